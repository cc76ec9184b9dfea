"""Where we look from."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from studio.figures.space import Space, Vector, rows, turn, vec

# A thing twice as near is not outlined with a pen twice as broad.
PEN_GROWTH = 0.6


@dataclass(frozen=True)
class Camera:
    """A view of the stage. Without a `distance` there is no perspective."""

    at: tuple[float, float] = (0.0, 0.0)  # where the target falls on the card
    scale: float = 1.0  # card units per unit of space at the target
    target: Vector = (0.0, 0.0, 0.0)
    yaw: float = 0.0  # degrees: the scene turned towards picture right
    pitch: float = 0.0  # seen from above (+) or below (-)
    roll: float = 0.0
    distance: float = np.inf  # units of space from the eye to the target

    @cached_property
    def frame(self) -> Space:
        """Turns space's axes into the picture's: right, up, towards us."""
        return np.asarray(turn(0, 0, self.roll) @ turn(0, self.pitch) @ turn(self.yaw), np.float64)

    def before(self, points: ArrayLike) -> Space:
        """Points as the eye has them before it: right, up, near; units of space."""
        return np.asarray((rows(points) - vec(*self.target)) @ self.frame.T, np.float64)

    def __call__(self, points: ArrayLike) -> Space:
        """(n, 3): card x, card y and nearness in card units."""
        seen = self.before(points)
        size = self.scale * self.nearer(seen[:, 2])
        return np.stack(
            [self.at[0] + seen[:, 0] * size, self.at[1] - seen[:, 1] * size, seen[:, 2] * self.scale], axis=-1
        )

    def nearer(self, near: Space) -> Space:
        """How much larger things look at this nearness than at the target."""
        if np.isinf(self.distance):
            return np.ones_like(near)
        return np.asarray(self.distance / np.maximum(self.distance - near, 0.05 * self.distance), np.float64)

    def behind(self, flat: Space) -> Space:
        """The way back: card x, card y and nearness to what `before` gave."""
        near = flat[:, 2] / self.scale
        size = self.scale * self.nearer(near)
        return np.stack([(flat[:, 0] - self.at[0]) / size, (self.at[1] - flat[:, 1]) / size, near], axis=-1)

    def pen(self, near: float) -> float:
        """How much heavier a line is drawn at this nearness (card units)."""
        return float(self.nearer(np.array([near / self.scale]))[0] ** PEN_GROWTH)

    def fitted(self, points: ArrayLike, box: tuple[float, float, float, float]) -> "Camera":
        """The same view, moved and scaled so that the points fill a box of the card (left, top, right, bottom)."""
        flat = replace(self, at=(0.0, 0.0), scale=1.0)(points)[:, :2]
        low, high = flat.min(axis=0), flat.max(axis=0)
        left, top, right, bottom = box
        scale = float(min((right - left) / (high[0] - low[0]), (bottom - top) / (high[1] - low[1])))
        middle = (low + high) / 2 * scale
        return replace(
            self, at=((left + right) / 2 - float(middle[0]), (top + bottom) / 2 - float(middle[1])), scale=scale
        )

    def point(self, place: Space) -> tuple[float, float]:
        x, y, _ = self(place)[0]
        return float(x), float(y)
