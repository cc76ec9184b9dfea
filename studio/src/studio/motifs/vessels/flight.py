"""In the air: a balloon, an airship."""

import itertools
import math

import numpy as np

from studio.colour import colour
from studio.geometry import ellipse, points, solid
from studio.materials import straw
from studio.motifs.forms import hoop, turned
from studio.motifs.vessels.wheels import BRASS, ROPE, WALNUT
from studio.scene import ROUND, Group, Lines, Shape, group


def balloon(radius: float = 70.0, stripes: tuple[str, ...] = ("barn red", "cream", "ochre", "cream")) -> Group:
    """A hot-air balloon; the basket's floor is at the origin. Anchors `basket`, `crown`."""
    y = -2.55 * radius
    skin = turned(
        (0, y - radius),
        (0.55 * radius, y - 0.84 * radius),
        (radius, y - 0.05 * radius),
        (0.82 * radius, y + 0.52 * radius),
        (0.34 * radius, y + 1.12 * radius),
        dip=0.2,
    )
    edges = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 9))
    outer = skin[np.argmin(skin[:, 1]) :]
    outer = outer[: int(np.argmax(outer[:, 1] >= y + 1.12 * radius)) + 1]
    profile = np.stack([outer[:, 0] / radius, outer[:, 1]], axis=1)
    gores = [
        np.vstack([profile * [a * radius, 1], (profile * [b * radius, 1])[::-1]]) for a, b in itertools.pairwise(edges)
    ]
    basket = turned((0.22 * radius, -0.34 * radius), (0.19 * radius, 0), dip=0.16)
    ropes = [
        points((x * 0.34 * radius, y + 1.12 * radius), (x * 0.22 * radius, -0.34 * radius))
        for x in (-0.98, -0.4, 0.4, 0.98)
    ]
    swags = [
        ellipse(
            (a + b) / 2 * 0.96 * radius, y + 0.28 * radius, (b - a) / 2 * radius, 0.1 * radius, end=math.pi, count=10
        )
        for a, b in itertools.pairwise(edges)
    ]
    return group(
        Lines(tuple(ropes), 1.1, ROPE, "rope", 0.95, steady=True),
        Shape(solid(skin), colour(stripes[0]), "balloon", 0.9, line=1.8),
        *(
            Shape(
                solid(gore),
                colour(stripes[i % len(stripes)]),
                f"gore {i % len(stripes)}",
                0.85,
                form=0.9 * radius,
                shade=0.16 * (edges[i] + edges[i + 1]),
                line=0.9,
            )
            for i, gore in enumerate(gores)
        ),
        Lines(tuple(swags), 1.3, BRASS.darker(0.2), "swag", 0.9),
        straw(basket, colour("honey wood"), "basket", weight=0.9, form=ROUND, flow=0.0, line=1.4),
        Lines(
            (hoop(0.22 * radius, -0.34 * radius, 0.16), hoop(0.205 * radius, -0.16 * radius, 0.16)),
            1.8,
            WALNUT,
            "basket",
        ),
        name="balloon",
    ).with_anchors(basket=(0.0, -0.34 * radius), crown=(0.0, y - radius))
