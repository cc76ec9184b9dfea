"""Fortissimo: every wave is looking at the stick, and nobody knows how long a bar may be held."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person, rod_in
from studio.geometry import along, below, curve, ellipse, outline, place, points, resample, solid
from studio.landscape import claws
from studio.materials import plain, stone
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sky, Stop, Sunlight, Veil, group

SUN = (404.0, 430.0)
STICK = (404.0, 470.0)  # what all the crests hang towards
LIGHT = Sunlight((0.1, -0.85, 0.25))
WHITE = colour("#fffef6")
# The breakers: where the tip hangs, how large, how near (0 … 1), from the right or not.
BREAKERS = (
    ((258.0, 300.0), 1.0, 0.1, False),
    ((566.0, 268.0), 1.06, 0.16, True),
    ((180.0, 566.0), 0.94, 0.5, False),
    ((654.0, 556.0), 0.98, 0.56, True),
    ((214.0, 872.0), 0.9, 0.92, False),
    ((610.0, 850.0), 0.86, 1.0, True),
)
BACK = "-700,1000 -520,160 -400,-60 -240,-150 -100,-124 -24,-62 0,0"  # a breaker's back, from its foot to its tip
LIP = "520,1000 190,560 10,380 -92,230 -116,96 -86,22 -42,-6 0,0"  # and its hollow side

TAILS = "-30,16 0,8 32,14 46,70 70,150 104,222! 56,196 24,146 4,104! -8,156 -24,214 -38,240! -50,150 -44,70"


@card("sea_conductor")
def sea_conductor(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.8), Stop(0.3, palette.pale, 0.25), Stop(1, palette.pale, 0.3)), lines=0.0)
    breakers = [breaker(chance.layout.child(f"wave {k}"), *said, palette) for k, said in enumerate(BREAKERS)]
    return Rig(sky, LIGHT, None, palette.deep).scene(
        wall(chance.layout.child("wall"), palette), *breakers, rock(palette), conductor(), focal="conductor"
    )


def wall(stream: Stream, palette: Palette) -> Group:
    """The farthest wave, right across, so thin that the sun stands in it."""
    crest = curve("-20,250 90,170 220,112 330,140 404,112 500,78 610,104 720,150 820,240")
    ribs = tuple(curve([at, at + 0.5 * (points(STICK)[0] - at) + [0, 120], (at[0], 1240)]) for at in crest[::4])
    return group(
        plain(below(crest, 1230), palette.glass, "wave", weight=0.7, colour_below=palette.green, modelling=0, line=1.2),
        Lines(ribs, 1.1, palette.green, "rib", 0.4),
        Glow(SUN, 520, WHITE, 1.0, falloff=1.2),
        Veil(solid(ellipse(*SUN, 136)), WHITE, "sun", 1.0, 3.0),
        claws(stream, crest, STICK, 34, 22, WHITE, 1.0),
        name="wall",
    )


def breaker(stream: Stream, tip: tuple[float, float], size: float, near: float, right: bool, palette: Palette) -> Group:
    """A wave that has risen, bent over, and stopped."""
    back, lip = (resample(curve(place(way, *tip, size, 0.0, right)), 6) for way in (BACK, LIP))
    shares = np.linspace(0.0, 0.97, 26)
    backs, lips = (np.array([along(way, float(share))[0] for share in shares]) for way in (back, lip))
    ribs = tuple(backs + share * (lips - backs) for share in (0.12, 0.26, 0.4, 0.54, 0.67, 0.79, 0.9))
    top, foot = mix(palette.glass, palette.green, 0.25 + 0.6 * near), mix(palette.green, palette.deep, 0.3 + 0.7 * near)
    body = np.vstack([back, lip[::-1]])
    inner = lip[int(0.5 * len(lip)) :]
    hollow = np.vstack([inner, place(inner[::-1], 34 if right else -34, 8)])
    crest = back[int(0.64 * len(back)) :]
    return group(
        plain(
            body, top, "wave", weight=0.95 + 0.2 * near, colour_below=foot, form=FLAT, modelling=0.3, line=1.6 + near
        ),
        Veil(solid(hollow), palette.glass, "light", 0.75 - 0.35 * near, 9.0),
        Lines(ribs, 1.3 + 0.9 * near, palette.deep, "rib", 0.6),
        claws(stream, crest, STICK, 19, 30 * size, mix(WHITE, palette.glass, 0.2 * near), 1.0 + 0.9 * near),
        name="wave",
    )


def rock(palette: Palette) -> Group:
    body = outline("196,1230! 236,1136! 290,1118! 306,1066! 350,1048! 500,1060! 520,1110! 566,1128! 606,1230!")
    edges = ("306,1066 352,1048 448,1044 500,1060", "236,1136 290,1118", "520,1110 566,1128")
    cracks = ("352,1048 366,1120 340,1226", "448,1044 430,1110 466,1226", "290,1118 300,1170", "520,1110 500,1190")
    return group(
        stone(body, palette.ink, "rock", weight=1.2, form=6, line=2.6),
        Lines(tuple(points(edge) for edge in edges), 5.0, palette.glass, strength=0.9),
        Lines(tuple(points(crack) for crack in cracks), 2.0, palette.green, strength=0.8),
        name="rock",
    )


def conductor() -> Group:
    """Lean, from behind, with the whole of both arms in it."""
    body = Body(age=58, stout=-0.6, tall=1.08, feminine=0.6, skin="#7a4a34", hair=Hair("curly", "#fffaf0", 1.3))
    pose = Pose(
        hips=(0.05, 0.95, 0),
        pelvis=(6, -4, 6),
        bend=(-8, -18, -12),
        head=(14, -20, 8),
        left=Arm((0.74, 0.62, 0.24), (0.9, -0.6, -0.5), "claw", (-0.2, 1, 0.3), (-0.3, 0.2, 1)),
        right=Arm((0.66, 0.72, 0.1), (0.9, -0.4, -0.5), "hold", (0.8, 0.5, 0.1), (-0.3, 0, 0.8), holds=0.5),
        left_leg=Leg((0.26, 0, -0.06), toe=(0.5, 0, 1)),
        right_leg=Leg((0.16, 0, 0.12), toe=(0.4, 0, 1)),
    )
    black = Dress(top="#15141a", bottom="#131218", shoes="#0e0e12", trim="#fffdf4", cuff=True, collar="tall")
    actor = person(body, Head("calm", yaw=10), pose, black, facing=166)
    stick = rod_in(actor.grips["right"], 32, 4, [0.7, 0.4], colour("#15141a"))
    figure = drawn(actor.holding(stick), camera=Camera((404, 1054), 5.5, pitch=-12, distance=260), light=LIGHT, pen=1.2)
    x, y = figure.anchor("back")
    tails = curve(place(TAILS, x, y), closed=True)
    coat = plain(tails, colour("#1a1920"), "coat", weight=1.1, modelling=0, line=1.2)
    return group(figure, coat, name="conductor")
