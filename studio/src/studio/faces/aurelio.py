"""Aurelio, the grand one: a lion in profile, as on the coins that will surely be struck."""

import math
from typing import NamedTuple

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.faces.features import SIDE, lock
from studio.geometry import Points, blob, curve, intersection, limb, offset, points, solid
from studio.landscape import graded_sky
from studio.materials import fur
from studio.scene import Group, Item, Lines, Scene, Shape, Wash, group

DRAWN = Sheet("faces/aurelio")

GOLD = colour("#dca244")
FACE = GOLD.lighter(0.3)
CENTRE = (212.0, 186.0)


class Row(NamedTuple):
    """Locks of one colour round the centre, from one angle to the other."""

    tint: str
    inner: float
    outer: float
    width: float
    locks: int
    start: float = -2.35
    end: float = 2.3


BACK = (Row("#8a4f22", 70, 196, 44, 22), Row("#b4732e", 62, 168, 38, 21))
FRONT = (Row("#d09338", 44, 140, 32, 16, -1.5, 2.0), Row("#e8b854", 36, 112, 25, 14, -1.35, 1.85))


def aurelio(chance: Chance) -> Scene:
    return Scene(
        sky=graded_sky(
            "0 #5c1628 1.05, 0.5 #7e2232 1, 1 #46122a 1.1",
            box=(0, 0, SIDE, SIDE), lines=0.45, unrest=0.4,
        ),
        layers=(
            curtain(),
            group(DRAWN("cape"), head(chance.layout).placed(200, 200, 1.0, math.radians(7)), name="lion"),
        ),
        focal="lion",
        shadow=colour("#5a3a5c"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def curtain() -> Group:
    folds = tuple(curve([(x, -10), (x + 8, 130), (x - 6, 280), (x + 4, 440)]) for x in range(14, 400, 34))
    shades = [limb(fold, [10, 16], steps=1) for fold in folds]
    return group(Wash(solid(*shades), colour("#3a0f20"), weight=0.5, softness=9), Lines(folds, 1.2, strength=0.4))


def head(stream: Stream) -> Group:
    """Drawn round the origin with the chin level; the scene lifts it."""
    back, front = mane(stream.child("back"), BACK), mane(stream.child("front"), FRONT)
    return group(*back, *profile(), *front, *ear(), *laurel(), name="head").placed(-200, -200)


def mane(stream: Stream, rows: tuple[Row, ...]) -> list[Item]:
    """Lock over lock, the dark ones behind, all blown back by applause."""
    return [
        fur(one, colour(row.tint), "mane", form=14, line=1.6)
        for row in rows
        for one in _locks(stream.child(row.tint), row)
    ]


def _locks(stream: Stream, row: Row) -> list[Points]:
    made = []
    for angle in np.linspace(row.start, row.end, row.locks):
        reach = row.outer * (1.0 if angle > -1.6 else 0.8) * stream.uniform(0.9, 1.06)
        swept = angle + (0.22 if angle > -0.4 else 0.34)
        root = (CENTRE[0] + row.inner * math.cos(angle), CENTRE[1] + row.inner * math.sin(angle))
        tip = (CENTRE[0] + reach * math.cos(swept), CENTRE[1] + reach * math.sin(swept))
        made.append(lock(root, tip, -0.16, row.width))
    return made


def profile() -> list[Item]:
    head = blob(
        "196,96 158,98 134,118 114,146 86,168 62,180 51,192 51,204 60,212 55,228 60,242 72,250 69,264 "
        "78,282 104,290 134,284 168,290 210,276 240,226 236,150",
    )
    inner = offset(solid(head), -1.5)
    beard = [
        lock(root, tip, 0.1, width)
        for root, tip, width in (
            ((122, 268), (118, 326), 26),
            ((106, 268), (96, 332), 26),
            ((90, 268), (76, 318), 20),
            ((106, 262), (102, 308), 22),
        )
    ]
    jaw = blob("72,248 96,246 122,250 120,266 100,276 82,276 71,264")
    return [
        fur(head, FACE, weight=0.8, form=50, line=2.2),
        Shape(intersection(solid(jaw), inner), FACE, "fur", 0.8, form=16, modelling=0.5, line=0.0),
        *(fur(tuft, colour("#c98a36"), "beard", form=9, flow=1.5, line=1.4) for tuft in beard),
        *DRAWN("profile"),
    ]


def ear() -> list[Item]:
    rim = blob("176,120 182,88 212,78 234,100 226,134 198,142")
    hollow = blob("190,122 194,100 211,92 222,106 214,126 200,132")
    return [
        fur(rim, GOLD, form=14, line=1.9),
        Shape(solid(hollow), colour("#8a5030"), "inner ear", 0.9, modelling=0, line=0.8),
    ]


def laurel() -> list[Item]:
    """From the brow to behind the ear, in case anybody should be in doubt."""
    twig = curve("132,116 158,86 202,68 250,78 288,116", steps=8)
    leaves, ribs = [], []
    for (x, y), on in zip(twig[3::4], np.gradient(twig, axis=0)[3::4], strict=True):
        heading = math.atan2(on[1], on[0]) + math.pi
        for side in (0.75, -0.75):
            tip = (x + 40 * math.cos(heading + side), y + 40 * math.sin(heading + side))
            leaves.append(lock((x, y), tip, 0.1 * math.copysign(1, side), 17))
            ribs.append(points((x, y), (0.3 * x + 0.7 * tip[0], 0.3 * y + 0.7 * tip[1])))
    return [
        Shape(solid(limb(twig, [5, 5], steps=1)), colour("#5f7034"), "twig", 1.0, modelling=0, line=1.2),
        *(Shape(solid(leaf), colour("#93b35a"), "leaf", 0.95, form=6, line=1.7) for leaf in leaves),
        Lines(tuple(ribs), 1.1, strength=0.6),
    ]
