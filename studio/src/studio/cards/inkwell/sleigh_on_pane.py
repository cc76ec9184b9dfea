"""Sleigh on the Pane: a horse of frost, at full gallop, and somebody has breathed on the glass behind them."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.geometry import Outline, Placing, Points, closed, curve, ellipse, fuse, limb, outline, solid
from studio.landscape import graded_sky
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

BREATH = (250.0, 1010.0)
# A horse at full gallop, its muzzle to the right, and the sleigh that follows.
HORSE = (
    "392,92 396,104 386,114 370,114 350,104 332,114 312,140 300,166 298,188 332,200 368,190 404,198 424,188 "
    "432,200 416,214 392,214 362,210 330,226 300,230 296,244 320,262 316,274 288,290 274,286 280,274 296,266 "
    "272,246 240,240 200,234 164,226 150,240 144,264 114,288 82,316 62,334 46,328 54,312 78,294 98,268 112,250 "
    "88,262 56,276 30,296 14,290 22,274 48,258 74,234 96,212 92,180 104,158 132,140 190,144 232,148 264,130 296,94 "
    "322,62 330,34! 344,56 364,62 382,78"
)
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
MANE = tuple(((320 - 18 * k, 66 + 22 * k), (288 - 18 * k, 62 + 20 * k), (244 - 18 * k, 78 + 14 * k)) for k in range(4))
TAIL = (((106, 158), (60, 132), (10, 144), (-34, 128)), ((104, 164), (56, 150), (14, 168), (-26, 160)))
SLEIGH = "-20,60! 0,0 40,-40 84,-70! 96,-10 150,14 220,10 262,-40 290,-60! 286,20 250,84 160,100 60,96"
RUNNER = "-20,140 120,142 260,138 330,110 340,60 312,40"


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
    return group(
        Glow(BREATH, 330, palette.amber, 0.9),
        lit(solid(hole, *drips), palette.amber, "thaw", weight=0.7, colour_below=palette.amber.darker(0.2)),
        Veil(solid(ellipse(x, y, 130, 120)), colour("#fff0c0"), "warmth", 0.8, 50),
        Lines((closed(hole),), 5.0, palette.night, strength=0.9),
        ice([ellipse(px, py, r, 1.25 * r) for px, py, r in BEADS], palette.frost),
    )


def team(stream: Stream, palette: Palette) -> Group:
    """Drawn in ferns: only their edges are clear."""
    here = Placing(186, 446, 1.24, -0.4)
    hairs = [limb(hair, [14, 18, 2]) for hair in (*MANE, *TAIL)]
    horse = fuse(*(here(ring) for ring in (*outline(HORSE), *hairs)), soften=1.5)
    items = frosted(stream.child("horse"), horse, 44, palette)
    sleigh = tuple(Placing(30, 664, 0.92, -0.36)(ring) for ring in (outline(SLEIGH)[0], limb(RUNNER, [9, 9, 9])))
    items += frosted(stream.child("sleigh"), fuse(*sleigh), 12, palette)
    reins = [curve([(186, 616), (420, 520), (676, 392)]), curve([(190, 630), (430, 548), (676, 396)])]
    items.append(ice([limb(rein, [4, 4], steps=1) for rein in reins], palette.frost))
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
