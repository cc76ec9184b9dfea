"""An instrument: its origin is where the player holds it; anchors say where the other hand goes."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import closed, curve, ellipse, fuse, limb, points, solid
from studio.motifs.forms import both_sides, mirrored, pale
from studio.scene import Group, Item, Lines, Shape

VARNISH = colour("sienna")
EBONY = colour("soot black")
MAPLE = colour("honey wood")

# Right half of a fiddle's body, chin end down: (half width, y) before scaling.
_FIDDLE = (
    (0, -31),
    (10, -30),
    (14, -22),
    (11, -15),
    (9, -13),
    (9, -13),
    (9, -5),
    (9, -5),
    (11, -3),
    (17, 8),
    (13, 17),
    (0, 19),
)


def _fiddle(scale: float, varnish: Colour) -> tuple[list[Item], float]:
    """Body, neck and strings standing upright round the middle of the body; and the height of the scroll."""
    side = curve(_FIDDLE, steps=6)
    body = np.vstack([side, mirrored(side)[::-1]]) * scale
    holes = both_sides(limb(points("6,-8 5,-4 6.4,0") * scale, [1.2 * scale, 0.7 * scale, 1.2 * scale]))
    neck = limb(points((0, -10), (0, -62)) * scale, [4.4 * scale, 2.8 * scale])
    scroll = fuse(points("-2.4,-60 2.4,-60 2,-74 -2,-74") * scale, ellipse(0, -75 * scale, 3.4 * scale))
    pegs = [points((side * 2, y), (side * 7, y - 1)) * scale for side, y in ((-1, -64), (1, -66), (-1, -69), (1, -71))]
    strings = [points((x, -60), (1.4 * x, 2)) * scale for x in (-1.2, -0.4, 0.4, 1.2)]
    tail = points("-1.4,3 1.4,3 2.6,17 -2.6,17") * scale
    bridge = points("-4,1 4,1 3,-1.4 -3,-1.4") * scale
    purfling = np.vstack([side, mirrored(side)[::-1]]) * (0.9 * scale) - [0, 0.6 * scale]
    return [
        Lines(tuple(pegs), 2.2, EBONY, "peg", 1.0, False),
        Shape(scroll, varnish.darker(0.2), "wood", 1.0, line=1.2),
        materials.wood(body, varnish, form=9 * scale, flow=math.pi / 2, line=1.6),
        Lines((closed(purfling),), 0.8, strength=0.5),
        Shape(holes, EBONY, "hole", 1.2, modelling=0, line=0),
        Shape(solid(neck, tail), EBONY, "ebony", 1.1, form=3, line=1.1),
        pale(strings, 0.5 * scale, colour("moon cream"), "string"),
        Shape(solid(bridge), MAPLE, "wood", 0.9, line=0.9),
    ], -75 * scale


def violin(varnish: Colour = VARNISH) -> Group:
    """Upright round its middle, 56 tall; turn it to the chin. Anchors `neck`, `chin`, `strings`."""
    items, scroll = _fiddle(0.58, varnish)
    return Group(tuple(items), "violin").with_anchors(neck=(0.0, 0.75 * scroll), chin=(4.0, 9.0), strings=(0.0, -4.0))
