"""Eyes in the dark: many kinds and sizes, packed where there is room, all on one place."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from studio.chance import Stream
from studio.colour import Colour
from studio.geometry import Point, Points, curve, ellipse, place, points, solid
from studio.materials import lit
from studio.scene import Group, Lines, Veil, group

KINDS = ("almond", "lashes", "owl", "cat", "lidded", "goat", "round", "almond", "sly", "lashes")
TALL = {"almond": 0.56, "lashes": 0.6, "owl": 0.9, "cat": 0.74, "lidded": 0.9, "goat": 0.62, "round": 0.9, "sly": 0.4}
ALMOND = "-1,0! -0.5,-0.8 0.1,-1 0.7,-0.6 1,0.16! 0.5,0.7 -0.3,0.8"
LID = "-0.98,0.06! -0.8,-0.66 0,-1.04 0.8,-0.66 0.98,0.06! 0.4,-0.06 -0.4,-0.06"


class Watcher(NamedTuple):
    """Whoever looks: where, half how wide an eye is, which, and how many eyes."""

    x: float
    y: float
    wide: float
    kind: str
    pair: bool
    roll: float
    fright: float  # how far the pupil is open

    def meets(self, other: "Watcher") -> bool:
        side = self.wide * (2.2 if self.pair else 1.0) + other.wide * (2.2 if other.pair else 1.0)
        high = self.wide * TALL[self.kind] + other.wide * TALL[other.kind]
        return math.hypot((self.x - other.x) / side, (self.y - other.y) / high) < 1.06


def gathered(
    stream: Stream, tries: int, seat: Callable[[float, float], tuple[float, float, float]], size: float
) -> list[Watcher]:
    """Large ones first, the small ones where they find room."""
    found: list[Watcher] = []
    for k in range(tries):
        x, y, metre = seat(stream.uniform(0, 1), stream.uniform(0, 1))
        kind = stream.choice(KINDS)
        wide = size * metre * (1.05 - 0.83 * (k / tries) ** 0.5)
        one = Watcher(x, y, wide, kind, stream.happens(0.45), stream.normal(0, 0.16), stream.uniform(0.5, 1.15))
        if -80 < x < 880 and wide > 7 and not any(one.meets(other) for other in found):
            found.append(one)
    return found


def eyes(watchers: list[Watcher], target: Point, white: Colour, iris: Colour, lid: Colour, pupil: Colour) -> Group:
    """Whites, irises, slits and lids, all turned to one place."""
    parts: dict[str, list[Points]] = {name: [] for name in ("white", "iris", "pupil", "glint", "lid", "line")}
    for one in watchers:
        for side in (-1.12, 1.12) if one.pair else (0.0,):
            for name, rings in eye(one, side, target).items():
                parts[name] += rings
    return group(
        lit(solid(*parts["white"]), white, "eye", weight=0.25),
        Veil(solid(*parts["white"]), white, "eye", 0.7, 0.8),
        lit(solid(*parts["iris"]), iris, "iris", weight=1.2),
        lit(solid(*parts["pupil"]), pupil, "pupil", weight=1.4),
        Veil(solid(*parts["glint"]), white, "glint", 1.0, 0.5),
        lit(solid(*parts["lid"]), lid, "lid", weight=1.2),
        Lines(tuple(parts["line"]), 2.4, iris, strength=1.0),
        name="eyes",
    )


def eye(one: Watcher, side: float, target: Point) -> dict[str, list[Points]]:
    """One eye, drawn in its own measure, turned to the target."""
    x, y = one.x + side * one.wide, one.y + side * one.wide * math.sin(one.roll)
    gap, tall = np.array(target) - (x, y + 60), TALL[one.kind]
    a, b = (0.36 * gap / np.hypot(*gap)) * (1.0, 0.6 * tall)
    full = one.kind in ("round", "lidded", "owl")
    roll = 0.0 if full else (-one.roll if side < 0 else one.roll)
    white = ellipse(0, 0, 0.9) if full else curve(points(ALMOND) * (1.0, tall), closed=True)
    slits = {
        "cat": ellipse(a, b, 0.14, 0.52),
        "goat": ellipse(a, b, 0.42, 0.13),
        "owl": ellipse(a, b, 0.46 * one.fright),
    }
    iris = {"cat": 0.0, "owl": 0.66, "round": 0.42}.get(one.kind, 0.5 * min(1.0, 1.5 * tall))
    rings = {
        "white": [white],
        "iris": [ellipse(a, b, iris)] if iris else [],
        "pupil": [slits.get(one.kind, ellipse(a, b, 0.27 * one.fright))],
        "glint": [ellipse(a - 0.14, b - 0.16, 0.1)],
        "lid": [curve(LID, closed=True)] if one.kind == "lidded" else [],
        "line": [] if full else [white[:26]],
    }
    if one.kind == "lashes":
        rings["line"] += [points((u, -0.9 * tall), (1.5 * u, -1.5 * tall)) for u in (-0.6, -0.25, 0.1, 0.45, 0.75)]
    return {name: [place(ring, x, y, one.wide, roll) for ring in made] for name, made in rings.items()}
