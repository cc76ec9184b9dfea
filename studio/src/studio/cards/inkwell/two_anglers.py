"""Fishing From Both Sides: each has the bite of a lifetime, and neither will let go first."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.geometry import below, curve, ellipse, limb, outline, points, solid
from studio.materials import lit, plain
from studio.motifs.animals import fish
from studio.rigs import Rig
from studio.scene import Dots, Group, Lines, Scene, Sky, Stop, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.5, -0.7, 0.5))
SHORE = 362.0
HOOK = (192.0, 500.0)  # in the jaw; the other one is where it lies when the card is turned round
TIP = (186.0, 84.0)  # of the rod
INK = colour("#14121c")
ROD = curve("516,226 446,174 384,104 300,52 226,44 186,84")
DRAWN = Sheet("inkwell/two_anglers")


@card("two_anglers")
def two_anglers(chance: Chance, palette: Palette) -> Scene:
    carp = fish("carp", bend=-0.7).placed(396, 586, 9.0, 0.40)
    return Rig(None, LIGHT, None, palette.shade).scene(
        water(chance.layout.child("bubbles"), palette),
        winter(palette),
        turned(summer(chance.layout.child("grass"), palette)),
        group(line(), turned(line()), carp, hook(), turned(hook()), name="catch"),
        focal="catch",
    )


def turned(upright: Group) -> Group:
    """As somebody has it who sits across the table."""
    return upright.placed(800, 1200, 1.0, math.pi)


def water(stream: Stream, palette: Palette) -> Group:
    bands = (Stop(0, palette.ice, 0.7), Stop(0.5, palette.deep, 1.0), Stop(1, palette.warm, 0.8))
    bubbles = np.stack([stream.uniform(40, 760, count=22), stream.uniform(430, 780, count=22)], axis=1)
    return group(
        Sky(bands, (-20, 330, 820, 870), lines=0.0),
        Dots(bubbles, stream.uniform(2, 9, count=22), colour("#e4fbf8"), "bubble", strength=0.7),
        name="water",
    )


def line() -> Group:
    """Taut, from the rod to the fish."""
    return group(Lines((curve([TIP, (200, 290), HOOK]),), 2.8, INK, "line", 1.0, taper=False, steady=True))


def hook() -> Group:
    x, y = HOOK
    return group(Lines((curve([(x, y - 30), (x, y + 8), (x + 18, y + 22), (x + 32, y + 4)]),), 6.0, INK, steady=True))


def world(hat: str, paints: Palette, palette: Palette) -> Group:
    """Somebody on a box by a hole, and a rod bent double."""
    hole = ellipse(HOOK[0] - 2, SHORE + 2, 66, 14)
    shade = outline([(392, SHORE - 6), (560, SHORE - 14), (690, SHORE - 8), (720, SHORE + 2), (560, SHORE + 2)])
    return group(
        lit(hole, palette.deep, "hole", weight=1.1, line=2.2),
        Wash(shade, palette.shade, "shadow", 0.7, 2, hatched=True),
        *DRAWN("box"),
        DRAWN("angler", paints),
        DRAWN(hat),
        plain(limb(ROD, [11, 10, 8, 6, 4, 3]), palette.rod, "rod", weight=1.1, line=1.8),
        DRAWN("near", paints),
    )


def edge(paint: Colour) -> Group:
    """What one sits on, cut through: ice, or turf."""
    under = curve("820,402 760,416 690,398 610,420 520,404 430,426 350,402 262,396 190,392 120,398 60,418 -20,404")
    slab = np.vstack([points((-20, SHORE + 4), (820, SHORE + 4)), under])
    return group(lit(slab, paint, "edge", weight=0.9, form=10, line=2.0))


def winter(palette: Palette) -> Group:
    snow = below(curve("-20,262 200,240 420,262 640,236 820,256"), SHORE + 34)
    firs = [
        outline(
            [(x, y), (x, y), (x + 0.3 * h, y + h), (x + 0.3 * h, y + h), (x - 0.3 * h, y + h), (x - 0.3 * h, y + h)]
        )[0]
        for x, y, h in ((40, 168, 96), (92, 190, 70), (650, 176, 72), (700, 150, 100), (760, 182, 70), (318, 204, 52))
    ]
    return group(
        Sky((Stop(0, palette.frost, 0.9), Stop(1, palette.frost, 0.4)), (-20, -20, 820, 300), lines=0.0),
        plain(solid(*firs), palette.shade, "firs", texture="leaf", weight=0.8, form=8, line=1.4),
        lit(snow, colour("#ffffff"), "snow", weight=0.1, line=1.6),
        Veil(solid(snow), colour("#ffffff"), "snow", 0.8, 2.0),
        Veil(outline("136,400! 250,400! 400,680! 120,680!"), palette.ice.lighter(0.6), "shaft", 0.4, 10, (1.0, 0.0)),
        edge(palette.ice),
        world("fur", palette, palette),
        name="winter",
    )


def summer(stream: Stream, palette: Palette) -> Group:
    meadow = below(curve("-20,286 200,270 420,288 640,264 820,280"), SHORE + 34)
    feet = np.stack([stream.uniform(0, 800, count=160), stream.uniform(290, 364, count=160)], axis=1)
    tips = feet + np.stack([np.full(160, 8.0), -stream.uniform(12, 30, count=160)], axis=1)
    blades = tuple(np.array(pair) for pair in zip(feet, tips, strict=True))
    hills = below(curve("-20,250 120,206 260,236 420,214 560,240 700,196 820,226"), SHORE)
    trees = [
        ellipse(x, y, r, 1.1 * r)
        for x, y, r in ((60, 216, 30), (104, 222, 22), (690, 186, 34), (744, 198, 26), (300, 226, 18))
    ]
    skin = colour("#c08860")
    barefoot = Palette(coat=colour("#f8f4e8"), trousers=colour("#2f78c0"), shin=skin, foot=skin, skin=skin)
    return group(
        Sky((Stop(0, palette.sun, 0.9), Stop(1, palette.sun, 0.5)), (-20, -20, 820, 330), lines=0.0),
        plain(solid(*trees), palette.grass.darker(0.35), "trees", texture="leaf", weight=0.9, form=14, line=1.4),
        lit(hills, palette.grass.lighter(0.3), "hills", weight=0.8, line=1.6),
        lit(meadow, palette.grass, "meadow", weight=0.9, line=1.6),
        Lines(blades, 1.8, palette.grass.darker(0.5), "grass", 0.8),
        edge(palette.rod),
        world("straw", barefoot, palette),
        name="summer",
    )
