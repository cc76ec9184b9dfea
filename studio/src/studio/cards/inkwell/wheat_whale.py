"""Whale in the Wheat: it leapt once, and only one reaper looked up."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.drawings import Sheet
from studio.geometry import Points, along, below, curve, ellipse, place, resample, solid
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Dots, Group, Item, Lines, Scene, Shape, Sky, Stop, Sunlight, group

LIGHT = Sunlight((0.5, -0.8, 0.4))
DRAWN = Sheet("inkwell/wheat_whale")


@card("wheat_whale")
def wheat_whale(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = Sky((Stop(0, palette.sky, 0.85), Stop(0.6, palette.pale, 0.35), Stop(1, palette.pale, 0.3)), lines=0.0)
    far = [swell(layout.child(f"far {k}"), y, 0.14 * k, palette) for k, y in enumerate((764, 806, 856, 912))]
    near = [swell(layout.child(f"near {k}"), y, 0.6 + 0.17 * k, palette) for k, y in enumerate((944, 1040, 1136))]
    return Rig(sky, LIGHT, None, palette.shade).scene(
        *far,
        DRAWN("whale", Palette(whale=palette.whale, belly=palette.belly)),
        burst(layout.child("burst"), palette),
        near[0],
        DRAWN("reaper", palette).placed(132, 1046, 1.05),
        *near[1:],
        focal="whale",
    )


def swell(stream: Stream, y: float, near: float, palette: Palette) -> Group:
    """A wave of wheat: ears leaning with the wind along its crest, stalks below."""
    x = np.linspace(-30, 830, 9)
    crest = curve(np.stack([x, y + (8 + 22 * near) * np.sin(0.009 * x + stream.uniform(0, 6))], axis=1))
    tone = mix(palette.gold, palette.ripe, near)
    count = int(120 - 92 * near)
    roots = resample(crest, 860 / count) + stream.points(len(resample(crest, 860 / count)), 4 + 6 * near)
    stalks = tuple(
        curve([(a, b), (a + 4, b + 30 + 50 * near), (a + stream.normal(0, 6), b + 70 + 120 * near)]) for a, b in roots
    )
    low = mix(tone, palette.shade, 0.25 * near)
    return group(
        lit(below(crest, 1240), tone, "wheat", weight=0.95, colour_below=low, line=0.8),
        Lines(stalks, 0.5 + near, palette.shade, "stalk", 0.6 * near),
        *ears_at(stream, roots, 20 + 66 * near, -1.25),
        name="wheat",
    )


def ears_at(stream: Stream, roots: Points, size: float, heading: float) -> list[Item]:
    """Ears of wheat at these places, no two bent alike: grains in pairs, and awns."""
    grains, awns, stems = [], [], []
    for x, y in roots:
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


def burst(stream: Stream, palette: Palette) -> Group:
    """Ears and chaff thrown up where it came through."""
    items: list[Item] = []
    for k in range(9):
        heading = -math.pi / 2 + 0.2 * (k - 4)
        x = 410 + 58 * (k - 4)
        roots = np.stack(
            [x + stream.normal(0, 18, count=3), 950 - stream.uniform(0, 70, count=3) + 6 * abs(k - 4)], axis=1
        )
        items += ears_at(stream, roots, 100, heading)
    chaff = np.stack([stream.normal(400, 190, count=120), 880 - np.abs(stream.normal(0, 170, count=120))], axis=1)
    items.append(Dots(chaff, stream.uniform(1.5, 5, count=120), palette.gold, "chaff"))
    return group(*items, name="burst")
