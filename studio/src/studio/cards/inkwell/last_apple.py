"""The Last Apple: napkins tied, and everybody looks at the same thing, so nobody looks at the goose."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import (
    Growth,
    Point,
    below,
    curve,
    ellipse,
    fuse,
    grow,
    limb,
    outline,
    place,
    points,
    rectangle,
    ridge,
    solid,
)  # fmt: skip
from studio.materials import bark, cloth, leaves, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/last_apple")
LIGHT = Sunlight((-0.4, -0.8, 0.5))
APPLE, TABLE = (456.0, 286.0), 1062.0
RIND = points("0,-66 44,-88 96,-64 112,8 78,88 28,106 0,96 -30,106 -80,86 -112,4 -94,-66 -42,-88")
# Where the other leaves are, and which way they point: on the bough, in the air, on the table.
LEAVES = ((748, 262, 1.8), (322, 104, 2.6), (612, 520, 1.1), (560, 1118, 0.3), (690, 1158, 2.4), (190, 1142, -0.4))


@card("last_apple")
def last_apple(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.low), weight=0.8)
    cast = [DRAWN(who, palette) for who in ("goat", "pig", "hare", "badger")]
    return Rig(sky, LIGHT, None, palette.shade).scene(
        orchard(chance.layout.child("orchard"), palette),
        branch(palette),
        apple(palette),
        group(*cast, name="guests"),
        DRAWN("goose", palette),
        table(palette),
        group(*(leaf(chance.layout.child(k), (x, y), turn, palette) for k, (x, y, turn) in enumerate(LEAVES))),
        focal="apple",
    )


def orchard(stream: Stream, palette: Palette) -> Group:
    """Picked bare, row behind row."""
    rows: list[Item] = []
    for k, y in enumerate((760, 800, 850)):
        tone = mix(palette.low, palette.leaf, 0.16 + 0.14 * k)
        rows.append(plain(below(ridge(stream.child(k), y, 14), 1100), tone, "hill", weight=0.8, form=FLAT, line=0))
        for x in np.arange(60 + 40 * k, 820, 118 - 8 * k):
            tree = grow(stream.child(f"{k} {x}"), Growth(orders=4), 34 + 12 * k, 7 + 2 * k)
            boughs = [place(limb(bough.spine, bough.widths), float(x), y + 8) for bough in tree]
            rows.append(plain(solid(*boughs), mix(palette.wood, tone, 0.62 - 0.1 * k), "tree", weight=0.7, line=0))
    return group(*rows)


def branch(palette: Palette) -> Group:
    """All it has left hangs at the very end."""
    bough = limb("830,40 720,70 630,84 540,92 466,132", [110, 84, 60, 40, 20])
    twigs = [
        limb("680,74 640,30 650,-20", [24, 16, 12]),
        limb("600,92 550,50 480,34 430,-4", [18, 12, 8, 5]),
        limb("510,100 440,84 370,96 320,76", [13, 9, 6, 2]),
        limb("740,70 760,140 736,196 742,240", [20, 13, 8, 2]),
    ]
    return group(bark(fuse(bough, *twigs, soften=4), palette.wood, "bough", line=2.4))


def apple(palette: Palette) -> Group:
    x, y = APPLE
    stalk = limb([(x, y - 50), (x + 2, y - 96), (x + 12, y - 158)], [9, 7, 12])
    blade = limb([(x + 6, y - 110), (x + 50, y - 138), (x + 98, y - 118)], [2, 26, 34, 24, 2])
    shine = [(x - 72, y - 30), (x - 50, y - 62), (x - 34, y - 56), (x - 60, y - 6)]
    return group(
        plain(outline(RIND + points(APPLE)), palette.red, "apple", weight=1.15, form=90, line=3.0),
        Veil(outline(shine), palette.white, "shine", 0.9, 5),
        Wash(solid(ellipse(x, y - 66, 34, 12)), palette.wood, "dimple", 0.8, 6),
        plain(solid(stalk), palette.wood, "stalk", weight=1.1, line=2.0),
        leaves(blade, palette.leaf, "leaf", line=2.2),
        Lines((curve([(x + 6, y - 110), (x + 50, y - 138), (x + 90, y - 120)]),), 1.4),
        name="apple",
    )


def leaf(stream: Stream, at: Point, turn: float, palette: Palette) -> Group:
    size = stream.uniform(0.8, 1.2)
    ring = place(limb("-34,0 0,-6 36,0", [3, 26, 32, 22, 2]), *at, size, turn)
    rib = place(curve("-46,0 0,-6 32,0"), *at, size, turn)
    shade = (Wash(solid(ring + 7), palette.shade, "shadow", 0.5, 3),) if at[1] > TABLE else ()
    tone = palette.leaf if math.cos(turn) > 0 else palette.leaf.darker(0.15)
    return group(*shade, leaves(ring, tone, "leaf", line=1.8), Lines((rib,), 1.4))


def table(palette: Palette) -> Group:
    items: list[Item] = [
        cloth(rectangle(-30, TABLE, 830, 1230), palette.white, "cloth", weight=0.1, form=FLAT, modelling=0.2, line=2.6),
        Wash(solid(ellipse(400, TABLE + 86, 176, 30)), palette.shade, "shadow", 0.5, 6, hatched=True),
        plain(ellipse(410, TABLE + 72, 166, 40), palette.white, "plate", weight=0.2, form=10, line=2.6),
        plain(ellipse(410, TABLE + 68, 112, 24), palette.white, "plate", weight=0.25, form=6, line=1.8),
    ]
    return group(*items, name="table")
