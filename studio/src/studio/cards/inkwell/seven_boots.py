"""Seven Pairs of Boots: prints lead to the water; none come back."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, fuse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, fog, graded_sky, grass, ground, ripples, tufts
from studio.motifs.animals import frog, mirrored_below, swan
from studio.motifs.buildings import cottage, smoke
from studio.motifs.plants import forest, reeds
from studio.motifs.things.keepsakes import boots, bundle, footprints
from studio.scene import FLAT, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

SUN = (250.0, 250.0)
MIST = colour("#f4efe6")
MUD = colour("#5a4334")
# Boots from large to small along the bank: (x, y, size).
PAIRS = (
    (122, 990, 3.2),
    (246, 1002, 2.95),
    (358, 1016, 2.65),
    (452, 1030, 2.3),
    (546, 1044, 2.0),
    (630, 1058, 1.75),
    (704, 1072, 1.5),
)
LEATHERS = ("#4a3026", "#6b4a30", "#3c3434", "#7a4a2c", "#54402f", "#3f2c2a", "#8a5a34")
# Swans from large to small: (x, y, size).
SWANS = ((120, 486, 0.86), (226, 508, 0.92), (334, 540, 0.98), (440, 584, 1.02), (536, 640, 1.04), (608, 716, 1.04))


@card("seven_boots")
def seven_boots(chance: Chance) -> Scene:
    layout = chance.layout
    bank = curve([(-20, 930), (120, 920), (300, 944), (480, 970), (640, 1000), (820, 1016)])
    near = layout.child("near")
    return Scene(
        sky=graded_sky(
            (0.0, "#a9919c", 0.75), (0.16, "#dfa9a0", 0.7), (0.36, "#f6dcc8", 0.5), lines=0.22, halo=(*SUN, 200)
        ),
        layers=(
            pale_sun(),
            far_bank(layout.child("far")),
            river(layout.child("river")),
            fog(layout.child("mist"), 452, 90, MIST, 0.6),
            brothers(layout.child("brothers")),
            fog(layout.child("low mist"), 560, 60, MIST, 0.25, banks=3),
            youngest().placed(300, 856, 2.05),
            ground(bank, colour("#8a6c50"), colour("#4c3a30"), weight=1.0),
            tracks(layout.child("tracks")),
            *(pair(index) for index in range(7)),
            frog("sitting").placed(704, 1030, 0.62),
            bundle(colour("#a8483c"), stick=False).placed(604, 1142, 1.9),
            group(
                reeds(layout.child("reeds"), 7, 120, 46).placed(740, 1010, 1.35),
                reeds(layout.child("others"), 5, 90, 30).placed(68, 940, 1.2),
            ),
            grass(near, tufts(near, 60, (20, 1120, 560, 1198)), 26, weight=1.5),
        ),
        focal="youngest",
        light=Sunlight((-0.4, -0.7, 0.4)),
        glaze=Glaze(colour("#8a8496"), 0.14, top=0.5),
        shadow=colour("#6c7086"),
        haze=MIST,
    )


def pale_sun() -> Group:
    return group(
        Glow(SUN, 420, colour("#fff6de"), 0.7),
        Shape(solid(ellipse(*SUN, 62)), colour("#fffaf0"), "sun", 0.15, form=FLAT, modelling=0, line=0.8),
        name="sun",
    )


def far_bank(stream: Stream) -> Group:
    """The other side, where one chimney is already awake."""
    shore = curve([(-20, 424), (200, 414), (460, 420), (620, 408), (820, 416)])
    home = cottage(snow=False).placed(640, 412, 0.3)
    return group(
        forest(stream.child("wood"), 840, 110, leaf=colour("#7d8a86")).placed(400, 418).at_distance(0.5),
        ground(shore, colour("#a39c8e"), bottom=450, weight=0.7),
        home,
        smoke(stream, [(658, 350), (668, 310), (650, 262), (684, 200)], 5, 22),
        far=0.55,
    )


def river(stream: Stream) -> Group:
    bed = solid(rectangle(-20, 434, 820, 1050))
    return group(
        Shape(
            bed, colour("#a9b4b6"), "water", 0.8, colour("#3f5766"), form=FLAT, modelling=0.2, texture="wave", line=0
        ),
        Wash(solid(rectangle(-20, 500, 820, 1060)), colour("#27506c"), "depth", 0.75, 30, fade=(0.0, 1.0)),
        ripples(stream, bed, MIST, 70),
        Veil(
            solid(blob((150, 470), (350, 470), (420, 700), (300, 900), (160, 760))),
            colour("#fdf1dc"),
            "sun on water",
            0.22,
            40,
        ),
        name="river",
    )


def brothers(stream: Stream) -> Group:
    """Six going the way they were called, the eldest already mist."""
    flock: list[Group] = []
    for index, (x, y, size) in enumerate(SWANS):
        bird = swan("floating").dressed(feather=colour("#fbf7ee"))
        flock.append(group(mirrored_below(bird).placed(x, y, size), wake(x, y, 60 * size), far=0.62 - 0.09 * index))
    return group(*flock, name="brothers")


def wake(x: float, y: float, reach: float) -> Lines:
    strokes = tuple(
        curve([(x + 20, y + 6 + 7 * k), (x + 0.6 * reach, y + 9 + 9 * k), (x + reach + 14 * k, y + 8 + 12 * k)])
        for k in range(3)
    )
    return Lines(strokes, 1.3, colour("#55626c"), strength=0.6)


def youngest() -> Group:
    """Turned round, and still in the scarf somebody knitted."""
    neck = limb([(-26, -20), (-36, -42), (-24, -62), (-12, -78), (-6, -88)], [22, 13, 9.5, 8.5, 9])
    head = blob((-12, -96), (-2, -99), (7, -94), (10, -88), (2, -84), (-10, -86))
    body = blob(
        (-40, -22),
        (-28, -34),
        (0, -38),
        (24, -34),
        (44, -26),
        (58, -30),
        (50, -14),
        (36, -2),
        (0, 3),
        (-28, 0),
        (-42, -10),
    )
    wing = blob((-18, -30), (6, -40), (32, -36), (54, -30), (40, -18), (14, -8), (-12, -12))
    quills = [curve([(8 + 9 * k, -13 - k), (22 + 8 * k, -19 - 2 * k), (38 + 4 * k, -27 - k)]) for k in range(3)]
    white = colour("#fdfaf2")
    blue = colour("#1f5fae")
    scarf = [
        limb([(-37, -52), (-29, -56), (-19, -62)], [9, 11, 9]),
        limb([(-31, -52), (-40, -38), (-38, -22), (-46, -8)], [9, 9, 10, 11]),
    ]
    stripes = tuple(points((x - 6, y), (x + 6, y + 2)) for x, y in ((-39, -34), (-39, -26), (-42, -17), (-45, -11)))
    fringe = tuple(points((-50 + 3 * k, -4), (-52 + 3 * k, 3)) for k in range(4))
    return group(
        Shape(
            solid(place_below(body)), colour("#e8ecea"), "reflection", 0.35, form=FLAT, modelling=0, line=0, cover=0.5
        ),
        Shape(fuse(body, neck, head, soften=2), white, "feather", 0.2, form=14, line=1.7),
        Shape(solid(wing), white, "feather", 0.25, texture="feather", form=10, line=1.4),
        Lines(tuple(quills), 1.1, strength=0.6),
        Shape(
            solid(blob((8, -93), (8, -93), (24, -88), (24, -88), (9, -85), (9, -85))),
            colour("#e07a28"),
            "beak",
            1.0,
            line=1.2,
        ),
        Shape(solid(ellipse(3, -93, 1.7)), colour("#241c20"), "eye", 1.1, line=0),
        Shape(solid(*scarf), blue, "scarf", 1.2, texture="cloth", line=1.6),
        Lines(stripes, 1.6, colour("#e8f0ff")),
        Lines(fringe, 1.8, blue),
        Lines(
            tuple(curve([(-60 - 6 * k, 3 + 6 * k), (0, 9 + 7 * k), (62 + 6 * k, 2 + 6 * k)]) for k in range(3)),
            1.2,
            colour("#47545e"),
            strength=0.7,
        ),
        name="youngest",
    )


def place_below(ring: np.ndarray) -> np.ndarray:
    return ring * [1.0, -0.5] + [0.0, 4.0]


def pair(index: int) -> Group:
    x, y, size = PAIRS[index]
    leather = colour(LEATHERS[index])
    return group(
        contact_shadow(x, y + 2, 40 * size, colour("#2c201c"), 0.7),
        boots(34, leather, muddy=True).placed(x, y, size, flip=True),
        name="boots",
    )


def tracks(stream: Stream) -> Group:
    """Seven lines of prints from our side to the edge."""
    trails = []
    for index, (x, y, size) in enumerate(PAIRS):
        path = curve([(x + 60 - 14 * index, 1210), (x + 20, 0.5 * (y + 1210)), (x + 6, y + 14)])
        trails.append(footprints(stream.child(f"trail{index}"), path, 15 * size, 5.5 * size, MUD.darker(0.3)))
    return group(*trails, name="tracks")
