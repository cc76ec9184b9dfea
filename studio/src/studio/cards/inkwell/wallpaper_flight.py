"""Left Open: the paper had been up for thirty years, and nobody had thought of the season."""

import math
from dataclasses import replace
from itertools import cycle, product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Points, rectangle, solid
from studio.landscape import streaks
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Item, Scene, Sunlight, Wash, group
from studio.stage import boards
from studio.swarm import stamped

DRAWN = Sheet("inkwell/wallpaper_flight")
LIGHT = Sunlight((0.8, -0.5, 0.4))
PANE = (500.0, 150.0, 716.0, 690.0)
POSES = ("gliding", "rising", "falling")
# Those in the air: where, how large, and which way they turn.
FLYING = (
    (70, 720, 0.8, -0.2), (352, 812, 0.95, -0.6), (318, 650, 1.15, -0.5), (250, 470, 1.0, -0.25),
    (330, 360, 0.95, 0.1), (388, 508, 1.5, -0.45), (446, 726, 1.0, -0.8), (540, 600, 1.1, -0.7), (552, 450, 1.0, -0.3),
    (460, 300, 1.0, 0.15), (618, 520, 0.85, -0.7), (606, 392, 0.7, -0.6), (560, 322, 0.6, -0.5), (640, 330, 0.5, -0.8),
)  # fmt: skip


@card("wallpaper_flight")
def wallpaper_flight(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.rug).scene(
        wall(layout.child("wall"), palette),
        window(layout.child("window"), palette),
        group(*boards(1020, palette.floor, palette.rug, pen=(2.0, 0.8)), *DRAWN("skirting", palette), name="floor"),
        DRAWN("portrait", palette),
        flock(palette),
        DRAWN("chair", palette),
        focal="flock",
    )


def gone(x: float, y: float, stream: Stream) -> float:
    """How long ago the bird there left: below 0 it is still paper."""
    near = math.hypot(x - 600, 0.8 * (y - 420))
    return 1 - near / 430 + stream.normal(0, 0.07)


def wall(stream: Stream, palette: Palette) -> Group:
    """Swallows in rows, every second row between the last; and where they were, the paper has not faded."""
    printed, left, going = list[Placing](), list[Placing](), list[Placing]()
    for j, i in product(range(12), range(-1, 9)):
        x, y = 104 * i + 52 * (j % 2) + 20, 88 * j + 34
        age = gone(x, y, stream)
        (printed if age < -0.06 else going if age < 0.04 else left).append(Placing(x, y, 0.74, -0.35))
    sprigs = [Placing(104 * i + 52 * (j % 2) - 32, 88 * j + 40, 1.0, 0.2) for j in range(12) for i in range(10)]
    return group(
        *DRAWN("paper", palette),
        *stamped(DRAWN("sprig", palette), sprigs),
        lit(swallows("printed", *left), palette.deep, "ghost", weight=1.2),
        lit(swallows("printed", *printed), palette.print, "swallow", weight=0.7),
        *(item for here in going for item in leaving(here, palette)),
        name="wall",
    )


def leaving(here: Placing, palette: Palette) -> Group:
    """Half off the wall already."""
    low = replace(here, x=here.x - 4, y=here.y + 8, scale=0.78)
    up = Placing(here.x + 5, here.y - 6, 0.8, here.rotation - 0.12)
    return group(
        lit(swallows("printed", here), palette.deep, "ghost", weight=1.2),
        Wash(swallows("printed", low), palette.shade, "shadow", 0.8, 2),
        plain(swallows("printed", up), palette.print, "swallow", weight=0.4, form=3, line=1.6),
    )


def swallows(pose: str, *places: Placing) -> Outline:
    return solid(*(here(ring) for here in places for ring in DRAWN.outline(pose)))


def window(stream: Stream, palette: Palette) -> Group:
    view = group(
        Glow((620, 330), 260, palette.white, 0.8),
        streaks(stream, PANE, palette.white, 6),
        *DRAWN("roofs", palette),
        swarm(stream, palette),
    )
    return group(
        *DRAWN("outside", palette),
        Clip(solid(rectangle(*PANE)), view),
        *DRAWN("frame", palette),
        *DRAWN("casements", palette),
        name="window",
    )


def swarm(stream: Stream, palette: Palette) -> Group:
    """Those who left first."""
    rings: list[Points] = []
    for t in np.linspace(0, 1, 26):
        x, y = 604 + 70 * math.sin(5 * t) + stream.normal(0, 22), 400 - 230 * t + stream.normal(0, 24)
        here = Placing(x, y, 0.42 - 0.34 * t, -0.9 + stream.normal(0, 0.3))
        rings += swallows(stream.choice(POSES), here)
    return group(lit(solid(*rings), palette.deep, "swarm", weight=1.0))


def flock(palette: Palette) -> Group:
    """Paper no more: they have shadows."""
    pane = solid(rectangle(*PANE))
    items: list[Item] = []
    for (x, y, size, turn), pose in zip(FLYING, cycle(POSES), strict=False):
        here, low = Placing(x, y, size, turn), Placing(x - 30 * size, y + 44 * size, size, turn)
        shade = Wash(swallows(pose, low), palette.shade, "shadow", 0.7, 3 + size)
        outside = PANE[0] < x < PANE[2] and PANE[1] < y < PANE[3]
        paint, weight = (palette.wall, 1.0) if outside else (palette.print, 0.3)
        items += [
            Clip(pane, group(shade), inside=False),
            plain(swallows(pose, here), paint, "swallow", weight=weight, form=6, modelling=0.4, line=2.4),
            Dots(here((27, -2)), np.array([2.2 * size]), palette.deep, "eye"),
        ]
    return group(*items, name="flock")
