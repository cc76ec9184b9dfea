"""Marine, Oil on Canvas: who hung it, and is it finished?"""

import math
from itertools import pairwise, product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, fuse, limb, place, points, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.65, 0.55))
DRAWN = Sheet("inkwell/leaking_sea")
FLOOR = 816.0
# The hollow of the wave and its back, from the crest down to the parquet: all the water runs between them.
HOLLOW = (
    "290,312 298,288 312,268 336,256 376,250 418,276 432,330 404,388 "
    "330,432 236,474 186,520 172,566 166,620 160,720 150,856"
)
BACK = (
    "286,312 268,264 286,204 352,150 470,128 572,180 630,262 648,346 622,424 "
    "572,480 536,524 528,570 534,620 542,720 556,856"
)
SHORE = (
    "-20,1098! 50,1132 150,1130 196,1096! 230,1134 300,1152 370,1140 404,1104! 450,1142 540,1156 600,1136 622,1098! "
    "660,1116 720,1110 742,1078! 770,1100 810,1104 840,1090!"
)


@card("leaking_sea")
def leaking_sea(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.wall, palette.wall), weight=0.5), LIGHT, None, palette.shade).scene(
        DRAWN("wall", palette),
        parquet(palette),
        DRAWN("picture", palette),
        flood(chance.layout.child("flood"), palette),
        pouring(chance.layout.child("water"), palette),
        DRAWN("guard", palette).placed(672, 912, 1.2, flip=True),
        DRAWN("boat", palette).placed(166, 1034, 1.08),
        focal="pouring",
    )


def parquet(palette: Palette) -> Group:
    """Herringbone, laid at an eighth of a turn."""
    spots = [(row, column) for row in range(-20, 60) for column in range(row - 72, row + 73, 8)]
    blocks = [rectangle(x, y, x + 4, y + 1) for y, x in spots] + [rectangle(x, y - 7, x + 1, y - 3) for x, y in spots]
    items = [lit(rectangle(-20, FLOOR, 820, 1220), palette.wood, "floor", weight=0.8)]
    for k, block in enumerate(blocks):
        near = 2304.0 / np.maximum(9.0 - 0.12 * block.sum(axis=1), 1.0)
        seen = np.stack([400 + 0.04 * (block[:, 0] - block[:, 1]) * near, 560 + near], axis=1)
        if 1000 < seen[:, 1].max() < 1500 and seen[:, 0].max() > -20 and seen[:, 0].min() < 820:
            tone = mix(palette.wood, palette.white, k * 7 % 5 / 10)
            items.append(plain(seen, tone, "block", weight=0.8, form=FLAT, line=1.3))
    return group(*items)


def flood(stream: Stream, palette: Palette) -> Group:
    """As far as it has come."""
    edge = curve(SHORE)
    pond = np.vstack([points((-20, FLOOR), (840, FLOOR)), edge[::-1]])
    ripples = []
    for k, turn in product(range(9), np.arange(0.0, math.pi, 0.45)):
        turn += stream.uniform(0, 0.3)
        wide = ellipse(352, 850, 262 + 76 * k, 30 + 33 * k, start=turn, end=turn + stream.uniform(0.2, 0.6), count=7)
        ripples.append(limb(wide + stream.normal(0, 4, count=2), [1, 4 + 0.7 * k, 1]))
    return group(
        Wash(solid(limb(place(edge, 6, 12), [20, 20])), palette.shade, "shadow", 0.9, 3),
        lit(pond, mix(palette.deep, palette.sea, 0.5), "flood", colour_below=palette.light, weight=0.95, cover=0.84),
        Clip(
            solid(pond),
            group(
                Wash(solid(*(place(way, 0, 9) for way in ripples)), palette.deep, "trough", 0.6, 2),
                Veil(solid(*ripples), palette.light, "ripple", 0.9, 1.2),
            ),
        ),
        Veil(solid(limb(place(edge, 0, -4), [11, 11])), palette.foam, "foam", 1.0, 1.2),
    )


def pouring(stream: Stream, palette: Palette) -> Group:
    """One long strand from the crest to the floor."""
    inner, outer = curve(HOLLOW), curve(BACK)
    body = np.vstack([inner, outer[::-1]])
    shares = np.cumsum(stream.uniform(0.4, 1.6, count=19))
    ways = [inner + (outer - inner) * t for t in (0.0, *(shares / shares[-1]))]
    tones = (palette.sea, palette.light, palette.sea, palette.deep)
    falls = [ways[k][stream.integer(66, 86) :: 4] for k in range(1, 19)]
    return group(
        Wash(solid(place(np.vstack([inner[80:], outer[80:][::-1]]), 30, 10)), palette.shade, "shadow", 1.0, 3),
        plain(body, palette.sea, "wave", weight=1.1, form=24, line=2.6),
        *(lit(np.vstack([a, b[::-1]]), tones[k % 4], "strand", weight=1.0) for k, (a, b) in enumerate(pairwise(ways))),
        Lines(tuple(ways[1:-1]), 1.6, palette.night, strength=0.5),
        Clip(solid(body), group(Wash(solid(rectangle(150, 610, 560, 680)), palette.deep, "under the lip", 0.3, 24))),
        Veil(solid(limb("196,548 350,566 524,548", [4, 26, 4])), palette.light, "lip", 0.8, 11),
        Veil(solid(*(limb(way, [2, 9, 12]) for way in falls)), palette.foam, "fall", 0.85, 1.5, (0.5, 1.0)),
        Lines((inner, outer), 3.0, palette.night, strength=0.9),
        DRAWN("crest", palette),
        splash(stream, palette),
        name="pouring",
    )


def splash(stream: Stream, palette: Palette) -> Group:
    """Where it lands: tongues standing up, foam lying flat."""
    flat = [
        ellipse(352 + r * 218 * math.cos(a), 866 + r * 34 * math.sin(a), stream.uniform(14, 44), stream.uniform(5, 11))
        for a, r in zip(np.linspace(-0.15, math.pi + 0.15, 46), stream.uniform(0.75, 1.12, count=46), strict=True)
    ]
    tongues = []
    for x in np.linspace(146, 560, 34):
        lean, high = 0.22 * (x - 352) + stream.normal(0, 8), stream.uniform(14, 74)
        tongues.append(limb([(x, 876), (x + 0.3 * lean, 870 - 0.6 * high), (x + lean, 870 - high)], [26, 11, 2]))
    drops = np.vstack([stream.points(40) * (20, 50) + (208, 240), stream.points(60) * (110, 26) + (352, 804)])
    return group(
        Veil(solid(ellipse(352, 856, 236, 50)), palette.foam, "mist", 0.75, 26),
        Veil(fuse(*tongues, soften=3), palette.foam, "splash", 0.95, 1.5),
        Veil(fuse(ellipse(352, 872, 206, 26), *flat, soften=3), palette.foam, "foam", 1.0, 1.2),
        Lines(tuple(place(ring[4:20], 0, 3) for ring in flat[::2]), 1.6, palette.sea, strength=0.8),
        Dots(drops, stream.uniform(1.5, 5.0, count=100), palette.foam, "spray"),
    )
