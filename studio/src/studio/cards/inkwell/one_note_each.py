"""One Note Each: the tune is old, and what if somebody sits it out?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Placing, Point, Points, limb, points, solid
from studio.rigs import Rig
from studio.scene import Clip, Group, Scene, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/one_note_each")
LIGHT = Sunlight((-0.5, -0.75, 0.45))
TILT = Placing(40, 92, 1.0, -0.13)
TOP, RADIUS, END, YAW = 520.0, 760.0, 692.0, 0.17  # the barrel: its upper edge, its right end, how far it turns to us
PITCH, TALL = 74.0, 1.62  # from tooth to tooth; card units for a hundredth of a grown person
UP = Arm((0.04, 0.97, 0.12), (1, 0, -0.2), "point")
ASIDE = Arm((0.5, -0.5, -0.1), (0.6, -0.6, -0.2), "open")
REACH = replace(POSES["stand"], bend=(0, -8, 3), head=(0, -30, 0), left=ASIDE, right=UP)
TIPTOE = replace(POSES["leap"], left=UP, right=ASIDE, head=(0, -30, 0))
HOPE = replace(POSES["stand"], left=Arm((0.14, 0.5, 0.5), (0.8, -0.6, 0), "point"), head=(0, -20, 0))
STEP = replace(POSES["walk"], head=(0, -14, 0))
SUIT = Dress(top="#1d3a5c", bottom="#1d3a5c", collar="lapels", shoes="#0b1626")
GOWN = Dress(top="#1f5f86", skirt=0.9, skirt_tone="top", flare=1.0, sleeve_end=0.1, shoes="#0b1626")
SHIRT = Dress(top="#eef4f6", bottom="#20344c", sleeve_end=0.4, shoes="#0b1626")
FROCK = Dress(top="#dcecf2", skirt=0.5, skirt_tone="top", flare=1.4, legs="bare", shoes="#0b1626")
COAT = Dress(top="#3f86a8", bottom="#16283c", skirt=0.45, skirt_tone="top", flare=0.6, shoes="#0b1626")
# Whose tooth, how many degrees before it; who, doing what, in what, turned how far.
PLAYERS = (
    (1.5, 2, "dancer", TIPTOE, SHIRT, 20), (4.5, 2, "clerk", REACH, SUIT, -24), (7.5, 2, "weaver", REACH, GOWN, 30),
)  # fmt: skip
WAITING = (
    (3.0, 15, "singer", STEP, GOWN, 165), (6.3, 16, "girl", HOPE, FROCK, 170),
    (0.6, 19, "grandmother", HOPE, COAT, 205), (8.6, 20, "smith", POSES["listen"], SUIT, 150),
    (4.4, 27, "student", STEP, SUIT, 195), (2.2, 31, "woman", POSES["dance"], FROCK, 190),
    (7.2, 30, "elder", STEP, COAT, 170), (5.4, 40, "baker", POSES["hug_knees"], SHIRT, 160),
    (0.4, 40, "boy", HOPE, SHIRT, 175), (8.5, 41, "redhead", POSES["crossed"], GOWN, 200),
    (3.3, 46, "rasta", POSES["stretch"], SHIRT, 200), (1.5, 53, "matriarch", STEP, COAT, 195),
    (6.6, 52, "sailor", POSES["run"], SUIT, 165), (4.4, 60, "plaits", POSES["leap"], FROCK, 200),
    (2.6, 67, "storyteller", STEP, GOWN, 170), (9.6, 30, "teen", STEP, SHIRT, 180),
    (0.4, 66, "rower", STEP, SHIRT, 190), (8.2, 62, "scholar", STEP, SUIT, 190), (9.6, 54, "bride", STEP, FROCK, 175),
    (5.8, 71, "teen", POSES["sneak"], SHIRT, 180), (3.9, 77, "monk", STEP, COAT, 190),
    (7.4, 75, "singer", STEP, GOWN, 165), (1.5, 78, "clerk", STEP, SUIT, 175), (9.2, 76, "girl", STEP, FROCK, 185),
)  # fmt: skip


@card("one_note_each")
def one_note_each(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.deep, palette.night, palette.dawn, palette.dawn)), LIGHT, None, palette.slate).scene(
        DRAWN("comb", palette).under(TILT),
        DRAWN("barrel", palette).under(TILT),
        shadows(palette).under(TILT),
        group(*(standing(*one) for one in (*PLAYERS, *WAITING)), name="people").under(TILT),
        focal=(200, 330, 740, 600),
    )


def standing(column: float, turn: float, who: str, pose: Pose, dress: Dress, facing: float) -> Group:
    """Like a pin: straight out of the barrel, so the lower the more from above."""
    actor = person(PEOPLE[who], Head("calm", pitch=-6), pose, dress, facing=facing)
    camera = Camera(on_barrel(column, turn), TALL, pitch=turn, yaw=-10)
    return drawn(actor, camera=camera, light=LIGHT, pen=0.9)


def shadows(palette: Palette) -> Group:
    """On the brass, under everybody."""
    fallen = []
    for column, turn, *_ in (*PLAYERS, *WAITING):
        (x, y), long = on_barrel(column, turn), 50 + 70 * math.sin(math.radians(turn))
        fallen.append(limb([(x - 3, y), (x + 0.5 * long, y + 0.2 * long), (x + long, y + 0.36 * long)], [26, 23, 12]))
    return group(Clip(solid(skin()), group(Wash(solid(*fallen), palette.bronze, "shadow", 1.2, 2.0))))


def on_barrel(column: float, turn: float) -> Point:
    """Where a place of the barrel is: in which tooth's way, and how far round from the top, in degrees."""
    round_ = math.radians(turn)
    return END - PITCH * column - RADIUS * YAW * math.sin(round_), TOP + RADIUS * (1 - math.cos(round_))


def skin() -> Points:
    edge = points(*(on_barrel(0, turn) for turn in range(0, 96, 3)))
    return np.vstack([edge, points((-300, edge[-1][1]), (-300, TOP))])
