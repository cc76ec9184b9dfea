"""The Glassblower's Breath: the bird is nearly done, and so is he."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import Placing, Point, curve, ellipse, limb, outline, solid
from studio.landscape import graded_sky
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Glow, Group, Lamplight, Lines, Painted, Scene, Shape, Veil, group

FURNACE = (300.0, 1080.0)
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
    blower = man()
    return Rig(wall, LIGHT, None, palette.shade).scene(
        group(Glow(FURNACE, 520, palette.furnace, 1.0), Glow(FURNACE, 240, colour("#ffe0a0"), 0.9)),
        blower,
        bird(blower.anchor("mouth"), palette),
        focal="bird",
    )


def glassy(item: Painted) -> Painted:
    """The same shape with what is behind it showing through."""
    return (
        replace(item, cover=0.45, weight=0.6 * item.weight)
        if isinstance(item, Shape) and item.role != "shoes"
        else item
    )


def man() -> Group:
    """Clear to the collar-bone and beyond."""
    holding = Arm((-0.16, 0.33, 0.62), (0.7, -0.9, 0.0), "hold", (0, 0.3, 1), (-1, 0, 0), holds=0.6)
    pose = Pose(bend=(0, -6, 0), head=(0, -12, 0), left=replace(holding, to=(-0.16, 0.27, 0.42)), right=holding)
    dress = Dress(top="#bfe6de", bottom="#a8d4cc", collar="round", sleeve_end=0.3)
    actor = person(BLOWER, Head("kiss", yaw=16, pitch=-6), pose, dress, facing=-66)
    figure = drawn(actor, camera=Camera((590, 1580), 13.4, pitch=3), light=LIGHT, pen=1.7)
    shine = [
        limb(path, [3, 15, 3])
        for path in ("544,350 530,388 536,424", "656,620 642,740 646,860", "596,326 640,312 684,330")
    ]
    return group(*figure.changed(glassy), Veil(solid(*shine), colour("#ffffff"), "shine", 0.85, 4), anchors=figure)


def bird(mouth: Point, palette: Palette) -> Group:
    """Still warm in the breast, and already looking up."""
    here = Placing(92, 130, 1.2)
    body = outline(
        "40,190 60,120 110,70 150,20 196,6 226,30 232,62 268,70! 232,86 216,140 210,220 160,286 90,300 20,330 "
        "-60,380! -20,300 10,250"
    )
    wing = outline("96,150 160,130 196,160 180,230 110,262 30,300! 70,230")
    feathers = (curve("110,170 150,200 60,284"), curve("130,160 172,196 90,268"))
    pipe = limb([here.point((190, 250)), mouth], [13, 11])
    return group(
        plain(pipe, palette.iron, "pipe", form=4, line=2.0),
        Glow(here.point((130, 200)), 230, palette.furnace, 0.8),
        plain(here(body[0]), palette.glass, "bird", weight=0.6, form=70, modelling=0.7, line=2.8, cover=0.75),
        Veil(solid(here(ellipse(120, 220, 66, 54))), colour("#ffd890"), "breath", 0.85, 24),
        plain(here(wing[0]), palette.glass, "wing", weight=0.5, form=30, line=2.0, cover=0.5),
        Lines(tuple(here(one) for one in feathers), 2.0),
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
