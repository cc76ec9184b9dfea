"""The Moonrakers: they never thought it would work."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, limb, paths, points, solid, star
from studio.landscape import (
    along_ground,
    contact_shadow,
    graded_sky,
    grass,
    ground,
    halo,
    hills,
    moon,
    ripples,
    stars,
    still_water,
    tufts,
)
from studio.motifs.animals import frog, owl
from studio.motifs.buildings import village
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree, reeds
from studio.motifs.things.tools import rake
from studio.motifs.vessels import wheelbarrow
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, Wash, group

MOON = (420.0, 880.0)
RADIUS = 138.0
HOLE = (500.0, 246.0)
CREAM, BLACK = colour("#fff0bc"), colour("#10131f")
NIGHT = colour("#22345e")


@card("moonrakers")
def moonrakers(chance: Chance) -> Scene:
    layout = chance.layout
    meadow = curve([(-20, 742), (200, 726), (480, 734), (820, 716)])
    near, edge = layout.child("near"), layout.child("edge")
    return Scene(
        sky=graded_sky((0.0, "#16285c", 1.05), (0.4, "#2d4c86", 0.95), (0.66, "#6f86a4", 0.7), lines=0.6),
        layers=(
            group(stars(layout, 80, (30, 30, 770, 560), avoid=(*HOLE, 150)), hole()),
            *hills(layout.child("hills"), (650, 690), colour("#34506a"), colour("#7890a8")),
            village(layout.child("village"), 9, 470, lit=0.7, wall=colour("#8a6a64"), roof=colour("barn red")).placed(
                560, 730, 0.82
            ),
            watchers(layout.child("tree")),
            ground(meadow, colour("#4e7048"), colour("#24403a"), weight=1.05),
            group(Glow(MOON, 470, colour("#f6e6a4"), 0.85), Glow((420, 990), 330, CREAM, 0.5, spare=0.8)),
            wheelbarrow(colour("barn red")).placed(566, 798, 0.9),
            grass(edge, along_ground(edge, meadow, 40), 12),
            pond(layout.child("pond")),
            fallen_moon(layout.child("moon")),
            group(contact_shadow(168, 1046, 150, BLACK, 0.7), contact_shadow(668, 1040, 150, BLACK, 0.7)),
            *shadows(),
            guilty_one(),
            other_one(),
            grass(near, tufts(near, 60, (20, 1030, 780, 1070)), 24, weight=1.3),
            reeds(layout.child("left"), 9, 110, 50).placed(60, 1230, 1.7).tinted(BLACK, 0.5),
            reeds(layout.child("right"), 8, 100, 44).placed(752, 1230, 1.6).tinted(BLACK, 0.5),
        ),
        focal="moon",
        light=Lamplight(MOON),
        glaze=Glaze(colour("#24346c"), 0.5),
        shadow=colour("#34406e"),
    )


def hole() -> Group:
    """Cut as with a biscuit cutter; the stars behind lean in to see who did it."""
    x, y = HOLE
    leaning = [(-80, -44, 34, 0.3), (86, -28, 28, -0.4), (-84, 50, 22, 0.9), (48, 82, 30, 2.6), (14, -96, 24, 0.1)]
    tips = solid(*(star(x + dx, y + dy, r, 0.5 * r, 5, turn) for dx, dy, r, turn in leaning))
    eyes = points(*((x + 0.93 * dx + side, y + 0.93 * dy) for dx, dy, _, _ in leaning for side in (-5, 5)))
    opening = solid(ellipse(x, y, 112))
    return group(
        Veil(solid(ellipse(x, y, 126)), colour("#9fb4dc"), "rim", 0.6, 10),
        Shape(opening, BLACK, "hole", 1.3, form=FLAT, modelling=0.1, line=2.6),
        Glow(HOLE, 120, colour("#1a2038"), 0.05),
        Clip(
            opening,
            group(
                Shape(tips, colour("#ffe28c"), "star", 0.55, form=FLAT, modelling=0, line=1.2),
                Dots(eyes, np.full(10, 2.6), BLACK, "eyes"),
            ),
        ),
        name="hole",
    )


def watchers(stream: Stream) -> Group:
    """Every owl of the parish on one bare tree."""
    perches = ((62, 486, 1.5), (150, 470, 1.25), (282, 556, 1.2))
    return group(
        bare_tree(stream, 330, 0.1, colour("#2c2c3c")).placed(70, 760, 1.25),
        limb_under(perches),
        *(owl("perched", 0.9).placed(x, y, scale * 1.3) for x, y, scale in perches),
        name="owls",
    )


def limb_under(perches: tuple[tuple[float, float, float], ...]) -> Group:
    boughs = [
        limb([(84, y + 70), (0.5 * (84 + x), y + 22), (x, y + 2), (x + 34, y - 6)], [15, 11, 8, 4])
        for x, y, _ in perches
    ]
    return group(Shape(solid(*boughs), colour("#2c2c3c"), "bark", 1.1, texture="bark", line=1.2))


def pond(stream: Stream) -> Group:
    """Black water, and in it the hole, blacker."""
    water = solid(blob((-40, 1110), (130, 1080), (330, 1068), (560, 1072), (840, 1100), (860, 1260), (-60, 1260)))
    shine = limb([(420, 1084), (424, 1130), (414, 1200)], [190, 120, 60])
    return group(
        still_water(stream, water, colour("#2f5a72"), colour("#1c3448"), colour("#8fa8b8")),
        Clip(
            water,
            group(
                Veil(solid(shine), colour("#f2e6ac"), "shine", 0.4, 16),
                Shape(solid(ellipse(510, 1136, 104, 30)), BLACK, "hole", 1.3, form=FLAT, modelling=0, line=1.4),
            ),
        ),
        ripples(stream.child("over"), water, colour("#c8d0b0"), 26),
        name="pond",
    )


def fallen_moon(stream: Stream) -> Group:
    """Round, wet, still dripping, with the pond's green over its brow."""
    x, y = MOON
    brow = [(x + 138 * math.cos(a), y + 138 * math.sin(a)) for a in np.linspace(-2.75, -0.5, 9)]
    hem = [
        (-120, -40),
        (-106, -30),
        (-90, -88),
        (-66, -104),
        (-54, -62),
        (-40, -114),
        (6, -124),
        (50, -112),
        (66, -30),
        (84, -90),
        (110, -52),
        (124, -10),
    ]
    cap = blob(*brow, *((x + dx, y + dy) for dx, dy in reversed(hem)))
    spots = stream.points(90, 1.0)
    leaves = points(*((x + 92 * s, y - 104 + 30 * t + 40 * s * s) for s, t in spots))
    drops = points(
        *((x + r * math.cos(a), y + r * math.sin(a)) for a, r in ((2.3, 150), (0.8, 152), (2.0, 156), (1.0, 158)))
    )
    disc = solid(ellipse(x, y, RADIUS))
    return group(
        Wash(solid(ellipse(x, y + 132, 170, 20)), colour("#1c3040"), "wet", 0.8, 8),
        moon(stream.child("face"), RADIUS).placed(x, y),
        halo(MOON, 270, CREAM, 0.8),
        Clip(disc, group(Shape(solid(cap), colour("#5f8f34"), "weed", 0.7, form=6, line=1.0))),
        Clip(
            disc, group(Dots(leaves, stream.child("size").uniform(3.0, 6.0, count=90), colour("#94bc4c"), "duckweed"))
        ),
        Dots(drops, np.array([5.0, 4.0, 4.4, 3.6]), colour("#dff0f4"), "drops"),
        frog("sitting").placed(x + 34, y - RADIUS + 6, 3.6, 0.12),
        name="moon",
    )


def shadows() -> tuple[Group, ...]:
    """The only light is on the ground, so their shadows run away from it."""
    left = limb([(150, 1044), (60, 1056), (-40, 1076)], [44, 54, 70])
    right = limb([(690, 1040), (760, 1050), (860, 1066)], [44, 54, 70])
    return (group(Wash(solid(left, right), BLACK, "shadow", 0.6, 8, hatched=True)),)


def guilty_one() -> Group:
    """Long and thin, scratching his head; water runs out of his boots."""
    man = figure(
        "standing",
        "three_quarter",
        outfit="waistcoat",
        build="slight",
        hair="short",
        hat="straw",
        mood="startled",
        nose="long",
        shoes="boots",
        nod=0.1,
        holding=rake(6, 175).placed(0, 44, 0.66, -0.1),
        hand=(17, -56),
        other_hand=(-24, -62),
        other_grip="open",
        grip="holding",
    )
    wet = man.placed(178, 1046, 4.5, flip=True).dressed(
        waistcoat=colour("#7a3a2c"), shirt=colour("#e8dcc0"), trousers=colour("#4a4e5e"), shoes=colour("#3a2c28")
    )
    return group(wet, boots_leaking(180, 1048), name="first")


def other_one() -> Group:
    """Short and stout, hand over his mouth."""
    man = figure(
        "standing",
        "three_quarter",
        outfit="smock",
        build="stout",
        beard="whiskers",
        hat="cap",
        mood="startled",
        shoes="boots",
        nod=0.12,
        holding=rake(6, 175).placed(0, 40, 0.66, -0.15),
        hand=(19, -52),
        other_hand=(-7, -80),
        grip="holding",
        other_grip="cupped",
    )
    wet = man.placed(658, 1042, 4.0).dressed(
        smock=colour("#c8953c"), hat=colour("#5a3a2c"), trousers=colour("#3c4a5a"), shoes=colour("#3a2c28")
    )
    return group(wet, boots_leaking(656, 1044), name="second")


def boots_leaking(x: float, y: float) -> Group:
    """A puddle round each pair of boots."""
    return group(
        Veil(solid(ellipse(x, y + 6, 74, 9)), colour("#a8c0cc"), "puddle", 0.5, 4),
        Lines(paths(ellipse(x, y + 6, 84, 12, start=0.2, end=2.9)), 1.2, strength=0.6),
    )
