"""Fishing From Both Sides: one carp, two lines, and neither angler knows of the other."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, curve, ellipse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, grass, ground, halo, night_sky, stars, sun, tufts
from studio.materials import earth
from studio.motifs.animals import fish, fox, swallow
from studio.motifs.buildings import cottage, hut
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree, fir, flowers, poplar, roots, seaweed
from studio.motifs.plants.foliage import leaves
from studio.motifs.rooms import stool
from studio.motifs.things.lights import lantern
from studio.scene import (
    FLAT,
    Clip,
    Dots,
    Glaze,
    Glow,
    Group,
    Item,
    Lines,
    Scene,
    Shape,
    Sky,
    Stop,
    Sunlight,
    Veil,
    group,
)

DRAWN = Sheet("inkwell/two_anglers")

ICE, POND = 392.0, 812.0
BANK = 13.0  # how far the turf reaches into the lower world
HOLE = (300.0, 404.0)
POND_HOLE = (486.0, 806.0)
CARP = (410.0, 606.0)
CROWN = ((-46.0, -128.0, 46.0), (48.0, -124.0, 44.0), (-24.0, -176.0, 46.0), (32.0, -174.0, 44.0), (2.0, -140.0, 56.0))
SPRAYS = ((-0.7, -0.3), (-0.1, -0.7), (0.6, -0.4), (0.2, 0.1), (-0.4, 0.5), (0.6, 0.5))
SNOW, DEEP = colour("#eef3fb"), colour("#0e2a48")


@card("two_anglers")
def two_anglers(chance: Chance) -> Scene:
    layout = chance.layout
    below = summer(layout.child("summer"))
    carp = fish("carp", bend=0.5).placed(*CARP, 9.6)
    return Scene(
        sky=night_sky(horizon=0.3),
        layers=(
            winter(layout.child("winter")),
            below,
            water(layout.child("water")),
            group(Glow((360, 606), 300, colour("#ffc878"), 0.3)),
            carp,
            lines_to(carp, below.anchor("rod")),
            shores(layout.child("shores")),
        ),
        focal="carp",
        light=Sunlight((-0.5, -0.6, 0.6)),
        glaze=Glaze(colour("#22346a"), 0.42, top=1.25, bottom=0.0),
        shadow=colour("#46507e"),
    )


def winter(stream: Stream) -> Group:
    """The upper world: stars, snow, a lantern, company."""
    field = curve("-20,322 180,304 420,316 620,298 820,312")
    seat = stool().placed(420, ICE + 2, 1.75)
    angler = figure("fishing", outfit="cloak", hat="pointed hood", hand=(-28, -52), other_hand=(-20, -48))
    red = colour("poppy red")
    angler = angler.dressed(cloak=red, hat=red.darker(0.1)).placed(424, ICE + 2, 2.35)
    x, y = angler.anchor("hand")
    rod = curve([(x + 18, y + 14), (x - 26, y - 50), (HOLE[0] + 6, y - 112)])
    return group(
        stars(stream.child("stars"), 80, (40, 40, 760, 280)),
        bare_tree(stream.child("tree"), 220).placed(96, 330, 1.0),
        *(fir(stream.child(at), 90, snow=True).placed(at, 318, 0.8).at_distance(0.4) for at in (180, 236, 560, 610)),
        Shape(solid([*field, (820, 420), (-20, 420)]), SNOW, "snow", 0.35, colour("#c4d2ec"), form=FLAT, line=1.5),
        Veil(solid(rectangle(-20, 330, 820, 420)), colour("#f4f8ff"), "snow", 0.6, 14.0),
        hut(lit=True, snow=True).placed(666, 358, 1.35),
        *DRAWN("winter"),
        fox("sitting").placed(190, ICE, 1.35, flip=True),
        lantern(standing=True).placed(520, ICE, 1.25),
        seat,
        angler,
        Lines((rod,), 3.4, colour("#5a3a24"), "rod", 1.0, steady=True),
        name="winter",
    )


def summer(stream: Stream) -> Group:
    """The lower world, composed upright and then turned over, like a playing card."""
    depth = 1200 - POND
    seat = stool().placed(-4, 2, 2.0)
    angler = figure(
        "fishing",
        age="adult",
        outfit="shirt",
        hat="straw",
        beard="short",
        hand=(-30, -50),
        other_hand=(-20, -48),
        pattern="stripes",
    )
    angler = angler.dressed(trousers=colour("river blue"), shirt=colour("#f6ecd4")).placed(0, 2, 2.7)
    x, y = angler.anchor("hand")
    rod = curve([(x + 18, y + 12), (x - 56, y - 50), (x - 108, y - 100)])
    tip = (300 - (x - 108), POND + BANK - (y - 100))
    seated = group(seat, angler, Lines((rod,), 3.4, colour("#5a3a24"), "rod", 1.0, steady=True)).placed(
        300, -BANK, flip=True
    )
    world: list[Item] = [
        Sky(
            (Stop(0.0, colour("#fbd668"), 0.75), Stop(1.0, colour("#fdf0bc"), 0.5)),
            (-20, -depth - 10, 820, 10),
            lines=0.3,
            halo=(640, -290, 90),
        ),
        halo((630, -290), 170, colour("#fff8d8"), 0.8),
        sun(stream.child("sun"), 36).placed(640, -290),
        *(
            swallow("flying").placed(x, y, size)
            for x, y, size in ((318, -236, 1.9), (352, -288, 1.4), (286, -292, 1.1))
        ),
        ground(curve("-20,-120 180,-138 400,-112 620,-132 820,-116"), colour("#b8bc68"), bottom=0.0),
        cottage(thatched=True).placed(660, -86, 0.46),
        poplar(stream.child("poplar"), 190).placed(566, -84, 0.7),
        poplar(stream.child("second"), 160).placed(540, -86, 0.7),
        round_tree(stream.child("tree")).placed(118, -78),
        *DRAWN("summer"),
        flowers(stream.child("flowers"), tufts(stream.child("flowers"), 40, (30, -66, 780, -8)), height=20),
        grass(stream.child("grass"), tufts(stream.child("grass"), 60, (20, -70, 780, -4)), 16),
        contact_shadow(300, 2 - BANK, 150, colour("#3a5a2c"), 0.6),
        seated,
    ]
    return group(*world, name="summer").placed(0, POND, 1.0, math.pi, flip=True).with_anchors(rod=tip)


def round_tree(stream: Stream) -> Group:
    """A crown without a gap in it: bare boughs seen upside down would be taken for roots."""
    tips = points(*((x + r * u, y + 0.8 * r * v) for x, y, r in CROWN for u, v in SPRAYS))
    leaf = colour("#5f9440")
    return group(*DRAWN("round_tree"), *leaves(stream, tips, 7.0, 9.0, leaf, "pointed", 4), name="tree")


def water(stream: Stream) -> Group:
    """Ink-blue between the worlds, lit a little from either end."""
    deep = solid(rectangle(-20, ICE + 14, 820, POND - 8))
    bubbles = points("150,520 162,486 146,456 176,560 640,700 652,730 632,756")
    inside: list[Item] = [
        Sky(
            (Stop(0.0, colour("#1f4a7c"), 1.1), Stop(0.5, DEEP, 1.15), Stop(1.0, colour("#1f5c68"), 1.1)),
            (-20, 400, 820, POND),
            lines=0.5,
            unrest=0.5,
        ),
        *DRAWN("water"),
        seaweed(stream.child("weed"), 90).placed(90, POND - 4, 1.2),
        seaweed(stream.child("more"), 70).placed(700, POND - 4, 1.3),
        fish("herring").placed(640, 470, 1.3, flip=True),
        fish("herring").placed(700, 500, 1.1, flip=True),
        fish("herring").placed(120, 740, 1.2),
        Dots(bubbles, 4.0 + 1.5 * stream.fractions(7), colour("#bfe0f0"), "bubbles"),
    ]
    return group(Clip(deep, group(*inside)), name="water")


def lines_to(carp: Group, rod: Point) -> Group:
    """From either rod to the same mouth."""
    x, y = carp.anchor("mouth")
    above = curve([(306, 166), (302, 300), (HOLE[0], 404), (250, 500), (x + 6, y - 2)])
    below = curve([rod, (0.5 * (rod[0] + POND_HOLE[0]) + 8, 920), (POND_HOLE[0], 806), (330, 742), (x + 6, y + 6)])
    hooks = [
        curve([(x + 6, y - 2), (x - 6, y + 10), (x + 4, y + 16)]),
        curve([(x + 6, y + 6), (x - 8, y - 6), (x + 2, y - 14)]),
    ]
    pale = [limb(path, [2.2, 2.2], steps=3) for path in (above, below)]
    return group(
        Veil(solid(*pale), colour("#fff6e0"), "line", 0.95, 0.6),
        Lines((above, below), 0.9, strength=0.6),
        Lines(tuple(hooks), 2.6),
        name="lines",
    )


def shores(stream: Stream) -> Group:
    """Ice above and turf below, each with its hole, their roots reaching for each other."""
    turf = [(-20, 796), (820, 800), (820, 822), (-20, 820)]
    return group(
        roots(stream.child("ice roots"), 110, 7, 9).placed(96, 420, 0.8),
        *DRAWN("shores"),
        roots(stream.child("turf roots"), 110, 7, 9).placed(690, 800, 0.8, math.pi),
        earth(turf, colour("#6a4a2c"), form=6, line=1.6),
        Shape(solid(ellipse(*POND_HOLE, 60, 11)), colour("#1c5a60"), "hole", 1.2, form=FLAT, modelling=0, line=1.8),
        name="shores",
    )
