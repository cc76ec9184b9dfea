"""The One Still Awake: the spell missed the kitchen boy, a hundred years ago."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import blob, curve, limb, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import hound, mouse
from studio.motifs.forms import arch
from studio.motifs.people import figure
from studio.motifs.plants import briar
from studio.motifs.rooms import cobweb
from studio.motifs.things.keepsakes import chessboard
from studio.motifs.things.kitchen import glass, plate
from studio.motifs.things.lights import candelabrum, oil_lamp
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lines, Scene, Shape, Veil, Wash, group

LAMP = (500.0, 770.0)
TABLE = 836.0
GOLD, GREY, CRIMSON = colour("#ffd884"), colour("#8f9490"), colour("#a03a40")
DUSK = colour("#9cc49a")


@card("stayed_awake")
def stayed_awake(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6f7c70"), colour("#4a5650"), lines=0.5),
        layers=(
            *(window(layout.child(f"window{x}"), x) for x in (140, 400, 660)),
            floor(),
            group(Glow(LAMP, 470, GOLD, 0.6, spare=1.0)),
            court(),
            table(layout.child("table")),
            group(Glow(LAMP, 200, colour("#fff0c0"), 0.35, spare=1.0), oil_lamp().placed(LAMP[0], TABLE + 12, 1.5)),
            webs(),
            hound("asleep").dressed(fur=colour("#8a8478")).placed(620, 1164, 4.0),
            servant(),
            mouse("upright").placed(716, 1166, 3.0),
        ),
        focal="servant",
        glaze=Glaze(colour("#23403c"), 0.3),
        shadow=colour("#46585c"),
    )


def window(stream: Stream, x: float) -> Group:
    """Green dusk, and the briars that keep everybody out."""
    opening = arch(x - 84, x + 84, 520, 240, 0.5)
    canes = [
        curve([(x - 110 + 60 * k, 560), (x - 70 + 50 * k, 420), (x - 96 + 56 * k, 280), (x - 40 + 30 * k, 130)])
        for k in range(4)
    ]
    stone = arch(x - 104, x + 104, 560, 236, 0.5)
    view = group(
        Shape(solid(opening), DUSK, "dusk", 0.7, colour("#5f8a70"), form=FLAT, modelling=0, line=0),
        *(briar(stream.child(str(i)), cane, 9, roses=3) for i, cane in enumerate(canes)),
    )
    return group(
        Shape(solid(stone), colour("#8c948c"), "stone", 0.9, texture="stone", form=10, line=2.0),
        Clip(solid(opening), view),
        Lines((np.vstack([opening, opening[:1]]),), 2.4),
        name="window",
    )


def floor() -> Group:
    """Flags, worn pale along his round."""
    ground = rectangle(-20, 900, 820, 1220)
    joints = [points((400 + 90 * k, 900), (400 + 190 * k, 1220)) for k in range(-5, 6)]
    rows = [points((-20, y), (820, y)) for y in (936, 986, 1056, 1140)]
    worn = limb([(-20, 1080), (140, 1110), (330, 1120), (560, 1090), (820, 1060)], [60, 80, 86, 70, 50])
    return group(
        Shape(solid(ground), colour("#7c8078"), "floor", 0.95, colour("#565c58"), form=FLAT, modelling=0.3, line=1.8),
        Lines((*joints, *rows), 1.6, strength=0.7),
        Veil(solid(worn), colour("#c8c4ac"), "wear", 0.45, 16.0),
        name="floor",
    )


def blanket(x: float, y: float, wide: float, paint: Colour) -> Group:
    """Round a pair of shoulders."""
    cloth = blob(
        (x - wide, y + 150),
        (x - 0.94 * wide, y + 50),
        (x - 0.5 * wide, y + 4),
        (x, y + 26),
        (x + 0.5 * wide, y + 4),
        (x + 0.94 * wide, y + 50),
        (x + wide, y + 150),
    )
    folds = (
        curve([(x - 0.5 * wide, y + 12), (x - 0.62 * wide, y + 80), (x - 0.56 * wide, y + 150)]),
        curve([(x + 0.5 * wide, y + 12), (x + 0.6 * wide, y + 80), (x + 0.5 * wide, y + 150)]),
        curve([(x, y + 30), (x - 4, y + 90), (x + 6, y + 150)]),
    )
    return group(Shape(solid(cloth), paint, "blanket", 0.95, texture="cloth", form=26, line=2.0), Lines(folds, 1.5))


def court() -> Group:
    """Guard, queen, king, and the princess nearest the lamp."""
    guard = figure(
        "standing", "front", build="broad", outfit="uniform", hat="helmet", mood="asleep", nod=0.3, tilt=-0.25
    )
    king = figure(
        "standing",
        "front",
        age="old",
        build="stout",
        outfit="robe",
        hat="crown",
        beard="full",
        mood="asleep",
        nod=0.3,
        tilt=0.2,
    )
    queen = figure("standing", "front", outfit="gown", hair="bun", hat="crown", mood="asleep", nod=0.25, tilt=0.3)
    princess = figure("standing", "front", age="youth", outfit="gown", hair="long", mood="asleep", nod=0.3, tilt=0.28)
    return group(
        guard.dressed(coat=colour("#5f7466")).placed(752, 1110, 4.7),
        king.dressed(robe=CRIMSON, beard=colour("#e8e4d8")).placed(668, 1110, 5.2),
        blanket(668, 716, 104, colour("#5f7a8c")),
        queen.dressed(dress=colour("#6a5a7c")).placed(556, 1110, 4.7),
        blanket(556, 738, 80, colour("#b08a4c")),
        princess.dressed(dress=colour("#e8cfc0"), hair=colour("#d8a848")).placed(430, 1110, 5.0, -0.03),
        blanket(420, 744, 82, colour("#c8404c")),
        name="court",
    )


def table(stream: Stream) -> Group:
    cloth = blob(
        (318, TABLE - 16),
        (318, TABLE - 16),
        (830, TABLE - 16),
        (830, TABLE - 16),
        (830, TABLE + 280),
        (740, TABLE + 292),
        (640, TABLE + 276),
        (520, TABLE + 294),
        (420, TABLE + 278),
        (340, TABLE + 294),
        (296, TABLE + 280),
        (302, TABLE + 20),
    )
    folds = tuple(curve([(x, TABLE + 34), (x - 5, TABLE + 120), (x + 3, TABLE + 272)]) for x in range(330, 800, 52))
    return group(
        Wash(solid(rectangle(310, TABLE + 256, 820, TABLE + 310)), colour("#1c2a2c"), "shadow", 0.7, 16.0),
        Shape(solid(cloth), colour("#d8d4c0"), "cloth", 0.6, colour("#a8aa9c"), texture="cloth", form=18, line=2.0),
        Lines((*folds, curve([(304, TABLE + 24), (500, TABLE + 28), (830, TABLE + 24)])), 1.4, strength=0.6),
        candelabrum(3, lit=False).placed(720, TABLE + 10, 1.3),
        plate(36).placed(400, TABLE + 18, 1.5),
        plate(36).placed(610, TABLE + 16, 1.5),
        glass(0.0).placed(556, TABLE + 8, 1.5),
        glass(0.4).placed(660, TABLE + 10, 1.5),
        name="table",
    )


def webs() -> Group:
    """From crown to candle to rafters."""
    ends = (
        [(668, 600), (700, 690), (720, 720)],
        [(556, 640), (630, 720), (690, 730)],
        [(668, 600), (610, 640), (560, 636)],
        [(690, 600), (730, 540), (790, 500)],
        [(650, 604), (600, 560), (504, 520)],
        [(752, 640), (740, 690), (726, 724)],
    )
    threads = [limb(path, [2.6, 2.0, 2.6]) for path in ends]
    return group(
        Veil(solid(*threads), colour("#f0f4ec"), "web", 0.8, 1.0),
        cobweb(170).placed(24, 24, 1.3),
        cobweb(150).placed(776, 24, 1.3, flip=True),
        name="webs",
    )


def servant() -> Group:
    """Bent, bearded to the belt, the next blanket already in his hands."""
    man = figure(
        "offering",
        age="old",
        outfit="apron",
        hair="receding",
        beard="long",
        mood="tender",
        shoes="slippers",
        nod=0.25,
        lean=0.2,
        hand=(-37, -64),
        other_hand=(-36, -70),
    )
    man = man.dressed(
        shirt=colour("#c8b490"),
        dress=colour("#7a6a4c"),
        apron=colour("#f4ecd8"),
        trousers=colour("#6a5a48"),
        beard=colour("#f8f6f0"),
        hair=colour("#f8f6f0"),
    ).placed(170, 1120, 5.3, flip=True)
    pile = [
        blob((40, y0), (60, y0 - 16), (150, y0 - 18), (172, y0), (160, y0 + 16), (56, y0 + 16))
        for y0 in (1150, 1120, 1092)
    ]
    tints = ("#7a4a5c", "#5f7a6c", "#b0843c")
    return group(
        contact_shadow(190, 1122, 230, colour("#1c2a2c"), 0.6),
        man,
        *(
            Shape(solid(cloth), colour(tint), "blanket", 0.95, texture="cloth", form=12, line=1.8)
            for cloth, tint in zip(pile, tints, strict=True)
        ),
        chessboard(60).placed(390, 1168, 1.6),
        name="servant",
    )
