"""The Cuckoo Gives Notice: three yards of air, and wooden wings never tried."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, limb, paths, place, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, wall
from studio.motifs.animals import dog
from studio.motifs.forms import arch
from studio.motifs.plants import bough, leaf
from studio.motifs.rooms import curtains, inner_window, round_table, rug
from studio.motifs.things.clocks import cogwheel, dial, pendulum
from studio.motifs.things.keepsakes import carpet_bag, hat
from studio.motifs.things.kitchen import cup, plate
from studio.scene import (
    FLAT,
    Dots,
    Glaze,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Scene,
    Shape,
    Texture,
    Veil,
    Wash,
    group,
)

FLOOR = 1000.0
SILL = (622.0, 828.0)
LEDGE = 452.0
LEAVES = (
    (336, 770, 2.3, "#4f9a3c"), (348, 640, 1.5, "#5fae44"), (352, 300, 1.2, "#4f9a3c"), (240, 786, 2.9, "#8a7a34"),
    (60, 786, 3.4, "#8a5a2c"), (-10, 770, 3.8, "#8a5a2c"),
)  # fmt: skip
SUN = colour("#fff0bf")
SHADE = colour("#1c2c26")
BRASS = colour("#f0d080")

# One silhouette for the carved bird and the living one, looking right, its feet at the origin.
BODY = blob(
    (22, -109), (40, -101), (45, -84), (41, -62), (30, -38), (8, -23), (-18, -26), (-44, -32), (-96, -14), (-96, -14),
    (-103, -30), (-103, -30), (-54, -58), (-24, -76), (-4, -96),
)  # fmt: skip
BELLY = blob((42, -66), (30, -38), (8, -23), (-22, -27), (-8, -42), (14, -56), (28, -72))
WING = blob((14, -80), (22, -66), (10, -50), (-28, -40), (-80, -28), (-80, -28), (-42, -52), (-10, -76))


@card("cuckoo_notice")
def cuckoo_notice(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6f9068"), colour("#4c6c50"), lines=0.3),
        layers=(
            wallpaper(),
            floor(),
            window(layout.child("window")),
            group(sunbeam()),
            clock(),
            rug(150, 40, colour("#a8483c"), colour("mustard")).placed(300, 1150, 2.6),
            group(Glow((330, 1100), 230, SUN, 0.45)),
            tea().placed(640, 1130, 3.1),
            group(contact_shadow(330, 1128, 260, SHADE, 0.7)),
            woken_dog().placed(320, 1128, 3.4, flip=True),
            leaver(),
            motes(layout.child("motes")),
        ),
        focal="leaver",
        light=Lamplight((790, 300)),
        glaze=Glaze(colour("#22403a"), 0.45),
        shadow=colour("#3c4c5c"),
    )


def wallpaper() -> Group:
    """Stripes and sprigs, the same for thirty years."""
    stripes = [rectangle(x, 0, x + 34, FLOOR) for x in range(-8, 820, 76)]
    spots = [(x, y) for x in range(48, 800, 76) for y in range(70, 900, 96)]
    sprigs = [curve([(x, y + 14), (x + 2, y), (x - 4, y - 12)]) for x, y in spots]
    return group(
        Wash(solid(*stripes), colour("#3f6a4c"), "paper", 0.3, 2),
        Lines(tuple(sprigs), 1.4, colour("#2f5a3c"), strength=0.6),
        Dots(points(*((x - 4, y - 14) for x, y in spots)), np.full(len(spots), 4.0), colour("#d88a7a"), strength=0.8),
        Shape(
            solid(rectangle(-20, 940, 820, FLOOR)), colour("#a9764a"), "skirting", 0.9, form=8, texture="wood", line=1.6
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
    """A spring afternoon, and somebody in it, head a little to one side."""
    spring = group(
        graded_sky((0.0, "#5cb4f0", 1.0), (0.8, "#fff4cc", 0.2), box=(-60, -150, 60, 10), lines=0.12),
        Shape(
            solid(blob((-70, 6), (-40, -22), (0, -14), (40, -26), (70, -8), (70, 10))),
            colour("#a3c86c"),
            "hill",
            0.8,
            modelling=0.4,
            line=1.0,
        ),
        bough(stream, 70, colour("spring green")).placed(48, -98, 0.8),
    )
    return group(
        Glow((SILL[0], 640), 470, SUN, 0.75, falloff=1.3),
        inner_window(spring, 88, 116, (2, 2), opened=0.92, frame=colour("cream")).placed(*SILL, 2.7),
        curtains(114, 136, 0.98, colour("#c9604a")).placed(SILL[0] + 8, 500, 2.5),
        Glow((SILL[0], 620), 330, SUN, 0.5, falloff=1.1),
        cuckoo(alive=True).placed(SILL[0] - 44, SILL[1] + 30, 1.75, 0.36, flip=True).named("cuckoo"),
        name="window",
    )


def sunbeam() -> Veil:
    slants = [
        points((520, 470), (560, 830), (420, 1190), (60, 1190)),
        points((510, 460), (520, 640), (330, 560), (340, 300)),
    ]
    return Veil(solid(*slants), SUN, "sunlight", 0.3, 24)


def cuckoo(alive: bool) -> Group:
    """The same bird twice: in feather and flesh, or in lime wood and old paint."""
    back, breast, wing, beak = (
        (colour("#8d9aac"), colour("#f4efe2"), colour("#5f6f86"), colour("#4a4640"))
        if alive
        else (colour("#d9482c"), colour("#f6cf5a"), colour("#2f7fa8"), colour("#f0a030"))
    )
    stuff: Texture = "feather" if alive else "wood"
    bars = [curve([(12 + 9 * k, -70 + 13 * k), (24 + 5 * k, -62 + 11 * k), (38 - 1 * k, -62 + 10 * k)]) for k in (0, 1)]
    bars += [curve([(-6 + 5 * k, -44 + 6 * k), (8 + 4 * k, -36 + 4 * k), (30 - 5 * k, -46 + 9 * k)]) for k in (0, 1, 2)]
    quills = [
        curve([(8 - 6 * k, -52 + k), (-24 - 9 * k, -43 + 2.4 * k), (-56 - 7 * k, -34 + 1.5 * k)]) for k in (0, 1, 2)
    ]
    items: list[Item] = [
        Shape(solid(points((40, -96), (63, -86), (41, -80))), beak, "beak", 1.0, line=1.6),
        Shape(solid(BODY), back, "feather", 1.0, texture=stuff, line=2.2),
        Shape(solid(BELLY), breast, "belly", 0.7, texture=stuff, form=14, line=1.1),
        Lines(tuple(bars), 2.6, colour("#4c5666") if alive else colour("#b4521f"), strength=0.85),
        Shape(solid(WING), wing, "wing", 1.0, texture=stuff, form=10, line=1.8),
        Lines(tuple(quills), 1.5, strength=0.75),
        Shape(solid(ellipse(28, -91, 6.4)), colour("#f0c040") if alive else colour("#fff6e0"), "ring", 0.7, line=1.5),
        Shape(solid(ellipse(29.5, -91, 3.2)), colour("ink black"), "eye", 1.1, modelling=0, line=0),
    ]
    if not alive:
        items += [
            Shape(solid(ellipse(4, -66, 4.4)), BRASS, "peg", 1.0, line=1.4),
            Lines(paths([(1.5, -68), (6.5, -64)]), 1.6),
            Lines(
                (curve([(-22, -72), (-2, -92), (20, -103)]), curve([(34, -40), (38, -56), (40, -72)])),
                1.2,
                strength=0.5,
            ),
        ]
    return group(*items)


def clock() -> Group:
    """The front of his house, its carved leaves turning green on the window's side."""
    wood = colour("#96582c")
    front = points((-30, 300), (-30, 236), (150, 96), (330, 236), (330, 770), (-30, 770))
    roof = points((-80, 262), (150, 62), (380, 250), (356, 290), (150, 122), (-60, 300))
    carving = [leaf(70, colour(paint), "lobed").placed(x, y, 1.0, turn) for x, y, turn, paint in LEAVES]
    return group(
        Wash(solid(place(front, 0, 40)), SHADE, "cast shadow", 0.65, 14),
        Lines(paths([(96, 760), (96, 830)], [(232, 760), (232, 880)]), 2.4, BRASS.darker(0.3), steady=True),
        Shape(solid(ellipse(96, 860, 17, 44), ellipse(232, 906, 17, 44)), colour("umber"), "weight", 1.0, line=1.6),
        *pendulum(40, 0.08).placed(160, 760, 2.9).items,
        Shape(solid(front), wood, "wood", 1.0, form=10, texture="wood", flow=math.pi / 2, line=2.2),
        Shape(solid(arch(46, 276, LEDGE, 300)), colour("soot black"), "inside", 1.1, form=FLAT, line=2.0),
        *cogwheel(40).placed(112, 290).dressed(metal=colour("#8a6a34")).items,
        *(
            Shape(solid(shutter), colour("barn red"), "door", 0.95, form=5, texture="wood", line=1.8)
            for shutter in (
                points((46, 300), (6, 316), (6, LEDGE + 14), (46, LEDGE)),
                points((276, 300), (312, 316), (312, LEDGE + 14), (276, LEDGE)),
            )
        ),
        Shape(solid(roof), wood.darker(0.3), "roof", 1.0, form=10, texture="wood", line=2.2),
        *group(*dial(13, (3, 58), wood.lighter(0.2))).placed(150, 622, 8.2).items,
        *carving,
        name="clock",
    )


def leaver() -> Group:
    """Cap, carpetbag, one painted foot over the edge of the springboard."""
    paint = colour("#f0a030")
    board = points((60, LEDGE), (462, LEDGE), (462, LEDGE + 24), (60, LEDGE + 24))
    brace = limb([(416, LEDGE + 22), (332, LEDGE + 96)], [15, 15])
    foot_on = limb([(410, 388), (416, 424), (414, LEDGE - 4)], [13, 11, 11])
    toes_on = limb([(398, LEDGE - 5), (418, LEDGE - 9), (450, LEDGE - 5)], [8, 13, 8])
    foot_over = limb([(436, 384), (470, 410), (488, 436)], [13, 11, 10])
    toes_over = limb([(480, 434), (504, 430), (532, 442)], [8, 13, 8])
    return group(
        Glow((440, 280), 340, SUN, 0.75),
        Shape(solid(brace), colour("#a8642f"), "brace", 1.0, texture="wood", line=1.6),
        Shape(solid(board), colour("#d9a05c"), "board", 1.0, form=6, texture="wood", line=2.2),
        spring().placed(84, LEDGE),
        Shape(solid(foot_over, toes_over), paint.darker(0.15), "foot", 1.0, line=1.8),
        Shape(solid(foot_on, toes_on), paint, "foot", 1.0, line=1.8),
        carpet_bag().placed(594, 284, 2.3, 0.04),
        cuckoo(alive=False).placed(410, LEDGE - 2, 2.9),
        hat("cap", colour("#2c3c5a")).placed(472, 152, 2.9, 0.14, flip=True),
        name="leaver",
    )


def spring() -> Group:
    """What is left of the spring: standing on the floor of the house, its snipped end in the air."""
    behind = [limb([(-22, -16 * k - 14), (22, -16 * k - 22)], [5, 5]) for k in range(6)]
    before = [limb([(22, -16 * k - 6), (0, -16 * k - 6), (-22, -16 * k - 14)], [7, 8, 7]) for k in range(6)]
    snipped = limb([(22, -102), (16, -112), (2, -118)], [7, 7, 6])
    return group(
        Shape(solid(*behind), BRASS.darker(0.25), "spring", 1.0, line=1.2),
        *(Shape(solid(turn), BRASS, "spring", 0.7, modelling=0.3, line=1.5) for turn in (*before, snipped)),
        name="spring",
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


def woken_dog() -> Group:
    """Woken by something, and not sure by what."""
    return dog("lying").dressed(fur=colour("#c98a52")).named("dog")


def motes(stream: Stream) -> Group:
    spots = stream.uniform(0.0, 1.0, count=60)
    drift = stream.uniform(-60, 60, count=60)
    return group(
        Dots(
            points(*((200 + 300 * s + d, 1060 - 420 * s + 0.6 * d) for s, d in zip(spots, drift, strict=True))),
            1.2 + 1.6 * spots,
            SUN,
            strength=0.8,
        )
    )
