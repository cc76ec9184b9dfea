"""Shoeing the Wind: who asked her to stand still?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, curve, ellipse, fuse, limb, outline, place, points, rectangle, solid, star
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.6, 0.5))
DRAWN = Sheet("inkwell/shoeing_the_wind")
BLOW = (288.0, 994.0)  # where the hammer meets the shoe
HERE = Placing(206, 1096, 1.25)
# The smith, limb by limb: a spine, and its widths.
SMITH = """-10,-78 -30,-44 -44,-4 | 26 21 12; -52,-4 -28,-4 | 9 12; 0,-78 34,-54 30,-4 | 27 21 12; 24,-4 52,-3 | 12 8;
    -10,-72 2,-98 18,-120 | 28 34 30; 20,-120 30,-134 | 13 13; 33,-143 37,-143 | 23 23; 47,-140 52,-137 | 6 4;
    18,-151 36,-157 54,-148 | 7 13 4; 38,-134 44,-124 | 15 4; 22,-118 52,-106 82,-110 | 15 11 9; 84,-112 94,-116 | 9 6;
    10,-114 -6,-88 24,-76 | 17 13 10; 24,-77 32,-79 | 13 12; 18,-74 66,-82 | 6 6; 6,-62 24,-46 20,-22 | 14 20 20"""


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.dark, palette.dark, palette.teal, palette.glow, palette.dawn), lines=0.0, weight=1.1)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        gusts(chance.layout.child("gusts"), palette),
        far_roofs(palette),
        DRAWN("horse", palette).named("mare"),
        ridge(palette),
        smith(palette),
        focal="mare",
    )


def gusts(stream: Stream, palette: Palette) -> Group:
    """Where she has been."""
    ways = []
    for y in np.linspace(120, 860, 12):
        x, long = stream.uniform(380, 760), stream.uniform(200, 460)
        ways.append(curve([(x - long, y + 60), (x - 0.4 * long, y + 30), (x, y), (x + 0.5 * long, y - 60)]))
    return group(
        Veil(solid(*(limb(way[::4], [1, 14, 18, 2]) for way in ways)), palette.teal, "gust", 0.8, 6),
        Lines(tuple(ways), 2.0, palette.wind, strength=0.5),
    )


def far_roofs(palette: Palette) -> Group:
    """The town, which has shut its windows."""
    line = (
        "-20,1010! 30,960! 84,1006! 84,984! 104,984! 104,1010! 150,1018! 190,976! 232,1020! 300,1030! 420,1030! "
        "470,986! 520,1026! 520,996! 540,996! 540,1016! 590,960! 650,1010! 690,1016! 690,980! 712,980! 712,1000! "
        "760,956! 820,1000! 820,1240! -20,1240!"
    )
    return group(plain(points(line), palette.town, "town", weight=1.0, form=FLAT, modelling=0, line=1.2))


def ridge(palette: Palette) -> Group:
    """Tiles, from one edge of the card to the other."""
    slope = outline("-30,1104! 200,1094 420,1096 830,1112! 830,1240! -30,1240!")
    items: list[Item] = [plain(slope, palette.roof, "roof", weight=1.2, form=FLAT, modelling=0, line=2.4)]
    for row in range(4):
        y = 1136 + 34 * row
        ways = [
            ellipse(x, y, 24, 17, start=0.1, end=math.pi - 0.1, count=12) for x in range(-30 + 24 * (row % 2), 850, 48)
        ]
        items.append(Lines(tuple(ways), 2.2, palette.town, strength=0.8))
    caps = [
        place(rectangle(-29, -13, 29, 13), x, 1100 + 0.012 * abs(x - 300), rotation=0.01) for x in range(-10, 840, 54)
    ]
    items += [plain(cap, palette.roof.lighter(0.08), "cap", weight=1.1, form=8, line=1.8) for cap in caps]
    chimney = solid(rectangle(640, 960, 730, 1112), rectangle(630, 944, 740, 972))
    items.append(plain(chimney, palette.roof, "chimney", weight=1.2, form=10, modelling=0.5, line=2.2))
    return group(*items)


def smith(palette: Palette) -> Group:
    """One foot well back, an arm round her pastern."""
    parts = [part.split("|") for part in SMITH.split(";")]
    man = fuse(
        *(HERE(limb(points(way), [float(wide) for wide in widths.split()])) for way, widths in parts), soften=2.5
    )
    hammer = HERE(place(rectangle(-8, -15, 8, 15), 66, -82, rotation=-0.12))
    x, y = BLOW
    angles = ((-2.9, 120), (-2.5, 84), (-2.1, 130), (2.9, 96), (2.4, 120), (2.0, 80), (1.5, 100), (1.0, 90), (0.5, 110))
    sparks = [
        limb([(x + 16 * math.cos(a), y + 16 * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a) + 10)], [6, 1.5])
        for a, r in angles
    ]
    return group(
        Glow(BLOW, 170, palette.fire, 0.9),
        lit(solid(*sparks), palette.spark, "spark", weight=0.9),
        plain(man, palette.roof.darker(0.4), "smith", weight=1.3, form=8, modelling=0.2, line=1.6),
        plain(hammer, palette.roof.darker(0.4), "hammer", weight=1.3, form=3, line=1.6),
        lit(star(x - 2, y, 24, 7, 7), palette.spark, "blow", weight=0.7),
        name="smith",
    )
