"""Nested: how many of them had to open before one could leave?"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, Point, Points, curve, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/nested")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
SEAM, TOP, WIDE, DIP = 430.0, 985.0, 268.0, 0.2  # of a doll a thousand tall, and how far from above she is seen
HEIGHTS, GIRTHS = curve(
    "0,196 40,222 120,254 230,274 330,277 430,268 520,246 600,208 650,178 690,167 730,174 780,188 830,191 880,178 "
    "925,148 960,100 980,48 985,0"
).T
ROW = (  # where she stands, how tall, how far open, where she looks; dress, scarf, flower, its veins and eye
    ((262.0, 880.0), 0.98, 1.5, (-8.0, 9.0), "red blue white red lemon"),
    ((590.0, 968.0), 0.55, 7.0, (-13.0, 6.0), "blue lemon pink red lemon"),
    ((706.0, 1092.0), 0.29, 16.0, (-14.0, 4.0), "lemon pink red dark lemon"),
    ((566.0, 1130.0), 0.175, 30.0, (-14.0, 2.0), "green red lemon red red"),
)
LAST, FALLEN, GIRL = (452.0, 1122.0), (396.0, 1168.0), (152.0, 1150.0)


@dataclass(frozen=True)
class Round(Placing):
    """Lays what is painted flat round her."""

    turn: float = 0.0

    def __call__(self, path: ArrayLike) -> Points:
        across, down = super().__call__(path).T
        high = np.clip(-down, 0, TOP)
        out, angle = np.interp(high, HEIGHTS, GIRTHS), np.clip(self.turn + across / WIDE, -1.57, 1.57)
        return np.stack([out * np.sin(angle), DIP * out * np.cos(angle) - high], axis=1)


SKIRT = (("rose", Round(y=-205, scale=1.18)), *(("rose", Round(y=-250, scale=0.84, turn=k)) for k in (-1.02, 1.02)),
         *(("bud", Round(y=-96, scale=0.56, turn=k)) for k in (-0.62, 0.62)))  # fmt: skip
BODICE = tuple(("bud", Round(y=y, scale=0.56, turn=k)) for k, y in ((-1.0, -520), (0.0, -545), (1.0, -520)))


@card("nested")
def nested(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.pale), weight=1.1), LIGHT, None, palette.shade).scene(
        group(Veil(solid(rectangle(-20, 800, 820, 1220)), palette.floor, "floor", 1.0, 1.0)),
        *(doll(*row, palette) for row in ROW),
        leaving("pink blue white red lemon", palette),
        focal=(80, 880, 290, 1160),
    )


def doll(foot: Point, size: float, ajar: float, glance: Point, dress: str, palette: Palette) -> Group:
    """Not one of them is shut."""
    high = lid(dress, glance, palette).placed(WIDE, SEAM).placed(-WIDE, -SEAM, 1.0, -math.radians(ajar))
    whole = group(cup(dress, palette), high).placed(*foot, size)
    return group(cast(whole, foot, palette), whole)


def leaving(dress: str, palette: Palette) -> Group:
    """Smaller than she thought."""
    low, her = cup(dress, palette).placed(*LAST, 0.125), DRAWN("girl", palette).placed(*GIRL, 1.95)
    high = group(lid(dress, (0.0, 0.0), palette), DRAWN("mouth", palette)).placed(*FALLEN, 0.125, 1.15)
    shadows = (cast(low, LAST, palette), cast(high, (FALLEN[0], FALLEN[1] + 8), palette), cast(her, GIRL, palette, 1.5))
    return group(*shadows, low, high, her)


def cast(thing: Group, foot: Point, palette: Palette, long: float = 1.0) -> Wash:
    """The sun is where she goes."""
    rise = [np.maximum(foot[1] - ring[:, 1:], 0) * (0.9 * long, 0.32 * long) for ring in silhouette(thing)]
    fallen = [up + ring * (1, 0) + (0, foot[1]) for ring, up in zip(silhouette(thing), rise, strict=True)]
    return Wash(solid(*fallen), palette.shade, "shadow", 1.0, 1.2)


def level(height: float) -> Points:
    return Round()(np.stack([np.linspace(-421, 421, 41), np.full(41, -height)], axis=1))


def side(low: float, high: float, out: float) -> Points:
    up = np.linspace(low, high, 50)
    return np.stack([out * np.interp(up, HEIGHTS, GIRTHS), -up], axis=1)


def dressed(part: str, dress: str, palette: Palette) -> Group:
    coat = dict(zip(("coat", "scarf", "petal", "vein", "eye"), (palette[name] for name in dress.split()), strict=True))
    return DRAWN(part, palette).dressed(**coat)


def cup(dress: str, palette: Palette) -> Group:
    front = np.vstack([side(0, SEAM, -1)[::-1], level(0), side(0, SEAM, 1), level(SEAM)[::-1]])
    flowers = (dressed(kind, dress, palette).under(where) for kind, where in SKIRT)
    painted = group(dressed("bands", dress, palette), *flowers)
    return group(DRAWN("mouth", palette), *lacquered(front, dress, painted, (30, 390), palette))


def lid(dress: str, glance: Point, palette: Palette) -> Group:
    shape = np.vstack([side(SEAM, TOP, -1), side(SEAM, TOP, 1)[::-1], level(SEAM)[::-1]])
    flowers = (dressed(kind, dress, palette).under(where) for kind, where in BODICE)
    cloths = (dressed("hem", dress, palette), *flowers, dressed("scarf", dress, palette))
    painted = group(*cloths, DRAWN("face", palette), DRAWN("eyes", palette).placed(*glance))
    return group(*lacquered(shape, dress, painted, (450, 945), palette))


def lacquered(ring: Points, dress: str, painted: Group, span: Point, palette: Palette) -> list[Item]:
    """Seven coats."""
    edges = ((0.58, 1.1), (-0.74, -0.62), (-0.81, -0.78))
    shade, *gleams = (solid(np.vstack([side(*span, near), side(*span, far)[::-1]])) for near, far in edges)
    shine = (Veil(gleam, palette.white, "gleam", 0.85, 4) for gleam in gleams)
    return [
        plain(ring, palette[dress.split(maxsplit=1)[0]], "dress", weight=1.2, form=120, modelling=0.6, line=4.0),
        Clip(solid(ring), group(painted, Wash(shade, palette.shade, "shade", 0.6, 30), *shine)),
    ]
