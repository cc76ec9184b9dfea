"""Needle and thread: sewing, knitting, spinning, weaving."""

import numpy as np
from numpy.typing import ArrayLike

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import blob, closed, curve, ellipse, fuse, limb, outline, paths, points, solid, with_holes
from studio.materials import cloth
from studio.motifs.forms import hoop, turned
from studio.motifs.things.tools.implements import ASH, BRASS, OAK, RED, STEEL, WALNUT
from studio.scene import FLAT, ROUND, Dots, Group, Item, Lines, Shape, group


def scissors(opened: float = 0.4, metal: Colour = STEEL, length: float = 36.0) -> Group:
    """Pivot at the origin, points up; `opened` in radians. Shears when made long."""
    k = length / 36
    items: list[Item] = []
    for side in (-1, 1):
        blade = blob("-1.6,2 -2.8,-8 -0.4,-26! 2.2,-8 2.4,2")
        bow = with_holes(ellipse(3.4, 19, 5.4, 7.4, 0.2), ellipse(3.4, 19, 3.4, 5.2, 0.2))
        shank = limb("0,0 1,8 1.6,13", [4.4, 3.2, 3.2])
        half = group(
            materials.metal(fuse(blade, shank), metal, weight=0.9, line=1.2),
            Shape(bow, colour("soot"), "handle", 1.0, line=1.2),
        )
        items += half.placed(0, 0, k, side * opened / 2, flip=side > 0).items
    items.append(Shape(solid(ellipse(0, 0, 1.8 * k)), BRASS, "pivot", 1.0, line=0.9))
    return Group(tuple(items), "scissors").with_anchors(tip=(0.0, -26.0 * k))


def needle(length: float = 44.0, threaded: Colour | None = RED) -> Group:
    """Point up, eye at the origin, a tail of thread behind it. Anchors `tip`, `eye`."""
    body = limb([(0, 5), (0, -0.7 * length), (0, -length)], [2.6, 2.0, 0.5])
    tail = curve("0,2 6,12 -4,26 8,40")
    return group(
        *([Lines((tail,), 1.6, threaded, "thread", 1.0)] if threaded else []),
        materials.metal(with_holes(body, ellipse(0, 1.5, 0.6, 2.0, count=12)), STEEL, weight=0.8, line=1.0),
        name="needle",
    ).with_anchors(tip=(0.0, -length), eye=(0.0, 1.5), thread=(8.0, 40.0))


def thread(path: ArrayLike, paint: Colour = RED, weight: float = 1.8) -> Group:
    """A thread lying or hanging along a line, drawn where the line runs."""
    return group(Lines((curve(path),), weight, paint, "thread", 1.0, False), name="thread")


def tangle(stream: Stream, radius: float = 26.0, paint: Colour = RED, turns: int = 16) -> Group:
    """A glorious knot of thread round the origin; anchor `end`."""
    angles = np.cumsum(stream.uniform(0.7, 2.6, count=3 * turns))
    reach = radius * np.sqrt(stream.uniform(0.05, 1.0, count=3 * turns))
    path = curve(np.stack([1.2 * reach * np.cos(angles), 0.8 * reach * np.sin(angles)], axis=1), steps=6)
    return group(Lines((path,), 1.5, paint, "thread", 0.95, False), name="tangle").with_anchors(
        end=(float(path[-1, 0]), float(path[-1, 1]))
    )


def yarn_ball(radius: float = 14.0, paint: Colour = colour("wool red")) -> Group:
    """Standing on the origin, its end trailing right; anchor `end`."""
    y = -radius
    wraps = [
        ellipse(0, y, radius * k, 0.94 * radius, turn, -1.2, 1.3, 16)
        for turn in (0.4, 1.6, 2.8)
        for k in (0.2, 0.5, 0.8)
    ]
    tail = curve(
        [(0.8 * radius, -0.4 * radius), (1.6 * radius, -0.1 * radius), (2.4 * radius, -0.3 * radius), (3.2 * radius, 0)]
    )
    return group(
        Lines((tail,), 1.8, paint, "thread", 1.0, False),
        Shape(solid(ellipse(0, y, radius)), paint, "wool", 0.95, line=1.3),
        Lines(tuple(wraps), 0.9, strength=0.6),
        name="yarn",
    ).with_anchors(end=(3.2 * radius, 0.0))


def spool(height: float = 26.0, paint: Colour = RED, wood: Colour = ASH) -> Group:
    """A reel of thread; anchor `end`."""
    k = height / 26
    foot, head = (turned((9, y), (9, y), (9, y + 4), dip=0.24) * k for y in (-4, -26))
    drum = turned((6.4, -22), (6.8, -13), (6.4, -4), dip=0.24) * k
    wraps = [hoop(6.7 * k, -y * k, 0.24) for y in (7, 9.5, 12, 14.5, 17, 19.5)]
    return group(
        Shape(solid(foot), wood, "wood", 0.95, line=1.2),
        Shape(solid(drum), paint, "thread", 1.0, line=1.1),
        Lines(tuple(wraps), 0.8, strength=0.6),
        Shape(solid(head), wood, "wood", 0.95, line=1.2),
        Shape(solid(ellipse(0, -26 * k, 9 * k, 2.1 * k)), wood.lighter(0.2), "wood", 0.8, form=FLAT, line=1.0),
        Lines((curve("6.6,-9 14,-2 26,0 40,-3") * k,), 1.4, paint, "thread", 1.0, False),
        name="spool",
    ).with_anchors(end=(40.0 * k, -3.0 * k))


def knitting(
    length: float = 90.0, paint: Colour = colour("wool red"), width: float = 30.0, border: Colour | None = None
) -> Group:
    """A strip hanging from two needles at the origin; anchor `end` is its lower edge."""
    half = width / 2
    strip = np.vstack(
        [
            points((-half, 0), (half, 0)),
            curve([(half, 0), (half + 2, 0.5 * length), (half, length)]),
            curve([(-half, length), (-half - 2, 0.5 * length), (-half, 0)]),
        ]
    )
    stitches = [
        points((x - 1.6, y), (x, y + 2.6), (x + 1.6, y))
        for y in np.arange(4, length - 2, 5)
        for x in np.arange(-half + 3, half - 1, 4.4)
    ]
    needles = [limb([(-half - 18, -12), (half + 6, 3)], [2.6, 2]), limb([(half + 18, -12), (-half - 6, 3)], [2.6, 2])]
    bands = [
        points((-half - 1, y), (half + 1, y), (half + 1, y + 6), (-half - 1, y + 6))
        for y in (0.2 * length, 0.32 * length, 0.7 * length, 0.82 * length)
    ]
    return group(
        cloth(strip, paint, "wool", weight=0.95, form=4, line=1.3),
        *([Shape(solid(*bands), border, "border", 0.85, form=2, line=0.7)] if border else []),
        Lines(tuple(stitches), 0.8, paint.darker(0.5), "stitch", 0.6),
        Shape(solid(*needles), ASH, "needle", 1.0, line=1.0),
        Dots(points((-half - 18, -12), (half + 18, -12)), np.full(2, 2.6), WALNUT, "knob"),
        name="knitting",
    ).with_anchors(end=(0.0, length))


def spindle(wool: Colour = colour("linen")) -> Group:
    """A drop spindle hanging by its thread from the origin."""
    return group(
        Lines(paths([(0, 0), (0, 34)]), 1.1, wool, "thread"),
        Shape(solid(limb([(0, 30), (0, 66)], [2.6, 2])), ASH, "wood", 1.0, line=1.0),
        Shape(outline("0,36 5,46 0,56 -5,46"), wool, "wool", 0.6, texture="fur", line=1.1),
        Shape(solid(ellipse(0, 57, 8, 2.6)), OAK, "wood", 1.0, line=1.1),
        name="spindle",
    )


def shuttle(paint: Colour = RED) -> Group:
    """A weaver's boat lying along the x axis at the origin."""
    body = blob("-16,0 -8,-4 8,-4 16,0! 8,4 -8,4 -16,0")
    return group(
        materials.wood(body, ASH, form=ROUND, flow=0.0, line=1.2),
        Shape(solid(ellipse(0, 0, 7, 1.8)), paint, "thread", 1.0, line=0.8),
        name="shuttle",
    )


def button(radius: float = 7.0, paint: Colour = colour("mahogany")) -> Group:
    """Round the origin, four holes."""
    holes = points(*((x * 0.24 * radius, y * 0.24 * radius) for x in (-1, 1) for y in (-1, 1)))
    return group(
        Shape(solid(ellipse(0, 0, radius)), paint, "button", 1.0, form=0.3 * radius, line=1.3),
        Lines((closed(ellipse(0, 0, 0.68 * radius)),), 0.9, strength=0.6),
        Dots(holes, np.full(4, 0.13 * radius), colour("ink black"), "hole"),
        name="button",
    )
