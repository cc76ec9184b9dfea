"""The Last Lamp Lit: the street has ended, the lamps go on, and each one lit is a step of road."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import blob, ellipse, limb, place, points, solid
from studio.landscape import contact_shadow, graded_sky, stars
from studio.materials import stone
from studio.motifs.animals import dog
from studio.motifs.buildings import town_house
from studio.motifs.forms import crooked
from studio.motifs.people import figure
from studio.motifs.things.lights import match, street_lamp
from studio.scene import FLAT, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/lamps_over_nothing")

LAMP = colour("lamp yellow")
IRON = colour("#1d1a26")

# Where each lamp stands and how large: near ones first, the way leads out to the right and up.
STANDS: tuple[tuple[float, float, float], ...] = (
    (206, 1066, 1.75),
    (322, 856, 1.5),
    (440, 690, 1.3),
    (682, 566, 1.12),
    (748, 446, 0.8),
)
LIT = 3


@card("lamps_over_nothing")
def lamps_over_nothing(chance: Chance) -> Scene:
    layout = chance.layout
    cold = [street_lamp(200, False, IRON).placed(x, y, size) for x, y, size in STANDS[LIT:]]
    islands = [island(layout.child(f"island {i}"), *stand) for i, stand in enumerate(STANDS[:LIT])]
    return Scene(
        sky=graded_sky(
            "0 #241d44 1.15, 0.3 #4a3a74 1, 0.55 #54406e 1, 0.75 #1c1c30 1.2, 1 #0c0e18 1.35", lines=0.5, unrest=1.0
        ),
        layers=(
            stars(layout, 60, (40, 40, 760, 420)),
            DRAWN("far_side"),
            cliff(layout.child("cliff")),
            *reversed(cold),
            *(group(Glow((x, y - 182 * size), 200 * size, LAMP, 0.7, falloff=1.5)) for x, y, size in STANDS[:LIT]),
            *reversed(islands),
            waiting_dog(),
            lamplighter(),
            falling_match(),
        ),
        focal="lamplighter",
        light=Lamplight((500, 520)),
        glaze=Glaze(colour("#1a1638"), 0.45),
        shadow=colour("#3c3258"),
    )


def island(stream: Stream, x: float, y: float, size: float) -> Group:
    """A lamp and the round of paving its light has made."""
    wide, deep = 108 * size, 34 * size
    stones = []
    for row in range(-2, 3):
        level = y + row * 0.36 * deep
        half = wide * (1 - (row / 2.8) ** 2) ** 0.5
        stones.append(points((x - 0.96 * half, level), (x + 0.96 * half, level)))
        for step in range(-4, 5):
            joint = x + (step + 0.5 * (row % 2)) * 0.24 * wide + stream.normal(0, 2)
            if abs(joint - x) < 0.86 * half:
                stones.append(points((joint, level), (joint + 0.05 * (joint - x), level + 0.34 * deep)))
    rim = (
        [(x - wide, y)]
        + [
            (x + wide * share, y + (0.6 + 0.5 * (1 - share * share)) * deep + stream.uniform(0, 16) * size)
            for share in (-0.8, -0.5, -0.2, 0.1, 0.4, 0.7)
        ]
        + [(x + wide, y)]
    )
    return group(
        stone(
            blob(*rim, (x, y - 0.2 * deep)),
            colour("#4a3c44"),
            weight=1.1,
            colour_below=colour("#15131c"),
            form=10,
            line=1.4,
        ),
        Shape(solid(ellipse(x, y, wide, deep)), colour("#e6bf74"), "paving", 0.9, form=FLAT, modelling=0.1, line=1.6),
        Lines(tuple(stones), 1.1, colour("#5a3c34"), strength=0.7),
        Glow((x, y), 130 * size, LAMP, 0.3),
        street_lamp(200, True, IRON).placed(x, y, size),
        name="island",
    )


def lamplighter() -> Group:
    """Old, leaning out over the rim, and the pole a hand too short."""
    x, y, _ = STANDS[2]
    stand = (x + 84, y + 14)
    man = figure(
        "standing",
        age="old",
        outfit="long coat",
        hat="bowler",
        beard="full",
        lean=0.26,
        foot=(-12, 0),
        other_foot=(9, 0),
        nod=-0.4,
        hand=(-30, -70),
        other_hand=(-22, -52),
        grip="fist",
        other_grip="fist",
    ).placed(*stand, 3.3, flip=True)
    upper, lower = np.array(man.anchor("hand")), np.array(man.anchor("other_hand"))
    tip = np.array((STANDS[3][0] - 58.0, STANDS[3][1] - 166 * STANDS[3][2]))
    butt = upper + 1.6 * (lower - upper) if lower[1] > upper[1] else lower
    light = place(blob("-6,2 0,-24 7,2 0,7"), tip[0], tip[1])
    return group(
        contact_shadow(stand[0] - 4, stand[1], 130, colour("#2a1c24"), 0.7),
        Shape(solid(limb([butt, upper, tip], [8, 7, 5])), colour("honey wood"), "pole", 1.0, line=1.3),
        man.dressed(coat=colour("#b4552c"), hat=colour("#4a3034"), trousers=colour("#4c4258")),
        Glow((float(tip[0]), float(tip[1])), 70, colour("#ffe6a0"), 0.8),
        Shape(solid(light), colour("#fff0b0"), "flame", 0.6, modelling=0, line=1.0),
        name="lamplighter",
    )


def cliff(stream: Stream) -> Group:
    """Crooked houses at the left, and where their street breaks off."""
    houses = [
        crooked(
            town_house(stream.child(name), floors, 2, lit, wall=colour(wall), roof=colour("#6a343c")), lean, 0.05
        ).placed(x, y, size)
        for name, x, y, size, floors, lit, wall, lean in (
            ("far", 120, 912, 1.5, 3, 0.15, "#6b5f78", 0.03),
            ("near", 6, 948, 1.8, 3, 0.25, "#84727a", 0.04),
        )
    ]
    return group(*houses, *DRAWN("cliff"), name="cliff")


def waiting_dog() -> Group:
    x, y, _ = STANDS[0]
    return group(
        contact_shadow(x + 88, y + 18, 120, colour("#2a1c24"), 0.7),
        dog("sitting").placed(x + 88, y + 20, 2.4, flip=True),
        name="dog",
    )


def falling_match() -> Group:
    """Dropped a moment ago, still alight."""
    return group(Glow((632, 905), 40, LAMP, 0.5), match().placed(626, 930, 1.7, 0.4), name="match")
