"""A doll."""

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import curve, ellipse, limb, outline, paths, points, solid
from studio.materials import cloth, fur
from studio.motifs.things.keepsakes.treasures import INK
from studio.scene import ROUND, Dots, Group, Lines, Shape, group


def doll(dress: Colour = colour("dusk blue")) -> Group:
    """A rag doll sitting slumped, 34 tall."""
    return group(
        Shape(
            solid(limb("-4,-6 -14,-2 -20,-1", [5, 4.6, 4]), limb("4,-6 12,-2 18,-1", [5, 4.6, 4])),
            colour("linen"),
            "limb",
            0.6,
            line=1.1,
        ),
        cloth(outline("-6,-21 -10,-3 0,-1 10,-3 6,-21"), dress, "dress", weight=0.95, form=ROUND, line=1.3),
        Shape(
            solid(limb("-5,-19 -12,-12 -13,-8", [4, 3.6, 3.4]), limb("5,-19 11,-12 13,-8", [4, 3.6, 3.4])),
            colour("linen"),
            "limb",
            0.6,
            line=1.1,
        ),
        fur(
            outline("1,-37 -7,-34 -9,-24 -7,-19 -4,-22 6,-22 9,-19 11,-24 9,-34"),
            colour("rust"),
            "hair",
            weight=0.95,
            form=ROUND,
            line=1.2,
        ),
        Shape(solid(ellipse(1, -27, 6.6, 6.8)), colour("linen"), "skin", 0.5, line=1.1),
        Dots(points((-1.6, -27), (3.6, -27)), np.full(2, 1.1), INK, "eye"),
        Lines(paths(curve("-1,-23 1,-22.4 3,-23")), 1.0),
        name="doll",
    )
