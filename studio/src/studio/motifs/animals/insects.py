"""Insects and spiders. They are drawn about 100 units large for a steady pen and then brought to their size."""

from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    TAU,
    Points,
    blob,
    curve,
    difference,
    ellipse,
    fuse,
    intersection,
    limb,
    normals,
    offset,
    place,
    points,
    resample,
    solid,
)
from studio.materials import fur, metal
from studio.motifs.animals.looks import HERE, Knots, both, eye, mirrored, smooth
from studio.scene import ROUND, Dots, Glow, Group, Item, Lines, Shape, Wash, group

WingPose = Literal["spread", "resting", "folded"]

_BUTTERFLY_FORE: Knots = ((3, -8), (14, -34), (40, -56), (58, -52), (60, -34), (46, -14), (22, -2), (4, 0))
_BUTTERFLY_HIND: Knots = ((4, 0), (24, 2), (44, 12), (46, 30), (34, 44), (26, 52), (26, 52), (18, 36), (6, 16))
_MOTH_FORE: Knots = ((3, -8), (20, -26), (46, -34), (64, -30), (62, -22), (50, -6), (26, 4), (4, 2))
_MOTH_HIND: Knots = ((4, 2), (26, 5), (44, 8), (46, 22), (30, 32), (12, 26), (4, 14))


def butterfly(pose: WingPose = "spread", tint: str = "pumpkin") -> Group:
    """A butterfly 14 wide, from above round its middle, or from the side on its feet (`folded`)."""
    if pose == "folded":
        return _folded_butterfly(colour(tint))
    squeeze = 1.0 if pose == "spread" else 0.6
    return _lepidopteran(_BUTTERFLY_FORE, _BUTTERFLY_HIND, colour(tint), squeeze, "butterfly", feathered=False).placed(
        scale=0.12
    )


def moth(pose: WingPose = "spread", tint: str = "fawn") -> Group:
    """A furry moth 13 wide, from above; `resting` with its wings roofed over it, as moths sleep on walls."""
    if pose != "spread":
        return _resting_moth(colour(tint))
    return _lepidopteran(_MOTH_FORE, _MOTH_HIND, colour(tint), 1.0, "moth", feathered=True).placed(scale=0.12)


def _lepidopteran(fore: Knots, hind: Knots, tint: Colour, squeeze: float, name: str, feathered: bool) -> Group:
    stretch = np.array([squeeze, 1.0])
    front, back = ([part * stretch for part in both(knots)] for knots in (fore, hind))
    border = [part for whole in (front, back) for wing in whole for part in _border(wing)]
    eyespots = points((44, -36 if not feathered else -20), (30, 22 if not feathered else 16)) * stretch
    veins = mirrored(
        ((4, -6), (22, -26), (46, -46)),
        ((4, -4), (26, -16), (52, -28)),
        ((5, 3), (20, 18), (28, 40)),
        ((5, 2), (26, 12), (42, 22)),
    )
    places = np.vstack([eyespots, eyespots * [-1, 1]])
    items: list[Item] = [
        Shape(solid(*back), tint.darker(0.12), "wing", 0.85, line=1.3),
        Shape(solid(*front), tint, "wing", 0.9, line=1.4),
        Wash(tuple(border), colour("soot brown"), "wing border", 0.75 if not feathered else 0.4, 1.5),
    ]
    if not feathered:
        items.append(Lines(tuple(vein * stretch for vein in veins), 0.8, strength=0.55))
    items += [
        Dots(places, np.full(4, 5.4), colour("soot brown"), "eyespot"),
        Dots(places, np.full(4, 3.0), colour("butter") if not feathered else colour("bone"), "eyespot"),
        Shape(
            solid(limb("0,-16 0,2 0,30", [8, 9, 4] if not feathered else [13, 14, 6])),
            colour("soot brown"),
            "body",
            0.95,
            texture="fur" if feathered else "plain",
            line=1.2,
        ),
        *_antennae(feathered),
    ]
    return Group(tuple(items), name).with_anchors(head=(0.0, -16.0), tip=(58.0 * squeeze, -50.0))


def _border(wing: Points) -> list[Points]:
    """A dark margin along the outer edge of a wing."""
    side = 1 if wing[:, 0].mean() > 0 else -1
    inner = tuple(part + points((-6.0 * side, 1.5)) for part in offset(solid(wing), -2.5))
    away = solid(blob((side * 30, -70), (side * 90, -70), (side * 90, 70), (side * 20, 70), (side * 34, 0)))
    return list(intersection(difference(solid(wing), inner), away))


def _antennae(feathered: bool) -> list[Item]:
    feelers = mirrored(((1.5, -18), (8, -32), (18, -44)))
    if not feathered:
        knobs = points((18, -44), (-18, -44))
        return [Lines(feelers, 1.0, taper=False), Dots(knobs, np.full(2, 2.0), colour("soot brown"))]
    combs = []
    for feeler in feelers:
        even, side = resample(feeler, 3.0), normals(resample(feeler, 3.0))
        combs += [
            np.vstack([spot - 4 * across, spot + 4 * across]) for spot, across in zip(even[1:], side[1:], strict=True)
        ]
    return [Lines(feelers, 1.1, taper=False), Lines(tuple(combs), 0.8)]


def _resting_moth(tint: Colour) -> Group:
    wing: Knots = ((0, -14), (10, -18), (24, -4), (38, 26), (40, 36), (26, 38), (6, 34), (0, 20))
    bands = mirrored(((10, -2), (18, 6), (30, 8)), ((6, 18), (18, 22), (37, 22)), ((4, 28), (18, 31), (39, 31)))
    spots = points((18, 14), (-18, 14))
    return (
        group(
            Shape(solid(*both(wing)), tint, "wing", 0.8, modelling=0.7, line=1.3),
            Lines(bands, 1.0, strength=0.55),
            Dots(spots, np.full(2, 4.4), colour("soot brown"), "eyespot"),
            Dots(spots, np.full(2, 2.2), colour("bone"), "eyespot"),
            fur(limb("0,-22 0,-8 0,6", [11, 15, 6]), colour("moth brown"), "body", weight=0.9, form=ROUND, line=1.2),
            *_antennae(feathered=True),
            name="moth",
        )
        .with_anchors(head=(0.0, -22.0))
        .placed(scale=0.12)
    )


def _folded_butterfly(tint: Colour) -> Group:
    fore = blob("-4,-12 -18,-40 -12,-70 6,-80 24,-62 20,-34 6,-12")
    hind = blob("-2,-12 16,-40 38,-46 46,-28 34,-12 12,-8")
    veins = smooth(
        ((-3, -14), (-6, -44), (2, -74)),
        ((0, -14), (8, -40), (16, -62)),
        ((2, -12), (20, -26), (40, -36)),
        ((2, -11), (20, -16), (38, -18)),
    )
    legs = smooth(((-10, -9), (-14, -4), (-17, 0)), ((-4, -8), (-4, -3), (-7, 0)), ((2, -8), (5, -4), (3, 0)))
    return (
        group(
            Lines(legs, 1.1),
            Shape(solid(hind), tint.darker(0.15), "wing", 0.85, line=1.3),
            Shape(solid(fore), tint, "wing", 0.9, line=1.4),
            Lines(veins, 0.8, strength=0.6),
            Dots(points((8, -58), (32, -30)), np.array([4.5, 4.0]), colour("soot brown"), "eyespot"),
            Dots(points((8, -58), (32, -30)), np.array([2.2, 2.0]), colour("butter"), "eyespot"),
            Shape(solid(limb("-20,-14 0,-10 20,-6", [8, 7, 4])), colour("soot brown"), "body", 0.95, line=1.1),
            Lines(smooth(((-22, -16), (-32, -28), (-40, -44)), ((-22, -16), (-36, -24), (-48, -36))), 0.9, taper=False),
            name="butterfly",
        )
        .with_anchors(head=(-22.0, -16.0))
        .placed(scale=0.12)
    )


def bee(glowing: bool = False) -> Group:
    """A bumbling bee 6 long in flight, round its middle; `glowing` makes it a firefly."""
    honey, ink = colour("honey"), colour("ink black")
    body = blob("-14,0 -10,-15 8,-19 28,-14 42,0 30,12 8,16 -10,12")
    bands = [limb([(x, -20), (x + 5, 0), (x, 18)], [7, 8, 7]) for x in (6, 20, 33)]
    wings = [blob("0,-12 -8,-34 6,-56 18,-50 16,-28 6,-12"), blob("6,-12 14,-40 32,-50 36,-40 24,-20 10,-12")]
    head = ellipse(-22, 0, 11, 11, count=20)
    legs = smooth(((-8, 12), (-12, 20), (-8, 26)), ((2, 14), (0, 24), (6, 28)), ((14, 14), (16, 23), (23, 26)))
    light: list[Item] = [Glow((34, 2), 60, colour("lamp yellow"), 0.8)] if glowing else []
    return (
        group(
            *light,
            Lines(legs, 1.4),
            fur(body, honey, weight=0.95, form=ROUND, line=1.4),
            Wash(
                intersection(solid(*bands), solid(body)),
                ink if not glowing else colour("soot brown"),
                "stripe",
                1.1,
                0.8,
            ),
            Shape(solid(head), ink, "head", 0.9, line=1.1),
            Shape(solid(*wings), colour("ice blue"), "wing", 0.3, modelling=0.3, line=1.1, cover=0.6),
            Lines(smooth(((-26, -8), (-34, -18), (-44, -20)), ((-22, -10), (-26, -22), (-36, -28))), 1.0),
            *eye((-26, -1), 3.0, HERE),
            name="firefly" if glowing else "bee",
        )
        .with_anchors(eye=(-26.0, -1.0), tail=(42.0, 0.0))
        .placed(scale=0.07)
    )


def firefly() -> Group:
    return bee(glowing=True).dressed(fur=colour("umber"))


BeetleKind = Literal["beetle", "stag beetle", "ladybird"]


def beetle(kind: BeetleKind = "beetle") -> Group:
    """A beetle 7 long from above, head upwards, round its middle."""
    tint = {"beetle": "bottle green", "stag beetle": "oxblood", "ladybird": "poppy red"}[kind]
    legs = mirrored(((14, -14), (32, -24), (36, -38)), ((17, 4), (38, 2), (48, 10)), ((15, 20), (34, 28), (40, 44)))
    wings = blob("0,-18 16,-16 24,4 20,32 0,46 -20,32 -24,4 -16,-16")
    collar = blob("0,-32 15,-28 17,-16 0,-14 -17,-16 -15,-28")
    head = blob("0,-44 9,-40 10,-30 -10,-30 -9,-40")
    items: list[Item] = [
        Lines(legs, 2.2, taper=False),
        Shape(solid(head), colour("ink black"), "head", 1.0, line=1.2),
        metal(collar, colour(tint).darker(0.35) if kind != "ladybird" else colour("ink black"), "collar", line=1.3),
        metal(wings, colour(tint), "wing", line=1.5),
        Lines(smooth(((0, -18), (0, 12), (0, 45))), 1.3),
    ]
    if kind == "stag beetle":
        jaws = [limb([(s * 6, -40), (s * 18, -54), (s * 12, -70), (s * 4, -74)], [6, 6, 5, 2]) for s in (-1, 1)]
        teeth = [limb([(s * 15, -60), (s * 7, -60)], [4, 1.5]) for s in (-1, 1)]
        items.insert(1, Shape(fuse(*jaws, *teeth), colour("oxblood").darker(0.3), "jaw", 1.0, line=1.2))
    elif kind == "ladybird":
        items.append(
            Dots(points("10,-6 -10,-6 13,14 -13,14 6,28 -6,28 0,-13"), np.full(7, 4.4), colour("ink black"), "spot")
        )
        items.append(Dots(points((7, -38), (-7, -38)), np.full(2, 2.2), colour("bone white"), "spot"))
    else:
        items.append(Lines(mirrored(((8, -14), (10, 10), (5, 40)), ((16, -12), (17, 10), (12, 34))), 0.7, strength=0.5))
    items.append(Lines(mirrored(((5, -43), (14, -54), (26, -56))), 1.0))
    return Group(tuple(items), kind).with_anchors(head=(0.0, -44.0)).placed(scale=0.08)


def dragonfly() -> Group:
    """A dragonfly 16 long from above, heading left, round its middle."""
    teal = colour("teal")
    wings = [
        place(blob("0,0 8,-26 6,-62 -4,-74 -12,-62 -10,-24"), x, -2, 1, turn) for x, turn in ((-14, -0.35), (-2, 0.2))
    ]
    wings += [wing * [1, -1] for wing in wings]
    veins = [np.vstack([wing.mean(axis=0) * [1, 0.2] + [0, 0], wing[len(wing) // 2]]) for wing in wings]
    tail = limb("-6,0 30,1 76,-1", [9, 6, 4.5])
    rings = [points((x, -3.4), (x + 0.6, 3.4)) for x in range(8, 76, 9)]
    return (
        group(
            Shape(solid(*wings), colour("ice blue"), "wing", 0.3, modelling=0.3, line=1.0, cover=0.6),
            Lines(tuple(veins), 0.7, strength=0.5),
            metal(fuse(tail, ellipse(-14, 0, 13, 9)), teal, "body", line=1.2),
            Lines(tuple(rings), 0.8, strength=0.7),
            Shape(solid(ellipse(-30, -5, 7, 6), ellipse(-30, 5, 7, 6)), colour("verdigris"), "eye", 0.9, line=1.0),
            Dots(points((-32, -7), (-32, 3)), np.full(2, 1.4), colour("clear white"), "spark"),
            name="dragonfly",
        )
        .with_anchors(head=(-32.0, 0.0), tail=(76.0, -1.0))
        .placed(scale=0.13)
    )


def ant() -> Group:
    """An ant 4 long on its six feet."""
    brown = colour("dark umber")
    legs = smooth(
        ((-4, -20), (-14, -34), (-24, 0)), ((0, -20), (-4, -36), (-8, 0)), ((4, -20), (16, -36), (26, 0)),
        ((-4, -20), (-20, -28), (-34, 0)), ((2, -20), (6, -34), (4, 0)), ((5, -20), (24, -30), (38, 0)),
    )  # fmt: skip
    body = fuse(
        ellipse(34, -24, 19, 13, -0.2),
        ellipse(0, -22, 12, 7),
        limb([(8, -22), (20, -22)], [4, 5]),
        ellipse(-24, -27, 11, 9, 0.3),
        limb([(-12, -23), (-20, -25)], [4, 5]),
    )
    return (
        group(
            Lines(legs, 1.8, taper=False),
            metal(body, brown, "body", line=1.1),
            Lines(smooth(((-30, -33), (-38, -44), (-52, -42)), ((-28, -34), (-34, -50), (-46, -54))), 1.2, taper=False),
            *eye((-27, -29), 2.2, HERE),
            name="ant",
        )
        .with_anchors(eye=(-27.0, -29.0), mouth=(-35.0, -24.0), back=(0.0, -28.0))
        .placed(scale=0.05)
    )


def spider(thread: float = 0.0) -> Group:
    """A spider 10 across, from above, head downwards. On a `thread` that long it hangs, the hook at the origin."""
    dark = colour("soot brown")
    legs = mirrored(
        ((6, 4), (26, 20), (22, 48)),
        ((8, 0), (38, 8), (48, 32)),
        ((8, -4), (40, -12), (54, -34)),
        ((6, -8), (26, -30), (24, -60)),
    )
    items: list[Item] = [
        Lines(legs, 2.4, taper=False),
        fur(ellipse(0, -22, 17, 21), dark, "body", form=ROUND, line=1.3),
        Shape(solid(ellipse(0, 5, 11, 11)), dark.lighter(0.12), "body", 1.0, line=1.2),
        Lines(
            smooth(((0, -38), (0, -24), (0, -10)), ((-8, -24), (0, -20), (8, -24)), ((-6, -32), (0, -28), (6, -32))),
            1.6,
            colour("bone"),
            "mark",
            0.8,
        ),
        Dots(points("-4,11 4,11 -7,7 7,7"), np.array([2.0, 2.0, 1.4, 1.4]), colour("butter"), "eye"),
        Lines(mirrored(((3, 15), (5, 21), (1, 22))), 1.4),
    ]
    hanging = Group(tuple(items), "spider").placed(0, 0, 0.09)
    if not thread:
        return hanging.with_anchors(head=(0.0, 1.2), tail=(0.0, -3.9))
    line = Lines((points((0, 0), (0, thread)),), 0.7, role="rope", steady=True, taper=False, strength=0.7)
    return group(line, hanging.placed(0, thread + 3.6), name="spider").with_anchors(head=(0.0, thread + 5.0))


def web(radius: float = 60.0, spokes: int = 11, turns: int = 7) -> Group:
    """A spider's web round its middle, sagging between its spokes."""
    angles = np.linspace(0, TAU, spokes, endpoint=False) + 0.12 * np.sin(np.arange(spokes) * 2.3)
    reach = radius * (1 + 0.14 * np.sin(np.arange(spokes) * 1.7))
    tips = np.stack([reach * np.cos(angles), reach * np.sin(angles)], axis=1)
    rings = []
    for share in np.linspace(0.16, 0.9, turns):
        knots = tips * share
        for first, second in zip(knots, np.roll(knots, -1, axis=0), strict=True):
            rings.append(curve(np.vstack([first, 0.44 * (first + second), second]), steps=4))
    return group(
        Lines(tuple(np.vstack([(0, 0), tip]) for tip in tips), 0.8, strength=0.6, steady=True),
        Lines(tuple(rings), 0.6, strength=0.5, steady=True),
        name="web",
    )
