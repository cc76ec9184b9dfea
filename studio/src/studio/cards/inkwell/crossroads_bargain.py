"""The Crossroads Bargain: he has not moved, but his shadow is already signing."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import colour
from studio.geometry import Points, curve, difference, fuse, limb, points, solid
from studio.landscape import contact_shadow, graded_sky, grass, ground, hills, tufts
from studio.motifs.animals import goat
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree, hedge
from studio.motifs.rooms import stool
from studio.motifs.things.keepsakes import purse
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import inkwell
from studio.scene import FLAT, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group, shadowed

LAMP = (424.0, 300.0)
SULPHUR = colour("#f7e08a")
INK = colour("#17141f")


@card("crossroads_bargain")
def crossroads_bargain(chance: Chance) -> Scene:
    layout = chance.layout
    horizon = curve([(-20, 560), (240, 548), (520, 556), (820, 544)])
    near = layout.child("near")
    return Scene(
        sky=graded_sky(
            (0.0, "#252b4c", 1.05), (0.28, "#46527c", 0.95), (0.5, "#8d8a78", 0.8), lines=0.6, halo=(*LAMP, 200)
        ),
        layers=(
            *hills(layout.child("hills"), (520, 548), colour("#39405a"), colour("#5a6484")),
            bare_tree(layout.child("tree"), 300).placed(744, 572, 0.86).at_distance(0.2),
            ground(horizon, colour("#5a5c48"), colour("#33342f"), weight=1.05),
            those_who_signed(),
            hedge(layout.child("hedge"), 220, 56, colour("#3c4a38")).placed(676, 668, 1.0),
            hedge(layout.child("other"), 200, 50, colour("#3c4a38")).placed(94, 640, 1.0),
            roads(),
            grass(near, tufts(near, 60, (40, 1060, 760, 1190)), 24),
            group(Glow(LAMP, 560, SULPHUR, 0.75, falloff=1.25), Glow((400, 860), 420, SULPHUR, 0.4)),
            signing_shadow(),
            lamp_post(),
            the_other_party(),
            desk(),
            farmer().placed(576, 830, 4.5),
        ),
        focal="signing",
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#1f2444"), 0.5, top=1.1, bottom=0.7),
        shadow=colour("#3a3a5c"),
    )


def roads() -> Group:
    """Four white roads in an X."""
    falling = points((150, 600), (196, 592), (470, 736), (620, 802), (860, 990), (860, 1260), (410, 1260), (300, 900))
    rising = points((520, 600), (572, 590), (520, 790), (380, 1260), (-80, 1260), (-80, 1020), (330, 780))
    middle = limb([(236, 890), (400, 900), (540, 890)], [120, 360, 120])
    ruts = [
        curve([(170, 604), (390, 800), (760, 1160)]),
        curve([(190, 600), (430, 800), (800, 1080)]),
        curve([(540, 600), (400, 850), (60, 1180)]),
    ]
    return group(
        Shape(
            fuse(falling, rising, middle, soften=60.0),
            colour("#efe8d4"),
            "road",
            0.4,
            colour("#e6dcc0"),
            form=FLAT,
            modelling=0.3,
            line=0,
        ),
        Lines(tuple(ruts), 1.6, colour("#8d8468"), strength=0.5),
        name="roads",
    )


def lamp_post() -> Group:
    """A bare pole, an arm, one lantern."""
    wood = colour("#4a3a34")
    pole = [
        limb([(318, 800), (314, 400), (320, 150)], [17, 13, 11]),
        limb([(318, 176), (370, 160), (426, 168)], [10, 8, 7]),
    ]
    return group(
        contact_shadow(318, 802, 60, INK),
        Shape(solid(*pole), wood, "wood", 1.1, texture="wood", line=1.8),
        lantern(metal=INK).placed(424, 168, 4.2),
        name="lamp",
    )


def the_other_party() -> Group:
    """Very courteous. He casts no shadow at all."""
    host = goat("seated", attire="coat", reach=((-0.75, 0.2), (-0.6, 0.2))).dressed(
        coat=colour("#7a2026"), fur=colour("#d8d2c2"), belly=colour("#e8e2d2"), horn=colour("#3a302c")
    )
    seated = host.placed(224, 862, 4.4, flip=True)
    x, y = seated.anchor("hand")
    return group(
        stool(24, colour("#5a3c2c")).placed(180, 878, 3.8),
        seated,
        feather_pen().placed(x + 6, y + 2, 1.25, 0.3),
        name="goat",
    )


def feather_pen() -> Group:
    """A goose feather cut to write with: a bare stem to hold, a narrow vane torn in two places, a nib."""
    stem = curve([(-7, 24), (0, 0), (12, -40), (34, -98)])
    vane = limb([(5, -18), (10, -34), (20, -64), (37, -104)], [2, 21, 25, 2])
    torn = solid(points((6, -50), (-12, -54), (-10, -42)), points((28, -66), (44, -56), (44, -66)))
    roots = ((11, -36), (17, -52), (23, -68), (29, -83))
    barbs = [points((x, y), (x + dx, y - 10)) for x, y in roots for dx in (-7, 11)]
    return group(
        Shape(difference(solid(vane), torn), colour("#f2efe4"), "feather", 0.35, form=8, line=1.5),
        Shape(solid(limb(stem, [2.4, 4.0, 3.0, 1.2])), colour("#c8a860"), "stem", 0.9, line=0.9),
        Lines(tuple(barbs), 0.9, strength=0.6),
        name="pen",
    )


def desk() -> Group:
    """A folding table: parchment, ink, and a purse of acorns."""
    top = points((282, 690), (448, 690), (470, 716), (262, 716))
    legs = [limb([(286, 716), (440, 872)], [9, 9]), limb([(446, 716), (288, 872)], [9, 9])]
    sheet = points((322, 694), (398, 694), (408, 728), (400, 752), (324, 750), (316, 712))
    script = tuple(curve([(330, y), (360, y + 2), (392, y)]) for y in (702, 709, 716, 724))
    return group(
        Shape(solid(*legs), colour("#5a3c2c"), "wood", 1.1, line=1.6),
        Shape(solid(top), colour("#8a5c3a"), "wood", 1.0, form=3, texture="wood", line=1.8),
        Shape(solid(sheet), colour("#f4e8c4"), "paper", 0.4, form=4, line=1.5),
        Lines(script, 1.4, colour("#5a2020")),
        inkwell().placed(298, 704, 1.0),
        purse(colour("#6a4a2c")).placed(434, 704, 1.7),
        name="desk",
    )


def farmer() -> Group:
    """Hat crushed to his chest, not yet moving."""
    man = figure(
        "hat in hands",
        outfit="waistcoat",
        hair="cropped",
        beard="stubble",
        build="broad",
        mood="startled",
        shoes="boots",
    )
    return man.dressed(waistcoat=colour("#4f5c44"), trousers=colour("#4a3a30"), shoes=INK)


def signing_shadow() -> Group:
    """Thrown long towards us: it bends, and it has the pen."""
    pen = feather_pen().placed(0, 0, 0.3, -0.75)
    bent = figure(
        "bending",
        outfit="waistcoat",
        hair="cropped",
        build="broad",
        shoes="boots",
        holding=pen,
        hand=(-50, -49),
        grip="pinching",
    )
    man = shadowed(bent, INK).placed(586, 822, 4.4, math.pi, flip=True)
    legs = [limb([(288, 872), (426, 1000)], [9, 12]), limb([(440, 872), (256, 1004)], [9, 12])]
    table = shadowed(group(Shape(solid(table_shadow(), *legs), INK)), INK)
    return group(man, table, name="signing")


def table_shadow() -> Points:
    top = points((252, 990), (420, 986), (452, 1016), (226, 1022))
    return np.asarray(top, np.float64)


def those_who_signed() -> Group:
    """Behind the hedge, waiting for company."""
    crowd = (
        figure("standing", view="front", outfit="cloak", hat="wide brim").placed(648, 662, 1.8),
        figure("waiting", view="three_quarter", outfit="long coat", hat="top hat").placed(698, 662, 1.95),
    )
    return group(*(shadowed(person, INK) for person in crowd), name="crowd")
