"""Sleigh on the Pane: somebody only meant to light the window."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour, mix
from studio.geometry import Outline, Point, Points, curve, difference, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import graded_sky, stars
from studio.motifs.animals import horse
from studio.motifs.buildings import castle, village
from studio.motifs.people import figure
from studio.motifs.things.lights import candle
from studio.motifs.vessels import sleigh
from studio.scene import Clip, Dots, Glaze, Glow, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

FROST, BLUE, LEAD = colour("#f4f9ff"), colour("#27406e"), colour("#565c66")
THAW = (640.0, 846.0, 220.0)


@card("sleigh_on_pane")
def sleigh_on_pane(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky((0.0, "#142850", 1.05), (0.5, "#2c4a80", 0.95), (0.9, "#4a6690", 0.85), lines=0.45),
        layers=(
            group(stars(layout, 40, (40, 40, 760, 500))),
            ordinary_street(layout.child("street")),
            frosted_glass(),
            group(Glow((610, 850), 330, colour("#ffb850"), 0.5), Glow((640, 960), 200, colour("#ffdc8c"), 0.5)),
            palace(layout.child("palace")),
            forest(layout.child("forest")),
            snowy_track(),
            thaw(layout.child("thaw")),
            chase(),
            leads(),
            sill(),
            candle(180, radius=34, reach=2.2).placed(648, 1110, 1.0).named("candle"),
        ),
        focal="chase",
        light=Sunlight((0.5, 0.4, 0.7)),
        glaze=Glaze(colour("#1c2c5c"), 0.22),
        shadow=colour("#4a66a0"),
    )


def ordinary_street(stream: Stream) -> Group:
    """Beyond the glass: real, dark, and in no hurry."""
    houses = village(stream, 7, 520, lit=0.15, church=False, wall=colour("#34456a"), roof=colour("#22304e"))
    street = Wash(solid(rectangle(0, 960, 800, 1100)), colour("#16223e"), "street", 0.8, 8)
    return group(Clip(solid(ellipse(*THAW)), group(houses.placed(560, 980, 1.5), street)))


def frost_field() -> Outline:
    """Everything the frost holds: the pane up to a feathered edge, without the thawed round."""
    top = curve([(-20, 300), (90, 210), (190, 330), (300, 380), (430, 470), (560, 500), (680, 470), (820, 400)])
    field = solid(np.vstack([top, points((820, 1100), (-20, 1100))]))
    return difference(field, solid(ellipse(*THAW)))


def frosted_glass() -> Group:
    return group(
        Veil(frost_field(), colour("#9db8e0"), "frost", 0.9, 7.0),
    )


def fern(stream: Stream, x: float, y: float, height: float, lean: float = 0.0) -> list[Points]:
    """A fir of frost: a stem with fronds on both sides, every frond with its own."""
    stem = curve([(x, y), (x + 0.4 * lean, y - 0.5 * height), (x + lean, y - height)])
    strokes = [limb(stem[::4], [10, 1.6])]
    for step, share in enumerate(np.linspace(0.08, 0.94, 13)):
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
    trees = (
        (70, 660, 330, 20), (170, 610, 220, -10), (70, 1090, 170, 14), (170, 1100, 210, 10), (280, 1104, 250, -14),
        (300, 560, 150, 10), (400, 600, 130, -8), (490, 570, 110, 6), (730, 590, 150, -16), (380, 1100, 150, 12),
    )  # fmt: skip
    strokes = [part for i, (x, y, tall, lean) in enumerate(trees) for part in fern(stream.child(i), x, y, tall, lean)]
    return group(Veil(solid(*strokes), FROST, "frost", 0.95, 0.8), name="forest")


def snowy_track() -> Group:
    """The road of rime, down to a bridge three crystals wide."""
    drift = limb([(620, 720), (470, 772), (330, 800), (190, 842), (110, 862)], [84, 70, 54, 40, 22])
    bridge = [limb([(110 - 26 * i, 862 + 7 * i), (86 - 26 * i, 868 + 7 * i)], [9, 5]) for i in range(3)]
    far_bank = limb([(30, 894), (-20, 906)], [40, 60])
    return group(
        Clip(frost_field(), group(Veil(solid(drift), colour("#d4e2f6"), "drift", 1.0, 4))),
        Veil(solid(*bridge, far_bank), FROST, "bridge", 1.0, 1.0),
        name="track",
    )


def thaw(stream: Stream) -> Group:
    """The clear round grows: a wet rim, running drops, what is left of the wolves."""
    x, y, radius = THAW
    turns = np.linspace(0, math.tau, 60)
    edge = np.stack([x + radius * np.cos(turns), y + (radius + 5 * np.sin(7 * turns)) * np.sin(turns)], axis=1)
    runs = [limb([(x + dx, y + dy), (x + dx + 2, y + dy + drop)], [3, 9]) for dx, dy, drop in RUNS]
    ring = difference(solid(edge), solid(ellipse(x, y, radius - 9)))
    spots = stream.points(46, 1.0)
    drops = points(*((x + 150 * s, y - 20 + 150 * t) for s, t in spots))
    return group(
        Veil(ring, colour("#ffe2a8"), "wet edge", 0.85, 2.0),
        Veil(solid(*runs), colour("#ffe9c0"), "drops", 0.75, 1.2),
        Dots(drops, stream.child("size").uniform(1.6, 5.0, count=46), colour("#ffdf9c"), "drops", strength=0.8),
        name="thaw",
    )


RUNS: tuple[tuple[float, float, float], ...] = (
    (-190, -40, 90), (-150, 60, 70), (-96, -130, 120), (-40, 20, 60), (60, -150, 100), (130, -90, 70), (-60, -60, 40),
)  # fmt: skip


def iced(thing: Group) -> Group:
    """Anything, made of frost."""

    def frozen(item: Painted) -> Painted:
        pale = replace(item, colour=mix(item.colour, FROST, 0.93))
        return replace(pale, colour_below=None, weight=0.5) if isinstance(pale, Shape) else item

    return thing.changed(frozen)


def chase() -> Group:
    """Two horses stretched flat, the driver bent, the passenger looking back at the warmth."""
    driver = figure("seated leaning", outfit="coat", hat="woollen", hand=(-40, -66), other_hand=(-40, -62))
    passenger = figure("seated", outfit="cloak", hair="long", hat="bonnet").placed(flip=True)
    team = [horse("running").placed(-168, -6, 1.0), horse("running").placed(-186, 6, 1.0)]
    reins: list[list[Point]] = [[(-60, -62), (-120, -72), (-210, -92)], [(-60, -56), (-116, -60), (-196, -84)]]
    party = group(
        team[0],
        Clip(solid(rectangle(-90, -200, 90, -36)), group(driver.placed(-6, -30, 1.0), passenger.placed(30, -30, 1.0))),
        sleigh().placed(0, 0, 1.15),
        team[1],
        Lines(tuple(curve(rein) for rein in reins), 1.2),
    )
    return group(Glow((290, 760), 210, FROST, 0.4), iced(party).placed(370, 800, 1.02, -0.14), name="chase")


def palace(stream: Stream) -> Group:
    """Far up in the corner, still sharp."""
    return group(iced(castle(stream, lit=0.0)).placed(150, 372, 0.4), name="palace")


def leads() -> Group:
    bars = [rectangle(-10, 118, 810, 134), rectangle(712, -10, 730, 1100)]
    return group(Shape(solid(*bars), LEAD, "lead", 1.0, form=8, texture="metal", line=1.8))


def sill() -> Group:
    return group(
        Shape(
            solid(rectangle(-20, 1078, 820, 1230)), colour("#8a5a34"), "wood", 1.0, form=20, texture="wood", line=2.0
        ),
        Glow((640, 1110), 230, colour("#ffd27a"), 0.5),
        Lines(paths([(-20, 1100), (820, 1100)]), 1.4, strength=0.6),
        Wash(solid(ellipse(650, 1122, 90, 14)), colour("#40241a"), "shadow", 0.6, 6),
    )
