"""Potted Man: who keeps whom on the window-sill?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Pose, drawn, person
from studio.geometry import Outline, curve, limb, rectangle, solid
from studio.materials import leaves
from studio.rigs import Rig
from studio.scene import Clip, Group, Scene, Shape, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/potted_man")
LIGHT = Sunlight((0.55, -0.7, 0.35))
BRANCH = Arm((0.52, 0.80, 0.1), (0.9, -0.2, -0.3), "open", (0.4, 0.9, 0.1), (0, 0.2, 1))
TWIG = Arm((0.44, 0.84, 0.06), (0.9, -0.2, -0.3), "open", (0.1, 1, 0.1), (0, 0.2, 1))


@card("potted_man")
def potted_man(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sun, palette.sun), lines=0.0, weight=0.95)
    return replace(Rig(sky, LIGHT), shadow=palette.shade).scene(
        DRAWN("outside", palette),
        DRAWN("window", palette),
        group(DRAWN("soil"), man(), DRAWN("pot"), name="man"),
        DRAWN("lily", palette),
        DRAWN("water", palette),
        DRAWN("can"),
        focal="man",
    )


def man() -> Group:
    """He turns to the light."""
    body = replace(PEOPLE["baker"], hair=Hair("bald", "#6a4a36"), skin="#e8a880")
    dress = Dress(top="#fbf6e8", bottom="#5a4632", collar="shirt", buttons=True, braces="#d8352e", sleeve_end=0.2)
    pose = Pose(bend=(0, -6, 4), head=(0, -6, -4), left=BRANCH, right=TWIG)
    actor = person(body, Head("tenderness", yaw=-16, pitch=-30, roll=-10, gaze=(-0.5, 0.4)), pose, dress, facing=-14)
    figure = drawn(
        actor.without("thigh", "shin", "shoe", "foot"), camera=Camera((520, 1386), 9.4), light=LIGHT, pen=1.5
    )
    x, y = figure.anchor("crown")
    above = solid(rectangle(0, 0, 800, 930))
    return group(Clip(above, group(figure)), sprout(x - 6, y + 4))


def sprout(x: float, y: float) -> Group:
    """Two leaves: he is doing well."""
    green = Colour(0.30, 0.78, 0.16)
    return group(
        Shape(solid(limb([(x, y), (x + 4, y - 24), (x, y - 44)], [8, 5, 4])), green, "stalk", 0.9),
        leaves(leaf([(x, y - 42), (x - 44, y - 76), (x - 84, y - 66)], 38), green, line=2.0),
        leaves(leaf([(x, y - 42), (x + 36, y - 88), (x + 80, y - 92)], 36), green, line=2.0),
    )


def leaf(spine: object, wide: float) -> Outline:
    """A blade that swells and ends in a point."""
    return solid(limb(curve(np.asarray(spine, float)), [3, 0.75 * wide, wide, 0.8 * wide, 0.4 * wide, 1.5], steps=1))
