"""Solids in the round, seen from any side: what lets one body serve profile, front, back and bird's eye.

Space is (forward, up, aside): where the figure faces, the sky, and its own left. Tubes and lofts are the only
solids; a view turns them into silhouettes, and lines on their skin into the visible part of those lines.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely.geometry import MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from studio.geometry import Outline, Point, Points, fuse, positive, resample, union
from studio.scene import Lines, Shape

Space = NDArray[np.float64]

_CIRCLE = np.linspace(0, math.tau, 28, endpoint=False)


def space(*places: ArrayLike) -> Space:
    return np.array(places, np.float64).reshape(-1, 3)


def unit(vector: ArrayLike) -> Space:
    long = np.asarray(vector, np.float64)
    return np.asarray(long / (np.linalg.norm(long) + 1e-12), np.float64)


def about(axis: ArrayLike, angle: float) -> Space:
    """The matrix turning (forward, up, aside) vectors about an axis by the right-hand rule."""
    x, y, z = unit(axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross, np.float64)


def square_to(vector: ArrayLike, axis: ArrayLike) -> Space:
    """The part of a vector at right angles to an axis, as a unit vector."""
    along = unit(axis)
    free = np.asarray(vector, np.float64)
    return unit(free - along * float(free @ along))


@dataclass(frozen=True)
class View:
    """Where we stand: `yaw` 0 sees the left profile facing left, π/2 the front, -π/2 the back; `pitch` looks down."""

    yaw: float = 0.0
    pitch: float = 0.09

    @property
    def matrix(self) -> Space:
        """Rows: screen x, screen y, nearness."""
        cosine, sine = math.cos(self.yaw), math.sin(self.yaw)
        low, high = math.sin(self.pitch), math.cos(self.pitch)
        near = np.array([sine, 0.0, cosine])
        up = np.array([0.0, 1.0, 0.0])
        return np.array([[-cosine, 0.0, sine], low * near - high * up, high * near + low * up])

    def __call__(self, places: ArrayLike) -> Points:
        return np.asarray(np.asarray(places, np.float64).reshape(-1, 3) @ self.matrix[:2].T, np.float64)

    def point(self, place: ArrayLike) -> Point:
        x, y = self(place)[0]
        return float(x), float(y)

    def nearness(self, places: ArrayLike) -> NDArray[np.float64]:
        return np.asarray(np.asarray(places, np.float64).reshape(-1, 3) @ self.matrix[2], np.float64)

    def near(self, place: ArrayLike) -> float:
        return float(self.nearness(place).mean())

    def unseen(self, spot: Point, nearness: float) -> Space:
        """The place in space that is drawn at `spot`, as near to us as told."""
        return np.asarray(self.matrix.T @ np.array([spot[0], spot[1], nearness]), np.float64)


def hulls(slices: Sequence[Points]) -> Outline:
    """The union of the hulls of neighbouring slices."""
    pairs = [np.vstack(pair) for pair in pairwise(slices)]
    return filled(shapely.union_all([MultiPoint(pair).convex_hull for pair in pairs]))


def filled(geometry: BaseGeometry) -> Outline:
    """The outer rings of a shapely geometry; holes and crumbs are dropped."""
    parts = [geometry] if isinstance(geometry, Polygon) else getattr(geometry, "geoms", [])
    return tuple(
        positive(np.array(part.exterior.coords)[:-1])
        for part in parts
        if isinstance(part, Polygon) and not part.is_empty
    )


def skin_patch(grid: Space, view: View, grain: float) -> Outline:
    """The part of a sheet in space (rows of places) that shows us its outer side, as one outline."""
    flat = view(grid).reshape(*grid.shape[:2], 2)
    across, down = flat[1:, :-1] - flat[:-1, 1:], flat[1:, 1:] - flat[:-1, :-1]
    near = across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0] > 1e-9
    bands: list[Points] = []
    for row in range(near.shape[1]):
        for start, end in stretches(near[:, row]):
            bands.append(np.vstack([flat[start : end + 1, row], flat[start : end + 1, row + 1][::-1]]))
    if not bands:
        return ()
    whole = shapely.union_all([Polygon(band).buffer(0.2 * grain) for band in bands])
    return filled(whole.buffer(grain).buffer(-3 * grain).buffer(1.8 * grain))


def tube(view: View, spine: ArrayLike, radii: Sequence[float], smooth: int = 5) -> Outline:
    """The silhouette of a round limb: balls of the given radii strung along a smooth spine."""
    knots = np.asarray(spine, np.float64).reshape(-1, 3)
    path = flowing(knots, smooth) if len(knots) > 2 else np.linspace(knots[0], knots[-1], 4)
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    knot_places = np.interp(np.linspace(0, len(path) - 1, len(radii)), np.arange(len(path)), along)
    widths = np.interp(along, knot_places, radii)
    ring = np.stack([np.cos(_CIRCLE), np.sin(_CIRCLE)], axis=1)
    return hulls([spot + radius * ring for spot, radius in zip(view(path), widths, strict=True)])


def flowing(knots: Space, steps: int = 5) -> Space:
    """A Catmull-Rom curve in space through all knots."""
    padded = np.vstack([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    a, b, c, d = (padded[i : i + len(knots) - 1, None, :] for i in range(4))
    t = np.linspace(0.0, 1.0, steps, endpoint=False)[None, :, None]
    inner = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return np.vstack([inner.reshape(-1, 3), knots[-1:]])


@dataclass(frozen=True, eq=False)
class Loft:
    """A skin stretched over oval ribs: each has a middle and two half axes, towards its front and its left."""

    middles: Space
    fronts: Space
    lefts: Space

    @property
    def count(self) -> int:
        return len(self.middles)

    def smooth(self, steps: int = 5) -> "Loft":
        return Loft(flowing(self.middles, steps), flowing(self.fronts, steps), flowing(self.lefts, steps))

    def above_ground(self, floor: float = 0.0) -> "Loft":
        """Ribs that would sink into the ground are lifted to lie on it."""
        middles = self.middles.copy()
        middles[:, 1] = np.maximum(middles[:, 1], floor)
        return Loft(middles, self.fronts, self.lefts)

    def between(self, start: float, end: float) -> "Loft":
        """The stretch between two shares of its length."""
        places = np.linspace(start, end, max(10, round(2 * self.count * (end - start)))) * (self.count - 1)
        return Loft(*(_sampled(rows, places) for rows in (self.middles, self.fronts, self.lefts)))

    def wider(self, by: float) -> "Loft":
        """Every half axis longer by so much: a garment over another."""
        grown = (rows * (1 + by / (np.linalg.norm(rows, axis=1)[:, None] + 1e-9)) for rows in (self.fronts, self.lefts))
        return Loft(self.middles, *grown)

    def at(self, along: ArrayLike, round_: ArrayLike) -> Space:
        """Places on the skin: `along` 0 … 1 from the first rib to the last, `round_` 0 in front, π/2 at its left."""
        share, angle = np.broadcast_arrays(np.asarray(along, np.float64), np.asarray(round_, np.float64))
        places = np.clip(share.ravel(), 0, 1) * (self.count - 1)
        middles, fronts, lefts = (_sampled(rows, places) for rows in (self.middles, self.fronts, self.lefts))
        turn = angle.ravel()[:, None]
        return np.asarray(middles + np.cos(turn) * fronts + np.sin(turn) * lefts, np.float64)

    def facing(self, view: View, along: ArrayLike, round_: ArrayLike) -> NDArray[np.float64]:
        """How far each place on the skin is turned towards us: -1 … 1."""
        share = np.broadcast_arrays(np.asarray(along, np.float64), np.asarray(round_, np.float64))[0]
        places = np.clip(share.ravel(), 0, 1) * (self.count - 1)
        outward = self.at(along, round_) - _sampled(self.middles, places)
        return np.asarray(view.nearness(outward) / (np.linalg.norm(outward, axis=1) + 1e-9), np.float64)

    def outline(self, view: View) -> Outline:
        turn = _CIRCLE[:, None]
        ribs = [
            m + np.cos(turn) * f + np.sin(turn) * s
            for m, f, s in zip(self.middles, self.fronts, self.lefts, strict=True)
        ]
        return hulls([view(rib) for rib in ribs])

    def drawn(self, view: View, along: ArrayLike, round_: ArrayLike, edge: float = 0.12) -> list[Points]:
        """The stretches of a line on the skin that face us."""
        return runs(view(self.at(along, round_)), self.facing(view, along, round_) > edge)

    def ring(self, view: View, along: float, edge: float = 0.02) -> list[Points]:
        """The visible part of one rib: a hem, a belt, a stripe."""
        turn = np.linspace(-math.pi, math.pi, 61) + view_turn(view)
        return self.drawn(view, np.full(61, along), turn, edge)

    def panel(self, view: View, along: NDArray[np.float64], half: NDArray[np.float64]) -> Outline:
        """The visible part of a strip down the front, reaching `half` radians to both sides."""
        share = np.linspace(-1, 1, 17)[:, None]
        grid = self.at(np.broadcast_to(along, (17, len(along))), share * half).reshape(17, len(along), 3)
        return skin_patch(grid, view, 0.35)

    def patch(self, view: View, corners: Sequence[tuple[float, float]], edge: float = 0.25) -> Outline:
        """A closed piece of the skin (pocket, lapel) given by its corners; nothing where it turns away."""
        along, round_ = np.array(corners, np.float64).T
        if float(self.facing(view, along, round_).mean()) < edge:
            return ()
        return fuse(view(self.at(along, round_)))


def sleeve(spine: ArrayLike, radii: Sequence[float], aside: ArrayLike, steps: int = 5) -> Loft:
    """A round loft along a spine, its lefts kept towards `aside`."""
    path = flowing(np.asarray(spine, np.float64).reshape(-1, 3), steps)
    along = np.gradient(path, axis=0)
    lefts = np.array([square_to(aside, step) for step in along])
    fronts = np.cross(lefts, along / (np.linalg.norm(along, axis=1)[:, None] + 1e-12))
    widths = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(radii)), radii)[:, None]
    return Loft(path, widths * fronts, widths * lefts)


def view_turn(view: View) -> float:
    """The angle round an upright body at which its near side lies."""
    return math.pi / 2 - view.yaw


def _sampled(rows: Space, places: NDArray[np.float64]) -> Space:
    whole = np.arange(len(rows))
    return np.stack([np.interp(places, whole, rows[:, axis]) for axis in range(3)], axis=1)


def runs(path: Points, kept: NDArray[np.bool_]) -> list[Points]:
    """The stretches of a path where `kept` holds, each of two points or more."""
    return [path[start:end] for start, end in stretches(kept) if end - start > 1]


def stretches(kept: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Start and end (exclusive) of every run of true."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], kept.astype(np.int8), [0]])))
    return [(int(start), int(end)) for start, end in edges.reshape(-1, 2)]


def joined(part: Shape, body: Outline, joint: Point, reach: float, seam: float = 0.0) -> list[Shape | Lines]:
    """A limb growing out of a body of the same stuff: outlined, except where it leaves the body round the joint.

    There it has only a `seam` as strong as told.
    """
    inside = shapely.union_all([Polygon(ring).buffer(0) for ring in body if len(ring) > 2])
    shapely.prepare(inside)
    edges: list[Points] = []
    seams: list[Points] = []
    for ring in part.outline:
        even = resample(ring, 0.6, closed=True)
        rooted = np.hypot(*(even - np.array(joint)).T) < reach
        hidden = rooted & shapely.contains_xy(inside, even[:, 0], even[:, 1])
        start = int(np.argmax(hidden))
        round_ = np.append(np.arange(start, len(even)), np.arange(start + 1))
        edges += runs(even[round_], ~hidden[round_])
        seams += runs(even[round_], hidden[round_])
    drawn: list[Shape | Lines] = [replace(part, line=0.0), Lines(tuple(edges), part.line, strength=0.9, taper=False)]
    return drawn + ([Lines(tuple(seams), 0.8 * part.line, role="seam", strength=seam)] if seam else [])


def merged(*outlines: Outline, soften: float = 0.4) -> Outline:
    """One silhouette of several, its inner corners rounded."""
    return union(*(outline for outline in outlines if outline), soften=soften)
