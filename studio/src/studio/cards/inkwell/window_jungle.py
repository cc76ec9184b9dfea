"""Channel Nine: everybody on this staircase watches the same thing, but for one."""

import math
from itertools import product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, person
from studio.figures.raster import silhouette
from studio.geometry import (
    Point,
    along,
    closed,
    curve,
    ellipse,
    limb,
    outline,
    outline_of,
    place,
    points,
    rectangle,
    resample,
    solid,
    union,
)
from studio.materials import leaves, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lines, Scene, Sunlight, group

DRAWN = Sheet("inkwell/window_jungle")
WIDE, TALL = 214.0, 176.0
WILD = (1, 2)
SILL = rectangle(-WIDE / 2 - 12, TALL / 2, WIDE / 2 + 12, TALL / 2 + 14)
SLITS = (0.15, 0.28, 0.41, 0.54, 0.67)  # along a leaf
HEART = (400.0, 560.0)
VINES = (
    "330,470 250,360 240,250 150,210 90,150",
    "480,470 560,360 640,330 650,240 700,190",
    "500,650 600,740 640,820 620,920 680,980",
    "320,660 230,760 200,860 120,900",
)
WATCHERS = {
    "sit": "woman 70, baker -60, elder 40, singer -50, clerk 76, grandmother 64, rasta -74, scholar -40, smith 58",
    "hug_knees": "girl 60, teen -70, dancer 50, boy -58, plaits 64",
}


@card("window_jungle")
def window_jungle(chance: Chance, palette: Palette) -> Scene:
    who = [f"{pose} {one}" for pose, many in WATCHERS.items() for one in many.split(", ")]
    cells = [place_ for place_ in product(range(3), range(5)) if place_ != WILD]
    house = group(
        plain(rectangle(-200, -200, 1000, 1400), palette.wall, "wall", weight=1.1, form=FLAT, line=0.0),
        *(window(cell, one, palette) for cell, one in zip(cells, who[::3] + who[1::3] + who[2::3], strict=True)),
        jungle(chance.layout.child("jungle"), palette),
        DRAWN("toucan"),
    )
    return Rig(None, Sunlight((0.2, 0.5, 0.7)), None, palette.shade).scene(
        house.placed(-41, 29, 1.0, -0.07), focal="jungle"
    )


def middle(cell: tuple[int, int]) -> Point:
    return 400.0 + 272 * (cell[0] - 1), 78.0 + 246 * cell[1]


def window(cell: tuple[int, int], watcher: str, palette: Palette) -> Group:
    """Somebody, dark before the light of a screen."""
    pose, who, turn = watcher.split()
    facing = float(turn)
    x, y = middle(cell)
    pane = rectangle(x - WIDE / 2, y - TALL / 2, x + WIDE / 2, y + TALL / 2)
    side = math.copysign(1, facing)
    actor = person(PEOPLE[who], Head("calm"), POSES[pose], Dress(), facing=facing)
    seat = (x - side * 51 - 45, y - 66, x - side * 51 + 45, y + 110)
    view = Camera(pitch=4).fitted(np.vstack([part.mesh.points for part in actor.parts]), seat)
    body = [outline_of(silhouette(view(part.mesh.points), part.mesh.faces, 0.9, 1.0)) for part in actor.parts]
    screen = rectangle(x + side * 42, y - 34, x + side * 92, y + 44)
    return group(
        lit(pane, palette.glass, weight=0.9),
        Clip(
            solid(pane),
            group(
                Glow((x + side * 67, y), 170, palette.screen, 0.8),
                lit(screen, palette.screen, weight=1.0),
                plain(union(*body, soften=1.5), palette.dark, "watcher", weight=1.1, modelling=0, line=0.0),
            ),
        ),
        Lines((closed(pane),), 6, palette.dark, steady=True),
        plain(place(SILL, x, y), palette.wall.lighter(0.25), "sill", form=4, line=1.6),
    )


def blade(at: Point, turn: float, long: float, wide: float, paint: Colour) -> list[Item]:
    """A broad leaf with its rib and a few slits."""
    rib = place(curve([(0, 0), (0.5 * long, -0.06 * long), (long, 0.08 * long)]), *at, rotation=turn)
    slits = [[(t, -0.04), (t + 0.12, side * 0.14 * math.sin(math.pi * (t + 0.1)))] for t in SLITS for side in (-1, 1)]
    veins = tuple(place(slit, *at, long, turn) for slit in slits)
    return [
        leaves(limb(rib, [0.1 * wide, 0.8 * wide, wide, 0.75 * wide, 2]), paint, weight=1.05, line=2.2),
        Lines((rib,), 2.4, paint.darker(0.5)),
        Lines(veins, 1.4, paint.darker(0.4)),
    ]


def frond(at: Point, turn: float, long: float, paint: Colour) -> list[Item]:
    """A palm's."""
    rib = place(curve([(0, 0), (0.55 * long, -0.14 * long), (long, 0.1 * long)]), *at, rotation=turn)
    fingers = []
    for t in np.linspace(0.15, 1.0, 12):
        at, way = along(rib, t)
        reach = 0.42 * long * (1.1 - 0.7 * t)
        finger = limb([(0, 0), (0.6 * reach, 0), (reach, 8)], [6, 15, 1])
        fingers += [place(finger, *at, rotation=way + side * 0.75) for side in (-1, 1)]
    return [leaves(solid(*fingers, limb(rib, [9, 4])), paint, weight=1.05, line=1.6)]


def bloom(at: Point, size: float, paint: Colour, core: Colour) -> list[Item]:
    petals = [
        limb([at, (at[0] + size * math.cos(a), at[1] + size * math.sin(a))], [6, 0.62 * size, 4])
        for a in np.linspace(0, math.tau, 6)[:-1] + 0.3
    ]
    return [
        *(plain(petal, paint, "petal", weight=1.0, line=1.8) for petal in petals),
        plain(ellipse(*at, 0.24 * size), core, "core", line=1.6),
    ]


def jungle(stream: Stream, palette: Palette) -> Group:
    """Its casements flung open, and no room left inside."""
    x, y = HEART
    pane = rectangle(x - 118, y - 112, x + 118, y + 108)
    sash = "282,448! 198,414! 198,690! 282,668!", "518,448! 602,414! 602,690! 518,668!"
    items: list[Item] = [Glow(HEART, 360, palette.sun, 0.6), lit(pane, palette.sun, weight=0.9)]
    items.append(Clip(solid(pane), group(*burst(stream, 11, 200, palette.deep), *burst(stream, 7, 150, palette.leaf))))
    items.append(Lines((closed(pane),), 9, palette.dark, steady=True))
    for wing in sash:
        items += [
            lit(outline(wing), palette.glass, weight=0.8),
            Lines((closed(points(wing)),), 8, palette.dark, steady=True),
        ]
    items += [*burst(stream, 10, 210, palette.leaf), *burst(stream, 9, 165, palette.lime), *vines(stream, palette)]
    for at, size in (((270, 520), 58), ((540, 680), 50), ((318, 700), 44), ((500, 430), 40)):
        paint = palette.hot if at[0] < 400 else palette.pink
        items += bloom(at, size, paint, palette.sun)
    return group(*items, name="jungle")


def burst(stream: Stream, count: int, long: float, paint: Colour) -> list[Item]:
    """Leaves all round, no two of a length, those below the longest."""
    items: list[Item] = []
    for k, turn in enumerate(np.linspace(0, math.tau, count + 1)[:-1] + stream.uniform(0, 1)):
        a = turn + stream.uniform(-0.25, 0.25)
        size = long * stream.uniform(0.7, 1.1) * (1.08 + 0.16 * math.sin(a))
        root = (HEART[0] + 80 * math.cos(a), HEART[1] + 66 * math.sin(a))
        items += frond(root, a, size, paint) if k % 3 == 0 else blade(root, a, size, 0.34 * size, paint)
    return items


def vines(stream: Stream, palette: Palette) -> list[Item]:
    """Already on their way next door."""
    items: list[Item] = []
    for way in VINES:
        stem = curve(way)
        items.append(leaves(limb(stem, [11, 7, 3]), palette.leaf, "vine", line=1.8))
        for k, (u, v) in enumerate(resample(stem, 34)[1:]):
            items += blade((u, v), stream.uniform(-0.5, 0.5) + (k % 2) * math.pi, 40, 20, palette.lime)[:2]
    return items
