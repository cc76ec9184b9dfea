"""Needle and thread: sewing, knitting, spinning, weaving."""

import numpy as np
from numpy.typing import ArrayLike

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    paths,
    points,
    rectangle,
    resample,
    solid,
    with_holes,
)
from studio.motifs.forms import hoop, spokes, turned
from studio.motifs.things.tools.implements import ASH, BRASS, OAK, RED, STEEL, WALNUT
from studio.scene import FLAT, Dots, Group, Item, Lines, Shape, group


def scissors(opened: float = 0.4, metal: Colour = STEEL, length: float = 36.0) -> Group:
    """Pivot at the origin, points up; `opened` in radians. Shears when made long."""
    k = length / 36
    items: list[Item] = []
    for side in (-1, 1):
        blade = blob((-1.6, 2), (-2.8, -8), (-0.4, -26), (-0.4, -26), (2.2, -8), (2.4, 2))
        bow = with_holes(ellipse(3.4, 19, 5.4, 7.4, 0.2), ellipse(3.4, 19, 3.4, 5.2, 0.2))
        shank = limb([(0, 0), (1, 8), (1.6, 13)], [4.4, 3.2, 3.2])
        half = group(
            Shape(fuse(blade, shank), metal, "metal", 0.9, texture="metal", line=1.2),
            Shape(bow, colour("soot"), "handle", 1.0, line=1.2),
        )
        items += half.placed(0, 0, k, side * opened / 2, flip=side > 0).items
    items.append(Shape(solid(ellipse(0, 0, 1.8 * k)), BRASS, "pivot", 1.0, line=0.9))
    return Group(tuple(items), "scissors").with_anchors(tip=(0.0, -26.0 * k))


def needle(length: float = 44.0, threaded: Colour | None = RED) -> Group:
    """Point up, eye at the origin, a tail of thread behind it. Anchors `tip`, `eye`."""
    body = limb([(0, 5), (0, -0.7 * length), (0, -length)], [2.6, 2.0, 0.5])
    tail = curve([(0, 2), (6, 12), (-4, 26), (8, 40)])
    return group(
        *([Lines((tail,), 1.6, threaded, "thread", 1.0)] if threaded else []),
        Shape(with_holes(body, ellipse(0, 1.5, 0.6, 2.0, count=12)), STEEL, "metal", 0.8, texture="metal", line=1.0),
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
        Lines((curve([(6.6, -9), (14, -2), (26, 0), (40, -3)]) * k,), 1.4, paint, "thread", 1.0, False),
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
        Shape(solid(strip), paint, "wool", 0.95, form=4, texture="cloth", line=1.3),
        *([Shape(solid(*bands), border, "border", 0.85, form=2, line=0.7)] if border else []),
        Lines(tuple(stitches), 0.8, paint.darker(0.5), "stitch", 0.6),
        Shape(solid(*needles), ASH, "needle", 1.0, line=1.0),
        Dots(points((-half - 18, -12), (half + 18, -12)), np.full(2, 2.6), WALNUT, "knob"),
        name="knitting",
    ).with_anchors(end=(0.0, length))


def spinning_wheel(flax: Colour = colour("straw")) -> Group:
    """A spinning wheel, 84 tall; anchors `thread`, `hub`."""
    hub = (14.0, -46.0)
    rim = with_holes(ellipse(*hub, 30), ellipse(*hub, 26.5))
    bench = points((-40, -26), (34, -12), (34, -7), (-40, -21))
    legs = [
        limb([(-34, -22), (-40, 0)], [4, 3.4]),
        limb([(4, -15), (0, 0)], [4, 3.4]),
        limb([(30, -10), (36, 0)], [4, 3.4]),
    ]
    posts = [limb([(10, -15), (hub[0], hub[1])], [4, 3.4]), limb([(-32, -24), (-34, -56)], [3.6, 3])]
    puff = blob((-42, -56), (-44, -72), (-34, -84), (-25, -72), (-27, -57))
    return group(
        Lines(spokes(*hub, 3, 27, 10), 2.2, WALNUT, "wood", 1.0, False),
        Shape(rim, WALNUT, "wood", 1.0, form=3, line=1.3),
        Shape(solid(*legs, *posts), OAK, "wood", 1.0, line=1.2),
        Shape(solid(bench), OAK, "wood", 0.95, form=2, texture="wood", line=1.2),
        Shape(solid(puff), flax, "flax", 0.7, texture="fur", line=1.1),
        Shape(solid(ellipse(*hub, 4)), BRASS, "hub", 1.0, line=1.0),
        Lines(
            (
                curve([(-27, -60), (-20, -50), (-12, -56)]),
                *paths([(-14, -52), (hub[0], hub[1] - 30)], [(-14, -52), (hub[0], hub[1] + 30)]),
            ),
            1.1,
            colour("linen"),
            "thread",
            0.95,
        ),
        name="spinning wheel",
    ).with_anchors(thread=(-20.0, -50.0), hub=hub)


def spindle(wool: Colour = colour("linen")) -> Group:
    """A drop spindle hanging by its thread from the origin."""
    return group(
        Lines(paths([(0, 0), (0, 34)]), 1.1, wool, "thread"),
        Shape(solid(limb([(0, 30), (0, 66)], [2.6, 2])), ASH, "wood", 1.0, line=1.0),
        Shape(solid(blob((0, 36), (5, 46), (0, 56), (-5, 46))), wool, "wool", 0.6, texture="fur", line=1.1),
        Shape(solid(ellipse(0, 57, 8, 2.6)), OAK, "wood", 1.0, line=1.1),
        name="spindle",
    )


def loom(
    warp: Colour = colour("mist white"),
    cloth: Colour = colour("river blue"),
    width: float = 120.0,
    height: float = 150.0,
) -> Group:
    """A standing loom: its warp comes from above, cloth grows below. Anchors `shuttle`, `warp_top`, `cloth_end`."""
    half = width / 2
    posts = [rectangle(x - 5, -height, x + 5, 0) for x in (-half, half)]
    beams = [rectangle(-half - 8, -y - 4, half + 8, -y + 4) for y in (0.96 * height, 0.2 * height)]
    threads = [points((x, -0.96 * height), (x, -0.42 * height)) for x in np.linspace(-0.84, 0.84, 34) * half]
    web = points(
        (-0.86 * half, -0.42 * height),
        (0.86 * half, -0.42 * height),
        (0.86 * half, -0.2 * height),
        (-0.86 * half, -0.2 * height),
    )
    weft = [points((-0.86 * half, y), (0.86 * half, y)) for y in np.linspace(-0.41, -0.22, 9) * height]
    reed = rectangle(-0.95 * half, -0.52 * height, 0.95 * half, -0.46 * height)
    return group(
        Lines(tuple(threads), 0.9, warp.darker(0.15), "warp", 0.95, False, True),
        Shape(solid(web), cloth, "cloth", 0.8, form=FLAT, texture="cloth", line=1.1),
        Lines(tuple(weft), 0.7, strength=0.5),
        *(Shape(solid(post), OAK, "wood", 1.0, form=4, texture="wood", flow=1.57, line=1.3) for post in posts),
        *(Shape(solid(beam), OAK.lighter(0.08), "wood", 1.0, form=4, texture="wood", line=1.3) for beam in beams),
        Shape(solid(reed), WALNUT, "wood", 1.0, form=2, line=1.2),
        name="loom",
    ).with_anchors(shuttle=(0.0, -0.44 * height), warp_top=(0.0, -0.96 * height), cloth_end=(0.0, -0.2 * height))


def shuttle(paint: Colour = RED) -> Group:
    """A weaver's boat lying along the x axis at the origin."""
    body = blob((-16, 0), (-8, -4), (8, -4), (16, 0), (16, 0), (8, 4), (-8, 4), (-16, 0))
    return group(
        Shape(solid(body), ASH, "wood", 1.0, texture="wood", flow=0.0, line=1.2),
        Shape(solid(ellipse(0, 0, 7, 1.8)), paint, "thread", 1.0, line=0.8),
        name="shuttle",
    )


def tape_measure(path: ArrayLike, cloth: Colour = colour("lemon")) -> Group:
    """A tailor's tape along a line, ticked, without figures."""
    spine = resample(curve(path), 4.0)
    across = normals(spine)
    ticks = [
        np.array([spot - 2.4 * side, spot + (2.4 if i % 5 == 0 else -0.4) * side])
        for i, (spot, side) in enumerate(zip(spine, across, strict=True))
    ]
    return group(
        Shape(solid(limb(path, [5, 5])), cloth, "tape", 0.8, form=2, line=1.0),
        Lines(tuple(ticks), 0.7, strength=0.7),
        name="tape measure",
    )


def pin_cushion() -> Group:
    pins = [points((x, -14), (1.5 * x, -24)) for x in (-8, -4, 0, 4, 8)]
    return group(
        Lines(tuple(pins), 1.0, STEEL, "pin"),
        Dots(points(*((1.5 * x, -24) for x in (-8, -4, 0, 4, 8))), np.full(5, 1.6), RED, "head"),
        Shape(
            solid(blob((-15, 0), (-16, -9), (0, -16), (16, -9), (15, 0))),
            colour("plum"),
            "cushion",
            0.95,
            texture="cloth",
            line=1.3,
        ),
        name="pin cushion",
    )


def dressmakers_dummy(cloth: Colour = colour("oatmeal")) -> Group:
    """A headless torso on a stand, 92 tall; anchors `neck`, `shoulder`."""
    torso = turned((4, -92), (5, -88), (17, -82), (16, -72), (11, -58), (16, -44), (15, -38), dip=0.2)
    stand = fuse(turned((2, -38), (2, -12), (3, -8), dip=0.2), *(limb([(0, -8), (x, 0)], [4, 3]) for x in (-16, 0, 16)))
    return group(
        Shape(stand, WALNUT, "wood", 1.0, line=1.2),
        Shape(solid(torso), cloth, "cloth", 0.75, texture="cloth", line=1.5),
        Lines(
            paths(
                [(0, -84), (0, -38)],
                curve([(-12, -80), (-8, -60), (-11, -40)]),
                curve([(12, -80), (8, -60), (11, -40)]),
            ),
            0.9,
            strength=0.6,
        ),
        Shape(solid(ellipse(0, -92, 4.2, 1.6)), WALNUT, "wood", 1.0, line=1.0),
        name="dummy",
    ).with_anchors(neck=(0.0, -92.0), shoulder=(-16.0, -82.0))


def button(radius: float = 7.0, paint: Colour = colour("mahogany")) -> Group:
    """Round the origin, four holes."""
    holes = points(*((x * 0.24 * radius, y * 0.24 * radius) for x in (-1, 1) for y in (-1, 1)))
    return group(
        Shape(solid(ellipse(0, 0, radius)), paint, "button", 1.0, form=0.3 * radius, line=1.3),
        Lines((closed(ellipse(0, 0, 0.68 * radius)),), 0.9, strength=0.6),
        Dots(holes, np.full(4, 0.13 * radius), colour("ink black"), "hole"),
        name="button",
    )
