"""The Heron's Fitting: the measure is nearly taken, only the neck remains."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, curve, limb, place, points, solid
from studio.landscape import contact_shadow, wall
from studio.materials import straw
from studio.motifs.animals import fishbone, frog
from studio.motifs.plants import reeds
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import jar
from studio.motifs.things.tools import scissors, spool
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group
from studio.stage import boards

DRAWN = Sheet("inkwell/heron_fitting")

LAMP = (176.0, 268.0)
CLIENT = (262.0, 952.0)
FLOOR = 1010.0
DARK = colour("#25352c")


@card("heron_fitting")
def heron_fitting(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#c9b878"), colour("#a89a5c"), lines=0.3),
        layers=(
            rush_wall(layout.child("rushes")),
            shop_floor(layout.child("floor")),
            DRAWN("shelf_of_cloth"),
            suits_without_owners(),
            group(Glow(LAMP, 620, colour("#f6f2a8"), 0.55, falloff=1.2), Glow((290, 780), 380, colour("#f0e6a0"), 0.4)),
            firefly_lamp(layout.child("lamp")),
            group(contact_shadow(590, 1106, 300, DARK, 0.8), contact_shadow(270, 1098, 330, DARK, 0.8)),
            DRAWN("heron_legs"),
            stool(16, colour("#9a6a3c")).placed(262, 1096, 9.0),
            client(),
            DRAWN("tailor"),
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
        straw(solid(*bands), colour("#6a5a34"), "rope", weight=0.95, flow=0.3, line=1.3),
        reeds(stream, 7, 130, 36).placed(756, FLOOR + 20, 2.4),
        name="wall",
    )


def shop_floor(stream: Stream) -> Group:
    """Wet boards with shreds of cloth on them."""
    shreds = []
    for _ in range(16):
        bit = points("-9,-3 6,-6 10,3 -5,6")
        shreds.append(place(bit, stream.uniform(60, 740), stream.uniform(1110, 1165), 1.0, stream.uniform(0, 6)))
    return group(
        *boards(
            FLOOR,
            colour("#8a7444"),
            colour("#4e4a30"),
            range(-120, 960, 90),
            (0.8, 1.5),
            (-10, 810, 1220),
            1210,
            flow=math.pi / 2,
        ),
        Shape(solid(*shreds), colour("plum velvet"), "cloth", 1.0, form=FLAT, line=0.9),
        name="floor",
    )


def suits_without_owners() -> Group:
    """One hangs from a fish's bones."""
    return group(
        *DRAWN("suits_without_owners"),
        fishbone("herring").placed(652, 188, 1.9),
        DRAWN("suit"),
        DRAWN("suit_2"),
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
    cord = curve("176,20 178,90 176,178")
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
    return group(body, *DRAWN("client"), name="client")
