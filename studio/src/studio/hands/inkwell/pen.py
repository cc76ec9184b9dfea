"""The pen: outlines and details that tremble, press, lift and taper like a hand's."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.chance import Floats
from studio.colour import Colour
from studio.compiled import compiled
from studio.geometry import Points
from studio.hands.inkwell.sheet import Sheet
from studio.raster import Offsets, flattened

# Pixels between the samples of a stroke at full size.
STEP = 2.2


@dataclass(frozen=True)
class Touch:
    """How the pen is held. Lengths in card units."""

    wobble: float = 0.7
    gaps: float = 0.12  # how often the pen skips
    pressure: float = 0.3  # how much the width varies
    taper: bool = True
    restate: float = 0.0  # probability of a second, fainter line beside the first


STEADY = Touch(wobble=0.12, gaps=0.0, pressure=0.12)


@compiled
def _lattice(key: int, seed: int) -> float:
    """A fixed value of standard deviation 1 for each whole number and seed."""
    mixed = np.uint64(key) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed) * np.uint64(0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(32)
    return (float(mixed >> np.uint64(40)) / 16777216.0 - 0.5) * 3.4641


@compiled
def _drift(place: float, seed: int) -> float:
    """Smooth noise along a line."""
    whole = int(np.floor(place))
    t = place - whole
    t = t * t * (3 - 2 * t)
    return _lattice(whole + 4096, seed) * (1 - t) + _lattice(whole + 4097, seed) * t


@compiled
def _sampled(flat: Points, offsets: Offsets, closed: bool, step: float, turns: Floats) -> tuple[Points, Offsets]:
    """Paths resampled to even steps; closed ones start at a random place and overlap their beginning."""
    counts = np.zeros(len(offsets), np.int64)
    lengths = np.zeros(len(offsets) - 1, np.float64)
    for path in range(len(offsets) - 1):
        first, last = offsets[path], offsets[path + 1]
        span = last - first if closed else last - first - 1
        for i in range(span):
            j = first + (i + 1) % (last - first)
            lengths[path] += np.hypot(flat[j, 0] - flat[first + i, 0], flat[j, 1] - flat[first + i, 1])
        steps = max(3, int(lengths[path] / step) + 1)
        counts[path + 1] = steps + (min(6, steps // 4) if closed else 0)
    begins = np.cumsum(counts)
    result = np.empty((begins[-1], 2), np.float64)
    for path in range(len(offsets) - 1):
        first, last = offsets[path], offsets[path + 1]
        size = last - first
        total = counts[path + 1]
        core = max(3, int(lengths[path] / step) + 1)
        gap = lengths[path] / (core if closed else core - 1)
        offset = turns[path] * lengths[path] if closed else 0.0
        i, walked = 0, 0.0
        edge = np.hypot(flat[first + 1 % size, 0] - flat[first, 0], flat[first + 1 % size, 1] - flat[first, 1])
        for k in range(total):
            want = offset + k * gap
            while walked + edge < want and i < 3 * size:
                walked += edge
                i += 1
                if not closed and i >= size - 1:
                    i -= 1
                    walked -= edge
                    break
                a, b = first + i % size, first + (i + 1) % size
                edge = np.hypot(flat[b, 0] - flat[a, 0], flat[b, 1] - flat[a, 1])
            a, b = first + i % size, first + (i + 1) % size
            t = min(1.0, (want - walked) / edge) if edge > 0 else 0.0
            result[begins[path] + k, 0] = flat[a, 0] + (flat[b, 0] - flat[a, 0]) * t
            result[begins[path] + k, 1] = flat[a, 1] + (flat[b, 1] - flat[a, 1]) * t
    return result, begins


@compiled
def _trembled(
    even: Points,
    offsets: Offsets,
    seeds: NDArray[np.int64],
    width: float,
    wobble: Floats,
    gaps: float,
    pressure: float,
    taper: bool,
    closed: bool,
    light_x: float,
    light_y: float,
) -> tuple[Points, Floats]:
    """Displace the samples and give each its width; lit sides of closed outlines are drawn thinner."""
    result, widths = np.empty_like(even), np.empty(len(even), np.float64)
    for path in range(len(offsets) - 1):
        first, last, seed = offsets[path], offsets[path + 1], seeds[path]
        count = last - first
        area = 0.0
        if closed:
            for i in range(first, last - 1):
                area += even[i, 0] * even[i + 1, 1] - even[i + 1, 0] * even[i, 1]
        for k in range(count):
            i = first + k
            shake_x = 0.55 * _drift(k / 14, seed) + 0.7 * _drift(k / 45, seed + 1)
            shake_y = 0.55 * _drift(k / 14, seed + 2) + 0.7 * _drift(k / 45, seed + 3)
            result[i, 0] = even[i, 0] + wobble[path] * shake_x
            result[i, 1] = even[i, 1] + wobble[path] * shake_y
            w = width * (1 + 0.7 * pressure * _drift(k / 16, seed + 4))
            if gaps > 0:
                w *= min(1.0, max(0.0, (_drift(k / 22, seed + 5) + 2.2 - gaps * 6) * 2.5))
            if taper:
                w *= min(1.0, 0.25 + min(k, count - 1 - k) / max(3.0, min(9.0, count / 3)))
            if closed:
                before, after = max(first, i - 1), min(last - 1, i + 1)
                along_x, along_y = even[after, 0] - even[before, 0], even[after, 1] - even[before, 1]
                length = np.hypot(along_x, along_y) + 1e-9
                outward = 1.0 if area > 0 else -1.0
                w *= 1 - 0.45 * outward * (along_y * light_x - along_x * light_y) / length
            widths[i] = w
    return result, widths


def draw(
    sheet: Sheet,
    paths: Sequence[Points],
    weight: float,
    colour: Colour,
    strength: float = 0.9,
    touch: Touch | None = None,
    closed: bool = False,
    light: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Strokes along paths in card units."""
    touch = touch or Touch()
    kept = [np.asarray(path * sheet.scale, np.float64) for path in paths if len(path) > 1]
    if not kept:
        return
    flat, offsets = flattened(kept)
    sizes = np.array([np.ptp(path, axis=0).max() for path in kept])
    # A big tremble would crumple small things.
    wobble = np.minimum(touch.wobble * sheet.unit, 0.03 * sizes + 0.05)
    even, begins = _sampled(flat, offsets, closed, STEP * sheet.unit, sheet.stream.fractions(len(kept)))
    width = weight * sheet.unit * (1 - 0.3 * sheet.far)
    passes = 2 if touch.restate and sheet.stream.happens(touch.restate) else 1
    for again in range(passes):
        seeds = (sheet.stream.fractions(len(kept)) * 2**31).astype(np.int64)
        shaken, widths = _trembled(
            even, begins, seeds, width * (0.55 if again else 1.0), wobble * (1 + 1.1 * again), touch.gaps,
            touch.pressure, touch.taper, closed, *light,
        )  # fmt: skip
        sheet.lay_ink(shaken, widths, begins, colour, strength)
