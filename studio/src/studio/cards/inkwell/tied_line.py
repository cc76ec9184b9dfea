"""A Line for You: somebody has wrapped up the country, and the trains still run."""

import math
from itertools import product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Points, ellipse, limb, normals, rectangle, resample, solid, tangents
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/tied_line")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
FALL, BROAD = np.array([0.75, 0.66]), 68.0


@card("tied_line")
def tied_line(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    across, down, *tails, left, right, knot = DRAWN.strokes("ribbon")
    return Rig(None, LIGHT, None, palette.shade).scene(
        fields(layout.child("fields"), palette),
        DRAWN("farms", palette),
        group(track(across, 5, palette), track(down, 5, palette), DRAWN("blue-train", palette)),
        DRAWN("tag", palette),
        group(*(track(way, 18, palette, ends=True) for way in tails), DRAWN("tractor", palette)),
        group(
            track(left, 46, palette),
            track(right, 46, palette),
            DRAWN("yellow-train", palette),
            DRAWN("steam", palette),
            track(knot, 12, palette, 1.25),
            name="bow",
        ),
        focal="bow",
    )


def fields(stream: Stream, palette: Palette) -> Group:
    """The paper it is wrapped in: stripes, dots and checks, as farmers make them."""
    columns, rows = 6, 8
    grid = np.array([
        [(154 * i - 60 + 30 * math.sin(1.3 * j), 168 * j - 60 + 34 * math.sin(1.1 * i)) for i in range(columns + 1)]
        for j in range(rows + 1)
    ]) + stream.points(63, 16).reshape(rows + 1, columns + 1, 2)  # fmt: skip
    tones = (palette.wheat, palette.mint, palette.rape, palette.grass, palette.lilac, palette.cream, palette.clay)
    items: list[Item] = [plain(rectangle(-20, -20, 820, 1220), palette.cream, "lane", weight=0.7, form=FLAT, line=0)]
    for j, i in product(range(rows), range(columns)):
        corners = grid[[j, j, j + 1, j + 1], [i, i + 1, i + 1, i]]
        tone = tones[(3 * i + 5 * j + stream.integer(0, 2)) % 7]
        items += field(stream.child(10 * j + i), corners, tone, (2 * i + 3 * j + stream.integer(0, 2)) % 5, palette)
    return group(*items, name="fields")


def field(stream: Stream, corners: Points, tone: Colour, kind: int, palette: Palette) -> list[Item]:
    """Furrowed, planted, sown in strips, chequered, or left to the hay."""
    a, b, c, d = corners + (corners.mean(axis=0) - corners) * 0.035

    def at(u: float, v: float) -> Points:
        return np.asarray((a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v)

    dark = tone.darker(0.25)
    items: list[Item] = [plain(solid([a, b, c, d]), tone, "field", weight=0.66, form=FLAT, modelling=0.1, line=1.4)]
    if kind == 0:
        rows = tuple(np.array([at(u, 0.02), at(u, 0.5), at(u, 0.98)]) for u in np.linspace(0.04, 0.96, 15))
        items.append(Lines(rows, 1.6, dark, "furrow", 0.6))
    elif kind == 1:
        many = stream.integer(3, 6)
        for v in np.linspace(0.15, 0.85, many):
            for u in np.linspace(0.15, 0.85, many):
                if stream.happens(0.9):
                    items += tree(at(u, v) + stream.points(1, 2.5)[0], stream.uniform(24, 34) / many + 3, palette)
    elif kind == 2:
        bands = [
            [at(0.02, v), at(0.98, v), at(0.98, v + 0.07), at(0.02, v + 0.07)] for v in np.arange(0.06, 0.95, 0.15)
        ]
        items.append(Wash(solid(*bands), dark, "band", 0.6, 1.0))
    elif kind == 3:
        mown = tuple(np.array([at(0.06, v), at(0.5, v + 0.03), at(0.94, v)]) for v in np.linspace(0.1, 0.9, 7))
        items.append(Lines(mown, 5.0, tone.darker(0.12), "swath", 0.5))
        for edge in np.linspace(0.03, 0.97, 9):
            if stream.happens(0.8):
                items += tree(at(edge, 0.0), stream.uniform(7, 12), palette)
    return items


def tree(at: Points, r: float, palette: Palette) -> list[Item]:
    x, y = at
    return [
        Wash(solid(ellipse(x + 0.9 * r, y + 0.8 * r, r, 0.9 * r)), palette.shade, "shadow", 0.8, 1.5),
        plain(solid(ellipse(x, y, r)), palette.tree, "tree", weight=0.9, form=r, line=1.2),
    ]


def track(path: Points, lift: float, palette: Palette, broad: float = 1.0, ends: bool = False) -> Group:
    """Ballast, sleepers and rails; as high over the fields as a ribbon over paper, and narrow where it is tied."""
    way = resample(path, 9)
    t = np.linspace(0, 1 if not ends else 0.5, len(way))
    half = 0.5 * BROAD * broad * (0.74 + 0.3 * np.sin(math.pi * t) ** 0.7)[:, None]
    rise = (lift * np.sin(math.pi * t) ** 0.7 + 5)[:, None]
    side, notch = normals(way), way[-1:] - (0.62 * BROAD * tangents(way)[-1:] if ends else 0)
    ring = np.vstack([way - half * side, notch, (way + half * side)[::-1]])
    thrown = np.vstack([way - half * side + rise * FALL, (way + half * side + rise * FALL)[::-1]])
    last = len(way) - (4 if ends else 0)
    sleepers = [
        limb([p - 0.68 * h * n, p + 0.68 * h * n], [6, 6], steps=2)
        for p, n, h in zip(way[:last:2], side[:last:2], half[:last:2], strict=True)
    ]
    rails = tuple((way + k * half * side)[:last] for k in (-0.42, 0.42))
    return group(
        Wash(solid(thrown), palette.shade, "shadow", 0.95, 2.0 + 0.06 * lift, hatched=True),
        plain(ring, palette.ribbon, "bed", weight=1.05, form=12, line=2.8),
        plain(solid(*sleepers), palette.cream, "sleeper", weight=0.35, form=2, line=0.9),
        Lines(rails, 5.0, palette.rail, "rail", 1.0, taper=False, steady=True),
        Lines(tuple(rail - 1.1 for rail in rails), 1.5, palette.white, "gleam", 1.0, taper=False, steady=True),
    )
