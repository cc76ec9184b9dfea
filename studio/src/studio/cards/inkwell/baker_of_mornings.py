"""The Baker of Mornings: one a day, well risen; is he putting it in, or taking it out?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import curve, limb, points, rectangle, rim, solid
from studio.landscape import stars
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, group
from studio.skies import graded

DRAWN = Sheet("inkwell/baker_of_mornings")
SEA = 776.0
SUN = (500.0, SEA - 40)


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    sky = graded((palette.high, palette.high, palette.dusk, palette.dawn), (0, 0, 800, SEA), 1.0)
    return Rig(sky, Lamplight(SUN), None, palette.shade).scene(
        group(stars(stream.child("stars"), 70, (0, 10, 800, 330), palette.light)),
        rays(palette),
        sea(stream.child("sea"), palette),
        loaf(stream.child("flour"), palette),
        DRAWN("steam", palette),
        baker(palette),
        focal="sun",
    )


def rays(palette: Palette) -> Group:
    """From edge to edge."""
    fans = [
        points(SUN, *((SUN[0] + 1300 * math.cos(a), SUN[1] + 1300 * math.sin(a)) for a in (t, t + 0.085)))
        for t in np.linspace(math.pi - 0.04, math.tau - 0.05, 17)
    ]
    sky = solid(rectangle(-40, -40, 840, SEA))
    light = Veil(solid(*fans), palette.dawn, "rays", 0.62, 2, (0.35, 1.0))
    return group(Glow(SUN, 620, palette.dawn, 0.8), Clip(sky, group(light)))


def sea(stream: Stream, palette: Palette) -> Group:
    """The floor of the oven, for all one knows."""
    deep = plain(rectangle(-40, SEA, 840, 1240), palette.dusk, "sea", form=FLAT, modelling=0, line=2)
    items: list[Item] = [replace(deep, colour_below=palette.high)]
    for k, y in enumerate(np.linspace(0.02, 1, 22) ** 1.5):
        wide = 300 - 190 * y
        paint = mix(palette.light, palette.glow, min(1.0, 0.2 + 1.1 * y))
        for _ in range(4):
            x = SUN[0] + stream.normal(0, 0.42 * wide)
            long = wide * stream.uniform(0.25, 0.7)
            way = [(x - long, SEA + 10 + 430 * y), (x, SEA + 7 + 430 * y), (x + long, SEA + 10 + 430 * y)]
            items.append(lit(limb(way, [1, 5 + 11 * y, 1]), paint, "glitter", weight=1.0))
        x = stream.uniform(0, 800)
        swell = curve([(x - 90, SEA + 14 + 430 * y), (x, SEA + 9 + 430 * y), (x + 90, SEA + 14 + 430 * y)])
        items.append(Lines((swell,), 1.4 + 2 * y, palette.dawn if k % 2 else palette.high, strength=0.7))
    return group(*items)


def loaf(stream: Stream, palette: Palette) -> Group:
    """Scored, floured, and too bright to look at."""
    flour = np.stack([stream.uniform(260, 740, count=130), stream.uniform(470, 750, count=130)], 1)
    inside = np.hypot((flour[:, 0] - 500) / 270, (flour[:, 1] - 776) / 330) < 1
    dust = Dots(flour[inside], stream.uniform(1.2, 3.6, count=130)[inside], palette.light, "flour")
    return group(*DRAWN("bread", palette), dust, *DRAWN("peel", palette), name="sun")


def baker(palette: Palette) -> Group:
    """He has done this every day, both fists on the pole, a foot well forward."""
    man = DRAWN.outline("man")
    return group(
        *DRAWN("cliff", palette),
        plain(man, palette.dark, "baker", weight=1.3, modelling=0, line=0.0),
        lit(rim(man, -4.5, 2.0), palette.crust, "rim", weight=1.0),
        *DRAWN("pole", palette),
        name="baker",
    )
