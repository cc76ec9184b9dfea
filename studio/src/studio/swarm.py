"""Many small things making one large one: bees a man, birds a cloud, lamps a city."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from studio.chance import Stream
from studio.geometry import Outline, Placing, Points, bounds
from studio.raster import Window, blurred, depth_inside, filled
from studio.scene import Dots, Group, Item, Lines, Shape, Veil


@dataclass(frozen=True, eq=False)
class Places:
    """Where the members sit: points, the contour's direction at each, and the distance to the rim."""

    points: Points
    angles: NDArray[np.float64]
    depths: NDArray[np.float64]


def scatter(
    stream: Stream,
    outline: Outline,
    rim_gap: float,
    inner_gap: float,
    rim_depth: float = 14.0,
    darts: int = 30_000,
) -> Places:
    """Dart throwing in a silhouette: `rim_gap` apart at the contour, growing to `inner_gap` inside."""
    left, top, right, bottom = bounds(outline)
    window = Window(int(left) - 2, int(top) - 2, int(right) + 3, int(bottom) + 3)
    mask = filled(outline, window)
    depth = depth_inside(mask)
    soft = blurred(depth, 3.0)
    down, across = np.gradient(soft, axis=0), np.gradient(soft, axis=1)
    rows, columns = np.nonzero(mask > 0.5)
    chosen = (stream.fractions(darts) * len(rows)).astype(int)
    rows, columns = rows[chosen], columns[chosen]
    spots = np.stack([columns, rows], axis=1) + stream.fractions(2 * darts).reshape(-1, 2)
    far_in = depth[rows, columns].astype(np.float64)
    gaps = rim_gap + (inner_gap - rim_gap) * np.minimum(1.0, far_in / rim_depth)
    # The rim first: a contour must be complete, the inside only full.
    order = np.argsort(far_in + 6 * stream.fractions(darts))
    kept = np.array(_thinned(spots[order], gaps[order], max(rim_gap, inner_gap)), int)
    index = order[kept]
    angles = np.arctan2(-across[rows[index], columns[index]], down[rows[index], columns[index]])
    return Places(spots[index] + [window.left, window.top], np.asarray(angles, np.float64), far_in[index])


def _thinned(spots: Points, gaps: NDArray[np.float64], cell: float) -> list[int]:
    """Indices of spots keeping their distance from all kept before them."""
    grid: dict[tuple[int, int], list[int]] = {}
    kept: list[int] = []
    for index, (x, y) in enumerate(spots):
        column, row = int(x // cell), int(y // cell)
        near = [other for i in (-1, 0, 1) for j in (-1, 0, 1) for other in grid.get((column + i, row + j), ())]
        square = gaps[index] ** 2
        if any((x - spots[other][0]) ** 2 + (y - spots[other][1]) ** 2 < square for other in near):
            continue
        grid.setdefault((column, row), []).append(index)
        kept.append(index)
    return kept


def stamped(motif: Group, placings: Sequence[Placing]) -> Group:
    """One motif at many places, each of its items painted for all copies at once.

    Fast enough for thousands; copies interleave part by part, so they should hardly overlap.
    """
    return Group(tuple(_everywhere(item, placings) for item in motif.items), motif.name)


def _everywhere(item: Item, placings: Sequence[Placing]) -> Item:
    if isinstance(item, Group):
        return replace(item, items=tuple(_everywhere(part, placings) for part in item.items))
    if isinstance(item, Shape | Veil):
        sample = item.placed(placings[0])
        return replace(
            sample, outline=tuple(placing(ring) for placing in placings for ring in _unflipped(item, placing))
        )
    if isinstance(item, Lines):
        sample_lines = item.placed(placings[0])
        return replace(sample_lines, paths=tuple(placing(path) for placing in placings for path in item.paths))
    if isinstance(item, Dots):
        copies = [item.placed(placing) for placing in placings]
        centres, radii = (
            np.vstack([copy.centres for copy in copies]),
            np.concatenate([copy.radii for copy in copies]),
        )
        return replace(item, centres=centres, radii=radii)
    raise TypeError(f"a swarm's motif holds shapes, lines, dots and veils, not {type(item).__name__}")


def _unflipped(item: Shape | Veil, placing: Placing) -> Outline:
    """Mirroring turns rings round; mixed with unflipped copies they would cancel out."""
    return tuple(ring[::-1] for ring in item.outline) if placing.flip else item.outline
