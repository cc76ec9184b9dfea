"""Sleigh on the Pane: somebody only meant to light the window."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour, mix
from studio.drawings import Sheet
from studio.geometry import Outline, Points, curve, difference, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import graded_sky, stars
from studio.motifs.animals import horse
from studio.motifs.buildings import castle, village
from studio.motifs.people import figure
from studio.motifs.things.lights import candle
from studio.motifs.vessels import sleigh
from studio.scene import Clip, Dots, Glaze, Glow, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/sleigh_on_pane")

FROST, NIGHT, AMBER = colour("#f6faff"), colour("#16305e"), colour("#ffc46a")
THAW = (672.0, 862.0, 262.0)
FLAME = (624.0, 838.0)
# The crest of the frost, from the bridge's far end up to where the thaw has eaten it.
RIDGE = curve("116,622 180,632 270,660 370,694 470,726 600,760 760,790")


@card("sleigh_on_pane")
def sleigh_on_pane(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #0e2048 1.15, 0.5 #1c3a70 1.05, 0.9 #34548a 0.95", lines=0.4),
        layers=(
            group(stars(layout, 46, (60, 90, 730, 560))),
            ordinary_street(layout.child("street")),
            frosted_glass(layout.child("glass")),
            forest(layout.child("forest")),
            palace(layout.child("palace")),
            DRAWN("track"),
            thaw(layout.child("thaw")),
            chase(),
            DRAWN("window_frame"),
            group(Glow(FLAME, 330, AMBER, 0.55), Glow(FLAME, 130, colour("#fff0c0"), 0.75)),
            candle(250, radius=54, reach=1.6).placed(FLAME[0], 1148).named("candle"),
        ),
        focal="sleigh and horses",
        light=Sunlight((0.6, 0.3, 0.7)),
        glaze=Glaze(colour("#1c2c5c"), 0.16),
        shadow=colour("#4a66a0"),
    )


def ordinary_street(stream: Stream) -> Group:
    """Beyond the glass: real, dark, and in no hurry."""
    houses = village(stream, 7, 560, lit=0.2, church=False, wall=colour("#2c3c60"), roof=colour("#1c2844"))
    street = Wash(solid(rectangle(0, 990, 800, 1130)), colour("#101a34"), "street", 0.9, 8)
    return group(Clip(solid(ellipse(*THAW)), group(houses.placed(600, 1010, 1.7), street)))


def frost_field() -> Outline:
    """What the frost holds: the land under the ridge, the crag in the corner; not the thawed round."""
    land = np.vstack([RIDGE, points("830,1110 -20,1110 -20,720 40,690 84,700 104,660")])
    crag = np.vstack(
        [curve("-20,330 60,322 262,330 290,352 236,384 180,392 130,440 92,520"), curve("92,520 66,570 40,584 -20,620")]
    )
    return difference(solid(land, crag), solid(ellipse(*THAW)))


def frosted_glass(stream: Stream) -> Group:
    """Blue rime, feathered along its edges, paler where it is thick."""
    crest = [
        plume(stream.child(index), x, y + 8, -math.pi / 2 + stream.uniform(-0.5, 0.5), stream.uniform(16, 34))
        for index, (x, y) in enumerate(RIDGE[1:28:3])
    ]
    rim = [
        plume(stream.child(f"rim{index}"), x, y, turn, stream.uniform(70, 150))
        for index, (x, y, turn) in enumerate(
            [(60 + 56 * k, 66, math.pi / 2 + 0.3 * math.sin(2.1 * k)) for k in range(13)]
            + [(742, 120 + 62 * k, math.pi + 0.3 * math.sin(1.7 * k)) for k in range(7)]
            + [(40, 110 + 46 * k, 0.3 * math.sin(1.3 * k)) for k in range(4)]
        )
    ]
    return group(
        Veil(frost_field(), colour("#6f93cc"), "rime", 0.92, 5.0),
        Clip(frost_field(), group(Veil(solid(rectangle(-20, 820, 820, 1110)), colour("#a9c4ea"), "rime", 0.5, 90))),
        Veil(solid(*(part for strokes in (*crest, *rim) for part in strokes)), colour("#cfe0f6"), "rime", 0.85, 0.8),
        name="rime",
    )


def plume(stream: Stream, x: float, y: float, turn: float, length: float) -> list[Points]:
    """A feather of frost growing from (x, y)."""
    ahead = np.array([math.cos(turn), math.sin(turn)])
    aside = np.array([-ahead[1], ahead[0]])
    root = np.array([x, y])
    strokes = [limb([root, root + 0.5 * length * ahead + 3 * aside, root + length * ahead], [5, 3, 0.8])]
    for share in np.linspace(0.1, 0.85, 7):
        reach = 0.42 * length * (1 - share) + 3
        for side in (-1, 1):
            tip = ahead * 0.7 + side * aside * stream.uniform(0.6, 0.9)
            foot = root + share * length * ahead
            strokes.append(limb([foot, foot + reach * tip], [3.2, 0.8]))
    return strokes


def fern(stream: Stream, x: float, y: float, height: float, lean: float = 0.0) -> list[Points]:
    """A fir of frost: a stem with fronds on both sides, every frond with its own."""
    stem = curve([(x, y), (x + 0.4 * lean, y - 0.5 * height), (x + lean, y - height)])
    strokes = [limb(stem[::4], [10, 1.6])]
    for step, share in enumerate(np.linspace(0.1, 0.94, 11)):
        root = stem[int(share * (len(stem) - 1))]
        reach = 0.36 * height * (1 - share) + 6
        for side in (-1, 1):
            turn = -math.pi / 2 + side * (1.05 + 0.1 * stream.child(f"{step}{side}").uniform(-1, 1))
            tip = root + reach * np.array([math.cos(turn), math.sin(turn)])
            strokes.append(limb([root, 0.5 * (root + tip) + (0, -3), tip], [7, 5, 1.4]))
            for part in (0.4, 0.65):
                knee = root + part * (tip - root)
                strokes.append(limb([knee, knee + 0.3 * reach * np.array([0.35 * side, -0.94])], [4.4, 1.2]))
    return strokes


def forest(stream: Stream) -> Group:
    """Firs below the road, the nearest tallest."""
    trees = (
        (352, 900, 130, 8), (238, 872, 150, -8), (128, 850, 150, 10), (60, 930, 200, 12), (190, 1000, 230, -12),
        (320, 1040, 230, 10), (96, 1100, 250, 10), (240, 1108, 190, -10), (400, 1106, 170, 8),
    )  # fmt: skip
    strokes = [part for i, (x, y, tall, lean) in enumerate(trees) for part in fern(stream.child(i), x, y, tall, lean)]
    return group(Veil(solid(*strokes), FROST, "frost", 0.95, 0.8), name="forest")


def thaw(stream: Stream) -> Group:
    """The clear round grows: a wet rim, running drops."""
    x, y, radius = THAW
    ring = difference(solid(ellipse(x, y, radius + 4)), solid(ellipse(x, y, radius - 10)))
    spots = stream.points(60, 1.0)
    drops = points(*((x - 40 + 190 * s, y - 30 + 170 * t) for s, t in spots))
    inside = group(
        *DRAWN("thaw"),
        Dots(drops, stream.child("size").uniform(1.6, 5.0, count=60), colour("#ffe6b0"), "drops", strength=0.8),
    )
    return group(
        Glow((430, 740), 110, colour("#ffe0a0"), 0.5),
        Veil(ring, colour("#ffe8bc"), "wet edge", 0.9, 2.0),
        Clip(solid(ellipse(x, y, radius + 4)), inside),
        name="thaw",
    )


def iced(thing: Group) -> Group:
    """Anything, made of frost."""

    def frozen(item: Painted) -> Painted:
        pale = replace(item, colour=mix(mix(item.colour, NIGHT, 0.4), FROST, 0.86))
        return replace(pale, colour_below=None, weight=0.55) if isinstance(pale, Shape) else item

    return thing.changed(frozen)


def chase() -> Group:
    """Two horses stretched flat, the driver bent, the passenger looking back at the warmth."""
    driver = figure("seated leaning", outfit="coat", hat="woollen", hand=(-40, -66), other_hand=(-40, -62))
    passenger = figure("seated", outfit="cloak", hair="long", hat="bonnet", mood="startled").placed(flip=True)
    reins = paths(curve("-56,-66 -110,-78 -196,-96"), curve("-56,-60 -116,-66 -214,-86"))
    party = group(
        horse("running").placed(-156, -8, 1.0),
        Clip(
            solid(rectangle(-90, -200, 90, -36)), group(driver.placed(-8, -16, 1.12), passenger.placed(36, -20, 1.12))
        ),
        sleigh().placed(0, 0, 1.15),
        horse("running").placed(-178, 6, 1.0),
        Lines(reins, 1.4),
    )
    whole = iced(party).placed(396, 706, 1.26, 0.3).named("sleigh and horses")
    spray = points(*((420 + 90 * math.cos(2.4 * k), 690 + 40 * math.sin(3.7 * k)) for k in range(24)))
    return group(whole, Dots(spray, np.linspace(1.4, 4.2, 24), FROST, "spray"), name="chase")


def palace(stream: Stream) -> Group:
    """Far up in the corner, still sharp."""
    return group(
        iced(castle(stream, lit=0.0, stone=FROST, roof=colour("#8fb4e0"))).placed(152, 336, 0.42),
        Veil(solid(limb("20,342 150,336 284,344", [14, 26, 8])), FROST, "drift", 0.9, 3),
        name="palace",
    )
