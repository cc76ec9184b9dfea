"""Pigeons Hold the Pose: the pedestal is looked after, and the hero is at somebody's door."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import curve, outline, place, rectangle
from studio.materials import plain, stone
from studio.motifs.animals import pigeon
from studio.motifs.plants import bouquet
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Sunlight, group
from studio.stage import door

LIGHT = Sunlight((-0.55, -0.7, 0.45))
HERO = Body(
    age=40,
    tall=1.04,
    stout=0.1,
    skin="#8fae9c",
    iris="#4f6e62",
    hair=Hair("short", "#6f9484"),
    face=Face(nose_out=1.2),
)


@card("pigeons_hold_pose")
def pigeons_hold_pose(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        square(palette), pedestal(palette), hero(chance, palette), focal="hero"
    )


def square(palette: Palette) -> Group:
    """A sunny house front with one door, and cobbles."""
    wall = plain(rectangle(-20, -20, 820, 860), palette.wall, "wall", weight=0.6, form=FLAT, modelling=0.3, line=0.0)
    ground = plain(
        rectangle(-20, 850, 820, 1230), palette.ground, "ground", weight=0.45, form=FLAT, modelling=0.3, line=2.0
    )
    steps = [
        stone(
            rectangle(470 - 20 * k, 850 + 26 * k, 760 + 20 * k, 878 + 26 * k),
            palette.ground.lighter(0.3),
            form=6,
            line=2.0,
        )
        for k in range(2)
    ]
    leaf = door("510,380! 724,380! 724,852! 510,852!", palette.door, 5, colour("brass"))
    return group(wall, ground, leaf, *steps)


def pedestal(palette: Palette) -> Group:
    """Four of them, standing where his boots were."""
    block = outline(
        "20,620! 336,620! 336,684! 310,700! 310,1030! 350,1062! 350,1120! 6,1120! 6,1062! 46,1030! 46,700! 20,684!"
    )
    birds = [
        pigeon("standing").placed(x, 626, size, flip=flip)
        for x, size, flip in ((90, 3.4, True), (176, 4.2, False), (268, 3.7, True))
    ]
    top = pigeon("flying").placed(150, 430, 3.6, flip=True)
    return group(stone(block, palette.stone, "pedestal", weight=0.5, form=20, line=2.8), *birds, top, name="pigeons")


def hero(chance: Chance, palette: Palette) -> Group:
    """Bronze all over, and flowers behind his back."""
    back = Arm((-0.22, -0.62, -0.30), (1.0, -0.2, -0.6), "hold", (-0.6, 0.2, -0.3), (0, 0, -1), holds=1.0)
    shy = Pose(
        hips=(0.0, 0.9, 0),
        pelvis=(6, 0, 5),
        bend=(0, 8, -6),
        head=(0, 6, -6),
        left=back,
        right=back,
        left_leg=Leg((0.22, 0, 0.05), pole=(-0.9, 0, 1)),
        right_leg=Leg((0.22, 0, -0.05), pole=(-0.9, 0, 1)),
    )
    bronze = Dress(
        top="#7fa392",
        bottom="#6f9484",
        shoes="#5c8070",
        trim="#a9c4b4",
        collar="lapels",
        skirt=0.55,
        skirt_tone="top",
        flare=0.8,
        split=0.1,
        sash="#5c8070",
        boots=0.9,
        buttons=True,
    )
    actor = person(HERO, Head("fear", yaw=-46), shy, bronze, facing=152)
    figure = drawn(actor, camera=Camera((560, 1180), 9.2, pitch=4), light=LIGHT, pen=1.5, shadow=0.5)
    x, y = figure.anchor("hand")
    crown = figure.anchor("crown")
    hat = outline("-166,70! -132,10 -80,-52 0,-78 80,-52 132,10 166,70! 96,56 0,62 -96,56")
    verdigris = colour("#6f9686")
    middle = 0.5 * (figure.anchor("foot")[0] + figure.anchor("other_foot")[0])
    knees = [
        curve(
            [
                (middle + s * (92 + 18 * k), 946 - 8 * k),
                (middle + s * (104 + 20 * k), 976),
                (middle + s * (92 + 18 * k), 1006 + 8 * k),
            ]
        )
        for s in (-1, 1)
        for k in (0, 1)
    ]
    return group(
        Lines(tuple(knees), 2.4),
        figure,
        plain(place(hat[0], *crown, 0.95, 0.06), verdigris, "hat", form=22, line=2.6),
        bouquet(chance.layout).placed(x, y + 20, 4.6, 0.4),
        name="hero",
    )
