"""The Midwife of Stars: a star is washed in an enamel basin, and its parents do not know where to stand."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, ellipse, fuse, intersection, limb, paths, place, rectangle, solid, star
from studio.landscape import contact_shadow, rays, stars, wall
from studio.materials import cloth
from studio.motifs.animals import owl
from studio.motifs.people import figure
from studio.motifs.rooms import inner_window, table
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.kitchen import basin, kettle
from studio.scene import ROUND, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group
from studio.stage import boards

DRAWN = Sheet("inkwell/star_midwife")

STAR: Point = (352.0, 798.0)
NIGHT = colour("midnight")
LIGHT = colour("#fff3cf")
SKIN = colour("#a9bce6")


@card("star_midwife")
def star_midwife(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#a8673c"), colour("#c98a50"), lines=0.4),
        layers=(
            group(Glow(STAR, 760, colour("#ffdc94"), 0.34, falloff=1.2)),
            night_window(layout.child("window")),
            boards(
                1010, colour("#b5743c"), colour("#6a3c28"), range(-200, 1020, 84), (0.7, 1.3), pen=(1.3, 0.5), flow=1.5
            ),
            parent(layout.child("mother"), MOTHER, (268, 196), 0.5),
            parent(layout.child("father"), FATHER, (514, 192), -0.5),
            beams(),
            DRAWN("shadows"),
            group(Glow(STAR, 400, LIGHT, 0.42, falloff=1.5)),
            group(contact_shadow(372, 1072, 300, colour("#3a2018"), 0.7)),
            table(96, colour("washed white"), tall=44).placed(352, 1070, 3.1),
            bath(layout.child("star")),
            midwife(),
        ),
        focal="newborn",
        light=Lamplight(STAR),
        glaze=Glaze(colour("#3a2444"), 0.5, top=1.1),
        shadow=colour("#4c3450"),
    )


MOTHER = (
    (46, 1060),
    (46, 1060),
    (76, 760),
    (84, 500),
    (98, 372),
    (140, 316),
    (216, 288),
    (292, 312),
    (330, 372),
    (338, 520),
    (334, 760),
    (350, 1060),
    (350, 1060),
)
FATHER = (
    (424, 1060),
    (424, 1060),
    (436, 760),
    (430, 500),
    (440, 372),
    (482, 310),
    (566, 282),
    (652, 312),
    (694, 380),
    (708, 520),
    (716, 760),
    (756, 1060),
    (756, 1060),
)


def parent(stream: Stream, cloak: tuple[Point, ...], face: Point, bow: float) -> Group:
    """Somebody immensely tall made of night, the head laid sideways under the beams."""
    x, y = face
    side = math.copysign(1.0, bow)
    chest = x - 60 * side
    tress = blob("-20,-74 34,-76 66,-30 70,40 92,150 60,190 30,120 -30,130 -58,60 -66,-20")
    hair = place(tress, x, y, 1.0, bow, flip=side > 0)
    neck = limb([(x, y + 20), (x - 30 * side, y + 104)], [46, 62])
    collar = limb([(chest - 62, y + 100), (chest + 6 * side, y + 138), (chest + 72, y + 100)], [14, 40, 14])
    outline = fuse(blob(*cloak), hair, soften=6)
    night = group(
        *DRAWN("parent"), stars(stream, 170, (40, 110, 780, 1060), colour("#fff4d8")), constellation(stream, cloak)
    )
    folds = [
        curve([(chest + d, y + 250), (chest + 1.4 * d, y + 520), (chest + 1.9 * d, 1040)]) for d in (-76, -30, 30, 76)
    ]
    sleeves = [
        limb(
            [
                (chest + s * 88, y + 150),
                (chest + s * 116, y + 280),
                (chest + s * 88, y + 384),
                (chest + s * 24, y + 402),
            ],
            [4, 54, 74, 46],
        )
        for s in (-1, 1)
    ]
    hands = [
        blob(
            (chest + s * 4, y + 386),
            (chest + s * 34, y + 374),
            (chest + s * 44, y + 404),
            (chest + s * 26, y + 424),
            (chest + s * 2, y + 410),
        )
        for s in (-1, 1)
    ]
    return group(
        Clip(outline, night),
        cloth(outline, NIGHT, "cloak", weight=0.1, form=60, line=2.2, cover=0.08),
        Lines(tuple(folds), 1.6, colour("#0e1030"), strength=0.7),
        Shape(solid(neck), SKIN, "face", 0.9, form=20, line=1.4),
        cloth(collar, colour("#2c2e66"), "cloak", weight=1.15, form=ROUND),
        Shape(solid(star(chest + 4 * side, y + 130, 17, 7)), colour("brass"), "brooch", 1.0, line=1.4),
        Shape(solid(ellipse(x, y, 54, 68, rotation=bow)), SKIN, "face", 0.8, colour("#cfdcf4"), form=40, line=2.0),
        DRAWN("parent_2").placed(x, y + 4, 1.0, bow),
        *(cloth(sleeve, colour("#2c2e66"), "cloak", weight=1.15, form=ROUND) for sleeve in sleeves),
        *(() if side > 0 else father_beard(x, y, bow)),
        (DRAWN("knitted_cap") if side > 0 else tall_hat()).placed(chest, y + 404),
        Glow((chest, y + 380), 90, LIGHT, 0.3),
        Shape(solid(*hands), SKIN, "hands", 0.8, line=1.6),
        name="parent",
    )


def father_beard(x: float, y: float, bow: float) -> tuple[Item, ...]:
    """Milky and long: the way one sees the far stars."""
    return (DRAWN("father_beard").placed(x, y, 1.0, bow),)


def tall_hat() -> Group:
    return hat("top", colour("#14163a")).placed(0, 10, 3.0)


def constellation(stream: Stream, cloak: tuple[Point, ...]) -> Group:
    """A figure of joined stars somewhere on the cloak."""
    x, y = np.mean(np.array(cloak), axis=0)
    knots = np.array(
        [(x + 70 * math.cos(2.3 * k) * (0.4 + 0.1 * k), y - 150 + 52 * k + stream.normal(0, 10)) for k in range(7)]
    )
    return group(
        Shape(solid(limb(knots, [1.6, 1.6], steps=1)), colour("milk blue"), "line", 0.4, modelling=0, line=0),
        Dots(knots, np.array([5.0, 4, 6, 4, 5, 4, 6]), LIGHT, "star", "star"),
    )


def beams() -> Group:
    """The low ceiling, and what is hung from it."""
    return group(
        *DRAWN("beams"), kettle(34).placed(396, 270, 1.2), Lines(paths([(396, 196), (396, 226)]), 2.2), name="beams"
    )


def night_window(stream: Stream) -> Group:
    """A steamed pane: a group of stars with one dark gap, and the owl come to see which it is."""
    view = group(
        *DRAWN("night_window"), stars(stream, 10, (-50, -130, 50, -20)), owl("perched", -0.8).placed(4, -2, 1.1)
    )
    return inner_window(view, 84, 110, (2, 2), frame=colour("#8a5a3a")).placed(400, 640, 1.75)


def bath(stream: Stream) -> Group:
    """Five points kicking in warm water."""
    x, y = STAR
    tips = []
    for k in range(10):
        angle = -math.pi / 2 + 0.12 + k * math.pi / 5
        reach = (124 if k % 2 == 0 else 66) * (1 + 0.06 * math.sin(3 * k))
        tips.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    above_water = intersection(solid(blob(*tips, steps=6)), solid(rectangle(0, 0, 800, 866)))
    tub = basin(84, colour("#6f93b8")).placed(x, 938, 3.3)
    drops = np.stack([x + stream.normal(0, 110, count=26), y + 20 - np.abs(stream.normal(0, 90, count=26))], axis=1)
    water = intersection(solid(ellipse(x, 856, 132, 24)), solid(rectangle(0, 862, 800, 1200)))
    return group(
        tub,
        rays(stream, STAR, 140, 330, 46, colour("#b06a2c")),
        Glow(STAR, 200, LIGHT, 0.6),
        group(
            Shape(above_water, colour("#fffbe8"), "star", 0.2, modelling=0, line=2.0), *DRAWN("bath"), name="newborn"
        ),
        Shape(water, colour("#bcdcee"), "water", 0.5, modelling=0.1, line=1.2, cover=0.75),
        Dots(drops, stream.uniform(1.5, 4, count=26), colour("#f4fbff"), "drops"),
        name="bath",
    )


def midwife() -> Group:
    """Broad and busy, sleeves rolled."""
    nurse = figure(
        "bending",
        view="three_quarter",
        age="adult",
        build="stout",
        outfit="apron",
        hair="bun",
        hat="kerchief",
        mood="tender",
        lean=0.55,
        nod=0.2,
        hand=(-52, -64),
        other_hand=(-44, -58),
        grip="open",
        other_grip="open",
    )
    dressed = nurse.dressed(dress=colour("#8c4a34"), hat=colour("#e8d4a8"))
    return group(contact_shadow(640, 1150, 240, colour("#2a1418"), 0.8), dressed.placed(640, 1150, 5.2), name="midwife")
