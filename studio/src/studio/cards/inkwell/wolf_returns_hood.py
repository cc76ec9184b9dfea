"""The Returned Hood: years after the story, somebody has come to give it back."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, snow, stars
from studio.motifs.animals import wolf
from studio.motifs.people import figure
from studio.motifs.plants import FlowerKind, fir, flower, forest
from studio.motifs.things.tools import axe
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lines, Scene, Shape, Veil, Wash, group, shadowed

PANE = (196.0, 560.0)
SNOW, DUSK = colour("#eef3fb"), colour("#7f9cc8")
GOLD, RED = colour("#ffd27a"), colour("#c8202c")


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky((0.0, "#1f3358", 1.0), (0.3, "#3d5f94", 0.9), (0.55, "#8fa6cc", 0.75), lines=0.5, unrest=0.5),
        layers=(
            stars(layout.child("stars"), 26, (300, 30, 780, 300)),
            forest(layout.child("far"), 860, 190, leaf=colour("#2f4a5c")).placed(400, 700),
            woods(layout.child("woods")),
            ground(curve([(-20, 744), (300, 716), (560, 690), (820, 706)]), SNOW, DUSK, weight=0.3),
            tracks(),
            cottage_front(layout.child("front")),
            window_light(),
            penitent(),
            hood(),
            snow(layout.child("flakes"), 90, (20, 20, 780, 1180), 4.0),
        ),
        focal="hood",
        glaze=Glaze(colour("#2c4478"), 0.42, top=1.0, bottom=0.9),
        shadow=colour("#4f6ba4"),
        haze=colour("#8fa6cc"),
    )


def woods(stream: Stream) -> Group:
    places = ((716, 742, 1.4), (600, 716, 0.95), (790, 730, 1.1), (500, 706, 0.7), (428, 704, 0.5))
    return group(
        *(
            fir(stream.child(str(i)), 330, colour("#25484a"), snow=True).placed(x, y, size)
            for i, (x, y, size) in enumerate(sorted(places, key=lambda place: place[2]))
        )
    )


def tracks() -> Group:
    """One long straight line from the forest, with the places where he had to lie down."""
    prints = []
    for step, y in enumerate(np.geomspace(24, 330, 17)):
        x = 664 + 0.34 * y + (0.05 * y if step % 2 else -0.05 * y)
        prints.append(ellipse(x, 700 + y, 0.035 * y + 1.5, 0.02 * y + 1.0))
    rests = [ellipse(678, 738, 17, 6), ellipse(716, 838, 40, 13)]
    return group(
        Shape(solid(*rests), colour("#8aa4d0"), "rest", 0.7, form=6, line=0.8),
        Shape(solid(*prints), colour("#5f7fb8"), "print", 0.9, form=3, line=0.9),
        name="tracks",
    )


def cottage_front(stream: Stream) -> Group:
    """A corner of the house: logs, a shut door, one pane, an axe kept over the lintel."""
    wall = points((-20, 330), (330, 390), (330, 850), (-20, 900))
    logs = tuple(curve([(-20, y), (150, y - 4), (330, y * 0.86 + 66)]) for y in range(380, 900, 44))
    eaves = blob(
        (-30, 190), (-30, 190), (180, 240), (392, 352), (410, 396), (380, 416), (330, 404), (150, 366), (-30, 350)
    )
    snowcap = blob(
        (-30, 130),
        (-30, 130),
        (180, 176),
        (380, 300),
        (416, 366),
        (396, 392),
        (340, 362),
        (260, 352),
        (170, 316),
        (60, 306),
        (-30, 286),
    )
    icicles = [
        points((x - 6, y), (x + 6, y), (x, y + drop))
        for x, y, drop in ((120, 356, 44), (190, 370, 30), (236, 380, 52), (300, 394, 34), (356, 410, 46))
    ]
    door = points((-20, 520), (84, 526), (84, 884), (-20, 896))
    frame = rectangle(PANE[0] - 64, PANE[1] - 78, PANE[0] + 64, PANE[1] + 78)
    pane = rectangle(PANE[0] - 52, PANE[1] - 66, PANE[0] + 52, PANE[1] + 66)
    drift = blob((-30, 850), (80, 884), (200, 838), (340, 826), (420, 862), (300, 900), (120, 940), (-30, 960))
    return group(
        Shape(
            solid(wall),
            colour("#5a4238"),
            "wall",
            1.0,
            colour("#4a3a3c"),
            form=FLAT,
            modelling=0.4,
            texture="wood",
            flow=0.0,
            line=2.0,
        ),
        Lines(logs, 2.0, strength=0.8),
        Shape(
            solid(door),
            colour("#2f5a54"),
            "door",
            1.05,
            form=FLAT,
            modelling=0.5,
            texture="wood",
            flow=math.pi / 2,
            line=2.2,
        ),
        Lines(paths([(20, 524), (20, 890)], [(54, 526), (54, 888)]), 1.6),
        Shape(solid(ellipse(70, 716, 7, 7)), colour("brass"), "latch", 1.0, line=1.3),
        Shape(
            solid(points((-20, 490), (98, 498), (98, 528), (-20, 520))),
            colour("#7a5a40"),
            "lintel",
            1.0,
            texture="wood",
            line=1.8,
        ),
        axe().placed(54, 476, 1.7, rotation=math.pi / 2 - 0.1),
        Shape(solid(eaves), colour("#6a4a38"), "roof", 1.0, texture="straw", flow=0.4, form=24, line=2.0),
        Shape(solid(snowcap), SNOW, "snow", 0.25, form=26, line=1.8),
        Shape(solid(*icicles), colour("#d8e8f8"), "ice", 0.4, line=1.0),
        Shape(solid(frame), colour("#7a5a40"), "frame", 1.0, texture="wood", form=6, line=1.8),
        Shape(solid(pane), colour("#ffc95e"), "light", 0.9, colour("#f0a040"), form=FLAT, modelling=0, line=1.4),
        Glow(PANE, 260, GOLD, 0.7, spare=1.0),
        curtain(),
        watcher(),
        Lines(
            paths(
                [(PANE[0], PANE[1] - 66), (PANE[0], PANE[1] + 66)],
                [(PANE[0] - 52, PANE[1] - 8), (PANE[0] + 52, PANE[1] - 8)],
            ),
            5.0,
            colour("#5a3c2a"),
            steady=True,
        ),
        Shape(
            solid(limb([(PANE[0] - 70, PANE[1] + 80), (PANE[0] + 70, PANE[1] + 80)], [18, 18])),
            SNOW,
            "snow",
            0.25,
            line=1.4,
        ),
        Shape(solid(drift), SNOW, "snow", 0.3, colour("#c8d6ee"), form=20, line=1.4),
        name="cottage",
    )


def watcher() -> Clip:
    """Somebody stands close to the glass, against the lamp."""
    x, y = PANE
    woman = figure("waiting", "front", age="old", outfit="shawl", hair="bun")
    dark = shadowed(woman, colour("#6a3a1c"), "watcher").placed(x + 16, y + 176, 2.1)
    return Clip(solid(rectangle(x - 50, y - 64, x + 50, y + 64)), group(dark))


def curtain() -> Group:
    left = blob((146, 496), (146, 496), (172, 496), (166, 540), (150, 580), (146, 622), (146, 622))
    return group(Shape(solid(left), colour("#b85a4a"), "curtain", 0.8, texture="cloth", line=1.3))


def window_light() -> Group:
    """What falls from the pane reaches the hood and stops short of him."""
    pool = points((196, 880), (330, 850), (560, 1060), (300, 1130))
    return group(
        Veil(solid(pool), colour("#ffe2a0"), "light", 0.75, 16.0, fade=(1.0, 0.5)),
        Glow((390, 1010), 240, colour("#ffe0a0"), 0.35, spare=0.9),
        name="pool",
    )


def penitent() -> Group:
    """Thin, white at the jaw; he has sat here long enough for snow to settle on his back."""
    beast = wolf("sitting").dressed(fur=colour("#767880"), belly=colour("#eef0f5")).placed(630, 1070, 5.3)
    settled = [
        limb([(562, 752), (604, 776), (650, 806)], [4, 14, 6]),
        limb([(664, 818), (702, 856), (734, 906), (752, 960)], [6, 15, 14, 5]),
        limb([(440, 716), (462, 708), (486, 716)], [3, 8, 3]),
    ]
    tail = limb([(744, 1020), (752, 1062), (700, 1088), (630, 1090), (572, 1078)], [40, 54, 58, 48, 10])
    tip = limb([(626, 1090), (596, 1086), (568, 1076)], [40, 30, 6])
    return group(
        Wash(solid(ellipse(650, 1070, 160, 22)), colour("#3f5a94"), "shadow", 0.7, 10.0),
        beast,
        Shape(solid(tail), colour("#767880"), "fur", 1.0, texture="fur", form=24, line=2.2),
        Shape(solid(tip), colour("#e8ebf2"), "fur", 0.5, texture="fur", form=14, line=1.4),
        Lines(paths([(400, 736), (412, 734), (426, 740)]), 3.0),
        Veil(solid(*settled), colour("#ffffff"), "snow", 0.95, 1.4),
        name="wolf",
    )


def hood() -> Group:
    """The little cape spread on the snow as if somebody still knelt in it, a grey darn, three frozen flowers."""
    skirt = blob(
        (-40, -6), (-40, -6), (-78, 24), (-128, 70), (-160, 112), (-160, 112), (-112, 124), (-74, 114), (-30, 130),
        (14, 118), (58, 130), (104, 114), (156, 116), (156, 116), (122, 66), (76, 22), (40, -6), (40, -6),
    )  # fmt: skip
    cowl = blob(
        (-60, 10), (-78, -34), (-70, -82), (-36, -122), (10, -142), (34, -158), (34, -158), (44, -124), (66, -80),
        (74, -32), (58, 10), (0, 26),
    )  # fmt: skip
    opening = blob((-38, -2), (-50, -38), (-40, -78), (-6, -98), (30, -78), (44, -38), (34, -2), (0, 8))
    hem = curve([(-46, 2), (-59, -38), (-47, -84), (-6, -108), (37, -84), (53, -38), (42, 2)])
    folds = paths(
        curve([(-30, 24), (-70, 70), (-108, 118)]), curve([(-14, 28), (-30, 76), (-34, 124)]),
        curve([(14, 28), (24, 70), (18, 112)]), curve([(30, 22), (64, 64), (98, 110)]),
        curve([(32, -150), (26, -126), (8, -112)]),
    )  # fmt: skip
    darn = points((44, 66), (84, 60), (90, 92), (50, 98))
    stitches = paths(
        *([(49 + 9 * k, 62 - 1.4 * k), (54 + 9 * k, 100 - 1.4 * k)] for k in range(5)),
        [(42, 76), (90, 69)],
        [(44, 88), (92, 81)],
    )
    loops = [
        blob((0, 12), (-30, -6), (-46, 4), (-44, 24), (-20, 24)),
        blob((0, 12), (30, -6), (46, 4), (44, 24), (20, 24)),
        limb([(-4, 16), (-24, 44), (-30, 74)], [10, 10, 8]),
        limb([(4, 16), (20, 44), (18, 70)], [10, 10, 8]),
    ]
    blooms: tuple[tuple[FlowerKind, float, float, float], ...] = (
        ("daisy", 106, 126, 0.5),
        ("bell", 112, 128, 0.85),
        ("daisy", 120, 132, 1.15),
    )
    cloth = group(
        Shape(solid(skirt), RED, "hood", 1.2, texture="cloth", form=26, line=2.2),
        Lines(folds[:4], 1.7),
        Shape(solid(darn), colour("#8c8c94"), "darn", 0.9, line=1.2),
        Lines(stitches, 1.1),
        Shape(solid(cowl), colour("#d8303a"), "hood", 1.15, texture="cloth", form=34, line=2.2),
        Shape(solid(opening), colour("#5c0f1e"), "lining", 1.2, form=FLAT, modelling=0.4, line=1.8),
        Lines((hem, folds[4]), 1.7),
        Shape(solid(*loops), colour("#a81826"), "ribbon", 1.1, form=6, line=1.6),
        Shape(solid(ellipse(0, 13, 9, 8)), colour("#a81826"), "ribbon", 1.1, line=1.5),
        *(flower(kind, 60, colour("#cfe0f8"), 0.15).placed(x, y, 1.5, turn) for kind, x, y, turn in blooms),
    )
    return group(contact_shadow(330, 1132, 350, colour("#4a5a98"), 0.8), cloth.placed(330, 1008), name="hood")
