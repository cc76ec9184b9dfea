"""The Rabbit's Shadow: the sun is low, the square is empty, and somebody has grown."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import outline, points, rectangle
from studio.landscape import cast_shadow
from studio.materials import lit
from studio.motifs.animals import rabbit
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, group

LIGHT = Sunlight((0.7, 0.1, 0.6))
FOOT = (556.0, 1130.0)
WOLF = (
    "602,1130! 660,960 700,800 700,640 672,500 690,486! 644,430 658,410! 614,340 600,290 604,200 622,96! 560,150"
    " 512,222 478,150 446,74! 424,150 404,236 330,262 230,276 130,272 92,292! 90,322 116,344! 150,342! 166,396!"
    " 186,348! 244,352! 262,412! 282,354! 330,356 366,386! 330,424! 306,440! 292,402! 276,446! 216,452! 202,420!"
    " 186,452! 170,466 196,506 262,526 344,524! 372,580! 346,600! 386,650! 360,676! 408,736! 352,742 270,760"
    " 206,800 172,850! 158,916! 190,880! 198,940! 224,884! 240,934! 256,880! 320,848 392,842 436,884 456,960"
    " 484,1040 520,1132!"
)


@card("wolf_shadow")
def wolf_shadow(chance: Chance, palette: Palette) -> Scene:
    thrown = cast_shadow(outline(WOLF), palette.shadow, 1.15, 2.0)
    return Rig(None, LIGHT, None, palette.dusk).scene(
        square(palette),
        group(thrown, name="shadow"),
        group(paving(palette, 0.35)),
        hare(palette),
        focal=(90, 70, 710, 1110),
    )


def square(palette: Palette) -> Group:
    ground = rectangle(-20, -20, 820, 1220)
    return group(
        lit(ground, palette.stone, "square", weight=0.8, colour_below=palette.pale),
        paving(palette, 0.8),
        name="square",
    )


def paving(palette: Palette, strength: float) -> Lines:
    """Slabs that run away from us, as seen from a first floor."""
    eye = np.array([250.0, -1500.0])
    feet = np.stack([np.linspace(-560, 1400, 11), np.full(11, 1240.0)], axis=1)
    ways = [np.array([foot, foot + 0.5 * (eye - foot)]) for foot in feet]
    rows = [points((-20, y - 14), (820, y + 10)) for y in 1240 - 1300 * (1 - 0.88 ** np.arange(11)) / (1 - 0.88**11)]
    return Lines((*ways, *rows), 2.0, palette.joint, "joint", strength)


def hare(palette: Palette) -> Group:
    """Quite harmless, as far as it knows."""
    fur = colour("#ffffff")
    animal = rabbit("sitting").dressed(fur=fur, belly=fur).placed(*FOOT, 6.8)
    return group(animal, name="rabbit")
