"""Crane Tango: who is leading, the machines or the two who drive them?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Points, beside, curve, ellipse, limb, rectangle, resample, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

DRAWN = Sheet("inkwell/crane_tango")
SUN = (536.0, 452.0)
Truss = tuple[str, list[float], float]  # a spine, its widths, and how long a bay is
HIS_BACK_LEG: Truss = ("286,770 214,880 140,980 64,1100", [78, 64, 48, 26], 58)
HIS_BODY: Truss = ("336,1104 372,1000 366,900 300,770 296,660 330,550 404,450", [28, 48, 66, 84, 88, 104, 60], 62)
HIS_JIB: Truss = ("350,540 420,370 540,236 700,150", [64, 56, 42, 16], 50)
HIS_HOLD: Truss = ("346,552 396,640 452,704 540,706", [56, 52, 44, 34], 46)
HER_BACK_LEG: Truss = ("500,800 580,900 660,1010 716,1104", [60, 56, 44, 20], 52)
HER_BODY: Truss = ("470,1104 440,1000 444,900 476,790 530,690 614,620 664,520", [22, 44, 60, 74, 62, 90, 48], 54)
HER_JIB: Truss = ("646,590 706,460 704,300 644,84", [54, 48, 38, 14], 46)
HER_ARM: Truss = ("640,600 696,646 764,662 850,646", [48, 44, 38, 28], 44)
CABLES = ("644,84 520,60 330,96 158,226", "700,150 740,190 760,250 766,320")
JOINTS = ((346, 548, 34), (296, 772, 34), (644, 592, 27), (694, 156, 17))


@card("crane_tango")
def crane_tango(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.night, palette.violet, palette.rose, palette.coral, palette.gold), weight=1.1)
    return Rig(sky, Sunlight((0.2, -0.3, -0.6)), None, palette.night).scene(
        evening(palette),
        DRAWN("far-city", palette),
        group(
            cables(palette),
            crane((HIS_HOLD, HIS_JIB), palette.his, palette),
            crane((HER_BACK_LEG, HER_JIB, HER_BODY, HER_ARM), palette.hers, palette),
            DRAWN("slabs", palette),
            DRAWN("skirt", palette),
            crane((HIS_BACK_LEG, HIS_BODY), palette.his, palette),
            *(joint(at, palette) for at in JOINTS),
            DRAWN("his-cab", palette).placed(420, 408, 1.0, 0.1),
            DRAWN("her-cab", palette).placed(656, 478, 0.95, 0.5, True),
            name="dancers",
        ),
        DRAWN("near-city", palette),
        group(Veil(solid(rectangle(-20, 1070, 820, 1220)), palette.coral, "haze", 0.7, 24, (0.2, 1.0))),
        DRAWN("workers", palette),
        focal="dancers",
    )


def evening(palette: Palette) -> Group:
    """The sun stands just where they look."""
    streaks = ("-20,330 160,318 330,330", "-20,560 90,548 230,560", "560,60 700,44 830,60", "40,60 180,50 300,62")
    return group(
        Veil(solid(*(limb(way, [4, 26, 3]) for way in streaks)), palette.rose, "cloud", 0.6, 6),
        Glow(SUN, 560, palette.gold, 0.8),
        lit(ellipse(*SUN, 236), palette.sun, "sun", weight=0.5),
        Veil(solid(ellipse(*SUN, 236)), palette.sun, "sun", 0.9, 2),
    )


def rails(truss: Truss) -> tuple[Points, Points]:
    """The two edges of a lattice, a place for each of its bays; first the one nearer the sun."""
    spine, widths, bay = truss
    way = resample(curve(spine), bay)
    sides = [beside(way, widths, share, steps=1) for share in (1, -1)]
    first, second = sorted(sides, key=lambda side: float(np.hypot(*(side.mean(axis=0) - SUN))))
    return first, second


def lattice(left: Points, right: Points, chord: float, brace: float) -> Outline:
    bars = [limb(rail, [chord, chord], steps=4) for rail in (left, right)]
    for k in range(len(left) - 1):
        a, b, c, d = left[k], right[k], left[k + 1], right[k + 1]
        bars += [limb([p, q], [brace, brace], steps=1) for p, q in ((a, d), (b, c), (c, d))]
    return solid(*bars)


def crane(trusses: tuple[Truss, ...], paint: Colour, palette: Palette) -> Group:
    """Dark in front; what of its side is turned to the sun glows."""
    items: list[Item] = []
    for truss in trusses:
        near, other = rails(truss)
        side = curve(near + 0.15 * (near - other))
        items += [
            lit(np.vstack([curve(near), side[::-1]]), palette.flame, "side", weight=1.0),
            plain(lattice(near, other, 11, 5.5), paint, "lattice", weight=1.3, form=FLAT, modelling=0, line=1.2),
        ]
    return group(*items)


def cables(palette: Palette) -> Group:
    """Flung out by the turn, each with its hook."""
    return group(
        Veil(solid(*(limb(way, [4.5, 4.5]) for way in CABLES)), palette.gold, "cable", 1.0, 0.5),
        DRAWN("hook", palette).placed(140, 254, 1.2, 0.7),
        DRAWN("hook", palette).placed(766, 346, 0.8, -0.1, True),
    )


def joint(at: tuple[float, float, float], palette: Palette) -> Group:
    """A slewing ring, and its bolt."""
    x, y, radius = at
    return group(
        plain(ellipse(x, y, radius), palette.his, "joint", weight=1.3, form=FLAT, modelling=0, line=2.0),
        Lines((ellipse(x, y, 0.72 * radius, count=40),), 2.4, palette.flame, strength=0.9, steady=True, taper=False),
        lit(ellipse(x, y, 0.28 * radius), palette.flame, "bolt", weight=1.0),
    )
