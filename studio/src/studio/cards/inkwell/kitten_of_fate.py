"""The Kitten of Fate: three sisters have lost the thread, and somebody is still walking on it."""

from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.geometry import Placing, curve, ellipse, fuse, limb, outline, rectangle, solid
from studio.materials import cloth, fur, lit, plain
from studio.motifs.things.tools import scissors
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Shape, Sunlight, group

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
        group(wall), kitten(palette), walker(palette), sisters(palette), focal="kitten"
    )


def kitten(palette: Palette) -> Group:
    """Enormous, and all attention."""
    head = outline(
        "400,128 490,138 566,176! 640,84 690,50! 716,170 706,290 726,400 734,440! 706,460 700,500! 660,548 560,612 "
        "400,636 240,612 140,548 100,500! 94,460 66,440! 74,400 94,290 84,170 110,50! 160,84 234,176! 310,138"
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
    """He has never looked down."""
    here, dark = Placing(400, 844, 1.25), palette.suit
    parts = (
        limb("0,-58 -12,-30 -18,-2", [15, 12, 9]), limb("2,-58 16,-34 10,-2", [15, 12, 9]),
        limb("-8,-96 -36,-74 -58,-82", [12, 9, 7]), limb("8,-96 36,-74 58,-82", [12, 9, 7]),
    )  # fmt: skip
    coat = outline("-12,-104! 12,-104! 17,-76 20,-46! 0,-42 -20,-46! -17,-76")
    hat = outline("-20,-132! 20,-132! 12,-137! 11,-154! -11,-154! -12,-137!")
    return group(
        thread("222,812 320,838 404,846 500,836 578,812", palette),
        *(plain(here(part), dark, "suit", weight=1.1, form=4, line=1.6) for part in parts),
        plain(here(coat[0]), dark, "suit", weight=1.1, form=6, line=1.6),
        plain(here(ellipse(0, -120, 14, 16)), palette.pink.lighter(0.3), "face", form=6, line=1.6),
        plain(here(hat[0]), dark.darker(0.5), "hat", weight=1.1, form=4, line=1.6),
        plain(here(limb("-120,-64 0,-84 120,-64", [5, 5])), palette.shade.darker(0.6), "pole", form=2, line=1.2),
        name="walker",
    )


def sisters(palette: Palette) -> Group:
    """From behind; the thread was theirs."""
    black = palette.shade.darker(0.82)
    items: list[Item] = [
        thread(way, palette) for way in ("66,826 30,900 90,980 140,1090", "734,826 780,900 700,1000 662,1090")
    ]
    for x, y, size, lean in ((132, 1270, 0.94, 0.06), (392, 1280, 0.86, 0.0), (668, 1270, 0.98, -0.06)):
        here = Placing(x, y, size, lean)
        hood = outline("-160,40! -150,-70 -96,-120 -62,-150 -58,-220 0,-268 58,-220 62,-150 96,-120 150,-70 160,40!")
        items.append(cloth(here(hood[0]), black, "hood", weight=1.2, form=50, modelling=0.5, line=2.6))
    sleeve = limb("400,1230 470,1160 500,1082", [90, 60, 40])
    items[2:2] = [
        cloth(sleeve, black, "sleeve", weight=1.2, form=24, modelling=0.5, line=2.6),
        scissors(0.9, length=46).placed(506, 1004, 3.6, 0.12),
    ]
    return group(*items, name="sisters")
