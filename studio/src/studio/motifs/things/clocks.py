"""Things that tell the time without saying the hour: no digit on any face."""

import math

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    curve,
    ellipse,
    limb,
    solid,
)
from studio.motifs.forms import spokes
from studio.scene import FLAT, Group, Item, Lines, Shape, group

BRASS = colour("brass")
DIAL = colour("ivory")
Hour = tuple[float, float]


def dial(radius: float = 12.0, hour: Hour | None = (10.0, 9.0), rim: Colour = BRASS) -> tuple[Item, ...]:
    """A face round the origin with ticks and two hands; `hour` is (hour, minute), None a face without hands."""
    ticks = [ray for i, ray in enumerate(spokes(0, 0, 0.78 * radius, 0.88 * radius, 12)) if i % 3]
    quarters = spokes(0, 0, 0.7 * radius, 0.88 * radius, 4)
    items: list[Item] = [
        materials.metal(ellipse(0, 0, radius), rim, "rim", form=3, line=1.3),
        Shape(solid(ellipse(0, 0, 0.9 * radius)), DIAL, "dial", 0.35, form=FLAT, modelling=0.4, line=1.0),
        Lines(tuple(ticks), 0.9),
        Lines(quarters, 1.8),
    ]
    if hour is not None:
        items.append(_hands(radius, hour))
    items.append(Shape(solid(ellipse(0, 0, 0.07 * radius)), colour("soot"), "pin", 1.0, line=0.6))
    return tuple(items)


def _hands(radius: float, hour: Hour) -> Shape:
    turns = (math.tau * (hour[0] / 12 + hour[1] / 720), math.tau * hour[1] / 60)
    hands = []
    for turn, reach, width in zip(turns, (0.5, 0.72), (0.11, 0.08), strict=True):
        tip = (reach * radius * math.sin(turn), -reach * radius * math.cos(turn))
        hands.append(
            limb(
                [(-0.16 * tip[0], -0.16 * tip[1]), (0.6 * tip[0], 0.6 * tip[1]), tip],
                [width * radius, 0.8 * width * radius, 0.2 * width * radius],
            )
        )
    return Shape(solid(*hands), colour("soot"), "hand", 1.1, modelling=0, line=0.7)


def alarm_clock(hour: Hour | None = (7.0, 2.0), metal: Colour = colour("verdigris")) -> Group:
    """Two bells, two feet, 34 tall; anchor `dial`."""
    bells = [ellipse(x, -33, 6.5, 5, math.copysign(0.5, x)) for x in (-8, 8)]
    return group(
        Shape(
            solid(limb([(-8, -5), (-12, 0)], [4, 3]), limb([(8, -5), (12, 0)], [4, 3])),
            metal.darker(0.2),
            "metal",
            1.0,
            line=1.1,
        ),
        materials.metal(solid(*bells), BRASS, "bell", line=1.2),
        Lines((curve("-6,-38 0,-43 6,-38"),), 1.8, BRASS, "handle"),
        *group(*dial(15, hour, metal)).placed(0, -17).items,
        name="alarm clock",
    ).with_anchors(dial=(0.0, -17.0))
