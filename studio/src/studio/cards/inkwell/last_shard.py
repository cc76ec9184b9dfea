"""The Last Shard: it would fit exactly, and there is somebody living in the gap."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, place, points, rectangle, solid
from studio.landscape import graded_sky, wall
from studio.motifs.animals import wren
from studio.motifs.people import big_hand
from studio.motifs.plants import nest
from studio.motifs.things.keepsakes import boots
from studio.motifs.things.kitchen import jug
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

GAP: Points = points(
    (-110, -30),
    (-78, -104),
    (-14, -84),
    (34, -122),
    (104, -70),
    (92, 4),
    (118, 60),
    (40, 112),
    (-20, 92),
    (-84, 104),
    (-124, 50),
)
HEART = (372.0, 800.0)
WINDOW = rectangle(56, 120, 200, 560)
CLAY, GOLD, DUSK = colour("#f2e8d8"), colour("#e8b030"), colour("#3a4a7c")


@card("last_shard")
def last_shard(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#4a5484"), colour("#2c2f56"), lines=0.5),
        layers=(
            twilight_window(),
            shelf(),
            clay_man(),
            seams(),
            tenant(layout.child("tenant")),
            bench(),
            potter(),
        ),
        focal="tenant",
        light=Lamplight((120, 300)),
        glaze=Glaze(colour("#2c3464"), 0.22),
        shadow=colour("#5a5c8c"),
    )


def twilight_window() -> Group:
    view = graded_sky(
        (0.0, "#5a70b0", 0.9), (0.6, "#e8b8a0", 0.7), (1.0, "#ffd890", 0.6), box=(56, 120, 200, 560), lines=0.3
    )
    bars = [
        limb(side, [12, 12])
        for side in (
            [(50, 116), (206, 116)],
            [(52, 116), (52, 564)],
            [(204, 116), (204, 564)],
            [(128, 116), (128, 564)],
            [(50, 330), (206, 330)],
        )
    ]
    return group(
        Clip(solid(WINDOW), group(view)),
        Shape(
            solid(*bars, points((30, 556), (226, 556), (236, 582), (20, 582))),
            colour("#6a4a38"),
            "frame",
            1.0,
            texture="wood",
            line=1.7,
        ),
        boots(30, colour("#4a3028")).placed(100, 566, 2.3),
        Glow((146, 340), 380, colour("#ffd8a8"), 0.4),
        name="window",
    )


def shelf() -> Group:
    """Repaired hearts that are only jugs."""
    items: list[Item] = []
    for x, y, size, paint in (
        (588, 250, 2.5, "#b85a48"),
        (672, 250, 2.1, "#5a8a94"),
        (738, 250, 1.7, "#c8a868"),
        (640, 430, 2.2, "#8a6a94"),
        (724, 430, 2.4, "#a85a4c"),
    ):
        items.append(jug(34, colour(paint)).placed(x, y, size))
        crack = points((x - 16, y - 22 * size), (x - 4, y - 16 * size), (x - 12, y - 10 * size), (x + 6, y - 4 * size))
        items.append(Shape(solid(limb(crack, [3, 3], steps=1)), GOLD, "seam", 0.9, form=FLAT, modelling=0, line=0.6))
    boards = [rectangle(540, 250, 790, 264), rectangle(590, 430, 790, 444)]
    return group(*items, Shape(solid(*boards), colour("#6a4a38"), "shelf", 1.0, texture="wood", line=1.6), name="shelf")


def clay_man() -> Group:
    """Broken once; now he sits quite still, eyes shut."""
    trunk = blob(
        (372, 500),
        (450, 540),
        (560, 580),
        (640, 660),
        (668, 800),
        (650, 1000),
        (600, 1220),
        (600, 1220),
        (140, 1220),
        (140, 1220),
        (96, 1000),
        (80, 800),
        (108, 660),
        (190, 580),
        (296, 540),
    )
    neck = limb([(372, 430), (372, 600)], [120, 150])
    head = blob(
        (372, 116),
        (452, 134),
        (500, 206),
        (504, 300),
        (480, 390),
        (430, 462),
        (372, 482),
        (314, 462),
        (264, 390),
        (240, 300),
        (244, 206),
        (292, 134),
    )
    ears = [ellipse(240, 312, 18, 40), ellipse(506, 312, 18, 40)]
    lids = [curve([(282, 310), (308, 326), (342, 318)]), curve([(402, 318), (436, 326), (464, 310)])]
    brows = [curve([(274, 276), (306, 262), (344, 272)]), curve([(400, 272), (438, 262), (470, 276)])]
    nose = [curve([(366, 280), (360, 340), (346, 376), (362, 388), (384, 386)])]
    mouth = [
        curve([(326, 424), (356, 420), (372, 426), (390, 420), (420, 424)]),
        curve([(346, 442), (372, 448), (398, 442)]),
    ]
    arms = [
        curve([(150, 760), (168, 900), (150, 1080)]),
        curve([(598, 760), (582, 900), (598, 1080)]),
        curve([(230, 600), (320, 624), (362, 616)]),
        curve([(384, 616), (430, 624), (520, 600)]),
    ]
    return group(
        Shape(fuse(trunk, neck, soften=20), CLAY, "clay", 0.5, colour("#d8c8b8"), form=110, line=2.6),
        Wash(
            solid(blob((300, 480), (372, 500), (446, 478), (440, 560), (372, 590), (306, 560))), DUSK, "shade", 0.4, 16
        ),
        Shape(solid(*ears), CLAY, "clay", 0.5, form=12, line=2.0),
        Shape(solid(head), CLAY, "clay", 0.45, form=100, line=2.6),
        Lines((*lids, *nose, *mouth), 2.6),
        Lines((*brows, *arms), 1.8, strength=0.6),
        name="clay man",
    )


def seams() -> Group:
    """Everywhere he was mended."""
    cracks = [
        [(300, 128), (330, 190), (306, 240), (340, 270)],
        [(330, 190), (400, 176), (440, 220), (500, 216)],
        [(440, 220), (432, 262)],
        [(252, 380), (300, 396), (320, 460)],
        [(486, 372), (452, 384), (440, 452)],
        [(340, 520), (362, 580), (350, 640), (362, 700)],
        [(262, 770), (200, 740), (160, 680), (118, 660)],
        [(200, 740), (186, 820), (96, 850)],
        [(476, 730), (530, 690), (560, 640), (620, 640)],
        [(530, 690), (600, 740), (664, 742)],
        [(466, 804), (560, 830), (600, 900), (660, 920)],
        [(412, 912), (440, 990), (420, 1060), (450, 1130)],
        [(288, 904), (240, 980), (180, 990), (100, 1010)],
        [(240, 980), (262, 1060), (240, 1140)],
        [(440, 990), (530, 1010), (560, 1080), (640, 1060)],
    ]
    veins = [limb(path, [7, 9, 7], steps=1) for path in cracks]
    return group(
        Shape(solid(*veins), GOLD, "seam", 0.95, form=3, modelling=0.3, line=1.0),
        Glow((300, 650), 240, colour("#ffe090"), 0.2),
        name="seams",
    )


def tenant(stream: Stream) -> Group:
    """Dark, a nest, and one bright eye."""
    x, y = HEART
    hole, rim = place(GAP, x, y), place(GAP, x, y, 1.1)
    bird = wren("perched").placed(x + 14, y + 52, 14.0)
    eye = bird.anchor("eye")
    inside = group(
        Shape(solid(hole), colour("#2a1a20"), "hollow", 1.2, form=30, modelling=0.5, line=0),
        bird.dressed(feather=colour("#9a6434")),
        nest(stream, 34, 3).placed(x - 6, y + 134, 2.9),
    )
    return group(
        Shape(solid(rim), GOLD, "seam", 0.8, form=8, line=2.2),
        Clip(solid(hole), inside),
        Lines((np.vstack([hole, hole[:1]]),), 2.4),
        Dots(points((eye[0] - 2, eye[1] - 3)), np.array([3.2]), colour("#fffbe8")),
        name="tenant",
    )


def bench() -> Group:
    top = rectangle(-20, 1120, 820, 1220)
    return group(
        Shape(solid(top), colour("#7a5238"), "bench", 1.0, texture="wood", form=10, line=2.2),
        name="bench",
    )


def potter() -> Group:
    """Wet sleeves, steady fingers, the piece in them."""
    hand = big_hand("pinching", side="edge", age="old", roll=-0.5).placed(770, 836, 2.8, -0.5, flip=True)
    x, y = hand.anchor("grip")
    shard = place(GAP, x - 22, y - 62, 0.84, -0.25)
    return group(
        Wash(solid(place(GAP, x + 6, y - 10, 0.86, -0.25)), DUSK, "shadow", 0.6, 12),
        Shape(solid(shard), CLAY, "shard", 0.45, form=16, line=2.6),
        Shape(
            solid(*(limb(shard[i : i + 2], [5, 5], steps=1) for i in range(10))),
            GOLD,
            "seam",
            0.95,
            form=FLAT,
            modelling=0.2,
            line=0.6,
        ),
        hand,
        name="potter",
    )
