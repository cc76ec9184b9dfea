"""The Baker of Mornings: a fresh sun for every village, and one left in too long."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Point, curve, ellipse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import cow, rooster, sparrow
from studio.motifs.buildings import village
from studio.motifs.forms import arch, spokes
from studio.motifs.people import figure
from studio.motifs.things.kitchen import basket
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, group

MOUTH = arch(150, 650, 640, 420)
FIRE = (400.0, 520.0)
GOLD, BLAZE, NIGHT = colour("#ffc93c"), colour("#ffe9a0"), colour("#1e2244")
FLOOR = 940.0


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#5a3440"), colour("#3a2436"), lines=0.5),
        layers=(
            group(vaulting(), order_shelf(layout.child("shelf"))),
            hearth(),
            group(Clip(solid(MOUTH), inside(layout.child("inside")))),
            floor(),
            board(layout.child("board")),
            baker(),
            boy(),
            queue(),
            crumbs(layout.child("crumbs")),
        ),
        focal="batch",
        light=Lamplight(FIRE),
        glaze=Glaze(colour("#28204a"), 0.5),
        shadow=colour("#3c2a50"),
    )


def small_sun(at: Point, radius: float, flat: float = 0.72, burnt: bool = False) -> Group:
    """A round loaf with a crust of rays, scored across."""
    x, y = at
    crust, crumb = (colour("#2c2024"), colour("#443034")) if burnt else (colour("#f08a24"), GOLD)
    teeth = np.linspace(0, math.tau, 29)[:-1]
    rim = np.column_stack(
        [
            x + radius * np.where(np.arange(28) % 2, 1.32, 1.0) * np.cos(teeth),
            y + flat * radius * np.where(np.arange(28) % 2, 1.32, 1.0) * np.sin(teeth),
        ]
    )
    score = [
        curve([(x - 0.5 * radius, y + d), (x, y + d - 0.1 * radius), (x + 0.5 * radius, y + d)])
        for d in (-0.26 * radius, 0.04 * radius, 0.32 * radius)
    ]
    glow: list[Item] = [] if burnt else [Glow(at, 2.6 * radius, colour("#ffd060"), 0.55)]
    return group(
        *glow,
        Shape(solid(rim), crust, "crust", 0.95, form=FLAT, modelling=0, line=1.5),
        Shape(
            solid(ellipse(x, y - 0.06 * radius, 0.9 * radius, flat * 0.86 * radius)),
            crumb,
            "sun",
            0.9,
            crumb if burnt else BLAZE,
            form=FLAT,
            modelling=0,
            line=1.3,
        ),
        Lines(tuple(score), 1.6, colour("#b8581c") if not burnt else colour("#8a3a24"), strength=0.9),
        name="loaf",
    )


def vaulting() -> Group:
    """The bakehouse roof, arch behind arch."""
    ribs = [arch(-60, 860, 1000, 460), arch(40, 760, 940, 420)]
    band = [np.vstack([ribs[0], ribs[0][::-1] * 0.94 + [24, 30]])]
    bricks = tuple(
        points((x, y), (x + 40, y))
        for y in range(80, 900, 34)
        for x in (range(60, 760, 120) if (y // 34) % 2 else range(0, 760, 120))
    )
    return group(
        Lines(bricks, 1.2, strength=0.35),
        Shape(solid(*band), colour("#4a2c38"), "stone", 0.9, texture="brick", form=14, line=1.6),
        name="vault",
    )


def hearth() -> Group:
    """A great mouth of brick, blackened over the crown."""
    voussoirs = spokes(400, 420, 252, 322, 30)
    return group(
        Shape(solid(arch(76, 724, 700, 420)), colour("#8a4434"), "brick", 1.0, texture="brick", form=16, line=2.2),
        Lines(tuple(path for path in voussoirs if path[:, 1].max() < 424), 1.5, strength=0.7),
        Shape(solid(MOUTH), colour("#d8481c"), "fire", 1.05, colour("#ffb838"), form=FLAT, modelling=0, line=2.4),
        Glow((400, 560), 520, colour("#ffb040"), 0.6),
        Shape(
            solid(points((96, 640), (704, 640), (740, 700), (60, 700))),
            colour("#b88a70"),
            "ledge",
            0.9,
            texture="stone",
            form=8,
            line=2.0,
        ),
        name="oven",
    )


def inside(stream: Stream) -> Group:
    """Row behind row in the heat; at the very back the one nobody watched."""
    back = [small_sun((x, 452), 38) for x in (212, 304, 496, 588)]
    front = [small_sun((x, 568), 54) for x in (222, 356, 582)]
    heat = [ellipse(400, 400, 230, 150)]
    return group(
        Veil(solid(*heat), colour("#7a1c14"), "dark", 0.5, 50),
        Shape(
            solid(points((150, 430), (650, 430), (650, 650), (150, 650))),
            colour("#c8501e"),
            "deck",
            1.0,
            colour("#f09a34"),
            form=FLAT,
            modelling=0,
            line=1.4,
        ),
        Lines(
            tuple(points((400 + 60 * k, 430), (400 + 130 * k, 650)) for k in range(-4, 5)),
            1.2,
            colour("#8a2c14"),
            strength=0.6,
        ),
        Lines(tuple(points((150, y), (650, y)) for y in (478, 536, 604)), 1.2, colour("#8a2c14"), strength=0.6),
        *back,
        small_sun((400, 446), 42, burnt=True),
        Veil(
            solid(limb([(400, 418), (388, 360), (412, 300), (396, 230)], [10, 20, 34, 50])),
            colour("#3a2428"),
            "smoke",
            0.8,
            8,
        ),
        *front,
        name="batch",
    )


def floor() -> Group:
    flags = [points((-20, FLOOR), (820, FLOOR), (820, 1220), (-20, 1220))]
    joints = [points((400 + 0.5 * k * 110, FLOOR), (400 + k * 150, 1220)) for k in range(-5, 6)] + [
        points((-20, y), (820, y)) for y in (980, 1040, 1120)
    ]
    pool = ellipse(400, 960, 340, 60)
    return group(
        Shape(
            solid(rectangle(60, 700, 740, FLOOR)), colour("#7a3c30"), "brick", 1.0, texture="brick", form=FLAT, line=1.6
        ),
        Shape(solid(*flags), colour("#5a4248"), "floor", 0.95, texture="stone", form=FLAT, line=1.6),
        Lines(tuple(joints), 1.2, strength=0.5),
        Glow((420, 960), 330, colour("#ff9a3c"), 0.35),
        Veil(solid(pool), colour("#ffb860"), "light", 0.25, 40),
    )


def board(stream: Stream) -> Group:
    """The cooling plank with the first of the batch."""
    plank = points((52, 850), (330, 850), (350, 884), (40, 884))
    legs = solid(limb([(80, 884), (70, 1010)], [14, 12]), limb([(310, 884), (322, 1010)], [14, 12]))
    return group(
        contact_shadow(196, 1010, 320, NIGHT, 0.7),
        Shape(legs, colour("#6a4630"), "wood", 1.0, texture="wood", line=1.6),
        Shape(solid(plank), colour("#a87442"), "wood", 1.0, texture="wood", form=6, line=1.8),
        *(small_sun((x, 846), 42) for x in (104, 196, 288)),
        name="board",
    )


def baker() -> Group:
    """Floury to the elbows, drawing the next one out on the peel."""
    woman = figure(
        "pulling", outfit="apron", hat="kerchief", build="stout", mood="tender", hand=(-30, -58), other_hand=(-18, -52)
    )
    woman = woman.dressed(
        dress=colour("#3f5c8c"), apron=colour("#fbf3e2"), hat=colour("#fbf3e2"), shoes=colour("#3a2a2c")
    ).placed(600, 1010, 4.5)
    hand = woman.anchor("hand")
    blade = (438.0, 640.0)
    shaft = limb([blade, hand, (1.5 * hand[0] - 0.5 * blade[0], 1.5 * hand[1] - 0.5 * blade[1])], [11, 11, 11])
    pan = points(
        (blade[0] - 76, blade[1] - 14),
        (blade[0] + 30, blade[1] - 22),
        (blade[0] + 42, blade[1] + 8),
        (blade[0] - 64, blade[1] + 18),
    )
    return group(
        contact_shadow(600, 1012, 240, NIGHT, 0.7),
        Shape(solid(shaft, pan), colour("#c08a4c"), "wood", 1.0, texture="wood", line=1.8),
        small_sun((blade[0] - 16, blade[1] - 18), 52),
        woman,
        Dots(
            np.array([hand]) + points((-20, 10), (12, -16), (30, 14), (-8, 30), (40, -6)),
            np.array([3.0, 2, 3, 2, 2]),
            colour("#fff8e8"),
            "flour",
        ),
        name="baker",
    )


def boy() -> Group:
    """Under the board, eating a crescent."""
    child = figure("seated on ground", age="child", outfit="smock", hat="cook", mood="sly", hand=(-10, -38)).dressed(
        smock=colour("#d8c8a8")
    )
    sat = child.placed(100, 1040, 2.5, flip=True)
    x, y = sat.anchor("hand")
    return group(
        sat,
        Glow((x, y), 60, GOLD, 0.7),
        Shape(
            solid(limb([(x - 8, y - 18), (x + 12, y - 6), (x + 4, y + 16)], [2, 14, 2])),
            GOLD,
            "crescent",
            0.8,
            modelling=0,
            line=1.3,
        ),
    )


def order_shelf(stream: Stream) -> Group:
    """A model of a village still waiting for its day."""
    return group(
        village(stream, 5, 150, 0.0, wall=colour("#6a6890"), roof=colour("#3a3a5c")).placed(664, 206, 0.8),
        Shape(solid(rectangle(574, 204, 752, 218)), colour("#6a4630"), "wood", 1.0, texture="wood", line=1.6),
    )


def queue() -> Group:
    """In the foreground, against the light: the rooster first, then everybody else."""
    dark: Colour = colour("#2a1c34")
    cock = rooster("standing").placed(252, 1150, 5.6)
    beast = cow("standing").placed(668, 1164, 2.2).tinted(dark, 0.3)
    monk = (
        figure("hands behind back", outfit="robe", hat="hood", mood="weary")
        .dressed(robe=colour("#a07850"), hat=colour("#8a6240"))
        .placed(424, 1006, 2.3)
    )
    return group(
        contact_shadow(428, 1008, 90, NIGHT, 0.8),
        monk,
        contact_shadow(668, 1164, 270, NIGHT, 0.8),
        beast,
        contact_shadow(262, 1152, 200, NIGHT, 0.8),
        cock,
        basket(34).placed(150, 1152, 2.1),
        name="queue",
    )


def crumbs(stream: Stream) -> Group:
    """Crumbs of daylight, and those who live on them."""
    spots = np.array([(stream.uniform(380, 560), stream.uniform(1130, 1170)) for _ in range(24)])
    return group(
        Dots(spots, np.array([stream.uniform(1.5, 4) for _ in spots]), BLAZE, "crumb"),
        sparrow("pecking").placed(446, 1166, 3.0),
        sparrow("standing").placed(70, 1120, 3.0, flip=True),
    )
