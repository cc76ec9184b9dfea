"""The Moonrakers: they never thought it would work."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, outline, points, solid, star
from studio.landscape import (
    along_ground,
    contact_shadow,
    graded_sky,
    grass,
    ground,
    hills,
    moon,
    ripples,
    stars,
    still_water,
    tufts,
)
from studio.materials import lit
from studio.motifs.animals import frog, owl
from studio.motifs.buildings import village
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree, reeds
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lamplight, Scene, Shape, Veil, Wash, group, walk

DRAWN = Sheet("inkwell/moonrakers")

MOON, RADIUS = (372.0, 868.0), 178.0
HOLE, HOLE_SIZE = (556.0, 224.0), 138.0
CREAM, BLACK = colour("#fff0bc"), colour("#0c0f1c")


@card("moonrakers", version=2)
def moonrakers(chance: Chance) -> Scene:
    layout = chance.layout
    meadow = curve("-20,702 200,690 480,698 820,680")
    near, edge = layout.child("near"), layout.child("edge")
    return Scene(
        sky=graded_sky("0 #16285c 1.05, 0.4 #2d4c86 0.95, 0.62 #6f86a4 0.7", lines=0.6),
        layers=(
            group(stars(layout, 80, (30, 30, 770, 540), avoid=(*HOLE, 170)), DRAWN("hole")),
            *hills(layout.child("hills"), (612, 656), colour("#34506a"), colour("#7890a8")),
            village(layout.child("village"), 7, 330, lit=0.8, wall=colour("#8a6a64"),
                roof=colour("barn red")).placed(590, 692, 0.86),
            watchers(layout.child("tree")),
            ground(meadow, colour("#4e7048"), colour("#24403a"), weight=1.05),
            group(Glow(MOON, 560, colour("#f6e6a4"), 0.85, falloff=1.3), Glow((372, 1010), 360, CREAM, 0.5, spare=0.8)),
            grass(edge, along_ground(edge, meadow, 40), 12),
            pond(layout.child("pond")),
            fallen_moon(layout.child("moon")),
            backing_off(),
            looking_closer(),
            grass(near, tufts(near, 54, (150, 1030, 600, 1066)), 26, weight=1.3),
            reeds(layout.child("left"), 9, 110, 50).placed(50, 1240, 1.7).tinted(BLACK, 0.5),
            reeds(layout.child("right"), 8, 100, 44).placed(762, 1240, 1.6).tinted(BLACK, 0.5),
        ),
        focal="moon",
        light=Lamplight(MOON),
        glaze=Glaze(colour("#24346c"), 0.5),
        shadow=colour("#34406e"),
    )  # fmt: skip


def hole() -> Group:
    """Cut as with a biscuit cutter through a sky as thick as felt; the stars behind lean in to see who did it."""
    x, y = HOLE
    opening = solid(ellipse(x, y, HOLE_SIZE))
    leaning = [(-104, -46, 44, 0.3), (108, -30, 36, -0.4), (-92, 66, 30, 0.9), (58, 104, 40, 2.6), (20, -118, 32, 0.1)]
    tips = [star(x + dx, y + dy, r, 0.5 * r, 5, turn) for dx, dy, r, turn in leaning]
    eyes = points(*((x + 0.92 * dx + side, y + 0.92 * dy) for dx, dy, _, _ in leaning for side in (-6, 6)))
    return group(
        Shape(solid(opening), colour("#7f9acc"), "cut edge", 0.85, form=FLAT, modelling=0, line=2.6),
        Clip(
            opening,
            group(
                Shape(solid(ellipse(x + 9, y + 12, HOLE_SIZE)), BLACK, "hole", 1.3, form=FLAT, modelling=0, line=2.0),
                lit(solid(*tips), colour("#ffe07a"), "star", weight=0.55, line=1.5),
                Dots(eyes, np.full(len(eyes), 3.2), BLACK, "eyes"),
            ),
        ),
        *(Glow((x + dx, y + dy), 60, colour("#ffe9a0"), 0.3) for dx, dy, _, _ in leaning),
        name="hole",
    )


def watchers(stream: Stream) -> Group:
    """Every owl of the parish on one bare tree."""
    perches = ((64, 400, 2.0), (168, 372, 1.7), (262, 470, 1.6))
    bark = colour("#2c2c3c")
    return group(
        bare_tree(stream, 330, 0.1, bark).placed(96, 726, 1.3),
        *DRAWN("watchers"),
        *(owl("perched", 0.9).placed(x, y, size) for x, y, size in perches),
        name="owls",
    )


def pond(stream: Stream) -> Group:
    """Black water, and in it the hole, blacker, with its onlookers upside down."""
    water = outline("-40,1106 130,1084 330,1074 560,1078 840,1100 860,1260 -60,1260")
    shine = limb("372,1086 376,1130 366,1200", [230, 150, 70])
    return group(
        still_water(stream, water, colour("#2f5a72"), colour("#1c3448"), colour("#8fa8b8")),
        Clip(water, group(Veil(solid(shine), colour("#f2e6ac"), "shine", 0.45, 16), sunken_hole())),
        ripples(stream.child("over"), water, colour("#c8d0b0"), 26),
        name="pond",
    )


def sunken_hole() -> Group:
    """What the water makes of the hole: the same rim, the same five faces, flattened and head down."""
    squash = np.array([0.86, -0.25])
    shift = np.array([HOLE[0] + 22, 1130])
    mirrored = [
        Shape(
            tuple((ring - HOLE) * squash + shift for ring in item.outline), item.colour, item.role, item.weight,
            form=FLAT, modelling=0, line=1.2,
        )
        for item in walk(hole().items)
        if isinstance(item, Shape)
    ]  # fmt: skip
    rim, *faces = mirrored
    return group(rim, Clip(rim.outline, group(*faces)))


def fallen_moon(stream: Stream) -> Group:
    """Round, wet, still dripping, with the pond's green over its brow."""
    x, y = MOON
    leaves = points(*((x + 118 * s, y - 134 + 36 * t + 40 * s * s) for s, t in stream.points(110, 1.0)))
    disc = solid(ellipse(x, y, RADIUS))
    return group(
        Wash(solid(ellipse(x, y + RADIUS - 6, 210, 26)), colour("#1c3040"), "wet", 0.9, 8),
        moon(stream.child("face"), RADIUS).placed(x, y),
        Glow(MOON, 330, CREAM, 0.9, falloff=0.9, spare=1.0),
        Clip(
            disc,
            group(
                *DRAWN("fallen_moon"),
                Dots(leaves, stream.child("size").uniform(3.5, 7.0, count=110), colour("#94bc4c"), "duckweed"),
            ),
        ),
        *DRAWN("fallen_moon_drop"),
        frog("sitting").placed(x - 54, y - RADIUS + 14, 4.2, -0.16),
        name="moon",
    )


def looking_closer() -> Group:
    """Short and stout, bent double with his hands on his knees: is it breathing?"""
    man = figure(
        "bending", outfit="smock", build="stout", beard="whiskers", hat="cap", mood="startled", nose="button",
        shoes="boots", lean=0.75,
        nod=-0.5, hand=(-14, -32), other_hand=(-10, -32), foot=(-8, 0), other_foot=(8, 0),
    ).dressed(smock=colour("#d8a848"), hat=colour("#7a4030"), trousers=colour("#3c4a5a"),
    shoes=colour("#3a2c28"))  # fmt: skip
    return group(
        contact_shadow(668, 1056, 190, BLACK, 0.7), DRAWN("hay_rake"), man.placed(676, 1056, 5.4), name="second"
    )


def backing_off() -> Group:
    """Long and thin, one hand held out against it, the rake still up."""
    man = figure(
        "standing", "three_quarter", outfit="waistcoat", build="slight", hair="curls", mood="startled", nose="long",
        shoes="boots", lean=-0.08,
        hand=(19, -62), grip="holding", other_hand=(-21, -76), other_grip="open", foot=(8, 0), other_foot=(-7, 0),
    ).dressed(waistcoat=colour("#a03c30"), shirt=colour("#e8dcc0"), trousers=colour("#4a4e5e"),
    shoes=colour("#3a2c28"))  # fmt: skip
    return group(
        contact_shadow(150, 1046, 170, BLACK, 0.7),
        DRAWN("hay_rake_2"),
        man.placed(156, 1046, 5.2, flip=True),
        *DRAWN("backing_off"),
        name="first",
    )
