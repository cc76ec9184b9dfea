"""Sea Into Garden: what drains away above falls below as rain."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, below, closed, curve, ellipse, limb, paths, place, points, ridge, solid
from studio.landscape import (
    along_ground,
    cast_shadow,
    contact_shadow,
    graded_sky,
    grass,
    ground,
    halo,
    hills,
    stars,
    sun,
)
from studio.materials import water, wood
from studio.motifs.animals import fish, fox, gull, snail
from studio.motifs.forms import turned
from studio.motifs.people import figure
from studio.motifs.plants import flowers, leafy_tree
from studio.motifs.vessels import anchor, ship
from studio.scene import ROUND, Clip, Glaze, Glow, Group, Lines, Scene, Shape, Sky, Sunlight, Veil, group

DRAWN = Sheet("inkwell/sea_hourglass")

X = 420.0
NECK = 596.0
WOOD = colour("#94492f")
SIDE = curve([(168, 130), (196, 232), (186, 352), (126, 474), (36, 560), (11, NECK)], steps=12)


def bulb(upper: bool) -> Points:
    """One half of the glass, on the card."""
    ring = place(np.vstack([SIDE, SIDE[::-1] * [-1, 1]]), X)
    return ring if upper else place(ring * [1, -1], 0, 2 * NECK)


@card("sea_hourglass")
def sea_hourglass(chance: Chance) -> Scene:
    layout = chance.layout
    plain = ridge(layout.child("plain"), 940, 8)
    shade = solid(points("250,1100 620,1100 840,1010 840,960 640,1030"))
    return Scene(
        sky=graded_sky(
            "0 #f0b488 0.85, 0.45 #f6cfa2 0.6, 0.78 #f3a882 0.75, 1 #e0a080 0.6",
            lines=0.5, halo=(104, 300, 130), lines_until=0.8,
        ),
        layers=(
            group(halo((104, 300), 230, colour("#fff0cc"), 0.7)),
            sun(layout.child("sun"), 30).placed(104, 300),
            *hills(layout.child("hills"), (850, 900), colour("#b8663f"), colour("#eab58f")),
            ground(plain, colour("#cf7f55"), colour("#a85436")),
            group(cast_shadow(shade, colour("#7a3f48"), 0.55, 8)),
            posts(behind=True),
            group(
                Clip(solid(bulb(True)), draining_sea(layout.child("sea"))),
                Clip(solid(bulb(False)), rained_garden(layout.child("garden"))),
            ),
            glass(),
            posts(behind=False),
            group(contact_shadow(112, 1110, 190, colour("#6a3040"), 0.6)),
            fox("sitting").placed(122, 1110, 3.3, flip=True),
            grass(layout.child("near"), along_ground(layout.child("near"), points((20, 1150), (780, 1160)), 26), 20),
        ),
        focal=(X - 150, 420, X + 150, 760),
        light=Sunlight((-0.7, -0.4, 0.5)),
        glaze=Glaze(colour("#b86a50"), 0.12),
        shadow=colour("#8a5a70"),
    )  # fmt: skip


def draining_sea(stream: Stream) -> Group:
    """A sea tilting into the neck, a brig leaning with it, an anchor let down to slow the hour."""
    surface = curve("200,384 290,366 370,392 440,420 520,394 650,352", steps=14)
    turns = ((452, 96, 0.3), (478, 70, 1.2), (504, 48, 2.0), (530, 29, 0.6), (552, 16, 1.5))
    whirl = [
        limb(ellipse(X + 4, y, wide, 0.2 * wide, start=a, end=a + 4.4), [1, 4, 5, 1], steps=2) for y, wide, a in turns
    ]
    swell = [place(surface, 0, drop) for drop in (16, 38)]
    return group(
        Sky(graded_sky("0 #86b6bc 0.7, 1 #e9e2bc 0.5").stops, (200, 120, 640, NECK), 0.45),
        gull("soaring").placed(330, 246, 1.2, flip=True),
        gull("flying").placed(556, 226, 1.0),
        gull("soaring").placed(520, 258, 0.6, flip=True),
        ship(150, heel=0.0).placed(452, 414, 0.98, rotation=-0.2),
        water(below(surface, 640), colour("#3b9296"), "sea", colour_below=colour("#164f5e"), line=2),
        Lines(tuple(swell), 1.2, strength=0.5),
        Veil(solid(*whirl), colour("foam white"), "foam", 0.8, 1.2),
        anchor(46).placed(390, 420, 0.9),
        fish("herring", bend=0.8).placed(338, 470, 1.3, 0.4).dressed(scales=colour("carp orange")),
        fish("herring", bend=-0.8).placed(508, 462, 1.2, -0.5, flip=True),
        Veil(solid(limb([(X, 540), (X, 570), (X, NECK + 6)], [3, 9, 12])), colour("foam white"), "water", 0.9, 2),
    )


def rained_garden(stream: Stream) -> Group:
    """Dusk, fine rain, and somebody who has brought the right umbrella."""
    lawn = curve("200,940 300,908 420,898 540,916 650,950")
    drops = [limb(stroke, [0.6, 2.6, 0.6], steps=2) for stroke in falling(stream.child("rain"))]
    thread = limb([(X, NECK - 4), (X, 690), (X - 2, 780)], [12, 7, 1])
    veil = solid(points((X - 7, NECK), (X + 7, NECK), (X + 110, 900), (X - 100, 900)))
    return group(
        Sky(graded_sky("0 #26335f 1.15, 0.7 #5c6a96 0.95, 1 #c79aa0 0.7").stops, (200, NECK, 640, 960), 0.6),
        stars(stream.child("stars"), 46, (260, 700, 600, 830), colour("#f4ecd0")),
        Veil(veil, colour("#bcd8e0"), "water", 0.42, 5, fade=(1.0, 0.25)),
        leafy_tree(stream.child("tree"), 190, leaf=colour("olive")).placed(520, 914, 0.95),
        ground(lawn, colour("#6f8a48"), colour("#35573f"), 1080, weight=1.05),
        Veil(solid(*drops), colour("foam white"), "rain", 0.8, 0.6),
        Veil(solid(thread), colour("clear white"), "water", 0.95, 1.5),
        flowers(
            stream.child("bed"),
            np.array(
                [
                    (276, 950),
                    (298, 1000),
                    (330, 978),
                    (470, 1000),
                    (500, 970),
                    (530, 1010),
                    (560, 984),
                    (352, 1020),
                    (420, 1024),
                ]
            ),
            height=40,
        ),
        Glow((388, 880), 110, colour("#f6c9a0"), 0.25),
        sitter().placed(396, 968, 1.55),
        snail().placed(607, 866, 1.4, -1.5, flip=True),
    )


def falling(stream: Stream) -> list[Points]:
    """Strokes of rain spreading from the neck."""
    strokes = []
    for _ in range(90):
        share, slant = stream.uniform(0.3, 1.0), stream.uniform(-1.0, 1.0)
        x, y = X + 130 * slant * share, NECK + 330 * share
        if abs(x - 377) < 72 and y > 770:
            continue  # the umbrella keeps them off
        strokes.append(points((x, y), (x + 4 * slant, y + 11), (x + 8 * slant, y + 22)))
    return strokes


def sitter() -> Group:
    canopy = np.vstack(
        [
            curve("-44,-2 -36,-26 0,-44 36,-26 44,-2"),
            *(ellipse(x, -2, 11, 5, start=0, end=-math.pi) for x in (33, 11, -11, -33)),
        ]
    )
    ribs = paths(*(curve([(0, -44), (0.6 * x, -26), (x, -3)]) for x in (-22, 0, 22)))
    umbrella = group(
        Lines(paths([(0, 6), (0, -84)]), 2.2, steady=True),
        Shape(solid(place(canopy, 0, -42)), colour("umbrella red"), "umbrella", 1.15, line=1.6),
        Lines(tuple(place(rib, 0, -42) for rib in ribs), 1.0),
    )
    person = figure("seated on ground", outfit="shawl", hair="bun", holding=umbrella, hand=(-12.0, -34.0), nod=-0.15)
    return person.dressed(dress=colour("#e2c9a2"), shawl=colour("ochre"))


def glass() -> Group:
    """Only what one sees of glass: its edge and the window in it."""
    glints = [curve("262,208 252,268 266,344"), curve("284,216 276,262 284,300"), curve("264,872 254,936 268,990")]
    edge = tuple(closed(ring) for ring in (bulb(True), bulb(False)))
    return group(
        Lines(edge, 3.0, steady=True, taper=False), Lines(tuple(glints), 5.0, colour("clear white"), "glint", 0.85)
    )


def posts(behind: bool) -> Group:
    """The turned frame; two posts stand behind the glass, two before it."""
    top, foot = 128.0, 1064.0
    profile = [
        (15, top), (20, 190), (11, 330), (17, 470), (12, 560), (21, NECK), (12, 632), (17, 720), (11, 860),
        (20, 1000), (15, foot),
    ]  # fmt: skip
    if behind:
        rods = [place(turned(*profile, dip=0.2) * [0.6, 1], X + side * 120, -14) for side in (-1, 1)]
        return group(wood(solid(*rods), WOOD.darker(0.35), form=ROUND, line=1.4))
    rods = [place(turned(*profile, dip=0.2), X + side * 232) for side in (-1, 1)]
    return group(
        wood(solid(*rods), WOOD, weight=1.05, form=ROUND, flow=math.pi / 2, line=1.9), *DRAWN("posts"), name="frame"
    )
