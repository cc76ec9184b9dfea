"""Skies of many kinds, as data for every hand: a graded ground, and one idea of weather on it.

Each function returns a `Group` that begins with its own `Sky`. Put it first among a scene's layers and leave
`Scene.sky` empty, or lay it inside a window.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour, ramp
from studio.geometry import Box, Point, Points, curve, ellipse, fuse, limb, points, solid
from studio.scene import HEIGHT, WIDTH, Dots, Glow, Group, Item, Lines, Shape, Sky, Stop, Veil, Wash

WHOLE: Box = (0.0, 0.0, WIDTH, HEIGHT)


def graded(tones: Sequence[Colour], box: Box = WHOLE, weight: float = 0.8, lines: float = 0.0) -> Sky:
    """A ground from the first colour at the top to the last at the bottom."""
    places = np.linspace(0, 1, len(tones))
    return Sky(tuple(Stop(float(at), tone, weight) for at, tone in zip(places, tones, strict=True)), box, lines=lines)


def _group(name: str, tones: Sequence[Colour], box: Box, items: Sequence[Item], weight: float = 0.8) -> Group:
    return Group((graded(tones, box, weight), *items), name)


def noon(stream: Stream, box: Box = WHOLE) -> Group:
    """Clean blue and two heaped clouds with flat feet, lit from above."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    items: list[Item] = []
    for x, y, size in ((0.24, 0.52, 0.80), (0.88, 0.22, 0.46), (0.70, 0.72, 0.34)):
        items.extend(_heap(stream, left + x * wide, top + y * tall, size * wide))
    return _group("noon", (colour("#3f8fc0"), colour("#8cc3da"), colour("#e4efe2")), box, items)


def _heap(stream: Stream, x: float, y: float, size: float) -> list[Item]:
    """A cumulus: towers of different height on one level base, shaded below."""
    rings = []
    for at, tall in zip(np.linspace(-0.5, 0.5, 7), (0.10, 0.22, 0.38, 0.30, 0.50, 0.26, 0.09), strict=True):
        radius = size * tall * stream.uniform(0.36, 0.60)
        rings += [
            ellipse(x + at * size, y - radius, radius * 1.15, radius),
            ellipse(x + at * size * 0.9, y - size * tall * 0.72, radius * 0.8),
        ]
    base = limb(
        points((x - 0.56 * size, y - 0.03 * size), (x + 0.56 * size, y - 0.03 * size)),
        [0.07 * size, 0.09 * size, 0.05 * size],
    )
    body = fuse(*rings, base, soften=0.01 * size)
    belly = limb(
        points((x - 0.46 * size, y - 0.06 * size), (x, y - 0.09 * size), (x + 0.46 * size, y - 0.06 * size)),
        [0.03 * size, 0.13 * size, 0.03 * size],
    )
    return [
        Shape(body, colour("#f6f2e6"), "cloud", 0.18, modelling=0.35, texture="garment", line=1.0),
        Wash(solid(belly), colour("#8fa6c0"), "cloud", 0.5, 0.05 * size),
    ]


def mares_tails(stream: Stream, box: Box = WHOLE) -> Group:
    """High streaks of ice, combed one way and turned up at the end."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    items: list[Item] = []
    for _ in range(16):
        x, y = left + stream.uniform(-0.15, 0.75) * wide, top + stream.uniform(0.06, 0.72) * tall
        long = stream.uniform(0.25, 0.55) * wide
        way = curve(
            points(
                (x, y),
                (x + 0.5 * long, y - 0.10 * long),
                (x + 0.9 * long, y - 0.26 * long),
                (x + long, y - 0.42 * long),
            )
        )
        items.append(
            Veil(
                solid(limb(way, [0.004 * wide, 0.03 * wide, 0.016 * wide, 0.003 * wide])),
                colour("#fbf6ea"),
                "cloud",
                0.6,
                0.009 * wide,
            )
        )
        items.append(Lines((way + np.array([0, 0.006 * wide]),), 0.8, colour("#7fa0b8"), "cloud", 0.35))
    return _group("mares_tails", (colour("#5f9fb8"), colour("#b4d6d2"), colour("#f3e8cc")), box, items)


def mackerel(stream: Stream, box: Box = WHOLE) -> Group:
    """Rows of small clouds running to the horizon, closer the farther."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    items: list[Item] = []
    for row in range(11):
        near = (1 - row / 11) ** 1.6
        y = top + tall * (0.70 - 0.66 * near)
        size = wide * (0.020 + 0.075 * near)
        puffs = []
        for k in range(int(wide / (1.7 * size)) + 2):
            if stream.happens(0.18):
                continue
            x = left + (k + 0.5 * (row % 2) + stream.uniform(-0.35, 0.35)) * 1.7 * size
            puffs.append(
                ellipse(
                    x,
                    y + stream.uniform(-0.3, 0.3) * size,
                    stream.uniform(0.4, 0.85) * size,
                    stream.uniform(0.16, 0.30) * size,
                    stream.uniform(-0.3, 0.1),
                    count=16,
                )
            )
        items.append(
            Wash(
                solid(*(puff + np.array([0.05 * size, 0.16 * size]) for puff in puffs)),
                colour("#b5707a"),
                "cloud",
                0.30 + 0.2 * near,
                0.10 * size,
            )
        )
        items.append(Veil(solid(*puffs), colour("#fdeecb"), "cloud", 0.85, 0.06 * size))
    return _group("mackerel", (colour("#c9607a"), colour("#e8a06a"), colour("#f6d892")), box, items)


def downpour(stream: Stream, box: Box = WHOLE) -> Group:
    """A slate bank with a ragged edge, and slanting rain below it."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    edge = [
        (left + t * wide, top + tall * (0.30 + 0.05 * math.sin(9 * t) + stream.uniform(-0.035, 0.035)))
        for t in np.linspace(-0.02, 1.02, 13)
    ]
    bank = np.vstack([curve(edge), points((right + 20, top - 20), (left - 20, top - 20))])
    falls = []
    for _ in range(190):
        x, y, long = (
            left + stream.uniform(0, 1.2) * wide,
            top + stream.uniform(0.24, 0.96) * tall,
            stream.uniform(0.04, 0.13) * tall,
        )
        falls.append(points((x, y), (x - 0.22 * long, y + long)))
    items: list[Item] = [
        Lines(tuple(falls), 0.9, colour("#41506a"), "rain", 0.45, steady=True),
        Shape(
            solid(bank), colour("#56627a"), "cloud", 0.95, colour("#8b94a2"), modelling=0.6, texture="garment", line=0.0
        ),
    ]
    return _group("downpour", (colour("#7d8aa0"), colour("#aab6bc"), colour("#d8d8c4")), box, items)


def sunrays(stream: Stream, at: Point, box: Box = WHOLE) -> Group:
    """A low sun and its fan of rays: light and dark wedges, no lines."""
    left, top, right, bottom = box
    reach = 1.3 * math.hypot(right - left, bottom - top)
    items: list[Item] = []
    angle = -math.pi - 0.2
    while angle < 0.2:
        width = stream.uniform(0.05, 0.13)
        fan = points(
            at,
            (at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)),
            (at[0] + reach * math.cos(angle + width), at[1] + reach * math.sin(angle + width)),
        )
        items.append(Veil(solid(fan), colour("#fff3c4"), "light", 0.34, 3.0))
        angle += width + stream.uniform(0.06, 0.16)
    disc = 0.07 * (right - left)
    items.append(Glow(at, 5 * disc, colour("#fff0c0"), 0.7))
    items.append(Veil(solid(ellipse(*at, disc)), colour("#fffbe8"), "sun", 1.0, 0.8))
    return _group("sunrays", (colour("#d8603c"), colour("#f0a24e"), colour("#fbe2a0")), box, items, 0.85)


def aurora(stream: Stream, box: Box = WHOLE) -> Group:
    """Curtains of green and rose light over a black-blue night, with stars of many sizes."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    items: list[Item] = [_stars(stream.child("stars"), box, 120)]
    for k, tone in enumerate((colour("#79e0a8"), colour("#a8f0c0"), colour("#e58fb8"))):
        t = np.linspace(0, 1, 26)
        foot = np.stack(
            [
                left + wide * (1.1 * t - 0.05),
                top + tall * (0.44 + 0.10 * np.sin(5 * t + 1.7 * k) + 0.05 * np.sin(11 * t + k) - 0.07 * k),
            ],
            1,
        )
        for a, b in pairwise(foot):
            high = tall * stream.uniform(0.13, 0.30)
            fold = points(a, b, (b[0], b[1] - high), (a[0], a[1] - high * 0.92))
            items.append(Veil(solid(fold), tone, "light", stream.uniform(0.22, 0.5), 0.012 * wide, (0.05, 1.0)))
    return _group("aurora", (colour("#12203a"), colour("#1d3a55"), colour("#3f6a74")), box, items, 1.05)


def _stars(stream: Stream, box: Box, count: int) -> Dots:
    left, top, right, bottom = box
    places = np.stack([stream.uniform(left, right, count=count), stream.uniform(top, bottom, count=count)], 1)
    radii = 0.7 + 1.6 * stream.uniform(0, 1, count=count) ** 4
    return Dots(places, radii, colour("#fff8e4"), "star")


def milky_way(stream: Stream, box: Box = WHOLE) -> Group:
    """A river of stars aslant, dense in the middle, with dark rifts in it."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    way = curve(
        points(
            (left - 0.1 * wide, top + 0.82 * tall),
            (left + 0.40 * wide, top + 0.50 * tall),
            (right + 0.1 * wide, top + 0.04 * tall),
        )
    )
    items: list[Item] = [
        Veil(solid(limb(way, [0.22 * wide, 0.34 * wide, 0.2 * wide])), colour("#8f9fd0"), "light", 0.34, 0.06 * wide)
    ]
    items.append(
        Veil(solid(limb(way, [0.06 * wide, 0.13 * wide, 0.05 * wide])), colour("#efe0d8"), "light", 0.42, 0.035 * wide)
    )
    items.append(
        Wash(
            solid(limb(way + np.array([0.02 * wide, 0.03 * tall]), [0.01 * wide, 0.05 * wide, 0.01 * wide])),
            colour("#1a1f3c"),
            "light",
            0.7,
            0.02 * wide,
        )
    )
    count = 420
    along = stream.uniform(0, len(way) - 1.001, count=count).astype(int)
    dust = way[along] + stream.points(count, 0.075 * wide)
    items.append(Dots(dust, 0.45 + 0.9 * stream.uniform(0, 1, count=count) ** 3, colour("#fff6e0"), "star"))
    items.append(_stars(stream.child("field"), box, 130))
    return _group("milky_way", (colour("#141a38"), colour("#252f5c"), colour("#4a5a8a")), box, items, 1.05)


def stippled(stream: Stream, tones: Sequence[Colour], box: Box = WHOLE, count: int = 2600) -> Group:
    """A sky of points, thick at the top and thinning to bare paper: still heat, dust, print."""
    left, top, right, bottom = box
    down = stream.uniform(0, 1, count=count) ** 2.2
    places = np.stack([stream.uniform(left, right, count=count), top + down * (bottom - top)], 1)
    radii = 1.7 * (1 - 0.6 * down) * (0.5 + 0.5 * stream.uniform(0, 1, count=count))
    inks = ramp(tones, 3)
    third = np.arange(count) % 3
    items: list[Item] = [Dots(places[third == k], radii[third == k], inks[k], "sky", strength=0.7) for k in range(3)]
    return _group("stippled", (colour("#f3ead2"), colour("#f7f0dc"), colour("#f9f3e2")), box, items, 0.5)


def fog(stream: Stream, box: Box = WHOLE) -> Group:
    """Nothing but breath: bands of paler and darker grey, soft-edged, lying low."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    items: list[Item] = []
    for k in range(7):
        y = top + tall * (0.16 + 0.12 * k)
        way: Points = curve(
            points(
                (left - 40, y),
                (left + 0.35 * wide, y + stream.uniform(-14, 14)),
                (left + 0.7 * wide, y + stream.uniform(-14, 14)),
                (right + 40, y),
            )
        )
        tone = colour("#f4f0e6") if k % 2 else colour("#b9c0bf")
        items.append(Veil(solid(limb(way, [0.05 * tall, 0.075 * tall, 0.06 * tall])), tone, "fog", 0.45, 0.03 * tall))
    return _group("fog", (colour("#c3c9c4"), colour("#d9d9cf"), colour("#e9e4d6")), box, items, 0.7)
