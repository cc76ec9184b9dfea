"""Fortissimo: every wave is looking at the stick, and nobody knows how long a bar may be held."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.geometry import (
    along,
    below,
    curve,
    difference,
    ellipse,
    fuse,
    limb,
    outline,
    place,
    points,
    resample,
    solid,
    union,
)
from studio.landscape import claws
from studio.materials import plain, stone
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sky, Stop, Sunlight, Veil, group

SUN = (404.0, 430.0)
STICK = (404.0, 470.0)  # what all the crests hang towards
LIGHT = Sunlight((0.1, -0.85, 0.25))
WHITE = colour("#fffef6")
# The breakers: where the tip hangs, how large, how near (0 … 1), from the right or not.
BREAKERS = (
    ((258.0, 300.0), 1.0, 0.1, False),
    ((566.0, 268.0), 1.06, 0.16, True),
    ((180.0, 566.0), 0.94, 0.5, False),
    ((654.0, 556.0), 0.98, 0.56, True),
    ((214.0, 872.0), 0.9, 0.92, False),
    ((610.0, 850.0), 0.86, 1.0, True),
)
BACK = "-700,1000 -520,160 -400,-60 -240,-150 -100,-124 -24,-62 0,0"  # a breaker's back, from its foot to its tip
LIP = "520,1000 190,560 10,380 -92,230 -116,96 -86,22 -42,-6 0,0"  # and its hollow side

# The conductor, from behind.
HAIR = (
    (398, 548, 38), (366, 560, 20), (358, 538, 18), (368, 516, 20), (392, 504, 20), (418, 508, 20), (438, 526, 20),
    (442, 550, 18), (430, 572, 16), (350, 556, 12), (456, 540, 13), (410, 490, 12), (376, 498, 12),
)  # fmt: skip
COAT = (
    "372,612! 350,632 330,644 336,690 358,760! 348,820 334,900 310,984! 344,972 372,920 396,838! 412,900 448,948 "
    "492,986 540,1000! 506,940 476,860 450,790 446,756! 462,690 466,640 440,630 424,612!"
)
LEGS = ("378,800 370,910 368,1044", "428,800 446,920 470,1044")
FEET = "384,1036! 352,1036 330,1050 326,1062 386,1060!", "456,1036! 482,1036 510,1050 516,1062 458,1062!"
ARMS = (("350,654 262,668!", "262,668 240,610 226,554"), ("446,652 524,606!", "524,606 548,560 562,512"))
FINGERS = ("224,548 192,516", "222,540 200,494", "228,536 222,482", "234,538 246,488", "234,552 264,528")


@card("sea_conductor")
def sea_conductor(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.8), Stop(0.3, palette.pale, 0.25), Stop(1, palette.pale, 0.3)), lines=0.0)
    breakers = [breaker(chance.layout.child(f"wave {k}"), *said, palette) for k, said in enumerate(BREAKERS)]
    return Rig(sky, LIGHT, None, palette.deep).scene(
        wall(chance.layout.child("wall"), palette), *breakers, rock(palette), conductor(palette), focal="conductor"
    )


def wall(stream: Stream, palette: Palette) -> Group:
    """The farthest wave, right across, so thin that the sun stands in it."""
    crest = curve("-20,250 90,170 220,112 330,140 404,112 500,78 610,104 720,150 820,240")
    ribs = tuple(curve([at, at + 0.5 * (points(STICK)[0] - at) + [0, 120], (at[0], 1240)]) for at in crest[::4])
    return group(
        plain(below(crest, 1230), palette.glass, "wave", weight=0.7, colour_below=palette.green, modelling=0, line=1.2),
        Lines(ribs, 1.1, palette.green, "rib", 0.4),
        Glow(SUN, 520, WHITE, 1.0, falloff=1.2),
        Veil(solid(ellipse(*SUN, 136)), WHITE, "sun", 1.0, 3.0),
        claws(stream, crest, STICK, 64, 15, WHITE, 0.5),
        name="wall",
    )


def breaker(stream: Stream, tip: tuple[float, float], size: float, near: float, right: bool, palette: Palette) -> Group:
    """A wave that has risen, bent over, and stopped."""
    back, lip = (resample(curve(place(way, *tip, size, 0.0, right)), 6) for way in (BACK, LIP))
    shares = np.linspace(0.0, 0.97, 26)
    backs, lips = (np.array([along(way, float(share))[0] for share in shares]) for way in (back, lip))
    ribs = tuple(backs + share * (lips - backs) for share in (0.12, 0.26, 0.4, 0.54, 0.67, 0.79, 0.9))
    top, foot = mix(palette.glass, palette.green, 0.25 + 0.6 * near), mix(palette.green, palette.deep, 0.3 + 0.7 * near)
    body = np.vstack([back, lip[::-1]])
    inner = lip[int(0.5 * len(lip)) :]
    hollow = np.vstack([inner, place(inner[::-1], 34 if right else -34, 8)])
    crest = back[int(0.64 * len(back)) :]
    return group(
        plain(
            body, top, "wave", weight=0.95 + 0.2 * near, colour_below=foot, form=FLAT, modelling=0.3, line=1.6 + near
        ),
        Veil(solid(hollow), palette.glass, "light", 0.75 - 0.35 * near, 9.0),
        Lines(ribs, 1.3 + 0.9 * near, palette.deep, "rib", 0.6),
        claws(stream, crest, STICK, 30, 25 * size, mix(WHITE, palette.glass, 0.2 * near), 0.6 + 0.6 * near),
        name="wave",
    )


def rock(palette: Palette) -> Group:
    body = outline("196,1230! 236,1136! 290,1118! 306,1066! 350,1048! 500,1060! 520,1110! 566,1128! 606,1230!")
    edges = ("306,1066 352,1048 448,1044 500,1060", "236,1136 290,1118", "520,1110 566,1128")
    cracks = ("352,1048 366,1120 340,1226", "448,1044 430,1110 466,1226", "290,1118 300,1170", "520,1110 500,1190")
    return group(
        stone(body, palette.ink, "rock", weight=1.2, form=6, line=2.6),
        Lines(tuple(points(edge) for edge in edges), 5.0, palette.glass, strength=0.9),
        Lines(tuple(points(crack) for crack in cracks), 2.0, palette.green, strength=0.8),
        name="rock",
    )


def conductor(palette: Palette) -> Group:
    """Lean, from behind, with the whole of both arms in it; the wind is in the tails."""
    arms = [limb(way, wide) for upper, lower in ARMS for way, wide in ((upper, [44, 32]), (lower, [32, 27, 20]))]
    legs = [limb(leg, [56, 44, 27]) for leg in LEGS]
    coat = union(outline(COAT), solid(*arms, *legs), *(outline(foot) for foot in FEET), soften=2)
    hands = fuse(ellipse(227, 548, 14, 17), *(limb(finger, [9, 6]) for finger in FINGERS), ellipse(563, 505, 15, 16))
    cuffs = [limb("214,566 240,560", [10, 10]), limb("550,520 576,526", [10, 10]), limb("378,616 420,616", [12, 12])]
    rim = difference(coat, tuple(place(ring, 0, 5) for ring in coat))
    hair = fuse(*(ellipse(*curl) for curl in HAIR), soften=1)
    tails = (curve("396,838 398,760 398,640"), curve("358,760 398,752 446,756"))
    return group(
        plain(hands, colour("#6a3c2a"), "hand", weight=1.0, form=8, line=1.6),
        plain(limb("574,526 484,366", [9, 4]), palette.ink, "stick", weight=1.3, line=0.0),
        plain(limb("398,580 398,622", [34, 38]), colour("#6a3c2a"), "neck", weight=1.0, form=8, line=1.6),
        plain(coat, palette.ink.darker(0.4), "coat", weight=1.3, modelling=0, line=1.2),
        Veil(rim, palette.glass, "light", 0.9, 1.0),
        Lines(tails, 2.0, palette.green, strength=0.7),
        plain(solid(*cuffs), WHITE, "linen", weight=0.1, line=1.2),
        plain(hair, WHITE, "hair", weight=0.12, form=26, modelling=0.4, line=2.4),
        name="conductor",
    )
