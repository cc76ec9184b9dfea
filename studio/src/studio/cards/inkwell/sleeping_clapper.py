"""The Sleeping Clapper: six ringers have hold of the ropes; where the clapper hangs somebody is asleep."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, limb, points, solid
from studio.landscape import contact_shadow, graded_sky, ground, hills
from studio.motifs.animals import pigeon
from studio.motifs.people import Hat, OutfitName, figure
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.lights import candle
from studio.motifs.things.music import cut_bell
from studio.scene import Glaze, Group, Item, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/sleeping_clapper")

FLOOR = 1096.0
BELL = (400.0, 148.0)
GROWN = 1.13  # the bell and its sleeper, against the tower round them


@card("sleeping_clapper")
def sleeping_clapper(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #3c4c80 0.95, 0.3 #7a7aa8 0.8, 0.5 #eaa0a0 0.75, 0.72 #f9d2b0 0.5, 1 #f0d8c0 0.4", lines=0.35
        ),
        layers=(
            *hills(layout.child("hills"), (960, 1010), colour("#6f7f78"), colour("#d8a8a8"), 20),
            ground(curve("-20,1110 400,1104 820,1112"), colour("#5f6a5a"), colour("#3c463f")),
            DRAWN("inside"),
            DRAWN("dawn_arches"),
            masonry(layout.child("stones")),
            DRAWN("ropes"),
            great_bell(),
            onlooker(),
            ringers(),
        ),
        focal="great bell",
        light=Sunlight((0.7, -0.35, 0.5)),
        glaze=Glaze(colour("#39406c"), 0.2, top=0.8),
        shadow=colour("#525a86"),
    )


def masonry(stream: Stream) -> Group:
    """What the saw went through: thick walls, the roof's timbers, two floors."""
    stones = []
    for left, right in ((66, 128), (672, 734)):
        for y in np.arange(214, FLOOR, 34):
            stones.append(points((left, y), (right, y + stream.normal(0, 2))))
            stones.append(
                points(
                    ((left + right) / 2 + stream.normal(0, 12), y), ((left + right) / 2 + stream.normal(0, 12), y + 32)
                )
            )
    return group(
        *DRAWN("masonry"),
        Lines(tuple(stones), 1.1, strength=0.5),
        *DRAWN("masonry_roof"),
        slippers(colour("cherry red")).placed(270, 730, 2.0),
        candle(14, lit=False).placed(520, 732, 1.7),
        name="masonry",
    )


def great_bell() -> Group:
    """Bronze in section, and in it a hammock with a sleeper."""
    bell = cut_bell(468, colour("bronze").lighter(0.12)).placed(*BELL)
    hook = bell.anchor("hook")
    cords = [curve([hook, ((hook[0] + x) / 2 + 0.12 * (x - 400), 350), (x, 464)]) for x in (286, 304, 498, 516)]
    sleeper = figure("curled up", outfit="nightshirt", hat="nightcap", mood="asleep", nod=0.3)
    dressed = sleeper.dressed(nightshirt=colour("#fdf3dc"), hat=colour("#d0473a"), skin=colour("skin"))
    return group(
        bell,
        *DRAWN("great_bell"),
        Shape(solid(*(limb(cord, [3.4, 3.4]) for cord in cords)), colour("straw"), "rope", 0.8, modelling=0, line=1.0),
        dressed.placed(404, 562, 2.9),
        *DRAWN("great_bell_cloth"),
        name="great bell",
    ).placed(BELL[0] * (1 - GROWN), BELL[1] * (1 - GROWN), GROWN)


ROPE_FEET = (178, 258, 332, 482, 556, 626)


def ringers() -> Group:
    """Ready, each in their own way; the sexton's arm is up."""
    crew: tuple[tuple[OutfitName, Hat, str, str], ...] = (
        ("waistcoat", "cap", "#a65a3a", "adult"),
        ("apron", "kerchief", "#4f7a78", "adult"),
        ("coat", "", "#c99a3c", "child"),
        ("smock", "straw", "#d8c8a8", "old"),
        ("jacket", "bowler", "#5a6a8c", "adult"),
        ("sweater", "woollen", "#8a3a44", "adult"),
    )
    items: list[Item] = []
    for index, ((outfit, hat, tint, age), x) in enumerate(zip(crew, ROPE_FEET, strict=True)):
        right = index < 3
        grown = 2.65 if age != "child" else 2.7
        stand = x - 26 if right else x + 26
        reach = (stand - x) / grown
        person = figure(
            "standing",
            age="child" if age == "child" else "old" if age == "old" else "adult",
            outfit=outfit,
            hat=hat,
            nod=-0.45,
            hand=(-abs(reach), -98 if age != "child" else -66),
            other_hand=(-abs(reach), -84 if age != "child" else -54),
            grip="fist",
            other_grip="fist",
        )
        paint = colour(tint)
        dressed = person.dressed(coat=paint, dress=paint, smock=paint, waistcoat=paint)
        items += [
            contact_shadow(stand, FLOOR + 4 + 8 * (index % 2), 90, colour("#2c2c40"), 0.6),
            dressed.placed(stand, FLOOR + 4 + 8 * (index % 2), grown, flip=right),
        ]
    sexton = figure("arms raised", view="back", age="old", outfit="long coat", hair="receding", hat="top hat")
    dressed = sexton.dressed(coat=colour("#2f3348"), trousers=colour("#23243a"), hat=colour("#1e2030"))
    items += [contact_shadow(400, 1158, 130, colour("#2c2c40"), 0.7), dressed.placed(404, 1158, 2.35)]
    return Group(tuple(items), "ringers")


def onlooker() -> Group:
    return group(pigeon("perched").placed(640, 538, 3.0), name="pigeon")
