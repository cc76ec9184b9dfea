"""The Last Groove: how long does a dance last when the floor is already turning towards its end?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PAIRS, PEOPLE, Camera, Dress, Head, Role, drawn
from studio.geometry import Outline, Points, closed, ellipse, limb, outline, place, rectangle, solid, union
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group

MIDDLE = (812.0, 930.0)
RADIUS = 1010.0
TILT = 50.0  # how far above the floor we hang
FLAT_BY = math.sin(math.radians(TILT))
LIGHT = Sunlight((0.75, -0.3, 0.5))


@card("record_dancers")
def record_dancers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(record(palette), couple(), arm(palette), focal="couple")


def ring(radius: float, start: float = 0.0, end: float = math.tau) -> Points:
    return ellipse(*MIDDLE, radius, FLAT_BY * radius, start=start, end=end, count=220)


def record(palette: Palette) -> Group:
    """Grooves all round, sheens that stand still while it turns, and the label."""
    whole = ring(RADIUS)
    grooves = tuple(closed(ring(r)) for r in np.arange(350, RADIUS - 8, 15.0))
    songs = tuple(closed(ring(r)) for r in (346.0, 560.0, 770.0))
    sheen = [
        np.vstack([ring(RADIUS, a, a + wide), ring(310, a + wide, a)])
        for a, wide in ((3.90, 0.13), (4.12, 0.04), (2.76, 0.10))
    ]
    return group(
        lit(rectangle(-20, -20, 820, 1220), palette.plinth, weight=0.8),
        Wash(solid(place(whole, -30, 26)), palette.shade, weight=0.5, softness=5),
        plain(whole, palette.vinyl, "record", weight=1.0, form=FLAT, modelling=0.2, line=4.0),
        Clip(solid(whole), group(Veil(solid(*sheen), palette.vinyl.lighter(0.5), "sheen", 0.6, 8))),
        Lines(grooves, 1.5, palette.groove, strength=0.55, taper=False),
        Lines(songs, 4.6, palette.groove, strength=0.9, taper=False),
        plain(ring(300), palette.label, "label", weight=0.9, form=FLAT, modelling=0.2, line=3.4),
        Lines((closed(ring(246)),), 3.0, palette.vinyl, strength=0.9, taper=False),
    )


def couple() -> Group:
    dark, white = "#24222c", "#fbf8ef"
    suit = Dress(top=dark, bottom=dark, collar="lapels", shoes=white, trim=white, cuff=True)
    gown = Dress(
        top=white,
        skirt=0.72,
        skirt_tone="top",
        flare=2.0,
        folds=12,
        collar="boat",
        sleeve_end=-1,
        legs="bare",
        shoes="#f6d23c",
        wind=(0.9, 0.2, -0.3),
    )
    red = PEOPLE["redhead"]
    he = Role(PEOPLE["rasta"], Head("tenderness", yaw=14, pitch=-14, gaze=(0.4, 0.1)), suit)
    she = Role(replace(red, hair=replace(red.hair, style="bun")), Head("longing", yaw=2, gaze=(-0.9, 0.1)), gown)
    view = Camera((226, 1056), 6.9, pitch=TILT, yaw=-14, distance=230)
    return drawn(*PAIRS["dance"](he, she), camera=view, light=LIGHT, pen=1.6, shadow=1.0, name="couple")


def arm(palette: Palette) -> Group:
    """It comes down from the corner, and its needle is in their groove."""
    tube = limb("880,-80 700,96 566,226", [84, 74, 62])
    shell = outline("618,214! 560,160! 520,178 420,282! 396,372! 430,404! 520,372 606,262!")
    body = outline("424,300! 396,388! 392,426! 436,440! 512,384!")
    needle = limb("410,420 396,488", [15, 3])
    screws = [ellipse(x, y, 13, 11) for x, y in ((466, 318), (508, 276))]
    shadow = Wash(_thrown(union(solid(tube), shell, body)), palette.shade, "shadow", 0.8, 3, hatched=True)
    return group(
        Clip(solid(place(ring(RADIUS), -44, 62)), group(shadow)),
        metal(needle, palette.chrome, "needle", weight=0.4, line=2.4),
        plain(body, palette.cartridge, "cartridge", weight=1.1, form=10, line=3.0),
        metal(tube, palette.chrome, "arm", weight=0.25, modelling=0.6, line=3.6),
        plain(shell, palette.cartridge.lighter(0.12), "shell", weight=1.0, form=16, line=3.6),
        *(metal(screw, palette.chrome, "screw", weight=0.3, line=2.0) for screw in screws),
        name="arm",
    ).placed(44, -62)


def _thrown(outline_: Outline) -> Outline:
    """Away from the light, the farther the higher it hangs: it meets the needle at its point."""
    tip = np.array([396.0, 488.0])
    return tuple(tip + (ring_ - tip) @ np.array([[0.86, 0.10], [0.34, 0.72]]) for ring_ in outline_)
