"""The Dust-Sheet Tea: nobody has lived here for years, and the pot is hot."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import (
    Point,
    Points,
    blob,
    curve,
    ellipse,
    fuse,
    limb,
    paths,
    place,
    points,
    rectangle,
    resample,
    solid,
)
from studio.landscape import contact_shadow, wall
from studio.motifs.buildings import steam
from studio.motifs.rooms import cobweb, stool
from studio.motifs.stage import oval_frame
from studio.motifs.things.kitchen import cup, plate, spoon, teapot
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Item, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

SKIRTING = 690.0
LINEN = colour("#efe8da")
SHADE = colour("#39484e")
DAY = colour("#fdf3d2")


@card("dust_sheet_tea")
def dust_sheet_tea(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#5f8582"), colour("#4e6f70"), lines=0.4),
        layers=(
            panelling(),
            shuttered_window(250.0),
            shuttered_window(560.0),
            oval_frame(54, 70, fill=colour("#4a4238")).placed(406, 196, 1.5),
            cobweb(130).placed(36, 34),
            floor(),
            group(Glow((404, 800), 360, DAY, 0.5)),
            back_row(layout.child("back")),
            group(blades()),
            tea_table(layout.child("tea")),
            front_row(layout.child("front")),
            group(contact_shadow(436, 1124, 220, SHADE, 0.8)),
            stool(24, colour("#9a5a34")).placed(436, 1120, 4.4),
            motes(layout.child("motes")),
        ),
        focal="tea",
        light=Sunlight((-0.5, -0.55, 0.6)),
        glaze=Glaze(colour("#33505a"), 0.28),
        shadow=colour("#587078"),
    )


def panelling() -> Group:
    """Faded teal paper above, boards below."""
    stripes = tuple(points((x, 30), (x, 600)) for x in range(62, 780, 44))
    panels = [rectangle(x, 616, x + 128, 672) for x in range(48, 760, 146)]
    return group(
        Lines(stripes, 5.0, colour("#3f625f"), strength=0.35),
        Shape(solid(rectangle(20, 600, 790, SKIRTING)), colour("#7d8f84"), "panel", 0.85, form=FLAT, line=1.5),
        Lines(tuple(np.vstack([panel, panel[:1]]) for panel in panels), 1.5, strength=0.7),
    )


def shuttered_window(x: float) -> Group:
    """Closed louvres with the day behind them, thin as knives."""
    left, top, right, bottom = x - 92, 92, x + 92, 520
    leaves = [rectangle(left + 8, top + 8, x - 5, bottom - 8), rectangle(x + 5, top + 8, right - 8, bottom - 8)]
    slits = [
        rectangle(a + 12, y, b - 12, y + 4.5)
        for a, b in ((left + 8, x - 5), (x + 5, right - 8))
        for y in range(top + 30, bottom - 20, 23)
    ]
    gap = rectangle(x - 4, top + 10, x + 4, bottom - 10)
    return group(
        Shape(
            solid(rectangle(left - 16, top - 16, right + 16, bottom + 14)),
            colour("#a9a48e"),
            "frame",
            0.9,
            form=9,
            line=1.8,
        ),
        Shape(solid(*leaves), colour("#46605c"), "shutter", 1.05, form=5, modelling=0.6, line=1.7),
        Shape(solid(*slits, gap), DAY, "light", 0.3, modelling=0, line=0.8),
        Glow((x, 306), 190, DAY, 0.34),
    )


def floor() -> Group:
    boards = tuple(
        points((400 + 0.6 * (x - 400), SKIRTING), (400 + 1.7 * (x - 400), 1210)) for x in range(-200, 1040, 74)
    )
    carpet = ellipse(400, 930, 372, 196, count=90)
    inner = ellipse(400, 930, 330, 168, count=90)
    return group(
        Shape(
            solid(rectangle(-10, SKIRTING, 810, 1220)),
            colour("#8d7154"),
            "floor",
            0.95,
            colour("#5b4a3e"),
            form=FLAT,
            texture="wood",
            flow=math.pi / 2,
            line=1.8,
        ),
        Lines(boards, 1.4, strength=0.7),
        Shape(solid(carpet), colour("#8a5a4c"), "rug", 0.9, form=FLAT, texture="cloth", line=1.6),
        Shape(solid(inner), colour("#a87a5c"), "rug", 0.8, form=FLAT, texture="cloth", line=1.3),
    )


def blades() -> Veil:
    """Daylight through the gaps, cut into strips on air and carpet."""
    strips = [
        points((x, 130 + k), (x + 4, 130 + k), (x + 330 + 30 * i, 1140), (x + 276 + 30 * i, 1140))
        for i, (x, k) in enumerate(((70, 160), (168, 0), (250, 40), (478, 0), (560, 60)))
    ]
    return Veil(solid(*strips), DAY, "daylight", 0.3, 4.0, fade=(1.0, 0.8))


def sheet(stream: Stream, hem_left: Point, hem_right: Point, *shoulders: Point, folds: int = 9) -> Group:
    """Linen over something: its top runs along `shoulders`, its hem falls in scallops."""
    top = curve([hem_left, hem_left, *shoulders, hem_right, hem_right], steps=10)
    count = max(4, int((hem_right[0] - hem_left[0]) / 38))
    hem: list[Point] = []
    for k in range(1, 2 * count):
        share = 1 - k / (2 * count)
        sag = 16 * math.sin(math.pi * share) + (11 if k % 2 else -5)
        hem.append(
            (
                hem_left[0] + share * (hem_right[0] - hem_left[0]),
                hem_left[1] + share * (hem_right[1] - hem_left[1]) + sag,
            )
        )
    edge = curve([hem_right, *hem, hem_left], steps=5)
    creases = []
    crown = resample(top, 6)
    for share in np.linspace(0.16, 0.84, folds):
        start = crown[int(share * (len(crown) - 1))]
        foot = edge[int((1 - share) * (len(edge) - 1))]
        begin, end = (
            start + (foot - start) * stream.uniform(0.08, 0.4),
            start + (foot - start) * stream.uniform(0.8, 0.97),
        )
        creases.append(curve([begin, 0.5 * (begin + end) + [stream.normal(0, 5), 0], end]))
    return group(
        Wash(
            solid(
                ellipse(
                    0.5 * (hem_left[0] + hem_right[0]) + 26,
                    max(hem_left[1], hem_right[1]) + 4,
                    0.56 * (hem_right[0] - hem_left[0]),
                    22,
                )
            ),
            SHADE,
            "cast shadow",
            0.75,
            8,
        ),
        Shape(
            solid(np.vstack([top, edge])),
            LINEN,
            "sheet",
            0.42,
            colour("#cfd0c8"),
            form=44,
            texture="cloth",
            flow=math.pi / 2,
            line=2.2,
        ),
        Lines(tuple(creases), 1.6, colour("#4a5660"), strength=0.75),
    )


def back_row(stream: Stream) -> Group:
    """The clock, a listener with mended holes for eyes, and the lamp, all inclined towards the pot."""
    clock = sheet(
        stream.child("clock"),
        (112, 836),
        (292, 850),
        (146, 560),
        (190, 330),
        (214, 276),
        (262, 262),
        (306, 290),
        (312, 360),
        (296, 560),
    )
    lamp = sheet(
        stream.child("lamp"),
        (548, 846),
        (694, 838),
        (592, 620),
        (540, 500),
        (552, 430),
        (592, 372),
        (634, 366),
        (676, 410),
        (706, 500),
        (664, 620),
        folds=8,
    )
    guest = sheet(
        stream.child("guest"),
        (312, 818),
        (528, 816),
        (334, 640),
        (352, 566),
        (392, 540),
        (398, 478),
        (436, 446),
        (478, 472),
        (484, 536),
        (520, 570),
        (524, 660),
    )
    stitches = [
        s
        for x in (426, 458)
        for s in paths([(x - 8, 492), (x + 8, 504)], [(x - 8, 504), (x + 8, 492)], [(x - 10, 498), (x + 10, 498)])
    ]
    return group(clock, lamp, guest, Lines(tuple(stitches), 2.4, colour("#3a2c2a"), strength=1.0), name="back row")


def front_row(stream: Stream) -> Group:
    """Two armchairs: one shows a paw, one holds out its cup."""
    left = sheet(
        stream.child("left"),
        (44, 1062),
        (276, 1076),
        (52, 820),
        (66, 640),
        (104, 574),
        (160, 588),
        (186, 680),
        (194, 800),
        (236, 822),
        (262, 870),
    )
    right = sheet(
        stream.child("right"),
        (536, 1084),
        (768, 1062),
        (556, 930),
        (520, 872),
        (528, 832),
        (572, 820),
        (606, 838),
        (620, 760),
        (632, 640),
        (668, 584),
        (728, 594),
        (756, 680),
        (762, 840),
    )
    saucer = cup(24, saucer=True).placed(550, 832, 2.6)
    wisp = steam(stream.child("steam"), 30, 2).placed(550, 778, 1.8)
    return group(left, paw(), right, saucer, wisp, name="front row")


def paw() -> Group:
    """A lion's, or only a chair's."""
    foot = fuse(
        ellipse(262, 1072, 48, 30),
        *(ellipse(x, y, 21, 19) for x, y in ((232, 1098), (266, 1104), (300, 1098))),
        soften=3,
    )
    clefts = paths([(248, 1082), (250, 1108)], [(284, 1082), (283, 1110)])
    claws = [
        blob((x - 5, y), (x - 5, y), (x + 5, y), (x + 5, y), (x + 3, y + 12), (x, y + 17), (x, y + 17), (x - 3, y + 12))
        for x, y in ((228, 1109), (266, 1115), (305, 1109))
    ]
    raised = blob(
        (188, 1084),
        (188, 1084),
        (214, 1040),
        (264, 1014),
        (304, 1046),
        (322, 1078),
        (322, 1078),
        (290, 1064),
        (256, 1076),
        (222, 1066),
    )
    return group(
        Wash(solid(ellipse(268, 1118, 80, 14)), SHADE, "cast shadow", 0.8, 5),
        Shape(foot, colour("#d09a4e"), "fur", 1.0, form=22, texture="fur", line=2.0),
        Lines(clefts, 2.0),
        Shape(solid(*claws), colour("#3a2c2a"), "claw", 1.1, line=1.0),
        Shape(solid(raised), LINEN, "sheet", 0.42, form=16, texture="cloth", line=2.0),
    )


def tea_table(stream: Stream) -> Group:
    """Laid for one more than there are."""
    x, y = 404.0, 838.0
    cloth = blob(
        (x - 178, y),
        (x - 178, y),
        (x - 174, y + 134),
        (x - 120, y + 168),
        (x - 60, y + 172),
        (x, y + 188),
        (x + 70, y + 172),
        (x + 124, y + 168),
        (x + 174, y + 132),
        (x + 178, y),
        (x + 178, y),
    )
    drops = tuple(
        curve([(x + dx, y + 44 - abs(dx) / 9), (x + 1.03 * dx, y + 100), (x + 1.05 * dx, y + 164 - abs(dx) / 9)])
        for dx in range(-150, 160, 38)
    )
    pot = teapot(40, colour("#94442a"), colour("#e8c48a")).changed(earthen).placed(x + 6, y + 8, 3.3)
    items: list[Item] = [
        Wash(solid(ellipse(x + 20, y + 184, 200, 30)), SHADE, "cast shadow", 0.7, 10),
        Shape(solid(cloth), colour("#d9b98c"), "cloth", 0.75, form=30, texture="cloth", line=1.9),
        Lines(drops, 1.4, strength=0.6),
        Shape(
            solid(ellipse(x, y, 180, 52, count=70)), colour("#e8cfa4"), "cloth", 0.6, form=FLAT, modelling=0.3, line=1.8
        ),
        cup(24).placed(x - 128, y + 2, 2.1),
        Glow((x, y - 90), 190, DAY, 0.45),
        pot,
        cup(24).placed(x - 58, y + 42, 2.4),
        plate(34).placed(x + 72, y + 44, 2.1),
        biscuit((x + 74, y + 26)),
        spoon(26).placed(x - 120, y + 40, 1.5, rotation=1.25),
        vapour((x - 96, y - 92), 250),
        vapour((x + 10, y - 120), 160),
        steam(stream.child("left"), 26, 2).placed(x - 128, y - 40, 1.7),
        steam(stream.child("near"), 24, 2).placed(x - 58, y - 6, 1.7),
    ]
    return group(*items, name="tea")


def earthen(item: Painted) -> Painted:
    """China fired brown."""
    return replace(item, weight=0.95) if isinstance(item, Shape) and item.role == "china" else item


def vapour(foot: Point, height: float) -> Group:
    """Steam thick enough to catch the light."""
    x, y = foot
    wisp = curve(
        [
            (x, y),
            (x - 16, y - 0.25 * height),
            (x + 14, y - 0.5 * height),
            (x - 12, y - 0.78 * height),
            (x + 10, y - height),
        ],
        steps=10,
    )
    return group(
        Veil(solid(limb(wisp, [6, 26, 34, 22, 3], steps=2)), colour("white"), "steam", 0.75, 7.0, fade=(0.2, 1.0)),
        Lines((wisp, place(wisp[6:-4], 11, 4)), 1.3, colour("#5a6a70"), strength=0.55),
    )


def biscuit(at: Point) -> Group:
    """Bitten, and recently."""
    x, y = at
    bitten = blob(
        (x - 22, y),
        (x - 8, y - 9),
        (x + 8, y - 8),
        (x + 8, y - 8),
        (x + 7, y - 2),
        (x + 13, y + 1),
        (x + 13, y + 1),
        (x + 4, y + 9),
        (x - 12, y + 8),
    )
    return group(Shape(solid(bitten), colour("crust gold"), "biscuit", 1.0, form=5, line=1.4))


def motes(stream: Stream) -> Group:
    """Dust, on everything but the spoons."""
    spots: Points = np.stack([stream.uniform(60, 740, count=110), stream.uniform(240, 1080, count=110)], axis=1)
    return group(Dots(spots, stream.uniform(0.6, 2.0, count=110), DAY, "dust", strength=0.7))
