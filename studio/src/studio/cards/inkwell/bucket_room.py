"""What the Bucket Brought: he looks down, and she looks up: which of them has been found?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Head, Pose, drawn, person
from studio.figures.hands import Gesture, Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import ground_shadow, stage
from studio.geometry import closed, ellipse, limb, points, rectangle, solid
from studio.landscape import snow as falling
from studio.materials import cloth, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lamplight, Lines, Scene, Sunlight, Veil, Wash, group

BUCKET = (400.0, 600.0)
ACROSS = 336.0
DEEP = 0.8  # how much smaller the bottom looks than the rim
SCALE = 13.0
LIGHT = Lamplight(BUCKET)
SUN = Sunlight((-0.5, -0.5, 0.7))


@card("bucket_room")
def bucket_room(chance: Chance, palette: Palette) -> Scene:
    x, y = BUCKET
    ground = Veil(solid(rectangle(-60, -60, 860, 1260)), palette.snow, "snow", 1.0, 2)
    shade = Wash(solid(ellipse(x + 76, y + 92, 366, count=120)), palette.night, "cast shadow", 0.55, 4, hatched=True)
    return Rig(None, LIGHT, None, palette.night).scene(
        group(ground, shade),
        bucket(palette),
        hands(palette),
        falling(chance.layout, 70, (0, 0, 800, 1200), 6.0),
        focal="bucket",
    )


def bucket(palette: Palette) -> Group:
    x, y = BUCKET
    room, somebody = kitchen(palette)
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
        Clip(solid(floor), room),
        somebody,
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


def kitchen(palette: Palette) -> tuple[Group, Group]:
    """No bigger than a plate: boards, a rug, and somebody who has noticed."""
    x, y = BUCKET
    joints = tuple(points((x + k, y - 300), (x + k, y + 300)) for k in range(-280, 281, 46))
    ends = tuple(points((x + k, b), (x + k + 46, b)) for k, b in ((-234, 470), (-142, 800), (134, 430), (226, 640)))
    calling = Arm((0.62, 0.42, 0.20), (0.6, -0.6, 0.1), "open", (0.3, 0.8, -0.6), (0, 0.5, 0.9))
    floured = Arm((0.22, -0.66, 0.34), (0.9, -0.2, -0.5), "open", (0.3, -0.6, 0.7), (0, 0.2, 1))
    cook = person(
        PEOPLE["bride"],
        Head("awe", yaw=-6, pitch=-34, roll=6),
        Pose(bend=(0, -8, 4), head=(0, -18, 0), left=calling, right=floured),
        replace(WARDROBE["milkmaid"], hat="", bottom="#2f6ac0"),
        facing=14,
    )
    view = Camera((x - 30, y + 196), 5.0, pitch=62, distance=190)
    return group(
        wood(ellipse(x, y, 300), palette.floor, "floor", weight=0.6, form=FLAT, modelling=0.2, line=0.0),
        Lines((*joints, *ends), 1.8, palette.oak.darker(0.3), strength=0.7),
        cloth(ellipse(x - 16, y + 82, 190, 158), palette.rug, "rug", form=10, modelling=0.5, line=2.4),
        Lines((closed(ellipse(x - 16, y + 82, 168, 138)),), 5.0, palette.lamp, strength=0.9),
        ground_shadow(cook.parts, view, SUN, weight=0.7),
    ), drawn(cook, camera=view, light=SUN, pen=1.3)


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
    cuff = tube([at - 3.6 * ahead + 0.3 * out, at - 7.6 * ahead + 0.7 * out], [3.3, 3.5], capped=False)
    sleeve = tube(
        [at - 6 * ahead + 0.5 * out, at - 20 * ahead + 1.2 * out, at - 46 * ahead + 9 * out],
        [3.2, 5.0, 6.8],
        capped=False,
    )
    return [
        *hand(wrist, gesture, skin, name, frozenset({f"{name}arm"}), detail=1.4),
        Part(
            f"{name}arm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, f"{name}hand",
            frozenset({f"{name}palm"}), 1.6,
        ),
        Part(f"{name}cuff", cuff.mesh(), palette.rug, "coat", "garment", 0.95, 0.5, 1.3),
        Part(f"{name}cloth", sleeve.mesh(), palette.wool, "coat", "garment", 0.95, 0.5, 1.3),
    ]  # fmt: skip
