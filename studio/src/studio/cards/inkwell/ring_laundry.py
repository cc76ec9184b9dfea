"""Washing Day: for whom does one do the ironing out there?"""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Points, difference, ellipse, limb, place, points, resample, solid
from studio.landscape import stars
from studio.materials import lit, wood
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/ring_laundry")
MIDDLE, SIZE = (412.0, 416.0), 286.0  # the planet; all else is measured by it
AWAY, ABOVE, TILT = 3.7, math.radians(25), math.radians(20)  # the camera
GAUGE, LINE = 0.0037, 1.88  # a stitch of washing, and how far out the line runs
RINGS = ((1.28, 1.40, "lilac"), (1.42, 1.56, "apricot"), (1.57, 1.66, "pink"), (1.70, 1.80, "cream"))
LATITUDES = (58, 47, 38, 30, 24, 12, 4, -5, -14, -24, -36)
BANDS = ("apricot", "cream", "pink", "rose", "cream", "apricot", "gold", "cream", "pink", "apricot", "rose")
# What hangs where: degrees round from the place nearest to us, to the right.
FAR = (("sheet", 143, "white"), ("trousers", 126, "blue"), ("towel", 114, "lemon"), ("shirt", 102, "red"),
       ("sheet", -110, "white"), ("shirt", -128, "lemon"), ("dress", -142, "red"))  # fmt: skip
NEAR = (("romper", 11.5, "lemon"), ("sock", -4.8, "mint"), ("sock", -9.3, "mint"), ("johns", -18.7, "red"),
        ("suit", -31, "white"), ("sheet", -46.5, "white"))  # fmt: skip
PEGS = {"sheet": (-86.0, -2.0, 86.0), "sock": (0.0,), "trousers": (-26.0, 26.0), "towel": (-31.0, 31.0)}


@card("ring_laundry")
def ring_laundry(chance: Chance, palette: Palette) -> Scene:
    x, y = seen(at(np.full(1, 5.2), LINE))[0]
    sky = graded((palette.space, palette.space, palette.dusk), weight=1.25)
    return Rig(sky, Sunlight((-0.6, -0.6, 0.5)), None, palette.space).scene(
        stars(chance.layout.child("stars"), 210, (0, 0, 800, 1200), palette.cream),
        DRAWN("home", palette),
        ring(90, 270, palette),
        *(washing(kind, turn, palette[coat], palette) for kind, turn, coat in FAR),
        planet(chance.layout.child("bands"), palette),
        ring(-90, 90, palette),
        group(*(washing(kind, turn, palette[coat], palette) for kind, turn, coat in NEAR), name="washing"),
        DRAWN("astronaut", palette).placed(x, y, 0.84),
        focal="washing",
    )


def at(turn: Points | float, out: Points | float, up: Points | float = 0.0) -> Points:
    """Places before the camera: so far round the planet, out from its axis, up from its ring."""
    a = np.radians(turn)
    x, z, y = np.broadcast_arrays(out * np.sin(a), out * np.cos(a), up)
    low, depth = y * math.cos(ABOVE) - z * math.sin(ABOVE), y * math.sin(ABOVE) + z * math.cos(ABOVE)
    return np.stack([x * math.cos(TILT) - low * math.sin(TILT), x * math.sin(TILT) + low * math.cos(TILT), depth], -1)


def seen(places: Points) -> Points:
    large = SIZE * math.sqrt(AWAY**2 - 1) / (AWAY - places[:, 2:])
    return MIDDLE + places[:, :2] * large * (1, -1)


def way(out: float, first: float, last: float) -> Points:
    return seen(at(np.linspace(first, last, 91), out))


def ring(first: float, last: float, palette: Palette) -> Group:
    """Ice, dust, and a line."""
    items: list[Item] = []
    for inner, outer, name in RINGS:
        band = np.vstack([way(inner, first, last), way(outer, first, last)[::-1]])
        items.append(lit(band, palette[name], "ring", weight=0.8, line=1.1))
        grooves = np.linspace(inner, outer, 5)[1:-1]
        items.append(Lines(tuple(way(out, first, last) for out in grooves), 1.3, palette.shade, strength=0.5))
    line = np.vstack([way(LINE - 0.004, first, last), way(LINE + 0.004, first, last)[::-1]])
    return group(*items, lit(line, palette.cream, "line", weight=0.3), name="ring")


def planet(stream: Stream, palette: Palette) -> Group:
    """Every stripe is weather."""
    disc, across = ellipse(*MIDDLE, SIZE), points((math.cos(TILT), -math.sin(TILT))) * 400
    items: list[Item] = []
    for k, (latitude, name) in enumerate(zip(LATITUDES, BANDS, strict=True)):
        edge = parallel(stream.child(k), latitude)
        far = np.vstack([edge[:1] - across, edge, edge[-1:] + across])
        below = np.vstack([far, place(far[::-1], 250, 690)])
        items.append(lit(below, palette[name], "band", weight=0.8, line=1.1))
        items.append(Lines(tuple(place(edge, 0, low) for low in (6, 12, 19)), 1.3, palette.rose, strength=0.35))
    night = difference(solid(ellipse(*MIDDLE, SIZE + 4)), solid(ellipse(MIDDLE[0] - 90, MIDDLE[1] - 85, SIZE + 12)))
    fallen = np.vstack([place(way(1.2, -90, 90), 16, -58), place(way(1.36, -90, 90), 16, -60)[::-1]])
    items += [DRAWN("storm", palette), Wash(solid(fallen), palette.shade, "shadow", 0.75, 2)]
    return group(
        lit(disc, palette.rose, weight=0.8, line=1.1),
        Clip(solid(disc), group(*items, Wash(night, palette.shade, "night", 1.2, 24))),
        name="planet",
    )


def parallel(stream: Stream, latitude: float) -> Points:
    """As much of it as is on our side."""
    turns = np.arange(-180.0, 180.0, 2.0)
    first, second = stream.uniform(0, 6, count=2)
    height = np.radians(latitude + 1.3 * np.sin(turns / 9 + first) + 0.9 * np.sin(turns / 4.1 + second))
    places = at(turns, np.cos(height), np.sin(height))
    return seen(places[places[:, 2] > 1 / AWAY])


def washing(kind: str, turn: float, coat: Colour, palette: Palette) -> Group:
    """One piece, blown a little, with its pegs."""

    def hung(ring: Points) -> Points:
        x = ring[:, 0] + 0.0014 * ring[:, 1] ** 2 * (1 + 0.4 * math.sin(turn))
        low = ring[:, 1] * (1 + 0.05 * np.sin(x / 15 + turn))
        return seen(at(turn + np.degrees(GAUGE * x / LINE), LINE) - np.stack([0 * x, GAUGE * low, 0 * x], axis=1))

    pins = [hung(limb([(x, -6), (x, 9)], [4.5, 5])) for x in PEGS.get(kind, (-16.0, 16.0))]
    pieces = [carried(item, hung) for item in DRAWN(kind, palette).dressed(coat=coat)]
    pegs = [wood(pin, palette.apricot, "peg", form=1, modelling=0.2, line=1.2) for pin in pins]
    return group(*pieces, *pegs, name=kind)


def carried(item: Item, hung: Callable[[Points], Points]) -> Item:
    if isinstance(item, Lines):
        return replace(item, paths=tuple(hung(resample(path, 5)) for path in item.paths))
    if isinstance(item, Shape | Veil | Wash):
        return replace(item, outline=tuple(hung(resample(ring, 4, closed=True)) for ring in item.outline))
    return item
