"""Skies: graded washes run wet into wet, then the engraver's lines."""

import numpy as np

from studio.hands.inkwell.hatch import Strokes, hatch
from studio.hands.inkwell.sheet import Sheet, absorption
from studio.noise import swirl
from studio.raster import Mask, Window, blurred, smoothstep
from studio.scene import Sky


def paint_sky(sheet: Sheet, sky: Sky) -> None:
    left, top, right, bottom = (side * sheet.scale for side in sky.box)
    window = Window(
        max(0, round(left)),
        max(0, round(top)),
        min(sheet.width, round(right)),
        min(sheet.height, round(bottom)),
    )
    if window.empty:
        return
    sheet.erase(np.ones((window.height, window.width), np.float32), window)
    _grade(sheet, sky, window, top, bottom)
    if sky.lines:
        _engrave(sheet, sky, window, top, bottom)


def _grade(sheet: Sheet, sky: Sky, window: Window, top: float, bottom: float) -> None:
    rows = np.arange(window.top, window.bottom, dtype=np.float32)[:, None]
    place = (rows - top) / (bottom - top)
    place = place + 0.05 * sheet.noise(sheet.grounds.broad, window) + 0.025 * sheet.noise(sheet.grounds.middle, window)
    stops = [stop.at for stop in sky.stops]
    swallowed = np.array([absorption(stop.colour) * stop.weight for stop in sky.stops])
    density = 1 + 0.10 * sheet.noise(sheet.grounds.drift, window) + 0.10 * sheet.noise(sheet.grounds.middle, window)
    density = np.clip(density + 0.11 * sheet.noise(sheet.grounds.grain, window), 0, 3) * _puddles(sheet, window)
    view = sheet.stain[window.cut]
    for channel in range(3):
        view[..., channel] *= np.exp(-np.interp(place, stops, swallowed[:, channel]).astype(np.float32) * density)


def _puddles(sheet: Sheet, window: Window) -> Mask:
    """Broad back-runs; few, so that the sky stays calm."""
    factor = np.ones((window.height, window.width), np.float32)
    down = np.arange(window.height, dtype=np.float32)[:, None]
    across = np.arange(window.width, dtype=np.float32)[None, :]
    for _ in range(2 + sheet.stream.integer(0, 2)):
        x, y = sheet.stream.uniform(0, window.width), sheet.stream.uniform(0, window.height)
        radius = sheet.stream.uniform(60, 190) * sheet.scale
        ring = np.hypot(across - x, (down - y) * 1.2) / radius + 0.13 * sheet.noise(sheet.grounds.fine, window)
        ring = ring + 0.15 * sheet.noise(sheet.grounds.middle, window)
        factor *= 1 - 0.2 * smoothstep(1.0, 0.5, ring) + 0.18 * np.exp(-(((ring - 1.02) / 0.06) ** 2))
    return factor


def _engrave(sheet: Sheet, sky: Sky, window: Window, top: float, bottom: float) -> None:
    """Streamlines of a noisy drift, closing into rings round the light and leaving it free."""
    end = min(window.bottom, round(top + (bottom - top) * sky.lines_until))
    window = Window(window.left, window.top, window.right, end)
    if window.empty:
        return
    eddy_x, eddy_y = swirl(blurred(np.ascontiguousarray(sheet.noise(sheet.grounds.broad, window)), 25 * sheet.scale))
    strength = 60 * sky.unrest * sheet.scale
    flow_x = np.cos(sky.heading) + eddy_x * strength
    flow_y = np.sin(sky.heading) + eddy_y * strength
    tone = sky.lines + 0.13 * sheet.noise(sheet.grounds.middle, window)
    tone = tone + 0.1 * sheet.noise(sheet.grounds.drift, window)
    if sky.halo is not None:
        x, y, radius = (part * sheet.scale for part in sky.halo)
        across = np.arange(window.left, window.right, dtype=np.float32)[None, :] - x
        down = np.arange(window.top, window.bottom, dtype=np.float32)[:, None] - y
        gap = np.hypot(across, down) + 1
        ring = 3 * np.exp(-((gap / (1.5 * radius)) ** 2))
        flow_x, flow_y = flow_x - ring * down / gap, flow_y + ring * across / gap
        tone = tone - 1.1 * sky.lines * np.exp(-((gap / radius) ** 2))
    rows = np.arange(window.top, window.bottom, dtype=np.float32)[:, None]
    thinning = np.clip((end - rows) / (0.12 * (bottom - top)), 0, 1) if sky.lines_until < 1 else 1.0
    strokes = Strokes(3.2, 8.0, length=150, weight=0.8, threshold=0.25, cross=1.0, strength=0.55)
    angles = np.arctan2(flow_y, flow_x).astype(np.float32)
    hatch(sheet, np.clip(tone * thinning, 0, 1).astype(np.float32), window, angles, strokes, sky.line_colour)
