"""What stands about a house: a hive; and smoke."""

import math
from collections.abc import Sequence

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    curve,
    ellipse,
    fuse,
    resample,
    solid,
)
from studio.materials import straw
from studio.motifs.forms import block, hoop, turned
from studio.scene import ROUND, Group, Lines, Shape, group


def hive(width: float = 64.0) -> Group:
    """A straw skep on its stand; anchor `entrance`."""
    tall = 1.02 * width
    dome = turned(
        (0, -tall),
        (0, -tall),
        (0.3 * width, -0.92 * tall),
        (0.47 * width, -0.55 * tall),
        (0.5 * width, -0.1 * tall),
        dip=0.16,
    )
    coils = [
        hoop(half * width, -share * tall, 0.18)
        for half, share in (
            (0.5, 0.22),
            (0.5, 0.34),
            (0.485, 0.46),
            (0.46, 0.58),
            (0.42, 0.7),
            (0.35, 0.81),
            (0.25, 0.9),
        )
    ]
    door = (-0.22 * width, -0.16 * tall)
    return group(
        *block(-0.62 * width, -0.1 * tall, 0.62 * width, 0, colour("oak brown"), deep=(8.0, -6.0)),
        straw(dome, colour("straw gold"), weight=0.9, form=ROUND, flow=0.2, line=1.6),
        Lines(tuple(coils), 1.5, strength=0.75),
        Shape(
            solid(ellipse(*door, 0.08 * width, 0.07 * width)),
            colour("ink black"),
            "opening",
            1.2,
            modelling=0,
            line=1.3,
        ),
        name="hive",
    ).with_anchors(entrance=door, top=(0.0, -tall))


def smoke(
    stream: Stream,
    path: Sequence[Point],
    start: float = 8.0,
    end: float = 34.0,
    paint: Colour = colour("smoke grey"),
    strength: float = 0.35,
) -> Group:
    """A plume along a line, drawn where the line runs, swelling from `start` to `end`."""
    spine = resample(curve(path), 4.0)
    puffs, curls, share = [], [], 0.0
    while share < 1:
        radius = start + (end - start) * share
        x, y = spine[round(share * (len(spine) - 1))] + stream.points(1, 0.22 * radius)[0]
        puffs.append(ellipse(x, y, radius * stream.uniform(0.8, 1.1), 0.8 * radius, stream.uniform(0, 3)))
        turn = stream.uniform(0, math.tau)
        curls.append(ellipse(x, y, 0.62 * radius, 0.52 * radius, start=turn, end=turn + 2.6, count=14))
        share += 0.62 * radius / (4.0 * len(spine))
    return group(
        Shape(fuse(*puffs, soften=0.1 * start), paint, "smoke", strength, form=0.8 * end, texture="cloud", line=1.3),
        Lines(tuple(curls[::2]), 1.0, strength=0.45),
        name="smoke",
    )
