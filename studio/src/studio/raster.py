"""From outlines to pixels: coverage masks, pen ribbons, blur, relief. Shared by the hands.

Masks are float32 in 0 … 1 on a `Window` of the sheet; path coordinates here are pixels.
"""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from studio.compiled import compiled
from studio.geometry import Points

Mask = NDArray[np.float32]
Offsets = NDArray[np.int64]

# Parallelism is over cards; threads inside one picture only fight each other.
cv2.setNumThreads(1)


class Window(NamedTuple):
    """A rectangle of whole pixels: left, top inclusive; right, bottom exclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def empty(self) -> bool:
        return self.width < 2 or self.height < 2

    @property
    def cut(self) -> tuple[slice, slice]:
        return slice(self.top, self.bottom), slice(self.left, self.right)


def window_round(rings: Sequence[Points], pad: float, width: int, height: int) -> Window:
    """The window holding all rings with `pad` pixels round them, kept on the sheet."""
    everything = np.vstack(rings)
    low, high = np.floor(everything.min(axis=0) - pad), np.ceil(everything.max(axis=0) + pad)
    left, top = max(0, int(low[0])), max(0, int(low[1]))
    return Window(left, top, max(left, min(width, int(high[0]))), max(top, min(height, int(high[1]))))


def flattened(paths: Sequence[Points]) -> tuple[Points, Offsets]:
    """Many paths in one array, with where each begins (and the end of the last)."""
    offsets = np.zeros(len(paths) + 1, np.int64)
    np.cumsum([len(path) for path in paths], out=offsets[1:])
    return np.ascontiguousarray(np.vstack(paths), np.float64), offsets


@compiled
def _fill(flat: Points, offsets: Offsets, left: int, top: int, width: int, height: int) -> Mask:
    """Scanline filling, non-zero rule, exact across, five samples down each pixel."""
    rows = height * 5
    counts = np.zeros(rows + 1, np.int64)
    for ring in range(len(offsets) - 1):
        for i in range(offsets[ring], offsets[ring + 1]):
            j = i + 1 if i + 1 < offsets[ring + 1] else offsets[ring]
            y0, y1 = (flat[i, 1] - top) * 5 - 0.5, (flat[j, 1] - top) * 5 - 0.5
            first, last = int(np.ceil(min(y0, y1))), int(np.ceil(max(y0, y1)))
            for row in range(max(first, 0), min(last, rows)):
                counts[row + 1] += 1
    starts = np.cumsum(counts)
    filled = starts[:-1].copy()
    places = np.empty(starts[-1], np.float64)
    turns = np.empty(starts[-1], np.int64)
    for ring in range(len(offsets) - 1):
        for i in range(offsets[ring], offsets[ring + 1]):
            j = i + 1 if i + 1 < offsets[ring + 1] else offsets[ring]
            y0, y1 = (flat[i, 1] - top) * 5 - 0.5, (flat[j, 1] - top) * 5 - 0.5
            first, last = int(np.ceil(min(y0, y1))), int(np.ceil(max(y0, y1)))
            for row in range(max(first, 0), min(last, rows)):
                t = (row - y0) / (y1 - y0)
                slot = filled[row]
                x = flat[i, 0] + (flat[j, 0] - flat[i, 0]) * t - left
                # Insertion keeps each row sorted; rows rarely hold more than a few crossings.
                while slot > starts[row] and places[slot - 1] > x:
                    places[slot] = places[slot - 1]
                    turns[slot] = turns[slot - 1]
                    slot -= 1
                places[slot] = x
                turns[slot] = 1 if y1 > y0 else -1
                filled[row] += 1
    mask = np.zeros((height, width), np.float32)
    for row in range(rows):
        winding = 0
        y = row // 5
        for slot in range(starts[row], starts[row + 1] - 1):
            winding += turns[slot]
            if winding == 0:
                continue
            x0, x1 = max(places[slot], 0.0), min(places[slot + 1], float(width))
            if x1 <= x0:
                continue
            first, last = int(x0), min(int(x1), width - 1)
            if first == last:
                mask[y, first] += (x1 - x0) / 5
                continue
            mask[y, first] += (first + 1 - x0) / 5
            for x in range(first + 1, last):
                mask[y, x] += 0.2
            mask[y, last] += (x1 - last) / 5
    return np.minimum(mask, np.float32(1.0))


def filled(rings: Sequence[Points], window: Window) -> Mask:
    """How much of each pixel the rings cover."""
    flat, offsets = flattened(rings)
    return _fill(flat, offsets, window.left, window.top, window.width, window.height)


@compiled
def _stroke(mask: Mask, flat: Points, widths: NDArray[np.float64], offsets: Offsets, left: int, top: int) -> None:
    height, width = mask.shape
    for path in range(len(offsets) - 1):
        for i in range(offsets[path], offsets[path + 1] - 1):
            w0, w1 = widths[i] / 2, widths[i + 1] / 2
            if w0 <= 0.06 or w1 <= 0.06:
                continue
            x0, y0 = flat[i, 0] - left - 0.5, flat[i, 1] - top - 0.5
            dx, dy = flat[i + 1, 0] - flat[i, 0], flat[i + 1, 1] - flat[i, 1]
            square = dx * dx + dy * dy + 1e-12
            reach = max(w0, w1) + 0.5
            first_x, last_x = (
                max(0, int(min(x0, x0 + dx) - reach)),
                min(width - 1, int(max(x0, x0 + dx) + reach) + 1),
            )
            first_y, last_y = (
                max(0, int(min(y0, y0 + dy) - reach)),
                min(height - 1, int(max(y0, y0 + dy) + reach) + 1),
            )
            for y in range(first_y, last_y + 1):
                for x in range(first_x, last_x + 1):
                    t = ((x - x0) * dx + (y - y0) * dy) / square
                    t = 0.0 if t < 0 else 1.0 if t > 1 else t
                    gap_x, gap_y = x - x0 - t * dx, y - y0 - t * dy
                    half = w0 + (w1 - w0) * t
                    cover = half + 0.5 - np.sqrt(gap_x * gap_x + gap_y * gap_y)
                    if half < 0.5:
                        # Thinner than a pixel: keep the amount of ink, not the shape.
                        cover *= 2 * half / (half + 0.5) ** 2
                    if cover > mask[y, x]:
                        mask[y, x] = min(cover, 1.0)


def stroked(flat: Points, widths: NDArray[np.float64], offsets: Offsets, window: Window) -> Mask:
    """Ribbons of varying width along many paths; a width near 0 lifts the pen."""
    mask = np.zeros((window.height, window.width), np.float32)
    _stroke(mask, flat, widths, offsets, window.left, window.top)
    return mask


def blurred(image: Mask, sigma: float) -> Mask:
    """Gaussian blur; wide ones on a smaller copy, where nobody can tell."""
    if sigma < 0.3:
        return image
    shrink = int(sigma / 4)
    if shrink < 2 or min(image.shape[:2]) < 8 * shrink:
        return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.float32)
    height, width = image.shape[:2]
    small = cv2.resize(image, (width // shrink, height // shrink), interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), sigma / shrink)
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)


def moved(image: Mask, right: float, down: float) -> Mask:
    """Shifted by a fraction of a pixel; what comes in is empty."""
    matrix = np.array([[1, 0, right], [0, 1, down]], np.float32)
    return np.asarray(cv2.warpAffine(image, matrix, (image.shape[1], image.shape[0])), np.float32)


def remapped(image: Mask, across: Mask, down: Mask) -> Mask:
    """`image` looked up at the given pixel coordinates, reflected at its borders."""
    found = cv2.remap(image, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return np.asarray(found, np.float32)


def depth_inside(mask: Mask) -> Mask:
    """Distance of each covered pixel from the contour."""
    return np.asarray(cv2.distanceTransform((mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5), np.float32)


class Relief(NamedTuple):
    """Unit normals of a silhouette blown up like a balloon."""

    x: Mask
    y: Mask
    z: Mask


def inflated(mask: Mask, radius: float) -> Relief:
    """Relief with edges rounded by `radius` pixels (at most as round as the silhouette allows)."""
    depth = depth_inside(mask)
    round_by = float(min(max(depth.max(), 1.0), max(radius, 1.0)))
    share = np.clip(depth / round_by, 0, 1)
    height = round_by * np.sqrt(np.clip(1 - (1 - share) ** 2, 0, 1))
    height = blurred(height, max(1.2, round_by * 0.16))
    down, across = np.gradient(height)
    steep = (1 / np.sqrt(1 + across * across + down * down)).astype(np.float32)
    return Relief(-across * steep, -down * steep, steep)


def smoothstep(low: float, high: float, value: Mask) -> Mask:
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)
