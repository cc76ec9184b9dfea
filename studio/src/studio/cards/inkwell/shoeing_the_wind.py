"""Shoeing the Wind: everything flies but one hoof."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Outline, Points, blob, curve, ellipse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import hen, horse
from studio.motifs.buildings import vane_figure
from studio.motifs.forms import pale, ring_path
from studio.motifs.people import figure
from studio.motifs.rooms import stool
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.lights import sparks
from studio.motifs.things.tools import hammer, horseshoe, tongs
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, group, silhouette

MARE: Outline = silhouette(horse("trotting").placed(640, 1000, 4.1))
HOOF = (288.0, 896.0)
WHITE, FORGE = colour("#f2f8fc"), colour("#ff8a2c")


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#34507c"), colour("#2a3048"), lines=0.5),
        layers=(
            smithy(),
            mane_and_tail(layout.child("mane")),
            mare(layout.child("mare")),
            daughter(),
            smith(),
            one_real_hoof(layout.child("hoof")),
            flying(layout.child("flying")),
        ),
        focal=(200, 740, 430, 980),
        light=Lamplight(HOOF),
        glaze=Glaze(colour("#1c2448"), 0.42),
        shadow=colour("#2c3458"),
    )


def smithy() -> Group:
    """Beams, a shuttered window on a still evening, a forge low on the left."""
    window = rectangle(560, 90, 740, 290)
    shutters = [
        points((560, 90), (500, 70), (500, 310), (560, 290)),
        points((740, 90), (776, 76), (776, 306), (740, 290)),
    ]
    beams = [rectangle(-20, 30, 820, 66), rectangle(150, 60, 176, 1000)]
    return group(
        Shape(solid(window), colour("#f0c890"), "evening", 0.7, colour("#f8e8b8"), form=FLAT, modelling=0, line=2.0),
        Shape(
            solid(blob((620, 290), (640, 200), (690, 180), (720, 220), (726, 290))),
            colour("#6a8a5a"),
            "tree",
            0.9,
            texture="leaf",
            line=1.3,
        ),
        Shape(solid(*shutters), colour("#5a4638"), "wood", 1.0, texture="wood", form=FLAT, line=1.8),
        Shape(solid(*beams), colour("#4a3a34"), "wood", 1.0, texture="wood", line=1.8),
        *(vane_figure().placed(x, y, 1.2, turn) for x, y, turn in ((236, 150, 0.3), (340, 130, -0.4), (440, 156, 0.8))),
        horseshoe(24).placed(106, 200, 2.2, math.pi),
        Shape(
            solid(rectangle(-20, 1010, 820, 1220)),
            colour("#5a4a44"),
            "floor",
            1.0,
            colour("#2c2630"),
            texture="ground",
            form=FLAT,
            line=1.8,
        ),
        Shape(solid(rectangle(-20, 820, 120, 1030)), colour("#7a4436"), "forge", 1.0, texture="brick", line=1.9),
        Shape(
            solid(blob((-10, 824), (10, 770), (34, 800), (60, 740), (84, 796), (112, 780), (116, 824))),
            FORGE,
            "fire",
            0.9,
            colour("#ffd860"),
            modelling=0,
            line=1.4,
        ),
        Glow((60, 790), 330, FORGE, 0.7),
        name="smithy",
    )


def stream_lines(stream: Stream, count: int, box: tuple[float, float, float, float]) -> list[Points]:
    """Wind drawn as it runs: long level curls, never parallel for long."""
    left, top, right, bottom = box
    lines = []
    for _ in range(count):
        x, y, reach = stream.uniform(left, right), stream.uniform(top, bottom), stream.uniform(120, 320)
        lift = stream.uniform(-50, 10)
        lines.append(
            curve([(x, y), (x + 0.3 * reach, y + 14), (x + 0.65 * reach, y + lift), (x + reach, y + 1.4 * lift)])
        )
    return lines


def mare(stream: Stream) -> Group:
    """Pale, enormous, nothing but direction."""
    inside = stream_lines(stream, 150, (150, 300, 800, 1030))
    rims = [ring_path(ring) for ring in MARE]
    x, y = 213.0, 528.0
    return group(
        Veil(MARE, WHITE, "wind", 0.75, 4),
        Clip(
            MARE,
            group(
                pale(inside, 3.0, WHITE, "wind"),
                Lines(tuple(path + np.array([0, 5]) for path in inside), 1.2, colour("#4a6494"), strength=0.7),
            ),
        ),
        pale(rims, 3.4, WHITE, "wind"),
        Shape(solid(ellipse(x, y, 8, 9)), colour("#1c2440"), "eye", 1.1, line=1.0),
        Dots(points((x - 2, y - 3)), np.array([2.6]), WHITE),
        name="mare",
    )


def mane_and_tail(stream: Stream) -> Group:
    """Pouring out through the shutters."""
    locks = []
    for share in np.linspace(0, 1, 24):
        x, y = 226 + 180 * share, 456 + 150 * share
        wave = stream.uniform(-34, 34)
        locks.append(
            limb(
                [
                    (x, y),
                    (x + 90, y - 70 + wave),
                    (x + 190, y - 120 - wave),
                    (590, 290 + 1.2 * wave),
                    (690, 190 + 2 * wave),
                ],
                [13, 12, 9, 5, 2],
            )
        )
    return group(
        Veil(solid(*locks), WHITE, "wind", 0.8, 1.5),
        Lines(tuple(stream_lines(stream.child("air"), 30, (60, 120, 600, 700))), 1.2, colour("#b8cce8"), strength=0.6),
    )


def smith() -> Group:
    """Beard over one shoulder, hammer lifted, not letting go."""
    man = (
        figure(
            "seated leaning",
            outfit="leather apron",
            age="adult",
            build="broad",
            hair="short",
            mood="stern",
            nose="broad",
            hand=(-10, -104),
            other_hand=(-34, -44),
            grip="holding",
            holding=hammer().placed(scale=0.9, rotation=0.4),
        )
        .dressed(shirt=colour("#c8a878"), apron=colour("#6a4028"), trousers=colour("#3a4258"), hair=colour("#8a3c1c"))
        .placed(440, 1096, 4.6)
    )
    x, y = man.anchor("mouth")
    beard = [
        limb([(x + 6, y + d), (x + 50, y + 10 + d), (x + 110, y - 20 + d), (x + 170, y - 14 + 2 * d)], [26, 24, 16, 4])
        for d in (-4, 10)
    ]
    return group(
        contact_shadow(430, 1100, 280, colour("#14182c"), 0.8),
        stool(27).placed(444, 1096, 4.4),
        man,
        Shape(solid(*beard), colour("#a84a20"), "beard", 1.0, texture="fur", line=1.8),
        Lines(tuple(points((x - 4, y + d), (x - 24, y + d - 3)) for d in (-3, 2, 7)), 2.0, colour("#c8ccd4")),
        name="smith",
    )


def one_real_hoof(stream: Stream) -> Group:
    """The still point."""
    x, y = HOOF
    leg = limb([(x - 84, y - 60), (x - 40, y - 36), (x - 2, y - 8)], [40, 36, 42])
    hoof = blob(
        (x - 22, y - 34), (x + 30, y - 30), (x + 40, y + 22), (x + 40, y + 22), (x - 40, y + 26), (x - 40, y + 26)
    )
    return group(
        Glow((x, y + 20), 190, colour("#ffd890"), 0.75),
        Shape(solid(leg), colour("#d8d4cc"), "fur", 0.7, colour("#6a4a38"), texture="fur", form=18, line=1.6),
        Shape(solid(hoof), colour("#4a3834"), "hoof", 1.1, form=16, line=2.0),
        Shape(
            solid(limb([(x - 39, y + 25), (x, y + 27), (x + 39, y + 21)], [8, 9, 8])),
            colour("#ffc45c"),
            "iron",
            0.4,
            modelling=0,
            line=1.6,
        ),
        sparks(stream, 150, 46).placed(x, y + 20),
        name="hoof",
    )


def daughter() -> Group:
    """Holding on to the bridle, feet off the floor."""
    girl = figure("hanging", age="child", outfit="short dress", hair="plaits", mood="shouting")
    girl = girl.dressed(dress=colour("#d8432c"), stockings=colour("#e8dcc8")).placed(scale=3.3, rotation=0.3, flip=True)
    x, y = girl.anchor("hand")
    rein = curve([(200, 640), (176, 662), (150, 664)])
    halter = curve([(190, 600), (214, 620), (240, 610)])
    return group(
        Lines((rein, halter), 6.0, colour("#6a3a24"), strength=1.0), girl.placed(150 - x, 664 - y), name="daughter"
    )


def flying(stream: Stream) -> Group:
    """Hats, hens, straw: whatever was loose."""
    straws = [
        points((x, y), (x + stream.uniform(20, 46), y + stream.uniform(-18, 10)))
        for x, y in ((stream.uniform(50, 760), stream.uniform(120, 1150)) for _ in range(60))
    ]
    return group(
        pale(straws, 2.6, colour("#e8c464"), "straw"),
        hen("flying").placed(680, 1100, 3.6, -0.2, True),
        hen("flying").placed(300, 330, 2.8, 0.3, True),
        hat("felt", colour("#6a4a3c")).placed(560, 1130, 2.6, 0.5),
        tongs().placed(480, 1170, 1.8, 0.3),
    )
