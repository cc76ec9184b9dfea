"""The floor a card is set on, in card units.

A stage shares construction, not looks: it takes its colours from the card and returns a group to be put among the
layers, or spread into one: group(*boards(900, wood, dark), rug).
"""

from typing import Unpack

from studio.colour import Colour
from studio.geometry import points, rectangle
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
