"""What is built of arches and steps: bridges, viaducts, stairs that stand on nothing."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    Points,
    curve,
    difference,
    ellipse,
    place,
    points,
    rectangle,
    resample,
    solid,
    with_holes,
)
from studio.motifs.buildings.walls import STONE
from studio.motifs.forms import arch
from studio.scene import FLAT, Group, Item, Lines, Shape, group

Arch = tuple[float, float, float]  # middle, half width, height


def bridge(road_at: Callable[[float], float], water: float, arches: Sequence[Arch], stone: Colour) -> Group:
    """A bridge across the whole card, drawn where it stands: `road_at(x)` is the height of its road.

    Its parapet hides the feet of whoever was painted before it.
    """
    across = np.linspace(-20, 820, 60)
    road = np.stack([across, [road_at(x) + 10 for x in across]], axis=1)
    rail = road - [0, 25]
    bed = water + 14
    body = with_holes(np.vstack([road, points((820, bed), (-20, bed))]), *(_opening(one, water) for one in arches))
    parapet, cap = np.vstack([rail, road[::-1]]), np.vstack([rail - [0, 8], rail[::-1]])
    joints = [points((x, road_at(x) - 14), (x, road_at(x) + 9)) for x in range(24, 800, 46)]
    return group(
        *(_vault(one, water, stone) for one in arches),
        materials.stone(body, stone, weight=0.85, form=FLAT, modelling=0.7, line=1.5),
        *(_voussoir(one, water, index, stone) for one in arches for index in range(15)),
        Shape(solid(parapet), stone, "stone", 0.8, form=4, modelling=0.6, line=1.5),
        Shape(solid(cap), stone.lighter(0.3), "stone", 0.7, form=3, modelling=0.5, line=1.4),
        Lines(tuple(joints), 1.0, strength=0.6),
        name="bridge",
    )


def _opening(one: Arch, water: float) -> Points:
    middle, half, tall = one
    crown = ellipse(middle, water, half, tall, start=math.pi, end=math.tau, count=40)
    return np.vstack([crown, points((middle + half, water + 14), (middle - half, water + 14))])


def _vault(one: Arch, water: float, stone: Colour) -> Shape:
    """The dark inside of an arch, seen from the middle of the card."""
    opening = _opening(one, water)
    lean = np.clip((400 - one[0]) / 15, -18, 18) + 4
    beyond = place(opening, 0.14 * one[0] + lean, 0.14 * (water + 14), 0.86)
    return Shape(with_holes(opening, beyond), stone.darker(0.45), "vault", 1.0, form=FLAT, shade=0.35, line=1.1)


def _voussoir(one: Arch, water: float, index: int, stone: Colour) -> Shape:
    """One of fifteen wedge stones; the eighth is the keystone and stands proud."""
    middle, half, tall = one
    keystone = index == 7
    start, end = (math.pi * (1 + (index + step) / 15) for step in (0, 1))
    deep = 24 if keystone else 16
    ring = [
        (middle + (half + out) * math.cos(angle), water + (tall + out) * math.sin(angle))
        for angle, out in ((start, 0), (end, 0), (end, deep), (start, deep))
    ]
    tint = stone.lighter(0.45 if keystone else 0.12)
    return Shape(solid(ring), tint, "stone", 0.75, form=3, modelling=0.6, line=1.2)


def footbridge(span: float = 260.0, stone: Colour = STONE) -> Group:
    """A humpbacked stone bridge standing over y = 0, its arch open; anchor `road` at the crown."""
    half, rise = span / 2, 0.3 * span
    across = np.linspace(-1.25, 1.25, 30)
    road = np.stack([half * across, -rise * np.exp(-1.1 * across**2) - 0.06 * span], axis=1)
    arched = np.vstack(
        [
            ellipse(0, 4, 0.62 * half, 0.82 * rise, start=math.pi, end=math.tau, count=30),
            points((0.62 * half, 30), (-0.62 * half, 30)),
        ]
    )
    body = difference(solid(np.vstack([road, points((1.25 * half, 8), (-1.25 * half, 8))])), solid(arched))
    stones = [_voussoir((0.0, 0.62 * half, 0.82 * rise), 4.0, index, stone) for index in range(15)]
    parapet = np.vstack([road - [0, 0.1 * span], road[::-1]])
    joints = [points(spot, spot - [0, 0.09 * span]) for spot in road[1::3]]
    return group(
        materials.stone(body, stone, weight=0.8, form=FLAT, line=1.5),
        *stones,
        Shape(solid(parapet), stone.lighter(0.12), "stone", 0.7, form=4, line=1.4),
        Lines(tuple(joints), 1.0, strength=0.6),
        name="bridge",
    ).with_anchors(road=(0.0, -1.2 * rise))


def arches(
    count: int = 5,
    wide: float = 90.0,
    tall: float = 190.0,
    deep: float = 34.0,
    stone: Colour = STONE,
    pointed: float = 0.0,
    view: Colour | None = None,
) -> Group:
    """A wall on a row of arches: an arcade in a square, or with tall piers a viaduct.

    Anchor `road` is the middle of the top. Through the arches one sees what was painted before, or `view`.
    """
    half = count * wide / 2
    pier = 0.11 * wide
    holes = [
        arch(-half + i * wide + pier, -half + (i + 1) * wide - pier, 1, -tall + wide * 0.5 + deep * 0.7, pointed)
        for i in range(count)
    ]
    wall = difference(solid(rectangle(-half, -tall - deep, half, 0)), solid(*holes))
    vaults = [difference(solid(hole), solid(place(hole, 0.14 * wide, 0.02 * wide))) for hole in holes]
    courses = rectangle(-half - 4, -tall - deep - 9, half + 4, -tall - deep)
    caps = [
        rectangle(
            -half + i * wide - 1.5 * pier,
            -tall + wide * 0.5 + deep * 0.7 - 3,
            -half + i * wide + 1.5 * pier,
            -tall + wide * 0.5 + deep * 0.7 + 5,
        )
        for i in range(count + 1)
    ]
    rings = [hole[1:-1] * 1.0 for hole in holes]
    return group(
        *([Shape(solid(*holes), view, "view", 0.9, form=FLAT, line=0)] if view else []),
        *(Shape(vault, stone.darker(0.4), "vault", 1.0, form=FLAT, shade=0.3, line=1.0) for vault in vaults),
        materials.stone(wall, stone, weight=0.75, form=FLAT, line=1.5),
        Lines(tuple(place(ring, 0, 0) - [0, 5] for ring in rings), 1.2, strength=0.65),
        Shape(solid(*caps), stone.lighter(0.25), "stone", 0.6, form=2, line=1.1),
        Shape(solid(courses), stone.lighter(0.25), "stone", 0.6, form=3, line=1.3),
        name="arches",
    ).with_anchors(road=(0.0, -tall - deep - 9))


def viaduct(count: int = 5, wide: float = 120.0, tall: float = 420.0, stone: Colour = STONE) -> Group:
    """A railway's row of tall arches; anchor `road`."""
    return arches(count, wide, tall, 30.0, stone).named("viaduct")


def steps(count: int = 5, wide: float = 120.0, rise: float = 11.0, stone: Colour = STONE) -> Group:
    """A short flight seen from the front, narrowing upwards; anchor `top`."""
    items: list[Item] = []
    for step in range(count - 1, -1, -1):
        half, foot = wide / 2 * (1 - 0.05 * step), -step * rise * 1.45
        tread = points(
            (-half, foot - rise),
            (half, foot - rise),
            (0.96 * half, foot - 1.5 * rise),
            (-0.96 * half, foot - 1.5 * rise),
        )
        items += [
            Shape(
                solid(rectangle(-half, foot - rise, half, foot)),
                stone,
                "riser",
                0.8,
                form=FLAT,
                shade=0.2,
                texture="plain",
                line=1.3,
            ),
            Shape(solid(tread), stone.lighter(0.25), "tread", 0.6, form=FLAT, line=1.3),
        ]
    return Group(tuple(items), "steps").with_anchors(top=(0.0, -count * rise * 1.45))


def stairway(
    path: Sequence[Point],
    count: int = 30,
    near_width: float = 90.0,
    far_width: float = 24.0,
    stone: Colour = colour("road cream"),
) -> Group:
    """Steps climbing along a free line on the card from near to far, standing on nothing. Anchors `foot`, `top`."""
    spine = resample(curve(path, steps=16), 2.0)
    flight: list[Item] = []
    for index in range(count - 1, -1, -1):
        share = 1 - (1 - index / (count - 1)) ** 1.35
        x, y = spine[round(share * (len(spine) - 1))]
        half = (near_width + (far_width - near_width) * share) / 2
        flight.append(_step(half, 0.42 * half, stone, 0.35 * share).placed(float(x), float(y)))
    (foot_x, foot_y), (top_x, top_y) = spine[0], spine[-1]
    return Group(tuple(flight), "stairway").with_anchors(
        foot=(float(foot_x), float(foot_y)), top=(float(top_x), float(top_y))
    )


def _step(half: float, rise: float, stone: Colour, far: float) -> Group:
    tread = points((-half - 2, 0), (half + 2, 0), (0.92 * half, -0.62 * rise), (-0.84 * half, -0.62 * rise))
    return group(
        Shape(
            solid(rectangle(-half, 0, half, 1.35 * rise)),
            stone.darker(0.25),
            "riser",
            0.8,
            form=3,
            shade=0.25,
            line=1.2,
        ),
        Shape(solid(tread), stone, "tread", 0.5, form=FLAT, shade=-0.15, line=1.3),
        far=far,
    )
