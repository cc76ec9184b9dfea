"""Chairs and tables, cupboards and shelves, rugs."""

import math
from dataclasses import replace

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    Points,
    blob,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    paths,
    place,
    points,
    rectangle,
    solid,
)
from studio.motifs.forms import block, turned, when
from studio.motifs.rooms.paints import BRASS, OAK, WALNUT
from studio.scene import FLAT, ROUND, Dots, Group, Item, Lines, Shape, group


def _top(left: float, right: float, y: float, deep: Point) -> Points:
    return points((left, y), (right, y), (right + deep[0], y + deep[1]), (left + deep[0], y + deep[1]))


def _legs(spots: list[Point], tall: float, wood: Colour, width: float = 5.0) -> Shape:
    legs = [limb([(x, y - tall), (x, y)], [width, 0.75 * width]) for x, y in spots]
    return materials.wood(solid(*legs), wood, form=width, flow=math.pi / 2, line=1.2)


def chair(wood: Colour = OAK, seat: Colour | None = None) -> Group:
    """A plain chair for somebody facing left; anchor `seat`."""
    back = [limb("13,0 13,-28 17,-66", [4.5, 4.5, 4]), limb("22,-6 22,-33 26,-71", [4, 4, 3.6])]
    slats = [points((16, -y), (25, -y - 5), (25.5, -y - 11), (16.6, -y - 6)) for y in (40, 53)]
    front = [limb([(-14, 0), (-14, -27)], [4.5, 4.5]), limb([(-5, -6), (-5, -30)], [4, 4])]
    rungs = [points((-14, -11), (13, -11)), points((-5, -16), (22, -16))]
    return group(
        Shape(solid(back[1], front[1]), wood.darker(0.3), "wood", 1.0, line=1.1),
        Lines(tuple(rungs), 2.4, wood.darker(0.3), "wood", 1.0, False),
        *(Shape(solid(slat), wood, "wood", 0.95, form=2, line=1.1) for slat in slats),
        Shape(solid(_top(-17, 15, -29, (9.0, -5.5))), seat or wood.lighter(0.1), "seat", 0.9, form=3, line=1.3),
        Shape(solid(rectangle(-17, -29, 15, -25.5)), wood, "wood", 1.0, form=2, line=1.1),
        Shape(solid(back[0], front[0]), wood, "wood", 1.0, form=4, line=1.2),
        name="chair",
    ).with_anchors(seat=(-1.0, -31.0), back=(18.0, -66.0))


def armchair(cloth: Colour = colour("parlour green"), wings: bool = True) -> Group:
    """A wing chair turned three-quarters to the left, buttoned; anchor `seat`."""
    back = blob("-18,-30 -20,-70 -14,-88 4,-94 22,-88 30,-68 32,-24! -18,-24")
    wing = blob("24,-30 24,-60 20,-82 30,-88 40,-72 42,-44 42,-22 26,-22")
    far_wing = blob("-20,-34 -24,-62 -22,-80 -14,-84 -12,-60 -12,-34")
    near_arm = blob("-6,-4 -8,-34 -4,-42 6,-44 36,-40 44,-32 44,-4")
    far_arm = blob("-34,-8 -36,-34 -28,-41 -14,-38 -12,-8")
    cushion = blob("-34,-20 -32,-31 -6,-33 14,-30 14,-20 -8,-14")
    buttons = points("-4,-76 10,-78 -2,-60 12,-62 -6,-46 8,-48")
    feet = [limb([(x, -6), (x - 1, 1)], [6, 4]) for x in (-30, -2, 40)]
    return group(
        Shape(solid(*feet), WALNUT, "wood", 1.0, line=1.1),
        *when(wings, Shape(solid(far_wing), cloth.darker(0.15), "cushion", 0.95, texture="cloth", line=1.3)),
        Shape(solid(back), cloth, "cushion", 0.95, texture="cloth", line=1.5),
        Dots(buttons, np.full(6, 1.4), cloth.darker(0.6), "button"),
        Shape(solid(far_arm), cloth.darker(0.1), "cushion", 0.95, texture="cloth", line=1.3),
        Shape(outline("-34,-4 -34,-20 -4,-18 0,-4"), cloth.darker(0.1), "cushion", 0.95, texture="cloth", line=1.3),
        Shape(solid(cushion), cloth.lighter(0.08), "cushion", 0.9, texture="cloth", line=1.4),
        *when(wings, Shape(solid(wing), cloth, "cushion", 0.95, texture="cloth", line=1.4)),
        Shape(solid(near_arm), cloth, "cushion", 0.95, texture="cloth", line=1.5),
        Lines(paths(curve("-4,-38 2,-34 0,-28 -5,-30")), 1.0, strength=0.7),
        name="armchair",
    ).with_anchors(seat=(-10.0, -32.0), back=(6.0, -94.0))


def rocking_chair(wood: Colour = WALNUT, rocked: float = 0.0) -> Group:
    """On its runners, for somebody facing left; `rocked` radians back or forth. Anchor `seat`."""
    runner = ellipse(0, -90, 92, start=math.pi / 2 - 0.5, end=math.pi / 2 + 0.46, count=24)
    parts = [
        limb(runner[::3], [4, 5, 4]),
        limb([(-15, -2), (-15, -44)], [4.5, 4]),
        limb("15,-2 14,-28 24,-78", [4.5, 4.5, 4]),
        limb("-20,-44 -8,-46 18,-44", [4, 5, 4]),
        limb([(-18, -27), (18, -27)], [5, 5]),
    ]
    spindles = [curve([(9 + 2.4 * k, -30 - k), (17 + 2 * k, -72 - 0.8 * k)]) for k in range(3)]
    far = [limb(place(runner[::3], 8, -5), [3.5, 4, 3.5]), limb("23,-7 22,-32 32,-83", [4, 4, 3.6])]
    head = points("21,-74 31,-79 33,-86 23,-81")
    body = group(
        Shape(solid(*far), wood.darker(0.3), "wood", 1.0, line=1.1),
        Lines(tuple(place(spindle, 4, -2) for spindle in spindles), 1.8, wood, "wood", 1.0),
        Shape(solid(head), wood, "wood", 1.0, form=3, line=1.2),
        Shape(solid(_top(-18, 15, -29, (8.0, -5.0))), wood.lighter(0.1), "seat", 0.9, form=3, line=1.2),
        Shape(fuse(*parts), wood, "wood", 1.0, form=4, line=1.3),
    )
    rolled = body.placed(0, -92).placed(0, 0, rotation=rocked).placed(0, 92)
    return replace(rolled, name="rocking chair").with_anchors(seat=(-1.0 + 60 * math.sin(rocked), -31.0))


def stool(tall: float = 27.0, wood: Colour = OAK) -> Group:
    """Three legs, a round top; anchor `seat`."""
    legs = [limb([(x, -tall), (1.5 * x, 0)], [4, 3]) for x in (-9, 9)] + [limb([(1, -tall), (2, -4)], [4, 3])]
    seat = np.vstack(
        [ellipse(0, -tall, 15, 4.5, start=math.pi, end=math.tau), ellipse(0, -tall + 4, 15, 4.5, end=math.pi)]
    )
    return group(
        Shape(solid(*legs), wood.darker(0.15), "wood", 1.0, line=1.2),
        materials.wood(seat, wood, weight=0.95, form=6, line=1.3),
        Lines((ellipse(0, -tall, 15, 4.5, end=math.pi),), 1.0, strength=0.6),
        name="stool",
    ).with_anchors(seat=(0.0, -tall - 2))


def bench(width: float = 110.0, backed: bool = False, wood: Colour = OAK) -> Group:
    """A long seat; anchors `seat`, `seat_left`, `seat_right`."""
    half = width / 2
    rail = [rectangle(-half + 4, -y - 5, half + 14, -y) for y in (44, 56)] if backed else []
    posts = [limb([(x + 10, -28), (x + 12, -62)], [4, 4]) for x in (-half + 4, half - 4)] if backed else []
    return group(
        *when(backed, materials.wood(solid(*posts, *rail), wood.darker(0.1), form=3, line=1.2)),
        _legs([(-half + 14, -7), (half, -7)], 20, wood.darker(0.3)),
        _legs([(-half + 5, 0), (half - 5, 0)], 26, wood),
        *block(-half, -30, half, -26, wood, deep=(12.0, -7.0)),
        name="bench",
    ).with_anchors(seat=(4.0, -32.0), seat_left=(-0.55 * half, -32.0), seat_right=(0.6 * half, -32.0))


def table(
    width: float = 110.0,
    cloth: Colour | None = None,
    wood: Colour = OAK,
    tall: float = 44.0,
    deep: Point = (26.0, -17.0),
) -> Group:
    """A table seen a little from above; `cloth` hangs over its front. Anchors `top`, `left`, `right`."""
    half = width / 2
    across, up = deep
    items: list[Item] = [_legs([(-half + across + 8, up), (half + across - 6, up)], tall - 3, wood.darker(0.35))]
    if cloth is None:
        items += [
            _legs([(-half + 6, 0), (half - 6, 0)], tall - 3, wood, 6.5),
            *block(-half, -tall, half, -tall + 6, wood, deep=deep),
        ]
        grain = [
            points((-half + share * across, -tall + share * up), (half + share * across, -tall + share * up))
            for share in (0.33, 0.66)
        ]
        items.append(Lines(tuple(grain), 0.9, strength=0.5))
    else:
        items += [_legs([(-half + 6, 0), (half - 6, 0)], 0.5 * tall, wood, 6.5), *_tablecloth(half, tall, deep, cloth)]
    return Group(tuple(items), "table").with_anchors(
        top=(across / 2, -tall + up / 2),
        left=(-0.6 * half + across / 2, -tall + up / 2),
        right=(0.6 * half + across / 2, -tall + up / 2),
    )


def _tablecloth(half: float, tall: float, deep: Point, cloth: Colour) -> list[Item]:
    across, up = deep
    hem = np.stack(
        [np.linspace(half + 3, -half - 3, 25), -0.42 * tall + 2.2 * np.sin(np.linspace(0, 5.5 * math.pi, 25))], axis=1
    )
    front = np.vstack([points((-half - 1, -tall), (half + 1, -tall)), hem])
    side = points(
        (half + 1, -tall),
        (half + 3, -0.42 * tall),
        (half + across + 2, -0.42 * tall + up),
        (half + across + 1, -tall + up),
    )
    folds = [
        curve([(x, -tall + 3), (x + 1, -0.7 * tall), (x + 3 * math.sin(x), -0.44 * tall)])
        for x in np.linspace(-0.9, 0.9, 9) * half
    ]
    return [
        materials.cloth(side, cloth, weight=0.45, form=FLAT, shade=0.3, line=1.3),
        Shape(solid(_top(-half - 1, half + 1, -tall, deep)), cloth, "cloth", 0.3, form=FLAT, shade=-0.15, line=1.3),
        materials.cloth(front, cloth, weight=0.4, form=5, flow=math.pi / 2, line=1.4),
        Lines(tuple(folds), 0.9, strength=0.5),
    ]


def round_table(radius: float = 40.0, tall: float = 44.0, wood: Colour = WALNUT) -> Group:
    """On one turned foot; anchor `top`."""
    foot = turned((4, -tall), (5, -0.7 * tall), (8, -0.5 * tall), (4, -0.3 * tall), (9, -5), (9, -5))
    claws = [limb([(0, -7), (side * 12, -7), (side * 22, 0)], [7, 6, 4]) for side in (-1, 1)] + [
        limb([(0, -8), (3, 2)], [7, 5])
    ]
    top = np.vstack(
        [
            ellipse(0, -tall, radius, 0.3 * radius, start=math.pi, end=math.tau),
            ellipse(0, -tall + 4, radius, 0.3 * radius, end=math.pi),
        ]
    )
    return group(
        materials.wood(fuse(foot, *claws), wood, form=ROUND, line=1.3),
        materials.wood(top, wood, weight=0.95, form=6, flow=0.0, line=1.4),
        Lines((ellipse(0, -tall, radius, 0.3 * radius, end=math.pi),), 1.1, strength=0.6),
        name="round table",
    ).with_anchors(top=(0.0, -tall))


def counter(width: float = 170.0, wood: Colour = WALNUT) -> Group:
    """A shop's counter with panels; anchor `top`."""
    half = width / 2
    panels = [rectangle(x + 5, -50, x + half / 2 - 5, -10) for x in np.arange(-half, half - 1, half / 2)]
    return group(
        *block(-half, -58, half, 0, wood, deep=(22.0, -13.0)),
        Lines(tuple(closed(panel) for panel in panels), 1.3, strength=0.7),
        *block(-half - 5, -64, half + 5, -58, wood.lighter(0.12), deep=(24.0, -15.0)),
        name="counter",
    ).with_anchors(top=(12.0, -71.0))


def shelves(rows: int = 4, columns: int = 1, width: float = 120.0, height: float = 170.0, wood: Colour = OAK) -> Group:
    """An open case: rows and columns of compartments, pigeonholes when there are many.

    Anchors `shelf_1` … from the top, each the middle of a board's surface; with columns `shelf_1_1` …
    """
    half = width / 2
    items: list[Item] = [
        *block(-half - 5, -height - 6, half + 5, -height, wood, deep=(12.0, -8.0)),
        Shape(
            solid(points((half + 5, 0), (half + 17, -8), (half + 17, -height - 8), (half + 5, -height))),
            wood,
            "wood",
            1.0,
            form=FLAT,
            shade=0.34,
            line=1.2,
        ),
        materials.wood(
            rectangle(-half, -height, half, 0), wood.darker(0.5), "back", form=FLAT, flow=math.pi / 2, line=1.2
        ),
    ]
    anchors: dict[str, Point] = {}
    for row in range(rows):
        y = -height + (row + 1) * height / rows
        items += [
            Shape(
                solid(points((-half, y - 4), (half, y - 4), (half - 3, y - 9), (-half + 3, y - 9))),
                wood.lighter(0.1),
                "shelf",
                0.9,
                form=FLAT,
                line=0.9,
            ),
            Shape(solid(rectangle(-half, y - 4, half, y)), wood, "shelf", 0.95, form=1, line=1.1),
        ]
        for column in range(columns):
            x = -half + (column + 0.5) * width / columns
            anchors[f"shelf_{row + 1}" if columns == 1 else f"shelf_{row + 1}_{column + 1}"] = (x, y - 6)
    walls = [rectangle(x - 2, -height, x + 2, 0) for x in np.linspace(-half, half, columns + 1)]
    walls[0], walls[-1] = rectangle(-half - 5, -height, -half, 0), rectangle(half, -height, half + 5, 0)
    items.append(Shape(solid(*walls), wood, "wood", 0.95, form=2, line=1.1))
    return Group(tuple(items), "shelves").with_anchors(**anchors)


def dresser(wood: Colour = colour("honey wood")) -> Group:
    """A kitchen dresser: shelves above, drawers and doors below, 120 wide. Anchors `top`, `shelf_1` … `shelf_3`."""
    rack = shelves(3, 1, 104, 88, wood).placed(0, -58)
    drawers = [rectangle(x, -50, x + 46, -36) for x in (-50, 4)]
    doors = [rectangle(x, -32, x + 46, -5) for x in (-50, 4)]
    knobs = points("-27,-43 27,-43 -8,-20 8,-20")
    return group(
        rack,
        *block(-58, -54, 58, 0, wood, deep=(14.0, -9.0)),
        Lines(tuple(closed(ring) for ring in (*drawers, *doors)), 1.3, strength=0.75),
        Dots(knobs, np.full(4, 2.2), WALNUT, "knob"),
        *block(-62, -58, 62, -54, wood.lighter(0.1), deep=(16.0, -10.0)),
        name="dresser",
    ).with_anchors(top=(6.0, -63.0), **dict(rack.anchors))


def wardrobe(opened: float = 0.0, wood: Colour = WALNUT) -> Group:
    """Tall, corniced; `opened` 0 … 1 swings the left door, a finger's width or all the way. Anchor `inside`."""
    swing = 38 * math.cos(1.5 * opened)
    drop = 12 * math.sin(1.5 * opened)
    left = points((-40, -128), (-40 + swing, -128 + drop), (-40 + swing, -8 + drop), (-40, -8))
    middle = left.mean(axis=0)
    panel = middle + 0.74 * (left - middle)
    right = rectangle(0, -128, 40, -8)
    return group(
        *block(-44, -132, 44, -4, wood, deep=(16.0, -10.0)),
        Shape(
            solid(rectangle(-40, -128, 0, -8)), colour("soot black"), "inside", 1.2, form=FLAT, modelling=0.3, line=1.2
        ),
        materials.wood(right, wood.lighter(0.06), "door", weight=0.95, form=3, flow=math.pi / 2, line=1.3),
        materials.wood(left, wood.lighter(0.06), "door", weight=0.95, form=3, flow=math.pi / 2, line=1.3),
        Lines((closed(panel), closed(rectangle(6, -120, 34, -16))), 1.1, strength=0.65),
        Dots(points((5, -66), (-46 + swing, -66 + 0.5 * drop)), np.full(2, 2.2), BRASS, "knob"),
        *block(-50, -142, 50, -132, wood.lighter(0.08), deep=(18.0, -11.0)),
        Shape(outline("-40,-142! -16,-148 0,-158 16,-148 40,-142!"), wood, "wood", 1.0, form=4, line=1.3),
        Shape(solid(ellipse(-38, -1, 6, 4), ellipse(38, -1, 6, 4)), wood.darker(0.2), "wood", 1.0, line=1.1),
        name="wardrobe",
    ).with_anchors(inside=(-20.0, -8.0), top=(6.0, -158.0))


def rug(
    width: float = 170.0,
    deep: float = 46.0,
    paint: Colour = colour("faded crimson"),
    trim: Colour = colour("mustard"),
    round_: bool = False,
) -> Group:
    """Lying on the floor, its near edge at the origin, fringed or round."""
    if round_:
        rings = [ellipse(0, -deep / 2, width / 2 * k, deep / 2 * k) for k in (1.0, 0.82, 0.62, 0.4, 0.2)]
        tints = (paint, trim, paint.darker(0.3), trim.lighter(0.2), paint)
        return group(
            *(
                materials.cloth(ring, tint, "rug", weight=0.85, form=FLAT, line=1.1)
                for ring, tint in zip(rings, tints, strict=True)
            ),
            name="rug",
        )
    near, far = width / 2, 0.78 * width / 2

    def edge(k: float) -> Points:
        return points(
            (-near * k, -deep * (1 - k) / 2),
            (near * k, -deep * (1 - k) / 2),
            (far * k, -deep * (1 + k) / 2),
            (-far * k, -deep * (1 + k) / 2),
        )

    fringe = [points((x, 0), (1.02 * x, 5)) for x in np.linspace(-near, near, 34)] + [
        points((x, -deep), (1.01 * x, -deep - 3)) for x in np.linspace(-far, far, 30)
    ]
    motifs = [
        place(points((0, -0.16 * deep), (0.09 * width, 0), (0, 0.16 * deep), (-0.09 * width, 0)), x * width, -deep / 2)
        for x in (-0.22, 0, 0.22)
    ]
    return group(
        Lines(tuple(fringe), 1.1, trim.darker(0.4), "fringe", 0.8),
        materials.cloth(edge(1.0), paint, "rug", weight=0.9, form=FLAT, flow=0.0, line=1.3),
        Shape(solid(edge(0.86)), trim, "trim", 0.8, form=FLAT, line=0.9),
        materials.cloth(edge(0.76), paint.darker(0.12), "rug", weight=0.9, form=FLAT, flow=0.0, line=0.9),
        Shape(solid(*motifs), trim, "trim", 0.8, form=FLAT, line=0.8),
        name="rug",
    )
