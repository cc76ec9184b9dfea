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
    points,
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
SPINE = curve("250,610 204,540 196,440 240,340 330,276 440,266 540,316 612,420 644,560 640,700 596,820 520,900 430,950")
RIBS = [
    "604,410 560,380 490,390 440,430",
    "626,460 570,424 490,436 432,480",
    "640,512 580,472 490,486 428,536",
    "646,566 586,528 490,546 428,592",
    "648,622 590,592 500,612 436,648",
    "642,678 590,660 520,676 450,702",
]
TOES = [
    "336,898 290,870 282,830",
    "336,900 276,900 250,876",
    "336,904 290,930 256,926",
    "298,960 250,950 230,918",
    "298,964 244,974 216,960",
]
LONG_BONES = {
    14: "556,360 640,450 684,560; 560,840 470,800 400,790",
    11: "396,796 470,850 540,940; 530,880 420,850 350,850; 640,824 580,910 490,966",
    9: "690,566 690,690 650,820; 540,944 440,930 340,900; 350,856 400,920 470,990; 470,992 380,985 300,960",
    7: "676,576 668,690 632,806",
}


@card("seen_through")
def seen_through(chance: Chance, palette: Palette) -> Scene:
    screen = graded((palette.screen, palette.screen), weight=0.8)
    return Rig(screen, Sunlight(), None, palette.metal).scene(
        group(case(palette), things(palette), bird(palette)).placed(-8, 60, 0.99, -0.045), focal="bird"
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
        Wash(CASE, palette.shell, "case", 0.5, 3),
        Wash(difference(CASE, offset(CASE, -18)), palette.shell, "edge", 0.9, 3),
        Wash(rods, palette.metal, "rod", 0.55, 1.5),
        Wash(wheels, palette.metal, "wheel", 0.9, 2),
        Wash(solid(*teeth), palette.metal, "zip", 0.8, 1.0),
        name="case",
    )


def things(palette: Palette) -> Group:
    """What everybody packs."""
    shoe = "118,1024! 112,980 128,930 160,916 178,944 222,966 262,984 276,1012 270,1030! 190,1032"
    other = "128,890! 124,852 140,806 170,796 190,822 226,842 256,858 268,884 262,900! 190,902"
    nails = [ellipse(x, y, 4) for x, y in ((130, 1016), (150, 1018), (170, 1020), (140, 884), (160, 886), (180, 888))]
    brush = fuse(limb("570,320 620,268", [20, 24]), ellipse(646, 232, 30, 54, 0.75))
    bristles = [ellipse(646 + 14 * i - 9 * j, 232 + 11 * i + 14 * j, 4) for i in (-1, 0, 1) for j in (-2, -1, 0, 1, 2)]
    glasses = with_holes(ellipse(148, 222, 36, 30), ellipse(148, 222, 28, 23)) + with_holes(
        ellipse(236, 212, 36, 30), ellipse(236, 212, 28, 23)
    )
    temples = (
        limb("184,216 200,212", [6, 6]),
        limb("112,224 122,284 150,306", [7, 6, 5]),
        limb("272,206 280,270 256,300", [7, 6, 5]),
    )
    return group(
        Wash(outline(shoe) + outline(other), palette.shell, "shoe", 1.0, 2.5),
        Wash(solid(*nails, *bristles), palette.metal, "nail", 0.9, 1),
        Wash(brush, palette.shell, "brush", 1.1, 2.5),
        Wash((*glasses, *solid(*temples)), palette.metal, "glasses", 0.8, 1.2),
    )


def bird(palette: Palette) -> Group:
    flesh = fuse(
        limb(SPINE[:52], [66, 66, 70, 84, 100, 130]),
        ellipse(516, 600, 158, 276, 0.1),
        ellipse(262, 640, 76, 66, 0.8),
        limb("560,820 480,900", [220, 150]),
        soften=22,
    )
    quills = feathers()
    plumes = fuse(*(limb(quill, [20, 34, 34, 30, 6]) for quill in quills))
    return group(
        lit(plumes, palette.flesh.lighter(0.15), "feathers", weight=0.6),
        lit(flesh, palette.flesh, "flesh", weight=0.75),
        Wash(difference(flesh, offset(flesh, -16)), palette.flesh, "edge", 0.5, 5),
        Lines(quills, 2.6, palette.flesh.darker(0.35), strength=0.8),
        lit(skeleton(), palette.bone, "bone", weight=1.1),
        heart(palette),
        name="bird",
    )


def feathers() -> tuple[Points, ...]:
    """Quills from the folded arm towards the tail, laid round the feet."""
    roots, tips = (
        points("690,640 680,730 650,810 600,880 540,930 480,950 430,950"),
        points("590,1034 530,1050 470,1056 400,1052 330,1040 262,1020 206,986"),
    )
    return tuple(curve([a, 0.5 * (a + b) + [24, 34], b]) for a, b in zip(roots, tips, strict=True))


def skeleton() -> Outline:
    even = resample(SPINE, 25)
    turn = np.arctan2(*tangents(even).T[::-1])
    size = np.interp(np.linspace(0, 1, len(even)), (0, 0.3, 0.6, 0.85, 1), (7, 8, 12, 13, 7))
    vertebrae = [ellipse(x, y, 10, s, a) for (x, y), s, a in zip(even, size, turn, strict=True)]
    skull = difference(
        fuse(ellipse(262, 640, 60, 50, 0.8), limb("286,676 350,752 408,836", [62, 30, 4]), soften=14),
        (*solid(limb("304,712 350,768 388,814", [3, 4, 1])), *outline("236,632 262,612 292,628 270,656 246,654")),
    )
    keel = difference(
        outline("440,420! 420,500 416,600 430,700 460,760! 400,700 376,600 392,480"),
        outline("424,500 412,600 424,680 402,600"),
    )
    long_bones = [bone(way, wide) for wide, ways in LONG_BONES.items() for way in ways.split("; ")]
    thin = [*(limb(way, [9, 7, 5]) for way in RIBS), *(limb(way, [9, 7, 3]) for way in TOES)]
    pelvis = difference(
        outline("620,760 648,800 600,880 520,930 500,890 560,850 590,790"), solid(ellipse(575, 845, 12, 20, 0.6))
    )
    return (*fuse(*vertebrae, *long_bones, *thin), *skull, *keel, *pelvis)


def heart(palette: Palette) -> Group:
    shape = fuse(
        curve("496,548 540,530 574,556 572,606 536,654 500,672 482,640 478,590", closed=True),
        limb("516,556 510,520 528,496", [22, 20, 18]),
        limb("550,546 566,530", [16, 14]),
        soften=4,
    )
    return group(
        Wash(offset(shape, 30), palette.heart, "light", 0.3, 18),
        lit(shape, palette.heart, "heart", weight=1.3),
        Veil(outline("496,580 506,560 522,556 508,584"), palette.screen, "shine", 0.9, 3),
        Lines((curve("540,556 530,600 510,640"), curve("534,590 552,610 548,630")), 2.2, palette.heart.darker(0.4)),
    )
