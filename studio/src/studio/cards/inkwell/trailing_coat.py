"""The Coat That Trails: she was told that she would grow into it, and it goes on for miles."""

from dataclasses import replace
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Points, curve, outline, resample
from studio.materials import cloth, plain
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.5, 0.55))
# Folds of the coat as they run from the collar to the card's lower edge, from left to right.
FOLDS = (
    "362,216 340,340 288,470 150,640 -60,820 -200,1000",
    "376,210 362,340 330,490 230,700 110,960 -40,1240",
    "390,206 388,340 372,500 330,740 250,1000 170,1240",
    "402,204 404,340 408,500 420,760 400,1000 390,1240",
    "414,206 420,340 442,500 510,740 560,1000 600,1240",
    "428,210 444,340 484,490 610,700 720,960 840,1240",
    "442,216 468,340 530,470 690,640 880,820 1000,1000",
)


@card("trailing_coat")
def trailing_coat(chance: Chance, palette: Palette) -> Scene:
    hills = outline("-20,420! 200,372 400,384 600,362 820,410! 820,1230! -20,1230!")
    return Rig(
        graded((palette.sky, palette.sky.lighter(0.7)), (0, 0, 800, 460), 0.8), LIGHT, None, palette.shade
    ).scene(
        group(plain(hills, palette.far, "hills", weight=0.7, form=FLAT, line=1.8), cast(palette)),
        group(wearer(), coat(palette), name="wearer"),
        focal="wearer",
    )


def cast(palette: Palette) -> Wash:
    """The shadow of the hem on the real hills."""
    hem = "400,330! 300,470 160,640 -20,800! -20,900! 170,700 330,520! 470,520 640,700 820,900! 820,800! 560,500"
    return Wash(outline(hem), palette.shade, "cast shadow", 0.6, 14)


def coat(palette: Palette) -> Group:
    """Cloth above, country below: hedges run along the folds, fields between them."""
    lines = [resample(curve(fold), 6) for fold in FOLDS]
    count = 60
    even = [line[np.linspace(0, len(line) - 1, count).astype(int)] for line in lines]
    tints = (palette.coat, palette.wheat, palette.clover, palette.straw, palette.plough)
    steps = (0, 18, 25, 32, 39, 46, 53, 59)
    items: list[Item] = []
    for column, (left, right) in enumerate(pairwise(even)):
        for row, ends in enumerate(pairwise(steps)):
            a, b = (max(0, k - 3 * (column % 2)) for k in ends)
            field = np.vstack([left[a : b + 1], right[a : b + 1][::-1]])
            tint = palette.coat if row == 0 else tints[(2 * row + 3 * column) % 5]
            items.append(cloth(field, tint, "field", weight=0.85, form=22, modelling=0.9, line=1.4))
            if row > 1 and (row + column) % 3:
                items.append(furrows(left[a : b + 1], right[a : b + 1], tint))
    return group(*items, Lines(tuple(lines), 3.0), *village(palette), name="coat")


def furrows(left: Points, right: Points, tint: Colour) -> Lines:
    rows = tuple(curve((1 - k) * left + k * right) for k in np.linspace(0.12, 0.88, 7))
    return Lines(rows, 1.5, tint.darker(0.4), strength=0.7)


def village(palette: Palette) -> list[Item]:
    return [
        cottage(roof=palette.roof).placed(250, 780, 0.3),
        cottage(roof=palette.roof).placed(560, 900, 0.42, flip=True),
        cottage(roof=palette.roof).placed(150, 1090, 0.6),
    ]


def wearer() -> Group:
    dress = Dress(top="#d8302a", bottom="#4a3a2c", collar="tall", sleeve=1.3, sleeve_end=0.9, wind=(0.5, 0.0, 0.0))
    lifting = Arm((0.34, -0.66, 0.12), (0.9, -0.2, -0.3), "hold", (0.1, -1, 0.1), (-1, 0, 0), holds=0.8)
    pose = replace(POSES["walk"], left=lifting, right=lifting)
    child = person(PEOPLE["plaits"], Head("calm", yaw=40, pitch=-4), pose, dress, facing=168)
    return drawn(child, camera=Camera((400, 484), 5.2, pitch=10), light=LIGHT, pen=1.1)
