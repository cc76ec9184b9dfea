"""A crown and a globe."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import blob, ellipse, points, solid, with_holes
from studio.motifs.forms import hoop, turned
from studio.scene import FLAT, Clip, Dots, Group, Lines, Shape, group

GILT = colour("antique gold")
LEATHER = colour("leather brown")
WALNUT = colour("walnut")
RED = colour("umbrella red")
INK = colour("ink black")


def crown(width: float = 36.0, metal: Colour = GILT) -> Group:
    """Standing on its band; anchor `top`."""
    k = width / 36
    spikes = [
        (-18, -14),
        (-20, -30),
        (-11, -19),
        (-9, -34),
        (-3, -20),
        (0, -38),
        (3, -20),
        (9, -34),
        (11, -19),
        (20, -30),
        (18, -14),
    ]
    body = np.vstack([points(*spikes), ellipse(0, -6, 17, 4, end=math.pi), points((-17, -8))]) * k
    tips = points(*(spikes[i] for i in (1, 3, 5, 7, 9))) * k
    gems = [ellipse(x, -7 + 3 * math.sqrt(max(0, 1 - (x / 17) ** 2)), 2.4, 2.8) * k for x in (-11, 0, 11)]
    return group(
        Shape(solid(ellipse(0, -14 * k, 17 * k, 4 * k)), metal.darker(0.5), "inside", 1.0, form=FLAT, line=1.0),
        materials.metal(body, metal, form=8 * k, line=1.5),
        Lines((hoop(17 * k, -12 * k, 0.24),), 1.0, strength=0.7),
        Dots(tips, np.full(5, 2.2 * k), colour("pearl"), "pearl"),
        *(
            Shape(solid(gem), colour(paint), "gem", 1.0, line=0.9)
            for gem, paint in zip(gems, ("garnet", "cobalt", "garnet"), strict=True)
        ),
        name="crown",
    ).with_anchors(top=(0.0, -38.0 * k))


def globe(radius: float = 20.0) -> Group:
    """The earth on its stand, its lands nobody's; anchor `middle`."""
    y = -radius - 14
    lands = [
        blob("-0.7,-0.5 -0.2,-0.7 0.1,-0.3 -0.2,0 -0.5,-0.1"),
        blob("-0.3,0.2 0.1,0.1 0.3,0.5 0,0.8 -0.3,0.6"),
        blob("0.4,-0.6 0.8,-0.3 0.75,0.1 0.5,-0.1"),
    ]
    disc = solid(ellipse(0, y, radius))
    shore = [land * radius + [0, y] for land in lands]
    lines = [ellipse(0, y, radius * k, radius, start=-math.pi / 2, end=math.pi / 2) for k in (0.4, 0.8)] + [
        ellipse(0, y, radius * k, radius, start=math.pi / 2, end=1.5 * math.pi) for k in (0.4, 0.8)
    ]
    meridian = with_holes(ellipse(0, y, 1.16 * radius), ellipse(0, y, 1.06 * radius))
    return group(
        Shape(solid(turned((2, -16), (4, -10), (3, -6), (13, -2), (13, 0), dip=0.2)), WALNUT, "wood", 1.0, line=1.2),
        Shape(meridian, colour("brass"), "metal", 1.0, form=2, line=1.1),
        Shape(disc, colour("faded teal"), "sea", 0.85, line=1.4),
        Clip(disc, group(Shape(solid(*shore), colour("oatmeal"), "land", 0.8, modelling=0.5, line=0.9))),
        Lines(tuple(lines), 0.7, strength=0.45),
        name="globe",
    ).with_anchors(middle=(0.0, y))
