"""Channel Nine: everybody on this staircase watches the same thing, but for one."""

import math
from itertools import product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Point, along, closed, curve, ellipse, fuse, limb, place, points, rectangle, resample, solid
from studio.materials import bark, leaves, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lines, Scene, Sunlight, group

HEART = (400.0, 560.0)
PANE = rectangle(-107, -110, 107, 110)
SLITS = (0.15, 0.28, 0.41, 0.54, 0.67)  # along a leaf
VINES = """330,470 250,360 240,250 150,210 90,150; 480,470 560,360 640,330 650,240 700,190;
    500,650 600,740 640,820 620,920 680,980; 320,660 230,760 200,860 120,900"""
SASHES = "282,448! 136,380! 136,742! 282,668!", "518,448! 664,380! 664,742! 518,668!"
SOFAS = (  # heads over their backs, seen from behind: where, and what hair
    "-30 curls; -54 bald, 30 bun; 12 cap; 44 bun; -50 bald; -58 cap, 0 small, 56 curls; -20 cat, 46 cap; "
    "-20 bun; 34 curls; -54 small, 0 small; 10 bald, 74 cat; -50 curls, 30 bun; 36 cap; -40 small"
)
HAIR = {
    "bald": "0 -12 32 37, -33 -8 6 11, 33 -8 6 11, 0 70 62 48",
    "curls": "0 -12 42 38, -30 -30 22 20, 28 -32 23 20, 0 -46 24 18, -38 0 18 20, 38 0 18 20, 0 70 62 48",
    "bun": "0 -10 33 38, 3 -58 19 18, 0 70 56 46",
    "cap": "0 -8 33 36, 0 -26 37 22, 0 -52 8 6, 0 70 64 50",
    "small": "0 8 26 27, -24 6 12 16, 24 6 12 16",
    "cat": "0 10 25 20, -15 -10 6 18, 15 -10 6 18",
}
DRAWN = Sheet("inkwell/window_jungle")


@card("window_jungle")
def window_jungle(chance: Chance, palette: Palette) -> Scene:
    cells = [(400.0 + 272 * u, HEART[1] + 290 * v) for u, v in product((-1, 0, 1), (-2, -1, 0, 1, 2)) if u or v]
    house = group(
        plain(rectangle(-200, -200, 1000, 1400), palette.wall, "wall", weight=1.1, form=FLAT, line=0.0),
        *(window(sofa, palette).placed(*cell) for cell, sofa in zip(cells, SOFAS.split("; "), strict=True)),
        jungle(chance.layout.child("jungle"), palette),
        perched(palette),
    )
    rig = Rig(None, Sunlight((0.2, 0.5, 0.7)), None, palette.shade)
    return rig.scene(house.placed(-41, 29, 1.0, -0.07), focal="jungle")


def window(sofa: str, palette: Palette) -> Group:
    """Dark before the light of a screen."""
    rings = [points("-120,120 -112,74 0,68 112,74 120,120")]
    for at, hair in (head.split() for head in sofa.split(", ")):
        for u, v, wide, tall in (map(float, ring.split()) for ring in HAIR[hair].split(", ")):
            rings.append(ellipse(float(at) + u, 36 + v, wide, tall))
    seen = group(
        Glow((0, -30), 150, palette.screen, 0.8),
        lit(rectangle(-84, -92, 84, 14), palette.screen, weight=1.0),
        plain(fuse(*rings, soften=3), palette.dark, "watcher", weight=1.25, modelling=0, line=0.0),
    )
    return group(
        lit(PANE, palette.glass, weight=0.9),
        Clip(solid(PANE), seen),
        Lines((closed(PANE),), 6, palette.dark, steady=True),
        plain(rectangle(-119, 110, 119, 125), palette.wall.lighter(0.25), "sill", form=4, line=1.6),
    )


def blade(at: Point, turn: float, long: float, paint: Colour) -> list[Item]:
    """A broad leaf with its rib and a few slits."""
    rib = place(curve([(0, 0), (0.5 * long, -0.06 * long), (long, 0.08 * long)]), *at, rotation=turn)
    slits = [[(t, -0.04), (t + 0.12, side * 0.14 * math.sin(math.pi * (t + 0.1)))] for t in SLITS for side in (-1, 1)]
    veins = tuple(place(slit, *at, long, turn) for slit in slits)
    leaf = limb(rib, [0.034 * long, 0.28 * long, 0.35 * long, 0.26 * long, 2])
    return [leaves(leaf, paint, weight=1.05, line=2.2), Lines((rib, *veins), 1.7, paint.darker(0.45))]


def frond(at: Point, turn: float, long: float, paint: Colour) -> list[Item]:
    rib = place(curve([(0, 0), (0.55 * long, -0.14 * long), (long, 0.1 * long)]), *at, rotation=turn)
    fingers = []
    for t in np.linspace(0.15, 1.0, 12):
        at, way = along(rib, t)
        reach = 0.42 * long * (1.1 - 0.7 * t)
        finger = limb([(0, 0), (0.6 * reach, 0), (reach, 8)], [6, 15, 1])
        fingers += [place(finger, *at, rotation=way + side * 0.75) for side in (-1, 1)]
    return [leaves(solid(*fingers, limb(rib, [9, 4])), paint, weight=1.05, line=1.6)]


def bloom(at: Point, size: float, paint: Colour, core: Colour) -> list[Item]:
    petals = [place(limb([(0, 0), (size, 0)], [6, 0.62 * size, 4]), *at, rotation=0.3 + 1.2566 * k) for k in range(5)]
    flower: list[Item] = [plain(petal, paint, "petal", weight=1.0, line=1.8) for petal in petals]
    return [*flower, plain(ellipse(*at, 0.24 * size), core, "core", line=1.6)]


def jungle(stream: Stream, palette: Palette) -> Group:
    """Its casements flung open, and no room left inside."""
    items: list[Item] = [lit(place(PANE, *HEART, 1.1), palette.sun, weight=0.9)]
    for sash in SASHES:
        items.append(plain(points(sash), palette.sun, "sash", weight=0.6, form=FLAT, modelling=0, line=6))
    for count, long, paint in ((11, 250, palette.deep), (10, 225, palette.leaf), (9, 170, palette.lime)):
        turns = np.linspace(0, math.tau, count + 1)[:-1] + stream.uniform(0, 1)
        for k, a in enumerate(turns + stream.uniform(-0.2, 0.2, count=count)):
            size = long * stream.uniform(0.75, 1.1) * (1.08 + 0.16 * math.sin(a))
            root = (HEART[0] + 80 * math.cos(a), HEART[1] + 66 * math.sin(a))
            items += (frond if k % 3 == 0 else blade)(root, a, size, paint)
    for way in VINES.split(";"):  # already on their way next door
        stem = curve(way)
        tips = [
            place(
                limb("0,0 20,-3 42,3", [4, 18, 21, 14, 2]), u, v, rotation=stream.uniform(-0.5, 0.5) + (k % 2) * math.pi
            )
            for k, (u, v) in enumerate(resample(stem, 34)[1:])
        ]
        items.append(leaves(limb(stem, [11, 7, 3]), palette.leaf, "vine", line=1.8))
        items.append(leaves(fuse(*tips), palette.lime, weight=1.05, line=1.8))
    for at, size in (((262, 500), 58), ((560, 730), 50), ((300, 730), 44), ((520, 400), 40)):
        items += bloom(at, size, palette.hot if at[0] < 400 else palette.pink, palette.sun)
    return group(*items, name="jungle")


def perched(palette: Palette) -> Group:
    """On a bough out of the window, and he has hold of it."""
    bough = limb(curve("322,676 370,688 430,690 540,674 650,690 740,660"), [34, 44, 40, 32, 22, 8])
    toes = [limb(points(f"{x},664 {x + 3},676 {x - 2},704"), [10, 13, 5]) for x in (388, 407, 444, 463)]
    return group(
        bark(bough, palette.bark, "bough", weight=1.1, form=14, line=2.6),
        DRAWN("toucan"),
        *(plain(toe, palette.glass, "toe", weight=1.0, form=5, line=2.0) for toe in toes),
    )
