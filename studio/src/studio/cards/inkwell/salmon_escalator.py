"""Upstream: nobody told them about the lift."""

import math
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, curve, ellipse, fuse, limb, normals, resample, solid
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/salmon_escalator")
LIGHT = Sunlight((0.3, -0.75, 0.45))
EYE, PITCH, LENGTH, MIDDLE = np.array([0.3, 1.0, -2.5]), math.radians(7), 830.0, (452.0, 600.0)
TREAD, RISE, STEPS = 0.4, 0.23, 34  # of a flight, in metres
LEFT, RIGHT = -0.62, 0.62
# Each fish: its way over the card, its girth at the tail and at the snout.
LEAPS = (
    ("428,352 436,318 462,300", 0.19, 0.14),
    ("366,500 402,420 468,394", 0.46, 0.34),
    ("96,846 150,600 420,520", 1.85, 1.4),
    ("530,1112 566,1000 520,846", 1.5, 1.2),
)


@card("salmon_escalator")
def salmon_escalator(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.white, palette.mist, palette.pale), weight=0.5)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        DRAWN("hall", palette),
        DRAWN("flood", palette),
        DRAWN("dry", palette),
        DRAWN("sides", palette),
        river(chance.layout.child("river"), palette),
        DRAWN("splash", palette),
        group(*(salmon(palette, *leap) for leap in LEAPS), name="salmon"),
        DRAWN("burst", palette),
        focal="salmon",
    )


def seen(*places: ArrayLike) -> Points:
    """Where places in the hall are on the card: metres aside, up and away."""
    x, y, z = (np.array(places, float).reshape(-1, 3) - EYE).T
    up, away = y * math.cos(PITCH) - z * math.sin(PITCH), z * math.cos(PITCH) + y * math.sin(PITCH)
    return np.stack([MIDDLE[0] + LENGTH * x / away, MIDDLE[1] - LENGTH * up / away], axis=1)


def board(low: float, near: float, high: float, far: float) -> Points:
    """From one side of the flight to the other, from one height and depth to another."""
    return seen((LEFT, low, near), (RIGHT, low, near), (RIGHT, high, far), (LEFT, high, far))


def river(stream: Stream, palette: Palette) -> Group:
    """From step to step, the farthest first."""
    lanes, items = stream.uniform(LEFT, RIGHT, count=16), list[Item]()
    for step in reversed(range(STEPS)):
        if (high := RISE * (step + 1)) < EYE[1]:
            pool = board(high, TREAD * step, high, TREAD * (step + 1))
            items.append(lit(pool, mix(palette.aqua, palette.glass, 0.6), "pool", weight=0.8))
        items += fall(stream, step, lanes, palette)
    k, threads = np.arange(STEPS), list[Points]()
    for lane in lanes[::3]:
        x = np.clip(lane + 0.1 * np.sin(0.45 * k + 7 * lane), LEFT + 0.06, RIGHT - 0.06)
        way = seen(*np.stack([x, RISE * k, TREAD * k - 0.06], axis=1))
        threads.append(limb(way[::-1], [2, 4, 8, 14, 26]))
    shade = Wash(solid(limb("196,930 250,850 330,776 420,730", [20, 96, 84, 30])), palette.deep, "shadow", 0.4, 10)
    top = board(6.2, 10.4, RISE * STEPS + 0.4, TREAD * STEPS)
    light = Veil(solid(top), palette.white, "light", 0.9, 10, (1.0, 0.0))
    foam = Veil(solid(*threads), palette.white, "white water", 0.5, 3)
    return group(*items, foam, Clip(solid(board(0, 0, 8, 14)), group(shade)), light)


def fall(stream: Stream, k: int, lanes: Points, palette: Palette) -> list[Item]:
    """A smooth lip, white strands, a boil at the foot."""
    low, high, z = RISE * k, RISE * (k + 1), TREAD * k
    across, metre = np.linspace(LEFT, RIGHT, 30), LENGTH / (z - EYE[2])
    lip = seen(*((x, high + 0.014 * math.sin(9 * x + 2 * k), z - 0.05) for x in across))
    sheet = np.vstack([lip, seen(*((x, low, z - 0.02) for x in across[::-1]))])
    tone = mix(palette.aqua, palette.deep, 0.25 * stream.uniform())
    white, dark = list[Points](), list[Points]()
    for lane, middle in enumerate(lanes + 0.08 * np.sin(0.5 * k + np.arange(len(lanes)))):
        for x in np.clip(stream.normal(middle, 0.05, count=3 if k < 16 else 1), LEFT + 0.02, RIGHT - 0.02):
            wide, top = metre * stream.uniform(0.006, 0.02), high - stream.uniform(0, 0.1)
            way = seen((x, top, z - 0.06), (x, 0.6 * low + 0.4 * high, z - 0.06), (x, low, z - 0.04))
            (dark if lane % 4 == k % 4 else white).append(limb(way, [0.6, wide, 1.6 * wide]))
    for x in stream.uniform(LEFT, RIGHT, count=34):
        way = seen((x, high, z + 0.3), (x, high + 0.01, z), (x, high - 0.03, z - 0.06))
        white.append(limb(way, [1, 0.012 * metre, 1]))
    boil = []
    for x in np.linspace(LEFT, RIGHT, 40):
        at = seen((x, low + stream.uniform(-0.01, 0.05), z - 0.06))[0]
        boil.append(ellipse(at[0], at[1], *(metre * r * stream.uniform(0.6, 1.3) for r in (0.036, 0.026))))
    return [
        lit(sheet, tone, "fall", weight=0.9, colour_below=palette.mist),
        Veil(solid(sheet), palette.mist, "fall", 1.0, 1.0, (0.0, 1.0)),
        Wash(solid(*dark), palette.deep, "strand", 0.5, 1.0),
        Veil(solid(*white), palette.white, "strand", 0.9, 0.8),
        Lines((lip,), 1.6, palette.deep, strength=0.5),
        Veil(fuse(*boil, soften=2), palette.white, "boil", 1.0, 1.0),
    ]


def salmon(palette: Palette, way: str, tail: float, snout: float) -> Group:
    """Bent along its leap; the farther end is the smaller."""
    spine = resample(curve(way), 4)
    shares, across = np.linspace(0, 1, len(spine)), normals(spine)

    def bent(path: Points) -> Points:
        t = (path[:, 0] + 124) / 226
        at, up = (np.stack([np.interp(t, shares, line[:, i]) for i in (0, 1)], axis=1) for line in (spine, across))
        return np.asarray(at - up * (path[:, 1] * (tail + (snout - tail) * t))[:, None])

    def leaping(item: Painted) -> Painted:
        if isinstance(item, Shape | Wash | Veil):
            return replace(item, outline=tuple(bent(resample(ring, 2, closed=True)) for ring in item.outline))
        if isinstance(item, Lines):
            return replace(item, paths=tuple(bent(resample(path, 3)) for path in item.paths))
        return item

    return DRAWN("salmon", palette).changed(leaping)
