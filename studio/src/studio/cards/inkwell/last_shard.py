"""The Last Shard: it would fit exactly, and there is somebody living in the gap."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Points, closed, curve, ellipse, limb, moved, outline, place, points, solid
from studio.materials import cloth, plain, skin
from studio.motifs.animals import wren
from studio.motifs.plants import nest
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Lines, Scene, Shape, Sunlight, Wash, group, silhouette
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.6, 0.5))
GAP: Points = points("-110,-30 -78,-104 -14,-84 34,-122 104,-70 92,4 118,60 40,112 -20,92 -84,104 -124,50")
HEART = (380.0, 940.0)
# How the cracks ran, from the middle outwards.
SKULL = "0,-206 80,-190 132,-122 144,-20 130,70 94,140 42,186 0,196 -42,186 -94,140 -130,70 -144,-20 -132,-122 -80,-190"
BUST = (
    "300,470! 304,560 296,620 220,664 128,694 84,760 92,860 136,980 220,1090 296,1150 300,1240! 470,1240! 474,1150 "
    "560,1080 632,980 672,860 680,760 632,694 540,664 468,620 460,560 464,470!"
)
SEAMS = (
    "370,850 352,764 376,724 362,684 404,640 446,584 424,530 470,470 452,410 500,352 478,292 440,250 456,190",
    "478,292 420,276 372,240 330,252 286,226",
    "424,530 384,536 352,584",
    "484,880 560,830 590,770 660,752 716,800",
    "590,770 600,720 586,698",
    "506,1010 580,1040 600,1110 680,1130 744,1180",
    "240,905 190,880 170,820 108,806",
    "190,880 160,950 92,990",
    "372,1046 344,1110 370,1160 350,1216",
    "286,1056 232,1110 246,1160 204,1216",
)


@card("last_shard")
def last_shard(chance: Chance, palette: Palette) -> Scene:
    back = graded((palette.wall, palette.wall.darker(0.12)), lines=0.0, weight=1.0)
    return replace(Rig(back, LIGHT), shadow=palette.shade).scene(
        clay_man(palette), tenant(chance.layout.child("tenant"), palette), potter(palette), focal="tenant"
    )


def clay_man(palette: Palette) -> Group:
    """Broken once, and mended: a bust, cut off where busts are."""
    clay, dark = palette.clay, palette.shade
    seams = [limb(points(path), [10, 7, 9, 6, 8, 4], steps=1) for path in SEAMS]
    head = face(palette).placed(380, 336, 1.06, -0.07)
    whole = (*outline(BUST), *silhouette(head))
    return group(
        Wash(moved(whole, 54, 26), palette.wall.darker(0.35), "cast shadow", 0.9, 3, hatched=True),
        plain(outline(BUST), clay, "bust", weight=0.35, form=90, modelling=0.8, line=4.0),
        Wash(outline("330,560! 500,520! 486,620 540,680 470,730 360,640"), dark, "shadow", 0.6, 10, hatched=True),
        Wash(outline("640,740 686,820 670,960 600,1100 520,1200 560,1040 600,900"), dark, "shadow", 0.5, 22),
        Lines((curve("230,716 300,742 362,750"), curve("530,716 470,742 404,750")), 2.6, dark, strength=0.8),
        head,
        Clip(whole, group(Shape(solid(*seams), palette.gold, "seam", 1.15, modelling=0.2, line=1.0))),
        name="clay man",
    )


def face(palette: Palette) -> Group:
    """Asleep, or waiting."""
    clay, dark = palette.clay, palette.shade
    ears = [outline(f"{132 * k},-40 {164 * k},-44 {172 * k},0 {156 * k},52 {130 * k},48")[0] for k in (-1, 1)]
    lids = [curve([(100 * k, -8), (64 * k, 16), (26 * k, 0)]) for k in (-1, 1)]
    folds = [curve([(104 * k, -26), (64 * k, -42), (24 * k, -18)]) for k in (-1, 1)]
    brows = [curve([(112 * k, -66), (68 * k, -84), (20 * k, -58), (12 * k, -20)]) for k in (-1, 1)]
    nose = [curve("-12,-20 -14,30 -34,66 -26,84 -10,82 0,90 12,82 28,84 36,66"), curve("-24,148 0,156 24,148")]
    lips = outline("-50,124! -22,110 0,116 22,110 50,124! 24,142 0,148 -24,142")
    return group(
        plain(solid(*ears), clay, "ear", weight=0.35, form=14, line=3.4),
        plain(outline(SKULL), clay, "head", weight=0.35, form=60, modelling=0.3, line=4.0),
        Wash(outline("90,-186 136,-110 142,-10 126,76 90,142 40,186 70,100 96,0 92,-110"), dark, "shade", 0.55, 14),
        Wash(outline("10,-40 20,20 38,66 28,86 4,88 8,40"), dark, "shade", 0.6, 4),
        Wash(solid(*(limb(fold, [8, 26, 8], steps=1) for fold in folds)), dark, "shade", 0.4, 8),
        plain(lips, clay.darker(0.08), "lips", weight=0.5, form=10, line=2.2),
        Lines((curve("-54,122 -20,126 0,130 20,126 54,122"), *lids), 4.2),
        Lines((*brows, *folds, *nose), 2.4),
    )


def tenant(stream: Stream, palette: Palette) -> Group:
    """Dark, a nest, and one bright eye."""
    x, y = HEART
    hole, rim = place(GAP, x, y, 1.15), place(GAP, x, y, 1.22)
    bird = wren("perched").placed(x + 16, y + 62, 16.0)
    eye = bird.anchor("eye")
    inside = group(
        Shape(solid(hole), palette.hollow, "hollow", 1.2, form=30, modelling=0.5, line=0),
        bird.dressed(feather=colour("#b06a2c")),
        nest(stream, 34, 0).placed(x - 6, y + 154, 3.3),
    )
    return group(
        Shape(solid(rim), palette.gold, "seam", 0.9, form=8, line=1.8),
        Clip(solid(hole), inside),
        Lines((closed(hole),), 2.4),
        Dots(points((eye[0] - 2, eye[1] - 3)), np.array([3.2]), colour("#fffbe8")),
        name="tenant",
    )


def potter(palette: Palette) -> Group:
    """A thumb before it, four fingers behind, and the piece between."""
    brown = colour("#8a5638")
    shard = place(GAP, 642, 690, 0.98, -0.3)
    tips = [
        limb(way, [40, 38, 34])
        for way in ("760,800 742,650 664,570", "770,820 770,680 716,590", "776,830 796,720 762,640")
    ]
    thumb = limb("800,880 740,812 690,752 668,722", [70, 54, 44, 32])
    return group(
        Wash(solid(shard + points((-34, 60))), palette.shade, "shadow", 0.9, 4, hatched=True),
        *(skin(tip, brown, weight=0.95, form=16, line=3.0) for tip in tips),
        plain(shard, palette.clay, "shard", weight=0.3, form=16, line=3.0),
        Lines((closed(shard),), 5.0, palette.gold, strength=1.0),
        Wash(solid(thumb + points((-10, 14))), palette.shade, "shadow", 0.7, 4),
        skin(limb("900,1010 836,920 786,850", [120, 100, 84]), brown, weight=0.95, form=30, line=3.2),
        skin(thumb, brown, weight=0.95, form=18, line=3.2),
        plain(ellipse(676, 732, 12, 17, -0.55), brown.lighter(0.4), "nail", weight=0.5, form=4, line=1.8),
        Lines((curve("716,806 730,794 742,792"), curve("722,814 736,804 748,802")), 2.0),
        cloth(limb("960,1130 856,968", [210, 176]), palette.sleeve, "sleeve", form=40, line=3.4),
        name="potter",
    )
