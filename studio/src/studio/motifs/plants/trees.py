"""Trees by rules of growth, and what one makes of them."""

import math
from dataclasses import dataclass

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    TAU,
    Branch,
    Growth,
    Points,
    curve,
    difference,
    ellipse,
    fuse,
    grow,
    limb,
    place,
    rectangle,
    resample,
    solid,
)
from studio.motifs.forms import evenly, turned
from studio.motifs.plants.foliage import BARK, LEAF, SLENDER, LeafKind, leaves, mass
from studio.motifs.plants.harvest import apple
from studio.scene import FLAT, Dots, Group, Item, Lines, Shape, group

BROAD = Growth(orders=6, spread=0.56, shorter=0.78, gnarl=0.28)
APPLE = Growth(orders=5, spread=0.62, shorter=0.82, thinner=0.68, gnarl=0.4, droop=-0.6, third=0.4)
WEEPING = Growth(orders=5, spread=0.62, shorter=0.74, gnarl=0.35, droop=0.9)
SLIM = Growth(orders=5, spread=0.34, shorter=0.8, thinner=0.6, gnarl=0.22, droop=-0.3)


@dataclass(frozen=True, eq=False)
class _Skeleton:
    """A grown tree scaled to its height: thick limbs, thin twigs, and the ends of its branches."""

    limbs: list[Points]
    twigs: list[Points]
    tips: Points
    girth: float

    @property
    def top(self) -> float:
        return float(self.tips[:, 1].min())


def _skeleton(stream: Stream, rules: Growth, height: float, girth: float, lean: float, fine: float = 2.2) -> _Skeleton:
    saplings = [grow(stream, rules, 100.0, girth, -math.pi / 2 + lean) for _ in range(5)]
    branches = min(saplings, key=lambda sapling: _lopsided(sapling, lean))
    scale = height / -min(float(branch.spine[:, 1].min()) for branch in branches)
    ends = [branch for branch in branches if branch.order >= rules.orders - 1]
    thick = [branch for branch in branches if branch.widths[0] * scale > fine]
    thin = [branch for branch in branches if branch.widths[0] * scale <= fine]
    return _Skeleton(
        [_tapered(branch, scale) for branch in thick],
        [curve(branch.spine * scale, steps=3) for branch in thin],
        np.array([branch.tip for branch in ends]) * scale,
        girth * scale,
    )


def _lopsided(branches: list[Branch], lean: float) -> float:
    """How far a crown is from standing over its foot, and how low its boughs hang, by its height."""
    tips = np.array([branch.tip for branch in branches])
    height = -float(tips[:, 1].min())
    return abs(float(tips[:, 0].mean()) / height - lean) + max(0.0, 0.35 + float(tips[:, 1].max()) / height)


def _tapered(branch: Branch, scale: float) -> Points:
    return limb(branch.spine * scale, [width * scale for width in branch.widths], steps=4)


def _footing(stream: Stream, girth: float) -> list[Points]:
    """Roots flaring at the foot of a trunk."""
    spread = []
    for angle in np.linspace(0.25, math.pi - 0.25, 5) + stream.normal(0, 0.1, count=5):
        reach, side = girth * stream.uniform(1.0, 1.7), math.cos(angle)
        knots = [(0.2 * side * girth, -0.7 * girth), (0.5 * side * reach, -0.12 * girth)]
        spread.append(limb([*knots, (side * reach, 0.1 * girth * math.sin(angle))], [0.6 * girth, 0.34 * girth, 1]))
    return spread


def _wood(stream: Stream, tree: _Skeleton, bark: Colour, rooted: bool = True) -> tuple[Item, ...]:
    parts = tree.limbs + (_footing(stream, tree.girth) if rooted else [])
    ground = solid(rectangle(-9 * tree.girth, 0.1 * tree.girth, 9 * tree.girth, 3 * tree.girth))
    trunk = difference(fuse(*parts, soften=0.04 * tree.girth), ground)
    return (
        Lines(tuple(tree.twigs), 1.3, bark.darker(0.45), "bark", 0.9),
        materials.bark(trunk, bark, weight=1.0, form=0.6 * tree.girth, flow=math.pi / 2, line=1.5),
    )


def _tree(name: str, tree: _Skeleton, *items: Item) -> Group:
    order = np.argsort(tree.tips[:, 0])
    return group(*items, name=name).with_anchors(top=(0.0, tree.top), **evenly(tree.tips[order], 12, "tip"))


def bare_tree(stream: Stream, height: float = 320.0, lean: float = 0.0, bark: Colour = BARK) -> Group:
    """A leafless tree, down to its twigs."""
    tree = _skeleton(stream, BROAD, height, 27.0, lean)
    return _tree("tree", tree, *_wood(stream, tree, bark))


def leafy_tree(
    stream: Stream,
    height: float = 320.0,
    lean: float = 0.0,
    leaf: Colour = LEAF,
    bark: Colour = BARK,
    fullness: float = 1.0,
    kind: LeafKind = "pointed",
) -> Group:
    """A broad tree in leaf, blossom or autumn colour, as `leaf` says; `fullness` 0.3 is nearly over."""
    tree = _skeleton(stream, BROAD, height, 27.0, lean)
    size = height / 34
    kept = tree.tips[stream.fractions(len(tree.tips)) < min(1.0, 0.9 * fullness)]
    behind = [mass(stream, kept, 2.0 * size, leaf.darker(0.28))] if fullness >= 0.6 and len(kept) else []
    before = leaves(stream, kept, size, 1.5 * size, leaf, kind, max(1, round(5 * fullness))) if len(kept) else ()
    return _tree("tree", tree, *behind, *_wood(stream, tree, bark), *before)


def apple_tree(stream: Stream, height: float = 220.0, apples: int = 16, leaf: Colour | None = LEAF) -> Group:
    """Low and wide, with fruit; `leaf=None` is the bare tree of early winter, one apple left if you like."""
    tree = _skeleton(stream, APPLE, height, 32.0, 0.05)
    size = height / 26
    behind = [mass(stream, tree.tips, 1.8 * size, leaf.darker(0.25))] if leaf else []
    before = leaves(stream, tree.tips, size, 1.4 * size, leaf, "rounded", 5) if leaf else ()
    hung = tree.tips[stream.order(len(tree.tips))[:apples]] + [0.0, 0.5 * size]
    fruit = [apple(leafed=False).placed(float(x), float(y) + 0.7 * size, size / 10) for x, y in hung]
    return _tree("apple tree", tree, *behind, *_wood(stream, tree, BARK), *before, *fruit)


def willow(stream: Stream, height: float = 300.0, leaf: Colour = colour("willow green")) -> Group:
    """Hanging switches to the ground, thin leaves along them."""
    tree = _skeleton(stream, WEEPING, height, 36.0, -0.05)
    switches, spots = [], []
    for x, y in tree.tips:
        drop, drift = stream.uniform(0.35, 0.8) * -y, stream.normal(0, 0.05) * height + 0.12 * x
        switch = curve([(x, y), (x + 0.8 * drift, y + 0.3 * drop), (x + drift, y + drop)], steps=5)
        switches.append(switch)
        spots.append(resample(switch, height / 26))
    where = np.vstack(spots)
    count = len(where)
    slips = [
        place(SLENDER, x, y, height / 17 * float(size), float(turn))
        for (x, y), size, turn in zip(
            where, stream.uniform(0.7, 1.2, count=count), math.pi / 2 + stream.normal(0, 0.35, count=count), strict=True
        )
    ]
    tints = (leaf.darker(0.25), leaf, leaf.lighter(0.2))
    curtain = [
        Shape(solid(*slips[i::3]), tint, "leaf", 0.9, modelling=0, line=0.5) for i, tint in enumerate(tints) if slips
    ]
    lines = Lines(tuple(switches), 0.9, leaf.darker(0.4), "leaf", 0.8)
    crown = mass(stream, tree.tips, height / 14, leaf.darker(0.2), 0.6)
    return _tree("willow", tree, crown, *_wood(stream, tree, BARK), lines, *curtain)


def poplar(stream: Stream, height: float = 380.0, leaf: Colour = colour("olive")) -> Group:
    """A flame of leaves on a short stem."""
    rise = np.linspace(0.1, 1.0, 26)
    half = 0.105 * height * np.sin(math.pi * rise**0.8) ** 0.7 + 0.01 * height
    clumps = np.stack([half * stream.uniform(-0.6, 0.6, count=26), -height * rise], axis=1)
    edge = np.vstack([clumps + np.stack([side * 0.75 * half, 0 * half], axis=1) for side in (-1, 1)])
    trunk = limb([(0, 0), (1, -0.2 * height), (0, -0.5 * height)], [0.05 * height, 0.035 * height, 2])
    streaks = [curve([(x, y), (0.85 * x, y - 0.05 * height), (0.7 * x, y - 0.1 * height)]) for x, y in edge[2:-6]]
    body = mass(stream, np.vstack([clumps, edge * [0.75, 1]]), 0.042 * height, leaf, 0.9)
    return group(
        materials.bark(trunk, BARK, weight=1.0, line=1.4),
        body,
        Lines(tuple(streaks), 0.9, leaf.darker(0.5), "leaf", 0.7),
        *leaves(stream, np.vstack([edge, clumps]), height / 46, height / 60, leaf, "pointed", 7),
        name="poplar",
    ).with_anchors(top=(0.0, -height))


def birch(stream: Stream, height: float = 320.0, leaf: Colour | None = colour("straw gold")) -> Group:
    """Pale bark with dark scars, small leaves."""
    tree = _skeleton(stream, SLIM, height, 15.0, 0.04)
    stem = tree.limbs[0]
    scars = []
    for aside, y in zip(
        stream.normal(0, 0.12 * tree.girth, count=12), -height * stream.uniform(0.02, 0.3, count=12), strict=True
    ):
        x = aside + stem[np.argsort(np.abs(stem[:, 1] - y))[:4], 0].mean()
        scars.append(curve([(x - 0.3 * tree.girth, y), (x, y + 1.5), (x + 0.28 * tree.girth, y - 1)]))
    trunk = fuse(*tree.limbs, *_footing(stream, 0.8 * tree.girth), soften=1)
    crown = leaves(stream, tree.tips, height / 48, height / 26, leaf, "pointed", 7) if leaf else ()
    return _tree(
        "birch",
        tree,
        Lines(tuple(tree.twigs), 1.0, colour("dark umber"), "twig", 0.9),
        Shape(trunk, colour("birch white"), "bark", 0.35, texture="paper", form=8, line=1.5),
        Lines(tuple(scars), 2.2, colour("char black"), "scar", 0.85),
        *crown,
    )


def stump(stream: Stream, radius: float = 26.0) -> Group:
    """A felled trunk with its rings; anchor `seat`."""
    tall = 1.1 * radius
    body = fuse(
        turned((radius, -tall), (0.96 * radius, -0.5 * tall), (1.1 * radius, 0)), *_footing(stream, 1.3 * radius)
    )
    rings = [
        ellipse(1, -tall, radius * k, 0.3 * radius * k, start=0.5 * k, end=0.5 * k + 5.6) for k in (0.75, 0.5, 0.28)
    ]
    return group(
        materials.bark(body, BARK, weight=1.0, flow=math.pi / 2, line=1.5),
        Shape(solid(ellipse(0, -tall, radius, 0.3 * radius)), colour("fawn"), "wood", 0.7, form=FLAT, line=1.3),
        Lines(tuple(rings), 0.9, strength=0.6),
        name="stump",
    ).with_anchors(seat=(0.0, -tall))


def bough(stream: Stream, length: float = 300.0, leaf: Colour | None = None, bark: Colour = BARK) -> Group:
    """A branch reaching left from the origin, at the height it has there: a perch, a hook, an arch."""
    rules = Growth(orders=4, spread=0.5, shorter=0.7, thinner=0.6, gnarl=0.3, third=0.1)
    branches = grow(stream, rules, 100.0, 13.0, math.pi + 0.1)
    scale = length / -min(float(branch.spine[:, 0].min()) for branch in branches)
    tips = np.array([branch.tip for branch in branches if branch.order >= 3]) * scale
    thick = [_tapered(branch, scale) for branch in branches if branch.widths[0] * scale > 2]
    twigs = [curve(branch.spine * scale, steps=3) for branch in branches if branch.widths[0] * scale <= 2]
    crown = leaves(stream, tips, length / 26, length / 26, leaf, "pointed", 6) if leaf else ()
    return group(
        Lines(tuple(twigs), 1.3, bark.darker(0.4), "bark", 0.9),
        materials.bark(fuse(*thick, soften=1.5), bark, weight=1.0, form=14, line=1.5),
        *crown,
        name="bough",
    ).with_anchors(**evenly(tips[np.argsort(tips[:, 0])], 8, "tip"))


def roots(stream: Stream, reach: float = 160.0, count: int = 9, girth: float = 14.0, bark: Colour = BARK) -> Group:
    """Roots hanging down and out from the origin: below a tree in a cross-section, or over a ledge."""
    parts, hairs = [], []
    for angle in np.linspace(0.2, math.pi - 0.2, count) + stream.normal(0, 0.12, count=count):
        spine, heading = [np.zeros(2)], float(angle)
        for _ in range(5):
            heading += stream.normal(0, 0.32)
            spine.append(
                spine[-1] + reach / 5 * stream.uniform(0.7, 1.15) * np.array([math.cos(heading), math.sin(heading)])
            )
        parts.append(limb(spine, [girth * stream.uniform(0.7, 1.2), 0.5 * girth, 0.25 * girth, 1.0]))
        for knot in spine[2:]:
            for _ in range(2):
                drift = stream.points(1, 0.08 * reach)[0] + [0, 0.06 * reach]
                hairs.append(curve([knot, knot + 0.6 * drift, knot + drift + stream.points(1, 4)[0]], steps=4))
    return group(
        Lines(tuple(hairs), 1.0, bark.darker(0.4), "bark", 0.8),
        materials.bark(fuse(*parts, soften=0.12 * girth), bark, weight=1.0, form=0.6 * girth, line=1.3),
        name="roots",
    )


def crown_of_blossom(stream: Stream, spots: Points, size: float = 9.0, petal: Colour = colour("rose")) -> Group:
    """Blossom at given places: the ends of branches, or of antlers."""
    count = 5 * len(spots)
    where = np.repeat(spots, 5, axis=0) + stream.points(count, size)
    five = np.vstack([ellipse(0.32 * math.cos(a), 0.32 * math.sin(a), 0.3, count=6) for a in np.arange(5) * TAU / 5])
    petals = fuse(*(five[i : i + 6] for i in range(0, 30, 6)))[0]
    blooms = [
        place(petals, x, y, size * float(scale), float(turn))
        for (x, y), scale, turn in zip(
            where, stream.uniform(0.5, 1.0, count=count), stream.uniform(0, TAU, count=count), strict=True
        )
    ]
    return group(
        Shape(solid(*blooms[::2]), petal.darker(0.12), "petal", 0.85, modelling=0, line=0.6),
        Shape(solid(*blooms[1::2]), petal.lighter(0.3), "petal", 0.6, modelling=0, line=0.6),
        Dots(where[::2], np.full(len(where[::2]), 0.09 * size), colour("honey"), "heart"),
        name="blossom",
    )
