"""Ropes, chains and ladders."""

import math

import numpy as np
from numpy.typing import ArrayLike

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    along,
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    path_length,
    place,
    points,
    resample,
    solid,
)
from studio.motifs.forms import block, rope_twist
from studio.motifs.things.tools.implements import ASH, HEMP, IRON, OAK
from studio.scene import ROUND, Dots, Group, Lines, Shape, group


def rope(path: ArrayLike, width: float = 5.0, hemp: Colour = HEMP) -> Group:
    """A twisted rope along a line, drawn where the line runs."""
    spine = curve(path)
    return group(
        Shape(solid(limb(path, [width, width])), hemp, "rope", 0.95, line=1.1),
        Lines(rope_twist(spine, 0.9 * width, 0.9 * width), 0.9, strength=0.7),
        name="rope",
    )


def sheet_rope(path: ArrayLike, knots: int = 5, cloth: Colour = colour("washed white")) -> Group:
    """Bedsheets knotted together along a line."""
    spine = curve(path)
    spots = [along(spine, share) for share in np.linspace(0.06, 0.94, knots)]
    lumps = [
        place(fuse(ellipse(0, 0, 8, 6), blob("4,-4 15,-12 10,-2"), blob("4,4 15,10 9,2"))[0], *spot, rotation=turn)
        for spot, turn in spots
    ]
    even = resample(spine, path_length(spine) / (4 * knots))
    widths = [7.0 if i % 4 else 11.0 for i in range(len(even))]
    folds = [spine + normals(spine) * offset for offset in (-1.6, 1.8)]
    return group(
        materials.cloth(limb(even, widths, steps=3), cloth, weight=0.4, form=ROUND, line=1.2),
        Lines(tuple(folds), 0.8, strength=0.5),
        Shape(solid(*lumps), cloth, "cloth", 0.4, line=1.2),
        name="sheet rope",
    )


def ladder(length: float = 345.0, wide: float = 46.0, missing: tuple[int, ...] = (), wood: Colour = OAK) -> Group:
    """A ladder standing on the origin; rungs counted from the top in `missing` are gone, their sockets are not.

    Anchors `top`, `rung_1` … from the bottom.
    """
    heights = np.arange(28, length - 15, 30)
    rails = [limb([(side, 0), (side * 0.9, -length)], [9, 7]) for side in (-wide / 2, wide / 2)]
    gone = {len(heights) - rank for rank in missing}
    rungs = [limb([(-wide / 2 - 4, -y), (wide / 2 + 4, -y)], [6, 6]) for i, y in enumerate(heights) if i not in gone]
    sockets = [(side * 0.9, -heights[i]) for i in gone for side in (-wide / 2, wide / 2)]
    return group(
        Shape(solid(*rungs), wood, "wood", 1.0, line=1.2),
        materials.wood(solid(*rails), wood, form=ROUND, flow=math.pi / 2, line=1.4),
        *([Dots(points(*sockets), np.full(len(sockets), 2.6), colour("ink black"), "socket")] if sockets else []),
        name="ladder",
    ).with_anchors(top=(0.0, -length), **{f"rung_{i}": (0.0, -float(y)) for i, y in enumerate(heights, 1)})


def step_ladder(height: float = 150.0, wood: Colour = ASH) -> Group:
    """Standing by itself; anchor `top`."""
    front = [limb([(x, 0), (0.55 * x - 4, -height)], [6, 5]) for x in (-30, 14)]
    back = [limb([(x, -8), (0.35 * x - 19, -height + 2)], [4.4, 4]) for x in (46, 74)]
    treads = [
        points(
            (-30 + 11 * s, -height * s),
            (14 - 9 * s, -height * s),
            (18 - 9 * s, -height * s - 4),
            (-26 + 11 * s, -height * s - 4),
        )
        for s in np.linspace(0.16, 0.86, 6)
    ]
    cord = curve([(-12, -0.4 * height), (16, -0.36 * height), (44, -0.44 * height)])
    return group(
        Shape(solid(*back), wood.darker(0.25), "wood", 1.0, line=1.2),
        Lines((cord,), 1.2, HEMP, "rope"),
        Shape(solid(*treads), wood.lighter(0.1), "wood", 0.95, form=2, line=1.1),
        materials.wood(solid(*front), wood, form=ROUND, flow=1.57, line=1.3),
        *block(-26, -height - 5, 10, -height, wood, deep=(10.0, -6.0)),
        name="step ladder",
    ).with_anchors(top=(-4.0, -height - 8))


def rope_ladder(length: float = 160.0, wide: float = 26.0) -> Group:
    """Hanging from the origin; anchor `end`."""
    sides = [
        curve([(side * wide / 2, 0), (side * wide / 2 + 3, 0.5 * length), (side * wide / 2 - 2, length)])
        for side in (-1, 1)
    ]
    rungs = [limb([(-wide / 2 - 3, y), (wide / 2 + 3, y + 1.5)], [3.6, 3.6]) for y in np.arange(14, length, 16)]
    return group(
        Lines(tuple(sides), 2.2, HEMP, "rope", 1.0, False),
        Shape(solid(*rungs), OAK, "wood", 1.0, line=1.1),
        name="rope ladder",
    ).with_anchors(end=(0.0, length))


def chain(path: ArrayLike, size: float = 6.0, metal: Colour = IRON) -> Group:
    """Links along a line, every second seen from its edge."""
    spine = curve(path)
    spots = [along(spine, share) for share in np.linspace(0, 1, max(2, round(path_length(spine) / (1.05 * size))))]
    open_links = [
        closed(place(ellipse(0, 0, 0.72 * size, 0.42 * size), *spot, rotation=turn)) for spot, turn in spots[::2]
    ]
    edges = [place(points((-0.6 * size, 0), (0.6 * size, 0)), *spot, rotation=turn) for spot, turn in spots[1::2]]
    return group(
        Lines(tuple(open_links), 2.0, metal, "metal", 1.0, False),
        Lines(tuple(edges), 2.6, metal.darker(0.2), "metal", 1.0, False),
        name="chain",
    )


def shackle() -> Group:
    """An open iron cuff at the origin with a few links; anchor `end`."""
    links = chain([(4, 2), (16, 12), (30, 14)])
    cuff = limb(ellipse(-6, 0, 10, start=0.5, end=5.6, count=20)[::3], [5, 5])
    return group(*links.items, materials.metal(cuff, IRON, line=1.3), name="shackle").with_anchors(end=(30.0, 14.0))
