"""The Returned Hood: out of the white comes somebody who carries it very gently."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.geometry import curve, limb, outline, points, rectangle, solid, union
from studio.landscape import snow
from studio.materials import bark, cloth, fur, plain
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Item, Lines, Scene, Sky, Stop, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.5, -0.8, 0.2))
WHITE = colour("#ffffff")
# near trunks and far ones: x, breadth, how near
TRUNKS = (
    (36, 22, 0.12), (110, 16, 0.06), (366, 24, 0.14), (470, 16, 0.08), (590, 26, 0.16),
    (700, 20, 0.1), (274, 44, 0.36), (520, 70, 0.55), (742, 92, 0.8),
)  # fmt: skip

TRUNK = (
    "98,632! 112,616 136,614 190,604 226,592! 244,566 262,540 300,516! 308,470 314,412! 350,448 374,498! 410,478 "
    "442,462! "
    "450,472 506,418! 516,430 560,400 612,364! 626,378 690,362 760,366 840,376! 840,850! 760,866 690,888! "
    "640,874 590,892! "
    "540,872 500,890! 476,862 450,886! 440,846 416,846! 416,806 386,788! 376,756 344,748! 332,724 300,720! "
    "270,706 210,704 "
    "160,706 122,698 108,682! 90,672"
)
NEAR_LEG = (
    "470,760! 462,850 474,930 480,990 472,1056 456,1092! 428,1112 424,1128 450,1136 512,1134! 524,1108 524,1060 "
    "534,990 560,920 600,840 620,740!"
)
FAR_LEG = (
    "420,800! 396,880 372,940 352,1000 336,1060! 312,1072 304,1088 326,1098 372,1096! 384,1070 396,1020 430,960 "
    "480,880!"
)
FAR_EAR = "268,532! 258,484 246,440! 290,472 314,520!"
LIP = "98,660! 120,640 170,632 220,630 262,630! 250,650 216,664 170,668 130,672"
FACE = (
    "236,604 254,576 280,572 296,582", "120,628 170,620 224,608", "322,500 330,470 322,436",
    "440,1118 446,1106 458,1100",
    "464,1130 468,1114 480,1106", "320,1092 324,1082 334,1078",
)  # fmt: skip
RUFF = (
    "330,610 360,650 352,700", "372,600 404,660 396,730", "300,640 318,670 310,710", "430,560 470,640 462,740",
    "420,770 450,800 446,840", "520,520 560,620 548,740", "500,800 530,830 520,866", "470,500 500,480 540,474",
    "600,440 640,424 690,424", "640,560 680,660 660,780", "600,800 630,830 616,872",
)  # fmt: skip


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.fog, 0.55), Stop(0.5, palette.pale, 0.3), Stop(1, palette.pale, 0.15)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.fog.darker(0.3)).scene(
        group(Veil(solid(rectangle(-20, -20, 820, 1220)), WHITE, "fog", 0.7, 1.0, (0.3, 1.0))),
        birches(chance.layout.child("birches"), palette),
        waiting(palette),
        field(palette),
        wolf(palette),
        snow(chance.layout.child("flakes"), 60, (0, 0, 800, 1200), 8.0),
        focal="wolf",
    )


def birches(stream: Stream, palette: Palette) -> Group:
    """Trunks that are fog, and trunks that are nearly trees."""
    trunks: list[Item] = []
    for x, wide, near in TRUNKS:
        foot = 590 + 200 * near
        lean = stream.normal(0, 14)
        trunk = limb([(x + lean, -30), (x + 0.4 * lean, 320), (x, foot)], [0.8 * wide, 0.9 * wide, wide])
        marks = tuple(
            curve([(x - 0.4 * wide * s, y), (x + 0.1 * wide * s, y + 5), (x + 0.36 * wide * s, y - 2)])
            for y, s in zip(np.arange(40, foot - 40, 90) + stream.uniform(-30, 30), (1, -1) * 6, strict=False)
        )
        tone = mix(palette.fog, palette.bark, near)
        trunks.append(bark(trunk, tone, weight=0.45 + 0.4 * near, modelling=0.5 * near, line=1.6 * near))
        trunks.append(Lines(marks, 5.0 * near, palette.bark, strength=0.6))
    mist = Veil(outline("-60,500! 400,540 860,500! 860,960! -60,960!"), WHITE, "fog", 1.0, 60)
    return group(*trunks, mist, name="birches")


def waiting(palette: Palette) -> Group:
    """Somebody has come out to meet it, without a coat, and has stopped."""
    body = outline(
        "-4,-86! 6,-86! 13,-78 18,-60 30,-44! 34,-38! 29,-35! 22,-40! 12,-56! 11,-44 20,-20! 8,-17! 9,-6 14,0! "
        "2,0! 2,-16! "
        "-5,-16! -7,-8 -6,0! -17,0! -14,-6 -13,-18! -22,-20! -12,-44 -11,-58! -17,-46 -18,-34! -24,-34! -23,-50 "
        "-17,-70 "
        "-13,-80"
    )
    hair = outline("-13,-92 -12,-106 -2,-114 10,-108 13,-94 9,-86 14,-80! -2,-82 -14,-78!")
    tone = mix(palette.fog, palette.bark, 0.8)
    small = plain(union(body, hair), tone, "somebody", form=FLAT, modelling=0.0, line=0.0)
    shade = Wash(outline("-12,-2! 14,-3! 60,8 40,12"), palette.bark, "shadow", 0.4, 2.0)
    return group(shade, small, name="waiting").placed(96, 604, 1.25)


def field(palette: Palette) -> Group:
    """Drifts, blue in their hollows, and the shadow of what stands on them."""
    hollows = (
        "-20,800! 160,770 330,800 200,830 60,846 -20,850!",
        "-20,1010! 120,990 300,1040 200,1080 60,1090 -20,1110!",
        "300,760 520,744 560,770 420,790",
        "420,1180 600,1150 820,1160! 820,1230! 400,1230!",
    )
    cast = outline("250,1140 400,1112 660,1106 830,1080! 830,1180! 640,1178 420,1166")
    return group(
        *(Wash(outline(hollow), palette.fog, "hollow", 0.55, 16.0) for hollow in hollows),
        Wash(cast, palette.bark, "cast shadow", 0.5, 5.0, hatched=True),
    )


def wolf(palette: Palette) -> Group:
    """All shoulder and bowed neck; the rest of it is still in the wood."""
    coat, dark = palette.bark.darker(0.3), palette.bark.darker(0.55)
    teeth = solid(*(points(tooth) for tooth in ("118,668 130,670 126,690", "222,664 232,662 230,678")))
    return group(
        fur(outline(FAR_LEG), dark, "leg", weight=1.1, form=10, line=2.4),
        fur(outline(FAR_EAR), dark, "ear", weight=1.1, form=8, line=2.4),
        fur(
            union(outline(TRUNK), outline(NEAR_LEG)),
            coat, "wolf", weight=1.15, form=46, modelling=0.8, flow=0.7, line=3.0,
        ),
        plain(outline("98,632! 84,640 84,658 98,668! 112,656 114,636"), dark.darker(0.7), "nose", line=2.0),
        Lines(tuple(curve(way) for way in FACE), 3.4, palette.fog, strength=0.75),
        Lines(tuple(curve(way) for way in RUFF), 2.6, palette.fog, strength=0.4),
        plain(outline("246,594! 258,580 276,580! 270,592 258,598"), palette.eye,
              "eye", weight=1.0, modelling=0, line=2.4),
        Dots(np.array([[259.0, 588.0]]), np.array([5.0]), dark.darker(0.9), "eye"),
        hood(palette),
        plain(outline(LIP), coat, "lip", weight=1.15, form=8, modelling=0.4, line=0.0),
        plain(teeth, WHITE, "tooth", weight=0.1, modelling=0, line=1.4),
        Lines((curve("104,668 130,668 170,664 216,662 250,650 266,634"),), 3.4, palette.fog, strength=0.75),
        name="wolf",
    ).placed(46, 26)  # fmt: skip


def hood(palette: Palette) -> Group:
    """Held by its edge, hanging as wet cloth hangs, its hem on the snow."""
    cape = outline(
        "128,660! 214,656! 228,710 226,780 250,880 256,980 290,1060 350,1104! 318,1128 262,1112 214,1138 "
        "164,1118 110,1142 "
        "56,1118 14,1124! 44,1070 82,990 84,900 108,800 106,720"
    )
    flap = outline("132,662! 176,664! 180,720 168,790 136,840 96,852 64,826 58,780 82,720")
    folds = (
        "150,680 146,800 128,960 110,1130", "176,680 180,820 178,980 164,1110", "198,680 206,820 222,980 262,1104",
        "190,900 196,1000 214,1120", "106,960 88,1050 56,1110", "240,940 262,1040 300,1100",
    )  # fmt: skip
    shadow = outline("20,1116! 110,1140 214,1134 350,1100! 420,1120 300,1160 120,1164")
    return group(
        Wash(shadow, palette.bark, "cast shadow", 0.5, 4.0),
        cloth(cape, palette.red, "hood", weight=1.15, colour_below=palette.red.darker(0.25), form=18, line=2.8),
        Lines(tuple(curve(fold) for fold in folds), 3.0, palette.red.darker(0.6)),
        cloth(flap, palette.red, "hood", weight=1.15, form=22, line=2.8),
        cloth(
            outline("76,772 100,752 134,776 140,808 112,838 82,826 66,800"), palette.red.darker(0.8), "lining", line=2.2
        ),
        Lines((curve("150,680 138,720 112,746"), curve("164,690 164,740 150,780")), 2.6, palette.red.darker(0.6)),
        name="hood",
    )
