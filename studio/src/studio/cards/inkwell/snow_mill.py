"""The Snow Mill: its sails have caught a cloud, and what comes off them is winter, on one side only."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Placing, curve, ellipse, fuse, limb, outline, points, solid
from studio.landscape import graded_sky
from studio.materials import cloth, plain, snow, stone, wood
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Item, Lines, Scene, Sunlight, Veil, group

LIGHT = Sunlight((-0.6, -0.6, 0.5))
HUB = (380.0, 520.0)


@card("snow_mill")
def snow_mill(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #f2b25a 0.7, 0.5 #f6d89a 0.55, 1 #fbeecb 0.4", lines=0.0)
    layout = chance.layout
    return Rig(sky, LIGHT, None, palette.shade).scene(
        cloud(layout.child("cloud"), palette),
        land(palette),
        tower(palette),
        sails(palette),
        flakes(layout.child("flakes")),
        focal="mill",
    )


def cloud(stream: Stream, palette: Palette) -> Group:
    """A bank from the upper left, torn to tatters where the sails go round."""
    heaps = [
        ellipse(x, y, r * 1.2, r)
        for x, y, r in (
            (-20, 120, 150),
            (140, 70, 140),
            (300, 130, 120),
            (60, 240, 120),
            (220, 230, 100),
            (420, 60, 110),
            (540, 130, 84),
        )
    ]
    shreds = []
    for turn in np.linspace(-2.6, 0.9, 11):
        reach = stream.uniform(300, 400)
        spine = [
            (HUB[0] + reach * k * math.cos(turn + 0.5 * (1 - k)), HUB[1] + reach * k * math.sin(turn + 0.5 * (1 - k)))
            for k in (0.62, 0.8, 1.0, 1.16)
        ]
        shreds.append(limb(spine, [6, 50, 46, 8]))
    cold = outline("470,-20! 420,300 440,600 400,900 420,1230! 820,1230! 820,-20!")
    return group(
        Veil(cold, palette.winter.darker(0.18), "winter", 0.95, 60),
        plain(fuse(*heaps, soften=10), colour("#b9c6dc"), "cloud", weight=0.75, form=60, modelling=0.9, line=2.4),
        Veil(solid(*shreds), palette.cloud, "shred", 0.95, 9),
        Lines(tuple(curve(one[6:26]) for one in shreds), 1.3, palette.shade, strength=0.7),
    )


def tower(palette: Palette) -> Group:
    """Straight above us: it narrows as it rises."""
    body = outline("286,560! 470,560! 500,820 560,1230! 150,1230! 236,820")
    cap = outline("270,566! 290,500 330,452 380,438 430,452 468,500 488,566! 380,590")
    door = outline("300,1230! 304,1120 330,1080 360,1070 392,1080 416,1120 420,1230!")
    windows = solid(
        outline("340,700! 376,700! 380,760! 336,760!")[0], outline("420,880! 464,880! 472,950! 424,950!")[0]
    )
    return group(
        stone(body, palette.wall, "mill", weight=0.45, form=90, line=2.8),
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
            cloth(here(sheet), palette.canvas, "sail", weight=0.4, form=10, line=2.2),
            Lines(tuple(here(slat) for slat in slats), 2.2),
            wood(here(spar), palette.roof, "spar", form=6, line=2.2),
        ]
    items.append(wood(ellipse(*HUB, 34), palette.roof.darker(0.2), "hub", form=12, line=2.6))
    return group(*items, name="sails")


def land(palette: Palette) -> Group:
    """The village at its foot: autumn to the left, winter to the right."""
    brown = outline("-20,1060! 140,1040 300,1060 420,1080! 420,1230! -20,1230!")
    white = outline("400,1084! 540,1040 680,1030 820,1050! 820,1230! 400,1230!")
    houses = [cottage().placed(70, 1072, 0.8), cottage(snow=True).placed(650, 1064, 0.9, flip=True)]
    return group(
        plain(brown, palette.field, "field", form=FLAT, line=2.0), *houses, snow(white, palette.cloud, line=2.0)
    )


def flakes(stream: Stream) -> Group:
    x, y = stream.uniform(400, 820, count=240), stream.uniform(300, 1230, count=240)
    right = x > 430 + 60 * stream.uniform(-1, 1, count=240)
    return group(
        Dots(np.stack([x, y], axis=1)[right], stream.uniform(2, 7.5, count=240)[right], colour("#ffffff"), "snow")
    )
