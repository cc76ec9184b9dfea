"""Wren, the shy one: a small bird and a very large scarf."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.faces.features import SIDE, whole
from studio.geometry import intersection, limb, outline, solid
from studio.landscape import graded_sky
from studio.materials import feathers
from studio.scene import Dots, Group, Scene, Shape, group

DRAWN = Sheet("faces/wren")

BROWN = colour("#8a5a34")
BUFF = colour("#ead2a4")


def wren(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #9fb8c8 0.7, 0.6 #cdd9dc 0.5, 1 #e4e6e0 0.35",
            box=(0, 0, SIDE, SIDE), lines=0.3, unrest=0.6,
        ),
        layers=(
            snow(layout.child("far snow"), 26, 2.2),
            group(DRAWN("tail"), DRAWN("body"), head(), DRAWN("scarf"), name="bird").placed(-20, -32, 1.07),
            snow(layout.child("near snow"), 12, 4.2),
        ),
        focal="bird",
        shadow=colour("#5c6390"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def snow(stream: Stream, count: int, size: float) -> Group:
    places = np.stack([stream.uniform(8, 392, count=count), stream.uniform(8, 392, count=count)], axis=1)
    away = np.hypot(*(places - [192, 196]).T) > 112
    return group(Dots(places[away], size * stream.uniform(0.6, 1.2, count=count)[away], colour("clear white"), "snow"))


def head() -> Group:
    """Drawn round the origin; sunk between the shoulders, turned a little aside."""
    skull = solid(whole(((0, -104), (58, -92), (96, -44), (102, 16), (70, 80), (0, 100)), 0))
    cheeks = intersection(outline("-14,10 20,4 70,16 110,10 90,90 -90,90 -110,14 -80,18 -40,6"), skull)
    brows = [
        limb([(-8 + s * 15, -42), (-7 + s * 42, -42), (-5 + s * 74, -28), (-3 + s * 98, 4)], [8, 14, 14, 4])
        for s in (-1, 1)
    ]
    return group(
        feathers(skull, BROWN, form=70, flow=1.5, line=2.2),
        *DRAWN("head"),
        feathers(cheeks, BUFF, "face", weight=0.6, form=40, modelling=0.6, flow=1.5, line=0.0),
        *DRAWN("head_2"),
        Shape(intersection(solid(*brows), skull), colour("#f6e9c8"), "brow", 0.35, modelling=0, line=0.9),
        *DRAWN("head_ring"),
        name="head",
    ).placed(194, 182, 1.0, math.radians(-7))
