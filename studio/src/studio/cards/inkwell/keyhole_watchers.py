"""The Watcher Watched: a chain of people who all think themselves unseen; we are its last link."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import WARDROBE, Arm, Body, Camera, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, closed, ellipse, limb, outline, points, rectangle, solid, with_holes
from studio.materials import lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Lines, Scene, Sunlight, Wash, group
from studio.stage import boards

LIGHT = Sunlight((-0.7, -0.5, 0.45))
KEYHOLE = (264.0, 548.0)  # in the far door
KNEELING = Pose(
    hips=(0, 0.50, -0.10),
    pelvis=(0, 34, 0),
    bend=(0, 20, 0),
    head=(0, 2, 0),
    left=Arm((0.10, 0.16, 0.72), (0.8, -0.7, 0), "flat", (0, 0.9, 0.3), (0, 0, 1)),
    right=Arm((0.16, -0.10, 0.66), (0.8, -0.7, 0), "flat", (0, 0.8, 0.5), (0, 0, 1)),
    left_leg=Leg((0.13, 0.03, -0.48), pole=(0.1, -1, 0.4), toe=(0.1, -0.3, -1)),
    right_leg=Leg((0.13, 0.03, -0.54), pole=(0.1, -1, 0.4), toe=(0.1, -0.3, -1)),
)


@card("keyhole_watchers")
def keyhole_watchers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette), door(palette), wardrobe(palette), peeper(), plate(palette), focal="peeper"
    )


def room(palette: Palette) -> Group:
    stripes = tuple(points((x, 60), (x, 850)) for x in range(40, 800, 46))
    return group(
        plain(rectangle(0, 0, 800, 860), palette.paper, "wall", form=FLAT, modelling=0.0, line=0.0),
        Lines(stripes, 9.0, palette.paper.mixed(palette.shade, 0.3), strength=0.4),
        *boards(856, palette.floor, palette.floor.darker(0.15), joints=range(-500, 1400, 90), spread=(0.55, 1.6)),
        plain(rectangle(0, 826, 800, 858), palette.frame, "skirting", form=6, line=2.0),
    )


def door(palette: Palette) -> Group:
    """Shut, with light behind it and somebody's eye in that light."""
    x, y = KEYHOLE
    panels = [rectangle(a, b, a + 98, c) for a in (250, 372) for b, c in ((300, 460), (650, 820))]
    hole = np.vstack(
        [
            ellipse(x, y, 15, 15, start=math.pi - 1.0, end=math.tau + 1.0, count=24),
            points((x + 15, y + 46), (x - 15, y + 46)),
        ]
    )
    return group(
        plain(rectangle(202, 226, 520, 862), palette.frame, "frame", form=6, line=2.2),
        wood(rectangle(228, 254, 494, 862), palette.door, "door", form=FLAT, modelling=0.3, line=2.0),
        *(wood(ring, palette.door.lighter(0.08), "panel", form=8, line=1.8) for ring in panels),
        metal(rectangle(x - 34, y - 62, x + 34, y + 72), palette.brass, "lock", form=6, line=2.2),
        lit(hole, colour("#fff8c8"), "keyhole", line=1.8),
        lit(ellipse(x, y + 2, 7, 8), palette.pitch, "pupil", weight=1.2),
    )


def wardrobe(palette: Palette) -> Group:
    """Open by a hand's breadth."""
    eyes = points((604, 470), (636, 472))
    return group(
        Wash(
            solid(points(536, 860, 560, 800, 560, 200, 580, 200, 580, 900, 520, 900)),
            palette.shade,
            "cast shadow",
            0.7,
            4,
        ),
        wood(rectangle(572, 170, 840, 900), palette.walnut, "wardrobe", form=FLAT, modelling=0.4, line=2.6),
        plain(rectangle(586, 210, 660, 880), palette.pitch, "dark", weight=1.3, modelling=0, line=1.6),
        wood(
            outline("654,204! 830,170! 830,950! 654,884!"),
            palette.walnut.lighter(0.1),
            "leaf",
            form=FLAT,
            modelling=0.4,
            line=2.6,
        ),
        wood(outline("680,262! 830,240! 830,860! 680,830!"), palette.walnut, "leaf", form=8, line=1.8),
        Dots(eyes, np.array([15.0, 15.0]), colour("#fffdf2"), "eyes"),
        Dots(eyes + points((-6, 4)), np.array([7.0, 7.0]), palette.pitch, "pupils"),
        name="wardrobe",
    )


def peeper() -> Group:
    """On his knees, and quite sure that he is alone."""
    body = Body(age=52, stout=0.7, skin="#d89a74", hair=Hair("bald", "#8a5a3a"), beard="whiskers")
    dress = replace(WARDROBE["night"], hat="nightcap", hat_colour="#e0322c")
    man = person(body, Head("concentration", yaw=6), KNEELING, dress, facing=-146)
    return drawn(man, camera=Camera((462, 1056), 9.0, pitch=10), light=LIGHT, pen=1.5, shadow=0.6, name="peeper")


def keyhole() -> Points:
    """The hole we look through: a round head and a flaring foot."""
    head = ellipse(400, 430, 360, 360, start=math.pi - 1.02, end=math.tau + 1.02, count=60)
    return np.vstack([head, points((724, 1172), (76, 1172))])


def plate(palette: Palette) -> Group:
    """The dark of our own side."""
    hole = keyhole()
    return group(
        lit(with_holes(rectangle(-20, -20, 820, 1220), hole), palette.pitch, "plate", weight=1.3),
        metal(limb(closed(hole), [13, 13], steps=1), palette.brass, "rim", form=6, line=2.0),
    )
