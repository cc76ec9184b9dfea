"""The Clock Infirmary: a tall clock lies in bed; its doctor listens and wants silence."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import blob, ellipse, limb, paths, place, solid
from studio.landscape import contact_shadow, wall
from studio.materials import cloth, metal, wood
from studio.motifs.people import figure
from studio.motifs.rooms import bench
from studio.motifs.things.clocks import alarm_clock, cuckoo_clock, dial, grandfather_clock, pocket_watch, sundial
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.kitchen import jar
from studio.motifs.things.lights import hanging_lamp
from studio.scene import ROUND, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/clock_infirmary")

FLOOR = 720.0
BENCH = 618.0
CHEST = (398.0, 852.0)
LAMP = (560.0, 330.0)
LINEN = colour("linen white")


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
    ticks = place(stream.points(40, 9), 0, -24)
    seconds = Dots(ticks, np.full(40, 1.8), colour("brass"), "seconds", "star")
    return group(
        *DRAWN("ward"),
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
    scarf = [limb("-21,62 0,67 21,62", [7, 8, 7]), limb("10,66 15,78 11,90", [6, 7, 7])]
    return group(
        cuckoo_clock((3, 0)), Shape(solid(*scarf), colour("faded rose"), "scarf", 0.95, texture="cloth", line=1.4)
    )


def iced_sundial() -> Group:
    bag = blob("-16,-60 -14,-74 -3,-82 0,-88 4,-82 14,-76 17,-62 0,-57")
    return group(
        sundial(),
        cloth(bag, colour("milk blue"), "ice bag", weight=0.8, form=ROUND, line=1.5),
        Lines(paths([(-4, -82), (4, -82)]), 2.0, colour("faded rose")),
    )


def mother_and_child() -> Group:
    """A stout mantel clock with arms round a pocket watch."""
    case = blob("-32,0! -30,-44 -16,-66 0,-70 16,-66 30,-44 32,0!")
    arms = [limb("-29,-30 -38,-14 -12,-8", [9, 9, 7]), limb("29,-30 38,-14 12,-8", [9, 9, 7])]
    return group(
        wood(case, colour("#8a5a3c"), form=12, line=1.7),
        group(*dial(18, (4, 35))).placed(0, -44),
        pocket_watch((9, 50), 10, chain=False).placed(0, -28),
        wood(solid(*arms), colour("#8a5a3c"), "arms", form=ROUND, line=1.5),
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
        metal(horn, colour("brass"), "horn"),
        Shape(solid(ellipse(*CHEST, 47, 12, 0.1)), colour("brass").darker(0.45), "bell", 1.0, form=4, line=1.8),
        Shape(solid(ellipse(*ear, 12, 9)), colour("brass"), "earpiece", 1.0, line=1.5),
        Glow(head, 120, colour("#ffe9b0"), 0.18),
        name="clockmaker",
    )


def sickbed() -> Group:
    """The patient flat on its back, head on the pillow, tucked in to the chest."""
    patient = grandfather_clock((11, 56), swing=0.0).placed(96, 930, 4.5, math.pi / 2)
    return group(*DRAWN("sickbed"), patient, DRAWN("quilt"), name="sickbed")
