"""Kettle Under Snow: nobody breathes, and the water is about to boil."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, closed, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, stars
from studio.motifs.animals import mouse
from studio.motifs.animals.breeds import FOX
from studio.motifs.animals.quadruped import quadruped
from studio.motifs.plants import fir
from studio.motifs.rooms import stove
from studio.motifs.things.kitchen import bowl, kettle, spoon
from studio.scene import Clip, Dots, Glaze, Glow, Group, Item, Lines, Scene, Shape, Veil, Wash, group

DRAWN = Sheet("inkwell/kettle_under_snow")

CRUST = 596.0
FLOOR = 1092.0
HAY, VOLE = colour("#d8a444"), colour("#8a5a3c")
BURROW = blob(
    "64,1010 62,900 120,800 250,738 400,722 560,738 690,800 744,900 738,1020 690,1104 540,1136 "
    "400,1142 240,1138 110,1100",
    steps=12,
)


@card("kettle_under_snow")
def kettle_under_snow(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #16284e 1.1, 0.3 #2f5490 1, 0.5 #6f98cc 0.8", lines=0.55),
        layers=(
            DRAWN("northern_light"),
            stars(layout.child("stars"), 70, (40, 40, 760, 380)),
            firs(layout.child("firs")),
            drift(layout.child("drift")),
            DRAWN("spiral"),
            hunter(),
            Group((Clip(solid(BURROW), burrow(layout.child("burrow"))),), "burrow"),
            rim(layout.child("rim")),
        ),
        focal=(110.0, 850.0, 330.0, 1090.0),
        glaze=Glaze(colour("#28407c"), 0.34),
        shadow=colour("#4a68a4"),
        haze=colour("#6f98cc"),
    )


def firs(stream: Stream) -> Group:
    places = ((40, 560, 0.9), (120, 545, 0.6), (760, 566, 0.8), (690, 548, 0.5))
    trees = [
        fir(stream.child(str(i)), 300, colour("#2c4c60"), snow=True).placed(*place) for i, place in enumerate(places)
    ]
    return group(*trees, far=0.25)


def drift(stream: Stream) -> Group:
    """Snow sawn through: the crust on top, then winter's older layers."""
    return group(
        *DRAWN("drift"),
        Dots(
            np.column_stack([stream.uniform(0, 800, count=120), stream.uniform(CRUST + 50, 1190, count=120)]),
            np.array([stream.uniform(1.0, 3.2) for _ in range(120)]),
            colour("#eef4ff"),
            "ice",
            strength=0.6,
        ),
        *DRAWN("drift_stone"),
        name="snow",
    )


def hunter() -> Group:
    """Nose to the crust, both ears down."""
    beast = quadruped(replace(FOX, neck=46), "grazing").dressed(fur=colour("#d4622a"), socks=colour("#4a2a26"))
    return group(
        Wash(solid(ellipse(424, 606, 250, 14)), colour("#4a68ac"), "shadow", 0.7, 8.0),
        beast.placed(366, 606, 5.8),
        name="fox",
    )


def burrow(stream: Stream) -> Group:
    """Hay, a stove, a table and five hearts stopped."""
    straw = []
    for _ in range(150):
        angle = stream.uniform(0, math.tau)
        x, y = 402 + 336 * math.cos(angle), 930 + 204 * math.sin(angle)
        lean = angle + math.pi / 2 + stream.uniform(-0.5, 0.5)
        straw.append(points((x, y), (x + 46 * math.cos(lean), y + 34 * math.sin(lean))))
    return group(
        Shape(solid(BURROW), colour("#c98a3c"), "hay", 0.9, colour("#8a5428"), form=90, modelling=0.8, line=2.0),
        Wash(solid(rectangle(40, 700, 780, 850)), colour("#5a3018"), "shade", 0.75, 50),
        Lines(tuple(straw), 1.6, colour("#6a421c"), strength=0.7),
        *DRAWN("burrow"),
        DRAWN("bunting"),
        range_and_kettle(stream),
        family(),
        name="inside",
    )


def range_and_kettle(stream: Stream) -> Group:
    """The lid has begun to tremble; out of the spout comes the first curl."""
    oven = stove(pipe=20).placed(190, FLOOR - 2, 1.85)
    x, y = oven.anchor("top")
    pot = kettle(36).placed(x + 20, y + 3, 2.9, 0.04)
    spout = pot.anchor("spout")
    x, y = spout
    curl = limb(
        [(x, y), (x - 20, y - 26), (x + 4, y - 56), (x - 16, y - 84), (x + 8, y - 108), (x + 26, y - 96)],
        [6, 15, 20, 18, 12, 3],
    )
    wisp = limb([(x - 2, y - 30), (x + 22, y - 70), (x + 10, y - 104)], [4, 12, 3])
    lid = pot.anchor("hook")
    rattles = paths(
        *(
            [(lid[0] + dx, lid[1] - 2 - abs(dx) * 0.1), (lid[0] + 1.3 * dx, lid[1] - 20 + abs(dx) * 0.25)]
            for dx in (-34, -18, 0, 18, 34)
        )
    )
    return group(
        oven,
        Glow((spout[0], spout[1] - 40), 90, colour("#fff3d0"), 0.6),
        pot,
        Lines(rattles, 2.6),
        Veil(solid(wisp), colour("#ffffff"), "steam", 0.6, 4.0),
        Veil(solid(curl), colour("#ffffff"), "steam", 0.95, 2.5),
        name="kettle",
    )


def family() -> Group:
    """Father at full stretch, mother hushing, three children with spoons in the air."""
    brown, grey = VOLE, colour("#9a7252")
    father = mouse("upright", attire="waistcoat", reach=((-0.95, 0.75), (-0.95, 0.95)))
    father = father.dressed(fur=brown, waistcoat=colour("#2f6a6a")).placed(402, FLOOR + 18, 11.5, -0.14)
    mother = mouse("upright", attire="apron", reach=((-0.55, 0.85),)).dressed(fur=grey, apron=colour("#f0e6d0"))
    table: list[Item] = [*DRAWN("family"), *(bowl(34).placed(x, FLOOR - 56, 1.5) for x in (490, 566, 634))]
    children: list[Item] = []
    for x, size, tint, lean in ((512, 7.2, "#b4845a", 0.0), (586, 6.0, "#c09a6a", 0.1), (640, 7.6, "#8a6044", -0.05)):
        child = mouse("upright").dressed(fur=colour(tint)).placed(x, FLOOR - 24, size, lean)
        eye = child.anchor("mouth")
        children += [child, spoon(30).placed(eye[0] + 2, eye[1] + 34, 1.9, -0.35 + lean)]
    return group(
        contact_shadow(398, FLOOR + 20, 190, colour("#4a2a1a"), 0.6),
        mother.placed(712, FLOOR + 16, 11.0),
        *children,
        *table,
        paw([(672, 1010), (648, 990), (630, 950)], [22, 17, 11], grey),
        paw([(352, 992), (308, 946), (270, 916)], [24, 17, 12], brown),
        father,
        paw([(366, 1006), (312, 990), (268, 956)], [30, 20, 13], brown),
        name="family",
    )


def paw(arm: list[Point], widths: list[float], fur: Colour) -> Shape:
    """An arm with its fingers spread."""
    (fx, fy), (x, y) = arm[-2:]
    reach = math.atan2(y - fy, x - fx)
    fingers = [
        limb([(x, y), (x + 22 * math.cos(reach + turn), y + 22 * math.sin(reach + turn))], [9, 5])
        for turn in (-0.6, 0.0, 0.6)
    ]
    return Shape(fuse(limb(arm, widths), *fingers, soften=2), fur, "arm", 0.95, texture="fur", line=1.6)


def rim(stream: Stream) -> Group:
    """The snow's edge round the burrow and a few ends of hay hanging over it."""
    ends = []
    for _ in range(46):
        angle = stream.uniform(0, math.tau)
        x, y = 402 + 341 * math.cos(angle), 930 + 207 * math.sin(angle)
        ends.append(limb([(x, y), (x + stream.uniform(-22, 22), y + stream.uniform(-16, 16))], [4.0, 1.4]))
    return group(
        Lines((closed(BURROW),), 3.0),
        Shape(solid(*ends), HAY, "hay", 0.9, line=0.8),
        Veil(solid(limb("250,720 400,704 560,720", [6, 14, 6])), colour("#ffe9b8"), "warmth", 0.5, 8.0),
    )
