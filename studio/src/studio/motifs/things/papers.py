"""Letters. Nothing on them can be read."""

import math

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, paths, points, rectangle, solid
from studio.materials import paper
from studio.scene import Group, Lines, Shape, group

SEAL = colour("seal red")


def envelope(width: float = 34.0, paint: Colour = colour("envelope white")) -> Group:
    """Its back towards us round the origin, sealed with wax."""
    half, tall = width / 2, 0.32 * width
    body = rectangle(-half, -tall, half, tall)
    flap = points((-half, -tall), (0, 0.25 * tall), (half, -tall))
    drop = (
        (0.2 * half * (1 + 0.08 * (i % 3)) * math.cos(a), 0.2 * tall + 0.2 * half * math.sin(a))
        for i, a in enumerate(np.linspace(0, math.tau, 9, endpoint=False))
    )
    seams = paths([(-half, tall), (-0.25 * half, 0)], [(half, tall), (0.25 * half, 0)])
    return group(
        paper(body, paint, weight=0.3, form=3, modelling=1.0, line=1.3),
        Lines(seams, 0.9, strength=0.55),
        Shape(solid(flap), paint, "paper", 0.3, form=2, shade=-0.05, line=1.2),
        Shape(solid(blob(*drop)), SEAL, "seal", 1.0, line=1.0),
        name="envelope",
    )


def winged_letter(width: float = 34.0, beat: float = 0.5, paint: Colour = colour("envelope white")) -> Group:
    """An envelope in flight, its flaps beating like wings; `beat` 1 raised … -1 lowered. Round the origin."""
    half, tall = 0.42 * width, 0.27 * width
    body = points((-half, -0.7 * tall), (half, -tall), (0.94 * half, 0.8 * tall), (-0.94 * half, tall))
    wing = np.vstack(
        [
            points((0.8 * half, -0.85 * tall)),
            curve(
                [
                    (0.8 * half, -0.85 * tall),
                    (1.5 * half, -0.3 * width * beat - tall),
                    (2.6 * half, -0.62 * width * beat - tall),
                ]
            ),
            curve(
                [
                    (2.6 * half, -0.62 * width * beat - tall),
                    (1.7 * half, 0.1 * width - 0.2 * width * beat),
                    (0.9 * half, 0.5 * tall),
                ]
            ),
        ]
    )
    folds = paths(
        [(-half, -0.7 * tall), (0, 0.2 * tall), (half, -tall)],
        [(-0.94 * half, tall), (-0.2 * half, 0.05 * tall)],
        [(0.94 * half, 0.8 * tall), (0.25 * half, 0)],
    )
    return group(
        Shape(solid(wing * [-1, 1]), paint.darker(0.1), "paper", 0.4, form=3, shade=0.1, line=1.2),
        Shape(solid(wing), paint.darker(0.04), "paper", 0.35, form=3, line=1.2),
        Shape(solid(body), paint, "paper", 0.25, form=3, line=1.3),
        Lines(folds, 1.0, strength=0.7),
        Shape(solid(ellipse(0, 0.18 * tall, 0.2 * half)), SEAL, "seal", 1.0, line=0.9),
        name="winged letter",
    )
