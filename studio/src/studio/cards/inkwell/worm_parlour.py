"""The Worm's Parlour: he has been told that houses settle at night."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import outline, rectangle
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Sunlight, group

DRAWN = Sheet("inkwell/worm_parlour")
LIGHT = Sunlight((-0.5, -0.7, 0.5))
ROOM = outline("150,900! 132,760 158,610 236,520 380,484 540,500 640,590 668,740 652,900! 400,916")


@card("worm_parlour")
def worm_parlour(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("apple", palette),
        group(Clip(ROOM, room(palette)), Lines(ROOM, 3.4), name="room"),
        DRAWN("knife", palette),
        focal="room",
    )


def room(palette: Palette) -> Group:
    """Papered, and somebody lives in it."""
    rows = enumerate(range(500, 830, 40))
    paper = np.array([(x + 24 * (k % 2), y) for k, y in rows for x in range(130, 690, 48)], np.float64)
    return group(
        lit(rectangle(100, 440, 700, 930), palette.lamp, "wall", weight=0.9),
        Dots(paper, np.full(len(paper), 4.0), palette.paper, "paper", strength=0.8),
        *DRAWN("sleeper", palette),
        name="bed",
    )
