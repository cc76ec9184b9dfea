"""Hazel, the knowing one: a barn owl who was awake when it happened."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import pair, portrait, tufted, whole
from studio.geometry import Points, curve, ellipse, outline, points, solid
from studio.materials import cloth, feathers
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Veil, Wash, group

TAWNY = colour("#c98f4a")
WHITE = colour("#fbf6ea")
SHAWL = colour("#8d2f4a")


def hazel(chance: Chance) -> Scene:
    owl = group(shawl(), head(chance.layout).placed(200, 186, 1.12, math.radians(6)), name="owl")
    return portrait("0 #1f4a3c 1.05, 0.6 #2f6a4e 0.95, 1 #1c4238 1.05", owl, focal="owl", shadow="#4a4a78", lines=0.5)


def shawl() -> Group:
    body = whole(((0, 270), (70, 276), (128, 310), (160, 370), (168, 440), (0, 440)))
    left = outline("60,332! 120,282 196,300 262,352 250,372 170,356 110,372 44,440! 20,440!")
    right = outline("340,332! 280,282 206,306 150,350 164,374 240,356 296,372 356,440! 380,440!")
    fringe = tuple(points((x, 358 + 0.2 * abs(x - 200)), (x - 4, 392 + 0.2 * abs(x - 200))) for x in range(150, 256, 9))
    return group(
        feathers(body, TAWNY, weight=0.8, form=40, flow=1.5, line=2.2),
        cloth(right, SHAWL.darker(0.15), "shawl", weight=1.1, form=22, line=2.1),
        cloth(left, SHAWL, "shawl", weight=1.1, form=22, line=2.1),
        Lines(fringe, 1.8, SHAWL.darker(0.4), strength=0.8),
        Shape(solid(ellipse(204, 334, 15, 18)), colour("#e2b24a"), "brooch", 1.0, texture="metal", line=1.8),
        Shape(solid(ellipse(204, 334, 8, 10)), colour("#3f8a80"), "stone", 1.1, form=5, line=1.0),
        name="shawl",
    )


def head(stream: Stream) -> Group:
    """Drawn round the origin: a heart in a hood of feathers."""
    hood = whole(((0, -112), (52, -106), (98, -68), (116, -8), (102, 50), (60, 96), (0, 112)), 0)
    half = ((0, -58), (0, -58), (26, -84), (62, -82), (92, -44), (96, 6), (76, 50), (36, 84), (0, 100))
    heart = whole(half, 0)
    rim = tufted(whole([(1.1 * x, 1.08 * y) for x, y in half], 0)[::-1], stream, 8, 4, 0.2)
    crown = np.stack([stream.uniform(-84, 84, count=40), stream.uniform(-106, -70, count=40)], axis=1)
    inside = (crown[:, 0] / 100) ** 2 + (crown[:, 1] / 108) ** 2 < 0.86
    beak = outline("-9,16 0,6 9,16 10,40 3,58 0,62 -3,58 -10,40")
    rays: list[Item] = [Lines(tuple(_rays(side)), 1.0, colour("#b9a58c"), strength=0.6) for side in (-1, 1)]
    return group(
        feathers(hood, TAWNY, weight=0.9, form=50, flow=1.5, line=2.2),
        Dots(crown[inside], stream.uniform(1.6, 3.2, count=40)[inside], colour("#6a4526"), "speckle"),
        feathers(rim, colour("#8a5a30"), "rim", weight=1.0, form=8, line=1.4),
        feathers(heart, WHITE, "face", weight=0.25, form=50, modelling=0.45, line=1.4),
        Wash(pair(((6, 30), (10, -10), (34, -30), (44, -6), (26, 14)), 0), colour("#a8805c"), weight=0.5, softness=8),
        *rays,
        *(item for side in (-1, 1) for item in _eye(side)),
        Shape(beak, colour("#e6c9a0"), "beak", 0.7, form=6, modelling=0.8, line=1.7),
        Lines((points((0, -52), (0, 6)),), 1.4, colour("#8a6a50"), strength=0.7),
        name="head",
    )


def _rays(side: int) -> list[Points]:
    return [
        points(
            (side * (44 + 34 * math.cos(turn)), -8 + 34 * math.sin(turn)),
            (side * (44 + 50 * math.cos(turn)), -8 + 60 * math.sin(turn)),
        )
        for turn in np.linspace(-1.3, 2.2, 17)
    ]


def _eye(side: int) -> list[Item]:
    x = 44.0 * side
    return [
        Shape(solid(ellipse(x, -8, 25, 26)), colour("#1d1820"), "eye", 1.3, modelling=0, line=1.6),
        Veil(solid(ellipse(x, 6, 13, 6)), colour("#7a5a3a"), strength=0.7, softness=3.0),
        Dots(points((x - 9, -18), (x + 8, -4)), np.array([7.0, 2.6]), colour("clear white"), "spark", strength=1.0),
        Lines((curve([(x - 30, -20 - 4 * side), (x, -40), (x + 30, -20 + 4 * side)]),), 2.4),
    ]
