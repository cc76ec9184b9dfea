"""The Kitten of Fate: who put the thread down for a moment, and who is walking on it?."""

import math

from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import curve, ellipse, fuse, limb, outline, rectangle, solid
from studio.materials import cloth, fur, lit, plain, wood
from studio.motifs.things.tools import scissors
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Shape, Sunlight, group

LIGHT = Sunlight((-0.35, -0.8, 0.5))
LEFT, RIGHT = (144.0, 766.0), (656.0, 766.0)
STRIPES = (
    "400,160! 388,220 392,290! 412,290 414,220", "340,172! 336,230 352,286! 366,272 356,220",
    "460,172! 464,230 448,286! 434,272 444,220", "150,420! 210,430 262,452! 206,462 152,452",
    "650,420! 590,430 538,452! 594,462 648,452", "160,500! 220,502 268,512! 220,526 170,528",
    "640,500! 580,502 532,512! 580,526 630,528",
)  # fmt: skip

WHISKERS = (
    "320,540 200,520 60,540", "320,556 200,566 80,620", "322,570 230,600 130,680",
    "480,540 600,520 740,540", "480,556 600,566 720,620", "478,570 570,600 670,680",
)  # fmt: skip


@card("kitten_of_fate")
def kitten_of_fate(chance: Chance, palette: Palette) -> Scene:
    wall = lit(rectangle(-20, -20, 820, 1220), palette.wall, "wall", weight=0.8, modelling=0.2)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(wall), kitten(palette), walker(palette), tools(palette), focal="kitten"
    )


def kitten(palette: Palette) -> Group:
    """Enormous, and all attention."""
    head = outline(
        "400,128 490,138 566,176! 636,96 694,50! 716,150 708,280 730,360 734,420 770,452! 732,466 724,490 752,524! "
        "706,526 684,552 700,584! 644,580 560,622 470,640 400,642 330,640 240,622 156,580 100,584! 116,552 94,526 "
        "48,524! 76,490 68,466 30,452! 66,420 70,360 92,280 84,150 106,50! 164,96 234,176! 310,138"
    )
    ears = ("126,98! 116,180 128,262! 150,220 196,188!", "674,98! 684,180 672,262! 650,220 604,188!")
    chest = outline("200,560! 600,560! 720,760 760,960 760,1240! 40,1240! 40,960 80,760")
    bib = outline("270,600! 530,600! 570,740 510,940 400,1010 290,940 230,740")
    muzzle = fuse(ellipse(346, 540, 84, 64), ellipse(454, 540, 84, 64), ellipse(400, 580, 70, 46), soften=6)
    items: list[Item] = [
        fur(chest, palette.fur, "chest", weight=1.0, form=120, line=2.6),
        fur(bib, palette.cream, "bib", weight=0.4, form=60, line=0.0),
        fur(head, palette.fur, "head", weight=1.0, form=110, modelling=0.8, line=3.2),
        *(plain(ear, palette.pink, "ear", weight=0.8, form=14, line=1.4) for ear in map(outline, ears)),
        *(fur(outline(stripe), palette.fur.darker(0.45), "stripe", form=8, line=0.0) for stripe in STRIPES),
        fur(muzzle, palette.cream, "muzzle", weight=0.35, form=50, modelling=0.7, line=1.6),
        *(*eye(262, palette), *eye(538, palette)),
        plain(outline("368,496! 400,488 432,496! 418,522 400,534 382,522"), palette.pink, "nose", form=10, line=2.0),
        Lines((curve("400,534 400,556 376,578 348,576"), curve("400,556 424,578 452,576")), 2.6),
        Lines(tuple(curve(way) for way in WHISKERS), 1.8, strength=0.8),
        paw(*LEFT, palette),
        paw(*RIGHT, palette),
    ]
    return group(*items, name="kitten")


def eye(x: float, palette: Palette) -> list[Item]:
    """Wide, and fixed on what walks below it."""
    inward = 16 if x < 400 else -16
    return [
        plain(ellipse(x, 384, 92, 88), palette.shade.darker(0.6), "rim", weight=1.2, modelling=0, line=0.0),
        plain(ellipse(x, 386, 82, 78), palette.eye, "iris", weight=1.0, form=40, modelling=0.5, line=0.0),
        plain(ellipse(x + inward, 410, 50, 54), palette.shade.darker(0.8), "pupil", weight=1.3, modelling=0, line=0.0),
        plain(ellipse(x + inward - 18, 378, 15, 17), palette.cream, "spark", weight=0.2, modelling=0, line=0.0),
    ]


def paw(x: float, y: float, palette: Palette) -> Group:
    """Held up, the thread round it."""
    way = -1 if x < 400 else 1
    foot = fuse(ellipse(x, y, 84, 74), *(ellipse(x + d, y - 48, 32, 36) for d in (-52, 0, 52)), soften=3)
    arm = limb([(x + 40 * way, y + 420), (x + 20 * way, y + 200), (x, y + 20)], [190, 150, 140])
    return group(
        fur(arm, palette.fur, "arm", weight=1.0, form=60, line=2.8),
        fur(foot, palette.cream, "paw", weight=0.4, form=34, modelling=0.9, line=2.8),
        Lines(tuple(curve([(x + d, y - 60), (x + d, y - 26)]) for d in (-26, 26)), 2.4),
        *(thread([(x - 82, y + d), (x, y + d + 26), (x + 82, y + d)], palette) for d in (34, 46, 60)),
    )


def thread(way: ArrayLike, palette: Palette) -> Shape:
    return Shape(
        solid(limb(curve(way), [8, 8], steps=1)), palette.thread, "thread", 1.1, form=3, modelling=0.3, line=1.0
    )


def walker(palette: Palette) -> Group:
    """He has never looked down, nor up."""
    out = Arm((0.92, 0.16, 0.06), (0, -0.6, -0.6), "open", (1, 0.3, 0), (0, -0.9, 0.3))
    stride = Pose(
        hips=(0.0, 0.93, 0.02),
        bend=(0, -4, 0),
        head=(0, -6, 0),
        left=out,
        right=out,
        left_leg=Leg((0.0, 0, 0.34), toe=(0.1, 0, 1)),
        right_leg=Leg((0.02, 0.03, -0.3), toe=(0.2, -0.5, 1)),
    )
    suit = Dress(top="#2a5fb0", bottom="#1c2c60", collar="lapels", trim="#ffffff", hat="bowler", hat_colour="#1c2c60")
    man = person(
        Body(age=38, skin="#e8b48c", hair=Hair("short", "#2a1a14"), beard="moustache"),
        Head("pride", yaw=12),
        stride,
        suit,
        facing=-40,
    )
    return group(
        thread("226,812 320,866 404,882 500,866 574,812", palette),
        drawn(man, camera=Camera((398, 884), 2.45, pitch=4), light=LIGHT, pen=1.5),
        name="walker",
    )


def tools(palette: Palette) -> Group:
    """What three sisters put down for a moment."""
    x, y, r = 236, 1108, 128
    turns = [
        curve([(x + r * math.cos(a + t), y + 0.98 * r * math.sin(a + t) * w) for t in (-1.5, -0.8, 0, 0.8, 1.5)])
        for a in (0.3, 2.2, 4.0)
        for w in (0.2, 0.42, 0.62, 0.8)
    ]
    ball = ellipse(x, y, r)
    spindle = limb("330,880 250,1080 190,1230", [8, 20, 8])
    return group(
        thread("66,826 20,920 40,1020 120,1050", palette),
        wood(spindle, palette.fur.darker(0.5), "spindle", line=2.4),
        cloth(ball, palette.thread, "yarn", weight=1.1, form=90, line=3.0),
        Clip(solid(ball), group(Lines(tuple(turns), 3.0, palette.thread.darker(0.6), strength=0.8))),
        thread("734,826 790,930 740,1010 640,1010 556,1060", palette),
        scissors(0.9, length=46).placed(560, 1080, 4.6, 0.5),
        name="tools",
    )
