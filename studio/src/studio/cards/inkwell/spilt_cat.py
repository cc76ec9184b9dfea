"""Spilt: does it want the bird, or only somebody to finish it?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, limb, place, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Dots, Group, Scene, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/spilt_cat")
LIGHT = Sunlight((0.5, -0.7, 0.5))
BOTTLE = (650.0, 176.0, 1.0, -0.42)
FLOW = "652,176 590,204 540,250 506,316 528,392 606,440 690,492 734,566 726,640 676,706"


@card("spilt_cat")
def spilt_cat(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shadow).scene(
        sheet(layout.child("sheet"), palette),
        DRAWN("bird", palette).placed(196, 452, 1.32, 0.16),
        group(dropped(palette), DRAWN("bottle", palette).placed(*BOTTLE)),
        cat(palette),
        focal="cat",
    )


def sheet(stream: Stream, palette: Palette) -> Group:
    """Blank but for what has got away already."""
    specks = np.vstack([stream.points(34) * (120, 90) + (470, 300), stream.points(30) * (260, 60) + (400, 1110)])
    return group(
        Veil(solid(rectangle(-20, -20, 820, 1220)), palette.paper, "sheet", 1.0, 1.0),
        Dots(specks, 1.0 + 6 * stream.fractions(64) ** 3, palette.ink, "speck"),
    )


def dropped(palette: Palette) -> Group:
    glass = silhouette(DRAWN("bottle", palette).placed(*BOTTLE))
    cork = DRAWN("cork", palette).placed(420, 120, 1.0, 0.5)
    fall = [place(ring, -14, 18) for ring in (*glass, *silhouette(cork))]
    return group(Wash(solid(*fall), palette.shadow, "shadow", 0.9, 5, hatched=True), cork)


def cat(palette: Palette) -> Group:
    """The tail is the last to have made up its mind."""
    way = curve(FLOW)
    flow = limb(FLOW, [40, 52, 66, 68, 56, 48, 44, 46, 58])
    rings = silhouette(group(DRAWN("far", palette), DRAWN("cat", palette)))
    shade = [ring * (1, 0) + (1070 - ring[:, 1:]) * (-0.3, 0.1) + (0, 1070) for ring in rings]
    return group(
        Wash(solid(*shade), palette.shadow, "shadow", 0.8, 6, hatched=True),
        DRAWN("far", palette),
        plain(flow, palette.ink, "flow", weight=1.5, form=20, modelling=0.35, line=0),
        Veil(solid(limb(place(way[6:-6], -9, -6), [3, 10, 8, 9, 3])), palette.gloss, "gloss", 0.85, 3),
        DRAWN("cat", palette),
        name="cat",
    )
