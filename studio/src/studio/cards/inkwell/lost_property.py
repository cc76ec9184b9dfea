"""The Lost Property Counter: what he lost is a boy with a hoop."""

import math
from itertools import pairwise

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import curve, ellipse, fuse, limb, paths, points, rectangle, solid, with_holes
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import dog, owl
from studio.motifs.people import figure
from studio.motifs.things.clocks import alarm_clock
from studio.motifs.things.keepsakes import (
    ball,
    boot,
    boots,
    doll,
    glove,
    hat,
    hatbox,
    key_ring,
    rocking_horse,
    satchel,
    spectacles,
    suitcase,
    umbrella,
)
from studio.motifs.things.lights import hanging_lamp
from studio.motifs.things.music import violin
from studio.motifs.things.papers import closed_book, scroll, ticket
from studio.motifs.things.tools import walking_stick, yarn_ball
from studio.scene import FLAT, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, group

LAMP = (440.0, 350.0)
GOLD = colour("#ffe0a0")
OAK = colour("#8a6238")
DARK = colour("#2a2220")
COLUMNS = (40, 164, 288, 412, 536, 660, 770)
ROWS = (36, 170, 304, 438, 572, 706)


@card("lost_property")
def lost_property(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6a4a30"), colour("#4a3426"), lines=0.4),
        layers=(
            pigeonholes(),
            things(layout.child("things")),
            group(
                Glow(LAMP, 520, GOLD, 0.5, falloff=1.2),
                Veil(solid(points((300, 20), (420, 20), (660, 720), (180, 720))), GOLD, "skylight", 0.16, 30),
            ),
            floor(),
            hanging_lamp(124, shade=colour("#2f7a54")).placed(LAMP[0], 20, 2.6),
            group(Glow((430, 650), 320, GOLD, 0.65)),
            boy().placed(330, 836, 4.9, flip=True),
            clerk().placed(188, 806, 6.2),
            counter_top(),
            closed_book(colour("#7a2c2c"), 44, 10).placed(94, 820, 1.5),
            group(contact_shadow(600, 1146, 230, DARK, 0.8)),
            claimant().placed(592, 1142, 6.4),
        ),
        focal=(290, 500, 620, 760),
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#2c2634"), 0.4, top=0.9, bottom=0.75),
        shadow=colour("#453a44"),
    )


def pigeonholes() -> Group:
    """A wall of compartments up to where nobody reaches."""
    holes = [rectangle(a + 9, b + 9, c - 9, d - 9) for a, c in pairwise(COLUMNS) for b, d in pairwise(ROWS)]
    floors = [
        points((a + 9, d - 9), (c - 9, d - 9), (c - 22, d - 26), (a + 22, d - 26))
        for a, c in pairwise(COLUMNS)
        for d in ROWS[1:]
    ]
    return group(
        Shape(
            solid(rectangle(20, 20, 790, 900)), OAK, "wood", 0.95, form=FLAT, texture="wood", flow=math.pi / 2, line=1.6
        ),
        Shape(solid(*holes), colour("#4e3424"), "hole", 1.0, form=FLAT, modelling=0.3, line=1.6),
        Shape(solid(*floors), colour("#77532f"), "shelf", 0.9, form=FLAT, modelling=0.3, line=1.0),
        name="pigeonholes",
    )


def spot(column: int, row: int) -> tuple[float, float]:
    return (COLUMNS[column] + COLUMNS[column + 1]) / 2, ROWS[row + 1] - 16


def things(stream: Stream) -> Group:
    """Everything anybody ever left behind, and a dog, wagging."""
    lost = {
        (0, 0): umbrella("closed", colour("umbrella red")).placed(0, -88, 1.0, 0.1),
        (1, 0): hat("top").placed(0, -4, 2.0),
        (2, 0): suitcase(leather=colour("#a86a3a")).placed(0, 0, 1.9),
        (3, 0): rocking_horse().placed(0, 0, 1.4),
        (4, 0): alarm_clock().placed(0, 0, 1.9),
        (5, 0): boots(40, colour("#7a3f2c")).placed(0, 0, 1.6),
        (0, 1): glove(colour("#c8463c")).placed(0, -4, 3.0, 0.1),
        (1, 1): hatbox().placed(0, 0, 2.2),
        (2, 1): scroll(opened=False).placed(0, -26, 1.6),
        (3, 1): ball(22, colour("#d0563a")).placed(0, 0, 1.4),
        (4, 1): spectacles(size=44).placed(0, -34, 1.7),
        (5, 1): violin().placed(0, -46, 1.5, 0.2),
        (0, 2): doll().placed(0, 0, 2.2),
        (4, 2): key_ring().placed(0, -84, 2.0),
        (5, 2): dog("sitting", gaze="viewer").placed(0, 0, 1.55),
        (0, 3): satchel().placed(0, -90, 1.5),
        (3, 2): yarn_ball(16, colour("#3f6fa8")).placed(-6, 0, 2.0),
        (1, 2): boot(40, colour("#3c3030")).placed(0, 0, 1.9),
        (2, 2): walking_stick().placed(14, -84, 1.5, 0.25),
        (5, 3): hat("felt").placed(0, -4, 2.0),
        (1, 3): suitcase(leather=colour("#5a6a4a")).placed(0, 0, 1.7),
        (4, 3): closed_book(colour("#3f5a7a"), 40, 12).placed(0, 0, 1.6),
    }
    return group(*(thing.placed(*spot(*where)) for where, thing in lost.items()), name="lost things")


def floor() -> Group:
    boards = tuple(points((400 + 0.7 * (x - 400), 900), (400 + 1.5 * (x - 400), 1210)) for x in range(-100, 940, 84))
    return group(
        Shape(
            solid(rectangle(-20, 896, 820, 1220)),
            colour("#6b4c34"),
            "floor",
            0.95,
            colour("#3c2c24"),
            form=FLAT,
            texture="wood",
            line=1.6,
        ),
        Lines(boards, 1.4, strength=0.7),
    )


def counter_top() -> Group:
    """Between them, the wood."""
    top = points((20, 786), (508, 786), (470, 836), (20, 836))
    front = points((20, 836), (470, 836), (470, 1150), (20, 1150))
    panels = [rectangle(x, 876, x + 116, 1100) for x in (46, 186, 326)]
    return group(
        Shape(
            solid(front),
            colour("#7a4a2a"),
            "wood",
            1.0,
            colour("#4a2e20"),
            form=FLAT,
            texture="wood",
            flow=math.pi / 2,
            line=2.0,
        ),
        Shape(with_holes(rectangle(40, 870, 448, 1106), *panels), colour("#8a562f"), "wood", 0.9, form=5, line=1.2),
        Shape(
            solid(points((470, 836), (508, 786), (508, 1090), (470, 1150))),
            colour("#4e3020"),
            "wood",
            1.05,
            form=FLAT,
            line=1.8,
        ),
        Shape(solid(top), colour("#b47c44"), "wood", 0.9, form=FLAT, texture="wood", line=2.0),
        Shape(solid(rectangle(20, 832, 474, 848)), colour("#9a6236"), "wood", 0.95, form=5, line=1.5),
        Veil(solid(ellipse(380, 812, 110, 16)), GOLD, "lamplight", 0.5, 14),
        name="counter",
    )


def boy() -> Group:
    """A sailor collar, a hoop, and the same nose."""
    ring = with_holes(ellipse(0, 0, 13), ellipse(0, 0, 11.4))
    hoop = group(Shape(ring, colour("#d8923c"), "wood", 1.0, form=1, line=1.2))
    child = figure(
        "standing",
        age="child",
        outfit="suit",
        hair="parted",
        nose="hooked",
        mood="calm",
        nod=-0.22,
        holding=hoop.placed(0, 12.4),
        hand=(-11, -32),
    )
    collar = group(
        Shape(
            solid(points((-6, -46.5), (5, -47.5), (9, -41), (4, -39), (-3, -40), (-7, -43))),
            colour("white"),
            "collar",
            0.2,
            form=2,
            line=1.0,
        ),
        Lines(paths([(-6, -43.6), (-2.6, -41.2), (4, -40.4), (8, -41.8)]), 1.0, colour("#2c4a8a")),
    )
    return group(
        child.dressed(coat=colour("#2f4d92"), trousers=colour("#2f4d92"), hair=colour("#6b4326")), collar, name="boy"
    )


def clerk() -> Group:
    """It leads him out by the wing."""
    feathers = [
        limb([(9, -15), (16, -14 + drop), (22 - 0.5 * abs(drop), -11 + 2.2 * drop)], [5, 4.4, 1.4])
        for drop in (-2.6, -1.3, 0.0, 1.3, 2.6, 3.9)
    ]
    wing = fuse(limb([(4, -15), (10, -16.5), (15, -15.5)], [7, 9, 6]), *feathers, soften=0.5)
    quills = tuple(
        curve([(10, -15), (16, -14 + drop), (21 - 0.5 * abs(drop), -11.4 + 2.1 * drop)])
        for drop in (-2.0, -0.7, 0.6, 1.9, 3.2)
    )
    return group(
        Shape(wing, colour("#8a6240"), "feather", 0.95, texture="feather", form=4, line=1.6),
        Lines(quills, 1.1, strength=0.8),
        owl("perched", glance=0.6),
        name="owl",
    )


def claimant() -> Group:
    """His coat has grown too long for him; the ticket shakes."""
    man = figure(
        "standing",
        age="old",
        outfit="long coat",
        hair="receding",
        beard="full",
        nose="hooked",
        mood="tender",
        nod=0.14,
        lean=0.08,
        holding=ticket().placed(0, 0, 0.5),
        hand=(-26, -58),
        other_hand=(-12, -50),
        grip="pinching",
    )
    return man.dressed(
        coat=colour("#6a6f7c"), hair=colour("#e8e4da"), beard=colour("#e8e4da"), trousers=colour("#3a3434"), shoes=DARK
    )
