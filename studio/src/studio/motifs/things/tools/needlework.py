"""Scissors, thread and buttons."""

import numpy as np
from numpy.typing import ArrayLike

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import blob, closed, curve, ellipse, fuse, limb, points, solid, with_holes
from studio.scene import Dots, Group, Item, Lines, Shape, group

STEEL = colour("steel")
BRASS = colour("brass")
RED = colour("thread red")


def scissors(opened: float = 0.4, metal: Colour = STEEL, length: float = 36.0) -> Group:
    """Pivot at the origin, points up; `opened` in radians. Shears when made long."""
    k = length / 36
    items: list[Item] = []
    for side in (-1, 1):
        blade = blob("-1.6,2 -2.8,-8 -0.4,-26! 2.2,-8 2.4,2")
        bow = with_holes(ellipse(3.4, 19, 5.4, 7.4, 0.2), ellipse(3.4, 19, 3.4, 5.2, 0.2))
        shank = limb("0,0 1,8 1.6,13", [4.4, 3.2, 3.2])
        half = group(
            materials.metal(fuse(blade, shank), metal, weight=0.9, line=1.2),
            Shape(bow, colour("soot"), "handle", 1.0, line=1.2),
        )
        items += half.placed(0, 0, k, side * opened / 2, flip=side > 0).items
    items.append(Shape(solid(ellipse(0, 0, 1.8 * k)), BRASS, "pivot", 1.0, line=0.9))
    return Group(tuple(items), "scissors").with_anchors(tip=(0.0, -26.0 * k))


def thread(path: ArrayLike, paint: Colour = RED, weight: float = 1.8) -> Group:
    """A thread lying or hanging along a line, drawn where the line runs."""
    return group(Lines((curve(path),), weight, paint, "thread", 1.0, False), name="thread")


def button(radius: float = 7.0, paint: Colour = colour("mahogany")) -> Group:
    """Round the origin, four holes."""
    holes = points(*((x * 0.24 * radius, y * 0.24 * radius) for x in (-1, 1) for y in (-1, 1)))
    return group(
        Shape(solid(ellipse(0, 0, radius)), paint, "button", 1.0, form=0.3 * radius, line=1.3),
        Lines((closed(ellipse(0, 0, 0.68 * radius)),), 0.9, strength=0.6),
        Dots(holes, np.full(4, 0.13 * radius), colour("ink black"), "hole"),
        name="button",
    )
