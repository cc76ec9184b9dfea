"""Flowers."""

import math
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    TAU,
    Points,
    along,
    blob,
    curve,
    ellipse,
    fuse,
    place,
    points,
    solid,
)
from studio.motifs.forms import turned
from studio.motifs.plants.foliage import ROUNDED, SLENDER
from studio.scene import Group, Lines, Shape, group

FlowerKind = Literal["daisy", "poppy", "tulip", "rose", "bell", "sunflower", "thistle"]
PETALS: dict[FlowerKind, str] = {
    "daisy": "white",
    "poppy": "poppy red",
    "tulip": "coral rose",
    "rose": "faded rose",
    "bell": "heather purple",
    "sunflower": "sun yellow",
    "thistle": "thistle purple",
}


def flower(kind: FlowerKind = "daisy", height: float = 34.0, petal: Colour | None = None, bend: float = 0.1) -> Group:
    """One flower on its stalk, with two leaves; anchor `head`. Role `petal`."""
    paint = petal or colour(PETALS[kind])
    head = (bend * height, -height)
    stalk = curve([(0, 0), (0.1 * bend * height, -0.5 * height), head])
    size = 0.2 * height
    blades = [
        place(SLENDER, *along(stalk, share)[0], 0.42 * height, -math.pi / 2 + side)
        for share, side in ((0.25, 0.8), (0.42, -0.75))
    ]
    return group(
        Lines((stalk,), 1.6, colour("briar green").darker(0.2), "stalk", 0.95),
        Shape(solid(*blades), colour("leaf green"), "leaf", 0.9, modelling=0.5, line=0.8),
        *(item for item in _bloom(kind, size, paint).placed(*head, rotation=0.6 * bend).items),
        name=kind,
    ).with_anchors(head=head)


def _bloom(kind: FlowerKind, size: float, paint: Colour) -> Group:
    petal = Shape((), paint, "petal", 0.85, modelling=0.6, line=0.9)
    heart = Shape(solid(ellipse(0, 0, 0.32 * size)), colour("honey"), "heart", 1.0, line=0.8)
    if kind in ("daisy", "sunflower"):
        count, inner = (13, 0.55) if kind == "daisy" else (18, 0.62)
        rays = [
            place(ROUNDED * [1, 0.42], 0, 0, size * (1.05 if i % 2 else 0.95), i * TAU / count) for i in range(count)
        ]
        dark = colour("honey") if kind == "daisy" else colour("umber")
        middle = ellipse(0, 0, inner * size * (0.6 if kind == "daisy" else 1), count=20)
        core = Shape(solid(middle), dark, "heart", 1.0, texture="scales", line=0.9)
        return group(*(_filled(petal, ray) for ray in rays), core)
    if kind == "poppy":
        cups = [
            blob("0,0.4 -0.9,0.1 -0.8,-0.75 -0.1,-0.5 0.1,0"),
            blob("0,0.4 0.9,0.1 0.8,-0.75 0.1,-0.5 -0.1,0"),
            blob("0,0.5 -0.6,0.1 -0.3,-0.35 0.35,-0.35 0.6,0.1"),
        ]
        return group(*(_filled(petal, cup * size) for cup in cups))
    if kind == "tulip":
        sides = [
            blob("0,0.6 -0.6,0.2 -0.5,-0.8! 0,-0.1"),
            blob("0,0.6 0.6,0.2 0.5,-0.8! 0,-0.1"),
            blob("0,0.65 -0.38,0.1 0,-0.95! 0.38,0.1"),
        ]
        return group(*(_filled(petal, side * size) for side in sides))
    if kind == "rose":
        whorls = [
            ellipse(0, 0, size * k, size * 0.92 * k, start=t, end=t + 4.4) for k, t in ((0.66, 0), (0.44, 2), (0.22, 4))
        ]
        lobes = [
            ellipse(0.38 * size * math.cos(a), 0.38 * size * math.sin(a), 0.55 * size) for a in np.arange(5) * TAU / 5
        ]
        return group(Shape(fuse(*lobes), paint, "petal", 0.9, line=1.0), Lines(tuple(whorls), 0.9, strength=0.75))
    if kind == "bell":
        bell = turned((0.08, -0.2), (0.4, 0.05), (0.42, 0.6), (0.62, 0.95), dip=0.2)
        bells = [place(bell, x * size, y * size, 0.8 * size) for x, y in ((-0.7, 0.3), (0.55, 0.6), (0, 0))]
        return group(*(_filled(petal, one) for one in bells))
    tuft = [points((0, 0.1 * size), (size * math.sin(a), -size * math.cos(a))) for a in np.linspace(-1, 1, 17)]
    cup = ellipse(0, 0.25 * size, 0.45 * size, 0.5 * size)
    green = Shape(solid(cup), colour("sage green"), "heart", 0.9, texture="scales", line=0.9)
    return group(Lines(tuple(tuft), 1.4, paint, "petal", 0.95), green, *([] if kind == "thistle" else [heart]))


def _filled(pattern: Shape, ring: Points) -> Shape:
    return Shape(
        solid(ring), pattern.colour, pattern.role, pattern.weight, modelling=pattern.modelling, line=pattern.line
    )
