"""The Snow Mill: somewhere winter is ground, one lane at a time."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Placing, blob, curve, height_at, limb, points, rectangle, solid
from studio.landscape import along_ground, cloud, contact_shadow, graded_sky, grass, ground, snow, tufts
from studio.motifs.animals import crow, dog, donkey, mouse
from studio.motifs.buildings import village, windmill
from studio.motifs.plants import bare_tree, leafy_tree
from studio.motifs.things.kitchen import sack, sieve
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Veil, group

MILL = Placing(300, 850, 1.75)
HATCH = rectangle(230, 590, 368, 752)
SPOUT = (412.0, 772.0)
SNOW, BROWN = colour("#f6f7fa"), colour("#a5703c")


@card("snow_mill")
def snow_mill(chance: Chance) -> Scene:
    layout = chance.layout
    edge = layout.child("edge")
    knoll = curve([(-20, 900), (120, 852), (300, 832), (440, 856), (560, 960), (700, 1050), (820, 1080)])
    return Scene(
        sky=graded_sky(
            (0.0, "#66708e", 0.95),
            (0.36, "#9298ae", 0.85),
            (0.62, "#c9b8b0", 0.7),
            (0.7, "#ecd2a8", 0.6),
            lines=0.4,
            unrest=1.1,
        ),
        layers=(
            country(layout.child("country")),
            ground(knoll, colour("#b07a3e"), colour("#6a4428"), weight=0.95),
            group(
                *(
                    bare_tree(layout.child(f"tree{i}"), 150, 0.3).placed(x, height_at(knoll, x) + 8, 0.9)
                    for i, x in enumerate((60, 110))
                )
            ),
            grass(edge, along_ground(edge, knoll, 50), 15),
            mill(layout.child("mill")),
            wound_cloud(layout.child("cloud")),
            pouring(layout.child("pouring")),
            doorstep(layout.child("step")),
            snow(layout.child("flakes"), 170, (430, 640, 775, 1180), 5.0),
            foreground(layout.child("front")),
        ),
        focal="pouring",
        glaze=Glaze(colour("#6a5a80"), 0.16),
        shadow=colour("#6a6a94"),
    )


def country(stream: Stream) -> Group:
    """Brown on the left, white on the right, and a village just on the border."""
    far = ground(curve([(-20, 760), (200, 736), (480, 760), (820, 726)]), colour("#b98a52"), colour("#94663c"))
    middle = ground(curve([(-20, 830), (260, 800), (560, 846), (820, 800)]), BROWN, colour("#7a4e2c"))
    whitened = [
        blob(
            (470, 752), (470, 752), (600, 748), (820, 722), (820, 722), (830, 840), (830, 840), (560, 850), (500, 800)
        ),
        blob(
            (520, 836),
            (520, 836),
            (680, 826),
            (830, 796),
            (830, 796),
            (830, 1220),
            (830, 1220),
            (500, 1220),
            (470, 960),
        ),
    ]
    return group(
        far,
        leafy_tree(stream.child("rust"), 130, leaf=colour("#c0572a")).placed(84, 770),
        leafy_tree(stream.child("gold"), 110, leaf=colour("#d99a34")).placed(160, 762),
        middle,
        Shape(solid(*whitened), SNOW, "snow", 0.2, colour("#d2d9ea"), form=20, line=1.2),
        Veil(solid(*whitened), SNOW, "snow", 0.6, 6),
        village(stream.child("village"), 7, 330, 0.5, snow=True).placed(640, 880, 1.0),
        *(
            bare_tree(stream.child(f"queue{i}"), 120, -0.2).placed(x, y, size)
            for i, (x, y, size) in enumerate(((520, 960, 0.9), (600, 1004, 1.05), (690, 1050, 1.25)))
        ),
    )


def mill(stream: Stream) -> Group:
    """The whole tower and, through its open hatch, the miller."""
    beast = donkey("upright", attire="apron", reach=((-0.6, 0.5), (-0.6, 0.4)))
    room = group(
        Shape(solid(HATCH), colour("#f0a848"), "light", 0.9, colour("#b8642c"), form=FLAT, modelling=0.1, line=0),
        Glow((300, 650), 150, colour("#ffe09a"), 0.7),
        beast.placed(318, 752, 0.88, flip=True).dressed(fur=colour("#8a7a70"), apron=colour("linen white")),
        sack(40, colour("#dfe4ee"), tied=False).placed(262, 750, 1.1),
    )
    tower = windmill(0.5, wall=colour("#e6d8c0"))
    chute = points((352, 726), (376, 714), (424, 768), (398, 784))
    frame = solid(
        *(
            limb(side, [9, 9])
            for side in (
                [(226, 588), (372, 588)],
                [(228, 588), (228, 756)],
                [(370, 588), (370, 756)],
                [(220, 756), (378, 756)],
            )
        )
    )
    return group(
        tower.under(MILL),
        Clip(solid(HATCH), room),
        Shape(frame, colour("#6a4630"), "wood", 1.0, texture="wood", line=1.6),
        Shape(solid(chute), colour("#7a5236"), "chute", 1.0, texture="wood", line=1.8),
        Glow((300, 670), 190, colour("#ffd27a"), 0.35),
        name="mill",
    )


def wound_cloud(stream: Stream) -> Group:
    """A low cloud caught in the sails and drawn off them like wool from a distaff."""
    hub = MILL.point((-18, -262))
    strands = []
    for i in range(5):
        start = 0.4 + 0.7 * i
        turns = np.linspace(0, 3.4, 40)
        radius = np.linspace(300 - 20 * i, 70 + 12 * i, 40)
        strands.append(
            np.column_stack(
                [hub[0] + 1.0 * radius * np.cos(start + turns), hub[1] + 0.62 * radius * np.sin(start + turns)]
            )
        )
    wool = [limb(path[::4], [30, 22, 16, 12]) for path in strands]
    return group(
        cloud(stream.child("high"), 620, 150, colour("#fbf8f4"), 13, 0.3).placed(420, 196),
        cloud(stream.child("low"), 420, 110, colour("#ece8ee"), 9, 0.4).placed(210, 250),
        Veil(solid(*wool), SNOW, "cloud", 0.85, 7),
        Lines(tuple(path[6:34] + np.array([0, 6]) for path in strands[::2]), 1.1, strength=0.4),
        name="cloud",
    )


def pouring(stream: Stream) -> Group:
    """The chute lets it go; the wind takes it over the roofs."""
    x, y = SPOUT
    fall = blob(
        (x - 14, y - 6),
        (x + 14, y - 8),
        (x + 60, y + 50),
        (x + 150, y + 170),
        (x + 300, y + 330),
        (x + 420, y + 440),
        (x + 160, y + 440),
        (x + 60, y + 300),
        (x + 6, y + 130),
    )
    core = limb([(x, y), (x + 30, y + 80), (x + 90, y + 200), (x + 190, y + 340)], [26, 54, 100, 170])
    flakes = np.array(
        [(x + 30 + 260 * t + stream.uniform(-60, 60) * t, y + 20 + 380 * t) for t in np.linspace(0.02, 1, 130)]
    )
    slope = blob(
        (426, 846),
        (426, 846),
        (470, 880),
        (560, 962),
        (700, 1050),
        (830, 1082),
        (830, 1082),
        (830, 1220),
        (830, 1220),
        (470, 1220),
        (440, 1120),
        (500, 1040),
        (450, 960),
        (470, 900),
    )
    return group(
        Shape(solid(slope), SNOW, "snow", 0.2, colour("#dfe4f0"), form=14, line=1.2),
        Veil(solid(fall), SNOW, "snow", 0.75, 22, fade=(1.0, 0.6)),
        Veil(solid(core), colour("#ffffff"), "snow", 1.0, 8, fade=(1.0, 0.6)),
        Dots(flakes, np.array([stream.uniform(1.6, 4.6) for _ in flakes]), colour("#ffffff"), "snow"),
        name="pouring",
    )


def doorstep(stream: Stream) -> Group:
    """Sacks of cloud waiting, a hailstone sieve on its nail, and thieves."""
    thieves = [mouse("walking").placed(130, 1010, 4.2, 0.05), mouse("trotting").placed(286, 1016, 4.2, 0.0)]
    bag = sack(40, colour("#e4e6ee")).placed(214, 994, 1.5, math.pi / 2 - 0.1)
    trail = np.array(
        [(320 + 12 * i + stream.uniform(-8, 8), 1014 - 5.0 * i + stream.uniform(-5, 5)) for i in range(26)]
    )
    return group(
        *(sack(44, colour("#e8e9f0")).placed(x, y, size) for x, y, size in ((116, 872, 1.5), (176, 868, 1.25))),
        sieve().placed(206, 690, 1.5),
        Dots(trail, np.array([stream.uniform(2, 6) for _ in trail]), colour("#ffffff"), "snow"),
        contact_shadow(210, 1018, 250, colour("#4a2c2c")),
        *thieves,
        bag,
    )


def foreground(stream: Stream) -> Group:
    """A dog asleep half under snow, a rook gone half white."""
    drift = blob(
        (400, 1220),
        (400, 1220),
        (440, 1140),
        (560, 1104),
        (700, 1110),
        (830, 1080),
        (830, 1080),
        (830, 1220),
        (830, 1220),
    )
    rook = crow("standing").placed(100, 1150, 4.4, flip=True)
    breast = Clip(
        solid(rectangle(98, 1000, 240, 1130)),
        group(*crow("standing").dressed(feather=SNOW).placed(100, 1150, 4.4, flip=True).items),
    )
    return group(
        Shape(solid(drift), SNOW, "snow", 0.2, colour("#c9d2e6"), form=20, line=1.4),
        dog("asleep").placed(640, 1150, 3.6).dressed(fur=colour("#a8642c")),
        Veil(
            solid(blob((560, 1100), (600, 1068), (650, 1066), (690, 1090), (650, 1088), (600, 1092))),
            SNOW,
            "snow",
            0.9,
            5,
        ),
        contact_shadow(100, 1152, 130, colour("#4a2c2c")),
        rook,
        breast,
        grass(stream, tufts(stream, 40, (30, 1120, 380, 1196)), 30, weight=1.4),
        Lines((curve([(420, 1180), (560, 1150), (760, 1160)]),), 1.2, strength=0.4),
    )
