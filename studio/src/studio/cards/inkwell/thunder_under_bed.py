"""Thunder Under the Bed: a small storm is afraid of the fine day; the cat knows what to do."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.landscape import cloud, graded_sky, rain, wall
from studio.motifs.forms import pale, turned
from studio.motifs.rooms import curtains, inner_window, rug
from studio.motifs.stage import oval_frame
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.kitchen import plate
from studio.motifs.vessels import paper_boat
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

FLOOR = 800.0
BRASS = colour("brass")
BRUISE = colour("bruise violet")
FLASH = colour("#e8dcff")


@card("thunder_under_bed")
def thunder_under_bed(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#f6e3a6"), colour("#f3d58c"), lines=0.25),
        layers=(
            wallpaper(),
            sunny_window(),
            family_portrait(layout.child("mother")),
            boards(layout.child("boards")),
            under_the_bed(layout.child("under")),
            bedstead(layout.child("bed")),
            wet_rug(),
            slippers(colour("#6a8fb4")).placed(140, 1086, 3.4),
            scorch(layout.child("scorch")),
            comforter(),
        ),
        focal=(180, 690, 640, 950),
        light=Sunlight((-0.5, -0.6, 0.6)),
        glaze=Glaze(colour("#e8c070"), 0.08),
        shadow=colour("#7a78a4"),
    )


def wallpaper() -> Group:
    stripes = [rectangle(x, 0, x + 26, FLOOR) for x in range(-10, 820, 74)]
    return group(
        Wash(solid(*stripes), colour("#f0c878"), "paper", 0.35, 2),
        Shape(solid(rectangle(-20, 768, 820, FLOOR)), colour("washed white"), "skirting", 0.4, form=6, line=1.4),
    )


def sunny_window() -> Group:
    """Open on a sky as blue and as empty as can be."""
    blue = group(
        graded_sky(
            (0.0, "#3f8fd0", 0.95), (0.7, "#8cc4e8", 0.75), (1.0, "#d4ecf2", 0.5), box=(-80, -190, 80, 10), lines=0.15
        ),
        Shape(
            solid(blob((-90, 4), (-40, -18), (10, -10), (60, -22), (100, -6), (100, 20), (-90, 20))),
            colour("#7fae62"),
            "hill",
            0.8,
            line=1.0,
        ),
    )
    glass = inner_window(blue, 110, 150, (2, 2), opened=0.75, frame=colour("washed white"))
    return group(
        glass.placed(250, 440, 2.25),
        Glow((250, 290), 380, colour("#fff8dc"), 0.3),
        curtains(175, 178, 0.9, colour("#f7f2e4")).placed(250, 66, 2.3),
        name="window",
    )


def family_portrait(stream: Stream) -> Group:
    """On the wall, somebody large and dark whom the little one takes after."""
    mother = group(
        Shape(solid(rectangle(-50, 0, 50, 120)), colour("#d8cbe0"), "canvas", 0.6, modelling=0, line=0),
        cloud(stream, 34, 15, BRUISE, 6, 0.9).placed(0, 52),
        Lines(paths(points((-3, 56), (2, 63), (-3, 64), (1, 73))), 1.6, colour("mustard")),
    )
    return oval_frame(56, 72, mother, BRASS).placed(622, 96, 2.5)


def boards(stream: Stream) -> Group:
    joints = [points((400 + (x - 400) * 0.62, FLOOR), (400 + (x - 400) * 1.25, 1220)) for x in range(-200, 1020, 74)]
    ends = [
        points((x, y), (x + 46, y))
        for x, y in zip(stream.uniform(40, 700, count=16), stream.uniform(820, 1190, count=16), strict=True)
    ]
    light = [
        points((40, 1010), (250, 960), (470, 1100), (240, 1210)),
        points((290, 950), (420, 920), (660, 1040), (520, 1085)),
    ]
    return group(
        Shape(
            solid(rectangle(-20, FLOOR, 820, 1220)),
            colour("#d9a860"),
            "floor",
            0.85,
            colour("#b98348"),
            texture="wood",
            form=FLAT,
            flow=1.4,
            modelling=0.3,
            line=1.8,
        ),
        Lines((*joints, *ends), 1.2, colour("#6a4428"), strength=0.6),
        Veil(solid(*light), colour("#fff2c8"), "sunlight", 0.55, 5),
        name="floor",
    )


def under_the_bed(stream: Stream) -> Group:
    """The dark strip, and in it the storm with its two pale flashes for eyes."""
    gap = points((64, 690), (748, 690), (748, 946), (40, 946))
    puddle = blob(
        (170, 936), (260, 904), (400, 912), (560, 898), (640, 934), (600, 966), (470, 974), (330, 984), (210, 968)
    )
    return group(
        Shape(solid(gap), colour("#2a2040"), "dark", 1.25, colour("#3c2f52"), texture="shadow", form=FLAT, line=0),
        Glow((400, 830), 260, colour("#8f78d0"), 0.45, falloff=1.2),
        Shape(solid(puddle), colour("#7c96c4"), "puddle", 0.8, form=6, modelling=0.4, texture="glass", line=1.4),
        rain(stream.child("rain"), 46, (240, 866, 570, 900), slant=-0.05, length=34),
        storm(stream.child("storm")),
        *(
            bolt(stream, x, y, turn)
            for x, y, turn in ((300, 890, 0.35), (472, 896, -0.4), (706, 840, -0.8), (214, 822, 1.0))
        ),
    )


def storm(stream: Stream) -> Group:
    """A cloud drawn close round itself, peeping."""
    heaps = [
        (286, 838, 48),
        (350, 806, 62),
        (430, 800, 66),
        (506, 826, 54),
        (320, 866, 40),
        (398, 868, 46),
        (470, 868, 42),
        (552, 858, 32),
        (244, 866, 30),
        (392, 770, 44),
        (466, 772, 36),
    ]
    body = fuse(*(ellipse(x, y, r, 0.86 * r) for x, y, r in heaps), soften=4)
    curls = [ellipse(x, y, 0.7 * r, 0.6 * r, start=3.5 + stream.normal(0, 0.2), end=5.6, count=16) for x, y, r in heaps]
    trembling = [
        ellipse(x, 830, 26, 60, start=start, end=start + 0.9, count=10)
        for x, start in ((222, 2.7), (206, 2.75), (584, -0.5), (600, -0.45))
    ]
    eyes = [blob((x - 20, 828), (x - 4, 808), (x + 16, 816), (x + 18, 834), (x - 2, 844)) for x in (364, 444)]
    return group(
        Shape(body, BRUISE, "cloud", 1.1, colour("#4a3a6c"), texture="cloud", form=40, line=1.8),
        Lines(tuple(curls), 1.5, strength=0.7),
        Lines(tuple(trembling), 1.2, FLASH, strength=0.7),
        *(Glow((x, 826), 70, FLASH, 0.75) for x in (364, 444)),
        Shape(solid(*eyes), colour("#fdf8ff"), "eyes", 0.3, modelling=0, line=1.4),
        Dots(points((360, 830), (438, 830)), np.array([7.0, 7.0]), colour("#33254c")),
        Dots(points((357, 826), (435, 826)), np.array([2.4, 2.4]), colour("white")),
        Lines(
            paths(
                curve([(336, 800), (354, 790), (376, 796)]),
                curve([(430, 796), (450, 788), (470, 802)]),
                curve([(388, 866), (396, 860), (404, 865), (412, 860), (420, 866)]),
            ),
            2.2,
        ),
        name="storm",
    )


def bolt(stream: Stream, x: float, y: float, turn: float) -> Group:
    """One of the small lightnings that leak."""
    zigzag = points((0, 0), (9, 0), (4, 17), (13, 17), (-3, 46), (2, 24), (-7, 24))
    spark = group(
        Glow((0, 22), 40, FLASH, 0.6), Shape(solid(zigzag), colour("#fff4b8"), "flash", 0.5, modelling=0, line=1.1)
    )
    return spark.placed(x, y, 1.0, turn + stream.normal(0, 0.1))


def bedstead(stream: Stream) -> Group:
    """High, brass, neatly made, its spread hanging in a fringe."""
    mattress = blob(
        (70, 700), (70, 700), (74, 590), (120, 560), (400, 548), (690, 560), (738, 590), (744, 700), (744, 700)
    )
    spread = points((60, 612), (752, 612), (760, 724), (52, 724))
    scallops = [ellipse(x, 724, 22, 17, start=0.0, end=math.pi, count=10) for x in np.linspace(75, 737, 16)]
    threads = [points((x, 738), (x + stream.normal(0, 2), 762)) for x in range(56, 758, 8)]
    slants = range(-40, 760, 58)
    quilting = [points((max(x, 60), 616), (x + 100, 716)) for x in slants if x + 100 < 756] + [
        points((x + 100, 616), (max(x, 58), 716)) for x in slants if x + 100 < 750
    ]
    pillows = [
        blob((566, 566), (572, 520), (640, 500), (714, 512), (728, 560), (660, 580)),
        blob((600, 540), (612, 488), (680, 474), (734, 490), (738, 540)),
    ]
    posts = [group(post(tall)).placed(x, 948) for x, tall in ((58, 470), (746, 600))]
    rails = [limb([(x, y), (x, 560)], [7, 7]) for x, y in ((646, 420), (680, 404), (714, 392))]
    return group(
        Shape(solid(*rails), BRASS, "metal", 1.0, texture="metal", line=1.2),
        Shape(
            solid(limb([(598, 560), (612, 420), (690, 378), (746, 372)], [10, 11, 11, 10])),
            BRASS,
            "metal",
            1.0,
            texture="metal",
            line=1.4,
        ),
        *(
            Shape(solid(pillow), colour("washed white"), "pillow", 0.3, texture="cloth", line=1.5)
            for pillow in reversed(pillows)
        ),
        Shape(solid(mattress), colour("#6fa8d8"), "quilt", 0.8, texture="cloth", form=40, line=1.7),
        Shape(
            solid(spread, *scallops),
            colour("#4f8cc4"),
            "spread",
            0.85,
            colour("#3a6ea8"),
            texture="cloth",
            form=16,
            line=1.6,
        ),
        Lines(tuple(quilting), 1.1, colour("#1f4a7c"), strength=0.5),
        pale(threads, 2.2, colour("#f7e7b0"), "fringe"),
        *posts,
        name="bed",
    )


def post(tall: float) -> Group:
    profile = turned((6, -tall), (9, -tall + 10), (8, -30), (13, -20), (10, 0))
    return group(
        Shape(solid(profile), BRASS, "metal", 1.0, texture="metal", line=1.6),
        Shape(solid(ellipse(0, -tall - 14, 22)), BRASS, "metal", 1.0, texture="metal", line=1.6),
        Shape(solid(ellipse(0, -tall + 14, 14, 7), ellipse(0, -150, 13, 7)), BRASS, "metal", 1.0, line=1.2),
    )


def wet_rug() -> Group:
    wet = blob((300, 1000), (420, 986), (560, 992), (600, 1020), (520, 1050), (380, 1046))
    return group(
        rug(250, 66, colour("#e08a7a"), colour("butter")).placed(430, 1080, 1.9),
        Wash(solid(wet), colour("#5a4a80"), "wet", 0.6, 6),
        paper_boat(60, colour("paper white")).placed(232, 952, 1.1),
        name="rug",
    )


def scorch(stream: Stream) -> Group:
    marks = [
        blob(*((x + 12 * math.cos(a) * stream.uniform(0.6, 1.2), y + 5 * math.sin(a)) for a in np.arange(0, 6.2, 0.8)))
        for x, y in ((170, 1040), (110, 1072), (706, 996))
    ]
    return group(Wash(solid(*marks), colour("#3a2420"), "scorch", 0.8, 3))


def comforter() -> Group:
    """The old grey cat from behind, one paw on the saucer's rim."""
    grey = colour("#8a8d98")
    body = blob(
        (604, 900),
        (664, 932),
        (708, 1010),
        (722, 1090),
        (690, 1134),
        (610, 1142),
        (528, 1134),
        (500, 1090),
        (512, 1010),
        (548, 932),
    )
    head = blob(
        (604, 820),
        (650, 830),
        (676, 866),
        (668, 906),
        (640, 930),
        (604, 936),
        (566, 930),
        (540, 906),
        (532, 866),
        (558, 830),
    )
    ears = [
        blob((540, 868), (540, 868), (534, 786), (534, 786), (588, 826), (588, 826)),
        blob((668, 868), (668, 868), (676, 786), (676, 786), (622, 826), (622, 826)),
    ]
    tail = limb([(690, 1108), (744, 1120), (752, 1062), (722, 1034)], [34, 30, 26, 16])
    paw = limb([(540, 1010), (486, 1064), (446, 1086)], [46, 34, 28])
    coat = Shape(fuse(body, head, *ears, paw, soften=5), grey, "fur", 1.0, texture="fur", form=46, line=2.0)
    stripes = [
        curve([(604 - w, y + 6), (604, y - 5), (604 + w, y + 6)])
        for y, w in ((860, 14), (876, 22), (892, 16), (962, 30), (992, 42), (1024, 50), (1058, 44))
    ]
    whiskers = [
        curve([(604 + side * 66, 900 + 4 * k), (604 + side * 96, 892 + 9 * k), (604 + side * 116, 896 + 14 * k)])
        for side in (-1, 1)
        for k in (0, 1, 2)
    ]
    return group(
        Wash(solid(ellipse(620, 1138, 140, 18)), colour("#5a4020"), "cast shadow", 0.7, 6),
        plate(40, colour("porcelain white")).placed(404, 1116, 2.5),
        Shape(solid(ellipse(404, 1094, 32, 9)), colour("white"), "milk", 0.2, modelling=0, line=0.8),
        Lines(tuple(whiskers), 1.2),
        Shape(solid(tail), grey, "fur", 1.0, texture="fur", line=2.0),
        coat,
        Lines(tuple(stripes), 4.0, colour("#4a4c58"), strength=0.8),
        Lines(
            paths(
                curve([(528, 1136), (540, 1092), (580, 1080)]),
                curve([(684, 1136), (672, 1092), (632, 1080)]),
                [(604, 940), (604, 1130)],
            ),
            1.4,
            strength=0.45,
        ),
        name="cat",
    )
