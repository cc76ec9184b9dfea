"""The Last Shard: it would fit exactly, and there is somebody living in the gap."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import MOODS, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.figures.hands import Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import Points, closed, limb, place, points, solid
from studio.materials import plain
from studio.motifs.animals import wren
from studio.motifs.plants import nest
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Shape, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.6, 0.5))
GAP: Points = points("-110,-30 -78,-104 -14,-84 34,-122 104,-70 92,4 118,60 40,112 -20,92 -84,104 -124,50")
HEART = (380.0, 940.0)
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
        clay_man(palette), tenant(chance.layout.child("tenant"), palette), potter(palette), focal="tenant"
    )


def clay_man(palette: Palette) -> Group:
    """Broken once, and mended."""
    clay = "#fdfaf4"
    body = Body(age=34, skin=clay, hair=Hair("none", clay), face=Face(lips=1.2, nose=1.1, brow=0.3, brow_ridge=1.1))
    bust = person(
        body,
        Head(replace(MOODS["sleep"], blush=0.0), yaw=-20, pitch=-4, roll=-8),
        Pose(bend=(0, -2, 0)),
        Dress(top=clay, bottom=clay, trim=clay, collar=""),
        facing=-14,
    )
    seams = [limb(points(path), [9, 6, 8, 5, 7, 3], steps=1) for path in SEAMS]
    return group(
        drawn(bust, camera=Camera((400, 2510), 24.0), light=LIGHT, pen=1.9, name="clay man"),
        Shape(solid(*seams), palette.gold, "seam", 1.1, modelling=0.2, line=0.8),
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
        nest(stream, 34, 3).placed(x - 6, y + 154, 3.3),
    )
    return group(
        Shape(solid(rim), palette.gold, "seam", 0.9, form=8, line=1.8),
        Clip(solid(hole), inside),
        Lines((closed(hole),), 2.4),
        Dots(points((eye[0] - 2, eye[1] - 3)), np.array([3.2]), colour("#fffbe8")),
        name="tenant",
    )


def potter(palette: Palette) -> Group:
    """Steady fingers, and the piece in them."""
    wrist = Wrist(vec(0, 0, 0), vec(-0.75, 0.5, 0.1), vec(-0.2, -0.2, -1), False, 10.0)
    skin = colour("#8a5638")
    arm = tube([vec(0, 0, 0), vec(6, -6, 1), vec(18, -20, 2)], [1.5, 1.9, 2.6], capped=False)
    sleeve = tube([vec(6, -7, 1), vec(26, -32, 4)], [3.0, 5.0], capped=False)
    parts = [
        *hand(wrist, "pinch", skin, "h", frozenset({"harm"}), detail=1.4),
        Part("harm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), colour("#243a7c"), "coat", "garment", 0.95, 0.5, 1.3),
    ]
    shard = place(GAP, 640, 716, 0.92, -0.3)
    return group(
        Wash(solid(shard + points((26, 40))), palette.shade, "shadow", 0.8, 4, hatched=True),
        plain(shard, colour("#fdfaf4"), "shard", weight=0.3, form=16, line=2.8),
        Lines((closed(shard),), 4.0, palette.gold, strength=1.0),
        stage(parts, Camera((716, 850), 18.0), LIGHT, "hand", pen=1.8),
        name="potter",
    )
