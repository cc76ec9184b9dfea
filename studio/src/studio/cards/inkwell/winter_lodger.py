"""The Winter Lodger: it has brought its own weather, and asks for a room."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import BREEDS, CARRIAGES, PEOPLE, Arm, Camera, Dress, Head, Pose, animal, drawn, person
from studio.geometry import curve, ellipse, limb, outline, points, rectangle, solid
from studio.landscape import snow
from studio.materials import cloth, lit, plain, wood
from studio.motifs.things.keepsakes import suitcase
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/winter_lodger")

LIGHT = Sunlight((-0.35, -0.8, 0.35))
WHITE = colour("#ffffff")
OPENING = rectangle(236, 96, 712, 1086)


@card("winter_lodger")
def winter_lodger(chance: Chance, palette: Palette) -> Scene:
    outside = group(
        autumn(chance.layout.child("leaves"), palette),
        lodger(palette),
        snow(chance.layout.child("flakes"), 110, (230, 90, 720, 1090), 7.0),
    )
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette), group(Clip(solid(OPENING), outside)), threshold(), host(palette), focal="lodger"
    )


def room(palette: Palette) -> Group:
    """A dark hall, and the door's light on its boards."""
    seams = tuple(points((x, 1086), (470 + 2.2 * (x - 470), 1220)) for x in range(-20, 860, 62))
    return group(
        lit(rectangle(-20, -20, 820, 1230), palette.hall, "wall", weight=1.1),
        wood(rectangle(-20, 1086, 820, 1230), palette.hall.lighter(0.12), "floor", form=FLAT, modelling=0.3, line=1.8),
        Lines(seams, 1.6),
        wood(rectangle(206, 62, 742, 1092), palette.frame, "frame", form=6, line=2.4),
        name="room",
    )


def autumn(stream: Stream, palette: Palette) -> Group:
    """Everything out there is red still, except where somebody has walked."""
    places = np.stack([stream.uniform(220, 730, count=420), stream.uniform(80, 820, count=420)], axis=1)
    leaves = [
        ellipse(x, y, size, 0.6 * size, turn, count=10)
        for (x, y), size, turn in zip(
            places, stream.uniform(9, 20, count=420), stream.uniform(0, 3, count=420), strict=True
        )
    ]
    garden = outline("220,884! 330,854 470,864 600,850 730,876! 730,1100! 220,1100!")
    trunks = ("270,900 282,640 262,420 290,200", "676,900 660,620 690,380 664,180", "612,880 620,700 606,520")
    return group(
        lit(rectangle(220, 80, 730, 1100), palette.red, "autumn", weight=1.0, colour_below=palette.orange),
        plain(solid(*(limb(trunk, [34, 26, 18, 10]) for trunk in trunks)), palette.hall, "trunk", weight=1.0, line=1.2),
        plain(solid(*leaves[::2]), palette.red.darker(0.2), "leaf", weight=0.9, modelling=0.2, line=0.8),
        plain(solid(*leaves[1::2]), palette.orange, "leaf", weight=0.9, modelling=0.2, line=0.8),
        lit(garden, WHITE, "snow", weight=0.1, line=1.6),
        Veil(garden, WHITE, "snow", 0.8, 4.0),
        name="autumn",
    )


def lodger(palette: Palette) -> Group:
    """Winter itself, huge and polite, hat in paw."""
    breed = replace(BREEDS["bear"], coat="#fbfcff", points="#e4e9f4")
    begging = replace(CARRIAGES["rear"], neck=(-6, 30, 0), head=(-10, 20, 0), eyes="open")
    view = Camera((500, 1066), 8.9, pitch=2)
    beast = drawn(animal(breed, begging, facing=-14), camera=view, light=LIGHT, pen=1.5, shade=0.45)
    fall = outline("452,330! 560,300 640,400 690,620 716,860 730,1044! 660,1030 600,1060 540,1036 480,700")
    folds = ("604,380 640,640 664,1030", "636,420 684,700 704,1034", "580,420 600,760 604,1046")
    collar = outline("322,436! 400,468 486,440 556,340! 606,338 592,420 500,492 404,516 330,480")
    left = outline("346,440! 300,560 262,800 250,1050! 330,1040 390,1050! 400,600")
    return group(
        cloth(left, palette.cape.darker(0.2), "cape", line=2.0),
        cloth(fall, palette.cape, "cape", colour_below=palette.cape.darker(0.25), line=2.2),
        Lines(tuple(curve(fold) for fold in folds), 2.0, strength=0.7),
        suitcase(leather=colour("#8a4a2a")).placed(640, 1074, 2.2),
        beast,
        plain(ellipse(344, 383, 21, 14), colour("#1c191f"), "nose", weight=1.2, line=1.2),
        cloth(collar, palette.cape, "cape", form=12, line=2.2),
        plain(ellipse(404, 492, 15), colour("#f4c83c"), "clasp", weight=0.9, line=1.8),
        DRAWN("bowler").placed(352, 640, 3.4, -0.2),
        name="lodger",
    )


def threshold() -> Group:
    """It has come in already, a little."""
    drift = outline("236,1096! 320,1060 430,1074 560,1056 712,1092! 700,1120 600,1150 470,1162 340,1146 250,1120")
    return group(
        plain(drift, WHITE, "snow", weight=0.1, form=20, modelling=0.4, line=1.8),
        Veil(drift, WHITE, "snow", 0.6, 6.0),
        name="threshold",
    )


def host(palette: Palette) -> Group:
    """She has the door in her hand, and has not said no."""
    leaf = points((206, 62), (60, 10), (60, 1230), (206, 1100))
    pose = Pose(
        bend=(6, -4, 4),
        head=(-30, -30, 0),
        left=Arm((0.72, -0.1, 0.3), (0.5, -0.9, -0.2), "grip", (0.2, 0.8, 0.5), (-0.4, 0, -1)),
        right=Arm((-0.1, -0.5, 0.45), (0.9, -0.3, -0.2), "rest", (-0.8, 0.3, 0.3), (0, 0, -1)),
    )
    dress = Dress(top="#3a2c4c", skirt=0.9, skirt_tone="top", apron="#d8cfe0")
    woman = person(PEOPLE["grandmother"], Head("calm", yaw=-10), pose, dress, facing=140)
    return group(
        wood(leaf, palette.door, "door", form=FLAT, modelling=0.4, line=2.6),
        drawn(woman, camera=Camera((212, 1240), 6.6, pitch=4), light=Sunlight((0.8, -0.5, -0.1)), pen=1.4),
        name="host",
    )
