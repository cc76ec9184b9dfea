"""The Waterman's Cups: he keeps them under cups, and he is asleep, and one cup is being lifted."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.figures.hands import Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import closed, curve, ellipse, limb, outline, points, solid
from studio.materials import plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Lamplight, Lines, Scene, Sky, Stop, Veil, group

SOUL = (256.0, 420.0)
LIGHT = Lamplight(SOUL)


@card("waterman_cups")
def waterman_cups(chance: Chance, palette: Palette) -> Scene:
    water = Sky((Stop(0, palette.top, 0.2), Stop(0.5, palette.water, 0.7), Stop(1, palette.deep, 0.95)), lines=0.0)
    return Rig(water, LIGHT, None, palette.deep).scene(
        giant(palette), shelf(palette), soul(chance.layout.child("bubbles"), palette), thief(palette), focal="soul"
    )


def giant(palette: Palette) -> Group:
    """So large that one takes him for the bank: a sleeping profile with weed for a beard."""
    face = outline(
        "820,40! 690,60 580,110 520,180 512,238 496,262 452,316 404,356 402,384 436,398 470,396! 448,424 462,440 "
        "450,462 462,484 456,520 480,556 560,600 680,640 820,690!"
    )
    lid = curve("548,270 584,300 628,304 668,282")
    weed = [
        limb(
            [
                (490 + 40 * k, 490 + 15 * k),
                (440 + 46 * k, 640 + 10 * k),
                (490 + 42 * k, 760),
                (450 + 44 * k, 900 + 40 * (k % 3)),
            ],
            [34, 44, 34, 4],
        )
        for k in range(9)
    ]
    return group(
        *(plain(one, palette.weed, "weed", weight=0.9, form=14, modelling=0.6, line=1.6) for one in weed),
        plain(face, palette.deep, "giant", weight=0.9, form=60, modelling=0.5, line=2.0),
        Lines(
            (lid, curve("532,226 580,200 660,210"), curve("452,462 500,470 540,456"), curve("470,396 492,380 494,356")),
            3.6,
            palette.ink,
        ),
        Lines(
            tuple(points((566 + 20 * k, 292 + 6 * k - k * k), (560 + 22 * k, 312 + 6 * k - k * k)) for k in range(5)),
            2.2,
            palette.ink,
        ),
        name="giant",
    ).placed(74, -14)


def cup_at(x: float, y: float, size: float, palette: Palette, tilt: float = 0.0) -> Group:
    """A teacup upside down, standing on its rim."""
    body = outline("-62,0! -56,-60 -38,-96 -24,-104! 24,-104! 38,-96 56,-60 62,0! 40,9 0,12 -40,9")
    foot = outline("-26,-102! -24,-116! 24,-116! 26,-102!")
    handle = limb("56,-70 90,-76 92,-36 58,-30", [12, 12])
    return group(
        plain(handle, palette.china, "cup", weight=0.35, form=5, line=2.0),
        plain(body, palette.china, "cup", weight=0.1, form=30, modelling=0.6, line=2.4),
        Veil(outline("-40,-4! -44,-60 -20,-96 20,-96 26,-40 20,0!"), colour("#ffffff"), "shine", 0.75, 12.0),
        plain(foot, palette.china, "cup", weight=0.35, form=6, line=2.0),
        Lines((curve("-58,-22 0,-14 58,-22"), curve("-56,-30 0,-22 56,-30")), 2.0, palette.rim),
    ).placed(x, y, size, tilt)


def shelf(palette: Palette) -> Group:
    board = outline("-20,1010! 820,1010! 820,1060! -20,1060!")
    return group(
        wood(
            outline("-20,1050! 820,1050! 820,1230! -20,1230!"),
            palette.wood.darker(0.2),
            form=FLAT,
            modelling=0.4,
            line=2.0,
        ),
        wood(board, palette.wood, "shelf", form=8, line=2.4),
        cup_at(110, 1020, 1.35, palette),
        cup_at(700, 1020, 1.35, palette),
        name="shelf",
    )


def soul(stream: Stream, palette: Palette) -> Group:
    """What was under it: somebody small, in a breath of air, already rising."""
    pose = Pose(
        bend=(6, -14, 0),
        head=(10, -26, 0),
        left=Arm((0.16, 0.94, 0.22), (0.9, 0, -0.3), "open", (0, 1, 0.1), (-0.4, 0, 1)),
        right=Arm((0.40, 0.62, 0.40), (0.9, -0.3, -0.3), "open", (0.2, 0.9, 0.3), (0, 0, 1)),
        left_leg=Leg((0.06, 0.03, 0.04), toe=(0, -1, 0.2)),
        right_leg=Leg((0.08, 0.22, -0.22), toe=(0, -1, -0.3)),
    )
    dress = Dress(top="#ffd23c", skirt=0.5, skirt_tone="top", flare=1.1, legs="bare", sleeve_end=-1, barefoot=True)
    body = Body(age=19, feminine=1, skin="#8a5638", iris="#20140f", hair=Hair("long", "#1c1520"))
    swimmer = person(body, Head("hope", yaw=-6), pose, dress, facing=-34)
    view = Camera(SOUL, 4.3, (0, 56, 0), pitch=-6, roll=-12)
    x, y = SOUL
    rim = ellipse(x, y, 236, 240)
    shine = limb(ellipse(x, y, 204, start=3.5, end=4.5, count=12), [2, 20, 2], steps=1)
    bubbles = np.stack([x + stream.normal(0, 90, count=16), stream.uniform(640, 900, count=16)], axis=1)
    return group(
        Veil(solid(rim), palette.soul, "air", 0.75, 3.0),
        Lines((closed(rim),), 3.0, palette.ink, strength=0.8),
        Veil(solid(shine), colour("#ffffff"), "shine", 1.0, 2.0),
        drawn(swimmer, camera=view, light=LIGHT, pen=1.2, shade=0.6),
        Dots(bubbles, stream.uniform(3, 12, count=16), colour("#ffffff"), "bubble", strength=0.85),
        name="soul",
    )


def thief(palette: Palette) -> Group:
    """A hand and the cup it has lifted."""
    wrist = Wrist(vec(0, 0, 0), vec(0.9, 0.42, 0.2), vec(0.15, -0.1, -1), True, 12.5)
    skin = colour("#d89468")
    fingers = hand(wrist, "cup", skin, "h", frozenset({"harm"}), detail=1.3)
    arm = tube([vec(0, 0, 0), vec(-6, -4, -1), vec(-20, -14, -3)], [1.7, 2.0, 2.5], capped=False)
    sleeve = tube([vec(-5, -3.2, -0.5), vec(-34, -24, -5)], [2.8, 4.8], capped=False)
    parts = [
        *fingers,
        Part("harm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), palette.sleeve, "coat", "garment", 0.95, 0.5, 1.3),
    ]
    view = Camera((262, 950), 14.0)
    mouth = plain(ellipse(0, 0, 62, 20), palette.ink, "inside", weight=1.0, form=FLAT, line=2.0)
    light = Veil(solid(ellipse(-4, -2, 44, 12)), palette.soul, "light", 1.0, 4)
    return group(
        group(*cup_at(0, 0, 1, palette), mouth, light).placed(436, 990, 1.6, -0.5),
        stage(parts, view, LIGHT, pen=1.6),
        name="thief",
    )
