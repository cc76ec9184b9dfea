"""What the Bucket Brought: he looks down, and there is the kitchen, and she has not noticed."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Head, Pose, drawn, person
from studio.figures.hands import Wrist, closed_round, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import closed, ellipse, limb, outline, points, solid
from studio.landscape import snow as falling
from studio.materials import cloth, metal, plain, wood
from studio.motifs.rooms import round_table, stove
from studio.motifs.things.kitchen import jug
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lamplight, Lines, Scene, Wash, group

BUCKET = (400.0, 600.0)
ACROSS = 336.0
DEEP = 0.8  # how much smaller the bottom looks than the rim
LIGHT = Lamplight(BUCKET)


@card("bucket_room")
def bucket_room(chance: Chance, palette: Palette) -> Scene:
    """Straight down: snow, a rim of staves, and a lit floor far below."""
    x, y = BUCKET
    ground = plain(
        outline("-20,-20! 820,-20! 820,1230! -20,1230!"), palette.snow, weight=0.7, form=FLAT, modelling=0.3, line=0.0
    )
    shade = Wash(solid(ellipse(x + 50, y + 60, ACROSS + 40)), palette.night, "cast shadow", 0.7, 26)
    return Rig(None, LIGHT, None, palette.night).scene(
        group(ground, shade),
        bucket(palette),
        hands(palette),
        falling(chance.layout, 70, (0, 0, 800, 1200), 6.0),
        focal="bucket",
    )


def bucket(palette: Palette) -> Group:
    x, y = BUCKET
    floor = ellipse(x, y, DEEP * ACROSS)
    staves = tuple(
        points(
            (x + DEEP * ACROSS * math.cos(t), y + DEEP * ACROSS * math.sin(t)),
            (x + ACROSS * math.cos(t), y + ACROSS * math.sin(t)),
        )
        for t in np.linspace(0, math.tau, 26, endpoint=False)
    )
    return group(
        wood(ellipse(x, y, ACROSS + 24), palette.oak, "rim", form=14, line=3.0),
        metal(solid(limb(closed(ellipse(x, y, ACROSS + 10)), [10, 10], steps=1)), palette.iron, line=1.2),
        wood(ellipse(x, y, ACROSS), palette.oak.darker(0.35), "inside", form=60, line=2.6),
        Lines(staves, 1.8),
        Glow(BUCKET, 430, palette.lamp, 0.7),
        plain(floor, palette.lamp, "floor", weight=0.6, form=FLAT, modelling=0.1, line=2.6),
        Clip(solid(floor), kitchen(palette)),
        metal(
            limb("74,640 110,330 250,140 400,96 550,140 690,330 726,640", [13, 13]),
            palette.iron,
            "handle",
            form=5,
            line=2.2,
        ),
        name="bucket",
    )


def kitchen(palette: Palette) -> Group:
    """No bigger than a plate: boards, a rug, a stove, a table, and somebody rolling dough."""
    x, y = BUCKET
    joints = tuple(points((a, y - 280), (a, y + 280)) for a in range(120, 690, 38))
    rolling = Arm((-0.10, -0.5, 0.55), (0.9, -0.4, -0.2), "grip", (0, -0.3, 1), (0, -1, 0))
    cook = person(
        PEOPLE["grandmother"],
        Head("tenderness", pitch=24),
        Pose(bend=(0, 18, 0), head=(0, 20, 0), left=rolling, right=rolling),
        WARDROBE["milkmaid"],
        facing=24,
    )
    return group(
        Lines(joints, 1.6, palette.oak),
        cloth(ellipse(x, y + 110, 190, 116), palette.rug, "rug", form=10, line=2.0),
        stove(pipe=110).placed(x - 150, y + 6, 2.0),
        drawn(cook, camera=Camera((x + 20, y + 110), 3.3, pitch=30), light=LIGHT, pen=0.9),
        round_table(44, 30, colour("honey wood")).placed(x + 66, y + 196, 2.4),
        jug().placed(x + 118, y + 116, 1.5),
    )


def hands(palette: Palette) -> Group:
    """Old hands on the rim, in sleeves with snow on them."""
    parts: list[Part] = []
    skin = colour("#c08a68")
    for side, name in ((-1.0, "l"), (1.0, "r")):
        wrist = Wrist(vec(side * 25.5, -17, 0), vec(-side * 0.5, 0.85, 0.1), vec(0, 0.1, -1), side > 0, 10.0)
        arm = tube(
            [vec(side * 25.5, -17, 0), vec(side * 27, -24, 1), vec(side * 34, -40, 3)], [1.5, 1.9, 2.4], capped=False
        )
        sleeve = tube([vec(side * 26, -22, 0.6), vec(side * 40, -56, 4)], [2.8, 5.0], capped=False)
        parts += hand(wrist, closed_round(1.6, 10), skin, name, frozenset({f"{name}arm"}), detail=1.4)
        parts += [
            Part(
                f"{name}arm",
                arm.mesh(),
                skin,
                "skin",
                "skin",
                0.85,
                0.2,
                1.1,
                f"{name}hand",
                frozenset({f"{name}palm"}),
                1.6,
            ),
            Part(f"{name}cloth", sleeve.mesh(), palette.wool, "coat", "garment", 0.95, 0.5, 1.3),
        ]
    return stage(parts, Camera(BUCKET, 13.0), LIGHT, "hands", pen=1.6)
