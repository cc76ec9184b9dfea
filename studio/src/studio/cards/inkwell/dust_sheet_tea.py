"""The Dust-Sheet Tea: nobody has lived here for years, and the pot is hot."""

from dataclasses import dataclass, replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures.soft import steam
from studio.geometry import curve, ellipse, limb, outline, place, points, rectangle, solid
from studio.materials import plain
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import cup, teapot
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group
from studio.stage import boards

LIGHT = Sunlight((-0.7, -0.55, 0.5))
LINEN = colour("#ffffff")
FLOOR = 742.0
STOOL = "400,1170! 520,1160 600,1176 620,1192 520,1200 420,1194"


@dataclass(frozen=True)
class Sheet:
    """Its edge, the side away from the window, the folds and what it throws on the floor."""

    edge: str
    shade: str
    folds: str
    cast: str = ""


TALL = Sheet(
    "64,1002! 82,860 92,700 98,560 106,430 128,326 174,262 232,252 278,284 298,334 288,376! 268,420 262,520 272,660 "
    "290,820 308,976! 282,992 258,972 226,998 184,978 150,1002 110,984",
    "240,250! 320,300 300,390 276,440 270,560 290,760 330,1010! 226,1010! 232,860 216,660 214,500 238,400 "
    "262,352 262,290",
    "236,396 222,520 230,700 214,930; 190,340 166,480 170,700 152,930; 142,370 126,520 128,720 104,930; "
    "286,372 250,404 236,440",
    "150,990! 300,960 420,990 520,1010 400,1030 220,1020",
)
GUEST = Sheet(
    "322,960! 322,780 328,664 348,604 398,572! 392,530 396,478 430,446 470,448 502,478 506,528 498,570! "
    "546,600 566,664 "
    "572,780 574,960!",
    "470,440! 520,470 514,560 570,600 590,960! 500,960! 512,780 506,660 478,600 466,570 480,530",
    "410,580 384,660 374,840; 486,576 516,660 522,840; 446,596 442,720 450,860; 404,566 446,584 492,566",
)
CHAIR = Sheet(
    "562,1040! 578,860 584,700 580,580 574,488 590,444! 616,462 646,486 700,476 752,456 790,414! 836,430! 836,1060! "
    "760,1036 700,1058 630,1034",
    "740,470! 840,420! 840,1070! 690,1070! 716,860 704,640 716,540",
    "604,500 612,640 604,860; 652,500 664,660 652,920; 716,490 732,660 722,900; 640,480 700,560 780,470",
)
ARM = Sheet(
    "-24,742! 30,690 92,688 138,738 160,812! 214,842 270,866 330,880! 344,906 322,930! 268,936 214,944 "
    "204,1040 230,1200! "
    "206,1216 170,1196 120,1224 60,1200 -24,1230!",
    "96,690! 150,740 164,830! 240,880 340,920! 260,950 214,950 210,1060 240,1220! 130,1220! 150,1060 140,920 120,800",
    "90,730 96,860 74,1050 80,1170; 150,850 168,960 160,1090 176,1180; 30,730 26,880 6,1050; 180,856 244,892 322,900",
    "170,1200! 300,1130 440,1170 480,1210! 200,1230!",
)
SMALL = Sheet(
    "592,1230! 596,1110 606,1010 640,938 700,908 756,926 800,984 836,1040! 836,1240!",
    "730,912! 840,1000! 840,1240! 720,1240! 742,1120 738,1000",
    "660,960 646,1060 650,1190; 706,950 704,1060 716,1190; 760,970 774,1070 770,1190",
    "560,1230! 620,1180 700,1230!",
)
TABLE = Sheet(
    "236,868 300,836 420,828 540,838 596,868! 606,940 598,1010 612,1076! 580,1094 548,1072 506,1100 460,1080 416,1104 "
    "366,1080 322,1098 282,1074 232,1086! 240,1010 232,940",
    "500,840! 610,860 630,1100! 470,1110! 488,1000 482,930",
    "286,912 278,990 270,1070; 352,922 354,1000 344,1074; 424,926 420,1010 432,1080; 494,920 502,1000 496,1076; "
    "556,904 560,990 566,1070; 238,874 320,906 420,914 520,906 594,872",
    "300,1084! 480,1090 700,1100 760,1124 620,1146 420,1134",
)
BAG = Sheet(
    "424,92! 372,118 318,150 300,196! 322,226 340,262! 384,282 430,300! 476,284 524,266! 540,228 566,196! "
    "542,148 486,116",
    "440,90! 580,180 560,250 440,310! 470,240 474,160",
    "426,96 372,160 334,254; 428,96 402,190 398,276; 432,96 452,190 462,278; 436,96 500,160 530,250; 422,96 "
    "350,140 312,192",
)


@card("dust_sheet_tea")
def dust_sheet_tea(chance: Chance, palette: Palette) -> Scene:
    rope = limb("432,-20 428,40 430,84", [7, 7])
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette),
        group(
            plain(rope, palette.wood, "rope", line=2.0),
            *(covered(sheet, palette) for sheet in (BAG, GUEST, TALL, CHAIR, TABLE)),
            plain(ellipse(430, 92, 17, 13), palette.wood, "knot", line=2.2),
        ),
        tea(chance.layout.child("tea"), palette),
        group(covered(ARM, palette), cup(24, saucer=True).placed(300, 884, 2.4), covered(SMALL, palette)),
        group(
            Wash(outline(STOOL), palette.shade, "shadow", 0.8, 2, hatched=True),
            stool(24, palette.wood).placed(452, 1176, 4.0),
        ),
        focal="tea",
    )


def room(palette: Palette) -> Group:
    """Panels, bare boards, and what comes through one window we do not see."""
    panels = tuple(points((x, -20), (x, FLOOR - 40)) for x in (70, 290, 510, 730))
    panes = [points((x, y), (x + 92, y - 26), (x + 92, y + 124), (x, y + 150)) for x in (590, 700) for y in (70, 246)]
    return group(
        plain(rectangle(-20, -20, 820, FLOOR), palette.wall, "wall", form=FLAT, modelling=0, line=0.0),
        Lines(panels, 2.0, strength=0.6),
        Veil(solid(*panes), palette.sun, "sunlight", 0.75, 2.0),
        plain(rectangle(-20, FLOOR - 44, 820, FLOOR), palette.wall.darker(0.25), "skirting", form=6, line=2.0),
        *boards(FLOOR, palette.floor, palette.floor.darker(0.15), joints=range(-800, 1700, 110), spread=(0.6, 1.3)),
    )


def covered(sheet: Sheet, palette: Palette) -> Group:
    """White linen over whatever, or whoever, it is."""
    edge = outline(sheet.edge)
    folds = [curve(way) for way in sheet.folds.split("; ")]
    dips = solid(*(limb(place(way, 7, 0), [3, 16, 20, 6]) for way in folds))
    return group(
        *([Wash(outline(sheet.cast), palette.shade, "shadow", 0.8, 3, hatched=True)] if sheet.cast else []),
        plain(edge, LINEN, "sheet", weight=0.1, form=26, modelling=0.35, line=3.0),
        Veil(edge, LINEN, "sheet", 0.75, 3),
        Clip(
            edge,
            group(
                Wash(outline(sheet.shade), palette.shade, "shade", 0.55, 9),
                Wash(dips, palette.shade, "fold", 0.45, 5),
                Lines(tuple(folds), 2.4, palette.ink, strength=0.75),
            ),
        ),
    )


def tea(stream: Stream, palette: Palette) -> Group:
    pot = teapot(40, palette.pot, palette.sun).changed(glazed).placed(404, 884, 3.3)
    return group(
        Wash(solid(ellipse(446, 884, 110, 16)), palette.shade, "shadow", 0.7, 3),
        pot,
        cup(24, saucer=True).placed(556, 884, 2.1),
        steam(stream, (304, 778), 330, colour("#ffffff"), 4, 0.06),
        name="tea",
    )


def glazed(item: Painted) -> Painted:
    return replace(item, weight=1.0) if isinstance(item, Shape) and item.role == "china" else item
