"""Carrying Light in Sacks: how much does a day weigh, and where is it going?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.geometry import Placing, Points, curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, group

MIDDLE = (420.0, 430.0)
FOLDS = (
    "300,812 250,690 160,580", "330,800 300,660 270,520", "352,796 370,640 360,470", "376,800 450,670 520,540",
    "392,814 520,720 640,640", "140,300 190,240 260,200", "560,170 640,230 690,320", "730,470 728,540 700,610",
)  # fmt: skip
PATCH = "560,250! 650,232! 672,318! 580,334!"
TRAIL = ((716, 640), (740, 710), (722, 776), (752, 850), (726, 920), (750, 980), (716, 1020), (766, 1024))


@card("light_in_sacks")
def light_in_sacks(chance: Chance, palette: Palette) -> Scene:
    stars = chance.layout.child("stars")
    places = np.stack([stars.uniform(0, 800, count=90), stars.uniform(0, 900, count=90)], axis=1)
    night = group(
        plain(rectangle(-20, -20, 820, 1220), palette.night, "night", weight=1.2, modelling=0, line=0.0),
        Dots(places, stars.uniform(1.2, 3.4, count=90), palette.light),
        Glow(MIDDLE, 620, palette.paper, 0.5, falloff=1.3),
    )
    return Rig(None, Lamplight(MIDDLE), None, palette.dusk).scene(
        night, land(palette), sack(palette), carrier(palette), leak(palette), focal="sack"
    )


def land(palette: Palette) -> Group:
    """Hill behind hill, and on them others with theirs."""
    far = outline("-20,900! 160,850 330,900 520,840 700,880 820,830! 820,1230! -20,1230!")
    middle = outline("-20,980! 120,940 330,985 560,930 820,960! 820,1230! -20,1230!")
    near = outline("-20,1120! 160,1078 360,1050 560,1056 820,1010! 820,1230! -20,1230!")
    others = [far_carrier(x, y, size, palette) for x, y, size in ((92, 868, 0.5), (520, 840, 0.36), (640, 862, 0.42))]
    return group(
        plain(far, palette.night.darker(0.15), "hill", weight=1.2, modelling=0.2, line=1.0),
        *others,
        plain(middle, palette.night.darker(0.35), "hill", weight=1.2, modelling=0.2, line=1.0),
        far_carrier(600, 938, 0.7, palette),
        plain(near, palette.night.darker(0.6), "hill", weight=1.2, modelling=0.2, line=1.6),
    )


def far_carrier(x: float, y: float, size: float, palette: Palette) -> Group:
    here = Placing(x, y, size)
    return group(
        Glow((x + 14 * size, y - 70 * size), 110 * size, palette.paper, 0.7),
        flat(here(outline("-14,-52! -8,-96 24,-112 52,-90 48,-54 20,-40")[0]), palette.light),
        flat(
            here(outline("-22,-60! -10,-56 -2,-34 8,0! 0,0! -6,-22 -18,0! -26,0! -16,-30 -24,-50")[0]),
            palette.night.darker(0.8),
        ),
        flat(here(ellipse(-28, -56, 8)), palette.night.darker(0.8)),
    )


def flat(ring: Points, paint: Colour) -> Shape:
    return Shape(solid(ring), paint, weight=1.2, form=0, modelling=0, line=0.0)


def sack(palette: Palette) -> Group:
    """Larger than a house, tied at the neck, mended once."""
    cloth = outline(
        "338,838! 318,790 230,752 120,690 56,570 62,430 46,330 110,214 214,176 290,112 420,92 540,124 650,140 724,236 "
        "736,350 768,450 748,580 690,680 590,726 480,780 400,796 386,838! 430,880! 384,872! 356,892! 330,870! 292,884!"
    )
    x, y = MIDDLE
    seams = (
        "584,236 588,254",
        "622,230 626,248",
        "668,262 650,268",
        "640,330 638,312",
        "598,338 596,320",
        "560,276 578,274",
    )
    items: list[Item] = [
        lit(cloth, palette.paper, "sack", weight=1.0, modelling=0.0, line=3.4),
        Glow((x, y), 300, palette.light, 1.0, falloff=1.0),
        Veil(solid(curve(ellipse(x, y, 132), closed=True)), palette.light.lighter(0.6), "sun", 1.0, 5.0),
        plain(outline(PATCH), palette.paper.darker(0.12), "patch", weight=1.0, modelling=0.0, line=2.0),
        Lines(tuple(curve(seam) for seam in seams), 2.6),
        Lines(tuple(curve(fold) for fold in FOLDS), 2.4, strength=0.6),
        plain(limb("326,834 362,844 398,832", [17, 18, 17]), palette.night.darker(0.5), "rope", form=5, line=1.6),
    ]
    return group(*items, name="sack")


def carrier(palette: Palette) -> Group:
    """Bent double, quite dark, going on."""
    here = Placing(330, 1056, 1.0)
    dark = palette.night.darker(0.85)
    parts = (
        limb("6,-96 34,-52 52,2", [40, 30, 20]), limb("0,-92 -30,-56 -26,2", [40, 30, 20]),
        limb("10,-92 -12,-150 -30,-168", [52, 64, 40]), limb("-36,-160 -10,-196 16,-214", [26, 22, 20]),
        ellipse(-66, -166, 26, 24), outline("52,-6! 60,6! 22,6!")[0], outline("-20,-6! -20,6! -58,6! -44,-6!")[0],
        outline("-96,-164! -70,-204 -40,-196! -30,-176! -60,-176!")[0],
    )  # fmt: skip
    return group(
        *(Shape(solid(here(part)), dark, "carrier", 1.2, form=8, modelling=0.4, line=1.6) for part in parts),
        name="carrier",
    )


def leak(palette: Palette) -> Group:
    """There is a hole."""
    sizes = np.array([13.0, 7, 10, 5, 8, 6, 9, 5])
    return group(Dots(points(*TRAIL), sizes, palette.light, kind="star"))
