"""Heart Garage: what is the noise it makes, and who brought it in?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, difference, ellipse, fuse, limb, points, solid
from studio.materials import metal, skin
from studio.rigs import Rig
from studio.scene import Group, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/heart_garage")
LIGHT = Sunlight((-0.55, -0.7, 0.45))


@card("heart_garage")
def heart_garage(chance: Chance, palette: Palette) -> Scene:
    door = graded((palette.door, palette.door.lighter(0.35)), lines=0.0, weight=0.9)
    return Rig(door, LIGHT, None, palette.shade).scene(
        DRAWN("hall", palette),
        DRAWN("lift", palette),
        DRAWN("heart", palette).named("heart"),
        DRAWN("arms", palette),
        group(DRAWN("drop", palette), mechanic(palette), name="repair"),
        focal="heart",
    )


def mechanic(palette: Palette) -> Group:
    """She listens with the whole arm."""
    up = Arm((0.10, 0.92, 0.34), (0.6, -0.3, -0.6), "hold", (0.2, 0.9, 0.3), (-0.5, 0.1, 0.8), holds=0.8)
    hip = Arm((0.20, -0.52, -0.10), (1, -0.2, -0.4), "rest", (-0.6, -0.5, 0.3), (-0.9, 0, 0.2))
    pose = Pose(
        hips=(0.02, 0.98, 0), pelvis=(0, 4, 4), bend=(-8, 4, -4), head=(-14, 0, 4), left=hip, right=up,
        left_leg=Leg((0.1, 0, -0.12), toe=(0.4, 0, 1)), right_leg=Leg((0.1, 0, 0.14), toe=(0.2, 0, 1)),
    )  # fmt: skip
    who = replace(PEOPLE["dancer"], hair=Hair("bun", "#2a1c1c"))
    blue = "#2448b0"
    dress = replace(
        WARDROBE["overalls"], top="#fff4dc", bottom=blue, braces=blue, apron=blue, pattern="", sleeve_end=0.1
    )
    woman = person(who, Head("calm", pitch=-26, yaw=10, gaze=(0.0, 0.8)), pose, dress, facing=130)
    figure = drawn(woman, camera=Camera((330, 1130), 3.1, pitch=4), light=LIGHT, shadow=0.5, pen=1.3)
    x, y = figure.anchor("hand")
    fist = solid(*(limb([(x - 8 + 6 * k, y - 12), (x - 7 + 6 * k, y + 5)], [8, 8]) for k in range(4)))
    return group(
        figure, spanner(points((x, y))[0], palette), skin(fist, colour(who.skin), weight=0.8, form=3, line=1.2)
    )


def spanner(hand: Points, palette: Palette) -> Group:
    """Its jaws are on the plug."""
    jaws = fuse(ellipse(470, 800, 27), limb(np.vstack([hand - (14, 2), (470, 800)]), [13, 13]))
    bite = difference(jaws, solid(points("462,782 520,776 520,824 462,818")))
    return group(metal(bite, palette.chrome, "spanner", weight=0.5, line=2.6))
