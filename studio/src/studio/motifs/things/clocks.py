"""Things that tell the time without saying the hour: no digit on any face."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Points,
    blob,
    closed,
    curve,
    ellipse,
    limb,
    paths,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.materials import earth, glass
from studio.motifs.forms import arch, block, pale, spokes, turned
from studio.scene import FLAT, ROUND, Clip, Group, Item, Lines, Shape, group

WALNUT = colour("walnut")
BRASS = colour("brass")
DIAL = colour("ivory")
GLASS = colour("ice blue")
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


def pendulum(length: float = 40.0, swing: float = 0.0, metal: Colour = BRASS) -> Group:
    """Hanging from the origin, swung by `swing` radians; anchor `bob`."""
    body = group(
        Lines(paths([(0, 0), (0, length)]), 1.8, metal.darker(0.2), "metal", 1.0, False, True),
        materials.metal(ellipse(0, length, 0.17 * length), metal, line=1.2),
    )
    return (
        body.placed(rotation=swing)
        .named("pendulum")
        .with_anchors(bob=(-length * math.sin(swing), length * math.cos(swing)))
    )


def grandfather_clock(hour: Hour | None = (10.0, 9.0), swing: float = 0.12, wood: Colour = WALNUT) -> Group:
    """A tall case clock, 124 tall, door with its pendulum; anchors `dial`, `pendulum`."""
    hood = blob("-22,-104! -20,-114 -8,-116 0,-124 8,-116 20,-114 22,-104!")
    return group(
        Shape(solid(hood), wood, "wood", 1.0, form=4, line=1.4),
        *block(-21, -106, 21, -72, wood, deep=(9.0, -6.0)),
        *block(-16, -72, 16, -22, wood, deep=(9.0, -6.0)),
        *block(-21, -22, 21, 0, wood, deep=(9.0, -6.0)),
        Shape(solid(arch(-10, 10, -26, -58)), colour("soot black"), "inside", 1.1, form=FLAT, modelling=0.3, line=1.2),
        *pendulum(30, swing).placed(0, -62).items,
        Lines(paths([(-20, -72), (20, -72)], [(-20, -22), (20, -22)]), 2.4, wood.lighter(0.2), "moulding"),
        Lines((closed(rectangle(-16, -17, 16, -4)),), 1.1, strength=0.6),
        *group(*dial(14, hour)).placed(0, -89).items,
        Shape(solid(ellipse(0, -124, 3.4)), BRASS, "finial", 1.0, line=1.0),
        name="grandfather clock",
    ).with_anchors(dial=(0.0, -89.0), pendulum=(0.0, -34.0))


def cuckoo_clock(hour: Hour | None = (3.0, 0.0), opened: bool = True, wood: Colour = WALNUT) -> Group:
    """A carved house on the wall, hanging from the origin, with balcony, cones and chains.

    Anchors `door` (where the cuckoo stands), `dial`, `pendulum`.
    """
    house = points("-24,22 24,22 24,66 -24,66")
    roof = points("-34,26 0,-4 34,26 30,31 0,6 -30,31")
    gable = points("-26,24 0,2 26,24")
    leaves = [
        blob((x, y), (x + 6 * s, y - 6), (x + 13 * s, y + 1), (x + 5 * s, y + 5))
        for x, y, s in ((-26, 64, -1), (26, 64, 1), (-28, 34, -1), (28, 34, 1), (-8, 68, -1), (8, 68, 1))
    ]
    cones = [ellipse(x, y, 3.4, 9) for x, y in ((-10, 124), (10, 108))]
    doors = (
        [points("-7,14 -13,16 -13,28 -7,26"), points("7,14 13,16 13,28 7,26")]
        if opened
        else [rectangle(-7, 12, 0, 26), rectangle(0, 12, 7, 26)]
    )
    return group(
        Lines(paths([(-10, 66), (-10, 116)], [(10, 66), (10, 100)]), 1.2, BRASS.darker(0.2), "chain", 0.9, steady=True),
        Shape(solid(*cones), colour("umber"), "weight", 1.0, texture="scales", line=1.1),
        *pendulum(40, 0.1).placed(0, 64).items,
        Shape(solid(gable), wood, "wood", 1.0, form=FLAT, line=1.2),
        materials.wood(house, wood, form=4, flow=1.57, line=1.4),
        Shape(solid(rectangle(-7, 12, 7, 26)), colour("soot black"), "inside", 1.1, form=FLAT, line=1.1),
        *(Shape(solid(door), colour("barn red"), "door", 0.95, form=FLAT, line=1.0) for door in doors),
        materials.wood(roof, wood.darker(0.2), "roof", form=4, line=1.4),
        Shape(solid(rectangle(-12, 26, 12, 29)), wood.lighter(0.2), "balcony", 0.95, line=1.0),
        *(materials.leaves(leaf, colour("moss green"), weight=0.95, line=1.1) for leaf in leaves),
        *group(*dial(13, hour, wood.lighter(0.2))).placed(0, 47).items,
        name="cuckoo clock",
    ).with_anchors(door=(0.0, 26.0), dial=(0.0, 47.0), pendulum=(0.0, 104.0))


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


def sundial(stone: Colour = colour("limestone")) -> Group:
    """On its pillar, 60 tall; anchor `top`."""
    pillar = turned((17, -56), (17, -56), (9, -50), (7, -28), (8, -8), (15, -4), (16, 0), dip=0.2)
    marks = [
        points((13 * math.cos(a), -57 + 3 * math.sin(a)), (16 * math.cos(a), -57 + 3.7 * math.sin(a)))
        for a in np.linspace(0.2, math.tau, 12)
    ]
    return group(
        materials.stone(pillar, stone, weight=0.7, form=ROUND, line=1.5),
        Shape(solid(ellipse(0, -57, 18, 4.4)), stone.lighter(0.2), "stone", 0.5, form=FLAT, line=1.2),
        Lines(tuple(marks), 1.0),
        Shape(solid(points("-4,-56 8,-58 8,-70")), BRASS, "gnomon", 1.0, form=2, line=1.1),
        name="sundial",
    ).with_anchors(top=(0.0, -57.0))


def hourglass(
    height: float = 60.0,
    above: Group | None = None,
    below: Group | None = None,
    sand: float = 0.5,
    wood: Colour = WALNUT,
) -> Group:
    """In its frame of turned posts, standing on the origin. `above` and `below`, drawn where they are, fill the bulbs;
    without them there is sand, `sand` its share still above.

    Anchors `upper` and `lower` (middles of the bulbs), `neck`; a bulb's half width is 0.235 height.
    """
    k = height / 60
    half = np.array([(13.2, -54), (14, -48), (11, -38), (3, -31.4), (1.1, -30)])
    side = curve(half, steps=8)
    upper = np.vstack([side, side[::-1] * [-1, 1]]) * k
    lower = (place(upper, 0, 30 * k)) * [1, -1] - [0, 30 * k]
    inside: list[Item] = []
    if above is None and below is None:
        inside = _sand(upper, lower, sand, k)
    else:
        inside = [
            Clip(solid(bulb), filling) for bulb, filling in ((upper, above), (lower, below)) if filling is not None
        ]
    posts = [
        turned((1.8, -54), (2.6, -48), (1.5, -40), (2.4, -30), (1.5, -20), (2.6, -12), (1.8, -4.4), dip=0.2) * k
        + [x * k, 0]
        for x in (-18, 18)
    ]
    base, lid = (turned((22, y), (22, y), (22, y + 4), dip=0.12) * k for y in (-4, -60))
    glints = [curve(points("-11,-50 -11.6,-45 -9,-39") * k), curve(points("-9,-21 -11.6,-15 -11,-10") * k)]
    return group(
        materials.wood(base, wood, form=3 * k, line=1.5),
        Shape(solid(ellipse(0, -4 * k, 22 * k, 2.6 * k)), wood.lighter(0.15), "wood", 0.95, form=FLAT, line=1.2),
        glass(solid(upper, lower), GLASS, weight=0.3, form=ROUND, line=0.8, cover=0.5),
        *inside,
        glass(solid(upper, lower), GLASS, weight=0.08, form=ROUND, line=1.6, cover=0.05),
        pale(glints, 0.9 * k, colour("clear white"), "glint"),
        *(materials.wood(post, wood, form=ROUND, line=1.3) for post in posts),
        materials.wood(lid, wood, form=3 * k, line=1.5),
        Shape(solid(ellipse(0, -60 * k, 22 * k, 2.6 * k)), wood.lighter(0.15), "wood", 0.95, form=FLAT, line=1.3),
        name="hourglass",
    ).with_anchors(upper=(0.0, -44.0 * k), lower=(0.0, -16.0 * k), neck=(0.0, -30.0 * k))


def _sand(upper: Points, lower: Points, share: float, k: float) -> list[Item]:
    grain = colour("straw gold")
    level = -31 - 20 * share
    top = np.vstack([curve([(-16, level), (0, level + 3), (16, level)]), points((16, -29), (-16, -29))]) * k
    heap = -7 - 16 * (1 - share)
    pile = (
        np.vstack(
            [
                curve([(-16, -0.3 * (heap + 6) + heap + 3), (0, heap), (16, -0.3 * (heap + 6) + heap + 3)]),
                points((16, -4), (-16, -4)),
            ]
        )
        * k
    )
    return [
        Clip(solid(upper), group(earth(top, grain, "sand", weight=0.85, line=1.0))),
        Lines((points((0, -30), (0, heap)) * k,), 1.4, grain.darker(0.2), "sand", 0.9),
        Clip(solid(lower), group(earth(pile, grain, "sand", weight=0.85, line=1.0))),
    ]


def cogwheel(radius: float = 20.0, teeth: int = 12, metal: Colour = BRASS) -> Group:
    """A gear round the origin."""
    steps = np.arange(4 * teeth)
    reach = np.where(steps % 4 < 2, radius, 0.82 * radius)
    turn = (steps + 0.5) * math.tau / (4 * teeth)
    rim = np.stack([reach * np.cos(turn), reach * np.sin(turn)], axis=1)
    holes = [
        ellipse(0.45 * radius * math.cos(a), 0.45 * radius * math.sin(a), 0.17 * radius)
        for a in np.arange(5) * math.tau / 5
    ]
    return group(
        materials.metal(with_holes(rim, *holes), metal, form=3, line=1.3),
        Lines((closed(ellipse(0, 0, 0.72 * radius)),), 0.9, strength=0.6),
        Shape(solid(ellipse(0, 0, 0.1 * radius)), colour("soot"), "axle", 1.0, line=0.9),
        name="cogwheel",
    )
