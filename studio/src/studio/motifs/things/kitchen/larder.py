"""What one eats with."""

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import ellipse, fuse, limb
from studio.scene import Group, Lines, group


def spoon(length: float = 30.0, metal: Colour = colour("silver")) -> Group:
    """Held at the origin, its bowl up."""
    k = length / 30
    return group(
        materials.metal(
            tuple(ring * k for ring in fuse(limb([(0, 8), (0, -14)], [2.4, 1.6]), ellipse(0, -18, 3.6, 5.6))),
            metal,
            weight=0.9,
            line=1.2,
        ),
        Lines((ellipse(0, -18 * k, 2.2 * k, 4 * k, start=1.8, end=4.4),), 0.8, strength=0.6),
        name="spoon",
    )
