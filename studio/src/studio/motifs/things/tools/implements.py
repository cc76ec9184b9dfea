"""Tools of the field, the yard, the forge and the workshop."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
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
from studio.materials import feathers, fur, metal
from studio.motifs.forms import block, turned, when
from studio.scene import ROUND, Glow, Group, Lines, Shape, group

OAK = colour("oak brown")
ASH = colour("honey wood")
WALNUT = colour("walnut")
IRON = colour("iron grey")
STEEL = colour("steel")
BRASS = colour("brass")
HEMP = colour("tobacco")
RED = colour("thread red")


def _helve(top: float, bottom: float = 22.0, width: float = 4.4, wood: Colour = ASH) -> Shape:
    """A wooden handle from below the grip up to `top`."""
    return materials.wood(
        limb([(0, bottom), (0.6, (bottom + top) / 2), (0, top)], [width, 0.9 * width, 0.85 * width]),
        wood,
        form=ROUND,
        flow=1.57,
        line=1.2,
    )


def hammer() -> Group:
    head = points("-15,-34 8,-34 15,-30 15,-26 8,-23 -15,-23")
    return group(_helve(-30, 14), metal(head, IRON, form=4, line=1.4), name="hammer").with_anchors(tip=(-15.0, -28.0))


def axe() -> Group:
    head = np.vstack(
        [
            curve("-22,-50 -25,-40 -22,-28"),
            curve("-22,-28 -8,-35 5,-34"),
            points((5, -44)),
            curve("5,-44 -8,-44 -22,-50"),
        ]
    )
    return group(_helve(-46, 20), metal(head, STEEL, form=6, line=1.4), name="axe").with_anchors(tip=(-25.0, -39.0))


def saw(length: float = 70.0, two_handed: bool = False) -> Group:
    """Blade to the left of its grip; the two-man saw has grips at both ends."""
    start = 0 if two_handed else 8
    teeth = [(-x, 9 if i % 2 else 4) for i, x in enumerate(np.arange(start, length, 3.2))]
    blade = np.vstack([points((-start, -7), (-length, -7 if two_handed else 0)), points(*teeth[::-1])])
    grip = with_holes(blob("-10,-9 4,-13 13,-7 12,8 0,14 -10,8"), blob("-4,-4 3,-7 7,-3 6,4 0,7 -4,4"))
    upright = [limb([(x, -22), (x, 12)], [5, 5]) for x in ((0, -length) if two_handed else ())]
    return group(
        metal(blade, STEEL, weight=0.85, form=2, flow=0.0, line=1.2),
        *(
            [Shape(solid(*upright), ASH, "wood", 1.0, line=1.2)]
            if two_handed
            else [Shape(grip, WALNUT, "wood", 1.0, line=1.3)]
        ),
        name="saw",
    ).with_anchors(tip=(-length, 0.0))


def spade() -> Group:
    """Standing or dug in with its blade down: origin at the grip, blade below."""
    blade = np.vstack([points((-9, 64), (9, 64)), curve("9,64 9.5,78 0,92 -9.5,78 -9,64")])
    tee = with_holes(blob("-8,-8 8,-8 5,4 -5,4"), blob("-4,-4 4,-4 2.4,1 -2.4,1"))
    return group(
        materials.wood(limb([(0, 2), (0, 66)], [4.4, 4.6]), ASH, form=ROUND, flow=1.57, line=1.2),
        Shape(tee, ASH, "wood", 1.0, line=1.2),
        metal(blade, STEEL, weight=0.95, form=6, line=1.4),
        Lines(paths([(0, 64), (0, 76)]), 1.2, strength=0.6),
        name="spade",
    ).with_anchors(tip=(0.0, 92.0))


def rake(teeth: int = 9, length: float = 120.0) -> Group:
    """A hay rake, its wooden head up."""
    top = -length + 26
    pegs = [limb([(x, top), (x, top - 11)], [2.2, 1.6]) for x in np.linspace(-24, 24, teeth)]
    braces = paths(curve([(0, top + 26), (-8, top + 12), (-17, top)]), curve([(0, top + 26), (8, top + 12), (17, top)]))
    return group(
        _helve(top, 26, 4.0),
        Lines(braces, 1.8, ASH.darker(0.3), "wood"),
        Shape(fuse(rectangle(-28, top - 3, 28, top + 3), *pegs), ASH, "wood", 1.0, form=2, line=1.2),
        name="rake",
    ).with_anchors(tip=(0.0, top - 8))


def scythe() -> Group:
    snath = limb("6,60 0,10 -6,-40 0,-76", [4.4, 4.6, 4.4, 4])
    blade = np.vstack([curve("0,-78 -34,-84 -70,-66 -84,-44"), curve("-84,-44 -62,-60 -34,-74 0,-70")[1:]])
    return group(
        metal(blade, STEEL, weight=0.9, form=3, line=1.3),
        materials.wood(fuse(snath, limb([(0, 10), (-12, 6)], [4, 4])), ASH, form=ROUND, flow=1.57, line=1.2),
        name="scythe",
    ).with_anchors(tip=(-84.0, -44.0))


def shovel() -> Group:
    """A coal shovel, pan at the left of the grip; anchor `pan`."""
    pan = np.vstack([points((-34, -8)), curve("-34,-8 -58,-10 -64,0 -58,10 -34,8")])
    return group(
        Shape(solid(limb([(12, 0), (-36, 0)], [4, 4])), IRON, "metal", 1.0, line=1.2),
        metal(pan, IRON, form=5, line=1.3),
        name="shovel",
    ).with_anchors(pan=(-50.0, -2.0))


def horseshoe(size: float = 22.0, glowing: bool = False) -> Group:
    """Open end down, round the origin."""
    k = size / 22
    arc = limb(
        ellipse(0, 0, 9, 11, start=math.pi * 0.72, end=math.pi * 2.28, count=24)[::3] * k, [4.4 * k, 6 * k, 4.4 * k]
    )
    holes = [
        ellipse(9 * math.cos(a) * k, 11 * math.sin(a) * k, 0.8 * k, count=8)
        for a in np.linspace(math.pi * 0.9, math.pi * 2.1, 7)
    ]
    paint = colour("forge orange") if glowing else IRON
    return group(
        *when(glowing, Glow((0, 0), 3 * size, paint, 0.6)),
        Shape(solid(arc), paint, "metal", 1.0, modelling=0.2 if glowing else 1.0, line=1.3),
        Shape(solid(*holes), colour("ink black"), "hole", 1.1, modelling=0, line=0),
        name="horseshoe",
    )


def quill(length: float = 44.0, feather: Colour = colour("goose grey")) -> Group:
    """A pen held at the origin, its nib down; anchor `tip`."""
    shaft = curve([(-2, 14), (4, -10), (16, -length)])
    vane = blob((3, -6), (-2, -20), (6, -length + 2), (17, -length - 4), (20, -length + 8), (14, -18), (8, -8))
    barbs = [points(spot, spot + np.array([-5, -4])) for spot in shaft[9::3]] + [
        points(spot, spot + np.array([5, -6])) for spot in shaft[9::3]
    ]
    return group(
        feathers(vane, feather, weight=0.5, form=ROUND, flow=-1.2, line=1.2),
        Lines(tuple(barbs), 0.7, strength=0.45),
        Lines((shaft,), 1.8, colour("tallow yellow").darker(0.35), "shaft"),
        name="quill",
    ).with_anchors(tip=(-2.0, 14.0))


def inkwell(tipped: bool = False, glass: Colour = colour("slate blue")) -> Group:
    """Square and squat; `tipped` it lies on its side pouring left. Anchor `mouth`."""
    upright = group(
        *block(-10, -14, 10, 0, glass, "glass", "glass", (6.0, -4.0)),
        Shape(solid(place(turned((4.4, -20), (4.4, -20), (4.4, -15), dip=0.24), 3, 0)), glass, "glass", 0.9, line=1.1),
        Shape(solid(ellipse(3, -20, 4.4, 1.3)), colour("ink black"), "ink", 1.2, modelling=0, line=1.0),
    )
    if not tipped:
        return upright.named("inkwell").with_anchors(mouth=(3.0, -20.0))
    return upright.placed(10, -10, rotation=-math.pi / 2).named("inkwell").with_anchors(mouth=(-10.0, -13.0))


def brush(paint: Colour = RED) -> Group:
    """A painter's brush held at the origin, bristles up."""
    return group(
        _helve(-16, 22, 3.0),
        Shape(solid(rectangle(-2.4, -24, 2.4, -16)), STEEL, "ferrule", 0.9, form=2, line=1.0),
        fur(outline("-2.4,-24 -3,-32 0.6,-40! 3,-31 2.4,-24"), paint, "paint", form=ROUND, line=1.0),
        name="brush",
    ).with_anchors(tip=(0.6, -40.0))


def paint_pot(paint: Colour = colour("sky blue")) -> Group:
    drip = limb([(-6, -19), (-6.4, -10)], [4, 3])
    return group(
        metal(turned((11, -20), (11, -20), (10, 0), dip=0.2), STEEL, weight=0.9, line=1.3),
        Shape(solid(drip, ellipse(0, -20, 11, 2.6)), paint, "paint", 1.0, modelling=0.3, line=1.0),
        Lines((ellipse(0, -20, 11, 16, start=math.pi, end=math.tau),), 1.2),
        name="paint pot",
    )


def pliers() -> Group:
    arms = [
        limb([(s * 7, 22), (s * 4, 8), (0, 0), (-s * 3, -8), (-s * 1, -16)], [3.6, 4, 4.4, 3.6, 2]) for s in (-1, 1)
    ]
    return group(
        Shape(fuse(*arms), IRON, "metal", 1.0, line=1.2),
        Shape(solid(ellipse(0, 0, 2)), STEEL, "pivot", 1.0, line=0.8),
        name="pliers",
    ).with_anchors(tip=(0.0, -16.0))


def fishing_rod(length: float = 130.0, drop: float = 90.0) -> Group:
    """Held at the origin, reaching up to the left, its line hanging; anchors `tip`, `hook`, `float`."""
    tip = (-0.82 * length, -0.56 * length)
    rod = limb([(12, 8), (-0.4 * length, -0.24 * length), tip], [3.4, 2.4, 0.8])
    hook: Point = (tip[0] - 2, tip[1] + drop)
    barb = curve(
        [(hook[0], hook[1] - 6), (hook[0] + 1, hook[1]), (hook[0] - 3, hook[1] + 1), (hook[0] - 4, hook[1] - 3)]
    )
    cork: Point = (tip[0] - 1, tip[1] + 0.62 * drop)
    return group(
        Shape(solid(rod), ASH.darker(0.15), "wood", 1.0, line=1.1),
        Lines(
            (curve([tip, (tip[0] - 3, tip[1] + 0.5 * drop), hook]), barb), 1.0, role="line", strength=0.9, steady=True
        ),
        Shape(solid(ellipse(*cork, 2.4, 4)), RED, "float", 1.0, line=0.9),
        name="fishing rod",
    ).with_anchors(tip=tip, hook=hook, float=cork)


def net(radius: float = 18.0) -> Group:
    """A landing net held at the origin, its hoop to the left."""
    x = -30.0 - radius
    mesh = [
        curve([(x - radius + 4 * i, -2), (x - radius + 4 * i + 2, 14), (x, 26)]) for i in range(int(radius / 2) + 1)
    ]
    return group(
        Lines(
            (*mesh, ellipse(x, 8, 0.8 * radius, 6, end=math.pi), ellipse(x, 16, 0.5 * radius, 4, end=math.pi)),
            0.8,
            strength=0.7,
        ),
        Lines((closed(ellipse(x, 0, radius, 5)),), 2.2, IRON, "metal"),
        Shape(solid(limb([(14, 0), (-30, 0)], [3.6, 3])), ASH, "wood", 1.0, line=1.1),
        name="net",
    )


def walking_stick(length: float = 56.0, wood: Colour = WALNUT) -> Group:
    """Held at the origin by its crook, its foot below; anchor `tip`."""
    return group(
        Shape(
            solid(limb([(-9, 3), (-8, -4), (-2, -5), (0, 2), (0, length)], [3, 3.4, 3.6, 3.4, 2.6])),
            wood,
            "wood",
            1.0,
            line=1.2,
        ),
        name="stick",
    ).with_anchors(tip=(0.0, length))


def crutch(length: float = 66.0) -> Group:
    """Its pad at the origin, its foot below; anchor `tip`."""
    return group(
        Shape(
            fuse(
                limb("-7,0 0,0 7,0", [5, 6, 5]),
                limb([(-5, 0), (-1, 30), (0, length)], [3, 3, 3]),
                limb([(5, 0), (1, 30)], [3, 3]),
                limb([(-4, 22), (4, 22)], [3, 3]),
            ),
            ASH,
            "wood",
            1.0,
            line=1.2,
        ),
        name="crutch",
    ).with_anchors(tip=(0.0, length))


def gun() -> Group:
    """A long fowling piece held at the origin, muzzle to the left; anchor `muzzle`."""
    stock = blob("-8,-4 10,-3 26,2 44,8 46,18 38,20 18,8 -2,3")
    return group(
        metal(limb([(2, -2), (-84, -4)], [4.4, 3]), IRON, line=1.1),
        Shape(solid(stock, limb([(-4, 1), (-44, -1)], [4.4, 3])), WALNUT, "wood", 1.0, line=1.2),
        Lines((curve("4,4 8,9 13,6"),), 1.6, IRON, "metal"),
        name="gun",
    ).with_anchors(muzzle=(-85.0, -4.0))
