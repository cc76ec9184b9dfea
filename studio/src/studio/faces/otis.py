"""Otis, the merry one: an otter under a sou'wester, for whom rain is good news."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import chalked, pair, portrait, tufted, whiskers, whole
from studio.geometry import curve, ellipse, outline, points, solid, union
from studio.materials import cloth, fur
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Veil, Wash, group

BROWN = colour("#8a5b3c")
PALE = colour("#ecd8b4")
OILSKIN = colour("#f0c030")


def otis(chance: Chance) -> Scene:
    layout = chance.layout
    otter = group(coat(), head(layout.child("fur")).placed(200, 222, 1.12, math.radians(5)), name="otter")
    ground = "0 #5fa8b4 0.85, 0.55 #8fcfd0 0.65, 1 #4f98a8 0.9"
    return portrait(ground, rain(layout.child("rain")), otter, focal="otter", shadow="#4c5a8c", lines=0.2)


def rain(stream: Stream) -> Group:
    starts = np.stack([stream.uniform(-20, 400, count=46), stream.uniform(-20, 380, count=46)], axis=1)
    return group(chalked(np.stack([starts, starts + points((-12, 36))], axis=1), 3.0, colour("#eef8f6"), "rain"))


def coat() -> Group:
    body = whole(((0, 296), (70, 300), (124, 330), (156, 390), (160, 440), (0, 440)))
    collar = pair(((-2, 300), (60, 290), (96, 312), (70, 352), (20, 348), (-2, 330)))
    return group(
        cloth(body, OILSKIN, "coat", weight=1.0, form=50, modelling=0.9, line=2.2),
        cloth(collar, OILSKIN.darker(0.1), "coat", weight=1.0, form=16, line=2.0),
        Lines((points((200, 346), (200, 440)),), 1.8),
        Dots(points((186, 372), (186, 410)), np.array([6.0, 6.0]), colour("#7a5a20"), "button"),
        name="coat",
    )


def head(stream: Stream) -> Group:
    """Drawn round the origin; the scene tilts it."""
    skull = whole(((0, -78), (60, -70), (96, -24), (108, 22), (92, 62), (50, 86), (0, 92)), 0)
    cheek = points("108,20 98,58 56,88")
    cheeks = [tufted((cheek * [s, 1])[::s], stream, 13, 12, 0.8) for s in (1, -1)]
    jowls = whole(((0, 8), (34, 2), (80, 24), (100, 34), (88, 64), (50, 86), (0, 92)), 0)
    pads = pair(((-3, 26), (22, 16), (50, 30), (52, 52), (30, 66), (-3, 56)), 0)
    ears = pair(((84, -30), (100, -50), (122, -40), (122, -14), (102, -4)), 0)
    nose = whole(((0, 2), (20, 4), (26, 16), (14, 28), (0, 33)), 0)
    smile = curve("-58,50 -44,66 -20,70 0,60 20,70 46,66 60,48")
    tongue = outline("-14,68 0,62 14,68 10,82 0,86 -10,82")
    return group(
        fur(ears, BROWN, form=12, line=2.0),
        fur(union(solid(skull), solid(*cheeks)), BROWN, form=60, line=2.2),
        fur(jowls, PALE, "belly", weight=0.5, form=30, modelling=0.7, line=0.0),
        Shape(tongue, colour("#d9706a"), "tongue", 0.9, form=8, line=1.4),
        fur(pads, PALE.lighter(0.3), "belly", weight=0.4, form=18, modelling=0.6, line=1.3),
        Shape(solid(nose), colour("#2e2528"), "nose", 1.2, form=12, modelling=0.6, line=1.4),
        Veil(solid(ellipse(-8, 9, 8, 3)), colour("#cfd4dc"), strength=0.7, softness=1.2),
        Lines((smile,), 2.4),
        *(item for side in (-1, 1) for item in _eye(side)),
        Dots(points((-30, 44), (-40, 36), (-24, 36), (30, 44), (40, 36), (24, 36)), np.full(6, 2.0), BROWN, "pore"),
        whiskers((36, 44), (138, 60), 22, colour("#fdf6e6"), 0),
        *hat(),
        name="head",
    )


def _eye(side: int) -> list[Item]:
    x = 50.0 * side
    return [
        Shape(solid(ellipse(x, -12, 17, 18)), colour("#1f1a20"), "eye", 1.3, modelling=0, line=1.4),
        Dots(points((x - 6, -19), (x + 5, -8)), np.array([5.4, 2.0]), colour("clear white"), "spark", strength=1.0),
        Wash(solid(ellipse(1.5 * x, 22, 18, 11)), colour("#d9705a"), weight=0.45, softness=8),
    ]


def hat() -> list[Item]:
    brim = outline("-150,-12 -118,-56 -60,-74 0,-80 60,-74 118,-56 150,-12 104,-32 50,-42 0,-46 -50,-42 -104,-32")
    crown = outline("-84,-60 -78,-108 -44,-142 0,-150 44,-142 78,-108 84,-60 40,-72 0,-76 -40,-72")
    seams = (curve("0,-150 -4,-112 0,-78"), curve("-42,-142 -52,-104 -46,-72"), curve("42,-142 52,-104 46,-72"))
    return [
        cloth(crown, OILSKIN, "hat", weight=1.0, form=34, line=2.2),
        Lines(seams, 1.4, strength=0.6),
        cloth(brim, OILSKIN.lighter(0.08), "hat", weight=0.95, form=14, line=2.2),
    ]
