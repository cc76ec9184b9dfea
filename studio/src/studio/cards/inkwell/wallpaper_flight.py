"""Left Open: the paper had been up for thirty years, and nobody had thought of the season."""

import math
from dataclasses import replace
from itertools import cycle, product

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import BREEDS, CARRIAGES, Camera, Paw, animal, drawn
from studio.geometry import Outline, Placing, Points, moved, rectangle, solid
from studio.landscape import streaks
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Item, Scene, Sunlight, Wash, group, silhouette
from studio.stage import boards
from studio.swarm import stamped

DRAWN = Sheet("inkwell/wallpaper_flight")
LIGHT = Sunlight((0.8, -0.5, 0.4))
PANE = (500.0, 150.0, 716.0, 690.0)
POSES = ("gliding", "rising", "falling")
# Those in the air: where, how large, and which way they turn.
FLYING = (
    (70, 720, 0.8, -0.2), (352, 812, 0.95, -0.6), (318, 650, 1.15, -0.5), (250, 470, 1.0, -0.25),
    (330, 360, 0.95, 0.1), (424, 470, 1.45, -0.45), (446, 726, 1.0, -0.8), (540, 600, 1.1, -0.7), (552, 450, 1.0, -0.3),
    (460, 300, 1.0, 0.15), (618, 520, 0.85, -0.7), (606, 392, 0.7, -0.6), (560, 322, 0.6, -0.5), (640, 330, 0.5, -0.8),
)  # fmt: skip


@card("wallpaper_flight")
def wallpaper_flight(chance: Chance, palette: Palette) -> Scene:
    layout, cat = chance.layout, hunter()
    return Rig(None, LIGHT, None, palette.rug).scene(
        wall(layout.child("wall"), palette),
        window(layout.child("window"), palette),
        group(*boards(1020, palette.floor, palette.rug, pen=(2.0, 0.8)), *DRAWN("skirting", palette), name="floor"),
        DRAWN("portrait", palette),
        flock(palette),
        group(Wash(moved(silhouette(cat), -34, 40), palette.shade, "shadow", 0.8, 5)),
        DRAWN("chair", palette),
        cat,
        focal="flock",
    )


def wall(stream: Stream, palette: Palette) -> Group:
    """Swallows in rows, every second row between the last; and where they were, the paper has not faded."""
    printed, left, going = list[Placing](), list[Placing](), list[Placing]()
    for j, i in product(range(12), range(-1, 9)):
        here = Placing(104 * i + 52 * (j % 2) + 20, 88 * j + 34, 0.74, -0.35)
        # How long ago the bird there left: below 0 it is still paper.
        age = 1 - math.hypot(here.x - 600, 0.8 * (here.y - 420)) / 430 + stream.normal(0, 0.07)
        (printed if age < -0.06 else going if age < 0.04 else left).append(here)
    sprigs = [Placing(104 * i + 52 * (j % 2) - 32, 88 * j + 40, 1.0, 0.2) for j in range(12) for i in range(10)]
    return group(
        *DRAWN("paper", palette),
        *stamped(DRAWN("sprig", palette), sprigs),
        lit(swallows("printed", *left), palette.deep, "ghost", weight=1.2),
        lit(swallows("printed", *printed), palette.print, "swallow", weight=0.7),
        *(item for here in going for item in DRAWN("leaving", palette).placed(here.x, here.y)),
        name="wall",
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


def hunter() -> Group:
    """Off the chair with all her length, and a wing's breadth short."""
    ginger = replace(BREEDS["cat"], fore=(7.8, 8.8, 5.0), coat="#ee8a34", below="#fff0dc")
    spring = replace(
        CARRIAGES["leap"],
        head=(0, -14, 0),
        near_fore=Paw((0, 1.5, 0.9), -120),
        off_fore=Paw((0, 1.1, 1.0), -100),
        tail=((0, 0.3, -1), (0, -0.2, -1), (0, -0.9, -0.6)),
    )
    view = Camera((0, 0), 6.6, (0, 20, 0), pitch=4)
    cat = drawn(animal(ginger, spring, facing=70), camera=view, light=LIGHT, pen=1.4, name="hunter")
    return cat.placed(252, 748, 1.0, -0.6)
