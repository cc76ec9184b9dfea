"""The Last Shard: it would fit exactly, and there is somebody living in the gap."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import Points, closed, curve, limb, moved, outline, place, points, solid
from studio.materials import plain
from studio.motifs.animals import wren
from studio.motifs.plants import nest
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Shape, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/last_shard")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
GAP: Points = points("-110,-30 -78,-104 -14,-84 34,-122 104,-70 92,4 118,60 40,112 -20,92 -84,104 -124,50")
HEART = (380.0, 940.0)
BUST = (
    "300,470! 304,560 296,620 220,664 128,694 84,760 92,860 136,980 220,1090 296,1150 300,1240! 470,1240! 474,1150 "
    "560,1080 632,980 672,860 680,760 632,694 540,664 468,620 460,560 464,470!"
)
# How the cracks ran, from the middle outwards.
SEAMS = (
    "370,850 352,764 376,724 362,684 404,640 446,584 424,530 470,470 452,410 500,352 478,292 440,250 456,190",
    "478,292 420,276 372,240 330,252 286,226",
    "424,530 384,536 352,584",
    "484,880 560,830 590,770 660,752 716,800",
    "590,770 600,720 586,698",
    "506,1010 580,1040 600,1110 680,1130 744,1180",
    "240,905 190,880 170,820 108,806",
    "190,880 160,950 92,990",
    "372,1046 344,1110 370,1160 350,1216",
    "286,1056 232,1110 246,1160 204,1216",
)


@card("last_shard")
def last_shard(chance: Chance, palette: Palette) -> Scene:
    back = graded((palette.wall, palette.wall.darker(0.12)), lines=0.0, weight=1.0)
    return replace(Rig(back, LIGHT), shadow=palette.shade).scene(
        clay_man(palette), tenant(chance.layout.child("tenant"), palette), DRAWN("potter", palette), focal="tenant"
    )


def clay_man(palette: Palette) -> Group:
    """Broken once, and mended: a bust, cut off where busts are."""
    clay, dark = palette.clay, palette.shade
    seams = [limb(points(path), [10, 7, 9, 6, 8, 4], steps=1) for path in SEAMS]
    head = DRAWN("face", palette).placed(380, 336, 1.06, -0.07)
    whole = (*outline(BUST), *silhouette(head))
    return group(
        Wash(moved(whole, 54, 26), palette.wall.darker(0.35), "cast shadow", 0.9, 3, hatched=True),
        plain(outline(BUST), clay, "bust", weight=0.35, form=90, modelling=0.8, line=4.0),
        Wash(outline("330,560! 500,520! 486,620 540,680 470,730 360,640"), dark, "shadow", 0.6, 10, hatched=True),
        Wash(outline("640,740 686,820 670,960 600,1100 520,1200 560,1040 600,900"), dark, "shadow", 0.5, 22),
        Lines((curve("230,716 300,742 362,750"), curve("530,716 470,742 404,750")), 2.6, dark, strength=0.8),
        head,
        Clip(whole, group(Shape(solid(*seams), palette.gold, "seam", 1.15, modelling=0.2, line=1.0))),
        name="clay man",
    )


def tenant(stream: Stream, palette: Palette) -> Group:
    """Dark, a nest, and one bright eye."""
    x, y = HEART
    hole, rim = place(GAP, x, y, 1.15), place(GAP, x, y, 1.22)
    bird = wren("perched").placed(x + 16, y + 62, 16.0)
    eye = bird.anchor("eye")
    inside = group(
        Shape(solid(hole), palette.hollow, "hollow", 1.2, form=30, modelling=0.5, line=0),
        bird.dressed(feather=colour("#b06a2c")),
        nest(stream, 34, 0).placed(x - 6, y + 154, 3.3),
    )
    return group(
        Shape(solid(rim), palette.gold, "seam", 0.9, form=8, line=1.8),
        Clip(solid(hole), inside),
        Lines((closed(hole),), 2.4),
        Dots(points((eye[0] - 2, eye[1] - 3)), np.array([3.2]), colour("#fffbe8")),
        name="tenant",
    )
