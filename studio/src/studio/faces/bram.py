"""Bram, the literal one: a badger who looks at what is there, twice, through spectacles."""

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.faces.features import SIDE, eye, pair, tufted, whole
from studio.geometry import Point, curve, ellipse, intersection, limb, points, solid
from studio.landscape import graded_sky
from studio.materials import cloth, fur
from studio.scene import Group, Item, Lines, Scene, Shape, Veil, Wash, group

DRAWN = Sheet("faces/bram")

LENSES = ((150.0, 176.0), (250.0, 176.0))
HALF = (
    (0, 66), (36, 64), (72, 78), (100, 108), (114, 150), (112, 188), (92, 220), (68, 240), (52, 264), (34, 284),
    (0, 292),
)  # fmt: skip
STRIPE = (
    (22, 68), (56, 68), (84, 96), (88, 134), (78, 178), (56, 222), (36, 246), (20, 250), (14, 236), (20, 196), (18, 130)
)  # fmt: skip


def bram(chance: Chance) -> Scene:
    return Scene(
        sky=graded_sky(
            "0 #c9bf7e 0.6, 0.5 #aab071 0.7, 1 #75845a 0.85",
            box=(0, 0, SIDE, SIDE), lines=0.35, unrest=0.3,
        ),
        layers=(group(coat(), head(chance.layout), DRAWN("spectacles"), name="badger").placed(-30, -36, 1.15),),
        focal="badger",
        shadow=colour("#565a76"),
        width=SIDE,
        height=SIDE,
    )  # fmt: skip


def coat() -> Group:
    """Loden, buttoned to the tie."""
    shoulders = whole(((0, 262), (60, 268), (120, 296), (168, 340), (186, 440), (0, 440)))
    shirt = whole(((0, 270), (40, 276), (30, 330), (0, 440)))
    lapel = ((40, 272), (66, 290), (74, 340), (56, 352), (20, 440), (6, 440), (24, 340))
    tie = whole(((0, 296), (14, 294), (17, 306), (10, 316), (22, 380), (0, 440)))
    return group(
        cloth(shoulders, colour("#4d6148"), "coat", weight=1.05, form=60, line=2.2),
        Shape(solid(shirt), colour("linen"), "shirt", 0.4, form=12, modelling=0.5, line=1.4),
        cloth(tie, colour("#c0862a"), "tie", weight=1.05, form=10, line=1.6),
        Lines((curve("188,316 200,320 212,315"),), 1.4),
        cloth(pair(lapel), colour("#445740"), "coat", weight=1.1, form=14, line=1.9),
        name="coat",
    )


def head(stream: Stream) -> Group:
    skull = solid(whole(HALF))
    ears = pair(((70, 92), (72, 68), (92, 58), (112, 70), (112, 98), (94, 112)))
    tips = pair(((76, 76), (80, 66), (93, 60), (107, 69), (109, 82), (96, 74), (84, 76)))
    hollow = pair(((82, 92), (85, 82), (95, 80), (102, 90), (96, 102)))
    cheek = points("104,128 114,178 90,224 54,262")
    cheeks = [tufted((cheek * [s, 1] + points((200, 0)))[::s], stream, 13, 12, 0.9) for s in (1, -1)]
    white, black = colour("bone white"), colour("#2b2830")
    stripes = intersection(pair(STRIPE), skull)
    mouth = curve("176,284 188,290 200,285 212,290 224,284")
    nose = whole(((0, 240), (16, 240), (27, 250), (22, 264), (8, 274), (0, 276)))
    return group(
        Shape(solid(*cheeks), white, "belly", 0.4, texture="fur", modelling=0.5, line=1.6),
        fur(skull, white, "belly", weight=0.34, form=70, modelling=0.6, line=2.1),
        Shape(solid(*cheeks), white, "belly", 0.36, texture="fur", modelling=0.3, line=0.0),
        fur(stripes, black, "mask", weight=1.15, form=26, modelling=0.5, line=0.8),
        DRAWN("pencil"),
        fur(ears, black, weight=1.1, form=12, line=2.0),
        Shape(tips, white, "belly", 0.3, modelling=0, line=0.8),
        Shape(hollow, colour("#6a5650"), "inner ear", 0.9, modelling=0, line=0.0),
        Wash(solid(ellipse(200, 282, 44, 18)), colour("#8a7a88"), weight=0.4, softness=12),
        Shape(solid(nose), colour("ink black"), "nose", 1.2, form=12, modelling=0.6, line=1.4),
        Veil(solid(ellipse(193, 248, 9, 3, rotation=-0.1)), colour("#c8ccd6"), strength=0.7, softness=1.5),
        Lines((points((200, 276), (200, 284)), mouth), 1.9),
        *(item for s, at in zip((-1, 1), LENSES, strict=True) for item in _eye(s, at)),
        name="head",
    )


def _eye(side: int, at: Point) -> list[Item]:
    x, y = at[0] - 4 * side, at[1] + 2
    brow = limb([(x - 14 * side, y - 27), (x, y - 33), (x + 18 * side, y - 30)], [5, 7, 3])
    return [
        *eye((x, y), (17, 14), "#8a5a2c", gaze=(0.0, 0.15), lid=0.12),
        Shape(solid(brow), colour("#e9e0cc"), "brow", 0.4, modelling=0, line=0.9),
    ]
