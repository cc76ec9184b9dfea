"""The Watcher Watched: a chain of people who all think themselves unseen; we are its last link."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Outline, Point, Points, curve, ellipse, limb, paths, points, rectangle, solid, with_holes
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import mouse
from studio.motifs.people import View, figure, portrait
from studio.motifs.rooms import wardrobe
from studio.motifs.things.lights import chamberstick
from studio.scene import (
    FLAT,
    Clip,
    Dots,
    Glaze,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Painted,
    Scene,
    Shape,
    Wash,
    group,
)

FLAME = (598.0, 976.0)
SKIRTING, FLOOR = 832.0, 866.0
PITCH = colour("#120d10")
LAMP = colour("#ffdc92")


@card("keyhole_watchers")
def keyhole_watchers(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#8a3a34"), colour("#a34a3c"), lines=0.35),
        layers=(
            wallpaper(),
            far_door(),
            sideways_portraits(),
            floor(),
            group(Glow((FLAME[0] - 20, FLAME[1] - 90), 700, LAMP, 0.6, falloff=1.1)),
            watched_wardrobe(),
            group(contact_shadow(372, 1046, 300, PITCH, 0.8), contact_shadow(594, 1066, 100, PITCH, 0.6)),
            peeper(),
            chamberstick().placed(FLAME[0], FLAME[1] + 88, 2.5),
            small_witness(),
            plate(layout.child("plate")),
        ),
        focal="peeper",
        light=Lamplight(FLAME),
        glaze=Glaze(colour("#3a1a24"), 0.42, top=0.8),
        shadow=colour("#4a2430"),
    )


def keyhole() -> Points:
    """The hole we look through: a round head and a flaring foot."""
    head = ellipse(400, 420, 330, 330, start=math.pi - 1.08, end=math.tau + 1.08, count=60)
    return np.vstack([head, points((672, 1146), (128, 1146))])


def plate(stream: Stream) -> Group:
    """The dark of our own side: a lock plate worn bright along the edge."""
    hole = keyhole()
    dark = Shape(
        with_holes(rectangle(-20, -20, 820, 1220), hole), PITCH, "plate", 1.25, form=FLAT, modelling=0.2, line=0
    )
    rim = limb(np.vstack([hole, hole[:1]]), [11, 11], steps=1)
    scratches = [
        curve([(x, y), (x + stream.normal(0, 30), y + stream.normal(0, 40))])
        for x, y in ((90, 900), (120, 1010), (700, 930), (66, 120), (736, 110), (716, 1050))
    ]
    screws: list[Item] = []
    for x, y in ((96, 1092), (704, 1092), (96, 96), (704, 96)):
        screws += [
            Shape(solid(ellipse(x, y, 15, 15)), colour("#4a3a2a"), "screw", 1.0, line=1.3),
            Lines(paths([(x - 10, y - 5), (x + 10, y + 5)]), 2.4),
        ]
    return group(
        dark,
        *screws,
        Lines(tuple(scratches), 1.2, colour("#6a5236"), strength=0.7),
        Shape(solid(rim), colour("#8a6430"), "brass", 1.0, form=5, line=1.4),
        name="plate",
    )


def wallpaper() -> Group:
    """Stripes with a sprig on every second one."""
    stripes = [rectangle(x, 60, x + 26, SKIRTING) for x in range(60, 760, 64)]
    sprigs = [
        curve([(x + 13, y), (x + 5, y - 12), (x + 13, y - 26), (x + 21, y - 12), (x + 13, y)])
        for x in range(92, 760, 64)
        for y in range(120, 820, 74)
    ]
    return group(
        Wash(solid(*stripes), colour("#5a1c22"), "stripe", 0.6, 1.5),
        Lines(tuple(sprigs), 1.3, colour("#e0a860"), strength=0.6),
        name="wallpaper",
    )


def far_door() -> Group:
    """Panelled walnut; a line of light under it, and in the light two feet."""
    walnut = colour("#6d452a")
    panels = [rectangle(x, y, x + 74, y + tall) for x in (252, 352) for y, tall in ((292, 160), (492, 110), (690, 120))]
    feet = [ellipse(x, SKIRTING + 8, 20, 9) for x in (250, 290)]
    return group(
        Shape(solid(rectangle(204, 238, 474, FLOOR)), walnut.darker(0.2), "frame", 1.0, form=8, line=1.8),
        Shape(solid(rectangle(226, 264, 452, SKIRTING + 2)), walnut, "door", 1.0, form=FLAT, modelling=0.3, line=1.8),
        *(Shape(solid(panel), walnut.lighter(0.05), "door", 0.95, form=7, modelling=0.6, line=1.5) for panel in panels),
        Shape(solid(rectangle(226, SKIRTING + 2, 452, FLOOR - 8)), LAMP, "light", 0.9, modelling=0, line=1.0),
        Shape(solid(*feet), PITCH, "feet", 1.1, modelling=0, line=0.6),
        Shape(solid(rectangle(236, 630, 264, 752)), colour("brass"), "lock", 1.0, form=4, line=1.3),
        Shape(solid(ellipse(250, 656, 16, 14)), colour("brass").lighter(0.1), "knob", 1.0, line=1.3),
        Glow((251, 716), 60, LAMP, 1.0),
        Dots(points((251, 716)), np.array([5.0]), colour("#fff6d0"), "light"),
        name="door",
    ).placed(30)


def sideways_portraits() -> Group:
    """Ancestors; every gaze slides towards the kneeling man."""
    elder = portrait(1.9, "old", hair="bald", beard="whiskers", gaze=(-1.0, -0.4), bust=False)
    aunt = portrait(1.2, "old", hair="bun", mood="stern", gaze=(-1.0, -0.6), bust=False)
    cousin = portrait(1.2, hair="short", beard="full", mood="sly", gaze=(1.0, -0.6), bust=False)
    return group(
        ancestor(elder, (140, 372), 40, 52), ancestor(aunt, (340, 152), 36, 46), ancestor(cousin, (578, 206), 38, 48)
    )


def ancestor(head: Group, at: Point, wide: float, tall: float) -> Group:
    x, y = at
    oval: Outline = solid(ellipse(x, y, wide, tall))
    return group(
        Shape(solid(ellipse(x, y, wide + 11, tall + 11)), colour("antique gold"), "frame", 1.0, form=8, line=1.6),
        Shape(oval, colour("#4a3a34"), "ground", 1.0, form=FLAT, line=1.3),
        Clip(oval, group(head.placed(x, y + 0.95 * tall, 0.0196 * tall))),
    )


def floor() -> Group:
    """Boards running towards the far door."""
    boards = [points((400 + 0.62 * (x - 400), FLOOR), (400 + 1.6 * (x - 400), 1180)) for x in range(-60, 900, 62)]
    return group(
        Shape(
            solid(rectangle(60, SKIRTING - 8, 234, FLOOR), rectangle(504, SKIRTING - 8, 760, FLOOR)),
            colour("#4a2f22"),
            "skirting",
            1.0,
            form=5,
            line=1.4,
        ),
        Shape(
            solid(rectangle(40, FLOOR, 780, 1200)),
            colour("#9a6c40"),
            "floor",
            0.95,
            colour("#5c3a28"),
            form=FLAT,
            texture="wood",
            flow=math.pi / 2,
            line=1.6,
        ),
        Lines(tuple(boards), 1.6),
        name="floor",
    )


def watched_wardrobe() -> Group:
    """Open by a finger; there are eyes in the gap."""
    case = wardrobe(0.45, colour("#7a4e30")).placed(648, 884, 3.5).changed(flatter)
    eyes = points((622, 470), (640, 472))
    return group(
        case,
        Dots(eyes, np.array([9.0, 9.0]), colour("#fff4d6"), "eyes"),
        Dots(eyes + points((-3.5, 1.5)), np.array([4.2, 4.2]), colour("ink black"), "pupils"),
        name="wardrobe",
    )


def flatter(item: Painted) -> Painted:
    """Less modelled: large boards by candlelight turn blotchy otherwise."""
    return replace(item, modelling=0.4) if isinstance(item, Shape) else item


def peeper() -> Group:
    """On his knees at the far keyhole, his bare soles too near the flame."""
    man = figure(
        "kneeling",
        View(-0.3, 0.12),
        outfit="nightshirt",
        hat="nightcap",
        hair="receding",
        shoes="bare",
        lean=0.5,
        hand=(-24, -46),
        other_hand=(-22, -40),
    )
    x, y = man.anchor("eye")
    size = (716 - 1058) / y
    return man.dressed(hat=colour("#b8433a")).placed(304 - size * x, 1058, size).named("peeper")


def small_witness() -> Group:
    return group(mouse("sitting").placed(520, 1126, 3.0, flip=True))
