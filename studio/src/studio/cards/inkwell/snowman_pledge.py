"""The Snowman's Pledge: what a winter is worth, weighed in spring."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Point, Points, blob, curve, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.landscape import graded_sky, wall
from studio.motifs.animals import crow, wearing
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import inner_window
from studio.motifs.things.clocks import pocket_watch, wall_clock
from studio.motifs.things.keepsakes import birdcage, hat, pipe, umbrella
from studio.motifs.things.kitchen import carrot, scales
from studio.motifs.things.lights import lantern
from studio.motifs.things.music import violin
from studio.motifs.things.papers import closed_book, ticket
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Sky, Veil, Wash, group

COUNTER = 802.0
FLOOR = 1040.0
SNOW = colour("#f2f5f4")
BROWN = colour("#5a3a22")
ICE = colour("#bfe6f4")
SUN = colour("#fff0c4")


@card("snowman_pledge")
def snowman_pledge(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#9a6c3c"), colour("#7a5230"), lines=0.45),
        layers=(
            spring_window(layout.child("window")),
            shelf_of_pledges(),
            bargains(),
            floor(),
            group(
                sunbeam(),
                Glow((200, 780), 440, SUN, 0.45, falloff=1.1),
                Glow((200, 1040), 300, SUN, 0.35),
                Glow((545, 690), 230, ICE, 0.45),
            ),
            shop_counter(),
            broker(),
            puddle(layout.child("puddle")),
            snowman(layout.child("snowman")),
            weighing(layout.child("scales")),
            pledged(),
        ),
        focal="weighing",
        light=Lamplight((150, 240)),
        glaze=Glaze(colour("#4a2c20"), 0.34),
        shadow=colour("#6a5a74"),
    )


def spring_window(stream: Stream) -> Group:
    """Sun, a budding tree, and icicles giving up drop by drop."""
    sky = Sky(graded_sky((0.0, "#9cc8d8", 0.7), (1.0, "#f6eec4", 0.4)).stops, (-160, -330, 160, 10), 0.3)
    green = Shape(
        solid(blob((-170, -40), (-60, -74), (60, -56), (170, -70), (170, 20), (-170, 20))),
        colour("spring green"),
        "hill",
        0.8,
        form=FLAT,
        line=1.2,
    )
    view = group(sky, Glow((-60, -240), 130, SUN, 0.9), green, bare_tree(stream, 190, 0.1).placed(76, -40))
    spikes: list[Points] = []
    drops: list[Point] = []
    for x in np.linspace(-118, 118, 9):
        long = stream.uniform(28, 74)
        spikes.append(
            blob(
                (x - 9, -300),
                (x - 9, -300),
                (x + 9, -300),
                (x + 9, -300),
                (x + 2, -300 + 0.7 * long),
                (x, -300 + long),
                (x, -300 + long),
                (x - 3, -300 + 0.7 * long),
            )
        )
        drops.append((float(x), -300 + long + stream.uniform(14, 90)))
    ice = group(
        Shape(solid(*spikes), colour("#d8eef4"), "ice", 0.5, form=6, modelling=0.6, line=1.3),
        Dots(points(*drops), np.full(len(drops), 3.4), colour("#8fc4d8"), "drops"),
    )
    return group(
        Glow((170, 300), 420, SUN, 0.5),
        inner_window(group(view, ice), 270, 310, bars=(2, 2), frame=colour("#6a4526")).placed(196, 474),
        name="window",
    )


def sunbeam() -> Veil:
    """The spring comes in through the panes and lies on the customer."""
    return Veil(solid(points((70, 200), (310, 180), (470, 1120), (120, 1170))), SUN, "sun", 0.32, 18, fade=(1.0, 0.5))


def shelf_of_pledges() -> Group:
    """Last year's hat with its ticket, and six noses."""
    items: list[Item] = []
    for y in (236, 392):
        items.append(
            Shape(
                solid(rectangle(446, y, 800, y + 16)),
                colour("#4e321e"),
                "wood",
                1.0,
                form=5,
                texture="wood",
                flow=0.0,
                line=1.6,
            )
        )
    tags: list[Item] = []
    for x in (500, 596, 690):
        tags += [Lines((curve([(x + 8, 236), (x + 12, 250), (x + 10, 262)]),), 1.2), ticket().placed(x + 10, 274, 1.5)]
    noses = [carrot().placed(486 + 58 * k, 384 - 4 * (k % 2), 1.7, rotation=0.06 * (k % 3)) for k in range(4)]
    return group(
        *items,
        hat("top", colour("#2c2830")).placed(500, 236, 2.6),
        hat("bowler", colour("#4a3a30")).placed(594, 236, 2.4),
        hat("top", colour("#5a2c30")).placed(700, 236, 2.5),
        *tags,
        *noses,
        name="shelf",
    )


def bargains() -> Group:
    """Hung to the ceiling, still ticking."""
    strings = tuple(points((x, 24), (x, y)) for x, y in ((386, 120), (444, 60), (520, 40), (626, 60), (738, 44)))
    return group(
        Lines(strings, 1.6),
        umbrella("closed", colour("#3f6a5a")).placed(386, 116, 1.5),
        pocket_watch((2, 50)).placed(444, 56, 1.7),
        violin().placed(536, 104, 1.5, rotation=0.2),
        pocket_watch((9, 12)).placed(626, 56, 1.5),
        lantern(lit=False).placed(738, 40, 1.9),
        wall_clock(26, (11, 57)).placed(402, 306, 1.25),
        birdcage(None, 34).placed(744, 296, 1.0),
        name="bargains",
    )


def floor() -> Group:
    boards = tuple(points((400 + 0.8 * (x - 400), FLOOR), (400 + 1.5 * (x - 400), 1210)) for x in range(-120, 960, 84))
    return group(
        Shape(
            solid(rectangle(-10, FLOOR, 810, 1220)),
            colour("#8a6238"),
            "floor",
            0.95,
            colour("#55381f"),
            form=FLAT,
            texture="wood",
            flow=math.pi / 2,
            line=1.8,
        ),
        Lines(boards, 1.5, strength=0.7),
    )


def shop_counter() -> Group:
    """Drawers of other people's winters."""
    items: list[Item] = [
        Wash(solid(rectangle(330, 1110, 800, 1150)), BROWN, "cast shadow", 0.8, 9),
        Shape(
            solid(rectangle(344, COUNTER + 26, 810, 1120)),
            colour("#6d4526"),
            "wood",
            1.0,
            form=10,
            texture="wood",
            flow=0.0,
            line=1.9,
        ),
    ]
    for y in (862, 990):
        for x in (366, 512, 658):
            items += [
                Shape(
                    solid(rectangle(x, y, x + 128, y + 108)),
                    colour("#7d5230"),
                    "drawer",
                    0.95,
                    form=7,
                    texture="wood",
                    flow=0.0,
                    line=1.6,
                ),
                Shape(solid(ellipse(x + 64, y + 54, 11, 10)), colour("brass"), "knob", 1.0, form=7, line=1.4),
            ]
    top = Shape(
        solid(points((320, COUNTER + 30), (352, COUNTER - 20), (820, COUNTER - 20), (820, COUNTER + 30))),
        colour("#a87440"),
        "wood",
        0.9,
        form=FLAT,
        texture="wood",
        flow=0.0,
        line=2.0,
    )
    return group(*items, top, name="counter")


def broker() -> Group:
    """Weighing with one eye."""
    bird = wearing(crow("standing"), bespectacled=True)
    ledgers = (
        closed_book(colour("#4a5a48"), 60, 13).placed(712, COUNTER + 4, 3.6),
        closed_book(colour("#7a3a2c"), 54, 11).placed(722, COUNTER - 40, 3.6),
    )
    return group(*ledgers, bird.placed(722, COUNTER - 74, 9.2, rotation=0.06), name="broker")


def puddle(stream: Stream) -> Group:
    """On its way to the street."""
    pool = blob(
        (40, 1128),
        (96, 1092),
        (210, 1084),
        (320, 1094),
        (372, 1116),
        (330, 1144),
        (220, 1150),
        (150, 1172),
        (60, 1190),
        (30, 1170),
    )
    glints = tuple(
        curve([(x, y), (x + 24, y + 2), (x + 50, y)]) for x, y in ((90, 1118), (240, 1132), (110, 1150), (280, 1110))
    )
    return group(
        Shape(solid(pool), colour("#a9ccd8"), "water", 0.75, form=FLAT, modelling=0.3, flow=0.0, line=1.5),
        Lines(glints, 1.6, colour("white"), strength=0.9),
        name="puddle",
    )


def snowman(stream: Stream) -> Group:
    """Narrower than his scarf, a hollow where his nose was, three hollows where his buttons were."""
    body = fuse(
        blob(
            (70, 1110), (60, 1040), (84, 960), (150, 922), (232, 930), (290, 988), (304, 1060), (286, 1118), (180, 1128)
        ),
        blob((116, 950), (104, 870), (124, 790), (176, 754), (232, 776), (262, 846), (256, 930), (190, 968)),
        blob(
            (130, 700), (126, 640), (160, 590), (208, 580), (254, 606), (268, 662), (246, 728), (190, 760), (148, 742)
        ),
        limb([(120, 850), (110, 920), (112, 966)], [12, 16, 20]),
        limb([(276, 1010), (290, 1060), (288, 1112)], [16, 20, 26]),
        soften=10,
    )
    runs = tuple(
        curve([(x, y), (x + 3, y + 0.5 * d), (x - 1, y + d)])
        for x, y, d in (
            (150, 830, 60),
            (168, 980, 70),
            (214, 1000, 50),
            (128, 1030, 60),
            (240, 880, 46),
            (160, 640, 30),
        )
    )
    dents = [ellipse(x, y, 10, 12) for x, y in ((240, 830), (246, 874), (242, 918))]
    beads = points((152, 902), (216, 1062), (126, 1100), (236, 936))
    return group(
        scarf_behind(),
        Shape(body, SNOW, "snow", 0.22, colour("#cfe0e8"), form=70, line=2.3),
        Lines(runs, 1.5, colour("#6f93a8"), strength=0.8),
        Dots(beads, np.array([4.0, 4.6, 4.2, 3.6]), colour("#8fbcd0"), "drops"),
        Shape(solid(*dents), colour("#5f7f94"), "dent", 0.9, form=FLAT, modelling=0, line=1.2),
        Lines(
            tuple(
                curve([(x - 9, y + 7), (x, y + 14), (x + 9, y + 7)]) for x, y in ((240, 830), (246, 874), (242, 918))
            ),
            3.0,
            colour("white"),
            strength=0.9,
        ),
        face(),
        scarf(),
        arm(),
        name="snowman",
    )


def face() -> Group:
    """He looks at the pan, not at the crow."""
    eyes = [ellipse(208, 640, 10, 12), ellipse(246, 636, 8, 11)]
    mouth = [ellipse(x, y, 5, 5) for x, y in ((200, 716), (214, 706), (230, 702), (245, 705))]
    brows = paths([(190, 624), (204, 616), (222, 608)], [(236, 606), (248, 612), (260, 622)])
    return group(
        Shape(solid(*eyes), colour("coal black"), "coal", 1.2, form=5, line=1.2),
        Dots(points((212, 636), (249, 632)), np.array([2.4, 2.0]), colour("white"), "spark"),
        Shape(solid(ellipse(240, 672, 12, 14)), colour("#46606f"), "hollow", 1.0, form=FLAT, modelling=0, line=1.4),
        Shape(solid(*mouth), colour("coal black"), "coal", 1.2, form=3, line=0.9),
        Lines(brows, 3.2, colour("#4a3a30")),
        Lines(
            paths([(186, 588), (178, 556), (186, 534)], [(204, 584), (206, 548), (220, 528)], [(206, 560), (194, 546)]),
            3.4,
            colour("#4a3424"),
        ),
    )


WOOL = colour("scarf red")


def scarf_behind() -> Group:
    """The loose loop where it goes round the back of the neck."""
    loop = limb([(108, 734), (132, 704), (192, 694), (256, 702), (280, 730)], [30, 34, 34, 34, 30])
    return group(Shape(solid(loop), WOOL.darker(0.25), "scarf", 1.0, form=14, texture="cloth", line=1.8))


def scarf() -> Group:
    """Knitted for somebody stouter."""
    round_neck = limb([(112, 728), (128, 760), (190, 778), (252, 762), (276, 724)], [34, 42, 46, 42, 34])
    end = blob((130, 770), (176, 782), (176, 782), (160, 860), (152, 932), (152, 932), (98, 930), (98, 930), (106, 850))
    fringe = tuple(points((x, 930), (x - 3, 952)) for x in range(100, 154, 7))
    ribs = tuple(
        points((x, 758 - 0.0042 * (x - 192) ** 2), (x + 0.1 * (x - 192), 796 - 0.0046 * (x - 192) ** 2))
        for x in range(126, 270, 15)
    )
    rows = tuple(
        curve([(108 + 2 * k, 800 + 22 * k), (134, 806 + 22 * k), (166 - 2 * k, 802 + 22 * k)]) for k in range(6)
    )
    return group(
        Shape(solid(end), WOOL, "scarf", 1.0, form=16, texture="cloth", line=1.9),
        Lines((*rows,), 2.2, WOOL.darker(0.25)),
        Lines(fringe, 2.2, WOOL.darker(0.2)),
        Shape(solid(round_neck), WOOL, "scarf", 1.0, form=20, texture="cloth", line=2.0),
        Lines(ribs, 1.8, WOOL.darker(0.3)),
    )


def arm() -> Group:
    """A twig, mittenless, pushing everything across."""
    twigs = [limb([(214, 842), (290, 812), (352, 782), (398, 780)], [15, 11, 10, 7])]
    twigs += [limb([(388, 781), (404, 770 + 11 * k), (424, 760 + 15 * k)], [7, 5, 2]) for k in range(3)]
    return group(Shape(fuse(*twigs, soften=1.5), colour("#5d4028"), "twig", 1.05, texture="bark", form=5, line=1.7))


def pledged() -> Group:
    """Three coals and a pipe."""
    lumps = [
        blob((x - 13, y), (x - 8, y - 15), (x + 5, y - 17), (x + 14, y - 5), (x + 9, y + 5), (x - 7, y + 6))
        for x, y in ((442, 806), (474, 800), (456, 822))
    ]
    return group(
        Wash(solid(ellipse(470, 820, 60, 10)), BROWN, "cast shadow", 0.6, 4),
        Shape(solid(*lumps), colour("coal black"), "coal", 1.2, form=8, line=1.4),
        pipe(lit=False).placed(398, 816, 2.5),
        name="pledged",
    )


def weighing(stream: Stream) -> Group:
    """A carrot against a snowfall."""
    balance = scales(-0.12, colour("#c79a3c")).placed(470, COUNTER, 3.2)
    left, right = balance.anchor("left_pan"), balance.anchor("right_pan")
    return group(
        balance,
        carrot().placed(left[0] + 4, left[1] - 12, 2.9, rotation=-0.1, flip=True),
        flask(stream, (0, 0)).placed(right[0], right[1] + 2, 0.64),
        name="weighing",
    )


def flask(stream: Stream, foot: Point) -> Group:
    """A small blue bottle in which it is snowing."""
    x, y = foot
    glass = blob(
        (x - 14, y - 132),
        (x - 14, y - 132),
        (x + 14, y - 132),
        (x + 14, y - 132),
        (x + 13, y - 100),
        (x + 44, y - 72),
        (x + 50, y - 30),
        (x + 34, y),
        (x + 34, y),
        (x - 34, y),
        (x - 34, y),
        (x - 50, y - 30),
        (x - 44, y - 72),
        (x - 13, y - 100),
    )
    drift = blob(
        (x - 44, y - 16),
        (x - 44, y - 16),
        (x - 16, y - 30),
        (x + 16, y - 20),
        (x + 44, y - 26),
        (x + 44, y - 26),
        (x + 33, y - 4),
        (x - 33, y - 4),
    )
    angle = stream.uniform(0, math.tau, count=34)
    reach = 38 * np.sqrt(stream.fractions(34))
    flakes = np.stack([x + reach * np.cos(angle), y - 54 + 0.85 * reach * np.sin(angle)], axis=1)
    return group(
        Glow((x, y - 54), 150, ICE, 0.75),
        Shape(solid(glass), colour("#4f9cc4"), "glass", 0.9, colour("#2f6f9c"), form=26, modelling=0.5, line=2.0),
        Shape(solid(drift), SNOW, "snow", 0.15, modelling=0.2, line=1.1),
        Dots(flakes, stream.uniform(1.3, 3.2, count=34), colour("white"), "snow"),
        Shape(solid(rectangle(x - 11, y - 146, x + 11, y - 126)), colour("#b58a54"), "cork", 1.0, form=5, line=1.5),
        Lines((curve([(x - 38, y - 62), (x - 42, y - 36), (x - 34, y - 16)]),), 3.0, colour("white"), strength=0.9),
    )
