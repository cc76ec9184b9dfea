"""The Mountain's Yawn: the first train of the day leaves, and nobody aboard is awake either."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Point, blob, curve, ellipse, intersection, limb, paths, points, rectangle, solid
from studio.landscape import along_ground, contact_shadow, fog, graded_sky, grass, ground, halo, hills, tufts
from studio.motifs.animals import swallow
from studio.motifs.buildings import cottage, smoke, viaduct
from studio.motifs.people import figure
from studio.motifs.plants import bush, fir, flowers
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.vessels import train
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group

ROAD = 792.0
FACE = (
    (-30, 196), (60, 152), (180, 120), (296, 126), (372, 172), (408, 244), (414, 300), (438, 338), (428, 376),
    (440, 416), (478, 472), (522, 522),
    (536, 550), (522, 576), (482, 582), (446, 588), (446, 588), (458, 612), (494, 636), (496, 660), (466, 670),
    (466, 670), (390, 668), (318, 696), (284, 752),
    (284, 752), (312, 820), (384, 852), (452, 858), (452, 858), (486, 872), (490, 900), (460, 922), (454, 936),
    (476, 962), (480, 1000), (456, 1044), (404, 1068), (352, 1074), (318, 1090),
    (302, 1130), (306, 1220), (306, 1220), (-30, 1220), (-30, 1220),
)  # fmt: skip
MOUTH = blob(
    (284, 752), (284, 752), (318, 696), (390, 668), (470, 666), (502, 690), (520, 764), (504, 836), (464, 862),
    (384, 852), (312, 820),
)  # fmt: skip
FAR_LIPS = limb([(474, 652), (504, 676), (528, 720), (532, 768), (522, 822), (500, 858), (470, 878)],
                [20, 30, 24, 18, 26, 34, 22])  # fmt: skip
SHADE = colour("#3f4a38")
MOSS = colour("#a2b088")


@card("mountain_mouth")
def mountain_mouth(chance: Chance) -> Scene:
    layout = chance.layout
    knoll = curve([(250, 1190), (400, 1140), (540, 1104), (690, 1096), (830, 1106)])
    return Scene(
        sky=graded_sky(
            (0.0, "#bcc9bc", 0.55), (0.4, "#f2e6c4", 0.4), (0.7, "#f6dfb0", 0.5), (1.0, "#dcd2a8", 0.4),
            lines=0.45, unrest=0.9, halo=(640, 430, 160), lines_until=0.74,
        ),
        layers=(
            group(halo((660, 430), 340, colour("#fff6da"), 0.7)),
            *hills(layout.child("hills"), (800, 880, 950), colour("#93a67e"), colour("#d3d4b4")),
            fog(layout.child("haze"), 940, 120, colour("#f4ecd0"), 0.7),
            viaduct(4, 128, 400, stone=colour("#ddd0ae")).placed(690, ROAD + 414, 0.93),
            crown(layout.child("hair")),
            head(layout.child("head")),
            fringe(layout.child("fringe")),
            departing(layout.child("smoke")),
            ground(knoll, colour("#8a9a5c"), colour("#55683f"), weight=1.0),
            grass(layout.child("edge"), along_ground(layout.child("edge"), knoll, 40), 16),
            group(contact_shadow(586, 1128, 90, SHADE), contact_shadow(732, 1128, 60, SHADE)),
            watcher().placed(584, 1128, 2.2),
            sleeper().placed(706, 1132, 2.0),
            flowers(layout.child("meadow"), tufts(layout.child("seeds"), 9, (470, 1150, 760, 1190)), height=30),
            grass(layout.child("near"), tufts(layout.child("near"), 30, (440, 1160, 780, 1200)), 28, weight=1.4),
        ),
        focal=(290, 690, 720, 830),
        light=Sunlight((0.7, -0.5, 0.5)),
        glaze=Glaze(colour("#b09a60"), 0.1),
        shadow=colour("#6a7a80"),
        haze=colour("#e4dfc0"),
    )  # fmt: skip


def head(stream: Stream) -> Group:
    """Cheek, closed eye, ear; the mouth is a tunnel with a tongue for a track bed."""
    face = blob(*FACE, steps=9)
    lid = curve([(300, 368), (334, 390), (372, 390), (404, 368)])
    lashes = [
        points((x, y), (x + dx, y + 18))
        for x, y, dx in ((312, 378, -7), (330, 388, -4), (350, 393, 0), (370, 391, 4), (388, 382, 8), (400, 372, 11))
    ]
    creases = [
        curve([(296, 348), (340, 328), (398, 340)]), curve([(446, 544), (432, 566), (444, 588)]),
        curve([(424, 584), (388, 612), (372, 650)]), curve([(296, 700), (268, 752), (300, 820)]),
        curve([(330, 244), (372, 236), (400, 244)]), curve([(318, 214), (360, 204), (390, 210)]),
        curve([(420, 932), (440, 938), (454, 936)]),
    ]  # fmt: skip
    nostril = blob((468, 566), (486, 548), (504, 554), (506, 568), (486, 574))
    tongue = limb([(310, 806), (380, 818), (478, 826)], [12, 42, 34])
    return group(
        Shape(solid(FAR_LIPS), MOSS.darker(0.08), "hill", 0.9, colour("#6f8258"), form=10, texture="ground", line=2.2),
        Shape(solid(face), MOSS, "hill", 0.85, colour("#82946a"), form=130, texture="ground", line=2.6),
        Shape(solid(MOUTH), colour("#2c2830"), "mouth", 1.25, texture="shadow", line=2.2),
        Shape(solid(tongue), colour("#a8584c"), "tongue", 0.9, line=1.2),
        Shape(solid(nostril), colour("#3a3c34"), "nostril", 1.1, form=FLAT, modelling=0.2, line=1.4),
        Wash(
            solid(blob((300, 344), (350, 324), (404, 342), (404, 368), (350, 392), (300, 368))),
            colour("#5a6a4c"),
            "lid",
            0.3,
            8,
        ),
        Lines((curve(FACE[2:25]), curve(FACE[25:43])), 2.6),
        Lines((lid,), 3.4),
        Lines((*lashes, *creases), 1.8, strength=0.8),
        swallow("flying").placed(556, 604, 0.9),
        swallow("flying").placed(584, 560, 0.7, flip=True),
        ear(),
        ear_cottage(),
        *(
            bush(stream.child(i), wide, colour("#5f7a48")).placed(x, y)
            for i, (x, y, wide) in enumerate(((318, 316, 60), (356, 306, 70), (396, 312, 56)))
        ),
        grass(stream, tufts(stream, 70, (40, 470, 250, 1160)), 13),
        grass(stream, tufts(stream, 18, (330, 900, 440, 990)), 17),
        name="giant",
    )


def ear() -> Group:
    shell = blob((92, 396), (118, 364), (160, 368), (176, 414), (160, 464), (136, 504), (108, 510), (98, 474))
    folds = [
        curve([(112, 406), (130, 384), (154, 394), (156, 428), (140, 460), (126, 484)]),
        curve([(122, 426), (138, 416), (138, 444), (120, 464)]),
    ]
    return group(
        Shape(solid(shell), MOSS.lighter(0.12), "ear", 0.95, form=26, texture="ground", line=2.2),
        Lines(tuple(folds), 1.8),
    )


def ear_cottage() -> Group:
    """Perched like a mole below the ear, its washing out."""
    line = curve([(196, 690), (236, 700), (272, 688)])
    linen = [rectangle(x, 694, x + 11, 712) for x in (206, 224, 242)]
    return group(
        Wash(solid(ellipse(150, 716, 76, 12)), colour("#4a5a3c"), "cast shadow", 0.5, 5),
        cottage(lit=True, roof=colour("brick red")).placed(146, 716, 0.42),
        Lines((line, *paths([(196, 684), (196, 716)], [(272, 682), (272, 714)])), 1.4),
        Shape(solid(*linen), colour("washed white"), "linen", 0.3, line=1.0),
    )


def crown(stream: Stream) -> Group:
    """A fringe of firs for hair."""
    firs: list[Item] = []
    for index, (x, y) in enumerate(
        zip(
            np.linspace(20, 392, 15),
            (186, 174, 164, 154, 148, 144, 140, 138, 138, 140, 144, 152, 168, 192, 224),
            strict=True,
        )
    ):
        size = stream.uniform(96, 150) * (1.0 if index % 2 else 0.8)
        firs.append(
            fir(stream.child(index), size, colour("#4f6f52") if index % 2 else colour("#3f5f4c")).placed(
                float(x), y + 22
            )
        )
    return Group(tuple(firs), "firs")


def fringe(stream: Stream) -> Group:
    """Shorter firs down the temple, before the ear."""
    spots = (
        (30, 262, 92), (76, 244, 104), (122, 226, 98), (168, 216, 108), (214, 206, 92), (256, 204, 84),
        (296, 206, 70), (48, 316, 84), (94, 300, 80), (24, 372, 70), (62, 356, 62),
    )  # fmt: skip
    firs = [fir(stream.child(i), size, colour("#54764f")).placed(x, y) for i, (x, y, size) in enumerate(spots)]
    return group(*firs, name="fringe")


def departing(stream: Stream) -> Group:
    """Red and yellow carriages out of the dark, smoke drifting back as if breathed."""
    outside = rectangle(440, 500, 900, 900)
    carriages = train(3).placed(672, ROAD, 0.62, flip=True)
    funnel_x, funnel_y = carriages.anchor("funnel")
    breath: list[Point] = [
        (funnel_x, funnel_y), (funnel_x + 6, funnel_y - 60), (funnel_x - 40, funnel_y - 130),
        (funnel_x - 96, funnel_y - 200), (funnel_x - 70, funnel_y - 300), (funnel_x - 150, funnel_y - 380),
    ]  # fmt: skip
    return group(
        smoke(stream, breath, 9, 52, colour("#f2ecdc"), 0.7),
        Glow((470, 760), 90, colour("lamp gold"), 0.25),
        Clip((*solid(MOUTH), *solid(outside)), group(carriages)),
        Wash(intersection(solid(MOUTH), solid(rectangle(270, 640, 400, 880))), colour("#1c1820"), "dark", 0.75, 14),
        name="train",
    )


def watcher() -> Group:
    """In red, arms half raised: greeting, or warning?"""
    person = figure("arms raised", view="three_quarter_back", outfit="coat", hat="kerchief")
    return person.dressed(coat=colour("brick red"), hat=colour("mustard")).named("watcher")


def sleeper() -> Group:
    """He came early, sat down on his trunk and dropped off too."""
    man = figure("seated asleep", age="old", outfit="coat", hat="felt", beard="full")
    return group(
        suitcase(leather=colour("#8a5a34")).placed(4, 0, 0.95),
        man.placed(0, -1, 1.0).dressed(coat=colour("#3f4f66"), hat=colour("#4a3a34")),
        name="sleeper",
    )
