"""The Thirteenth Hat: count the hats, then count the hands."""

import math

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, ellipse, fuse, limb, place, rectangle, solid
from studio.landscape import wall
from studio.materials import feathers, wood
from studio.motifs.animals import spider
from studio.motifs.things.keepsakes import hat_from_above
from studio.scene import ROUND, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

DRAWN = Sheet("inkwell/thirteenth_hat")

MIDDLE = (400.0, 596.0)
SEATS = 13
EMPTY = 10
TAR = colour("#1f1a20")
COATS = (
    "#5a2430",
    "#2f4a3a",
    "#6a4a2c",
    "#3a3444",
    "#7a3038",
    "#4a5236",
    "#2c3a4a",
    "#6a5238",
    "#5a2a3a",
    "#38443a",
    "#a82438",
    "#6a3a2a",
    "#3f3a30",
)
GLOVES = (
    "#e8d8b8",
    "#3a2c28",
    "#c89a5c",
    "#f0e8d8",
    "#2c2a30",
    "#a8643a",
    "#e8d8b8",
    "#5a4030",
    "#d8c8a8",
    "#8a3038",
    "",
    "#c8a070",
    "#efe4d0",
)


@card("thirteenth_hat")
def thirteenth_hat(chance: Chance) -> Scene:
    seats = [seat(number) for number in range(SEATS)]
    return Scene(
        sky=wall(colour("#a06a40"), colour("#7a4c34"), lines=0.4),
        layers=(
            DRAWN("floor"),
            DRAWN("spokes"),
            DRAWN("tail"),
            *(shoulders(number, *place) for number, place in enumerate(seats) if number != EMPTY),
            DRAWN("table"),
            DRAWN("plan"),
            *(hands(number, *place) for number, place in enumerate(seats) if number != EMPTY),
            group(
                Glow(MIDDLE, 620, colour("#ffd98a"), 0.42, falloff=1.1, spare=1.0),
                Glow(MIDDLE, 170, colour("#fff6d8"), 0.5),
            ),
            DRAWN("candle"),
            *(headgear(number, *place) for number, place in enumerate(seats) if number != EMPTY),
            group(shoulders(EMPTY, *seats[EMPTY]), headgear(EMPTY, *seats[EMPTY]), name="nobody").placed(22),
            spider().placed(470, 366, 2.6, 0.5),
        ),
        focal="nobody",
        light=Lamplight(MIDDLE),
        glaze=Glaze(colour("#2a1a34"), 0.34),
        shadow=colour("#3a2c44"),
    )


def seat(number: int) -> tuple[Point, float]:
    """Where that guest sits, and the direction from there to the candle."""
    angle = -math.pi / 2 + math.tau * (number + 0.35) / SEATS
    x, y = MIDDLE[0] + 296 * math.cos(angle), MIDDLE[1] + 470 * math.sin(angle)
    return (x, y), math.atan2(MIDDLE[1] - y, MIDDLE[0] - x)


def inward(at: Point, heading: float, ahead: float, aside: float = 0.0) -> Point:
    """A place seen from a seat: so far towards the candle, so far to the right hand."""
    cos, sin = math.cos(heading), math.sin(heading)
    return at[0] + ahead * cos - aside * sin, at[1] + ahead * sin + aside * cos


def shoulders(number: int, at: Point, turn: float) -> Group:
    """A back bent over the table; for the thirteenth only a coat over a chair."""
    x, y = inward(at, turn, -4)
    cloth = colour(COATS[number])
    back = place(blob("-44,0 -34,-58 0,-84 34,-88 52,-60 48,0 52,60 34,88 0,84 -34,58"), x, y, 1.0, turn)
    if number == EMPTY:
        chair = place(rectangle(-62, -66, -40, 66), x, y, 1.0, turn)
        slack = place(blob("-58,-52 -40,-80 6,-66 22,-30 12,0 24,34 4,70 -42,78 -60,50"), x, y, 1.0, turn)
        sleeves = [
            limb(
                [inward(at, turn, -20, side * 62), inward(at, turn, -66, side * 92), inward(at, turn, -100, side * 74)],
                [36, 30, 24],
            )
            for side in (-1, 1)
        ]
        return group(
            Shape(solid(*sleeves), cloth, "coat", 1.1, texture="cloth", line=1.8),
            wood(chair, colour("#8a5a34"), "chair", line=2.0),
            materials.cloth(slack, cloth, "coat", weight=1.1, line=2.0),
        )
    seam = np.array([inward(at, turn, -40), inward(at, turn, 10)])
    return group(materials.cloth(back, cloth, "coat", weight=1.05, form=34, line=2.2), Lines((seam,), 1.4))


def hands(number: int, at: Point, turn: float) -> Group:
    """Two gloves on the rim, thumbs tense."""
    glove, cloth = colour(GLOVES[number]), colour(COATS[number])
    parts: list[Item] = []
    for side in (-1, 1):
        elbow, wrist, knuckles = (
            inward(at, turn, 6, side * 66),
            inward(at, turn, 66, side * 50),
            inward(at, turn, 90, side * 38),
        )
        fingers = [
            limb([knuckles, inward(at, turn, 118 - 3 * abs(k), side * 34 + 8 * k)], [11, 7])
            for k in (-1.5, -0.5, 0.5, 1.5)
        ]
        thumb = limb([inward(at, turn, 82, side * 34), inward(at, turn, 98, side * 14)], [11, 7])
        parts += [
            Shape(solid(limb([elbow, wrist], [40, 30])), cloth, "sleeve", 1.05, texture="cloth", line=1.7),
            Shape(fuse(limb([wrist, knuckles], [24, 30]), thumb, *fingers), glove, "glove", 0.85, line=1.4),
        ]
    return group(*parts, name="hands")


def headgear(number: int, at: Point, turn: float) -> Group:
    """One hat each, none of a kind."""
    x, y = inward(at, turn, 16)
    if number == EMPTY:
        return group(
            Wash(solid(ellipse(x - 8, y - 6, 74, 70)), TAR, "shadow", 0.7, 8.0),
            hat_from_above(colour("#1c1a22"), 23, 12).placed(x, y, 3.1),
            Lines((ellipse(x, y, 64, 60, start=0.2, end=2.0),), 2.4, colour("#c8a878")),
            name="handless hat",
        )
    return HATS[number]().placed(x, y, 1.0, turn).named("hat")


def tricorn() -> Group:
    return DRAWN("tricorn")


def bonnet() -> Group:
    return DRAWN("bonnet")


def cooks_cap() -> Group:
    return DRAWN("cooks_cap")


def broad_brim() -> Group:
    return hat_from_above(colour("#6a4a34"), 23, 10).placed(0, 0, 2.9)


def bandaged() -> Group:
    return DRAWN("bandaged")


def straw() -> Group:
    rings = tuple(ellipse(0, 0, r, r) for r in (34, 44, 54))
    return group(hat_from_above(colour("#d8ac54"), 21, 9).placed(0, 0, 2.9), Lines(rings, 1.2, colour("#7a5420")))


def beret() -> Group:
    return DRAWN("beret")


def feathered() -> Group:
    plume = blob("10,-30 -20,-50 -66,-44 -92,-20! -60,-22 -24,-18")
    return group(
        hat_from_above(colour("#2f5a4a"), 20, 10).placed(0, 0, 2.8),
        feathers(plume, colour("#e8b04a"), weight=0.8, form=ROUND, line=1.5),
    )


def bowler() -> Group:
    return hat_from_above(colour("#7a5a3c"), 17, 12.5).placed(0, 0, 3.0)


def turban() -> Group:
    return DRAWN("turban")


def woollen() -> Group:
    return DRAWN("woollen")


HATS = (
    tricorn,
    bonnet,
    bowler,
    cooks_cap,
    beret,
    broad_brim,
    bandaged,
    feathered,
    straw,
    woollen,
    bowler,
    turban,
    broad_brim,
)
