"""Carrying Light in Sacks: they forgot the windows, and only the smallest of them thought of closing the bag."""

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, outline, paths, solid
from studio.landscape import contact_shadow, wall
from studio.materials import stone
from studio.motifs.animals import cow, dog
from studio.motifs.buildings import steeple
from studio.motifs.forms import arch
from studio.motifs.people import figure
from studio.motifs.things.kitchen import bucket, pot, sack
from studio.motifs.things.tools import shovel
from studio.scene import ROUND, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/light_in_sacks")

DARK = colour("#2c1f26")
GOLD = colour("#ffd652")
CLOTH = colour("sackcloth")
DOOR = arch(96, 404, 770, 450)
BAG = (446.0, 1006.0)  # its mouth


@card("light_in_sacks")
def light_in_sacks(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#5c4438"), DARK, lines=0.6),
        layers=(
            DRAWN("rafters"),
            DRAWN("floor"),
            square(layout.child("square")),
            group(Glow((250, 560), 420, colour("#ffe9a8"), 0.42, falloff=1.5)),
            procession(),
            group(Glow((640, 760), 260, GOLD, 0.12)),
            blade(layout.child("blade")),
            in_the_dark(),
            opened(),
        ),
        focal="opened",
        light=Lamplight(BAG),
        glaze=Glaze(colour("#2a1c34"), 0.42),
        shadow=colour("#3f2f4c"),
    )


def square(stream: Stream) -> Group:
    """Noon, seen through the door: they ladle it up from the paving."""
    people: list[Item] = [
        contact_shadow(322, 690, 74, colour("#8a6a3a"), 0.7),
        figure("digging", outfit="smock", hat="straw", holding=shovel()).dressed(smock=colour("#4f7fa0")).placed(330,
            690, 1.25),
        Shape(outline("206,634 214,618 232,614 244,624 248,634"), colour("#fffbe0"), "light", 0.3,
            modelling=0, line=1.0),
        Glow((226, 622), 46, GOLD, 0.8),
    ]  # fmt: skip
    view = group(*DRAWN("square"), steeple(240).placed(316, 596, 0.8), *DRAWN("square_ground"), *people)
    frame = arch(74, 426, 778, 450)
    return group(
        stone(frame, colour("#a8937a"), form=12, line=2.2), Clip(solid(DOOR), view), Lines((DOOR,), 2.4), name="square"
    )


def procession() -> Group:
    """In solemn file, each with his share."""
    carrier = figure(
        "trudging", outfit="waistcoat", hat="cap", beard="moustache", hand=(-12, -80), other_hand=(-10, -76)
    ).dressed(waistcoat=colour("#3f6a7a"), trousers=colour("#4a3a3a"), hat=colour("#7a3a34"))
    wife = figure(
        "carrying in arms",
        "three_quarter",
        outfit="apron",
        hat="bonnet",
        build="stout",
        holding=pot(34),
        hand=(-18, -52),
    ).dressed(dress=colour("#9a4a3f"), skirt=colour("#9a4a3f"))
    boy = figure("walking", age="child", outfit="smock", hat="felt", holding=bucket(24)).dressed(
        smock=colour("#6a7a4a")
    )
    return group(
        contact_shadow(226, 776, 70, DARK), boy.placed(226, 776, 1.75, flip=True),
        contact_shadow(352, 806, 90, DARK), wife.placed(344, 806, 2.0, flip=True),
        contact_shadow(136, 858, 120, DARK),
        sack(46, CLOTH).placed(112, 744, 2.6, -0.25),
        carrier.placed(142, 858, 2.75, flip=True),
        name="procession",
    )  # fmt: skip


def emptied() -> Group:
    """A sack shaken out by its corners: nothing falls from it."""
    cloth = curve("-3,-4! 8,2 19,-3! 17,18 22,40! 10,45 -4,43 -9,38! -2,18 -3,-4")
    folds = paths(curve("0,2 3,20 -2,38"), curve("16,2 11,22 14,42"))
    return group(
        materials.cloth(cloth, CLOTH, weight=0.9, form=ROUND, line=1.5),
        Shape(outline("-8,38 6,36 21,40 8,44 -4,42"), DARK, "inside", 1.0, line=1.0),
        Lines(folds, 1.0, strength=0.6),
    )


def in_the_dark() -> Group:
    """A sack of nothing tipped out; a mayor meeting a cow nose to nose."""
    tipper = figure(
        "reaching out", outfit="shirt", hair="bald", beard="full", mood="startled", hand=(-30, -66), other_hand=(-14,
            -66),
        holding=emptied(),
    ).dressed(shirt=colour("#cdbb94"), trousers=colour("#4a4a3a"))  # fmt: skip
    mayor = figure(
        "standing", outfit="tailcoat", hat="top hat", build="stout", mood="startled", lean=0.22, hand=(-20, -50),
        other_hand=(-23, -57),
        grip="open", other_grip="open",
    )  # fmt: skip
    beast = cow("standing")
    nose = beast.anchor("mouth")
    return group(
        beast.placed(596 - 2.3 * nose[0], 650 - 2.3 * nose[1], 2.3),
        contact_shadow(530, 812, 90, DARK),
        mayor.dressed(coat=colour("#5a3f6a")).placed(530, 812, 2.25, flip=True),
        contact_shadow(700, 918, 120, DARK),
        tipper.placed(716, 918, 2.6),
        name="in the dark",
    )


def blade(stream: Stream) -> Group:
    """The one piece of noon that came in."""
    motes = np.stack([stream.uniform(0.1, 1, count=46), stream.uniform(-0.5, 0.5, count=46)], axis=1)
    spots = np.array([(BAG[0] + (630 - BAG[0]) * a + 130 * a * b, BAG[1] + (30 - BAG[1]) * a) for a, b in motes])
    return group(
        *DRAWN("blade"), Dots(spots, stream.uniform(1.0, 3.0, count=46), colour("#fff8d0"), "mote"), name="blade"
    )


def opened() -> Group:
    """She opens it a crack, and cannot believe it either."""
    girl = figure(
        "kneeling", "three_quarter", age="child", outfit="short dress", hair="plaits", mood="startled", nod=0.3,
        lean=0.2, hand=(-22, -22), other_hand=(-34, -26), grip="holding", other_grip="holding",
    ).dressed(dress=colour("scarlet"), skirt=colour("scarlet"))  # fmt: skip
    items: list[Item] = [
        *DRAWN("opened"),
        girl.placed(312, 1128, 5.2, flip=True),
        dog("sitting").placed(650, 1128, 3.4),
    ]
    return group(*items, name="opened")
