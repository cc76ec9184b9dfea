"""Drawing the Night: somebody has to do it, and there is a minute of day left."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, closed, curve, ellipse, limb, place, points, resample, solid
from studio.landscape import contact_shadow, graded_sky, halo, hills, moon, streaks
from studio.materials import metal
from studio.motifs.animals import cat, swallow
from studio.motifs.buildings import village
from studio.motifs.people import figure
from studio.motifs.plants import poplar
from studio.scene import Clip, Dots, Glaze, Group, Lines, Scene, Shape, Sky, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/drawing_the_night")

FLOOR = 772.0
HAND = (540.0, 906.0)
NAVY = colour("#1d2a58")
EDGE = curve([(452, 40), (440, 240), (446, 470), (468, 690), (506, 830), HAND], steps=12)
HEM = curve([
    HAND, (524, 962), (500, 1024), (450, 1066), (400, 1082), (330, 1060), (262, 1088), (190, 1070), (116, 1100),
    (40, 1084), (-20, 1100),
], steps=10)  # fmt: skip
SHADE = blob("470,1090 600,1110 740,1130 790,1150 600,1160 300,1150 60,1150 0,1100")


@card("drawing_the_night")
def drawing_the_night(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #e8a04c 0.85, 0.3 #f4c468 0.65, 0.6 #fbe6a8 0.4, 1 #e8c890 0.5",
            lines=0.45, halo=(640, 700, 190), lines_until=0.7,
        ),
        layers=(
            group(halo((640, 700), 560, colour("#ffe9a8"), 0.9)),
            streaks(layout.child("streaks"), (470, 330, 800, 600), colour("#f0a860"), 8),
            homing_birds(),
            *hills(layout.child("hills"), (668, 716), colour("#b3a44c"), colour("#e2cf94")),
            village(layout.child("village"), 8, 300, lit=0.0).placed(612, 742, 1.0),
            poplar(layout.child("poplar"), 130).placed(742, 750),
            planks(layout.child("planks")),
            DRAWN("washing_day"),
            group(Wash(solid(SHADE), colour("#4a3a58"), "cast shadow", 0.6, 9)),
            night(layout.child("night")),
            rail(),
            group(contact_shadow(590, 1110, 220, colour("#4a3040"), 0.6), contact_shadow(250, 1140, 190, NAVY, 0.6)),
            hauler(),
            cat("walking", gaze="viewer").placed(236, 1140, 3.0, flip=True).dressed(fur=colour("#1b1a2c")),
        ),
        focal=(430, 680, 780, 1130),
        light=Sunlight((0.6, -0.6, 0.5)),
        glaze=Glaze(colour("#c98a50"), 0.1),
        shadow=colour("#7a6a86"),
    )  # fmt: skip


def night(stream: Stream) -> Group:
    """The cloth: sky on its face, folds running to the fist, a gold selvedge, moth holes for stars."""
    cloth = np.vstack([points((-20, 40)), EDGE, HEM[1:]])
    inside = solid(cloth)
    sky = Sky(graded_sky("0 #141d44 1.25, 0.5 #27376e 1.15, 1 #35508a 1.05").stops, (-20, 40, 800, 1120), 0.75, 0.9)
    folds = creases()
    shade = [np.vstack([fold, place(fold, 24)[::-1]]) for fold in folds]
    sheen = [np.vstack([place(fold, -20), place(fold, -8)[::-1]]) for fold in folds]
    face = group(
        sky,
        Wash(solid(*shade), colour("#0c1030"), "fold", 0.75, 7),
        Veil(solid(*sheen), colour("#5a72b4"), "sheen", 0.35, 6),
        Lines(folds, 1.8, strength=0.9),
        sparkle(stream),
        moon(stream, 78, phase=0.28).placed(196, 300, rotation=-0.35),
        DRAWN("torn_hem"),
    )
    selvedge = limb(np.vstack([EDGE, HEM[1:25]]), [8, 9, 9, 8, 8, 7])
    stitches = tuple(points((x - 5, y - 1), (x + 5, y + 1)) for x, y in resample(EDGE, 17))
    hem = limb(HEM, [6, 6, 6])
    return group(
        Shape(inside, NAVY, "curtain", 1.2, form=30, texture="cloth", line=2.4),
        Clip(inside, face),
        Shape(solid(hem), colour("old gold"), "trim", 1.0, modelling=0.5, line=1.2),
        Shape(solid(selvedge), colour("noon gold"), "trim", 0.9, modelling=0.4, line=1.4),
        Lines(stitches, 1.1),
        name="night",
    )


def creases() -> tuple[Points, ...]:
    """From the rings above to the fist or the hem, the nearer the fist the more bent."""
    feet: tuple[Point, ...] = (
        (20, 1096), (84, 1092), (150, 1086), (216, 1078), (290, 1074), (360, 1070), (420, 1068), (470, 1048),
        (510, 988), (534, 916),
    )  # fmt: skip
    creased = []
    for index, (x, y) in enumerate(feet):
        head = 14 + 46 * index
        pull = (index / 9) ** 2
        creased.append(
            curve(
                [(head, 56), (head - 4 + 8 * pull, 380), (head + 6 + 40 * pull, 700), (x - 14, y - 90), (x, y)],
                steps=10,
            )
        )
    return tuple(creased)


def sparkle(stream: Stream) -> Group:
    count = 150
    spots = np.stack([stream.uniform(20, 560, count=count), stream.uniform(70, 1050, count=count)], axis=1)
    sizes = 0.9 + 2.6 * stream.fractions(count) ** 3
    return group(
        Dots(spots[::6], sizes[::6] + 2.2, colour("moon cream"), "star", "star"),
        Dots(spots[1:], sizes[1:], colour("moon cream"), "star"),
    )


def homing_birds() -> Group:
    """They know what time it is."""
    flock = ((520, 190, 2.0), (600, 150, 1.6), (664, 216, 2.3), (728, 160, 1.5), (560, 270, 1.4), (700, 300, 1.7))
    return group(*(swallow("soaring").placed(x, y, size, -0.15) for x, y, size in flock), name="swallows", far=0.2)


def rail() -> Group:
    rings = [ellipse(14 + 46 * i, 52, 12, 17) for i in range(10)]
    rod = limb("-10,46 400,44 810,48", [17, 17, 17])
    return group(
        metal(rod, colour("brass"), flow=0.0),
        Lines(tuple(closed(ring) for ring in rings), 3.4, colour("bronze"), strength=1.0),
        name="rail",
    )


def hauler() -> Group:
    """His whole weight on the edge of the cloth."""
    man = figure("pulling", outfit="tailcoat", hat="top hat", beard="whiskers", mood="stern", lean=-0.52)
    x, y = man.anchor("hand")
    dressed = man.dressed(
        coat=colour("sienna"), trousers=colour("slate"), hat=colour("ink black"), waistcoat=colour("mustard")
    )
    return dressed.placed(HAND[0] - 3.6 * x, HAND[1] - 3.6 * y, 3.6).named("hauler")


def planks(stream: Stream) -> Group:
    """A floor which is also a plain: boards running to the horizon."""
    lines = [points((x, FLOOR), (400 + (x - 400) * 2.5, 1215)) for x in range(-320, 1130, 46)]
    ends = []
    for _ in range(26):
        share, lane = stream.uniform(0.05, 1.0) ** 0.8, stream.integer(0, 32)
        left = 400 + (-320 + 46 * lane - 400) * (1 + 1.5 * share)
        ends.append(points((left, FLOOR + 369 * share), (left + 46 * (1 + 1.5 * share), FLOOR + 369 * share)))
    return group(*DRAWN("planks"), Lines((*lines, *ends), 1.3, colour("sepia line"), strength=0.75), name="floor")
