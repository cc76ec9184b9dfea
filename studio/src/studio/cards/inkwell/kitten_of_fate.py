"""The Kitten of Fate: who put the thread down for a moment, and who is walking on it?."""

import math

from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import curve, ellipse, limb, rectangle, solid
from studio.materials import cloth, lit, wood
from studio.motifs.things.tools import scissors
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/kitten_of_fate")
LIGHT = Sunlight((-0.35, -0.8, 0.5))


@card("kitten_of_fate")
def kitten_of_fate(chance: Chance, palette: Palette) -> Scene:
    wall = lit(rectangle(-20, -20, 820, 1220), palette.wall, "wall", weight=0.8, modelling=0.2)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(wall), DRAWN("kitten", palette), walker(palette), tools(palette), focal="kitten"
    )


def thread(way: ArrayLike, palette: Palette) -> Shape:
    return Shape(
        solid(limb(curve(way), [8, 8], steps=1)), palette.thread, "thread", 1.1, form=3, modelling=0.3, line=1.0
    )


def walker(palette: Palette) -> Group:
    """He has never looked down, nor up."""
    out = Arm((0.92, 0.16, 0.06), (0, -0.6, -0.6), "open", (1, 0.3, 0), (0, -0.9, 0.3))
    stride = Pose(
        hips=(0.0, 0.93, 0.02),
        bend=(0, -4, 0),
        head=(0, -6, 0),
        left=out,
        right=out,
        left_leg=Leg((0.0, 0, 0.34), toe=(0.1, 0, 1)),
        right_leg=Leg((0.02, 0.03, -0.3), toe=(0.2, -0.5, 1)),
    )
    suit = Dress(top="#2a5fb0", bottom="#1c2c60", collar="lapels", trim="#ffffff", hat="bowler", hat_colour="#1c2c60")
    man = person(
        Body(age=38, skin="#e8b48c", hair=Hair("short", "#2a1a14"), beard="moustache"),
        Head("pride", yaw=12),
        stride,
        suit,
        facing=-40,
    )
    return group(
        thread("226,812 320,866 404,882 500,866 574,812", palette),
        drawn(man, camera=Camera((398, 884), 2.45, pitch=4), light=LIGHT, pen=1.5),
        name="walker",
    )


def tools(palette: Palette) -> Group:
    """What three sisters put down for a moment."""
    x, y, r = 236, 1108, 128
    turns = [
        curve([(x + r * math.cos(a + t), y + 0.98 * r * math.sin(a + t) * w) for t in (-1.5, -0.8, 0, 0.8, 1.5)])
        for a in (0.3, 2.2, 4.0)
        for w in (0.2, 0.42, 0.62, 0.8)
    ]
    ball = ellipse(x, y, r)
    spindle = limb("330,880 250,1080 190,1230", [8, 20, 8])
    return group(
        thread("66,826 20,920 40,1020 120,1050", palette),
        wood(spindle, palette.fur.darker(0.5), "spindle", line=2.4),
        cloth(ball, palette.thread, "yarn", weight=1.1, form=90, line=3.0),
        Clip(solid(ball), group(Lines(tuple(turns), 3.0, palette.thread.darker(0.6), strength=0.8))),
        thread("734,826 790,930 740,1010 640,1010 556,1060", palette),
        scissors(0.9, length=46).placed(560, 1080, 4.6, 0.5),
        name="tools",
    )
