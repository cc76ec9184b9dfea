"""The Missed Tunnels: a hand's width of clay, and both of them so sure of the way."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, limb, points, solid, union
from studio.landscape import along_ground, graded_sky, grass
from studio.motifs.animals import dog, hound, mole, worm
from studio.motifs.buildings import cottage, smoke, weathercock
from studio.motifs.people import figure
from studio.motifs.plants import roots
from studio.motifs.things.keepsakes import ring
from studio.motifs.things.kitchen import spoon
from studio.motifs.things.lights import candle
from studio.motifs.things.tools import shovel
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

TURF = 320.0
LEFT_CANDLE, RIGHT_CANDLE = (214.0, 740.0), (600.0, 1056.0)
CLAY, DARK, LIGHT = colour("#b0583a"), colour("#3a2018"), colour("#ffcf70")


@card("missed_tunnels")
def missed_tunnels(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky((0.0, "#141a38", 1.1), (0.2, "#26325c", 1.0), (0.34, "#4a5684", 0.9), lines=0.5),
        layers=(
            feud(layout.child("feud")),
            earth(layout.child("earth")),
            tunnels(),
            group(Glow(LEFT_CANDLE, 360, LIGHT, 0.6), Glow(RIGHT_CANDLE, 360, LIGHT, 0.6), name="candlelight"),
            heaps(layout.child("heaps")),
            between(),
            diggers(),
        ),
        focal=(250, 560, 600, 1100),
        light=Lamplight((400, 860)),
        glaze=Glaze(colour("#241a3c"), 0.34),
        shadow=colour("#4a2c3c"),
    )


def feud(stream: Stream) -> Group:
    """Back to back, smoke leaning apart, even the vanes of two minds."""
    house = cottage(True, True, wall=colour("#8c86a0"), roof=colour("#5a4650"))
    other = cottage(True, False, wall=colour("#948a8c"), roof=colour("#6a3a3c"))
    wall = points((366, TURF + 20), (372, 76), (428, 70), (436, TURF + 20))
    courses = tuple(points((368, y), (434, y - 2)) for y in range(96, 316, 24))
    joints = tuple(
        points((x + (9 if row % 2 else 0), y), (x + (9 if row % 2 else 0), y + 24))
        for row, y in enumerate(range(96, 310, 24))
        for x in (382, 404, 420)
    )
    left, right = house.placed(200, TURF + 6, 0.78), other.placed(602, TURF + 6, 0.78, flip=True)
    plumes = [
        smoke(stream.child("left"), [(262, 128), (226, 96), (150, 72), (70, 66)], 8, 30, colour("#8c90b0"), 0.5),
        smoke(stream.child("right"), [(540, 128), (580, 96), (660, 76), (740, 62)], 8, 30, colour("#8c90b0"), 0.5),
    ]
    return group(
        *plumes,
        weathercock().placed(172, 150, 0.7),
        weathercock().placed(630, 150, 0.7, flip=True),
        left,
        right,
        Shape(solid(wall), colour("#8a8890"), "wall", 1.0, texture="stone", form=10, line=2.0),
        Lines((*courses, *joints), 1.3, strength=0.6),
        hound("standing").placed(326, TURF + 10, 1.15, flip=True),
        dog("standing").placed(478, TURF + 10, 1.15),
        name="feud",
    )


def earth(stream: Stream) -> Group:
    """Turf, topsoil, clay, stones, and whatever was buried and forgotten."""
    surface = curve([(-20, TURF + 6), (200, TURF), (400, TURF + 4), (600, TURF), (820, TURF + 6)])
    layers = ((TURF, "#5a3a2a", 14), (500, "#8a4630", 22), (760, "#b4603e", 26), (1130, "#6a3830", 16))
    strata = []
    for y, paint, swell in layers:
        top = surface if y == TURF else curve([(x, y + stream.uniform(-swell, swell)) for x in range(-20, 860, 110)])
        area = np.vstack([top, points((830, 1220), (-30, 1220))])
        strata.append(
            Shape(solid(area), colour(paint), "soil", 1.0, texture="ground", form=FLAT, modelling=0.4, line=1.5)
        )
    pebbles = []
    for _ in range(70):
        x, y = stream.uniform(40, 760), stream.uniform(430, 1180)
        size = stream.uniform(4, 15)
        pebbles.append(ellipse(x, y, size, 0.66 * size, stream.uniform(0, 3), count=14))
    bone = solid(
        limb([(88, 1130), (170, 1152)], [9, 9]),
        *(ellipse(x, y, 9) for x, y in ((86, 1122), (82, 1136), (174, 1144), (170, 1160))),
    )
    return group(
        *strata,
        Shape(solid(*pebbles), colour("#8a7468"), "stone", 0.9, form=8, line=1.2),
        Shape(bone, colour("bone"), "bone", 0.6, line=1.3),
        roots(stream.child("roots"), 120, 7, 9).placed(90, TURF + 10),
        roots(stream.child("more"), 100, 7, 8).placed(720, TURF + 10),
        grass(stream.child("turf"), along_ground(stream.child("turf"), surface, 90, 6), 15),
        name="earth",
    )


UPPER: Points = blob(
    (44, 320),
    (104, 320),
    (104, 320),
    (120, 420),
    (190, 500),
    (330, 516),
    (470, 540),
    (566, 600),
    (592, 690),
    (560, 768),
    (460, 792),
    (300, 796),
    (150, 780),
    (70, 640),
    (44, 480),
    (44, 320),
)
LOWER: Points = blob(
    (696, 320),
    (756, 320),
    (756, 320),
    (764, 560),
    (766, 780),
    (756, 1000),
    (720, 1104),
    (560, 1116),
    (400, 1116),
    (270, 1108),
    (216, 1030),
    (226, 920),
    (310, 866),
    (450, 856),
    (590, 836),
    (660, 740),
    (690, 560),
    (696, 320),
)


def tunnels() -> Group:
    """Two burrows that will pass each other, one above, one below."""
    rough = [ellipse(x, y, 17) for x, y in ((588, 650), (592, 700), (576, 748), (222, 950), (212, 1000), (224, 1060))]
    return group(
        Shape(
            union(solid(UPPER), solid(LOWER), solid(*rough)),
            colour("#7a4022"),
            "tunnel",
            1.0,
            form=40,
            modelling=0.7,
            line=2.6,
        ),
        name="tunnels",
    )


def heaps(stream: Stream) -> Group:
    """Months of earth behind each of them."""
    mounds = [
        blob((110, 776), (110, 776), (112, 690), (146, 662), (180, 716), (208, 794), (208, 794)),
        blob((630, 1114), (630, 1114), (650, 1020), (696, 980), (738, 1012), (752, 1060), (728, 1106), (728, 1106)),
    ]
    clods = np.array(
        [(stream.uniform(130, 180), stream.uniform(720, 786)) for _ in range(12)]
        + [(stream.uniform(660, 730), stream.uniform(1030, 1104)) for _ in range(12)]
    )
    return group(
        Shape(solid(*mounds), CLAY, "soil", 1.0, texture="ground", line=1.6),
        Dots(clods, np.full(24, 4.0), colour("#6a3424"), "clod"),
        candle(26, radius=6, reach=3).placed(LEFT_CANDLE[0] + 14, 793, 1.3),
        candle(26, radius=6, reach=3).placed(RIGHT_CANDLE[0], 1112, 1.3),
    )


def between() -> Group:
    """In the one hand's width of clay: a mole listening both ways, and a ring."""
    hollow = ellipse(146, 906, 48, 56)
    return group(
        Shape(solid(hollow), DARK, "tunnel", 1.1, form=16, line=1.8),
        mole("upright").placed(152, 958, 2.5).dressed(fur=colour("#8a7476")),
        Glow((420, 824), 54, colour("#ffe08a"), 0.8),
        ring(16, colour("#d8324a")).placed(420, 842, 1.7),
        worm().placed(640, 640, 2.4),
        name="between",
    )


def diggers() -> Group:
    """Faces bright, tools absurd."""
    boy = figure(
        "crawling",
        age="child",
        outfit="shirt",
        hair="curls",
        mood="laughing",
        holding=spoon(30).placed(rotation=-1.25),
        hand=(-44, -20),
        nod=-0.2,
    )
    boy = boy.dressed(shirt=colour("#3f76a8"), trousers=colour("#4a3a3c"), shoes=colour("#2c2024"))
    girl = figure(
        "kneeling",
        age="child",
        outfit="short dress",
        hair="plaits",
        mood="laughing",
        holding=shovel().placed(scale=0.5, rotation=0.25),
        hand=(-30, -28),
        other_hand=(-20, -22),
        lean=0.3,
    )
    girl = girl.dressed(dress=colour("#e0a82c"), stockings=colour("#7a3434"), shoes=colour("#2c2024"))
    return group(boy.placed(392, 794, 4.1, flip=True), girl.placed(420, 1114, 4.0), name="diggers")
