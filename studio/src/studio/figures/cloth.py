"""Soft things: cloth, ropes and hems that fall by their own weight and lie on what carries them.

Everything here is settled by position-based dynamics, without chance: the same start gives the same folds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.compiled import compiled
from studio.figures.space import Space, Vector, rows, vec

Links = NDArray[np.int64]
GRAVITY = 0.045  # units of space a step, squared


@dataclass(frozen=True, eq=False)
class Capsule:
    """A limb that cloth lies on: two ends with their radii."""

    start: Space
    end: Space
    first: float
    last: float

    @property
    def row(self) -> Space:
        return np.array([*self.start, *self.end, self.first, self.last])


@compiled
def _settle(
    points: Space,
    fixed: NDArray[np.bool_],
    links: Links,
    rest: Space,
    slack: Space,
    capsules: Space,
    force: Space,
    floor: float,
    steps: int,
) -> None:
    """Verlet steps; links resist stretching fully and pressing together by 1 - slack."""
    before = points.copy()
    for _ in range(steps):
        for i in range(len(points)):
            if fixed[i]:
                continue
            for k in range(3):
                now = points[i, k]
                points[i, k] = now + 0.90 * (now - before[i, k]) + force[i, k]
                before[i, k] = now
        for _ in range(7):
            for n in range(len(links)):
                a, b = links[n, 0], links[n, 1]
                dx, dy, dz = points[b, 0] - points[a, 0], points[b, 1] - points[a, 1], points[b, 2] - points[a, 2]
                gap = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
                off = (gap - rest[n]) / gap
                if off < 0:
                    off *= 1 - slack[n]
                share_a, share_b = (0.0 if fixed[a] else 0.5), (0.0 if fixed[b] else 0.5)
                if fixed[a]:
                    share_b *= 2
                if fixed[b]:
                    share_a *= 2
                for k, d in enumerate((dx, dy, dz)):
                    points[a, k] += share_a * off * d
                    points[b, k] -= share_b * off * d
            for i in range(len(points)):
                if fixed[i]:
                    continue
                for c in range(len(capsules)):
                    _push_out(points, i, capsules, c)
                if points[i, 1] < floor:
                    points[i, 1] = floor
                    for k in (0, 2):
                        before[i, k] = points[i, k]


@compiled
def _push_out(points: Space, i: int, capsules: Space, c: int) -> None:
    """A point inside a capsule goes to its skin."""
    vx, vy, vz = (
        capsules[c, 3] - capsules[c, 0],
        capsules[c, 4] - capsules[c, 1],
        capsules[c, 5] - capsules[c, 2],
    )
    wx, wy, wz = points[i, 0] - capsules[c, 0], points[i, 1] - capsules[c, 1], points[i, 2] - capsules[c, 2]
    t = (wx * vx + wy * vy + wz * vz) / (vx * vx + vy * vy + vz * vz + 1e-9)
    t = min(max(t, 0.0), 1.0)
    dx, dy, dz = wx - t * vx, wy - t * vy, wz - t * vz
    gap = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    radius = capsules[c, 6] + t * (capsules[c, 7] - capsules[c, 6])
    if gap < radius:
        k = radius / gap - 1
        points[i, 0] += k * dx
        points[i, 1] += k * dy
        points[i, 2] += k * dz


def drape(
    grid: Space,
    across: Space,
    down: Space,
    on: Sequence[Capsule] = (),
    wind: Vector = (0, 0, 0),
    closed: bool = True,
    floor: float = -1e9,
    steps: int = 46,
    pinned: int = 1,
) -> Space:
    """A cloth of (rows, columns, 3), held at its first rows, let fall.

    `across` is the rest length between neighbours for each row, `down` from each row to the next.
    """
    high, wide = grid.shape[:2]
    links, rest, slack = _cloth_links(high, wide, across, down, closed)
    points = np.ascontiguousarray(grid.reshape(-1, 3), np.float64)
    fixed = np.arange(high * wide) < pinned * wide
    weight = np.repeat(np.linspace(0, 1, high) ** 1.3, wide)[:, None]
    # Wind comes in gusts across the cloth: it is what makes it flutter instead of filling like a sail.
    gusts = 1 + 0.55 * np.sin(np.tile(np.arange(wide), high) * 0.85 + np.repeat(np.arange(high), wide) * 0.35)[:, None]
    force = vec(0, -GRAVITY, 0) + weight * gusts * vec(*wind) * GRAVITY
    capsules = np.array([c.row for c in on]).reshape(-1, 8)
    _settle(points, fixed, links, rest, slack, capsules, np.ascontiguousarray(force), floor, steps)
    return points.reshape(grid.shape)


def _cloth_links(high: int, wide: int, across: Space, down: Space, closed: bool) -> tuple[Links, Space, Space]:
    """Neighbours beside, below and aslant; cloth gives way to pressing, so it folds."""
    index = np.arange(high * wide).reshape(high, wide)
    nearby = np.roll(index, -1, axis=1) if closed else index[:, 1:]
    here = index if closed else index[:, :-1]
    beside = np.stack([here, nearby], -1).reshape(-1, 2)
    below = np.stack([index[:-1], index[1:]], -1).reshape(-1, 2)
    aslant = np.stack([here[:-1], nearby[1:]], -1).reshape(-1, 2)
    counter = np.stack([nearby[:-1], here[1:]], -1).reshape(-1, 2)
    per_row = here.shape[1]
    rest_across = np.repeat(across, per_row)
    rest_below = np.repeat(down, wide)
    slope = np.repeat(np.hypot(across[1:], down), per_row)
    links = np.vstack([beside, below, aslant, counter]).astype(np.int64)
    rest = np.concatenate([rest_across, rest_below, slope, slope])
    slack = np.concatenate([np.full(len(beside), 0.97), np.full(len(below), 0.4), np.full(2 * len(aslant), 1.0)])
    return links, rest, slack


def hang(
    knots: Space,
    length: float,
    ends: tuple[bool, bool] = (True, False),
    on: Sequence[Capsule] = (),
    wind: Vector = (0, 0, 0),
    floor: float = -1e9,
    stiff: float = 0.0,
    count: int = 28,
    steps: int = 70,
) -> Space:
    """A rope or scarf of that length through knots, held at the ends that say so; `stiff` keeps it from kinking."""
    k = rows(knots)
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(k, axis=0), axis=1))])
    places = np.linspace(0, along[-1], count)
    points = np.stack([np.interp(places, along, k[:, i]) for i in range(3)], 1)
    i = np.arange(count - 1)
    links = np.vstack([np.stack([i, i + 1], -1), np.stack([i[:-1], i[:-1] + 2], -1)]).astype(np.int64)
    step = length / (count - 1)
    rest = np.concatenate([np.full(count - 1, step), np.full(count - 2, 2 * step)])
    slack = np.concatenate([np.zeros(count - 1), np.full(count - 2, 1 - stiff)])
    fixed = np.zeros(count, np.bool_)
    fixed[0], fixed[-1] = ends
    weight = np.linspace(0, 1, count)[:, None]
    force = vec(0, -GRAVITY, 0) + weight * vec(*wind) * GRAVITY
    capsules = np.array([c.row for c in on]).reshape(-1, 8)
    _settle(points, fixed, links, rest, slack, capsules, np.ascontiguousarray(force), floor, steps)
    return points
