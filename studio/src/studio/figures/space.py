"""Vectors, turns and joints in space.

x runs to the right of the picture, y up, z towards the viewer; who faces us looks along +z and has +x to their left.
Angles are degrees: yaw turns towards picture right, pitch nods forward, roll tilts towards picture right.
"""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.compiled import compiled
from studio.geometry import powers, slopes

Space = NDArray[np.float64]  # (3,) or (n, 3); a frame is (3, 3) with columns right, up, forward
Vector = tuple[float, float, float]


def vec(x: float, y: float, z: float) -> Space:
    return np.array((x, y, z), np.float64)


def rows(values: ArrayLike) -> Space:
    return np.asarray(values, np.float64).reshape(-1, 3)


def unit(v: Space) -> Space:
    """The same directions with length one."""
    return np.asarray(v / (np.sqrt((v * v).sum(axis=-1, keepdims=True)) + 1e-12), np.float64)


def length(v: Space) -> float:
    return float(np.linalg.norm(v))


def turn(yaw: float = 0.0, pitch: float = 0.0, roll: float = 0.0) -> Space:
    """A frame turned by these degrees: rolled first, then nodded, then turned."""
    (cy, cp, cr), (sy, sp, sr) = np.cos(np.radians([yaw, pitch, roll])), np.sin(np.radians([yaw, pitch, roll]))
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_x = np.array([[1, 0, 0], [0, cp, -sp], [0, sp, cp]])
    about_z = np.array([[cr, sr, 0], [-sr, cr, 0], [0, 0, 1]])
    return np.asarray(about_y @ about_x @ about_z, np.float64)


def across(v: Space, axis: Space) -> Space:
    """The unit part of `v` that is square to the axis; any square direction where they are parallel."""
    square = v - axis * (v @ axis)
    if length(square) < 1e-6:
        square = np.cross(axis, vec(0.31, 0.53, 0.79))
    return unit(square)


def smooth(knots: ArrayLike, steps: int = 4) -> Space:
    """A Catmull-Rom curve through rows of any width; two rows give a straight way."""
    k = np.asarray(knots, np.float64)
    if len(k) < 3:
        t = np.linspace(0, 1, steps + 1)[:, None]
        return np.asarray(k[0] * (1 - t) + k[-1] * t, np.float64)
    padded = np.vstack([2 * k[:1] - k[1:2], k, 2 * k[-1:] - k[-2:-1]])
    a, b, c, d = (padded[i : i + len(k) - 1, None] for i in range(4))
    t, square, cube = powers(steps)
    inner = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube)
    return np.vstack([inner.reshape(-1, k.shape[1]), k[-1:]])


def frames_along(path: Space, hint: Space) -> tuple[Space, Space]:
    """Unit side and front vectors along a path, carried on without twist; `hint` is about the first side."""
    ahead = unit(slopes(path))
    sides = np.empty_like(path)
    fronts = np.empty_like(path)
    _carry(ahead, across(hint, ahead[0]), sides, fronts)
    return sides, fronts


@compiled
def _carry(ahead: Space, side: Space, sides: Space, fronts: Space) -> None:
    """A side vector carried along directions, at each of them made square to it again."""
    x, y, z = side[0], side[1], side[2]
    for i in range(len(ahead)):
        a, b, c = ahead[i, 0], ahead[i, 1], ahead[i, 2]
        along = x * a + y * b + z * c
        x, y, z = x - a * along, y - b * along, z - c * along
        if math.sqrt(x * x + y * y + z * z) < 1e-6:
            x, y, z = b * 0.79 - c * 0.53, c * 0.31 - a * 0.79, a * 0.53 - b * 0.31
        size = math.sqrt(x * x + y * y + z * z) + 1e-12
        x, y, z = x / size, y / size, z / size
        sides[i, 0], sides[i, 1], sides[i, 2] = x, y, z
        fronts[i, 0], fronts[i, 1], fronts[i, 2] = b * z - c * y, c * x - a * z, a * y - b * x


def bend_joint(root: Space, target: Space, upper: float, lower: float, pole: Space) -> tuple[Space, Space]:
    """Two bones from root to target: (joint, end). The joint lies towards `pole`; what is out of reach is pulled in."""
    gap = target - root
    reach = min(max(length(gap), abs(upper - lower) + 1e-3), 0.995 * (upper + lower))
    axis = unit(gap)
    along = (reach**2 + upper**2 - lower**2) / (2 * reach)
    height = math.sqrt(max(upper**2 - along**2, 0.0))
    return root + axis * along + across(pole, axis) * height, root + axis * reach
