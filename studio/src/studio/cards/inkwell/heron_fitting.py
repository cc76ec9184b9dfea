"""The Heron's Fitting: the measure is nearly taken, only the neck remains."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, normals, paths, place, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import fishbone, frog
from studio.motifs.plants import reeds
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import jar
from studio.motifs.things.tools import scissors, spool
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

LAMP = (176.0, 268.0)
CLIENT = (262.0, 952.0)
FLOOR = 1010.0
GREY = colour("#8796a4")
SLATE = colour("#4c5c70")
DARK = colour("#25352c")


@card("heron_fitting")
def heron_fitting(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#c9b878"), colour("#a89a5c"), lines=0.3),
        layers=(
            rush_wall(layout.child("rushes")),
            shop_floor(layout.child("floor")),
            shelf_of_cloth(),
            suits_without_owners(),
            group(Glow(LAMP, 620, colour("#f6f2a8"), 0.55, falloff=1.2), Glow((290, 780), 380, colour("#f0e6a0"), 0.4)),
            firefly_lamp(layout.child("lamp")),
            group(contact_shadow(590, 1106, 300, DARK, 0.8), contact_shadow(270, 1098, 330, DARK, 0.8)),
            heron_legs(),
            stool(16, colour("#9a6a3c")).placed(262, 1096, 9.0),
            client(),
            tailor(),
            spool(26, colour("plum velvet")).placed(700, 1132, 2.0),
            scissors(0.5, length=56).placed(480, 1130, 2.0, rotation=1.9),
        ),
        focal="client",
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#2c5240"), 0.3),
        shadow=colour("#4a6458"),
    )


def rush_wall(stream: Stream) -> Group:
    """Reeds bound side by side; between some of them, dusk on the pond."""
    stalks: list[Points] = []
    for x in np.arange(34, 790, 19.0):
        lean = stream.normal(0, 5)
        stalks.append(limb([(x, 20), (x + lean, 500), (x - lean, FLOOR)], [15, 17, 16]))
    tints = (colour("#d0bd7c"), colour("#dccb8e"), colour("#bfae6c"))
    bands = [limb([(20, y), (400, y + 6), (790, y - 4)], [12, 12, 12]) for y in (66, 640)]
    return group(
        *(
            Shape(solid(*stalks[i::3]), tint, "reed", 0.85, form=7, flow=math.pi / 2, line=1.1)
            for i, tint in enumerate(tints)
        ),
        Shape(solid(*bands), colour("#6a5a34"), "rope", 0.95, form=6, texture="straw", flow=0.3, line=1.3),
        reeds(stream, 7, 130, 36).placed(756, FLOOR + 20, 2.4),
        name="wall",
    )


def shop_floor(stream: Stream) -> Group:
    """Wet boards with shreds of cloth on them."""
    boards = tuple(points((400 + 0.8 * (x - 400), FLOOR), (400 + 1.5 * (x - 400), 1210)) for x in range(-120, 960, 90))
    shreds = []
    for _ in range(16):
        bit = points((-9, -3), (6, -6), (10, 3), (-5, 6))
        shreds.append(place(bit, stream.uniform(60, 740), stream.uniform(1110, 1165), 1.0, stream.uniform(0, 6)))
    return group(
        Shape(
            solid(rectangle(-10, FLOOR, 810, 1220)),
            colour("#8a7444"),
            "floor",
            0.95,
            colour("#4e4a30"),
            form=FLAT,
            texture="wood",
            flow=math.pi / 2,
            line=1.8,
        ),
        Lines(boards, 1.4, strength=0.7),
        Shape(solid(*shreds), colour("plum velvet"), "cloth", 1.0, form=FLAT, line=0.9),
        name="floor",
    )


def shelf_of_cloth() -> Group:
    """Bolts laid end towards us, spirals of plum, chalk and rust."""
    items: list[Item] = [
        Shape(solid(rectangle(40, 576, 196, 592)), colour("#6a4e2c"), "wood", 1.0, form=5, texture="wood", line=1.5)
    ]
    bolts = (
        (70, 550, "plum velvet"),
        (123, 550, "chalk"),
        (170, 551, "rust"),
        (97, 504, "petrol blue"),
        (150, 505, "madder"),
    )
    for x, y, tint in bolts:
        turn = np.linspace(0, 5 * math.pi, 60)
        spiral = np.stack([x + (2 + 1.35 * turn) * np.cos(turn), y + (2 + 1.35 * turn) * np.sin(turn)], axis=1)
        items += [
            Shape(solid(ellipse(x, y, 26, 26)), colour(tint), "cloth", 0.95, form=9, line=1.5),
            Lines((spiral,), 1.1, strength=0.7),
        ]
    return group(*items, name="shelf")


def suit(paint: Colour) -> Group:
    """A coat for somebody who did not come back for it."""
    body = blob((-16, 0), (-16, 0), (16, 0), (16, 0), (22, 30), (24, 66), (24, 66), (-24, 66), (-24, 66), (-22, 30))
    sleeves = [limb([(side * 15, 5), (side * 29, 30), (side * 33, 56)], [14, 13, 11]) for side in (-1, 1)]
    return group(
        Shape(solid(*sleeves), paint.darker(0.1), "coat", 1.0, form=6, line=1.3),
        Shape(solid(body), paint, "coat", 1.0, form=14, texture="cloth", line=1.5),
        Lines(paths([(-9, 0), (0, 24), (9, 0)], [(0, 24), (0, 64)]), 1.2),
        Dots(points((5, 34), (5, 46)), np.array([2.2, 2.2]), colour("brass"), "buttons"),
    )


def suits_without_owners() -> Group:
    """One hangs from a fish's bones."""
    rod = limb([(612, 150), (700, 146), (790, 150)], [8, 8, 8])
    hooks = tuple(curve([(x, 150), (x + 5, 166), (x, 180)]) for x in (652, 730))
    return group(
        Shape(solid(rod), colour("#6a4e2c"), "wood", 1.0, form=4, line=1.4),
        Lines(hooks, 2.2),
        fishbone("herring").placed(652, 188, 1.9),
        suit(colour("madder")).placed(652, 194, 1.1),
        suit(colour("#3f6a6a")).placed(730, 184, 1.0, rotation=0.05),
        name="suits",
    )


def firefly_lamp(stream: Stream) -> Group:
    """The lamp is alive too, and kept under a lid."""
    spots = np.stack([stream.uniform(-24, 24, count=15), stream.uniform(-62, -12, count=15)], axis=1)
    flies = place(spots, LAMP[0], LAMP[1] + 76, 1.6)
    lights: tuple[Item, ...] = (
        *(Glow((x, y), 24, colour("#fdf7a0"), 0.9) for x, y in flies),
        Dots(place(flies, 0, 5), stream.uniform(3.0, 4.0, count=15), colour("#4a4a20"), "fly"),
        Dots(flies, stream.uniform(2.6, 4.2, count=15), colour("#fffde0"), "light"),
    )
    cord = curve([(176, 20), (178, 90), (176, 178)])
    lamp = jar(None, 66, 84, glass=colour("#c8dc92")).placed(LAMP[0], LAMP[1] + 76, 1.6)
    return group(Lines((cord,), 3.0, steady=True), lamp, *lights, name="lamp")


def client() -> Group:
    """Smiling as hard as it can; basting chalk on the velvet, the tape drawn shut."""
    x, y = CLIENT
    body = (
        frog("upright", waistcoat=True)
        .dressed(waistcoat=colour("#6d2f5c"), fur=colour("frog green"))
        .placed(x, y, 13.6)
    )
    belt = ellipse(x, y - 122, 112, 26, start=math.pi * 1.02, end=-0.06, count=30)
    chalk = [
        limb([(x + s * 58 + 3 * k, y - 186 + 16 * k), (x + s * 58 + 3 * k, y - 179 + 16 * k)], [2.6, 2.6])
        for s in (-1, 1)
        for k in range(8)
    ]
    return group(
        body,
        Shape(solid(*chalk), colour("chalk"), "chalk", 0.15, modelling=0, line=0),
        tape(belt),
        tape(curve([(x + 110, y - 124), (x + 160, y - 152), (x + 218, y - 142)])),
        name="client",
    )


def tape(path: Points) -> Group:
    """Broad enough to be read across a table: yellow, ticked, no figures."""
    ticks = [points(at - 6 * across, at + 2 * across) for at, across in zip(path[::3], normals(path)[::3], strict=True)]
    return group(
        Shape(solid(limb(path, [15, 15], steps=2)), colour("lemon"), "tape", 0.95, form=FLAT, modelling=0.4, line=1.5),
        Lines(tuple(ticks), 1.6, steady=True),
    )


def heron_legs() -> Group:
    """Two stilts, one knee bent backwards as herons' are."""
    stilts = [
        limb([(640, 780), (634, 900), (664, 962), (626, 1098)], [30, 17, 15, 12]),
        limb([(588, 780), (578, 920), (604, 980), (560, 1104)], [32, 18, 16, 12]),
    ]
    toes = [
        limb([(x, y), (x + dx, y + dy)], [10, 4])
        for x, y in ((626, 1098), (560, 1104))
        for dx, dy in ((-66, 6), (-50, 20), (44, 4))
    ]
    return group(Shape(fuse(*stilts, *toes, soften=2), colour("#a08a4c"), "leg", 1.0, form=7, line=1.7), name="legs")


def tailor() -> Group:
    """All neck and attention, its bill full of pins."""
    tail = blob((700, 740), (700, 740), (786, 900), (770, 930), (720, 900), (650, 820))
    body = blob(
        (520, 610), (566, 560), (644, 572), (712, 660), (742, 780), (700, 836), (620, 838), (550, 790), (508, 700)
    )
    neck = limb(
        [(600, 690), (528, 640), (478, 540), (522, 418), (566, 300), (536, 176), (440, 124), (362, 158), (330, 236)],
        [150, 112, 76, 58, 52, 50, 50, 54, 58],
        steps=12,
    )
    head = blob((300, 208), (330, 178), (370, 186), (384, 226), (366, 268), (328, 296), (296, 288), (288, 244))
    bill = blob(
        (294, 250),
        (294, 250),
        (274, 330),
        (256, 470),
        (250, 548),
        (250, 548),
        (276, 480),
        (308, 372),
        (336, 288),
        (336, 288),
    )
    crest = blob((372, 196), (372, 196), (430, 190), (484, 216), (510, 262), (510, 262), (462, 236), (384, 226))
    plumes = [
        limb([(496 + 10 * k, 610 + 20 * k), (476 + 8 * k, 690 + 24 * k), (486 + 12 * k, 750 + 22 * k)], [15, 12, 2])
        for k in range(3)
    ]
    return group(
        Shape(solid(tail), SLATE, "feather", 1.0, texture="feather", form=20, flow=1.2, line=1.8),
        Shape(fuse(body, neck, head, soften=6), GREY, "feather", 0.9, texture="feather", form=46, line=2.3),
        throat(),
        Shape(solid(*plumes), colour("#c9d2d6"), "plume", 0.6, form=6, line=1.3),
        wing(),
        Shape(solid(crest), colour("soot black"), "crest", 1.1, form=10, line=1.5),
        Shape(solid(bill), colour("#d7a23a"), "beak", 1.0, form=14, line=2.0),
        Lines((curve([(318, 276), (284, 372), (252, 540)]),), 1.7),
        pins(),
        eye_and_glasses(),
        name="tailor",
    )


def throat() -> Group:
    """Dark streaks down the pale front of the neck."""
    line = curve([(296, 300), (330, 190), (420, 146), (512, 196), (538, 300), (494, 420), (458, 530), (500, 630)])
    strokes = tuple(curve([(x, y), (x + 4, y + 12), (x + 2, y + 26)]) for x, y in line[27::3])
    return group(Lines(strokes, 4.0, colour("#2c3848"), strength=0.95))


def wing() -> Group:
    """Folded at the back, fingers of feather at the front holding the tape's end."""
    folded = blob(
        (596, 590), (650, 580), (718, 670), (752, 800), (776, 906), (776, 906), (690, 850), (620, 770), (584, 680)
    )
    quills = tuple(
        curve([(620 + 14 * k, 650 + 26 * k), (680 + 10 * k, 740 + 22 * k), (742 + 4 * k, 830 + 14 * k)])
        for k in range(5)
    )
    arm = limb([(560, 660), (566, 750), (530, 800), (488, 810)], [84, 70, 54, 40])
    fingers = [
        limb([(506, 800 + 4 * k), (478, 798 + 12 * k), (452 + 5 * k, 788 + 22 * k)], [20, 17, 4]) for k in range(4)
    ]
    return group(
        Shape(solid(folded), SLATE, "wing", 1.0, texture="feather", form=26, flow=1.1, line=1.9),
        Lines(quills, 1.4),
        Shape(
            fuse(arm, *fingers, soften=3),
            SLATE.lighter(0.06),
            "wing",
            1.0,
            texture="feather",
            form=18,
            flow=1.8,
            line=1.9,
        ),
    )


def pins() -> Group:
    """Held crosswise, heads to the left."""
    items: list[Item] = []
    for t, slant, tint in (
        (0.25, 0.5, "cherry red"),
        (0.4, 0.1, "chalk"),
        (0.55, 0.4, "lemon"),
        (0.7, 0.0, "cherry red"),
    ):
        x, y = 300 - 46 * t, 290 + 250 * t
        start, end = (x - 40, y + 34 * slant - 8), (x + 52, y - 30 * slant + 10)
        items += [
            Shape(solid(limb([start, end], [3.4, 2.0])), colour("silver"), "pin", 0.6, form=2, line=1.0),
            Shape(solid(ellipse(*start, 6.5, 6.5)), colour(tint), "pin", 0.9, form=5, line=1.2),
        ]
    return group(*items)


def eye_and_glasses() -> Group:
    """Half-moon spectacles, and over them the pupil, turned down."""
    half = np.vstack([ellipse(320, 246, 27, 25, start=-0.1, end=math.pi - 0.1, count=24)])
    rim = np.vstack([half, half[:1]])
    return group(
        Shape(solid(ellipse(324, 228, 16, 16)), colour("lamp yellow"), "eye", 0.9, modelling=0.2, line=2.0),
        Dots(points((319, 234)), np.array([7.4]), colour("ink black"), "pupil"),
        Dots(points((322, 230)), np.array([2.2]), colour("white"), "spark"),
        Shape(solid(half), colour("#dfe8d0"), "glass", 0.25, modelling=0, line=0, cover=0.3),
        Lines((rim, curve([(347, 244), (374, 232), (394, 236)])), 3.0, colour("#5a4420"), strength=1.0),
        Lines(paths([(300, 208), (322, 202), (344, 210)]), 3.0),
        Wash(solid(ellipse(300, 270, 16, 10)), colour("#5a4420"), "shade", 0.3, 4),
    )
