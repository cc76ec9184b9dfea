"""The Waterman's Cups: from the shelf one sees who is asleep, who is on tiptoe, and what is getting out."""

import math
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, ellipse, fuse, limb, points, resample, solid, with_holes
from studio.landscape import contact_shadow, graded_sky
from studio.materials import cloth, fur
from studio.motifs.animals import fish
from studio.motifs.people import big_hand, figure, portrait
from studio.motifs.plants import seaweed
from studio.motifs.things.keepsakes import boots
from studio.scene import Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group, silhouette

DRAWN = Sheet("inkwell/waterman_cups")

SOUL = (486.0, 380.0)
LIFTED = (484.0, 692.0)
GOLD, DEEP, BLUE = colour("#ffe08a"), colour("#12302c"), colour("#3a62a0")
COAT, HAIR = colour("#5f8a3c"), colour("#8a4420")


@card("waterman_cups")
def waterman_cups(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #a2cc8c 0.85, 0.2 #4f9474 1, 0.5 #2b6456 1.1, 1 #15383a 1.15",
            lines=0.45, unrest=1.2, halo=(*SOUL, 190),
        ),
        layers=(
            DRAWN("daylight"),
            fish("pike").placed(610, 208, 4.6, -0.06).dressed(fish=colour("#5d7f4e")),
            sleeper(),
            group(Glow(SOUL, 300, GOLD, 0.6)),
            thief(),
            escaping(),
            DRAWN("board"),
            cups(),
            weeds(layout.child("weeds")),
        ),
        focal="escaping",
        light=Lamplight(SOUL),
        glaze=Glaze(colour("#124a44"), 0.3, top=0.5),
        shadow=colour("#1c4444"),
    )  # fmt: skip


def sleeper() -> Group:
    """The waterman, long and green, his cheek on his arm; his breath and his coat drip upwards."""
    back = blob("430,980 470,830 600,740 690,640 790,600 840,700 840,1000")
    sleeve = fuse(limb("840,850 660,872 500,852", [110, 92, 66]), soften=8)
    head = portrait(
        math.pi / 2, "old", hair="long", beard="long", mood="asleep", nose="long", bust=False
    ).placed(716, 800, 2.05, -1.2)  # fmt: skip
    head = head.dressed(
        hair=colour("#eef2d4"), beard=colour("#eef2d4"), skin=colour("#d8e4b8"), brow=colour("#7f9c5c"),
        lips=colour("#7f9c6c"),
    )  # fmt: skip
    hand = big_hand("relaxed", side="back", age="old", sleeve=False).dressed(skin=colour("#d8e4b8"))
    x, y = head.anchor("mouth")
    breath = [
        ellipse(x + dx, y - up, size)
        for dx, up, size in ((-4, 112, 8), (10, 150, 12), (-12, 200, 10), (8, 256, 16), (-8, 322, 12))
    ]
    drops = points("744,560 756,520 738,480 752,440 742,390")
    return group(
        cloth(back, COAT, "coat", form=60, line=2.2),
        hand.placed(470, 852, 0.95, -1.5),
        cloth(sleeve, COAT.darker(0.05), "coat", form=40, line=2.0),
        head,
        Shape(solid(*breath), colour("#d8f0dc"), "bubble", 0.3, form=6, line=1.5, cover=0.5),
        Dots(drops, np.array([7.0, 5, 6, 4, 3]), colour("#e4f8e8"), "drop"),
        name="sleeper",
    )


def thief() -> Group:
    """Nose over the shelf's edge, holding her breath, her braids afloat."""
    girl = portrait(1.15, "child", outfit="dress", hair="short", mood="startled", nod=-0.12, gaze=(-0.9, 0.9))
    girl = girl.dressed(dress=colour("#cf3f2a"), hair=HAIR).placed(192, 948, 3.1, flip=True)
    x, y = girl.anchor("head")
    return group(
        braid([(x - 60, y + 20), (x - 120, y - 30), (x - 100, y - 130), (x - 124, y - 210)]),
        braid([(x - 40, y - 60), (x - 84, y - 150), (x - 30, y - 230), (x - 76, y - 320)]),
        girl,
        Glow((390, 640), 330, GOLD, 0.35),
        name="girl",
    )


def braid(way: list[Point]) -> Group:
    """Hair does not hang down here: two strands wound round each other, a ribbon, a tuft."""
    spine = resample(curve(way), 26)
    items: list[Item] = []
    for index, (start, end) in enumerate(pairwise(spine)):
        along, side = end - start, 1 if index % 2 else -1
        across = np.array([-along[1], along[0]]) * 0.3 * side
        lobe = limb([start - across, start + 0.5 * along + across, end + 0.5 * along + 0.6 * across], [24, 34, 12])
        items.append(fur(lobe, HAIR, "hair", form=12))
    root, tip = spine[-2:]
    heading = tip - root
    aside = np.array([-heading[1], heading[0]])
    tufts = [limb([tip, tip + 1.0 * heading + k * aside, tip + 2.2 * heading + 1.5 * k * aside], [24, 26, 3])
             for k in (-0.25, 0.05, 0.3)]  # fmt: skip
    ribbon = limb([tip - 0.7 * aside, tip + 0.7 * aside], [17, 17])
    items.append(fur(fuse(*tufts, soften=1.0), HAIR, "hair", form=10, line=1.6))
    items.append(Shape(solid(ribbon), colour("#f0b83c"), "ribbon", 0.9, form=8, line=1.6))
    return group(*items, name="braid")


def china(size: float, prisoner: Group | None) -> Group:
    """A cup mouth down, its base up, shining through like a lampshade, with somebody's shadow inside."""
    bowl = blob("-1,0! -0.98,-0.5 -0.72,-1.1 -0.46,-1.26 0.46,-1.26 0.72,-1.1 0.98,-0.5 1,0! 0.5,0.15 0,0.18 -0.5,0.15")
    foot = blob("-0.44,-1.25! -0.4,-1.38 0,-1.42 0.4,-1.38 0.44,-1.25!")
    handle = with_holes(ellipse(1.05, -0.55, 0.4, 0.42), ellipse(1.04, -0.55, 0.24, 0.27))
    rims = [
        curve("-0.97,-0.2 -0.5,-0.06 0,-0.02 0.5,-0.06 0.97,-0.2"),
        curve("-0.95,-0.55 -0.5,-0.43 0,-0.39 0.5,-0.43 0.95,-0.55"),
    ]
    garland = [
        curve([(x + dx, y + 0.12 * (1 - x * x)) for dx, y in ((-0.12, -0.3), (0.0, -0.14), (0.12, -0.3))])
        for x in np.linspace(-0.8, 0.8, 9)
    ]
    items: list[Item] = [
        Shape(tuple(ring * size for ring in handle), colour("#cfe0e0"), "china", 0.5, line=1.8),
        Shape(solid(foot * size), colour("#cfe0e0"), "china", 0.5, line=1.8),
        Shape(
            solid(bowl * size), colour("#e9efd8"), "china", 0.55, colour("#ffcf62"), form=0.7 * size, modelling=0.5,
            line=2.2,
        ),
    ]  # fmt: skip
    if prisoner is not None:
        items.append(Wash(silhouette(prisoner), colour("#7a4a1c"), "shadow", 0.75, 2.0))
    items.append(Lines(tuple(path * size for path in [*rims, *garland]), 1.8, BLUE, "pattern", 0.8))
    return group(*items, name="cup")


def cups() -> Group:
    """Each with somebody under it, listening."""
    back = ((640.0, 984.0, 78.0, "listening"), (286.0, 992.0, 70.0, "head in hands"))
    near = ((118.0, 1130.0, 108.0, "seated on ground"), (404.0, 1148.0, 112.0, "kneeling"),
            (676.0, 1134.0, 110.0, "pleading"))  # fmt: skip
    items: list[Item] = []
    for x, y, size, pose in (*back, *near):
        who = figure(pose, outfit="coat").placed(0, 0.0, size * (0.0105 if pose == "listening" else 0.015))
        items += [
            contact_shadow(x + 10, y + 0.1 * size, 2.5 * size, DEEP, 0.8),
            Glow((x, y), 1.9 * size, GOLD, 0.6),
            china(size, who).placed(x, y),
        ]
    return group(*items, boots(22, colour("#a0402c")).placed(540, 1172, 2.6), name="cups")


def escaping() -> Group:
    """The lifted cup and the first of them to be free, curled up in a bubble of light."""
    x, y = SOUL
    free = figure("curled up", age="child", outfit="nightshirt", mood="asleep", hair="curls")
    hand = big_hand("holding", side="edge", age="child", sleeve=False).placed(scale=1.2, rotation=0.15)
    grip, handle = hand.anchor("grip"), (LIFTED[0] - 136, LIFTED[1] + 4)
    wrist = (handle[0] - grip[0], handle[1] - grip[1])
    sleeve = limb([(160, 990), (262, 912), (wrist[0] - 4, wrist[1] + 34)], [110, 92, 62])
    cuff = limb([(wrist[0] - 26, wrist[1] + 22), (wrist[0] + 26, wrist[1] + 32)], [22, 22])
    return group(
        china(92, None).placed(*LIFTED, 1.0, -0.4, flip=True),
        Glow((LIFTED[0] + 30, LIFTED[1] + 30), 150, GOLD, 0.7),
        hand.placed(*wrist),
        cloth(sleeve, colour("#cf3f2a"), "dress", form=36, line=2.0),
        Shape(solid(cuff), colour("#f4e4c8"), "cuff", 0.5, form=10, line=1.7),
        Shape(solid(ellipse(x, y, 104, count=60)), colour("#ffe9a0"), "soul", 0.5, form=50, modelling=0.2, line=2.0),
        Glow(SOUL, 130, colour("#fffbe0"), 0.8),
        free.placed(x, y + 40, 3.4),
        *DRAWN("escaping"),
        name="escaping",
    )  # fmt: skip


def weeds(stream: Stream) -> Group:
    """A curtain of it at the edge of the shelf."""
    return group(
        seaweed(stream.child("right"), 150, 5, colour("#4c7a34")).placed(772, 1196, 2.0),
        seaweed(stream.child("left"), 130, 4, colour("#4c7a34")).placed(30, 1196, 1.6),
    )
