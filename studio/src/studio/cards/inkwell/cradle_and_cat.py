"""Cradle and Cat: something sleeps in there, and somebody keeps it level."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, difference, ellipse, limb, place, points, rectangle, solid
from studio.landscape import rain, storm_sky
from studio.motifs.animals import hen, rat, tabby
from studio.motifs.buildings import cottage, steeple
from studio.motifs.plants import apple_tree
from studio.motifs.rooms import cradle, table
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import rope
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, Wash, group

GLOW = (392.0, 760.0)
GOLD = colour("#ffc860")
FOAM = colour("#cbb89a")
HORIZON = 360.0


@card("cradle_and_cat")
def cradle_and_cat(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=storm_sky(horizon=0.34),
        layers=(
            broken_bridge(),
            flood(),
            drowned(steeple(lit=True).placed(640, 640, 1.05), 500),
            let_down(),
            drowned(cottage(roof=colour("#7a3f34")).placed(170, 560, 0.9), 470),
            drowned(cottage(thatched=True).placed(700, 860, 1.25, flip=True), 700),
            drowned(apple_tree(layout.child("tree"), 200, 9).placed(96, 800, 1.3), 712),
            current(layout.child("current")),
            group(Glow(GLOW, 430, GOLD, 0.7, falloff=1.3), Glow((392, 900), 300, GOLD, 0.4)),
            group(reflection()),
            hens_on_table().placed(206, 1104, 2.5, 0.05),
            ark(),
            balancing_cat().placed(356, 690, 4.6, 0.06),
            rain(layout.child("rain"), 160, (30, 30, 770, 1180), slant=-0.3, length=40),
        ),
        focal="cat",
        light=Lamplight(GLOW),
        glaze=Glaze(colour("#1f2c3c"), 0.55, top=1.05),
        shadow=colour("#3c3c48"),
        haze=colour("#7a8288"),
    )


def flood() -> Group:
    return group(
        Shape(
            solid(rectangle(-20, HORIZON, 820, 1220)),
            colour("#8a7a62"),
            "water",
            0.95,
            colour("#4a3828"),
            form=FLAT,
            texture="wave",
            modelling=0.3,
            line=1.2,
        ),
        name="flood",
    )


def drowned(thing: Group, waterline: float) -> Group:
    """Only what stands above the water, with foam where the current breaks on it."""
    seen = Clip(solid(rectangle(-60, -60, 860, waterline)), group(thing))
    left, right = extent(thing, waterline)
    collar = [
        limb([(left - 16, waterline + 3), (0.5 * (left + right), waterline + 8), (right + 22, waterline)], [3, 11, 3])
    ]
    return group(
        seen,
        Veil(solid(*collar), FOAM, "foam", 0.7, 3),
        Lines(tuple(place(ring, 0, 9) for ring in collar), 1.0, strength=0.4),
    )


def extent(thing: Group, waterline: float) -> tuple[float, float]:
    rings = [ring for item in thing.items if isinstance(item, Shape) for ring in item.outline]
    near = np.vstack([ring for ring in rings if ring[:, 1].max() > waterline - 60])
    return float(near[:, 0].min()), float(near[:, 0].max())


def broken_bridge() -> Group:
    """Where the current goes, and where the bridge no longer does."""
    stone = colour("#6a6a72")
    decks = solid(
        points((40, 372), (40, 292), (330, 284), (366, 286), (354, 304), (372, 318), (352, 330), (360, 372)),
        points((760, 372), (760, 298), (520, 288), (492, 292), (502, 310), (484, 322), (498, 372)),
    )
    openings = solid(*(ellipse(x, 374, 36, 60) for x in (100, 200, 300, 566, 660)))
    return group(
        Shape(difference(decks, openings), stone, "stone", 1.0, texture="stone", form=5, line=1.5),
        name="bridge",
        far=0.3,
    )


def current(stream: Stream) -> Group:
    """One great slow whirl with the cradle in it, and a race towards the bridge."""
    whirl: list[Points] = []
    for turn in range(22):
        reach = 150 + 26 * turn
        for _ in range(4):
            start = stream.uniform(0, math.tau)
            arc = ellipse(400, 880, reach, 0.36 * reach, start=start, end=start + stream.uniform(0.35, 1.0), count=20)
            whirl.append(arc[arc[:, 1] > HORIZON + 20])
    race = [curve([(400 + d, 640), (404 + 0.6 * d, 520), (426 + 0.2 * d, 384)]) for d in range(-180, 200, 36)]
    strokes = tuple(path for path in (*whirl, *race) if len(path) > 3)
    return group(
        Veil(solid(*(limb(path, [1, 7, 1], steps=2) for path in strokes[::3])), FOAM, "foam", 0.55, 1.5),
        Lines(strokes, 1.8, colour("#2c2018"), strength=0.75),
        name="current",
    )


def reflection() -> Veil:
    broken = [
        limb([(392 - w, y), (392, y + 4), (392 + w, y)], [2, 11, 2])
        for y, w in ((936, 170), (962, 130), (990, 150), (1018, 90), (1050, 110), (1084, 50))
    ]
    return Veil(solid(*broken), GOLD, "reflection", 0.75, 4)


def ark() -> Group:
    """Light between the slats, a rat on the foot, allowed to stay."""
    boat = cradle(colour("#b9783c"), colour("#f2dfae")).placed(392, 944, 3.7, -0.1)
    x, y = boat.anchor("inside")
    slats = [
        points(
            (318 + 40 * k, 838 - 4 * k),
            (330 + 40 * k, 836 - 4 * k),
            (334 + 36 * k, 896 - 4 * k),
            (324 + 36 * k, 897 - 4 * k),
        )
        for k in range(5)
    ]
    swell = blob((180, 930), (260, 918), (392, 926), (520, 912), (612, 926), (580, 962), (392, 974), (220, 966))
    return group(
        Clip(solid(rectangle(-60, -60, 860, 930)), group(boat)),
        Glow((x, y - 10), 150, GOLD, 0.45),
        Shape(solid(*slats), colour("#ffe9a8"), "light", 0.4, modelling=0, line=1.2),
        Glow((400, 862), 110, GOLD, 0.35),
        Wash(solid(swell), colour("#3a2414"), "shade", 0.6, 8),
        Lines(
            (
                curve([(190, 934), (260, 920), (392, 928), (520, 914), (604, 928)]),
                curve([(230, 952), (392, 946), (570, 946)]),
            ),
            2.0,
            colour("#2c2018"),
        ),
        rat("sitting").placed(570, 926, 1.5),
        name="cradle",
    )


def balancing_cat() -> Group:
    """In mid-leap from rim to rim."""
    return group(
        tabby("leaping").dressed(fur=colour("#f0912c"), belly=colour("#fbe3b4"), stripe=colour("#7a2c18")),
        Glow((0, -26), 44, GOLD, 0.32, spare=1.0),
        name="cat",
    )


def let_down() -> Group:
    """Help, if they pass near enough."""
    return group(
        lantern().placed(640, 330, 0.9), rope([(610, 420), (590, 470), (560, 512), (566, 548)], 4.0), name="help"
    )


def hens_on_table() -> Group:
    return group(
        Clip(solid(rectangle(-90, -90, 90, 0)), group(table(70).placed(0, 20))),
        hen("standing").placed(-14, -27, 0.8),
        hen("standing").dressed(feather=colour("#e6dccb")).placed(24, -30, 0.8, flip=True),
        Lines((curve([(-58, 1), (0, 4), (62, 0)]), curve([(-44, 6), (0, 9), (50, 6)])), 1.4, colour("#2c2018")),
    )
