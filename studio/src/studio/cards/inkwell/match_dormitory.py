"""Lights Out: only this one chapter."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, Points, curve, limb, offset, place, points, solid
from studio.materials import cloth, lit
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Scene, Veil, Wash, group

DRAWN = Sheet("inkwell/match_dormitory")
VIEW = Placing(-86, -136, 1.2, 0.0)
BEDS = np.array([170.0, 240.0, 298.0, 356.0, 432.0, 502.0, 566.0, 632.0])  # the middle of each sleeper
AWAKE, BURNT = 4, 6
LEAN = (-0.07, 0.06, -0.04, 0.15, 0.0, 0.08, -0.03, -0.06)
LOW = (0.0, 70.0, 8.0, -10.0, 0.0, 14.0, 4.0, 30.0)  # how far each has slipped under the sheet
SWELL = (1.0, 1.7, 0.9, 0.8, 1.2, 1.0, 0.6, 1.2)  # and how that lifts it
FLAME = (float(BEDS[AWAKE]), 326.0)


@card("match_dormitory")
def match_dormitory(chance: Chance, palette: Palette) -> Scene:
    layers = (
        DRAWN("table", palette),
        DRAWN("box", palette),
        group(Glow(FLAME, 620, palette.amber, 0.45, 1.0), Glow(FLAME, 300, palette.flame, 0.5, 1.2)),
        sleepers(palette),
        group(Glow(FLAME, 250, palette.amber, 0.35, 1.2), *DRAWN("burnt-one", palette)),
        blanket(palette),
        group(Glow((FLAME[0], 650), 240, palette.amber, 0.5, 1.0)),
        DRAWN("book", palette),
        fire(palette),
        DRAWN("sleeve", palette),
    )
    rig = Rig(None, Lamplight(VIEW.point(FLAME)), Glaze(palette.night, 0.6), palette.night)
    return rig.scene(*(layer.under(VIEW) for layer in layers), focal="fire")


def sleepers(palette: Palette) -> Group:
    """On one long pillow."""
    beds = zip(BEDS, LOW, LEAN, strict=True)
    heads = [DRAWN("sleeper", palette).placed(x, 392 + low, 1.0, lean) for x, low, lean in beds]
    return group(*DRAWN("pillow", palette), *(item for k, head in enumerate(heads) if k != BURNT for item in head))


def blanket(palette: Palette) -> Group:
    """Over all of them, and it shows who lies how."""
    x = np.linspace(110, 690, 240)
    lift = sum(swell * np.exp(-(((x - bed) / 24) ** 2)) for bed, swell in zip(BEDS, SWELL, strict=True))

    def over(y: float | Points, high: float) -> Points:
        return np.stack([x, y - high * lift], axis=1)

    whole = np.vstack([over(560, 16), points((700, 1240), (100, 1240))])
    fold = np.vstack([over(548, 16), over(612 + 4 * np.sin(x / 37), 18)[::-1]])
    stripes = [np.vstack([over(y, 14), over(y + 34, 14)[::-1]]) for y in range(650, 1240, 84)]
    valleys = [limb([(at, 560), (at + 2, 900), (at, 1240)], [26, 34, 30]) for at in 0.5 * (BEDS[:-1] + BEDS[1:])]
    ridges = [limb([(bed - 6, 600), (bed - 6, 1240)], [10, 14]) for bed in BEDS]
    pattern = group(
        cloth(solid(*stripes), palette.stripe, "stripe", weight=1.0, form=FLAT, modelling=0.3, line=1.2),
        Wash(solid(*valleys), palette.night, "valley", 0.7, 12),
        Veil(solid(*ridges), palette.linen, "ridge", 0.18, 8),
    )
    return group(
        cloth(whole, palette.blanket, "blanket", weight=1.1, form=10, line=2.8),
        Clip(solid(whole), pattern),
        Wash(solid(place(fold, 0, 12)), palette.night, "shadow", 0.8, 6),
        cloth(fold, palette.linen, "sheet", weight=0.4, form=14, line=2.6),
    )


def fire(palette: Palette) -> Group:
    """Not quite steady: a page has been turned."""
    x, y = FLAME
    form = "14,-176! 20,-128 44,-78 50,-30 38,16 0,34 -38,16 -48,-26 -30,-66 -6,-92 -4,-132"
    tongue = place(curve(form, closed=True), x, y + 30, 1.1)
    heart = place(curve("6,-84! 18,-44 24,-14 14,14 0,22 -14,14 -24,-12 -12,-46", closed=True), x, y + 30)
    return group(
        Veil(offset(solid(tongue), 5), palette.amber, "flame", 0.9, 7),
        lit(tongue, palette.amber, "flame", weight=1.0),
        lit(place(tongue - (x, y + 30), x + 1, y + 30, 0.78), palette.flame, "flame", weight=0.9),
        Veil(solid(heart), palette.page, "heart", 1.0, 4),
        Glow((x, y), 120, palette.flame, 0.5, 1.8),
        name="fire",
    )
