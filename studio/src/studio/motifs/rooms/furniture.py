"""What one sits on."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    ellipse,
    limb,
    solid,
)
from studio.scene import Group, Lines, Shape, group

OAK = colour("oak brown")


def stool(tall: float = 27.0, wood: Colour = OAK) -> Group:
    """Three legs, a round top; anchor `seat`."""
    legs = [limb([(x, -tall), (1.5 * x, 0)], [4, 3]) for x in (-9, 9)] + [limb([(1, -tall), (2, -4)], [4, 3])]
    seat = np.vstack(
        [ellipse(0, -tall, 15, 4.5, start=math.pi, end=math.tau), ellipse(0, -tall + 4, 15, 4.5, end=math.pi)]
    )
    return group(
        Shape(solid(*legs), wood.darker(0.15), "wood", 1.0, line=1.2),
        materials.wood(seat, wood, weight=0.95, form=6, line=1.3),
        Lines((ellipse(0, -tall, 15, 4.5, end=math.pi),), 1.0, strength=0.6),
        name="stool",
    ).with_anchors(seat=(0.0, -tall - 2))
