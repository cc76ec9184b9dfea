"""The Winter Lodger: it has brought its own weather, and asks for a room."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import ellipse, limb, outline, points, rectangle, solid
from studio.landscape import snow
from studio.materials import lit, plain, wood
from studio.motifs.things.keepsakes import suitcase
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group

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
    """Winter itself, huge and polite."""
    return group(
        DRAWN("lodger", palette),
        suitcase(leather=colour("#8a4a2a")).placed(664, 1084, 1.9),
        name="lodger",
    )


def threshold() -> Group:
    """It has come in already, a little."""
    drift = outline("236,1096! 320,1074 430,1086 560,1072 712,1094! 700,1120 600,1150 470,1162 340,1146 250,1120")
    return group(
        plain(drift, WHITE, "snow", weight=0.1, form=20, modelling=0.4, line=1.8),
        Veil(drift, WHITE, "snow", 0.6, 6.0),
        name="threshold",
    )


def host(palette: Palette) -> Group:
    """She has opened, and has not said no."""
    leaf = points((206, 62), (60, 10), (60, 1230), (206, 1100))
    cast = outline("130,1150! 290,1150! 330,1230! 40,1230!")
    return group(
        wood(leaf, palette.door, "door", form=FLAT, modelling=0.4, line=2.6),
        plain(ellipse(186, 660, 13), palette.gold, "knob", weight=1.0, line=2.0),
        Wash(cast, palette.hall.darker(0.5), "cast shadow", 0.8, 6, hatched=True),
        DRAWN("host", palette).placed(206, 1150, 1.1),
        name="host",
    )
