"""Where we see somebody from, and the little algebra of turned places.

Space is (forward, up, aside): where the figure faces, the sky, and its own left.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.geometry import Point, Points

Space = NDArray[np.float64]


def space(*places: ArrayLike) -> Space:
    return np.array(places, np.float64).reshape(-1, 3)


def unit(vector: ArrayLike) -> Space:
    long = np.asarray(vector, np.float64)
    return np.asarray(long / (np.linalg.norm(long) + 1e-12), np.float64)


def about(axis: ArrayLike, angle: float) -> Space:
    """The matrix turning (forward, up, aside) vectors about an axis by the right-hand rule."""
    x, y, z = unit(axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross, np.float64)


def square_to(vector: ArrayLike, axis: ArrayLike) -> Space:
    """The part of a vector at right angles to an axis, as a unit vector."""
    along = unit(axis)
    free = np.asarray(vector, np.float64)
    return unit(free - along * float(free @ along))


@dataclass(frozen=True)
class View:
    """Where we stand: `yaw` 0 sees the left profile facing left, π/2 the front, -π/2 the back; `pitch` looks down."""

    yaw: float = 0.0
    pitch: float = 0.09

    @property
    def matrix(self) -> Space:
        """Rows: screen x, screen y, nearness."""
        cosine, sine = math.cos(self.yaw), math.sin(self.yaw)
        low, high = math.sin(self.pitch), math.cos(self.pitch)
        near = np.array([sine, 0.0, cosine])
        up = np.array([0.0, 1.0, 0.0])
        return np.array([[-cosine, 0.0, sine], low * near - high * up, high * near + low * up])

    def __call__(self, places: ArrayLike) -> Points:
        return np.asarray(np.asarray(places, np.float64).reshape(-1, 3) @ self.matrix[:2].T, np.float64)

    def point(self, place: ArrayLike) -> Point:
        x, y = self(place)[0]
        return float(x), float(y)

    def nearness(self, places: ArrayLike) -> NDArray[np.float64]:
        return np.asarray(np.asarray(places, np.float64).reshape(-1, 3) @ self.matrix[2], np.float64)

    def near(self, place: ArrayLike) -> float:
        return float(self.nearness(place).mean())

    def unseen(self, spot: Point, nearness: float) -> Space:
        """The place in space that is drawn at `spot`, as near to us as told."""
        return np.asarray(self.matrix.T @ np.array([spot[0], spot[1], nearness]), np.float64)
