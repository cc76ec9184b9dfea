"""Sleigh on the Pane: will it reach the edge before the eye blinks?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.figures import Camera, drawn
from studio.figures.beasts import animal
from studio.figures.breeds import CARRIAGES
from studio.geometry import Outline, Placing, Points, closed, curve, ellipse, fuse, limb, outline, solid, union
from studio.landscape import graded_sky
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group, silhouette

BREATH = (250.0, 1010.0)
BEADS = (
    (64, 900, 7),
    (98, 860, 10),
    (150, 812, 6),
    (420, 838, 9),
    (466, 900, 6),
    (476, 990, 10),
    (452, 1080, 7),
    (340, 800, 7),
)
GALLOP = replace(CARRIAGES["leap"], neck=(0, -50, 0), head=(0, 30, 0))
SLEIGH = "-20,60! 0,0 40,-40 84,-70! 96,-10 150,14 220,10 262,-40 290,-60! 286,20 250,84 160,100 60,96"
RUNNER = "-30,140 120,142 260,138 330,110 340,60 312,40"
STRUTS = ("40,84 36,140", "140,90 144,140", "230,84 240,138")
# Who drives: a hood, a coat, an arm with the reins, and a scarf behind.
DRIVER = "90,20! 96,-40 112,-78 106,-104 124,-130 152,-128 162,-104 150,-82 168,-64 214,-66 220,-52 176,-40 178,20!"
SCARF = "118,-86 70,-104 24,-92 -30,-112"


@card("sleigh_on_pane")
def sleigh_on_pane(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    night = graded_sky("0 #0e1a34 1.2, 0.6 #16264a 1.15, 1 #1c2f58 1.1", lines=0.0)
    return Rig(night, Sunlight(), None, palette.night).scene(
        border(layout.child("border"), palette),
        thaw(layout.child("thaw"), palette),
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
        rings += fern(stream, np.array([-20.0, 40 + 560 * t]), stream.uniform(-0.5, 0.5), stream.uniform(110, 200))
        rings += fern(
            stream, np.array([800 * t, -20.0]), math.pi / 2 + stream.uniform(-0.5, 0.5), stream.uniform(130, 240)
        )
    return group(ice(rings, palette.frost.darker(0.35), 0.3))


def thaw(stream: Stream, palette: Palette) -> Group:
    x, y = BREATH
    hole = curve(
        [
            (x + r * math.cos(t), y + r * math.sin(t))
            for t, r in zip(
                np.linspace(0, math.tau, 14, endpoint=False), stream.uniform(200, 236, count=14), strict=True
            )
        ],
        closed=True,
    )
    drips = [
        limb([(px, y + 150), (px + 2, y + 240 + d)], [10, 7, 13])
        for px, d in ((140, 60), (210, 20), (262, 84), (330, 40))
    ]
    pane = solid(hole, *drips)
    return group(
        Glow(BREATH, 330, palette.amber, 0.9),
        lit(pane, palette.amber, "thaw", weight=0.7, colour_below=palette.amber.darker(0.2)),
        Clip(solid(hole), onlooker()),
        ice([limb(closed(hole), [13, 13], steps=1)], palette.frost, 0.2),
        ice([ellipse(px, py, r, 1.25 * r) for px, py, r in BEADS], palette.frost),
    )


def onlooker() -> Group:
    """Who breathed: one eye at the clear glass, looking up after them."""
    x, y = BREATH
    here = Placing(x - 6, y - 14)
    white = outline("-128,14! -80,-46 -10,-70 62,-50 118,10! 60,50 -14,62 -84,48")[0]
    lid = "-136,20 -80,-50 -10,-76 66,-54 128,12"
    lashes = ("-70,-58 -92,-92", "-24,-76 -32,-116", "28,-72 36,-112", "78,-48 104,-80")
    skin, ink = colour("#e8a878"), colour("#3a2018")
    eye = group(
        plain(here(ellipse(18, -14, 56, 58)), colour("#4f86a8"), "iris", weight=1.0, modelling=0.4, line=2.2),
        plain(here(ellipse(22, -18, 27, 29)), colour("#140d10"), "pupil", weight=1.2, modelling=0, line=0.0),
        plain(here(ellipse(40, -36, 13, 14)), colour("#fffaf0"), "spark", weight=0.0, modelling=0, line=0.0),
    )
    return group(
        plain(ellipse(x, y, 300), skin, "face", weight=0.8, form=60, modelling=0.4, line=0.0),
        Veil(solid(here(ellipse(60, 130, 120, 60))), colour("#e0704c"), "cheek", 0.5, 30),
        plain(here(white), colour("#fbf4e6"), "eye", weight=0.1, form=14, line=2.2),
        Clip(solid(here(white)), eye),
        plain(here(limb(lid, [5, 11, 13, 11, 4])), ink, "lid", weight=1.2, modelling=0, line=0.0),
        plain(here(limb("-120,-118 -50,-156 40,-154 130,-112", [10, 24, 22, 6])), ink, "brow", weight=1.1, line=0.0),
        Lines((*(here(curve(lash)) for lash in lashes), here(curve("-80,74 -10,86 60,72"))), 3.4, ink),
        Lines((here(curve("176,-60 192,40 226,110")),), 3.0, ink, strength=0.7),
    )


def team(stream: Stream, palette: Palette) -> Group:
    """Drawn in ferns: only their edges are clear."""
    mare = animal("horse", GALLOP, facing=80)
    frame = Camera(roll=6).fitted(np.vstack([part.mesh.points for part in mare.parts]), (286, 236, 772, 700))
    horse = silhouette(drawn(mare, camera=frame, shade=0), 2.0)
    (tx, ty), (nx, ny) = frame.point(mare.places["tail"]), frame.point(mare.places["head"])
    blown = [
        limb([(tx, ty), (tx - 70, ty - 24 - k), (tx - 150, ty + 4 - 2 * k), (tx - 220, ty - 3 * k)], [16, 22, 16, 2])
        for k in (0, 16)
    ]
    blown += [
        limb(
            [
                (nx - 26 - 16 * k, ny + 4 + 30 * k),
                (nx - 74 - 18 * k, ny - 22 + 26 * k),
                (nx - 140 - 18 * k, ny - 10 + 22 * k),
            ],
            [20, 16, 2],
        )
        for k in range(5)
    ]
    horse = union(horse, fuse(*blown))
    items = frosted(stream.child("horse"), horse, 60, palette)
    behind = Placing(36, 700, 0.84, -0.34)
    struts = [limb(strut, [9, 9]) for strut in STRUTS]
    scarf = limb(SCARF, [20, 26, 20, 8])
    rings = (outline(SLEIGH)[0], outline(DRIVER)[0], scarf, limb(RUNNER, [10, 10, 10]), *struts)
    items += frosted(stream.child("sleigh"), fuse(*(behind(ring) for ring in rings)), 26, palette)
    hand, bit, back = behind.point((214, -60)), frame.point(mare.places["mouth"]), frame.point(mare.places["back"])
    trace = [behind.point((286, 6)), (back[0] - 30, back[1] + 70), (back[0] + 120, back[1] + 40)]
    rein = [hand, (back[0] - 40, back[1] - 24), (back[0] + 110, back[1] - 60), bit]
    items.append(ice([limb(curve(line), [4, 4], steps=1) for line in (rein, trace)], palette.frost))
    x, y = frame.point(mare.places["eye"])
    items.append(plain(ellipse(x, y, 7), palette.night, "eye", weight=1.2, modelling=0, line=0.0))
    return group(*items, name="team")


def frosted(stream: Stream, shape: Outline, ferns: int, palette: Palette) -> list[Item]:
    """A silhouette of night glass, overgrown with ferns and edged with ice."""
    every = np.vstack(shape)
    (left, top), (right, bottom) = every.min(axis=0), every.max(axis=0)
    feathers: list[Points] = []
    for _ in range(ferns):
        root = np.array([stream.uniform(left, right), stream.uniform(top, bottom)])
        feathers += fern(stream, root, stream.uniform(2.2, 3.6), stream.uniform(50, 100), 3.6)
    edge = solid(*(limb(closed(ring), [5.5, 5.5], steps=1) for ring in shape))
    return [
        lit(shape, palette.ice, "horse", weight=0.9),
        Clip(shape, group(ice(feathers, palette.frost))),
        lit(edge, palette.frost, "edge", weight=0.1),
    ]
