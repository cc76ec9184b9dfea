"""Hatching: evenly spaced streamlines through a field of directions, denser where the tone is darker."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.chance import Floats
from studio.colour import Colour
from studio.compiled import compiled
from studio.geometry import Points
from studio.hands.inkwell.sheet import Sheet
from studio.raster import Mask, Offsets, Relief, Window

Angles = NDArray[np.float32]


@dataclass(frozen=True)
class Strokes:
    """How to hatch. Lengths in card units."""

    closest: float = 2.4  # spacing in the darks
    widest: float = 5.2  # spacing in the lights
    length: float = 46.0
    weight: float = 1.0
    threshold: float = 0.34  # tones below stay bare paper
    cross: float = 0.66  # tones above get a second set; 1 for never
    strength: float = 0.82
    jitter: float = 0.05  # wandering of the direction, radians
    wobble: float = 0.35


@compiled
def _streamlines(
    angles: Angles,
    tone: Mask,
    seeds: Floats,
    luck: Floats,
    shake_x: Mask,
    shake_y: Mask,
    closest: float,
    widest: float,
    step: float,
    longest: int,
    threshold: float,
    weight: float,
) -> tuple[Points, Floats, Offsets]:
    """Jobard-Lefer style: a line starts only on free ground and stops where another one is too near."""
    # One long function on purpose: the compiled loop shares its buffers and must not allocate per line.
    height, width = tone.shape
    taken = np.zeros((height, width), np.int32)
    capacity = tone.size + 64
    flat, widths = np.empty((capacity, 2), np.float64), np.empty(capacity, np.float64)
    offsets = np.zeros(len(seeds) + 1, np.int64)
    trail = np.empty((2 * longest + 2, 2), np.float64)
    count, used = 0, 0
    for seed in range(len(seeds)):
        x0, y0 = seeds[seed, 0], seeds[seed, 1]
        column, row = int(x0), int(y0)
        if column < 0 or row < 0 or column >= width or row >= height:
            continue
        floor = threshold + luck[seed] * 0.12
        if tone[row, column] <= floor or taken[row, column] != 0:
            continue
        low, high = longest, longest
        for way in range(2):
            x, y = x0, y0
            heading = angles[row, column] + (math.pi if way == 1 else 0.0)
            for k in range(longest):
                ix, iy = int(x), int(y)
                if x < 0 or y < 0 or ix >= width or iy >= height or tone[iy, ix] <= floor or taken[iy, ix] != 0:
                    break
                place = longest + k if way == 0 else longest - k
                trail[place, 0], trail[place, 1] = x, y
                low, high = min(low, place), max(high, place)
                angle = angles[iy, ix]
                if math.cos(angle - heading) < 0:
                    angle += math.pi
                if k > 0 and math.cos(angle - heading) < 0.3:
                    break
                heading = angle
                x += math.cos(angle) * step
                y += math.sin(angle) * step
        size = high - low + 1
        if size < 4 or used + size >= capacity:
            continue
        count += 1
        for k in range(size):
            x, y = trail[low + k, 0], trail[low + k, 1]
            ix, iy = int(x), int(y)
            dark = min(1.0, max(0.0, (tone[iy, ix] - threshold) / (1 - threshold)))
            flat[used, 0], flat[used, 1] = x + shake_x[iy, ix], y + shake_y[iy, ix]
            ends = min(k, size - 1 - k) / (size - 1)
            widths[used] = weight * (0.5 + 0.75 * dark) * min(1.0, 5 * ends + 0.3) * (1 + 0.22 * luck[seed])
            used += 1
            reach = widest + (closest - widest) * dark**0.8
            span = int(reach) + 1
            for yy in range(max(0, iy - span), min(height, iy + span + 1)):
                for xx in range(max(0, ix - span), min(width, ix + span + 1)):
                    if (xx - x) ** 2 + (yy - y) ** 2 < reach * reach and taken[yy, xx] == 0:
                        taken[yy, xx] = count
        offsets[count] = used
    return flat[:used], widths[:used], offsets[: count + 1]


def round_the_form(relief: Relief, angle: float, bend: float = 1.0) -> Angles:
    """Directions of the cuts which parallel planes make through a relief: lines that wrap the volume."""
    plane_x, plane_y, plane_z = -math.sin(angle), math.cos(angle), 0.75 * bend
    across = relief.y * plane_z - relief.z * plane_y
    down = relief.z * plane_x - relief.x * plane_z
    return np.arctan2(down, across).astype(np.float32)


def level(shape: tuple[int, ...], angle: float) -> Angles:
    """The same direction everywhere."""
    return np.full(shape, angle, np.float32)


def hatch(
    sheet: Sheet,
    tone: Mask,
    window: Window,
    angles: Angles,
    strokes: Strokes,
    colour: Colour,
    crossing: Angles | None = None,
) -> None:
    """Strokes for a tone (0 paper … 1 dark); `crossing` gives the second set's directions."""
    _hatch_once(sheet, tone, window, angles, strokes, colour, strokes.threshold)
    if strokes.cross < 1 and float(tone.max(initial=0.0)) > strokes.cross:
        other = angles + np.float32(1.05) if crossing is None else crossing
        _hatch_once(sheet, tone, window, other, strokes, colour, strokes.cross)


def _hatch_once(
    sheet: Sheet,
    tone: Mask,
    window: Window,
    angles: Angles,
    strokes: Strokes,
    colour: Colour,
    threshold: float,
) -> None:
    rows, columns = np.nonzero(tone[::2, ::2] > threshold)
    if len(rows) < 6:
        return
    unit = sheet.unit * (1 + 0.25 * sheet.far)
    closest = max(strokes.closest * unit, 1.3)
    wanted = min(len(rows), int(len(rows) * 4 / (closest * 5)) + 30)
    chosen = sheet.stream.order(len(rows))[:wanted]
    corner = sheet.stream.uniform(0, 2, count=2 * wanted).reshape(-1, 2)
    seeds = np.stack([columns[chosen] * 2.0, rows[chosen] * 2.0], axis=1) + corner
    step = 2.2 * sheet.unit
    wobble = np.float32(strokes.wobble * sheet.unit)
    flat, widths, offsets = _streamlines(
        (angles + strokes.jitter * sheet.noise(sheet.grounds.middle, window)).astype(np.float32),
        np.ascontiguousarray(tone, np.float32),
        seeds,
        np.clip(sheet.stream.normal(count=wanted), -2.5, 2.5),
        wobble * sheet.noise(sheet.grounds.fine, window),
        wobble * sheet.noise(sheet.grounds.fine, window),
        closest,
        max(strokes.widest * unit, closest),
        step,
        max(4, int(strokes.length * sheet.unit / step / 2)),
        threshold,
        strokes.weight * sheet.unit * (1 - 0.25 * sheet.far),
    )
    if len(flat):
        sheet.lay_ink(flat + np.array([window.left, window.top]), widths, offsets, colour, strokes.strength)
