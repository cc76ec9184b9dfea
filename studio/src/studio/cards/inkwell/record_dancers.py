"""The Last Groove: how long does a dance last when the floor is already turning towards its end?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Points, closed, ellipse, limb, moved, place, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/record_dancers")
MIDDLE = (700.0, 760.0)
RADIUS = 860.0
PAIR = (318.0, 584.0)  # in the groove of the needle, and the record turns clockwise
LIGHT = Sunlight((0.6, -0.7, 0.4))


@card("record_dancers")
def record_dancers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        record(palette), group(shadow(palette), DRAWN("couple", palette), name="dance"), arm(palette), focal="dance"
    )


def ring(radius: float, start: float = 0.0, end: float = math.tau) -> Points:
    return ellipse(*MIDDLE, radius, start=start, end=end, count=220)


def record(palette: Palette) -> Group:
    """Grooves all round, sheens that stand still while it turns, and the label."""
    whole = ring(RADIUS)
    grooves = tuple(closed(ring(r)) for r in np.arange(268, RADIUS - 8, 13.0))
    songs = tuple(closed(ring(r)) for r in (262.0, 440.0, 640.0))
    sheen = [
        np.vstack([ring(RADIUS, a, a + wide), ring(230, a + wide, a)])
        for a, wide in ((4.06, 0.12), (4.26, 0.04), (2.05, 0.10))
    ]
    return group(
        lit(rectangle(-20, -20, 820, 1220), palette.plinth, weight=0.8),
        Wash(solid(place(whole, -30, 26)), palette.shade, weight=0.5, softness=5),
        plain(whole, palette.vinyl, "record", weight=1.0, form=FLAT, modelling=0.2, line=4.0),
        Clip(solid(whole), group(Veil(solid(*sheen), palette.vinyl.lighter(0.5), "sheen", 0.6, 8))),
        Lines(grooves, 1.5, palette.groove, strength=0.55, taper=False),
        Lines(songs, 4.6, palette.groove, strength=0.9, taper=False),
        plain(ring(226), palette.label, "label", weight=0.9, form=FLAT, modelling=0.2, line=3.4),
        Lines((closed(ring(180)),), 3.0, palette.vinyl, strength=0.9, taper=False),
        cast_shadow(solid(limb("700,760 672,812", [30, 26])), palette.shade, 0.9, 2.0),
        metal(ring(18), palette.chrome, "spindle", weight=0.4, line=3.0),
    )


def shadow(palette: Palette) -> Group:
    """Low light lays the whole dance on the grooves, feet to their feet."""
    x, y = PAIR
    upright = tuple(ring * (1.3, 1.5) for ring in DRAWN.outline("dance"))
    long = moved(upright, x - 10, y + 10, 1.08, math.pi + 0.16, flip=True)
    return group(cast_shadow(long, palette.shade, 1.15, 2.0), cast_shadow(long, palette.shade, 0.6, 2.0))


def arm(palette: Palette) -> Group:
    """It comes down from the corner, and its needle is in their groove."""
    shadow = Wash(_thrown(DRAWN.outline("arm-whole")), palette.shade, "shadow", 0.8, 3, hatched=True)
    return group(
        Clip(solid(place(ring(RADIUS), -44, 62)), group(shadow)), *DRAWN("pickup", palette), name="arm"
    ).placed(44, -62)


def _thrown(outline_: Outline) -> Outline:
    """Away from the light, the farther the higher it hangs: it meets the needle at its point."""
    tip = np.array([396.0, 488.0])
    return tuple(tip + (ring_ - tip) @ np.array([[0.86, 0.10], [0.34, 0.72]]) for ring_ in outline_)
