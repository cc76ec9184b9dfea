"""The Last Lamp Lit: the street has ended, the lamps go on, and each one lit is a step of road."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import blob, ellipse, limb, place, points, solid
from studio.materials import lit, plain
from studio.motifs.things.lights import street_lamp
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/lamps_over_nothing")
LIGHT = Sunlight((-0.5, -0.75, 0.35))
# Where each lamp stands and how large: near ones first, the way leads out to the right and away.
STANDS = (
    (10.0, 1168.0, 3.9), (222.0, 950.0, 3.1), (706.0, 812.0, 2.3), (566.0, 478.0, 0.8), (470.0, 424.0, 0.5),
    (406.0, 398.0, 0.32), (364.0, 384.0, 0.2),
)  # fmt: skip
LIT = 2
REACH = Pose(
    hips=(0, 0.94, 0.12),
    pelvis=(0, 14, 0),
    bend=(2, 14, 0),
    head=(0, -24, 0),
    left=Arm((-0.02, 0.20, 0.86), (0.6, -0.7, -0.2), "hold", (0, 0.5, 0.8), (-0.8, 0, 0.2), holds=0.7),
    right=Arm((-0.16, -0.48, 0.70), (0.7, -0.7, -0.3), "hold", (0, 0.5, 0.8), (-0.8, 0, 0.2), holds=0.7),
    left_leg=Leg((0.08, 0, 0.34)),
    right_leg=Leg((0.12, 0.05, -0.34), toe=(0.4, -0.5, 1)),
)


@card("lamps_over_nothing")
def lamps_over_nothing(chance: Chance, palette: Palette) -> Scene:
    air = graded(
        (palette.high, palette.dusk, palette.rose, palette.deep, palette.pit, palette.pit), lines=0.0, weight=1.1
    )
    cold = [street_lamp(200, False, palette.iron).placed(*stand) for stand in STANDS[LIT:]]
    islands = [island(chance.layout.child(f"island {i}"), *stand, palette) for i, stand in enumerate(STANDS[:LIT])]
    return replace(Rig(air, LIGHT), shadow=palette.deep).scene(
        group(below(chance.layout.child("stars"), palette), *reversed(cold)),
        islands[1],
        lamplighter(palette),
        islands[0],
        focal="lamplighter",
    )


def island(stream: Stream, x: float, y: float, size: float, palette: Palette) -> Group:
    """A lamp and the round of paving its light has made, with a hard edge."""
    wide, deep = 92 * size, 27 * size
    joints = []
    for row in np.linspace(-0.8, 0.8, 7):
        half = wide * math.sqrt(1 - row * row)
        joints.append(points((x - half, y + row * deep), (x + half, y + row * deep)))
        for at in np.arange(-half + stream.uniform(6, 40), half - 10, 0.24 * wide):
            joints.append(points((x + at, y + row * deep), (x + 1.05 * at, y + (row + 0.26) * deep)))
    flame = (x, y - 172 * size)
    broken = [
        (x + s * wide, y + deep * (0.5 + 0.9 * math.sqrt(1 - s * s)) + stream.uniform(0, 26))
        for s in np.linspace(0.94, -0.94, 9)
    ]
    return group(
        plain(
            blob((x - wide, y), (x, y - 4), (x + wide, y), *broken),
            palette.deep,
            "earth",
            weight=1.1,
            form=20,
            line=2.2,
        ),
        plain(ellipse(x, y, wide, deep), palette.lamp, "paving", weight=0.6, form=FLAT, modelling=0, line=2.4),
        Lines(tuple(joints), 1.6, colour("#a06a2c"), strength=0.8),
        street_lamp(200, True, palette.iron).placed(x, y, size),
        Glow(flame, 110 * size, palette.lamp, 0.75),
        Glow((x, y - 30 * size), 120 * size, palette.lamp, 0.35),
        name="island",
    )


def below(stream: Stream, palette: Palette) -> Group:
    """Under the lamps, where a street should be: the rest of the night."""
    places = np.stack([stream.uniform(250, 800, count=90), 770 + 430 * stream.uniform(0, 1, count=90) ** 0.7], axis=1)
    return group(
        Dots(places, stream.uniform(0.8, 2.6, count=90), palette.lamp.lighter(0.7)),
        Dots(places[::15], stream.uniform(4, 6, count=6), palette.lamp.lighter(0.7), kind="star"),
    )


def lamplighter(palette: Palette) -> Group:
    """Leaning out over the rim, and the pole a hand too short."""
    coat = Dress(
        top="#e0402c", bottom="#2c2440", shoes="#3a2230", skirt=0.74, skirt_tone="top", flare=0.8, split=0.1,
        sleeve=1.25, boots=0.55, collar="lapels", hat="bowler", hat_colour="#2a2038",
    )  # fmt: skip
    man = person(PEOPLE["elder"], Head("hope", yaw=-14, pitch=-6, gaze=(0.5, 0.6)), REACH, coat, facing=58)
    figure = drawn(man, camera=Camera((348, 968), 5.2, pitch=6), light=LIGHT, pen=1.3)
    upper, lower = np.array(figure.anchor("other_hand")), np.array(figure.anchor("hand"))
    tip = upper + 1.8 * (upper - lower)
    turn = math.atan2(tip[0] - lower[0], lower[1] - tip[1])
    butt = lower + 0.7 * (lower - upper)
    shadow = limb([(430, 976), (468, 990), (500, 988)], [30, 34, 16])
    items: list[Item] = [
        Wash(solid(shadow), palette.deep, "shadow", 0.9, 2.0, hatched=True),
        figure,
        Shape(solid(limb([butt, tip], [9, 6])), palette.wood, "pole", 1.0, line=1.8),
        *(DRAWN("fist").placed(float(at[0]), float(at[1]), 1.0, turn) for at in (upper, lower)),
        Glow((float(tip[0]), float(tip[1]) - 14), 90, palette.lamp, 0.9),
        lit(place(blob("-9,2 0,-38 10,2 0,10"), tip[0], tip[1]), palette.lamp.lighter(0.4), "flame", weight=0.3),
    ]
    return group(*items, name="lamplighter")
