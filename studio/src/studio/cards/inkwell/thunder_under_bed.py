"""Thunder Under the Bed: even the loud ones hide."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Point, Points, ellipse, fuse, limb, outline, points, rectangle, solid
from studio.landscape import rain
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import boards

DRAWN = Sheet("inkwell/thunder_under_bed")
LIGHT = Sunlight((0.5, -0.6, 0.4))
HEM, FLOOR = 300.0, 872.0
HEAPS = (
    (150, 640, 92), (250, 540, 112), (390, 500, 128), (530, 530, 112), (640, 620, 88), (210, 720, 84), (330, 742, 90),
    (460, 748, 92), (580, 716, 80), (400, 630, 170),
)  # fmt: skip


@card("thunder_under_bed")
def thunder_under_bed(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("dark", palette),
        storm(layout.child("storm"), palette),
        floor(palette),
        bed(layout.child("fringe"), palette),
        DRAWN("cat", palette),
        focal="storm",
    )


def storm(stream: Stream, palette: Palette) -> Group:
    """As large as it is, it would rather not."""
    body = fuse(*(ellipse(x, y, r, 0.86 * r) for x, y, r in HEAPS), soften=6)
    curls = tuple(
        ellipse(x, y, 0.74 * r, 0.64 * r, start=3.5 + stream.normal(0, 0.2), end=5.6, count=16)
        for x, y, r in HEAPS[:-1]
    )
    items: list[Item] = [
        Glow((394, 640), 420, palette.flash, 0.35),
        rain(stream, 60, (190, 790, 600, 850), slant=-0.03, length=60),
        *(item for start in ((200, 780), (620, 760), (330, 806)) for item in bolt(stream, start, palette)),
        plain(body, palette.bruise, "cloud", weight=1.1, texture="cloud", form=60, line=2.6),
        Lines(curls, 2.2, strength=0.8),
        *DRAWN("face", palette),
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
    tassels = [limb([(x, HEM + 22), (x + stream.normal(0, 3), HEM + 66)], [9, 4]) for x in range(-4, 820, 18)]
    return group(
        *DRAWN("bedstead", palette),
        plain(solid(*tassels), palette.sun, "fringe", weight=0.6, line=1.6),
        *DRAWN("bedspread", palette),
    )
