"""Returned by Stork: who has been waiting for whom?"""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import HEAD, Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import curve, ellipse, outline, rectangle
from studio.materials import cloth, lit, plain
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/returned_by_stork")
LIGHT = Sunlight((-0.5, -0.75, 0.45))
ANCIENT = Body(
    age=94,
    skin="#e8b08e",
    hair=Hair("none", "#f6f2ea"),
    beard="long",
    beard_colour="#fbf8f2",
    face=Face(nose_out=1.2, nose_wide=1.2, ear=1.3, cheek=1.4),
)
FOLDS = (
    "318,400 270,520 206,640", "326,400 300,500 268,580", "352,400 400,500 440,590", "358,400 430,520 492,650",
    "170,850 230,900 300,960", "190,800 270,860 330,940", "500,800 440,870 400,950", "520,860 470,920 430,970",
)  # fmt: skip


@card("returned_by_stork")
def returned_by_stork(chance: Chance, palette: Palette) -> Scene:
    sky = lit(rectangle(-20, -20, 820, 1220), palette.sky, "sky", weight=0.9, modelling=0, colour_below=palette.blush)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(sky), land(palette), bundle(palette), DRAWN("stork", palette), focal="bundle"
    )


def land(palette: Palette) -> Group:
    """Far below: a roof, a pram, two who look up."""
    hill = outline("-20,1110! 160,1086 400,1100 620,1070 820,1084! 820,1230! -20,1230!")
    far = outline("-20,1080! 200,1030 420,1066 640,1010 820,1040! 820,1230! -20,1230!")
    return group(
        plain(far, palette.far, "hill", weight=0.8, modelling=0.2, line=1.2),
        plain(hill, palette.meadow, "hill", weight=0.9, modelling=0.2, line=1.8),
        cottage().placed(660, 1094, 0.7),
        Wash(outline("410,1150! 480,1142! 520,1152! 440,1162!"), palette.shade, "shadow", 0.5, 2),
        parents(),
        plain(outline("386,1092! 452,1092! 444,1130 396,1130"), palette.shade, "pram", weight=1.1, form=6, line=1.4),
        plain(outline("420,1092! 424,1058 452,1066 458,1092!"), palette.shade, "hood", weight=1.1, form=6, line=1.4),
        *(plain(ellipse(x, 1142, 11), palette.linen, "wheel", modelling=0, line=1.8) for x in (402, 438)),
    )


def parents() -> Group:
    """They had ordered something else, or had they?"""
    up = Arm((0.34, 0.86, 0.24), (0.9, 0.1, -0.3), "open", (0.2, 1, 0.2), (0, 0.2, 1))
    high = Arm((0.22, 0.9, 0.3), (0.9, 0.1, -0.3), "open", (0.1, 1, 0.3), (0, 0.2, 1))
    suit, gown = Dress(top="#3a55b0", bottom="#2a2c4c"), Dress(top="#f0502c", bottom="#f0502c", skirt=0.7)
    tall = Pose(
        (0.02, 0.95, 0),
        bend=(0, -10, 0),
        head=(0, -26, 0),
        left_leg=Leg((0.16, 0, 0.06)),
        right_leg=Leg((0.14, 0, -0.14)),
    )
    items = []
    for skin, hair, dress, left, right, x, turn in (
        ("#8a5a3c", Hair("short", "#1c1518"), suit, up, high, 176, 30),
        ("#e0a884", Hair("long", "#5a2a18"), gown, high, up, 276, -16),
    ):
        pose = replace(tall, left=left, right=right)
        actor = person(Body(33, skin=skin, hair=hair), Head("joy", pitch=16), pose, dress, facing=turn)
        items.append(drawn(actor, camera=Camera((x, 1178), 1.55, pitch=16), light=LIGHT, shadow=0.5, pen=1.1))
    return group(*items)


def bundle(palette: Palette) -> Group:
    """Linen, heavy, swinging a little; and what would not stay in."""
    sling = outline(
        "320,300! 352,300! 372,400 446,540 524,680 546,820 500,930 420,990 336,1004 250,990 170,930 126,820 148,680 "
        "226,540 300,400"
    )
    hollow = outline("336,520! 400,570 446,650 456,740 420,820 336,846 252,820 216,740 226,650 272,570")
    wrap = outline("132,800! 220,800 336,850 450,800 540,790! 540,850 500,930 420,990 336,1004 250,990 170,930 134,850")
    ends = (
        outline("316,300! 304,240 268,176 214,140! 214,190 246,214! 276,250 300,300!"),
        outline("322,300! 330,230 360,160 410,104! 420,160 398,186! 372,220 356,300!"),
    )
    old = person(ANCIENT, Head("amused", yaw=10, pitch=-4, roll=-7, gaze=(0.3, 0.5)), None, None, facing=4)
    face = drawn(old.only(*HEAD), camera=Camera((338, 706), 13.0, (0, 82, 0)), light=LIGHT, pen=1.6)
    return group(
        cloth(sling, palette.linen, "linen", weight=0.3, form=110, modelling=1.2, line=3.0),
        plain(hollow, palette.lining, "hollow", weight=0.9, form=24, line=2.4),
        face,
        cloth(wrap, palette.linen, "linen", weight=0.3, form=70, modelling=1.2, line=2.6),
        *(cloth(end, palette.linen, "linen", weight=0.3, form=14, line=2.4) for end in ends),
        Lines(tuple(curve(fold) for fold in FOLDS), 1.8, strength=0.7),
        name="bundle",
    )
