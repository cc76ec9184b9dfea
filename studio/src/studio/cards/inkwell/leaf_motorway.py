"""The Slow Way Home: everybody had the same idea, and it has rained."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.geometry import Placing, curve, ellipse, limb, points, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Glaze, Glow, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

DRAWN = Sheet("inkwell/leaf_motorway")
LIGHT = Sunlight((-0.5, -0.7, 0.5))
VIEW = Placing(-96, 8, 1.1, -0.08)  # the horizon leans
HORIZON, LANE = 170.0, 122.0
MIDRIB = curve(
    "516,262 484,298 444,332 388,380 336,440 312,510 322,590 360,690 386,820 386,960 364,1120 330,1300"
)  # from the tip towards us
# How low on the card each of them is: those that come, those that leave, and those who are only lamps.
COMING = (404.0, 440.0, 486.0, 550.0, 634.0, 738.0, 874.0, 1076.0)
LEAVING = (416.0, 456.0, 510.0, 580.0, 676.0, 806.0, 1196.0)
FARTHER = (284.0, 292.0, 301.0, 312.0, 325.0, 340.0, 358.0, 378.0)
EXIT = (912.0, 552.0, "turning")
# Of each lamp: the root of its stalk, the bend and the end.
STALKS = {
    "coming": ("-38,-86 -56,-122 -60,-178", "-16,-90 -10,-126 12,-186"),
    "leaving": ("-24,-140 -38,-168 -40,-208", "14,-140 22,-172 34,-206"),
    "turning": ("112,-96 116,-130 142,-170", "124,-92 146,-114 176,-132"),
}
RIBS = ((-7.0, 9.0), (0.0, 12.0), (7.0, 9.0))  # of the glass
# What is painted after what; the lamps come where it says so.
LAYERS = {
    "coming": ("coming-under", "coming-shell", "coming-body", "lamps"),
    "leaving": ("leaving-under", "lamps", "leaving-body", "leaving-shell"),
    "turning": ("turning-under", "lamps", "turning-shell"),
}
# Shells, and the bands on them.
TONES = ("yellow brown", "rose rose", "brown cream", "cream plum", "plum rose", "cream brown", "rose plum")


@card("leaf_motorway")
def leaf_motorway(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.dusk, palette.glow), (0, 0, 800, 640), weight=1.0)
    layers = (
        DRAWN("garden", palette),
        DRAWN("leaf", palette),
        DRAWN("roads", palette),
        traffic(chance.layout.child("traffic"), palette),
        DRAWN("rain", palette),
    )
    rig = Rig(sky, LIGHT, Glaze(palette.night, 0.14, 1.0, 0.0), palette.shade)
    return rig.scene(*(layer.under(VIEW) for layer in layers), focal="traffic")


def near(y: float) -> float:
    """How large things are, so low on the card."""
    return (y - HORIZON) / 1030


def aside(y: float, lane: float) -> float:
    """Where the road is there, and so far from its middle."""
    return float(np.interp(y, MIDRIB[:, 1], MIDRIB[:, 0])) + lane * near(y)


def traffic(stream: Stream, palette: Palette) -> Group:
    """Two by two; the farthest are only lamps."""
    lamps = [
        lamp
        for y in FARTHER
        for lane, tone in ((-LANE, palette.lamp), (LANE, palette.red))
        for pair in (-34, 34)
        for lamp in far_lamp(aside(y, lane + pair) + stream.normal(0, 1.5), y, tone)
    ]
    queue = [(y, aside(y, -LANE), "coming") for y in COMING] + [(y, aside(y, LANE), "leaving") for y in LEAVING]
    snails = []
    for k, (y, x, kind) in enumerate(sorted([*queue, EXIT])):
        here, size = stream.child(k), near(y)
        one = snail(here, kind, TONES[k % 7], palette)
        if kind == "turning":
            snails.append(one.placed(x, y, 0.92 * size, -0.42))
        else:
            away = kind == "coming" and here.happens(0.45)
            snails.append(one.placed(x, y, size * here.uniform(1.04, 1.18), here.normal(0, 0.05), flip=away))
    return group(*lamps, *snails, name="traffic")


def far_lamp(x: float, y: float, tone: Colour) -> tuple[Item, Item]:
    at, r = (x, y - 90 * near(y)), 2.5 + 17 * near(y)
    return Glow(at, 2.2 * r, tone, 0.35), Veil(solid(ellipse(*at, r)), tone, "lamp", 1.0, 1.2)


def snail(stream: Stream, kind: str, tones: str, palette: Palette) -> Group:
    """On its own foot, with a shell of its own."""
    tone, band = (palette[name] for name in tones.split())
    colours = Palette(**palette, tone=tone, band=band)
    tilt = Placing(0, stream.uniform(-4, 6), stream.uniform(0.9, 1.06), stream.normal(0, 0.13))
    parts: list[Item] = []
    for layer in LAYERS[kind]:
        if layer == "lamps":
            parts += lamps_of(stream, kind, palette)
        else:
            part = DRAWN(layer, colours)
            parts += part.under(tilt) if layer.endswith("shell") else part
    return group(*parts)


def lamps_of(stream: Stream, kind: str, palette: Palette) -> list[Item]:
    """Two, that look where they like."""
    glass, parts = palette.red if kind == "leaving" else palette.lamp, list[Item]()
    for said in STALKS[kind]:
        root, bend, end = points(said) + np.array([[0], [4], [11]]) * stream.points(3)
        x, y = float(end[0]), float(end[1]) - 8
        stalk = limb([root, bend, 0.5 * (bend + end) + stream.points(1, 3)[0], end], [15, 10, 8, 9])
        parts += [
            plain(stalk, palette.skin, "stalk", weight=0.8, form=5, line=2.4),
            Glow((x, y), 56, glass, 0.8, 1.7),
            plain(ellipse(x, y, 19), palette.steel, "bezel", weight=0.9, form=6, line=2.0),
            plain(ellipse(x, y, 14.5), palette.ink, "socket", weight=1.2, form=3, line=0.0),
            Veil(solid(ellipse(x, y, 13)), glass, "lamp", 1.0, 1.0),
            Veil(solid(ellipse(x, y, 7)), glass.lighter(0.9), "heart", 1.0, 3),
            Lines(tuple(points((x + a, y - b), (x + a, y + b)) for a, b in RIBS), 1.3, palette.brown, "rib", 0.5),
        ]
    return parts
