"""Dead Man's Float: which of the two is resting?"""

import math

import numpy as np
import shapely

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import (
    Outline,
    Points,
    closed,
    curve,
    difference,
    fuse,
    limb,
    moved,
    offset,
    outline_of,
    place,
    points,
    rectangle,
    solid,
)
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

SUN = Sunlight((-0.35, -0.45, 0.85))
TURN = -0.13
CORNER = (84.0, 1064.0)
POOL = place(rectangle(0, -1600, 1200, 0), *CORNER, 1.0, TURN)
WOMAN = (352.0, 352.0)
LEAN = 0.10
DRAWN = Sheet("inkwell/pool_shadow")


@card("pool_shadow")
def pool_shadow(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, SUN, None, palette.shade).scene(
        DRAWN("terrace", palette),
        pool(chance.layout.child("net"), palette),
        floating(chance.layout.child("hair"), palette),
        focal="floating",
    )


def on_deck(*ways: Points) -> tuple[Points, ...]:
    """Ways along the pool's edges, laid where its corner is."""
    return tuple(place(way, *CORNER, 1.0, TURN) for way in ways)


def meshes(stream: Stream, size: float, thread: float) -> Outline:
    """A net of light: what is left between cells that have been drawn together."""
    grid = np.stack(np.meshgrid(np.arange(-160, 1000, size), np.arange(-160, 1400, size)), axis=-1).reshape(-1, 2)
    seeds = grid + stream.normal(0, 0.3 * size, count=2 * len(grid)).reshape(-1, 2)
    cells = shapely.segmentize(shapely.voronoi_polygons(shapely.MultiPoint(seeds)), 0.12 * size)

    def drawn_aside(at: Points) -> Points:
        x, y = at[:, 0] / size, at[:, 1] / size
        return at + 0.13 * size * np.stack([np.sin(4.1 * y + 1.3 * x), np.sin(3.7 * x - 1.9 * y)], axis=1)

    moved = [shapely.make_valid(shapely.transform(cell, drawn_aside)) for cell in cells.geoms]
    holes = [cell.buffer(-thread - 0.1 * size).buffer(0.1 * size) for cell in moved]
    return outline_of(shapely.box(-60, -60, 860, 1260).difference(shapely.union_all(holes)))


def pool(stream: Stream, palette: Palette) -> Group:
    basin = solid(POOL)
    rim = difference(offset(basin, 46), basin)
    stones = [points((-46, y), (0, y)) for y in range(-1500, 1, 92)] + [
        points((x, 0), (x, 46)) for x in range(0, 900, 92)
    ]
    wall = difference(basin, offset(basin, -26))
    shade = difference(basin, solid(place(POOL, 46, -8)))
    return group(
        plain(rim, palette.terrace, "rim", weight=0.1, form=12, line=2.4),
        Veil(rim, palette.terrace, "rim", 0.7, 2),
        Lines(on_deck(*stones), 1.8, palette.joint),
        lit(POOL, palette.water, "water", weight=0.95),
        Clip(
            basin,
            group(
                lit(wall, palette.tile, "tiles", weight=0.8),
                Wash(shade, palette.deep, "shade of the rim", 0.4, 2.0),
                Veil(meshes(stream.child("fine"), 66, 1.6), palette.net, "light", 0.3, 2.0),
                Veil(meshes(stream.child("wide"), 122, 3.2), palette.net, "light", 0.85, 2.2),
                *DRAWN("bird", palette),
            ),
        ),
        Lines((closed(POOL),), 2.6, palette.deep, strength=0.8),
    )


def hair(stream: Stream) -> Outline:
    """Let go, it does what the water does."""
    strands = [curve("-34,-196 -36,-220 -22,-240 0,-246 22,-240 36,-220 34,-196 22,-176 0,-170 -22,-176", closed=True)]
    for turn in np.linspace(-3.5, 0.36, 44):
        long, lag = stream.uniform(72, 116), 1.6 * turn + stream.uniform(-0.5, 0.5)
        way = np.array([math.cos(turn), math.sin(turn)])
        t = np.linspace(0, 1, 7)[:, None]
        sway = (3 + 19 * t) * np.sin(5.6 * t + lag)
        spine = np.array([0, -204]) + (24 + long * t) * way + sway * np.array([-way[1], way[0]]) + t**2 * (26, 2)
        strands.append(limb(spine, [stream.uniform(14, 20), 13, 10, 7, 2]))
    return fuse(*strands, soften=0.8)


def floating(stream: Stream, palette: Palette) -> Group:
    """Arms out, ears under water; she hears nothing."""
    woman = DRAWN("woman", palette)
    locks = hair(stream)
    under = moved(fuse(*silhouette(woman), *locks), 5, 8)
    return group(
        Wash(under, palette.deep, "wet", 0.7, 4.0),
        plain(locks, palette.hair, "hair", texture="hair", weight=1.1, form=6, line=1.2),
        woman,
        name="floating",
    ).placed(*WOMAN, 0.98, LEAN)
