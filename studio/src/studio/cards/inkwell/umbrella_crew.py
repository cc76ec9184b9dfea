"""The Umbrella Crew: one is pouring out, the other is pouring in."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour, mix
from studio.drawings import Sheet
from studio.geometry import Points, below, between, curve, ellipse, fuse, limb, place, resample, solid, tangents
from studio.materials import plain
from studio.motifs.animals import fish
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Shape, Sky, Stop, Sunlight, Veil, group

DRAWN = Sheet("inkwell/umbrella_crew")

BOAT = (306.0, 978.0)
LIGHT = Sunlight((-0.7, -0.4, 0.5))
WHITE = colour("#ffffff")
BACK = "860,1230 850,700 820,300 740,96 600,22 440,44 322,150 262,300 252,388"  # the wave from its foot to its tip
LIP = "-60,1092 160,1096 340,1050 480,940 566,790 576,610 516,452 420,362 330,346 252,388"  # its hollow side


@card("umbrella_crew")
def umbrella_crew(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.lemon, 0.9), Stop(0.8, palette.pale, 0.4), Stop(1, palette.pale, 0.4)), lines=0.0)
    return Rig(sky, LIGHT, None, colour("#5a6cb8")).scene(
        far_sea(palette), wave(chance.layout.child("wave"), palette), crew(palette), lapping(palette), focal="crew"
    )


def far_sea(palette: Palette) -> Group:
    crests = ("-20,842 120,826 260,850 420,818 560,846 820,830", "-20,930 140,906 300,940 460,900 620,930 820,910")
    tones = (mix(palette.glass, palette.pale, pale) for pale in (0.55, 0.25))
    rows = zip(crests, tones, strict=True)
    return group(*(sheet_of_water(crest, tone, 0.8, 1.0) for crest, tone in rows), name="sea")


def sheet_of_water(crest: str, paint: Colour, weight: float, line: float) -> Shape:
    return plain(below(curve(crest), 1240), paint, "sea", weight=weight, form=FLAT, modelling=0.1, line=line)


def wave(stream: Stream, palette: Palette) -> Group:
    """A wall of water, its lip already over them, and whoever lives in it."""
    back, lip = (resample(curve(way), 6) for way in (BACK, LIP))
    body = solid(np.vstack([back, lip[::-1]]))
    ribs = between(lip, back, (0.07, 0.16, 0.27, 0.39, 0.52, 0.66, 0.8, 0.92), until=0.98, count=40)
    inner = lip[int(0.42 * len(lip)) :]
    thin = solid(np.vstack([inner, place(inner[::-1], 120, 30)]))
    carp = fish("carp", bend=0.7).dressed(scales=colour("carp orange")).placed(676, 560, 4.8, -1.3, True)
    return group(
        plain(body, palette.water, "wave", weight=1.0, colour_below=palette.deep, form=FLAT, modelling=0.2, line=2.4),
        Clip(body, group(Veil(thin, palette.glass, "light", 0.75, 34))),
        Clip(body, group(carp.tinted(palette.deep, 0.72))),
        Clip(body, group(Veil(body, palette.water, "water", 0.16, 2.0))),
        Lines(ribs, 2.0, palette.deep, "rib", 0.7),
        Lines(tuple(place(rib, 8, 3) for rib in ribs[::2]), 2.2, palette.glass, "rib", 0.6),
        foam(stream, back[int(0.46 * len(back)) :], palette),
        name="wave",
    )


def foam(stream: Stream, crest: Points, palette: Palette) -> Group:
    """It breaks in fingers, no two alike, and throws what it cannot hold."""
    rings, curls, spray = [], [], []
    for (x, y), (ahead, down) in zip(resample(crest, 25), tangents(resample(crest, 25)), strict=True):
        rings.append(ellipse(x, y, stream.uniform(12, 20)))
        long = stream.uniform(30, 96)
        tip = (x + long * (down + 0.5 * ahead), y + long * (0.5 * down - ahead) + 0.2 * long)
        rings += [limb([(x, y), (x + 0.65 * long * down, y - 0.65 * long * ahead), tip], [28, 16, 9])]
        rings.append(ellipse(*tip, stream.uniform(5, 10)))
        curls.append(curve([(x - 10, y + 8), (x + 4, y - 6), (x + 14, y + 6), (x + 6, y + 14)]))
        spray.append((tip[0] + stream.uniform(-40, 40), tip[1] - stream.uniform(0, 50)))
    return group(
        plain(fuse(*rings, soften=3), WHITE, "foam", weight=0.12, form=12, modelling=0.7, line=2.2),
        Lines(tuple(curls[::2]), 1.8, palette.water, strength=0.7),
        Dots(np.array(spray), stream.uniform(2, 8, count=len(spray)), WHITE, "spray"),
    )


def crew(palette: Palette) -> Group:
    """Natural enemies back to back in the bowl of a red umbrella."""
    mates = (DRAWN("rabbit", palette), DRAWN("fox", palette))
    parts = (DRAWN("bowl-inside"), DRAWN("mast"), *mates, DRAWN("bowl"))
    return group(*parts, name="crew").placed(*BOAT, 1.16, rotation=0.09)


def lapping(palette: Palette) -> Group:
    """The water before the boat, climbing to the right like everything else."""
    crests = (
        "-40,1068 100,1084 240,1092 380,1064 520,990 640,880 760,700 860,560",
        "-40,1136 160,1150 340,1140 520,1084 680,980 860,800",
    )
    items: list[Item] = []
    for k, crest in enumerate(crests):
        glints = tuple(place(curve(crest), 6, 14 + 18 * n) for n in range(3))
        items += [
            sheet_of_water(crest, mix(palette.water, palette.deep, 0.3 + 0.5 * k), 1.05, 2.4),
            Lines(glints, 1.8, palette.glass, "rib", 0.55),
        ]
    return group(*items, name="lapping")
