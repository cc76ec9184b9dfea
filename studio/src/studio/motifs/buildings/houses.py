"""Houses one may live in, and whole villages of them."""

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Points, paths, points, rectangle, solid
from studio.motifs.buildings.towers import steeple
from studio.motifs.buildings.walls import (
    DARK,
    LIT,
    PLASTER,
    TILE,
    TIMBER,
    Quad,
    casement,
    chimney_stack,
    courses,
    house_door,
)
from studio.motifs.forms import mirrored, when
from studio.scene import FLAT, Glow, Group, Item, Lines, Shape, group


def cottage(lit: bool = False) -> Group:
    """A low house seen on its corner, 300 wide: gable with the door, long side with two windows, a chimney."""
    gable = points("-140,0 -140,-122 -66,-226 8,-122 8,0")
    slope: Quad = ((14, -112), (170, -124), (106, -236), (-66, -234))
    long_wall = points("8,0 158,-12 158,-130 8,-122")
    barge = points("-154,-106 -66,-238 20,-106 8,-106 -66,-216 -140,-106")
    windows = [
        *casement(48, -44, 30, 40, lit, bars=(2, 2), shutters=colour("sage green")),
        *casement(118, -50, 30, 40, lit, bars=(2, 2), shutters=colour("sage green")),
        *casement(-36, -40, 32, 44, lit, bars=(2, 2)),
        *casement(-66, -138, 26, 34, lit, arched=True, bars=(2, 2)),
    ]
    items: list[Item] = [
        *chimney_stack(60, -212),
        Shape(solid(long_wall), PLASTER, "wall", 0.75, form=FLAT, shade=0.26, line=1.4),
        Shape(solid(gable), PLASTER, "wall", 0.6, form=FLAT, line=1.4),
        Lines(_bare_bricks(), 0.8, strength=0.5),
        *house_door(-98, 0, 44, 94),
        *windows,
        Shape(solid(points(*slope)), TILE, "roof", 0.95, form=FLAT, shade=0.08, line=1.5),
        Lines(courses(slope, 9, 12), 0.8, strength=0.55),
        Shape(solid(barge), TILE.darker(0.2), "roof", 0.95, form=4, line=1.4, flow=1.0),
    ]
    return Group(tuple(items), "cottage").with_anchors(
        door=(-98.0, 0.0), chimney=(62.0, -270.0), window=(48.0, -64.0), ridge=(20.0, -236.0)
    )


def _bare_bricks() -> tuple[Points, ...]:
    """A few courses where the plaster has come off."""
    spots = ((-132, -112), (-118, -112), (-125, -105), (-128, -12), (-6, -110), (-14, -103), (-130, -20), (-116, -98))
    return tuple(np.vstack([rectangle(x, y, x + 12, y + 6), points((x, y))]) for x, y in spots)


def town_house(
    stream: Stream,
    floors: int = 3,
    bays: int = 2,
    lit: float = 0.3,
    wall: Colour = PLASTER,
    roof: Colour = TILE,
) -> Group:
    """A narrow front of several floors with a glimpse of its side; `lit` is the share of lit windows."""
    storey, half = 96.0, 30.0 * bays + 14
    eaves = -storey * floors - 16
    side = points((half, 0), (half + 34, -8), (half + 34, eaves - 6), (half, eaves))
    items: list[Item] = [
        *chimney_stack(0.45 * half, eaves - 46, 22, 50),
        Shape(
            solid(
                points(
                    (half + 40, eaves - 2),
                    (half - 4, eaves + 6),
                    (0, eaves - 1.15 * half),
                    (38, eaves - 1.15 * half - 4),
                )
            ),
            roof,
            "roof",
            0.95,
            form=FLAT,
            shade=0.2,
            line=1.4,
        ),
        Shape(solid(side), wall, "wall", 0.8, form=FLAT, shade=0.34, line=1.4),
        *_front(half, eaves, wall, roof),
    ]
    for floor in range(floors):
        sill = -storey * floor - 34
        for x in np.linspace(-half, half, bays + 2)[1:-1] if bays > 1 else [0.0]:
            if floor == 0 and x == np.linspace(-half, half, bays + 2)[1]:
                continue
            items += casement(float(x), sill, 28, 46, stream.happens(lit), bars=(2, 3))
        band = rectangle(-half - 2, -storey * (floor + 1) - 8, half + 2, -storey * (floor + 1) - 3)
        items.append(Shape(solid(band), wall.lighter(0.25), "band", 0.5, form=2, line=1.0))
    items += casement(0, eaves - 10, 24, 34, stream.happens(lit), arched=True, bars=(2, 2))
    door_x = float(np.linspace(-half, half, bays + 2)[1]) if bays > 1 else -8.0
    items += house_door(door_x, 0, 34, 80, stream.choice([TIMBER, colour("bottle green"), colour("oxblood")]), True)
    top = eaves - 1.15 * half
    return Group(tuple(items), "town house").with_anchors(
        door=(door_x, 0.0), chimney=(0.45 * half, eaves - 106), ridge=(0.0, top), window=(0.0, -storey - 56)
    )


def _front(half: float, eaves: float, wall: Colour, roof: Colour) -> list[Item]:
    """A pointed gable under its barge boards."""
    rise = 1.15 * half
    edge = points((half, eaves), (0.0, eaves - rise))
    face = np.vstack([points((half, 0)), edge, mirrored(edge)[::-1], points((-half, 0))])
    barge = points(
        (-half - 8, eaves + 10),
        (0, eaves - rise - 8),
        (half + 8, eaves + 10),
        (half, eaves + 10),
        (0, eaves - rise + 8),
        (-half, eaves + 10),
    )
    return [
        Shape(solid(face), wall, "wall", 0.65, form=FLAT, line=1.5),
        Shape(solid(barge), roof, "roof", 0.95, form=3, line=1.4),
    ]


def village(stream: Stream, houses: int = 9, width: float = 420.0, lit: float = 0.4) -> Group:
    """A far village in two staggered rows round its church, simple enough to read at a finger's width."""
    spots = np.linspace(-0.5, 0.5, houses) * width + stream.normal(0, 0.02 * width, count=houses)
    items: list[Item] = [steeple(150, False, PLASTER, TILE).placed(0.12 * width, -14)]
    for rank in stream.order(houses):
        back = rank % 2 == 0
        size = stream.uniform(0.8, 1.15) * width / houses * 0.62
        tint = PLASTER.mixed(stream.choice([colour("peach"), colour("linen"), colour("fawn")]), 0.35)
        items.append(
            _far_house(size, stream.happens(lit), tint, TILE, stream.happens(0.5)).placed(
                float(spots[rank]), -16 if back else 0, flip=stream.happens(0.5)
            )
        )
    return Group(tuple(items), "village")


def _far_house(half: float, lit: bool, wall: Colour, roof: Colour, smoking: bool) -> Group:
    tall = 1.15 * half
    gable = points((-half, 0), (-half, -tall), (-0.5 * half, -1.9 * tall), (0, -tall), (0, 0))
    slope = points(
        (0.06 * half, -0.92 * tall),
        (1.3 * half, -0.98 * tall),
        (0.85 * half, -1.92 * tall),
        (-0.5 * half, -1.96 * tall),
    )
    panes = [
        rectangle(x * half - 0.11 * half, -0.72 * tall, x * half + 0.11 * half, -0.36 * tall)
        for x in (-0.72, -0.32, 0.36, 0.86)
    ]
    glass = LIT if lit else DARK
    pot = rectangle(0.5 * half, -2.35 * tall, 0.72 * half, -1.7 * tall)
    return group(
        *when(smoking, Shape(solid(pot), colour("brick"), "chimney", 0.9, form=FLAT, line=1.0)),
        Shape(
            solid(points((0, 0), (1.2 * half, -0.04 * half), (1.2 * half, -tall), (0, -tall))),
            wall,
            "wall",
            0.7,
            form=FLAT,
            shade=0.28,
            line=1.1,
        ),
        Shape(solid(gable), wall, "wall", 0.6, form=FLAT, line=1.1),
        Shape(solid(*panes), glass, "window", 0.95, form=FLAT, modelling=0.0, line=0.7),
        Shape(solid(slope), roof, "roof", 0.95, form=FLAT, line=1.2),
        Lines(
            paths([(-1.12 * half, -0.86 * tall), (-0.5 * half, -1.98 * tall), (0.1 * half, -0.88 * tall)]),
            2.0,
            roof.darker(0.3),
            "roof",
        ),
        *when(lit, Glow((-0.1 * half, -0.5 * tall), 1.3 * half, LIT, 0.4)),
        name="house",
    )
