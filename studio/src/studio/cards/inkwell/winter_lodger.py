"""The Winter Lodger: hat in paw, suitcase packed, snow on the whole path behind it."""

import math
from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, limb, paths, points, rectangle, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, hills, snow, tufts
from studio.motifs.animals import bear, robin
from studio.motifs.people import figure
from studio.motifs.plants import fallen_leaves, ivy, leafy_tree, pumpkin
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.things.lights import oil_lamp
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, group

LAMP = (270.0, 610.0)
DOORSTEP = 1034.0
OPENING = rectangle(132, 520, 300, DOORSTEP)
GLOW, SNOW, FROST = colour("#ffdc8c"), colour("#f2f5fb"), colour("#9db4d6")
DARK = colour("#3a2430")


@card("winter_lodger")
def winter_lodger(chance: Chance) -> Scene:
    layout = chance.layout
    edge, near = layout.child("edge"), layout.child("near")
    garden = curve([(-20, 800), (300, 792), (560, 782), (820, 800)])
    return Scene(
        sky=graded_sky(
            (0.0, "#b8502c", 0.85), (0.3, "#e88a3c", 0.8), (0.62, "#f9cf78", 0.6), lines=0.4, halo=(690, 720, 120)
        ),
        layers=(
            group(halo((690, 720), 380, colour("#ffe6a0"), 0.75)),
            *hills(layout.child("hills"), (738, 766), colour("#a8683a"), colour("#e0a468")),
            ground(garden, colour("#a87c3c"), colour("#6c5030"), weight=0.95),
            leafy_tree(layout.child("tree"), 420, leaf=colour("#b8321e")).placed(690, 812, 1.22),
            leafy_tree(layout.child("second"), 250, leaf=colour("pumpkin")).placed(520, 790, 0.8).at_distance(0.3),
            snowy_path(),
            grass(edge, along_ground(edge, garden, 40), 14),
            group(house(layout.child("vine")), inside(), frost()).placed(-48),
            group(contact_shadow(486, 1092, 400, colour("#5a6a94"), 0.7), Glow((450, 640), 330, SNOW, 0.12)),
            lodger(),
            *(pumpkin(40).placed(x, y, size) for x, y, size in ((64, 1110, 1.9), (140, 1140, 1.35))),
            fallen_leaves(
                layout.child("leaves"),
                tufts(layout.child("leaves"), 34, (40, 1070, 420, 1185)),
                13,
                colour("maple red"),
            ),
            fallen_leaves(
                layout.child("more"), tufts(layout.child("more"), 20, (690, 900, 770, 1180)), 13, colour("pumpkin")
            ),
            grass(near, tufts(near, 26, (30, 1130, 250, 1196)), 28, weight=1.4),
            snow(layout.child("flakes"), 90, (320, 330, 770, 1180), 5.0),
        ),
        focal="lodger",
        light=Sunlight((-0.6, -0.35, 0.6)),
        glaze=Glaze(colour("#6a2c3a"), 0.34),
        shadow=colour("#6a6a98"),
    )


def snowy_path() -> Group:
    """Wherever it has walked there is winter: a white road through the red garden."""
    road = blob(
        (250, 1240), (250, 1240), (240, 1070), (360, 1000), (600, 960), (690, 916), (700, 872), (650, 842),
        (640, 810), (672, 786), (672, 786), (686, 786), (686, 786), (676, 806), (716, 832), (770, 872), (780, 930),
        (790, 1010), (830, 1060), (830, 1240), (830, 1240),
    )  # fmt: skip
    prints = [
        ellipse(x, y, 0.06 * (y - 700), 0.034 * (y - 700))
        for x, y in ((726, 866), (752, 892), (716, 924), (744, 956), (706, 994), (752, 1024), (668, 818), (686, 838))
    ]
    return group(
        Shape(solid(road), SNOW, "snow", 0.3, form=14, line=1.4),
        Veil(solid(road), colour("#ffffff"), "snow", 0.7, 3.0),
        Glow((560, 1090), 330, SNOW, 0.25, spare=0.7),
        Glow((740, 920), 130, SNOW, 0.3, spare=0.8),
        Shape(solid(*prints), FROST, "print", 0.8, form=4, line=0.9),
        name="path",
    )


def house(stream: Stream) -> Group:
    """A corner of the cottage: plaster, thatch, a lit hole where the door is."""
    wall = points((-20, 270), (200, 300), (356, 360), (356, 1046), (30, 1046), (-20, 1046))
    thatch = blob(
        (-20, 80), (-20, 80), (200, 150), (420, 330), (430, 372), (400, 380), (200, 322), (-20, 300), (-20, 300)
    )
    stones = [rectangle(x, 1000 + (x // 3) % 7, x + 58, 1040) for x in (-20, 42, 304)]
    step = points((96, DOORSTEP), (340, DOORSTEP), (366, 1068), (78, 1068))
    vine = curve([(340, 1040), (330, 900), (346, 760), (322, 640), (336, 500), (318, 400)])
    return group(
        Shape(solid(wall), colour("#f0d9a8"), "wall", 0.75, colour("#d8a868"), form=FLAT, modelling=0.5, line=2.0),
        Shape(solid(*stones), colour("#a08a78"), "stone", 0.9, texture="stone", line=1.4),
        Shape(solid(thatch), colour("#b07c34"), "roof", 1.0, texture="straw", flow=0.6, form=40, line=2.2),
        Shape(
            solid(rectangle(112, 498, 320, DOORSTEP)),
            colour("#6a4026"),
            "frame",
            1.0,
            texture="wood",
            flow=math.pi / 2,
            form=8,
            line=2.0,
        ),
        Shape(solid(step), colour("#b8a48c"), "stone", 0.9, texture="stone", form=8, line=1.8),
        ivy(stream, vine, 15, leaf=colour("maple red")),
        name="house",
    )


def inside() -> Group:
    """The gap: stove, two chairs drawn up, and she with the lamp, not yet decided."""
    woman = figure(
        "holding up a lamp",
        age="old",
        outfit="shawl",
        hair="bun",
        mood="stern",
        nod=-0.3,
        hand=(-23, -92),
        other_hand=(-18, -46),
    )
    woman = woman.dressed(dress=colour("#5a4a6a"), shawl=colour("maple red")).placed(186, DOORSTEP - 2, 4.4, flip=True)
    x, y = woman.anchor("hand")
    room: list[Item] = [
        Shape(solid(OPENING), colour("#f4b850"), "light", 0.85, colour("#b86a30"), form=FLAT, modelling=0.1, line=0),
        Glow(LAMP, 260, GLOW, 0.7),
        woman,
        oil_lamp().placed(x, y + 8, 1.5),
    ]
    leaf = points((132, 520), (190, 540), (190, DOORSTEP + 10), (132, DOORSTEP))
    planks = [points((x, 524), (x, DOORSTEP)) for x in (151, 170)]
    fan = points((190, DOORSTEP), (300, DOORSTEP), (520, 1130), (250, 1150))
    return group(
        Clip(solid(OPENING), group(*room)),
        Shape(
            solid(leaf),
            colour("#3f6a5c"),
            "door",
            1.0,
            texture="wood",
            flow=math.pi / 2,
            form=FLAT,
            modelling=0.6,
            line=2.0,
        ),
        Lines(tuple(planks), 1.5),
        Shape(solid(ellipse(180, 800, 6, 6)), colour("brass"), "knob", 1.0, line=1.2),
        Veil(solid(fan), GLOW, "light", 0.45, 14.0, fade=(1.0, 0.1)),
        Glow((250, 760), 300, GLOW, 0.4),
        name="gap",
    )


def frost() -> Group:
    """Ferns of ice growing over her doorpost."""
    fronds: list[Points] = []
    for x, y, up in ((322, 700, -1.0), (318, 760, 0.8), (326, 840, -0.7), (320, 900, 0.9), (324, 640, -1.2)):
        for turn in (-0.5, 0.0, 0.5):
            dx, dy = math.cos(math.pi + turn), math.sin(math.pi + turn) + 0.4 * up
            tip = (x + 42 * dx, y + 42 * dy)
            fronds.append(limb([(x, y), tip], [3.4, 1.0]))
            for share in (0.35, 0.6, 0.8):
                px, py = x + 42 * share * dx, y + 42 * share * dy
                fronds += [
                    limb([(px, py), (px + 11 * math.cos(a), py + 11 * math.sin(a))], [2.2, 0.8])
                    for a in (math.atan2(dy, dx) - 0.8, math.atan2(dy, dx) + 0.8)
                ]
    return group(Veil(solid(*fronds), colour("#f4fbff"), "frost", 0.95, 1.0), name="frost")


def lodger() -> Group:
    """Winter itself, huge and polite."""
    beast = bear("upright", attire="cape", reach=((-0.62, 0.5), (0.1, 0.7)))
    beast = beast.dressed(
        fur=SNOW,
        belly=colour("#ffffff"),
        cape=colour("#3f6fa8"),
        paw=SNOW,
        far_leg=colour("#e6eaf6"),
        collar=colour("#263f6c"),
        ear=colour("#d8deec"),
        inner_ear=FROST,
    ).placed(486, 1094, 6.1)
    without_collar = replace(beast, items=tuple(item for item in beast.items if not is_collar(item)))
    x, y = beast.anchor("hand")
    case = suitcase(leather=colour("#8a4a2a")).placed(668, 1128, 2.6)
    breath = [(270, 570), (248, 552), (236, 520), (244, 486)]
    return group(
        far_foot(),
        without_collar,
        shoulder_cape(),
        bowler().placed(x - 22, y - 14, 2.9, -0.12),
        case,
        robin("perched").placed(690, 1040, 3.2),
        Veil(solid(limb(breath, [10, 34, 44, 20])), colour("#ffffff"), "breath", 0.5, 12.0),
        name="lodger",
    )


def is_collar(item: Item) -> bool:
    return isinstance(item, Shape) and item.role == "collar"


def far_foot() -> Group:
    """The other hind paw, half a step behind."""
    foot = blob(
        (372, 1000), (430, 1000), (440, 1070), (430, 1082), (346, 1082), (330, 1070), (340, 1050), (362, 1044)
    )  # fmt: skip
    return group(
        Shape(solid(foot), colour("#dfe4f2"), "fur", 0.5, texture="fur", form=20, shade=0.25, line=1.8),
        Lines(paths([(344, 1068), (346, 1080)], [(360, 1066), (362, 1080)]), 1.4),
    )


def shoulder_cape() -> Group:
    """A short second cape over the first, buttoned at the throat."""
    cloth = blob(
        (384, 560), (384, 560), (440, 568), (520, 560), (590, 544), (628, 524), (628, 524), (664, 592), (682, 668),
        (682, 668), (600, 706), (500, 716), (424, 694), (424, 694), (392, 640), (376, 590),
    )  # fmt: skip
    collar = limb([(382, 568), (440, 576), (520, 568), (592, 550), (632, 528)], [16, 28, 32, 30, 20])
    folds = paths(
        curve([(460, 616), (464, 656), (460, 700)]), curve([(540, 616), (554, 660), (556, 706)]),
        curve([(606, 590), (630, 634), (640, 684)]),
    )  # fmt: skip
    return group(
        Shape(solid(cloth), colour("#4a7ab4"), "cape", 0.95, texture="cloth", form=24, line=2.0),
        Lines(folds, 1.4, strength=0.6),
        Shape(solid(collar), colour("#263f6c"), "collar", 1.0, texture="cloth", form=10, line=1.8),
        Shape(solid(ellipse(396, 580, 10, 10)), colour("brass"), "button", 1.0, line=1.4),
    )


def bowler() -> Group:
    """Held by its brim."""
    return group(
        Shape(
            solid(blob((-13, 0), (-13, -10), (-7, -18), (7, -18), (13, -10), (13, 0))),
            colour("#3a3640"),
            "hat",
            1.1,
            line=1.4,
        ),
        Shape(solid(limb([(-21, -2), (0, 3), (21, -2)], [4, 5, 4])), colour("#2c2830"), "hat", 1.1, line=1.3),
        Shape(solid(limb([(-13, -5), (0, -2), (13, -5)], [4, 4, 4])), colour("maple red"), "band", 1.0, line=0.8),
    )
