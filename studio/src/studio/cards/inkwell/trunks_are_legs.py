"""The Trunks Are Legs: a good place for a clothes line, in a wood that listens."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Outline, Placing, Points, curve, difference, fuse, limb, place, points, solid
from studio.landscape import fog, grass, ground, tufts
from studio.materials import bark, fur, metal
from studio.rigs import Rig
from studio.scene import Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/trunks_are_legs")
LIGHT = Sunlight((-0.5, -0.7, 0.4))
# Legs as (hoof x, hoof y, breadth, lean): the same leg never twice.
FAR_LEGS = ((150, 930, 30, 10), (330, 924, 28, -8), (424, 926, 28, 6), (540, 922, 30, -8), (700, 930, 30, 8))
MIDDLE_LEGS = ((104, 956, 50, -10), (474, 946, 46, 16), (570, 958, 46, -6))
NEAR_LEGS = ((40, 1110, 84, -16), (226, 1000, 66, 16), (646, 1010, 72, -4), (768, 1120, 92, 14))


@card("trunks_are_legs")
def trunks_are_legs(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    near = layout.child("near")
    mist = graded((palette.mist, palette.mist.lighter(0.5), palette.mist), weight=0.6)
    return replace(Rig(mist, LIGHT, None, palette.shade), haze=palette.mist).scene(
        beast(FAR_LEGS, 250, palette.hide, 0.85),
        fog(layout.child("far mist"), 640, 300, palette.mist, 0.5),
        beast(MIDDLE_LEGS, 210, palette.hide, 0.55),
        head((338, 520), 0.5, 0.12, palette, 0.5),
        fog(layout.child("mist"), 800, 260, palette.mist, 0.5),
        ground(curve("-20,960 200,940 430,950 620,936 820,956"), palette.moss, palette.moss.darker(0.2), weight=0.8),
        group(Wash(solid(*(shade(*one) for one in NEAR_LEGS)), palette.shade, "shadow", 0.7, 3, hatched=True)),
        beast(NEAR_LEGS, 128, palette.hide, 0.0),
        head((470, 330), 1.16, -0.1, palette, 0.0),
        DRAWN("laundry"),
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


def shade(x: float, foot: float, broad: float, lean: float) -> Points:
    return limb([(x, foot - 10), (x + 5 * broad, foot + 30), (x + 14 * broad, foot + 90 + lean)], [broad, 0.7 * broad])


def hoof(x: float, foot: float, broad: float) -> Points:
    return place(points("-78,0 -48,-62 34,-60 42,0"), x, foot, 0.01 * broad)


def beast(legs: tuple[tuple[float, float, float, float], ...], belly: float, hide: Colour, far: float) -> Group:
    """Legs like stems under a belly like a canopy."""
    under = curve(
        [(-40, belly - 30), (140, belly + 40), (330, belly), (520, belly + 30), (680, belly + 46), (840, belly - 20)]
    )
    body = np.vstack([under, points((840, -40), (-40, -40))])
    stems, light = [leg(*one) for one in legs], colour("#f6ead0")
    clefts = tuple(points((x - 0.3 * b, f), (x - 0.22 * b, f - 0.5 * b)) for x, f, b, _ in legs)
    return group(
        bark(fuse(body, *stems, soften=7), hide, "hide", form=40, line=2.4),
        Veil(difference(solid(limb(under, [76, 76], steps=1)), fuse(*stems, soften=7)), light, "belly", 0.62, 12),
        metal(solid(*(hoof(*one[:3]) for one in legs)), colour("#3a2c28"), "hoof", weight=1.1, form=18, line=2.4),
        Lines(clefts, 2.2),
        far=far,
    )


def head(at: tuple[float, float], size: float, turn: float, palette: Palette, far: float) -> Group:
    """Let down to see, its antlers among the branches; its lines are as broad near as far."""
    here = Placing(*at, size, turn)

    def form(part: str) -> Outline:
        return tuple(map(here, DRAWN.outline(part)))

    def ways(part: str) -> tuple[Points, ...]:
        return tuple(map(here, DRAWN.strokes(part)))

    ears: list[Item] = []
    for ear, inner in zip(form("ears"), form("inner-ears"), strict=True):
        ears += [fur(ear, palette.hide, "ear", line=2.4), fur(inner, palette.muzzle, "ear", line=1.2)]
    return group(
        fur(form("neck"), palette.hide.lighter(0.14), "neck", form=50, line=2.4),
        Lines(ways("folds"), 2.0, strength=0.6),
        *ears,
        bark(fuse(*form("antlers"), soften=4), palette.antler.lighter(0.3), "antler", form=10, line=2.4),
        fur(form("face"), palette.hide.lighter(0.2), "face", form=40, line=2.6),
        fur(form("muzzle"), palette.muzzle, "muzzle", line=1.4),
        metal(form("nose"), colour("#241a1c"), "nose", weight=1.1, line=2.0),
        *(fur(lid, palette.muzzle, "lid", line=1.6) for lid in form("lids")),
        *(metal(eye, colour("#1c1416"), "eye", weight=1.2, line=1.2) for eye in form("eyes")),
        Lines(ways("brows"), 4.0),
        Dots(here(points("-55,53 47,53")), np.full(2, 4.4 * size), colour("#ffffff")),
        name="head",
        far=far,
    )


def camper() -> Group:
    """With her back to us, and a peg in her mouth."""
    up = Arm((0.1, 0.62, 0.42), (0.8, 0.0, -0.4), "hold", (0, 0.8, 0.4), (0, 0.2, 1))
    dress = Dress(top="#f4c02c", bottom="#3a4468", sleeve_end=0.2, boots=0.5, shoes="#8c3a24")
    actor = person(
        PEOPLE["singer"], Head("calm", yaw=20, pitch=-8), replace(POSES["stand"], left=up, right=up), dress, facing=160
    )
    return drawn(actor, camera=Camera((436, 1060), 2.85, pitch=4), light=LIGHT, pen=1.1, shadow=0.4, name="camper")
