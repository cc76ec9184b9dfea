"""House Shoes: somebody has come home; the ring road will be closed until morning."""

import math
from collections.abc import Iterator
from itertools import product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet, paint
from studio.geometry import Placing, Points, curve, ellipse, intersection, moved, place, rectangle, solid, union
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/carpet_city")
FALL = np.array([0.8, 0.95])  # where the shadow of a thing one unit high ends
LAID = Placing(404, 604, 1.0, -0.055)  # the carpet's middle, and how it lies
WIDE, LONG, CELL = 352.0, 540.0, 31.0  # half of the carpet; from house to house
SHOES = (Placing(546, 900, 1.0, 0.16), Placing(690, 940, 1.0, 0.34))
STREET = ("court", "gable", "dome", "gable", "tower", "court", "gable", "palm")
# Of each kind: how high it is, half its width, and the colours it has in turn.
HOUSES, DOMES = ("ivory", "rose", "white", "gold"), ("gold", "pool")
KINDS: dict[str, tuple[float, float, tuple[str, ...]]] = {
    "court": (8, 12.5, HOUSES),
    "block": (9, 16, HOUSES),
    "gable": (9, 11, ("clay", "rose", "clay | lighter 0.3")),
    "stall": (5, 7, ("crimson", "pool", "lawn")),
    "dome": (12, 11, DOMES),
    "mosque": (14, 16, DOMES),
    "tower": (34, 5, ("white",)),
    "people": (5, 2.2, ("crimson", "indigo", "deep", "pool")),
    "palm": (8, 11, ("leaf",)),
    "rose": (4, 4, ("rose",)),
    "tree": (9, 11, ("leaf",)),
}

Thing = tuple[float, float, str, int]  # where, of what kind, and the how manieth


@card("carpet_city")
def carpet_city(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    rug = (*DRAWN("rug", palette), *DRAWN("gardens", palette), *DRAWN("square", palette))
    city = group(*rug, *town(layout.child("town"), palette), *DRAWN("traffic", palette))
    return Rig(None, Sunlight((-0.6, -0.5, 0.62)), None, palette.shade).scene(
        DRAWN("floor", palette),
        city.under(LAID),
        dusk(layout.child("lamps"), palette),
        group(*(DRAWN("slipper", palette).under(here) for here in SHOES), name="slippers"),
        focal="slippers",
    )


def town(stream: Stream, palette: Palette) -> Group:
    """The sun stands where it stands, whatever the carpet says."""
    things = [*houses(stream, palette), *market(stream), *border()]
    shadows = [ring for x, y, kind, _ in things for ring in shadow_of(x, y, kind)]
    shade = Wash(solid(*shadows), palette.shade, "shadow", 1.0, 1.2)
    return group(shade, *(thing(stream, *one, palette) for one in things))


def houses(stream: Stream, palette: Palette) -> Iterator[Thing]:
    """Every house has its double across the square, as in a carpet; trees and roses keep to the gardens."""
    square, gardens = DRAWN.outline("square", palette)[0], DRAWN.outline("gardens", palette)
    for i, j, (sx, sy) in product(range(7), range(13), ((1, 1), (-1, 1), (1, -1), (-1, -1))):
        x, y = (sx, sy) * (16 + CELL * np.array([i, j])) + stream.points(1, 1.7)[0]  # knotted by hand
        if abs(x) > WIDE - 140 or abs(y) > LONG - 140 or inside(square, x, y, 18):
            continue
        if any(inside(garden, x, y, -2) for garden in gardens):
            yield x, y, "tree" if (i + j) % 2 else "rose", i
        elif not any(inside(garden, x, y, 14) for garden in gardens):
            yield x, y, STREET[(3 * i + 5 * j) % 8], i + j


def inside(ring: Points, x: float, y: float, grown: float) -> bool:
    rim, spot = (ring - ring.mean(axis=0)) @ (1, 1j), (x - ring[:, 0].mean()) + 1j * (y - ring[:, 1].mean())
    return bool(abs(spot) < abs(rim[np.argmin(np.abs(np.angle(rim / spot)))]) + grown)


def market(stream: Stream) -> Iterator[Thing]:
    for k, turn in enumerate(np.arange(32) * math.tau / 32):
        yield 124 * math.cos(turn), 191 * math.sin(turn), "tree" if k % 4 == 2 else "stall", k
    for k in range(70):
        turn, far = stream.uniform(0, math.tau), stream.uniform(0.72, 1.08)
        yield 104 * far * math.cos(turn), 160 * far * math.sin(turn), "people", k


def border() -> Iterator[Thing]:
    a, b, kinds = WIDE - 81, LONG - 81, ("mosque", "block", "tree")
    for side in (-1, 1):
        yield from ((side * a, y, kinds[k % 3], k) for k, y in enumerate(np.linspace(-b, b, 23)))
    for side in (-1, 1):
        yield from ((x, side * b, kinds[k % 3], k) for k, x in enumerate(np.linspace(59 - a, a - 59, 11)))


def shadow_of(x: float, y: float, kind: str) -> list[Points]:
    high, wide, _ = KINDS[kind]
    falls = place([high * FALL], rotation=-LAID.rotation)[0]
    square = kind in ("court", "block", "stall", "gable")
    base = rectangle(x - wide, y - wide, x + wide, y + wide) if square else ellipse(x, y, wide)
    return [place(base, *(falls * share)) for share in np.linspace(0.2, 1, 5)]


def thing(stream: Stream, x: float, y: float, kind: str, k: int, palette: Palette) -> Group:
    if kind == "tree":
        ways = zip(stream.uniform(9, 12, count=8), np.linspace(0, 5.5, 8), strict=True)
        crown = curve([(x + r * math.cos(turn), y + r * math.sin(turn)) for r, turn in ways], closed=True)
        sun = Veil(solid(ellipse(x - 3, y - 3, 4)), palette.lawn, "sun", 0.7, 2)
        return group(plain(crown, palette.leaf, "tree", weight=1.0, line=1.3), sun)
    tones = KINDS[kind][2]
    tone, yard = paint(tones[k % len(tones)], palette), palette.shade if k % 2 else palette.lawn
    return DRAWN("barn" if kind == "gable" and k % 2 else kind, Palette(**palette, tone=tone, yard=yard)).placed(x, y)


def dusk(stream: Stream, palette: Palette) -> Group:
    """Under the slippers evening has come, and the lamps are lit."""
    sole, rug = DRAWN.outline("slipper", palette)[:1], solid(LAID(rectangle(-WIDE, -LONG, WIDE, LONG)))
    shoes = [tuple(map(here, sole)) for here in SHOES]
    shade = union(*(moved(shoe, *(FALL * high)) for shoe in shoes for high in (12, 30, 48, 66)))
    spots = np.array(list(product(np.arange(-WIDE, WIDE, CELL), np.arange(-LONG, LONG, CELL))))
    lamps = LAID(spots + stream.points(len(spots), 3.0))
    light = Veil(solid(*(ellipse(x, y, 9) for x, y in lamps)), palette.lamp, "light", 0.55, 5)
    return group(
        Wash(shade, palette.night, "shadow", 0.95, 3.0),
        Clip(intersection(shade, rug), group(light, Dots(lamps, np.full(len(lamps), 2.6), palette.lamp))),
    )
