"""The Dust-Sheet Tea: nobody has lived here for years, and the pot is hot."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, curve, ellipse, points, resample, solid
from studio.landscape import contact_shadow, wall
from studio.materials import cloth
from studio.motifs.buildings import steam
from studio.motifs.rooms import cobweb, stool
from studio.motifs.stage import oval_frame
from studio.motifs.things.kitchen import cup, plate, spoon, teapot
from studio.scene import Dots, Glaze, Glow, Group, Item, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/dust_sheet_tea")

LINEN = colour("#efe8da")
SHADE = colour("#39484e")
DAY = colour("#fdf3d2")


@card("dust_sheet_tea")
def dust_sheet_tea(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#5f8582"), colour("#4e6f70"), lines=0.4),
        layers=(
            DRAWN("panelling"),
            DRAWN("shuttered_window"),
            DRAWN("shuttered_window_2"),
            oval_frame(54, 70, fill=colour("#4a4238")).placed(406, 196, 1.5),
            cobweb(130).placed(36, 34),
            DRAWN("floor"),
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
        cloth(
            np.vstack([top, edge]),
            LINEN,
            "sheet",
            weight=0.42,
            colour_below=colour("#cfd0c8"),
            form=44,
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
    return group(clock, lamp, guest, *DRAWN("back_row"), name="back row")


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
    return group(left, DRAWN("paw"), right, saucer, wisp, name="front row")


def tea_table(stream: Stream) -> Group:
    """Laid for one more than there are."""
    x, y = 404.0, 838.0
    pot = teapot(40, colour("#94442a"), colour("#e8c48a")).changed(earthen).placed(x + 6, y + 8, 3.3)
    items: list[Item] = [
        *DRAWN("tea_table"),
        cup(24).placed(x - 128, y + 2, 2.1),
        Glow((x, y - 90), 190, DAY, 0.45),
        pot,
        cup(24).placed(x - 58, y + 42, 2.4),
        plate(34).placed(x + 72, y + 44, 2.1),
        DRAWN("biscuit"),
        spoon(26).placed(x - 120, y + 40, 1.5, rotation=1.25),
        DRAWN("vapour"),
        DRAWN("vapour_2"),
        steam(stream.child("left"), 26, 2).placed(x - 128, y - 40, 1.7),
        steam(stream.child("near"), 24, 2).placed(x - 58, y - 6, 1.7),
    ]
    return group(*items, name="tea")


def earthen(item: Painted) -> Painted:
    """China fired brown."""
    return replace(item, weight=0.95) if isinstance(item, Shape) and item.role == "china" else item


def motes(stream: Stream) -> Group:
    """Dust, on everything but the spoons."""
    spots: Points = np.stack([stream.uniform(60, 740, count=110), stream.uniform(240, 1080, count=110)], axis=1)
    return group(Dots(spots, stream.uniform(0.6, 2.0, count=110), DAY, "dust", strength=0.7))
