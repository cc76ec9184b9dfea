"""What She Carries: how much does everything weigh, to somebody who has carried it every day?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import curve, ellipse, limb, outline, points, solid
from studio.materials import cloth, lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.6, -0.75, 0.35))
CENTRE = (442.0, 560.0)
BASE, RISE = 520.0, 1900.0  # where the towers stand, and how far above it they would meet


@card("city_on_her_head")
def city_on_her_head(chance: Chance, palette: Palette) -> Scene:
    load = group(city(palette), basin(palette), name="city").placed(-56, -80, 1.22)
    sky = graded((palette.sky, palette.sky, palette.low))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        rays(palette), woman(), load, woman("arm.left", "upper.left", "fore.left", "left."), focal="city"
    )


def rays(palette: Palette) -> Group:
    """Noon stands behind it like a crown."""
    fans = [
        points(*((CENTRE[0] + 1300 * np.cos(a + d), CENTRE[1] + 1300 * np.sin(a + d)) for d in (0, 0.13)), CENTRE)
        for a in np.arange(0.05, 6.28, 0.2618)
    ]
    return group(lit(solid(*fans), palette.low, "ray", weight=0.8, cover=0.75))


def high(x: float, up: float) -> tuple[float, float]:
    """A place `up` above the rim: seen from below, all uprights lean together."""
    return 400 + (x - 400) * (1 - up / RISE), BASE - up


# What the windows of a house are like: how many in a row, how wide and how high each is in its cell.
GLAZING = (
    (3, 0.26, 0.74, 0.34, 0.84),
    (1, 0.10, 0.90, 0.42, 0.80),
    (5, 0.30, 0.70, 0.10, 0.92),
    (2, 0.18, 0.82, 0.24, 0.86),
)


def tower(x: float, wide: float, tall: float, paint: Colour, floors: int, kind: int, palette: Palette) -> list[Item]:
    """A sunny front, a shaded side, windows of its own kind, and something on the roof."""
    side, (bays, left, right, low, up) = 0.34 * wide, GLAZING[kind]
    front = points(high(x, 0), high(x + wide, 0), high(x + wide, tall), high(x, tall))
    flank = points(high(x + wide, 0), high(x + wide + side, 14), high(x + wide + side, tall - 16), high(x + wide, tall))
    panes = [
        points(*(high(x + wide * (c + u) / bays, tall * (r + v) / (floors + 0.5)) for u, v in corners))
        for r in range(floors)
        for c in range(bays)
        for corners in (((left, low), (right, low), (right, up), (left, up)),)
    ]
    lamps = panes[kind :: 5 + kind]
    top = (
        [(0.2, 0), (0.2, 16), (0.6, 16), (0.6, 0)],
        [(0.0, 0), (0.5, 30), (1.0, 0)],
        [(0.3, 0), (0.3, 26), (0.7, 26), (0.7, 0)],
        [(0.1, 0), (0.1, 10), (0.9, 10), (0.9, 0)],
    )[kind]
    roof = points(*(high(x + wide * u, tall + v) for u, v in top))
    return [
        plain(roof, paint.darker(0.3), "roof", weight=0.9, form=FLAT, modelling=0.2, line=2.0),
        plain(front, paint, "tower", weight=0.8, form=FLAT, modelling=0.2, line=2.2),
        plain(flank, paint.darker(0.45), "tower", weight=1.0, form=FLAT, modelling=0.2, line=2.2),
        plain(tuple(panes), paint.darker(0.55), "window", weight=0.9, form=FLAT, modelling=0, line=0.0),
        lit(solid(*lamps), palette.enamel.mixed(palette.sky, 0.25), "window", weight=0.3),
    ]


def city(palette: Palette) -> Group:
    rows = (
        (300, 60, 420, palette.glass, 13, 0),
        (420, 56, 380, palette.concrete, 11, 2),
        (236, 54, 300, palette.lemon, 8, 3),
        (492, 58, 310, palette.pink, 8, 1),
        (370, 62, 300, palette.enamel, 9, 1),
        (196, 52, 180, palette.orange, 5, 0),
        (548, 46, 210, palette.glass, 6, 2),
        (284, 68, 210, palette.pink, 6, 0),
        (452, 64, 190, palette.orange, 5, 3),
        (362, 74, 150, palette.concrete, 4, 1),
        (222, 60, 100, palette.enamel, 3, 2),
        (532, 52, 110, palette.lemon, 3, 0),
    )
    items: list[Item] = [*crane(palette)]
    for row in rows:
        items += tower(*row, palette)
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
    """Enamel, chipped, on a ring of cloth."""
    bowl = outline(
        "176,516! 290,486 400,478 510,486 624,516! 612,560 572,606 510,636 454,648! 346,648! 290,636 228,606 188,560"
    )
    rim = limb("174,518 290,488 400,480 510,488 626,518", [20, 24, 24, 24, 20])
    foot = outline("344,644! 400,652 456,644! 450,664! 400,672 350,664!")
    pad = limb("344,668 400,676 456,668", [18, 24, 18])
    chips = solid(ellipse(250, 590, 13, 8, 0.6), ellipse(560, 556, 9, 6), ellipse(300, 622, 6, 4))
    return group(
        cloth(pad, palette.pad, "pad", weight=1.1, form=12, line=2.6),
        Lines(tuple(curve([(x, 660), (x + 7, 672), (x + 5, 684)]) for x in range(350, 452, 16)), 2.0),
        plain(foot, palette.rim, "foot", weight=1.0, form=6, line=2.6),
        metal(bowl, palette.enamel, "basin", weight=0.3, modelling=0.7, line=3.2),
        plain(chips, palette.rim.darker(0.5), "chip", weight=1.0, form=FLAT, line=1.4),
        plain(rim, palette.rim, "rim", weight=1.0, form=8, line=2.6),
    )


def woman(*parts: str) -> Group:
    """She is not even sweating. The hand alone goes before the load."""
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
    up = Arm((0.44, 0.86, 0.24), (1.0, -0.2, -0.1), "reach", (-0.5, 0.8, 0.2), (-0.5, 0.2, -0.8))
    swing = Arm((0.34, -0.80, 0.10), (0.8, -0.2, -0.8), "relaxed", None, (-1, 0, 0))
    pose = replace(POSES["walk"], left=up, right=swing, head=(0, 0, 0))
    walker = person(body, Head("pride", yaw=-10, pitch=34, roll=-4, gaze=(-0.3, -0.1)), pose, dress, facing=24)
    view = Camera((396, 896), 11.6, (0, 84, 0), pitch=-24, distance=200)
    return drawn(walker.only(*parts) if parts else walker, camera=view, light=LIGHT, pen=1.6, name="woman")
