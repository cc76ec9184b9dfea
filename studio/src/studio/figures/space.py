"""Vectors, turns and joints in space.

x runs to the right of the picture, y up, z towards the viewer; who faces us looks along +z and has +x to their left.
Angles are degrees: yaw turns towards picture right, pitch nods forward, roll tilts towards picture right.
"""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

Space = NDArray[np.float64]  # (3,) or (n, 3); a frame is (3, 3) with columns right, up, forward
Vector = tuple[float, float, float]


def vec(x: float, y: float, z: float) -> Space:
    return np.array((x, y, z), np.float64)


def rows(values: ArrayLike) -> Space:
    return np.asarray(values, np.float64).reshape(-1, 3)


def unit(v: Space) -> Space:
    """The same directions with length one."""
    return np.asarray(v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-12), np.float64)


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
    t = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    inner = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return np.vstack([inner.reshape(-1, k.shape[1]), k[-1:]])


def frames_along(path: Space, hint: Space) -> tuple[Space, Space]:
    """Unit side and front vectors along a path, carried on without twist; `hint` is about the first side."""
    ahead = unit(np.gradient(path, axis=0))
    side = across(hint, ahead[0])
    sides = np.empty_like(path)
    for i in range(len(path)):
        side = across(side, ahead[i])
        sides[i] = side
    return sides, np.cross(ahead, sides)


def bend_joint(root: Space, target: Space, upper: float, lower: float, pole: Space) -> tuple[Space, Space]:
    """Two bones from root to target: (joint, end). The joint lies towards `pole`; what is out of reach is pulled in."""
    gap = target - root
    reach = min(max(length(gap), abs(upper - lower) + 1e-3), 0.995 * (upper + lower))
    axis = unit(gap)
    along = (reach**2 + upper**2 - lower**2) / (2 * reach)
    height = math.sqrt(max(upper**2 - along**2, 0.0))
    return root + axis * along + across(pole, axis) * height, root + axis * reach
