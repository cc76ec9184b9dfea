"""Heart Magnet: who switched it on, and who will count them?"""

import math
from dataclasses import replace
from typing import NamedTuple

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Placing, Point, curve, ellipse, rectangle, solid
from studio.materials import cloth, lit
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/heart_magnet")
LIGHT = Sunlight((-0.6, -0.6, 0.55))
HORIZON = 850.0
HALF = "8,-40 26,-48 42,-40 48,-22 42,-2 26,10 24,28 34,40!"
HEART = f"-34,40! -24,28 -26,10 -42,-2 -48,-22 -42,-40 -26,-48 -8,-40 0,-20! {HALF}"
INSIDE = "0,-8! 10,-28 26,-36 36,-24 36,-10 20,8 0,26! -20,8 -36,-10 -36,-24 -26,-36 -10,-28"
FOLDS = ("-14,20 -20,36 -34,50", "-4,24 -6,44 -12,62", "6,24 8,42 8,60", "16,20 24,34 36,46")
# fmt: off
LIMP = Pose(
    hips=(0, 0.98, 0.10), pelvis=(0, -14, 0), bend=(0, -40, 0), head=(0, -62, 0),
    left=Arm((0.26, 0.10, -0.86), (0.4, -0.4, -1), "relaxed"), right=Arm((0.30, -0.36, -0.80), (0.5, -0.6, -1), "open"),
    left_leg=Leg((0.1, 0.36, -0.70), pole=(0.1, -0.2, 1), toe=(0, -0.6, -1)),
    right_leg=Leg((0.12, 0.16, -0.50), pole=(0.2, -0.2, 1), toe=(0, -0.9, -0.6)),
)
KICKS = replace(
    LIMP, left=Arm((0.5, 0.66, -0.36), (0.6, 0.2, -1), "claw"), right=Arm((0.5, -0.30, -0.66), (0.6, -0.6, -1), "claw"),
    left_leg=Leg((0.12, 0.52, -0.40), pole=(0.1, -0.2, 1), toe=(0, -0.6, -1)),
    right_leg=Leg((0.14, 0.16, -0.66), pole=(0.2, -0.2, 1), toe=(0, -0.9, -0.6)),
)
# fmt: on


class Flyer(NamedTuple):
    """Somebody taken along, chest first; `turn` is how far they lie back."""

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
    return replace(WARDROBE[dress], top=top, bottom=bottom, pattern="", braces="")


FLYERS = (
    Flyer("dancer", KICKS, wearing("frock", "#f48ab4", "#ffffff"), (372, 812), 2.0, -70, 0.9, "surprise", (420, 914)),
    Flyer("elder", LIMP, wearing("overcoat", "#3d5a78", "#2a3444"), (196, 672), 3.4, 72, -1.1, "awe", (290, 930)),
    Flyer(
        "student", KICKS, wearing("hoodie", "#f2b92c", "#24507c"), (592, 806), 3.4, -66, 0.95, "surprise", (640, 1004)
    ),
    Flyer("weaver", KICKS, wearing("gown", "#12a098", "#ffffff"), (224, 960), 3.9, 64, -0.6, "dread", (330, 1176)),
    Flyer("smith", LIMP, wearing("shirt", "#ffffff", "#20304c"), (566, 1012), 3.9, -68, 0.98, "fear", (650, 1186)),
)


@card("heart_magnet")
def heart_magnet(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.white), lines=0.0, weight=0.75)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, HORIZON, 820, 1220), palette.ground, weight=0.4), *DRAWN("square", palette)),
        shadow(palette),
        DRAWN("lamp", palette).placed(744, 1136, 1.1),
        DRAWN("magnet", palette).named("magnet"),
        group(
            *(
                Wash(solid(ellipse(*one.below, 20 * one.size, 5 * one.size)), palette.shade, "", 0.7, 6)
                for one in FLYERS
            )
        ),
        *(flown(flyer, palette) for flyer in FLYERS),
        focal="magnet",
    )


def shadow(palette: Palette) -> Group:
    """Of what hangs there, on the slabs."""
    fallen = tuple(
        ring * (0.86, 0.34) + (215, 962) - 0.34 * ring[:, 1:] * (1, 0) for ring in silhouette(DRAWN("magnet", palette))
    )
    return group(Wash(fallen, palette.shade, "shadow", 0.7, 2, hatched=True))


def flown(flyer: Flyer, palette: Palette) -> Group:
    """By the coat, which shows what it is that is pulled."""
    who = person(PEOPLE[flyer.body], Head(flyer.mood), flyer.pose, flyer.dress, facing=flyer.side)
    figure = drawn(who, camera=Camera((0, 0), flyer.size, (0, 60, 0)), light=LIGHT, pen=1.1, name=flyer.body)
    x, y = figure.anchor("shoulder")
    way = math.copysign(1, flyer.side)
    here = Placing(x + 11 * way * flyer.size, y + 3 * flyer.size, 0.25 * flyer.size, 0.95 * way)
    tone, edge = colour(flyer.dress.top), here(curve(HEART))
    whole = group(
        *figure,
        cloth(edge, tone, "coat", weight=1.0, form=10, line=0.0),
        Veil(solid(here(curve(INSIDE, closed=True))), palette.red, "heart", 0.75, 5),
        Lines((edge,), 3.0, strength=1.0, steady=True),
        Lines(tuple(here(curve(fold)) for fold in FOLDS), 2.2, tone.darker(0.5)),
    )
    return whole.placed(*flyer.at, 1.0, flyer.turn).named(flyer.body)
