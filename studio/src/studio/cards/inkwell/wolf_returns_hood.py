"""The Returned Hood: out of the white comes somebody who carries it very gently."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.figures import BREEDS, CARRIAGES, Camera, animal, drawn
from studio.geometry import curve, ellipse, limb, outline, rectangle, solid
from studio.landscape import snow
from studio.materials import bark, cloth
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sky, Stop, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.2, -0.9, 0.3))
WHITE = colour("#ffffff")
HELD = (128.0, 800.0)  # in the jaws


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.fog, 0.6), Stop(0.62, palette.pale, 0.25), Stop(1, palette.pale, 0.1)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.fog.darker(0.25)).scene(
        group(Veil(solid(rectangle(-20, -20, 820, 1220)), WHITE, "fog", 0.75, 1.0, (0.35, 1.0))),
        birches(chance.layout.child("birches"), palette),
        tracks(palette),
        bringer(palette),
        snow(chance.layout.child("flakes"), 70, (0, 0, 800, 1200), 8.0),
        focal="wolf",
    )


def birches(stream: Stream, palette: Palette) -> Group:
    """Trunks that are fog, and trunks that are nearly trees."""
    trunks = []
    for x, wide, near in (
        (70, 26, 0.15),
        (330, 20, 0.1),
        (520, 30, 0.25),
        (690, 24, 0.15),
        (612, 54, 0.5),
        (190, 64, 0.6),
        (770, 84, 0.9),
    ):
        foot = 640 + 190 * near
        lean = stream.normal(0, 14)
        trunk = limb([(x + lean, -30), (x + 0.4 * lean, 320), (x, foot)], [0.8 * wide, 0.9 * wide, wide])
        tone = mix(palette.fog, palette.bark, near)
        marks = tuple(
            curve([(x - 0.4 * wide * s, y), (x + 0.1 * wide * s, y + 5), (x + 0.36 * wide * s, y - 2)])
            for y, s in zip(np.arange(60, foot - 40, 90) + stream.uniform(-30, 30), (1, -1) * 6, strict=False)
        )
        trunks.append(
            group(
                bark(trunk, tone, weight=0.5 + 0.4 * near, modelling=0.5 * near, line=1.6 * near),
                Lines(marks, 4.0 * near, palette.bark, strength=0.6),
            )
        )
    mist = Veil(outline("-60,560! 400,600 860,560! 860,960! -60,960!"), WHITE, "fog", 1.0, 70)
    return group(*trunks, mist, name="birches")


def tracks(palette: Palette) -> Group:
    """One line of them, straight out of the white."""
    steps = [(560, 690, 7), (590, 708, 8), (566, 730, 9), (612, 752, 10)]
    steps += [(676, 800, 12), (720, 836, 14), (700, 884, 16), (752, 936, 18), (736, 1010, 21)]
    return group(
        Wash(solid(*(ellipse(x, y, r, 0.42 * r) for x, y, r in steps)), palette.fog.darker(0.35), "track", 0.7, 2.0),
        name="tracks",
    )


def bringer(palette: Palette) -> Group:
    breed = replace(BREEDS["wolf"], coat="#5a5c68", below="#b8bcc8")
    gait = replace(CARRIAGES["walk"], neck=(10, 16, 0), head=(14, 26, 0))
    view = Camera((556, 1080), 9.4, pitch=5, distance=200)
    wolf = drawn(animal(breed, gait, facing=-26), camera=view, light=LIGHT, pen=1.5, shade=0.55, shadow=0.35)
    drift = Veil(outline("560,850 660,800 760,830 860,800 860,1000 740,1010 640,960"), WHITE, "fog", 0.75, 44)
    return group(wolf, drift, hood(palette).placed(*HELD), name="wolf")


def hood(palette: Palette) -> Group:
    """A small cape, held by the nape, as one carries something that may not get wet."""
    cape = outline("-4,-8! 26,0 50,60 70,150 84,240 108,322! 56,310 8,322 -52,320 -104,334! -70,180 -40,70")
    cowl = outline("-2,-10! -44,4 -88,46 -110,110 -96,170 -54,196 -10,170 16,110 22,40")
    inside = outline("-74,70 -96,116 -84,160 -54,176 -26,150 -22,104 -44,70")
    folds = ("14,30 34,160 52,306", "0,60 14,190 14,306", "-8,180 -22,250 -30,324", "-40,196 -60,260 -72,318")
    creases = ("2,6 -14,40 -22,80", "8,20 6,70 -6,130", "-30,10 -60,40 -84,70")
    return group(
        Wash(outline("-104,330! 0,318 110,322! 190,330 150,346 20,348 -80,346"), palette.bark, "shadow", 0.45, 3.0),
        cloth(cape, palette.red, "hood", weight=1.1, colour_below=palette.red.darker(0.2), form=14, line=2.4),
        Lines(tuple(curve(fold) for fold in folds), 2.2, palette.red.darker(0.55)),
        cloth(cowl, palette.red, "hood", weight=1.1, form=24, line=2.4),
        cloth(inside, palette.red.darker(0.75), "lining", weight=1.2, form=10, modelling=0.4, line=2.0),
        Lines(tuple(curve(crease) for crease in creases), 2.2, palette.red.darker(0.55)),
        name="hood",
    )
