"""Thunder Under the Bed: even the loud ones hide."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Point, Points, curve, ellipse, fuse, limb, outline, place, points, rectangle, solid
from studio.landscape import rain
from studio.materials import cloth, fur, lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import boards

LIGHT = Sunlight((0.5, -0.6, 0.4))
HEM, FLOOR = 300.0, 872.0
HEAPS = (
    (150, 640, 92), (250, 540, 112), (390, 500, 128), (530, 530, 112), (640, 620, 88), (210, 720, 84), (330, 742, 90),
    (460, 748, 92), (580, 716, 80), (400, 630, 170),
)  # fmt: skip

# Seen from behind: ears, head, the narrow shoulders and the broad seat of one who means to stay.
CAT = (
    "562,762! 590,744 604,706! 622,742 634,800 628,846 606,876 616,914 650,976 678,1050 676,1116 640,1160 562,1172"
    " 484,1160 448,1116 446,1050 474,976 508,914 518,876 496,846 490,800 502,742 520,706! 534,744"
)
TAIL = "640,1136 590,1172 500,1180 420,1160 386,1116 404,1090"
STRIPES = (
    "556,770 562,790 564,812 562,832", "530,776 536,796 532,818 526,830", "594,776 588,796 592,818 598,830",
    "520,930 540,922 584,922 604,930", "494,976 530,962 594,962 630,976", "478,1024 520,1006 604,1006 646,1024",
    "462,1076 510,1054 614,1054 662,1076", "458,1128 510,1104 614,1104 666,1128",
)  # fmt: skip
RINGS = ("560,1150 560,1204", "510,1150 510,1204", "456,1146 450,1196", "420,1130 396,1170", "408,1106 370,1124")
WHISKERS = ("494,846 452,850", "496,854 456,870", "630,846 672,850", "628,854 668,870")


@card("thunder_under_bed")
def thunder_under_bed(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        dark(palette),
        storm(layout.child("storm"), palette),
        floor(palette),
        bed(layout.child("fringe"), palette),
        cat(palette),
        focal="storm",
    )


def dark(palette: Palette) -> Group:
    """Slats overhead, a wall at the far end, boards running in to it."""
    back = rectangle(150, 470, 650, 800)
    slats = [
        points((-20, y), (820, y), (820 - 0.1 * k, y + 16), (-20, y + 16)) for k, y in enumerate((352, 390, 422, 448))
    ]
    sides = (points("150,470 -60,300"), points("650,470 860,300"), points("150,800 40,872"), points("650,800 760,872"))
    under = points("150,800 650,800 860,900 -60,900")
    joints = tuple(points((400 + 0.72 * (x - 400), 800), (400 + 1.05 * (x - 400), 880)) for x in range(-20, 840, 84))
    return group(
        lit(rectangle(-20, HEM - 60, 820, FLOOR + 20), palette.dark, weight=1.2),
        plain(back, palette.dark.lighter(0.14), "wall", weight=1.1, form=FLAT, modelling=0, line=2.0),
        plain(under, palette.wood.darker(0.62), "floor", weight=1.1, form=FLAT, modelling=0, line=2.0),
        Lines(joints, 2.0, palette.dark),
        Lines(sides, 2.6, palette.bruise, strength=0.8),
        *(wood(slat, palette.wood.darker(0.5), "slat", form=6, line=1.6) for slat in slats),
    )


def storm(stream: Stream, palette: Palette) -> Group:
    """As large as it is, it would rather not."""
    body = fuse(*(ellipse(x, y, r, 0.86 * r) for x, y, r in HEAPS), soften=6)
    curls = tuple(
        ellipse(x, y, 0.74 * r, 0.64 * r, start=3.5 + stream.normal(0, 0.2), end=5.6, count=16)
        for x, y, r in HEAPS[:-1]
    )
    brows = [limb("240,566 290,540 338,520", [6, 13, 7]), limb("452,520 500,540 548,566", [7, 13, 6])]
    eyes = points((300, 630), (488, 630))
    items: list[Item] = [
        Glow((394, 640), 420, palette.flash, 0.35),
        rain(stream, 60, (190, 790, 600, 850), slant=-0.03, length=60),
        *(item for start in ((200, 780), (620, 760), (330, 806)) for item in bolt(stream, start, palette)),
        plain(body, palette.bruise, "cloud", weight=1.1, texture="cloud", form=60, line=2.6),
        Lines(curls, 2.2, strength=0.8),
        *(plain(ellipse(x, y, 50, 56), palette.flash, "eye", weight=0.2, modelling=0.2, line=2.8) for x, y in eyes),
        *(
            plain(ellipse(x + 16, y + 20, 22, 25), palette.dark, "pupil", weight=1.3, modelling=0, line=0.0)
            for x, y in eyes
        ),
        Dots(eyes + points((10, 12)), np.full(2, 7.0), palette.flash),
        plain(solid(*brows), palette.dark, "brow", weight=1.2, line=0.0),
        Lines((curve("352,744 374,730 394,738 414,730 438,744"),), 5.0, palette.dark),
    ]
    return group(*items, name="storm")


def bolt(stream: Stream, start: Point, palette: Palette) -> list[Item]:
    """It leaks: a crooked thread, forked, thinner at every turn."""
    way = [points(start)[0]]
    for _ in range(5):
        way.append(way[-1] + [stream.uniform(-34, 34), stream.uniform(14, 30)])
    fork = [way[2], way[2] + [stream.uniform(-50, -20), 30], way[2] + [stream.uniform(-60, -30), 58]]
    spark = [jagged(way, 9.0), jagged(fork, 5.0)]
    return [
        Glow((float(way[3][0]), float(way[3][1])), 90, palette.flash, 0.6),
        plain(solid(*spark), palette.spark, "bolt", weight=0.5, modelling=0, line=0.0),
    ]


def jagged(way: list[Points], wide: float) -> Points:
    path = np.array(way)
    half = np.linspace(wide, 1, len(path))[:, None] * [0.5, 0.0]
    return np.vstack([path - half, (path + half)[::-1]])


def floor(palette: Palette) -> Group:
    pool = outline("176,904 250,890 330,896 420,886 520,892 600,906 588,928 500,934 440,950 330,942 240,940 190,926")
    return group(
        *boards(FLOOR, palette.wood, palette.wood.lighter(0.2), spread=(0.8, 1.7)),
        Wash(solid(rectangle(-20, FLOOR, 820, FLOOR + 70)), palette.dark, "shade", 0.9, 26),
        plain(pool, palette.bruise.lighter(0.2), "pool", weight=0.9, form=FLAT, modelling=0, line=2.4),
        Veil(outline("230,908! 380,898 470,904! 380,910"), palette.flash, "shine", 0.9, 1.5),
        Veil(outline("-20,1010! 300,1000! 560,1230! -20,1230!"), palette.sun, "sun", 0.55, 8),
    )


def bed(stream: Stream, palette: Palette) -> Group:
    """From here there is only its edge."""
    quilt = outline(
        "-20,96! 200,84 560,90 820,84! 860,290! "
        + "".join(f"{x},{HEM - 10}! {x - 50},{HEM + 34} " for x in range(820, -40, -100))
    )
    seams = tuple(points((x, 60), (x + 300, HEM)) for x in range(-330, 820, 110)) + tuple(
        points((x, 60), (x - 300, HEM)) for x in range(0, 1200, 110)
    )
    tassels = [limb([(x, HEM + 22), (x + stream.normal(0, 3), HEM + 66)], [9, 4]) for x in range(-4, 820, 18)]
    legs = [metal(rectangle(x - 17, HEM - 20, x + 17, 940), palette.brass, "leg", line=2.6) for x in (46, 770)]
    pillow = outline("540,100! 556,40 620,16 720,20 786,50 800,100!")
    rail = fuse(limb("770,300 770,-20", [30, 30]), limb("46,300 46,60", [34, 34]), ellipse(46, 44, 30))
    return group(
        plain(rectangle(-20, -20, 820, 130), palette.sun, "wall", weight=0.6, form=FLAT, line=0.0),
        metal(rail, palette.brass, "rail", line=2.6),
        cloth(pillow, palette.flash, "pillow", weight=0.25, line=2.4),
        *legs,
        plain(solid(*tassels), palette.sun, "fringe", weight=0.6, line=1.6),
        cloth(quilt, palette.quilt, "quilt", weight=1.0, form=30, line=2.8),
        Clip(quilt, group(Lines(seams, 1.8, strength=0.6))),
        Wash(
            outline(f"-20,{HEM - 60}! 820,{HEM - 60}! 820,{HEM + 40}! -20,{HEM + 40}!"), palette.shade, "turn", 0.25, 16
        ),
    )


def cat(palette: Palette) -> Group:
    """It has brought what it has, and sits down to wait."""
    body, tail = outline(CAT), limb(TAIL, [40, 44, 40, 34, 26])
    saucer = ellipse(316, 1060, 96, 27)
    coat, dark = palette.coat, palette.coat.darker(0.42)
    stripes = [limb(stripe, [4, 17, 20, 17, 4]) for stripe in STRIPES]
    ears = [
        curve(ear, closed=True)
        for ear in ("520,770! 516,742 526,722! 546,742 552,762!", "604,770! 610,742 598,722! 578,742 572,762!")
    ]
    thrown = solid(place(body[0], -26, 64), limb("560,1168 470,1200 380,1190", [90, 60, 30]))
    return group(
        Wash(solid(place(saucer, -16, 14)), palette.shade, "shadow", 0.7, 4),
        plain(saucer, palette.flash, "saucer", weight=0.2, form=8, line=2.6),
        plain(ellipse(316, 1056, 70, 17), colour("#ffffff"), "milk", weight=0.1, modelling=0, line=1.6),
        Clip(
            solid(rectangle(-20, 1120, 820, 1260)),
            group(Wash(thrown, palette.shade, "cast shadow", 0.8, 4, hatched=True)),
        ),
        fur(body, coat, "cat", form=46, line=3.0),
        Clip(body, group(plain(solid(*stripes), dark, "stripe", weight=1.0, modelling=0.3, line=0.0))),
        fur(tail, coat, "tail", form=16, line=2.8),
        Clip(
            solid(tail),
            group(plain(solid(*(limb(ring, [15, 15]) for ring in RINGS)), dark, "ring", modelling=0.3, line=0.0)),
        ),
        plain(solid(*ears), dark, "ear", weight=0.9, form=8, line=1.6),
        Lines(tuple(curve(hair) for hair in WHISKERS), 2.2, palette.flash, strength=0.9),
        name="cat",
    ).placed(0, -34)
