"""A ladder of rope."""

import numpy as np

from studio.colour import colour
from studio.geometry import (
    curve,
    limb,
    solid,
)
from studio.scene import Group, Lines, Shape, group

OAK = colour("oak brown")
HEMP = colour("tobacco")


def rope_ladder(length: float = 160.0, wide: float = 26.0) -> Group:
    """Hanging from the origin; anchor `end`."""
    sides = [
        curve([(side * wide / 2, 0), (side * wide / 2 + 3, 0.5 * length), (side * wide / 2 - 2, length)])
        for side in (-1, 1)
    ]
    rungs = [limb([(-wide / 2 - 3, y), (wide / 2 + 3, y + 1.5)], [3.6, 3.6]) for y in np.arange(14, length, 16)]
    return group(
        Lines(tuple(sides), 2.2, HEMP, "rope", 1.0, False),
        Shape(solid(*rungs), OAK, "wood", 1.0, line=1.1),
        name="rope ladder",
    ).with_anchors(end=(0.0, length))
