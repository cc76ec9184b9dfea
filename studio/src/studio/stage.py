"""What a card is set on: a floor in card units, and a lens for streets and halls that run away from us.

A stage shares construction, not looks: it takes its colours from the card and returns a group to be put among the
layers, or spread into one: group(*boards(900, wood, dark), rug).
"""

from dataclasses import dataclass
from typing import Unpack

from studio.colour import Colour
from studio.geometry import Point, Points, points, rectangle
from studio.materials import Look, wood
from studio.scene import FLAT, WIDTH, Group, Lines, group

MIDDLE = WIDTH / 2
FOOT = 1220.0  # a little below the card's edge


def boards(
    top: float,
    paint: Colour,
    near_paint: Colour,
    joints: range = range(-160, 1000, 80),
    spread: tuple[float, float] = (0.7, 1.5),
    box: tuple[float, float, float] = (-20.0, 820.0, FOOT),
    ends: float = FOOT,
    pen: tuple[float, float] = (1.4, 0.7),
    **differs: Unpack[Look],
) -> Group:
    """A floor whose boards run towards the viewer: `joints` are drawn in at the wall and out at the card's edge.

    `spread` says how far they lie apart there and here, `box` where the floor ends at the left, the right and below,
    `ends` where the joints do; `pen` is the weight and the strength of their lines.
    """
    left, right, foot = box
    back, front = spread
    lines = tuple(points((MIDDLE + back * (x - MIDDLE), top), (MIDDLE + front * (x - MIDDLE), ends)) for x in joints)
    look: Look = {"weight": 0.95, "colour_below": near_paint, "form": FLAT, **differs}
    return group(
        wood(rectangle(left, top, right, foot), paint, "floor", **look),
        Lines(lines, pen[0], strength=pen[1]),
    )


@dataclass(frozen=True)
class Lens:
    """Where places in space are on the card: so far aside, so far up, so far away, in metres or whatever one counts."""

    meets: Point  # where on the card all that runs away from us meets
    length: float  # how long a metre is, a metre from the eye
    eye: float  # how high the eye is
    back: float = 0.0  # how far it stands behind the place from which depths are counted

    def __call__(self, x: float, y: float, z: float) -> Point:
        metre = self.metre(z)
        return self.meets[0] + metre * x, self.meets[1] - metre * (y - self.eye)

    def metre(self, z: float) -> float:
        """How long a metre is on the card, so far away."""
        return self.length / (z + self.back)

    def wall(self, x: float, low: float, high: float, near: float, far: float) -> Points:
        """An upright that runs away from us: a house, a pane of it, a ledge."""
        return points(self(x, low, near), self(x, high, near), self(x, high, far), self(x, low, far))
