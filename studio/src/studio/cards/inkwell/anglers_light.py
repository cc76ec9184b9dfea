"""Follow the Light: who is fishing, and for what?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, outline, points, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Lamplight, Scene, Shape, Veil, Wash, group
from studio.skies import graded

LURE = (456.0, 660.0)
LIGHT = Lamplight(LURE)
ROD = curve("520,140 500,50 430,8 350,30 318,110 344,220 400,340 452,460 470,560 456,614")
UPPER = curve("74,432 190,462 340,474 500,506 640,580 726,690")
LOWER = curve("20,846 150,932 300,946 450,918 600,852 726,730")
HEAD = (
    "820,60! 660,96 490,146 330,212 210,282 112,344 70,392 74,432! 190,462 340,474 500,506 640,580 726,700! "
    "600,852 450,918 300,946 150,932 60,884 14,830! -6,900 34,990 140,1080 330,1150 620,1230! 820,1230!"
)
DRAWN = Sheet("inkwell/anglers_light")


@card("anglers_light")
def anglers_light(chance: Chance, palette: Palette) -> Scene:
    water = graded((palette.shallow, palette.water, palette.deep), lines=0.0, weight=1.0)
    return replace(Rig(water, LIGHT), shadow=palette.deep).scene(
        gullet(palette),
        teeth(chance.layout.child("far"), palette.deep.lighter(0.16), 0.8),
        group(Glow(LURE, 330, palette.lure, 1.0)),
        teeth(chance.layout.child("near"), palette.tooth, 1.0),
        fish(palette),
        group(lure(palette), diver(palette), name="hook"),
        focal="hook",
    )


def gullet(palette: Palette) -> Group:
    """It grows dark towards the throat, and light comes down from above."""
    rings = ((300, 0.8, 70), (390, 1.0, 70), (470, 1.3, 60), (540, 1.6, 40))
    beams = points((300, -160)) + 1300 * np.array(
        [[(0, 0), (np.sin(a), np.cos(a)), (np.sin(a + 0.07), np.cos(a + 0.07))] for a in (-0.36, -0.16, 0.05)]
    )
    return group(
        Veil(solid(*beams), palette.shallow.lighter(0.4), "beam", 0.3, 14, (1.0, 0.2)),
        *(Wash(solid(ellipse(x + 380, 700, 380, 330)), palette.deep, "throat", w, soft) for x, w, soft in rings),
    )


def teeth(stream: Stream, paint: Colour, size: float) -> Group:
    """Needles of every length, bent towards the throat."""
    needles = []
    for way, down, count in ((UPPER, 1.0, 9), (LOWER, -1.0, 10)):
        for t in np.linspace(0.03, 0.8, count) + stream.uniform(-0.025, 0.025, count=count):
            root = way[round(float(t) * (len(way) - 1))] - (0, 10 * down)
            long = size * float(stream.uniform(84, 200)) * (1.15 - 0.7 * float(t))
            tip = root + points((0.10 + 0.2 * t, down))[0] * long
            middle = 0.5 * (root + tip) - (0.12 * long, 0)
            needles.append(
                Shape(
                    solid(limb([root, middle, tip], [25 * size, 15 * size, 1.6])), paint, "tooth", 0.35, modelling=0.6
                )
            )
    return group(*needles, name="teeth")


def fish(palette: Palette) -> Group:
    """All the dark there is."""
    x, y = 596.0, 318.0
    folds = [
        curve([(x + r * 1.25 * np.cos(a), y + r * np.sin(a)) for a in np.linspace(0.4, 2.7, 9)]) for r in (94, 116, 146)
    ]
    folds += [UPPER[4:] - (-4, 34), UPPER[8:30] - (-10, 70), LOWER[6:] - (-10, -40), LOWER[10:34] - (-24, -84)]
    folds += [
        curve("786,500 728,620 752,760 800,850"),
        curve("640,150 560,186 500,236 456,300"),
        LOWER[12:26] - (-40, -134),
    ]
    return group(
        plain(outline(HEAD), palette.skin, "fish", weight=1.25, form=70, modelling=0.5, texture="shadow", line=3.0),
        *(Shape(solid(limb(way, [1, 5, 6, 4, 1])), palette.deep.darker(0.12), "fold", 0.9, line=0.0) for way in folds),
        plain(ellipse(x, y, 76, 72), palette.tooth, "eye", weight=0.45, form=20, line=4.0),
        plain(ellipse(x - 10, y + 8, 50, 52), palette.water, "iris", weight=0.9, form=10, line=1.6),
        lit(ellipse(x - 20, y + 18, 28, 32), palette.skin, "pupil", weight=1.3),
        lit(ellipse(x - 32, y + 6, 9), palette.tooth, "glint", weight=0.1),
        Shape(outline("500,300! 552,232 630,224 692,284! 640,270 570,276"), palette.skin, "lid", 1.25, line=0.0),
        name="fish",
    )


def lure(palette: Palette) -> Group:
    """It hangs before the jaw, from the brow, and never keeps quite still."""
    x, y = LURE
    frills = [
        limb(
            [(x + a, y + 26), (x + 1.5 * a, y + 62), (x + 1.1 * a + b, y + 92), (x + 1.4 * a + 2 * b, y + long)],
            [8, 6, 4, 1.5],
        )
        for a, b, long in ((-20, -14, 128), (-8, 10, 156), (6, -8, 140), (18, 14, 120))
    ]
    bulb = outline(
        [
            (x, y - 44),
            (x + 30, y - 30),
            (x + 38, y + 2),
            (x + 22, y + 32),
            (x - 22, y + 32),
            (x - 38, y + 2),
            (x - 30, y - 30),
        ]
    )
    return group(
        Shape(solid(limb(ROD, [20, 13, 9, 8, 10])), palette.water.darker(0.2), "rod", 1.1, form=6, line=2.6),
        Glow(LURE, 300, palette.lure, 0.9),
        Glow(LURE, 120, palette.lure.lighter(0.6), 0.9),
        lit(solid(*frills), palette.lure, weight=0.4),
        plain(bulb, palette.lure, "lure", weight=0.5, form=30, modelling=0, line=2.0),
        Veil(solid(ellipse(x - 4, y - 6, 26, 28)), palette.lure.lighter(0.9), strength=1.0, softness=10),
        plain(ellipse(x, y - 44, 13, 9), palette.water.darker(0.2), "cap", form=4, line=2.0),
        name="lure",
    )


def diver(palette: Palette) -> Group:
    """Never so happy."""
    bubbles = points((392, 664), (380, 628), (398, 590), (372, 552), (388, 512))
    return group(DRAWN("diver"), Dots(bubbles, np.array([5.0, 8, 10, 13, 9]), palette.tooth), name="diver").placed(
        -18, 14
    )
