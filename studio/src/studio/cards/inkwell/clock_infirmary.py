"""The Clock Infirmary: a tall clock lies in bed; its doctor listens and wants silence."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, closed, ellipse, limb, paths, place, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.people import figure
from studio.motifs.rooms import bench
from studio.motifs.things.clocks import alarm_clock, cuckoo_clock, dial, grandfather_clock, pocket_watch, sundial
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.kitchen import jar
from studio.motifs.things.lights import hanging_lamp
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

FLOOR = 720.0
BENCH = 618.0
CHEST = (398.0, 852.0)
LAMP = (560.0, 330.0)
LINEN = colour("linen white")
PATCHES = ("#b8604e", "#d8b070", "#5c7a5e", "#c98a88", "#7a8c98", "#a8843c", "#e4d4b8")


@card("clock_infirmary")
def clock_infirmary(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#5f8a6c"), colour("#7a9a70"), lines=0.35),
        layers=(
            ward(layout.child("ward")),
            group(Glow((540, 480), 640, colour("#ffeebc"), 0.55, falloff=1.1)),
            waiting_patients(),
            group(contact_shadow(404, 1112, 700, colour("#1a1410"), 0.7)),
            clockmaker(),
            sickbed(),
            hanging_lamp(96, shade=colour("lamp green")).placed(LAMP[0], 20, 3.0),
            group(Glow((520, 860), 330, colour("#ffeebc"), 0.28, falloff=1.2)),
            slippers(colour("faded rose")).placed(610, 1150, 2.4),
        ),
        focal="clockmaker",
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#24443a"), 0.3),
        shadow=colour("#3f5a54"),
    )


def ward(stream: Stream) -> Group:
    """Tiles to shoulder height, boards, and a shelf with the spare seconds."""
    tiles = [points((-20, y), (820, y)) for y in range(490, int(FLOOR), 46)]
    tiles += [
        points((x + 23 * (row % 2), 490 + 46 * row), (x + 23 * (row % 2), 536 + 46 * row))
        for row in range(5)
        for x in range(0, 820, 46)
    ]
    joints = [points((400 + (x - 400) * 0.7, FLOOR), (400 + (x - 400) * 1.3, 1220)) for x in range(-240, 1060, 80)]
    ticks = place(stream.points(40, 9), 0, -24)
    seconds = Dots(ticks, np.full(40, 1.8), colour("brass"), "seconds", "star")
    return group(
        Shape(solid(rectangle(-20, 482, 820, FLOOR)), LINEN, "tiles", 0.55, form=FLAT, modelling=0.2, line=1.6),
        Lines(tuple(tiles), 0.9, strength=0.35),
        Shape(
            solid(rectangle(-20, FLOOR, 820, 1220)),
            colour("walnut"),
            "floor",
            0.9,
            colour("#4a3024"),
            texture="wood",
            form=FLAT,
            flow=1.5,
            line=1.8,
        ),
        Lines(tuple(joints), 1.2, strength=0.5),
        Shape(solid(rectangle(300, 262, 440, 276)), colour("walnut"), "shelf", 1.0, texture="wood", line=1.6),
        jar(group(seconds)).placed(340, 262, 1.5),
        jar(width=30, height=44).placed(404, 262, 1.5),
        name="ward",
    )


def waiting_patients() -> Group:
    """On the bench, each with its complaint and its own hour."""
    apprentice = figure("seated asleep", age="child", outfit="leather apron", hair="wild", mood="asleep", tilt=0.4)
    seat = apprentice.anchor("seat")
    return group(
        contact_shadow(400, FLOOR + 64, 640, colour("#1f2a24"), 0.5),
        bench(250).placed(400, FLOOR + 44, 2.7),
        cuckoo_with_cold().placed(148, 76, 2.9),
        bandaged(alarm_clock((7, 2)), (0, -26)).placed(122, BENCH + 28, 3.5),
        iced_sundial().placed(228, BENCH + 28, 2.0),
        mother_and_child().placed(606, BENCH + 28, 2.0),
        apprentice.dressed(shirt=LINEN, trousers=colour("#5a4a3c")).placed(
            704 - 2.5 * seat[0], BENCH + 26 - 2.5 * seat[1], 2.5
        ),
        name="patients",
    )


def bandaged(clock: Group, middle: tuple[float, float]) -> Group:
    """A strip of linen round the brow and a pin to hold it."""
    x, y = middle
    strip = limb([(x - 15, y + 3), (x - 3, y - 4), (x + 13, y - 8)], [4.5, 5, 4.5])
    knot = [
        blob((x + 12, y - 9), (x + 20, y - 15), (x + 19, y - 7)),
        blob((x + 12, y - 8), (x + 21, y - 4), (x + 15, y - 2)),
    ]
    return group(clock, Shape(solid(strip, *knot), LINEN, "bandage", 0.35, texture="cloth", line=1.4))


def cuckoo_with_cold() -> Group:
    """Muffled up on its nail, a drop at the beak."""
    scarf = [limb([(-21, 62), (0, 67), (21, 62)], [7, 8, 7]), limb([(10, 66), (15, 78), (11, 90)], [6, 7, 7])]
    return group(
        cuckoo_clock((3, 0)), Shape(solid(*scarf), colour("faded rose"), "scarf", 0.95, texture="cloth", line=1.4)
    )


def iced_sundial() -> Group:
    bag = blob((-16, -60), (-14, -74), (-3, -82), (0, -88), (4, -82), (14, -76), (17, -62), (0, -57))
    return group(
        sundial(),
        Shape(solid(bag), colour("milk blue"), "ice bag", 0.8, texture="cloth", line=1.5),
        Lines(paths([(-4, -82), (4, -82)]), 2.0, colour("faded rose")),
    )


def mother_and_child() -> Group:
    """A stout mantel clock with arms round a pocket watch."""
    case = blob((-32, 0), (-32, 0), (-30, -44), (-16, -66), (0, -70), (16, -66), (30, -44), (32, 0), (32, 0))
    arms = [limb([(-29, -30), (-38, -14), (-12, -8)], [9, 9, 7]), limb([(29, -30), (38, -14), (12, -8)], [9, 9, 7])]
    return group(
        Shape(solid(case), colour("#8a5a3c"), "wood", 1.0, texture="wood", form=12, line=1.7),
        group(*dial(18, (4, 35))).placed(0, -44),
        pocket_watch((9, 50), 10, chain=False).placed(0, -28),
        Shape(solid(*arms), colour("#8a5a3c"), "arms", 1.0, texture="wood", line=1.5),
    )


def clockmaker() -> Group:
    """In shirtsleeves behind the bed, one ear to the horn, one finger up."""
    man = figure(
        "standing",
        outfit="waistcoat",
        age="old",
        hair="receding",
        beard="moustache",
        mood="listening",
        lean=0.3,
        nod=0.3,
        hand=(-28, -52),
        grip="fist",
        other_hand=(-33, -72),
        other_grip="pointing",
    ).dressed(shirt=LINEN, waistcoat=colour("#a8843c"), trousers=colour("#9a8468"))
    placed = man.placed(206, 1098, 5.6, flip=True)
    head = placed.anchor("head")
    ear = (head[0] - 2, head[1] + 20)
    horn = limb([ear, (ear[0] + 12, ear[1] + 44), (CHEST[0] - 16, CHEST[1] - 44), CHEST], [12, 16, 36, 92])
    return group(
        placed,
        Shape(solid(horn), colour("brass"), "horn", 1.0, texture="metal", line=1.8),
        Shape(solid(ellipse(*CHEST, 47, 12, 0.1)), colour("brass").darker(0.45), "bell", 1.0, form=4, line=1.8),
        Shape(solid(ellipse(*ear, 12, 9)), colour("brass"), "earpiece", 1.0, line=1.5),
        Glow(head, 120, colour("#ffe9b0"), 0.18),
        name="clockmaker",
    )


def sickbed() -> Group:
    """The patient flat on its back, head on the pillow, tucked in to the chest."""
    brass = colour("brass")
    posts = [limb([(x, 1110), (x, top)], [15, 15]) for x, top in ((78, 872), (730, 800))]
    knobs = [ellipse(x, top - 14, 19) for x, top in ((78, 872), (730, 800))]
    rail = limb([(78, 1062), (730, 1062)], [15, 15])
    pillow = blob((560, 1000), (548, 920), (580, 850), (660, 826), (716, 850), (726, 960), (700, 1000))
    patient = grandfather_clock((11, 56), swing=0.0).placed(96, 930, 4.5, math.pi / 2)
    return group(
        Shape(solid(*posts, rail), brass, "metal", 1.0, texture="metal", line=1.7),
        Shape(solid(*knobs), brass, "metal", 1.0, line=1.7),
        Shape(solid(rectangle(84, 986, 724, 1052)), LINEN, "mattress", 0.5, form=14, texture="cloth", line=1.8),
        Shape(solid(pillow), LINEN, "pillow", 0.3, texture="cloth", line=1.8),
        patient,
        quilt(),
        name="sickbed",
    )


def quilt() -> Group:
    """Patchwork, the sheet turned down over it."""
    cover = blob(
        (86, 1056), (86, 1056), (84, 920), (110, 850), (190, 826), (270, 836), (318, 862), (330, 940), (326, 1064),
        (326, 1064), (200, 1074),
    )  # fmt: skip
    squares = [
        Shape(
            solid(points((left, top), (left + 52, top - 6), (left + 54, top + 48), (left + 2, top + 54))),
            colour(PATCHES[(2 * i + 3 * j) % 7]),
            "patch",
            0.95,
            form=8,
            texture="cloth",
            line=1.1,
        )
        for i, left in enumerate(range(74, 340, 52))
        for j, top in enumerate(range(806, 1080, 54))
    ]
    fold = blob(
        (296, 838), (322, 842), (346, 890), (352, 970), (346, 1066), (346, 1066), (310, 1068), (310, 1068), (316, 950)
    )
    return group(
        Clip(solid(cover), group(*squares)),
        Lines((closed(cover),), 2.2),
        Shape(solid(fold), LINEN, "sheet", 0.35, texture="cloth", line=1.7),
    )
