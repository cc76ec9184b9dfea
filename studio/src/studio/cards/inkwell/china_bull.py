"""In the China Shop: which of the two is more afraid of breaking?"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Points, as_points, closed, ellipse, limb, place, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/china_bull")
LIGHT = Sunlight((-0.5, -0.7, 0.5))
FLOOR, FEET, SHELF, CUP = 930.0, 1056.0, 176.0, (196.0, 1104.0)
RISE = FEET - 876  # the bull is drawn with its hooves at 876
PLATES = ((40.0, 0.78), (216.0, 0.66))
JUGS = ((128.0, 0.62), (392.0, 0.86), (716.0, 0.95))
BLOSSOMS = ((430, 470, 92), (664, 480, 66), (300, 430, 50), (548, 560, 46), (318, 610, 48), (178, 664, 30))


@dataclass(frozen=True)
class Tilted(Placing):
    """Seen at a slant: as high as `flat` says."""

    flat: float = 1.0

    def __call__(self, path: ArrayLike) -> Points:
        return super().__call__(as_points(path) * (1.0, self.flat))


@card("china_bull")
def china_bull(chance: Chance, palette: Palette) -> Scene:
    cup, shard = DRAWN("cup", palette).placed(*CUP), DRAWN("shard", palette).placed(610, 1130, 1.1)
    return Rig(graded((palette.light, palette.wall), weight=1.1), LIGHT, None, palette.dusk).scene(
        shop(palette),
        bull(palette),
        *(group(shadow(thing, foot, palette), thing) for thing, foot in ((cup, CUP[1]), (shard, 1138))),
        focal="bull",
    )


def shop(palette: Palette) -> Group:
    """Full of relations, one of them on the way."""
    ware = [plate(palette).placed(x, SHELF + 4 - 100 * size, size) for x, size in PLATES]
    jugs = [DRAWN("jug", palette).placed(x, SHELF + 4, size) for x, size in JUGS]
    behind = [place(ring, 16, 10) for thing in (*ware, *jugs) for ring in silhouette(thing)]
    return group(
        lit(rectangle(-20, FLOOR, 820, 1220), palette.floor, "floor", weight=1.15, colour_below=palette.wall),
        Wash(solid(rectangle(-20, SHELF + 20, 820, SHELF + 70)), palette.shade, "shadow", 0.75, 12),
        Wash(solid(*behind), palette.shade, "shadow", 0.6, 4),
        *ware,
        *jugs,
        plain(rectangle(-20, SHELF, 820, SHELF + 22), palette.shade, "shelf", weight=1.2, form=6, line=2.4),
    )


def shadow(thing: Group, foot: float, palette: Palette) -> Wash:
    """The lamp is high on the left."""
    rings = [ring * (1, 0) + (foot - ring[:, 1:]) * (0.5, -0.14) + (0, foot) for ring in silhouette(thing)]
    return Wash(solid(*rings), palette.shade, "shadow", 1.1, 2.5, hatched=True)


def bull(palette: Palette) -> Group:
    """Fired once, and never since."""
    skin = DRAWN("body", palette)
    whole = group(DRAWN("tail", palette), DRAWN("far", palette), skin)
    painted = Clip(silhouette(skin), group(*pattern(palette)))
    parts = (DRAWN(part, palette) for part in ("form", "head", "cracks", "hole"))
    china = group(whole, painted, *parts, name="bull").placed(0, RISE)
    balanced = plate(palette).under(Tilted(508, 262, 0.92, -0.14, flat=0.3))
    return group(shadow(whole.placed(0, RISE), FEET, palette), china, balanced)


def pattern(palette: Palette) -> list[Item]:
    """Cobalt under the glaze: waves below, a garden above."""
    spots = [(214.0 + 22 * (row % 2) + 44 * k, 640 + 16 * row) for row in range(9) for k in range(14)]
    arcs = tuple(ellipse(x, y, r, start=math.pi, end=math.tau, count=12) for x, y in spots for r in (21, 14, 7))
    blooms = [blossom(palette).placed(*where) for where in BLOSSOMS]
    bands = [rectangle(200, y, 800, y + high) for y, high in ((846, 40), (828, 6))]
    waves = Lines(arcs, 2.2, palette.blue, "wave", 0.55)
    return [waves, *DRAWN("garden", palette), *blooms, flat(solid(*bands), palette.blue, "band")]


def flat(ring: Outline | Points, paint: Colour, role: str) -> Shape:
    return plain(ring, paint, role, weight=1.0 if paint.lightness < 0.9 else 0.1, form=FLAT, modelling=0, line=0)


def blossom(palette: Palette) -> Group:
    """Petals over petals, each with its white edge; as large as a plate is high."""
    items: list[Item] = []
    for count, far, wide, tone in ((11, 1.0, 0.5, "blue"), (8, 0.7, 0.46, "dusk"), (6, 0.46, 0.34, "deep")):
        for turn in np.arange(count) * math.tau / count + 0.3 * far:
            way = np.array([math.cos(turn), math.sin(turn)])
            items.append(flat(limb([0.15 * way, 0.82 * far * way], [0.1, wide]), palette.white, "edge"))
            items.append(flat(limb([0.18 * way, 0.8 * far * way], [0.06, wide - 0.08]), palette[tone], "petal"))
    return group(*items, flat(ellipse(0, 0, 0.13), palette.white, "heart"))


def plate(palette: Palette) -> Group:
    rims = tuple(closed(ellipse(0, 0, size)) for size in (90, 62))
    white = plain(ellipse(0, 0, 100), palette.white, "plate", weight=0.15, form=10, modelling=0.6, line=3.0)
    return group(white, Lines(rims, 3.0, palette.blue, "rim", 1.0), blossom(palette).placed(scale=50))
