"""The Last Groove: how long does a dance last when the floor is already turning towards its end?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PAIRS, PEOPLE, Camera, Dress, Head, Role, drawn
from studio.geometry import Outline, Points, closed, ellipse, limb, outline, place, rectangle, solid, union
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

MIDDLE = (700.0, 760.0)
RADIUS = 860.0
PAIR = (300.0, 596.0)  # in the groove of the needle, and the record turns clockwise
LIGHT = Sunlight((0.6, -0.7, 0.4))


@card("record_dancers")
def record_dancers(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        record(palette), group(shadow(palette), couple(palette), name="dance"), arm(palette), focal="dance"
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
    suit, gown = Dress(), Dress(skirt=0.72, flare=2.0, folds=12, sleeve_end=-1, legs="bare", wind=(0.9, 0.2, -0.3))
    red = PEOPLE["redhead"]
    he = Role(PEOPLE["clerk"], Head("tenderness", yaw=14), suit)
    she = Role(replace(red, hair=replace(red.hair, style="bun")), Head("longing", yaw=2), gown)
    upright = silhouette(drawn(*PAIRS["dance"](he, she), camera=Camera((0, 0), 4.6, pitch=4, yaw=-14), shade=0), 2.0)
    x, y = PAIR
    long = tuple(place(part * (1.0, 1.3), x - 10, y + 10, 1.0, math.pi + 0.3, flip=True) for part in upright)
    return group(cast_shadow(long, palette.shade, 1.15, 2.0), cast_shadow(long, palette.shade, 0.6, 2.0))


def couple(palette: Palette) -> Group:
    """From straight above there is little to see: two crowns, shoulders, a skirt like a wheel."""
    suit, gown, folds = palette.cartridge, colour("#fbf8ef"), np.linspace(0, math.tau, 15)[:-1]
    skirt = [(46 + 74 * math.cos(t), -20 + 66 * math.sin(t)) for t in np.linspace(0, math.tau, 29)[:-1]]
    hem = np.array(
        [
            (46 + (1 - 0.08 * (k % 2)) * (px - 46), -20 + (1 - 0.08 * (k % 2)) * (py + 20))
            for k, (px, py) in enumerate(skirt)
        ]
    )
    pleats = tuple(np.array([(46 + r * math.cos(t), -20 + 0.9 * r * math.sin(t)) for r in (26, 64)]) for t in folds)
    joined = [limb("-56,-40 -40,-86 6,-104", [26, 22, 16]), limb("-40,34 0,36 44,14", [26, 22, 16])]
    hers = limb("52,-56 36,-92 4,-106", [18, 15, 12])
    return group(
        cloth(outline(hem), gown, "skirt", form=20, line=2.4, weight=0.4),
        Lines(pleats, 1.8),
        plain(hers, colour("#f0c4a4"), "arm", weight=0.7, form=5, line=2.0),
        plain(limb("46,-52 50,16", [30, 36, 30]), gown, "bodice", weight=0.4, form=10, line=2.2),
        *(cloth(sleeve, suit, "sleeve", form=8, line=2.2) for sleeve in joined),
        cloth(limb("-54,-44 -58,0 -46,40", [44, 62, 44]), suit, "shoulders", form=16, line=2.4),
        plain(ellipse(-44, -4, 28, 27), colour("#d9d2c6"), "crown", weight=0.7, form=10, line=2.0),
        plain(ellipse(34, -16, 25, 26), colour("#d8642c"), "crown", weight=1.1, form=10, line=2.0),
        plain(ellipse(52, -14, 13, 13), colour("#d8642c"), "bun", weight=1.1, form=6, line=2.0),
    ).placed(*PAIR, 1.02, -0.5)


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
