"""The Watcher Watched: a chain of people who all think themselves unseen; we are its last link."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.geometry import (
    Placing,
    Point,
    Points,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    place,
    points,
    rectangle,
    solid,
    with_holes,
)
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, metal, plain, skin, wood
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import boards

LIGHT = Sunlight((-0.7, -0.5, 0.45))
KEYHOLE = (264.0, 548.0)  # in the far door
ESCUTCHEON = "234,700! 234,398! 348,398! 348,700!"
SHIRT = (
    "262,640! 214,668 184,716 178,790 196,866 184,930 160,1000 156,1064! 236,1088 340,1096 450,1088 536,1062! 534,996"
    " 504,920 486,860 486,780 470,712 430,668 352,644! 306,654"
)
FOLDS = (
    "304,656 322,760 330,880", "196,866 250,892 300,898", "486,860 430,892 380,902", "330,900 300,980 290,1080",
    "350,910 372,990 380,1086", "220,930 206,1000 210,1070", "470,930 486,1000 482,1066", "190,760 220,790 262,800",
)  # fmt: skip
SLEEVES = ("228,706 166,700 142,644 164,598", "446,706 516,694 534,634 508,586")
CAP = "222,572! 216,520 236,470 284,444 336,452 370,488 378,540 374,574! 298,590"
TAIL = "330,462 398,452 444,500 452,570 438,622"
SOLE = "0,-66 -24,-56 -32,-30 -32,10 -42,44 -40,76 -10,92 26,84 40,58 34,20 26,-6 30,-34 22,-58"
TOES = ((-24, 92, 15, 18), (0, 100, 10, 13), (18, 96, 9, 12), (33, 87, 8, 11), (44, 75, 7, 9))


@card("keyhole_watchers")
def keyhole_watchers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette), door(palette), wardrobe(palette), peeper(palette), plate(palette), focal="peeper"
    )


def room(palette: Palette) -> Group:
    stripes = tuple(points((x, 60), (x, 850)) for x in range(40, 800, 46))
    return group(
        plain(rectangle(0, 0, 800, 860), palette.paper, "wall", form=FLAT, modelling=0.0, line=0.0),
        Lines(stripes, 9.0, palette.paper.mixed(palette.shade, 0.3), strength=0.4),
        *boards(856, palette.floor, palette.floor.darker(0.15), joints=range(-500, 1400, 90), spread=(0.55, 1.6)),
        plain(rectangle(0, 826, 800, 858), palette.frame, "skirting", form=6, line=2.0),
    )


def door(palette: Palette) -> Group:
    """Shut, with light behind it."""
    panels = [rectangle(a, b, a + 98, c) for a in (250, 372) for b, c in ((300, 460), (650, 820))]
    return group(
        plain(rectangle(202, 226, 520, 862), palette.frame, "frame", form=6, line=2.2),
        wood(rectangle(228, 254, 494, 862), palette.door, "door", form=FLAT, modelling=0.3, line=2.0),
        *(wood(ring, palette.door.lighter(0.08), "panel", form=8, line=1.8) for ring in panels),
        metal(outline(ESCUTCHEON), palette.brass, "lock", form=6, line=2.2),
        Lines((closed(rectangle(244, 408, 338, 690)),), 2.0),
    )


def wardrobe(palette: Palette) -> Group:
    """Open by a hand's breadth."""
    eyes = points((604, 470), (636, 472))
    return group(
        Wash(
            solid(points(536, 860, 560, 800, 560, 200, 580, 200, 580, 900, 520, 900)),
            palette.shade,
            "cast shadow",
            0.7,
            4,
        ),
        wood(rectangle(572, 170, 840, 900), palette.walnut, "wardrobe", form=FLAT, modelling=0.4, line=2.6),
        plain(rectangle(586, 210, 660, 880), palette.pitch, "dark", weight=1.3, modelling=0, line=1.6),
        wood(
            outline("654,204! 830,170! 830,950! 654,884!"),
            palette.walnut.lighter(0.1),
            "leaf",
            form=FLAT,
            modelling=0.4,
            line=2.6,
        ),
        wood(outline("680,262! 830,240! 830,860! 680,830!"), palette.walnut, "leaf", form=8, line=1.8),
        Dots(eyes, np.array([15.0, 15.0]), colour("#fffdf2"), "eyes"),
        Dots(eyes + points((-6, 4)), np.array([7.0, 7.0]), palette.pitch, "pupils"),
        name="wardrobe",
    )


def peeper(palette: Palette) -> Group:
    """On his knees, both palms on the wood, and quite sure that he is alone."""
    tone, white = colour("#d89a74"), colour("#f4f0e8")
    folds = tuple(curve(fold) for fold in FOLDS)
    x, y = 298, 540
    beams = [
        points((x, y), *((x + r * math.cos(t + d), y + r * math.sin(t + d)) for d, r in ((-0.09, 210), (0.09, 190))))
        for t in (-2.9, -2.45, -2.0, -1.55, -1.1, -0.65, -0.2)
    ]
    return group(
        Glow(KEYHOLE, 260, colour("#fff8c8"), 0.9),
        Veil(solid(*beams), colour("#fff3a8"), "beams", 0.85, 1.5),
        cast_shadow(outline("330,1090! 560,1060! 690,1076 640,1130 500,1150 380,1150"), palette.shade, 0.8, 4),
        *hand((168, 574), -0.08, 1, tone),
        *hand((502, 562), 0.1, -1, tone),
        *(cloth(limb(sleeve, [74, 66, 54, 46]), white, "sleeve", weight=0.35, form=18, line=2.6) for sleeve in SLEEVES),
        cloth(outline(SHIRT), white, "shirt", weight=0.35, form=60, line=3.0),
        Lines(folds, 2.2, palette.shade),
        Wash(
            outline("486,780! 486,860 504,920 534,996 536,1062! 470,1084 440,980 430,880 452,800"),
            palette.shade,
            "turn",
            0.5,
            14,
        ),
        *foot((278, 1038), 0.22, False, palette),
        *foot((420, 1036), -0.2, True, palette),
        skin(limb("300,662 298,610", [74, 80]), tone, "neck", form=16, line=2.4),
        skin(solid(ellipse(226, 586, 14, 23), ellipse(374, 586, 14, 23)), tone, "ear", form=6, line=2.2),
        plain(
            outline("226,560! 230,606 252,640 300,652 346,640 370,606 374,560!"),
            colour("#8a5a3a"),
            "hair",
            form=20,
            line=2.2,
        ),
        cloth(limb(TAIL, [84, 66, 44, 26, 14]), palette.cap, "tail", form=20, line=2.6),
        cloth(outline(CAP), palette.cap, "cap", form=40, line=2.8),
        cloth(limb("220,572 298,592 378,572", [30, 32, 30]), palette.cap.darker(0.15), "band", form=10, line=2.6),
        cloth(ellipse(436, 634, 21), white, "bobble", weight=0.35, form=10, line=2.4),
        name="peeper",
    )


def hand(at: Point, turn: float, thumb: int, tone: Colour) -> list[Item]:
    """Flat on the wood, fingers apart; `thumb` is the side it points to."""
    here = Placing(*at, 1.0, turn)
    fingers = [limb([(9.5 * k, -10), (15 * k, -54 + 5 * k * k)], [14, 10]) for k in (-1.6, -0.55, 0.5, 1.5)]
    palm = limb([(0, 26), (0, -12)], [34, 46])
    out = limb([(14 * thumb, 8), (32 * thumb, -8), (38 * thumb, -24)], [18, 14, 10])
    return [skin(fuse(*(here(ring) for ring in (palm, out, *fingers)), soften=1.0), tone, "hand", form=6, line=2.2)]


def foot(at: Point, turn: float, flip: bool, palette: Palette) -> list[Item]:
    """A bare sole turned up at us, five toes on the boards."""
    here, tone = Placing(*at, 1.12, turn, flip), colour("#e0a884")
    return [
        Wash(solid(place(here(curve(SOLE, closed=True)), 16, 8)), palette.shade, "cast shadow", 0.7, 3),
        skin(here(curve(SOLE, closed=True)), tone, "sole", form=18, line=2.8),
        *(skin(here(ellipse(*toe)), tone, "toe", form=6, line=2.2) for toe in TOES),
        Wash(solid(here(ellipse(-4, 62, 30, 15)), here(ellipse(0, -38, 20, 15))), colour("#c0583c"), "ball", 0.4, 9),
        Lines((here(curve("24,-8 8,16 14,44")),), 2.0),
    ]


def keyhole() -> Points:
    """The hole we look through: a round head and a flaring foot."""
    head = ellipse(400, 430, 360, 360, start=math.pi - 1.02, end=math.tau + 1.02, count=60)
    return np.vstack([head, points((724, 1172), (76, 1172))])


def plate(palette: Palette) -> Group:
    """The dark of our own side."""
    hole = keyhole()
    return group(
        lit(with_holes(rectangle(-20, -20, 820, 1220), hole), palette.pitch, "plate", weight=1.3),
        metal(limb(closed(hole), [13, 13], steps=1), palette.brass, "rim", form=6, line=2.0),
    )
