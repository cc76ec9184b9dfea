"""The Sleeping Clapper: six ringers have hold of the ropes; where the clapper hangs somebody is asleep."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, limb, paths, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, hills
from studio.motifs.animals import pigeon
from studio.motifs.forms import arch
from studio.motifs.people import Hat, OutfitName, figure
from studio.motifs.things.keepsakes import slippers
from studio.motifs.things.lights import candle
from studio.motifs.things.music import cut_bell
from studio.scene import FLAT, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

STONE = colour("stone grey")
FLOOR = 1096.0
BELL = (400.0, 148.0)
GROWN = 1.13  # the bell and its sleeper, against the tower round them
DAWN = colour("dawn pink")


@card("sleeping_clapper")
def sleeping_clapper(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#3c4c80", 0.95),
            (0.3, "#7a7aa8", 0.8),
            (0.5, "#eaa0a0", 0.75),
            (0.72, "#f9d2b0", 0.5),
            (1.0, "#f0d8c0", 0.4),
            lines=0.35,
        ),
        layers=(
            *hills(layout.child("hills"), (960, 1010), colour("#6f7f78"), colour("#d8a8a8"), 20),
            ground(curve([(-20, 1110), (400, 1104), (820, 1112)]), colour("#5f6a5a"), colour("#3c463f")),
            inside(),
            dawn_arches(),
            masonry(layout.child("stones")),
            ropes(),
            great_bell(),
            onlooker(),
            ringers(),
        ),
        focal="great bell",
        light=Sunlight((0.7, -0.35, 0.5)),
        glaze=Glaze(colour("#39406c"), 0.2, top=0.8),
        shadow=colour("#525a86"),
    )


def inside() -> Group:
    """The shaft of the tower, dim as a well."""
    shaft = points((122, FLOOR), (122, 190), (400, -60), (678, 190), (678, FLOOR))
    return group(
        Shape(
            solid(shaft),
            colour("#5e6484"),
            "inside",
            1.0,
            colour("#7a5f70"),
            texture="stone",
            form=FLAT,
            modelling=0.2,
            line=0,
        )
    )


def dawn_arches() -> Group:
    """Openings of the belfry with the first pink in them."""
    items: list[Item] = []
    for left, right, foot, spring in ((132, 184, 540, 350), (616, 668, 540, 350)):
        opening = arch(left, right, foot, spring)
        items += [
            Shape(solid(opening), colour("#f6b49c"), "dawn", 0.8, colour("#fbe0b8"), form=FLAT, modelling=0, line=2.0),
            Glow(((left + right) / 2, 430), 170, colour("#ffd2b0"), 0.45),
        ]
    slit = arch(378, 422, 846, 784)
    items += [
        Shape(solid(slit), colour("#fbd8b0"), "dawn", 0.6, form=FLAT, modelling=0, line=1.8),
        Glow((400, 800), 130, colour("#ffe0b8"), 0.4),
    ]
    beam = points((640, 380), (640, 500), (250, 640), (230, 560))
    return group(*items, Veil(solid(beam), colour("#ffd8b8"), "light", 0.25, 18), name="arches")


def masonry(stream: Stream) -> Group:
    """What the saw went through: thick walls, the roof's timbers, two floors."""
    walls = [
        points((60, FLOOR + 8), (74, 190), (132, 190), (126, FLOOR + 8)),
        points((740, FLOOR + 8), (726, 190), (668, 190), (674, FLOOR + 8)),
    ]
    roof = [limb([(54, 208), (400, -110)], [34, 34]), limb([(746, 208), (400, -110)], [34, 34])]
    stones = []
    for left, right in ((66, 128), (672, 734)):
        for y in np.arange(214, FLOOR, 34):
            stones.append(points((left, y), (right, y + stream.normal(0, 2))))
            stones.append(
                points(
                    ((left + right) / 2 + stream.normal(0, 12), y), ((left + right) / 2 + stream.normal(0, 12), y + 32)
                )
            )
    boards = [rectangle(120, 732, 336, 754), rectangle(464, 732, 680, 754)]
    beam = rectangle(96, 132, 704, 168)
    straps = [rectangle(352, 120, 372, 240), rectangle(428, 120, 448, 240)]
    return group(
        Shape(solid(*walls), colour("#a9a39c"), "stone", 0.9, colour("#8a8690"), texture="stone", form=10, line=2.2),
        Lines(tuple(stones), 1.1, strength=0.5),
        Shape(solid(*roof), colour("verdigris"), "roof", 0.95, texture="metal", form=10, line=2.0),
        Shape(solid(*boards), colour("oak brown"), "wood", 1.0, texture="wood", form=6, flow=0.0, line=1.6),
        Shape(solid(*straps), colour("soot"), "iron", 1.0, texture="metal", form=5, line=1.6),
        Shape(solid(beam), colour("#6a4a38"), "wood", 1.0, texture="wood", form=10, flow=0.0, line=2.0),
        slippers(colour("cherry red")).placed(270, 730, 2.0),
        candle(14, lit=False).placed(520, 732, 1.7),
        name="masonry",
    )


def great_bell() -> Group:
    """Bronze in section, and in it a hammock with a sleeper."""
    bell = cut_bell(468, colour("bronze").lighter(0.12)).placed(*BELL)
    hook = bell.anchor("hook")
    sling = blob(
        (286, 462),
        (286, 462),
        (322, 518),
        (400, 544),
        (478, 518),
        (516, 458),
        (516, 458),
        (498, 540),
        (446, 582),
        (400, 588),
        (346, 580),
        (302, 536),
    )
    cords = [curve([hook, ((hook[0] + x) / 2 + 0.12 * (x - 400), 350), (x, 464)]) for x in (286, 304, 498, 516)]
    sleeper = figure("curled up", outfit="nightshirt", hat="nightcap", mood="asleep", nod=0.3)
    dressed = sleeper.dressed(nightshirt=colour("#fdf3dc"), hat=colour("#d0473a"), skin=colour("skin"))
    verdigris = [
        blob((x, y), (x + 8, y + 30), (x + 3, y + 70), (x - 7, y + 34))
        for x, y in ((286, 300), (508, 280), (240, 500), (560, 520))
    ]
    return group(
        bell,
        Wash(solid(*verdigris), colour("verdigris"), "patina", 0.6, 5),
        Glow((404, 470), 230, colour("#ffdca8"), 0.85),
        Shape(solid(*(limb(cord, [3.4, 3.4]) for cord in cords)), colour("straw"), "rope", 0.8, modelling=0, line=1.0),
        dressed.placed(404, 562, 2.9),
        Shape(solid(sling), colour("#e9d9b4"), "cloth", 0.7, texture="cloth", form=18, line=1.8),
        Lines(
            paths(
                curve([(306, 500), (356, 552), (400, 562), (454, 548), (502, 496)]),
                curve([(322, 548), (400, 576), (474, 544)]),
            ),
            1.1,
            strength=0.5,
        ),
        name="great bell",
    ).placed(BELL[0] * (1 - GROWN), BELL[1] * (1 - GROWN), GROWN)


def ropes() -> Group:
    """Six of them, from the beam down through the floor into waiting hands."""
    lines = [
        curve([(top, 170), (0.55 * top + 0.45 * foot, 560), (foot, 836), (foot, FLOOR - 60)])
        for top, foot in zip(ROPE_TOPS, ROPE_FEET, strict=True)
    ]
    return group(
        Shape(solid(*(limb(line, [4.2, 4.2]) for line in lines)), colour("#d8bd8a"), "rope", 0.8, form=2, line=1.2)
    )


ROPE_TOPS = (164, 192, 220, 580, 608, 636)
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
