"""Patterns on cloth: marks laid out on any surface that has a way along and a way round."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour
from studio.figures.dress import Pattern
from studio.figures.mesh import Mark, Patch, Stroke
from studio.figures.space import Space

Surface = Callable[[ArrayLike, ArrayLike], Space]
FRONT = np.pi / 2
ROUND = np.linspace(0, 2 * np.pi, 48)
# How far apart things lie on the cloth, by the body's thickness: the same on a sleeve as on the trunk.
STRIPES, CHECKS, SPOTS, SPOT = 2.7, 2.3, 4.3, 0.62
# A pale stripe is pulled in by so much where it lies, or its end would stand over the outline.
SUNK = 0.3


def pattern(
    kind: Pattern, at: Surface, tone: Colour, low: float, high: float, size: float, detail: float = 1.0
) -> tuple[Mark, ...]:
    """Marks of a pattern between two places along the surface."""
    if kind == "stripes":
        return tuple(_hoop(at, t, 2.6 * detail, tone) for t in _steps(at, low, high, STRIPES * size))
    if kind == "border":
        return tuple(_hoop(at, t, w * detail, tone) for t, w in ((high - 0.07, 1.6), (high - 0.02, 3.2)))
    if kind == "checks":
        return tuple(_checks(at, tone, low, high, CHECKS * size, 1.3 * detail))
    if kind in ("dots", "diamonds", "flowers"):
        return tuple(_spots(kind, at, tone, low, high, size))
    return ()


def _steps(at: Surface, low: float, high: float, apart: float) -> Space:
    """Places along the surface so far apart in space, whatever its own measure says."""
    t = np.linspace(low, high, 40)
    way = np.r_[0.0, np.linalg.norm(np.diff(at(t, np.full(40, FRONT)), axis=0), axis=1).cumsum()]
    return np.interp(np.linspace(0, way[-1], max(2, round(way[-1] / apart) + 1)), way, t)


def _girth(at: Surface, t: float) -> float:
    return float(np.linalg.norm(np.diff(at(np.full(len(ROUND), t), ROUND), axis=0), axis=1).sum())


def _hoop(at: Surface, t: float, weight: float, tone: Colour) -> Stroke:
    path = at(np.full(len(ROUND), t), ROUND)
    inwards = path.mean(axis=0) - path
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True) + 1e-9
    return Stroke(path + SUNK * inwards, weight, tone, 0.9, 0.2 + SUNK, False)


def _checks(at: Surface, tone: Colour, low: float, high: float, apart: float, weight: float) -> list[Mark]:
    hoops: list[Mark] = [_hoop(at, t, weight, tone) for t in _steps(at, low, high, apart)]
    count = max(5, round(_girth(at, (low + high) / 2) / apart))
    along = np.linspace(low, high, 12)
    posts = [
        Stroke(at(along, np.full(12, a)), weight, tone, 0.75, 0.2, False)
        for a in np.linspace(0, 2 * np.pi, count, endpoint=False)
    ]
    return [*hoops, *posts]


def _spots(kind: Pattern, at: Surface, tone: Colour, low: float, high: float, size: float) -> list[Mark]:
    """Spots as round as they were printed: their height and breadth are measured where they lie."""
    tips = {"dots": 0, "diamonds": 4, "flowers": 5}[kind]
    turn = np.linspace(0, 2 * np.pi, 17)[:-1]
    shape = (
        np.ones(16)
        if not tips
        else 0.9 + 0.42 * np.cos(tips * turn)
        if tips == 5
        else 1.25 / (np.abs(np.cos(turn)) + np.abs(np.sin(turn)))
    )
    radius = SPOT * size * shape
    marks: list[Mark] = []
    places = _steps(at, low, high, 0.87 * SPOTS * size)
    for row, t in enumerate((places[1:] + places[:-1]) / 2):
        count = max(3, round(_girth(at, float(t)) / (SPOTS * size)))
        for a in (np.arange(count) + 0.5 * (row % 2)) * 2 * np.pi / count:
            near = at(t + np.array((-0.01, 0.01, 0, 0)), a + np.array((0, 0, -0.05, 0.05)))
            high_, wide = (float(np.linalg.norm(near[i + 1] - near[i])) + 1e-3 for i in (0, 2))
            ring = at(t + radius * np.sin(turn) * 0.02 / high_, a + radius * np.cos(turn) * 0.1 / wide)
            marks.append(Patch(ring, tone, 0.6, lift=0.1))
    return marks
