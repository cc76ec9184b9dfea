"""The Baker of Mornings: one a day, well risen; is he putting it in, or taking it out?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.geometry import (
    Placing,
    blob,
    curve,
    difference,
    ellipse,
    fuse,
    limb,
    outline,
    place,
    points,
    rectangle,
    solid,
)
from studio.landscape import stars
from studio.materials import lit, plain, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, group
from studio.skies import graded

SEA = 776.0
SUN = (500.0, SEA - 40)
CRUST = "250,790! 214,774 200,720 216,620 286,504 392,438 506,420 622,440 722,510 790,622 812,716 800,770 772,790!"
# Where the knife went: each cut a lens, bent with the dome.
CUTS = (
    "268,742 274,680 300,612 344,556",
    "380,758 378,668 404,570 462,488",
    "514,762 510,664 530,560 584,484",
    "640,758 640,676 652,600 686,540",
)
CLIFF = (
    "-40,862! 60,868 150,860 232,872! 240,896 214,930 226,980 190,1030 204,1090 160,1140 172,1200 130,1260! -40,1260!"
)
BLADE = "222,748! 262,772 330,786! 860,786! 860,812! 320,812 262,794 216,766!"
# Who bakes: limbs as a spine and its widths; then contours of boots, apron, head and cap.
LIMBS = """-4,-92 -34,-54 | 38 28; -34,-54 -50,-32 -62,-10 | 26 26 16; 6,-92 38,-58 | 38 29;
    38,-58 38,-34 36,-8 | 26 26 17; 0,-88 14,-120 22,-150 | 48 58 40; 24,-150 34,-170 | 22 22;
    26,-148 50,-122 66,-94 | 25 19 15; 16,-148 -16,-146 -36,-126 | 25 20 18; -36,-126 -16,-122 4,-124 | 18 15 14"""
CONTOURS = (
    "-74,-16! -54,-12! -40,-4 -28,2! -76,2!",
    "26,-14! 46,-14! 62,-6 74,2! 24,2!",
    "30,-136! 46,-116 48,-92 40,-70 34,-52! 12,-60 -14,-64! -24,-88 -8,-100",
    "20,-160! 16,-184 26,-198 54,-198 58,-188! 60,-180 68,-174! 60,-171! 68,-164 72,-158! 58,-160! 58,-152 46,-148"
    " 34,-152!",
    "16,-192! 10,-214 -6,-222 -4,-240 14,-246 30,-258 50,-252 66,-250 74,-236 68,-220 60,-212 60,-192! 38,-188",
    "-22,-94! -46,-104 -40,-90! -52,-78 -34,-82!",
)
FISTS = ("-4,-136 13,-126 8,-112 -8,-118", "60,-104 76,-94 72,-80 56,-88")
MAN = Placing(110.0, 866.0, 1.35)
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
    bake = difference(outline(CRUST), solid(ellipse(SUN[0] - 20, SEA - 50, 216, 232)))
    items.insert(1, Veil(bake, palette.brown, "bake", 1.0, 34))
    flour = np.stack([stream.uniform(260, 740, count=130), stream.uniform(470, 750, count=130)], 1)
    inside = np.hypot((flour[:, 0] - 500) / 270, (flour[:, 1] - 776) / 330) < 1
    items.append(Dots(flour[inside], stream.uniform(1.2, 3.6, count=130)[inside], palette.light, "flour"))
    under = difference(outline(CRUST), tuple(place(ring, 0, -44) for ring in outline(CRUST)))
    return group(
        *items,
        Veil(under, palette.brown.darker(0.35), "base", 0.75, 14),
        wood(outline(BLADE), palette.wood, "peel", weight=1.0, form=6, modelling=0.5, line=2.6),
        name="sun",
    )


def steam(palette: Palette) -> Group:
    plumes = [limb(points(way), [2, 20, 30, 18, 1]) for way in STEAM.split(";")]
    return group(Veil(solid(*plumes), palette.light, "steam", 0.8, 2.5))


def baker(palette: Palette) -> Group:
    """He has done this every day, both fists on the pole, a foot well forward."""
    parts = [part.split("|") for part in LIMBS.split(";")]
    limbs = [limb(curve(spine), [float(width) for width in widths.split()], steps=1) for spine, widths in parts]
    man = fuse(*(MAN(ring) for ring in (*limbs, *(outline(ring)[0] for ring in CONTOURS))), soften=1.5)
    rim = difference(man, tuple(place(ring, -4.5, 2.0) for ring in man))
    return group(
        stone(outline(CLIFF), palette.dark, "cliff", weight=1.2, form=20, modelling=0.5, line=2.6),
        plain(man, palette.dark, "baker", weight=1.3, modelling=0, line=0.0),
        lit(rim, palette.crust, "rim", weight=1.0),
        wood(limb("-40,628 110,697 226,756", [12, 12, 14]), palette.wood, "pole", form=5, modelling=0.5, line=2.4),
        plain(solid(*(MAN(blob(fist)) for fist in FISTS)), palette.dark, "fist", weight=1.3, modelling=0, line=2.0),
        name="baker",
    )
