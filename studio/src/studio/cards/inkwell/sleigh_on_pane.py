"""Sleigh on the Pane: will it reach the edge before the room is warm?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.geometry import Outline, Placing, Points, closed, curve, ellipse, fuse, limb, outline, place, solid
from studio.landscape import graded_sky
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Item, Scene, Shape, Sunlight, Veil, group

HORSE, SLED = Placing(240, 344, 0.9, -0.42), Placing(46, 752, 0.8, -0.42)
# The horse: trunk, two hind legs, two forelegs and a folded cannon, mane, tail.
MARE = (
    "96,152! 128,128 176,124 236,138 290,126 318,108 360,72 400,44 424,34! 428,6! 442,32 458,44 486,74 514,108"
    " 524,124 518,138 502,142 490,134! 464,126 446,124 424,142 396,186 376,222 346,250 300,256 240,246"
    " 200,224 150,232 100,206",
    "92,176! 82,222 54,256! 38,282 12,312 0,324 -26,342! -8,366! 18,346 30,330 58,298 86,284! 136,262"
    " 190,240! 180,180!",
    "104,200! 108,250 116,290 120,308! 136,326 152,350 160,366! 178,388! 210,378! 188,356 178,340 162,312"
    " 162,300! 196,270 220,232! 160,180!",
    "366,196! 402,222 440,232 456,242 486,266 500,276 526,290! 516,312! 488,298 474,288 442,268 426,268"
    " 380,266 326,252!",
    "316,246! 346,290 378,322 396,324 406,308 394,284 376,262 364,232!",
    "378,324! 352,348 340,356! 316,348! 324,328! 342,334 376,300!",
    "424,34! 392,22 356,26 326,14! 342,36 312,42 276,36! 302,58 272,68 240,62! 272,86 256,98 234,98! 290,128! 360,110!",
    "100,148! 60,106 20,94 -30,104 -80,80! -52,112 -84,118! -50,132 -86,150! -30,154 20,148 60,162 96,182!",
)
SLEIGH = "-20,60! 0,0 40,-40 84,-70! 96,-10 150,14 220,10 262,-40 290,-60! 286,20 250,84 160,100 60,96"
RUNNER = "-30,140 120,142 260,138 330,110 340,60 312,40"
STRUTS = ("40,84 36,140", "140,90 144,140", "230,84 240,138")
# Who drives: a hood, a coat, an arm with the reins, and a scarf behind.
DRIVER = "90,20! 96,-40 112,-78 106,-104 124,-130 152,-128 162,-104 150,-82 168,-64 214,-66 220,-52 176,-40 178,20!"
SCARF = "118,-86 70,-104 24,-92 -30,-112"
MELT = (
    "-30,868! 30,880 70,860 120,884 168,872 214,898 262,888 300,920 352,916 384,954 430,956 456,996 500,1002 520,1050"
    " 566,1066 580,1116 626,1140 640,1230! -30,1230!"
)
CHILD = (
    "-150,330! -140,240 -96,190 -40,160 -48,112! -84,64 -96,-10 -72,-76 -14,-106 44,-94 74,-58 78,-22 72,2 94,30! 78,38"
    " 86,50 76,57! 82,68 70,78 68,94 40,104 4,104 8,150 60,186 104,244 116,330!"
)
BEADS = ((96, 836, 8), (188, 834, 6), (318, 870, 9), (420, 908, 6), (486, 956, 9), (560, 1020, 7), (618, 1090, 9))


@card("sleigh_on_pane")
def sleigh_on_pane(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    night = graded_sky("0 #0e1a34 1.2, 0.6 #16264a 1.15, 1 #1c2f58 1.1", lines=0.0)
    return Rig(night, Sunlight(), None, palette.night).scene(
        border(layout.child("border"), palette),
        thaw(palette),
        team(layout.child("team"), palette),
        focal="team",
    )


def fern(
    stream: Stream, root: Points, heading: float, length: float, width: float = 5.0, deep: int = 2
) -> list[Points]:
    """A feather of ice: a bent spine with barbs, and barbs on the barbs."""
    bend = stream.uniform(-0.5, 0.5)
    turns = heading + bend * np.linspace(0, 1, 7)
    steps = np.stack([np.cos(turns), np.sin(turns)], axis=1) * length / 6
    spine = root + np.vstack([np.zeros(2), np.cumsum(steps, axis=0)[:-1]])
    made = [limb(spine, [width, 0.6 * width, 0.8], steps=1 + deep)]
    if deep:
        for k in range(1, 7):
            reach = length * 0.42 * (1 - 0.12 * k) * stream.uniform(0.8, 1.1)
            for side in (-1, 1):
                made += fern(stream, spine[k], turns[k] + side * 0.95, reach, 0.6 * width, deep - 1)
    return made


def ice(rings: list[Points], paint: Colour, strength: float = 0.1) -> Shape:
    return lit(solid(*rings), paint, "frost", weight=strength)


def border(stream: Stream, palette: Palette) -> Group:
    """Ferns growing in from the lead."""
    rings: list[Points] = []
    for t in np.linspace(0, 1, 9):
        rings += fern(
            stream, np.array([820.0, 60 + 1080 * t]), math.pi + stream.uniform(-0.5, 0.5), stream.uniform(130, 230)
        )
        rings += fern(stream, np.array([-20.0, 20 + 500 * t]), stream.uniform(-0.5, 0.5), stream.uniform(110, 200))
        rings += fern(
            stream, np.array([800 * t, -20.0]), math.pi / 2 + stream.uniform(-0.5, 0.5), stream.uniform(130, 240)
        )
    return group(ice(rings, palette.frost.darker(0.35), 0.3))


def thaw(palette: Palette) -> Group:
    """Where the room has come through, and who stands in it."""
    melt = outline(MELT)[0]
    child = place(outline(CHILD)[0], 220, 1074, 0.9, -0.3)
    plait = place(limb("-80,30 -122,20 -150,60 -144,120 -170,150", [30, 44, 46, 36, 6]), 220, 1074, 0.9, -0.3)
    drips = [
        limb([(x, y), (x + 2, y + d)], [9, 6, 13]) for x, y, d in ((64, 866, 90), (340, 922, 120), (474, 1004, 90))
    ]
    warm = group(
        lit(melt, palette.amber, "thaw", weight=0.9, colour_below=palette.amber.darker(0.12)),
        Glow((330, 1060), 300, palette.lamp, 0.95),
        plain(fuse(child, plait), palette.child, "child", weight=1.4, form=10, modelling=0.0, line=3.0),
        ice(drips, palette.lamp),
    )
    return group(
        Glow((190, 1080), 620, palette.amber, 0.6),
        Clip(solid(melt), warm),
        Veil(solid(limb(closed(melt), [44, 44], steps=1)), palette.frost, "mist", 0.35, 14),
        ice([limb(closed(melt), [11, 11], steps=1)], palette.frost, 0.2),
        ice([ellipse(px, py, r, 1.25 * r) for px, py, r in BEADS], palette.frost),
    )


def team(stream: Stream, palette: Palette) -> Group:
    """Drawn in ferns: only their edges are clear."""
    horse = fuse(*(HORSE(outline(part)[0]) for part in MARE), soften=1.5)
    struts = [limb(strut, [9, 9]) for strut in STRUTS]
    rings = (outline(SLEIGH)[0], outline(DRIVER)[0], limb(SCARF, [20, 26, 20, 8]), limb(RUNNER, [10, 10, 10]), *struts)
    sled = fuse(*(SLED(ring) for ring in rings))
    rein = [SLED.point((214, -60)), HORSE.point((180, 96)), HORSE.point((380, 100)), HORSE.point((500, 118))]
    trace = [SLED.point((290, 20)), HORSE.point((60, 190)), HORSE.point((220, 206)), HORSE.point((384, 190))]
    return group(
        *frosted(stream.child("sleigh"), sled, 18, palette),
        *frosted(stream.child("horse"), horse, 34, palette),
        ice([limb(curve(line), [5, 5], steps=1) for line in (rein, trace)], palette.frost),
        Dots(np.array([HORSE.point((458, 70))]), np.array([6.5]), palette.night, "eye"),
        name="team",
    )


def frosted(stream: Stream, shape: Outline, ferns: int, palette: Palette) -> list[Item]:
    """A silhouette of night glass, overgrown with ferns and edged with ice."""
    every = np.vstack(shape)
    (left, top), (right, bottom) = every.min(axis=0), every.max(axis=0)
    feathers: list[Points] = []
    for _ in range(ferns):
        root = np.array([stream.uniform(left, right), stream.uniform(top, bottom)])
        feathers += fern(stream, root, stream.uniform(2.2, 3.6), stream.uniform(50, 100), 3.6)
    edge = solid(*(limb(closed(ring), [4.6, 4.6], steps=1) for ring in shape))
    return [
        lit(shape, palette.ice, "horse", weight=0.9),
        Clip(shape, group(ice(feathers, palette.frost))),
        lit(edge, palette.frost, "edge", weight=0.1),
    ]
