"""The Watcher Watched: a chain of people who all think themselves unseen; we are its last link."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Outline, Point, Points, closed, curve, ellipse, limb, paths, points, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import mouse
from studio.motifs.people import View, figure, portrait
from studio.motifs.rooms import wardrobe
from studio.motifs.things.lights import chamberstick
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Painted, Scene, Shape, group

DRAWN = Sheet("inkwell/keyhole_watchers")

FLAME = (598.0, 976.0)
PITCH = colour("#120d10")
LAMP = colour("#ffdc92")


@card("keyhole_watchers")
def keyhole_watchers(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#8a3a34"), colour("#a34a3c"), lines=0.35),
        layers=(
            DRAWN("wallpaper"),
            DRAWN("far_door"),
            sideways_portraits(),
            DRAWN("floor"),
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
    rim = limb(closed(hole), [11, 11], steps=1)
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
        *DRAWN("plate"),
        *screws,
        Lines(tuple(scratches), 1.2, colour("#6a5236"), strength=0.7),
        Shape(solid(rim), colour("#8a6430"), "brass", 1.0, form=5, line=1.4),
        name="plate",
    )


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
