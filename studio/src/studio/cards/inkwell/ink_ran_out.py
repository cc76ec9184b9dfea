"""The Ink Ran Out: somebody has to be the first to step off the drawing."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Outline, Points, blob, closed, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import cloud
from studio.materials import metal
from studio.motifs.animals import dog, swallow
from studio.motifs.buildings import cottage, market_stall, steeple, town_house
from studio.motifs.people import figure
from studio.motifs.vessels import cart
from studio.scene import FLAT, INK, Clip, Group, Lines, Painted, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/ink_ran_out")

PAPER = colour("#f3e6c8")
SEPIA = colour("sepia line")
EDGE = 566.0


@card("ink_ran_out")
def ink_ran_out(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=None,
        layers=(
            afternoon(layout.child("sky")),
            DRAWN("far_hills"),
            dry_pen(),
            town(layout.child("town")),
            square(layout.child("stones")),
            townsfolk(),
            pencilled_dog(),
            first_step(),
            one_winged(),
        ),
        focal="first step",
        light=Sunlight((-0.6, -0.6, 0.5)),
        shadow=colour("#7a6484"),
    )


def sketched(item: Painted, pressure: float = 1.0) -> Painted:
    """Only its outline: no colour, no shade, no texture."""
    if isinstance(item, Shape):
        return replace(
            item,
            colour=PAPER,
            colour_below=None,
            weight=0.05,
            modelling=0.0,
            shade=0.0,
            texture="plain",
            form=FLAT,
            line=0.75 * pressure * item.line,
        )
    return replace(item, strength=0.6 * pressure) if isinstance(item, Lines) else item


def drained(item: Painted) -> Painted:
    """Inked and shaded, but the colour never came."""
    return replace(item, colour=PAPER.darker(0.04), colour_below=None, weight=0.3) if isinstance(item, Shape) else item


def inked_until(edge: Outline, drawing: Group) -> Group:
    """The drawing in full inside `edge`, and beyond it a bare outline."""
    return group(Clip(edge, drawing.changed(sketched), inside=False), Clip(edge, drawing))


def afternoon(stream: Stream) -> Group:
    """Blue brushed in from the left until the brush was dry."""
    strokes = [
        limb([(-20, y), (0.5 * reach, y + stream.normal(0, 7)), (reach, y + stream.normal(0, 10))], [44, 40, 6])
        for y, reach in zip(range(60, 420, 34), (520, 430, 560, 400, 470, 380, 500, 350, 430, 330, 300), strict=True)
    ]
    gold = ellipse(120, 420, 280, 150)
    return group(
        Wash(solid(*strokes), colour("#6fa4bc"), "sky", 0.75, 12),
        Wash(solid(gold), colour("#e8b060"), "sky", 0.5, 60),
        cloud(stream, 210, 56, colour("#f4ead4"), weight=0.25).placed(190, 170),
    )


def dry_pen() -> Group:
    """Huge, laid down across the hills at the place where it gave out."""
    holder = limb("560,366 660,286 790,180", [40, 46, 30])
    ferrule = limb([(532, 388), (566, 362)], [40, 42])
    nib = blob("540,360! 562,392! 520,424 470,446! 488,404 520,370")
    return group(
        Wash(solid(limb("490,462 600,400 790,250", [10, 40, 40])), colour("#8a7a88"), "cast shadow", 0.45, 10),
        metal(nib, colour("#a8a49c"), weight=0.9, form=14, line=2.0),
        Lines(paths([(474, 444), (520, 402)]), 1.8),
        Shape(solid(ellipse(522, 400, 5, 5)), INK, "hole", 1.1, modelling=0, line=0.6),
        Shape(solid(holder), colour("madder"), "wood", 1.0, form=20, flow=-0.66, line=2.2),
        metal(ferrule, colour("brass"), form=14, line=1.9),
        name="pen",
    )


def town(stream: Stream) -> Group:
    """From left to right: painted, inked, outlined, three strokes."""
    first = town_house(stream.child(1), 3, 2, 0.0, "stepped", wall=colour("#e8c08a"), roof=colour("#a8483a")).placed(
        96, 812, 0.95
    )
    church = steeple(460, wall=colour("#e4d4b0")).placed(210, 790, 0.92)
    second = town_house(
        stream.child(2), 2, 2, 0.0, "pointed", wall=colour("#c98a6a"), roof=colour("#7d5a3a"), shop=True
    ).placed(270, 820, 0.98)
    third = town_house(stream.child(3), 3, 2, 0.0, "pointed").placed(420, 816, 0.86)
    fourth = cottage().placed(574, 800, 0.5)
    tower = paths("690,780 684,690 692,590", [(742, 770), (746, 690)], "686,592 716,530 738,584")
    return group(
        church,
        first,
        second,
        third.changed(drained),
        fourth.changed(sketched),
        Lines(tower, 1.5, SEPIA, strength=0.8),
        market_stall(colour("madder")).placed(110, 890, 0.95),
        cart(load=True).placed(300, 884, 0.8),
        name="town",
    )


def square(stream: Stream) -> Group:
    """Cobbles as far as there was ink for them."""
    setts: list[Points] = []
    for row, y in enumerate(np.geomspace(836, 1190, 15)):
        size = 0.05 * (y - 500)
        for x in np.arange(20 + 0.5 * size * (row % 2), 480 + 0.2 * (y - 800), 1.25 * size):
            setts.append(ellipse(float(x) + stream.normal(0, 2), float(y), 0.54 * size, 0.3 * size, count=14))
    return group(
        *DRAWN("square"), Lines(tuple(closed(sett) for sett in setts), 1.2, strength=0.6), *DRAWN("square_cast_shadow")
    )


def townsfolk() -> Group:
    """Pressed together, hats in hands, none of them in front."""
    baker = figure(
        "hat in hands",
        "three_quarter",
        outfit="apron",
        hair="receding",
        build="stout",
        mood="wistful",
        beard="moustache",
    ).dressed(shirt=colour("#e8dcc0"))
    widow = figure("waiting", "three_quarter", age="old", outfit="shawl", hat="kerchief", mood="grieving").dressed(
        shawl=colour("#4a3c50"), dress=colour("#5c4a40"), hat=colour("#7a3a3a")
    )
    squire = figure(
        "hat in hands", "profile", outfit="tailcoat", hair="parted", beard="whiskers", mood="startled"
    ).dressed(coat=colour("#4f5f48"))
    smith = figure(
        "hands behind back",
        "three_quarter",
        outfit="leather apron",
        hair="cropped",
        beard="full",
        build="broad",
        mood="stern",
    ).dressed(shirt=colour("#b8603c"))
    miller = figure(
        "hat in hands", "profile", age="old", outfit="coat", hair="bald", beard="long", mood="wistful"
    ).dressed(coat=colour("#c9a05a"))
    mother = figure("standing", "three_quarter", outfit="dress", hair="bun", mood="grieving", hand=(-19, -47)).dressed(
        dress=colour("#8a6a2c")
    )
    child = figure("standing", "three_quarter", age="child", outfit="short dress", hair="plaits").dressed(
        dress=colour("#c8705c"), skirt=colour("#c8705c")
    )
    maid = figure(
        "listening", "profile", outfit="blouse and skirt", hair="plait", hat="bonnet", mood="startled"
    ).dressed(skirt=colour("#5a7a6a"), blouse=colour("#eadcc0"))
    crowd = (
        (smith, 88, 1040, 3.3),
        (maid, 186, 1034, 3.0),
        (squire, 300, 1040, 3.25),
        (widow, 132, 1092, 2.9),
        (baker, 236, 1094, 3.1),
        (miller, 384, 1066, 3.1),
        (child, 364, 1128, 2.9),
        (mother, 300, 1124, 3.2),
    )
    return group(*(person.placed(x, y, size, flip=True) for person, x, y, size in crowd), name="townsfolk")


def pencilled_dog() -> Group:
    """All there but the tail."""
    hound = dog("looking back").dressed(fur=colour("#a8743c")).placed(150, 1152, 2.2)
    return inked_until(solid(rectangle(0, 900, 196, 1220)), hound)


def first_step() -> Group:
    """In red, one foot over; it is a foot-shaped line."""
    woman = figure("striding", "profile", outfit="jacket and skirt", hair="bun")
    stepping = woman.dressed(
        coat=colour("madder"), jacket=colour("madder"), skirt=colour("#7a2c34"), shoes=colour("#3a2a28")
    ).placed(556, 1150, 4.5, flip=True)
    edge = solid(points((-20, 0), (640, 0), (600, 800), (EDGE + 26, 1000), (EDGE + 20, 1220), (-20, 1220)))
    return group(inked_until(edge, stepping), name="first step")


def one_winged() -> Group:
    """Half drawn, still flying."""
    bird = swallow("flying").placed(424, 300, 2.6, flip=True)
    return inked_until(solid(rectangle(0, 0, 428, 600)), bird)
