"""What She Carries: how much does everything weigh, to somebody who has carried it every day?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import limb, outline, points
from studio.materials import metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.75, 0.35))
BASE, RISE = 520.0, 1900.0  # where the towers stand, and how far above it they would meet


@card("city_on_her_head")
def city_on_her_head(chance: Chance, palette: Palette) -> Scene:
    load = group(city(palette), basin(palette), name="city").placed(-88, -84, 1.22)
    return Rig(graded((palette.sky, palette.sky, palette.low)), LIGHT, None, palette.shade).scene(
        woman(), load, focal="city"
    )


def high(x: float, up: float) -> tuple[float, float]:
    """A place `up` above the rim: seen from below, all uprights lean together."""
    return 400 + (x - 400) * (1 - up / RISE), BASE - up


def tower(x: float, wide: float, tall: float, paint: Colour, floors: int, bays: int) -> list[Item]:
    """A sunny front, a shaded side, and rows of windows."""
    side = 0.34 * wide
    front = points(high(x, 0), high(x + wide, 0), high(x + wide, tall), high(x, tall))
    flank = points(high(x + wide, 0), high(x + wide + side, 14), high(x + wide + side, tall - 16), high(x + wide, tall))
    panes = [
        points(*(high(x + wide * (c + u) / bays, tall * (r + v) / (floors + 0.6)) for u, v in CORNERS))
        for r in range(floors)
        for c in range(bays)
    ]
    return [
        plain(front, paint, "tower", weight=0.8, form=FLAT, modelling=0.2, line=2.2),
        plain(flank, paint.darker(0.45), "tower", weight=1.0, form=FLAT, modelling=0.2, line=2.2),
        plain(tuple(panes), paint.darker(0.55), "window", weight=0.9, form=FLAT, modelling=0, line=0.0),
    ]


CORNERS = ((0.24, 0.34), (0.76, 0.34), (0.76, 0.84), (0.24, 0.84))


def city(palette: Palette) -> Group:
    rows = (
        (300, 60, 420, palette.glass, 13, 3),
        (420, 56, 380, palette.concrete, 11, 2),
        (236, 54, 300, palette.lemon, 8, 2),
        (492, 58, 310, palette.pink, 8, 3),
        (370, 62, 300, palette.enamel, 9, 3),
        (196, 52, 180, palette.orange, 5, 2),
        (548, 46, 210, palette.glass, 6, 2),
        (284, 68, 210, palette.pink, 6, 3),
        (452, 64, 190, palette.orange, 5, 3),
        (362, 74, 150, palette.concrete, 4, 3),
        (222, 60, 100, palette.enamel, 3, 3),
        (532, 52, 110, palette.lemon, 3, 2),
    )
    items: list[Item] = [*crane(palette)]
    for row in rows:
        items += tower(*row)
    masts = tuple(points(high(x, up), high(x, up + 46)) for x, up in ((318, 414), (446, 376), (262, 296), (516, 306)))
    return group(Lines(masts, 3.4, steady=True), *items)


def crane(palette: Palette) -> list[Item]:
    mast = [high(520, 0), high(520, 424)]
    jib = [high(350, 408), high(640, 426)]
    hook = np.array([high(378, 410), (380, 176)])
    return [
        Lines((hook,), 2.0, steady=True),
        metal(limb(np.array(jib), [10, 13]), palette.crane, "crane", weight=0.9, line=2.0),
        metal(limb(np.array(mast), [16, 12]), palette.crane, "crane", weight=0.9, line=2.0),
    ]


def basin(palette: Palette) -> Group:
    bowl = outline(
        "176,516! 290,486 400,478 510,486 624,516! 606,566 548,616 474,644! 400,632 326,644! 252,616 194,566"
    )
    rim = limb("174,518 290,488 400,480 510,488 626,518", [20, 24, 24, 24, 20])
    return group(
        metal(bowl, palette.enamel, "basin", weight=0.3, modelling=0.7, line=3.2),
        plain(rim, palette.rim, "rim", weight=1.0, form=8, line=2.6),
    )


def woman() -> Group:
    """She is not even sweating."""
    body = replace(PEOPLE["singer"], age=40, stout=0.85, skin="#5c3724", hair=Hair("crop", "#17131a"))
    dress = Dress(
        top="#f6c018",
        skirt=0.9,
        skirt_tone="top",
        flare=0.6,
        folds=7,
        sleeve_end=-0.2,
        bell=1.4,
        collar="boat",
        pattern="diamonds",
        trim="#1f4fb0",
        legs="bare",
        hat="turban",
        hat_colour="#c8205c",
    )
    up = Arm((0.34, 0.92, 0.20), (1.0, 0.1, -0.2), "flat", (-0.2, 1, 0), (-0.9, 0.2, 0))
    swing = Arm((0.34, -0.80, 0.10), (0.8, -0.2, -0.8), "relaxed", None, (-1, 0, 0))
    pose = replace(POSES["walk"], left=up, right=swing, head=(0, 0, 0))
    walker = person(body, Head("pride", yaw=-10, pitch=34, roll=-4, gaze=(-0.3, -0.1)), pose, dress, facing=24)
    view = Camera((404, 842), 11.6, (0, 84, 0), pitch=-24, distance=200)
    return drawn(walker, camera=view, light=LIGHT, pen=1.6, name="woman")
