"""What one takes along: suitcases, bags, hatboxes, umbrellas."""

import itertools
import math
from dataclasses import replace
from typing import Literal

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Points,
    blob,
    curve,
    ellipse,
    limb,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.motifs.forms import block, both_sides, pale, turned
from studio.motifs.things.keepsakes.treasures import LEATHER, RED, WALNUT
from studio.scene import FLAT, ROUND, Group, Item, Lines, Shape, group


def suitcase(leather: Colour = LEATHER) -> Group:
    """Strapped, with corners, 44 wide, its handle up. Anchors `handle`, `inside`."""
    corners = both_sides(*(points((23, y), (23, y + d), (16, y)) for y, d in ((-30, 7), (0, -7))))
    straps = [rectangle(x - 2.2, -30, x + 2.2, 0) for x in (-11, 11)]
    buckles = [rectangle(x - 3, -20, x + 3, -14) for x in (-11, 11)]
    handle = with_holes(blob("-8,-30 -7,-37 7,-37 8,-30"), blob("-5,-30 -4.6,-34.4 4.6,-34.4 5,-30"))
    return group(
        Shape(handle, leather.darker(0.3), "handle", 1.0, line=1.2),
        *block(-23, -30, 23, 0, leather, "leather", "cloth", (9.0, -6.0)),
        Shape(corners, leather.darker(0.35), "corner", 1.0, form=2, line=1.0),
        Shape(solid(*straps), leather.darker(0.35), "strap", 1.0, form=2, line=1.0),
        Shape(solid(*buckles), colour("brass"), "buckle", 1.0, form=FLAT, line=1.0),
        name="suitcase",
    ).with_anchors(handle=(0.0, -36.0), inside=(0.0, -15.0))


def carpet_bag(cloth: Colour = colour("claret"), pattern: Colour = colour("mustard")) -> Group:
    """A soft bag with a clasp, 40 wide; anchor `handle`."""
    body = blob("-20,0 -22,-10 -14,-26 14,-26 22,-10 20,0! -20,0")
    flowers = [ellipse(x, y, 3) for x, y in ((-12, -7), (0, -12), (12, -7), (-6, -20), (7, -20), (0, -3))]
    handle = with_holes(blob("-9,-26 -7,-36 7,-36 9,-26"), blob("-6,-26 -5,-33 5,-33 6,-26"))
    return group(
        Shape(handle, LEATHER, "handle", 1.0, line=1.2),
        materials.cloth(body, cloth, weight=0.95, form=ROUND, line=1.5),
        Shape(solid(*flowers), pattern, "pattern", 0.8, modelling=0.3, line=0.7),
        Shape(solid(rectangle(-15, -28, 15, -24)), colour("brass"), "clasp", 1.0, form=2, line=1.1),
        name="carpet bag",
    ).with_anchors(handle=(0.0, -35.0))


def umbrella(state: Literal["open", "closed", "upturned"] = "open", paint: Colour = RED, span: float = 96.0) -> Group:
    """Open over whoever holds it at the origin; closed, hanging from its crook; or upturned as a boat, its keel at the
    origin. Anchors `tip`, `hand`, and for the boat `seat`, `mast`.
    """
    half = span / 2
    if state == "closed":
        body = blob("0,10 5,18 4.4,40 0,62! -4.4,40 -5,18")
        return group(
            Shape(solid(limb("-9,4 -8,-5 -1,-6 0,2 0,70", [3, 3.2, 3.2, 2.8, 1.6])), WALNUT, "handle", 1.0, line=1.1),
            materials.cloth(body, paint, form=ROUND, line=1.4),
            Lines(paths(curve("-3,16 2,34 0,58"), curve("3,15 4,30 1,50")), 1.0, strength=0.7),
            name="umbrella",
        ).with_anchors(hand=(0.0, 0.0), tip=(0.0, 70.0))
    rim, canopy, ribs = _canopy(half)
    dome = group(
        materials.cloth(canopy, paint, weight=0.95, form=0.45 * half, line=1.7),
        Lines(ribs, 1.2, strength=0.75),
        Shape(solid(limb([(0, -0.55 * half), (0, -0.7 * half)], [3, 2])), WALNUT, "handle", 1.0, line=1.0),
    )
    if state == "upturned":
        inside = Shape(
            solid(ellipse(0, -0.56 * half, half, 0.13 * half)), paint.darker(0.45), "inside", 1.0, form=FLAT, line=1.4
        )
        mast = Shape(
            solid(
                limb(
                    [(0, -0.4 * half), (0, -1.9 * half), (-5, -2.06 * half), (-13, -2.0 * half), (-14, -1.86 * half)],
                    [3.4, 3.2, 3.4, 3.4, 3.2],
                )
            ),
            WALNUT,
            "handle",
            1.0,
            line=1.2,
        )
        hull = [_turned_over(item, -0.56 * half) for item in dome.items]
        return group(inside, mast, *hull, name="umbrella").with_anchors(
            seat=(-0.4 * half, -0.5 * half), mast=(0.0, -1.8 * half), tip=(0.0, 0.1 * half)
        )
    lift = -0.5 * half - 34
    stick = limb("0,16 6,22 10,14", [3.2, 3.2, 3.2])
    under = Shape(solid(place(rim, 0, lift)), paint.darker(0.5), "inside", 1.0, form=FLAT, line=1.0)
    return group(
        Shape(solid(limb([(0, lift - 0.3 * half), (0, 16)], [2.6, 3]), stick), WALNUT, "handle", 1.0, line=1.1),
        under,
        *dome.placed(0, lift).items,
        name="umbrella",
    ).with_anchors(hand=(0.0, 0.0), tip=(0.0, lift - 0.7 * half))


def _canopy(half: float) -> tuple[Points, Points, tuple[Points, ...]]:
    """The scalloped rim (as a thin band), the dome above it, and its ribs; the rim is at y = 0."""
    edges = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 7)) * half
    scallops = np.vstack(
        [
            ellipse((a + b) / 2, 0, (b - a) / 2, -0.1 * half, end=math.pi, count=9)[::-1]
            for a, b in itertools.pairwise(edges)
        ]
    )
    top = ellipse(0, 0, half, 0.58 * half, start=math.pi, end=math.tau, count=40)
    canopy = np.vstack([top, scallops[::-1]])
    band = np.vstack([scallops, (scallops * [0.96, 1] + [0, 0.06 * half])[::-1]])
    ribs = tuple(curve([(0, -0.57 * half), (0.72 * x, -0.42 * half), (x, -1)]) for x in edges[1:-1])
    return band, canopy, ribs


def _turned_over(item: Item, lift: float) -> Item:
    """A part of the canopy upside down, its rim at the height `lift`."""
    if isinstance(item, Shape):
        return replace(item, outline=solid(*(ring * [1, -1] + [0, lift] for ring in item.outline)))
    assert isinstance(item, Lines)
    return replace(item, paths=tuple(path * [1, -1] + [0, lift] for path in item.paths))


def hatbox(paint: Colour = colour("dusty rose"), stripe: Colour = colour("cream")) -> Group:
    """Round, lidded, tied; 30 wide. Anchor `top`."""
    stripes = [
        curve([(x, -15 + 2 * math.sqrt(max(0, 1 - (x / 15) ** 2))), (x, 2 * math.sqrt(max(0, 1 - (x / 15) ** 2)))])
        for x in (-12, -8, -3, 3, 8, 12)
    ]
    return group(
        Shape(solid(turned((15, -16), (15, -16), (15, 0), dip=0.16)), paint, "box", 0.85, line=1.4),
        pale(stripes, 1.6, stripe, "stripe"),
        Shape(solid(turned((16, -22), (16, -22), (16, -16), dip=0.16)), paint.darker(0.12), "lid", 0.9, line=1.3),
        Shape(solid(ellipse(0, -22, 16, 2.8)), paint.lighter(0.1), "lid", 0.8, form=FLAT, line=1.1),
        Lines(paths(curve("-5,-25 0,-22 5,-25")), 2.2, colour("claret"), "ribbon"),
        name="hatbox",
    ).with_anchors(top=(0.0, -23.0))
