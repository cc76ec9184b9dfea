"""Whale in the Wheat: whatever is under there, it has come up for air."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.drawings import Sheet
from studio.geometry import Points, along, below, curve, ellipse, limb, place, resample, solid, tangents
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.7, 0.5))
DRAWN = Sheet("inkwell/wheat_whale")
HORIZON, BREAK = 800.0, (582.0, 950.0)  # where it comes through


@card("wheat_whale")
def wheat_whale(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.cloud, palette.cloud, palette.pale), (0, 0, 800, HORIZON), weight=0.8)
    far = [swell(layout.child(f"far {k}"), y, 0.13 * k, palette) for k, y in enumerate((800, 826, 862, 906))]
    near = [swell(layout.child(f"near {k}"), y, 0.5 + 0.22 * k, palette) for k, y in enumerate((962, 1040, 1130))]
    return Rig(sky, LIGHT, None, palette.shade).scene(
        storm(palette),
        *far[:3],
        DRAWN("fluke", palette).placed(86, 904, 0.66),
        far[3],
        dust(palette),
        splash(layout.child("behind"), palette, 70, 420),
        DRAWN("whale", palette).placed(30, -26, 0.93),
        splash(layout.child("before"), palette, 46, 200),
        near[0],
        flung(layout.child("flung"), palette),
        *near[1:],
        focal="whale",
    )


def storm(palette: Palette) -> Group:
    """Weather is coming, and the sun still gets in under it."""
    banks = ("-40,120 200,80 500,130 840,70", "-40,330 160,300 420,350 840,280", "-40,540 260,520 560,560 840,500")
    return group(
        *(Wash(solid(limb(way, [90, 150, 110, 140])), palette.sky, "bank", 0.32, 46) for way in banks),
        Veil(solid(ellipse(300, HORIZON, 700, 120)), palette.pale, "clearing", 0.8, 50),
    )


def swell(stream: Stream, y: float, near: float, palette: Palette) -> Group:
    """A wave of wheat: ears leaning with the wind along its crest, stalks below."""
    x = np.linspace(-30, 830, 9)
    crest = curve(np.stack([x, y + (6 + 26 * near) * np.sin(0.009 * x + stream.uniform(0, 6))], axis=1))
    tone = mix(palette.gold, palette.ripe, near)
    low = mix(tone, palette.shade, 0.3 * near)
    crowns = resample(crest, 860 / int(130 - 98 * near))
    roots = crowns + stream.points(len(crowns), 4 + 6 * near)
    stalks = tuple(
        curve([(a, b), (a + 4, b + 30 + 50 * near), (a + stream.normal(0, 6), b + 70 + 120 * near)]) for a, b in roots
    )
    return group(
        lit(below(crest, 1240), tone, "wheat", weight=0.95, colour_below=low, line=0.8),
        Lines(stalks, 0.5 + near, palette.shade, "stalk", 0.6 * near),
        *ears_at(stream, roots, 18 + 66 * near, np.full(len(roots), -1.25)),
    )


def ears_at(stream: Stream, roots: Points, size: float, headings: Points) -> list[Item]:
    """Ears of wheat at these places, no two bent alike: grains in pairs, and awns."""
    grains, awns, stems = [], [], []
    for (x, y), heading in zip(roots, headings, strict=True):
        long, turn, bend = size * stream.uniform(0.7, 1.3), heading + stream.normal(0, 0.16), stream.uniform(-0.2, 0.8)
        way = curve(place([(-0.5, 0), (0, 0), (0.5, 0.08 * bend), (1.0, 0.34 * bend)], x, y, long, turn))
        stems.append(way)
        for share in np.linspace(0.36, 0.97, 7):
            (a, b), ahead = along(way, float(share))
            thick = 0.062 * long * (1.2 - 0.5 * abs(2 * share - 1.3))
            for side in (1, -1):
                lean = ahead + 0.5 * side
                at = (a + thick * math.cos(ahead + 1.5 * side), b + thick * math.sin(ahead + 1.5 * side))
                grains.append(ellipse(*at, 1.7 * thick, 0.9 * thick, lean, count=9))
                awns.append(np.array([at, (at[0] + 0.3 * long * math.cos(lean), at[1] + 0.3 * long * math.sin(lean))]))
    paint = colour("#ffd444").mixed(colour("#f0a828"), min(1.0, size / 90))
    return [
        Lines((*stems, *awns), 0.6 + size / 110, colour("#8a5a1c"), "awn", 0.65),
        Shape(solid(*grains), paint, "ear", 0.9, form=3, modelling=0.3, line=0.5 + size / 140),
    ]


def splash(stream: Stream, palette: Palette, count: int, reach: float) -> Group:
    """Whole stalks thrown out and up as water is, bending back under their ears."""
    ways = []
    for share in np.linspace(-1, 1, count):
        x, y = BREAK[0] + 200 * share, BREAK[1] + 30 - 30 * (1 - share * share)
        lean, up = 0.5 * share + stream.normal(0, 0.1), reach * stream.uniform(0.3, 1.0) * (0.6 + 0.4 * share * share)
        knee, tip = (x + 0.4 * lean * up, y - 0.84 * up), (x + 1.1 * lean * up, y - up + 0.2 * abs(lean) * up)
        ways.append(curve([(x, y), knee, tip]))
    ends = np.array([tangents(way)[-1] for way in ways])
    thrown = solid(*(limb(way[::2], [8, 6, 3]) for way in ways))
    return group(
        Shape(thrown, palette.ripe, "stalk", 0.9, form=2, modelling=0.4, line=1.1),
        *ears_at(stream, np.array([way[-1] for way in ways]), 62, np.arctan2(ends[:, 1], ends[:, 0])),
    )


def dust(palette: Palette) -> Group:
    """Dry spray."""
    plumes = ("500,960 420,820 330,700 250,640", "520,960 470,800 440,660", "650,960 730,820 780,700 850,640")
    return group(
        *(Veil(solid(limb(way, [60, 120, 90, 30])), palette.gold, "dust", 0.55, 22) for way in plumes),
        *(Veil(solid(limb(way, [30, 70, 50, 10])), palette.pale, "dust", 0.7, 14) for way in plumes),
    )


def flung(stream: Stream, palette: Palette) -> Group:
    """Torn off and still in the air, ears and grains, on both sides of it."""
    items: list[Item] = []
    for side, many in ((-1, 15), (1, 9)):
        away, high = stream.uniform(0.0, 1.0, count=many), stream.uniform(0.0, 1.0, count=many)
        x = BREAK[0] + side * (170 + (270 if side < 0 else 40) * away)
        y = BREAK[1] - 110 - 330 * high * (1.15 - 0.6 * away)
        items += ears_at(stream, np.stack([x, y], axis=1), 52, -math.pi / 2 + side * (0.3 + 1.5 * away))
    x = BREAK[0] + stream.normal(0, 210, count=170)
    y = BREAK[1] - 60 - np.abs(stream.normal(0, 130, count=170))
    items.append(Dots(np.stack([x, y], axis=1), stream.uniform(1.5, 5.0, count=170), palette.gold, "chaff"))
    return group(*items, name="flung")
