"""Carrying Light in Sacks: how much does a day weigh, and who has noticed the hole?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.geometry import (
    Placing,
    along,
    curve,
    difference,
    ellipse,
    fuse,
    limb,
    offset,
    outline,
    place,
    rectangle,
    solid,
)
from studio.landscape import cast_shadow
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, group

MIDDLE = (530.0, 610.0)
SACK = (
    "258,690! 240,610 262,490 330,392 420,350 512,318! 532,334! 560,316! 640,352 730,404 772,520 762,600 790,700"
    " 744,812 650,872 540,918 440,914 370,872 320,806 284,744"
)
MOUTH = "268,690! 232,640 200,630! 208,656! 170,664! 196,688! 176,722! 220,716 262,720!"
FOLDS = (
    "268,704 280,600 340,480", "274,708 330,610 420,520", "280,712 370,670 450,650", "282,718 360,740 460,780",
    "284,726 340,800 420,850", "552,330 620,360 668,420", "716,770 744,700 748,620",
)  # fmt: skip
PATCH = "590,716! 682,694! 706,778! 614,798!"
SEAMS = (
    "604,706 610,728; 642,698 646,718; 678,690 680,708; 688,718 708,714; 694,754 714,748; 670,778 674,798;"
    " 626,786 630,806; 584,744 604,740"
)
TRAIL = "534,326 552,262 630,206 700,138 650,66 510,54 350,112 200,134 60,70 -40,20"
CREST = "-20,1086! 120,1092 260,1086 420,1096 600,1080 820,1100! 820,1230! -20,1230!"
# Who carries: limbs as a spine and its widths; then contours of head, boots and coat.
LIMBS = """6,-152 46,-94 | 54 40; 46,-96 62,-60 88,-28 | 38 36 22; -6,-150 -58,-100 | 56 42;
    -58,-100 -56,-60 -52,-18 | 38 36 24; 6,-146 -30,-200 -74,-232 | 66 80 60; -84,-232 -132,-244 | 34 30;
    -66,-238 -84,-284 -90,-326 | 40 32 25; -90,-326 -62,-330 -38,-322 | 26 24 20;
    -96,-250 -122,-300 -136,-338 | 30 28 24;
    -136,-338 -96,-342 -50,-338 | 24 22 18; -46,-328 -28,-308 | 15 12; -52,-342 -24,-338 | 15 12;
    -48,-334 -22,-324 | 14 11"""
CONTOURS = (
    "-113,-229! -109,-258 -121,-280 -145,-285 -165,-275 -170,-260! -188,-253 -187,-248! -166,-248! -170,-239 -176,-232!"
    " -168,-228! -167,-223 -161,-213 -146,-211 -133,-218!",
    "72,-32! 98,-32! 104,-14 86,-2 64,6! 42,6! 44,-6 62,-14",
    "-68,-26! -38,-26! -34,6! -106,6! -106,-6 -82,-14",
    "20,-200! 44,-160 62,-120 76,-84! 40,-98 4,-104 -40,-112!",
)
BODY = Placing(302.0, 1086.0, 1.25)


@card("light_in_sacks")
def light_in_sacks(chance: Chance, palette: Palette) -> Scene:
    night = plain(rectangle(-20, -20, 820, 1220), palette.night, "night", weight=1.2, modelling=0, line=0.0)
    return Rig(None, Lamplight(MIDDLE), None, palette.dusk).scene(
        group(night, Glow((440, 660), 640, palette.paper, 0.55, falloff=1.2)),
        leak(chance.layout.child("stars"), palette),
        land(palette),
        sack(palette),
        carrier(palette),
        focal="sack",
    )


def leak(stream: Stream, palette: Palette) -> Group:
    """There is a hole, and nobody has told him."""
    path = curve(TRAIL)
    share = stream.uniform(0, 1, count=1500) ** 1.15
    places = []
    for t in share:
        (x, y), heading = along(path[:: max(1, len(path) // 60)], float(t))
        aside = (5 + 74 * t) * stream.normal() * 0.55
        places.append((x - aside * math.sin(heading), y + aside * math.cos(heading)))
    sizes = stream.uniform(0.8, 2.6, count=1500) * (1.5 - 0.5 * share)
    bright = np.flatnonzero(share > 0.16)[::40]
    return group(
        Veil(solid(limb(path, [10, 26, 50, 74, 96, 110])), mix(palette.light, palette.night, 0.35), "trail", 0.55, 26),
        Dots(np.array(places), sizes, palette.light),
        Dots(np.array(places)[bright], stream.uniform(6, 15, count=len(bright)), palette.light, kind="star"),
    )


def land(palette: Palette) -> Group:
    """Where it is still night, and a town that waits for him."""
    far = outline("-20,1010! 120,984 300,1010 520,976 700,996 820,960! 820,1230! -20,1230!")
    roofs = [
        plain(solid(np.array(ring)), palette.black, "roof", weight=1.2, modelling=0, line=0.0)
        for ring in (
            [(6, 1010), (6, 968), (24, 950), (42, 968), (42, 1010)],
            [(38, 1010), (38, 978), (60, 962), (82, 978), (82, 1010)],
            [(80, 1010), (80, 930), (90, 898), (100, 930), (100, 1010)],
            [(98, 1010), (98, 974), (114, 960), (130, 974), (130, 1010)],
        )
    ]
    crest = outline(CREST)
    lit_edge = difference(crest, tuple(place(ring, 0, 12) for ring in crest))
    thrown = outline("316,1100! 396,1096 366,1146 190,1210 -40,1250! -40,1190! 170,1136 250,1108")
    return group(
        *roofs,
        plain(far, palette.dusk, "hill", weight=1.2, modelling=0.2, line=0.0),
        Veil(solid(ellipse(MIDDLE[0], 1010, 300, 40)), palette.paper, "light", 0.5, 26),
        plain(crest, palette.dusk.darker(0.35), "hill", weight=1.2, modelling=0.2, line=0.0),
        Clip(crest, group(Veil(solid(ellipse(470, 1110, 330, 60)), palette.paper, "light", 0.75, 40))),
        Veil(lit_edge, palette.paper, "edge", 0.5, 3, (1.0, 0.6)),
        cast_shadow(thrown, palette.black, 0.9, 4),
    )


def sack(palette: Palette) -> Group:
    """Larger than a house, tied at the neck, mended once."""
    x, y = MIDDLE
    cloth = outline(SACK)
    items: list[Item] = [
        lit(outline(MOUTH), palette.paper.darker(0.1), "mouth", weight=1.0, line=3.0),
        lit(cloth, palette.paper, "sack", weight=1.0, line=3.4),
        Veil(difference(cloth, offset(cloth, -46)), palette.amber, "edge", 0.7, 22),
        Glow((x, y), 300, palette.light, 1.0, falloff=1.0),
        Veil(solid(ellipse(x, y, 126)), palette.light.lighter(0.6), "sun", 1.0, 6.0),
        plain(outline(PATCH), palette.amber, "patch", weight=1.0, modelling=0.0, line=2.2),
        Lines(tuple(curve(seam) for seam in SEAMS.split(";")), 3.0),
        Lines(tuple(curve(fold) for fold in FOLDS), 2.6, strength=0.6),
        Glow((534, 328), 60, palette.light.lighter(0.5), 1.0),
    ]
    return group(*items, name="sack")


def carrier(palette: Palette) -> Group:
    """Bent under it, both fists behind his head, going on."""
    parts = [part.split("|") for part in LIMBS.split(";")]
    limbs = [limb(curve(spine), [float(width) for width in widths.split()], steps=1) for spine, widths in parts]
    man = fuse(*(BODY(ring) for ring in (*limbs, *(outline(ring)[0] for ring in CONTOURS))), soften=2.0)
    rim = difference(man, tuple(place(ring, -4.5, 3.5) for ring in man))
    return group(
        plain(man, palette.black, "carrier", weight=1.3, modelling=0, line=0.0),
        lit(rim, palette.paper, "rim", weight=1.0),
        plain(limb("258,674 270,694 276,722", [15, 17, 15]), palette.black, "rope", form=5, line=0.0),
        name="carrier",
    )
