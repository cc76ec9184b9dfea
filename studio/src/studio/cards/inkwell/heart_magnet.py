"""Heart Magnet: who switched it on, and who will count them?"""

import math
from dataclasses import replace
from typing import NamedTuple

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Point, ellipse, rectangle, solid
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Group, Scene, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/heart_magnet")
LIGHT = Sunlight((-0.6, -0.6, 0.55))
HORIZON = 850.0
INK = colour("#1c1a26")
TRAILS = Leg((0.06, 0.42, -0.42), pole=(0.1, -0.2, 1), toe=(0, -0.8, -0.5))
KICKS = Leg((0.1, 0.62, -0.5), pole=(0.1, -0.3, 1), toe=(0, -0.9, -0.5))
LIMP = Pose(
    hips=(0, 1.3, 0),
    pelvis=(0, -46, 0),
    bend=(0, -22, 0),
    head=(0, -78, 0),
    left=Arm((0.4, -0.1, -0.9), (0.4, -0.6, -0.6), "open"),
    right=Arm((0.3, -0.55, -0.72), (0.5, -0.8, -0.3), "relaxed"),
    left_leg=TRAILS,
    right_leg=KICKS,
)
# It is their own heart they are looking at.
GROPES = replace(
    LIMP,
    head=(0, -30, 0),
    left=Arm((0.6, 0.5, -0.5), (0.4, -0.6, -0.6), "claw"),
    right=Arm((0.5, -0.5, -0.6), (0.5, -0.8, -0.3), "claw"),
)
HOLDS = replace(
    GROPES,
    left=Arm((0.3, 0.02, -0.66), (0.3, -1, -0.2), aim=(0.5, 0.35, -0.8), palm=(-1, 0, -0.3), holds=1.1),
    right=Arm((0.5, -0.75, -0.3), (0.5, -0.8, -0.3), "claw"),
    left_leg=KICKS,
    right_leg=TRAILS,
)


class Flyer(NamedTuple):
    """Somebody taken along, chest first; `turn` is how far they are laid back or set up."""

    body: str
    pose: Pose
    dress: Dress
    at: Point
    size: float
    side: float
    turn: float
    mood: str
    below: Point


def wearing(dress: str, top: str, bottom: str) -> Dress:
    return replace(WARDROBE[dress], top=top, bottom=bottom, pattern="", braces="", scarf="")


FLYERS = (
    Flyer("elder", LIMP, wearing("suit", "#3d5a78", "#2a3444"), (236, 700), 4.5, -66, 0.1, "awe", (270, 950)),
    Flyer("student", HOLDS, wearing("hoodie", "#f2b92c", "#24507c"), (500, 870), 5, -62, 0.1, "surprise", (550, 1180)),
    Flyer("weaver", GROPES, wearing("knit", "#12a098", "#7a3560"), (300, 1062), 5.2, 64, -0.1, "dread", (240, 1190)),
)


@card("heart_magnet")
def heart_magnet(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.white), lines=0.0, weight=0.75)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, HORIZON, 820, 1220), palette.ground, weight=0.4), *DRAWN("square", palette)),
        shadow(palette),
        group(
            *(
                Wash(solid(ellipse(*one.below, 20 * one.size, 5 * one.size)), palette.shade, "", 0.7, 6)
                for one in FLYERS
            )
        ),
        DRAWN("lamp", palette).placed(748, 1136, 1.1),
        magnet(palette),
        *(flown(flyer, palette) for flyer in FLYERS),
        focal="magnet",
    )


def magnet(palette: Palette) -> Group:
    return DRAWN("magnet", palette).placed(16, -34, 0.96).named("magnet")


def shadow(palette: Palette) -> Group:
    """Of what hangs there, on the slabs."""
    fallen = tuple(
        ring * (0.86, 0.34) + (215, 962) - 0.34 * ring[:, 1:] * (1, 0) for ring in silhouette(magnet(palette))
    )
    return group(Wash(fallen, palette.shade, "shadow", 0.7, 2, hatched=True))


def flown(flyer: Flyer, palette: Palette) -> Group:
    """By the shirt front, under which it is plain what is pulled."""
    who = person(PEOPLE[flyer.body], Head(flyer.mood), flyer.pose, flyer.dress, facing=flyer.side)
    camera = Camera((0, 0), flyer.size, (0, 60, 0))
    figure = drawn(who, camera=camera, light=LIGHT, pen=1.1, name=flyer.body)
    bones = who.skeleton
    assert bones is not None
    chest = bones.mid + bones.chest_axes @ (0, 0.14 * bones.bones.spine, 3.4 * bones.bones.thick)
    (x, y), (i, j) = camera.point(chest), camera.point(chest + bones.chest_axes @ (0, 0.1, 1))
    pull = DRAWN("pull", Palette(tone=colour(flyer.dress.top), ink=INK, red=palette.red))
    peak = pull.placed(x, y, 0.17 * flyer.size, math.atan2(j - y, i - x) + math.pi / 2)
    return group(*figure, peak).placed(*flyer.at, 1.0, flyer.turn).named(flyer.body)
