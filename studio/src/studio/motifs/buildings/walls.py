"""Parts of every house: windows, doors, chimneys, tiled and snowed roofs."""

import math

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Point, Points, ellipse, points, rectangle, solid
from studio.materials import wood
from studio.motifs.forms import arch, block, lattice
from studio.scene import FLAT, Glow, Item, Lines, Shape

PLASTER = colour("limestone")
TILE = colour("terracotta")
STONE = colour("stone")
TIMBER = colour("walnut")
LIT = colour("window yellow")
DARK = colour("slate blue").darker(0.35)
Quad = tuple[Point, Point, Point, Point]  # lower left, lower right, upper right, upper left


def on(quad: Quad, across: float, up: float) -> Point:
    """A place on a slanting face, in shares of its sides."""
    lower_left, lower_right, upper_right, upper_left = (np.array(corner) for corner in quad)
    low, high = lower_left + across * (lower_right - lower_left), upper_left + across * (upper_right - upper_left)
    x, y = low + up * (high - low)
    return float(x), float(y)


def courses(quad: Quad, rows: int, columns: int) -> tuple[Points, ...]:
    """Rows of tiles on a roof, every second joint shifted, some left to the imagination."""
    drawn = [points(on(quad, 0, row / rows), on(quad, 1, row / rows)) for row in range(1, rows)]
    for row in range(rows):
        for column in range(columns):
            if (3 * row + 5 * column) % 7 < 4:
                across = (column + 0.5 * (row % 2) + 0.25) / columns
                drawn.append(points(on(quad, across, row / rows), on(quad, across, (row + 0.8) / rows)))
    return tuple(drawn)


def casement(
    x: float,
    sill: float,
    wide: float,
    tall: float,
    lit: bool = False,
    arched: bool = False,
    bars: tuple[int, int] = (2, 3),
    shutters: Colour | None = None,
    frame: Colour = colour("linen"),
) -> tuple[Item, ...]:
    """A window in a wall, its sill's middle at (x, sill): frame, panes, bars, sill, shutters; lit ones glow."""
    left, right, top = x - wide / 2, x + wide / 2, sill - tall
    edge = 0.09 * wide
    opening = arch(left, right, sill, top + wide / 2) if arched else rectangle(left, top, right, sill)
    pane = (
        arch(left + edge, right - edge, sill - edge, top + wide / 2)
        if arched
        else rectangle(left + edge, top + edge, right - edge, sill - edge)
    )
    glass = LIT if lit else DARK
    items: list[Item] = [
        Shape(solid(opening), frame, "frame", 0.6, form=FLAT, line=1.2),
        Shape(
            solid(pane), glass, "window", 0.95, glass.darker(0.15), form=FLAT, modelling=0.0 if lit else 0.4, line=0.9
        ),
    ]
    if lit:
        items.append(Glow((x, sill - tall / 2), 1.5 * max(wide, tall), LIT, 0.5))
    items += [
        Lines(
            lattice(left + edge, top + edge, right - edge, sill - edge, *bars),
            1.3,
            frame.darker(0.5),
            "frame",
            0.95,
            False,
        ),
        Shape(
            solid(rectangle(left - edge, sill, right + edge, sill + 1.1 * edge)),
            frame,
            "frame",
            0.6,
            form=FLAT,
            line=1.1,
        ),
    ]
    if shutters is not None:
        items += _shutters(x, sill, wide, tall, shutters)
    return tuple(items)


def _shutters(x: float, sill: float, wide: float, tall: float, paint: Colour) -> list[Item]:
    leaves = [rectangle(x + side * wide * 0.53, sill - tall, x + side * wide * 0.95, sill) for side in (-1, 1)]
    slats = [
        points((x + side * wide * 0.58, sill - share * tall), (x + side * wide * 0.9, sill - share * tall))
        for side in (-1, 1)
        for share in np.linspace(0.12, 0.88, 6)
    ]
    return [Shape(solid(*leaves), paint, "shutter", 0.9, form=FLAT, line=1.2), Lines(tuple(slats), 0.8, strength=0.6)]


def house_door(
    x: float, foot: float, wide: float = 46.0, tall: float = 104.0, paint: Colour = TIMBER, arched: bool = False
) -> tuple[Item, ...]:
    """A plank door in its frame on a doorstep, shut. For one that opens see `stage.doorway`."""
    left, right, top = x - wide / 2, x + wide / 2, foot - tall
    leaf = arch(left, right, foot, top + wide / 2) if arched else rectangle(left, top, right, foot)
    edge = 0.12 * wide
    frame = (
        arch(left - edge, right + edge, foot, top + wide / 2)
        if arched
        else rectangle(left - edge, top - edge, right + edge, foot)
    )
    planks = [
        points((px, top + (0.12 if arched else 0.0) * tall), (px, foot)) for px in np.linspace(left, right, 5)[1:-1]
    ]
    straps = [points((left, foot - share * tall), (left + 0.6 * wide, foot - share * tall)) for share in (0.2, 0.72)]
    return (
        Shape(solid(frame), STONE.lighter(0.2), "stone", 0.6, form=3, line=1.2),
        wood(leaf, paint, "door", form=FLAT, flow=math.pi / 2, line=1.3),
        Lines(tuple(planks), 0.9, strength=0.7),
        Lines(tuple(straps), 2.0, colour("iron grey"), "metal", 0.9),
        Shape(solid(ellipse(right - 0.16 * wide, foot - 0.46 * tall, 2.2)), colour("brass"), "knob", 1.0, line=0.8),
        Shape(
            solid(rectangle(left - 2 * edge, foot - 4, right + 2 * edge, foot + 2)),
            STONE,
            "stone",
            0.7,
            form=2,
            line=1.2,
        ),
    )


def chimney_stack(
    x: float, foot: float, wide: float = 24.0, tall: float = 44.0, paint: Colour = colour("brick")
) -> tuple[Item, ...]:
    """A brick chimney with its collar and pots; the smoke leaves at (x, foot - tall - 8)."""
    left, right, top = x - wide / 2, x + wide / 2, foot - tall
    pots = [rectangle(px - 3.4, top - 12, px + 3.4, top) for px in (x - 0.22 * wide, x + 0.24 * wide)]
    return (
        Shape(solid(*pots), TILE.darker(0.2), "pot", 0.9, line=1.0),
        *block(left, top, right, foot, paint, "chimney", "brick", (7.0, -4.0)),
        *block(left - 3, top, right + 3, top + 6, paint.lighter(0.1), "chimney", "plain", (7.0, -4.0)),
    )
