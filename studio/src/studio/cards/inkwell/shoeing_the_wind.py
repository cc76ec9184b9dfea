"""Shoeing the Wind: who asked her to stand still?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Point, Points, ellipse, fuse, limb, outline, points, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((0.45, -0.75, 0.5))
HOOF = (680.0, 1004.0)
DRAWN = Sheet("inkwell/shoeing_the_wind")


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    sky = graded((palette.dark, palette.dark, palette.teal, palette.dawn), lines=0.0, weight=1.1)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        moor(palette),
        group(
            hair(stream.child("tail"), (136, 558), (112, 604), 16, 420, palette),
            hair(stream.child("far mane"), (606, 250), (560, 290), 16, 980, palette),
            DRAWN("horse", palette),
            hair(stream.child("mane"), (626, 258), (470, 500), 64, 860, palette),
            name="mare",
        ),
        smith(palette),
        focal="mare",
    )


def moor(palette: Palette) -> Group:
    hills = outline("-20,1010! 90,984 220,1000 380,976 560,1004 700,986 820,1000! 820,1230! -20,1230!")
    ground = outline("-20,1050! 200,1040 460,1048 820,1036! 820,1230! -20,1230!")
    cast = outline("120,1080 300,1092 560,1084 700,1096 600,1136 330,1150 60,1140 -20,1110")
    return group(
        plain(hills, palette.teal, "hills", weight=1.0, form=FLAT, modelling=0, line=0.0),
        plain(ground, palette.floor, "ground", weight=1.2, form=FLAT, modelling=0, line=1.4),
        Wash(cast, palette.floor.darker(0.6), "cast shadow", 0.9, 4, hatched=True),
    )


def hair(stream: Stream, start: Point, end: Point, count: int, reach: float, palette: Palette) -> Group:
    """Hair near the skin, weather at the edge of the card."""
    ways = [
        blown(stream, root, reach * stream.uniform(0.55, 1.2), k / count)
        for k, root in enumerate(np.linspace(start, end, count))
    ]
    locks = [limb(way[::3], [10, 30, 34, 26, 14, 2]) for way in ways[:: max(count // 9, 2)]]
    ends = [limb(way[14:], [8, 40, 60, 30]) for way in ways[1::4]]
    return group(
        *(Veil(solid(ring), palette.wind, "wind", 0.16, 22) for ring in ends),
        *(Veil(solid(ring), palette.wind, "wind", 0.8, 4) for ring in locks),
        Lines(tuple(ways[::2]), 3.4, palette.wind, strength=0.95),
        Lines(tuple(way + points("0,4") for way in ways[1::2]), 2.0, palette.wind, strength=0.9),
        Lines(tuple(way[:16] + points("0,3") for way in ways[::3]), 1.5, palette.shade, strength=0.7),
    )


def blown(stream: Stream, root: Points, reach: float, share: float) -> Points:
    sway, lift = stream.uniform(16, 30), stream.uniform(150, 260) * (1 - 0.9 * share)
    t = np.linspace(0, 1, 26)
    rise = lift * np.sin(1.5 * t) + 20 * t * t - sway * (1 + t) * np.sin(6.2 * t + 1.2 * share)
    return np.stack([root[0] - reach * t, root[1] - rise], axis=1)


def smith(palette: Palette) -> Group:
    """Bent to his work, no taller than her knee."""
    x, y = HOOF
    man = fuse(
        limb("-34,-2 -28,-40 -8,-88", [14, 19, 32]), limb("20,-2 24,-42 2,-88", [14, 19, 32]),
        limb("-38,-5 -18,-4", [14, 9]), limb("16,-5 38,-4", [14, 9]), limb("-6,-80 6,-114 26,-142", [38, 46, 42]),
        limb("30,-140 48,-160", [20, 20]), ellipse(54, -166, 16, 18), limb("28,-172 52,-178 80,-168", [6, 12, 6]),
        ellipse(50, -180, 17, 12), limb("22,-142 -16,-152 -10,-196", [20, 16, 11]), limb("-8,-186 -22,-236", [7, 7]),
        points("-48,-240 4,-254 10,-232 -42,-218"), limb("34,-136 52,-104 84,-98", [17, 13, 11]),
        limb("4,-96 20,-66 26,-40", [24, 30, 30]), soften=1.5,
    )  # fmt: skip
    sparks = [
        limb([(x + 30 * math.cos(a), y + 30 * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a) + 8)], [5, 1.5])
        for a, r in ((-0.2, 90), (0.3, 70), (0.8, 84), (1.5, 60), (2.1, 76), (2.7, 58), (-0.8, 60))
    ]
    shoe = limb("690,1040 668,1024 644,1006", [15, 15])
    return group(
        Glow((x - 10, y + 14), 190, palette.fire, 0.9),
        group(plain(man, palette.floor.darker(0.6), "smith", weight=1.3, form=8, modelling=0.3, line=2.0)).placed(
            586, 1092
        ),
        lit(solid(shoe), palette.fire, "shoe", weight=1.2),
        lit(solid(limb("688,1037 668,1022 646,1004", [6, 6])), palette.spark, "shoe", weight=0.8),
        lit(solid(*sparks), palette.spark, "spark", weight=0.9),
        name="smith",
    )
