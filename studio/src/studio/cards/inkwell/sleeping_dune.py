"""Walk Softly: the sand is warm, and it has begun to breathe a little faster."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.geometry import Points, below, curve, ellipse, fuse, height_at, limb, outline, place, points, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Shape, Sky, Stop, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.35, -0.9, 0.3))
BACK = "-40,640 60,520 170,434 290,410 400,452 500,540 580,612 700,672 840,700"
HAUNCH = "-40,640! 60,520 170,434 280,410! 220,520 256,640 190,760 200,900 120,1010! -40,1060!"
CROWN = (
    "330,960 322,860 350,760 396,680 402,580 388,470! 452,548 520,604 600,630 660,620 716,580 770,486! "
    "790,600 800,720 784,830 736,914 660,968"
)
LEE = "330,960 322,860 350,760 396,680 402,580 388,470! 424,590 520,668 572,738 590,812 560,880! 510,906 548,1000!"
FLANK = "! 560,1040! 330,1040!"
CHEEK = [
    "640,700 690,712 750,708",
    "626,740 690,748 756,744",
    "660,850 710,850 756,832",
    "680,880 716,884 742,868",
]


@card("sleeping_dune")
def sleeping_dune(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.85), Stop(0.45, palette.haze, 0.6), Stop(1, palette.haze, 0.5)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        far(palette),
        group(body(palette), head(palette), paws(palette), name="cat"),
        caravan(chance.layout, palette),
        focal="cat",
    )


def far(palette: Palette) -> Group:
    rows = (("-20,560 200,530 460,556 640,520 820,548", 0.55), ("-20,600 180,580 420,604 620,560 820,600", 0.3))
    dunes = [(below(curve(row), 900), mix(palette.lit, palette.haze, share)) for row, share in rows]
    return group(*(lit(dune, tone, "sand", weight=0.8, line=0.8) for dune, tone in dunes), name="far")


def ripples(upper: Points, lower: Points, count: int) -> tuple[Points, ...]:
    """Lines the wind has drawn between two edges, closer under the ridge."""
    return tuple(upper + share * (lower - upper) for share in np.linspace(0.1, 1, count) ** 1.5)


def body(palette: Palette) -> Group:
    """One long back, lit from above, with the stripes a wind leaves."""
    ridge = curve(BACK, steps=12)
    foot = np.stack([ridge[:, 0] - 60, 1120 + 0.15 * (ridge[:, 1] - 640)], axis=1)
    stripes = []
    for x, long, lean in ((330, 230, -26), (392, 200, -10), (450, 150, 6)):
        y = height_at(ridge, x)
        stripes.append(limb([(x, y), (x + 0.5 * lean + 16, y + 0.5 * long), (x + lean, y + long)], [40, 26, 3]))
    land = solid(below(ridge, 1230))
    return group(
        plain(land, palette.lit, "sand", weight=1.0, colour_below=palette.sand, form=FLAT, modelling=0.1, line=2.0),
        Wash(outline(HAUNCH), palette.shade, "lee", 0.5, 1.5),
        Clip(land, group(Wash(solid(*stripes), palette.shade, "stripe", 0.5, 7.0))),
        Lines(ripples(ridge, foot, 22), 1.1, palette.shade, "ripple", 0.5),
        name="body",
    )


def head(palette: Palette) -> Group:
    """Two crests for ears, a ridge for a nose, and one eye not quite shut."""
    face = outline(CROWN + FLANK)
    lee = outline(LEE)
    ear = outline("700,628 742,580 776,500! 762,600 744,664")
    lid = curve("424,806 470,826 524,824 566,796")
    far_side = outline("770,486! 790,600 800,720 784,830 736,914 660,968! 690,900 736,830 752,720 742,610")
    lips = ("600,908 602,930 580,952 540,950", "602,930 628,952 672,940", "566,962 604,976 644,962")
    pits = points("536,918 512,930 528,944 648,912 676,920 660,932")
    eye = outline("640,808! 676,791 722,786 764,796! 724,808 680,814")
    return group(
        Wash(outline("776,640! 840,700 850,1120! 600,1120! 740,930 800,800"), palette.shade, "cast shadow", 0.75, 3),
        plain(face, palette.lit, "sand", weight=1.0, colour_below=palette.sand, form=FLAT, modelling=0.1, line=0.0),
        Lines((curve(CROWN),), 3.0, palette.dark),
        Clip(face, group(Wash(lee, palette.shade, "lee", 0.62, 1.5))),
        Wash(ear, palette.shade, "ear", 0.62, 1.5),
        Clip(face, group(Wash(far_side, palette.shade, "far side", 0.45, 10))),
        Lines(tuple(curve(way) for way in lips), 3.6, palette.dark, "mouth", 0.85),
        Dots(pits, np.full(len(pits), 4.0), palette.dark, "whiskers", strength=0.8),
        Lines(tuple(curve(way) for way in CHEEK), 1.3, palette.shade, "ripple", 0.55),
        Lines((curve("388,470 424,590 520,668 572,738 590,812 560,880"),), 2.2, palette.dark, "ridge", 0.8),
        Wash(outline("560,880! 596,868 636,884! 612,908 590,914"), palette.dark, "nose", 0.75, 2.0),
        Lines((lid,), 7.0, palette.dark, "lid", 0.9),
        Veil(eye, palette.eye, "eye", 1.0, 1.0),
        Shape(outline("700,784 709,796 701,811 692,798"), palette.dark, "pupil", 1.2, modelling=0, line=0),
        Lines((curve("626,816 676,784 722,776 782,796"),), 7.0, palette.dark, "lid", 0.95),
        Lines((curve("644,812 684,820 726,812 762,796"),), 2.4, palette.dark, "lid", 0.8),
        name="head",
    )


def paws(palette: Palette) -> Group:
    """The nearest dunes: an arm under the chin, a tail about everything."""
    arm = curve("-20,1000 120,962 280,950 420,968 520,986 610,980 676,994 706,1030 728,1082 840,1092")
    tail = curve("-20,1150 160,1112 340,1104 520,1120 640,1148 720,1160 790,1144 840,1110")
    toes = ("590,984 564,1012 570,1060", "640,988 620,1020 626,1068", "684,1002 668,1034 674,1076")
    rings = (
        limb(place("0,0 28,46 22,120", x, y), [36, 30, 6])
        for x, y in ((130, 1118), (290, 1104), (450, 1112), (600, 1140))
    )
    items: list[Item] = []
    for crest in (arm, tail):
        waves = ripples(crest, place(crest, 0, 150), 8)
        dune = solid(below(crest, 1240))
        lee = crest + np.stack([0 * crest[:, 0], 66 + 26 * np.sin(crest[:, 0] / 70) + 0.05 * crest[:, 0]], axis=1)
        items += [
            plain(dune, palette.lit, "sand", weight=1.0, colour_below=palette.sand, form=FLAT, modelling=0.1, line=2.8),
            Clip(
                dune,
                group(
                    Wash(solid(below(lee, 1240)), palette.shade, "lee", 0.5, 2),
                    Lines(waves, 1.3, palette.shade, "ripple", 0.5),
                ),
            ),
        ]
    items.insert(2, Lines(tuple(curve(toe) for toe in toes), 3.0, palette.dark, "toe", 0.7))
    stripes = Wash(solid(*rings), palette.shade, "stripe", 0.5, 3.0)
    items.append(Clip(solid(below(tail, 1240)), group(stripes)))
    return group(*items, name="paws")


def caravan(stream: Stream, palette: Palette) -> Group:
    """Eight small riders who have heard nothing yet."""
    ridge = curve(BACK, steps=12)
    items: list[Item] = []
    for k, x in enumerate((96, 150, 196, 258, 304, 352, 412, 456)):
        y = height_at(ridge, x)
        slope = np.arctan2(height_at(ridge, x + 14) - height_at(ridge, x - 14), 28)
        shadow = place(limb("16,0 -4,10 -34,26", [4, 15, 5]), x, y + 4, rotation=0.6 * float(slope))
        items.append(Wash(solid(shadow), palette.dark, "shadow", 0.6, 1.5))
        items.append(camel(k, stream.uniform(0.92, 1.1), palette).placed(x, y + 5, 0.95, 0.85 * float(slope)))
    return group(*items, name="caravan")


def camel(step: int, size: float, palette: Palette) -> Group:
    swing = (7, -6, 3, -8)[step % 4]
    legs = [
        limb([(x, -22), (x + s * 0.5, -11), (x + s, 0)], [5, 3, 2.4])
        for x, s in ((-15, swing), (-12, -swing), (11, -swing), (14, swing))
    ]
    beast = fuse(
        *legs,
        limb([(-18, -26), (0, -28), (16, -26)], [12, 15, 12]),
        ellipse(-1, -35, 8, 7),
        limb([(15, -27), (24, -26), (28, -40), (30, -46)], [9, 7, 5, 4]),
        limb([(28, -46), (38, -43)], [7, 4]),
        soften=1,
    )
    rider = fuse(limb([(-2, -36), (0, -50), (1, -58)], [17, 13, 8]), ellipse(2, -61, 5.5))
    riding = step % 3 != 1
    whole = group(
        Shape(beast, palette.dark, "camel", 1.0, form=3, modelling=0.3, line=0.8),
        *((Shape(rider, palette.veil, "veil", 1.0, form=3, modelling=0.3, line=0.8),) if riding else ()),
    )
    return whole.placed(0, 0, size)
