"""Masses in space, and the parts a figure is made of.

A `Part` is one mass: a sleeve, a skull, a finger. Parts know nothing of how they are drawn: `stage` looks at them,
lets the nearer hide the farther, and draws a line only where one form really passes before another.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.colour import Colour
from studio.figures.space import Space, frames_along, rows, smooth, unit, vec
from studio.scene import Texture

Faces = NDArray[np.int64]
# (outward normals on the card, where the part looks as the camera has it) -> which places are drawn
LineRule = Callable[[Space, Space], NDArray[np.bool_]]
Wave = Callable[[Space, Space], Space]  # (place along 0 … 1, angle round) -> factor of the radius


@dataclass(frozen=True, eq=False)
class Stroke:
    """A pen line lying on a part."""

    path: Space
    weight: float = 1.0
    colour: Colour | None = None  # None: the ink of the part
    strength: float = 0.85
    lift: float = 0.0  # how far below the surface it may lie and still be seen
    taper: bool = True


@dataclass(frozen=True, eq=False)
class Patch:
    """A closed field of another colour lying on a part: an iris, a stripe, an apron."""

    ring: Space
    colour: Colour
    weight: float = 0.9
    name: str = ""
    within: str = ""  # seen only inside the patch of this name
    line: float = 0.0
    lift: float = 0.0


@dataclass(frozen=True, eq=False)
class Blush:
    """A soft stain on a part: a red cheek, a shaded lid; a paler one is body colour, as inside a dark hand."""

    ring: Space
    colour: Colour
    weight: float = 0.4
    softness: float = 1.0  # units of space


Mark: TypeAlias = Stroke | Patch | Blush


@dataclass(frozen=True, eq=False)
class Mesh:
    points: Space
    faces: Faces

    @staticmethod
    def empty() -> "Mesh":
        """For a part that others are copied from."""
        return Mesh(np.zeros((0, 3)), np.zeros((0, 3), np.int64))

    @staticmethod
    def joined(meshes: Sequence["Mesh"]) -> "Mesh":
        starts = np.cumsum([0, *[len(mesh.points) for mesh in meshes[:-1]]])
        faces = np.vstack([mesh.faces + start for mesh, start in zip(meshes, starts, strict=True)])
        return Mesh(np.vstack([mesh.points for mesh in meshes]), faces)


@dataclass(frozen=True, eq=False)
class Part:
    """One mass of a figure with everything needed to draw it."""

    name: str
    mesh: Mesh
    colour: Colour
    role: str = ""
    texture: Texture = "plain"
    weight: float = 0.9
    modelling: float = 0.5
    line: float = 1.4
    fuse: str = ""  # parts of one fuse are painted as one mass
    flows: frozenset[str] = frozenset()  # names of parts it flows into without a line …
    tau: float = 1.0  # … where their depths differ by less than this
    marks: tuple[Mark, ...] = ()
    ahead: Space | None = None  # where it looks, in space
    line_where: LineRule | None = None  # which of its inner lines are drawn
    over: float = 0.0  # drawn as if nearer by so much
    round_by: float = 1.0  # how much its silhouette is rounded
    two_sided: bool = False  # a sheet: whichever side we see is lit as it lies

    def marked(self, *marks: Mark) -> "Part":
        return replace(self, marks=(*self.marks, *marks))


@lru_cache(256)
def grid_faces(down: int, round_: int, wrap: bool) -> Faces:
    """Triangles of a grid of `down` rows with `round_` points each."""
    i, j = np.meshgrid(np.arange(down - 1), np.arange(round_ if wrap else round_ - 1), indexing="ij")
    a, b = i * round_ + j, i * round_ + (j + 1) % round_
    c, d = a + round_, b + round_
    first, second = np.stack([a, b, c], -1), np.stack([b, d, c], -1)
    return np.concatenate([first.reshape(-1, 3), second.reshape(-1, 3)]).astype(np.int64)


def sheet(grid: Space, wrap: bool = False) -> Mesh:
    """A skin over a grid of points (rows, columns, 3)."""
    down, round_ = grid.shape[:2]
    return Mesh(grid.reshape(-1, 3), grid_faces(down, round_, wrap))


@dataclass(frozen=True, eq=False)
class Loft:
    """A skin over rings: centres with two half axes each."""

    centres: Space
    sides: Space
    fronts: Space
    count: int = 18
    wave: Wave | None = None
    caps: tuple[float, float] = (0.0, 0.0)  # length of the rounded ends

    def at(self, t: ArrayLike, angle: ArrayLike) -> Space:
        """Places on the surface: t 0 … 1 along, the angle round from side towards front."""
        along, turn = np.broadcast_arrays(np.asarray(t, np.float64), np.asarray(angle, np.float64))
        last = len(self.centres) - 1
        x = np.clip(along * last, 0, last)
        i = np.minimum(x.astype(int), last - 1)
        f = (x - i)[..., None]
        centre, side, front = (a[i] * (1 - f) + a[i + 1] * f for a in (self.centres, self.sides, self.fronts))
        factor = 1.0 if self.wave is None else self.wave(along, turn)[..., None]
        placed = centre + factor * (np.cos(turn)[..., None] * side + np.sin(turn)[..., None] * front)
        return np.asarray(placed, np.float64)

    def mesh(self) -> Mesh:
        rings = list(self._rings())
        start, end = self.caps
        if start:
            rings = [*self._cap(rings[0], 0, 1, start)[::-1], *rings]
        if end:
            rings = [*rings, *self._cap(rings[-1], -1, -2, end)]
        lids = np.array([rings[0].mean(axis=0), rings[-1].mean(axis=0)])
        return Mesh(
            np.vstack([*rings, lids]), np.vstack([grid_faces(len(rings), self.count, True), *self._lids(rings)])
        )

    def _rings(self) -> Space:
        angle = np.linspace(0, 2 * np.pi, self.count, endpoint=False)
        if self.wave is not None:
            return self.at(np.linspace(0, 1, len(self.centres))[:, None], angle[None, :])
        turn = np.cos(angle)[None, :, None], np.sin(angle)[None, :, None]
        placed = self.centres[:, None] + (turn[0] * self.sides[:, None] + turn[1] * self.fronts[:, None])
        return np.asarray(placed, np.float64)

    def _cap(self, ring: Space, end: int, before: int, reach: float) -> list[Space]:
        along = unit(self.centres[end] - self.centres[before])
        middle = self.centres[end]
        return [middle + along * reach * k + (ring - middle) * np.sqrt(1 - k * k) for k in (0.4, 0.75, 0.97)]

    def _lids(self, rings: list[Space]) -> list[Faces]:
        first, total = np.arange(self.count), len(rings) * self.count
        last = first + total - self.count
        return [
            np.stack([np.roll(ring, -1), ring, np.full(self.count, total + k)], -1).astype(np.int64)
            for k, ring in enumerate((first, last[::-1]))
        ]


def loft(
    rings: Sequence[tuple[Space, Space, Space]], count: int = 22, steps: int = 4, wave: Wave | None = None
) -> Loft:
    """A smooth skin through rings given as (centre, side, front)."""
    centres, sides, fronts = (smooth(np.array(axis), steps) for axis in zip(*rings, strict=True))
    return Loft(centres, sides, fronts, count, wave)


def tube(
    knots: ArrayLike,
    radii: Sequence[float],
    hint: Space | None = None,
    flat: float = 1.0,
    steps: int = 4,
    count: int = 14,
    capped: bool = True,
    wave: Wave | None = None,
) -> Loft:
    """A tapered limb through knots; `flat` is its thickness across the hint, by its breadth."""
    k = rows(knots)
    r = np.interp(np.linspace(0, 1, len(k)), np.linspace(0, 1, len(radii)), radii)
    both = smooth(np.column_stack([k, r]), steps)
    centres, radius = both[:, :3], np.maximum(both[:, 3:], 1e-3)
    side, front = frames_along(centres, vec(1, 0, 0.1) if hint is None else hint)
    caps = (float(radius[0, 0]), float(radius[-1, 0])) if capped else (0.0, 0.0)
    return Loft(centres, side * radius, front * radius * flat, count, wave, caps)


@lru_cache(16)
def globe(count: int) -> tuple[Space, Faces]:
    """Directions all round, as a grid of latitudes and longitudes."""
    lat, lon = np.meshgrid(
        np.linspace(-np.pi / 2, np.pi / 2, count), np.linspace(0, 2 * np.pi, 2 * count, endpoint=False), indexing="ij"
    )
    d = np.stack([np.cos(lat) * np.sin(lon), np.sin(lat), np.cos(lat) * np.cos(lon)], -1)
    return d.reshape(-1, 3), grid_faces(count, 2 * count, True)


def ball(centre: Space, radius: float | Space, axes: Space | None = None, count: int = 11) -> Mesh:
    """An ellipsoid with its radii along the axes (columns)."""
    directions, faces = globe(count)
    points = directions * radius
    return Mesh((points if axes is None else points @ axes.T) + centre, faces)


def hull(points: Space, count: int = 15) -> Mesh:
    """The convex skin round points: the farthest of them in every direction, joined like a globe's grid."""
    directions, faces = globe(count)
    return Mesh(points[np.argmax(directions @ points.T, axis=1)], faces)
