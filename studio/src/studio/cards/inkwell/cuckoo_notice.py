"""The Cuckoo Gives Notice: three yards of air, and wooden wings never tried."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, limb, place, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, wall
from studio.motifs.animals import dog, finch, pigeon, wearing
from studio.motifs.forms import pale
from studio.motifs.plants import bough
from studio.motifs.rooms import curtains, inner_window, round_table, rug
from studio.motifs.things.clocks import cuckoo_clock
from studio.motifs.things.keepsakes import carpet_bag
from studio.motifs.things.kitchen import cup, plate
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

FLOOR = 930.0
SUN = colour("#fff0bf")
SHADE = colour("#26362c")


@card("cuckoo_notice")
def cuckoo_notice(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6f9068"), colour("#587a58"), lines=0.3),
        layers=(
            wallpaper(),
            floor(),
            window(layout.child("window")),
            group(sunbeam()),
            clock(),
            rug(190, 46, colour("#a8483c"), colour("mustard")).placed(330, 1150, 2.9),
            tea().placed(622, 1092, 3.6),
            group(contact_shadow(290, 1102, 330, SHADE, 0.7)),
            napping_dog().placed(286, 1100, 4.6),
            leaver(),
            motes(layout.child("motes")),
        ),
        focal="leaver",
        light=Sunlight((0.65, -0.5, 0.5)),
        glaze=Glaze(colour("#2f4a3c"), 0.2),
        shadow=colour("#4c5c6c"),
    )


def wallpaper() -> Group:
    """Stripes and sprigs, the same for thirty years."""
    stripes = [rectangle(x, 0, x + 34, FLOOR) for x in range(-8, 820, 76)]
    sprigs = [curve([(x, y + 14), (x + 2, y), (x - 4, y - 12)]) for x in range(48, 800, 76) for y in range(70, 900, 96)]
    buds = points(*((x - 4, y - 14) for x in range(48, 800, 76) for y in range(70, 900, 96)))
    return group(
        Wash(solid(*stripes), colour("#3f6a4c"), "paper", 0.3, 2),
        Lines(tuple(sprigs), 1.4, colour("#2f5a3c"), strength=0.6),
        Dots(buds, np.full(len(buds), 4.0), colour("#d88a7a"), strength=0.8),
        Shape(
            solid(rectangle(-20, 866, 820, FLOOR)), colour("#a9764a"), "skirting", 0.9, form=8, texture="wood", line=1.6
        ),
    )


def floor() -> Group:
    joints = tuple(points((400 + 0.7 * (x - 400), FLOOR), (400 + 1.5 * (x - 400), 1220)) for x in range(-160, 1000, 80))
    return group(
        Shape(
            solid(rectangle(-20, FLOOR, 820, 1220)),
            colour("#b9824a"),
            "floor",
            0.9,
            colour("#83552f"),
            form=FLAT,
            texture="wood",
            line=1.6,
        ),
        Lines(joints, 1.3, strength=0.6),
    )


def window(stream: Stream) -> Group:
    """A hand's width of sky, and somebody in it."""
    spring = group(
        graded_sky((0.0, "#5aa6dc", 0.9), (1.0, "#cfe8f0", 0.5), box=(-60, -130, 60, 10), lines=0.15),
        Shape(
            solid(blob((-70, 6), (-40, -22), (0, -14), (40, -26), (70, -8), (70, 10))),
            colour("#8fb45c"),
            "hill",
            0.9,
            line=1.0,
        ),
        bough(stream, 90, colour("spring green")).placed(52, -82, 0.9),
    )
    return group(
        Glow((600, 470), 420, SUN, 0.4),
        inner_window(spring, 88, 122, (2, 2), opened=0.55, frame=colour("cream")).placed(598, 690, 3.0),
        curtains(118, 140, 0.92, colour("#c9604a")).placed(598, 300, 3.0),
        pigeon("perched")
        .dressed(feather=colour("#8d98a8"), wing=colour("#66748a"), belly=colour("#e8e4da"))
        .placed(566, 690, 7.2)
        .named("cuckoo"),
        name="window",
    )


def sunbeam() -> Veil:
    slants = [
        points((500, 360), (560, 690), (330, 1180), (60, 1120)),
        points((470, 330), (490, 500), (120, 640), (60, 430)),
    ]
    return Veil(solid(*slants), SUN, "sun", 0.24, 22)


def clock() -> Group:
    """Its pendulum still, its carved leaves turning green on the window's side."""
    shadow = [rectangle(80, 236, 320, 520), points((10, 250), (200, 80), (360, 250))]
    return group(
        Wash(solid(*(place(ring, -26, 30) for ring in shadow)), SHADE, "cast shadow", 0.6, 10),
        cuckoo_clock((3, 58), wood=colour("#96582c")).placed(214, 92, 6.0),
        Shape(
            solid(rectangle(132, 246, 372, 268)), colour("#c98a48"), "balcony", 1.0, form=6, texture="wood", line=2.2
        ),
        *(
            Shape(solid(limb([(x, 268), (x, 300)], [11, 7])), colour("#a8642f"), "baluster", 1.0, line=1.5)
            for x in (150, 350)
        ),
        name="clock",
    )


def carved(item: Painted) -> Painted:
    """Feathers become wood."""
    return replace(item, texture="wood") if isinstance(item, Shape) else item


def leaver() -> Group:
    """Cap, carpetbag, one painted foot over the edge."""
    bird = wearing(finch("standing"), hat_kind="cap").changed(carved)
    bird = bird.dressed(
        feather=colour("#d9482c"),
        belly=colour("#f2c14a"),
        wing=colour("#2f6f9a"),
        hat=colour("#2c3c5a"),
        beak=colour("#f0a030"),
    )
    coil = [
        curve(
            [(188 + 9 * t + 7 * math.sin(2.6 * t), 210 + 13 * math.cos(2.6 * t)) for t in np.arange(0, 7, 0.25)],
            steps=2,
        )
    ]
    return group(
        Glow((360, 180), 190, SUN, 0.5),
        pale(coil, 3.4, colour("#f0d080"), "spring"),
        bird.placed(340, 250, 13.5, flip=True),
        Shape(solid(limb([(372, 226), (400, 240), (414, 232)], [7, 7, 5])), colour("#f0a030"), "foot", 1.0, line=1.8),
        carpet_bag().placed(440, 222, 1.7, 0.1),
        Lines((curve([(446, 166), (440, 146), (424, 132)]),), 3.0, colour("#4a2c20")),
        name="leaver",
    )


def tea() -> Group:
    """Two slices half eaten, whenever that was."""
    slices = [points((x - 4, -46), (x + 15, -49), (x + 15, -57), (x - 4, -54)) for x in (-22, 10)]
    icing = [points((x - 4, -54), (x + 15, -57), (x + 9, -61)) for x in (-22, 10)]
    return group(
        round_table(36).placed(0, 0),
        plate(11).placed(-17, -45),
        plate(11).placed(15, -45),
        Shape(solid(*slices), colour("#e8c27a"), "cake", 0.9, line=1.2),
        Shape(solid(*icing), colour("#f7e9e4"), "icing", 0.4, line=1.0),
        cup(12).placed(-2, -40),
    )


def napping_dog() -> Group:
    """Asleep but for one ear."""
    ear = blob((11, -16), (11, -16), (8, -26), (14, -33), (20, -24), (17, -14))
    coat = colour("#c98a52")
    return group(
        dog("asleep").dressed(fur=coat),
        Shape(solid(ear), coat.darker(0.3), "ear", 1.0, texture="fur", line=1.6),
        name="dog",
    )


def motes(stream: Stream) -> Group:
    spots = stream.uniform(0.0, 1.0, count=60)
    drift = stream.uniform(-60, 60, count=60)
    return group(
        Dots(
            points(*((120 + 380 * s + d, 1000 - 520 * s + 0.6 * d) for s, d in zip(spots, drift, strict=True))),
            1.2 + 1.6 * spots,
            SUN,
            strength=0.8,
        )
    )
