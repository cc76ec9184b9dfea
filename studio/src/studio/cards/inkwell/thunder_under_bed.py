"""Thunder Under the Bed: a small storm is afraid of the fine day; the cat knows what to do."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import blob, ellipse, fuse, paths, points, rectangle, solid
from studio.landscape import cloud, graded_sky, rain, wall
from studio.materials import metal
from studio.motifs.forms import pale, turned
from studio.motifs.rooms import curtains, inner_window, rug
from studio.motifs.stage import oval_frame
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.kitchen import plate
from studio.motifs.vessels import paper_boat
from studio.scene import Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/thunder_under_bed")

FLOOR = 800.0
BRASS = colour("brass")
BRUISE = colour("bruise violet")


@card("thunder_under_bed")
def thunder_under_bed(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#f6e3a6"), colour("#f3d58c"), lines=0.25),
        layers=(
            DRAWN("wallpaper"),
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


def sunny_window() -> Group:
    """Open on a sky as blue and as empty as can be."""
    blue = group(
        graded_sky("0 #3f8fd0 0.95, 0.7 #8cc4e8 0.75, 1 #d4ecf2 0.5", box=(-80, -190, 80, 10), lines=0.15),
        *DRAWN("sunny_window"),
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
        Lines(paths(points("-3,56 2,63 -3,64 1,73")), 1.6, colour("mustard")),
    )
    return oval_frame(56, 72, mother, BRASS).placed(622, 96, 2.5)


def boards(stream: Stream) -> Group:
    joints = [points((400 + (x - 400) * 0.62, FLOOR), (400 + (x - 400) * 1.25, 1220)) for x in range(-200, 1020, 74)]
    ends = [
        points((x, y), (x + 46, y))
        for x, y in zip(stream.uniform(40, 700, count=16), stream.uniform(820, 1190, count=16), strict=True)
    ]
    return group(
        *DRAWN("boards"),
        Lines((*joints, *ends), 1.2, colour("#6a4428"), strength=0.6),
        *DRAWN("boards_sunlight"),
        name="floor",
    )


def under_the_bed(stream: Stream) -> Group:
    """The dark strip, and in it the storm with its two pale flashes for eyes."""
    return group(
        *DRAWN("under_the_bed"),
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
    return group(
        Shape(body, BRUISE, "cloud", 1.1, colour("#4a3a6c"), texture="cloud", form=40, line=1.8),
        Lines(tuple(curls), 1.5, strength=0.7),
        *DRAWN("storm"),
        name="storm",
    )


def bolt(stream: Stream, x: float, y: float, turn: float) -> Group:
    """One of the small lightnings that leak."""
    spark = DRAWN("bolt")
    return spark.placed(x, y, 1.0, turn + stream.normal(0, 0.1))


def bedstead(stream: Stream) -> Group:
    """High, brass, neatly made, its spread hanging in a fringe."""
    threads = [points((x, 738), (x + stream.normal(0, 2), 762)) for x in range(56, 758, 8)]
    posts = [group(post(tall)).placed(x, 948) for x, tall in ((58, 470), (746, 600))]
    return group(*DRAWN("bedstead"), pale(threads, 2.2, colour("#f7e7b0"), "fringe"), *posts, name="bed")


def post(tall: float) -> Group:
    profile = turned((6, -tall), (9, -tall + 10), (8, -30), (13, -20), (10, 0))
    return group(
        metal(profile, BRASS, line=1.6),
        metal(ellipse(0, -tall - 14, 22), BRASS, line=1.6),
        Shape(solid(ellipse(0, -tall + 14, 14, 7), ellipse(0, -150, 13, 7)), BRASS, "metal", 1.0, line=1.2),
    )


def wet_rug() -> Group:
    wet = blob("300,1000 420,986 560,992 600,1020 520,1050 380,1046")
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
    return group(
        Wash(solid(ellipse(620, 1138, 140, 18)), colour("#5a4020"), "cast shadow", 0.7, 6),
        plate(40, colour("porcelain white")).placed(404, 1116, 2.5),
        *DRAWN("comforter"),
        name="cat",
    )
