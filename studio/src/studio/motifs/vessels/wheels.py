"""On wheels: trains and bicycles."""

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.materials import metal
from studio.motifs.forms import pale, spokes, turned, when
from studio.scene import FLAT, Glow, Group, Lines, Shape, group

OAK = colour("oak brown")
WALNUT = colour("walnut")
IRON = colour("iron grey")
BRASS = colour("brass")
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
