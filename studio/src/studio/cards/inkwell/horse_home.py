"""The Horse Comes Home: what stands at the end of the road, and who is in the saddle?"""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.geometry import Placing, curve, ellipse, limb, outline, rectangle, solid, with_holes
from studio.materials import cloth, fur, lit, metal, plain
from studio.motifs.animals import finch
from studio.motifs.buildings import cottage
from studio.motifs.plants import ivy, nest
from studio.rigs import Rig
from studio.scene import Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import road

LIGHT = Sunlight((-0.3, -0.85, 0.4))
DOOR = (410.0, 1000.0)
IVY = ("290,400 252,480 266,570 318,650", "480,400 530,470 522,560", "600,300 640,360 632,420")


@card("horse_home")
def horse_home(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.far).scene(
        land(palette),
        horse(palette),
        group(
            nest(layout.child("nest"), 22, 4).placed(392, 386, 6.4),
            finch("standing").placed(486, 314, 5.6),
            name="nest",
        ),
        saddle(palette),
        group(*(ivy(layout.child(way), curve(way), 21) for way in IVY)),
        focal="nest",
    )


def land(palette: Palette) -> Group:
    """Seen under the belly: a road, one lit window, somebody at the gate."""
    x, y = DOOR
    hill = outline("-20,930! 160,948 300,952 440,950 600,936 820,900! 820,1230! -20,1230!")
    far = outline("-20,900! 120,850 260,880 420,850 600,880 820,820! 820,960! -20,960!")
    return group(
        lit(rectangle(-20, -20, 820, 1000), palette.sky, "sky", weight=0.8, colour_below=palette.dawn),
        Veil(solid(curve(ellipse(404, 250, 196), closed=True)), palette.far, "sun", 1.0, 2.0),
        Veil(far, palette.hill, "far", 1.0, 3.0),
        plain(hill, palette.meadow, "field", weight=0.8, form=0, modelling=0.3, line=1.6),
        road(
            curve("360,1240 400,1160 450,1110 430,1060 400,1004"), [260, 150, 70, 34, 14], palette.road, palette.meadow
        ),
        cottage(lit=True).placed(x, y, 0.4),
        Glow((x - 6, y - 24), 90, palette.lamp, 0.55),
        waiting(palette),
    )


def waiting(palette: Palette) -> Group:
    """Small, one hand over the eyes."""
    here = Placing(452, 1152, 1.5)
    dress = outline("-5,-40! 5,-40! 9,-26 14,0! -14,0! -9,-26")
    return group(
        plain(here(limb("6,-36 17,-40 8,-50", [4, 4])), palette.shade, "arm", line=0.8),
        plain(here(dress[0]), palette.shade, "dress", weight=1.2, form=6, line=1.0),
        plain(here(ellipse(0, -48, 7, 8)), palette.shade, "head", weight=1.2, form=4, line=1.0),
        Wash(solid(here(outline("-12,0! 14,0! 60,14! 30,14!")[0])), palette.shade, "shadow", 0.6, 2),
    )


def horse(palette: Palette) -> Group:
    """Only what stands before us: withers, flank, croup, and a leg at either edge."""
    body = outline(
        "-40,210! 60,262 130,330 240,392 380,408 520,392 640,350 740,338 840,362! 840,1240! 792,1240! "
        "768,1120 730,1010 704,930 690,850 650,812! 560,842 420,872 300,880 220,868! 206,960 196,1060 198,1120 "
        "186,1160 184,1240! 72,1240! 78,1150 70,1060 48,960 10,860 -40,800!"
    )
    behind = (
        outline("200,800! 280,860! 268,960 244,1050 252,1110 236,1160 244,1240! 186,1240! 190,1100 196,960!"),
        outline(
            "600,800! 690,840! 700,940 672,1020 668,1090 676,1150 664,1240! 604,1240! 606,1140 622,1060 628,980 604,900"
        ),
    )
    marks = (
        "150,420 110,540 120,660 190,760 220,868", "650,812 610,740 600,640 640,540", "206,900 180,930 150,940",
        "90,1060 110,1070 180,1068", "704,930 740,960 770,960", "40,330 20,420 30,520", "330,860 440,850 540,824",
    )  # fmt: skip
    dapples = [(690, 470, 26), (742, 520, 22), (700, 560, 18), (760, 430, 18), (70, 470, 20), (60, 560, 24)]
    items: list[Item] = [fur(leg, palette.coat.darker(0.3), "leg", weight=0.8, form=24, line=2.2) for leg in behind]
    items += [
        fur(body, palette.coat, "horse", weight=0.5, form=150, modelling=1.1, line=3.0),
        *(Wash(solid(ellipse(x, y, r, 0.8 * r)), palette.shade, "dapple", 0.14, 10) for x, y, r in dapples),
        Lines(tuple(curve(mark) for mark in marks), 2.0, strength=0.6),
    ]
    return group(*items, name="horse")


def saddle(palette: Palette) -> Group:
    """Red, girthed, its stirrup empty."""
    cloths = outline(
        "180,384! 250,400 400,420 560,398 600,372! 622,480 600,600 560,640! 400,660 240,640! 196,600 172,480"
    )
    flap = outline("262,390! 320,420 420,424 500,400! 540,480 528,580 470,640 380,648 318,610 280,520")
    seat = outline(
        "206,352! 214,300 250,268! 276,300 300,360 380,392 470,372 530,330 566,266! 604,280 614,340! "
        "560,408 400,438 260,410"
    )
    strap = limb("410,430 414,600 412,740 410,866", [26, 24, 22, 22])
    iron = (
        outline("410,842! 470,892 508,980 506,1056! 486,1066! 330,1066! 312,1056! 310,980 350,892")[0],
        outline("410,876! 448,912 482,980 484,1036! 334,1036! 336,980 370,912")[0],
    )
    return group(
        cloth(limb("330,640 326,760 322,866", [46, 40]), palette.shade, "girth", weight=0.8, form=10, line=2.0),
        cloth(cloths, palette.cloth, "cloth", weight=0.9, form=20, line=2.4),
        cloth(flap, palette.leather, "flap", form=40, line=2.8),
        cloth(seat, palette.leather.lighter(0.1), "seat", form=30, line=3.0),
        cloth(strap, palette.leather.darker(0.3), "strap", form=8, line=2.2),
        metal(with_holes(*iron), palette.steel, "stirrup", form=6, line=2.4),
        Lines((curve("214,400 400,444 588,390"), curve("196,590 400,644 590,590")), 1.6, strength=0.7),
    )
