"""The Snow Mill: which side of the house do you want?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Placing, curve, difference, ellipse, fuse, limb, outline, points, solid
from studio.materials import cloth, plain, snow, wood
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.6, 0.5))
HUB = (380.0, 520.0)
HEAPS = (
    (680, 40, 130), (520, 20, 150), (330, 40, 170), (130, 40, 190), (-30, 160, 190), (170, 190, 150), (-20, 380, 150),
    (60, 330, 120), (-60, 560, 130), (420, 130, 110), (280, 150, 110), (600, 100, 90),
)  # fmt: skip
LOBES = (2.7, 3.3, 3.9, 4.5, 5.1, 5.7, 6.3)
# How far out each sail's canvas is set, and the rent in it.
SHEETS = (
    (-452, "104,-330 70,-338 84,-320 56,-308 88,-300 110,-290 130,-310"),
    (-330, "0,0 1,0 1,1"),
    (-452, "30,-452 50,-400 40,-350 62,-380 74,-330 84,-400 104,-430 104,-470 40,-480"),
    (-240, "104,-240 80,-220 92,-190 70,-200 60,-246 90,-260"),
)


@card("snow_mill")
def snow_mill(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.sky.lighter(0.5)), weight=0.8)
    layout = chance.layout
    return Rig(sky, LIGHT, None, palette.shade).scene(
        cloud(layout.child("cloud"), palette),
        land(palette),
        flurry(layout.child("far flakes"), palette, 260, (2, 5)),
        tower(palette),
        sails(palette),
        rags(layout.child("rags"), palette),
        flurry(layout.child("flakes"), palette, 60, (3, 9)),
        crystals(layout.child("crystals"), palette),
        focal="sails",
    )


def cloud(stream: Stream, palette: Palette) -> Group:
    """A bank from the upper left, heap before heap, with a bite out of it as wide as the sails."""
    turns = np.linspace(0, math.tau, 35)[:-1]
    reach = 366 + np.where(np.arange(34) % 2, 30, -22) * stream.uniform(0.3, 1.5, count=34)
    bite = np.stack([HUB[0] + reach * np.cos(turns), HUB[1] + reach * np.sin(turns)], axis=1)
    heaps: list[Item] = []
    for x, y, r in HEAPS:
        ring = [
            ellipse(x + 0.86 * r * math.cos(a), y + 0.7 * r * math.sin(a), r * stream.uniform(0.34, 0.52))
            for a in LOBES
        ]
        heap = fuse(ellipse(x, y, r, 0.85 * r), *ring)
        heaps.append(plain(heap, palette.cloud, "cloud", weight=0.22, form=0.5 * r, modelling=0.9, line=2.4))
    return group(Clip(solid(curve(bite, closed=True)), group(*heaps), inside=False))


def rags(stream: Stream, palette: Palette) -> Group:
    """What the sails have bitten off: smaller and smaller, until it is snow."""
    torn: list[Item] = []
    for turn in np.linspace(-2.75, 0.75, 44):
        late = (turn + 2.75) / 3.5
        size, reach = (58 - 50 * late) * stream.uniform(0.45, 1.15), stream.uniform(250 - 60 * late, 385 + 70 * late)
        lobes = stream.uniform(0, math.tau) + np.arange(5) * stream.uniform(1.0, 1.5)
        puffs = [ellipse(0.8 * math.cos(a), 0.5 * math.sin(a), stream.uniform(0.3, 0.62)) for a in lobes]
        at = Placing(HUB[0] + reach * math.cos(turn), HUB[1] + reach * math.sin(turn), size, stream.uniform(-0.5, 0.5))
        rag = tuple(at(ring) for ring in fuse(*puffs, ellipse(0, 0, 0.7, 0.5)))
        torn.append(
            plain(rag, palette.cloud, "rag", weight=0.16, form=0.4 * size, modelling=0.7, line=1.0 + 0.02 * size)
        )
    return group(*torn)


def tower(palette: Palette) -> Group:
    """Straight above us: it narrows as it rises."""
    body = outline("306,560! 452,560! 500,820 620,1230! 96,1230! 232,820")
    cap = outline("270,566! 290,500 330,452 380,438 430,452 468,500 488,566! 380,590")
    door = outline("300,1230! 304,1120 330,1080 360,1070 392,1080 416,1120 420,1230!")
    windows = solid(
        outline("340,700! 376,700! 380,760! 336,760!")[0], outline("420,880! 464,880! 472,950! 424,950!")[0]
    )
    return group(
        plain(body, palette.wall, "mill", weight=0.45, form=90, line=2.8),
        wood(cap, palette.roof, "cap", form=40, line=2.6),
        plain(windows, colour("#3a3444"), "window", weight=1.1, modelling=0, line=2.0),
        wood(door, palette.roof.darker(0.2), "door", form=10, line=2.2),
        name="mill",
    )


def sails(palette: Palette) -> Group:
    """One whole, one reefed, one torn, one down to its laths and white already."""
    items: list[Item] = []
    for turn, (top, rent), tone in zip((0.42, 1.99, 3.56, 5.13), SHEETS, (0.0, 0.1, 0.2, -0.1), strict=True):
        here = Placing(*HUB, 1.0, turn)
        sheet = solid(here(points((10, -110), (104, -120), (104 + 0.02 * top, top), (8, top))))
        laths = [points((4, y), (106, y - 6)) for y in range(-440, -90, 44)]
        paint = palette.canvas.darker(tone) if tone >= 0 else palette.canvas.lighter(-tone)
        items += [
            Lines(
                (*(here(lath) for lath in laths), here(points((102, -112), (98, -450)))), 5.0, palette.roof, steady=True
            ),
            cloth(
                difference(sheet, solid(here(curve(rent, closed=True)))), paint, "sail", weight=1.0, form=10, line=2.4
            ),
            Lines(tuple(here(lath) for lath in laths if lath[0][1] > top), 2.0),
            wood(here(limb([(0, 0), (0, -460)], [22, 11])), palette.roof, "spar", form=6, line=2.4),
        ]
    items.append(wood(ellipse(*HUB, 34), palette.roof.darker(0.2), "hub", form=12, line=2.6))
    return group(*items, name="sails")


def land(palette: Palette) -> Group:
    """The village at its foot: summer to the left, winter to the right."""
    green = outline("-20,1060! 140,1040 300,1060 420,1080! 420,1230! -20,1230!")
    white = outline("400,1084! 540,1040 680,1030 820,1050! 820,1230! 400,1230!")
    houses = [cottage().placed(70, 1072, 0.8), cottage(snow=True).placed(650, 1064, 0.9, flip=True)]
    return group(
        plain(green, palette.field, "field", form=FLAT, line=2.0), *houses, snow(white, palette.cloud, line=2.0)
    )


def flurry(stream: Stream, palette: Palette, count: int, sizes: tuple[float, float]) -> Group:
    """Down the right-hand side only."""
    y = stream.uniform(360, 1230, count=count)
    x = 480 + 340 * stream.uniform(0, 1, count=count) - 0.05 * (y - 360)
    radii = sizes[0] + (sizes[1] - sizes[0]) * stream.uniform(0, 1, count=count) ** 2
    return group(Dots(np.stack([x, y], axis=1), radii, palette.cloud, "snow"))


def crystals(stream: Stream, palette: Palette) -> Group:
    """The finest flour, seen near."""
    strokes = []
    for _ in range(22):
        at = Placing(stream.uniform(540, 790), stream.uniform(440, 1160), stream.uniform(12, 28), stream.uniform(0, 1))
        for k in range(6):
            arm = Placing(rotation=k * math.pi / 3)
            strokes += [at(arm(points(way))) for way in ("0,0 1,0", "0.5,0 0.8,0.26", "0.5,0 0.8,-0.26")]
    return group(Lines(tuple(strokes), 4.4, colour("#ffffff"), strength=1.0, taper=False, steady=True))
