"""Juniper, the stubborn one: a ram who has made up his mind, and chews."""

import math

import numpy as np

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.faces.features import SIDE, eye, pair, portrait, whole
from studio.geometry import Points, curve, ellipse, fuse, limb, points, solid
from studio.materials import fur, leaves, plain
from studio.scene import Group, Item, Lines, Scene, group

FLEECE = colour("#f4ecd8")
FACE = colour("#4a3f44")
HORN = colour("#c9a46a")


def juniper(chance: Chance) -> Scene:
    layout = chance.layout
    ram = group(fleece(layout.child("body"), (200, 400), (150, 96), 20), *head(layout.child("head")), name="ram")
    return portrait("0 #5c4890 1, 0.55 #7f68b4 0.9, 1 #4f3c80 1.05", ram, focal="ram", shadow="#54508c", lines=0.3)


def fleece(stream: Stream, at: tuple[float, float], size: tuple[float, float], curls: int) -> Group:
    """A heap of curls with a spiral in each."""
    turns = np.linspace(0, math.tau, curls, endpoint=False)
    rim = [(at[0] + 0.78 * size[0] * math.cos(t), at[1] + 0.78 * size[1] * math.sin(t)) for t in turns]
    inner = [(at[0] + 0.4 * size[0] * math.cos(t), at[1] + 0.4 * size[1] * math.sin(t)) for t in turns[::2]]
    radius = 0.34 * min(size)
    heap = fuse(
        ellipse(*at, 0.8 * size[0], 0.8 * size[1]), *(ellipse(x, y, radius * stream.uniform(0.85, 1.1)) for x, y in rim)
    )
    swirls = tuple(_spiral(x, y, 0.75 * radius, stream.uniform(0, math.tau)) for x, y in rim + inner)
    return group(
        plain(heap, FLEECE, "fleece", weight=0.4, form=26, modelling=0.8, line=2.1),
        Lines(swirls, 1.5, colour("#9a8870"), strength=0.75),
    )


def _spiral(x: float, y: float, radius: float, start: float, rounds: float = 1.5) -> Points:
    turn = np.linspace(0, rounds * math.tau, 40)
    reach = radius * (1 - turn / turn[-1] * 0.85)
    return np.stack([x + reach * np.cos(turn + start), y + reach * np.sin(turn + start)], axis=1)


def head(stream: Stream) -> list[Item]:
    face = whole(((0, 104), (50, 108), (70, 150), (64, 200), (50, 252), (44, 288), (26, 312), (0, 318)))
    ears = pair(((62, 168), (98, 172), (130, 192), (124, 208), (90, 206), (60, 190)))
    nose = (
        curve("178,274 186,286 200,290 214,286 222,274"),
        points("200,290 200,300"),
        curve("168,304 184,302 200,300 218,304 236,296"),
    )
    muzzle = whole(((0, 258), (34, 262), (44, 284), (28, 308), (0, 314)))
    sprig = limb("228,300 262,308 296,296", [5, 4, 2])
    needles = [
        limb([(x, y), (x + 12, y + s * 17)], [6, 1])
        for x, y in ((246, 304), (260, 306), (274, 304), (288, 299))
        for s in (-1, 1)
    ]
    return [
        fur(ears, FACE, weight=1.05, form=12, line=2.0),
        *horns(),
        fur(face, FACE, weight=1.05, form=40, flow=1.5, line=2.2),
        fleece(stream, (200, 104), (84, 56), 13),
        *(
            item
            for side in (-1, 1)
            for item in eye(
                (200 + 40 * side, 186),
                (21, 17),
                "#e0a838",
                (0.0, 0.1),
                0.3,
                0.24 * side,
                "#f0d27a",
                (0.9, 0.34),
                "#2f282c",
            )
        ),
        plain(muzzle, colour("#a58c88"), "muzzle", weight=0.8, form=20, line=0.0),
        Lines(nose, 2.6),
        plain(sprig, colour("#6a4a2c"), "twig", weight=1.0, form=2, line=1.2),
        leaves(solid(*needles), colour("#5f9a5c"), form=3, line=1.1),
        plain(
            solid(ellipse(268, 318, 9), ellipse(290, 310, 8)), colour("#3f5a9a"), "berry", weight=1.1, form=6, line=1.4
        ),
    ]


def horns() -> list[Item]:
    """Twice round the ear and out again, ringed like a tree."""
    spine = curve("244,116 286,76 342,88 364,148 344,210 296,222 276,186 292,158 316,158")
    items: list[Item] = []
    for side in (-1, 1):
        way = spine if side > 0 else spine * [-1, 1] + [SIDE, 0]
        wide = np.interp(np.linspace(0, 1, 26), [0, 1], [25, 6])
        at = np.linspace(2, len(way) - 3, 26).astype(int)
        along = np.gradient(way, axis=0)[at]
        out = np.stack([along[:, 1], -along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
        rings = tuple(
            np.vstack([p - w * o, p + 0.2 * w * d / np.hypot(*d) * 2, p + w * o])
            for p, o, w, d in zip(way[at], out, 0.9 * wide, along, strict=True)
        )
        items += [
            plain(limb(way, [54, 44, 36, 26, 8], steps=1), HORN, "horn", weight=0.95, form=18, line=2.2),
            Lines(rings, 1.4, HORN.darker(0.45), strength=0.7),
        ]
    return items
