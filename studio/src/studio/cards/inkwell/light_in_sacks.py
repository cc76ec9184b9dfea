"""Carrying Light in Sacks: how much does a day weigh, and who has noticed the hole?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.geometry import (
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
# Who carries: head under a cap, coat, fore leg, hind leg, forearm, fist.
CONTOURS = (
    "161,800! 166,764 151,736 121,730 96,742 90,761! 67,770 68,776! 94,776! 90,787 82,796! 92,801! 93,807 101,820"
    " 120,822 136,813!",
    "132,808! 156,772 180,744 216,732 262,752 308,800 344,858 368,920 388,984! 350,976 310,982 274,996! 246,974"
    " 212,946! 222,918 216,896 196,876 176,850!",
    "216,930! 200,958 204,984 214,1012 220,1052! 212,1066 180,1076 162,1086 162,1096! 258,1096! 258,1052! 270,1016"
    " 290,970!",
    "306,966! 330,1012 352,1036 380,1058! 374,1076 356,1086 352,1096! 398,1096! 420,1088 438,1062! 440,1044 422,1034!"
    " 402,1016 392,996 384,966!",
    "226,884! 196,874 168,862 150,850! 138,882! 160,904 184,924 206,930 226,916!",
    "154,848! 146,838 136,842 130,836 120,838 116,844 106,846 104,856 98,862 102,872 100,880 110,890 128,894 142,888!",
)
ROPE = "262,706 240,716 216,732 188,768 160,806 136,842"
CREASES = "186,790 172,822 172,848; 206,930 226,916 234,886 230,850; 196,892 186,904; 274,994 320,968 384,972"
FINGERS = "116,846 124,854 134,856; 105,857 116,866 128,867; 101,871 112,878 124,878; 152,850 146,866 139,882"


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
    bright = np.flatnonzero(share > 0.16)[::110]
    return group(
        Veil(solid(limb(path, [10, 26, 50, 74, 96, 110])), mix(palette.light, palette.night, 0.35), "trail", 0.55, 26),
        Dots(np.array(places), sizes, palette.light),
        Dots(np.array(places)[bright], stream.uniform(6, 12, count=len(bright)), palette.light, kind="star"),
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
    hollows = solid(*(limb(curve(fold), [4, 30, 6]) for fold in FOLDS))
    within = group(
        Veil(difference(cloth, offset(cloth, -46)), palette.amber, "edge", 0.8, 24),
        Glow((x, y + 20), 330, palette.light, 0.9, falloff=1.4),
        Glow((x + 20, y + 50), 230, palette.light.lighter(0.6), 0.9, falloff=1.6),
        Veil(hollows, palette.amber, "hollow", 0.75, 9),
        Veil(tuple(place(ring, 5, -15) for ring in hollows), palette.light.lighter(0.4), "fold", 0.5, 9),
    )
    items: list[Item] = [
        lit(outline(MOUTH), palette.paper.darker(0.1), "mouth", weight=1.0, line=3.0),
        lit(cloth, palette.paper, "sack", weight=1.0, line=3.4),
        Clip(cloth, within),
        plain(outline(PATCH), palette.amber, "patch", weight=1.0, modelling=0.0, line=2.2),
        Lines(tuple(curve(seam) for seam in SEAMS.split(";")), 3.0),
        Lines(tuple(curve(fold) for fold in FOLDS), 2.6, strength=0.6),
        Glow((534, 328), 60, palette.light.lighter(0.5), 1.0),
        plain(limb("258,672 270,694 276,724", [15, 17, 15]), palette.black, "knot", form=5, line=0.0),
    ]
    return group(*items, name="sack")


def carrier(palette: Palette) -> Group:
    """Bent under it, the rope over his shoulder and in his fist, going on."""
    man = fuse(*(outline(ring)[0] for ring in CONTOURS), soften=1.0)
    rim = difference(man, tuple(place(ring, -6, 4) for ring in man))
    seams = [limb(line, [1, 3, 3, 1]) for line in (*CREASES.split(";"), *FINGERS.split(";"))]
    return group(
        plain(man, palette.black, "carrier", weight=1.3, modelling=0, line=0.0),
        Clip(man, group(Veil(rim, palette.paper, "rim", 1.0, 1.5))),
        Veil(solid(*seams), palette.amber, "seam", 0.75, 0.6),
        lit(limb(ROPE, [10, 10, 10]), palette.paper, "rope", weight=1.0, line=1.6),
        lit(limb("122,893 128,920 122,950", [9, 9, 7]), palette.amber, "rope", weight=1.0, line=1.4),
        name="carrier",
    )
