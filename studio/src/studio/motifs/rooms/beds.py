"""Where one sleeps: beds, cradles, hammocks, straw."""

import math
from dataclasses import replace

import numpy as np

from studio import materials
from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, ellipse, limb, paths, points, rectangle, solid
from studio.motifs.rooms.paints import BRASS, LINEN, WALNUT
from studio.scene import FLAT, ROUND, Group, Item, Lines, Shape, group

PATCHES = ("faded crimson", "mustard", "sage green", "dusk blue", "linen", "plum", "ochre", "petrol blue")


def bed(
    stream: Stream | None = None,
    quilt: Colour = colour("faded crimson"),
    frame: Colour = WALNUT,
    iron: bool = False,
    occupied: bool = False,
) -> Group:
    """A bed along the picture, its pillow at the right; with a stream the quilt is patchwork.

    `occupied` bulges it over a sleeper. Anchors `pillow`, `seat`, `under`.
    """
    deep = (34.0, -24.0)
    metal = BRASS if iron else frame
    rise = 10.0 if occupied else 0.0
    front = np.vstack(
        [
            curve([(-68, -37), (-30, -39 - rise), (10, -38 - rise), (38, -37 - 0.5 * rise)]),
            np.stack([np.linspace(38, -68, 17), -13 + 1.8 * np.sin(np.linspace(0, 5 * math.pi, 17))], axis=1),
        ]
    )
    pillow = blob("40,-40 48,-48 66,-60 84,-64 92,-56 84,-46 66,-38 50,-36")
    sheet = points("36,-38 66,-38 100,-62 70,-62")
    return group(
        *_bed_end(64, 66, deep, metal, iron, 92),
        Shape(solid(sheet), LINEN, "sheet", 0.35, form=FLAT, line=1.2),
        Shape(solid(rectangle(-66, -34, 66, -18)), LINEN, "sheet", 0.45, form=4, line=1.2),
        Shape(solid(pillow), LINEN, "pillow", 0.3, texture="cloth", line=1.4),
        Shape(solid(rectangle(-68, -20, 68, -13)), metal, "frame", 1.0, form=3, line=1.2),
        Shape(
            solid(
                np.vstack(
                    [
                        curve([(-68, -37), (-30, -39 - rise), (10, -38 - rise), (38, -37 - 0.5 * rise)]),
                        points((72, -62 - 0.5 * rise)),
                        curve([(72, -62 - 0.5 * rise), (20, -64 - 1.3 * rise), (-34, -61)]),
                    ]
                )
            ),
            quilt,
            "quilt",
            0.85,
            form=14,
            texture="cloth",
            shade=-0.1,
            line=1.4,
        ),
        materials.cloth(front, quilt, "quilt", weight=0.9, form=10, shade=0.1, line=1.4),
        *(
            _patchwork(stream, rise)
            if stream is not None
            else [
                Lines(
                    paths(curve([(30, -38 - 0.6 * rise), (44, -50 - rise), (64, -62 - 0.6 * rise)])), 1.2, strength=0.7
                )
            ]
        ),
        *_bed_end(-72, 46, deep, metal, iron, 62),
        name="bed",
    ).with_anchors(pillow=(70.0, -54.0), seat=(-10.0, -42.0 - rise), under=(0.0, -6.0))


def _bed_end(x: float, tall: float, deep: Point, paint: Colour, iron: bool, high: float) -> list[Item]:
    """Head or foot of a bed: a board, or rods between posts with knobs."""
    across, up = deep
    near, far = (x + 2, 0.0), (x + across + 2, up)
    if not iron:
        board = points(
            (x, -12),
            (x + 5, -12),
            (x + 5 + across, -12 + up),
            (x + 5 + across, -high + up),
            (x + 5 + across / 2, -high - 6 + up / 2),
            (x + 5, -high),
            (x, -high),
        )
        legs = [limb([near, (near[0], -14)], [6, 6]), limb([far, (far[0], -14 + up)], [6, 6])]
        return [
            Shape(solid(*legs), paint.darker(0.2), "frame", 1.0, line=1.1),
            materials.wood(board, paint, "frame", weight=0.95, form=3, flow=-0.6, line=1.4),
        ]
    rods = [
        points((near[0] + share * across, -14 + share * up), (near[0] + share * across, -high + 6 + share * up))
        for share in np.linspace(0, 1, 6)[1:-1]
    ]
    rails = [points((near[0], -y), (far[0], -y + up)) for y in (18, high - 6)]
    posts = [limb([near, (near[0], -high)], [5, 4.5]), limb([far, (far[0], -high + up)], [4.6, 4])]
    knobs = [ellipse(near[0], -high - 3, 5), ellipse(far[0], -high - 3 + up, 4.4)]
    return [
        Lines((*rods, *rails), 2.4, paint.darker(0.25), "frame", 1.0, False),
        materials.metal(solid(*posts), paint, "frame", line=1.2),
        Shape(solid(*knobs), paint, "frame", 1.0, line=1.2),
    ]


def _patchwork(stream: Stream, rise: float) -> list[Item]:
    """Squares over the front and the top of the quilt."""
    pieces: list[Item] = []
    for column, x in enumerate(np.linspace(-66, 22, 7)):
        for row in range(4):
            wide = 14.6
            if row < 2:
                top, bottom = -37 + 11.5 * row - 0.6 * rise * (1 - row), -37 + 11.5 * (row + 1) - 0.3 * rise * (1 - row)
                ring = points((x, top), (x + wide, top), (x + wide, bottom), (x, bottom))
            else:
                low, high = (row - 2) / 2, (row - 1) / 2
                ring = points(
                    (x + 34 * low, -38 - 0.6 * rise - 24 * low),
                    (x + wide + 34 * low, -38 - 0.6 * rise - 24 * low),
                    (x + wide + 34 * high, -38 - 0.8 * rise - 24 * high),
                    (x + 34 * high, -38 - 0.8 * rise - 24 * high),
                )
            paint = colour(PATCHES[(stream.integer(0, 8) + column) % 8])
            pieces.append(materials.cloth(ring, paint, "patch", weight=0.8, form=2, line=0.9))
    return pieces


def cradle(wood: Colour = colour("honey wood"), blanket: Colour = colour("dusk blue"), tilt: float = 0.0) -> Group:
    """On rockers, a hood at the right, a blanket inside; anchors `inside`, `rim`."""
    body = points("-40,-38 34,-38 28,-8 -34,-8")
    far_side = points("-34,-44 40,-44 34,-38 -40,-38")
    hood = blob("8,-38! 10,-58 24,-66 40,-60 42,-38!")
    hood_mouth = blob("8,-38! 9,-56 20,-64 22,-56 20,-38!")
    rocker = limb(ellipse(0, -60, 62, start=math.pi / 2 - 0.62, end=math.pi / 2 + 0.62, count=16)[::3], [5, 6, 5])
    lump = blob("-36,-38 -32,-50 -12,-52 8,-48 16,-38")
    hearts = [ellipse(x, -24, 3.2, count=14) for x in (-20, -3, 14)]
    body_group = group(
        Shape(solid(far_side), wood.darker(0.3), "wood", 1.0, form=FLAT, line=1.2),
        materials.wood(hood, wood.darker(0.15), weight=0.95, form=ROUND, line=1.4),
        Shape(solid(hood_mouth), wood.darker(0.6), "inside", 1.0, form=FLAT, line=1.0),
        Shape(solid(lump), blanket, "blanket", 0.85, texture="cloth", line=1.3),
        materials.wood(body, wood, weight=0.95, flow=0.0, line=1.4),
        Shape(solid(*hearts), wood.darker(0.6), "inside", 1.0, form=FLAT, line=0.9),
        Shape(solid(rocker), wood.darker(0.1), "wood", 1.0, line=1.3),
        name="cradle",
    )
    return replace(body_group.placed(rotation=tilt), name="cradle").with_anchors(
        inside=(-6.0, -46.0), rim=(-38.0, -40.0)
    )


def hammock(span: float = 180.0, sag: float = 50.0, cloth: Colour = colour("oatmeal")) -> Group:
    """Slung between two hooks at (±span/2, 0); anchor `inside`."""
    bed_curve = [
        (-0.36 * span, 0.4 * sag),
        (-0.18 * span, 0.85 * sag),
        (0, sag),
        (0.18 * span, 0.85 * sag),
        (0.36 * span, 0.4 * sag),
    ]
    lower = [(x, y + 0.75 * sag * math.cos(math.pi * x / span)) for x, y in bed_curve]
    body = np.vstack([curve(bed_curve), curve(lower)[::-1]])
    cords = [
        points((side * span / 2, 0), (side * 0.36 * span, 0.4 * sag + k))
        for side in (-1, 1)
        for k in np.linspace(0, 0.1 * sag, 4)
    ]
    return group(
        Lines(tuple(cords), 1.2, colour("tobacco"), "rope", 0.95, steady=True),
        materials.cloth(body, cloth, weight=0.7, form=20, flow=0.1, line=1.5),
        Lines((curve(bed_curve),), 1.4, strength=0.8),
        name="hammock",
    ).with_anchors(inside=(0.0, sag))
