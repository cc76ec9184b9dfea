"""Calm Behind Us: the captain does not care for creases."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, curve, fuse, limb, resample, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Lines, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/pressed_sea")
LIGHT = Sunlight((-0.5, -0.55, 0.67))
# The iron is 10 long; counted from its bow, aside, astern and up.
TURN, PITCH, AWAY, LENGTH = math.radians(27), math.radians(33), 23.0, 1640.0
TARGET, MIDDLE = np.array([0.0, 5.0, 1.5]), np.array([392.0, 700.0])
BROAD, STERN, LACED = 2.7, 10.0, 36.0  # half of the calm it leaves; where the iron ends, and where one sees no lace
PORT, STARBOARD, AHEAD, BOW = -1, 1, 0, 2


@card("pressed_sea")
def pressed_sea(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout.child("waves")
    beside = [(float(y), side) for y in np.arange(58.0, 0.0, -2.9) for side in (PORT, STARBOARD)]
    rows = [(-0.9, BOW), *beside, *((float(y), AHEAD) for y in np.arange(-2.6, -13, -2.9))]
    folds = [fold(stream.child(k), y, side, palette) for k, (y, side) in enumerate(rows)]
    hidden = [y > STERN or side == PORT for y, side in rows]
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("sheet", palette),
        group(*(one for one, behind in zip(folds, hidden, strict=True) if behind)),
        DRAWN("cord", palette),
        DRAWN("iron", palette),
        group(*(one for one, behind in zip(folds, hidden, strict=True) if not behind)),
        DRAWN("dinghy", palette),
        group(*DRAWN("steam", palette), *DRAWN("steam-near", palette)),
        DRAWN("gulls", palette),
        focal="iron",
    )


def seen(x: Points, y: Points, z: Points) -> Points:
    """Where places on the cloth are on the card."""
    x, y, z = x - TARGET[0], y - TARGET[1], z - TARGET[2]
    aside, back = x * math.cos(TURN) + y * math.sin(TURN), y * math.cos(TURN) - x * math.sin(TURN)
    up, far = z * math.cos(PITCH) + back * math.sin(PITCH), back * math.cos(PITCH) - z * math.sin(PITCH)
    return np.asarray(MIDDLE + (LENGTH / (AWAY + far) * np.stack([aside, -up])).T)


def fold(stream: Stream, y: float, side: int, palette: Palette) -> Group:
    """A crease the iron has not reached: it rises from the calm, and its hem breaks white."""
    x, back, high, deep = crease(stream, y, side)

    def down(part: float) -> Points:
        """The line so far from the crest to the trough, over a round shoulder."""
        return seen(x, back - deep * part, high * math.cos(0.5 * math.pi * part) ** 1.4)

    def strip(start: float, end: float) -> Points:
        return np.vstack([down(start), down(end)[::-1]])

    ways = np.stack([down(part) for part in (0.02, 0.3, 0.65, 0.98)], axis=1)
    return group(
        plain(strip(0, 1), palette.sea, "fold", weight=1.05, form=FLAT, modelling=0.2, line=0),
        Lines((down(0),), 2.4, palette.shade, "crease", 0.9),
        Veil(solid(strip(0, 0.34)), palette.crest, "light", 0.75, 9),
        Wash(solid(strip(0.6, 1)), palette.deep, "trough", 0.85, 12),
        Lines(tuple(curve(way) for way in ways[2::5]), 1.8, palette.deep, "pleat", 0.75),
        *(lace(down(0), high, palette) if y < LACED else ()),
    )


def crease(stream: Stream, y: float, side: int) -> tuple[Points, Points, Points, Points]:
    """Where its crest runs, how high it stands, and how far it falls."""
    phase, pace = stream.uniform(0, math.tau), stream.uniform(0.5, 0.75)
    if side == BOW:  # what heaps up before the iron
        x = np.linspace(-3.7, 3.7, 60)
        heap = 1 - (x / 3.7) ** 2
        return x, y + 0.8 * np.abs(x) ** 1.15, 1.3 * heap, 3.0 * heap
    if side == AHEAD:
        x = np.linspace(-26, 26, 240)
        swell = 0.75 + 0.6 * np.exp(-((x / 3.5) ** 2))
    else:
        x = np.sort(side * np.linspace(BROAD + 0.05, 40, 190))
        swell = 1 - np.exp((BROAD - np.abs(x)) / 1.1)
    high = 1.7 * swell * (0.66 + 0.34 * np.sin(pace * x + phase) * np.sin(0.27 * x + 2 * phase))
    back = y + 0.7 * np.sin(0.45 * x + phase) + (0.3 * np.abs(x) if side == AHEAD else 0)
    return x, back, high, np.full_like(x, 3.4)


def lace(crest: Points, high: Points, palette: Palette) -> Group:
    """The hem along a crease, broad where it breaks."""
    walked = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(crest, axis=0).T))])
    way = resample(crest, 13)
    size = np.clip(np.interp(np.linspace(0, walked[-1], len(way)), walked, high) * 7.5 - 2.2, 1.2, 16)
    size *= 0.45 + 0.75 * np.clip(way[:, 1] / 1000, 0, 1.1)
    knots = zip(way, size, strict=True)
    scallops = [limb([(x, y - 1), (x, y + 1.7 * r)], [1.6 * r, 2.1 * r], steps=2) for (x, y), r in knots]
    hem, line = fuse(limb(way, list(size), steps=1), *scallops), 1.5 if size.max() > 8 else 0
    return group(
        plain(hem, palette.lace, "lace", weight=0.1, form=4, modelling=0.4, line=line),
        Veil(solid(*scallops), palette.lace, "lace", 0.9, 1.0),
        Dots(way + np.stack([0 * size, 1.5 * size], axis=1), 0.34 * size, palette.sea, "lace"),
    )
