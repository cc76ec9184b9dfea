"""The Rabbit's Shadow: the lamp is low, the room is empty, and somebody has grown."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Point, points, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Scene, Wash, group

DRAWN = Sheet("inkwell/wolf_shadow")
FLAME = (306.0, 1074.0)
FOOT = (500.0, 1112.0)
EYE: Point = (420.0, 470.0)
WALL = 890.0


@card("wolf_shadow")
def wolf_shadow(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, Lamplight(FLAME), None, palette.dusk).scene(
        wall(palette),
        floor(palette),
        group(cast_shadow(DRAWN.outline("wolf"), palette.shadow, 1.35, 1.6), name="shadow"),
        hare(),
        lamp(palette),
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
    """Quite harmless, and rather pleased with itself."""
    fur = colour("#ffffff")
    return group(DRAWN("rabbit").dressed(fur=fur).placed(*FOOT, 8.6), name="rabbit")


def lamp(palette: Palette) -> Group:
    """What stands nearest to us has done it all."""
    brass = Palette(brass=palette.joint.darker(0.25), ink=palette.shadow.darker(0.4), white=colour("#ffffff"))
    return group(
        Glow(FLAME, 330, colour("#fff6c0"), 1.0), DRAWN("lamp", brass).placed(FLAME[0], FLAME[1], 1.05), name="lamp"
    )
