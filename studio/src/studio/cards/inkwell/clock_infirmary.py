"""The Clock Infirmary: the patient shows twenty past four and says nothing; the doctor listens."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import cloth, metal, plain, wood
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.6, 0.5))
DIAL = (330.0, 400.0)
DOCTOR = Body(
    age=64,
    stout=0.5,
    skin="#c98f66",
    hair=Hair("receding", "#efe9de"),
    face=Face(nose_out=1.2, nose_wide=1.1, ear=1.2),
)


@card("clock_infirmary")
def clock_infirmary(chance: Chance, palette: Palette) -> Scene:
    lying = group(bed(palette), clock(palette), quilt(palette), name="patient").placed(-64, 10, 1.26)
    return Rig(graded((palette.wall, palette.wall)), LIGHT, None, palette.shade).scene(lying, doctor(), focal="clock")


def bed(palette: Palette) -> Group:
    """Iron rails and a great pillow."""
    rails = [limb([(x, 60), (x, 620)], [13, 13]) for x in (60, 170, 280, 390, 500, 610)]
    top = limb("40,70 180,40 330,30 480,40 630,70", [20, 20])
    pillow = outline("40,330 70,270 330,240 600,268 640,330 636,560 600,620 330,640 70,620 34,560")
    return group(
        metal(solid(*rails, top), palette.rail, "bed", form=8, line=2.2),
        cloth(pillow, palette.linen, "pillow", weight=0.3, form=80, line=2.6),
        Lines(
            (curve("70,300 110,340 130,390"), curve("604,300 570,345 556,390"), curve("60,590 100,560 120,530")), 1.8
        ),
        name="bed",
    )


def clock(palette: Palette) -> Group:
    """A long-case clock to the chin: bonnet, dial, drooping hands."""
    x, y = DIAL
    bonnet = outline("150,250! 160,200 240,196 270,150 330,124 390,150 420,196 500,200 510,250!")
    case = outline("170,250! 490,250! 496,560! 540,590! 540,720! 120,720! 120,590! 164,560!")
    finials = solid(ellipse(330, 108, 18), ellipse(172, 188, 15), ellipse(488, 188, 15))
    marks = tuple(
        points((x + 112 * math.cos(t), y + 112 * math.sin(t)), (x + 126 * math.cos(t), y + 126 * math.sin(t)))
        for t in np.linspace(0, math.tau, 12, endpoint=False)
    )
    hour, minute = limb([(x, y), (x - 40, y + 62)], [13, 9, 3]), limb([(x, y), (x + 62, y + 92)], [9, 7, 2])
    return group(
        wood(case, palette.walnut, "case", form=20, line=2.6),
        wood(bonnet, palette.walnut.lighter(0.08), "bonnet", form=26, line=2.6),
        metal(finials, palette.brass, line=2.0),
        metal(ellipse(x, y, 152), palette.brass, "rim", form=12, line=2.6),
        plain(ellipse(x, y, 136), palette.linen, "dial", weight=0.25, form=30, modelling=0.4, line=2.0),
        Lines(marks, 4.0),
        plain(solid(hour, minute), colour("#2a2230"), "hands", weight=1.2, modelling=0, line=1.0),
        plain(ellipse(x, y, 11), palette.brass, "pin", form=5, line=1.6),
        Wash(
            solid(ellipse(x - 80, y + 60, 34, 22), ellipse(x + 82, y + 60, 34, 22)), colour("#d9705a"), "fever", 0.5, 14
        ),
        name="clock",
    )


def doctor() -> Group:
    bow = Pose(
        hips=(0, 0.96, 0),
        pelvis=(0, 6, -52),
        bend=(0, 10, -26),
        head=(0, 4, -52),
        left=Arm((0.10, 0.34, 0.60), (0.9, -0.2, 0.3), "point", (0.9, 0.6, 0.1), (0, -0.4, 1)),
        right=Arm(
            pole=(-0.2, -1, 0.5), hand="flat", aim=(-1, 0.2, 0), palm=(0.1, -0.2, -1), at=(-50, 56, 10), world=True
        ),
    )
    coat = Dress(top="#f6f3ea", bottom="#5a6a78", collar="lapels", trim="#7fb0a8", buttons=True)
    listener = person(DOCTOR, Head("sleep", roll=-8), bow, coat, facing=-16)
    return drawn(listener, camera=Camera((1096, 1488), 13.2, pitch=4), light=LIGHT, pen=1.6, name="doctor")


def quilt(palette: Palette) -> Group:
    """Tucked in to where the chin would be."""
    fold = outline("30,640! 180,604 330,596 480,606 640,640! 650,720 480,690 330,682 180,690 24,720")
    cover = outline("24,700! 180,680 330,674 480,682 650,704! 720,960 740,1230! -40,1230! -30,960")
    squares: list[Item] = []
    tints = (palette.rose, palette.mint, palette.butter, palette.linen)
    for row in range(5):
        for column in range(5):
            left, right = (-30 + 36 * (4 - row) / 4 + (column + k) * (150 - 2 * (4 - row)) for k in (0, 1))
            quad = rectangle(left, 700 + 108 * row, right, 808 + 108 * row)
            squares.append(
                cloth(quad, tints[(row + 2 * column) % 4], "patch", weight=0.7, form=14, modelling=0.7, line=1.6)
            )
    return group(
        cloth(cover, palette.mint, "quilt", form=40, line=2.4),
        *squares,
        cloth(fold, palette.linen, "sheet", weight=0.3, form=30, line=2.4),
        name="quilt",
    )
