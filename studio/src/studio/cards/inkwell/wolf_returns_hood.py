"""The Returned Hood: out of the white comes somebody who carries it very gently."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.geometry import curve, ellipse, limb, outline, rectangle, solid, union
from studio.landscape import snow
from studio.materials import bark, cloth, fur, plain
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Item, Lines, Scene, Sky, Stop, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.5, -0.8, 0.2))
WHITE = colour("#ffffff")
# near trunks and far ones: x, breadth, how near
TRUNKS = (
    (36, 22, 0.12), (110, 16, 0.06), (366, 24, 0.14), (470, 16, 0.08), (590, 26, 0.16),
    (700, 20, 0.1), (274, 44, 0.36), (520, 70, 0.55), (742, 92, 0.8),
)  # fmt: skip


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.fog, 0.55), Stop(0.5, palette.pale, 0.3), Stop(1, palette.pale, 0.15)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.fog.darker(0.3)).scene(
        group(Veil(solid(rectangle(-20, -20, 820, 1220)), WHITE, "fog", 0.7, 1.0, (0.3, 1.0))),
        birches(chance.layout.child("birches"), palette),
        waiting(palette),
        field(palette),
        wolf(palette),
        snow(chance.layout.child("flakes"), 60, (0, 0, 800, 1200), 8.0),
        focal="wolf",
    )


def birches(stream: Stream, palette: Palette) -> Group:
    """Trunks that are fog, and trunks that are nearly trees."""
    trunks: list[Item] = []
    for x, wide, near in TRUNKS:
        foot = 590 + 200 * near
        lean = stream.normal(0, 14)
        trunk = limb([(x + lean, -30), (x + 0.4 * lean, 320), (x, foot)], [0.8 * wide, 0.9 * wide, wide])
        marks = tuple(
            curve([(x - 0.4 * wide * s, y), (x + 0.1 * wide * s, y + 5), (x + 0.36 * wide * s, y - 2)])
            for y, s in zip(np.arange(40, foot - 40, 90) + stream.uniform(-30, 30), (1, -1) * 6, strict=False)
        )
        tone = mix(palette.fog, palette.bark, near)
        trunks.append(bark(trunk, tone, weight=0.45 + 0.4 * near, modelling=0.5 * near, line=1.6 * near))
        trunks.append(Lines(marks, 5.0 * near, palette.bark, strength=0.6))
    mist = Veil(outline("-60,500! 400,540 860,500! 860,960! -60,960!"), WHITE, "fog", 1.0, 60)
    return group(*trunks, mist, name="birches")


def waiting(palette: Palette) -> Group:
    """Somebody has come out to meet it, without a coat."""
    body = outline(
        "-9,-84! 9,-84! 16,-66 20,-40! 13,-38! 11,-58! 14,-30 24,-14! 8,-12! 9,0! 2,0! 0,-12! -2,0! -9,0! -8,-12! "
        "-24,-14! -14,-30 -11,-58! -13,-38! -20,-40! -16,-66"
    )
    tone = mix(palette.fog, palette.bark, 0.8)
    small = plain(union(body, solid(ellipse(0, -96, 11, 13))), tone, "somebody", form=FLAT, modelling=0.0, line=0.0)
    shade = Wash(outline("-12,-2! 14,-3! 60,8 40,12"), palette.bark, "shadow", 0.4, 2.0)
    return group(shade, small, name="waiting").placed(96, 590, 1.15)


def field(palette: Palette) -> Group:
    """Drifts, blue in their hollows, and the shadow of what stands on them."""
    hollows = (
        "-20,800! 160,770 330,800 200,830 60,846 -20,850!",
        "-20,1010! 120,990 300,1040 200,1080 60,1090 -20,1110!",
        "300,760 520,744 560,770 420,790",
        "420,1180 600,1150 820,1160! 820,1230! 400,1230!",
    )
    cast = outline("250,1140 400,1112 660,1106 830,1080! 830,1180! 640,1178 420,1166")
    return group(
        *(Wash(outline(hollow), palette.fog, "hollow", 0.55, 16.0) for hollow in hollows),
        Wash(cast, palette.bark, "cast shadow", 0.5, 5.0, hatched=True),
    )


def wolf(palette: Palette) -> Group:
    """All shoulder and bowed neck; the rest of it is still in the wood."""
    coat, dark = palette.bark.darker(0.3), palette.bark.darker(0.55)
    near_leg = outline(
        "470,760! 462,850 474,930 480,990 472,1056 456,1092! 428,1112 424,1128 450,1136 512,1134! 524,1108 524,1060 "
        "534,990 560,920 600,840 620,740!"
    )
    far_leg = outline(
        "420,800! 396,880 366,940 340,1000 318,1060! 292,1072 284,1088 306,1098 352,1096! 366,1070 386,1020 "
        "424,960 480,880!"
    )
    trunk = outline(
        "104,654! 98,632 116,616! 190,588 246,566! 266,536 300,516! 312,470 316,420! 350,452 372,500! 410,478 442,466! "
        "450,474 506,424! 516,432 560,402 612,370! 626,380 690,362 760,366 840,376! 840,850! 760,866 690,884! 640,874 "
        "590,886! 540,872 500,884! 476,862 456,882! 440,846 424,840! 416,800 394,782! 372,746 340,720 290,706 236,700 "
        "180,694! 140,684 112,676!"
    )
    far_ear = outline("268,532! 262,484 252,446! 290,476 312,520!")
    return group(
        fur(far_leg, dark, "leg", weight=1.1, form=10, line=2.4),
        fur(far_ear, dark, "ear", weight=1.1, form=8, line=2.4),
        hood(palette).placed(150, 664),
        fur(union(trunk, near_leg), coat, "wolf", weight=1.15, form=46, modelling=0.8, flow=0.7, line=3.0),
        Dots(np.array([[258.0, 586.0]]), np.array([9.0]), palette.eye, "eye"),
        Dots(np.array([[256.0, 587.0]]), np.array([4.4]), dark.darker(0.8), "eye"),
        name="wolf",
    ).placed(46, 26)


def hood(palette: Palette) -> Group:
    """A small cape, held by the nape, hanging as wet cloth hangs."""
    cape = outline(
        "-30,150! 30,150! 46,200 50,270 40,340 52,420! 36,428 24,400 8,424 -4,440! -22,436 -30,402 -50,420 -64,424! "
        "-84,408 -92,372! -70,320 -74,260 -52,200"
    )
    bag = outline("-8,-18! 12,-18! 26,24 52,64 62,112 48,156 28,176! 0,168 -28,176! -52,152 -66,108 -52,60 -24,22")
    folds = ("12,180 26,290 24,400", "-4,180 -6,290 8,424", "-20,184 -34,290 -30,402", "26,180 36,270 34,340")
    gathers = ("-2,-8 -22,24 -38,52", "4,-8 6,16 2,34", "10,-6 32,34 48,72")
    cords = ("-12,170 -22,216 -16,262", "12,170 20,210 14,246")
    return group(
        cloth(cape, palette.red, "hood", weight=1.15, colour_below=palette.red.darker(0.25), form=14, line=2.6),
        Lines(tuple(curve(fold) for fold in folds), 2.6, palette.red.darker(0.6)),
        cloth(bag, palette.red, "hood", weight=1.15, form=20, line=2.6),
        cloth(outline("-4,42 34,70 42,116 16,158 -18,158 -44,114 -36,68"), palette.red.darker(0.8), "lining", line=2.2),
        Lines(tuple(curve(gather) for gather in gathers), 2.4, palette.red.darker(0.6)),
        Lines(tuple(curve(cord) for cord in cords), 4.0, palette.red.darker(0.7)),
        name="hood",
    )
