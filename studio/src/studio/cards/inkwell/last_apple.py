"""The Last Apple: napkins tied; it has to fall some day."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, fuse, limb, outline, points, rectangle, solid
from studio.landscape import snow
from studio.materials import bark, cloth, leaves, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

LIGHT = Sunlight((-0.35, -0.8, 0.5))
APPLE = (410.0, 300.0)
TABLE = 1050.0
RIND = points("0,-66 44,-88 96,-64 112,8 78,88 28,106 0,96 -30,106 -80,86 -112,4 -94,-66 -42,-88")
DRAWN = Sheet("inkwell/last_apple")
CAST = (  # who, where, how large, looking left, the middle and size of the napkin, and where it is knotted
    ("bear", (684.0, 1090.0), 1.2, True, (0, -170), 1.5, (-120, -210)),
    ("stag", (100.0, 1080.0), 1.12, False, (-30, -128), 0.9, (-72, -136)),
    ("horse", (556.0, 1076.0), 0.86, True, (4, -140), 1.0, (-84, -150)),
    ("wolf", (238.0, 1072.0), 1.0, False, (-34, -82), 0.9, (-92, -94)),
    ("cat", (400.0, 1070.0), 0.94, False, (0, 0), 0.0, (0, 0)),
)


@card("last_apple")
def last_apple(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.low), lines=0.0, weight=0.9)
    return replace(Rig(sky, LIGHT), shadow=palette.shade).scene(
        branch(chance.layout.child("branch"), palette),
        apple(palette),
        guests(palette),
        table(palette),
        group(snow(chance.layout.child("snow"), 150, (10, 10, 790, 640), 9.0)),
        focal="apple",
    )


def branch(stream: Stream, palette: Palette) -> Group:
    """All it has left hangs at the very end."""
    bough = limb("830,60 690,76 590,110 500,112 420,146", [120, 92, 66, 44, 22])
    twigs = [
        limb("640,90 600,40 610,-20", [24, 16, 12]),
        limb("560,112 510,60 440,40 400,0", [18, 12, 8, 5]),
        limb("470,116 400,96 330,104 280,80", [13, 9, 6, 2]),
        limb("700,80 720,150 690,210 700,260", [20, 13, 8, 2]),
    ]
    top = curve("830,0 690,28 590,74 500,92 424,138")
    return group(
        bark(fuse(bough, *twigs, soften=4), palette.wood, "bough", line=2.4),
        plain(solid(limb(top, [34, 26, 20, 12, 3])), palette.white, "snow", weight=0.15, form=8, line=1.6),
    )


def apple(palette: Palette) -> Group:
    x, y = APPLE
    ring = outline(RIND + points(APPLE))
    stalk = limb([(x, y - 50), (x + 2, y - 96), (x + 14, y - 158)], [9, 7, 12])
    blade = solid(limb(curve([(x + 6, y - 110), (x + 50, y - 138), (x + 96, y - 118)]), [2, 26, 34, 24, 2], steps=1))
    return group(
        plain(ring, palette.red, "apple", weight=1.15, form=90, line=3.0),
        Veil(
            outline([(x - 72, y - 30), (x - 50, y - 62), (x - 34, y - 56), (x - 60, y - 6)]),
            palette.white,
            strength=0.9,
            softness=5,
        ),
        Wash(solid(ellipse(x, y - 66, 34, 12)), palette.wood, "dimple", 0.8, 6),
        plain(solid(stalk), palette.wood, "stalk", weight=1.1, line=2.0),
        leaves(blade, palette.leaf, "leaf", line=2.2),
        Lines((curve([(x + 6, y - 110), (x + 50, y - 138), (x + 90, y - 120)]),), 1.4),
        name="apple",
    )


def guests(palette: Palette) -> Group:
    """Of every size, and of one mind."""
    items: list[Item] = []
    for kind, at, size, left, throat, bib, nape in CAST:
        guest = DRAWN(kind, palette)
        napkin = Clip(silhouette(guest), group(DRAWN("napkin", palette).placed(*throat, bib)))
        knot = DRAWN("knot", palette).placed(*nape, bib, 0.0, True)
        tied = (knot, napkin) if bib else ()
        items.append(group(guest, *tied).placed(*at, size, 0.0, left))
    return group(*items, name="guests")


def table(palette: Palette) -> Group:
    return group(
        cloth(rectangle(-30, TABLE, 830, 1230), palette.white, "cloth", weight=0.1, form=FLAT, modelling=0.2, line=2.6),
        Wash(solid(ellipse(400, TABLE + 92, 170, 30)), palette.shade, "shadow", 0.5, 6, hatched=True),
        plain(ellipse(410, TABLE + 78, 160, 40), palette.white, "plate", weight=0.2, form=10, line=2.6),
        plain(ellipse(410, TABLE + 74, 108, 24), palette.white, "plate", weight=0.25, form=6, line=1.8),
        name="table",
    )
