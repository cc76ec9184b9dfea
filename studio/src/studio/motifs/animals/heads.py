"""Heads of four-legged animals, in profile: knots as data, and how they become parts of a body.

A head is drawn facing left, 100 long, its origin where skull and neck meet. A knot given twice is a corner.
"""

from dataclasses import dataclass, replace

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    Placing,
    Point,
    Points,
    as_points,
    curve,
    difference,
    fuse,
    intersection,
    place,
    points,
    solid,
    union,
)
from studio.motifs.animals.looks import Knots, closed_eye, eye, ring, strokes
from studio.scene import Item, Lines, Shape


@dataclass(frozen=True)
class Head:
    """One kind's head."""

    skull: Knots
    ear: Knots
    far_ear: Knots
    eye: Point
    mouth: Knots  # from the lips to the corner
    nose: Knots = ()
    eye_size: float = 4.6
    iris: str = ""  # empty: a dark eye
    hanging_ear: bool = False
    pale: tuple[Knots, ...] = ()  # patches in the belly's colour
    dark: tuple[Knots, ...] = ()  # patches in the mask's colour
    whiskers: Point | None = None
    nostril: Point | None = None
    chin: Point = (-90.0, 26.0)  # what meets the ground first


FOX = Head(
    skull=(
        (-101, 3), (-98, -4), (-80, -9), (-62, -18), (-48, -34), (-26, -43), (-2, -38), (14, -18), (18, 8), (8, 24),
        (-8, 40), (-8, 40), (-22, 27), (-36, 30), (-36, 30), (-46, 20), (-70, 14), (-94, 12),
    ),
    ear=((-36, -36), (-40, -62), (-34, -90), (-34, -90), (-14, -70), (-2, -36)),
    far_ear=((-50, -30), (-58, -56), (-57, -80), (-57, -80), (-38, -64), (-26, -40)),
    eye=(-50, -16), eye_size=4.8, iris="amber",
    mouth=((-96, 8), (-78, 9), (-58, 5)),
    nose=((-104, 2), (-102, -5), (-94, -5), (-92, 2), (-98, 6)),
    pale=(
        (
            (-94, 4), (-76, 3), (-56, 2), (-40, 4), (-24, 14), (-8, 40), (-8, 40), (-22, 27), (-36, 30), (-36, 30),
            (-46, 20), (-70, 14), (-94, 12),
        ),
    ),
    whiskers=(-84, 4),
)  # fmt: skip


HARE = Head(
    skull=(
        (12, -18), (-4, -38), (-30, -46), (-56, -36), (-76, -16), (-88, 0), (-86, 14), (-68, 22), (-38, 28),
        (-8, 26), (14, 10),
    ),
    ear=((-18, -40), (-24, -80), (-12, -126), (4, -146), (4, -146), (10, -110), (4, -70), (0, -36)),
    far_ear=((-34, -42), (-46, -80), (-40, -126), (-26, -142), (-26, -142), (-16, -108), (-18, -70), (-18, -42)),
    eye=(-46, -15), eye_size=7.2,
    mouth=((-85, 9), (-76, 12), (-68, 10)),
    nose=((-91, 0), (-88, -5), (-81, -3), (-84, 3)),
    whiskers=(-78, 5),
)  # fmt: skip

RABBIT = replace(
    HARE,
    skull=(
        (16, -16), (2, -40), (-26, -48), (-54, -38), (-72, -18), (-82, 0), (-80, 16), (-62, 26), (-34, 32),
        (-4, 30), (16, 12),
    ),
    ear=((-18, -42), (-26, -72), (-18, -108), (-2, -124), (-2, -124), (8, -98), (4, -64), (0, -38)),
    far_ear=((-34, -44), (-48, -72), (-46, -106), (-34, -120), (-34, -120), (-20, -98), (-18, -66), (-18, -44)),
    nose=((-85, 0), (-82, -5), (-75, -3), (-78, 3)),
    mouth=((-80, 10), (-71, 13), (-63, 11)),
    whiskers=(-72, 6),
)  # fmt: skip

MOUSE = Head(
    skull=(
        (14, -16), (-8, -38), (-36, -38), (-64, -22), (-88, -4), (-96, 3), (-86, 12), (-60, 20), (-30, 28), (2, 26),
        (16, 8),
    ),
    ear=((-10, -32), (-30, -50), (-30, -76), (-8, -86), (14, -70), (12, -44)),
    far_ear=((-34, -36), (-52, -48), (-54, -70), (-38, -80), (-20, -68), (-20, -42)),
    eye=(-54, -11), eye_size=6.6,
    mouth=((-88, 8), (-76, 11), (-68, 8)),
    nose=((-100, 3), (-97, -2), (-90, -1), (-91, 5)),
    whiskers=(-82, 4),
)  # fmt: skip


@dataclass(frozen=True)
class Coat:
    """The colours of an animal by role."""

    fur: Colour
    belly: Colour
    dark: Colour  # socks, masks, stripes


@dataclass(frozen=True)
class PaintedHead:
    """A head in place: what lies behind the body, what fuses with it, what is drawn upon it."""

    behind: tuple[Item, ...]
    fused: Outline
    upon: tuple[Item, ...]


def paint_head(
    head: Head, placing: Placing, coat: Coat, jaw: float = 0.0, asleep: bool = False, ears: float = 0.0
) -> PaintedHead:
    """`jaw` opens the mouth by that many radians; `ears` lays the ears back by so many."""
    skull = solid(placing(ring(head.skull)))
    near_ear, far_ear = (_turned_ear(knots, ears, placing) for knots in (head.ear, head.far_ear))
    behind: list[Item] = []
    if len(far_ear):
        behind.append(Shape(solid(far_ear), coat.fur.darker(0.25), "ear", 0.95, line=1.2))
    if jaw:
        skull, gape = _opened(skull, placing(curve(points(*head.mouth))), placing, jaw)
        behind.append(Shape(gape, colour("oxblood"), "mouth", 1.1, modelling=0, line=0.8))
    fused = skull if head.hanging_ear or not len(near_ear) else union(skull, solid(near_ear))
    upon = [*_patches(head, placing, coat, skull), *_ear_details(head, near_ear, coat)]
    upon += _features(head, placing, jaw, asleep)
    return PaintedHead(tuple(behind), fused, tuple(upon))


def _turned_ear(knots: Knots, turn: float, placing: Placing) -> Points:
    if not knots:
        return np.empty((0, 2))
    shape = ring(knots)
    root = (as_points(knots[0])[0] + as_points(knots[-1])[0]) / 2
    return placing(place(shape - root, root[0], root[1], rotation=turn))


def _opened(skull: Outline, mouth: Points, placing: Placing, jaw: float) -> tuple[Outline, Outline]:
    """The skull with its lower jaw turned down round the corner of the mouth, and the gape between."""
    corner = mouth[-1]
    reach = placing.scale * 60
    along = (mouth[0] - corner) / np.hypot(*(mouth[0] - corner))
    down = np.array([along[1], -along[0]])
    down = down if down @ (placing((0, 1))[0] - placing((0, 0))[0]) > 0 else -down
    region = np.vstack([mouth[0] + along * reach, mouth, corner + down * reach, mouth[0] + (along + down) * reach])
    turn = jaw if placing.flip else -jaw
    lower = tuple(
        place(part - corner, corner[0], corner[1], rotation=turn) for part in intersection(skull, solid(region))
    )
    upper = difference(skull, solid(region))
    lip = place(mouth[0] - corner, corner[0], corner[1], rotation=turn)[0]
    gape = fuse(
        np.vstack([corner - along * 0.04 * reach, corner + 0.86 * (mouth[0] - corner), corner + 0.86 * (lip - corner)])
    )
    return union(upper, lower, soften=0.02 * reach), gape


def _patches(head: Head, placing: Placing, coat: Coat, skull: Outline) -> list[Item]:
    items: list[Item] = []
    for knots in head.pale:
        inside = intersection(solid(placing(ring(knots))), skull)
        items.append(Shape(inside, coat.belly, "belly", 0.32, modelling=0.4, line=0.7))
    for knots in head.dark:
        items.append(Shape(solid(placing(ring(knots))), coat.dark, "mask", 1.1, modelling=0.4, line=0.6))
    return items


def _ear_details(head: Head, ear: Points, coat: Coat) -> list[Item]:
    if not len(ear):
        return []
    if head.hanging_ear:
        return [Shape(solid(ear), coat.fur.darker(0.3), "ear", 0.95, texture="fur", line=1.3)]
    middle = ear.mean(axis=0)
    hollow = middle + (ear - middle) * 0.52
    return [Shape(solid(hollow), coat.fur.darker(0.42), "inner ear", 0.8, modelling=0, line=0.0)]


def _features(head: Head, placing: Placing, jaw: float, asleep: bool) -> list[Item]:
    ink, scale = colour("ink black"), placing.scale
    items: list[Item] = []
    if asleep:
        items.append(closed_eye(head.eye, head.eye_size, placing))
    else:
        items += eye(head.eye, head.eye_size, placing, head.iris)
    if head.nose:
        items.append(Shape(solid(placing(ring(head.nose))), ink, "nose", 1.1, modelling=0, line=0.6))
    if head.nostril:
        x, y = head.nostril
        items.append(Lines((placing(curve([(x + 3, y - 3), (x - 2, y - 1), (x, y + 4)])),), 1.5, strength=0.85))
    if not jaw:
        items.append(Lines((placing(curve(points(*head.mouth))),), 1.1, strength=0.8))
    if head.whiskers:
        x, y = head.whiskers
        hairs = [((x, y + k), (x + 2, y + 6 + 7 * k), (x + 18, y + 6 + 11 * k)) for k in (-0.6, 0.4, 1.4)]
        items.append(strokes(hairs, placing, 0.5 * min(1.0, scale * 4)))
    return items
