"""Forms many things share: what a lathe turns, what a joiner saws, and what time makes crooked."""

import itertools
import math
from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour
from studio.geometry import (
    Outline,
    Point,
    Points,
    as_points,
    closed,
    curve,
    ellipse,
    limb,
    place,
    points,
    solid,
)
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Mirror, Shape, Sky, Texture, Veil, Wash

Bend = Callable[[Points], Points]


def mirrored(path: ArrayLike) -> Points:
    """The same path on the other side of the y axis."""
    return as_points(path) * [-1.0, 1.0]


def both_sides(*rings: ArrayLike) -> Outline:
    """Rings and their mirror images, adding up."""
    return solid(*rings, *(mirrored(ring) for ring in rings))


def turned(*profile: Point, dip: float = 0.14, steps: int = 8) -> Points:
    """A thing turned on a lathe: (half width, y) from its top to its foot. A point given twice is an edge.

    `dip` is how far the foot bulges down, as a share of its half width: a base seen a little from above.
    """
    side = curve(profile, steps=steps)
    half, foot = float(side[-1, 0]), float(side[-1, 1])
    base = ellipse(0, foot, half, dip * half, end=math.pi, count=14)[1:-1]
    return np.vstack([side, base, mirrored(side)[::-1]])


def hoop(half_width: float, y: float, dip: float = 0.14) -> Points:
    """The visible half of a ring round a turned thing."""
    return ellipse(0, y, half_width, dip * half_width, start=0.06, end=math.pi - 0.06, count=20)


def lattice(left: float, top: float, right: float, bottom: float, columns: int, rows: int) -> tuple[Points, ...]:
    """Inner bars of a window or a shelf."""
    upright = [points((x, top), (x, bottom)) for x in np.linspace(left, right, columns + 1)[1:-1]]
    level = [points((left, y), (right, y)) for y in np.linspace(top, bottom, rows + 1)[1:-1]]
    return (*upright, *level)


def arch(left: float, right: float, foot: float, spring: float, pointed: float = 0.0) -> Points:
    """A doorway's outline: straight to `spring`, then round, or drawn up into a point."""
    middle, half = (left + right) / 2, (right - left) / 2
    crown = ellipse(middle, spring, half, half * (1 + 0.3 * pointed), start=math.pi, end=math.tau, count=24)
    if pointed:
        lift = pointed * 0.35 * half * np.clip(1 - np.abs(crown[:, 0] - middle) / half, 0, 1) ** 1.2
        crown = crown - np.stack([np.zeros(len(crown)), lift], axis=1)
    return np.vstack([points((left, foot)), crown, points((right, foot))])


def block(
    left: float,
    top: float,
    right: float,
    bottom: float,
    paint: Colour,
    role: str = "wood",
    texture: Texture = "wood",
    deep: Point = (10.0, -7.0),
    weight: float = 0.95,
    line: float = 1.3,
) -> tuple[Shape, Shape, Shape]:
    """A box seen from the front, a little from above and from the right: its side, its top, its front."""
    across, up = deep
    far_right, far_left = (right + across, top + up), (left + across, top + up)
    side = points((right, top), (right, bottom), (right + across, bottom + up), far_right)
    lid = points((left, top), (right, top), far_right, far_left)
    front = points((left, top), (right, top), (right, bottom), (left, bottom))
    return (
        Shape(solid(side), paint, role, weight, form=FLAT, shade=0.34, texture=texture, flow=math.pi / 2, line=line),
        Shape(solid(lid), paint.lighter(0.12), role, weight, form=FLAT, shade=-0.2, texture=texture, line=line),
        Shape(solid(front), paint, role, weight, form=FLAT, texture=texture, flow=0.0, line=line),
    )


def spokes(x: float, y: float, inner: float, outer: float, count: int, turn: float = 0.0) -> tuple[Points, ...]:
    ray = points((inner, 0), (outer, 0))
    return tuple(place(ray, x, y, rotation=turn + index * math.tau / count) for index in range(count))


def crooked(motif: Group, lean: float = 0.06, sway: float = 0.05, height: float = 0.0) -> Group:
    """The motif grown crooked: leaning by `lean`, its uprights bent like a bow by `sway`, shares of its height.

    The origin stays where it is, and everything else moves together.
    """
    tall = height or _height(motif)

    def bend(path: Points) -> Points:
        share = np.clip(-path[:, 1] / tall, -0.2, 1.6)
        across = lean * tall * share**2 + sway * tall * np.sin(math.pi * share) + path[:, 0] * 0.1 * share
        return np.stack([path[:, 0] + across, path[:, 1] + 0.5 * lean * path[:, 0] * share], axis=1)

    return _bent(motif, bend)


def _height(motif: Group) -> float:
    lowest = [_top(item) for item in motif.items]
    return max(1.0, -min(lowest, default=-1.0))


def _top(item: Item) -> float:
    if isinstance(item, Group):
        return -_height(item)
    if isinstance(item, Shape | Wash | Veil | Clip):
        return min(float(ring[:, 1].min()) for ring in item.outline)
    if isinstance(item, Lines):
        return min(float(path[:, 1].min()) for path in item.paths)
    return 0.0


def _bent(motif: Group, bend: Bend) -> Group:
    items = tuple(_bent_item(item, bend) for item in motif.items)
    anchors = {name: _bent_point(place, bend) for name, place in motif.anchors.items()}
    return replace(motif, items=items, anchors=anchors)


def _bent_item(item: Item, bend: Bend) -> Item:
    if isinstance(item, Group):
        return _bent(item, bend)
    if isinstance(item, Clip):
        return replace(item, outline=_bent_rings(item.outline, bend), group=_bent(item.group, bend))
    if isinstance(item, Shape | Wash | Veil):
        return replace(item, outline=_bent_rings(item.outline, bend))
    if isinstance(item, Lines):
        return replace(item, paths=tuple(bend(_dense(path)) for path in item.paths))
    if isinstance(item, Dots):
        return replace(item, centres=bend(item.centres))
    if isinstance(item, Glow):
        return replace(item, at=_bent_point(item.at, bend))
    assert isinstance(item, Sky | Mirror)
    return item


def _bent_rings(outline: Outline, bend: Bend) -> Outline:
    return tuple(bend(_dense(closed(ring))[:-1]) for ring in outline)


def _bent_point(place: Point, bend: Bend) -> Point:
    x, y = bend(as_points(place))[0]
    return float(x), float(y)


def _dense(path: Points, gap: float = 12.0) -> Points:
    """The same path with its long straight edges divided, so that they can bend."""
    pieces = [path[:1]]
    for start, end in itertools.pairwise(path):
        count = max(1, math.ceil(float(np.hypot(*(end - start))) / gap))
        pieces.append(start + (end - start) * np.linspace(0, 1, count + 1)[1:, None])
    return np.vstack(pieces)


def pale(strokes: Iterable[ArrayLike], width: float, paint: Colour, role: str) -> Shape:
    """Strokes of body colour: a pen only darkens, so whatever is drawn light on dark must be a shape."""
    return Shape(
        solid(*(limb(stroke, [0.7 * width, width, 0.7 * width]) for stroke in strokes)),
        paint,
        role,
        0.35,
        modelling=0,
        line=0.0,
    )


def when(condition: bool, *items: Item) -> tuple[Item, ...]:
    """The items if the condition holds: group(..., *when(lit, Glow(...)))."""
    return items if condition else ()
