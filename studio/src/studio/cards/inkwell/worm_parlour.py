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
        wood(limb("436,262 452,190 496,126", [16, 15, 24]), palette.wood, "stem", line=2.6),
        plain(outline("462,178! 520,110 620,84 700,118! 650,176 560,206"), palette.skin, "leaf", form=30, line=2.8),
        Lines((curve("466,178 560,146 690,120"),), 2.2),
        name="apple",
    )


def room(palette: Palette) -> Group:
    """One bed, one sleeper no longer asleep."""
    rows = enumerate(range(500, 830, 40))
    paper = np.array([(x + 24 * (k % 2), y) for k, y in rows for x in range(130, 690, 48)], np.float64)
    quilt = outline(
        "206,850! 212,780 250,742 304,730 352,752 404,716 470,704 560,710 592,730! 600,868! 520,858 400,870 300,856!"
    )
    stripes = (
        "262,720 250,874",
        "324,716 314,874",
        "382,720 378,874",
        "444,696 448,874",
        "508,690 520,874",
        "566,690 584,874",
    )
    tail = limb("226,800 190,786 168,750 180,716", [34, 28, 18, 6])
    return group(
        lit(rectangle(100, 440, 700, 930), palette.lamp, "wall", weight=0.9),
        Dots(paper, np.full(len(paper), 4.0), palette.paper, "paper", strength=0.8),
        wood(rectangle(100, 850, 700, 930), palette.wood, "floor", form=FLAT, modelling=0.3, line=2.0),
        Wash(solid(rectangle(200, 862, 620, 884)), palette.dark, "shadow", 0.5, 3.0),
        picture(palette),
        wood(outline("566,880! 566,650 596,620 628,650 628,880!"), palette.wood, "headboard", form=8, line=2.4),
        wood(outline("188,880! 188,760 208,742 228,760 228,880!"), palette.wood, "footboard", form=8, line=2.4),
        cloth(outline("470,790! 452,730 520,690 600,684 622,730 606,800!"), WHITE, "pillow", weight=0.15, line=2.2),
        plain(tail, palette.worm, "worm", weight=0.9, line=2.2),
        cloth(quilt, palette.quilt, "quilt", weight=1.0, form=20, line=2.4),
        Clip(quilt, group(Veil(solid(*(limb(stripe, [16, 18]) for stripe in stripes)), WHITE, "stripe", 0.8, 1.5))),
        head(palette),
        name="bed",
    )


def picture(palette: Palette) -> Group:
    """It hung straight this morning."""
    return group(
        Lines((points((-34, -40), (0, -76), (34, -40)),), 2.2),
        wood(rectangle(-50, -40, 50, 40), palette.wood, "frame", form=4, line=2.2),
        lit(rectangle(-38, -28, 38, 28), palette.cloth.lighter(0.5), "picture", weight=0.5, line=1.6),
        plain(ellipse(0, 4, 17, 15), palette.skin, "apple", form=8, line=1.8),
        Lines((curve("0,-10 3,-17 9,-21"),), 2.4),
    ).placed(270, 660, 1.0, 0.2)


def head(palette: Palette) -> Group:
    """As far under the quilt as one can be and still look at the ceiling."""
    skull = outline("440,690 452,636 496,612 546,626 566,676 552,730 496,748 450,734")
    cap = outline("444,652! 466,608 522,594 562,632! 596,640 622,678 634,736 618,728 596,690 556,664! 500,636")
    sheet = outline("402,716! 440,694 500,704 556,698 590,718! 592,744 500,738 404,746!")
    items: list[Item] = [plain(skull, palette.worm, "worm", weight=0.9, form=24, line=2.4)]
    for x, y, size in ((474, 672, 15), (520, 668, 16)):
        items += [
            lit(ellipse(x, y, size, 1.15 * size), WHITE, "eye", weight=0.05, line=2.0),
            lit(ellipse(x - 0.2 * size, y - 0.5 * size, 0.4 * size), palette.dark, "pupil", weight=1.2),
        ]
    lids = (curve("458,688 474,696 490,686"), curve("504,684 520,691 537,682"), curve("458,648 474,640 486,646"))
    return group(
        *items,
        Lines((*lids, curve("506,642 520,636 536,646")), 2.4, palette.worm.darker(0.5)),
        cloth(cap, palette.quilt, "cap", weight=1.0, form=12, line=2.4),
        plain(ellipse(628, 742, 15), WHITE, "bobble", weight=0.15, line=2.0),
        cloth(sheet, WHITE, "sheet", weight=0.12, form=10, line=2.2),
        name="worm",
    )


def knife(palette: Palette) -> Group:
    """It is through already; the ceiling is next."""
    gap = outline("236,150! 262,330 372,462! 398,330 412,150!")
    blade = outline("196,-30! 410,-30! 408,180 400,330 376,446! 300,370 240,230!")
    bevel = outline("196,-30! 232,-30! 276,210 326,344 376,446! 300,370 240,230!")
    shine = outline("300,-30! 352,-30! 356,150 366,340! 330,230!")
    cracks = ("376,446 386,466 372,478 388,500", "382,462 352,474 344,490", "378,476 410,482 424,498")
    crumbs = np.array([(392, 530), (372, 560), (408, 586), (384, 610), (352, 540)], np.float64)
    juice = solid(
        *(
            place("0,-16! 6,0 0,9 -6,0", *at)
            for at in ((236, 330, 1.3, -0.5), (212, 296, 0.9, -0.7), (436, 318, 1.2, 0.5), (452, 268, 0.8, 0.6))
        )
    )
    return group(
        lit(gap, palette.skin.darker(0.2), "cut", weight=0.7, line=1.6),
        metal(blade, palette.steel, "blade", weight=0.7, form=10, modelling=0.3, line=3.4),
        lit(bevel, palette.steel.lighter(0.55), "edge", weight=0.5, line=1.6),
        Veil(shine, WHITE, "shine", 0.8, 5.0),
        Lines(tuple(points(crack) for crack in cracks), 4.0, palette.dark),
        Dots(crumbs, np.array([7.0, 5, 4, 3, 4]), WHITE, "crumb"),
        plain(juice, palette.skin.lighter(0.6), "juice", weight=0.7, line=1.4),
        name="knife",
    )
