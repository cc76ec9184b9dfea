"""The Baker of Mornings: one a day, well risen; is he putting it in, or taking it out?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.geometry import curve, difference, ellipse, fuse, limb, outline, place, points, rectangle, solid
from studio.landscape import stars
from studio.materials import lit, plain, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, group
from studio.skies import graded

SEA = 776.0
SUN = (500.0, SEA - 40)
CRUST = "212,776! 206,716 226,610 296,500 396,436 506,422 616,442 712,510 776,620 794,716 788,776!"
# Where the knife went: each cut a lens, bent with the dome.
CUTS = (
    "268,742 274,680 300,612 344,556",
    "380,758 378,668 404,570 462,488",
    "514,762 510,664 530,560 584,484",
    "640,758 640,676 652,600 686,540",
)
CLIFF = (
    "-40,776! 60,782 140,776 204,784! 214,806 190,850 204,900 172,960 184,1030 140,1100 152,1170 110,1260! -40,1260!"
)
# Limbs of cut paper: a spine, and its widths.
BAKER = """-8,-88 -30,-46 -50,-8 | 36 26 15; -58,-6 -30,-6 | 11 13; 10,-88 36,-52 30,-8 | 38 28 16; 24,-6 54,-6 | 14 11;
    0,-70 6,-112 6,-140 | 46 58 34; 8,-140 14,-164 17,-174 | 18 27 27; 26,-166 34,-162 | 9 5;
    6,-138 34,-124 58,-94 | 24 17 13; 0,-138 -30,-112 0,-122 | 24 16 13; 12,-182 8,-200 | 31 33;
    -8,-206 4,-216 26,-208 | 24 34 24; -20,-98 -38,-104 -34,-90 -44,-76 | 3 7 5 3; 26,-86 30,-60 | 22 30"""
STEAM = """420,420 396,360 440,300 404,230 430,170; 520,404 500,340 548,270 512,190 544,120;
    624,424 606,370 642,320 622,262"""


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    sky = graded((palette.high, palette.high, palette.dusk, palette.dawn), (0, 0, 800, SEA), 1.0)
    return Rig(sky, Lamplight(SUN), None, palette.shade).scene(
        group(stars(stream.child("stars"), 70, (0, 10, 800, 330), palette.light)),
        rays(palette),
        sea(stream.child("sea"), palette),
        loaf(stream.child("flour"), palette),
        steam(palette),
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
    items: list[Item] = [
        lit(outline(CRUST), palette.crust, "sun", weight=1.0, colour_below=palette.glow, line=3.4),
        Veil(solid(ellipse(SUN[0] - 10, 640, 190, 140)), palette.crust, "light", 0.9, 60),
    ]
    crumb = mix(palette.light, palette.crust, 0.3)
    for cut in CUTS:
        way = curve(cut)
        items += [
            plain(limb(way, [3, 44, 58, 44, 3]), palette.brown, "lip", weight=1.0, form=8, modelling=0.2, line=2.4),
            lit(limb(place(way, 2, 2), [1, 26, 36, 26, 1]), crumb, "crumb", weight=0.9, line=1.2),
        ]
    bake = difference(outline(CRUST), solid(ellipse(SUN[0], SEA, 236, 292)))
    items.insert(1, Veil(bake, palette.brown, "bake", 0.9, 26))
    flour = np.stack([stream.uniform(260, 740, count=130), stream.uniform(470, 750, count=130)], 1)
    inside = np.hypot((flour[:, 0] - 500) / 270, (flour[:, 1] - 776) / 330) < 1
    items.append(Dots(flour[inside], stream.uniform(1.2, 3.6, count=130)[inside], palette.light, "flour"))
    blade = outline("246,772! 330,763 700,764 812,772! 806,786 700,795 330,795 250,784!")
    return group(
        Clip(solid(rectangle(-40, -40, 840, 790)), group(*items)),
        wood(blade, palette.wood, "peel", weight=1.0, form=6, modelling=0.5, line=2.6),
        name="sun",
    )


def steam(palette: Palette) -> Group:
    plumes = [limb(points(way), [4, 22, 26, 16, 2]) for way in STEAM.split(";")]
    return group(Veil(solid(*plumes), palette.light, "steam", 0.75, 5))


def baker(palette: Palette) -> Group:
    """He has done this every day, both fists on the pole, a foot well forward."""
    parts = [part.split("|") for part in BAKER.split(";")]
    limbs = [limb(points(spine), [float(width) for width in widths.split()]) for spine, widths in parts]
    man = fuse(*(place(part, 112, 780, 1.06) for part in limbs), soften=2.5)
    pole = limb(place([(-96, -172), (58, -93), (226, -7)], 112, 780, 1.06), [9, 10, 12])
    rim = difference(man, tuple(place(ring, -3.5, 1.5) for ring in man))
    return group(
        stone(outline(CLIFF), palette.dark, "cliff", weight=1.2, form=20, modelling=0.5, line=2.6),
        wood(pole, palette.wood, "pole", form=5, modelling=0.5, line=2.4),
        plain(man, palette.dark, "baker", weight=1.3, modelling=0, line=0.0),
        lit(rim, palette.crust, "rim", weight=1.0),
        name="baker",
    )
