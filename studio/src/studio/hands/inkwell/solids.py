"""Solid shapes: erase, wash, model by the light, hatch, outline."""

import math
from dataclasses import replace

import numpy as np

from studio.colour import Colour
from studio.geometry import Points, bounds
from studio.hands.inkwell.hatch import Angles, hatch, level, round_the_form
from studio.hands.inkwell.manners import MANNERS, Manner, marks
from studio.hands.inkwell.pen import Touch, draw
from studio.hands.inkwell.sheet import Brush, Sheet
from studio.raster import Mask, Relief, Window, blurred, inflated, smoothstep
from studio.scene import FLAT, INK, Lamplight, Light, Shape

# Smaller than this (pixels) a thing is a spot of colour with an outline.
TINY = 9
AMBIENT = 0.12


def lit(relief: Relief, window: Window, light: Light, scale: float) -> Mask:
    """How much light each pixel of a relief receives, 0 … 1."""
    if isinstance(light, Lamplight):
        across = light.at[0] * scale - np.arange(window.left, window.right, dtype=np.float32)[None, :]
        down = light.at[1] * scale - np.arange(window.top, window.bottom, dtype=np.float32)[:, None]
        gap = np.hypot(across, down) + 1e-6
        received = (relief.x * across + relief.y * down) / gap * 0.82 + relief.z * 0.42
    else:
        x, y, z = np.array(light.direction) / np.linalg.norm(light.direction)
        received = relief.x * x + relief.y * y + relief.z * z
    return np.asarray(np.clip(received, 0, 1) * (1 - AMBIENT) + AMBIENT, np.float32)


def from_the_side(window: Window, light: Light, scale: float) -> Mask:
    """-1 where the light comes from the left, +1 from the right, for each column."""
    columns = np.arange(window.left, window.right, dtype=np.float32)
    if isinstance(light, Lamplight):
        return np.asarray(np.clip((light.at[0] * scale - columns) / (200 * scale), -1, 1)[None, :], np.float32)
    return np.full((1, window.width), math.copysign(1.0, light.direction[0]), np.float32)


def light_direction(shape: Shape, light: Light) -> tuple[float, float]:
    """Unit vector on the sheet from the shape towards the light."""
    if isinstance(light, Lamplight):
        left, top, right, bottom = bounds(shape.outline)
        x, y = light.at[0] - (left + right) / 2, light.at[1] - (top + bottom) / 2
    else:
        x, y = light.direction[0], light.direction[1]
    length = math.hypot(x, y) + 1e-9
    return x / length, y / length


def paint_shape(sheet: Sheet, shape: Shape, light: Light, shadow: Colour) -> None:
    """The workhorse: one solid thing, back to front."""
    if not shape.outline:
        return  # nothing is left of it: bald hair, a coat cut away
    mask, window = sheet.mask(shape.outline)
    if window.empty:
        return
    if shape.texture in ("ground", "wave"):
        _paint_rolling(sheet, shape, mask, window, light, shadow)
    else:
        sheet.erase(mask * np.float32(shape.cover), window)
        _lay_colour(sheet, shape, mask, window)
        if shape.texture == "shadow":
            _hatch_shadow(sheet, shape, mask, window)
        elif shape.modelling and min(mask.shape) > TINY + 28 * sheet.scale:
            _model(sheet, shape, mask, window, light, shadow)
    _outline(sheet, shape, light)


def _lay_colour(sheet: Sheet, shape: Shape, mask: Mask, window: Window) -> None:
    small = _breadth(shape) < 80
    brush = Brush(bloom=0.0, edge=0.35, slip=0.5, bleed=0.8) if small else Brush()
    if shape.texture == "shadow":
        brush = Brush(edge=0.9, bleed=3.0, variation=0.25, bloom=0.8)
    elif MANNERS[shape.texture].in_register:
        brush = Brush.in_register()
    sheet.wash(mask, window, shape.colour, shape.weight, brush, shape.colour_below)


def _breadth(shape: Shape) -> float:
    """The narrower side of the largest part, card units: a thousand leaves are small however wide they lie."""
    boxes = [bounds([ring]) for ring in shape.outline]
    return max(min(right - left, bottom - top) for left, top, right, bottom in boxes)


def _model(sheet: Sheet, shape: Shape, mask: Mask, window: Window, light: Light, shadow: Colour) -> None:
    manner = MANNERS[shape.texture]
    radius = 2.5 if shape.form == FLAT else shape.form * sheet.scale
    relief = inflated(mask, radius)
    tone = (1 - lit(relief, window, light, sheet.scale) - 0.35) * manner.contrast + 0.35 + shape.shade
    if manner.mottled:
        tone = tone + manner.mottled * sheet.noise(sheet.grounds.middle, window)
    soft = np.clip(smoothstep(0.22, 0.95, tone), 0, 1) * mask
    sheet.wash(soft, window, shadow, manner.shading * shape.modelling, Brush.still())
    amount = manner.hatching * shape.modelling * _ink_wanted(shape)
    drawn = np.clip((tone + manner.everywhere) * amount, 0, 1) * (mask > 0.5)
    angles = _directions(sheet, shape, manner, relief, window)
    extent = min(window.width, window.height) / sheet.scale - 28
    strokes = replace(manner.strokes, length=min(manner.strokes.length, max(10.0, 0.55 * extent)))
    hatch(sheet, drawn.astype(np.float32), window, angles, strokes, INK, _crossing(shape, manner, relief))
    _mark(sheet, shape, mask, window)


def _ink_wanted(shape: Shape) -> float:
    """Pale things are drawn with less ink than dark ones."""
    paleness = 1 - (1 - shape.colour.lightness) * min(shape.weight, 1.0)
    return float(np.clip(1.8 - 1.2 * paleness, 0.6, 1.15))


def _angle(shape: Shape, manner: Manner) -> float:
    if shape.flow is not None:
        return shape.flow
    return 0.85 if manner.default_flow is None else manner.default_flow


def _directions(sheet: Sheet, shape: Shape, manner: Manner, relief: Relief, window: Window) -> Angles:
    angle = _angle(shape, manner)
    if manner.follow == "contour" and shape.flow is None:
        return np.arctan2(relief.x, -relief.y).astype(np.float32)
    if manner.follow in ("flow", "contour"):
        return level((window.height, window.width), angle)
    return round_the_form(relief, angle, manner.bend)


def _crossing(shape: Shape, manner: Manner, relief: Relief) -> Angles | None:
    return round_the_form(relief, _angle(shape, manner) + 1.05, manner.bend) if manner.follow == "form" else None


def _mark(sheet: Sheet, shape: Shape, mask: Mask, window: Window) -> None:
    """Courses and scales, kept where they fall inside."""
    left, top, right, bottom = bounds(shape.outline)
    paths = marks(shape.texture, left, top, right, bottom, sheet.stream)
    inside = [path for path in paths if _covered(sheet, path, mask, window)]
    draw(sheet, inside, 0.9, INK, 0.55, Touch(wobble=0.5, gaps=0.18))


def _covered(sheet: Sheet, path: Points, mask: Mask, window: Window) -> bool:
    for x, y in path[[0, len(path) // 2, -1]] * sheet.scale:
        column, row = int(x) - window.left, int(y) - window.top
        if not (0 <= column < window.width and 0 <= row < window.height) or mask[row, column] < 0.9:
            return False
    return True


def _hatch_shadow(sheet: Sheet, shape: Shape, mask: Mask, window: Window) -> None:
    """A cast figure: no light on it, two sets of strokes across the whole."""
    ink = shape.colour.darker(0.6)
    strokes = MANNERS["shadow"].strokes
    angle = 0.75 if shape.flow is None else shape.flow
    tone = np.where(mask > 0.5, np.float32(0.85 * min(1.0, shape.modelling)), np.float32(0))
    hatch(sheet, tone, window, level(mask.shape, angle), strokes, ink, level(mask.shape, angle + 1.4))


def _paint_rolling(sheet: Sheet, shape: Shape, mask: Mask, window: Window, light: Light, shadow: Colour) -> None:
    """Ground and waves: strokes follow the upper edge, slopes turned from the light are darker."""
    manner = MANNERS[shape.texture]
    crest = np.argmax(mask > 0.5, axis=0).astype(np.float32)
    crest = blurred(crest[None, :], 3 * sheet.scale)
    slope = blurred(np.gradient(crest[0])[None, :].astype(np.float32), 5 * sheet.scale)
    reach = max(60 * sheet.scale, 0.8 * window.height) if shape.texture == "ground" else 0.9 * window.height
    deep = np.clip((np.arange(window.height, dtype=np.float32)[:, None] - crest) / reach, 0, 1)
    turned = -slope * from_the_side(window, light, sheet.scale)
    if shape.texture == "ground":
        sheet.erase(mask * np.float32(shape.cover), window)
        sheet.wash(mask, window, shape.colour, shape.weight, Brush(bleed=2.0, bloom=0.5, edge=0.4), shape.colour_below)
        tone = 0.35 + 0.9 * turned + 0.22 * sheet.noise(sheet.grounds.middle, window) + 0.25 * deep + shape.shade
        angles = np.arctan(slope) * (1 - 0.7 * deep) + 0.25 * sheet.noise(sheet.grounds.broad, window) * deep
        shading = np.clip(tone, 0, 1) * mask
        sheet.wash(shading.astype(np.float32), window, shadow, manner.shading * shape.modelling, Brush.still())
        amount = 0.82
    else:
        sheet.erase(mask * np.clip(1 - 1.6 * deep, 0, 1) * np.float32(0.85 * shape.cover), window)
        sheet.wash(mask * (1 - deep) ** 1.3, window, shape.colour, shape.weight, replace(Brush.still(), edge=0.1))
        tone = (0.62 + 0.5 * turned + shape.shade) * (1 - deep) ** 0.9
        angles = np.arctan(slope * (1 - 0.6 * deep))
        amount = 0.95
    drawn = np.clip(tone * amount * shape.modelling, 0, 1) * (mask > 0.5)
    hatch(sheet, drawn.astype(np.float32), window, angles.astype(np.float32), manner.strokes, INK)


def _outline(sheet: Sheet, shape: Shape, light: Light) -> None:
    if not shape.line:
        return
    manner = MANNERS[shape.texture]
    if shape.texture in ("ground", "wave"):
        draw(sheet, [_upper_edge(ring) for ring in shape.outline], shape.line, INK, 0.88, Touch(restate=0.5))
        return
    touch = Touch(restate=manner.restate if shape.line > 1.0 else 0.0)
    draw(sheet, shape.outline, shape.line, INK, 0.9, touch, closed=True, light=light_direction(shape, light))


def _upper_edge(ring: Points) -> Points:
    """The ring's way from its leftmost to its rightmost point along the top."""
    start, end = (
        int(np.argmin(ring[:, 0] + 1e-6 * ring[:, 1])),
        int(np.argmax(ring[:, 0] - 1e-6 * ring[:, 1])),
    )
    turned = np.roll(ring, -start, axis=0)
    stop = (end - start) % len(ring)
    forward, backward = turned[: stop + 1], np.vstack([turned[:1], turned[stop:][::-1]])
    return forward if forward[:, 1].mean() <= backward[:, 1].mean() else backward
