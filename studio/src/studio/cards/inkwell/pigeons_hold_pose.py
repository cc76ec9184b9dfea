"""Pigeons Hold the Pose: how long can they keep it up?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import MOODS, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.figures.hands import Grip
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.geometry import Placing, ellipse, limb, outline, points, rectangle, solid
from studio.materials import lit, plain, stone
from studio.motifs.animals import pigeon
from studio.motifs.plants import flower
from studio.motifs.plants.blooms import FlowerKind
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.6, -0.7, 0.5))
HERO = Body(
    age=44, tall=1.04, stout=0.2, skin="#79b39c", iris="#24463c", hair=Hair("short", "#4f8a74"), beard="moustache",
    beard_colour="#3f7462", face=Face(nose_out=1.2, jaw=1.1, chin=1.15, brow=1.3),
)  # fmt: skip
BRONZE = Dress(
    top="#5fa088", bottom="#5fa088", shoes="#3f7462", trim="#a9d8c4", collar="tall", buttons=True, cuff=True,
    sleeve=1.1, sash="#a9d8c4",
)  # fmt: skip
CLUTCH = Pose(
    bend=(0, 6, 0),
    head=(6, 4, 4),
    left=Arm((-0.22, -0.36, 0.52), (0.9, -0.7, 0.0), aim=(-0.9, 0.3, 0.1), palm=(-0.2, 0, -1), holds=0.9),
    right=Arm((-0.18, -0.46, 0.50), (0.9, -0.7, 0.0), aim=(-0.9, 0.3, 0.1), palm=(-0.2, 0, -1), holds=0.9),
)
# A cocked hat from tip to tip, and the braid along its edge.
HAT = "-186,52! -150,-14 -96,-80 -30,-118 34,-116 98,-76 148,-10 184,56! 120,36 60,30 0,28 -60,30 -120,34"
BRAID = "-160,24 -132,-12 -84,-64 -26,-96 30,-94 86,-60 132,-8 160,26"


@card("pigeons_hold_pose")
def pigeons_hold_pose(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(square(palette), pedestal(palette), hero(palette), focal="hero")


def square(palette: Palette) -> Group:
    """Noon, nobody about."""
    seams = [points((x, 930), (400 + 2.4 * (x - 400), 1220)) for x in range(-260, 1080, 84)]
    rows = [points((-20, y), (820, y)) for y in (948, 978, 1024, 1092)]
    return group(
        lit(rectangle(-20, -20, 820, 940), palette.sky, "sky", weight=1.0, colour_below=palette.sky.lighter(0.7)),
        plain(rectangle(-20, 930, 820, 1230), palette.ground, "square", weight=0.4, form=FLAT, modelling=0.2, line=1.4),
        Lines((*seams, *rows), 1.2, palette.shade, strength=0.5),
    )


def pedestal(palette: Palette) -> Group:
    """Three of them, one on the other, and the topmost in a hat."""
    block = outline(
        "40,640! 300,640! 300,682! 278,696! 278,960! 312,984! 312,1040! 28,1040! 28,984! 62,960! 62,696! 40,682!"
    )
    shadow = outline("312,1040! 28,1040! 60,1010! 420,1010! 820,1150! 820,1190!")
    birds: list[Item] = [
        pigeon("standing").placed(168, 648, 7.6, flip=True),
        pigeon("standing").placed(150, 556, 6.4),
        pigeon("standing").placed(176, 478, 5.4, flip=True),
        pigeon("flying").placed(70, 190, 4.4, flip=True),
    ]
    return group(
        Wash(shadow, palette.shade, "shadow", 0.5, 2, hatched=True),
        stone(block, palette.stone, "pedestal", weight=0.4, form=18, line=2.2),
        Wash(
            solid(limb("120,690 124,800 116,900", [14, 9, 2]), limb("222,690 216,780", [12, 2])),
            colour("#5fa088"),
            "verdigris",
            0.6,
            8,
        ),
        *birds,
        cocked_hat(Placing(212, 370, 0.33, 0.12)),
        name="pigeons",
    )


def cocked_hat(here: Placing) -> Group:
    dark, pale = colour("#3f7462"), colour("#b9e0cf")
    return group(
        plain(here(outline(HAT)[0]), dark, "hat", form=26 * here.scale, line=2.4),
        plain(here(limb(BRAID, [12, 12])), pale, "braid", form=3, line=1.2),
        plain(here(ellipse(-4, -28, 22, 24)), pale, "cockade", form=6 * here.scale, line=1.6),
    )


def hero(palette: Palette) -> Group:
    """Bronze all over, flowers in both fists, and where to now?"""
    mood = replace(MOODS["hope"], blush=0.0, brow_in=0.2)
    actor = person(HERO, Head(mood, yaw=12, pitch=-2, roll=6, gaze=(0.7, 0.3)), CLUTCH, BRONZE, facing=24, detail=1.3)
    figure = drawn(
        actor.holding(*stems(actor.grips["right"])), camera=Camera((520, 1740), 13.8, pitch=-3), light=LIGHT, pen=1.7
    )
    x, y = figure.anchor("crown")
    return group(
        figure,
        *(epaulette(*figure.anchor(where)) for where in ("shoulder", "other_shoulder")),
        blooms(figure.anchor("hand")),
        cocked_hat(Placing(x + 2, y + 34, 1.18, 0.1)),
        name="hero",
    )


def epaulette(x: float, y: float) -> Group:
    fringe = tuple(points((x + k, y + 6), (x + 1.15 * k, y + 52)) for k in range(-44, 45, 11))
    pale = colour("#b9e0cf")
    return group(
        plain(outline([(x - 52, y), (x + 52, y), (x + 60, y + 48), (x - 60, y + 48)]), pale, form=6, line=2.0),
        Lines(fringe, 1.6),
        plain(ellipse(x, y - 4, 58, 18), pale.lighter(0.2), "epaulette", form=8, line=2.2),
    )


def stems(grip: Grip) -> list[Part]:
    """A bundle of stalks through both fists, fanning out above them."""
    up = vec(0, 1, 0)
    ways = [
        [grip.at - 10 * up - k * vec(0.7, 0, 0), grip.at, grip.at + 7 * up + k * vec(1.1, 0, 0)] for k in range(-2, 3)
    ]
    return [
        Part(f"stem{k}", tube(way, [0.32]).mesh(), colour("#3f8b34"), "stem", "garment", 1.0, 0.3, 0.9)
        for k, way in enumerate(ways)
    ]


def blooms(hand: tuple[float, float]) -> Group:
    """The one thing on him that is not bronze."""
    x, y = hand
    kinds: tuple[FlowerKind, ...] = ("rose", "daisy", "rose", "daisy", "rose")
    reds = ("#ff3d6e", "#ffffff", "#ff7a2e", "#ffffff", "#ff3d6e")
    return group(
        *(
            flower(kind, 34, colour(red)).placed(x + 3 * turn, y - 4, 5.6, turn)
            for kind, red, turn in zip(kinds, reds, np.array([-0.82, 0.7, 0.24, -0.42, -0.12]), strict=True)
        ),
        name="flowers",
    )
