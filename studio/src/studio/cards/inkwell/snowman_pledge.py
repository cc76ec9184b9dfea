"""The Snowman's Pledge: what a winter is worth, weighed in spring."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, curve, points, rectangle, solid
from studio.landscape import graded_sky, wall
from studio.materials import wood
from studio.motifs.animals import crow, wearing
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import inner_window
from studio.motifs.things.clocks import pocket_watch, wall_clock
from studio.motifs.things.keepsakes import birdcage, hat, pipe, umbrella
from studio.motifs.things.kitchen import carrot, scales
from studio.motifs.things.lights import lantern
from studio.motifs.things.music import violin
from studio.motifs.things.papers import closed_book, ticket
from studio.scene import Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Sky, group
from studio.stage import boards

DRAWN = Sheet("inkwell/snowman_pledge")

COUNTER = 802.0
SNOW = colour("#f2f5f4")
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
            boards(
                1040,
                colour("#8a6238"),
                colour("#55381f"),
                range(-120, 960, 84),
                (0.8, 1.5),
                (-10, 810, 1220),
                1210,
                (1.5, 0.7),
                flow=math.pi / 2,
            ),
            DRAWN("snowman_pledge"),
            DRAWN("shop_counter"),
            broker(),
            DRAWN("puddle"),
            DRAWN("snowman"),
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
    sky = Sky(graded_sky("0 #9cc8d8 0.7, 1 #f6eec4 0.4").stops, (-160, -330, 160, 10), 0.3)
    view = group(sky, *DRAWN("spring_window"), bare_tree(stream, 190, 0.1).placed(76, -40))
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


def shelf_of_pledges() -> Group:
    """Last year's hat with its ticket, and six noses."""
    items: list[Item] = []
    for y in (236, 392):
        items.append(wood(rectangle(446, y, 800, y + 16), colour("#4e321e"), form=5, flow=0.0, line=1.6))
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


def broker() -> Group:
    """Weighing with one eye."""
    bird = wearing(crow("standing"), bespectacled=True)
    ledgers = (
        closed_book(colour("#4a5a48"), 60, 13).placed(712, COUNTER + 4, 3.6),
        closed_book(colour("#7a3a2c"), 54, 11).placed(722, COUNTER - 40, 3.6),
    )
    return group(*ledgers, bird.placed(722, COUNTER - 74, 9.2, rotation=0.06), name="broker")


def pledged() -> Group:
    """Three coals and a pipe."""
    return group(*DRAWN("pledged"), pipe(lit=False).placed(398, 816, 2.5), name="pledged")


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
