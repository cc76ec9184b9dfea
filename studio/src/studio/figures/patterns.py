"""Patterns on cloth: marks laid out on any surface that has a way along and a way round."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour
from studio.figures.dress import Pattern
from studio.figures.mesh import Mark, Patch, Stroke
from studio.figures.space import Space

Surface = Callable[[ArrayLike, ArrayLike], Space]
ROUND = np.linspace(0, 2 * np.pi, 48)


def pattern(
    kind: Pattern,
    at: Surface,
    tone: Colour,
    low: float,
    high: float,
    size: float,
    detail: float = 1.0,
    dense: float = 1.0,
) -> tuple[Mark, ...]:
    """Marks of a pattern between two places along the surface."""
    if kind == "stripes":
        return tuple(_hoop(at, t, 2.6 * detail, tone) for t in np.linspace(low, high, round(5 + 4 * dense)))
    if kind == "border":
        return tuple(_hoop(at, t, w * detail, tone) for t, w in ((high - 0.07, 1.6), (high - 0.02, 3.2)))
    if kind == "checks":
        hoops = [_hoop(at, t, 1.3 * detail, tone) for t in np.linspace(low, high, round(5 + 4 * dense))]
        posts = [
            Stroke(at(np.linspace(low, high, 12), np.full(12, a)), 1.3 * detail, tone, 0.75, 0.2, False)
            for a in np.arange(0, 2 * np.pi, 0.42)
        ]
        return (*hoops, *posts)
    if kind in ("dots", "diamonds", "flowers"):
        return tuple(_spots(kind, at, tone, low, high, dense))
    return ()


def _hoop(at: Surface, t: float, weight: float, tone: Colour) -> Stroke:
    return Stroke(at(np.full(len(ROUND), t), ROUND), weight, tone, 0.9, 0.2, False)


def _spots(kind: Pattern, at: Surface, tone: Colour, low: float, high: float, dense: float) -> list[Mark]:
    tips = {"dots": 0, "diamonds": 4, "flowers": 5}[kind]
    turn = np.linspace(0, 2 * np.pi, 17)[:-1]
    radius = (
        1.0
        if not tips
        else 0.75 + 0.35 * np.cos(tips * turn)
        if tips == 5
        else 1 / (np.abs(np.cos(turn)) + np.abs(np.sin(turn)))
    )
    rows = round(4 + 3 * dense)
    step = (high - low) / rows
    marks: list[Mark] = []
    for row in range(rows):
        for column in range(9):
            t, a = low + (row + 0.5) * step, (column + 0.5 * (row % 2)) * 2 * np.pi / 9
            ring = at(t + 0.20 * step * radius * np.sin(turn), a + 0.12 * radius * np.cos(turn))
            marks.append(Patch(ring, tone, 0.6, lift=0.1))
    return marks
