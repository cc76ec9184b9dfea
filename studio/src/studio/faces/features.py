"""What the company's faces have in common: eyes that look, fur that ends in tufts, locks of hair."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Outline,
    Placing,
    Point,
    Points,
    as_points,
    below,
    curve,
    ellipse,
    intersection,
    limb,
    normals,
    points,
    resample,
    solid,
)
from studio.landscape import graded_sky
from studio.scene import Dots, Group, Item, Lines, Scene, Shape

SIDE = 400.0  # a face is a square of this many units, seen through the circle that fits into it

Knots = Sequence[Point]


def portrait(ground: str, *layers: Group, focal: str, shadow: str, lines: float = 0.35, unrest: float = 0.5) -> Scene:
    """A face before a graded ground, in daylight; `ground` is written as `graded_sky` reads it."""
    return Scene(
        graded_sky(ground, box=(0, 0, SIDE, SIDE), lines=lines, unrest=unrest),
        layers,
        focal,
        shadow=colour(shadow),
        width=SIDE,
        height=SIDE,
    )


def whole(half: Knots, middle: float = SIDE / 2) -> Points:
    """A ring from its right half, given as distances from the middle line; a knot given twice is a corner."""
    left = [(-x, y) for x, y in reversed(half) if x]
    return curve(points(*half, *left) + points((middle, 0)), closed=True)


def pair(knots: Knots, middle: float = SIDE / 2) -> Outline:
    """A ring given as distances from the middle line, and its mirror image."""
    one = curve(points(*knots), closed=True)
    aside = points((middle, 0))
    return solid(one + aside, one * [-1, 1] + aside)


def tufted(path: Knots | Points, stream: Stream, step: float, length: float, sweep: float = 0.0) -> Points:
    """A smooth path as the edge of a fur: tips to the left of travel, swept along it."""
    even = resample(curve(path), step)
    out = normals(even)
    ahead = np.stack([-out[:, 1], out[:, 0]], axis=1)
    reach = length * stream.uniform(0.55, 1.15, count=len(even))[:, None]
    tips = even + reach * out + sweep * reach * ahead
    tips[[0, -1]] = even[[0, -1]]
    notch = even - 0.1 * length * out
    return np.stack([notch, tips], axis=1).reshape(-1, 2)[1:]


def eye(
    at: Point,
    size: tuple[float, float],
    iris: str,
    gaze: Point = (0.0, 0.0),
    lid: float = 0.0,
    tilt: float = 0.0,
    white: str = "bone white",
    pupil: tuple[float, float] = (0.55, 0.55),
    lid_paint: str = "",
) -> list[Item]:
    """An eye half as wide and high as `size` says; `lid` closes it from above (0 … 1), `gaze` (-1 … 1) turns it.

    `pupil` is its width and height as shares of the iris; `lid_paint` the colour of the lid, else a darker white.
    """
    wide, high = size
    here = Placing(*at, rotation=tilt)
    almond = points(
        (-1, 0.15), (-0.5, -0.8), (0.1, -1), (0.75, -0.6), (1, 0.1), (0.5, 0.8), (-0.2, 1), (-0.75, 0.7)
    )  # fmt: skip
    socket = solid(here(curve(almond * size, closed=True)))
    low = high * (2 * lid - 1)
    edge = curve([(-1.3 * wide, low + 0.35 * high), (0, low - 0.1 * high), (1.3 * wide, low + 0.35 * high)])
    seen = intersection(socket, solid(here(below(edge, 3 * high))))
    x, y = here.point((0.42 * wide * gaze[0], 0.38 * high * gaze[1]))
    ball = 0.86 * high
    iris_seen = intersection(solid(ellipse(x, y, ball)), seen)
    pupil_seen = intersection(solid(ellipse(x, y, pupil[0] * ball, pupil[1] * ball)), seen)
    spark = points((x - 0.34 * ball, y - 0.36 * ball))
    return [
        Shape(
            socket, colour(lid_paint) if lid_paint else colour(white).darker(0.45), "lid", 0.9, modelling=0, line=1.6
        ),
        Shape(seen, colour(white), "eye white", 0.35, modelling=0, line=1.4),
        Shape(iris_seen, colour(iris), "iris", 1.1, modelling=0, line=1.0),
        Shape(pupil_seen, colour("ink black"), "pupil", 1.1, modelling=0, line=0.0),
        Dots(spark, np.array([0.24 * ball]), colour("clear white"), "spark", strength=1.0),
        Lines((here(edge[2:-2]),), 2.6, strength=0.95),
    ]


def chalked(paths: Iterable[ArrayLike], width: float, paint: Colour, role: str = "") -> Shape:
    """Pale strokes, which a pen cannot draw on dark fur: each as a thin solid thing."""
    strokes = [limb(curve(path), [0.6 * width, width, 0.3 * width], steps=1) for path in paths]
    return Shape(solid(*strokes), paint, role, 0.3, modelling=0, line=0.0)


def whiskers(root: Point, tip: Point, fan: float, paint: Colour, middle: float = SIDE / 2) -> Shape:
    """Three a side from beside the mouth; `root` and `tip` are given as distances from the middle line."""
    (x, y), (far, low) = root, tip
    hairs = [
        [(middle + s * a, b) for a, b in ((x, y + 5 * k), ((x + far) / 2, y + 0.5 * fan * k), (far, low + fan * k))]
        for s in (-1, 1)
        for k in (-1, 0, 1)
    ]
    return chalked(hairs, 2.2, paint, "whisker")


def lock(root: Point, tip: Point, bend: float, width: float) -> Points:
    """A curl of hair from root to tip, bent aside by a share of its length."""
    start, end = as_points(root)[0], as_points(tip)[0]
    way = end - start
    aside = np.array([-way[1], way[0]]) * bend
    return limb(
        [start, start + 0.35 * way + aside, start + 0.75 * way + 0.75 * aside, end], [width, width, 0.7 * width, 1.0]
    )
