"""The Crossroads Bargain: he has not moved, so whose hand is that?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.geometry import Points, curve, ellipse, fuse, limb, outline, points, rectangle, solid
from studio.landscape import grass, tufts
from studio.materials import paper, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.2, -0.7, 0.4))
SUN = (400.0, 250.0)
FAR = 372.0  # the horizon
FEET = (404.0, 480.0)
ROAD = "356,372! 444,372! 500,470! 610,700! 768,1110! 32,1110! 190,700! 300,470!"
# Limbs of cut paper: a spine, and its widths.
MAN = """-12,2 -13,-50 -9,-100 | 17 24 32; 12,2 13,-50 9,-100 | 17 24 32; 0,-94 0,-130 0,-166 | 48 52 58;
    -28,-164 -38,-126 -34,-84 | 20 18 14; 28,-164 38,-126 34,-84 | 20 18 14; 0,-170 0,-200 | 20 26;
    0,-196 0,-204 | 31 31; -38,-206 0,-211 38,-206 | 5 9 5; 0,-212 0,-230 | 35 29"""
GOAT = """148,462 144,500 150,520 | 18 12 16; 190,462 194,500 190,520 | 18 12 16; 168,306 178,276 190,262 | 30 26 30;
    184,258 206,272 222,288 | 32 24 15; 212,290 212,306 204,320 | 9 8 2; 176,250 158,256 146,266 | 10 12 3;
    182,246 168,214 140,194 116,200 | 14 12 9 2; 194,244 190,212 170,186 146,182 | 12 10 8 2"""
SHADOW = """394,484 378,570 350,704 | 13 34 80; 414,484 432,570 458,704 | 13 34 80; 404,880 404,940 | 66 62;
    516,856 566,774 556,690 | 62 52 40; 556,700 560,664 552,628 | 40 40 18;
    540,694 526,676 520,658 | 16 14 9; 304,846 214,776 172,790 | 70 58 52; 206,770 176,850 160,946 | 56 52 36;
    158,944 156,972 160,986 | 42 46 34; 164,966 182,990 190,1020 | 22 20 12; 150,972 158,1000 178,1028 | 20 17 10;
    172,976 196,982 204,1000 | 22 20 14"""
JACKET = "300,680! 404,672 508,680! 504,740 520,800 536,846 512,886 452,902 356,902 296,886 272,846 288,800 304,740"
CROWN = "344,980! 464,980! 472,1040 456,1066 404,1060 352,1066 336,1040"
BRIM = "404,976 500,974 556,984 566,996 530,1004 404,1000 278,1004 242,996 252,984 308,974"
FLOURISH = (
    "182,1050 170,1020 158,1030 150,1012 142,1036 130,1016 122,1040 108,1022 98,1044 66,1036 50,1050 120,1058 190,1046"
)


@card("crossroads_bargain")
def crossroads_bargain(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        fog(chance.layout, palette),
        contract(palette),
        other_party(chance.layout.child("goat"), palette),
        signing(palette),
        farmer(palette),
        focal="signing",
    )


def fog(stream: Stream, palette: Palette) -> Group:
    """White everywhere; the post that says where the roads go says nothing."""
    post = fuse(
        limb([(640, 250), (642, 488)], [13, 18]),
        points("650,282 560,274 534,288 558,306 650,308"),
        points("632,326 716,318 744,336 718,352 632,356"),
    )
    fields = outline("-60,372! 400,364 860,372! 860,1260! -60,1260!")
    across = outline("-60,404! 300,398! 520,398! 860,404! 860,446! 540,436! 260,436! -60,446!")
    rough = tufts(stream, 150, (-10, 520, 810, 1200))
    beside = rough[np.abs(rough[:, 0] - 400) > 0.62 * (rough[:, 1] - 470) + 120]
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.fog, "fog", 1.0, 2),
        Veil(solid(rectangle(-60, -60, 860, 360)), palette.haze.darker(0.06), "fog", 0.95, 60),
        Glow(SUN, 300, palette.paper, 0.9),
        Veil(solid(ellipse(*SUN, 84)), palette.paper, "sun", 1.0, 3),
        plain(fields, palette.haze, "field", weight=1.0, colour_below=palette.field, form=FLAT, modelling=0, line=0.8),
        Veil(across, palette.fog, "road", 0.9, 3),
        grass(stream, beside, 34, 0.1, 1.6, paint=palette.ink),
        Wash(outline("636,486! 650,486! 742,700! 700,700!"), palette.shade, "cast shadow", 0.8, 3, fade=(1.0, 0.2)),
        wood(post, palette.shade, "signpost", weight=0.8, modelling=0.3, line=1.4),
        Veil(solid(rectangle(-60, 330, 860, 420)), palette.fog, "fog", 0.6, 40),
        grass(stream, points((626, 494), (642, 498), (656, 492), (612, 502)), 30, 0.1, 1.6, paint=palette.ink),
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
    vane = curve("136,988! 96,952 52,900 30,846 16,776! 62,812 70,840! 84,836 112,880! 122,884 134,930", closed=True)
    quill = fuse(limb(points("182,1052 158,1008 110,946 50,850"), [3, 8, 8, 4]), vane)
    knuckles = tuple(curve(way) for way in ("152,952 166,984 182,1018", "170,958 186,976 196,1002"))
    return group(
        plain((*body, *quill), palette.ink, "shadow", weight=1.3, modelling=0, line=0.0),
        Veil(solid(*(limb(way, [2, 3, 2]) for way in knuckles)), palette.paper, "knuckles", 0.9, 0.5),
        Lines((curve(FLOURISH),), 6, palette.ink),
        name="signing",
    )


def farmer(palette: Palette) -> Group:
    """Against the light one sees only that his hands hang where they hung."""
    man = fuse(*limbs(MAN), soften=2)
    return group(plain(man, palette.ink, "farmer", weight=1.2, modelling=0, line=0.0)).placed(*FEET, 0.96)


def other_party(stream: Stream, palette: Palette) -> Group:
    """Very courteous, hat in hoof. He casts no shadow at all."""
    coat = outline("150,300 172,290 190,300 200,340 206,400 214,470! 128,470! 134,400 138,340")
    return group(
        plain(fuse(*limbs(GOAT), soften=1.5), palette.ink, "goat", weight=1.2, modelling=0, line=0.0),
        plain(coat, palette.coat, "coat", weight=1.2, form=10, modelling=0.5, line=1.8),
        plain(
            limb(points("180,316 214,366 250,396"), [26, 20, 16]), palette.coat, "sleeve", weight=1.2, form=8, line=1.6
        ),
        plain(limb(points("250,394 268,404"), [12, 15]), palette.ink, "hoof", weight=1.2, modelling=0, line=0.0),
        grass(
            stream, points((132, 530), (150, 534), (170, 528), (192, 534), (212, 530)), 32, 0.1, 1.8, paint=palette.ink
        ),
        name="goat",
    )
