"""Follow the Light: who is fishing, and for what?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, points, rim, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, Wash, group, silhouette
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
        teeth(palette.deep.lighter(0.3), 0.74, 0.036),
        group(Glow(LURE, 330, palette.lure, 1.0)),
        throat(palette),
        teeth(palette.tooth, 1.0, 0.0),
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


def teeth(paint: Colour, size: float, shift: float) -> Group:
    """Needles, a long one after a short one, shorter towards the corner and bent to the throat."""
    needles = []
    for way, down, count in ((UPPER, 1.0, 11), (LOWER, -1.0, 11)):
        for k, t in enumerate(np.linspace(0.03, 0.84, count) + shift):
            root = way[round(float(t) * (len(way) - 1))] - (0, 12 * down)
            long = size * (172 if k % 2 == 0 else 104) * (1.12 - 0.78 * float(t))
            tip = root + points((0.06 + 0.3 * t, down))[0] * long
            middle = 0.5 * (root + tip) - (0.12 * long, 0)
            ring = limb([root, middle, tip], [(27 - 9 * t) * size, (16 - 5 * t) * size, 1.6])
            needles.append(Shape(solid(ring), paint, "tooth", 0.35, modelling=0.6, line=1.8))
    return group(*needles, name="teeth")


def throat(palette: Palette) -> Group:
    """Arch behind arch, until the lamp gives up."""
    mouth = np.vstack([UPPER, LOWER[::-1]])
    arches = [ellipse(734 + 4 * k, 710 - 4 * k, 180 - 36 * k, 190 - 40 * k) for k in range(4)]
    tongue = curve("300,948! 380,890 480,858 580,826 660,770 700,740! 720,800! 560,960!", closed=True)
    folds = (curve("360,912 470,872 580,836 670,776"), curve("400,930 500,890 600,850"))
    return group(
        Clip(
            solid(mouth),
            group(
                plain(tongue, palette.deep.lighter(0.22), "tongue", weight=0.9, form=30, line=2.4),
                Lines(folds, 2.2, palette.skin),
                *(Wash(solid(ring), palette.skin, "arch", 0.55, 4) for k, ring in enumerate(arches)),
                Wash(solid(arches[3]), palette.skin, "gullet", 1.5, 6),
            ),
        )
    )


def diver(palette: Palette) -> Group:
    """Never so happy, and lit for it."""
    bubbles = points((392, 664), (380, 628), (398, 590), (372, 552), (388, 512))
    body = DRAWN("diver").dressed(suit=palette.deep.lighter(0.06))
    edge = Veil(rim(silhouette(body), -7, 5), palette.lure, "rim", 0.95, 1.5)
    return group(body, edge, Dots(bubbles, np.array([5.0, 8, 10, 13, 9]), palette.tooth), name="diver").placed(-18, 14)
