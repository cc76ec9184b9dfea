"""Cups, kettles and pots: what holds something."""

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, fuse, limb, place, solid, with_holes
from studio.motifs.forms import hoop, turned, when
from studio.scene import FLAT, Group, Lines, Shape, group

CHINA = colour("porcelain white")
BLUE = colour("jug blue")
IRON = colour("iron grey")


def _mouth(half: float, y: float, fill: Colour, dip: float = 0.22) -> Shape:
    """The open top of a vessel and what is in it."""
    return Shape(solid(ellipse(0, y, half, dip * half)), fill, "contents", 0.9, form=FLAT, modelling=0.3, line=1.1)


def _garland(half: float, y: float, paint: Colour, count: int = 7) -> Lines:
    """A painted border on china: sprigs along a hoop."""
    path = hoop(half, y, 0.22)
    spots = path[np.linspace(1, len(path) - 2, count).astype(int)]
    sprigs = [place(curve("-2,1 0,-2 2,1"), float(x), float(y)) for x, y in spots]
    return Lines((path, *sprigs), 1.2, paint, "pattern", 0.75)


def cup(
    size: float = 20.0,
    china: Colour = CHINA,
    drink: Colour = colour("tea brown"),
    saucer: bool = True,
    pattern: Colour | None = BLUE,
) -> Group:
    """A teacup `size` wide, handle at the right, on its saucer. Anchors `rim`, `steam`."""
    k = size / 20
    dish = turned((15, -2.4), (11, -0.4), (8, 0), dip=0.2) * k
    bowl = turned((10, -14), (9.4, -8), (5.4, -2.4), (4.4, -1.6), dip=0.2) * k
    handle = with_holes(ellipse(10.6, -8.8, 4.6, 4.4), ellipse(10.4, -8.8, 2.9, 2.8))
    return group(
        *when(
            saucer,
            Shape(solid(ellipse(0, -2.4 * k, 15 * k, 3.6 * k)), china.darker(0.06), "china", 0.3, form=FLAT, line=1.1),
            Shape(solid(dish), china, "china", 0.3, line=1.3),
        ),
        Shape(tuple(ring * k for ring in handle), china, "china", 0.35, line=1.1),
        Shape(solid(bowl), china, "china", 0.3, modelling=0.8, line=1.4),
        *([_garland(9.2 * k, -10 * k, pattern)] if pattern else []),
        Shape(solid(ellipse(0, -14 * k, 10 * k, 2.2 * k)), china.darker(0.05), "china", 0.3, form=FLAT, line=1.2),
        Shape(solid(ellipse(0, -13.6 * k, 8.6 * k, 1.6 * k)), drink, "drink", 0.95, form=FLAT, modelling=0, line=0.6),
        name="cup",
    ).with_anchors(rim=(0.0, -14.0 * k), steam=(0.0, -15.0 * k))


def teapot(size: float = 34.0, china: Colour = CHINA, pattern: Colour | None = BLUE) -> Group:
    """Spout at the left, handle at the right; anchors `spout`, `hand`."""
    body = turned((6, -26), (12, -24), (17, -14), (12, -3), (8, -1), dip=0.2)
    spout = limb("-12,-12 -20,-14 -24,-24", [9, 6, 4])
    handle = with_holes(blob("14,-24 26,-26 29,-15 20,-6 14,-7"), blob("15,-21 23,-22 25,-15 19,-10 15,-10"))
    lid = turned((0, -33.4), (2.2, -32.6), (2.6, -31), (1.4, -29), (7, -26), dip=0.2)
    pot = group(
        Shape(handle, china, "china", 0.35, line=1.3),
        Shape(fuse(body, spout, soften=1), china, "china", 0.32, line=1.5),
        Shape(solid(lid), china, "china", 0.35, line=1.2),
        *([_garland(16.5, -15, pattern)] if pattern else []),
        name="teapot",
    )
    return pot.with_anchors(spout=(-25.0, -25.0), hand=(27.0, -16.0)).placed(scale=size / 34)


def bowl(width: float = 34.0, glaze: Colour = colour("oatmeal"), soup: Colour | None = colour("soup red")) -> Group:
    """Anchor `steam`."""
    half = width / 2
    body = turned((half, -0.5 * half - 3), (0.9 * half, -0.3 * half), (0.5 * half, -1), (0.45 * half, 0), dip=0.2)
    return group(
        Shape(solid(body), glaze, "glaze", 0.75, line=1.4),
        _mouth(half, -0.5 * half - 3, glaze.darker(0.2)),
        *(
            [
                Shape(
                    solid(ellipse(0, -0.5 * half - 2.4, 0.88 * half, 0.16 * half)),
                    soup,
                    "soup",
                    0.95,
                    form=FLAT,
                    modelling=0,
                    line=0.7,
                )
            ]
            if soup
            else []
        ),
        Lines((hoop(0.93 * half, -0.36 * half, 0.22),), 1.4, BLUE, "band", 0.8),
        name="bowl",
    ).with_anchors(steam=(0.0, -0.5 * half - 4))


def pot(width: float = 44.0, metal: Colour = IRON, lid: bool = False) -> Group:
    """A two-handled cooking pot; anchors `rim`, `steam`."""
    half = width / 2
    body = turned((half, -0.78 * width), (half, -0.78 * width), (1.02 * half, -0.3 * width), (0.86 * half, 0), dip=0.16)
    handles = [
        with_holes(
            ellipse(side * 1.12 * half, -0.62 * width, 0.22 * half, 0.16 * half),
            ellipse(side * 1.12 * half, -0.62 * width, 0.12 * half, 0.08 * half),
        )
        for side in (-1, 1)
    ]
    cover = turned(
        (0.1 * half, -0.98 * width),
        (0.16 * half, -0.93 * width),
        (0.6 * half, -0.88 * width),
        (1.04 * half, -0.78 * width),
        dip=0.16,
    )
    return group(
        *(Shape(handle, metal, "metal", 1.0, line=1.1) for handle in handles),
        materials.metal(body, metal, line=1.5),
        Shape(solid(cover), metal.lighter(0.1), "metal", 1.0, line=1.3)
        if lid
        else _mouth(half, -0.78 * width, colour("soup red"), 0.16),
        name="pot",
    ).with_anchors(rim=(0.0, -0.78 * width), steam=(0.0, -0.82 * width))
