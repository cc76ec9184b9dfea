"""What every animal has: an eye that looks, a lid that closes, shapes from knots."""

import numpy as np

from studio.colour import colour
from studio.geometry import Placing, Point, Points, blob, curve, ellipse, points
from studio.scene import Dots, Item, Lines

Knots = tuple[Point, ...]
HERE = Placing()


def ring(knots: Knots, steps: int = 8) -> Points:
    """A closed smooth shape; a knot given twice is a corner."""
    return blob(*knots, steps=steps)


def eye(at: Point, size: float, placing: Placing, iris: str = "") -> list[Item]:
    """An open eye with its spark of light; with an `iris` a coloured one, with a dark rim."""
    x, y = at
    places = placing([at, at, (x - 0.32 * size, y - 0.36 * size)])
    radius = size * placing.scale
    ink = colour("ink black")
    items: list[Item] = [Dots(places[:1], np.array([radius]), ink, "eye", strength=1.0)]
    if iris:
        items.append(Dots(places[1:2], np.array([0.74 * radius]), colour(iris), "iris", strength=1.0))
        items.append(Dots(places[1:2], np.array([0.46 * radius]), ink, "pupil", strength=1.0))
    items.append(Dots(places[2:], np.array([0.27 * radius]), colour("clear white"), "spark", strength=1.0))
    items.append(
        Lines((placing(ellipse(x, y, 1.35 * size, 1.2 * size, start=3.5, end=5.9, count=9)),), 0.8, strength=0.7)
    )
    return items


def closed_eye(at: Point, size: float, placing: Placing) -> Lines:
    x, y = at
    lid = ellipse(x, y - 0.2 * size, 1.3 * size, 0.8 * size, start=0.3, end=2.85, count=9)
    return Lines((placing(lid),), 1.4, role="eye", strength=0.95)


def both(knots: Knots) -> list[Points]:
    """A ring and its mirror image."""
    one = ring(knots)
    return [one, one * [-1, 1]]


def smooth(*strokes: Knots) -> tuple[Points, ...]:
    return tuple(curve(points(*stroke)) for stroke in strokes)


def mirrored(*strokes: Knots) -> tuple[Points, ...]:
    drawn = smooth(*strokes)
    return drawn + tuple(stroke * [-1, 1] for stroke in drawn)
