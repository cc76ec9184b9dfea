"""Firs, and forests seen from afar or from within."""

import math

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import TAU, Points, curve, ellipse, fuse, limb, place, points, solid
from studio.motifs.forms import mirrored
from studio.motifs.plants.foliage import BARK
from studio.scene import Group, Item, Shape, Wash

SNOW = colour("snow white")


def fir(stream: Stream, height: float = 300.0, leaf: Colour = colour("fir green"), tiers: int = 8) -> Group:
    """A fir of drooping tiers."""
    skirts = [_skirt(stream, height, index / tiers) for index in range(tiers)]
    items: list[Item] = [
        Shape(solid(limb([(0, 2), (0, -0.3 * height)], [0.055 * height, 0.04 * height])), BARK, "bark", 1.0, line=1.4)
    ]
    for index, skirt in enumerate(skirts):
        tint = leaf.lighter(0.06 * (index % 2)).darker(0.12 * (1 - index / tiers))
        items.append(materials.leaves(skirt, tint, weight=0.95, form=0.06 * height))
    return Group(tuple(items), "fir").with_anchors(top=(0.0, -height))


def _skirt(stream: Stream, height: float, share: float) -> Points:
    """One tier: narrow above, its hem torn into hanging tips."""
    bottom, top = -height * (0.09 + 0.86 * share), -height * min(1.0, 0.42 + 0.66 * share)
    half = 0.31 * height * (1 - share) ** 0.85 + 0.025 * height
    across = np.linspace(-1, 1, 2 * max(3, round(7 * (1 - share))) + 1)
    tips = np.arange(len(across)) % 2 == 0
    fall = np.where(tips, 0.03, -0.02) * height * (0.4 + 0.6 * (1 - share)) + stream.normal(0, 0.005, count=len(across))
    hem = np.stack([half * across, bottom + fall + 0.04 * height * (1 - share) * across**2], axis=1)
    sides = [(0.16 * half, top + 0.35 * (bottom - top)), (0.03 * half, top)]
    left, right = points(*(mirrored(sides)[::-1])), points(*sides)
    rise = np.vstack([hem, curve(np.vstack([hem[-1:], right]))[1:], curve(np.vstack([left, hem[:1]]))[:-1]])
    return rise


def fir_from_above(stream: Stream, radius: float = 60.0, leaf: Colour = colour("fir green")) -> Group:
    """A snowy fir seen straight down: ragged stars one upon the other, the top at the origin."""
    items: list[Item] = [
        Wash(
            solid(ellipse(0.3 * radius, 0.35 * radius, radius, 0.9 * radius)),
            colour("shadow blue"),
            "cast shadow",
            0.45,
            0.08 * radius,
        )
    ]
    for rank, share in enumerate((1.0, 0.76, 0.5, 0.26)):
        tips = 15 - 2 * rank
        reach = (
            radius * share * np.where(np.arange(2 * tips) % 2, 0.68, 1.0) * stream.uniform(0.92, 1.07, count=2 * tips)
        )
        turn = stream.uniform(0, TAU) + np.arange(2 * tips) * math.pi / tips
        shift = -0.06 * radius * rank
        ring = np.stack([shift + reach * np.cos(turn), shift + reach * np.sin(turn)], axis=1)
        items.append(materials.leaves(ring, leaf.lighter(0.1 * rank), weight=0.95, form=0.4 * radius * share))
        pads = [
            place(ellipse(0, 0, 0.13 * radius, 0.055 * radius), 0.8 * x, 0.8 * y, rotation=float(angle))
            for (x, y), angle in zip(ring[::2], turn[::2], strict=True)
        ]
        items.append(Shape(solid(*pads[::2]), SNOW, "snow", 0.15, modelling=0.3, line=0))
    return Group(tuple(items), "fir")


def forest(
    stream: Stream,
    width: float = 800.0,
    height: float = 120.0,
    rows: int = 3,
    leaf: Colour = colour("pine"),
) -> Group:
    """A far wood as rows of plain silhouettes, standing on y = 0, the farthest row faint."""
    layers = []
    for row in range(rows):
        near = row / max(1, rows - 1) if rows > 1 else 1.0
        tall = height * (0.62 + 0.38 * near)
        spots = np.arange(-0.5 * width, 0.5 * width, tall * 0.26) + stream.normal(0, 0.05 * tall)
        shapes = [_far_tree(stream, x + stream.normal(0, 0.06 * tall), tall * stream.uniform(0.6, 1.05)) for x in spots]
        body = materials.leaves(fuse(*shapes), leaf, weight=0.9, form=0.16 * tall, line=1.0)
        layers.append(Group((body,), "trees", far=0.7 * (1 - near)).placed(0, -0.16 * height * (1 - near)))
    return Group(tuple(layers), "forest")


def _far_tree(stream: Stream, x: float, height: float) -> Points:
    steps = 5
    right: list[tuple[float, float]] = []
    for step in range(steps):
        y, half = -height * (0.08 + 0.9 * step / steps), 0.19 * height * (1 - step / steps) + 1
        right += [(half * stream.uniform(0.85, 1.15), y), (0.5 * half, y - 0.07 * height)]
    ring = np.vstack(
        [points((0.03 * height, 0)), right, points((0, -height)), mirrored(right)[::-1], points((-0.03 * height, 0))]
    )
    return place(ring, x, 0.0)
