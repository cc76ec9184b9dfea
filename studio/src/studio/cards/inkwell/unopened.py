"""Unopened Letters: paths to the kitchen, the bed and the clock, and none to the door."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, below, curve, ellipse, height_at, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import dog
from studio.motifs.forms import arch
from studio.motifs.people import figure
from studio.motifs.rooms import staircase
from studio.motifs.things.clocks import grandfather_clock
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.kitchen import teapot
from studio.motifs.things.lights import oil_lamp, wall_lamp
from studio.motifs.things.papers import envelope
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, Wash, group

DRAWN = Sheet("inkwell/unopened")

LAMP = (368.0, 700.0)
SLOT = (196.0, 396.0)
BLUE = colour("shadow blue")
PAPER = colour("paper white")
BANKS = (
    [(-20, 560), (90, 548), (220, 576), (380, 650), (520, 668), (660, 600), (820, 540)],
    [(-20, 720), (140, 700), (300, 760), (460, 800), (620, 770), (820, 690)],
    [(-20, 930), (160, 896), (330, 930), (520, 960), (700, 900), (820, 880)],
    [(-20, 1090), (150, 1070), (330, 1110), (560, 1116), (820, 1064)],
)


@card("unopened")
def unopened(chance: Chance) -> Scene:
    layout = chance.layout
    far, middle, near, front = (curve(bank, steps=14) for bank in BANKS)
    return Scene(
        sky=wall(colour("#7a4634"), colour("#54302c"), lines=0.55),
        layers=(
            DRAWN("panelling"),
            DRAWN("front_door"),
            staircase(14, wood=colour("#6a3a28")).placed(470, 700, 2.3),
            grandfather_clock().placed(452, 700, 1.9),
            group(wall_lamp(lit=False).placed(318, 520, 1.8)),
            group(Glow(LAMP, 640, colour("lamp amber"), 0.42, falloff=1.2)),
            drift(layout.child("far"), far, 26, 30, 0.0),
            snowman(),
            drift(layout.child("middle"), middle, 34, 42, 0.2),
            group(Glow(LAMP, 420, colour("#ffe2a0"), 0.5)),
            falling(layout.child("falling")),
            drift(layout.child("near"), near, 40, 62, 0.4),
            red_letter(),
            crossing(),
            drift(layout.child("front"), front, 30, 92, 0.7),
            burrow_of_the_dog(),
        ),
        focal=(180, 600, 660, 1090),
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#28305a"), 0.62, bottom=1.1),
        shadow=colour("#5a6490"),
    )


def drift(stream: Stream, line: Points, count: int, size: float, nearness: float) -> Group:
    """A bank of post: a white swell, and the letters one can still make out on it."""
    items: list[Item] = [
        Shape((below(line, 1225),), PAPER, "paper", 0.3, colour("#c3c6d6"), form=60, modelling=0.7, line=1.8),
        Lines((line + np.array([0, 14]), line + np.array([30, 34])), 1.0, BLUE, strength=0.5),
    ]
    spots = sorted(
        ((stream.uniform(20, 780), stream.uniform(0.0, 1.0)) for _ in range(count)), key=lambda spot: spot[1]
    )
    depth = 90 + 90 * nearness
    for x, share in spots:
        y = height_at(line, x) + 10 + depth * share
        items.append(
            envelope(size).placed(x, y, 1.0 + 0.2 * share, stream.normal(0, 0.45)).dressed(seal=colour("#8a6a78"))
        )
    return Group((Clip((below(line - [0, 0.4 * size], 1225),), group(*items)),), "drift")


def falling(stream: Stream) -> Group:
    """Still coming, at the pace of snow."""
    items: list[Item] = []
    for index in range(19):
        share = index / 19
        x = SLOT[0] + 40 + 300 * share * stream.uniform(0.1, 1.1) - 60 * share
        y = SLOT[1] + 6 + 330 * share**1.2
        items.append(envelope(30 + 16 * share).placed(x, y, 1.0, stream.normal(0, 0.7)))
    stuck = Clip(solid(rectangle(100, SLOT[1], 300, 600)), group(envelope(80).placed(SLOT[0], SLOT[1] + 14, 1.0, 0.03)))
    return group(stuck, *items, name="falling")


def red_letter() -> Group:
    """Upright in the drift at his feet, the only one that looks back."""
    letter = envelope(128, paint=colour("#c8281e"), seal=colour("#f0d8a0")).placed(262, 968, 1.05, -0.16)
    return group(Wash(solid(ellipse(214, 1022, 90, 12)), BLUE, "shadow", 0.6, 5), letter, name="red letter")


def crossing() -> Group:
    """Dressing gown, snowshoes, teapot: a man on his way to the kitchen."""
    foot_at = (560.0, 1086.0)
    man = figure(
        "holding up a lamp",
        outfit="dressing gown",
        age="old",
        hat="nightcap",
        beard="whiskers",
        mood="wistful",
        shoes="slippers",
        holding=oil_lamp().placed(0, 4, 0.62),
        other_holding=teapot(16, colour("#4a6a94"), PAPER).placed(-13, 7.5),
        hand=(-41, -72),
        other_hand=(-14, -44),
        nod=0.08,
    ).dressed(robe=colour("#8a2f3a"), coat=colour("#8a2f3a"), hat=colour("#d8d0c0"))
    x, y = man.anchor("hand")
    size = 4.6
    return group(
        *DRAWN("crossing"),
        man.placed(*foot_at, size),
        Glow((foot_at[0] + size * x, foot_at[1] + size * y - 100), 150, colour("#fff0c0"), 0.4),
        name="man",
    )


def snowman() -> Group:
    """Three heaps of bills, tidily rounded, in his other hat."""
    x = 694.0
    return group(*DRAWN("snowman"), hat("bowler").placed(x, 522, 1.7), name="snowman")


def burrow_of_the_dog() -> Group:
    tunnel = arch(596, 736, 1160, 1090)
    sleeper = dog("sitting", gaze="viewer").placed(650, 1196, 2.6, flip=True)
    return group(
        contact_shadow(666, 1160, 190, BLUE, 0.5),
        Shape(solid(tunnel), colour("#2c2a48"), "tunnel", 1.1, form=FLAT, modelling=0.2, line=2.2),
        Clip(solid(tunnel), group(sleeper.dressed(fur=colour("#a8703c")))),
        Veil(solid(ellipse(666, 1166, 100, 12)), PAPER, "paper", 0.8, 5),
        name="dog",
    ).placed(-500, 6)
