"""Leaves."""

from typing import Literal

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import TAU, Points, blob, place, points, solid
from studio.scene import Shape

BARK = colour("bark brown")
POINTED = blob("0,0 0.45,-0.28 1,0! 0.45,0.28", steps=3)
SLENDER = blob("0,0 0.5,-0.13 1,0! 0.5,0.13", steps=3)
ROUNDED = blob("0,0 0.3,-0.36 0.75,-0.34 1,0 0.75,0.34 0.3,0.36", steps=3)
_LOBES = [
    (0, 0),
    (0.1, -0.3),
    (0.02, -0.44),
    (0.3, -0.36),
    (0.4, -0.2),
    (0.56, -0.5),
    (0.62, -0.3),
    (0.7, -0.12),
    (1, 0),
]
LOBED = np.vstack([points(*_LOBES), points(*_LOBES[-2:0:-1]) * [1, -1]])
LeafKind = Literal["pointed", "slender", "rounded", "lobed"]
LEAVES: dict[LeafKind, Points] = {"pointed": POINTED, "slender": SLENDER, "rounded": ROUNDED, "lobed": LOBED}


def leaves(
    stream: Stream, spots: Points, size: float, spread: float, paint: Colour, kind: LeafKind = "pointed", each: int = 4
) -> tuple[Shape, ...]:
    """Single leaves strewn round the spots, in three tints of one colour."""
    count = each * len(spots)
    where = np.repeat(spots, each, axis=0) + stream.points(count, spread)
    sizes, turns = stream.uniform(0.7, 1.35, count=count) * size, stream.uniform(0, TAU, count=count)
    drawn = [
        place(LEAVES[kind], x, y, float(scale), float(turn))
        for (x, y), scale, turn in zip(where, sizes, turns, strict=True)
    ]
    tints = (paint.darker(0.25), paint, paint.lighter(0.1).mixed(colour("noon gold"), 0.25))
    return tuple(
        Shape(solid(*drawn[i::3]), tint, "leaf", 1.05, modelling=0, line=0.6, cover=0.7)
        for i, tint in enumerate(tints)
        if drawn[i::3]
    )
