"""Owls look at the viewer, and peacocks show what they have."""

import math
from typing import Literal

import numpy as np

from studio.colour import colour
from studio.geometry import Placing, Points, blob, curve, ellipse, fuse, limb, points, solid
from studio.materials import feathers
from studio.motifs.animals.birds import Bird, bird
from studio.motifs.animals.looks import Knots, ring
from studio.motifs.animals.plumage import eyed_feather, spread_wing
from studio.scene import ROUND, Dots, Group, Item, Lines, Shape, group

OwlPose = Literal["perched", "asleep", "flying", "beckoning"]

_HALF: Knots = (
    (0, -3),
    (18, -6),
    (29, -24),
    (31, -48),
    (28, -70),
    (26, -84),
    (27, -103),
    (27, -103),
    (12, -93),
    (0, -91),
)
_WING: Knots = ((24, -66), (34, -52), (36, -30), (27, -4), (27, -4), (22, -22), (20, -46))


def _mirrored(half: Knots) -> Points:
    """A closed ring from its right half, top and bottom on the axis."""
    right = list(half)
    left = [(-x, y) for x, y in reversed(half) if x]
    return ring(tuple(right + left))


def owl(pose: OwlPose = "perched", glance: float = 0.0) -> Group:
    """An owl 30 tall, seen from the front, its feet (flying: its middle) on the origin. `glance` -1 … 1 looks aside."""
    brown, pale = colour("wren brown"), colour("parchment")
    body = feathers(_mirrored(_HALF), brown, weight=0.9, form=ROUND, flow=1.4)
    breast = blob("0,-56 16,-50 20,-30 12,-8 0,-5 -12,-8 -20,-30 -16,-50")
    items: list[Item] = [*_owl_wings(pose)[0], body, feathers(breast, pale, "belly", weight=0.5, form=ROUND, line=0.0)]
    items += [_bars(), *_disc(), *_owl_eyes(pose, glance), *_owl_wings(pose)[1], *_talons(pose)]
    anchors = {
        "head": (0.0, -93.0),
        "eye": (-11.0, -72.0),
        "other_eye": (11.0, -72.0),
        "mouth": (0.0, -62.0),
        "neck": (0.0, -54.0),
        "hand": (-96.0, -74.0),
    }
    middle = 0.0 if pose != "flying" else 14.0
    return Group(tuple(items), "owl").with_anchors(**anchors).placed(0, middle, 0.3)


def _owl_wings(pose: OwlPose) -> tuple[list[Item], list[Item]]:
    brown = colour("umber")
    folded = [
        feathers(ring(_WING) * [side, 1], brown, "wing", weight=0.95, form=ROUND, flow=1.3, line=1.4)
        for side in (-1, 1)
    ]
    spread = [
        item
        for side in (False, True)
        for item in spread_wing(
            Placing(-24 if not side else 24, -58, 100, -1.25 if not side else 1.25, side), brown, 1.15, 0.0, 0.8
        )
    ]
    if pose == "flying":
        return spread, []
    if pose == "beckoning":
        return spread[:2], [folded[1]]
    return [], [*folded]


def _bars() -> Lines:
    """Short strokes in rows down the breast."""
    strokes = [
        curve([(x - 2.6, y - 1.5), (x, y + 2.2), (x + 2.6, y - 1.5)])
        for row, y in enumerate(range(-48, -8, 8))
        for x in np.arange(-13 + 3.5 * (row % 2), 14, 7)
    ]
    return Lines(tuple(strokes), 1.0, strength=0.7)


def _disc() -> list[Item]:
    """The heart-shaped face and its beak."""
    face = fuse(ellipse(-11, -72, 15, 14), ellipse(11, -72, 15, 14), blob("0,-90 12,-70 0,-56 -12,-70"), soften=2)
    rays = [
        points(
            (side * 11 + 10 * math.cos(a), -72 + 9.6 * math.sin(a)),
            (side * 11 + 14 * math.cos(a), -72 + 13 * math.sin(a)),
        )
        for side in (-1, 1)
        for a in np.linspace(0, math.tau, 18, endpoint=False)
        if side * math.cos(a) > -0.3
    ]
    beak = ring(((-3.6, -67), (0, -71), (3.6, -67), (0, -58), (0, -58)))
    brows = [curve("-2,-78 -10,-84 -22,-91"), curve("2,-78 10,-84 22,-91")]
    return [
        Shape(face, colour("bone"), "face", 0.55, modelling=0.6, line=1.2),
        Lines(tuple(rays), 0.7, strength=0.5),
        Lines(tuple(brows), 2.2, strength=0.8),
        Shape(solid(beak), colour("mustard").darker(0.3), "beak", 1.0, modelling=0.4, line=1.0),
    ]


def _owl_eyes(pose: OwlPose, glance: float) -> list[Item]:
    if pose == "asleep":
        lids = [ellipse(x, -73, 7.5, 5, start=0.2, end=math.pi - 0.2, count=12) for x in (-11, 11)]
        return [Lines(tuple(lids), 1.8, strength=0.95)]
    centres = points((-11, -72), (11, -72))
    pupils, sparks = centres + points((3.0 * glance, 0)), centres + points((3.0 * glance - 1.8, -2.2))
    ink = colour("ink black")
    return [
        Dots(centres, np.full(2, 9.0), ink, "eye", strength=1.0),
        Dots(centres, np.full(2, 7.8), colour("lamp yellow"), "iris", strength=1.0),
        Dots(pupils, np.full(2, 4.6), ink, "pupil", strength=1.0),
        Dots(sparks, np.full(2, 1.7), colour("clear white"), "spark", strength=1.0),
    ]


def _talons(pose: OwlPose) -> list[Item]:
    toes = [
        limb([(side * 9 + 3.6 * k, -6), (side * 9 + 4.4 * k, 0.6)], [4.6, 2.2]) for side in (-1, 1) for k in (-1, 0, 1)
    ]
    return [Shape(fuse(*toes), colour("ochre"), "leg", 0.9, modelling=0, line=1.0)]


PEACOCK = Bird(
    "peacock", 36, "deep blue", "sea green", "teal", tilt=0.5, plump=0.95, head=9.5, neck=((0, 0), (-12, -20),
    (-8, -48), (-13, -66)),
    neck_widths=(42, 24, 15, 15), beak=((-0.7, -0.3), (-1.7, 0.3), (-1.7, 0.3), (-0.7, 0.4)), beak_colour="bone",
    leg=40, leg_colour="sepia",
    tail=30, wing_length=0.85,
)  # fmt: skip


def peacock(displaying: bool = False) -> Group:
    """A peacock 36 long without its train, which trails behind it or stands round it as a fan."""
    base = bird(PEACOCK, "standing")
    tints = (colour("sea green"), colour("old gold"), colour("cobalt"))
    x, y = base.anchor("tail")[0] - 14, base.anchor("tail")[1] - 12
    items: list[Item] = []
    if displaying:
        for length, count in ((96, 21), (76, 17), (56, 13)):
            for angle in np.linspace(-math.pi - 0.15, 0.15, count):
                items += eyed_feather(Placing(x - 16, y - 2, 0.62, float(angle)), length, tints)
    else:
        for length, drop in ((150, 0.13), (128, 0.07), (134, 0.19), (104, 0.15), (82, 0.1), (110, 0.02)):
            items += eyed_feather(Placing(x - 8, y - 2, 0.62, drop), length, tints)
    crest = [points((0, 0), (k, -7 - abs(k) * 0.1)) + base.anchor("head") for k in (-2.4, 0, 2.4, 4.6)]
    crown = Dots(np.vstack([stroke[1] for stroke in crest]), np.full(4, 0.9), colour("cobalt"), "crest")
    return group(group(*items, name="train"), base, Lines(tuple(crest), 0.7), crown, name="peacock").with_anchors(
        **base.anchors
    )
