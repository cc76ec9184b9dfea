"""Spilt: does it want the bird, or only somebody to finish it?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, curve, fuse, limb, place, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Dots, Group, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/spilt_cat")
LIGHT = Sunlight((0.5, -0.7, 0.5))
BOTTLE = (650.0, 176.0, 1.0, -0.42)
FLOW = "606,212 548,252 506,316 528,392 606,440 690,492 734,566 726,640 676,706"
PAWS = ((298.0, 1070.0, 58.0), (644.0, 1066.0, 60.0), (152.0, 1054.0, 48.0), (528.0, 1040.0, 46.0))


@card("spilt_cat")
def spilt_cat(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(graded((palette.paper, palette.paper), weight=0.35), LIGHT, None, palette.shadow).scene(
        sheet(layout.child("sheet"), palette),
        DRAWN("bird", palette).placed(196, 452, 1.32, 0.16),
        group(dropped(palette), DRAWN("bottle", palette).placed(*BOTTLE)),
        cat(layout.child("ink"), palette),
        focal="cat",
    )


def sheet(stream: Stream, palette: Palette) -> Group:
    """Blank but for what has got away already."""
    specks = np.vstack([stream.points(34) * (120, 90) + (470, 300), stream.points(30) * (260, 60) + (400, 1110)])
    return group(Dots(specks, 1.0 + 6 * stream.fractions(64) ** 3, palette.ink, "speck"))


def dropped(palette: Palette) -> Group:
    glass = silhouette(DRAWN("bottle", palette).placed(*BOTTLE))
    cork = DRAWN("cork", palette).placed(420, 120, 1.0, 0.5)
    fall = [place(ring, -26, 30) for ring in (*glass, *silhouette(cork))]
    return group(Wash(solid(*fall), palette.shadow, "shadow", 0.9, 5, hatched=True), cork)


def cat(stream: Stream, palette: Palette) -> Group:
    """The tail is the last to have made up its mind."""
    way = curve(FLOW)
    flow = limb(FLOW, [52, 92, 84, 58, 50, 44, 42, 44, 56])
    pools = [splat(x, y, size, stream) for x, y, size in PAWS]
    pool = splat(540, 262, 66, stream)
    rings = silhouette(group(DRAWN("far", palette), DRAWN("cat", palette)))
    shade = [ring * (1, 0) + (1066 - ring[:, 1:]) * (-0.22, 0.13) + (0, 1066) for ring in rings]
    return group(
        Wash(solid(*shade), palette.shadow, "shadow", 0.8, 6, hatched=True),
        plain(solid(*pools), palette.ink, "pool", weight=1.5, form=8, modelling=0.3, line=0),
        DRAWN("far", palette),
        plain(fuse(flow, pool, soften=6), palette.ink, "flow", weight=1.5, form=20, modelling=0.35, line=0),
        Veil(solid(limb(place(way[6:-6], -9, -6), [3, 10, 8, 9, 3])), palette.gloss, "gloss", 0.85, 3),
        DRAWN("cat", palette),
        name="cat",
    )


def splat(x: float, y: float, size: float, stream: Stream) -> Points:
    """A blot seen a little from the side."""
    turns = np.linspace(0, math.tau, 22, endpoint=False)
    reach = size * np.where(np.arange(22) % 2, stream.uniform(0.62, 0.8, count=22), stream.uniform(0.8, 1.25, count=22))
    return curve(np.stack([x + reach * np.cos(turns), y + 0.3 * reach * np.sin(turns)], axis=1), closed=True)
