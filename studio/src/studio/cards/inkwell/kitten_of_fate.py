"""The Kitten of Fate: three sisters have the thread in hand, and somebody else has it in paw."""

from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import curve, limb, outline, rectangle, solid
from studio.materials import cloth
from studio.motifs.things.tools import scissors
from studio.rigs import Rig
from studio.scene import Group, Item, Scene, Shape, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/kitten_of_fate")
LIGHT = Sunlight((-0.4, -0.7, 0.6))
TABLE = 690.0
CHEEK = Arm((-0.30, 0.12, 0.42), (0.9, -0.6, 0.1), "flat", (0.1, 1, -0.1), (-0.6, 0.2, -0.7))
SPAN = Arm((0.02, -0.36, 0.62), (0.9, -0.5, -0.2), "pinch", (-0.3, 0.3, 0.9), (-0.6, -0.4, -0.3))
SNIP = Arm((0.34, 0.44, 0.40), (0.9, -0.3, -0.2), "hold", (-0.1, 0.9, 0.3), (0, 0.1, 1), holds=0.9)
FLAT = Arm((0.06, -0.74, 0.50), (0.9, -0.2, -0.4), "flat", (-0.2, -0.1, 1), (0, -1, 0))


@card("kitten_of_fate")
def kitten_of_fate(chance: Chance, palette: Palette) -> Scene:
    back = graded((palette.wall, palette.wall.lighter(0.3)), lines=0.0, weight=0.8)
    fates = sisters(palette)
    (a, b), (c, d) = fates.anchor("left"), fates.anchor("right")
    run_out = group(
        strand([(a, b), (a - 60, b + 130), (a - 170, b + 70), (40, 680), (57, 773)], palette),
        strand([(c, d), (c + 16, d + 60), (474, 650), (465, 716)], palette),
    )
    return replace(Rig(back, LIGHT), shadow=palette.shade).scene(
        fates, table(palette), run_out, mischief(palette), focal="mischief"
    )


def sisters(palette: Palette) -> Group:
    """One spins, one measures, one cuts; today one screams, one melts, one rages."""
    black = Dress(top="#1c1a22", bottom="#1c1a22", collar="tall", skirt=0.9, skirt_tone="top", trim="#3a3844")
    hooded = replace(black, hat="headscarf", hat_colour="#26242e")
    eastern = Body(
        age=72,
        feminine=1,
        stout=-0.3,
        skin="#eccba0",
        iris="#1d1512",
        hair=Hair("bun", "#e8e6e4"),
        face=Face(eye="narrow", nose=0.9, width=0.94),
    )
    melts, screams = Head("tenderness", yaw=-10, pitch=6), Head("terror", yaw=-8, pitch=8, gaze=(0.5, -0.6))
    rages = Head("rage", yaw=4, pitch=12, gaze=(-0.5, -0.7))
    cast = (
        (PEOPLE["matriarch"], melts, Pose(bend=(0, 14, 0), left=SPAN, right=SPAN), black, 0, 402, 1078),
        (eastern, screams, Pose(bend=(0, 8, 0), left=CHEEK, right=CHEEK), black, 26, 138, 1154),
        (PEOPLE["grandmother"], rages, Pose(bend=(0, 12, 0), left=SNIP, right=FLAT), hooded, -30, 676, 1160),
    )
    items: list[Item] = []
    for body, head, pose, dress, facing, x, y in cast:
        figure = drawn(
            person(body, head, pose, dress, facing=facing), camera=Camera((x, y), 10.6, pitch=6), light=LIGHT, pen=1.4
        )
        items.append(figure)
        if pose.left is SNIP:
            a, b = figure.anchor("other_hand")
            items.append(scissors(0.8, length=46).placed(a, b - 40, 4.0, -0.5))
        if pose.left is SPAN:
            ends = figure.anchor("hand"), figure.anchor("other_hand")
    (a, b), (c, d) = ends
    items.append(strand([(a, b), (0.5 * (a + c), 0.5 * (b + d) + 20), (c, d)], palette))
    return group(*items, name="sisters").with_anchors(left=(a, b), right=(c, d))


def strand(path: ArrayLike, palette: Palette, wide: float = 6.0) -> Shape:
    return Shape(
        solid(limb(curve(path), [wide, wide], steps=1)), palette.thread, "thread", 1.1, modelling=0.3, line=0.9
    )


def table(palette: Palette) -> Group:
    board = outline(f"-30,{TABLE}! 830,{TABLE}! 830,1230! -30,1230!")
    return group(
        cloth(board, palette.linen, "cloth", weight=0.25, form=0.0, modelling=0.2, line=2.4),
        Wash(solid(rectangle(-30, TABLE, 830, TABLE + 20)), palette.shade, "edge", 0.3, 12),
        Wash(
            outline("60,1040! 240,1046 560,1040 760,1000! 830,1040 700,1086 300,1094 120,1076"),
            palette.shade,
            "shadow",
            0.7,
            4,
            hatched=True,
        ),
    )


def mischief(palette: Palette) -> Group:
    """On its back, belly up, all four paws in it, and he is on the other end."""
    over = curve(
        "110,860 60,980 150,1010 240,880 330,800 420,900 520,960 640,840 700,900 620,990 500,1010 420,960 360,1020"
    )
    loops = [
        over,
        curve("240,880 280,780 350,850 290,930 330,990"),
        curve("560,850 600,790 680,850 640,930 560,940"),
        curve("300,900 380,830 430,920 340,960 300,880 400,870"),
    ]
    return group(
        DRAWN("kitten").placed(0, 10),
        *(strand(way, palette) for way in loops),
        victim(palette).placed(474, 806),
        strand([(474, 790), (476, 806), (472, 824)], palette),
        name="mischief",
    ).placed(-66, -190, 1.12)


def victim(palette: Palette) -> Group:
    """Hung by one ankle from the origin."""
    suit = Dress(top="#2a5fb0", bottom="#22304c", collar="lapels", trim="#ffffff")
    man = drawn(
        person(PEOPLE["clerk"], Head("terror", yaw=20), POSES["fall"], suit, facing=-40),
        camera=Camera((0, 0), 2.3),
        light=LIGHT,
        pen=0.9,
    )
    x, y = man.anchor("foot")
    return man.placed(-x, -y).placed(0, 0, 1.0, np.pi)
