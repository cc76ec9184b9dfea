"""The Waterman's Cups: he keeps them under cups, and he is asleep, and one cup is being lifted."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import POSES, Body, Camera, Dress, Hair, Head, drawn, person
from studio.figures.hands import Wrist, closed_round, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import curve, ellipse, limb, outline, points, solid
from studio.landscape import graded_sky
from studio.materials import plain, wood
from studio.rigs import Rig
from studio.scene import (
    FLAT,
    Dots,
    Glow,
    Group,
    Lamplight,
    Lines,
    Scene,
    Veil,
    group,
    silhouette,
)

SOUL = (284.0, 590.0)
LIGHT = Lamplight(SOUL)


@card("waterman_cups")
def waterman_cups(chance: Chance, palette: Palette) -> Scene:
    water = graded_sky("0 #7fc4a8 0.7, 0.4 #3f8f84 0.95, 1 #1c4a54 1.1", lines=0.0)
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
            palette.deep.darker(0.5),
        ),
        Lines(
            tuple(points((566 + 20 * k, 292 + 6 * k - k * k), (560 + 22 * k, 312 + 6 * k - k * k)) for k in range(5)),
            2.2,
            palette.deep.darker(0.5),
        ),
        name="giant",
    )


def cup_at(x: float, y: float, size: float, palette: Palette, tilt: float = 0.0) -> Group:
    """A teacup upside down, standing on its rim."""
    body = outline("-62,0! -56,-60 -38,-96 -24,-104! 24,-104! 38,-96 56,-60 62,0! 40,9 0,12 -40,9")
    foot = outline("-26,-102! -24,-116! 24,-116! 26,-102!")
    handle = limb("56,-70 90,-76 92,-36 58,-30", [12, 12])
    return group(
        plain(handle, palette.china, "cup", weight=0.35, form=5, line=2.0),
        plain(body, palette.china, "cup", weight=0.35, form=30, line=2.2),
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
    """What was under it: somebody small, curled, and already rising."""
    child = person(
        Body(age=8, skin="#f2c9a0", hair=Hair("long", "#c98a3c")),
        Head("joy", yaw=-4, pitch=-10, roll=8),
        POSES["leap"],
        Dress(top="#ffe9a8", skirt=0.55, skirt_tone="top", flare=1.4, legs="bare", barefoot=True),
        facing=-16,
    )
    small = drawn(child, camera=Camera((262, 806), 6.6, pitch=2), light=LIGHT, pen=1.2, shade=0.35)
    bubbles = np.stack([stream.uniform(200, 360, count=16), stream.uniform(30, 330, count=16)], axis=1)
    return group(
        Glow(SOUL, 260, palette.soul, 0.62),
        Veil(outline("320,960 250,800 180,640 380,640 400,800 440,930"), palette.soul, "light", 0.5, 24, (0.2, 1.0)),
        small,
        Veil(silhouette(small), colour("#fff8d8"), "light", 0.42, 5),
        Dots(bubbles, stream.uniform(3, 10, count=16), colour("#e9fbe8"), "bubble", strength=0.7),
        name="soul",
    )


def thief(palette: Palette) -> Group:
    """A child's hand and the cup it has lifted: fingers behind it, the thumb before."""
    aim, palm = vec(0.72, 0.2, -0.66), vec(0.66, -0.1, 0.75)
    wrist = Wrist(vec(0, 0, 0), aim, palm, True, 11.5)
    skin = colour("#e0a97f")
    fingers = hand(wrist, closed_round(2.4, 11.5), skin, "h", frozenset({"harm"}), detail=1.2)
    arm = tube([vec(0, 0, 0), vec(-6, -4, -1), vec(-20, -14, -3)], [1.7, 2.0, 2.5], capped=False)
    sleeve = tube([vec(-5, -3.2, -0.5), vec(-34, -24, -5)], [2.8, 4.8], capped=False)
    parts = [
        *fingers,
        Part("harm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), palette.sleeve, "coat", "garment", 0.95, 0.5, 1.3),
    ]
    view = Camera((280, 930), 14.0)
    mouth = plain(ellipse(0, 0, 62, 20), palette.deep.darker(0.5), "inside", weight=1.0, form=FLAT, line=2.0)
    light = Veil(solid(ellipse(-4, -2, 44, 12)), palette.soul, "light", 0.9, 6)
    thumb = [part for part in parts if part.name == "hthumb"]
    return group(
        stage(parts, view, LIGHT, pen=1.6),
        group(*cup_at(0, 0, 1, palette), mouth, light).placed(436, 990, 1.6, -0.5),
        stage(thumb, view, LIGHT, pen=1.6),
        name="thief",
    )
