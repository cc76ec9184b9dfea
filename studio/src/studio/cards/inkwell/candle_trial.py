"""The Candle on Trial: the witness points, or reaches."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour, mix
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, curve, ellipse, limb, place, points, solid
from studio.landscape import wall
from studio.materials import fur, wood
from studio.motifs.animals import moth
from studio.motifs.plants import wreath
from studio.motifs.things.lights import flame
from studio.motifs.things.tools import crutch
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/candle_trial")

FLAME = (452.0, 520.0)
BENCH = colour("#4a3024")
GOLD = colour("#ffd684")
TINTS = tuple(colour(name) for name in ("#b3946c", "#b3a0bc", "#8f7355", "#d0bc96", "#a58a94", "#7d6478"))


@card("candle_trial")
def candle_trial(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#33242a"), colour("#2c2026"), lines=0.4),
        layers=(
            hollow_tree(layout.child("tree")),
            group(Glow(FLAME, 560, GOLD, 0.5, falloff=1.3)),
            presiding(layout.child("judge")),
            *(tier(layout.child(row), row) for row in range(4)),
            DRAWN("snuffer"),
            group(Glow((FLAME[0], FLAME[1] - 30), 250, GOLD, 0.75)),
            DRAWN("court_floor"),
            accused(),
            lovers(),
            witness_box(layout.child("witness")),
            DRAWN("defence"),
        ),
        focal=(330.0, 420.0, 560.0, 900.0),
        light=Lamplight(FLAME),
        glaze=Glaze(colour("#241a2c"), 0.5),
        shadow=colour("#4a3448"),
    )


def hollow_tree(stream: Stream) -> Group:
    """Walls of heartwood, and the dark on both sides of them."""
    rings = tuple(
        curve(
            [
                (400 + r * math.cos(a), 760 + 1.1 * r * math.sin(a) + stream.normal(0, 5))
                for a in np.linspace(math.pi, math.tau, 15)
            ]
        )
        for r in range(150, 700, 34)
    )
    return group(Lines(rings, 1.6, strength=0.6), *DRAWN("hollow_tree"), name="tree")


def feathered(start: Point, end: Point, size: float, paint: Colour) -> Group:
    """One antenna, a comb on a bent stem."""
    (x, y), (tx, ty) = start, end
    stem = curve([start, (0.6 * x + 0.4 * tx, 0.3 * y + 0.7 * ty), end])
    barbs = [
        limb([at, at + side * np.array([0.9, -0.3]) * size], [1.2, 0.8]) for at in stem[2::2] for side in (-1.0, 1.0)
    ]
    return group(Shape(solid(limb(stem, [2.4, 1.4]), *barbs), paint, "antenna", 0.6, form=FLAT, modelling=0, line=0.5))


def juror(tint: Colour, gaze: float) -> Group:
    """A moth 80 tall in its own wings, looking aside by `gaze`."""
    pale = mix(tint, colour("cream"), 0.45)
    shawl = blob("0,-56 26,-50 42,-22 48,10 30,18 0,12 -30,18 -48,10 -42,-22 -26,-50")
    spots = [ellipse(side * 25, -16, 7, 8) for side in (-1, 1)]
    ruff = blob("-22,-48 -12,-60 12,-60 22,-48 14,-38 0,-34 -14,-38")
    eyes = points((-7 + gaze, -64), (7 + gaze, -64))
    return group(
        feathered((-6, -74), (-24, -98), 5, pale),
        feathered((6, -74), (24, -98), 5, pale),
        Shape(solid(shawl), tint, "wing", 0.9, form=20, line=1.6),
        Shape(solid(*spots), tint.darker(0.35), "spot", 1.0, form=FLAT, line=1.0),
        Dots(points((-25, -16), (25, -16)), np.array([3.0, 3.0]), pale, "spot"),
        *DRAWN("juror"),
        fur(ruff, pale, weight=0.7, form=8, line=1.2),
        Shape(solid(ellipse(0, -64, 17, 15)), tint.lighter(0.06), "fur", 0.85, form=9, line=1.5),
        Dots(eyes, np.array([5.2, 5.2]), colour("ink black"), "eyes"),
        Dots(place(eyes, 1.4 + 0.3 * gaze, -1.6), np.array([1.6, 1.6]), colour("white"), "spark"),
    )


def tier(stream: Stream, row: int) -> Group:
    """One bench of the jury, the far ones first: some lean away, some lean in."""
    base, apart, scale = ((318.0, 86.0, 0.74), (400.0, 92.0, 0.84), (492.0, 104.0, 0.95), (602.0, 118.0, 1.1))[row]
    items: list[Item] = []
    for k in range(-4, 5):
        x = 412 + (k + 0.5 * (row % 2)) * apart + stream.normal(0, 4)
        if not 96 < x < 716 or (row == 3 and abs(x - FLAME[0]) < 70):
            continue
        y = base + 0.0005 * (x - 412) ** 2
        towards = 1.0 if x < FLAME[0] else -1.0
        lean = towards * stream.choice((0.16, 0.1, -0.1, 0.05, 0.2))
        items.append(juror(TINTS[stream.integer(0, len(TINTS))], 3.2 * towards).placed(x, y, scale, rotation=lean))
    across = np.linspace(40, 780, 20)
    arc: Points = np.stack([across, base + 3 * scale + 0.0005 * (across - 412) ** 2], axis=1)
    rail = np.vstack([arc, place(arc[::-1], 0, 52 * scale)])
    posts = tuple(points(np.add(at, (0, 4)), np.add(at, (0, 50 * scale))) for at in arc)
    items += [wood(rail, BENCH, "bench", form=10, flow=0.0), Lines(posts, 1.4, strength=0.7)]
    return group(*items, name=f"tier {row}")


def presiding(stream: Stream) -> Group:
    """The judge, whose wings look at you."""
    eyes: list[Item] = []
    for x in (-84, 84):
        eyes += [
            Shape(solid(ellipse(x, -52, 29, 29)), colour("#4a3428"), "spot", 1.05, form=FLAT, line=1.4),
            Shape(solid(ellipse(x, -52, 22, 22)), colour("#f0bb4a"), "spot", 1.0, form=FLAT, modelling=0.3, line=1.2),
            Dots(points((x, -50)), np.array([12.0]), colour("ink black"), "pupil"),
            Dots(points((x + 5, -56)), np.array([3.6]), colour("white"), "spark"),
        ]
    body = juror(colour("#b39a78"), 0.0).placed(0, 40, 1.05)
    judge = group(*DRAWN("presiding"), *eyes, body, name="judge")
    return group(wreath(stream, 30).placed(412, 92, 1.2), judge.placed(412, 222, 1.05), name="bench of the judge")


def accused() -> Group:
    """Tall, white, weeping; it has nothing to say but light."""
    x, top, _foot = FLAME[0], 556.0, 960.0
    return group(*DRAWN("accused"), group(*flame(96, 1.6)).placed(x, top - 14), *DRAWN("accused_wood"), name="accused")


def witness_box(stream: Stream) -> Group:
    """Small, brown, on a crutch; one wing is a cinder. The leg stretches towards the flame."""
    return group(
        *DRAWN("witness_box"),
        crutch(66).placed(140, 868, 2.4, rotation=0.06),
        *DRAWN("witness_box_fur"),
        name="witness",
    )


def lovers() -> Group:
    """Two from the back row who have stopped listening."""
    return group(
        moth("spread", "bone").placed(560, 778, 5.2, rotation=-0.6),
        moth("spread", "dusty lilac").placed(628, 830, 4.8, rotation=-0.8),
        name="lovers",
    )
