"""A nest."""

import numpy as np

from studio.chance import Stream
from studio.colour import colour
from studio.geometry import curve, ellipse, place, solid
from studio.motifs.forms import turned
from studio.scene import FLAT, Group, Lines, Shape, group


def nest(stream: Stream, radius: float = 22.0, eggs: int = 3) -> Group:
    """A bowl of twigs with eggs; anchor `rim` where a bird sits."""
    bowl = turned((radius, -0.7 * radius), (0.95 * radius, -0.4 * radius), (0.5 * radius, 0), dip=0.2)
    twigs = []
    for _ in range(60):
        x, y = stream.uniform(-0.95, 0.95) * radius, -stream.uniform(0.05, 0.75) * radius
        length, turn = stream.uniform(0.25, 0.6) * radius, stream.normal(0, 0.45)
        twigs.append(
            place(
                curve([(-length, 0), (0, 0.12 * length), (length, 0)], steps=4), x, y, rotation=turn + 0.3 * x / radius
            )
        )
    clutch = (
        [ellipse(x * radius, -0.76 * radius, 0.2 * radius, 0.27 * radius) for x in np.linspace(-0.4, 0.4, eggs)]
        if eggs
        else []
    )
    straw = colour("reed brown")
    return group(
        Shape(
            solid(ellipse(0, -0.7 * radius, radius, 0.26 * radius)),
            straw.darker(0.45),
            "nest",
            1.0,
            form=FLAT,
            line=1.2,
        ),
        *(Shape(solid(egg), colour("egg blue"), "egg", 0.5, line=1.0) for egg in clutch),
        Shape(solid(bowl), straw, "nest", 0.95, texture="straw", flow=0.1, line=1.2),
        Lines(tuple(twigs), 1.2, straw.darker(0.5), "nest", 0.85),
        name="nest",
    ).with_anchors(rim=(0.0, -0.85 * radius))
