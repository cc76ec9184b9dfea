"""The Thirteenth Hat: count the hats, then count the hands."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Point, blob, curve, ellipse, fuse, limb, paths, place, points, rectangle, solid
from studio.landscape import wall
from studio.motifs.animals import spider
from studio.motifs.things.keepsakes import hat_from_above
from studio.scene import Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

MIDDLE = (400.0, 596.0)
SEATS = 13
EMPTY = 10
TAR, BONE = colour("#1f1a20"), colour("#f2e4c6")
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
    layout = chance.layout
    seats = [seat(number) for number in range(SEATS)]
    return Scene(
        sky=wall(colour("#a06a40"), colour("#7a4c34"), lines=0.4),
        layers=(
            floor(),
            spokes(seats),
            tail(),
            *(shoulders(number, *place) for number, place in enumerate(seats) if number != EMPTY),
            table(),
            plan(layout.child("plan")),
            *(hands(number, *place) for number, place in enumerate(seats) if number != EMPTY),
            group(
                Glow(MIDDLE, 620, colour("#ffd98a"), 0.42, falloff=1.1, spare=1.0),
                Glow(MIDDLE, 170, colour("#fff6d8"), 0.5),
            ),
            candle(),
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


def floor() -> Group:
    boards = tuple(points((x, -20), (x, 1220)) for x in range(20, 820, 74))
    joints = tuple(
        points((x, y), (x + 74, y)) for x, y in ((20, 90), (94, 1110), (168, 40), (612, 1150), (686, 60), (538, 1180))
    )
    return group(Lines((*boards, *joints), 2.2, strength=0.9), name="floor")


def spokes(seats: list[tuple[Point, float]]) -> Group:
    """Behind every head a long shadow."""
    wedges = [
        solid(
            np.array(
                [
                    inward(at, turn, 20, -50),
                    inward(at, turn, 20, 50),
                    inward(at, turn, -330, 130),
                    inward(at, turn, -330, -130),
                ]
            )
        )
        for at, turn in seats
    ]
    return group(*(Wash(wedge, colour("#140e18"), "shadow", 0.42, 12.0) for wedge in wedges))


def shoulders(number: int, at: Point, turn: float) -> Group:
    """A back bent over the table; for the thirteenth only a coat over a chair."""
    x, y = inward(at, turn, -4)
    cloth = colour(COATS[number])
    back = place(
        blob((-44, 0), (-34, -58), (0, -84), (34, -88), (52, -60), (48, 0), (52, 60), (34, 88), (0, 84), (-34, 58)),
        x,
        y,
        1.0,
        turn,
    )
    if number == EMPTY:
        chair = place(rectangle(-62, -66, -40, 66), x, y, 1.0, turn)
        slack = place(
            blob((-58, -52), (-40, -80), (6, -66), (22, -30), (12, 0), (24, 34), (4, 70), (-42, 78), (-60, 50)),
            x,
            y,
            1.0,
            turn,
        )
        sleeves = [
            limb(
                [inward(at, turn, -20, side * 62), inward(at, turn, -66, side * 92), inward(at, turn, -100, side * 74)],
                [36, 30, 24],
            )
            for side in (-1, 1)
        ]
        return group(
            Shape(solid(*sleeves), cloth, "coat", 1.1, texture="cloth", line=1.8),
            Shape(solid(chair), colour("#8a5a34"), "chair", 1.0, texture="wood", form=8, line=2.0),
            Shape(solid(slack), cloth, "coat", 1.1, texture="cloth", form=16, line=2.0),
        )
    seam = np.array([inward(at, turn, -40), inward(at, turn, 10)])
    return group(Shape(solid(back), cloth, "coat", 1.05, texture="cloth", form=34, line=2.2), Lines((seam,), 1.4))


def table() -> Group:
    cloth = ellipse(*MIDDLE, 226, 392, count=90)
    rim = ellipse(*MIDDLE, 208, 372, count=90)
    return group(
        Wash(solid(ellipse(MIDDLE[0], MIDDLE[1], 244, 412)), TAR, "shadow", 0.8, 10.0),
        Shape(solid(cloth), colour("#3f7a56"), "cloth", 1.0, texture="cloth", form=18, line=2.4),
        Lines((np.vstack([rim, rim[:1]]),), 1.8, colour("#173026")),
        name="table",
    )


def plan(stream: Stream) -> Group:
    """A town held flat with knives: walls, a river, one gate marked in red."""
    sheet = blob(
        (286, 436),
        (286, 436),
        (400, 424),
        (520, 440),
        (520, 440),
        (530, 600),
        (516, 764),
        (516, 764),
        (400, 776),
        (280, 760),
        (280, 760),
        (272, 600),
    )
    river = curve([(276, 520), (330, 560), (380, 540), (440, 590), (526, 570)])
    ramparts = ellipse(402, 640, 92, 100)
    houses = [
        rectangle(x, y, x + w, y + h)
        for x, y, w, h in (
            (340, 470, 26, 18),
            (386, 466, 18, 24),
            (440, 480, 30, 18),
            (470, 520, 20, 22),
            (330, 690, 22, 18),
            (448, 706, 26, 16),
            (380, 706, 22, 22),
            (470, 650, 20, 20),
            (318, 620, 18, 22),
            (352, 610, 20, 16),
            (440, 630, 18, 18),
        )
    ]
    streets = paths(
        [(402, 540), (402, 740)],
        [(312, 648), (494, 630)],
        [(402, 540), (372, 430)],
        [(494, 630), (528, 650)],
        [(340, 712), (296, 756)],
    )
    return group(
        Wash(solid(place(sheet - np.array([400, 600]), 406, 608)), TAR, "shadow", 0.6, 6.0),
        Shape(solid(sheet), BONE, "paper", 0.6, form=10, modelling=0.5, line=1.8),
        Lines((river, river + np.array([0, 10])), 2.2, colour("#4a6a7a")),
        Lines((np.vstack([ramparts, ramparts[:1]]),), 3.0, colour("#6a4a30")),
        Lines(streets, 1.6, colour("#a88a60")),
        Shape(solid(*houses), colour("#c8764a"), "house", 0.8, form=3, line=1.2),
        Lines(paths([(486, 618), (506, 640)], [(506, 618), (486, 640)]), 4.2, colour("#b81e28")),
        *(
            dagger().placed(x, y, 1.5, turn)
            for x, y, turn in ((300, 452, 0.7), (508, 456, -0.8), (502, 750, -2.2), (298, 746, 2.4))
        ),
        *(tumbler(x, y) for x, y in ((260, 380), (560, 420), (246, 800), (548, 820), (440, 880))),
        Shape(solid(ellipse(352, 330, 17, 17)), colour("#d8c8a0"), "glass", 0.7, form=6, line=1.6, cover=0.8),
        Shape(solid(ellipse(352, 330, 8, 8)), colour("#f4e8c8"), "foot", 0.5, line=1.3),
        name="plan",
    )


def dagger() -> Group:
    return group(
        Shape(solid(points((-4, 0), (4, 0), (0, 40))), colour("#d8dce0"), "steel", 0.6, texture="metal", line=1.2),
        Shape(solid(rectangle(-9, -4, 9, 1), rectangle(-3.5, -24, 3.5, -2)), colour("#4a2a20"), "hilt", 1.1, line=1.2),
    )


def tumbler(x: float, y: float) -> Group:
    return group(
        Shape(solid(ellipse(x, y, 18, 18)), colour("#e8e0c8"), "glass", 0.5, form=6, line=1.5),
        Shape(solid(ellipse(x, y, 12, 12)), colour("#8a1e30"), "wine", 1.1, modelling=0.4, line=1.0),
    )


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


def candle() -> Group:
    """Seen from above: dish, wax, and a flame bent towards a door nobody opened."""
    x, y = MIDDLE
    flame = blob(
        (x - 5, y + 4),
        (x - 8, y - 8),
        (x + 8, y - 22),
        (x + 34, y - 38),
        (x + 34, y - 38),
        (x + 22, y - 14),
        (x + 8, y + 5),
    )
    return group(
        Shape(solid(ellipse(x, y, 44, 44)), colour("brass"), "dish", 0.9, texture="metal", form=10, line=1.8),
        Shape(
            solid(
                blob(
                    (x - 24, y), (x - 14, y - 22), (x + 10, y - 20), (x + 24, y - 4), (x + 16, y + 22), (x - 12, y + 24)
                )
            ),
            colour("#fff6e0"),
            "wax",
            0.3,
            form=8,
            line=1.4,
        ),
        Glow((x + 12, y - 14), 90, colour("#fff0c0"), 0.6, spare=1.0),
        Shape(solid(flame), colour("#ffb428"), "flame", 1.0, modelling=0, line=1.4),
        name="candle",
    )


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
    brim = blob((66, 0), (66, 0), (10, -44), (-40, -58), (-40, -58), (-50, 0), (-40, 58), (-40, 58), (10, 44))
    return group(
        Shape(solid(brim), colour("#5a3f70"), "hat", 1.05, form=14, line=2.0),
        Shape(solid(ellipse(-4, 0, 27, 26)), colour("#6c5084"), "hat", 1.0, line=1.6),
        Lines((curve([(58, 0), (8, -37), (-36, -50)]), curve([(58, 0), (8, 37), (-36, 50)])), 2.4, colour("#d8a850")),
    )


def bonnet() -> Group:
    frill = [ellipse(46 * math.cos(a), 46 * math.sin(a), 10, 10) for a in np.linspace(0, math.tau, 19)]
    gathers = tuple(
        curve([(-16 + 12 * math.cos(a), 12 * math.sin(a)), (-6 + 40 * math.cos(a), 40 * math.sin(a))])
        for a in np.linspace(0, math.tau, 15)
    )
    return group(
        Shape(fuse(ellipse(0, 0, 48, 48), *frill), colour("#f4ead8"), "bonnet", 0.45, texture="cloth", line=1.7),
        Lines(gathers, 1.2),
        Shape(solid(limb([(-8, -46), (-8, 46)], [10, 10])), colour("#a83848"), "ribbon", 1.0, line=1.2),
    )


def cooks_cap() -> Group:
    puffs = [ellipse(34 * math.cos(a), 34 * math.sin(a), 25, 25) for a in np.linspace(0, math.tau, 8)]
    creases = tuple(
        curve([(6 * math.cos(a), 6 * math.sin(a)), (48 * math.cos(a + 0.2), 48 * math.sin(a + 0.2))])
        for a in np.linspace(0.4, math.tau + 0.4, 8)
    )
    return group(
        Shape(fuse(ellipse(0, 0, 38, 38), *puffs), colour("#fbf6ea"), "cap", 0.3, form=20, line=1.9),
        Lines(creases, 1.3),
    )


def broad_brim() -> Group:
    return hat_from_above(colour("#6a4a34"), 23, 10).placed(0, 0, 2.9)


def bandaged() -> Group:
    wraps = tuple(curve([(-36, -30 + 14 * k), (0, -24 + 13 * k), (38, -32 + 14 * k)]) for k in range(5))
    return group(
        Shape(solid(ellipse(0, 0, 43, 39)), colour("#efe2cc"), "bandage", 0.5, texture="cloth", form=24, line=1.9),
        Lines(wraps, 1.5),
        Shape(solid(ellipse(14, 10, 9, 7)), colour("#a8323a"), "stain", 0.7, modelling=0, line=0),
    )


def straw() -> Group:
    rings = tuple(ellipse(0, 0, r, r) for r in (34, 44, 54))
    return group(hat_from_above(colour("#d8ac54"), 21, 9).placed(0, 0, 2.9), Lines(rings, 1.2, colour("#7a5420")))


def beret() -> Group:
    return group(
        Shape(
            solid(blob((48, 0), (34, -42), (-14, -50), (-50, -16), (-44, 32), (0, 50), (38, 36))),
            colour("#9a2836"),
            "beret",
            1.05,
            texture="cloth",
            form=30,
            line=2.0,
        ),
        Shape(solid(limb([(-2, 0), (-8, -12)], [6, 5])), colour("#6a1826"), "stalk", 1.0, line=1.2),
    )


def feathered() -> Group:
    plume = blob((10, -30), (-20, -50), (-66, -44), (-92, -20), (-92, -20), (-60, -22), (-24, -18))
    return group(
        hat_from_above(colour("#2f5a4a"), 20, 10).placed(0, 0, 2.8),
        Shape(solid(plume), colour("#e8b04a"), "feather", 0.8, texture="feather", line=1.5),
    )


def bowler() -> Group:
    return hat_from_above(colour("#7a5a3c"), 17, 12.5).placed(0, 0, 3.0)


def turban() -> Group:
    folds = tuple(
        ellipse(0, 0, r, 0.9 * r, rotation=0.4 * i, start=0.3 * i, end=4.4 + 0.3 * i)
        for i, r in enumerate((14, 24, 33, 41))
    )
    return group(
        Shape(solid(ellipse(0, 0, 49, 46)), colour("#c8763a"), "turban", 0.95, texture="cloth", form=26, line=2.0),
        Lines(folds, 1.8),
        Shape(solid(ellipse(34, 0, 7, 7)), colour("#3f8a8a"), "jewel", 1.0, line=1.2),
    )


def woollen() -> Group:
    ribs = tuple(
        points((10 * math.cos(a), 10 * math.sin(a)), (42 * math.cos(a), 42 * math.sin(a)))
        for a in np.linspace(0, math.tau, 19)
    )
    return group(
        Shape(solid(ellipse(0, 0, 44, 43)), colour("#5a7a8a"), "cap", 0.95, texture="cloth", form=24, line=1.9),
        Lines(ribs, 1.3),
        Shape(solid(ellipse(0, 0, 15, 15)), colour("#e8dcc4"), "bobble", 0.6, line=1.5),
    )


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


def tail() -> Group:
    """From beneath the cloth, between two chairs, where nobody looks."""
    (left, _), (right, _) = seat(4), seat(5)
    x, y = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    brush = limb(
        [(x - 90, y - 100), (x - 20, y - 26), (x + 30, y + 30), (x + 84, y + 44), (x + 120, y + 10)],
        [30, 42, 62, 54, 6],
    )
    tip = limb([(x + 78, y + 44), (x + 104, y + 30), (x + 120, y + 8)], [46, 34, 4])
    return group(
        Shape(solid(brush), colour("#d0682c"), "fur", 1.0, texture="fur", line=2.0),
        Shape(solid(tip), colour("#f4e8d8"), "tip", 0.5, texture="fur", line=1.2),
        Glow((x + 40, y + 30), 110, colour("#ffcf90"), 0.35),
        name="tail",
    )
