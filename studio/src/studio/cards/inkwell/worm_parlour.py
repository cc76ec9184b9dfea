"""The Worm's Parlour: tea was at four, the knife came at five past."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, limb, paths, place, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.plants import leaves
from studio.motifs.rooms import armchair, stove, wardrobe
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.things.kitchen import cup
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

FLOOR = 906.0
FIRE = (588.0, 850.0)
CREAM = colour("cream flesh")
UMBER = colour("#6b4226")
SKIN = blob(
    (400, 330),
    (400, 330),
    (330, 262),
    (210, 250),
    (92, 330),
    (46, 500),
    (62, 720),
    (140, 930),
    (266, 1082),
    (346, 1100),
    (400, 1078),
    (400, 1078),
    (454, 1100),
    (534, 1082),
    (660, 930),
    (738, 720),
    (754, 500),
    (708, 330),
    (590, 250),
    (470, 262),
    steps=12,
)
ROOM = blob(
    (150, FLOOR),
    (150, FLOOR),
    (112, 800),
    (106, 660),
    (142, 500),
    (236, 410),
    (400, 384),
    (564, 410),
    (658, 500),
    (694, 660),
    (688, 800),
    (650, FLOOR),
    (650, FLOOR),
    (400, FLOOR + 4),
    steps=12,
)


@card("worm_parlour")
def worm_parlour(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#3f5b3c"), colour("#27402f"), lines=0.6),
        layers=(
            board(),
            group(contact_shadow(400, 1100, 400, colour("#1d1a14"), 0.7)),
            apple(),
            Group((Clip(solid(ROOM), parlour(layout.child("parlour"))),), "room"),
            knife(),
        ),
        focal="worm",
        light=Lamplight((520, 600)),
        glaze=Glaze(colour("#2c3a3c"), 0.2, bottom=0.8),
        shadow=colour("#7a5648"),
    )


def board() -> Group:
    grain = tuple(
        curve([(-10, y), (260, y + 6), (540, y - 5), (810, y + 3)]) for y in (1062, 1086, 1118, 1140, 1168, 1190)
    )
    top = Shape(
        solid(rectangle(-20, 1030, 820, 1220)),
        colour("#b98653"),
        "wood",
        0.95,
        colour("#7d5430"),
        form=FLAT,
        modelling=0.3,
        line=2.0,
    )
    return group(top, Lines(grain, 1.3, colour("sepia line"), strength=0.6))


def apple() -> Group:
    """Red rind, cream flesh, the veins of the core, pips left where nobody needed a stool."""
    flesh = place(SKIN - [400, 680], 400, 682, 0.945)
    core = curve(
        [
            (400, 940),
            (400, 940),
            (352, 970),
            (336, 1012),
            (366, 1044),
            (400, 1058),
            (400, 1058),
            (434, 1044),
            (464, 1012),
            (448, 970),
            (400, 940),
        ]
    )
    pips = [
        place(blob((0, -20), (8, -2), (7, 14), (0, 20), (-7, 14), (-8, -2)), x, 1002, 1.0, turn)
        for x, turn in ((378, 0.12), (422, -0.12))
    ]
    veins = tuple(
        curve(path)
        for path in (
            [(96, 520), (76, 640), (104, 780), (170, 900)],
            [(704, 520), (724, 640), (696, 780), (630, 900)],
            [(180, 350), (280, 320), (380, 352)],
            [(620, 350), (520, 320), (420, 352)],
        )
    )
    stalk = limb([(404, 352), (402, 300), (420, 240), (452, 196)], [20, 15, 13, 19])
    return group(
        Shape(solid(SKIN), colour("apple red"), "skin", 1.2, form=24, modelling=0.7, line=2.6),
        Shape(solid(flesh), CREAM, "flesh", 0.3, colour("#f6e6b4"), form=18, modelling=0.45, line=1.6),
        Lines(veins, 1.1, colour("#b59a58"), strength=0.6),
        Lines((core,), 1.3, colour("#b59a58"), strength=0.8),
        Shape(solid(*pips), colour("pip brown"), "pip", 1.1, line=1.4),
        Shape(solid(stalk), colour("pip brown"), "stalk", 1.05, texture="bark", line=1.8),
        name="apple",
    )


def parlour(stream: Stream) -> Group:
    """Carved out of the flesh and papered with its own veins."""
    stripes = tuple(curve([(400 + 62 * k, 380), (400 + 70 * k, 600), (400 + 66 * k, FLOOR)]) for k in range(-5, 6))
    boards = tuple(points((400 + 60 * k, FLOOR - 66), (400 + 84 * k, FLOOR + 8)) for k in range(-5, 6))
    rim = np.vstack([ROOM, ROOM[:1]])
    return group(
        Shape(solid(ROOM), colour("#e2b866"), "wall", 0.85, colour("#c98a44"), form=60, modelling=0.6, line=2.4),
        Lines(stripes, 1.2, colour("#a8752f"), strength=0.55),
        Shape(
            solid(rectangle(80, FLOOR - 66, 720, FLOOR + 20)),
            colour("#a4683a"),
            "floor",
            0.95,
            form=FLAT,
            modelling=0.2,
            line=1.6,
        ),
        Lines(boards, 1.2, strength=0.7),
        Wash(solid(rectangle(80, 380, 720, 470)), UMBER, "shade", 0.5, 40),
        round_window(stream),
        portraits(),
        wardrobe(1.0).placed(196, FLOOR - 44, 1.72),
        wedding_dress(),
        group(Glow(FIRE, 330, colour("stove orange"), 0.5), Glow((470, 690), 260, colour("#fff0c0"), 0.3)),
        stove(pipe=320).placed(588, FLOOR - 26, 1.5),
        suitcase(leather=colour("#8a3a2c")).placed(646, FLOOR - 4, 1.3),
        group(contact_shadow(420, FLOOR - 12, 250, UMBER, 0.7)),
        armchair(cloth=colour("#3d6a4a")).placed(420, FLOOR - 12, 3.5),
        footstool(),
        worm(),
        Lines((rim,), 3.0),
    )


def round_window(stream: Stream) -> Group:
    """The orchard, as one sees it from a branch."""
    pane = solid(ellipse(226, 520, 62, 62))
    outside = np.stack([stream.uniform(166, 286, count=16), stream.uniform(460, 580, count=16)], axis=1)
    orchard = group(
        Shape(pane, colour("#cfe6e2"), "sky", 0.7, modelling=0, line=0),
        *leaves(stream, outside, 26, 12, colour("leaf green"), each=2),
    )
    ring = ellipse(226, 520, 62, 62)
    return group(
        Shape(solid(ellipse(226, 520, 76, 76)), UMBER, "frame", 1.0, form=8, texture="wood", line=2.0),
        Clip(pane, orchard),
        Lines((np.vstack([ring, ring[:1]]), *paths([(226, 458), (226, 582)], [(164, 520), (288, 520)])), 3.4),
    )


def portraits() -> Group:
    """Relations, all of them caterpillars, one who made it to moth."""
    items: list[Item] = []
    for x, y, wide, fur in ((474, 470, 27, "#7f9a4a"), (540, 500, 22, "#c98a3a"), (482, 546, 21, "#a9647a")):
        items += [
            Shape(solid(ellipse(x, y, wide, 1.25 * wide)), colour("old gold"), "frame", 1.0, form=5, line=1.5),
            Shape(
                solid(ellipse(x, y, 0.74 * wide, 0.96 * wide)), colour("#f3e6c4"), "paper", 0.6, modelling=0.2, line=1.0
            ),
            Shape(
                solid(
                    *(ellipse(x + 2 * (k % 2), y + 0.42 * wide * (k - 0.6), 0.32 * wide, 0.3 * wide) for k in range(3))
                ),
                colour(fur),
                "fur",
                0.9,
                line=0.8,
            ),
            Dots(points((x - 4, y - 8), (x + 4, y - 8)), np.array([1.7, 1.7]), colour("ink black"), "eyes"),
        ]
    return group(*items, name="portraits")


def wedding_dress() -> Group:
    """A moth's wing on its hanger, kept for the day."""
    wing = blob((160, 706), (160, 706), (184, 736), (196, 800), (178, 842), (150, 846), (132, 810), (140, 748))
    ribs = tuple(curve([(160, 710), (x, 790), (x + 2, 838)]) for x in (148, 162, 178))
    return group(
        Shape(solid(wing), colour("#f0e2d2"), "wing", 0.5, modelling=0.6, line=1.4),
        Lines(ribs, 0.9, strength=0.6),
        Dots(points((158, 800), (172, 776)), np.array([5.0, 3.6]), colour("#b98aa0"), "spots"),
    )


def worm() -> Group:
    """Upright in his dressing gown, eyes on what was the ceiling, tea leaving the cup."""
    pink = colour("#eaa08c")
    neck = limb([(404, 760), (394, 690), (402, 630), (384, 574), (366, 540)], [74, 70, 66, 66, 62])
    tail = limb([(430, 800), (400, 840), (340, 836), (292, 844), (262, 822), (256, 796)], [76, 66, 52, 36, 24, 9])
    rings = tuple(
        curve([(x - half, y + 4), (x, y + 14), (x + half, y + 2)])
        for x, y, half in (
            (398, 662, 32),
            (402, 632, 31),
            (396, 604, 31),
            (300, 838, 12),
            (326, 832, 20),
            (352, 830, 24),
        )
    )
    gown = blob(
        (372, 686),
        (372, 686),
        (424, 676),
        (462, 706),
        (482, 770),
        (478, 834),
        (430, 848),
        (384, 838),
        (360, 780),
        (356, 720),
    )
    sleeve = limb([(448, 716), (420, 762), (366, 752), (316, 716)], [52, 50, 42, 34])
    lapel = limb([(376, 686), (398, 730), (404, 830)], [22, 18, 14])
    eyes = [ellipse(340, 524, 19, 23), ellipse(386, 514, 20, 24)]
    tea = cup(56, saucer=False)
    return group(
        Shape(solid(tail), pink, "skin", 0.95, line=2.0),
        Shape(solid(neck), pink, "skin", 0.95, line=2.2),
        Lines(rings, 1.3, colour("#8a4638"), strength=0.8),
        Shape(solid(gown), colour("#7c3550"), "gown", 1.05, texture="cloth", form=30, line=2.0),
        Shape(solid(lapel), colour("#d7a24a"), "lapel", 0.95, line=1.4),
        Shape(solid(*eyes), colour("clear white"), "eye", 0.3, form=8, line=1.8),
        Dots(points((338, 510), (384, 500)), np.array([6.5, 7.0]), colour("ink black"), "pupils"),
        Shape(solid(ellipse(372, 570, 13, 9, rotation=-0.3)), colour("#6a2430"), "mouth", 1.1, modelling=0.3, line=1.4),
        Lines(paths([(322, 494), (334, 484), (346, 488)], [(372, 482), (386, 476), (398, 482)]), 2.2),
        nightcap(),
        Shape(solid(ellipse(300, 706, 17, 15)), pink, "skin", 0.95, line=1.6),
        tea.placed(268, 722, 1.0, rotation=-0.34),
        Shape(solid(sleeve), colour("#7c3550"), "gown", 1.05, texture="cloth", form=22, line=2.0),
        Shape(solid(limb([(330, 724), (318, 704)], [44, 42])), colour("#d7a24a"), "cuff", 0.95, line=1.4),
        Shape(
            solid(
                *(
                    ellipse(x, y, r, 1.3 * r)
                    for x, y, r in ((222, 700, 6), (206, 726, 5), (232, 672, 4.4), (198, 762, 4))
                )
            ),
            colour("tea brown"),
            "tea",
            1.0,
            line=1.0,
        ),
        Lines(paths([(300, 660), (310, 648), (304, 636)], [(246, 650), (236, 640), (240, 626)]), 1.6),
        name="worm",
    )


def nightcap() -> Group:
    cap = blob(
        (356, 494),
        (356, 494),
        (384, 470),
        (416, 486),
        (448, 520),
        (466, 566),
        (466, 566),
        (430, 548),
        (412, 536),
        (398, 520),
    )
    return group(
        Shape(solid(cap), colour("#d8d0e0"), "cap", 0.7, texture="cloth", line=1.7),
        Shape(solid(ellipse(468, 574, 12, 12)), colour("#7c3550"), "tassel", 1.0, line=1.4),
    )


def footstool() -> Group:
    pip = blob(
        (214, FLOOR - 16),
        (232, FLOOR - 36),
        (270, FLOOR - 46),
        (310, FLOOR - 38),
        (344, FLOOR - 18),
        (344, FLOOR - 18),
        (300, FLOOR - 4),
        (244, FLOOR - 2),
    )
    return group(
        contact_shadow(272, FLOOR - 8, 130, UMBER, 0.7), Shape(solid(pip), colour("pip brown"), "pip", 1.15, line=1.9)
    )


def knife() -> Group:
    """The blade hangs where the ceiling ended, its edge still wet."""
    blade = blob(
        (-20, 120),
        (-20, 120),
        (300, 128),
        (570, 132),
        (570, 132),
        (566, 246),
        (566, 246),
        (420, 262),
        (200, 246),
        (60, 204),
        (-20, 160),
        (-20, 160),
    )
    bevel = curve([(-20, 148), (80, 184), (210, 222), (420, 240), (566, 226)])
    handle = blob((560, 108), (560, 108), (700, 92), (830, 80), (830, 250), (700, 258), (566, 262), (566, 262))
    return group(
        Wash(
            solid(blob((40, 226), (300, 288), (560, 292), (700, 290), (560, 330), (300, 322), (80, 280))),
            colour("#3a2a30"),
            "cast shadow",
            0.6,
            10,
        ),
        Glow((300, 230), 330, colour("#eaf4f6"), 0.25),
        Shape(
            solid(blade),
            colour("#c4d2d6"),
            "steel",
            0.75,
            colour("#eef4f4"),
            texture="metal",
            form=30,
            flow=0.05,
            line=2.6,
        ),
        Lines((bevel,), 1.5, strength=0.7),
        Shape(solid(handle), colour("#5d3524"), "wood", 1.15, texture="wood", form=50, flow=0.0, line=2.4),
        Shape(solid(*(ellipse(x, 172, 13, 13) for x in (630, 720))), colour("brass"), "rivet", 1.0, form=6, line=1.5),
        Shape(
            solid(*(ellipse(x, y, 4, 7) for x, y in ((230, 258), (352, 270), (118, 236)))),
            colour("#eef6e8"),
            "juice",
            0.4,
            line=1.1,
        ),
        name="knife",
    )
