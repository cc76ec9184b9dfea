"""The places a card is set in, in card units: floors, walls, windows, doors, tables, roads, snow.

A stage shares construction, not looks: every function takes its colours from the card and returns a group to be put
among the layers, or spread into one: group(*boards(900, wood, dark), rug).
"""

import math
from collections.abc import Sequence
from typing import Unpack

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour
from studio.geometry import Box, Point, Points, as_points, below, curve, limb, offset, place, points, rectangle, solid
from studio.materials import Look, lit, plain, snow, wood
from studio.scene import FLAT, INK, WIDTH, Clip, Glow, Group, Item, Lines, Shape, Veil, Wash, group

MIDDLE = WIDTH / 2
FOOT = 1220.0  # a little below the card's edge


def boards(
    top: float,
    paint: Colour,
    near_paint: Colour,
    joints: range = range(-160, 1000, 80),
    spread: tuple[float, float] = (0.7, 1.5),
    box: tuple[float, float, float] = (-20.0, 820.0, FOOT),
    ends: float = FOOT,
    pen: tuple[float, float] = (1.4, 0.7),
    **differs: Unpack[Look],
) -> Group:
    """A floor whose boards run towards the viewer: `joints` are drawn in at the wall and out at the card's edge.

    `spread` says how far they lie apart there and here, `box` where the floor ends at the left, the right and below,
    `ends` where the joints do; `pen` is the weight and the strength of their lines.
    """
    left, right, foot = box
    back, front = spread
    lines = tuple(points((MIDDLE + back * (x - MIDDLE), top), (MIDDLE + front * (x - MIDDLE), ends)) for x in joints)
    look: Look = {"weight": 0.95, "colour_below": near_paint, "form": FLAT, **differs}
    return group(
        wood(rectangle(left, top, right, foot), paint, "floor", **look),
        Lines(lines, pen[0], strength=pen[1]),
    )


def papered_wall(
    box: Box, paint: Colour, stripe: Colour, gap: float = 44.0, dado: float | None = None, skirting: float = 26.0
) -> Group:
    """Striped paper down to a dado rail, or down to the skirting board."""
    left, top, right, bottom = box
    ends = bottom - skirting if dado is None else dado
    stripes = tuple(points((x, top), (x, ends)) for x in np.arange(left + gap / 2, right, gap))
    items: list[Item] = [
        plain(rectangle(left, top, right, bottom), paint, "wall", form=FLAT, line=0.0),
        Lines(stripes, 5.0, stripe, strength=0.35),
    ]
    if dado is not None:
        items.append(wood(rectangle(left, dado, right, bottom), paint.darker(0.2), "panel", form=FLAT, line=1.5))
    board = rectangle(left, bottom - skirting, right, bottom)
    return group(*items, wood(board, paint.darker(0.35), "skirting", form=5, line=1.4), name="wall")


def window(
    box: Box,
    view: Group,
    frame: Colour,
    bars: tuple[int, int] = (1, 1),
    thick: float = 14.0,
    sill: float = 26.0,
    light: Colour | None = None,
) -> Group:
    """A window with something behind it: `bars` upright and level ones between its panes, a sill unless that is 0.

    With `light` it shines into the room. Anchors `middle` and `sill`.
    """
    left, top, right, bottom = box
    middle = ((left + right) / 2, (top + bottom) / 2)
    pane = rectangle(left, top, right, bottom)
    upright = [limb([(x, top), (x, bottom)], [0.5 * thick] * 2) for x in np.linspace(left, right, bars[0] + 2)[1:-1]]
    level = [limb([(left, y), (right, y)], [0.5 * thick] * 2) for y in np.linspace(top, bottom, bars[1] + 2)[1:-1]]
    sides = [limb([start, end], [thick] * 2) for start, end in zip(pane, np.roll(pane, -1, axis=0), strict=True)]
    foot, wide = bottom + sill, 2 * thick
    ledge = points((left - thick, bottom), (right + thick, bottom), (right + wide, foot), (left - wide, foot))
    items: list[Item] = [Clip(solid(pane), view)]
    if light is not None:
        items.append(Glow(middle, 0.9 * max(right - left, bottom - top), light, 0.3))
    items.append(wood(solid(*upright, *level, *sides), frame, "frame", line=1.7))
    if sill:
        items.append(wood(ledge, frame.lighter(0.08), "sill", form=6, line=1.8))
    return group(*items, name="window").with_anchors(middle=middle, sill=(middle[0], bottom + 0.4 * sill))


def opening(outline: ArrayLike, light: Colour, glow: float = 260.0, spill: ArrayLike | None = None) -> Group:
    """A doorway or a cave mouth with light behind it, which falls through onto `spill`. Anchor `middle`."""
    ring = as_points(outline)
    x, y = (float(value) for value in (ring.min(axis=0) + ring.max(axis=0)) / 2)
    items: list[Item] = [lit(ring, light, weight=0.5, line=1.6), Glow((x, y), glow, light, 0.55)]
    if spill is not None:
        items.append(Veil(solid(as_points(spill)), light, "light", 0.35, 10.0))
    return group(*items, name="opening").with_anchors(middle=(x, y))


def door(quad: ArrayLike, paint: Colour, planks: int = 5, knob: Colour | None = None, hinge: str = "left") -> Group:
    """A leaf of planks seen as a quad: upper left, upper right, lower right, lower left. Anchors `knob`, `middle`."""
    corners = as_points(quad)
    seams = tuple(
        np.array([_between(corners, 0, 1, share), _between(corners, 3, 2, share)]) for share in _inner(planks)
    )
    far = 0.86 if hinge == "left" else 0.14
    handle = 0.5 * (_between(corners, 0, 1, far) + _between(corners, 3, 2, far))
    x, y = float(handle[0]), float(handle[1])
    middle = corners.mean(axis=0)
    items: list[Item] = [wood(corners, paint, "door", form=FLAT, flow=math.pi / 2, line=2.0), Lines(seams, 1.4)]
    if knob is not None:
        items.append(Shape(solid(_ring(x, y, 8.0)), knob, "knob", 1.0, texture="metal", line=1.4))
    return group(*items, name="door").with_anchors(knob=(x, y), middle=(float(middle[0]), float(middle[1])))


def tabletop(quad: ArrayLike, paint: Colour, thick: float = 26.0, grain: int = 6, shade: Colour | None = None) -> Group:
    """A table seen from above and in front: its top, and the edge that faces us. Anchors `middle`, `near`."""
    corners = as_points(quad)
    edge = np.vstack([corners[3], corners[2], corners[2] + [0, thick], corners[3] + [0, thick]])
    lines = tuple(np.array([_between(corners, 0, 3, share), _between(corners, 1, 2, share)]) for share in _inner(grain))
    middle, near = corners.mean(axis=0), 0.5 * (corners[2] + corners[3])
    items: list[Item] = []
    if shade is not None:
        items.append(Wash(offset(solid(edge), 14.0), shade, "cast shadow", 0.6, 12.0))
    items += [
        wood(corners, paint, "table", form=FLAT, flow=0.0, line=2.0),
        Lines(lines, 1.2, strength=0.5),
        wood(edge, paint.darker(0.25), "table", form=6, shade=0.2, line=2.0),
    ]
    return group(*items, name="table").with_anchors(
        middle=(float(middle[0]), float(middle[1])), near=(float(near[0]), float(near[1]))
    )


def road(spine: ArrayLike, widths: Sequence[float], paint: Colour, bank: Colour, ruts: float = 0.16) -> Group:
    """A road over land, from near to far: its bed, the shade of its lower bank, and two ruts."""
    way = as_points(spine)
    wide = np.interp(np.linspace(0, 1, len(way)), np.linspace(0, 1, len(widths)), widths)
    lower = way + np.stack([np.full(len(way), 4.0), 0.11 * wide + 6], axis=1)
    tracks = tuple(curve(way + np.stack([side * ruts * wide, 0 * wide], axis=1)) for side in (-1, 1))
    return group(
        Wash(solid(limb(lower, list(wide))), bank, "bank", 0.7, 4.0),
        plain(limb(way, list(wide)), paint, "road", weight=0.42, form=FLAT, modelling=0.25, line=1.5),
        Lines(tracks, 1.3, INK, strength=0.35),
        name="road",
    )


def drift(line: ArrayLike, paint: Colour, shade: Colour, bottom: float = FOOT) -> Group:
    """Snow lying under a line from left to right, blue where it falls away."""
    crest = curve(line)
    hollow = place(crest, 0, 26)
    return group(
        snow(below(crest, bottom), paint, colour_below=shade, form=FLAT),
        Wash(solid(np.vstack([hollow, place(crest, 0, 60)[::-1]])), shade, "hollow", 0.35, 10.0),
        name="drift",
    )


def _inner(count: int) -> Points:
    """Shares of the way that cut it into so many pieces."""
    return np.linspace(0, 1, count + 1)[1:-1]


def _between(corners: Points, first: int, second: int, share: float) -> Points:
    return np.asarray(corners[first] + share * (corners[second] - corners[first]))


def _ring(x: float, y: float, radius: float) -> list[Point]:
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in np.linspace(0, math.tau, 24)[:-1]]
