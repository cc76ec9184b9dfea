"""The Worm's Parlour: he has been told that houses settle at night."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import curve, ellipse, limb, offset, outline, place, points, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.5, -0.7, 0.5))
WHITE = colour("#ffffff")
APPLE = outline(
    "396,262! 330,196 214,168 96,216 14,330 -14,500 6,700 70,900 170,1060 280,1140 352,1148 400,1124!"
    " 448,1148 524,1138 640,1056 738,890 800,690 814,500 788,330 706,214 590,168 470,196"
)
ROOM = outline("150,900! 132,760 158,610 236,520 380,484 540,500 640,590 668,740 652,900! 400,916")


@card("worm_parlour")
def worm_parlour(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        apple(palette), group(Clip(ROOM, room(palette)), Lines(ROOM, 3.4), name="room"), knife(palette), focal="room"
    )


def apple(palette: Palette) -> Group:
    flesh = offset(APPLE, -34)
    half = curve("0,300 -100,380 -290,470 -308,700 -250,960 -100,1050 -6,1100")
    core = (place(half, 400), place(half, 400, flip=True))
    pip = limb("-34,960 -44,1006 -26,1050", [4, 30, 6])
    seeds = solid(place(pip, 400), place(pip, 400, flip=True))
    return group(
        lit(rectangle(-20, -20, 820, 1220), palette.cloth, "cloth", weight=0.9),
        cast_shadow(tuple(place(ring, 34, 40) for ring in APPLE), palette.shade, 0.5, 3.0),
        plain(APPLE, palette.skin, "skin", weight=1.0, form=30, line=3.2),
        lit(flesh, palette.flesh, "flesh", weight=0.2, line=1.8),
        Veil(flesh, WHITE, "flesh", 0.7, 6.0),
        Lines(core, 2.0, palette.skin, "core", 0.7),
        plain(seeds, palette.dark, "seed", weight=1.0, line=2.0),
        name="apple",
    )


def room(palette: Palette) -> Group:
    """One bed, one sleeper no longer asleep."""
    rows = enumerate(range(500, 830, 40))
    paper = np.array([(x + 24 * (k % 2), y) for k, y in rows for x in range(130, 690, 48)], np.float64)
    quilt = outline("214,830! 216,770 250,730 304,716 352,748 400,716 452,690 508,716 540,752! 548,846! 214,846!")
    stripes = ("262,730 256,844", "322,724 318,844", "380,732 378,844", "440,696 444,844", "496,710 504,844")
    tail = limb("226,800 190,786 168,750 180,716", [34, 28, 18, 6])
    neck = limb("500,770 520,700 516,640 492,600", [62, 60, 58, 50])
    rings = tuple(curve(place("474,0 512,12 548,0", d, y)) for y, d in ((740, 0), (710, 6), (680, 6), (650, 2)))
    return group(
        lit(rectangle(100, 440, 700, 930), palette.lamp, "wall", weight=0.9),
        Dots(paper, np.full(len(paper), 4.0), palette.paper, "paper", strength=0.8),
        wood(rectangle(100, 850, 700, 930), palette.wood, "floor", form=FLAT, modelling=0.3, line=2.0),
        Wash(solid(rectangle(200, 862, 620, 884)), palette.dark, "shadow", 0.5, 3.0),
        wood(outline("566,880! 566,650 596,620 628,650 628,880!"), palette.wood, "headboard", form=8, line=2.4),
        wood(outline("188,880! 188,760 208,742 228,760 228,880!"), palette.wood, "footboard", form=8, line=2.4),
        cloth(outline("520,790! 516,720 560,690 600,716 596,790!"), WHITE, "pillow", weight=0.15, line=2.0),
        plain(tail, palette.worm, "worm", weight=0.9, line=2.2),
        plain(neck, palette.worm, "worm", weight=0.9, line=2.4),
        Lines(rings, 2.0, palette.worm.darker(0.4)),
        cloth(quilt, palette.quilt, "quilt", weight=1.0, form=20, line=2.4),
        Clip(quilt, group(Veil(solid(*(limb(stripe, [16, 18]) for stripe in stripes)), WHITE, "stripe", 0.8, 1.5))),
        head(palette),
        name="bed",
    )


def head(palette: Palette) -> Group:
    """Two eyes on the ceiling."""
    skull = outline("444,600 452,556 490,536 532,548 546,590 530,634 486,648 452,634")
    cap = outline("446,566! 470,528 520,520 556,560! 590,560 616,596 622,650 606,640 590,606 552,586!")
    eyes = ((468, 590, 19), (508, 586, 21))
    items: list[Item] = [plain(skull, palette.worm, "worm", weight=0.9, form=24, line=2.4)]
    for x, y, size in eyes:
        items += [
            plain(ellipse(x, y, size), WHITE, "eye", weight=0.05, line=2.2),
            Veil(solid(ellipse(x, y, size - 2)), WHITE, "eye", 0.9, 1.0),
            plain(ellipse(x + 2, y - 0.42 * size, 0.42 * size), palette.dark, "pupil", weight=1.2, line=0),
        ]
    return group(
        *items,
        plain(ellipse(482, 628, 9, 7), palette.dark, "mouth", weight=1.0, line=1.4),
        cloth(cap, palette.quilt, "cap", weight=1.0, form=12, line=2.4),
        plain(ellipse(618, 656, 15), WHITE, "bobble", weight=0.15, line=2.0),
        name="worm",
    )


def knife(palette: Palette) -> Group:
    """Its point is through already; the ceiling is next."""
    blade = outline("300,-30! 470,-30! 474,120 452,280 400,436! 350,300 312,140!")
    light = outline("322,-30! 372,-30! 384,140 396,400! 352,270 330,140!")
    cracks = ("398,440 390,462 404,476 396,500", "392,452 366,468 360,486", "404,470 428,478 436,496")
    drops = np.array([(342, 330), (462, 300), (330, 370), (446, 372)], np.float64)
    return group(
        metal(blade, palette.steel, "blade", weight=0.7, form=10, modelling=0.4, line=3.2),
        Veil(light, WHITE, "shine", 0.9, 3.0),
        Lines(tuple(points(crack) for crack in cracks), 3.6, palette.dark),
        Dots(drops, np.array([9.0, 8, 6, 6]), palette.quilt.lighter(0.6), "juice"),
        name="knife",
    )
