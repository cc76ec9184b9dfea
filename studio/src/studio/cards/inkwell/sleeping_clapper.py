"""The Sleeping Clapper: who will wake whom?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, WARDROBE, Camera, Head, drawn, person, rod_in
from studio.figures.hands import Grip, Wrist, closed_round, grip_of, hand
from studio.figures.mesh import Part, Stroke, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import curve, ellipse, limb, outline, rectangle, solid
from studio.materials import cloth, lit, metal, plain
from studio.motifs.things.tools import rope
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.65, -0.1, 0.6))


@card("sleeping_clapper")
def sleeping_clapper(chance: Chance, palette: Palette) -> Scene:
    dawn = lit(rectangle(-20, -20, 820, 1220), palette.sky, "dawn", weight=0.9, colour_below=palette.rose)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(dawn), bell(palette), sleeper(palette).placed(-66, -118, 1.17), ringer(palette), focal="sleeper"
    )


def bell(palette: Palette) -> Group:
    """Tons of it, from below: the waist going up, the lip as thick as an arm, the dark inside."""
    body = outline("-50,470! 40,330 118,190 160,60 176,-40! 624,-40! 640,60 682,190 760,330 850,470!")
    lip, edge, mouth = ellipse(400, 470, 452, 236), ellipse(400, 476, 418, 206), ellipse(400, 486, 366, 172)
    bands = [
        curve([(400 - w, t), (400, t - 0.05 * w), (400 + w, t)])
        for w, t in ((238, 60), (246, 84), (300, 220), (314, 248))
    ]
    walls = [ellipse(400, 486 - 15 * k, 366 - 44 * k, 172 - 21 * k) for k in range(1, 6)]
    return group(
        metal(body, palette.bronze, "bell", weight=1.1, form=150, line=3.4),
        Veil(outline("226,-30 210,90 160,220 80,350 150,330 226,190 256,60"), palette.gleam, "shine", 0.6, 18),
        Lines(tuple(bands), 3.0),
        metal(lip, palette.bronze.darker(0.15), "lip", weight=1.1, form=34, line=3.6),
        metal(edge, palette.gleam, "edge", weight=0.9, form=20, line=2.4),
        plain(mouth, palette.dark, "inside", weight=1.15, form=70, line=3.0),
        *(
            plain(wall, palette.dark.darker(0.16 * k), "inside", weight=1.2, form=30, modelling=0.5, line=1.4)
            for k, wall in enumerate(walls, 1)
        ),
        Clip(
            solid(mouth),
            group(
                Veil(
                    outline("560,380! 700,420 740,500 700,580 640,560 660,480 620,410"),
                    palette.bronze,
                    "dawn on the far wall",
                    0.55,
                    26,
                )
            ),
        ),
        Wash(solid(ellipse(420, 640, 330, 40)), palette.shade, "lip's shade", 0.25, 20),
        name="bell",
    )


def sleeper(palette: Palette) -> Group:
    """Rolled up in a blanket at the end of the rope, as round as a clapper."""
    girl = person(
        PEOPLE["plaits"], Head("sleep", yaw=16, pitch=2, roll=16), POSES["hug_knees"], WARDROBE["night"], facing=-40
    )
    curled = drawn(girl, camera=Camera((414, 926), 8.4, pitch=-4), light=LIGHT, pen=1.4)
    sling = outline(
        "190,786! 232,820 300,826 380,818 470,820 560,822 620,776! 622,870 566,972 430,1030 282,996 204,898"
    )
    folds = (
        "206,800 230,880 300,950 390,990", "212,806 270,870 340,910 430,930", "218,800 290,842 380,862",
        "602,796 584,880 520,960 440,996", "596,800 540,870 470,906", "590,802 520,846 450,858",
    )  # fmt: skip
    staple = limb("370,444 372,474 400,488 428,474 430,444", [15, 15])
    hung = rope(curve("400,484 402,530 400,572"), 13.0, colour("#c9a268"))
    cords = (curve("400,566 320,662 208,800"), curve("400,566 480,652 602,790"))
    return group(
        hung,
        metal(staple, palette.bronze.darker(0.35), "staple", form=5, line=2.0),
        Wash(solid(ellipse(400, 446, 44, 16)), palette.dark.darker(0.4), "dark", 0.9, 8),
        *(cloth(limb(cord, [12, 22, 34, 62], steps=1), palette.blanket, "sling", form=6, line=1.8) for cord in cords),
        curled,
        cloth(sling, palette.blanket, "sling", form=60, line=2.6),
        Lines(tuple(curve(fold) for fold in folds), 2.0, palette.blanket.darker(0.6), strength=0.8),
        name="sleeper",
    )


def ringer(palette: Palette) -> Group:
    """A fist, a sleeve, and a rope that has just gone tight."""
    wrist = Wrist(vec(0, 0, 0), vec(-1, 0.1, 0.25), vec(0, 0, 1), False, 10.0)
    fist = hand(wrist, closed_round(0.9, 10), colour("#8a5738"), "h", frozenset({"harm"}), detail=1.2)
    arm = tube([vec(0, 0, 0), vec(5, -3, -0.5), vec(16, -11, -2)], [1.4, 1.8, 2.4], capped=False)
    cuff = tube([vec(2.6, -1.6, -0.3), vec(4.4, -2.9, -0.5)], [2.4, 2.5])
    sleeve = tube([vec(3.6, -2.3, -0.4), vec(34, -23, -5)], [2.7, 5.4], capped=False)
    parts = [
        *fist,
        Part("harm", arm.mesh(), colour("#8a5738"), "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), colour("#2c2a38"), "coat", "garment", 0.95, 0.5, 1.3),
        Part("hcuff", cuff.mesh(), colour("#f0ead8"), "collar", "garment", 0.4, 0.3, 1.2),
        twisted(grip_of(wrist, 0.9)),
    ]
    return stage(parts, Camera((716, 1010), 13.0), LIGHT, "ringer", pen=1.6)


def twisted(grip: Grip) -> Part:
    """The rope in the fist, its strands running round it."""
    rope = rod_in(grip, 100, 30, [0.9, 0.9], colour("#d8b070"), "rope")
    sides = np.cross(grip.axis, grip.out)
    turns = np.linspace(-1.4, 1.4, 7)[:, None]
    strands = [
        grip.at + grip.axis * (t + 0.9 * turns) + 0.92 * (grip.out * np.cos(turns) + sides * np.sin(turns))
        for t in np.arange(-30, 100, 1.5)
    ]
    return rope.marked(*(Stroke(strand, 1.1, None, 0.7, 0.4) for strand in strands))
