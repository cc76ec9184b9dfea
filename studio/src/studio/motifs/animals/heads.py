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

WOLF = Head(
    skull=(
        (-102, 0), (-98, -10), (-76, -15), (-60, -22), (-46, -38), (-24, -48), (2, -42), (18, -22), (22, 6), (14, 36),
        (14, 36), (0, 28), (-10, 46), (-10, 46), (-24, 30), (-38, 34), (-38, 34), (-50, 22), (-74, 19), (-96, 16),
    ),
    ear=((-34, -42), (-34, -64), (-26, -88), (-26, -88), (-10, -70), (0, -40)),
    far_ear=((-48, -36), (-52, -60), (-48, -82), (-48, -82), (-32, -66), (-24, -46)),
    eye=(-52, -21), eye_size=4.4, iris="lamp yellow",
    mouth=((-98, 8), (-78, 11), (-54, 5)),
    nose=((-106, -2), (-103, -11), (-94, -11), (-93, -3), (-99, 2)),
    pale=(
        (
            (-96, 4), (-76, 4), (-56, 2), (-38, 10), (-22, 14), (-10, 46), (-10, 46), (-24, 30), (-38, 34), (-38, 34),
            (-50, 22), (-74, 19), (-96, 16),
        ),
    ),
)  # fmt: skip

DOG = Head(
    skull=(
        (-102, 0), (-100, -13), (-88, -18), (-66, -20), (-54, -30), (-44, -44), (-20, -50), (6, -42), (18, -18),
        (16, 12), (-8, 26), (-36, 24), (-56, 25), (-78, 26), (-96, 20),
    ),
    ear=((-26, -44), (-6, -46), (10, -26), (14, 8), (6, 34), (-12, 36), (-22, 10), (-30, -24)),
    far_ear=((-44, -42), (-30, -48), (-26, -30), (-40, -24)),
    eye=(-50, -24), hanging_ear=True,
    mouth=((-100, 8), (-78, 13), (-54, 9)),
    nose=((-107, -6), (-104, -15), (-94, -16), (-92, -8), (-99, -1)),
)  # fmt: skip

CAT = Head(
    skull=(
        (-80, 2), (-80, -6), (-68, -16), (-60, -32), (-40, -48), (-14, -51), (10, -38), (20, -10), (12, 18), (-8, 30),
        (-20, 38), (-20, 38), (-36, 30), (-60, 28), (-76, 20), (-80, 10),
    ),
    ear=((-40, -44), (-44, -66), (-38, -88), (-38, -88), (-18, -72), (-4, -46)),
    far_ear=((-56, -34), (-66, -56), (-64, -76), (-64, -76), (-46, -64), (-34, -48)),
    eye=(-56, -12), eye_size=6.6, iris="sulphur yellow",
    mouth=((-78, 11), (-68, 15), (-58, 12)),
    nose=((-83, 1), (-82, -5), (-75, -4), (-76, 3)),
    whiskers=(-70, 8),
)  # fmt: skip

LION = Head(
    skull=(
        (-98, 2), (-98, -10), (-88, -17), (-68, -21), (-54, -34), (-34, -46), (-8, -46), (12, -30), (20, 0), (12, 26),
        (-12, 34), (-40, 30), (-66, 24), (-90, 22), (-98, 14),
    ),
    ear=((-22, -42), (-26, -58), (-14, -66), (0, -60), (2, -42)),
    far_ear=((-40, -40), (-46, -56), (-38, -62), (-28, -56), (-24, -44)),
    eye=(-56, -17), eye_size=4.4, iris="amber",
    mouth=((-96, 10), (-78, 14), (-60, 9)),
    nose=((-102, -5), (-99, -14), (-88, -14), (-92, -4)),
    pale=(((-92, 2), (-76, 2), (-62, 8), (-56, 22), (-74, 24), (-92, 20)),),
    whiskers=(-82, 6),
)  # fmt: skip

BEAR = Head(
    skull=(
        (-100, 0), (-99, -10), (-86, -15), (-66, -18), (-52, -32), (-30, -46), (-4, -46), (18, -28), (26, 2), (16, 28),
        (-14, 34), (-44, 28), (-70, 22), (-92, 18), (-100, 8),
    ),
    ear=((-24, -42), (-30, -58), (-18, -68), (-2, -62), (2, -42)),
    far_ear=((-44, -40), (-52, -54), (-42, -62), (-30, -56), (-26, -44)),
    eye=(-56, -17), eye_size=3.8,
    mouth=((-96, 9), (-80, 12), (-62, 8)),
    nose=((-105, -6), (-102, -14), (-90, -14), (-90, -5), (-98, 0)),
)  # fmt: skip

HORSE = Head(
    skull=(
        (8, -20), (-6, -30), (-26, -31), (-48, -22), (-72, -10), (-92, -4), (-104, 4), (-107, 14), (-102, 24),
        (-94, 27), (-80, 22), (-62, 18), (-44, 26), (-24, 32), (-2, 28), (14, 10),
    ),
    ear=((-10, -26), (-14, -42), (-8, -60), (-8, -60), (2, -44), (4, -24)),
    far_ear=((-22, -28), (-28, -44), (-22, -58), (-22, -58), (-14, -44), (-12, -28)),
    eye=(-34, -15), eye_size=4.6,
    mouth=((-104, 21), (-92, 18), (-84, 17)), nostril=(-98, 10),
)  # fmt: skip

DONKEY = replace(
    HORSE,
    ear=((-12, -26), (-20, -52), (-8, -90), (-8, -90), (8, -58), (6, -24)),
    far_ear=((-24, -26), (-38, -50), (-32, -84), (-32, -84), (-16, -56), (-12, -28)),
    pale=(((-78, -6), (-92, -4), (-104, 4), (-107, 14), (-102, 24), (-94, 27), (-80, 22), (-74, 8)),),
)

STAG = Head(
    skull=(
        (10, -16), (-4, -28), (-24, -32), (-44, -25), (-70, -13), (-90, -8), (-102, -2), (-103, 8), (-94, 14),
        (-74, 13), (-54, 15), (-34, 22), (-12, 25), (10, 16),
    ),
    ear=((-8, -22), (4, -42), (32, -54), (32, -54), (28, -32), (6, -14)),
    far_ear=((-24, -28), (-38, -44), (-38, -58), (-38, -58), (-20, -48), (-12, -28)),
    eye=(-40, -16), eye_size=5.0,
    mouth=((-99, 8), (-86, 7), (-76, 5)),
    nose=((-105, 2), (-102, -5), (-94, -5), (-96, 3)),
    pale=(((-90, 4), (-78, 2), (-66, 6), (-60, 15), (-76, 13), (-94, 14)),),
)  # fmt: skip

COW = Head(
    skull=(
        (8, -22), (-8, -36), (-30, -36), (-50, -26), (-76, -12), (-94, -8), (-106, 0), (-110, 12), (-104, 24),
        (-90, 28), (-70, 22), (-46, 26), (-18, 32), (8, 22),
    ),
    ear=((-10, -22), (8, -34), (34, -34), (44, -22), (44, -22), (24, -10), (-2, -10)),
    far_ear=((-30, -32), (-46, -44), (-50, -36), (-40, -28)),
    eye=(-42, -13), eye_size=5.0,
    mouth=((-106, 18), (-92, 18), (-78, 14)), nostril=(-101, 5),
    pale=(((-88, -9), (-106, 0), (-110, 12), (-104, 24), (-88, 28), (-82, 12)),),
)  # fmt: skip

GOAT = Head(
    skull=(
        (8, -18), (-8, -32), (-30, -34), (-56, -22), (-84, -8), (-98, -2), (-105, 8), (-98, 18), (-80, 16), (-54, 18),
        (-26, 27), (4, 20),
    ),
    ear=((-8, -18), (8, -22), (32, -10), (40, 4), (40, 4), (18, 4), (-4, -6)),
    far_ear=((-28, -26), (-44, -30), (-50, -18), (-38, -18)),
    eye=(-42, -14), eye_size=5.0, iris="ochre",
    mouth=((-100, 12), (-88, 11), (-78, 8)), nostril=(-99, 3), chin=(-82, 54),
)  # fmt: skip

SHEEP = Head(
    skull=(
        (6, -20), (-14, -32), (-40, -28), (-66, -16), (-86, -2), (-96, 10), (-90, 22), (-70, 22), (-40, 25),
        (-10, 26), (10, 10),
    ),
    ear=((-6, -12), (10, -18), (34, -6), (40, 8), (40, 8), (18, 6), (0, 0)),
    far_ear=((-34, -26), (-48, -26), (-52, -14), (-42, -18)),
    eye=(-42, -10), eye_size=4.8,
    mouth=((-90, 16), (-80, 14), (-72, 10)), nostril=(-88, 7),
)  # fmt: skip

PIG = Head(
    skull=(
        (14, -28), (-10, -40), (-36, -32), (-58, -16), (-80, -13), (-95, -18), (-101, -4), (-99, 12), (-86, 12),
        (-66, 16), (-44, 28), (-14, 38), (14, 26),
    ),
    ear=((-6, -36), (-8, -60), (-38, -52), (-38, -52), (-40, -36), (-28, -30)),
    far_ear=((-26, -36), (-36, -58), (-56, -48), (-56, -48), (-46, -30)),
    eye=(-44, -15), eye_size=3.4,
    mouth=((-90, 12), (-70, 12), (-56, 4)), nostril=(-98, -3),
)  # fmt: skip

ELEPHANT = Head(
    skull=((22, -36), (-8, -56), (-40, -52), (-62, -30), (-70, -2), (-62, 24), (-36, 36), (0, 40), (24, 20)),
    ear=((-18, -34), (6, -50), (40, -42), (56, -8), (48, 34), (26, 66), (26, 66), (0, 40), (-16, 4)),
    far_ear=(), eye=(-46, -12), eye_size=3.6, hanging_ear=True, chin=(28, 62),
    mouth=((-54, 30), (-44, 34), (-34, 28)),
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

SQUIRREL = Head(
    skull=(
        (16, -14), (2, -38), (-24, -46), (-50, -38), (-70, -18), (-82, -2), (-80, 12), (-60, 20), (-34, 28), (-4, 28),
        (16, 10),
    ),
    ear=((-16, -42), (-24, -60), (-8, -100), (-8, -100), (4, -68), (2, -38)),
    far_ear=((-34, -44), (-46, -60), (-38, -92), (-38, -92), (-22, -66), (-18, -46)),
    eye=(-44, -14), eye_size=7.4,
    mouth=((-80, 8), (-70, 10), (-62, 7)),
    nose=((-85, -2), (-82, -7), (-75, -5), (-77, 1)),
    whiskers=(-72, 4),
)  # fmt: skip

HEDGEHOG = Head(
    skull=(
        (14, -22), (-14, -36), (-42, -26), (-66, -12), (-88, -11), (-99, -7), (-98, 0), (-84, 6), (-58, 14),
        (-30, 26), (6, 26),
    ),
    ear=((-14, -28), (-28, -40), (-22, -54), (-6, -52), (0, -34)),
    far_ear=(), eye=(-52, -9), eye_size=5.4,
    mouth=((-90, 2), (-76, 5), (-62, 1)),
    nose=((-105, -6), (-102, -13), (-93, -13), (-92, -5), (-98, -2)),
)  # fmt: skip

BADGER = Head(
    skull=(
        (16, -24), (-12, -38), (-42, -30), (-70, -16), (-92, -10), (-102, -3), (-98, 8), (-70, 16), (-40, 26),
        (-4, 30), (18, 8),
    ),
    ear=((-8, -32), (-16, -46), (-4, -54), (10, -46), (10, -28)),
    far_ear=((-30, -34), (-38, -46), (-28, -52), (-18, -46), (-18, -36)),
    eye=(-50, -13), eye_size=4.0,
    mouth=((-96, 6), (-80, 9), (-62, 5)),
    nose=((-108, -3), (-104, -11), (-94, -10), (-94, -2), (-100, 2)),
    pale=(
        ((-96, -10), (-70, -16), (-42, -30), (-12, -38), (10, -26), (14, 6), (-4, 30), (-40, 26), (-70, 16), (-98, 8)),
    ),
    dark=(((-84, -6), (-64, -14), (-44, -22), (-14, -28), (6, -22), (10, -8), (-14, -10), (-44, -7), (-66, -3)),),
)  # fmt: skip

MOLE = Head(
    skull=(
        (18, -24), (-16, -34), (-50, -24), (-76, -10), (-98, -7), (-106, 0), (-96, 7), (-66, 14), (-34, 28), (8, 28)
    ),
    ear=(), far_ear=(), eye=(-58, -9), eye_size=2.6,
    mouth=((-86, 8), (-74, 10), (-64, 6)),
    nose=((-112, -1), (-107, -8), (-95, -7), (-94, 5), (-106, 6)),
    whiskers=(-84, 2),
)  # fmt: skip

CAMEL = Head(
    skull=(
        (10, -14), (-6, -28), (-30, -29), (-52, -18), (-76, -15), (-94, -13), (-106, -4), (-110, 10), (-104, 22),
        (-92, 18), (-70, 14), (-46, 18), (-20, 24), (8, 18),
    ),
    ear=((-4, -26), (-6, -38), (8, -46), (14, -36), (8, -22)),
    far_ear=((-18, -28), (-24, -38), (-14, -44), (-10, -34)),
    eye=(-36, -15), eye_size=4.6,
    mouth=((-108, 9), (-92, 10), (-76, 5)), nostril=(-101, -1),
)  # fmt: skip

GIRAFFE = replace(STAG, ear=((-4, -22), (12, -36), (38, -40), (38, -40), (30, -24), (8, -14)), pale=())


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
