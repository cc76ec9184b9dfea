"""The Snowman's Pledge: what a winter is worth, weighed in spring."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Point, curve, ellipse, fuse, limb, outline, place, points, rectangle, solid
from studio.materials import bark, metal, plain, snow
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/snowman_pledge")
LIGHT = Sunlight((-0.2, -0.8, 0.5))
COUNTER = 1000.0
COAL = "-22,0 -12,-20 10,-22 24,-4 12,14 -12,14"
BUTTONS = ((500, 1090), (572, 1076), (640, 1096))
PAN = "-74,-4! 0,4 74,-4! 50,26 0,36 -50,26"
PANS = ((324.0, 812.0), (524.0, 862.0))  # the bottle's, and the carrot's


@card("snowman_pledge")
def snowman_pledge(chance: Chance, palette: Palette) -> Scene:
    wall = graded((palette.wall, palette.wall.lighter(0.6)), weight=0.8)
    return Rig(wall, LIGHT, None, palette.shade).scene(
        daylight(palette),
        snowman(palette),
        DRAWN("raven"),
        counter(palette),
        twig_arm(palette),
        DRAWN("claw"),
        bargain(chance.layout.child("flakes"), palette),
        focal="bargain",
    )


def daylight(palette: Palette) -> Group:
    """A window's, on a bare wall."""
    panes = (
        "330,60! 470,20! 500,190! 352,224!",
        "494,14! 640,-26! 676,146! 524,184!",
        "356,250! 504,214! 528,360! 380,392!",
    )
    return group(Veil(tuple(ring for pane in panes for ring in outline(pane)), palette.snow, "light", 0.9, 5))


def snowman(palette: Palette) -> Group:
    """Thinner than yesterday, and without a nose."""
    head, body = ellipse(150, 430, 190, 178), ellipse(96, 860, 262, 300)
    drip = limb("330,820 342,900 340,940", [30, 16, 13])
    coal = [ellipse(*spot) for spot in ((124, 380, 23, 27), (250, 372, 22, 26))]
    coal += [ellipse(x, y, 11) for x, y in ((128, 524), (160, 506), (196, 500), (232, 506), (262, 524))]
    brows = [limb("78,352 112,326 150,306", [5, 9, 6]), limb("222,300 258,314 290,338", [6, 9, 5])]
    dents = [ellipse(x, y, 20, 18) for x, y in ((168, 720), (182, 800), (184, 884))]
    scarf = outline("-20,566! 60,604 160,618 260,596 322,552! 336,586 318,630 220,668 90,668 -20,646!")
    end = outline("40,640! 112,654! 128,720 116,800 138,890! 112,880 88,898 62,884 40,894! 30,800 44,720")
    knit = tuple(
        curve(way)
        for way in (
            "60,612 66,640 58,664",
            "130,622 140,646 134,668",
            "206,614 222,640 220,664",
            "276,590 296,616 300,640",
            "62,670 56,760 64,870",
            "94,664 96,760 100,876",
        )
    )
    return group(
        snow(fuse(body, drip), palette.snow, form=120, modelling=0.9, line=3.0),
        Wash(solid(*dents, ellipse(124, 900, 30, 24)), palette.cold, "dent", 0.9, 4),
        plain(scarf, palette.scarf, "scarf", texture="cloth", weight=1.0, form=30, line=2.8),
        plain(end, palette.scarf.darker(0.1), "scarf", texture="cloth", form=30, line=2.8),
        Lines(knit, 2.0, palette.coal, strength=0.6),
        snow(head, palette.snow, form=110, modelling=0.9, line=3.0),
        plain(solid(*coal), palette.coal, "coal", weight=1.2, form=8, line=2.0),
        Dots(points((117, 370), (244, 362)), np.array([6.0, 6.0]), palette.snow),
        plain(ellipse(196, 440, 24, 21), palette.cold.darker(0.35), "hole", weight=1.0, modelling=0, line=2.2),
        bark(solid(*brows), palette.twig, "brow", line=1.8),
    )


def twig_arm(palette: Palette) -> Group:
    """Its fingers spread on the marble."""
    ways = (
        ("120,900 196,876 250,914 264,960 238,1020", [22, 28, 24, 22, 20]), ("240,1016 204,1046 176,1050", [15, 11, 4]),
        ("238,1018 220,1066 200,1090", [15, 11, 4]), ("238,1016 250,1066 244,1100", [15, 11, 4]),
        ("242,1012 286,1048 300,1076", [13, 10, 4]), ("258,926 292,916 310,892", [11, 8, 3]),
    )  # fmt: skip
    shadow = limb("250,1030 300,1060 350,1076", [30, 60, 20])
    return group(
        Wash(solid(shadow), palette.shade, "shadow", 0.6, 4),
        bark(fuse(*(limb(way, widths) for way, widths in ways), soften=2), palette.twig, "twig", line=2.4),
    )


def counter(palette: Palette) -> Group:
    """Marble, and what has run across it."""
    pool = outline("-20,1062! 140,1050 300,1060 400,1086 380,1120 250,1130 180,1160 60,1150 -20,1170!")
    return group(
        plain(rectangle(-20, COUNTER, 820, 1220), palette.marble, "counter", weight=0.4, form=FLAT, line=3.0),
        Wash(solid(rectangle(-20, COUNTER, 820, COUNTER + 16)), palette.shade, "edge", 0.4, 3),
        plain(pool, palette.cold, "pool", weight=0.5, modelling=0.3, line=1.8, cover=0.8),
        Veil(outline("40,1084 160,1070 300,1084 200,1096"), palette.snow, "shine", 0.9, 4),
        *(plain(place(curve(COAL, closed=True), *at), palette.coal, "coal", weight=1.2, line=2.0) for at in BUTTONS),
    )


def bargain(stream: Stream, palette: Palette) -> Group:
    (a, b), (c, d) = PANS
    beam = limb([(a, b - 220), (408, 618), (c, d - 220)], [9, 17, 9])
    strings = tuple(points((x, y - 220), (x + side * 64, y)) for x, y in PANS for side in (-1, 1))
    carrot = outline("470,800! 500,776 560,758 640,720 668,712! 640,746 580,790 530,812 490,812")
    top = [
        limb(way, [9, 7, 2])
        for way in ("478,790 446,776 424,780", "476,786 452,756 436,744", "482,780 472,752 474,730")
    ]
    items: list[Item] = [
        metal(outline("396,630! 420,630! 424,980 470,1010! 346,1010! 392,980"), palette.brass, "column", line=2.4),
        metal(beam, palette.brass, "beam", line=2.4),
        metal(ellipse(408, 616, 18), palette.brass, "pin", line=2.2),
        Lines(strings, 2.2),
        plain(solid(*(place(leaf, 0, 46) for leaf in top)), palette.leaf, "leaf", weight=1.0, line=1.6),
        plain(tuple(place(ring, 0, 46) for ring in carrot), palette.carrot, "carrot", weight=1.15, form=20, line=2.6),
        Lines(
            tuple(
                place(curve(way), 0, 46)
                for way in ("520,774 528,786", "556,762 566,782", "590,746 598,764", "540,806 534,792")
            ),
            2.0,
        ),
        *bottle((a, b), stream, palette),
        *(metal(place(curve(PAN, closed=True), *pan), palette.brass, "pan", line=2.6) for pan in PANS),
    ]
    return group(*items, name="bargain")


def bottle(foot: Point, stream: Stream, palette: Palette) -> list[Item]:
    """It snows in it."""
    x, y = foot
    flask = place(curve("-40,8! -44,-50 -14,-84 -13,-116! 13,-116! 14,-84 44,-50 40,8!", closed=True), x, y)
    flakes = np.stack([stream.uniform(x - 32, x + 32, count=22), stream.uniform(y - 62, y - 4, count=22)], axis=1)
    return [
        Glow((x, y - 40), 110, palette.snow, 0.6),
        plain(flask, palette.night, "bottle", weight=1.0, form=20, line=2.6),
        Dots(flakes, stream.uniform(2.5, 5.5, count=22), palette.snow),
        bark(rectangle(x - 12, y - 134, x + 12, y - 112), palette.twig, "cork", line=2.0),
    ]
