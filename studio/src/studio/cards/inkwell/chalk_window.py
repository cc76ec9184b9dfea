"""The Chalk Window: drawn on the wall of a cell, and the moon shines through it all the same."""

import math
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, closed, curve, ellipse, limb, place, points, rectangle, resample, solid
from studio.landscape import contact_shadow, moon, stars, wall
from studio.materials import cloth, stone
from studio.motifs.animals import mouse
from studio.motifs.buildings import steam
from studio.motifs.rooms import bench
from studio.motifs.things.kitchen import bowl
from studio.motifs.things.tools import chain, shackle, sheet_rope
from studio.scene import (
    FLAT,
    ROUND,
    Clip,
    Glaze,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Scene,
    Shape,
    Sky,
    Stop,
    Veil,
    Wash,
    group,
    silhouette,
)

DRAWN = Sheet("inkwell/chalk_window")

CHALK = colour("#f6f4ec")
DARK = colour("#23242e")
MOONLIGHT = colour("#dbe8ff")
LEFT_WALL = np.array([(-30.0, -120.0), (566.0, -20.0), (566.0, 806.0), (-30.0, 980.0)])
RIGHT_WALL = np.array([(566.0, -20.0), (830.0, -200.0), (830.0, 1030.0), (566.0, 806.0)])


@card("chalk_window")
def chalk_window(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#7d7c82"), colour("#6a6870"), lines=0.2),
        layers=(
            masonry(layout.child("left"), LEFT_WALL, colour("#8d8c94"), 7),
            masonry(layout.child("right"), RIGHT_WALL, colour("#6a6874"), 4),
            DRAWN("flagstones"),
            DRAWN("door"),
            group(Glow((330, 380), 470, MOONLIGHT, 0.5, falloff=1.2)),
            drawn_window(layout.child("night")),
            DRAWN("moonlight_on_floor"),
            tallies_into_birds(layout.child("birds")),
            way_out(layout.child("rope")),
            left_behind(layout.child("soup")),
            half_a_mouse().placed(604, 1132, 5.2),
        ),
        focal=(140, 90, 500, 540),
        light=Lamplight((330, 400)),
        glaze=Glaze(colour("#1e2444"), 0.62, bottom=0.8),
        shadow=colour("#34385a"),
    )


def on_wall(quad: Points, across: float, down: float) -> Point:
    """A place on a wall by shares of its width and height."""
    top, bottom = (1 - across) * quad[0] + across * quad[1], (1 - across) * quad[3] + across * quad[2]
    x, y = (1 - down) * top + down * bottom
    return float(x), float(y)


def on_left(*shares: Point) -> Points:
    return points(*(on_wall(LEFT_WALL, across, down) for across, down in shares))


def masonry(stream: Stream, quad: Points, paint: Colour, columns: int, rows: int = 12) -> Group:
    """Blocks in courses, some darker, following the wall's perspective."""
    joints: list[Points] = []
    dark: list[Points] = []
    for row in range(rows):
        top, bottom = row / rows, (row + 1) / rows
        joints.append(points(on_wall(quad, 0, top), on_wall(quad, 1, top)))
        edges = [(k + 0.5 * (row % 2) + stream.normal(0, 0.05)) / columns for k in range(columns + 1)]
        for left, right in pairwise(edges):
            if left < 1:
                joints.append(points(on_wall(quad, left, top), on_wall(quad, left, bottom)))
            if stream.happens(0.28):
                right = min(right, 1.0)
                dark.append(
                    points(
                        *(on_wall(quad, u, v) for u, v in ((left, top), (right, top), (right, bottom), (left, bottom)))
                    )
                )
    return group(
        stone(quad, paint, form=FLAT, modelling=0.5),
        Wash(solid(*dark), colour("#4c4a58"), "stone", 0.4, 2.0),
        Lines(tuple(joints), 1.9, strength=0.75),
        name="wall",
    )


WINDOW = ((0.34, 0.2), (0.82, 0.2), (0.82, 0.56), (0.34, 0.56))


def drawn_window(stream: Stream) -> Group:
    """Four panes, a sill, a flowerpot; behind the strokes a real night."""
    frame = on_left(*WINDOW)
    night: list[Item] = [
        Sky(
            (Stop(0.0, colour("#27478e"), 1.0), Stop(1.0, colour("#7aa4dc"), 0.8)),
            (140, 90, 500, 620),
            lines=0.15,
            halo=(380, 240, 60),
        ),
        Glow((330, 420), 220, MOONLIGHT, 0.4),
        stars(stream, 26, (170, 110, 470, 420)),
        Glow((390, 220), 120, colour("#fffbe8"), 0.9),
        moon(stream, 44).placed(392, 216),
    ]
    strokes = [
        on_left(*WINDOW, WINDOW[0]),
        on_left((0.58, 0.19), (0.58, 0.57)),
        on_left((0.33, 0.38), (0.83, 0.38)),
        on_left((0.29, 0.575), (0.87, 0.57)),
        on_left((0.29, 0.61), (0.87, 0.605)),
        on_left((0.29, 0.575), (0.29, 0.61)),
        on_left((0.87, 0.57), (0.87, 0.605)),
        on_left((0.68, 0.565), (0.67, 0.51), (0.78, 0.51), (0.77, 0.563)),
        curve(on_left((0.725, 0.51), (0.72, 0.46), (0.735, 0.42))),
        *(
            place(
                ellipse(0, 0, 12, 7),
                *on_wall(LEFT_WALL, 0.735 + 0.028 * math.cos(a), 0.405 + 0.021 * math.sin(a)),
                1.0,
                a,
            )
            for a in np.arange(0, math.tau, math.tau / 6)
        ),
    ]
    return group(Clip(solid(frame), group(*night)), *(chalked(stream, stroke) for stroke in strokes), name="window")


def chalked(stream: Stream, stroke: Points, weight: float = 6.0) -> Group:
    """A line gone over twice with a blunt nub."""
    once = resample(stroke, 14)
    lines = [once + stream.points(len(once), 0.7), once + stream.points(len(once), 2.2)]
    pieces = [limb(line, [share * weight] * 2, steps=2) for line, share in zip(lines, (1.0, 0.5), strict=True)]
    return group(*(Veil(solid(piece), CHALK, "chalk", 0.9, 0.8) for piece in pieces))


def way_out(stream: Stream) -> Group:
    """Knotted sheets from the cot over the sill; beyond it they are only drawn."""
    rope = sheet_rope(curve("43,452 56,400 82,345 107,290 119,236 117,212"), 5).placed(scale=2.2)
    drawn = [
        curve("244,470 238,420 256,356 298,292 354,256"),
        curve("272,470 266,424 284,370 318,316 366,276"),
        ellipse(252, 404, 20, 11),
        ellipse(302, 312, 18, 11),
    ]
    cot = bench(110, wood=colour("#6a5446")).placed(150, 1118, 2.5)
    mattress = blob("20,1012 22,990 150,984 276,992 284,1012 276,1024 150,1030 24,1026")
    return group(
        *(chalked(stream, line, 4.5) for line in drawn),
        contact_shadow(150, 1124, 330, DARK, 0.8),
        cot,
        cloth(mattress, colour("#b8a88c"), weight=0.9, form=ROUND, line=1.7),
        Lines(tuple(points((x, 990), (x - 4, 1026)) for x in range(40, 280, 22)), 2.0, colour("rust"), strength=0.8),
        rope,
        name="way out",
    )


def tallies_into_birds(stream: Stream) -> Group:
    """Days counted low on the wall; the last ones have learned to fly."""
    marks: list[Points] = []
    for bundle, (u, v) in enumerate(((0.5, 0.73), (0.66, 0.715), (0.82, 0.70))):
        for k in range(4):
            marks.append(on_left((u + 0.028 * k, v), (u + 0.028 * k + 0.004 * (bundle - 1), v + 0.055)))
        marks.append(on_left((u - 0.02, v + 0.045), (u + 0.11, v + 0.012)))
    for u, v, size in (
        (0.93, 0.64, 15),
        (0.9, 0.53, 17),
        (0.95, 0.45, 18),
        (0.9, 0.37, 20),
        (0.94, 0.27, 22),
        (0.88, 0.16, 24),
        (0.75, 0.13, 24),
    ):
        x, y = on_wall(LEFT_WALL, u, v)
        marks.append(
            curve(
                [
                    (x - size, y - 0.5 * size),
                    (x - 0.4 * size, y - 0.45 * size),
                    (x, y),
                    (x + 0.4 * size, y - 0.6 * size),
                    (x + size, y - 0.75 * size),
                ]
            )
        )
    return group(*(chalked(stream, mark, 4.5) for mark in marks), name="tallies")


def left_behind(stream: Stream) -> Group:
    """Soup still steaming, an open shackle, the last nub of chalk."""
    dish = bowl(34).placed(640, 1066, 2.0)
    return group(
        contact_shadow(640, 1070, 100, DARK, 0.7),
        dish,
        steam(stream, 40).placed(640, 1040, 2.0),
        chain(curve("330,1190 380,1150 420,1160 452,1132"), 11.0),
        shackle().placed(470, 1122, 2.2),
        Shape(solid(limb([(352, 1092), (378, 1086)], [13, 12])), CHALK, "chalk", 0.3, line=1.3),
        name="left behind",
    )


def half_a_mouse() -> Group:
    """Drawn on the flagstones and already furry as far as the middle."""
    animal = mouse("standing")
    outline = tuple(closed(ring) for ring in silhouette(animal))
    return group(
        *(Veil(solid(limb(ring, [1.0, 1.0], steps=1)), CHALK, "chalk", 0.9, 0.2) for ring in outline),
        Clip(solid(rectangle(-60, -60, -4.5, 20)), animal),
        name="mouse",
    )
