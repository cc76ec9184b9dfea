"""Follow the Light: who is fishing, and for what?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, points, solid
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Lamplight, Scene, Shape, Veil, Wash, group
from studio.skies import graded

LURE = (456.0, 660.0)
LIGHT = Lamplight(LURE)
UPPER = curve("74,432 190,462 340,474 500,506 640,580 726,690")
LOWER = curve("20,846 150,932 300,946 450,918 600,852 726,730")
DRAWN = Sheet("inkwell/anglers_light")


@card("anglers_light")
def anglers_light(chance: Chance, palette: Palette) -> Scene:
    water = graded((palette.shallow, palette.water, palette.deep), lines=0.0, weight=1.0)
    return replace(Rig(water, LIGHT), shadow=palette.deep).scene(
        gullet(palette),
        teeth(chance.layout.child("far"), palette.deep.lighter(0.16), 0.8),
        group(Glow(LURE, 330, palette.lure, 1.0)),
        teeth(chance.layout.child("near"), palette.tooth, 1.0),
        DRAWN("fish", palette),
        group(DRAWN("lure", palette), diver(palette), name="hook"),
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


def diver(palette: Palette) -> Group:
    """Never so happy."""
    bubbles = points((392, 664), (380, 628), (398, 590), (372, 552), (388, 512))
    return group(DRAWN("diver"), Dots(bubbles, np.array([5.0, 8, 10, 13, 9]), palette.tooth), name="diver").placed(
        -18, 14
    )
