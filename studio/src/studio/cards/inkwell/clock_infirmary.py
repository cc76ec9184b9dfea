"""The Clock Infirmary: the patient shows twenty past eight and will not say since when."""

import math

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, curve, ellipse, limb, outline, points, solid
from studio.materials import cloth, metal, plain, wood
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/clock_infirmary")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
DIAL = (330.0, 400.0)


@card("clock_infirmary")
def clock_infirmary(chance: Chance, palette: Palette) -> Scene:
    lying = group(bed(palette), clock(palette), quilt(palette), name="patient").placed(-16, 10, 1.26)
    return Rig(graded((palette.wall, palette.wall)), LIGHT, None, palette.shade).scene(
        group(morning()), lying, doctor(), focal="clock"
    )


def morning() -> Veil:
    """A window we do not see, thrown slantwise on the wall."""
    panes = [
        outline(f"{x},{y}! {x + 150},{y - 40}! {x + 150},{y + 130}! {x},{y + 170}!")[0]
        for x in (-20, 150, 470, 640)
        for y in (30, 220)
    ]
    return Veil(solid(*panes), colour("#fffbe0"), "sun", 0.75, 4)


def bed(palette: Palette) -> Group:
    """Iron rails and a great pillow."""
    rails = [limb([(x, 60), (x, 620)], [13, 13]) for x in (60, 170, 280, 390, 500, 610)]
    top = limb("40,70 180,40 330,30 480,40 630,70", [20, 20])
    pillow = outline("20,330 60,270 330,240 610,268 650,330 646,560 610,620 330,640 60,620 14,560")
    creases = ("60,300 96,340 112,390", "614,300 580,345 566,390", "50,590 90,560 106,530", "610,580 580,550 560,540")
    return group(
        metal(solid(*rails, top), palette.rail, "bed", form=8, line=2.2),
        cloth(pillow, palette.linen, "pillow", weight=0.3, form=80, line=2.6),
        Lines(tuple(curve(way) for way in creases), 1.8),
    )


def clock(palette: Palette) -> Group:
    """A long-case clock to the chin: bonnet, dial, and a face that says it all."""
    x, y = DIAL
    bonnet = outline("150,250! 160,200 240,196 270,150 330,124 390,150 420,196 500,200 510,250!")
    case = outline("170,250! 490,250! 496,560! 540,590! 540,720! 120,720! 120,590! 164,560!")
    finials = solid(ellipse(330, 108, 18), ellipse(172, 188, 15), ellipse(488, 188, 15))
    marks = tuple(
        points((x + 116 * math.cos(t), y + 116 * math.sin(t)), (x + 128 * math.cos(t), y + 128 * math.sin(t)))
        for t in np.linspace(0, math.tau, 12, endpoint=False)
    )
    return group(
        wood(case, palette.walnut, "case", form=20, line=2.6),
        wood(bonnet, palette.walnut.lighter(0.08), "bonnet", form=26, line=2.6),
        metal(finials, palette.brass, line=2.0),
        metal(ellipse(x, y, 152), palette.brass, "rim", form=12, line=2.6),
        plain(ellipse(x, y, 136), palette.linen, "dial", weight=0.25, form=30, modelling=0.4, line=2.0),
        Lines(marks, 4.0),
        DRAWN("face", palette),
        name="clock",
    )


def doctor() -> Group:
    """Small, on the turned-down sheet, from behind."""
    arm = Arm((0.1, 0.2, 0.6), (0.6, -0.6, 0.0), "grip", (0, 0.1, 1), (0, -0.9, 0.2))
    pose = Pose(
        hips=(0, 0.96, 0),
        bend=(0, 16, 0),
        head=(0, 4, 0),
        left=arm,
        right=arm,
        left_leg=Leg((0.1, 0, 0.1)),
        right_leg=Leg((0.1, 0, -0.2)),
    )
    coat = Dress(top="#ffffff", bottom="#3a4a68", collar="lapels", trim="#7fb0a8", skirt=0.5, skirt_tone="top")
    actor = person(
        Body(age=64, stout=0.4, skin="#8a5a3c", hair=Hair("short", "#efe9de")),
        Head("calm", yaw=-10),
        pose,
        coat,
        facing=-120,
    )
    return drawn(actor, camera=Camera((640, 830), 3.2, pitch=6), light=LIGHT, shadow=0.4, pen=1.4, name="doctor")


def quilt(palette: Palette) -> Group:
    """Tucked in to where the chin would be, and rounded by what lies under it."""
    tints = (palette.rose, palette.mint, palette.butter, palette.linen)
    us, vs = np.linspace(-1.2, 1.2, 8), np.linspace(0.0, 1.0, 5)
    patches: list[Item] = []
    for row in range(4):
        for column in range(7):
            edge = np.linspace(0, 1, 6)
            u, v = us[column] + edge * (us[1] - us[0]), vs[row] + edge * (vs[1] - vs[0])
            ring = np.concatenate(
                [bulging(u, vs[row]), bulging(u[-1], v), bulging(u[::-1], vs[row + 1]), bulging(u[0], v[::-1])]
            )
            tint = tints[(row + 2 * column) % 4]
            patches.append(cloth(ring, tint, "patch", weight=0.75, form=20, modelling=0.8, line=1.8))
    t = np.linspace(0, 1, 12)
    sides = [limb(bulging(u, t), [30, 60, 80]) for u in (-0.98, 0.98)]
    fold = outline("10,640! 180,604 330,596 480,606 650,640! 660,726 480,690 330,676 180,690 0,726")
    return group(
        *patches,
        Wash(solid(*sides), palette.shade, "hollow", 0.55, 16, hatched=True),
        cloth(fold, palette.linen, "sheet", weight=0.3, form=30, line=2.4),
        name="quilt",
    )


def bulging(u: ArrayLike, v: ArrayLike) -> Points:
    """A place on the quilt: across from -1 to 1 over the body, and down from the sheet to the frame."""
    across, down = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
    swell = np.maximum(0.0, 1 - across**2)
    return np.stack([330 + across * (250 + 90 * down), 696 + 350 * down**1.1 - (40 + 40 * down) * swell], axis=-1)
