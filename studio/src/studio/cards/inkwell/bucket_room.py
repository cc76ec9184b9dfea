"""What the Bucket Brought: he looks down, and there is the kitchen, and she has not noticed."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Head, Pose, drawn, person
from studio.figures.hands import Gesture, Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import closed, ellipse, limb, outline, points, rectangle, solid
from studio.landscape import snow as falling
from studio.materials import cloth, metal, plain, wood
from studio.motifs.rooms import round_table, stove
from studio.motifs.things.kitchen import jug
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lamplight, Lines, Scene, Wash, group

BUCKET = (400.0, 600.0)
ACROSS = 336.0
DEEP = 0.8  # how much smaller the bottom looks than the rim
SCALE = 13.0
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
            limb("52,524 92,300 240,134 400,92 560,134 708,300 748,524", [13, 13]),
            palette.iron,
            "handle",
            form=5,
            line=2.2,
        ),
        *(metal(ellipse(x + side * 348, y - 78, 17, 20), palette.iron, "lug", form=5, line=2.0) for side in (-1, 1)),
        name="bucket",
    )


def kitchen(palette: Palette) -> Group:
    """No bigger than a plate: boards, a rug, a stove, a table, and somebody rolling dough."""
    x, y = BUCKET
    panels = tuple(points((a, y - 280), (a, y - 20)) for a in range(120, 690, 38))
    joints = tuple(points((x + 0.42 * k, y), (x + 1.3 * k, y + 290)) for k in range(-660, 661, 66))
    ends = tuple(points((x + a, b), (x + c, b)) for a, b, c in ((-200, 640, -120), (60, 680, 180), (-260, 740, -60)))
    floor = rectangle(x - 300, y - 2, x + 300, y + 300)
    skirting = rectangle(x - 300, y - 22, x + 300, y)
    rolling = Arm((-0.10, -0.5, 0.55), (0.9, -0.4, -0.2), "grip", (0, -0.3, 1), (0, -1, 0))
    cook = person(
        PEOPLE["grandmother"],
        Head("tenderness", pitch=24),
        Pose(bend=(0, 18, 0), head=(0, 20, 0), left=rolling, right=rolling),
        WARDROBE["milkmaid"],
        facing=24,
    )
    bowl = outline([(x + 18, y + 56), (x + 92, y + 56), (x + 74, y + 96), (x + 36, y + 96)])
    return group(
        Lines(panels, 1.4, palette.oak, strength=0.7),
        wood(floor, palette.oak.lighter(0.3), "floor", weight=0.6, form=FLAT, modelling=0.2, line=1.8),
        Lines((*joints, *ends), 1.5, palette.oak.darker(0.3), strength=0.7),
        wood(skirting, palette.oak.lighter(0.1), "skirting", form=4, line=1.6),
        cloth(ellipse(x + 6, y + 138, 190, 84), palette.rug, "rug", form=10, line=2.0),
        Wash(solid(ellipse(x - 140, y + 26, 90, 14)), palette.oak.darker(0.5), "shadow", 0.6, 8),
        stove(pipe=110).placed(x - 150, y + 26, 2.0),
        Wash(solid(ellipse(x + 40, y + 128, 80, 18)), palette.rug.darker(0.5), "shadow", 0.6, 8),
        drawn(cook, camera=Camera((x + 24, y + 124), 3.5, pitch=20), light=LIGHT, pen=0.9),
        round_table(44, 30, colour("honey wood")).placed(x + 62, y + 164, 2.4),
        cloth(ellipse(x + 55, y + 56, 34, 16), colour("#fbf2dc"), "dough", weight=0.3, form=8, line=1.6),
        plain(bowl, palette.snow, "bowl", weight=0.7, form=10, line=1.8),
        jug().placed(x + 124, y + 90, 1.3),
    )


def hands(palette: Palette) -> Group:
    """Old hands on the rim, thumbs inside it, in sleeves with snow on them."""
    left = holder("l", 203.0, -1.0, Gesture((16, 18, 20, 24), (20, 22, 26, 30), 2, (30, 66, 6)), palette)
    right = holder("r", -34.0, 1.0, Gesture((8, 10, 16, 22), (14, 20, 26, 32), 4, (44, 60, 24)), palette)
    return stage([*left, *right], Camera(BUCKET, SCALE), LIGHT, "hands", pen=1.6)


def holder(name: str, turn: float, side: float, gesture: Gesture, palette: Palette) -> list[Part]:
    """A hand lying along the outer wall at this turn of the rim, and the arm it comes from."""
    skin, t = colour("#c08a68"), math.radians(turn)
    out = vec(math.cos(t), math.sin(t), 0)
    ahead = side * vec(-math.sin(t), math.cos(t), 0)
    at = (ACROSS + 44) / SCALE * out - 5.0 * ahead - vec(0, 0, 1.0)
    wrist = Wrist(at, ahead, -out, side < 0, 11.5)
    arm = tube([at, at - 6 * ahead + 0.6 * out, at - 16 * ahead + 2 * out], [1.7, 2.1, 2.5], capped=False)
    sleeve = tube([at - 4.5 * ahead + 0.4 * out, at - 44 * ahead + 7 * out], [3.0, 5.6], capped=False)
    return [
        *hand(wrist, gesture, skin, name, frozenset({f"{name}arm"}), detail=1.4),
        Part(
            f"{name}arm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, f"{name}hand",
            frozenset({f"{name}palm"}), 1.6,
        ),
        Part(f"{name}cloth", sleeve.mesh(), palette.wool, "coat", "garment", 0.95, 0.5, 1.3),
    ]  # fmt: skip
