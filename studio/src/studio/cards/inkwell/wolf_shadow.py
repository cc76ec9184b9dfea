"""The Rabbit's Shadow: the lamp is low, the room is empty, and somebody has grown."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Point, outline, points, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/wolf_shadow")
LIGHT = Sunlight((0.7, 0.1, 0.6))
FOOT = (590.0, 1142.0)
EYE: Point = (420.0, 470.0)
WALL = 890.0
# Over the floor from the rabbit's feet, with a tail and a heel; then up the wall.
WOLF = (
    "668,1150! 676,1080 700,1020 738,992! 800,1000 846,960! 790,958 750,930 722,890! 724,800 714,640 680,500 700,486!"
    " 650,430 664,410! 618,340 602,290 606,200 624,90! 560,146"
    " 512,222 478,146 444,66! 422,150 402,236 326,262 226,274 126,268 86,288! 84,320 112,344! 146,342! 162,398!"
    " 184,348! 242,352! 260,414! 282,354! 330,356 366,386! 330,424! 306,442! 292,402! 276,448! 216,454! 200,420!"
    " 184,454! 168,468 194,508 262,528 344,524! 372,580! 340,600! 380,640! 348,664! 376,690 330,694 254,712"
    " 186,752 148,804! 130,876! 166,836! 170,900! 202,842! 216,896! 236,840! 300,812 364,806 402,830! 392,890!"
    " 402,960 388,1020 402,1072 440,1092! 396,1106 380,1128 420,1142 500,1152! 590,1164"
)


@card("wolf_shadow")
def wolf_shadow(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.dusk).scene(
        wall(palette),
        floor(palette),
        group(cast_shadow(outline(WOLF), palette.shadow, 1.35, 1.6), name="shadow"),
        hare(),
        focal=(90, 70, 710, 1150),
    )


def wall(palette: Palette) -> Group:
    """Striped paper and a skirting board."""
    stripes = solid(*(rectangle(x, -20, x + 34, WALL - 46) for x in range(-10, 820, 84)))
    return group(
        lit(rectangle(-20, -20, 820, WALL), palette.pale, "wall", weight=0.8, colour_below=palette.stone),
        Wash(stripes, palette.tile, "stripe", 0.3, 2),
        wood(rectangle(-20, WALL - 46, 820, WALL), palette.pale, "skirting", weight=0.6, form=8, line=1.8),
    )


def floor(palette: Palette) -> Group:
    """Slabs that run away from us to the foot of the wall."""
    near, far = 1 / (1226 - EYE[1]), 1 / (WALL - EYE[1])
    rows = EYE[1] + 1 / np.linspace(near, far, 6)
    foot = np.arange(-11, 13) * 168.0 + EYE[0] - 60
    items: list[Item] = [lit(rectangle(-20, WALL, 820, 1220), palette.stone, "floor", weight=0.9)]
    for r in range(5):
        for c in range(len(foot) - 1):
            ring = [at(foot[c + i], rows[r + j]) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
            tone = palette.tile if (r + c) % 2 else palette.stone
            items.append(plain(points(*ring), tone, "slab", weight=0.9, form=FLAT, modelling=0.2, line=1.4))
    return group(
        *items,
        Wash(solid(rectangle(-20, WALL - 4, 820, WALL + 8)), palette.joint, "foot of the wall", 0.5, 8),
        name="floor",
    )


def at(foot: float, y: float) -> Point:
    """Where the seam that meets the card's foot here crosses this height."""
    return EYE[0] + (foot - EYE[0]) * (y - EYE[1]) / (1226 - EYE[1]), float(y)


def hare() -> Group:
    """Quite harmless, as far as it knows."""
    fur = colour("#ffffff")
    return group(DRAWN("rabbit").dressed(fur=fur).placed(*FOOT, 7.4), name="rabbit")
