"""Cradle and Cat: something sleeps in there, and somebody keeps it level."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Placing, Points, blob, curve, ellipse, limb, place, rectangle, solid
from studio.landscape import rain, sea, storm_sky
from studio.materials import cloth
from studio.motifs.animals import hen, rat, tabby
from studio.motifs.buildings import cottage, steeple
from studio.motifs.people import portrait
from studio.motifs.plants import apple_tree
from studio.motifs.rooms import table
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import rope
from studio.scene import ROUND, Clip, Dots, Glaze, Glow, Group, Lamplight, Lines, Painted, Scene, Shape, Veil, group

DRAWN = Sheet("inkwell/cradle_and_cat")

GLOW = (400.0, 730.0)
GOLD, BLAZE, WET = colour("#ffb054"), colour("#ffe28a"), colour("#1c1a20")
FOAM, FLOOD = colour("#cbb89a"), colour("#4f5058")
HORIZON = 350.0
CRADLE = Placing(412, 1000, 6.2, -0.12)


@card("cradle_and_cat")
def cradle_and_cat(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=storm_sky(horizon=0.34),
        layers=(
            DRAWN("broken_bridge"),
            sea(layout.child("flood"), HORIZON, paint=FLOOD, near_paint=FLOOD.darker(0.4), rows=13, swell=8),
            drowned(steeple(lit=True).placed(660, 600, 1.05), 470),
            let_down(),
            drowned(cottage(roof=colour("#7a3f34")).placed(150, 540, 0.95), 440),
            drowned(apple_tree(layout.child("tree"), 200, 9).placed(84, 690, 1.2), 604),
            hens_on_table().placed(672, 650, 1.9, -0.05),
            current(layout.child("current")),
            group(Glow(GLOW, 520, GOLD, 0.8, falloff=1.3), Glow((400, 1010), 330, GOLD, 0.45)),
            group(reflection()),
            saved(layout.child("spray")),
            rain(layout.child("rain"), 160, (30, 30, 770, 1180), slant=-0.3, length=40),
        ),
        focal="saved",
        light=Lamplight(GLOW),
        glaze=Glaze(colour("#182440"), 0.85, top=1.05),
        shadow=colour("#34384c"),
        haze=colour("#7a8288"),
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


def current(stream: Stream) -> Group:
    """One great slow whirl with the cradle in it, drawn out towards the gap in the bridge."""
    whirl: list[Points] = []
    for turn in range(20):
        reach = 250 + 30 * turn
        for _ in range(4):
            start = stream.uniform(0, math.tau)
            arc = ellipse(410, 990, reach, 0.4 * reach, start=start, end=start + stream.uniform(0.3, 0.9), count=20)
            whirl.append(arc[arc[:, 1] > 560])
    race = [
        curve([(430 + 0.25 * d, 366 + 0.1 * abs(d)), (432 + 0.6 * d, 440), (424 + 1.5 * d, 540)])
        for d in range(-110, 120, 37)
    ]
    strokes = tuple(path for path in whirl if len(path) > 3)
    return group(
        Veil(solid(*(limb(path, [1, 8, 1], steps=2) for path in strokes[::2])), FOAM, "foam", 0.5, 2),
        Veil(solid(*(limb(path, [1, 5, 1], steps=2) for path in race)), FOAM, "foam", 0.4, 2),
        Lines((*strokes, *race[::2]), 1.8, WET, strength=0.75),
        name="current",
    )


def reflection() -> Veil:
    broken = [
        limb([(404 - w, y), (404, y + 5), (404 + w, y)], [2, 13, 2])
        for y, w in ((1010, 230), (1040, 180), (1070, 200), (1100, 120), (1130, 140), (1158, 60))
    ]
    return Veil(solid(*broken), GOLD, "reflection", 0.8, 4)


def saved(stream: Stream) -> Group:
    """Cradle and cat, and what splashes round them."""
    drops = np.stack([stream.uniform(110, 230, count=26), stream.uniform(850, 950, count=26)], axis=1)
    return group(
        Clip(solid(rectangle(-60, -60, 860, 962)), group(cradle())),
        *DRAWN("saved"),
        Dots(drops, 1.5 + 2.5 * stream.fractions(26), FOAM, "spray"),
        balancing_cat(),
        rat("sitting").placed(640, 930, 2.2),
        name="saved",
    )


def cradle() -> Group:
    """Old bars with the light between them; and one small head among the blankets."""
    made = group(*DRAWN("cradle"), sleeper().placed(13, -57, 0.16, 0.8), *DRAWN("cradle_light"))
    return made.under(CRADLE)


def sleeper() -> Group:
    """A head on a pillow, nothing to do with it all."""
    child = portrait(1.15, "infant", hair="cropped", mood="asleep", bust=False)
    x, y = child.anchor("head")
    pillow = blob("-56,24 -50,-48 0,-66 58,-56 70,0 60,52 0,60")
    return group(
        cloth(pillow, BLAZE, "pillow", weight=0.5, form=ROUND, modelling=0, line=1.3),
        child.placed(-x, -y).changed(glowing),
        name="sleeper",
    )


def glowing(item: Painted) -> Painted:
    """Lit from all round by the cradle's own light."""
    return replace(item, modelling=0.15) if isinstance(item, Shape) else item


def balancing_cat() -> Group:
    """In mid-leap from hood to rim, where the weight is wanted next."""
    x, y = CRADLE.point((-8, -74))
    return group(
        tabby("leaping")
        .dressed(fur=colour("#f0912c"), belly=colour("#fbe3b4"), stripe=colour("#7a2c18"))
        .placed(x + 120, y + 74, 5.7, -0.36),
        Glow((x - 20, y - 60), 230, GOLD, 0.3, spare=1.0),
        name="cat",
    )


def let_down() -> Group:
    """Help, if they pass near enough."""
    return group(lantern().placed(660, 296, 0.9), rope("630,390 610,440 580,482 586,518", 4.0), name="help")


def hens_on_table() -> Group:
    return group(
        Clip(solid(rectangle(-90, -90, 90, -12)), group(table(70).placed(0, 20))),
        hen("standing").placed(-14, -27, 0.8),
        hen("standing").dressed(feather=colour("#e6dccb")).placed(24, -30, 0.8, flip=True),
        Veil(solid(limb("-58,-12 0,-9 58,-12", [2, 7, 2])), FOAM, "foam", 0.8, 2),
        Lines((curve("-62,-9 0,-5 64,-9"), curve("-48,-2 0,1 52,-2")), 1.4, WET),
    )
