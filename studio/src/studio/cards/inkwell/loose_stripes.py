"""Loose Stripes: what is it without them, and what are they without it?"""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, place, rectangle, solid, tangents
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/loose_stripes")
LIGHT = Sunlight((-0.55, -0.7, 0.5))
GROUND = 966.0
# What is on its way down: a way, half a width where it begins, and where it ends.
SLIPPING = (
    ("518,404 500,470 506,540 528,610 540,680 522,750 540,820 526,890 540,950 580,1000 650,1012 684,984 636,964 "
     "576,984 560,1036 620,1076 700,1060 730,1030", (15, -3), (2, -15)),
    ("466,450 446,510 446,580 468,670 484,750 470,830 450,910 480,980 540,1030 590,1020 560,994 500,1010 "
     "490,1070 550,1120 630,1116 660,1090 620,1076 570,1110", (15, -3), (2, -15)),
    ("408,530 396,590 398,660 384,730 376,800 398,870 406,930 380,980 330,1020 270,1010 290,984 350,992 372,1040 "
     "330,1086 250,1090", (15, 3), (2, 15)),
    ("350,622 338,660 352,700 330,744 350,790 324,838 344,890 352,970 400,1040 460,1050 470,1022 420,1020 390,1070 "
     "420,1130 490,1160 520,1140", (14, -3), (2, -15)),
    ("250,1140 320,1176 430,1184 480,1150 424,1120 350,1150 380,1210 480,1230 560,1218 600,1196 572,1178 540,1196 "
     "570,1226 660,1226 748,1180 766,1124 700,1096 640,1136 670,1190 760,1200 850,1160", (2, -16), (2, -16)),
)  # fmt: skip


@card("loose_stripes")
def loose_stripes(chance: Chance, palette: Palette) -> Scene:
    ground = lit(rectangle(-20, 856, 820, 1220), palette.ground, "ground", weight=0.9, colour_below=palette.sun)
    return Rig(graded((palette.sky, palette.sun), lines=0.0, weight=0.9), LIGHT, None, palette.dusk).scene(
        group(ground),
        zebra(palette).placed(0, -40),
        group(*(ribbon(*way, palette) for way in SLIPPING), name="ribbons").placed(0, -40),
        group(Wash(solid(ellipse(140, 1186, 66, 10)), palette.shade, "shadow", 0.9, 1.5)),
        DRAWN("girl", palette).placed(98, 1152, 1.42),
        focal="zebra",
    )


def zebra(palette: Palette) -> Group:
    """On the ground it is as it always was: one piece."""
    body = DRAWN("zebra", palette)
    fallen = tuple(ring @ [[1, 0], [-0.5, -0.2]] + (0.5 * GROUND, 1.2 * GROUND) for ring in silhouette(body))
    return group(Wash(fallen, palette.shade, "shadow", 0.8, 1.5), body, name="zebra")


def ribbon(way: str, first: tuple[float, float], last: tuple[float, float], palette: Palette) -> Group:
    """Flat on the flank, on its edge on the ground, its back paler than its face."""
    path = curve(way)
    down = np.maximum.accumulate(np.clip((path[:, 1:] - 890) / 100, 0, 1))
    steps = np.arange(len(path))
    thin = np.minimum(1.0, 0.06 + np.minimum(steps, steps[::-1]) / 14)[:, None]
    half = thin * ((1 - down) * first + down * last)
    ahead = tangents(path)
    face = ahead[:, 0] * half[:, 1] < ahead[:, 1] * half[:, 0]
    turns = [0, *(np.flatnonzero(face[1:] != face[:-1]) + 1), len(path) - 1]
    strips: list[tuple[float, Item]] = []
    for a, b in pairwise(turns):
        piece, wide = path[a : b + 1], half[a : b + 1]
        tone = palette.ink if face[a] else palette.back
        ring = np.vstack([piece - wide, (piece + wide)[::-1]])
        strip = plain(ring, tone, "ribbon", weight=1.5, form=FLAT, modelling=0, line=1.2)
        edges = Lines((piece - 0.86 * wide, piece + 0.86 * wide), 1.5, palette.edge, strength=0.8)
        strips.append((piece[:, 1].mean(), group(strip, edges)))
    lying = place(path[down[:, 0] >= 1], 16, 14)
    return group(
        Wash(solid(limb(lying, [10, 20, 8])), palette.shade, "shadow", 0.8, 1.5),
        *(strip for _, strip in sorted(strips, key=lambda strip: strip[0])),
    )
