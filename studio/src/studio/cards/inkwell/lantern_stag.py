"""The Lantern Stag: somebody is being carried home, or away."""

import math
from dataclasses import replace
from itertools import cycle

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Branch, Growth, Point, Points, ellipse, fuse, grow, limb, outline, points, solid
from studio.materials import bark, lit, plain
from studio.motifs.plants import crown_of_blossom
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.45, -0.7, 0.5))
BROW = (236.0, 632.0)
DRAWN = Sheet("inkwell/lantern_stag")


@card("lantern_stag")
def lantern_stag(chance: Chance, palette: Palette) -> Scene:
    mist = graded((palette.high, palette.mist, palette.low), lines=0.0, weight=0.6)
    return replace(Rig(mist, LIGHT), shadow=palette.shade).scene(
        wood(chance.layout.child("wood"), palette), bearer(chance.layout.child("crown"), palette), focal="stag"
    )


def wood(stream: Stream, palette: Palette) -> Group:
    """Trunks, the farther the nearer to nothing."""
    items: list[Item] = []
    for share, wide, places in ((0.75, 26, (90, 250, 330, 520, 610, 742)), (0.5, 46, (170, 690)), (0.2, 84, (16, 794))):
        stems = [
            limb(
                [(x, -30), (x + stream.normal(0, 10), 600), (x + stream.normal(0, 8), 1240)],
                [0.8 * wide, wide, 1.3 * wide],
            )
            for x in places
        ]
        items.append(lit(solid(*stems), palette.trunk.mixed(palette.mist, share), "trunk", weight=0.8))
        items.append(Veil(solid(ellipse(400, 1130, 700, 180)), palette.low, strength=0.6, softness=70))
    return group(*items)


def bearer(stream: Stream, palette: Palette) -> Group:
    """The stag, the orchard on its brow and the sleeper on its back."""
    x, y = BROW
    wooden = [
        *antler(stream.child("left"), (x - 8, y), -1.98, 190),
        *antler(stream.child("right"), (x + 10, y), -0.86, 250),
    ]
    tips = np.array([branch.tip for branch in wooden if branch.order >= 3])
    knees = np.array([branch.tip for branch in wooden if 1 <= branch.order <= 4])
    hooves = ((330, 1114, 120), (590, 1112, 120), (676, 1114, 150), (250, 1106, 110))
    cast = fuse(
        *(limb([(u, v), (u + 0.6 * far, v + 20), (u + far, v + 34)], [26, 20, 40]) for u, v, far in hooves),
        outline("380,1146 520,1132 700,1134 830,1150! 830,1190! 640,1186 460,1178")[0],
    )
    return group(
        Wash(cast, palette.shade, "cast shadow", 0.6, 4, hatched=True),
        timber(wooden, palette.horn),
        crown_of_blossom(stream.child("blossom"), tips, 24, palette.blossom),
        *(
            lantern(place, paint, palette)
            for place, paint in zip(spaced(knees), cycle((palette.lamp, palette.flame, palette.white)), strict=False)
        ),
        DRAWN("stag", palette),
        DRAWN("sleeper", palette),
        name="stag",
    )


def antler(stream: Stream, root: Point, heading: float, length: float) -> list[Branch]:
    """A branching antler from its root, each order finer, as trees have it."""
    rules = Growth(orders=4, spread=0.5, shorter=0.74, thinner=0.66, gnarl=0.34, droop=-0.25, third=0.3)
    grown = grow(stream, rules, length, 26, heading)
    return [replace(branch, spine=branch.spine + np.array(root)) for branch in grown]


def timber(branches: list[Branch], paint: Colour) -> Group:
    grown = fuse(*(limb(branch.spine, branch.widths, steps=4) for branch in branches), soften=3)
    return group(bark(grown, paint, "antler", weight=1.0, line=1.6))


def spaced(places: Points, apart: float = 104.0) -> list[Point]:
    """Those of the places where a lantern can hang without touching another."""
    kept: list[Point] = []
    for x, y in places[np.argsort(-places[:, 1])]:
        free = all(math.hypot(x - other[0], 0.8 * (y - other[1])) > apart for other in kept)
        if free and 60 < x < 740 and 90 < y < 480:
            kept.append((float(x), float(y) + 26))
    return kept


def lantern(place: Point, paint: Colour, palette: Palette) -> Group:
    """Paper, round, with ribs."""
    x, y = place
    ribs = tuple(points(*((x + 24 * s * c, y + 32 + 28 * r) for r, c in RIB)) for s in (-0.5, 0.5))
    return group(
        Lines((points((x, y - 26), (x, y + 6)),), 1.6),
        plain(ellipse(x, y + 32, 26, 28), paint, "lantern", weight=0.9, form=12, line=1.8),
        Lines(ribs, 1.2, strength=0.7),
        plain(
            outline([(x - 10, y + 2), (x + 10, y + 2), (x + 9, y + 9), (x - 9, y + 9)]), palette.horn, "cap", line=1.2
        ),
    )


RIB = [(r, math.sqrt(1 - r * r)) for r in (-0.96, -0.6, 0.0, 0.6, 0.96)]
