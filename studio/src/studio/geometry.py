"""Points, curves and silhouettes. Points are float64 arrays of shape (N, 2); y grows downwards.

Wherever a path is asked for it may be written as text: "286,436! 400,424 520,440!". A `!` marks a corner in a path that
is otherwise smooth.

An `Outline` is a tuple of rings filled by the non-zero rule: rings of the same orientation add up,
a ring of the opposite orientation inside another is a hole (`with_holes` takes care of that).
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray
from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

from studio.chance import Stream
from studio.noise import wander

Points = NDArray[np.float64]
Point = tuple[float, float]
Outline = tuple[Points, ...]
Box = tuple[float, float, float, float]  # left, top, right, bottom

TAU = math.tau


def points(*pairs: ArrayLike) -> Points:
    """points((0, 0), (10, 5), …) or points("0,0 10,5 …") as an array."""
    if len(pairs) == 1 and isinstance(pairs[0], str):
        return as_points(pairs[0])
    return np.array(pairs, np.float64).reshape(-1, 2)


def as_points(path: ArrayLike) -> Points:
    if isinstance(path, str):
        return _written(path)
    return np.asarray(path, np.float64).reshape(-1, 2)


def _written(path: str) -> Points:
    """The points of a path written as text. A corner is given twice, which is how `curve` knows it."""
    pairs = []
    for word in path.split():
        x, y = word.rstrip("!").split(",")
        pairs += [(float(x), float(y))] * (2 if word.endswith("!") else 1)
    return np.array(pairs, np.float64)


def solid(*rings: ArrayLike) -> Outline:
    """An outline of rings that add up, whichever way they were drawn."""
    return tuple(positive(ring) for ring in rings)


def paths(*strokes: ArrayLike) -> tuple[Points, ...]:
    return tuple(as_points(stroke) for stroke in strokes)


@dataclass(frozen=True)
class Placing:
    """Flip left-right, then scale, then rotate (radians, clockwise on screen), then move."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    rotation: float = 0.0
    flip: bool = False

    def __call__(self, path: ArrayLike) -> Points:
        source = as_points(path)
        sideways = -source[:, 0] if self.flip else source[:, 0]
        cosine, sine = math.cos(self.rotation) * self.scale, math.sin(self.rotation) * self.scale
        return np.stack(
            [
                self.x + cosine * sideways - sine * source[:, 1],
                self.y + sine * sideways + cosine * source[:, 1],
            ],
            axis=1,
        )

    def point(self, place: Point) -> Point:
        moved = self(place)[0]
        return float(moved[0]), float(moved[1])

    def angle(self, angle: float) -> float:
        """Where a direction points after the placing."""
        return (math.pi - angle if self.flip else angle) + self.rotation


def place(
    path: ArrayLike,
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    rotation: float = 0.0,
    flip: bool = False,
) -> Points:
    return Placing(x, y, scale, rotation, flip)(path)


def moved(
    outline: Outline, x: float = 0.0, y: float = 0.0, scale: float = 1.0, rotation: float = 0.0, flip: bool = False
) -> Outline:
    """All rings of an outline placed alike: a shadow thrown aside, a double."""
    return tuple(map(Placing(x, y, scale, rotation, flip), outline))


@lru_cache(64)
def powers(steps: int) -> tuple[Points, Points, Points]:
    """`steps` even places from 0 to 1, their squares and cubes, for a curve between knots: (1, steps, 1)."""
    t = np.linspace(0.0, 1.0, steps, endpoint=False)[None, :, None]
    return t, t**2, t**3


def _catmull_rom(knots: Points, before: Points, after: Points, steps: int) -> Points:
    """The curve through `knots`, entered from `before` and left towards `after`; last knot included."""
    padded = np.vstack([before.reshape(1, 2), knots, after.reshape(1, 2)])
    a, b, c, d = (padded[i : i + len(knots) - 1, None, :] for i in range(4))
    t, square, cube = powers(steps)
    inner = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube)
    return np.vstack([inner.reshape(-1, 2), knots[-1:]])


def _open_curve(knots: Points, steps: int) -> Points:
    if len(knots) < 3:
        return knots
    return _catmull_rom(knots, 2 * knots[0] - knots[1], 2 * knots[-1] - knots[-2], steps)


def _split_at_corners(knots: Points) -> list[Points]:
    """Cut where a point is given twice; each piece keeps its end points."""
    repeated = np.flatnonzero(np.hypot(*np.diff(knots, axis=0).T) < 1e-9)
    return [piece for piece in np.split(knots, repeated + 1) if len(piece) > 1]


def curve(path: ArrayLike, closed: bool = False, steps: int = 8) -> Points:
    """A smooth Catmull-Rom curve through all points. A point given twice in a row is a true corner."""
    knots = as_points(path)
    if closed:
        doubled = np.flatnonzero(np.hypot(*(knots - np.roll(knots, 1, axis=0)).T) < 1e-9)
        if len(doubled) == 0:
            around = np.vstack([knots, knots[:1]])
            return _catmull_rom(around, knots[-1], knots[1], steps)[:-1]
        knots = np.roll(knots, -doubled[0], axis=0)
        return np.vstack([_open_curve(piece, steps)[:-1] for piece in _split_at_corners(knots)])
    pieces = [_open_curve(piece, steps) for piece in _split_at_corners(knots)]
    return np.vstack([*[piece[:-1] for piece in pieces[:-1]], pieces[-1]])


def blob(*knots: ArrayLike, steps: int = 8) -> Points:
    """A closed smooth shape through the given points."""
    return curve(points(*knots), closed=True, steps=steps)


def outline(path: ArrayLike) -> Outline:
    """A smooth closed shape as an outline: outline("286,436! 400,424 520,440! 530,600")."""
    return solid(curve(path, closed=True))


def closed(ring: ArrayLike) -> Points:
    """A ring as a stroke that comes back to where it began."""
    path = as_points(ring)
    return np.vstack([path, path[:1]])


def resample(path: ArrayLike, step: float, closed: bool = False) -> Points:
    """The same path with points about `step` apart (at least three)."""
    source = as_points(path)
    if closed:
        source = np.vstack([source, source[:1]])
    even = divided(source, max(2, int(_walked(source)[-1] / step)))
    return even[:-1] if closed else even


def divided(path: ArrayLike, parts: int) -> Points:
    """The same path in so many parts of one length.

    Their number is given, not their length: a path is 200 or 199 times as long as its two-hundredth part, depending on
    the last bits of its length, in which processors differ.
    """
    source = as_points(path)
    walked = _walked(source)
    places = np.linspace(0.0, walked[-1], parts + 1)
    return np.stack([np.interp(places, walked, source[:, 0]), np.interp(places, walked, source[:, 1])], axis=1)


def _walked(path: Points) -> Points:
    """How far it is to each point, along the path."""
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])


def tangents(path: Points) -> Points:
    """Unit directions along an open path."""
    step = slopes(path)
    return np.asarray(step / (np.hypot(step[:, 0], step[:, 1])[:, None] + 1e-12), np.float64)


def slopes(path: Points) -> Points:
    """Differences along an open path; as np.gradient has them, without its care for other spacings."""
    step = np.empty_like(path)
    step[1:-1] = (path[2:] - path[:-2]) / 2
    step[0], step[-1] = path[1] - path[0], path[-1] - path[-2]
    return step


def normals(path: Points) -> Points:
    """Unit directions to the left of travel on screen (x right, y down)."""
    along = tangents(path)
    return np.stack([along[:, 1], -along[:, 0]], axis=1)


def along(path: Points, fraction: float) -> tuple[Point, float]:
    """The point at a fraction of the length, and the direction of travel there."""
    even = divided(path, 200)
    index = min(len(even) - 1, max(0, round(fraction * (len(even) - 1))))
    direction = tangents(even)[index]
    return (float(even[index, 0]), float(even[index, 1])), math.atan2(direction[1], direction[0])


def between(first: Points, second: Points, shares: Iterable[float], until: float, count: int) -> tuple[Points, ...]:
    """Lines that run beside two ways, as far over from the first to the second as each share says.

    They end at `until` of the ways' lengths and have so many points.
    """
    places = np.linspace(0.0, until, count)
    start, end = (np.array([along(way, float(place))[0] for place in places]) for way in (first, second))
    return tuple(start + share * (end - start) for share in shares)


def ellipse(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float | None = None,
    rotation: float = 0.0,
    start: float = 0.0,
    end: float = TAU,
    count: int = 48,
) -> Points:
    """A full ellipse as a ring, or the arc from angle `start` to `end` (clockwise on screen)."""
    whole = abs(end - start) >= TAU - 1e-9
    angles = np.linspace(start, end, count, endpoint=not whole)
    tall = radius_x if radius_y is None else radius_y
    return place(np.stack([radius_x * np.cos(angles), tall * np.sin(angles)], axis=1), x, y, rotation=rotation)


def rectangle(left: float, top: float, right: float, bottom: float) -> Points:
    return points((left, top), (right, top), (right, bottom), (left, bottom))


def star(x: float, y: float, outer: float, inner: float, tips: int = 5, rotation: float = -math.pi / 2) -> Points:
    angles = rotation + np.arange(2 * tips) * math.pi / tips
    radii = np.where(np.arange(2 * tips) % 2 == 0, outer, inner)
    return np.stack([x + radii * np.cos(angles), y + radii * np.sin(angles)], axis=1)


# A rounded end, sampled: how far ahead of it and how far aside each place is.
_CAP_TURN = np.linspace(-math.pi / 2, math.pi / 2, 7)[1:-1, None]
_CAP_AHEAD, _CAP_ASIDE = np.cos(_CAP_TURN), np.sin(_CAP_TURN)


def limb(skeleton: ArrayLike, widths: Sequence[float], steps: int = 8) -> Points:
    """A tapered tube round a smooth spine; `widths` are spread evenly along it, ends are rounded."""
    knots = as_points(skeleton)
    spine = curve(knots, steps=steps)
    if len(spine) < 4:
        spine = divided(spine, 8)
    half = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(widths)), widths) / 2
    direction = tangents(spine)
    left = np.stack([direction[:, 1], -direction[:, 0]], axis=1) * half[:, None]
    end = spine[-1] + half[-1] * (_CAP_AHEAD * direction[-1] - _CAP_ASIDE * left[-1] / max(half[-1], 1e-9))
    start = spine[0] - half[0] * (_CAP_AHEAD * direction[0] - _CAP_ASIDE * left[0] / max(half[0], 1e-9))
    return np.vstack([spine + left, end, (spine - left)[::-1], start])


def beside(skeleton: ArrayLike, widths: Sequence[float], share: float, steps: int = 8) -> Points:
    """A line along a limb, from its left edge as one travels (-1) over its spine (0) to its right (1)."""
    spine = curve(skeleton, steps=steps)
    half = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(widths)), widths) / 2
    return np.asarray(spine - normals(spine) * half[:, None] * share, np.float64)


def bounds(outline: Iterable[ArrayLike]) -> Box:
    everything = np.vstack([as_points(ring) for ring in outline])
    (left, top), (right, bottom) = everything.min(axis=0), everything.max(axis=0)
    return float(left), float(top), float(right), float(bottom)


def _polygon(outline: Iterable[Points]) -> BaseGeometry:
    """Shapely's view of an outline: positive rings united, negative rings cut out."""
    solids: list[BaseGeometry] = []
    holes: list[BaseGeometry] = []
    for ring in outline:
        if len(ring) >= 3:
            (holes if signed_area(ring) < 0 else solids).append(make_valid(Polygon(ring)))
    if not solids:
        return unary_union(holes)
    return unary_union(solids).difference(unary_union(holes)) if holes else unary_union(solids)


def signed_area(ring: Points) -> float:
    here, ahead = ring, np.concatenate([ring[1:], ring[:1]])
    return float(0.5 * np.sum(here[:, 0] * ahead[:, 1] - ahead[:, 0] * here[:, 1]))


def positive(ring: ArrayLike) -> Points:
    """The same ring, turned so that it counts as solid."""
    source = as_points(ring)
    return source if signed_area(source) >= 0 else source[::-1].copy()


# Where two edges all but meet, one processor cuts a sliver and another none. Nobody sees what is smaller than this.
SPECK = 1e-6


def outline_of(geometry: BaseGeometry) -> Outline:
    """Shapely's geometry as an outline, holes turned the other way, without specks."""
    polygons = [geometry] if isinstance(geometry, Polygon) else getattr(geometry, "geoms", [])
    rings: list[Points] = []
    for part in polygons:
        if isinstance(part, MultiPolygon):
            rings.extend(outline_of(part))
        elif isinstance(part, Polygon) and part.area > SPECK:
            turned = orient(part, 1.0)
            rings.append(np.array(turned.exterior.coords, np.float64)[:-1])
            holes = (np.array(hole.coords, np.float64)[:-1] for hole in turned.interiors)
            rings.extend(hole for hole in holes if abs(signed_area(hole)) > SPECK)
    return tuple(rings)


def fuse(*rings: ArrayLike, soften: float = 0.0) -> Outline:
    """The union of overlapping parts as one clean silhouette; `soften` rounds the inner corners."""
    return _rounded(_polygon([positive(ring) for ring in rings]), soften)


def union(*outlines: Outline, soften: float = 0.0) -> Outline:
    return _rounded(unary_union([_polygon(outline) for outline in outlines]), soften)


def _rounded(geometry: BaseGeometry, soften: float) -> Outline:
    return outline_of(geometry.buffer(soften).buffer(-soften) if soften else geometry)


def intersection(first: Outline, second: Outline) -> Outline:
    return outline_of(_polygon(first).intersection(_polygon(second)))


def difference(first: Outline, second: Outline) -> Outline:
    return outline_of(_polygon(first).difference(_polygon(second)))


def rim(outline: Outline, x: float, y: float) -> Outline:
    """The edge that light from behind strikes: what an outline leaves uncovered when it is moved by so much."""
    return difference(outline, moved(outline, x, y))


def offset(outline: Outline, by: float) -> Outline:
    """Grown (by > 0) or shrunk (by < 0) everywhere by the same amount."""
    return outline_of(_polygon(outline).buffer(by))


def with_holes(outer: ArrayLike, *holes: ArrayLike) -> Outline:
    """A ring with holes, turned so that they are holes."""
    return (positive(outer), *[positive(hole)[::-1].copy() for hole in holes])


def ridge(
    stream: Stream,
    y: float,
    height: float,
    left: float = -20.0,
    right: float = 820.0,
    waves: int = 8,
    tilt: float = 0.0,
    rough: float = 0.0,
) -> Points:
    """A horizon line: a smooth wandering profile, `tilt` falling to the right, `rough` making crags."""
    across = np.linspace(left, right, waves + 1)
    down = y + height * 0.6 * stream.normal(count=waves + 1) + tilt * np.linspace(-0.5, 0.5, waves + 1)
    line = curve(np.stack([across, down], axis=1), steps=14)
    if rough:
        line[:, 1] += rough * wander(len(line), 4.0, stream)
    return line


def below(line: Points, bottom: float) -> Points:
    """The area under a horizon line, down to `bottom`."""
    return np.vstack([line, points((line[-1, 0], bottom), (line[0, 0], bottom))])


def height_at(line: Points, x: float) -> float:
    """The y of a left-to-right line at `x`."""
    return float(np.interp(x, line[:, 0], line[:, 1]))


@dataclass(frozen=True)
class Branch:
    """One grown segment: its spine, the widths along it, and its order (0 = trunk)."""

    spine: Points
    widths: tuple[float, ...]
    order: int

    @property
    def tip(self) -> Point:
        return float(self.spine[-1, 0]), float(self.spine[-1, 1])

    @property
    def heading(self) -> float:
        gap = self.spine[-1] - self.spine[-2]
        return math.atan2(gap[1], gap[0])


@dataclass(frozen=True)
class Growth:
    """How a tree branches: the rules `grow` follows."""

    orders: int = 6
    spread: float = 0.55  # radians between a branch and its parent
    shorter: float = 0.77  # length of a branch by that of its parent
    thinner: float = 0.68  # width likewise
    gnarl: float = 0.25  # how much a branch wanders
    droop: float = 0.0  # pull towards the ground (negative: towards the sky)
    third: float = 0.28  # probability of a third branch at a fork


def grow(stream: Stream, rules: Growth, length: float, width: float, heading: float = -math.pi / 2) -> list[Branch]:
    """Branches of a tree rooted at the origin, trunk first. `length` and `width` are the trunk's."""
    grown: list[Branch] = []

    def extend(root: Points, angle: float, span: float, thick: float, order: int) -> None:
        spine, widths = [root], [thick]
        for knot in range(1, 6):
            angle += stream.normal(0, rules.gnarl * 0.32) + rules.droop * 0.05 * math.cos(angle)
            spine.append(spine[-1] + np.array([math.cos(angle), math.sin(angle)]) * span / 5)
            widths.append(thick * (1 - 0.06 * knot))
        grown.append(Branch(np.array(spine), tuple(widths), order))
        if order >= rules.orders:
            return
        sides = [1.0, -1.0] + ([stream.uniform(-0.4, 0.4)] if stream.happens(rules.third) else [])
        for side in sides:
            turn = rules.spread * stream.uniform(0.55, 1.2) * side
            extend(
                spine[-1],
                angle + turn,
                span * rules.shorter * stream.uniform(0.82, 1.12),
                thick * rules.thinner * stream.uniform(0.78, 1.02),
                order + 1,
            )

    extend(np.zeros(2), heading, length, width, 0)
    return grown
