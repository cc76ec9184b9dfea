"""The Snowman's Pledge: what a winter is worth, weighed in spring."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Point, curve, place, rectangle
from studio.materials import bark, plain
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Item, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/snowman_pledge")
LIGHT = Sunlight((-0.2, -0.8, 0.5))
PANS = ((324.0, 812.0), (524.0, 862.0))  # the bottle's, and the carrot's


@card("snowman_pledge")
def snowman_pledge(chance: Chance, palette: Palette) -> Scene:
    wall = graded((palette.wall, palette.wall.lighter(0.6)), weight=0.8)
    return Rig(wall, LIGHT, None, palette.shade).scene(
        DRAWN("daylight", palette),
        DRAWN("snowman", palette),
        DRAWN("raven"),
        DRAWN("counter", palette),
        DRAWN("twig-arm", palette),
        DRAWN("claw"),
        bargain(chance.layout.child("flakes"), palette),
        focal="bargain",
    )


def bargain(stream: Stream, palette: Palette) -> Group:
    weighed = bottle(PANS[0], stream, palette)
    return group(*DRAWN("scales", palette), *weighed, *DRAWN("pans", palette), name="bargain")


def bottle(foot: Point, stream: Stream, palette: Palette) -> list[Item]:
    """It snows in it."""
    x, y = foot
    flask = place(curve("-40,8! -44,-50 -14,-84 -13,-116! 13,-116! 14,-84 44,-50 40,8!", closed=True), x, y)
    flakes = np.stack([stream.uniform(x - 32, x + 32, count=22), stream.uniform(y - 62, y - 4, count=22)], axis=1)
    return [
        Glow((x, y - 40), 110, palette.snow, 0.6),
        plain(flask, palette.night, "bottle", weight=1.0, form=20, line=2.6),
        Dots(flakes, stream.uniform(2.5, 5.5, count=22), palette.snow),
        bark(rectangle(x - 12, y - 134, x + 12, y - 112), palette.twig, "cork", line=2.0),
    ]
