"""The Tree of Faces: which one is ripe?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import curve, fuse, limb, points, rectangle, resample
from studio.materials import bark, lit
from studio.motifs.plants import leaves
from studio.rigs import Rig
from studio.scene import INK, Group, Scene, Sunlight, group

DRAWN = Sheet("inkwell/mask_tree")
LIGHT = Sunlight((0.5, -0.7, 0.5))
PICKED = (272.0, 644.0)
BOUGHS = (
    ("880,1240 800,1000 770,760 730,540 640,380 500,270 330,210 160,214", (170, 130, 104, 84, 60, 40, 26, 8)),
    ("760,720 640,600 500,540 380,500 250,520 120,500", (80, 56, 42, 30, 20, 6)),
    ("730,520 760,360 720,200 760,40", (70, 50, 34, 20)),
    ("560,310 470,190 440,80 460,-30", (40, 28, 20, 12)),
    ("330,212 230,130 110,90 -20,100", (26, 18, 12, 6)),
    ("716,230 640,120 600,10", (30, 20, 12)),
)


@card("mask_tree")
def mask_tree(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.sky, "sky", weight=0.9, colour_below=palette.glow)),
        tree(chance.layout, palette),
        harvest(),
        picker(),
        focal="picker",
    )


def tree(stream: Stream, palette: Palette) -> Group:
    """Nearly black against the day, a few leaves left."""
    ways = [points(path) for path, _ in BOUGHS]
    wood = fuse(*(limb(way, widths) for way, (_, widths) in zip(ways, BOUGHS, strict=True)), soften=10)
    twigs = np.vstack([resample(curve(way[-3:]), 46) for way in ways])
    return group(
        bark(wood, palette.bark, "tree", weight=1.15, form=40, line=2.4),
        *leaves(stream, twigs, 20.0, 30.0, palette.leaf, "pointed", 2),
    )


def harvest() -> Group:
    """No two alike, and one not ripe."""
    return group(
        hung("beak", 650, 130, 40, 1.02, -0.1),
        hung("demon", 634, 590, 34, 1.16, 0.08),
        hung("laughing", 520, 284, 40, 1.08, -0.08),
        hung("weeping", 366, 220, 66, 0.96, 0.06),
        hung("carved", 226, 212, 24, 1.02, -0.06),
        hung("serene", 486, 534, 76, 1.0, 0.06),
        hung("cat", 128, 502, 96, 0.92, -0.1),
        hung("clown", 96, 92, 26, 0.9, 0.1),
        hung("unripe", 610, 30, 20, 0.7, 0.12),
        name="harvest",
    )


def hung(face: str, x: float, y: float, drop: float, size: float, turn: float) -> Group:
    """One of them on its stalk: from where on the bough, and how far below."""
    stalk = limb([(x, y - 4), (x + 7, y + 0.5 * drop), (x, y + drop + 24)], [9, 5, 6])
    return group(lit(stalk, INK, "stalk", weight=1.2), DRAWN(face).placed(x, y + drop + 78 * size, size, turn))


def picker() -> Group:
    """From behind: she takes the one that cannot decide, and what does she wear now?"""
    x, y = PICKED
    up = Pose(
        pelvis=(0, 0, 5),
        bend=(0, -8, 6),
        head=(0, -16, 6),
        left=Arm(at=(-17, 96, -4), pole=(-0.9, -0.6, 0), hand="pluck", aim=(0, 1, -0.1), palm=(0.2, 0, -1), world=True),
        right=Arm((0.24, -0.86, 0.1), (0.9, 0, -0.6), "relaxed"),
    )
    dress = Dress(
        top="#e8382f", collar="boat", sleeve_end=0.1, skirt=0.9, skirt_tone="top", trim="#ffe08a", pattern="border"
    )
    woman = person(PEOPLE["weaver"], Head("calm", pitch=-10), up, dress, facing=158)
    figure = drawn(woman, camera=Camera((430, 1500), 8.0, pitch=-4), light=LIGHT, pen=1.5)
    stalk = limb([(x + 16, 512), (x + 10, 548), (x, y - 60)], [10, 6, 7])
    return group(lit(stalk, INK, "stalk", weight=1.2), DRAWN("torn").placed(x, y, 1.3, -0.06), figure, name="picker")
