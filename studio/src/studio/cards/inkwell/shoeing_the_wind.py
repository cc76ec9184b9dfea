"""Shoeing the Wind: who asked her to stand still?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, fuse, limb, outline, place, points, rectangle, solid, star
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.6, 0.5))
DRAWN = Sheet("inkwell/shoeing_the_wind")
BLOW = (296.0, 996.0)  # where the hammer meets the shoe
# The smith: head, back and apron, hind leg, fore leg, the arm that holds, the arm that strikes, its fist.
SMITH = (
    "232,905! 236,894 252,887 268,893 276,902! 290,906 289,910! 273,912! 279,922 273,926! 275,933! 268,948! 254,948"
    " 242,938! 236,924",
    "242,928! 216,934 196,960 184,1000 178,1030! 200,1044 240,1064 274,1068! 270,1030 268,990 270,960 258,938!",
    "178,1016! 170,1050 154,1082! 148,1090 132,1092 132,1099! 176,1099! 180,1084 198,1056 222,1040!",
    "226,1024! 262,1030 278,1046 272,1066 262,1084! 274,1090 290,1092 290,1099! 238,1099! 238,1080 242,1062 226,1056!",
    "240,938! 276,950 304,947 326,940! 338,936 348,942 344,952! 338,962 326,960! 300,966 272,974 246,972!",
    "226,934! 198,930 178,928 171,916 171,894! 150,890! 145,914 147,938 158,954 186,962 208,968!",
    "148,894! 146,880 154,871 168,872 175,882 173,896!",
)
HAMMER = ("152,898 178,872 200,850", "188,830! 200,818! 232,850! 220,862!")


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.dark, palette.dark, palette.teal, palette.glow, palette.dawn), lines=0.0, weight=1.1)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        gusts(chance.layout.child("gusts"), palette),
        far_roofs(palette),
        DRAWN("horse", palette).named("mare"),
        dissolving(palette),
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


def dissolving(palette: Palette) -> Group:
    """Further back she is only weather."""
    ways = ("860,318 760,352 650,372", "860,392 780,416 690,428", "860,448 750,494 620,520", "860,500 790,536 700,556")
    return group(Veil(solid(*(limb(way, [26, 15, 1]) for way in ways)), palette.teal, "gust", 0.9, 2))


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
    """One foot well back, a hand on her pastern, the hammer up."""
    man = fuse(*(outline(ring)[0] for ring in SMITH), soften=1.0)
    handle, head = HAMMER
    hammer = fuse(limb(handle, [8, 8, 8]), outline(head)[0])
    x, y = BLOW
    angles = ((2.4, 120), (2.0, 80), (1.5, 100), (1.0, 90), (0.5, 110))
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
