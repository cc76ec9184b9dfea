"""Cups, kettles and pots: what holds something."""

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, fuse, limb, place, solid, with_holes
from studio.motifs.forms import hoop, turned, when
from studio.scene import FLAT, Group, Lines, Shape, group

CHINA = colour("porcelain white")
BLUE = colour("jug blue")


def _garland(half: float, y: float, paint: Colour, count: int = 7) -> Lines:
    """A painted border on china: sprigs along a hoop."""
    path = hoop(half, y, 0.22)
    spots = path[np.linspace(1, len(path) - 2, count).astype(int)]
    sprigs = [place(curve("-2,1 0,-2 2,1"), float(x), float(y)) for x, y in spots]
    return Lines((path, *sprigs), 1.2, paint, "pattern", 0.75)


def cup(
    size: float = 20.0,
    china: Colour = CHINA,
    drink: Colour = colour("tea brown"),
    saucer: bool = True,
    pattern: Colour | None = BLUE,
) -> Group:
    """A teacup `size` wide, handle at the right, on its saucer. Anchors `rim`, `steam`."""
    k = size / 20
    dish = turned((15, -2.4), (11, -0.4), (8, 0), dip=0.2) * k
    bowl = turned((10, -14), (9.4, -8), (5.4, -2.4), (4.4, -1.6), dip=0.2) * k
    handle = with_holes(ellipse(10.6, -8.8, 4.6, 4.4), ellipse(10.4, -8.8, 2.9, 2.8))
    return group(
        *when(
            saucer,
            Shape(solid(ellipse(0, -2.4 * k, 15 * k, 3.6 * k)), china.darker(0.06), "china", 0.3, form=FLAT, line=1.1),
            Shape(solid(dish), china, "china", 0.3, line=1.3),
        ),
        Shape(tuple(ring * k for ring in handle), china, "china", 0.35, line=1.1),
        Shape(solid(bowl), china, "china", 0.3, modelling=0.8, line=1.4),
        *([_garland(9.2 * k, -10 * k, pattern)] if pattern else []),
        Shape(solid(ellipse(0, -14 * k, 10 * k, 2.2 * k)), china.darker(0.05), "china", 0.3, form=FLAT, line=1.2),
        Shape(solid(ellipse(0, -13.6 * k, 8.6 * k, 1.6 * k)), drink, "drink", 0.95, form=FLAT, modelling=0, line=0.6),
        name="cup",
    ).with_anchors(rim=(0.0, -14.0 * k), steam=(0.0, -15.0 * k))


def teapot(size: float = 34.0, china: Colour = CHINA, pattern: Colour | None = BLUE) -> Group:
    """Spout at the left, handle at the right; anchors `spout`, `hand`."""
    body = turned((6, -26), (12, -24), (17, -14), (12, -3), (8, -1), dip=0.2)
    spout = limb("-12,-12 -20,-14 -24,-24", [9, 6, 4])
    handle = with_holes(blob("14,-24 26,-26 29,-15 20,-6 14,-7"), blob("15,-21 23,-22 25,-15 19,-10 15,-10"))
    lid = turned((0, -33.4), (2.2, -32.6), (2.6, -31), (1.4, -29), (7, -26), dip=0.2)
    pot = group(
        Shape(handle, china, "china", 0.35, line=1.3),
        Shape(fuse(body, spout, soften=1), china, "china", 0.32, line=1.5),
        Shape(solid(lid), china, "china", 0.35, line=1.2),
        *([_garland(16.5, -15, pattern)] if pattern else []),
        name="teapot",
    )
    return pot.with_anchors(spout=(-25.0, -25.0), hand=(27.0, -16.0)).placed(scale=size / 34)
