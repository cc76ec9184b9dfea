"""The Rabbit's Shadow: a small animal, a small lantern, and what the wall makes of them."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, curve, ellipse, paths, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import rabbit, wearing
from studio.motifs.buildings import casement
from studio.motifs.people import figure
from studio.motifs.things.kitchen import carrot
from studio.motifs.things.lights import lantern
from studio.scene import Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, group

DRAWN = Sheet("inkwell/wolf_shadow")

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
            DRAWN("dark_window"),
            cobbles(layout.child("cobbles")),
            group(Glow(FLAME, 460, LAMP, 0.55, falloff=1.3)),
            DRAWN("wolf"),
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
    return group(*DRAWN("cobbles"), Lines(tuple(stones), 1.4, colour("sepia line"), strength=0.75), name="lane")


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
