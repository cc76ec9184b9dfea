"""The Late Post: three hills, four seasons, one letter; the last finger's breadth is the longest."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, paths, points, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, tufts
from studio.motifs.animals import snail
from studio.motifs.buildings import letterbox, ruin
from studio.motifs.plants import birch, fir, flower, ivy, leafy_tree
from studio.motifs.rooms import rocking_chair
from studio.motifs.things.papers import envelope
from studio.scene import Dots, Glaze, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = (470.0, 250.0)
SHELL = (548.0, 1116.0, 24.5)
PINK, LEATHER = colour("faded ribbon pink"), colour("leather brown")
SHADE = colour("#24382e")
HILLS = (
    ([(-20, 372), (180, 340), (420, 316), (600, 326), (820, 372)], "#f2f5f8", "#b9cbdc"),
    ([(-20, 440), (220, 478), (430, 452), (640, 424), (820, 446)], "#c8702c", "#9c4c28"),
    ([(-20, 600), (180, 604), (420, 588), (620, 556), (820, 560)], "#e0c250", "#a8a040"),
    ([(-20, 740), (160, 752), (400, 744), (640, 704), (820, 690)], "#7c9c4c", "#34583a"),
)


@card("late_post")
def late_post(chance: Chance) -> Scene:
    layout = chance.layout
    winter, autumn, summer, spring = (curve(line) for line, _, _ in HILLS)
    meadow, near = layout.child("meadow"), layout.child("near")
    return Scene(
        sky=graded_sky(
            (0.0, "#5f87a0", 0.95),
            (0.16, "#a8c4c0", 0.6),
            (0.3, "#fbe9bc", 0.45),
            (1.0, "#f4efcf", 0.3),
            lines=0.5,
            halo=(*LIGHT, 150),
            lines_until=0.32,
        ),
        layers=(
            group(halo(LIGHT, 400, colour("#fff3cc"), 0.8)),
            hill(0, winter),
            winter_wood(layout.child("winter")),
            hill(1, autumn),
            autumn_wood(layout.child("autumn")),
            hill(2, summer),
            hill(3, spring),
            trail(),
            home(layout.child("home")),
            grass(meadow, along_ground(meadow, spring, 60, 60), 14),
            group(contact_shadow(150, 1136, 200, SHADE, 0.7), contact_shadow(530, 1122, 540, SHADE, 0.85)),
            box_on_its_post(layout.child("box")),
            postman(),
            flower("bell", 70, colour("#6a78b8"), 0.3).placed(716, 1184, 1.9),
            flower("bell", 70, colour("#6a78b8"), -0.25).placed(250, 1190, 1.5),
            grass(near, tufts(near, 60, (20, 1130, 780, 1200)), 40, weight=1.5),
        ),
        focal="postman",
        light=Sunlight((0.15, -0.75, 0.55)),
        glaze=Glaze(colour("#3f5a66"), 0.2, top=0.6, bottom=1.5),
        shadow=colour("#4f6a74"),
        haze=colour("#eef2dc"),
    )


def hill(index: int, line: Points) -> Group:
    _, high, low = HILLS[index]
    return ground(line, colour(high), colour(low), weight=0.4 if index == 0 else 0.95)


def winter_wood(stream: Stream) -> Group:
    spots = ((60, 366), (104, 358), (520, 324), (556, 326), (600, 330), (756, 364))
    return group(*(fir(stream.child(i), 74, snow=True).placed(x, y) for i, (x, y) in enumerate(spots)), far=0.25)


def autumn_wood(stream: Stream) -> Group:
    spots = ((580, 440, "#b3432c"), (770, 448, "#d8a03a"), (620, 436, "#d08a2c"))
    return group(
        *(leafy_tree(stream.child(i), 84, leaf=colour(leaf)).placed(x, y) for i, (x, y, leaf) in enumerate(spots)),
        far=0.12,
    )


def trail() -> Group:
    """Silver all the way back, through grass, stubble, leaves and snow."""
    way = [
        (690, 1112), (772, 1090), (776, 1010), (724, 950), (740, 880), (756, 830), (690, 780), (648, 740), (700, 690),
        (744, 650), (700, 612), (660, 576), (704, 536), (728, 500), (690, 464), (664, 430), (694, 398), (684, 366),
        (660, 338),
    ]  # fmt: skip
    widths = [56, 54, 50, 46, 42, 38, 34, 30, 27, 24, 21, 18, 15, 13, 11, 9, 7, 5, 3]
    return group(
        Veil(solid(limb(way, [1.7 * width for width in widths])), colour("#e8f4f8"), "trail", 0.5, 7.0),
        Veil(solid(limb(way, widths)), colour("#fbfdff"), "trail", 1.0, 1.0),
        Wash(solid(limb(way, [0.3 * width for width in widths])), colour("#8fb0c0"), "trail", 0.5, 2.0),
        name="trail",
    )


def home(stream: Stream) -> Group:
    """What is left: walls, a chair a vine has learnt to rock, and a birch where the stairs were."""
    return group(
        birch(stream.child("birch"), 420, colour("#a8bc4c")).placed(562, 770, 1.42, flip=True),
        ruin(stream.child("ruin"), 300, 210).placed(520, 800, 0.9),
        rocking_chair(rocked=0.12).placed(442, 832, 1.2),
        ivy(stream.child("vine"), curve([(500, 836), (476, 800), (466, 750), (456, 726)]), 9, 1.2),
        ivy(stream.child("ivy"), curve([(640, 800), (650, 720), (626, 660), (636, 620)]), 12, 1.3),
        name="ruin",
        far=0.1,
    )


def box_on_its_post(stream: Stream) -> Group:
    box = letterbox().placed(176, 1130, 6.3, -0.06)
    climber = curve([(150, 1130), (196, 1050), (144, 980), (182, 880), (126, 800), (88, 720), (76, 640)])
    return group(
        box.dressed(wood=colour("#6a4a38"), box=colour("#3f8a86"), roof=colour("#3c4650")),
        ivy(stream, climber, 19, 1.5),
        snail("hidden").placed(72, 1150, 9.0).dressed(shell=colour("#c9bfae")),
        name="letterbox",
    )


def postman() -> Group:
    """Stretched as far as a neck will go: it is a matter of duty."""
    x, y, size = SHELL
    foot = blob(
        (300, 1122),
        (296, 1096),
        (330, 1064),
        (420, 1070),
        (560, 1084),
        (690, 1092),
        (778, 1116),
        (770, 1124),
        (540, 1126),
    )
    neck = limb(
        [(420, 1096), (350, 1070), (316, 980), (348, 870), (378, 770), (372, 690), (346, 650)],
        [70, 92, 80, 68, 60, 58, 50],
    )
    horns = [
        limb([(372, 664), (392, 590), (384, 520)], [22, 15, 12]),
        limb([(352, 656), (344, 586), (318, 530)], [22, 15, 12]),
    ]
    lip = limb([(352, 672), (314, 692)], [34, 20])
    wrinkles = tuple(
        curve([(x0, y0), (x0 + 16, y0 + 6), (x0 + 34, y0 + 2)])
        for x0, y0 in ((338, 1010), (334, 960), (340, 910), (354, 860), (366, 810), (372, 762))
    )
    return group(
        ribboned_letter(),
        Shape(
            fuse(foot, neck, lip, *horns, soften=10), colour("#e8c48c"), "skin", 0.85, colour("#c09a68"),
            form=40, line=2.6,
        ),
        Lines(wrinkles, 1.5, strength=0.7),
        Lines((curve([(306, 692), (326, 694), (352, 684)]),), 2.0),
        *(
            Shape(solid(ellipse(ex, ey, 15)), colour("#fbf4e0"), "eye", 0.3, form=6, line=2.0)
            for ex, ey in ((384, 514), (316, 524))
        ),
        Dots(points((378, 518), (309, 530)), np.array([7.0, 7.0]), colour("ink black"), "pupil"),
        snail("hidden").placed(x, y, size).dressed(shell=colour("#b0602c")),
        satchel_on_shell(),
        cap().placed(398, 648, 1.35, 0.5),
        name="postman",
    )  # fmt: skip


def satchel_on_shell() -> Group:
    strap = curve([(436, 1040), (452, 900), (540, 836), (620, 880), (648, 970)])
    bag = points((596, 960), (712, 950), (722, 1052), (600, 1062))
    flap = points((590, 954), (718, 944), (704, 1004), (656, 1020), (606, 1010))
    return group(
        Lines((strap,), 13.0, LEATHER.darker(0.16), strength=1.0, taper=False, steady=True),
        Shape(solid(bag), LEATHER, "leather", 1.05, form=14, line=2.2),
        Shape(solid(flap), LEATHER.lighter(0.06), "leather", 1.0, form=10, line=2.0),
        Shape(solid(ellipse(656, 1006, 8, 8)), colour("brass"), "buckle", 1.0, line=1.4),
    )


def cap() -> Group:
    crown = curve([(-36, 0), (-36, 0), (-46, -34), (-20, -50), (24, -50), (46, -32), (36, 0), (36, 0)], closed=True)
    peak = curve([(-34, -2), (-34, -2), (-58, 4), (-70, 18), (-40, 14), (-8, 6), (-8, 6)], closed=True)
    navy = colour("#2f4468")
    return group(
        Shape(solid(crown), navy, "hat", 1.1, form=16, texture="cloth", line=1.9),
        Shape(solid(limb([(-36, -4), (0, 2), (37, -5)], [15, 15, 15])), navy.darker(0.12), "band", 1.1, line=1.5),
        Shape(solid(peak), colour("soot"), "peak", 1.1, form=6, line=1.6),
        Shape(solid(ellipse(-16, -14, 8, 9)), colour("brass"), "badge", 1.0, line=1.2),
    )


def ribboned_letter() -> Group:
    """Ribbon faded to the colour of old roses; between its corner and the slot, a finger's breadth."""
    ties = ([(-56, 0), (56, 0)], [(0, -36), (0, 36)], [(0, 0), (20, 34), (10, 62)], [(0, 0), (-18, 30), (-6, 58)])
    strain = ([(-72, -22), (-86, -28)], [(-72, 0), (-90, 0)], [(-70, 22), (-84, 30)])
    return group(
        envelope(112, sealed=False).placed(0, 0),
        *(Shape(solid(limb(path, [9, 9])), PINK, "ribbon", 0.95, line=1.2) for path in ties),
        Shape(solid(ellipse(-11, -3, 13, 8, 0.5), ellipse(11, -3, 13, 8, -0.5)), PINK, "bow", 0.95, line=1.3),
        Lines(paths(*strain), 2.0),
        name="letter",
    ).placed(290, 662, 1.1, 0.16)
