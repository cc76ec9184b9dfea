"""Smooth randomness: fields of value noise, and a wandering line."""

import numpy as np
from numpy.typing import NDArray

from studio.chance import Floats, Stream
from studio.compiled import compiled

Field = NDArray[np.float32]


@compiled
def _bicubic(grid: Field, height: int, width: int, cell: float) -> Field:
    """Sample a coarse grid with Catmull-Rom weights, one grid step per `cell` pixels."""
    result = np.empty((height, width), np.float32)
    weights = np.empty((width, 4), np.float32)
    columns = np.empty(width, np.int64)
    for x in range(width):
        place = x / cell + 1.0
        columns[x] = int(place)
        t = place - columns[x]
        weights[x, 0] = 0.5 * (-t + 2 * t * t - t * t * t)
        weights[x, 1] = 0.5 * (2 - 5 * t * t + 3 * t * t * t)
        weights[x, 2] = 0.5 * (t + 4 * t * t - 3 * t * t * t)
        weights[x, 3] = 0.5 * (t * t * t - t * t)
    row = np.empty(grid.shape[1], np.float32)
    for y in range(height):
        place = y / cell + 1.0
        top = int(place)
        t = place - top
        a, b = 0.5 * (-t + 2 * t * t - t * t * t), 0.5 * (2 - 5 * t * t + 3 * t * t * t)
        c, d = 0.5 * (t + 4 * t * t - 3 * t * t * t), 0.5 * (t * t * t - t * t)
        for k in range(grid.shape[1]):
            row[k] = a * grid[top - 1, k] + b * grid[top, k] + c * grid[top + 1, k] + d * grid[top + 2, k]
        for x in range(width):
            k = columns[x]
            result[y, x] = (
                weights[x, 0] * row[k - 1]
                + weights[x, 1] * row[k]
                + weights[x, 2] * row[k + 1]
                + weights[x, 3] * row[k + 2]
            )
    return result


def value_noise(height: int, width: int, cell: float, stream: Stream) -> Field:
    """Smooth noise in about [0, 1] whose features are `cell` pixels wide."""
    rows, columns = int(height / cell) + 5, int(width / cell) + 5
    grid = stream.fractions(rows * columns).reshape(rows, columns).astype(np.float32)
    return _bicubic(grid, height, width, cell)


def cloudiness(height: int, width: int, cell: float, octaves: int, stream: Stream, roughness: float = 0.5) -> Field:
    """Octaves of value noise summed (fBm), with mean 0 and standard deviation 1."""
    total = np.zeros((height, width), np.float32)
    for octave in range(octaves):
        size = max(cell / 2**octave, 1.5)
        total += np.float32(roughness**octave) * value_noise(height, width, size, stream)
    return np.asarray((total - total.mean()) / (total.std() + 1e-6), np.float32)


def swirl(potential: Field) -> tuple[Field, Field]:
    """The curl of a field: a flow (x, y) without sources, as of smoke or water."""
    down, across = np.gradient(potential)
    return np.asarray(down, np.float32), np.asarray(-across, np.float32)


def wander(count: int, cell: float, stream: Stream) -> Floats:
    """A line of `count` values that drifts smoothly, changing its mind every `cell` values."""
    knots = max(4, int(count / max(cell, 1.0)) + 4)
    heights = stream.normal(count=knots)
    place = np.linspace(0.5, knots - 2.5, count)
    index = place.astype(int)
    t = place - index
    t = t * t * (3 - 2 * t)
    return np.asarray(heights[index] * (1 - t) + heights[index + 1] * t, np.float64)
