"""The Rabbit's Shadow: a small animal, a small lantern, and what the wall makes of them."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, fuse, paths, place, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import rabbit, wearing
from studio.motifs.buildings import casement
from studio.motifs.people import figure
from studio.motifs.things.kitchen import carrot
from studio.motifs.things.lights import lantern
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

FLOOR = 912.0
FLAME = (142.0, 1036.0)
DARK = colour("#2b1f22")
LAMP = colour("#ffd98a")


@card("wolf_shadow")
def wolf_shadow(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#cf9f45"), colour("#e0b458"), lines=0.5),
        layers=(
            group(Glow((210, 840), 760, LAMP, 0.5, falloff=1.2)),
            courses(layout.child("courses")),
            listening_window(),
            dark_window(),
            cobbles(layout.child("cobbles")),
            group(Glow(FLAME, 460, LAMP, 0.55, falloff=1.3)),
            wolf(),
            group(contact_shadow(142, 1092, 120, DARK, 0.7), contact_shadow(382, 1112, 150, DARK, 0.6)),
            lantern(standing=True, metal=DARK).placed(142, 1094, 2.6),
            frightened_rabbit().placed(376, 1110, 5.4),
            carrot().placed(236, 1130, 1.5, 0.15),
        ),
        focal="wolf",
        light=Lamplight(FLAME),
        glaze=Glaze(colour("#4a3038"), 0.62, top=1.1),
        shadow=colour("#5a3c40"),
    )


def frightened_rabbit() -> Group:
    """White in the lamplight, which the night's glaze must spare."""
    fur = colour("clear white")
    return group(
        wearing(rabbit("sitting"), scarfed=True).dressed(fur=fur, belly=fur, scarf=colour("scarlet")),
        Glow((-4, -20), 36, LAMP, 0.16, spare=1.0),
        name="rabbit",
    )


def wolf() -> Group:
    """The shadow: along the cobbles from the rabbit's feet, then up the wall; its eye is a missing stone."""
    head = [
        (150, 400), (150, 400), (154, 362), (178, 350), (262, 332), (336, 288), (372, 262), (392, 168), (404, 96),
        (404, 96), (446, 150),
        (478, 216), (506, 214), (522, 140), (556, 80), (556, 80), (586, 170), (600, 268), (648, 330), (690, 372),
        (690, 372), (686, 398), (724, 452),
        (760, 530), (760, 530), (756, 562), (784, 650), (802, 780), (808, FLOOR), (808, FLOOR), (452, FLOOR),
        (452, FLOOR), (432, 842), (384, 812),
    ]  # fmt: skip
    paw = [
        (338, 812), (304, 846), (286, 892), (286, 892), (282, 858), (264, 896), (264, 896), (262, 852), (240, 884),
        (240, 884),
        (244, 832), (266, 786), (318, 746), (366, 728), (392, 704), (392, 704), (362, 684), (402, 660), (402, 660),
        (372, 630), (408, 612),
        (408, 612), (390, 584), (398, 566),
    ]  # fmt: skip
    jaw = [
        (340, 566), (262, 560), (204, 536), (204, 536), (214, 520), (226, 514), (226, 514), (236, 484), (236, 484),
        (250, 516), (268, 518), (268, 518),
        (278, 496), (278, 496), (292, 518), (330, 512), (352, 480), (352, 480), (330, 462), (330, 462), (318, 490),
        (318, 490), (302, 454),
        (282, 448), (282, 448), (270, 476), (270, 476), (254, 440), (220, 434), (220, 434), (204, 478), (204, 478),
        (188, 424), (164, 414),
    ]  # fmt: skip
    upright = blob(*head, *paw, *jaw)
    lying = points((346, 1106), (420, 1116), (808, FLOOR + 62), (808, FLOOR - 4), (452, FLOOR - 4))
    eye = points((366, 366), (398, 350), (424, 352), (412, 374), (382, 380))
    return group(
        Shape(fuse(upright, lying), DARK, "shadow", 1.15, texture="shadow", line=0),
        Glow((396, 366), 60, LAMP, 0.8),
        Shape(solid(eye), colour("lamp yellow"), "light", 0.9, modelling=0, line=1.2),
        name="wolf",
    )


def courses(stream: Stream) -> Group:
    """Patches of stonework where the plaster has come off."""
    joints: list[Points] = []
    for x, y, rows in ((96, 560, 5), (560, 690, 4), (300, 140, 3), (660, 330, 4), (90, 800, 4), (470, 470, 3)):
        for row in range(rows):
            left = x - 40 - stream.uniform(0, 46)
            right = x + 60 + stream.uniform(0, 70)
            level = y + 30 * row
            joints.append(curve([(left, level), ((left + right) / 2, level + stream.normal(0, 2)), (right, level)]))
            joints += [
                points((stone, level), (stone + stream.normal(0, 2), level + 28))
                for stone in np.arange(left + 18, right, 54)
            ]
    return group(Lines(tuple(joints), 1.3, colour("sepia line"), strength=0.6), name="stonework")


def cobbles(stream: Stream) -> Group:
    """The lane: rows of rounded stones, larger towards us."""
    stones: list[Points] = []
    y, row = FLOOR + 12, 0
    while y < 1220:
        near = (y - FLOOR) / 300
        wide = 34 + 44 * near
        for x in np.arange(-wide + (row % 2) * wide / 2, 830, wide):
            stones.append(
                ellipse(x + stream.normal(0, 2), y, 0.47 * wide, 0.24 * wide, start=math.pi, end=math.tau, count=12)
            )
        y += 0.36 * wide
        row += 1
    lane = Shape(
        solid(rectangle(-20, FLOOR, 820, 1220)),
        colour("#b98f55"),
        "ground",
        0.85,
        colour("#7d5c48"),
        form=FLAT,
        modelling=0.2,
        line=2,
    )
    return group(lane, Lines(tuple(stones), 1.4, colour("sepia line"), strength=0.75), name="lane")


def listening_window() -> Group:
    """High up, somebody who can see only the wall opposite."""
    frame = group(*casement(180, 262, 104, 140, lit=True, arched=True, bars=(1, 1)))
    sleeper = figure("listening", age="old", outfit="nightshirt", hat="nightcap", beard="full").tinted(
        colour("#4a2c2a"), 0.45
    )
    listener = sleeper.placed(196, 382, 2.3)
    pane = solid(rectangle(136, 130, 224, 256))
    return group(
        frame,
        Glow((180, 200), 190, LAMP, 0.35),
        Clip(pane, group(listener)),
        Lines(paths([(134, 259), (228, 259)]), 2.6),
    )


def dark_window() -> Group:
    opening = np.vstack([ellipse(700, 150, 34, 36, start=math.pi, end=math.tau), points((734, 232), (666, 232))])
    lookers = points((690, 196), (703, 196))
    items: list[Item] = [
        Shape(solid(opening), DARK, "window", 1.1, form=FLAT, modelling=0.2, line=2),
        Lines(paths([(656, 236), (744, 236)], place(points((0, 0), (0, 84)), 700, 148)), 2.4),
        Dots(lookers, np.array([2.4, 2.4]), colour("lamp yellow"), "eyes"),
    ]
    return group(*items, name="dark window")
