"""The Race Nobody Finished: a pace before the line they sat down for a moment."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, fuse, intersection, limb, paths, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, halo, hills, tufts
from studio.motifs.animals import snail
from studio.motifs.plants import bough, fallen_leaves, flower, leafy_tree
from studio.motifs.rooms import chair
from studio.scene import FLAT, Glaze, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group

SUN = (560.0, 330.0)
PINK, HONEY = colour("#e88a9c"), colour("#f6c85a")
HARE, TORTOISE, SHELL = colour("#ecdcc0"), colour("#b4bc6c"), colour("#7a6a34")
DARK = colour("#5a3a2c")


@card("unfinished_race")
def unfinished_race(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#e0a048", 0.8), (0.25, "#f6cf70", 0.7), (0.5, "#fdeab0", 0.5), lines=0.35, halo=(*SUN, 150)
        ),
        layers=(
            group(halo(SUN, 420, colour("#fff3c8"), 0.8)),
            *hills(layout.child("hills"), (470, 520), colour("#b08a44"), colour("#f0d080"), swell=16),
            lane(),
            avenue(layout.child("avenue")),
            bough(layout.child("bough"), 420, colour("#d8862a")).placed(850, 70, 1.0),
            spectators(),
            bench(),
            runners(layout.child("runners")),
            finish(layout.child("finish")),
            trophy(),
            fallen_leaves(
                layout.child("near"), tufts(layout.child("near"), 44, (30, 940, 770, 1190)), 14, colour("maple red")
            ),
            fallen_leaves(
                layout.child("gold"), tufts(layout.child("gold"), 40, (30, 860, 770, 1190)), 12, colour("#d8922c")
            ),
        ),
        focal="runners",
        light=Sunlight((0.5, -0.6, 0.55)),
        glaze=Glaze(colour("#8a4a2c"), 0.16, top=0.5, bottom=1.3),
        shadow=colour("#7a5a78"),
        haze=colour("#f6dc98"),
    )


def lane() -> Group:
    """A sandy lane, narrowing to where the two of them started."""
    field = ground(
        curve([(-20, 560), (240, 540), (560, 546), (820, 556)]), colour("#c8a048"), colour("#8a7434"), weight=0.9
    )
    track = blob(
        (380, 552),
        (380, 552),
        (412, 552),
        (412, 552),
        (520, 700),
        (700, 900),
        (830, 1220),
        (830, 1220),
        (-30, 1220),
        (-30, 1220),
        (120, 900),
        (290, 700),
    )
    ruts = (
        curve([(388, 560), (330, 700), (200, 900), (90, 1190)]),
        curve([(404, 560), (470, 700), (590, 900), (720, 1190)]),
    )
    return group(
        field,
        Shape(solid(track), colour("#eccf94"), "lane", 0.6, colour("#d8a868"), form=14, modelling=0.5, line=1.4),
        Lines(ruts, 2.0, colour("#a8763c"), strength=0.6),
        name="lane",
    )


def avenue(stream: Stream) -> Group:
    places = (
        (250, 568, 0.5, "#d8902c"),
        (540, 568, 0.5, "#c8662a"),
        (150, 610, 0.85, "#c8562a"),
        (650, 610, 0.9, "#dca030"),
        (20, 700, 1.5, "#d8862a"),
        (790, 700, 1.5, "#b8442a"),
    )
    return group(
        *(
            leafy_tree(stream.child(str(i)), 330, leaf=colour(tint), fullness=0.75).placed(x, y, size)
            for i, (x, y, size, tint) in enumerate(places)
        )
    )


def spectators() -> Group:
    """Nobody is waiting any more."""
    return group(
        contact_shadow(70, 752, 44, DARK, 0.6),
        chair(wood=colour("#8a5a34")).placed(70, 752, 1.0, flip=True),
        contact_shadow(738, 742, 44, DARK, 0.6),
        chair(wood=colour("#8a4a3a")).placed(738, 742, 1.0),
        name="chairs",
    )


def bench() -> Group:
    wood = colour("#8a5c34")
    slats = [points((96, y), (712, y - 4), (712, y + 34), (96, y + 38)) for y in (548, 606, 664)]
    posts = [rectangle(x, 520, x + 26, 960) for x in (116, 668)]
    seat = points((84, 776), (722, 772), (740, 816), (66, 820))
    return group(
        contact_shadow(404, 960, 560, DARK, 0.7),
        Shape(solid(*posts), wood.darker(0.2), "post", 1.0, texture="wood", flow=math.pi / 2, form=8, line=2.0),
        *(Shape(solid(slat), wood, "slat", 0.95, texture="wood", flow=0.0, form=8, line=1.8) for slat in slats),
        Shape(solid(seat), wood, "seat", 1.0, texture="wood", flow=0.0, form=8, line=2.0),
        Shape(
            solid(rectangle(88, 816, 122, 984), rectangle(684, 816, 718, 984)),
            wood,
            "leg",
            1.0,
            texture="wood",
            form=8,
            line=1.9,
        ),
        name="bench",
    )


def runners(stream: Stream) -> Group:
    return group(
        shell(stream).placed(24, -36),
        hare_body().placed(16, -52),
        tortoise_body().placed(24, -16),
        feet(),
        blanket(),
        tortoise_head().placed(26, -18),
        hare_head(),
        name="runners",
    )


def shell(stream: Stream) -> Group:
    """Seen from before: the dome rising behind its owner, mossy on top."""
    dome = blob((392, 800), (372, 640), (410, 510), (500, 466), (592, 510), (634, 640), (616, 800))
    rim = blob((414, 800), (400, 650), (428, 556), (502, 522), (576, 556), (606, 650), (594, 800))
    plates = paths(
        [(412, 512), (440, 560)],
        [(500, 466), (502, 522)],
        [(590, 510), (564, 560)],
        [(376, 630), (404, 640)],
        [(632, 630), (604, 640)],
    )
    moss = [ellipse(x, y, r, 0.55 * r) for x, y, r in ((450, 486, 26), (490, 468, 34), (536, 478, 28), (572, 502, 20))]
    return group(
        Shape(solid(dome), SHELL, "shell", 1.0, form=40, line=2.4),
        Lines(plates, 2.0),
        Shape(solid(rim), colour("#dcc884"), "plastron", 0.8, form=24, line=1.8),
        Shape(fuse(*moss), colour("#6f9a3c"), "moss", 0.95, texture="leaf", form=8, line=1.2),
        flower("bell", 24).placed(556, 480, 1.5, 0.2),
    )


def hare_body() -> Group:
    trunk = blob((206, 800), (206, 680), (246, 588), (320, 566), (380, 600), (410, 690), (404, 800))
    return group(
        Shape(solid(trunk), HARE, "fur", 0.55, texture="fur", line=2.2),
    )


def tortoise_body() -> Group:
    neck = limb([(504, 640), (496, 580), (470, 536)], [84, 70, 62])
    folds = tuple(
        curve([(474 - 2 * k, 620 - 18 * k), (500 - 4 * k, 630 - 18 * k), (530 - 6 * k, 618 - 18 * k)]) for k in range(4)
    )
    return group(
        Shape(solid(neck), TORTOISE, "skin", 0.9, form=24, line=2.0),
        Lines(folds, 1.3),
    )


def tortoise_head() -> Group:
    head = blob(
        (402, 520), (404, 470), (440, 438), (486, 442), (520, 476), (522, 530), (488, 562), (440, 566), (410, 550)
    )
    lids = tuple(
        curve(lid)
        for lid in ([(420, 506), (430, 516), (444, 516), (454, 506)], [(474, 504), (486, 513), (498, 511), (508, 500)])
    )
    mouth = curve([(416, 540), (440, 552), (466, 548), (492, 550), (514, 534)])
    spectacles = [ellipse(437, 508, 25, 22), ellipse(491, 504, 25, 22)]
    return group(
        Shape(solid(head), TORTOISE, "skin", 0.9, form=40, line=2.3),
        Lines((mouth, *lids), 2.0),
        Lines(
            (*(np.vstack([rim, rim[:1]]) for rim in spectacles), curve([(461, 502), (466, 498), (468, 502)])),
            3.2,
            colour("#5a3c18"),
        ),
        Lines(paths([(458, 528), (460, 533)], [(474, 527), (473, 532)]), 2.4),
    )


def hare_head() -> Group:
    """Fallen against the other's cheek, ears anyhow."""
    near_ear = limb([(322, 424), (298, 346), (244, 290), (182, 300), (160, 372), (166, 430)], [46, 66, 66, 62, 54, 8])
    far_ear = blob((352, 398), (366, 310), (398, 236), (432, 196), (452, 216), (444, 300), (420, 372), (388, 414))
    inner = [
        limb([(312, 400), (290, 350), (252, 314)], [16, 32, 14]),
        blob((370, 384), (386, 310), (412, 258), (430, 232), (426, 300), (402, 368)),
    ]
    face = blob(
        (280, 470),
        (288, 420),
        (332, 392),
        (384, 396),
        (420, 432),
        (428, 486),
        (408, 540),
        (364, 566),
        (316, 552),
        (286, 520),
    )
    cheeks = [ellipse(332, 528, 30, 25), ellipse(380, 530, 30, 25)]
    lids = tuple(
        curve(lid)
        for lid in (
            [(296, 470), (306, 482), (322, 485), (336, 474)],
            [(370, 474), (382, 485), (398, 482), (410, 468)],
            [(300, 446), (312, 438), (326, 440)],
            [(380, 440), (394, 438), (406, 446)],
        )
    )
    whiskers = paths(
        *([(318, 530 + 6 * k), (262, 522 + 14 * k)] for k in range(3)),
        *([(392, 532 + 6 * k), (444, 560 + 10 * k)] for k in range(2)),
    )
    return group(
        Shape(solid(far_ear), HARE.darker(0.06), "ear", 0.6, texture="fur", form=18, line=2.1),
        Shape(solid(near_ear), HARE, "ear", 0.55, texture="fur", form=18, line=2.1),
        Shape(solid(*inner), colour("#e8b8a8"), "inner ear", 0.6, form=12, line=1.1),
        Shape(solid(face), HARE, "fur", 0.5, texture="fur", form=50, line=2.3),
        Shape(fuse(*cheeks), colour("#fffaf0"), "cheek", 0.3, form=16, line=1.2),
        Shape(solid(blob((344, 506), (356, 502), (368, 506), (356, 520))), colour("#c8787a"), "nose", 0.9, line=1.3),
        Lines((*lids, *paths([(356, 520), (356, 534), (344, 542)], [(356, 534), (368, 542)])), 2.2),
        Lines(whiskers, 1.1),
    )


def blanket() -> Group:
    """One for both, over two laps and four knees; it has been mended where they pull at it."""
    lap = [(168, 742), (190, 668), (250, 628), (330, 650), (404, 660), (480, 650), (566, 636), (622, 672), (648, 744)]
    knees = [
        (640, 772),
        (596, 790),
        (548, 778),
        (512, 796),
        (456, 784),
        (412, 768),
        (366, 790),
        (322, 794),
        (282, 778),
        (236, 796),
        (186, 784),
    ]
    fall = blob((180, 770), (180, 770), (166, 850), (150, 906), (150, 906), (220, 920), (300, 904), (380, 922), (460,
        906), (540, 922), (620, 906),
                (668, 914), (668, 914), (654, 840), (642, 764), (642, 764))  # fmt: skip
    top = blob(*lap, *knees)
    red = colour("#b8483e")
    bands = [(700, 9, "#f0dcb0"), (738, 7, "#4f7a6c"), (830, 16, "#f0dcb0"), (874, 13, "#4f7a6c")]
    stripes = [
        (
            limb(
                [(130, y + 10), (250, y - 6), (330, y + 10), (410, y - 2), (500, y + 10), (580, y - 4), (690, y + 8)],
                [wide, wide],
            ),
            tint,
            y,
        )
        for y, wide, tint in bands
    ]
    folds = tuple(
        curve([(x, 800), (x + lean, 850), (x + 2 * lean, 906)])
        for x, lean in ((208, -9), (260, 2), (302, -3), (346, 4), (412, -2), (486, 5), (532, -3), (572, 3), (618, 9))
    )
    creases = (
        curve([(412, 664), (418, 710), (412, 760)]),
        curve([(300, 650), (312, 690), (300, 740)]),
        curve([(532, 650), (524, 690), (534, 740)]),
    )
    fringe = tuple(points((x, 908), (x - 2 + 4 * (x % 3), 930)) for x in range(156, 666, 10))
    paws = [blob((x - 24, 628), (x, 616), (x + 24, 630), (x + 22, 672), (x, 682), (x - 22, 670)) for x in (284, 354)]
    stubs = [blob((x - 29, 640), (x, 620), (x + 29, 640), (x + 27, 676), (x, 684), (x - 27, 676)) for x in (478, 562)]
    claws = [ellipse(x + k, 679, 7, 8) for x in (478, 562) for k in (-15, 0, 15)]
    return group(
        Lines(fringe, 2.0, colour("#8a3a34")),
        Shape(solid(fall), red, "blanket", 1.0, texture="cloth", form=16, shade=0.22, flow=math.pi / 2, line=2.3),
        *(stripe(ring, tint, fall, 0.3) for ring, tint, y in stripes if y > 800),
        Lines(folds, 1.8),
        Shape(solid(top), red.lighter(0.06), "blanket", 0.95, texture="cloth", form=26, shade=-0.1, line=2.1),
        *(stripe(ring, tint, top, 0.0) for ring, tint, y in stripes if y < 800),
        Lines(creases, 1.4, strength=0.7),
        Shape(solid(*paws), HARE, "paw", 0.5, texture="fur", form=14, line=1.9),
        Lines(paths(*([(x + k, 662), (x + k, 679)] for x in (284, 354) for k in (-8, 8))), 1.6),
        Shape(solid(*stubs), TORTOISE, "paw", 0.9, texture="scales", form=14, line=1.9),
        Shape(solid(*claws), colour("#f0e2b8"), "claw", 0.5, line=1.3),
        Shape(
            solid(points((566, 838), (606, 834), (610, 872), (570, 876))),
            colour("#d8a848"),
            "patch",
            0.9,
            texture="cloth",
            line=1.3,
        ),
        Lines(paths(*([(570 + 9 * k, 832), (572 + 9 * k, 842)] for k in range(5))), 1.4, colour("#5a3c18")),
    )


def stripe(ring: Points, tint: str, cloth: Points, shade: float) -> Shape:
    """A woven band, only where the cloth is."""
    inside = intersection(solid(ring), solid(cloth))
    return Shape(inside, colour(tint), "stripe", 0.8, form=FLAT, modelling=0.4, shade=shade, texture="cloth", line=0.6)


def feet() -> Group:
    """Four, tired: two long, two round."""
    long = [
        blob(
            (x - 26, 900),
            (x + 26, 900),
            (x + 30, 944),
            (x + 40, 978),
            (x + 34, 1000),
            (x + 12, 1006),
            (x - 14, 1006),
            (x - 36, 1000),
            (x - 40, 978),
            (x - 30, 944),
        )
        for x in (258, 350)
    ]
    stubs = [
        blob((x - 34, 896), (x + 34, 896), (x + 44, 950), (x + 40, 988), (x - 40, 988), (x - 44, 950))
        for x in (482, 584)
    ]
    toes = paths(
        *(curve([(x + k, 970), (x + 1.2 * k, 988), (x + 1.1 * k, 1004)]) for x in (258, 350) for k in (-12, 12))
    )
    claws = [ellipse(x + k, 984, 11, 10) for x in (482, 584) for k in (-26, 0, 26)]
    return group(
        contact_shadow(304, 1004, 210, DARK, 0.6),
        contact_shadow(533, 990, 230, DARK, 0.6),
        Shape(solid(*long), HARE, "foot", 0.5, texture="fur", form=18, line=2.1),
        Lines(toes, 1.9),
        Shape(solid(*stubs), TORTOISE, "foot", 0.9, texture="scales", form=20, line=2.1),
        Shape(solid(*claws), colour("#f0e2b8"), "claw", 0.5, line=1.4),
        Wash(solid(rectangle(214, 898, 634, 936)), DARK, "shade", 0.55, 8.0),
    )


def finish(stream: Stream) -> Group:
    """Two poles and the ribbon nobody broke, leaves caught on it."""
    upper = curve([(84, 992), (170, 1022), (260, 1024), (340, 1042), (430, 1034), (520, 1036), (610, 1014), (722, 990)])
    band = np.vstack([upper, (upper + np.array([0, 36]))[::-1]])
    twists = tuple(
        curve([(x, y), (x + 10, y + 16), (x + 4, y + 33)])
        for x, y in ((176, 1024), (262, 1026), (436, 1036), (526, 1036), (612, 1016))
    )
    tails = [
        points((76, 994), (94, 994), (84, 1050), (96, 1110), (72, 1096), (52, 1112), (58, 1050)),
        points((714, 992), (732, 992), (750, 1050), (758, 1108), (738, 1094), (716, 1108), (726, 1050)),
    ]
    poles = [limb([(84, 800), (80, 1150)], [17, 20]), limb([(722, 800), (726, 1150)], [17, 20])]
    caught = np.array([(196, 1030), (330, 1044), (352, 1050), (470, 1046), (610, 1030), (660, 1018)])
    perch = snail().placed(746, 812, 1.9)
    return group(
        Wash(solid(limb([(80, 1150), (400, 1178), (730, 1150)], [14, 22, 14])), DARK, "shadow", 0.45, 8.0),
        Shape(solid(*poles), colour("#c8a070"), "pole", 0.9, texture="wood", flow=math.pi / 2, form=8, line=2.0),
        Shape(solid(*(ellipse(x, 796, 15, 15) for x in (84, 722))), PINK, "knob", 0.9, line=1.7),
        Shape(solid(*tails), PINK.darker(0.12), "ribbon", 0.9, texture="cloth", line=1.7),
        Shape(solid(band), PINK, "ribbon", 0.9, texture="cloth", form=FLAT, modelling=0.6, line=2.0),
        Lines(twists, 1.5),
        fallen_leaves(stream, caught, 17, colour("#c8702c")),
        perch,
        name="ribbon",
    )


def trophy() -> Group:
    """Nobody came to fetch it; it does well with violets."""
    cup = blob(
        (-40, -84),
        (-40, -84),
        (40, -84),
        (40, -84),
        (34, -44),
        (10, -26),
        (8, -10),
        (26, 0),
        (26, 0),
        (-26, 0),
        (-26, 0),
        (-8, -10),
        (-10, -26),
        (-34, -44),
    )
    ears = (
        curve([(-38, -76), (-60, -70), (-54, -44), (-30, -44)]),
        curve([(38, -76), (60, -70), (54, -44), (30, -44)]),
    )
    blooms: list[Item] = [
        flower("bell", 34, colour("#7a58b0"), bend).placed(x, -80, 1.2)
        for x, bend in ((-24, -0.3), (-8, 0.1), (10, -0.1), (26, 0.3))
    ]
    return group(
        contact_shadow(0, 0, 90, DARK, 0.6),
        *blooms,
        Lines(ears, 5.0, colour("#9a7424"), steady=True),
        Shape(solid(cup), colour("#d8ac3c"), "trophy", 0.95, texture="metal", line=1.8),
        name="trophy",
    ).placed(214, 1168, 1.05)
