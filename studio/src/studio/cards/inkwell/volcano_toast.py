"""Volcano Toast: how brown does he like it?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, curve, ellipse, fuse, limb, outline, points
from studio.materials import lit, plain, stone
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Item, Lamplight, Lines, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/volcano_toast")
VENT = (310.0, 838.0)
LEDGE = (
    "840,700! 740,694 640,700 560,694 492,702! 476,722 520,738 512,768 578,784 574,830 640,850 656,906 716,936 "
    "734,1016 796,1060 840,1140!"
)

BRINK = "494,708 484,722 526,740 518,768 584,784 582,828"


@card("volcano_toast")
def volcano_toast(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    sky = graded((palette.sky, palette.sky, palette.low, palette.pale), lines=0.0, weight=1.0)
    return Rig(sky, Lamplight((VENT[0], 560)), None, palette.shade).scene(
        smoke(stream.child("smoke"), palette),
        group(Glow((VENT[0], 560), 430, palette.orange, 0.55)),
        fountain(stream.child("fire"), palette),
        DRAWN("mountain", palette),
        group(
            stone(outline(LEDGE), palette.rock, "ledge", weight=1.15, form=16, modelling=0.7, line=2.8),
            Lines((curve(BRINK),), 5.0, palette.orange, strength=0.9),
            DRAWN("breakfast", palette).lit_by(Sunlight((-0.5, -0.6, 0.6))),
            name="toaster",
        ),
        focal="toaster",
    )


def smoke(stream: Stream, palette: Palette) -> Group:
    """Rolled up over itself to the edge of the card, lit from below."""
    puffs = []
    for k, t in enumerate(np.linspace(0, 1, 32)):
        x = VENT[0] + 110 * t + (60 + 400 * t**0.8) * (-1, 0.1, 0.9, -0.5, 0.5)[k % 5] * stream.uniform(0.8, 1.1)
        y = 500 - 560 * t + 0.0003 * (x - 380) ** 2
        big = stream.uniform(56, 84) + 50 * t
        puffs.append((x, y, big))
        for angle in stream.uniform(-0.5, math.pi + 0.5, count=5):
            far = stream.uniform(0.55, 0.95) * big
            puffs.append((x + far * math.cos(angle), y + 0.8 * far * math.sin(angle), big * stream.uniform(0.28, 0.55)))
    items: list[Item] = []
    for x, y, r in sorted(puffs, key=lambda puff: puff[1] + 0.5 * puff[2]):
        paint = mix(palette.rose, palette.smoke, float(np.clip((540 - y) / 380, 0, 1)))
        ring = ellipse(x, y, r, 0.88 * r, stream.uniform(0, 3))
        items.append(plain(ring, paint, "smoke", weight=1.05, form=0.7 * r, modelling=0.55, line=1.3))
    return group(*items, name="smoke")


def fountain(stream: Stream, palette: Palette) -> Group:
    """Thrown up, held a moment, let fall."""
    jets = [jet(side, stream) for side in (*np.linspace(-1, 0.72, 16), -0.3, 0.25, 0.05)]
    coats = (
        (palette.red, 1.0, 1.0, 2.2),
        (palette.orange, 0.62, 0.93, 0),
        (palette.gold, 0.34, 0.84, 0),
        (palette.white, 0.14, 0.66, 0),
    )
    items: list[Item] = []
    for paint, thick, far, line in coats:
        rings = [
            limb(way[: int(far * len(way))], [74 * thick, 56 * thick, 34 * thick, 20 * thick, 8 * thick])
            for way in jets
        ]
        items.append(lit(fuse(*rings, soften=5 * thick), paint, "lava", weight=1.1, line=line))
    drops = np.vstack([way[-1] + stream.points(5, 16) + points((0, 26)) for way in jets])
    size = stream.uniform(2.5, 9, count=len(drops))
    items += [Dots(drops, size, palette.red, "drop"), Dots(drops, 0.5 * size, palette.gold, "drop")]
    return group(*items, name="fountain")


def jet(side: float, stream: Stream) -> Points:
    """Up and over: the outer ones fall back, those in the middle are still rising."""
    high = (560 - 250 * abs(side) ** 1.3) * stream.uniform(0.8, 1.06)
    reach = 250 * side * stream.uniform(0.85, 1.15)
    t = np.linspace(0, 1.05 + 0.42 * abs(side), 34)
    return np.stack([VENT[0] + 60 * side + reach * t, VENT[1] + 6 - high * (2 * t - t * t)], axis=1)
