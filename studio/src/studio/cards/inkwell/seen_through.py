"""Anything to Declare: the belt has stopped, and nobody behind the screen says a word."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.geometry import (
    Outline,
    Placing,
    Points,
    curve,
    difference,
    ellipse,
    fuse,
    intersection,
    limb,
    offset,
    outline,
    place,
    points,
    rectangle,
    resample,
    solid,
    tangents,
    union,
)
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

CASE = outline(
    "90,190! 100,150 140,134 400,130 660,134 700,150 710,190! 716,600 710,1010! 700,1050 660,1066 400,1070 140,1066 "
    "100,1050 90,1010! 84,600"
)
LENSES = (506, 622)
BODY = outline(
    "136,432! 152,386 180,350 186,322 210,296 254,266 312,266 360,298 382,358 372,430 332,506 294,574 284,628 320,668 "
    "420,700 540,736 640,762 704,742! 694,822 644,900 548,956 420,976 300,956 214,898 174,814 178,724 204,636 242,556 "
    "288,482 316,412 312,356 284,330 248,336 222,360 200,392 168,420"
)
WING = outline(
    "244,742 262,652 318,576 408,526 520,504 640,510 702,534! 668,560 650,572! 706,600! 672,622 646,628! 700,664! "
    "664,680 630,682! 676,722! 620,738 590,740! 616,776! 540,800 440,822 340,824 274,796"
)
WEB = outline("640,900! 600,952 540,988! 470,996 376,1006! 402,1024 410,1042! 440,1036 470,1052! 530,1030 590,990!")
NECK = curve("300,296 340,316 352,366 338,426 304,496 264,564 232,636 228,692 262,728")
BACK = curve("262,728 330,736 420,748 520,764 600,774 664,770")
QUILLS = "690,536 380,588; 692,602 420,600; 688,666 440,612; 664,720 450,624; 606,770 440,640; 520,792 420,650"
LONG_BONES = {
    22: "276,716 370,690 462,642; 566,784 530,836 474,858",
    15: "466,640 412,598 338,584; 476,856 540,896 620,908",
    9: "462,620 410,580 342,566; 486,862 550,880 612,890",
    13: "336,576 400,548 478,536; 622,908 580,950 520,990; 258,716 262,790 296,856",
    8: "486,534 540,524 606,530; 518,990 450,1002 392,1008; 520,994 470,1014 416,1032; 524,998 500,1022 474,1042",
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
    back = tuple(place(ring, 26, -24) for ring in CASE)
    teeth = [ellipse(x, y, 4.5) for ring in offset(CASE, -34) for x, y in resample(ring, 19, closed=True)]
    return group(
        Wash(back, palette.shell, "far side", 0.35, 2),
        Wash(difference(back, offset(back, -12)), palette.shell, "far edge", 0.6, 2),
        Wash(CASE, palette.shell, "case", 0.6, 3),
        Wash(difference(CASE, offset(CASE, -18)), palette.shell, "edge", 1.1, 3),
        Wash(rods, palette.metal, "rod", 0.45, 1.5),
        Wash(wheels, palette.metal, "wheel", 0.9, 2),
        Wash(solid(*(ellipse(x, 1104, 12) for x in (170, 630))), palette.metal, "axle", 0.9, 1),
        Wash(solid(*teeth), palette.metal, "zip", 0.8, 1.0),
        name="case",
    )


def things(palette: Palette) -> Group:
    """What everybody packs: through the leather one sees the shank and the nails."""
    upper = outline("0,-124! 16,-112 30,-84 60,-58! 104,-40 160,-34 204,-22 214,-4! 120,0 76,-18 40,-56 22,-66 4,-60!")
    heel = outline("2,-64! 24,-66! 17,0! 7,0!")
    shank, nails = limb("14,-60 60,-36 110,-4", [7, 9, 6]), [ellipse(12, y, 3.5) for y in (-46, -34, -22)]
    pair = (Placing(462, 486, 1.0, -0.06), Placing(688, 330, 1.0, 3.2))
    lenses = [
        offset(outline(f"{x - 52},216! {x},208 {x + 52},216! {x + 44},262 {x},276 {x - 44},262"), 4) for x in LENSES
    ]
    frames = [difference(lens, offset(lens, -11)) for lens in lenses]
    arms = (
        limb("438,214 520,240 600,246 660,270", [8, 7, 6, 10]),
        limb("688,206 610,238 530,248 470,276", [8, 7, 6, 10]),
    )
    return group(
        *(Wash(tuple(map(at, upper)), palette.shell.darker(0.1), "shoe", 1.2, 1.5) for at in pair),
        *(
            Wash(tuple(map(at, (*heel, *difference(upper, offset(upper, -5))))), palette.metal, "heel", 0.6, 1)
            for at in pair
        ),
        *(Wash(tuple(map(at, solid(shank, *nails))), palette.metal, "nail", 1.0, 1) for at in pair),
        *(Wash(lens, palette.shell, "lens", 0.8, 1.5) for lens in lenses),
        Wash(solid(*arms), palette.metal, "temple", 0.7, 1),
        *(Wash(frame, palette.metal, "frame", 1.0, 1) for frame in frames),
        Wash(solid(limb("550,222 564,212 578,220", [9, 8, 9])), palette.metal, "bridge", 1.0, 1),
    )


def bird(palette: Palette) -> Group:
    """The more of it lies behind itself, the deeper its orange."""
    flesh, whole = palette.flesh, union(BODY, WING)
    quills = tuple(curve(way) for way in QUILLS.split("; "))
    bones = skeleton()
    return group(
        lit(union(whole, WEB), flesh.lighter(0.12), "flesh", weight=0.95),
        Wash(intersection(BODY, WING), flesh.darker(0.06), "wing over body", 0.7, 3),
        *(Wash(difference(one, offset(one, -13)), flesh.darker(0.3), "edge", 0.55, 3) for one in (BODY, WING, WEB)),
        Lines(quills, 4.0, flesh.darker(0.4), strength=0.75),
        heart(palette),
        lit(bones, palette.bone, "bone", weight=1.2),
        Veil(offset(bones, -4.5), palette.shell, "marrow", 0.28, 2),
        name="bird",
    )


def spool(at: Points, turn: float, size: float) -> Points:
    """One bone of a neck: waisted, with a spine to its back."""
    return Placing(at[0], at[1], size, turn)(points("-11,-9 -4,-7 2,-17 6,-7 11,-9 11,9 3,6 -4,6 -11,10"))


def skeleton() -> Outline:
    """A swan's, folded for the journey."""
    spine = []
    for way, step, small, large in ((NECK, 22, 0.72, 1.1), (BACK, 25, 1.1, 0.7)):
        even = resample(way, step)
        turns, sizes = np.arctan2(*tangents(even).T[::-1]), np.linspace(small, large, len(even))
        spine += [spool(at, turn, size) for at, turn, size in zip(even, turns, sizes, strict=True)]
    skull = difference(
        fuse(
            ellipse(258, 302, 40, 33, -0.3),
            ellipse(204, 338, 15, 15),
            limb("236,316 196,362 148,424", [40, 24, 7]),
            soften=9,
        ),
        solid(ellipse(250, 302, 15), limb("196,372 182,388", [6, 3])),
    )
    eye = difference(solid(ellipse(250, 302, 10)), solid(ellipse(250, 302, 5)))
    jaw = limb("270,330 226,358 188,398 158,428", [12, 8, 9, 4])
    keel = outline("206,800! 208,860 262,920 360,950 500,936! 516,922 400,914 300,890 246,846 226,796")
    pelvis = outline("500,756! 560,750 640,764 668,784! 620,806 560,808 520,788")
    wishbone = limb("262,712 222,748 204,800 212,830", [13, 9, 9, 14])
    blade = limb("276,706 350,716 450,728", [14, 16, 5])
    ribs = [
        limb([(x, y), (x - 30, y + 62), (x - 8, y + 128), (x - 46, y + 172 - 6 * k)], [10, 7, 6, 5])
        for k, x, y in zip(range(5), range(306, 499, 48), range(742, 772, 6), strict=True)
    ]
    long_bones = [bone(way, wide) for wide, ways in LONG_BONES.items() for way in ways.split("; ")]
    parts = (spine, ribs, long_bones, (wishbone, blade, jaw), (keel[0], pelvis[0]))
    return (*(ring for part in parts for ring in fuse(*part)), *skull, *eye)


def heart(palette: Palette) -> Group:
    """Awake."""
    shape = outline("384,792! 372,754 330,742 296,766 296,812 332,862 392,906! 444,858 476,806 470,760 432,742 396,758")
    return group(
        Veil(offset(shape, 26), palette.screen, "light", 0.8, 16),
        Wash(offset(shape, 16), palette.heart, "light", 0.7, 14),
        lit(shape, palette.heart, "heart", weight=1.35),
        Veil(outline("314,800 320,770 346,762 330,796"), palette.screen, "shine", 0.95, 3),
    )
