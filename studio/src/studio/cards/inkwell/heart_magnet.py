"""Heart Magnet: who switched it on, and who will count them?"""

import math
from dataclasses import replace
from typing import NamedTuple

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, WARDROBE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Point, curve, limb, rectangle, solid
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Group, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/heart_magnet")
LIGHT = Sunlight((-0.6, -0.6, 0.55))
HORIZON = 850.0
BACK = Arm((0.34, -0.62, -0.62), (0.5, 0.1, -1), "open")
TO_HEART = Arm((-0.26, -0.26, 0.40), (0.9, -0.5, 0), "flat", (-1, 0.2, 0), (0, 0, -1))
READS = Arm((0.10, -0.24, 0.52), (0.7, -0.8, 0), "hold", (-0.2, 0.4, 1), (-1, 0, 0), holds=0.5)
# fmt: off
PULLED = Pose(
    hips=(0, 0.90, 0.34), pelvis=(0, 16, 0), bend=(0, -26, 0), head=(0, -26, 0), left=BACK, right=BACK,
    left_leg=Leg((0.1, 0, 0.10)), right_leg=Leg((0.1, 0.10, -0.5), toe=(0, -0.7, 0.7)),
)
LIFTED = replace(
    PULLED, hips=(0, 1.0, 0), pelvis=(0, -6, 6), bend=(8, -36, 0), head=(0, -34, 8),
    left_leg=Leg((0.1, 0.12, -0.30), toe=(0, -1, 0.2)), right_leg=Leg((0.14, 0.26, -0.52), toe=(0, -1, -0.3)),
)
RESISTS = Pose(
    hips=(0, 0.80, -0.36), pelvis=(0, -18, 0), bend=(0, 10, 0), head=(0, 6, 0), left=TO_HEART, right=TO_HEART,
    left_leg=Leg((0.1, 0, 0.34), toe=(0.2, 0.4, 1)), right_leg=Leg((0.14, 0, 0.02), toe=(0.4, 0.1, 1)),
)
HOLDS = replace(
    PULLED, hips=(0, 0.84, 0.62), pelvis=(0, 34, 0), left=Arm((0.0, 0.16, -0.96), (0.5, -0.8, -0.2), "hold", holds=1.6),
    left_leg=Leg((0.1, 0, -0.06)), right_leg=Leg((0.1, 0.16, -0.40), toe=(0, -0.7, 0.7)),
)
READER = replace(POSES["stand"], left=READS, right=READS, head=(0, 20, 0))


class Walker(NamedTuple):
    """Somebody in the square, and where their heart has got to."""

    body: str
    pose: Pose
    dress: Dress
    facing: float
    at: Point
    heart: Point | None
    up: float = 0.0
    mood: str = "surprise"


def wearing(dress: str, top: str, bottom: str) -> Dress:
    return replace(WARDROBE[dress], top=top, bottom=bottom, pattern="", braces="")


CROWD = (
    Walker("dancer", POSES["run"], wearing("frock", "#f4a6c0", "#ffffff"), 60, (434, 932), (500, 760)),
    Walker("elder", PULLED, wearing("overcoat", "#3d5a78", "#2a3444"), -62, (358, 968), (328, 794)),
    Walker("student", POSES["run"], wearing("hoodie", "#f2b92c", "#24507c"), -64, (664, 986), (606, 772)),
    Walker("boy", POSES["triumph"], wearing("shirt", "#ffffff", "#1f8a8a"), 64, (494, 1030), (540, 846), 0, "joy"),
    Walker("redhead", LIFTED, wearing("frock", "#12a098", "#ffffff"), -58, (236, 1066), (206, 704), 66, "awe"),
    Walker("weaver", RESISTS, wearing("gown", "#27406e", "#ffffff"), 66, (84, 1140), (146, 898), 0, "dread"),
    Walker("smith", HOLDS, wearing("shirt", "#ffffff", "#20304c"), -68, (716, 1140), (578, 926), 0, "fear"),
    Walker("woman", READER, wearing("overcoat", "#ffc928", "#28303c"), 20, (392, 1166), None, 0, "calm"),
)
STUCK = (
    (79, 537, 0.8, 0.6), (141, 601, 0.86, -0.1), (214, 597, 0.66, -0.6),
    (533, 623, 0.78, 0.6), (606, 652, 0.7, 0.2), (681, 613, 0.84, -0.5),
)
# fmt: on


@card("heart_magnet")
def heart_magnet(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.white), lines=0.0, weight=0.75)
    cast = [(walker, acted(walker)) for walker in CROWD]
    post = cast[-2][1].anchor("other_hand")
    hearts = [flying(walker, figure, palette) for walker, figure in cast if walker.heart]
    stuck = (DRAWN("heart", palette).placed(*place) for place in STUCK)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, HORIZON, 820, 1220), palette.ground, weight=0.4), *DRAWN("square", palette)),
        shadow(palette),
        group(*DRAWN("magnet", palette), *stuck, name="magnet"),
        *hearts[:-2],
        *(figure for _, figure in cast[:-2]),
        DRAWN("lamp", palette).placed(post[0], 1136, 1.1),
        *(figure for _, figure in cast[-2:]),
        *hearts[-2:],
        DRAWN("newspaper", palette).placed(*cast[-1][1].anchor("hand")),
        focal="magnet",
    )


def shadow(palette: Palette) -> Group:
    """Of what hangs there, on the slabs."""
    fallen = tuple(
        ring * (0.86, 0.34) + (215, 962) - 0.34 * ring[:, 1:] * (1, 0) for ring in silhouette(DRAWN("magnet", palette))
    )
    return group(Wash(fallen, palette.shade, "shadow", 0.7, 2, hatched=True))


def flying(walker: Walker, figure: Group, palette: Palette) -> Group:
    """Straight out of the chest."""
    (x, y), (a, b), size = walker.heart or walker.at, figure.anchor("shoulder"), near(walker)
    start = (a + math.copysign(4 * size, walker.facing), b + 9 * size)
    way = curve([start, (0.55 * start[0] + 0.45 * x, 0.5 * (start[1] + y) + 10), (x, y)])
    beat = DRAWN("heart", palette).placed(x, y, 0.74, math.atan2(y - b, x - a) + math.pi / 2)
    return group(Veil(solid(limb(way, [3, 17])), palette.red, "trail", 0.45, 1.2), beat)


def near(walker: Walker) -> float:
    return (walker.at[1] - HORIZON) / 120


def acted(walker: Walker) -> Group:
    who = person(
        PEOPLE[walker.body], Head(walker.mood), walker.pose, walker.dress, facing=walker.facing, at=(0, walker.up, 0)
    )
    view = Camera(walker.at, near(walker), pitch=10)
    return drawn(who, camera=view, light=LIGHT, shadow=0.55, pen=1.1, name=walker.body)
