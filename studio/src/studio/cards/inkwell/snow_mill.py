"""The Snow Mill: which side of the house do you want?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Placing, curve, difference, ellipse, fuse, limb, outline, points, solid
from studio.materials import cloth, plain, snow, wood
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.6, 0.5))
HUB = (380.0, 520.0)
HEAPS = (
    (-20, 120, 190), (150, 60, 190), (330, 60, 190), (20, 300, 170), (-40, 460, 130), (520, 40, 150), (660, 90, 110),
)  # fmt: skip


@card("snow_mill")
def snow_mill(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sky.lighter(0.5)), weight=0.8)
    layout = chance.layout
    return Rig(sky, LIGHT, None, palette.shade).scene(
        cloud(layout.child("cloud"), palette),
        land(palette),
        flurry(layout.child("far flakes"), palette, 260, (2, 5)),
        tower(palette),
        sails(palette),
        rags(layout.child("rags"), palette),
        flurry(layout.child("flakes"), palette, 70, (6, 13)),
        focal="sails",
    )


def cloud(stream: Stream, palette: Palette) -> Group:
    """A bank from the upper left, with a bite out of it as wide as the sails."""
    heaps = [ellipse(x, y, 1.2 * r, r) for x, y, r in HEAPS]
    turns = np.linspace(0, math.tau, 41)[:-1]
    reach = 372 + np.where(np.arange(40) % 2, 26, -26) * stream.uniform(0.4, 1.7, count=40)
    bite = np.stack([HUB[0] + reach * np.cos(turns), HUB[1] + reach * np.sin(turns)], axis=1)
    bank = difference(fuse(*heaps, soften=10), solid(curve(bite, closed=True)))
    return group(plain(bank, palette.cloud, "cloud", weight=0.3, form=70, modelling=0.9, line=2.6))


def rags(stream: Stream, palette: Palette) -> Group:
    """What the sails have in their teeth, and what they let go of."""
    torn: list[Item] = []
    for turn in np.linspace(-2.4, 0.8, 30):
        late = (turn + 2.4) / 3.2
        size, reach = (50 - 42 * late) * stream.uniform(0.5, 1.1), stream.uniform(230, 400) + 60 * late
        puffs = [ellipse(k, stream.uniform(-0.3, 0.3), stream.uniform(0.45, 0.75)) for k in (-0.9, -0.2, 0.5)]
        tail = limb([(0.5, 0), (1.3, 0.1), (2.0, -0.15)], [0.9, 0.5, 0.05])
        at = Placing(HUB[0] + reach * math.cos(turn), HUB[1] + reach * math.sin(turn), size, turn - 1.5)
        rag = tuple(at(ring) for ring in fuse(*puffs, tail, soften=0.15))
        torn.append(plain(rag, palette.cloud, "rag", weight=0.2, form=14, modelling=0.7, line=1.4))
    return group(*torn)


def tower(palette: Palette) -> Group:
    """Straight above us: it narrows as it rises."""
    body = outline("306,560! 452,560! 500,820 620,1230! 96,1230! 232,820")
    cap = outline("270,566! 290,500 330,452 380,438 430,452 468,500 488,566! 380,590")
    door = outline("300,1230! 304,1120 330,1080 360,1070 392,1080 416,1120 420,1230!")
    windows = solid(
        outline("340,700! 376,700! 380,760! 336,760!")[0], outline("420,880! 464,880! 472,950! 424,950!")[0]
    )
    return group(
        plain(body, palette.wall, "mill", weight=0.45, form=90, line=2.8),
        wood(cap, palette.roof, "cap", form=40, line=2.6),
        plain(windows, colour("#3a3444"), "window", weight=1.1, modelling=0, line=2.0),
        wood(door, palette.roof.darker(0.2), "door", form=10, line=2.2),
        name="mill",
    )


def sails(palette: Palette) -> Group:
    items: list[Item] = []
    for turn in (0.42, 1.99, 3.56, 5.13):
        here = Placing(*HUB, 1.0, turn)
        spar = limb([(0, 0), (0, -460)], [20, 10])
        sheet = points((10, -110), (104, -120), (96, -452), (8, -452))
        slats = [points((4, y), (104, y - 6)) for y in range(-440, -90, 44)]
        items += [
            cloth(here(sheet), palette.canvas, "sail", weight=1.0, form=10, line=2.2),
            Lines(tuple(here(slat) for slat in slats), 2.2),
            wood(here(spar), palette.roof, "spar", form=6, line=2.2),
        ]
    items.append(wood(ellipse(*HUB, 34), palette.roof.darker(0.2), "hub", form=12, line=2.6))
    return group(*items, name="sails")


def land(palette: Palette) -> Group:
    """The village at its foot: summer to the left, winter to the right."""
    green = outline("-20,1060! 140,1040 300,1060 420,1080! 420,1230! -20,1230!")
    white = outline("400,1084! 540,1040 680,1030 820,1050! 820,1230! 400,1230!")
    houses = [cottage().placed(70, 1072, 0.8), cottage(snow=True).placed(650, 1064, 0.9, flip=True)]
    return group(
        plain(green, palette.field, "field", form=FLAT, line=2.0), *houses, snow(white, palette.cloud, line=2.0)
    )


def flurry(stream: Stream, palette: Palette, count: int, sizes: tuple[float, float]) -> Group:
    """Down the right-hand side only."""
    y = stream.uniform(360, 1230, count=count)
    x = 480 + 340 * stream.uniform(0, 1, count=count) - 0.05 * (y - 360)
    return group(Dots(np.stack([x, y], axis=1), stream.uniform(*sizes, count=count), palette.cloud, "snow"))
