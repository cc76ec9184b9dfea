"""The Echo at Home: he shouts for the fun of it; she has put down her tea again."""

import math
from typing import Any

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Outline, Point, Points, blob, closed, curve, ellipse, paths, place, points, solid
from studio.landscape import contact_shadow, graded_sky
from studio.materials import metal
from studio.motifs.animals import parrot, swallow
from studio.motifs.buildings import steam
from studio.motifs.people import figure
from studio.motifs.plants import bush, cactus
from studio.motifs.rooms import armchair, round_table
from studio.motifs.things.kitchen import cup, jam_jar
from studio.motifs.things.lights import hanging_lamp
from studio.motifs.things.tools import knitting, yarn_ball
from studio.scene import FLAT, Clip, Glaze, Group, Item, Lamplight, Lines, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/echo_at_home")

RED, DEEP, PALE = colour("canyon red"), colour("#7c3426"), colour("#dc9468")
TIN, PLUM = colour("#dfe3e0"), colour("#54305a")
FLOOR = 968.0
BELL, BELL_SIZE = (258.0, 560.0), 98.0
HER_PLACE, HER_SIZE = (560.0, FLOOR - 6), 3.75
LAMP = (604.0, 520.0)

LEFT_CLIFF = curve(
    "-20,372! 60,366 150,372 222,364! 238,420 206,470 226,560 186,640 196,760 150,850 160,980 "
    "112,1080 118,1220! -20,1220!"
)
RIGHT_CLIFF = curve(
    "820,236! 700,244 600,232 480,246 392,238! 372,310 398,390 372,470 388,560 380,690 396,780 "
    "366,880 384,990 340,1090 350,1220! 820,1220!"
)
ROOM = blob(
    (440, FLOOR), (440, FLOOR), (432, 760), (436, 520), (476, 420), (580, 386), (690, 396), (756, 446), (766, 620),
    (764, 800),
    (762, FLOOR), (762, FLOOR),
)  # fmt: skip


@card("echo_at_home")
def echo_at_home(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #8fc4d8 0.75, 0.25 #e4ecdc 0.4, 0.6 #f6e6c0 0.5, 1 #e2b088 0.7", lines=0.35),
        layers=(
            DRAWN("far_walls"),
            cliff(layout.child("left"), LEFT_CLIFF, 0.0),
            shouter(),
            cliff(layout.child("right"), RIGHT_CLIFF, 0.35),
            rim_plants(layout.child("plants")),
            fossil(),
            flat(layout.child("flat")),
            DRAWN("shutter_hole"),
            answering(),
            DRAWN("calls"),
        ),
        focal="echo",
        light=Sunlight((-0.35, -0.8, 0.45)),
        glaze=Glaze(colour("#b0603c"), 0.14, top=0.4),
        shadow=colour("#6a3f5c"),
    )


def cliff(stream: Stream, edge: Points, shade: float) -> Group:
    """Bedded rock, every stratum its own red."""
    outline: Outline = solid(edge)
    bands: list[Item] = []
    for index, top in enumerate(range(300, 1220, 74)):
        if index % 2:
            continue
        line = curve([(x, top + stream.normal(0, 9)) for x in range(-40, 880, 110)])
        band = np.vstack([line, line[::-1] + np.array([0.0, 40.0 + 26 * stream.uniform()])])
        bands.append(Shape(solid(band), (PALE, DEEP)[index % 4 == 2], "rock", 0.75, form=6, modelling=0.5, line=1.0))
    rock = Shape(outline, RED, "rock", 0.95, colour("#8e4230"), form=26, texture="stone", shade=shade, line=2.2)
    return group(rock, Clip(outline, group(*bands)), Lines((edge,), 2.0), name="cliff")


def shouter() -> Group:
    """Feet apart, hands round the mouth, his whole body in it."""
    man = figure(
        "shouting", outfit="jacket", hat="feathered", mood="shouting", beard="moustache", shoes="boots", foot=(-16, 0),
        other_foot=(14, 0), lean=0.16,
    ).dressed(jacket=colour("bottle green"), coat=colour("bottle green"), trousers=colour("#d8c49a"),
    hat=colour("#3f5a3a"))  # fmt: skip
    return group(contact_shadow(140, 372, 130, PLUM), man.placed(140, 374, 2.55, flip=True), name="shouter")


def rim_plants(stream: Stream) -> Group:
    return group(
        cactus(110, colour("#7f9a6a")).placed(690, 248, 1.25),
        bush(stream.child("sage"), 90, colour("sage")).placed(560, 244, 0.9),
        bush(stream.child("more sage"), 90, colour("sage")).placed(36, 376, 0.6),
        bush(stream.child("low"), 90, colour("sage")).placed(200, 1190, 0.8),
    )


def fossil() -> Group:
    """Somebody who answered here before her."""
    turn = np.linspace(0, 5 * math.pi, 120)
    reach = 5 + 3.1 * turn
    coil = np.stack([600 + reach * np.cos(turn), 1096 + 0.92 * reach * np.sin(turn)], axis=1)
    ribs = [points(coil[i], coil[i] + 0.26 * (np.array([600, 1096]) - coil[i])) for i in range(50, 120, 4)]
    return group(
        Shape(solid(ellipse(600, 1096, 54, 50)), PALE, "fossil", 0.7, form=20, line=0),
        Lines((coil,), 2.2, DEEP),
        Lines(tuple(ribs), 1.4, DEEP, strength=0.7),
        swallow("soaring").placed(262, 820, 0.8),
        swallow("soaring").placed(212, 900, 0.5, flip=True),
    )


def flat(stream: Stream) -> Group:
    """Lamplit, furnished for two, used by one."""
    inside = group(
        *DRAWN("flat"),
        DRAWN("sea_window"),
        hanging_lamp(50, shade=colour("#8a3f4a")).placed(LAMP[0], 392, 2.1),
        perch(),
    )
    front = group(armchair(colour("shawl violet").darker(0.1)).placed(650, 964, 2.9), knitting_on_seat(), tea(stream))
    return group(Clip(solid(ROOM), group(inside, front)), Lines((closed(ROOM),), 3.2), name="flat").lit_by(
        Lamplight(LAMP)
    )


def perch() -> Group:
    ring = ellipse(0, 0, 40, 50)
    bird = parrot("perched").dressed(feather=colour("#3f9a5a"))
    return group(
        Lines(paths([(500, 400), (500, 470)]), 1.6, steady=True),
        Lines((place(closed(ring), 500, 520),), 3.2, colour("#6a4a28"), steady=True),
        bird.placed(500, 566, 2.7, flip=True),
        name="parrot",
    )


def knitting_on_seat() -> Group:
    return group(
        yarn_ball(13, colour("wool red")).placed(560, 958, 2.0),
        knitting(26, colour("wool red"), 34).placed(634, 872, 1.3),
    )


def tea(stream: Stream) -> Group:
    return group(
        round_table(34, 30, colour("walnut")).placed(736, 976, 1.6),
        cup(18).placed(716, 926, 1.9),
        steam(stream, 36).placed(716, 894, 1.3),
        jam_jar(colour("honey")).placed(754, 928, 1.6),
        name="tea",
    )


def old_woman(**posture: Any) -> Group:
    return figure(
        "leaning", age="old", outfit="shawl", hair="bun", mood="weary", shoes="slippers", lean=0.2, nod=-0.3,
        foot=(-10, 0),
        other_foot=(10, 0), **posture,
    ).dressed(shawl=colour("shawl violet"), dress=colour("#46627a"), skirt=colour("#46627a"),
    shoes=colour("#a5402f"))  # fmt: skip


def answering() -> Group:
    """She leans to the shutter with the great tin horn, yet again."""
    lips = np.array(old_woman().placed(*HER_PLACE, HER_SIZE).anchor("mouth")) + np.array([-4.0, 0.0])
    near, far = ((lips + share * (np.array(BELL) - lips) - HER_PLACE) / HER_SIZE for share in (0.2, 0.34))
    woman = old_woman(
        hand=(float(near[0]), float(near[1]) + 3),
        other_hand=(float(far[0]), float(far[1]) + 4),
        grip="holding",
        other_grip="holding",
    )
    return group(
        Wash(solid(ellipse(560, FLOOR - 6, 90, 12)), PLUM, "cast shadow", 0.6, 6),
        tin_horn((float(lips[0]), float(lips[1]))),
        woman.placed(*HER_PLACE, HER_SIZE).lit_by(Lamplight(LAMP)),
        name="echo",
    )


def tin_horn(lips: Point) -> Group:
    """From her lips, through the shutter, out into the noon."""
    start, end = np.array(lips), np.array(BELL)
    along = (end - start) / np.hypot(*(end - start))
    across = np.array([-along[1], along[0]])
    knots = [(0.0, 7), (0.25, 11), (0.55, 22), (0.8, 44), (0.93, 72), (1.0, BELL_SIZE)]
    spine = [start + share * (end - start) for share, _ in knots]
    upper = [spot + half * across for spot, (_, half) in zip(spine, knots, strict=True)]
    lower = [spot - half * across for spot, (_, half) in zip(spine, knots, strict=True)]
    cone = np.vstack([curve(upper), curve(lower)[::-1]])
    tilt = math.atan2(along[1], along[0])
    hollow = end + 3 * along
    rim = ellipse(*BELL, 30, BELL_SIZE + 4, tilt)
    dark = ellipse(float(hollow[0]), float(hollow[1]), 22, BELL_SIZE - 10, tilt)
    seams = [points(upper[i], lower[i]) for i in (1, 2, 3)]
    return group(
        metal(cone, TIN, weight=0.55, form=40, line=2.4),
        Lines(tuple(seams), 1.6, strength=0.7),
        Shape(solid(rim), colour("#f6f4ea"), "metal", 0.3, form=8, modelling=0.4, line=2.2),
        Shape(solid(dark), colour("#4a3a4c"), "inside", 1.1, colour("#7a5f60"), form=FLAT, modelling=0.3, line=1.6),
        name="horn",
    )
