"""On wheels and runners: carts and carriages, trains, bicycles, sleighs."""

import math

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.materials import metal, stone, straw, wood
from studio.motifs.forms import block, pale, spokes, turned, when
from studio.scene import FLAT, ROUND, Glow, Group, Lines, Shape, group

OAK = colour("oak brown")
WALNUT = colour("walnut")
IRON = colour("iron grey")
BRASS = colour("brass")
ROPE = colour("tobacco")
LIT = colour("window yellow")


def wheel(radius: float = 30.0, count: int = 10, paint: Colour = OAK, rim: Colour = IRON) -> Group:
    """A spoked wheel standing on the origin; anchor `hub`."""
    y = -radius
    rays = [limb(ray, [0.11 * radius, 0.08 * radius]) for ray in spokes(0, y, 0.12 * radius, 0.86 * radius, count, 0.2)]
    felloe = with_holes(ellipse(0, y, 0.95 * radius), ellipse(0, y, 0.8 * radius))
    tyre = with_holes(ellipse(0, y, radius), ellipse(0, y, 0.92 * radius))
    return group(
        Shape(solid(*rays), paint, "wheel", 1.0, line=1.0),
        Shape(felloe, paint, "wheel", 0.95, form=0.06 * radius, line=1.2),
        Shape(tyre, rim, "tyre", 1.0, form=2, line=1.2),
        Shape(solid(ellipse(0, y, 0.17 * radius)), paint.darker(0.2), "hub", 1.0, line=1.2),
        Shape(solid(ellipse(0, y, 0.06 * radius)), rim, "hub", 1.0, line=0.9),
        name="wheel",
    ).with_anchors(hub=(0.0, y))


def cart(load: bool = False, paint: Colour = OAK) -> Group:
    """A two-wheeled cart with shafts to the left; `load` heaps hay on it. Anchors `bed`, `shafts`."""
    side = points("-44,-62 60,-62 56,-40 -40,-40")
    boards = [points((-43, -y), (59, -y)) for y in (48, 55)]
    stakes = [limb([(x, -40), (x * 1.04, -68)], [4, 3.6]) for x in (-40, -6, 28, 56)]
    hay = blob("-52,-58 -56,-82 -30,-104 10,-110 48,-100 70,-78 64,-58")
    stalks = [
        curve(
            [
                (x, -60 - 30 * math.cos(x / 40)),
                (x + 8, -72 - 26 * math.cos(x / 40)),
                (x + 12, -64 - 24 * math.cos(x / 40)),
            ]
        )
        for x in np.linspace(-44, 50, 22)
    ]
    return group(
        wheel(32, 12).placed(18, -5).tinted(colour("ink black"), 0.25),
        Shape(solid(limb("-30,-46 -80,-42 -130,-38", [6, 5, 4])), paint.darker(0.25), "shaft", 1.0, line=1.2),
        *(
            [
                straw(hay, colour("hay gold"), "hay", weight=0.9, form=ROUND, flow=0.3),
                Lines(tuple(stalks), 1.0, strength=0.6),
            ]
            if load
            else [
                Shape(
                    solid(points("-40,-62 -30,-70 70,-70 60,-62")),
                    paint.darker(0.4),
                    "inside",
                    1.0,
                    form=FLAT,
                    line=1.2,
                )
            ]
        ),
        wood(side, paint, weight=0.95, form=4, flow=0.0, line=1.4),
        Lines(tuple(boards), 1.0, strength=0.65),
        Shape(solid(*stakes), paint.darker(0.1), "wood", 1.0, line=1.1),
        Shape(solid(limb("-34,-40 -84,-34 -138,-30", [6.5, 5, 4])), paint, "shaft", 1.0, line=1.2),
        wheel(33, 12).placed(8, 0),
        name="cart",
    ).with_anchors(bed=(8.0, -64.0), shafts=(-136.0, -33.0))


def handcart(paint: Colour = OAK) -> Group:
    """Low, two wheels, a bar to pull at the left; anchors `bed`, `handle`."""
    return group(
        Shape(solid(limb([(-30, -24), (-72, -44)], [4, 3.4])), paint.darker(0.25), "wood", 1.0, line=1.1),
        *block(-34, -34, 38, -20, paint, deep=(14.0, -9.0)),
        Shape(
            solid(limb([(-34, -22), (-78, -42)], [4.5, 3.6]), limb([(-79, -46), (-70, -50)], [4, 4])),
            paint,
            "wood",
            1.0,
            line=1.1,
        ),
        wheel(18, 8).placed(6, 0),
        name="handcart",
    ).with_anchors(bed=(8.0, -40.0), handle=(-78.0, -43.0))


def carriage(lit: bool = False, paint: Colour = colour("prussian blue")) -> Group:
    """A coach with four wheels, a box for the driver at the left; anchors `shafts`, `box`, `door`, `window`."""
    body = blob("-44,-118! 0,-124 46,-118! 50,-76 40,-48 10,-38 -16,-40 -40,-56 -48,-84")
    roof = blob("-52,-116 -44,-126 0,-132 46,-126 54,-116! -52,-116")
    door = np.vstack(
        [curve("-18,-112 0,-114 18,-112"), points((20, -74)), curve("20,-74 14,-44 -10,-44"), points((-20, -74))]
    )
    panes = [
        points("-13,-106 13,-106 14,-82 -14,-82"),
        points("24,-106 40,-104 42,-82 25,-82"),
        points("-40,-104 -24,-106 -25,-82 -42,-82"),
    ]
    glass = LIT if lit else colour("slate blue").darker(0.3)
    springs = paths(curve("-70,-40 -50,-28 -30,-46"), curve("28,-46 52,-28 70,-44"))
    box = points("-86,-84 -52,-84 -46,-60 -78,-58")
    return group(
        wheel(26, 10).placed(-58, -4).tinted(colour("ink black"), 0.25),
        wheel(36, 12).placed(58, -4).tinted(colour("ink black"), 0.25),
        Shape(
            solid(limb("-80,-34 0,-32 70,-38", [5, 5, 5]), limb([(-70, -36), (-150, -34)], [5, 3.6])),
            WALNUT,
            "wood",
            1.0,
            line=1.2,
        ),
        Lines(springs, 2.6, IRON, "metal", 1.0),
        Shape(solid(box), paint.darker(0.2), "body", 1.0, form=5, line=1.4),
        Shape(solid(rectangle(-88, -92, -54, -84)), colour("oxblood"), "cushion", 0.95, form=4, line=1.2),
        Shape(solid(body), paint, "body", 0.95, form=22, line=1.7),
        Lines((closed(door),), 1.2, strength=0.8),
        Shape(solid(*panes), glass, "window", 0.95, form=FLAT, modelling=0.0 if lit else 0.4, line=1.1),
        *when(lit, Glow((0, -94), 70, LIT, 0.5)),
        Shape(solid(ellipse(14, -66, 2)), BRASS, "handle", 1.0, line=0.8),
        Shape(solid(roof), paint.darker(0.3), "roof", 1.0, form=5, line=1.4),
        Shape(solid(rectangle(-54, -104, -48, -92)), BRASS, "lamp", 1.0, line=1.0),
        wheel(28, 10).placed(-62, 0),
        wheel(38, 12).placed(54, 0),
        name="carriage",
    ).with_anchors(shafts=(-150.0, -34.0), box=(-70.0, -92.0), door=(0.0, -44.0), window=(0.0, -94.0))


def locomotive(paint: Colour = colour("bottle green")) -> Group:
    """A small steam engine, 190 long; anchors `funnel`, `cab`, `coupling` (at the right)."""
    boiler = np.vstack([points((-70, -74)), curve("-70,-74 0,-76 34,-74"), points((34, -34), (-70, -34))])
    front = blob("-74,-76 -80,-66 -80,-44 -74,-34 -68,-34 -68,-76")
    cab = points("34,-100 84,-100 84,-24 34,-24")
    roof = blob("26,-100 30,-107 58,-112 88,-107 93,-100! 26,-100")
    funnel = place(turned((13, -116), (13, -116), (11, -108), (6.5, -96), (7, -76), (10, -72), dip=0.2), -52, 0)
    dome = place(turned((0, -94), (9, -90), (10, -76), (14, -72), dip=0.2), -8, 0)
    catcher = points("-78,-24 -92,-3 -66,-3 -62,-24")
    bands = [points((x, -75), (x, -35)) for x in (-52, -26, 2, 24)]
    rod = limb([(-44, -16), (20, -14)], [4, 4])
    small = [wheel(13, 8, colour("barn red")).placed(x, 0) for x in (-54, 68)]
    large = [wheel(20, 10, colour("barn red")).placed(x, 0) for x in (-18, 26)]
    return group(
        Shape(solid(catcher), IRON, "metal", 1.0, form=4, line=1.3),
        Lines(tuple(points((x, -23), (1.18 * x, -4)) for x in (-74, -70, -66)), 1.0, strength=0.7),
        Shape(solid(rectangle(-80, -32, 88, -22)), colour("soot"), "frame", 1.0, form=3, line=1.3),
        metal(funnel, colour("soot"), "funnel", line=1.4),
        metal(dome, BRASS, "dome", line=1.3),
        metal(boiler, paint, "boiler", form=20, flow=0.0, line=1.6),
        pale(bands, 2.2, BRASS, "band"),
        Shape(solid(front), colour("soot"), "metal", 1.0, line=1.4),
        Shape(solid(cab), paint, "cab", 0.95, form=FLAT, line=1.5),
        Shape(solid(rectangle(42, -92, 74, -66)), LIT, "window", 0.9, form=FLAT, modelling=0.2, line=1.2),
        Shape(solid(roof), colour("soot"), "roof", 1.0, form=4, line=1.3),
        *small,
        *large,
        Shape(solid(rod), IRON, "rod", 1.0, line=1.1),
        Shape(solid(ellipse(-73, -82, 6)), colour("lamp yellow"), "lamp", 0.9, modelling=0, line=1.2),
        Glow((-73, -82), 26, LIT, 0.5),
        name="locomotive",
    ).with_anchors(funnel=(-52.0, -118.0), cab=(58.0, -66.0), coupling=(92.0, -26.0))


def railway_carriage(paint: Colour = colour("barn red"), lit: bool = True, windows: int = 4) -> Group:
    """One coach, 150 long, with lit windows; its couplings are at x = ±78. Anchors `window_1` …"""
    panes = [rectangle(x - 11, -82, x + 11, -56) for x in np.linspace(-52, 52, windows)]
    glass = LIT if lit else colour("slate blue").darker(0.3)
    roof = blob("-76,-94 -70,-102 0,-107 70,-102 76,-94! -76,-94")
    return group(
        Shape(solid(rectangle(-80, -28, 80, -20)), colour("soot"), "frame", 1.0, form=2, line=1.2),
        Shape(solid(rectangle(-70, -95, 70, -26)), paint, "body", 0.95, form=FLAT, line=1.5),
        Shape(solid(rectangle(-70, -52, 70, -48)), BRASS, "band", 0.8, form=1, line=0.8),
        Shape(solid(*panes), glass, "window", 0.95, form=FLAT, modelling=0.0 if lit else 0.4, line=1.1),
        *when(lit, Glow((0, -68), 80, LIT, 0.35)),
        Lines(
            tuple(
                points((x, -94), (x, -28))
                for x in (np.linspace(-52, 52, windows)[:-1] + np.linspace(-52, 52, windows)[1:]) / 2
            ),
            1.0,
            strength=0.6,
        ),
        Shape(solid(roof), colour("slate roof"), "roof", 0.95, form=4, line=1.4),
        *(wheel(13, 8, WALNUT).placed(x, 0) for x in (-52, -24, 24, 52)),
        name="railway carriage",
    ).with_anchors(**{f"window_{i}": (float(x), -62.0) for i, x in enumerate(np.linspace(-52, 52, windows), 1)})


def train(carriages: int = 3, lit: bool = True) -> Group:
    """Engine and coaches; the engine's middle is the origin, coaches follow to the right. Anchor `funnel`."""
    tints = ("barn red", "ochre", "petrol blue", "plum")
    coaches = [railway_carriage(colour(tints[i % 4]), lit).placed(178 + 162 * i, 0) for i in range(carriages)]
    return group(*coaches, locomotive(), name="train").with_anchors(funnel=(-52.0, -118.0))


def mine_cart(load: Colour | None = None) -> Group:
    """A tub on small wheels; `load` heaps it. Anchor `bed`."""
    tub = points("-34,-46 34,-46 26,-14 -26,-14")
    heap = blob("-32,-44 -22,-56 -4,-62 16,-58 32,-44")
    rim = points("-34,-46 -28,-52 40,-52 34,-46")
    return group(
        *([stone(heap, load, "load", weight=0.95, form=ROUND, line=1.3)] if load else []),
        *when(load is None, Shape(solid(rim), colour("soot black"), "inside", 1.0, form=FLAT, line=1.2)),
        metal(tub, IRON, form=10, line=1.5),
        Lines(paths([(-30, -30), (30, -30)], [(-12, -45), (-10, -15)], [(12, -45), (10, -15)]), 1.4, strength=0.75),
        wheel(10, 6, IRON).placed(-16, 0),
        wheel(10, 6, IRON).placed(16, 0),
        name="mine cart",
    ).with_anchors(bed=(0.0, -48.0))


def bicycle(paint: Colour = colour("bottle green")) -> Group:
    """Heading left; anchors `seat`, `handle`, `pedal`."""
    tubes = [
        limb("36,-24 6,-24 -20,-58", [3, 3, 3]),
        limb([(6, -24), (18, -62)], [3, 3]),
        limb([(18, -58), (-20, -58)], [3, 3]),
        limb([(36, -24), (17, -57)], [2.6, 2.6]),
        limb("-23,-68 -18,-50 -38,-24", [3, 3, 2.6]),
        limb("-22,-68 -30,-72 -22,-78 -14,-74", [3, 2.6, 2.6, 3]),
    ]
    saddle = blob("10,-66 20,-70 30,-70 30,-65 18,-63")
    rings = [closed(ellipse(x, -24, radius)) for x in (-38, 36) for radius in (23, 21)]
    rays = [ray for x in (-38, 36) for ray in spokes(x, -24, 2, 21, 16)]
    return group(
        Lines(tuple(rays), 0.7, strength=0.7),
        Lines(tuple(rings), 2.2, colour("soot"), "tyre", 0.95),
        Shape(fuse(*tubes), paint, "frame", 1.0, line=1.1),
        Shape(with_holes(ellipse(6, -24, 6), ellipse(6, -24, 3)), IRON, "metal", 1.0, line=1.0),
        Lines(paths("6,-24 1,-14 -5,-14", [(6, -30), (36, -27)], [(6, -18), (36, -21)]), 1.6, colour("soot"), "pedal"),
        Shape(solid(saddle), colour("leather brown"), "saddle", 1.0, line=1.2),
        name="bicycle",
    ).with_anchors(seat=(20.0, -70.0), handle=(-16.0, -76.0), pedal=(-2.0, -14.0))


def sleigh(paint: Colour = colour("claret")) -> Group:
    """A curled sleigh heading left; anchors `seat`, `shafts`."""
    body = np.vstack(
        [
            curve("-58,-56 -62,-40 -48,-24 -20,-18 20,-18 44,-24 56,-44 52,-72"),
            curve("52,-72 40,-50 24,-40 -10,-38 -30,-42 -46,-58 -58,-56")[1:-1],
        ]
    )
    runner = curve("-78,-24 -84,-34 -94,-30 -90,-10 -70,-2 0,-1 72,-2")
    scroll = curve("-58,-56 -70,-58 -72,-48 -64,-46")
    struts = [limb([(x, -20), (x + 2, -2)], [3.6, 3]) for x in (-44, 0, 38)]
    return group(
        Shape(outline("20,-42 30,-64 48,-68 50,-50 40,-40"), colour("mustard"), "cushion", 0.9, line=1.2),
        Shape(solid(*struts), IRON, "metal", 1.0, line=1.0),
        metal(limb(runner[::4], [3, 4.5, 4.5, 3]), IRON, "runner", line=1.2),
        Shape(solid(body), paint, "body", 1.0, form=14, line=1.7),
        pale((curve("-54,-44 -38,-30 -10,-25 24,-25 44,-34"), scroll), 2.4, BRASS, "trim"),
        name="sleigh",
    ).with_anchors(seat=(16.0, -42.0), shafts=(-92.0, -30.0))


def sledge(paint: Colour = colour("honey wood")) -> Group:
    """A child's sledge heading left; anchors `seat`, `rope`."""
    runners = [place(limb("-40,-20 -42,-8 -32,-2 40,-1", [3.4, 3.6, 3.6, 3]), dx, dy) for dx, dy in ((8, -5), (0, 0))]
    slats = [
        place(points((-34, -16 - dy), (38, -16 - dy), (39, -18.5 - dy), (-33, -18.5 - dy)), dy, 0) for dy in (0, 4, 8)
    ]
    return group(
        Shape(solid(runners[0]), paint.darker(0.3), "runner", 1.0, line=1.1),
        *(Shape(solid(slat), paint, "wood", 0.9, form=2, line=1.0) for slat in reversed(slats)),
        Shape(
            solid(runners[1], *(limb([(x, -15), (x, -2)], [3, 3]) for x in (-22, 24))),
            paint.darker(0.1),
            "runner",
            1.0,
            line=1.2,
        ),
        Lines((curve("-40,-20 -58,-12 -78,-16"),), 1.3, ROPE, "rope"),
        name="sledge",
    ).with_anchors(seat=(4.0, -24.0), rope=(-78.0, -16.0))


def rails(length: float = 600.0, sleepers: int = 24) -> Group:
    """A stretch of track seen from the side and a little from above; trains stand on y = 0."""
    half = length / 2
    ties = [
        points((x - 6, -2), (x + 6, -2), (x + 4, 9), (x - 8, 9)) for x in np.linspace(-half + 8, half - 8, sleepers)
    ]
    return group(
        Shape(solid(*ties), colour("umber"), "sleeper", 0.95, form=2, line=1.0),
        Lines(paths([(-half, 0), (half, 0)], [(-half, 6), (half, 6)]), 2.4, IRON, "rail", 1.0, False, True),
        name="rails",
    )
