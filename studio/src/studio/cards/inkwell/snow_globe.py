"""Wish You Were Here: on which side of the glass is it better?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Points, curve, ellipse, limb, outline, place, points, solid, with_holes
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/snow_globe")
SUN = Sunlight((-0.6, -0.6, 0.5))
X, Y, R = 462.0, 500.0, 316.0
DIP = 0.362  # where the sand cuts the ball, radians below its middle
FOOT = "757,612! 744,640 690,648 620,668 540,662 450,676 360,664 290,666 226,640 184,642 167,612!"
SHADE = "214,640! 320,730 440,826 560,900 690,936 800,926 860,900! 860,590! 740,620!"
FALL = np.array([0.75, 0.34])  # where the shadow of a thing one unit high ends


@card("snow_globe")
def snow_globe(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(graded((palette.sky, palette.heat), (0, 0, 800, 640), 0.9), SUN, None, palette.shadow).scene(
        DRAWN("dunes", palette),
        sand(layout.child("sand"), palette),
        globe(layout.child("globe"), palette),
        outside(palette),
        focal="globe",
    )


def sand(stream: Stream, palette: Palette) -> Group:
    """Ripples, a shadow, and in it what the glass has gathered of the sun."""
    ripples = []
    for k in range(20):
        across = np.arange(stream.uniform(-200, 300), stream.uniform(480, 1000), 14)
        down = 660 + 8 * k + 1.15 * k * k + (2 + 0.7 * k) * np.sin(across / (46 + 5 * k) + 2.1 * k)
        ripples.append(np.stack([across, down], axis=1))
    return group(
        Veil(solid(*(limb(place(way, 0, 5), [2, 6, 2]) for way in ripples)), palette.heat, "crest", 0.4, 2),
        Lines(tuple(ripples), 2.4, palette.near.darker(0.3), strength=0.6),
        lit(outline(SHADE), palette.plum, "shadow", weight=1.1, cover=0.86),
        Lines(tuple(ripples[6:12]), 2.0, palette.shadow.darker(0.3), strength=0.3),
        DRAWN("cold", palette),
    )


def globe(stream: Stream, palette: Palette) -> Group:
    """A whole winter, kept."""
    rim = ellipse(X, Y, R, start=math.pi - DIP, end=2 * math.pi + DIP, count=120)
    inner = place(rim - (X, Y), X, Y, 0.984)
    return group(
        Clip(solid(np.vstack([rim, curve(FOOT)])), winter(stream, palette)),
        Lines((rim,), 5.0, palette.night, taper=False, steady=True, strength=1.0),
        Veil(solid(limb(inner[4:-4:4], [2, 5, 5, 2])), palette.ice, "edge", 0.8, 1.0),
        DRAWN("shine", palette),
        Wash(solid(limb(place(curve(FOOT), 2, 7), [10, 10])), palette.shadow, "contact", 0.9, 3),
        Lines((curve(FOOT),), 3.0, palette.near.darker(0.4)),
        name="globe",
    )


def winter(stream: Stream, palette: Palette) -> Group:
    """A hut, firs, and someone who has come out to look."""
    flakes = np.stack([stream.uniform(140, 790, count=280), stream.uniform(180, 680, count=280)], axis=1)
    steps = [(500 - 24 * k, 600 + 9 * math.sin(k / 2) + 2 * k + 4 * (k % 2)) for k in range(11)]
    return group(
        graded((palette.night, palette.night, palette.blue, palette.ice), (120, 160, 800, 700), 1.15),
        DRAWN("hills", palette),
        DRAWN("spruce", palette).placed(300, 548, 0.66),
        DRAWN("fir", palette).placed(372, 556, 0.9),
        DRAWN("spruce", palette).placed(648, 556, 1.15),
        DRAWN("snow", palette),
        Glow((530, 560), 190, palette.light, 0.7),
        DRAWN("hut", palette).placed(530, 576, 1.2),
        DRAWN("smoke", palette).placed(567, 396, 1.1),
        Veil(outline("546,582! 580,582! 600,664! 490,664!"), palette.light, "light", 0.9, 5, (1.0, 0.2)),
        Wash(solid(*(ellipse(x, y, 7, 3) for x, y in steps)), palette.blue, "steps", 0.9, 1),
        DRAWN("fir", palette).placed(704, 652, 1.2),
        frost(stream.child("frost"), palette),
        DRAWN("dweller", palette).placed(202, 632, 1.15),
        Dots(flakes, stream.uniform(1.2, 4.6, count=280), palette.white, "flake"),
    )


def frost(stream: Stream, palette: Palette) -> Group:
    """Ferns of ice from the rim inwards, but not where a hand has been."""
    veil = Veil(with_holes(ellipse(X, Y, R + 4), ellipse(X + 4, Y - 10, R - 22)), palette.ice, "frost", 0.6, 14)
    ferns: list[Points] = []
    for turn in np.arange(-2.9, 0.4, 0.07):
        lean, long = turn + stream.normal(0, 0.4), stream.uniform(24, 84)
        root = np.array([X + R * math.cos(turn), Y + R * math.sin(turn)])
        way, side = points((-math.cos(lean), -math.sin(lean)), (math.sin(lean), -math.cos(lean))) * long
        ferns.append(points(root, root + way))
        for t in (0.2, 0.35, 0.5, 0.65, 0.8):
            knot, barb = root + t * way, 0.32 * (1.1 - t)
            ferns += [points(knot, knot + barb * (way + side)), points(knot, knot + barb * (way - side))]
    return group(veil, Veil(solid(*(limb(fern, [4.5, 1.5]) for fern in ferns)), palette.ice, "ferns", 0.85, 0.8))


def fallen(figure: Group, foot: float) -> Outline:
    """The shadow it throws: away from the sun, towards us."""
    return tuple(ring * (1, 0) + (0, foot) + FALL * (foot - ring[:, 1:]) for ring in silhouette(figure))


def outside(palette: Palette) -> Group:
    """He would give all his sun for it."""
    man, camel = DRAWN("traveller", palette).placed(97, 648, 1.12), DRAWN("camel", palette).placed(156, 1086, 1.12)
    steps = [(96 + 22 * math.sin(t / 2.2) + 7 * (-1) ** t, 676 + 13 * t + t * t, 5 + 0.4 * t) for t in range(11)]
    return group(
        lit(solid(*(ellipse(x, y, r, 0.6 * r) for x, y, r in steps)), palette.plum, "steps", weight=1.1),
        lit(fallen(man, 648), palette.plum, "shadow", weight=1.3, cover=0.9),
        man,
        lit(fallen(camel, 1082), palette.plum, "shadow", weight=1.3, cover=0.9),
        camel,
    )
