"""The Last Groove: how long does a dance last when the floor is already turning towards its end?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import Outline, Points, closed, ellipse, fuse, limb, outline, place, rectangle, solid, union
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group

MIDDLE = (700.0, 760.0)
RADIUS = 860.0
PAIR = (318.0, 584.0)  # in the groove of the needle, and the record turns clockwise
# The dance as it would look from the side, feet on the ground, of which only the shadow is seen.
FORMS = (
    "-54,-270 -46,-296 -24,-298 -14,-276 -18,-252 -36,-244 -50,-252",
    "16,-254 22,-278 44,-282 56,-264 50,-240 36,-230 22,-236",
    "50,-268 60,-280 72,-270 66,-256",
    "-66,-232 -34,-246 -8,-230 -8,-180 -14,-126! -60,-126! -68,-180",
    "16,-222 36,-232 54,-222 58,-190 46,-150! 24,-150! 14,-190",
    "22,-154! 48,-154! 84,-104 138,-62! 112,-44 84,-36 58,-44 30,-30! 22,-90",
)
LIMBS = (
    ("-44,-132 -70,-70 -96,-2", [34, 25, 15]),
    ("-26,-132 -14,-70 -22,0", [34, 25, 15]),
    ("-96,-2 -116,-2", [14, 10]),
    ("-22,0 -42,2", [14, 10]),
    ("50,-50 44,-24 48,2", [18, 14, 9]),
    ("86,-54 128,-30 168,-52", [18, 13, 7]),
    ("-58,-224 -112,-204 -160,-232", [22, 17, 12]),
    ("20,-216 -70,-222 -160,-236", [15, 13, 10]),
    ("-14,-220 26,-194 62,-196", [20, 17, 12]),
    ("36,-236 36,-220", [16, 18]),
    ("-34,-250 -34,-236", [18, 22]),
)
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
    x, y = PAIR
    upright = fuse(
        *(ring for way in FORMS for ring in outline(way)), *(limb(way, wide) for way, wide in LIMBS), soften=1.5
    )
    long = tuple(place(part * (1.3, 1.5), x - 10, y + 10, 1.08, math.pi + 0.16, flip=True) for part in upright)
    return group(cast_shadow(long, palette.shade, 1.15, 2.0), cast_shadow(long, palette.shade, 0.6, 2.0))


def couple(palette: Palette) -> Group:
    """From straight above there is little to see: two crowns, shoulders, a skirt like a wheel."""
    suit, gown = palette.cartridge, colour("#fffdf6")
    turn = np.linspace(0, math.tau, 33)[:-1]
    reach = 84 - 9 * (np.arange(32) % 2)
    hem = np.stack([60 + reach * np.cos(turn), reach * np.sin(turn)], axis=1)
    pleats = tuple(np.array([(60 + r * math.cos(t), r * math.sin(t)) for r in (34, 70)]) for t in turn[::2])
    tan, pale = colour("#8a5638"), colour("#f4c8a8")
    return group(
        cloth(outline(hem), gown, "skirt", form=20, line=2.8, weight=0.25),
        Lines(pleats, 2.0),
        plain(limb("56,-30 40,-70 4,-108", [19, 16, 13]), pale, "arm", weight=0.7, form=6, line=2.2),
        plain(limb("60,-34 66,0 60,34", [32, 40, 32]), palette.label, "bodice", weight=0.9, form=10, line=2.4),
        cloth(limb("-40,40 10,54 62,26", [28, 24, 18]), suit, "sleeve", form=8, line=2.4),
        cloth(limb("-48,-40 -34,-84 -2,-106", [28, 24, 18]), suit, "sleeve", form=8, line=2.4),
        plain(ellipse(2, -110, 13, 11), tan, "hand", weight=0.9, line=2.0),
        plain(ellipse(68, 24, 13, 10), tan, "hand", weight=0.9, line=2.0),
        cloth(limb("-44,-46 -52,0 -40,46", [48, 62, 48]), suit, "shoulders", form=16, line=2.6),
        plain(ellipse(-38, 0, 29, 27), colour("#e4ddd2"), "crown", weight=0.5, form=10, line=2.4),
        plain(ellipse(44, 0, 26, 25), colour("#e0561c"), "crown", weight=1.2, form=10, line=2.4),
        plain(ellipse(64, 0, 13, 13), colour("#e0561c"), "bun", weight=1.2, form=6, line=2.2),
    ).placed(*PAIR, 1.3, -0.5)


def arm(palette: Palette) -> Group:
    """It comes down from the corner, and its needle is in their groove."""
    tube = limb("880,-80 700,96 566,226", [84, 74, 62])
    shell = outline("618,214! 560,160! 520,178 420,282! 396,372! 430,404! 520,372 606,262!")
    body = outline("424,300! 396,388! 392,426! 436,440! 512,384!")
    needle = limb("412,416 396,488", [24, 4])
    screws = [ellipse(x, y, 13, 11) for x, y in ((466, 318), (508, 276))]
    shadow = Wash(_thrown(union(solid(tube), shell, body)), palette.shade, "shadow", 0.8, 3, hatched=True)
    return group(
        Clip(solid(place(ring(RADIUS), -44, 62)), group(shadow)),
        Wash(solid(ellipse(396, 489, 13, 7)), palette.shade, "dent", 1.2, 2),
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
