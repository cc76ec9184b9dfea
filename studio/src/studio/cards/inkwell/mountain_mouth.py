"""The Mountain's Yawn: good morning, or the last train?"""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Points, curve, ellipse, limb, outline, path_length, points, rectangle, resample, solid
from studio.materials import earth, lit, plain, stone
from studio.motifs.buildings import smoke, viaduct
from studio.motifs.plants import fir
from studio.motifs.vessels import train
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.7, -0.5, 0.5))
RAILS = 812.0
# From the upper lip over the corner to the lower.
LIPS = "552,640! 500,646 440,660 380,690 330,742! 362,800 420,842 480,858 526,862!"
HEAD = (
    "-30,150! 60,96 180,66 300,84 392,150 434,232 452,300 440,336 446,366 478,410 530,468 584,520 598,552 572,574 "
    "528,572 520,590 548,612 "
    + LIPS
    + " 556,872 556,900 520,918 500,932 516,954 552,976 568,1016 548,1062 486,1096 400,1122 340,1156 318,1200 "
    "310,1240! -30,1240!"
)
UPPER = curve("548,650 500,658 446,672 396,698")
LOWER = curve("540,862 486,856 430,842 394,822")
MOUTH = LIPS + " 548,800 556,720"


@card("mountain_mouth")
def mountain_mouth(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.sky).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.sky, "sky", weight=0.8, colour_below=palette.dawn)),
        group(*valley(palette), viaduct(5, 128, 420, stone=palette.pier).placed(728, RAILS + 434, 0.97)),
        inside(palette),
        departing(stream.child("smoke"), palette),
        giant(stream, palette),
        focal=(300, 640, 800, 850),
    )


def valley(palette: Palette) -> list[Item]:
    return [
        earth(outline(path), palette.moss.lighter(pale), "ridge", weight=0.6, line=1.0)
        for path, pale in (
            ("-20,960! 300,900 520,930 680,880 820,910! 820,1230! -20,1230!", 0.66),
            ("-20,1060! 420,1050 640,1010 820,1040! 820,1230! -20,1230!", 0.42),
        )
    ]


def inside(palette: Palette) -> Group:
    """Throat, tongue and two rows of weathered teeth."""
    upper, lower = row(UPPER, 6, 44, 1), row(LOWER, 5, 34, -1)
    tongue = outline("340,760! 400,790 470,806 560,820! 560,870! 420,850")
    return group(
        plain(outline(MOUTH), palette.throat, "throat", weight=1.25, form=60, line=0.0),
        Clip(
            outline(MOUTH),
            group(
                Wash(solid(ellipse(390, 740, 90, 70)), colour("#1c0810"), "deep", 0.9, 34),
                plain(tongue, palette.tongue, "tongue", weight=0.95, form=30, line=2.0),
                plain(limb(UPPER, [40, 40]), palette.tongue, "gum", weight=1.0, form=12, line=1.6),
                plain(limb(LOWER, [34, 34]), palette.tongue, "gum", weight=1.0, form=12, line=1.6),
                *(stone(tooth, palette.pier, "tooth", weight=0.4, form=10, line=1.8) for tooth in (*upper, *lower)),
            ),
        ),
    )


def row(gum: Points, count: int, long: float, down: int) -> list[Points]:
    """Teeth shoulder to shoulder, each square to the gum it stands in."""
    teeth = []
    for k, (near, far) in enumerate(pairwise(resample(gum, path_length(gum) / count - 0.5))):
        way = down * long * (1.0 - 0.09 * k) * np.array([near[1] - far[1], far[0] - near[0]]) / np.hypot(*(far - near))
        way = way if way[1] * down > 0 else -way
        inset, half = 0.06 * (far - near), 0.86 * way
        teeth.append(curve([near + inset, near + inset, near + half, near + 4 * inset + way, far - 4 * inset + way,
                            far + half, far - inset, far - inset], closed=True))  # fmt: skip
    return teeth


def departing(stream: Stream, palette: Palette) -> Group:
    """The first one of the day."""
    carriages = train(3).placed(664, RAILS, 0.78, flip=True)
    x, y = carriages.anchor("funnel")
    outside = solid(rectangle(545, 400, 900, 1000))
    breath = [(x, y), (x + 4, y - 70), (x - 46, y - 150), (x + 10, y - 250), (x - 60, y - 350), (x + 30, y - 470)]
    return group(
        smoke(stream, breath, 12, 74, palette.steam, 0.7),
        Clip((*outline(MOUTH), *outside), group(carriages)),
        Wash(outline("330,742! 380,690 420,700 420,830 362,800"), colour("#1c0810"), "dark", 0.8, 14),
        name="train",
    )


def giant(stream: Stream, palette: Palette) -> Group:
    """Brow, lids, nose, an ear where an ear is; the rest is rock and moss."""
    head = outline(HEAD)
    wrinkles = (
        "360,330 404,318 436,330", "374,388 410,402 442,398", "300,360 336,350 356,360", "486,560 510,540 536,548",
        "470,600 440,640 380,668", "300,700 286,750 304,810", "262,660 240,750 270,850", "470,880 430,890 396,880",
        "430,960 400,1000 420,1050", "200,940 260,1020 330,1070", "150,1010 220,1100 290,1150",
        "330,160 380,200 404,250", "250,150 320,210 360,290",
    )  # fmt: skip
    lid = outline("352,372! 384,346 424,344 446,366! 420,392 380,392")
    return group(
        earth(head, palette.rock, "giant", weight=1.0, form=150, colour_below=palette.moss, line=3.0),
        Clip(head, group(*strata(stream.child("strata"), palette))),
        plain(lid, palette.rock.lighter(0.15), "lid", weight=0.8, form=24, line=2.0),
        Lines((curve("350,374 384,396 420,394 448,370"),), 4.4),
        Lines(
            tuple(
                points((x, y), (x + 6 + 0.1 * (x - 400), y + 20))
                for x, y in ((366, 386), (384, 394), (404, 396), (424, 392), (440, 380))
            ),
            3.0,
        ),
        plain(outline("548,566 562,548 582,552 576,568"), palette.throat, "nostril", weight=1.1, modelling=0, line=1.2),
        plain(
            limb(curve("556,622 552,642 500,648 440,662 380,692 332,742"), [18, 26, 22, 18, 14, 6]),
            palette.lip,
            "lip",
            weight=0.9,
            form=10,
            line=2.0,
        ),
        plain(
            limb(curve("332,742 362,802 420,846 480,868 524,878 540,884"), [6, 14, 22, 32, 36, 30]),
            palette.lip,
            "lip",
            weight=0.9,
            form=14,
            line=2.0,
        ),
        Lines(tuple(curve(way) for way in wrinkles), 2.2, strength=0.7),
        ear(palette),
        *hair(stream.child("hair"), palette),
        name="giant",
    )


def strata(stream: Stream, palette: Palette) -> list[Item]:
    """Soft light and dark following the cheek."""
    ways: list[Points] = [curve([(-20, y), (140, y - 30), (300, y + 10), (460, y - 40)]) for y in range(240, 1240, 130)]
    bands: list[Item] = [Wash(solid(limb(way, [30, 54, 20])), palette.shade, "stratum", 0.16, 14) for way in ways]
    return [*bands, Veil(outline("430,250 470,420 560,520 500,560 470,480 420,400"), palette.dawn, "sun", 0.35, 18)]


def ear(palette: Palette) -> Group:
    """As high as brow and nose, behind the hinge of the jaw."""
    shell = outline("96,366! 150,340 206,370 216,440 190,510 176,560 140,600 108,586 104,540! 84,480 80,420")
    hollow = outline("122,420! 156,396 180,430 164,490 140,530! 128,500 136,460")
    return group(
        Wash(
            outline("210,400 236,470 206,560 150,620 110,600 180,540 200,470"), palette.shade, "under the ear", 0.5, 14
        ),
        earth(shell, palette.rock, "ear", weight=1.0, form=34, colour_below=palette.moss, line=2.2),
        plain(hollow, palette.shade.darker(0.5), "cave", weight=1.1, form=20, line=1.6),
        Lines((curve("104,400 150,366 194,392 200,446 176,510"), curve("118,560 140,572 158,548")), 2.4),
    )


def hair(stream: Stream, palette: Palette) -> list[Item]:
    """A forest down to the temple and behind the ear; a few trees for a brow."""
    spots = [
        (x, y)
        for y in range(70, 420, 42)
        for x in range(-10 + 18 * (y // 42 % 2), 420, 38)
        if y < 300 - 0.5 * max(0, x - 60) + 0.25 * min(0, x - 60) or (x < 60 and y < 420)
    ]
    spots += [(70, 400), (88, 372), (112, 352), (140, 340), (176, 342), (66, 440), (60, 480), (56, 520)]
    brow = [(366, 340, 44), (392, 326, 54), (418, 318, 58), (442, 320, 46)]
    firs = [
        (x, y + stream.uniform(-8, 8), stream.uniform(78, 130)) for x, y in sorted(spots, key=lambda s: s[1])
    ] + brow
    return [
        fir(stream.child(k), size, palette.fir if k % 3 else palette.fir.lighter(0.15)).placed(x, y + 10)
        for k, (x, y, size) in enumerate(firs)
    ]
