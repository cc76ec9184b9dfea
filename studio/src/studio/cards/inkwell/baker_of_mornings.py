"""The Baker of Mornings: a fresh sun for every village, and one left in too long."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, curve, limb, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.materials import wood
from studio.motifs.animals import cow, rooster, sparrow
from studio.motifs.buildings import village
from studio.motifs.people import figure
from studio.motifs.things.kitchen import basket, sack
from studio.scene import FLAT, ROUND, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/baker_of_mornings")

LOAF = (300.0, 640.0)
COUNTER = 920.0
GOLD, BLAZE, NIGHT = colour("#ffc93c"), colour("#ffe9a0"), colour("#1e2244")


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance) -> Scene:
    layout = chance.layout
    woman = baker()
    return Scene(
        sky=wall(colour("#5a3440"), colour("#3a2436"), lines=0.5),
        layers=(
            order_shelf(layout.child("shelf")),
            DRAWN("oven"),
            batch(woman.anchor("hand"), woman.anchor("other_hand")),
            woman,
            DRAWN("counter"),
            queue(),
            boy(),
            crumbs(layout.child("crumbs")),
        ),
        focal="batch",
        light=Lamplight(LOAF),
        glaze=Glaze(colour("#241c48"), 0.46),
        shadow=colour("#3c2a50"),
    )


def small_sun(at: Point, radius: float, flat: float = 0.55, burnt: bool = False) -> Group:
    """A round loaf with a crust of pulled rays, scored across."""
    x, y = at
    crust, crumb = (colour("#231a1e"), colour("#3c2a2c")) if burnt else (colour("#ee8420"), GOLD)
    turns = np.linspace(0, math.tau, 61)[:-1]
    tips = np.arange(32) * math.tau / 32 + 0.1
    reach = radius * np.tile([1.02, 1.5, 1.02, 1.28], 8)
    rim = np.column_stack([x + reach * np.cos(tips), y + flat * reach * np.sin(tips)])
    dome = np.column_stack([x + 0.9 * radius * np.cos(turns), y - 0.14 * radius + flat * 0.9 * radius * np.sin(turns)])
    score = tuple(
        curve([(x - w * radius, y + d * radius), (x, y + (d - 0.12) * radius), (x + w * radius, y + d * radius)])
        for d, w in ((-0.42 * flat - 0.1, 0.5), (-0.1, 0.66), (0.42 * flat - 0.1, 0.5))
    )
    glow: list[Item] = [] if burnt else [Glow(at, 2.4 * radius, colour("#ffd060"), 0.6)]
    return group(
        *glow,
        Shape(solid(rim), crust, "crust", 1.0, form=FLAT, modelling=0, line=1.6),
        Shape(solid(dome), crumb, "crumb", 0.9, crumb if burnt else BLAZE, form=FLAT, modelling=0, line=1.4),
        Lines(score, 2.2, colour("#8a3a24") if burnt else colour("#c8641c"), strength=0.95),
        name="loaf",
    )


def batch(hand: Point, other: Point) -> Group:
    """Row behind row in the heat, the black one nobody watched, and the one on the peel."""
    handle_end = (other[0] + 0.35 * (other[0] - hand[0]), other[1] + 0.35 * (other[1] - hand[1]))
    shaft = limb([(LOAF[0] + 92, LOAF[1] + 6), hand, handle_end], [15, 14, 14])
    x, y = LOAF
    blade = points((x - 112, y + 8), (x - 70, y + 62), (x + 84, y + 62), (x + 112, y + 14), (x + 60, y - 20))
    return group(
        *(small_sun((cx, 488), 34) for cx in (226, 304)),
        small_sun((390, 484), 40, burnt=True),
        *(small_sun((cx, 556), 46) for cx in (158, 492)),
        small_sun((340, 552), 44),
        wood(solid(shaft, blade), colour("#c08a4c"), form=ROUND),
        small_sun(LOAF, 104, 0.62),
        name="batch",
    )


def baker() -> Group:
    """Floury to the elbows, drawing the next one out."""
    woman = figure(
        "standing", "profile", outfit="apron", hat="kerchief", build="stout", mood="tender", lean=0.1,
        hand=(-27, -63.5), other_hand=(-15, -47), grip="holding", other_grip="holding",
    )  # fmt: skip
    return woman.dressed(dress=colour("#3f66a0"), apron=colour("#fbf3e2"), hat=colour("#fff6e4")).placed(640, 1160, 6.6)


def queue() -> Group:
    """Against the light: the rooster first, stiff with importance, then the cow, who is early too."""
    dark = colour("#1c1430")
    cock = rooster("standing").placed(534, 1164, 4.7, flip=True).tinted(dark, 0.12)
    beast = cow("standing").placed(76, 1176, 2.3, flip=True).tinted(dark, 0.22)
    return group(
        contact_shadow(76, 1178, 310, NIGHT, 0.8),
        beast,
        contact_shadow(534, 1166, 190, NIGHT, 0.8),
        cock,
        basket(34).placed(634, 1170, 2.2),
        name="queue",
    )


def boy() -> Group:
    """On the flour sack, eating a crescent that was meant for somebody."""
    child = (
        figure("seated", age="child", outfit="smock", hat="cook", mood="sly", hand=(-9, -36))
        .dressed(smock=colour("#d8c8a8"))
        .placed(722, 1172, 2.7)
    )
    x, y = child.anchor("hand")
    bitten = limb([(x - 6, y - 26), (x - 20, y - 4), (x - 2, y + 18)], [3, 17, 3])
    return group(
        sack(44).placed(732, 1172, 1.4),
        child,
        Glow((x, y), 90, GOLD, 0.7),
        Shape(solid(bitten), GOLD, "crumb", 0.8, modelling=0, line=1.4),
        name="boy",
    )


def order_shelf(stream: Stream) -> Group:
    """A model of a village still waiting for its day."""
    return group(
        village(stream, 4, 130, 0.0, wall=colour("#8a88b0"), roof=colour("#4a4a74")).placed(690, 250, 0.9),
        wood(rectangle(606, 248, 780, 264), colour("#7a5236"), form=ROUND, line=1.6),
        Shape(solid(limb([(640, 264), (640, 292)], [12, 5])), colour("#7a5236"), "wood", 1.0, line=1.4),
    )


def crumbs(stream: Stream) -> Group:
    """Crumbs of daylight, and those who live on them."""
    spots = np.array([(stream.uniform(60, 520), stream.uniform(COUNTER - 8, COUNTER + 10)) for _ in range(30)])
    return group(
        Dots(spots, np.array([stream.uniform(1.5, 4) for _ in spots]), BLAZE, "crumb"),
        sparrow("pecking").placed(284, COUNTER + 4, 3.2),
    )
