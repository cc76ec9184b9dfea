"""Cups, pots and jars: what holds something."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, fuse, limb, paths, place, points, rectangle, solid, with_holes
from studio.motifs.forms import hoop, pale, turned, when
from studio.scene import FLAT, ROUND, Clip, Group, Lines, Shape, group

CHINA = colour("porcelain white")
BLUE = colour("jug blue")
IRON = colour("iron grey")
STEEL = colour("steel")
COPPER = colour("copper")
OAK = colour("oak brown")
GLASS = colour("bottle aqua")


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


def great_cup(
    width: float = 420.0, inside: Group | None = None, china: Colour = CHINA, pattern: Colour = BLUE
) -> Group:
    """A cup large enough for a storm, with its saucer. `inside`, drawn where it is, shows behind the near wall.

    Anchors `rim` (the middle of the mouth), `left_rim`, `right_rim`, `saucer`.
    """
    half = width / 2
    top, foot = -0.72 * width, -0.1 * width
    dip = 0.16
    wall = np.vstack(
        [
            ellipse(0, top, half, dip * half, end=math.pi, count=40),
            curve([(-half, top), (-0.94 * half, 0.55 * top), (-0.56 * half, foot), (-0.42 * half, 0.7 * foot)])[1:],
            curve([(0.42 * half, 0.7 * foot), (0.56 * half, foot), (0.94 * half, 0.55 * top), (half, top)])[:-1],
        ]
    )
    handle = with_holes(
        ellipse(1.08 * half, 0.66 * top, 0.3 * half, 0.36 * half),
        ellipse(1.06 * half, 0.66 * top, 0.19 * half, 0.24 * half),
    )
    dish = turned((1.5 * half, -0.09 * width), (1.2 * half, -0.03 * width), (0.8 * half, 0), dip=0.14)
    rim = [
        ellipse(0, top + 0.03 * width, 0.985 * half, dip * half, start=0.04, end=math.pi - 0.04),
        ellipse(0, top + 0.3 * width, 0.945 * half, dip * half, start=0.08, end=math.pi - 0.08),
    ]
    return group(
        Shape(
            solid(ellipse(0, -0.09 * width, 1.5 * half, 0.21 * half)),
            china.darker(0.05),
            "china",
            0.3,
            form=FLAT,
            line=1.6,
        ),
        Lines((ellipse(0, -0.09 * width, 1.36 * half, 0.18 * half),), 1.4, pattern, "pattern", 0.6),
        Shape(solid(dish), china, "china", 0.32, line=1.8),
        Shape(handle, china, "china", 0.35, line=1.8),
        Shape(solid(ellipse(0, top, half, dip * half)), china.darker(0.16), "china", 0.5, form=FLAT, line=1.6),
        *([inside] if inside is not None else []),
        Shape(solid(wall), china, "china", 0.3, form=0.6 * half, line=2.2),
        Lines(tuple(rim), 2.2, pattern, "pattern", 0.7),
        name="great cup",
    ).with_anchors(rim=(0.0, top), left_rim=(-half, top), right_rim=(half, top), saucer=(-1.2 * half, -0.08 * width))


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


def kettle(size: float = 36.0, metal: Colour = COPPER) -> Group:
    """Copper or iron, with a hoop handle; anchors `spout`, `hook` (the handle's top)."""
    body = turned((5, -24), (11, -22), (17, -10), (16, -1), (15, 0), dip=0.16)
    spout = limb("-12,-9 -21,-13 -25,-22", [8, 5.5, 4])
    handle = limb("-10,-21 -9,-36 9,-36 10,-21", [2.6, 2.8, 2.8, 2.6])
    lid = turned((0, -29.6), (2, -29), (2.2, -27.4), (1.4, -26), (8, -23.4), dip=0.2)
    pot = group(
        Shape(solid(handle), colour("soot"), "handle", 1.0, line=1.1),
        materials.metal(fuse(body, spout, soften=1), metal, line=1.5),
        Shape(solid(lid), metal.lighter(0.1), "metal", 1.0, line=1.2),
        Lines((hoop(16.5, -5, 0.16),), 1.0, strength=0.6),
        name="kettle",
    )
    return pot.with_anchors(spout=(-26.0, -23.0), hook=(0.0, -36.0)).placed(scale=size / 36)


def jug(size: float = 34.0, glaze: Colour = BLUE, band: Colour | None = colour("cream")) -> Group:
    """Lip at the left, handle at the right; anchors `lip`, `hand`."""
    body = turned((7, -34), (6.4, -27), (12, -15), (11, -5), (8, 0), dip=0.2)
    lip = blob("-6,-32 -11,-36 -7,-37 0,-34")
    handle = with_holes(blob("6,-31 16,-31 19,-21 11,-12 9,-16"), blob("8,-28 14,-27.5 15.4,-21 11,-16"))
    pot = group(
        Shape(handle, glaze, "glaze", 0.95, line=1.2),
        Shape(fuse(body, lip, soften=0.6), glaze, "glaze", 0.95, line=1.5),
        _mouth(6.6, -34, glaze.darker(0.5)),
        *([pale((hoop(11.6, -13, 0.2), hoop(11.8, -17, 0.2)), 1.4, band, "band")] if band else []),
        name="jug",
    )
    return pot.with_anchors(lip=(-10.0, -36.0), hand=(17.0, -22.0)).placed(scale=size / 34)


def bottle(
    height: float = 40.0, glass: Colour = colour("bottle green"), fill: float = 0.6, corked: bool = True
) -> Group:
    """A wine bottle filled to a share; anchor `mouth`."""
    k = height / 40
    body = turned((2.6, -40), (2.6, -40), (2.6, -29), (7.4, -23), (7.8, -18), (7.8, 0), dip=0.18) * k
    level = -22 * fill * k - 2 * k
    drink = turned((7.4, -22 * fill - 2), (7.4, -22 * fill - 2), (7.4, -0.6), dip=0.18) * k
    return group(
        materials.glass(body, glass, weight=0.75, form=ROUND, cover=0.7),
        *when(
            fill > 0,
            Shape(solid(drink), glass.darker(0.45), "drink", 0.8, texture="glass", line=0, cover=0.8),
            Lines((hoop(7.4 * k, level, 0.16),), 0.8),
        ),
        pale((curve(points("-5.4,-20 -5.6,-10 -5.2,-3") * k),), 1.1 * k, colour("sea green").lighter(0.5), "glint"),
        Shape(
            solid(turned((3.2, -39), (3.2, -39), (3.2, -36.5), dip=0.2) * k), glass.darker(0.2), "glass", 0.9, line=1.0
        ),
        *when(corked, Shape(solid(rectangle(-2 * k, -44 * k, 2 * k, -39 * k)), colour("fawn"), "cork", 0.9, line=1.0)),
        name="bottle",
    ).with_anchors(mouth=(0.0, -height))


def jar(
    inside: Group | None = None, width: float = 40.0, height: float = 60.0, lidded: bool = True, glass: Colour = GLASS
) -> Group:
    """A preserving jar; what it keeps, `inside`, is drawn where it is, within the glass. Anchors `middle`, `floor`."""
    half = width / 2
    body = turned(
        (0.74 * half, -height),
        (0.74 * half, -height),
        (0.76 * half, -0.92 * height),
        (half, -0.8 * height),
        (half, -0.06 * height),
        (0.9 * half, 0),
        dip=0.14,
    )
    hollow = turned(
        (0.86 * half, -0.84 * height),
        (0.93 * half, -0.78 * height),
        (0.93 * half, -0.07 * height),
        (0.84 * half, -0.02 * height),
        dip=0.12,
    )
    lid = turned(
        (0.82 * half, -1.07 * height),
        (0.82 * half, -1.07 * height),
        (0.84 * half, -0.96 * height),
        (0.84 * half, -0.96 * height),
        dip=0.16,
    )
    glints = paths(
        curve([(-0.78 * half, -0.74 * height), (-0.82 * half, -0.4 * height), (-0.78 * half, -0.1 * height)]),
        curve([(0.7 * half, -0.74 * height), (0.74 * half, -0.55 * height)]),
    )
    return group(
        materials.glass(body, glass, weight=0.3, form=ROUND, line=1.2, cover=0.4),
        *([Clip(solid(hollow), inside)] if inside is not None else []),
        materials.glass(body, glass, weight=0.12, form=ROUND, line=1.6, cover=0.05),
        pale(glints, 0.045 * width, colour("clear white"), "glint"),
        *when(
            lidded,
            materials.metal(lid, STEEL, "lid", weight=0.9, line=1.3),
            Lines((hoop(0.84 * half, -1.0 * height, 0.16),), 0.9),
        ),
        name="jar",
    ).with_anchors(middle=(0.0, -0.42 * height), floor=(0.0, -0.04 * height))


def jam_jar(jam: Colour = colour("claret"), size: float = 24.0) -> Group:
    """Full, under a tied cloth."""
    k = size / 24
    body = turned((7, -22), (9, -18), (9, -1), (8, 0), dip=0.16) * k
    cloth = (
        np.vstack([curve("-8,-22 -6,-26 0,-27 6,-26 8,-22"), points("11,-17 7,-19 4,-16 0,-19 -4,-16 -7,-19 -11,-17")])
        * k
    )
    return group(
        Shape(solid(body), jam, "jam", 0.95, line=1.3),
        materials.cloth(cloth, colour("linen"), weight=0.6, form=ROUND, line=1.2),
        Lines((hoop(7.6 * k, -21.5 * k, 0.2),), 1.6, colour("scarf red"), "ribbon"),
        name="jam jar",
    )


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


def plate(width: float = 36.0, china: Colour = CHINA, rim: Colour | None = BLUE) -> Group:
    """Lying on a table, its near edge at the origin; anchor `middle`."""
    half, deep = width / 2, 0.2 * width
    return group(
        Shape(solid(ellipse(0, -deep + 1.5, half, deep)), china.darker(0.15), "china", 0.5, form=FLAT, line=1.2),
        Shape(solid(ellipse(0, -deep, half, deep)), china, "china", 0.3, form=3, line=1.3),
        *([Lines((ellipse(0, -deep, 0.9 * half, 0.9 * deep),), 1.3, rim, "rim", 0.7)] if rim else []),
        Lines((ellipse(0, -deep + 0.6, 0.62 * half, 0.6 * deep),), 1.0, strength=0.5),
        name="plate",
    ).with_anchors(middle=(0.0, -deep))


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


def bucket(
    size: float = 30.0, wood: Colour = OAK, water: Colour | None = colour("river blue"), handle_up: bool = True
) -> Group:
    """Staves and hoops; anchors `mouth`, `handle`."""
    k = size / 30
    body = turned((15, -28), (13, -14), (11, 0), dip=0.16) * k
    staves = [
        curve([(x, -27 + 2.2 * math.sqrt(max(0, 1 - (x / 15) ** 2))), (0.74 * x, 1)]) * k for x in (-11, -6, 0, 6, 11)
    ]
    bail = (
        ellipse(0, -28 * k, 14.5 * k, 20 * k, start=math.pi, end=math.tau)
        if handle_up
        else ellipse(0, -28 * k, 14.5 * k, 9 * k, end=math.pi)
    )
    return group(
        *([Lines((bail,), 2.0, IRON, "handle", 1.0, False)] if handle_up else []),
        materials.wood(body, wood, weight=0.95, form=ROUND, flow=1.57, line=1.5),
        Lines(tuple(staves), 0.9, strength=0.65),
        Lines((hoop(14.4 * k, -22 * k, 0.16), hoop(12.2 * k, -7 * k, 0.16)), 2.6, IRON, "hoop", 0.95, False),
        Shape(solid(ellipse(0, -28 * k, 15 * k, 2.6 * k)), wood.darker(0.5), "inside", 1.0, form=FLAT, line=1.2),
        *(
            [
                Shape(
                    solid(ellipse(0, -27.4 * k, 13 * k, 2.0 * k)), water, "water", 0.8, form=FLAT, modelling=0, line=0.7
                )
            ]
            if water
            else []
        ),
        *([] if handle_up else [Lines((bail,), 2.0, IRON, "handle", 1.0, False)]),
        name="bucket",
    ).with_anchors(mouth=(0.0, -28.0 * k), handle=(0.0, -48.0 * k if handle_up else -20.0 * k))


def basin(width: float = 70.0, enamel: Colour = CHINA) -> Group:
    """A wide enamel basin with a blue rim; anchor `mouth`."""
    half = width / 2
    body = turned((half, -0.3 * width), (0.9 * half, -0.14 * width), (0.62 * half, 0), dip=0.16)
    return group(
        Shape(solid(body), enamel, "enamel", 0.3, line=1.5),
        Shape(
            solid(ellipse(0, -0.3 * width, half, 0.2 * half)),
            colour("ice blue"),
            "water",
            0.5,
            form=FLAT,
            modelling=0.2,
            line=1.1,
        ),
        Lines((ellipse(0, -0.3 * width, half, 0.2 * half),), 2.6, BLUE, "rim", 0.9, False),
        name="basin",
    ).with_anchors(mouth=(0.0, -0.3 * width))


def basket(width: float = 44.0, handle: bool = True, straw: Colour = colour("honey wood")) -> Group:
    """Woven; put things at anchor `mouth` before calling it full. Anchors `mouth`, `handle`."""
    half = width / 2
    tall = 0.56 * width
    body = turned((half, -tall), (0.94 * half, -0.5 * tall), (0.74 * half, 0), dip=0.16)
    weave = []
    for row in range(5):
        level = -tall * (0.12 + 0.19 * row)
        reach = half * (0.76 + 0.2 * (row / 4))
        weave.append(hoop(reach, level, 0.16))
    ribs = [curve([(x * half, -tall + 0.12 * half), (0.78 * x * half, 1)]) for x in np.linspace(-0.9, 0.9, 11)]
    loop = limb(
        [
            (-0.9 * half, -tall),
            (-0.7 * half, -2.0 * tall),
            (0, -2.4 * tall),
            (0.7 * half, -2.0 * tall),
            (0.9 * half, -tall),
        ],
        [3, 3.4, 3.4, 3],
    )
    return group(
        *when(handle, materials.straw(loop, straw.darker(0.1), weight=0.95, form=ROUND, line=1.2)),
        Shape(solid(ellipse(0, -tall, half, 0.16 * half)), straw.darker(0.5), "inside", 1.0, form=FLAT, line=1.1),
        materials.straw(body, straw, weight=0.9, form=ROUND, flow=0.0, line=1.4),
        Lines((*weave, *ribs), 0.9, strength=0.6),
        Lines((hoop(half, -tall, 0.16),), 3.0, straw.darker(0.25), "rim", 0.95, False),
        name="basket",
    ).with_anchors(mouth=(0.0, -tall), handle=(0.0, -2.4 * tall))


def sack(width: float = 44.0, cloth: Colour = colour("sackcloth"), tied: bool = True, patched: bool = True) -> Group:
    """Full, tied with cord or open; anchor `mouth`."""
    k = width / 44
    body = blob("-20,0 -24,-18 -18,-38 -7,-48 7,-48 18,-38 24,-18 20,0! 0,2 -20,0") * k
    ears = blob("-7,-47 -13,-58 -6,-55 0,-60 6,-55 13,-58 7,-47") * k
    mouth = ellipse(0, -48 * k, 12 * k, 4 * k)
    patch = place(rectangle(-6, -6, 6, 6), 7, -18, rotation=0.2) * k
    folds = paths(
        *(
            curve(knots) * k
            for knots in (
                [(-4, -46), (-8, -34), (-14, -26)],
                [(3, -46), (6, -36), (10, -32)],
                [(-18, -8), (-8, -12), (-2, -8)],
            )
        )
    )
    return group(
        *when(tied, materials.cloth(ears, cloth, weight=0.85, form=ROUND, line=1.2)),
        materials.cloth(body, cloth, weight=0.85, form=ROUND, line=1.5),
        *([] if tied else [Shape(solid(mouth), cloth.darker(0.55), "inside", 1.0, form=FLAT, line=1.4)]),
        Lines(folds, 1.0, strength=0.65),
        *when(
            tied, Shape(solid(limb(points("-7,-47 0,-45 7,-47") * k, [3, 3])), colour("tobacco"), "rope", 1.0, line=1.0)
        ),
        *when(patched, Shape(solid(patch), colour("dusk blue"), "patch", 0.8, form=2, line=1.0)),
        name="sack",
    ).with_anchors(mouth=(0.0, -52.0 * k))


def glass(fill: float = 0.6, drink: Colour = colour("claret"), stemmed: bool = True) -> Group:
    """A wine glass, 22 tall, or a tumbler; anchor `rim`."""
    bowl_ring = (
        turned((6, -22), (6.6, -16), (4, -10), (0.8, -8), dip=0.1)
        if stemmed
        else turned((6, -16), (5.4, -1), (5, 0), dip=0.2)
    )
    low, high = (-9.0, -21.0) if stemmed else (-1.0, -15.0)
    level = low + (high - low) * fill
    wine = Clip(
        solid(bowl_ring),
        group(Shape(solid(rectangle(-8, level, 8, 2)), drink, "drink", 0.9, form=FLAT, modelling=0, line=0.6)),
    )
    foot = fuse(limb([(0, -9), (0, -1)], [1.4, 1.4]), ellipse(0, -0.6, 5, 1.3)) if stemmed else ()
    rim = (-22.0, 6.0) if stemmed else (-16.0, 6.0)
    return group(
        *when(stemmed, Shape(foot, GLASS, "glass", 0.4, texture="glass", line=1.0)),
        wine,
        materials.glass(bowl_ring, GLASS, weight=0.15, form=ROUND, line=1.2, cover=0.1),
        Lines((ellipse(0, rim[0], rim[1], 1.3),), 0.9, strength=0.7),
        name="glass",
    ).with_anchors(rim=(0.0, rim[0]))
