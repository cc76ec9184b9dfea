"""The Crossroads Bargain: he has not moved, but his shadow is already signing."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, curve, limb, points, solid
from studio.landscape import graded_sky, grass, ground, hills, tufts
from studio.motifs.animals import goat
from studio.motifs.people import figure
from studio.motifs.plants import bare_tree, hedge
from studio.motifs.rooms import stool
from studio.motifs.things.keepsakes import purse
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import inkwell
from studio.scene import Glaze, Glow, Group, Lamplight, Scene, Shape, group, shadowed

DRAWN = Sheet("inkwell/crossroads_bargain")

LAMP = (424.0, 300.0)
SULPHUR = colour("#f7e08a")
INK = colour("#17141f")


@card("crossroads_bargain")
def crossroads_bargain(chance: Chance) -> Scene:
    layout = chance.layout
    horizon = curve("-20,560 240,548 520,556 820,544")
    near = layout.child("near")
    return Scene(
        sky=graded_sky("0 #252b4c 1.05, 0.28 #46527c 0.95, 0.5 #8d8a78 0.8", lines=0.6, halo=(*LAMP, 200)),
        layers=(
            *hills(layout.child("hills"), (520, 548), colour("#39405a"), colour("#5a6484")),
            bare_tree(layout.child("tree"), 300).placed(744, 572, 0.86).at_distance(0.2),
            ground(horizon, colour("#5a5c48"), colour("#33342f"), weight=1.05),
            those_who_signed(),
            hedge(layout.child("hedge"), 220, 56, colour("#3c4a38")).placed(676, 668, 1.0),
            hedge(layout.child("other"), 200, 50, colour("#3c4a38")).placed(94, 640, 1.0),
            DRAWN("roads"),
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


def lamp_post() -> Group:
    """A bare pole, an arm, one lantern."""
    return group(*DRAWN("lamp_post"), lantern(metal=INK).placed(424, 168, 4.2), name="lamp")


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
        DRAWN("feather_pen").placed(x + 6, y + 2, 1.25, 0.3),
        name="goat",
    )


def desk() -> Group:
    """A folding table: parchment, ink, and a purse of acorns."""
    return group(
        *DRAWN("desk"), inkwell().placed(298, 704, 1.0), purse(colour("#6a4a2c")).placed(434, 704, 1.7), name="desk"
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
    pen = DRAWN("feather_pen_2")
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
    top = points("252,990 420,986 452,1016 226,1022")
    return np.asarray(top, np.float64)


def those_who_signed() -> Group:
    """Behind the hedge, waiting for company."""
    crowd = (
        figure("standing", view="front", outfit="cloak", hat="wide brim").placed(648, 662, 1.8),
        figure("waiting", view="three_quarter", outfit="long coat", hat="top hat").placed(698, 662, 1.95),
    )
    return group(*(shadowed(person, INK) for person in crowd), name="crowd")
