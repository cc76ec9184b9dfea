"""Anything to Declare: the belt has stopped, and nobody behind the screen says a word."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.geometry import (
    Outline,
    Points,
    curve,
    difference,
    ellipse,
    fuse,
    limb,
    offset,
    outline,
    rectangle,
    resample,
    solid,
    tangents,
    with_holes,
)
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

CASE = outline(
    "90,190! 100,150 140,134 400,130 660,134 700,150 710,190! 716,600 710,1010! 700,1050 660,1066 400,1070 140,1066 "
    "100,1050 90,1010! 84,600"
)
SWAN = outline(
    "132,352! 156,300 196,258 248,206 320,190 396,220 440,290 438,372 400,452 340,520 306,584 318,640 400,634 500,640 "
    "580,676 640,676 704,620! 706,740 664,850 570,930 430,972 300,950 204,880 164,780 172,676 216,584 288,492 344,412 "
    "360,336 336,286 292,276 248,300 196,340"
)
NECK = curve("318,246 380,270 402,330 386,404 336,478 276,556 244,640 258,708")
BACK = curve("258,708 300,736 380,734 470,736 560,752 640,736")
RIBS = (
    "308,744 272,800 286,872; 350,744 318,806 338,890; 394,744 368,812 392,898; 438,744 418,814 444,896; "
    "482,746 470,810 494,882"
)
LONG_BONES = {
    18: "276,706 350,672 430,664; 546,772 520,830 480,862",
    14: "434,662 510,680 588,712; 482,860 540,892 600,900",
    10: "592,712 640,700 684,660; 602,902 540,940 470,968",
}


@card("seen_through")
def seen_through(chance: Chance, palette: Palette) -> Scene:
    screen = graded((palette.screen, palette.screen), weight=0.8)
    return Rig(screen, Sunlight(), None, palette.metal).scene(
        group(case(palette), things(palette), bird(palette).placed(-12, 6)).placed(-8, 60, 0.99, -0.045), focal="bird"
    )


def bone(path: str, wide: float) -> Points:
    """Thicker at both ends."""
    return limb(path, [1.7 * wide, 1.1 * wide, wide, wide, 1.1 * wide, 1.7 * wide])


def case(palette: Palette) -> Group:
    """Shell, rods, wheels: the less of a thing one sees through, the bluer it is."""
    rods = solid(
        rectangle(250, -200, 270, 150),
        rectangle(530, -200, 550, 150),
        rectangle(262, 150, 268, 1060),
        rectangle(532, 150, 538, 1060),
    )
    wheels = solid(
        *(ring for x in (170, 630) for ring in (rectangle(x - 34, 1066, x + 34, 1084), ellipse(x, 1104, 30)))
    )
    teeth = [ellipse(x, y, 4.5) for ring in offset(CASE, -34) for x, y in resample(ring, 19, closed=True)]
    return group(
        Wash(CASE, palette.shell, "case", 0.75, 3),
        Wash(difference(CASE, offset(CASE, -18)), palette.shell, "edge", 1.1, 3),
        Wash(rods, palette.metal, "rod", 0.55, 1.5),
        Wash(wheels, palette.metal, "wheel", 0.9, 2),
        Wash(solid(*teeth), palette.metal, "zip", 0.8, 1.0),
        name="case",
    )


def things(palette: Palette) -> Group:
    """What everybody packs."""
    shoe = "470,560! 464,516 480,466 512,452 530,480 574,502 614,520 640,540 662,548 674,568! 560,574"
    other = "484,440! 478,396 494,350 526,336 544,364 588,386 628,404 654,424 672,430 684,450! 570,456"
    nails = [ellipse(x + dx, y + dy, 4) for x, y in ((486, 552), (500, 432)) for dx, dy in ((0, 0), (22, 2), (44, 3))]
    glasses = [with_holes(ellipse(x, y, 46, 38), ellipse(x, y, 36, 29)) for x, y in ((528, 226), (640, 218))]
    temples = (limb("574,220 594,218", [8, 8]), limb("484,228 492,290 520,304", [8, 7, 5]))
    return group(
        Wash(outline(shoe) + outline(other), palette.shell, "shoe", 1.0, 2.5),
        Wash(solid(*nails), palette.metal, "nail", 0.9, 1),
        Wash((*glasses[0], *glasses[1], *solid(*temples)), palette.metal, "glasses", 0.9, 1.2),
    )


def bird(palette: Palette) -> Group:
    quills = tuple(
        curve(f"{300 + 52 * k},690 {420 + 40 * k},{800 - 14 * k} {600 + 18 * k},{830 - 30 * k}") for k in range(5)
    )
    return group(
        lit(SWAN, palette.flesh, "flesh", weight=0.95),
        Wash(difference(SWAN, offset(SWAN, -15)), palette.flesh.darker(0.2), "edge", 0.6, 4),
        Lines(quills, 3.0, palette.flesh.darker(0.35), strength=0.7),
        heart(palette),
        lit(skeleton(), palette.bone, "bone", weight=1.25),
        name="bird",
    )


def skeleton() -> Outline:
    """A swan's, folded for the journey: every bone apart from the next."""
    vertebrae = []
    for even, long, wide in ((resample(NECK, 25), 10, 12), (resample(BACK, 29), 13, 15)):
        turns = np.arctan2(*tangents(even).T[::-1])
        vertebrae += [ellipse(x, y, long, wide, turn) for (x, y), turn in zip(even, turns, strict=True)]
    skull = difference(
        fuse(ellipse(266, 250, 52, 40, -0.5), limb("236,276 186,316 146,350", [46, 26, 6]), soften=14),
        (*solid(ellipse(262, 244, 17)), *solid(limb("226,292 190,320 164,340", [3, 5, 1]))),
    )
    keel = outline("226,776! 214,852 262,914 350,938 470,930! 360,916 290,886 248,836")
    foot = outline("484,952! 430,958 366,1000! 430,996 452,1006! 478,984 506,986!")
    pelvis = outline("500,744 580,752 622,770 590,790 540,790 500,770")
    long_bones = [bone(way, wide) for wide, ways in LONG_BONES.items() for way in ways.split("; ")]
    ribs = [limb(way, [10, 11, 7]) for way in RIBS.split("; ")]
    return (
        *fuse(*vertebrae, *long_bones, *ribs, limb("262,716 236,760 226,800", [16, 11, 14])),
        *skull,
        *keel,
        *foot,
        *pelvis,
    )


def heart(palette: Palette) -> Group:
    """Awake."""
    shape = outline("372,788! 350,752 308,760 304,806 334,846 376,880! 414,842 440,800 432,756 394,752")
    return group(
        Veil(offset(shape, 26), palette.screen, "light", 0.8, 16),
        Wash(offset(shape, 16), palette.heart, "light", 0.7, 14),
        lit(shape, palette.heart, "heart", weight=1.35),
        Veil(outline("318,790 326,770 346,768 330,796"), palette.screen, "shine", 0.95, 3),
    )
