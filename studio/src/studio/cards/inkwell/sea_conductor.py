"""Fortissimo: every wave is looking at the stick, and nobody knows how long a bar may be held."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.drawings import Sheet
from studio.geometry import below, between, curve, ellipse, place, points, resample, rim, solid
from studio.landscape import claws
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sky, Stop, Sunlight, Veil, group

DRAWN = Sheet("inkwell/sea_conductor")
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


@card("sea_conductor")
def sea_conductor(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.8), Stop(0.3, palette.pale, 0.25), Stop(1, palette.pale, 0.3)), lines=0.0)
    breakers = [breaker(chance.layout.child(f"wave {k}"), *said, palette) for k, said in enumerate(BREAKERS)]
    return Rig(sky, LIGHT, None, palette.deep).scene(
        wall(chance.layout.child("wall"), palette),
        *breakers,
        DRAWN("rock", palette),
        conductor(palette),
        focal="conductor",
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
        claws(stream, crest, STICK, 64, 15, WHITE, 0.5),
        name="wall",
    )


def breaker(stream: Stream, tip: tuple[float, float], size: float, near: float, right: bool, palette: Palette) -> Group:
    """A wave that has risen, bent over, and stopped."""
    back, lip = (resample(curve(place(way, *tip, size, 0.0, right)), 6) for way in (BACK, LIP))
    ribs = between(back, lip, (0.12, 0.26, 0.4, 0.54, 0.67, 0.79, 0.9), until=0.97, count=26)
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
        claws(stream, crest, STICK, 30, 25 * size, mix(WHITE, palette.glass, 0.2 * near), 0.6 + 0.6 * near),
        name="wave",
    )


def conductor(palette: Palette) -> Group:
    """Lean, from behind, with the whole of both arms in it; the wind is in the tails."""
    coat = DRAWN.outline("coat")
    return group(
        *DRAWN("behind", palette),
        plain(coat, palette.ink.darker(0.4), "coat", weight=1.3, modelling=0, line=1.2),
        Veil(rim(coat, 0, 5), palette.glass, "light", 0.9, 1.0),
        *DRAWN("linen", palette),
        name="conductor",
    )
