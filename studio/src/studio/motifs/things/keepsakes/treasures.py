"""Keys and cages, crowns and coins, glasses that look far or deep."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, paths, place, points, rectangle, solid, with_holes
from studio.materials import cloth, feathers
from studio.motifs.forms import hoop, turned, when
from studio.scene import FLAT, ROUND, Clip, Dots, Glow, Group, Lines, Shape, Wash, group

GILT = colour("antique gold")
IRON = colour("iron grey")
LEATHER = colour("leather brown")
WALNUT = colour("walnut")
SILVER = colour("silver")
RED = colour("umbrella red")
INK = colour("ink black")
# The bars' half width by how far down they are, as shares of the cage's radius and height.
_DOME = ([0, 0.06, 0.14, 0.26, 0.42, 0.6, 1], [0.04, 0.26, 0.5, 0.76, 0.94, 1, 1])


def birdcage(captive: Group | None = None, radius: float = 206.0, locked: bool = True) -> Group:
    """A gilded cage hanging from its hook at the origin, about twice its radius tall, round `captive`.

    The captive is drawn where it is: the middle of the cage is at (0, 1.47 radius), anchor `middle`; `floor` is
    where a bird stands.
    """
    unit = radius / 206
    top, floor, deep = 0.43 * radius, 2.42 * radius, 0.21 * radius
    front = [
        limb(_bar(side, top, floor, radius, deep)[::3], [5.5 * unit, 6.5 * unit])
        for side in np.sin(np.linspace(-1.5, 1.5, 11))
    ]
    back = [_bar(side, top, floor, radius, -deep) for side in (-0.8, -0.45, 0, 0.45, 0.8)]
    hoops = [
        ellipse(0, y * radius, radius * share, 0.95 * deep * share, start=0.03, end=math.pi - 0.03)
        for y, share in ((0.98, 0.8), (1.93, 1.0))
    ]
    rim, underside = (
        ellipse(0, floor, 1.05 * radius, deep, end=math.pi),
        ellipse(0, floor + 30 * unit, radius, deep, end=math.pi),
    )
    return group(
        Lines(paths([(2 * unit, 0), (0, 0.35 * radius)]), 3.2 * unit**0.35, role="rope", steady=True, taper=False),
        Lines(tuple(back), 1.6, GILT.darker(0.5), "metal", 0.7),
        Shape(solid(ellipse(0, floor, 1.05 * radius, deep)), GILT.darker(0.3), "metal", 0.95, form=FLAT, line=2.0),
        *([captive] if captive is not None else []),
        materials.metal(fuse(*front), GILT, line=1.2),
        *(materials.metal(limb(ring[::3], [6.5 * unit, 6.5 * unit]), GILT, line=1.2) for ring in hoops),
        materials.metal(np.vstack([rim, underside[::-1]]), GILT, form=30 * unit, line=2.1),
        Shape(
            with_holes(ellipse(0, 0.36 * radius, 18 * unit), ellipse(0, 0.36 * radius, 9 * unit)),
            GILT,
            "metal",
            1.0,
            line=1.5,
        ),
        materials.metal(ellipse(0, 0.47 * radius, 15 * unit, 11 * unit), GILT, line=1.5),
        *when(locked, padlock().placed(0, 2.13 * radius, unit)),
        name="cage",
    ).with_anchors(middle=(0.0, 1.47 * radius), floor=(0.0, floor))


def _bar(side: float, top: float, floor: float, radius: float, deep: float) -> Points:
    """One bar from the crown to the floor; `side` -1 … 1 round the cage, `deep` > 0 in front."""
    fall = np.linspace(0, 1, 30)
    foot = floor + deep * math.sqrt(max(0.0, 1 - side * side))
    return np.stack([side * radius * np.interp(fall, *_DOME), top + (foot - top) * fall], axis=1)


def padlock() -> Group:
    """A flat lock hanging from the top of its plate."""
    hole = fuse(ellipse(0, 16, 6), points("-3,16 3,16 6,34 -6,34"))
    return group(
        materials.metal(rectangle(-20, 0, 20, 46), GILT.darker(0.35), weight=1.1, form=8, line=1.7),
        Shape(hole, INK, "keyhole", 1.3, modelling=0, line=0),
        name="padlock",
    )


def keyhole(height: float = 900.0) -> Points:
    """The outline one peeps through, `height` tall round the origin: for a Clip or a dark frame."""
    ring = fuse(ellipse(0, -0.24, 0.26, 0.26), points("-0.13,-0.12 0.13,-0.12 0.25,0.5 -0.25,0.5"))[0]
    return ring * height


def seed_cup(stream: Stream) -> Group:
    """A feeding cup heaped with stars; its rim is at the origin."""
    rim = ellipse(0, 0, 26, 7, start=math.pi, end=math.tau)
    cup = np.vstack([rim, curve("26,0 20,26 -20,26 -26,0")])
    heap = points((0, -8)) + stream.points(14) * [11, 4]
    return group(
        materials.metal(cup, SILVER, "cup", weight=0.8, line=1.4),
        Dots(heap, stream.uniform(1.6, 3.2, count=14), colour("lamp yellow"), "seed", "star"),
        name="seed cup",
    )


def key(length: float = 60.0, metal: Colour = GILT) -> Group:
    """A key along the x axis, its bow round the origin, its bit at the far end; anchor `tip`."""
    bow = with_holes(ellipse(0, 0, 15, 13), ellipse(-4, -5, 5, 4), ellipse(-4, 5, 5, 4), ellipse(7, 0, 4, 4))
    wards = place(points("-20,2 -20,17 -15,17 -15,11 -11,11 -11,18 -4,18 -4,2"), x=length)
    stem = [limb([(12, 0), (length, 0)], [6, 6]), rectangle(14, -5, 18, 5), rectangle(21, -4, 24, 4)]
    return group(
        materials.metal(fuse(*stem, wards), metal, weight=1.05, line=1.3),
        materials.metal(bow, metal, weight=1.05, line=1.4),
        name="key",
    ).with_anchors(tip=(length, 0.0))


def key_ring(count: int = 4) -> Group:
    """Keys hanging from a ring at the origin."""
    keys = [
        key(38, IRON if i % 2 else GILT).placed(9 * math.cos(a), 9 + 9 * math.sin(a), 0.5, a)
        for i, a in enumerate(np.linspace(0.9, 2.3, count))
    ]
    return group(
        *keys, Shape(with_holes(ellipse(0, 9, 10), ellipse(0, 9, 8)), IRON, "metal", 1.0, line=1.0), name="keys"
    )


def crown(width: float = 36.0, metal: Colour = GILT) -> Group:
    """Standing on its band; anchor `top`."""
    k = width / 36
    spikes = [
        (-18, -14),
        (-20, -30),
        (-11, -19),
        (-9, -34),
        (-3, -20),
        (0, -38),
        (3, -20),
        (9, -34),
        (11, -19),
        (20, -30),
        (18, -14),
    ]
    body = np.vstack([points(*spikes), ellipse(0, -6, 17, 4, end=math.pi), points((-17, -8))]) * k
    tips = points(*(spikes[i] for i in (1, 3, 5, 7, 9))) * k
    gems = [ellipse(x, -7 + 3 * math.sqrt(max(0, 1 - (x / 17) ** 2)), 2.4, 2.8) * k for x in (-11, 0, 11)]
    return group(
        Shape(solid(ellipse(0, -14 * k, 17 * k, 4 * k)), metal.darker(0.5), "inside", 1.0, form=FLAT, line=1.0),
        materials.metal(body, metal, form=8 * k, line=1.5),
        Lines((hoop(17 * k, -12 * k, 0.24),), 1.0, strength=0.7),
        Dots(tips, np.full(5, 2.2 * k), colour("pearl"), "pearl"),
        *(
            Shape(solid(gem), colour(paint), "gem", 1.0, line=0.9)
            for gem, paint in zip(gems, ("garnet", "cobalt", "garnet"), strict=True)
        ),
        name="crown",
    ).with_anchors(top=(0.0, -38.0 * k))


def ring(size: float = 12.0, stone: Colour | None = colour("cobalt")) -> Group:
    """A finger ring standing on the origin."""
    k = size / 12
    band = with_holes(ellipse(0, -6, 6), ellipse(0, -6, 4.6))
    gem = points("0,-10.6 3.8,-14.2 2.2,-17 -2.2,-17 -3.8,-14.2") * k
    return group(
        materials.metal(tuple(loop * k for loop in band), GILT, line=1.1),
        *([Shape(solid(gem), stone, "gem", 0.95, form=2, line=1.0)] if stone else []),
        name="ring",
    )


def purse(leather: Colour = LEATHER) -> Group:
    """Full of coin, drawn shut; 24 tall."""
    body = blob("-11,0 -14,-9 -5,-18 5,-18 14,-9 11,0! -11,0")
    frill = blob("-5,-17 -9,-24 -3,-22 0,-25 3,-22 9,-24 5,-17")
    return group(
        Shape(solid(frill), leather, "leather", 1.0, line=1.1),
        Shape(solid(body), leather, "leather", 1.0, line=1.4),
        Lines(paths(curve("-5,-17.6 0,-16.4 5,-17.6"), curve("5,-17 12,-14 14,-18")), 1.8, colour("scarf red"), "cord"),
        name="purse",
    )


def coins(stream: Stream, count: int = 7) -> Group:
    """A small heap."""
    stack = [(stream.normal(0, 7), -2.2 - 2.2 * (i // 3)) for i in range(count)]
    return group(
        *(
            Shape(
                solid(
                    np.vstack(
                        [ellipse(x, y, 5, 1.8, start=math.pi, end=math.tau), ellipse(x, y + 1.6, 5, 1.8, end=math.pi)]
                    )
                ),
                GILT,
                "gold",
                1.0,
                form=2,
                line=1.0,
            )
            for x, y in sorted(stack, key=lambda spot: -spot[1])
        ),
        name="coins",
    )


def spectacles(metal: Colour = colour("brass"), size: float = 30.0) -> Group:
    """Lying or worn, the bridge at the origin."""
    k = size / 30
    rims = [with_holes(ellipse(s * 8.4, 0, 6.4, 5.6), ellipse(s * 8.4, 0, 5.4, 4.6)) for s in (-1, 1)]
    glass = [ellipse(s * 8.4, 0, 5.6, 4.8) * k for s in (-1, 1)]
    return group(
        Shape(solid(*glass), colour("ice blue"), "glass", 0.3, texture="glass", line=0, cover=0.25),
        *(Shape(tuple(loop * k for loop in rim), metal, "metal", 1.0, line=0.9) for rim in rims),
        Lines(
            (curve("-2.2,-1 0,-3 2.2,-1") * k, points((-14.6, -1), (-19, -5)) * k, points((14.6, -1), (19, -5)) * k),
            1.5,
            metal.darker(0.3),
            "metal",
        ),
        name="spectacles",
    )


def telescope(metal: Colour = colour("brass"), stand: bool = True) -> Group:
    """Drawn out, its eye-piece at the right: on a tripod, or held at the origin. Anchors `eye`, `lens`."""
    tube = [
        points("26,-3.2 26,3.2 4,4 4,-4"),
        points("6,-5 6,5 -18,5.6 -18,-5.6"),
        points("-16,-6.6 -16,6.6 -44,7.4 -44,-7.4"),
    ]
    body = group(
        *(
            materials.metal(part, paint, form=6, flow=0.0, line=1.2)
            for part, paint in zip(tube, (metal, metal.lighter(0.1), LEATHER), strict=True)
        ),
        Shape(solid(ellipse(-44, 0, 2, 7.4)), colour("ice blue"), "glass", 0.5, line=1.0),
    )
    if not stand:
        return body.named("telescope").with_anchors(eye=(26.0, 0.0), lens=(-45.0, 0.0))
    legs = [limb([(0, -52), (x, 0)], [4, 3]) for x in (-22, 22)] + [limb([(1, -52), (6, -4)], [4, 3])]
    raised = body.placed(0, -56, rotation=0.35)
    return group(Shape(solid(*legs), WALNUT, "wood", 1.0, line=1.2), *raised.items, name="telescope").with_anchors(
        eye=(24.0, -47.0), lens=(-42.0, -71.0)
    )


def globe(radius: float = 20.0) -> Group:
    """The earth on its stand, its lands nobody's; anchor `middle`."""
    y = -radius - 14
    lands = [
        blob("-0.7,-0.5 -0.2,-0.7 0.1,-0.3 -0.2,0 -0.5,-0.1"),
        blob("-0.3,0.2 0.1,0.1 0.3,0.5 0,0.8 -0.3,0.6"),
        blob("0.4,-0.6 0.8,-0.3 0.75,0.1 0.5,-0.1"),
    ]
    disc = solid(ellipse(0, y, radius))
    shore = [land * radius + [0, y] for land in lands]
    lines = [ellipse(0, y, radius * k, radius, start=-math.pi / 2, end=math.pi / 2) for k in (0.4, 0.8)] + [
        ellipse(0, y, radius * k, radius, start=math.pi / 2, end=1.5 * math.pi) for k in (0.4, 0.8)
    ]
    meridian = with_holes(ellipse(0, y, 1.16 * radius), ellipse(0, y, 1.06 * radius))
    return group(
        Shape(solid(turned((2, -16), (4, -10), (3, -6), (13, -2), (13, 0), dip=0.2)), WALNUT, "wood", 1.0, line=1.2),
        Shape(meridian, colour("brass"), "metal", 1.0, form=2, line=1.1),
        Shape(disc, colour("faded teal"), "sea", 0.85, line=1.4),
        Clip(disc, group(Shape(solid(*shore), colour("oatmeal"), "land", 0.8, modelling=0.5, line=0.9))),
        Lines(tuple(lines), 0.7, strength=0.45),
        name="globe",
    ).with_anchors(middle=(0.0, y))


def feather(length: float = 36.0, paint: Colour = colour("dove grey")) -> Group:
    """Lying along the x axis, quill at the left end, floating round the origin."""
    k = length / 36
    vane = blob("-10,0 -4,-5 8,-6 19,-1! 10,5 -2,5") * k
    shaft = curve("-20,3 -4,0 18,-1") * k
    barbs = [points((x, -0.4), (x + 4, -4.6)) * k for x in range(-6, 14, 3)] + [
        points((x, 0.4), (x + 4, 4.2)) * k for x in range(-6, 12, 3)
    ]
    return group(
        feathers(vane, paint, weight=0.6, form=ROUND, flow=-0.4, line=1.1),
        Lines(tuple(barbs), 0.7, strength=0.45),
        Lines((shaft,), 1.4),
        name="feather",
    )


def ribbon(path: Points, width: float = 7.0, paint: Colour = RED) -> Group:
    """A band of silk along a line, drawn where the line runs, its ends notched."""
    spine = curve(path)
    band = np.vstack(
        [
            spine - [0.2 * width, 0.5 * width],
            place(spine[-1:], -0.5 * width, 0.05 * width),
            (place(spine, 0.2 * width, 0.5 * width))[::-1],
        ]
    )
    return group(
        cloth(fuse(band, limb(path, [0.4 * width, 0.4 * width])), paint, "ribbon", weight=0.95, form=3, line=1.2),
        Lines((spine,), 0.7, strength=0.35),
        name="ribbon",
    )


def skull() -> Group:
    """Facing left, resting on the origin, 24 tall."""
    dome = fuse(blob("-9,-10 -11,-15 -8,-22 1,-26 10,-23 14,-15 10,-9 3,-8"), blob("-10,-14 -12,-7 -9,-5 -1,-5 5,-10"))
    jaw = blob("-10,-3.6 -10,0 -3,0.4 4,-3 7,-9 3.4,-9 0,-4.4")
    bone = colour("bleached bone")
    return group(
        Shape(solid(jaw), bone.darker(0.08), "bone", 0.5, line=1.3),
        Shape(dome, bone, "bone", 0.45, line=1.4),
        Shape(
            solid(ellipse(-5.6, -13, 2.7, 2.9), points("-11.6,-9 -9.4,-10.6 -9.8,-7.6")),
            INK,
            "socket",
            1.1,
            modelling=0,
            line=0.8,
        ),
        Lines(tuple(points((x, -5.6), (x, -2.4)) for x in (-9, -7.4, -5.8, -4.2, -2.6)), 0.9),
        Lines((curve("-2,-10 3,-9 6,-12"),), 1.0, strength=0.7),
        name="skull",
    )


def footprints(
    stream: Stream, path: Points, stride: float = 26.0, size: float = 9.0, paint: Colour = colour("shadow blue")
) -> Group:
    """Boot prints left and right along a line, drawn where it runs: in snow, in mud."""
    spine = curve(path)
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(spine, axis=0).T))])
    marks = []
    for index, far in enumerate(np.arange(0, length[-1], stride)):
        x, y = np.interp(far, length, spine[:, 0]), np.interp(far, length, spine[:, 1])
        ahead = np.interp(far + 2, length, spine[:, 0]) - x, np.interp(far + 2, length, spine[:, 1]) - y
        turn = math.atan2(ahead[1], ahead[0]) + stream.normal(0, 0.1)
        side = 0.55 * size * (1 if index % 2 else -1)
        marks += [
            place(ring, float(x), float(y), rotation=turn)
            for ring in (
                ellipse(0.2 * size, side, 0.5 * size, 0.3 * size, count=14),
                ellipse(-0.5 * size, side, 0.26 * size, 0.24 * size, count=12),
            )
        ]
    return group(
        Wash(solid(*marks), paint, "print", 0.95, 0.8),
        Lines(tuple(mark[: len(mark) // 2] for mark in marks[::2]), 0.9, paint.darker(0.4), "print", 0.6),
        name="footprints",
    )


def pipe(lit: bool = True) -> Group:
    """A tobacco pipe, its stem at the origin, bowl to the left; anchor `bowl`."""
    return group(
        Shape(
            fuse(limb("0,0 -10,2 -16,5", [2, 2.4, 3]), place(turned((3.4, -4), (3.6, 2), (2.4, 7), dip=0.4), -18, 0)),
            colour("umber"),
            "wood",
            1.0,
            line=1.1,
        ),
        *when(lit, Glow((-18, -4), 10, colour("ember"), 0.5)),
        Shape(solid(ellipse(-18, -4, 3, 1)), colour("ember") if lit else INK, "ember", 1.0, modelling=0, line=0.8),
        name="pipe",
    ).with_anchors(bowl=(-18.0, -5.0))
