"""Instruments. Held ones have their origin where the player holds them; anchors say where the other hand goes."""

import itertools
import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import closed, curve, ellipse, fuse, limb, paths, points, rectangle, solid, with_holes
from studio.motifs.forms import both_sides, hoop, mirrored, pale, turned, when
from studio.scene import FLAT, Group, Item, Lines, Shape, group

VARNISH = colour("sienna")
BRASS = colour("brass")
EBONY = colour("soot black")
MAPLE = colour("honey wood")
IVORY = colour("ivory")

# Right half of a fiddle's body, chin end down: (half width, y) before scaling.
_FIDDLE = (
    (0, -31),
    (10, -30),
    (14, -22),
    (11, -15),
    (9, -13),
    (9, -13),
    (9, -5),
    (9, -5),
    (11, -3),
    (17, 8),
    (13, 17),
    (0, 19),
)


def _fiddle(scale: float, varnish: Colour) -> tuple[list[Item], float]:
    """Body, neck and strings standing upright round the middle of the body; and the height of the scroll."""
    side = curve(_FIDDLE, steps=6)
    body = np.vstack([side, mirrored(side)[::-1]]) * scale
    holes = both_sides(limb(points("6,-8 5,-4 6.4,0") * scale, [1.2 * scale, 0.7 * scale, 1.2 * scale]))
    neck = limb(points((0, -10), (0, -62)) * scale, [4.4 * scale, 2.8 * scale])
    scroll = fuse(points("-2.4,-60 2.4,-60 2,-74 -2,-74") * scale, ellipse(0, -75 * scale, 3.4 * scale))
    pegs = [points((side * 2, y), (side * 7, y - 1)) * scale for side, y in ((-1, -64), (1, -66), (-1, -69), (1, -71))]
    strings = [points((x, -60), (1.4 * x, 2)) * scale for x in (-1.2, -0.4, 0.4, 1.2)]
    tail = points("-1.4,3 1.4,3 2.6,17 -2.6,17") * scale
    bridge = points("-4,1 4,1 3,-1.4 -3,-1.4") * scale
    purfling = np.vstack([side, mirrored(side)[::-1]]) * (0.9 * scale) - [0, 0.6 * scale]
    return [
        Lines(tuple(pegs), 2.2, EBONY, "peg", 1.0, False),
        Shape(scroll, varnish.darker(0.2), "wood", 1.0, line=1.2),
        materials.wood(body, varnish, form=9 * scale, flow=math.pi / 2, line=1.6),
        Lines((closed(purfling),), 0.8, strength=0.5),
        Shape(holes, EBONY, "hole", 1.2, modelling=0, line=0),
        Shape(solid(neck, tail), EBONY, "ebony", 1.1, form=3, line=1.1),
        pale(strings, 0.5 * scale, colour("moon cream"), "string"),
        Shape(solid(bridge), MAPLE, "wood", 0.9, line=0.9),
    ], -75 * scale


def violin(varnish: Colour = VARNISH) -> Group:
    """Upright round its middle, 56 tall; turn it to the chin. Anchors `neck`, `chin`, `strings`."""
    items, scroll = _fiddle(0.58, varnish)
    return Group(tuple(items), "violin").with_anchors(neck=(0.0, 0.75 * scroll), chin=(4.0, 9.0), strings=(0.0, -4.0))


def cello(varnish: Colour = VARNISH) -> Group:
    """Standing on its spike at the origin, 110 tall; anchors `neck`, `strings`."""
    items, scroll = _fiddle(1.08, varnish)
    spike = Lines(paths([(0, 20), (0, 34)]), 2.0, colour("steel"), "spike", 1.0, steady=True)
    whole = group(spike, *items).placed(0, -34)
    return whole.named("cello").with_anchors(neck=(0.0, -34 + 0.75 * scroll), strings=(0.0, -38.0))


def bow(length: float = 58.0) -> Group:
    """A fiddle's bow held at the origin by its frog, the tip to the left; anchor `tip`."""
    stick = curve([(4, -2), (-0.5 * length, -1.6), (-length, -3.4)])
    return group(
        pale(paths([(-2, 1.6), (-length + 1, -0.6)]), 1.2, IVORY, "hair"),
        Shape(solid(limb(stick[::4], [2.0, 1.6, 1.4])), VARNISH.darker(0.2), "wood", 1.0, line=0.9),
        Shape(solid(rectangle(-4, -2, 2, 2.4)), EBONY, "frog", 1.0, line=0.9),
        name="bow",
    ).with_anchors(tip=(-length, -3.0))


def harp(wood: Colour = BRASS) -> Group:
    """Standing, 100 tall, strings to the left; anchor `strings`."""
    pillar = limb("-34,0 -36,-50 -32,-94", [6, 6, 6])
    neck = limb("-32,-94 -16,-102 4,-86 26,-92", [6, 8, 7, 6])
    sound = limb("26,-92 6,-40 -16,0", [7, 11, 15])
    strings = []
    for share in np.linspace(0.08, 0.9, 13):
        top = np.array([-32 + 54 * share, -97 + 6 * math.sin(3 * share)])
        strings.append(points(top, (top[0], -8 - 76 * share)))
    return group(
        Lines(tuple(strings), 0.8, colour("tallow yellow").darker(0.3), "string", 0.9, steady=True),
        materials.metal(fuse(pillar, neck, sound, rectangle(-42, -5, -4, 2), soften=1), wood, "wood", line=1.5),
        Shape(solid(ellipse(-32, -98, 7)), wood, "wood", 1.0, line=1.2),
        name="harp",
    ).with_anchors(strings=(-8.0, -60.0))


def drum(width: float = 44.0, paint: Colour = colour("barn red")) -> Group:
    """A field drum with cords; anchor `skin`."""
    half, tall = width / 2, 0.72 * width
    body = turned((half, -tall), (half, -tall), (half, 0), dip=0.2)
    zig = [
        (
            half * x,
            -tall + 0.18 * half * math.sqrt(max(0, 1 - x * x)) + 5
            if i % 2
            else -1 + 0.2 * half * math.sqrt(max(0, 1 - x * x)) - 4,
        )
        for i, x in enumerate(np.linspace(-0.98, 0.98, 11))
    ]
    rims = [np.vstack([hoop(1.03 * half, y, 0.2), hoop(1.03 * half, y + 5, 0.2)[::-1]]) for y in (-tall, -5)]
    return group(
        Shape(solid(body), paint, "drum", 0.95, line=1.5),
        pale(tuple(points(a, b) for a, b in itertools.pairwise(zig)), 1.6, IVORY, "cord"),
        Shape(solid(ellipse(0, -tall, 1.02 * half, 0.2 * half)), IVORY, "skin", 0.4, form=FLAT, line=1.3),
        *(Shape(solid(rim), MAPLE, "rim", 0.95, form=3, line=1.1) for rim in rims),
        name="drum",
    ).with_anchors(skin=(0.0, -tall))


def horn(size: float = 40.0, metal: Colour = BRASS) -> Group:
    """A coiled hunting horn, mouthpiece at the origin, bell to the left; anchors `bell`, `hand`."""
    k = size / 40
    coil = limb(
        points("0,0 -10,2 -24,10 -34,2 -28,-12 -12,-10 -8,4 -22,14 -36,12") * k,
        [2.2 * k, 2.6 * k, 3 * k, 3.4 * k, 4 * k, 4.6 * k, 5.4 * k, 6.4 * k, 9 * k],
    )
    bell = np.vstack([curve("-34,8 -44,4 -50,-6"), curve("-50,-6 -56,12 -50,28"), curve("-50,28 -44,18 -34,16")]) * k
    return group(
        materials.metal(fuse(coil, bell, soften=0.5 * k), metal, line=1.4),
        Shape(solid(ellipse(-51.5 * k, 11 * k, 4 * k, 17 * k)), metal.darker(0.5), "bell", 1.0, form=FLAT, line=1.2),
        name="horn",
    ).with_anchors(bell=(-54.0 * k, 11.0 * k), hand=(-20.0 * k, 6.0 * k))


def trumpet(length: float = 54.0, metal: Colour = BRASS) -> Group:
    """Mouthpiece at the origin, bell to the left; anchors `bell`, `hand`."""
    k = length / 54
    tube = fuse(
        limb([(0, 0), (-40, 0)], [2.2, 3]),
        limb("-8,0 -6,8 -12,9 -32,9 -38,5 -34,0", [2.6, 2.6, 2.6, 2.6, 2.6, 2.6]),
        *(rectangle(x, -6, x + 3, 12) for x in (-24, -20, -16)),
    )
    bell = np.vstack([curve("-36,-1.8 -46,-4 -54,-11"), curve("-54,11 -46,4 -36,1.8")])
    return group(
        materials.metal(tuple(ring * k for ring in tube), metal, line=1.1),
        materials.metal(bell * k, metal, line=1.3),
        Shape(solid(ellipse(-54 * k, 0, 2.6 * k, 11 * k)), metal.darker(0.45), "bell", 1.0, form=FLAT, line=1.1),
        name="trumpet",
    ).with_anchors(bell=(-54.0 * k, 0.0), hand=(-19.0 * k, 4.0 * k))


def bell(height: float = 60.0, metal: Colour = colour("bronze"), clapper: bool = True) -> Group:
    """A cast bell hanging from its crown at the origin; anchors `lip`, `clapper`."""
    k = height / 60
    shell = turned((5, 6), (12, 8), (16, 22), (19, 40), (28, 56), (28, 60), dip=0.14) * k
    yoke = (*with_holes(ellipse(0, 1, 6, 6), ellipse(0, 1, 3, 3)), rectangle(-4, 4, 4, 9))
    bands = [hoop(half * k, y * k, 0.16) for half, y in ((15, 16), (15.6, 20), (21, 44), (25, 52))]
    ball = ellipse(0, 65 * k, 5.4 * k)
    return group(
        *when(clapper, Shape(solid(ball), colour("iron grey"), "clapper", 1.0, line=1.2)),
        Shape(tuple(ring * k for ring in yoke), metal.darker(0.2), "metal", 1.0, line=1.2),
        materials.metal(shell, metal, line=1.7),
        Lines(tuple(bands), 1.1, strength=0.65),
        name="bell",
    ).with_anchors(lip=(0.0, 60.0 * k), clapper=(0.0, 65.0 * k))
