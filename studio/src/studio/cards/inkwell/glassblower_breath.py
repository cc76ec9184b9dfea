"""The Glassblower's Breath: the bird is nearly done, and so is he."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import MOODS, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.figures.hands import wrist_behind
from studio.figures.mesh import Part, tube
from studio.figures.skeleton import Skeleton
from studio.figures.space import Space, vec
from studio.geometry import Placing, closed, curve, ellipse, limb, outline, solid, with_holes
from studio.landscape import graded_sky
from studio.materials import plain, stone
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lamplight, Lines, Painted, Scene, Shape, Veil, group, silhouette

FURNACE = (228.0, 1110.0)
LIGHT = Lamplight((300.0, 900.0))
BLOWER = Body(
    age=58,
    stout=0.2,
    skin="#d8f0ea",
    iris="#4f8f8c",
    hair=Hair("receding", "#b8e0d8"),
    beard="full",
    beard_colour="#c8ece4",
    face=Face(nose_out=1.2, cheek=1.5),
)


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    wall = graded_sky("0 #1f4a5c 1.05, 0.6 #2f6a74 0.95, 1 #8a4a34 1", lines=0.0)
    return Rig(wall, LIGHT, None, palette.shade).scene(
        furnace(palette),
        man(palette),
        bird(palette),
        focal="bird",
    )


def glassy(item: Painted) -> Painted:
    """The same shape as milky glass: what is behind it glimmers through."""
    if not isinstance(item, Shape) or item.role == "pipe":
        return item
    return replace(item, cover=0.8, weight=0.62 * item.weight, modelling=0.6)


def furnace(palette: Palette) -> Group:
    """An arch of brick round the fire."""
    outer = outline("-20,900! 60,836 230,800 400,846 486,960 500,1230! -20,1230!")[0]
    mouth = outline("70,1240! 70,1060 120,970 226,936 330,970 384,1060 384,1240!")[0]
    joints = tuple(
        curve([(228 + r * math.cos(t), 1080 - 0.94 * r * math.sin(t)) for r in (170, 280)])
        for t in np.linspace(0.1, 3.05, 13)
    )
    return group(
        Glow(FURNACE, 520, palette.furnace, 1.0),
        Glow(FURNACE, 260, colour("#ffe0a0"), 0.9),
        stone(with_holes(outer, mouth), colour("#7a4232"), "furnace", weight=0.9, form=20, line=2.4),
        Lines(joints, 1.6, strength=0.6),
        Glow((228.0, 1060.0), 300, palette.furnace, 0.6),
    )


def on_pipe(place: Space, left: bool, size: float) -> Arm:
    """An arm whose hand is closed round the pipe from below."""
    aim, palm = vec(0.12, 0.9, -0.25), vec(0.0, 0.25, 1.0)
    x, y, z = (float(k) for k in wrist_behind(place, aim, palm, left, size, 0.7))
    return Arm(
        pole=(0.55, -1.0, 0.2), aim=(0.12, 0.9, -0.25), palm=(0.0, 0.25, 1.0), at=(x, y, z), world=True, holds=0.7
    )


def man(palette: Palette) -> Group:
    """Clear to the collar-bone and beyond, both hands on the pipe."""
    pose = Pose(bend=(0, -4, 0), head=(0, -10, 0))
    dress = Dress(top="#bfe6de", bottom="#a8d4cc", collar="round", sleeve_end=0.3)
    look = Head(replace(MOODS["kiss"], blush=0.0), yaw=-8, pitch=-4)
    still = person(BLOWER, look, pose, dress, facing=-70)
    mouth, size = still.places["mouth"], Skeleton(BLOWER, pose).bones.hand
    along = vec(-1.0, 0.06, 0.12)
    pose = replace(
        pose, left=on_pipe(mouth + 7.0 * along, True, size), right=on_pipe(mouth + 13.5 * along, False, size)
    )
    pipe = tube([mouth - 0.5 * along, mouth + 10 * along, mouth + 19 * along], [0.6, 0.7, 0.8]).mesh()
    rod = Part("pipe", pipe, palette.iron, "pipe", "metal", 1.0, 0.5, 1.3)
    actor = person(BLOWER, look, pose, dress, facing=-70)
    figure = drawn(actor.holding(rod), camera=Camera((604, 1560), 13.0, pitch=3), light=LIGHT, pen=1.7)
    body = silhouette(figure)
    rim = solid(*(limb(closed(ring), [12, 12], steps=1) for ring in body))
    warmth = outline("430,1230! 420,1040 470,900 560,860 640,960 660,1230!")
    return group(
        *figure.changed(glassy),
        Clip(
            body,
            group(
                Veil(warmth, palette.furnace, "furnace", 0.62, 46, (0.25, 1.0)),
                Veil(rim, colour("#f4fffc"), "rim", 0.8, 4),
            ),
        ),
        anchors=figure,
    )


def bird(palette: Palette) -> Group:
    """Still warm in the breast, and already looking up."""
    here = Placing(58, 128, 1.2)
    body = outline(
        "40,190 60,120 110,70 150,20 196,6 226,30 232,62 268,70! 232,86 216,140 210,220 160,286 90,300 20,330 "
        "-40,372! -14,300 10,250"
    )
    wing = outline("96,150 160,130 196,160 180,230 110,262 30,300! 70,230")
    feathers = (curve("110,170 150,200 60,284"), curve("130,160 172,196 90,268"))
    rim = solid(limb(closed(here(body[0])), [10, 10], steps=1))
    return group(
        Glow(here.point((130, 200)), 230, palette.furnace, 0.8),
        plain(here(body[0]), palette.glass, "bird", weight=0.6, form=70, modelling=0.7, line=2.8, cover=0.5),
        Veil(solid(here(ellipse(120, 220, 66, 54))), colour("#ffd890"), "breath", 0.85, 24),
        plain(here(wing[0]), palette.glass, "wing", weight=0.5, form=30, line=2.0, cover=0.5),
        Lines(tuple(here(one) for one in feathers), 2.0),
        Clip(solid(here(body[0])), group(Veil(rim, colour("#f4fffc"), "rim", 0.8, 3))),
        Veil(
            solid(here(limb("70,150 96,100 140,56", [6, 16, 4])), here(limb("176,24 200,20 214,32", [3, 8, 3]))),
            colour("#ffffff"),
            "shine",
            0.95,
            3,
        ),
        plain(here(ellipse(204, 46, 6)), colour("#16242c"), "eye", weight=1.2, modelling=0, line=0.0),
        name="bird",
    )
