"""Places cut open: a sawn house, a burrow, a cellar vault, an inside stair."""

import math

import numpy as np

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, ellipse, limb, place, points, rectangle, solid
from studio.materials import brick, straw
from studio.motifs.forms import arch, when
from studio.motifs.rooms.paints import OAK, WALNUT
from studio.scene import FLAT, Group, Item, Lines, Shape, Veil, group


def vault(
    width: float = 760.0,
    height: float = 620.0,
    bays: int = 3,
    stone: Colour = colour("limestone"),
    dark: Colour = colour("cellar umber"),
) -> Group:
    """A vaulted cellar's back wall: arches one behind the other over a floor line at the origin. Anchor `middle`."""
    items: list[Item] = [
        materials.stone(
            rectangle(-width / 2, -height, width / 2, 0), stone.darker(0.15), weight=0.85, form=FLAT, line=1.2
        )
    ]
    half = width / 2 / bays
    for bay in range(bays):
        x = -width / 2 + (2 * bay + 1) * half
        spring = -0.58 * height
        opening = arch(x - 0.8 * half, x + 0.8 * half, 0, spring)
        inner = arch(x - 0.66 * half, x + 0.66 * half, 0, spring + 0.06 * height)
        wedges = [
            place(points((0.8 * half, 0), (0.97 * half, 0)), x, spring, rotation=math.pi + a)
            for a in np.linspace(0.05, math.pi - 0.05, 13)
        ]
        items += [
            Shape(solid(opening), stone.darker(0.35), "vault", 0.95, form=FLAT, shade=0.2, line=1.4),
            materials.stone(inner, dark, "recess", weight=1.05, form=FLAT, line=1.2),
            Lines((*wedges, ellipse(x, spring, 0.97 * half, start=math.pi, end=math.tau)), 1.1, strength=0.65),
        ]
    return Group(tuple(items), "vault").with_anchors(middle=(0.0, -0.3 * height))


def cutaway(
    floors: int = 7,
    columns: int = 1,
    wide: float = 260.0,
    storey: float = 120.0,
    outside: Colour = colour("brick"),
    tints: tuple[str, ...] = (),
    roof: Colour = colour("slate roof"),
) -> Group:
    """A house sawn open like a doll's: lit rooms one above the other, street level at the origin.

    Anchors: `room_1` … (floor by floor from the street, left to right) is the middle of each floor; the inside of a
    room is `wide/columns` × `storey`.
    """
    palette = tints or ("wallpaper ochre", "dusty rose", "sage green", "milk blue", "butter", "dusty lilac", "peach")
    half, rim = wide / 2, 9.0
    top = -floors * storey - rim
    items: list[Item] = [
        Shape(
            solid(
                points(
                    (-half - 26, top),
                    (-0.1 * half, top - 0.62 * half),
                    (0.1 * half, top - 0.62 * half),
                    (half + 26, top),
                )
            ),
            roof,
            "roof",
            0.95,
            form=5,
            texture="scales",
            line=1.6,
        ),
        brick(rectangle(-half - 14, top, half + 14, 4), outside, "wall", weight=0.9, form=FLAT, line=1.6),
    ]
    anchors: dict[str, Point] = {"ridge": (0.0, top - 0.62 * half)}
    cell = wide / columns
    for index in range(floors * columns):
        floor, column = divmod(index, columns)
        left, foot = -half + column * cell + 4, -floor * storey - 4
        items.append(_cell(cell - 8, storey - rim, colour(palette[index % len(palette)])).placed(left, foot))
        anchors[f"room_{index + 1}"] = (left + cell / 2 - 4, foot)
    return Group(tuple(items), "cutaway").with_anchors(**anchors)


def _cell(wide: float, tall: float, paint: Colour) -> Group:
    """One room from its lower left corner: back wall, side walls, floor, ceiling in a shallow box."""
    inset, rise, drop = 0.1 * wide, 0.1 * tall, 0.07 * tall
    back = rectangle(inset, -tall + drop, wide - inset, -rise)
    return group(
        Shape(solid(rectangle(0, -tall, wide, 0)), paint.darker(0.3), "wall", 0.8, form=FLAT, line=1.2),
        materials.wood(
            points((0, 0), (wide, 0), (wide - inset, -rise), (inset, -rise)),
            colour("honey wood"),
            "floor",
            weight=0.9,
            form=FLAT,
            flow=0.0,
            line=1.1,
        ),
        Shape(
            solid(points((0, -tall), (inset, -tall + drop), (inset, -rise), (0, 0))),
            paint,
            "wall",
            0.75,
            form=FLAT,
            shade=0.25,
            line=1.1,
        ),
        Shape(
            solid(points((wide, -tall), (wide - inset, -tall + drop), (wide - inset, -rise), (wide, 0))),
            paint,
            "wall",
            0.75,
            form=FLAT,
            shade=0.05,
            line=1.1,
        ),
        Shape(solid(back), paint, "wall", 0.6, form=FLAT, modelling=0.5, line=1.1),
        name="cell",
    )


def burrow(wide: float = 300.0, tall: float = 170.0, lit: bool = True, paint: Colour = colour("cellar umber")) -> Group:
    """A round hollow in the earth, lined with hay; its floor is at the origin. Anchor `middle`."""
    rim = blob(
        (-0.5 * wide, -0.34 * tall),
        (-0.36 * wide, -0.82 * tall),
        (0, -tall),
        (0.38 * wide, -0.8 * tall),
        (0.5 * wide, -0.3 * tall),
        (0.36 * wide, 0),
        (0, 0.05 * tall),
        (-0.36 * wide, 0),
    )
    inside = colour("lamp amber").darker(0.35) if lit else paint.darker(0.5)
    floor = blob(
        (-0.46 * wide, -0.16 * tall),
        (-0.2 * wide, -0.12 * tall),
        (0.2 * wide, -0.14 * tall),
        (0.46 * wide, -0.15 * tall),
        (0.36 * wide, 0),
        (0, 0.05 * tall),
        (-0.36 * wide, 0),
    )
    hay = [
        curve([(x, -0.06 * tall), (x + 9, -0.1 * tall + 3 * math.sin(x)), (x + 20, -0.04 * tall)])
        for x in np.linspace(-0.4, 0.34, 26) * wide
    ]
    hairs = [
        curve(
            [
                (x, -tall + abs(x) ** 1.6 / 40),
                (x + 3, -tall + abs(x) ** 1.6 / 40 + 10),
                (x - 2, -tall + abs(x) ** 1.6 / 40 + 22),
            ]
        )
        for x in np.linspace(-0.3, 0.3, 9) * wide
    ]
    return group(
        Shape(
            solid(rim), inside, "burrow", 0.95, inside.darker(0.3), form=40, texture="plain", modelling=0.7, line=2.2
        ),
        *when(
            lit,
            Veil(
                solid(ellipse(0, -0.45 * tall, 0.3 * wide, 0.34 * tall)),
                colour("lamp yellow"),
                "lamplight",
                0.35,
                0.12 * wide,
            ),
        ),
        straw(floor, colour("hay gold"), "hay", weight=0.8, form=8, flow=0.0, line=1.2),
        Lines(tuple(hay), 1.0, strength=0.6),
        Lines(tuple(hairs), 1.2, colour("bark brown"), "root", 0.8),
        name="burrow",
    ).with_anchors(middle=(0.0, -0.45 * tall))


def staircase(
    count: int = 12,
    rise: float = 11.0,
    going: float = 13.0,
    wide: Point = (26.0, -16.0),
    wood: Colour = OAK,
    rail: bool = True,
) -> Group:
    """An inside flight seen from its side, climbing to the right from the origin. Anchors `foot`, `top`, `step_1` …"""
    across, up = wide
    items: list[Item] = []
    anchors: dict[str, Point] = {"foot": (0.0, 0.0)}
    far_rods = [
        points(
            (k * going + 0.5 * going + across, -(k + 1) * rise + up),
            (k * going + 0.5 * going + across, -(k + 1) * rise + up - 46),
        )
        for k in range(0, count, 2)
    ]
    for index in range(count - 1, -1, -1):
        x, y = index * going, -(index + 1) * rise
        riser = points((x, y + rise), (x, y), (x + across, y + up), (x + across, y + rise + up))
        tread = points((x, y), (x + going, y), (x + going + across, y + up), (x + across, y + up))
        items += [
            Shape(solid(riser), wood.darker(0.15), "riser", 0.95, form=FLAT, shade=0.1, line=1.1),
            Shape(solid(tread), wood.lighter(0.15), "tread", 0.8, form=FLAT, shade=-0.15, line=1.1),
        ]
        anchors[f"step_{index + 1}"] = (x + 0.5 * going + 0.5 * across, y + 0.5 * up)
    side = [(0.0, 0.0)]
    for index in range(count):
        side += [(index * going, -(index + 1) * rise), ((index + 1) * going, -(index + 1) * rise)]
    items.append(materials.wood(points(*side, (count * going, 0)), wood, weight=0.9, form=FLAT, flow=-0.7, line=1.4))
    if rail:
        rods = [points(a - [across, up], b - [across, up]) for a, b in far_rods]
        hand = limb(
            [(0, -rise - 46), (0.5 * count * going, -0.5 * count * rise - 50), (count * going, -count * rise - 50)],
            [6, 6],
        )
        newel = limb([(2, 0), (2, -rise - 52)], [8, 7])
        items += [
            Lines(tuple(rods), 2.2, wood.darker(0.3), "baluster", 1.0, False),
            Shape(solid(hand, newel), WALNUT, "banister", 1.0, form=4, line=1.3),
        ]
    anchors["top"] = (count * going + 0.5 * across, -count * rise + 0.5 * up)
    return Group(tuple(items), "staircase").with_anchors(**anchors)
