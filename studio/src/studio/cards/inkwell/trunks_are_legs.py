"""The Trunks Are Legs: a good place for a clothes line, in a wood that listens."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Placing, Points, curve, ellipse, fuse, limb, outline, place, points, solid
from studio.landscape import fog, grass, ground, tufts
from studio.materials import bark, cloth, fur, metal
from studio.rigs import Rig
from studio.scene import Dots, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.7, 0.4))
# Legs as (hoof x, hoof y, breadth, lean): the same leg never twice.
FAR_LEGS = ((150, 930, 30, 10), (330, 924, 28, -8), (424, 926, 28, 6), (540, 922, 30, -8), (700, 930, 30, 8))
MIDDLE_LEGS = ((104, 956, 50, -10), (474, 946, 46, 16), (570, 958, 46, -6))
NEAR_LEGS = ((40, 1110, 84, -16), (226, 1000, 66, 16), (646, 1010, 72, -4), (768, 1120, 92, 14))
NOSE = "-62,-20 -60,40 -44,100 -36,164 -42,206 0,236 42,206 36,164 44,100 60,40 62,-20 0,-50"
EAR = "-50,-14! -110,-60 -184,-58 -214,-28! -160,14 -90,24"
ANTLER = (
    "-26,-30 -90,-120 -96,-210 -170,-300",
    "-88,-130 -150,-160 -180,-210",
    "-96,-200 -50,-260 -56,-320",
    "-130,-255 -190,-250 -230,-280",
)
SHIRT = "-34,0! 34,0! 62,40! 40,58! 30,44! 32,104! -32,104! -30,44! -40,58! -62,40!"


@card("trunks_are_legs")
def trunks_are_legs(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    near = layout.child("near")
    mist = graded((palette.mist, palette.mist.lighter(0.5), palette.mist), weight=0.6)
    return replace(Rig(mist, LIGHT, None, palette.shade), haze=palette.mist).scene(
        beast(FAR_LEGS, 210, palette.hide, 0.85),
        fog(layout.child("far mist"), 640, 300, palette.mist, 0.5),
        beast(MIDDLE_LEGS, 150, palette.hide, 0.55),
        head((132, 330), 0.62, 0.1, palette, 0.5),
        fog(layout.child("mist"), 800, 260, palette.mist, 0.5),
        ground(curve("-20,960 200,940 430,950 620,936 820,956"), palette.moss, palette.moss.darker(0.2), weight=0.8),
        beast(NEAR_LEGS, 60, palette.hide, 0.0),
        head((470, 330), 1.16, -0.1, palette, 0.0),
        laundry(),
        camper(),
        grass(near, tufts(near, 60, (0, 1130, 800, 1200)), 30, weight=1.6),
        focal=(300, 200, 640, 620),
    )


def leg(x: float, foot: float, broad: float, lean: float) -> Points:
    """A trunk until one looks: thigh, knee, cannon, fetlock."""
    ways = ((1.0, 1.1), (1.0, 0.78), (0.5, 0.54), (0.0, 0.44), (-0.2, 0.34), (-0.1, 0.17))
    spine = [(x + aside * lean, foot - up * 850) for aside, up in ways]
    spine += [(x, foot - 1.15 * broad), (x - 0.14 * broad, foot - 0.72 * broad)]
    return limb(spine, [broad * share for share in (1.9, 1.25, 0.86, 0.96, 0.74, 0.62, 0.84, 0.7)])


def hoof(x: float, foot: float, broad: float) -> Points:
    return place(points("-78,0 -48,-62 34,-60 42,0"), x, foot, 0.01 * broad)


def beast(legs: tuple[tuple[float, float, float, float], ...], belly: float, hide: Colour, far: float) -> Group:
    """Legs like stems under a belly like a canopy."""
    under = curve(
        [(-40, belly - 30), (140, belly + 40), (330, belly), (520, belly + 30), (680, belly + 46), (840, belly - 20)]
    )
    body = np.vstack([under, points((840, -40), (-40, -40))])
    clefts = tuple(points((x - 0.3 * b, f), (x - 0.22 * b, f - 0.5 * b)) for x, f, b, _ in legs)
    return group(
        bark(fuse(body, *(leg(*one) for one in legs), soften=7), hide, "hide", form=40, line=2.4),
        metal(solid(*(hoof(*one[:3]) for one in legs)), colour("#3a2c28"), "hoof", weight=1.1, form=18, line=2.4),
        Lines(clefts, 2.2),
        far=far,
    )


def head(at: tuple[float, float], size: float, turn: float, palette: Palette, far: float) -> Group:
    """Let down between the branches it wears."""
    here = Placing(*at, size, turn)
    both = [points(way) * [side, 1] for way in ANTLER for side in (-1, 1)]
    eyes = points((-46, 62), (46, 62))
    nose = "-36,194 0,182 36,194 32,222 0,238 -32,222"
    items: list[Item] = [
        bark(solid(*(here(limb(way, [26, 18, 8])) for way in both)), palette.antler, "antler", line=2.0),
        fur(here(limb("60,-420 30,-200 0,20", [330, 210, 110])), palette.hide, "neck", line=2.2),
    ]
    for side in (-1, 1):
        ear = curve(EAR, closed=True) * [side, 1]
        items += [
            fur(here(ear), palette.hide, "ear", line=2.2),
            fur(here(0.7 * ear - [side * 28, 8]), palette.muzzle, "ear", line=1.2),
        ]
    items += [
        fur(here(curve(NOSE, closed=True)), palette.hide.lighter(0.12), "face", form=40, line=2.6),
        fur(here(curve("-34,130 0,110 34,130 40,200 0,232 -40,200", closed=True)), palette.muzzle, "muzzle", line=1.4),
        metal(here(curve(nose, closed=True)), colour("#241a1c"), "nose", weight=1.1, line=2.0),
        *(fur(here(ellipse(x, y, 21, 15)), palette.muzzle, "lid", line=1.6) for x, y in eyes),
        *(metal(here(ellipse(x, y, 13)), colour("#1c1416"), "eye", weight=1.2, line=1.2) for x, y in eyes),
        Dots(here(np.add(eyes, (-4, -3))), np.full(2, 4.0 * size), colour("#ffffff")),
    ]
    return group(*items, name="head", far=far)


def laundry() -> Group:
    """Tied round two of them."""
    line = curve("232,760 330,784 440,792 550,784 640,756")
    shirt = curve(SHIRT, closed=True)
    return group(
        Lines((line, curve("200,766 226,774 256,764"), curve("614,764 642,772 672,760")), 3.4, colour("#f8f4ea")),
        Lines((line, curve("200,766 226,774 256,764"), curve("614,764 642,772 672,760")), 2.4),
        cloth(place(shirt, 316, 782, 0.9, 0.05), colour("#e8382c"), "shirt", line=2.2),
        cloth(
            place(outline("-40,0! 40,0! 44,130! 6,126! 0,40! -6,126! -44,130!")[0], 560, 782, 0.82, -0.04),
            colour("#2c8fc4"),
            "trousers",
            line=2.2,
        ),
        name="laundry",
    )


def camper() -> Group:
    """With her back to us, and a peg in her mouth."""
    up = Arm((0.1, 0.62, 0.42), (0.8, 0.0, -0.4), "hold", (0, 0.8, 0.4), (0, 0.2, 1))
    dress = Dress(top="#f4c02c", bottom="#3a4468", sleeve_end=0.2, boots=0.5, shoes="#8c3a24")
    actor = person(
        PEOPLE["singer"], Head("calm", yaw=20, pitch=-8), replace(POSES["stand"], left=up, right=up), dress, facing=160
    )
    return drawn(actor, camera=Camera((436, 1060), 2.85, pitch=4), light=LIGHT, pen=1.1, shadow=0.4, name="camper")
