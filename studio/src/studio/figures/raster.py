"""Depth by pixels: which part is seen where, which is nearer, and where light does not come."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from studio.compiled import compiled
from studio.figures.mesh import Faces
from studio.figures.space import Space
from studio.geometry import Points, resample

Depths = NDArray[np.float32]
Flags = NDArray[np.bool_]

FAR = np.float32(-1e9)


@compiled
def _fill(
    points: Space, faces: Faces, lights: Space, left: float, top: float, grain: float, z: Depths, lit: Depths
) -> None:
    """Every triangle into the depth buffer, nearest first; `lit` takes the light of what is kept."""
    height, width = z.shape
    for k in range(len(faces)):
        i, j, m = faces[k, 0], faces[k, 1], faces[k, 2]
        ax, ay, az = (points[i, 0] - left) / grain, (points[i, 1] - top) / grain, points[i, 2]
        bx, by, bz = (points[j, 0] - left) / grain, (points[j, 1] - top) / grain, points[j, 2]
        cx, cy, cz = (points[m, 0] - left) / grain, (points[m, 1] - top) / grain, points[m, 2]
        area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(area) < 1e-9:
            continue
        share = 1.0 / area
        x0, x1 = max(int(np.floor(min(ax, bx, cx))), 0), min(int(np.ceil(max(ax, bx, cx))), width - 1)
        y0, y1 = max(int(np.floor(min(ay, by, cy))), 0), min(int(np.ceil(max(ay, by, cy))), height - 1)
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) * share
                v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) * share
                if u >= -0.001 and v >= -0.001 and u + v <= 1.001:
                    d = az + u * (bz - az) + v * (cz - az)
                    if d > z[y, x]:
                        z[y, x] = d
                        lit[y, x] = lights[i] + u * (lights[j] - lights[i]) + v * (lights[m] - lights[i])


@compiled
def _cover(flat: Space, faces: Faces, left: float, top: float, grain: float, mask: NDArray[np.uint8]) -> None:
    """Every triangle into a mask."""
    height, width = mask.shape
    for k in range(len(faces)):
        i, j, m = faces[k, 0], faces[k, 1], faces[k, 2]
        ax, ay = (flat[i, 0] - left) / grain, (flat[i, 1] - top) / grain
        bx, by = (flat[j, 0] - left) / grain, (flat[j, 1] - top) / grain
        cx, cy = (flat[m, 0] - left) / grain, (flat[m, 1] - top) / grain
        area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(area) < 1e-9:
            continue
        share = 1.0 / area
        x0, x1 = max(int(np.floor(min(ax, bx, cx))), 0), min(int(np.ceil(max(ax, bx, cx))), width - 1)
        y0, y1 = max(int(np.floor(min(ay, by, cy))), 0), min(int(np.ceil(max(ay, by, cy))), height - 1)
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                if mask[y, x]:
                    continue
                u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) * share
                v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) * share
                if u >= -0.001 and v >= -0.001 and u + v <= 1.001:
                    mask[y, x] = 1


@dataclass(frozen=True, eq=False)
class Grid:
    """Pixels over a region of the card: the place of the first one and the size of each."""

    left: float
    top: float
    grain: float
    height: int
    width: int

    @classmethod
    def round(cls, flat: Points, grain: float, margin: float) -> "Grid":
        left, top = flat[:, :2].min(axis=0) - margin
        right, bottom = flat[:, :2].max(axis=0) + margin
        return cls(float(left), float(top), grain, int((bottom - top) / grain) + 2, int((right - left) / grain) + 2)

    def window(self, flat: Points) -> "Window":
        """The part of the grid that these points cover."""
        low = np.floor((flat[:, :2].min(axis=0) - (self.left, self.top)) / self.grain).astype(int) - 2
        high = np.ceil((flat[:, :2].max(axis=0) - (self.left, self.top)) / self.grain).astype(int) + 3
        c0, r0 = np.maximum(low, 0)
        return Window(int(r0), int(c0), min(int(high[1]), self.height), min(int(high[0]), self.width))

    def pixels(self, xy: Points) -> tuple[NDArray[np.int64], NDArray[np.int64], Flags]:
        """Row, column and whether they are on the grid."""
        column = np.round((xy[:, 0] - self.left) / self.grain).astype(np.int64)
        row = np.round((xy[:, 1] - self.top) / self.grain).astype(np.int64)
        return row, column, (column >= 0) & (row >= 0) & (column < self.width) & (row < self.height)


@dataclass(frozen=True)
class Window:
    top: int
    left: int
    bottom: int
    right: int

    @property
    def cut(self) -> tuple[slice, slice]:
        return slice(self.top, self.bottom), slice(self.left, self.right)

    def shared(self, other: "Window") -> "Window | None":
        both = Window(
            max(self.top, other.top),
            max(self.left, other.left),
            min(self.bottom, other.bottom),
            min(self.right, other.right),
        )
        return both if both.bottom > both.top and both.right > both.left else None

    def inside(self, whole: "Window") -> tuple[slice, slice]:
        """This window as seen from another that holds it."""
        return (
            slice(self.top - whole.top, self.bottom - whole.top),
            slice(self.left - whole.left, self.right - whole.left),
        )


def depths(flat: Space, faces: Faces, lights: Space, grid: Grid, window: Window) -> tuple[Depths, Depths]:
    """Nearness and light of a mesh within its window."""
    size = (window.bottom - window.top, window.right - window.left)
    z, lit = np.full(size, FAR, np.float32), np.ones(size, np.float32)
    left, top = grid.left + window.left * grid.grain, grid.top + window.top * grid.grain
    _fill(flat, faces, lights, left, top, grid.grain, z, lit)
    return z, lit


def sampled(grid: Grid, values: NDArray[np.generic], xy: Points, fallback: float) -> Space:
    """Values of the grid under points; `fallback` off the grid."""
    row, column, on = grid.pixels(xy)
    out = np.full(len(xy), fallback, np.float64)
    out[on] = values[row[on], column[on]]
    return out


def smoothed(ring: Points, step: float, sigma: float) -> Points:
    """A closed ring evenly sampled and gently rounded; sigma counts samples."""
    even = resample(ring, step, closed=True)
    if len(even) < 8 or sigma < 0.3:
        return even
    sigma = min(sigma, len(even) / 12)
    half = int(3 * sigma) + 1
    kernel = np.exp(-0.5 * (np.arange(-half, half + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    wrapped = np.vstack([even[np.arange(-half, 0) % len(even)], even, even[np.arange(half) % len(even)]])
    return np.stack([np.convolve(wrapped[:, i], kernel, "valid") for i in range(2)], 1)


def silhouette(flat: Space, faces: Faces, grain: float, round_by: float) -> BaseGeometry:
    """The outline of a projected mesh, its facets smoothed away."""
    extent = float(np.ptp(flat[:, :2], axis=0).max())
    fine = float(np.clip(extent / 240, 0.25 * grain, grain))
    grid = Grid.round(flat, fine, 3 * fine)
    whole = Window(0, 0, grid.height, grid.width)
    mask = np.zeros((grid.height, grid.width), np.uint8)
    _cover(flat, faces, grid.left, grid.top, fine, mask)
    return region(mask, grid, whole, 1.5 * fine, 1.4 * round_by)


def region(
    mask: Flags | NDArray[np.uint8], grid: Grid, window: Window, step: float, sigma: float, least: float = 5.0
) -> BaseGeometry:
    """A mask as a smooth shape; specks of fewer than `least` pixels are dropped."""
    rings, nesting = cv2.findContours(np.pad(mask, 1).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    if nesting is None:
        return Polygon()
    corner = np.array([grid.left + (window.left - 1) * grid.grain, grid.top + (window.top - 1) * grid.grain])
    solids: list[BaseGeometry] = []
    holes: list[BaseGeometry] = []
    for ring, (_, _, _, parent) in zip(rings, nesting[0], strict=True):
        if len(ring) < 4 or cv2.contourArea(ring) < least:
            continue
        # A contour runs through the middles of the outermost pixels: half a pixel of rim is still missing.
        rim = 0.5 * grid.grain
        shape = _simple(Polygon(smoothed(ring[:, 0, :] * grid.grain + corner, step, sigma))).buffer(rim, quad_segs=2)
        (solids if parent < 0 else holes).append(shape if parent < 0 else shape.buffer(-2 * rim))
    united = shapely.union_all(solids) if len(solids) > 1 else (solids[0] if solids else Polygon())
    return united.difference(shapely.union_all(holes)) if holes else united


def _simple(ring: Polygon) -> BaseGeometry:
    return ring if ring.is_valid else ring.buffer(0)


def rings_of(shape: BaseGeometry) -> list[Points]:
    """All rings of a shape, outer and inner."""
    found: list[Points] = []
    for piece in getattr(shape, "geoms", [shape]):
        if isinstance(piece, Polygon) and not piece.is_empty:
            found.append(np.array(piece.exterior.coords)[:-1])
            found.extend(np.array(hole.coords)[:-1] for hole in piece.interiors)
    return found


def runs(flags: Flags, least: int, bridge: int) -> list[NDArray[np.int64]]:
    """Index runs of a circular row of flags: small gaps bridged, short runs dropped."""
    count = len(flags)
    if flags.all():
        return [np.concatenate([np.arange(count), [0, 1]]).astype(np.int64)]
    if not flags.any():
        return []
    order = (np.arange(count) + int(np.flatnonzero(~flags)[0])) % count
    on = flags[order].copy()
    for start, end in stretches(~on):
        if end - start <= bridge and start > 0 and end < count:
            on[start:end] = True
    return [order[start:end] for start, end in stretches(on) if end - start >= least]


def stretches(on: Flags) -> Sequence[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], on.astype(np.int8), [0]])))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
