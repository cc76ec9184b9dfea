"""Wren, the shy one: a small bird and a very large scarf."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import SIDE, whole
from studio.geometry import Point, blob, curve, ellipse, intersection, limb, points, solid
from studio.landscape import graded_sky
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Veil, Wash, group

BROWN = colour("#8a5a34")
DARK = colour("#55351f")
BUFF = colour("#ead2a4")
RED = colour("#b8312c")


def wren(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#9fb8c8", 0.7), (0.6, "#cdd9dc", 0.5), (1.0, "#e4e6e0", 0.35),
            box=(0, 0, SIDE, SIDE), lines=0.3, unrest=0.6,
        ),
        layers=(
            snow(layout.child("far snow"), 26, 2.2),
            group(tail(), body(), head(), scarf(), name="bird").placed(-20, -32, 1.07),
            snow(layout.child("near snow"), 12, 4.2),
        ),
        focal="bird",
        shadow=colour("#5c6390"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def snow(stream: Stream, count: int, size: float) -> Group:
    places = np.stack([stream.uniform(8, 392, count=count), stream.uniform(8, 392, count=count)], axis=1)
    away = np.hypot(*(places - [192, 196]).T) > 112
    return group(Dots(places[away], size * stream.uniform(0.6, 1.2, count=count)[away], colour("clear white"), "snow"))


def tail() -> Group:
    """Cocked straight up, as wrens do even when they would rather not be seen."""
    turns = (0.02, 0.5, 0.16, 0.36, 0.26)  # the outer feathers lie under the inner ones
    return group(*(feather().placed(280, 330, 1.0, turn) for turn in turns), name="tail")


def feather() -> Group:
    """Barred, from its root at the origin upwards."""
    vane = solid(blob((0, 0), (13, -60), (17, -150), (13, -196), (0, -208), (-13, -196), (-17, -150), (-13, -60)))
    bars = intersection(
        solid(*(limb([(-18, y + 4), (0, y - 3), (18, y + 4)], [6, 6]) for y in range(-196, -70, 17))), vane
    )
    return group(
        Shape(vane, BROWN, "feather", 1.0, texture="feather", flow=1.4, form=10, line=1.8),
        Shape(bars, DARK, "feather", 0.9, modelling=0, line=0.0),
        Lines((points((0, -60), (0, -196)),), 1.0, strength=0.6),
    )


def body() -> Group:
    ball = blob((200, 236), (280, 258), (322, 330), (318, 440), (70, 440), (66, 330), (112, 258))
    wings = [
        blob((196 + s * 92, 280), (196 + s * 136, 326), (196 + s * 142, 440), (196 + s * 62, 440), (196 + s * 66, 330))
        for s in (-1, 1)
    ]
    return group(
        Shape(solid(ball), BUFF, "belly", 0.6, texture="feather", flow=1.5, form=70, line=2.0),
        Shape(solid(*wings), BROWN, "wing", 1.0, texture="feather", flow=1.4, form=24, line=1.9),
        Lines(
            tuple(
                curve([(196 + s * x, y - 4), (196 + s * (x + 20), y + 3), (196 + s * (x + 43), y - 3)])
                for s in (-1, 1)
                for x, y in zip(range(74, 94, 4), range(340, 410, 14), strict=True)
            ),
            2.2,
            DARK,
            strength=0.7,
        ),
        name="body",
    )


def head() -> Group:
    """Drawn round the origin; sunk between the shoulders, turned a little aside."""
    skull = solid(whole(((0, -104), (58, -92), (96, -44), (102, 16), (70, 80), (0, 100)), 0))
    cheeks = intersection(
        solid(blob((-14, 10), (20, 4), (70, 16), (110, 10), (90, 90), (-90, 90), (-110, 14), (-80, 18), (-40, 6))),
        skull,
    )
    brows = [
        limb([(-8 + s * 15, -42), (-7 + s * 42, -42), (-5 + s * 74, -28), (-3 + s * 98, 4)], [8, 14, 14, 4])
        for s in (-1, 1)
    ]
    ticks = [
        curve([(x - 4, y - 3), (x, y + 3), (x + 4, y - 3)])
        for row, y in enumerate(range(-88, -46, 11))
        for x in range(-52 + 7 * (row % 2), 56, 15)
    ]
    streaks = [
        points((x, y), (x - 0.06 * x, y + 9))
        for x, y in ((-72, 40), (-58, 50), (-84, 26), (66, 44), (80, 28), (54, 56))
    ]
    return group(
        Shape(skull, BROWN, "feather", 1.0, texture="feather", flow=1.5, form=70, line=2.2),
        Lines(tuple(ticks), 1.5, DARK, strength=0.7),
        Shape(cheeks, BUFF, "face", 0.6, texture="feather", flow=1.5, form=40, modelling=0.6, line=0.0),
        Lines(tuple(streaks), 1.6, DARK, strength=0.5),
        Shape(intersection(solid(*brows), skull), colour("#f6e9c8"), "brow", 0.35, modelling=0, line=0.9),
        *_eye((-56, 2)),
        *_eye((44, 2)),
        Wash(solid(ellipse(-70, 38, 20, 13), ellipse(64, 38, 20, 13)), colour("#d9705a"), weight=0.55, softness=9),
        *_beak(),
        name="head",
    ).placed(194, 182, 1.0, math.radians(-7))


def _eye(at: Point) -> list[Item]:
    """All pupil, looking up from under the brow at whoever it is."""
    x, y = at
    return [
        Shape(solid(ellipse(x, y, 20, 20.5)), colour("#e8d2a0"), "ring", 0.5, modelling=0, line=1.2),
        Shape(solid(ellipse(x, y, 18, 18.5)), colour("#1f1a20"), "eye", 1.3, modelling=0, line=0.0),
        Veil(solid(ellipse(x + 2, y + 10, 9, 4)), colour("#8a6a4a"), strength=0.6, softness=3),
        Dots(
            points((x - 7, y - 7), (x + 5, y - 1)), np.array([5.6, 2.2]), colour("clear white"), "spark", strength=1.0
        ),
    ]


def _beak() -> list[Item]:
    """Thin as a pin, and pointed at the scarf."""
    upper = blob((-18, 16), (-18, 16), (-9, 8), (2, 15), (2, 15), (-6, 34), (-20, 56), (-20, 56), (-18, 34))
    return [
        Shape(solid(upper), colour("#4f4034"), "beak", 1.0, form=6, modelling=0.6, line=1.6),
        Lines((curve([(-14, 24), (-15, 38), (-19, 52)]),), 1.0, strength=0.6),
    ]


def scarf() -> Group:
    """Wound twice, up to the beak."""
    low = blob(
        (84, 280), (120, 306), (196, 316), (276, 304), (316, 276), (330, 308), (300, 346), (200, 364), (98, 348),
        (68, 312),
    )  # fmt: skip
    high = blob(
        (84, 204), (138, 230), (192, 236), (250, 228), (302, 200), (322, 242), (296, 292), (200, 316), (98, 296),
        (68, 246),
    )  # fmt: skip
    end = blob((120, 320), (166, 332), (160, 384), (150, 440), (82, 440), (104, 368))
    stripe = blob((98, 374), (158, 384), (154, 402), (92, 394))
    return group(
        Shape(solid(low), RED, "scarf", 1.1, texture="cloth", form=26, shade=0.15, line=2.1),
        ribs((84, 292), (200, 330), (312, 290), 44),
        Shape(solid(end), RED, "scarf", 1.1, texture="cloth", form=18, line=2.1),
        Shape(intersection(solid(stripe), solid(end)), colour("#f0e2c0"), "scarf", 0.4, modelling=0.4, line=1.2),
        Shape(solid(high), RED, "scarf", 1.1, texture="cloth", form=30, line=2.2),
        ribs((82, 222), (194, 258), (308, 218), 56),
        name="scarf",
    )


def ribs(left: Point, middle: Point, right: Point, depth: float) -> Group:
    """The knitting: one rib after the other along a fold."""
    spine = curve([left, middle, right], steps=9)
    strokes = [curve([(x, y - 6), (x + 5, y + 0.4 * depth), (x + 1, y + 0.85 * depth)]) for x, y in spine[1:-1]]
    return group(Lines(tuple(strokes), 1.5, colour("#4a1216"), strength=0.6))
