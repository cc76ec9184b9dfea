"""Flowers, climbers and weeds."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    TAU,
    Points,
    along,
    as_points,
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    normals,
    place,
    points,
    resample,
    solid,
)
from studio.motifs.forms import turned
from studio.motifs.plants.foliage import BARK, ROUNDED, SLENDER, leaves
from studio.scene import Dots, Group, Lines, Shape, group

FlowerKind = Literal["daisy", "poppy", "tulip", "rose", "bell", "sunflower", "thistle"]
PETALS: dict[FlowerKind, str] = {
    "daisy": "white",
    "poppy": "poppy red",
    "tulip": "coral rose",
    "rose": "faded rose",
    "bell": "heather purple",
    "sunflower": "sun yellow",
    "thistle": "thistle purple",
}


def flower(kind: FlowerKind = "daisy", height: float = 34.0, petal: Colour | None = None, bend: float = 0.1) -> Group:
    """One flower on its stalk, with two leaves; anchor `head`. Role `petal`."""
    paint = petal or colour(PETALS[kind])
    head = (bend * height, -height)
    stalk = curve([(0, 0), (0.1 * bend * height, -0.5 * height), head])
    size = 0.2 * height
    blades = [
        place(SLENDER, *along(stalk, share)[0], 0.42 * height, -math.pi / 2 + side)
        for share, side in ((0.25, 0.8), (0.42, -0.75))
    ]
    return group(
        Lines((stalk,), 1.6, colour("briar green").darker(0.2), "stalk", 0.95),
        Shape(solid(*blades), colour("leaf green"), "leaf", 0.9, modelling=0.5, line=0.8),
        *(item for item in _bloom(kind, size, paint).placed(*head, rotation=0.6 * bend).items),
        name=kind,
    ).with_anchors(head=head)


def _bloom(kind: FlowerKind, size: float, paint: Colour) -> Group:
    petal = Shape((), paint, "petal", 0.85, modelling=0.6, line=0.9)
    heart = Shape(solid(ellipse(0, 0, 0.32 * size)), colour("honey"), "heart", 1.0, line=0.8)
    if kind in ("daisy", "sunflower"):
        count, inner = (13, 0.55) if kind == "daisy" else (18, 0.62)
        rays = [
            place(ROUNDED * [1, 0.42], 0, 0, size * (1.05 if i % 2 else 0.95), i * TAU / count) for i in range(count)
        ]
        dark = colour("honey") if kind == "daisy" else colour("umber")
        middle = ellipse(0, 0, inner * size * (0.6 if kind == "daisy" else 1), count=20)
        core = Shape(solid(middle), dark, "heart", 1.0, texture="scales", line=0.9)
        return group(*(_filled(petal, ray) for ray in rays), core)
    if kind == "poppy":
        cups = [
            blob("0,0.4 -0.9,0.1 -0.8,-0.75 -0.1,-0.5 0.1,0"),
            blob("0,0.4 0.9,0.1 0.8,-0.75 0.1,-0.5 -0.1,0"),
            blob("0,0.5 -0.6,0.1 -0.3,-0.35 0.35,-0.35 0.6,0.1"),
        ]
        return group(*(_filled(petal, cup * size) for cup in cups))
    if kind == "tulip":
        sides = [
            blob("0,0.6 -0.6,0.2 -0.5,-0.8! 0,-0.1"),
            blob("0,0.6 0.6,0.2 0.5,-0.8! 0,-0.1"),
            blob("0,0.65 -0.38,0.1 0,-0.95! 0.38,0.1"),
        ]
        return group(*(_filled(petal, side * size) for side in sides))
    if kind == "rose":
        whorls = [
            ellipse(0, 0, size * k, size * 0.92 * k, start=t, end=t + 4.4) for k, t in ((0.66, 0), (0.44, 2), (0.22, 4))
        ]
        lobes = [
            ellipse(0.38 * size * math.cos(a), 0.38 * size * math.sin(a), 0.55 * size) for a in np.arange(5) * TAU / 5
        ]
        return group(Shape(fuse(*lobes), paint, "petal", 0.9, line=1.0), Lines(tuple(whorls), 0.9, strength=0.75))
    if kind == "bell":
        bell = turned((0.08, -0.2), (0.4, 0.05), (0.42, 0.6), (0.62, 0.95), dip=0.2)
        bells = [place(bell, x * size, y * size, 0.8 * size) for x, y in ((-0.7, 0.3), (0.55, 0.6), (0, 0))]
        return group(*(_filled(petal, one) for one in bells))
    tuft = [points((0, 0.1 * size), (size * math.sin(a), -size * math.cos(a))) for a in np.linspace(-1, 1, 17)]
    cup = ellipse(0, 0.25 * size, 0.45 * size, 0.5 * size)
    green = Shape(solid(cup), colour("sage green"), "heart", 0.9, texture="scales", line=0.9)
    return group(Lines(tuple(tuft), 1.4, paint, "petal", 0.95), green, *([] if kind == "thistle" else [heart]))


def _filled(pattern: Shape, ring: Points) -> Shape:
    return Shape(
        solid(ring), pattern.colour, pattern.role, pattern.weight, modelling=pattern.modelling, line=pattern.line
    )


def flowers(
    stream: Stream, roots: Points, kinds: Sequence[FlowerKind] = ("daisy", "poppy", "bell"), height: float = 26.0
) -> Group:
    """A strewn meadow: one flower at each place, near ones last."""
    grown = [
        flower(stream.choice(kinds), height * stream.uniform(0.7, 1.2), bend=stream.normal(0, 0.2)).placed(
            float(x), float(y)
        )
        for x, y in as_points(roots)
    ]
    return group(*grown, name="flowers")


def bouquet(stream: Stream, kinds: Sequence[FlowerKind] = ("rose", "daisy", "bell"), size: float = 34.0) -> Group:
    """A bunch held at the origin, heads up."""
    stems = [
        flower(stream.choice(kinds), size * stream.uniform(0.85, 1.1)).placed(0, 0.25 * size, rotation=turn)
        for turn in np.linspace(-0.7, 0.7, 9)
    ]
    ribbon = limb([(-0.12 * size, 0), (0.12 * size, 0)], [0.16 * size, 0.16 * size])
    return group(*stems, Shape(solid(ribbon), colour("scarf red"), "ribbon", 1.0, line=1.0), name="bouquet")


def potted_plant(stream: Stream, kind: FlowerKind = "rose", height: float = 46.0) -> Group:
    """A flowerpot with something in it."""
    pot = [turned((8.5, -17), (8.5, -17), (6, 0)), turned((10, -19), (10, -19), (10, -14.5), dip=0.16)]
    stems = [
        flower(kind, (height - 16) * k).placed(x, -18, rotation=turn)
        for x, turn, k in ((-2, -0.5, 0.8), (2, 0.5, 0.85), (0, 0, 1.0))
    ]
    return group(
        *stems,
        Shape(solid(pot[0]), colour("terracotta"), "pot", 0.95, line=1.3),
        Shape(solid(pot[1]), colour("terracotta").lighter(0.1), "pot", 0.95, line=1.3),
        name="potted plant",
    ).with_anchors(top=(0.0, -height))


def ivy(
    stream: Stream, path: ArrayLike, size: float = 11.0, density: float = 1.0, leaf: Colour = colour("ivy green")
) -> Group:
    """Ivy along a line, drawn where the line runs: up a wall, over a chair, round a saddle."""
    stem = resample(curve(path), 0.6 * size)
    beside = stem + normals(stem) * stream.normal(0, 0.5 * size, count=len(stem))[:, None]
    heart = curve("0,0 -0.2,-0.42 0.3,-0.45 1,0! 0.3,0.45 -0.2,0.42", closed=True, steps=3)
    count = len(beside)
    turns, sizes = stream.uniform(0.2, 2.9, count=count), size * stream.uniform(0.6, 1.2, count=count)
    drawn = [
        place(heart, x, y, float(scale), float(turn)) for (x, y), scale, turn in zip(beside, sizes, turns, strict=True)
    ]
    drawn = drawn[:: max(1, round(1 / density))]
    tints = (leaf.darker(0.25), leaf, leaf.lighter(0.2))
    return group(
        Lines((stem,), 1.6, BARK.darker(0.3), "stalk", 0.9),
        *(Shape(solid(*drawn[i::3]), tint, "leaf", 0.95, modelling=0.4, line=0.8) for i, tint in enumerate(tints)),
        name="ivy",
    )


def briar(stream: Stream, path: ArrayLike, thickness: float = 6.0, roses: int = 5) -> Group:
    """A thorny rose along a line, drawn where the line runs."""
    spine = curve(path)
    stem = resample(spine, 3 * thickness)
    side = np.where(np.arange(len(stem)) % 2, 1.0, -1.0)[:, None] * normals(stem)
    thorns = [
        points(
            spot - 0.5 * thickness * np.array([0, 1]),
            spot + 1.5 * thickness * out,
            spot + 0.5 * thickness * np.array([0, 1]),
        )
        for spot, out in zip(stem, side, strict=True)
    ]
    blooms = [
        _bloom("rose", 2.2 * thickness, colour("faded rose")).placed(*along(spine, share)[0])
        for share in stream.uniform(0.05, 0.95, count=roses)
    ]
    green = colour("briar green")
    return group(
        Shape(fuse(limb(path, [thickness, 0.8 * thickness, 0.4 * thickness]), *thorns), green, "briar", 0.95, line=1.2),
        *leaves(stream, stem, 2.2 * thickness, 1.5 * thickness, green, "pointed", 1),
        *blooms,
        name="briar",
    )


def vine(stream: Stream, length: float = 160.0, leaf: Colour = colour("spring green")) -> Group:
    """A bean vine hanging from the origin, with tendrils."""
    knots = [(stream.normal(0, 0.05) * length, length * share) for share in np.linspace(0, 1, 7)]
    stem = curve([(0, 0), *knots[1:]])
    spots = resample(stem, length / 9)[1:]
    curls = [ellipse(x + 7, y, 5, 5, start=math.pi, end=math.pi + 7, count=20) * [1, 1] for x, y in spots[1::3]]
    return group(
        Lines((stem, *curls), 1.5, leaf.darker(0.4), "stalk", 0.9),
        *leaves(stream, spots, length / 7, length / 60, leaf, "pointed", 2),
        name="vine",
    ).with_anchors(tip=(float(stem[-1, 0]), float(stem[-1, 1])))


def seaweed(stream: Stream, height: float = 120.0, fronds: int = 5, paint: Colour = colour("sea green")) -> Group:
    """Ribbons swaying up from the bed."""
    ribbons, veins = [], []
    for x in np.linspace(-0.16, 0.16, fronds) * height:
        tall, phase = height * stream.uniform(0.55, 1.0), stream.uniform(0, TAU)
        spine = [(x + 0.13 * tall * u * math.sin(phase + 6 * u) + 0.9 * x * u, -tall * u) for u in np.linspace(0, 1, 7)]
        ribbons.append(
            limb(spine, [0.03 * height, 0.07 * height, 0.06 * height, 0.07 * height, 0.005 * height], steps=6)
        )
        veins.append(curve(spine))
    return group(
        Shape(solid(*ribbons[::2]), paint.darker(0.25), "weed", 0.9, line=1.0),
        Shape(solid(*ribbons[1::2]), paint, "weed", 0.9, line=1.0),
        Lines(tuple(veins), 0.7, strength=0.5),
        name="seaweed",
    )


def cactus(height: float = 110.0, paint: Colour = colour("sage green")) -> Group:
    """A column with two raised arms and a flower."""
    size = height / 110
    parts = [
        limb("0,-8 0,-60 0,-102", [22, 25, 17]),
        limb("0,-34 -26,-36 -30,-66", [14, 15, 12]),
        limb("0,-52 24,-54 27,-84", [13, 14, 11]),
    ]
    ribs = [curve([(x, 0), (1.1 * x, -50), (0.7 * x, -100)]) for x in (-6, 0, 6)]
    ribs += [curve("-12,-35 -27,-37 -30,-66"), curve("12,-53 24,-55 27,-84")]
    body = fuse(*(part * size for part in parts), soften=2 * size)
    return group(
        Shape(body, paint, "cactus", 0.95, line=1.5),
        Lines(tuple(rib * size for rib in ribs), 0.9, strength=0.6),
        *_bloom("poppy", 8 * size, colour("coral rose")).placed(0, -110 * size).items,
        name="cactus",
    ).with_anchors(top=(0.0, -height))


def wreath(stream: Stream, radius: float = 30.0, leaf: Colour = colour("ivy green")) -> Group:
    """A ring of leaves and berries round the origin."""
    ring = ellipse(0, 0, radius, count=40)
    berries = ellipse(0, 0, radius, count=9) + stream.points(9, 0.06 * radius)
    return group(
        Lines((closed(ring),), 3.0, BARK, "bark", 0.9),
        *leaves(stream, ring, 0.34 * radius, 0.1 * radius, leaf, "pointed", 3),
        Dots(berries, np.full(9, 0.08 * radius), colour("berry red"), "berry"),
        name="wreath",
    )
