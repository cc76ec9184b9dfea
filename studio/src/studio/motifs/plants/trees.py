"""Parts of trees: roots, and a crown in blossom."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    TAU,
    Points,
    curve,
    ellipse,
    fuse,
    limb,
    place,
    solid,
)
from studio.motifs.plants.foliage import BARK
from studio.scene import Dots, Group, Lines, Shape, group


def roots(stream: Stream, reach: float = 160.0, count: int = 9, girth: float = 14.0, bark: Colour = BARK) -> Group:
    """Roots hanging down and out from the origin: below a tree in a cross-section, or over a ledge."""
    parts, hairs = [], []
    for angle in np.linspace(0.2, math.pi - 0.2, count) + stream.normal(0, 0.12, count=count):
        spine, heading = [np.zeros(2)], float(angle)
        for _ in range(5):
            heading += stream.normal(0, 0.32)
            spine.append(
                spine[-1] + reach / 5 * stream.uniform(0.7, 1.15) * np.array([math.cos(heading), math.sin(heading)])
            )
        parts.append(limb(spine, [girth * stream.uniform(0.7, 1.2), 0.5 * girth, 0.25 * girth, 1.0]))
        for knot in spine[2:]:
            for _ in range(2):
                drift = stream.points(1, 0.08 * reach)[0] + [0, 0.06 * reach]
                hairs.append(curve([knot, knot + 0.6 * drift, knot + drift + stream.points(1, 4)[0]], steps=4))
    return group(
        Lines(tuple(hairs), 1.0, bark.darker(0.4), "bark", 0.8),
        materials.bark(fuse(*parts, soften=0.12 * girth), bark, weight=1.0, form=0.6 * girth, line=1.3),
        name="roots",
    )


def crown_of_blossom(stream: Stream, spots: Points, size: float = 9.0, petal: Colour = colour("rose")) -> Group:
    """Blossom at given places: the ends of branches, or of antlers."""
    count = 5 * len(spots)
    where = np.repeat(spots, 5, axis=0) + stream.points(count, size)
    five = np.vstack([ellipse(0.32 * math.cos(a), 0.32 * math.sin(a), 0.3, count=6) for a in np.arange(5) * TAU / 5])
    petals = fuse(*(five[i : i + 6] for i in range(0, 30, 6)))[0]
    blooms = [
        place(petals, x, y, size * float(scale), float(turn))
        for (x, y), scale, turn in zip(
            where, stream.uniform(0.5, 1.0, count=count), stream.uniform(0, TAU, count=count), strict=True
        )
    ]
    return group(
        Shape(solid(*blooms[::2]), petal.darker(0.12), "petal", 0.85, modelling=0, line=0.6),
        Shape(solid(*blooms[1::2]), petal.lighter(0.3), "petal", 0.6, modelling=0, line=0.6),
        Dots(where[::2], np.full(len(where[::2]), 0.09 * size), colour("honey"), "heart"),
        name="blossom",
    )
