"""The Crossroads Bargain: he has not moved, so whose hand is that?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import Points, curve, ellipse, fuse, limb, outline, points, rectangle, solid
from studio.landscape import grass, tufts
from studio.materials import paper, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((0.2, -0.7, 0.4))
SUN = (400.0, 250.0)
FAR = 372.0  # the horizon
FEET = (404.0, 480.0)
ROAD = "356,372! 444,372! 500,470! 610,700! 768,1110! 32,1110! 190,700! 300,470!"
# Limbs of cut paper: a spine, and its widths.
MAN = """-12,2 -13,-50 -9,-100 | 17 24 32; 12,2 13,-50 9,-100 | 17 24 32; 0,-94 0,-130 0,-166 | 48 52 58;
    -28,-164 -38,-126 -34,-84 | 20 18 14; 28,-164 38,-126 34,-84 | 20 18 14; 0,-170 0,-200 | 20 26;
    0,-196 0,-204 | 31 31; -38,-206 0,-211 38,-206 | 5 9 5; 0,-212 0,-230 | 35 29"""
SHADOW = """394,484 378,570 350,704 | 13 34 80; 414,484 432,570 458,704 | 13 34 80; 404,880 404,940 | 66 62;
    516,856 566,774 556,690 | 62 52 40; 556,700 560,664 552,628 | 40 40 18;
    540,694 526,676 520,658 | 16 14 9"""
JACKET = "300,680! 404,672 508,680! 504,740 520,800 536,846 512,886 452,902 356,902 296,886 272,846 288,800 304,740"
CROWN = "344,980! 464,980! 472,1040 456,1066 404,1060 352,1066 336,1040"
BRIM = "404,976 500,974 556,984 566,996 530,1004 404,1000 278,1004 242,996 252,984 308,974"
ARM = (
    "330,880 270,866 210,826 176,792! 150,762 164,732 200,744! 244,778 300,800 350,806!",
    "154,762 198,742 216,774 214,830 208,890 212,920 226,944 232,976 222,1012 204,1044! 194,1052 186,1046 186,1030! "
    "176,1038 164,1030 158,1012 154,980 156,940 152,880 144,820",
)
QUILL = (
    "194,1074! 182,1046 150,984 104,906 66,842 76,836 118,896 162,972 192,1030",
    "124,930! 84,896 50,846 30,786 22,716 30,650! 62,690 84,730! 88,720 106,760! 110,752 126,796 136,850 138,916",
)
FLOURISH = "186,1070 160,1046 148,1072 126,1048 116,1074 96,1052 84,1076 62,1060 46,1074 110,1084 200,1078 250,1066"


@card("crossroads_bargain")
def crossroads_bargain(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.rose, palette.lemon, palette.lemon), (-20, -20, 820, 400))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        evening(chance.layout, palette),
        contract(palette),
        signing(palette),
        farmer(palette),
        focal="signing",
    )


def evening(stream: Stream, palette: Palette) -> Group:
    """The sun goes down behind him; the post that says where the roads go says nothing."""
    post = fuse(
        limb([(640, 236), (642, 488)], [13, 18]),
        points("650,268 560,258 530,275 558,296 650,298"),
        points("632,318 722,308 752,328 722,346 632,350"),
    )
    fields = outline("-60,372! 400,364 860,372! 860,1260! -60,1260!")
    across = outline("-60,404! 300,398! 520,398! 860,404! 860,446! 540,436! 260,436! -60,446!")
    rough = tufts(stream, 150, (-10, 520, 810, 1200))
    beside = rough[np.abs(rough[:, 0] - 400) > 0.62 * (rough[:, 1] - 470) + 120]
    return group(
        Glow(SUN, 330, palette.lemon, 0.8),
        Veil(solid(ellipse(*SUN, 150)), palette.sun, "sun", 1.0, 2),
        plain(fields, palette.field, "field", weight=1.1, colour_below=palette.deep, form=FLAT, modelling=0, line=1.2),
        Veil(across, palette.lemon, "road", 0.8, 2),
        grass(stream, beside, 34, 0.1, 1.8, paint=palette.ink),
        Wash(outline("636,486! 650,486! 752,740! 704,740!"), palette.ink, "cast shadow", 0.9, 2),
        plain(post, palette.ink, "signpost", weight=1.2, modelling=0, line=0.0),
        name="evening",
    )


def contract(palette: Palette) -> Group:
    """The road, with its small print; it rolls up where we stand."""
    rows: list[Item] = []
    for near in np.linspace(0.02, 1, 14) ** 1.35:
        y, half = 400 + 420 * near, 46 + 176 * near
        x = np.linspace(400 - half, 400 + half, 60)
        hand = y + (1.5 + 7 * near) * np.sin(np.arange(60) * 1.9) * np.sin(np.arange(60) * 0.37)
        rows.append(Lines((np.stack([x, hand], 1),), 0.9 + 1.5 * near, palette.ink, strength=0.45))
    roll = fuse(rectangle(24, 1092, 776, 1180), ellipse(776, 1136, 17, 44), ellipse(24, 1136, 17, 44))
    turn = np.linspace(0, 15, 90)
    spiral = np.stack([776 + 1.13 * turn * np.cos(turn), 1136 + 2.9 * turn * np.sin(turn)], 1)
    return group(
        Wash(solid(points("20,1150! 810,1150! 850,1196! 60,1204!")), palette.ink, "shadow", 0.7, 8),
        Veil(outline(ROAD), palette.paper, "contract", 1.0, 1),
        paper(outline(ROAD), palette.paper, "contract", weight=0.02, form=FLAT, modelling=0, line=2.6, cover=0.2),
        *rows,
        Veil(roll, palette.paper, "roll", 1.0, 1),
        plain(roll, palette.paper, "roll", weight=0.05, form=50, modelling=0.6, line=3.0, cover=0.3),
        Wash(solid(rectangle(24, 1146, 776, 1180)), palette.shade, "roll", 0.5, 12),
        Lines((spiral, ellipse(776, 1136, 17, 44)), 2.0),
    )


def limbs(written: str) -> list[Points]:
    parts = [part.split("|") for part in written.split(";")]
    return [limb(points(spine), [float(width) for width in widths.split()]) for spine, widths in parts]


def signing(palette: Palette) -> Group:
    """It knows its own mind."""
    hat = ellipse(404, 946, 62, 46), curve(BRIM, closed=True), curve(CROWN, closed=True)
    body = fuse(*limbs(SHADOW), curve(JACKET, closed=True), *hat, soften=2)
    hand = fuse(*body, *(curve(way, closed=True) for way in (*ARM, *QUILL)), soften=1.5)
    return group(
        plain(hand, palette.ink, "shadow", weight=1.3, modelling=0, line=0.0),
        Lines((curve(FLOURISH),), 6, palette.ink),
        name="signing",
    )


def farmer(palette: Palette) -> Group:
    """Against the light one sees only that his hands hang where they hung."""
    man = fuse(*limbs(MAN), soften=2)
    return group(plain(man, palette.ink, "farmer", weight=1.2, modelling=0, line=0.0)).placed(*FEET, 0.96)
