"""Pip, the mischievous one: a fox behind a mask that hides nothing, least of all the grin."""

import math

import numpy as np

from studio.chance import Chance
from studio.colour import colour
from studio.faces.features import SIDE, eye, pair, whole
from studio.geometry import Point, blob, closed, curve, ellipse, intersection, limb, points, rectangle, solid
from studio.landscape import graded_sky
from studio.materials import cloth, fur
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Veil, group

RUST = colour("#cf6527")
CREAM = colour("cream")
HALF = (
    (0, 92), (40, 94), (76, 116), (98, 148), (128, 186), (128, 186), (98, 202), (84, 220), (56, 244), (34, 274),
    (0, 288),
)  # fmt: skip


def pip(chance: Chance) -> Scene:
    return Scene(
        sky=graded_sky(
            "0 #1f5f66 0.95, 0.55 #2f8084 0.9, 1 #1d4a58 1",
            box=(0, 0, SIDE, SIDE), lines=0.45, unrest=0.9,
        ),
        layers=(
            group(collar(), group(head(), mask()).placed(194, 222, 1.06, math.radians(13)), name="fox"),
        ),
        focal="fox",
        shadow=colour("#4a4470"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def head() -> Group:
    """Drawn upright round the origin; the scene tilts it."""
    skull = solid(whole(HALF))
    ears = pair(((22, 104), (40, 52), (74, -2), (74, -2), (100, 60), (94, 150)))
    hollows = pair(((48, 92), (58, 50), (73, 18), (73, 18), (86, 66), (80, 116), (64, 100)))
    tips = intersection(ears, solid(rectangle(60, -20, 340, 40)))
    cheek = (
        (128, 186), (128, 186), (98, 202), (84, 220), (56, 244), (34, 274), (0, 288), (4, 262), (16, 226), (44, 196),
        (84, 180),
    )  # fmt: skip
    nose = whole(((0, 248), (13, 247), (20, 256), (12, 268), (0, 273)))
    return group(
        fur(ears, RUST, form=22, line=2.2),
        Shape(tips, colour("#33262a"), "dark", 1.1, texture="fur", modelling=0.4, line=1.2),
        Shape(hollows, colour("#f0d9b4"), "inner ear", 0.5, texture="fur", modelling=0.7, line=1.0),
        fur(skull, RUST, form=60, line=2.2),
        Shape(intersection(pair(cheek), skull), CREAM, "belly", 0.4, texture="fur", modelling=0.6, line=1.0),
        Shape(solid(nose), colour("ink black"), "nose", 1.2, form=9, modelling=0.6, line=1.2),
        Veil(solid(ellipse(195, 253, 6, 2.2)), colour("#cfd4dc"), strength=0.7, softness=1.0),
        *grin(),
        name="head",
    ).placed(-200, -190)


def grin() -> list[Item]:
    """Higher on one side, with a tooth in it."""
    mouth = curve("152,250 172,268 198,279 224,270 252,240")
    fang = points("224,268 234,261 232,276")
    return [
        Lines((mouth, curve("248,236 256,238 258,246")), 2.4),
        Shape(solid(fang), colour("clear white"), "tooth", 0.2, modelling=0, line=1.2),
        Lines(
            tuple(
                curve([(200 + s * (34 + 4 * k), 250 + 7 * k), (200 + s * (74 + 4 * k), 246 + 12 * k)])
                for s in (-1, 1)
                for k in (-1, 0, 1)
            ),
            0.9,
            strength=0.6,
        ),
    ]


def mask() -> Group:
    """A domino of plum velvet, edged with gold, tied nowhere in particular."""
    half = (
        (0, 166), (20, 150), (52, 138), (88, 132), (118, 112), (118, 112), (110, 158), (84, 188), (44, 192), (18, 196),
        (0, 204),
    )  # fmt: skip
    outline = whole(half)
    eyes = [
        *eye((150, 168), (25, 14), "#e8a72c", gaze=(0.75, 0.1), lid=0.26, tilt=0.16, white="moon cream"),
        *eye((250, 168), (25, 14), "#e8a72c", gaze=(0.75, 0.1), lid=0.08, tilt=-0.22, white="moon cream"),
    ]
    edge = curve(closed(outline))
    return group(
        cloth(outline, colour("#57265a"), "mask", weight=1.15, form=14, modelling=0.7, line=2.0),
        Shape(solid(limb(edge, [4.2, 4.2], steps=1)), colour("#dcab3e"), "gold", 1.0, modelling=0, line=0.7),
        *eyes,
        name="mask",
    ).placed(-200, -190)


def collar() -> Group:
    """Points of two colours, a bell on each."""
    body = whole(((0, 280), (70, 290), (132, 330), (160, 440), (0, 440)))
    items: list[Item] = [cloth(body, colour("#3a2440"), "coat", weight=1.1, form=40, line=2.0)]
    bells: list[Point] = []
    for rank, angle in enumerate(np.linspace(2.62, 0.52, 6)):
        tip = (200 + 150 * math.cos(angle), 292 + 92 * math.sin(angle))
        left, right = (np.array([200 + 62 * math.cos(angle + k), 286 + 36 * math.sin(angle + k)]) for k in (0.3, -0.3))
        leaf = blob(left, left, (left + tip) / 2 - [6, 0], tip, tip, (right + tip) / 2 + [6, 0], right, right)
        tint = "#c43a2c" if rank % 2 else "#e0b04a"
        items.append(cloth(leaf, colour(tint), "collar", weight=1.05, form=14, line=1.9))
        bells.append(tip)
    bib = blob("138,262 214,240 282,262 272,296 214,308 152,298")
    return group(
        *items,
        Shape(solid(*(ellipse(x, y, 10) for x, y in bells)), colour("#eec25a"), "metal", 1.0, form=6, line=1.5),
        Dots(points(*bells) + points((0, 4)), np.full(6, 2.2), colour("ink black"), "slit"),
        fur(bib, CREAM, "belly", weight=0.45, form=14, line=1.6),
        name="collar",
    )
