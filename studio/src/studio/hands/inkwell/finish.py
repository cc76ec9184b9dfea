"""The last steps: glaze, grade, ragged plate edge, ruled border, paper."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from studio.colour import colour
from studio.geometry import points
from studio.hands import Picture
from studio.hands.inkwell.pen import Touch, draw
from studio.hands.inkwell.sheet import Sheet, absorption
from studio.raster import Mask, blurred, smoothstep
from studio.scene import INK, Glaze, Glow

MARGIN = 30.0
GAMMA = 0.9
SATURATION = 1.12
VIGNETTE = colour("#8f7048")


def glaze(sheet: Sheet, tint: Glaze, glows: Sequence[Glow]) -> None:
    """Tint the sheet, sparing the lights: light is what the glaze leaves alone."""
    down = np.arange(sheet.height, dtype=np.float32)[:, None]
    across = np.arange(sheet.width, dtype=np.float32)[None, :]
    density = np.repeat(tint.top + (tint.bottom - tint.top) * down / sheet.height, sheet.width, axis=1)
    for glow in glows:
        x, y, radius = glow.at[0] * sheet.scale, glow.at[1] * sheet.scale, 0.8 * glow.radius * sheet.scale
        density = density * (1 - glow.spare * np.exp(-((across - x) ** 2 + (down - y) ** 2) / radius**2))
    uneven = 1 + 0.10 * sheet.noise(sheet.grounds.broad, sheet.whole)
    uneven = uneven + 0.05 * sheet.noise(sheet.grounds.middle, sheet.whole)
    density = density * uneven * (1 + 0.08 * sheet.noise(sheet.grounds.grain, sheet.whole)) * tint.weight
    sheet.absorb(np.clip(density, 0, 4).astype(np.float32), sheet.whole, tint.colour)


def rekindle(sheet: Sheet, glows: Sequence[Glow]) -> None:
    """After the glaze the lights breathe once more, smaller and softer."""
    for glow in glows:
        x, y = glow.at[0] * sheet.scale, glow.at[1] * sheet.scale
        sheet.lift(x, y, 0.75 * glow.radius * sheet.scale, glow.colour, 0.4 * glow.strength, glow.falloff + 0.3)


def finished(sheet: Sheet, framed: bool) -> Picture:
    """Paper, stain and ink as one picture."""
    inside = _from_edge(sheet) - (MARGIN * sheet.scale if framed else -1e3)
    stain = _graded(sheet, inside)
    if framed:
        ragged = inside + 2.2 * sheet.scale * _corner(sheet, sheet.grounds.fine)
        ragged = ragged + 1.2 * sheet.scale * _corner(sheet, sheet.grounds.middle)
        plate = smoothstep(-1.5 * sheet.unit, 1.5 * sheet.unit, ragged)
        stain = 1 + (stain - 1) * plate[..., None]
        sheet.ink = 1 + (sheet.ink - 1) * smoothstep(-0.8 * sheet.unit, 0.5 * sheet.unit, inside)[..., None]
        dark = np.clip(1 - inside / (330 * sheet.scale), 0, 1) ** 2.2 * 0.38 * plate
        stain = stain * np.exp(-dark[..., None] * absorption(VIGNETTE))
        _rule_border(sheet)
    ink = blurred(sheet.ink, 0.42 * sheet.unit)
    picture = _fibres(sheet)[..., None] * sheet.paper * stain * ink * _yellowing(sheet)
    return np.asarray(np.clip(picture, 0, 1) * 255 + 0.5, np.uint8)


def _from_edge(sheet: Sheet) -> Mask:
    """Distance of each pixel from the nearest edge of the sheet."""
    across, down = np.arange(sheet.width, dtype=np.float32), np.arange(sheet.height, dtype=np.float32)
    sideways = np.minimum(across, sheet.width - 1 - across)[None, :]
    return np.minimum(sideways, np.minimum(down, sheet.height - 1 - down)[:, None])


def _corner(sheet: Sheet, field: Mask) -> Mask:
    return field[: sheet.height, : sheet.width]


def _graded(sheet: Sheet, inside: Mask) -> NDArray[np.float32]:
    """Gamma and saturation, and pigment pooled along the plate's edge."""
    rim = 1 + 0.22 * np.exp(-((np.clip(inside, 0, 99) / (3.2 * sheet.unit)) ** 2))[..., None]
    stain = np.clip(sheet.stain, 0.001, 9) ** (rim * GAMMA)
    grey = stain.mean(axis=-1, keepdims=True)
    return np.asarray(np.clip(grey + (stain - grey) * SATURATION, 0, 1.2), np.float32)


def _rule_border(sheet: Sheet) -> None:
    """Two ruled lines whose ends overshoot the corners."""
    sheet.far = 0.0
    width, height = sheet.width / sheet.scale, sheet.height / sheet.scale
    for inset, weight in ((MARGIN, 1.9), (MARGIN - 6.5, 0.9)):
        left, top, right, bottom, over = inset, inset, width - inset, height - inset, 5
        sides = [
            points((left - over, top), (right + over, top)),
            points((right, top - over), (right, bottom + over)),
            points((right + over, bottom), (left - over, bottom)),
            points((left, bottom + over), (left, top - over)),
        ]
        draw(sheet, sides, weight, INK, 0.85, Touch(wobble=0.8, gaps=0.03))


def _fibres(sheet: Sheet) -> Mask:
    noise = sheet.grounds
    return np.asarray(
        1 + 0.012 * (_corner(sheet, noise.grain) + _corner(sheet, noise.broad)) + 0.008 * _corner(sheet, noise.fine),
        np.float32,
    )


def _yellowing(sheet: Sheet) -> NDArray[np.float32]:
    """Old paper darkens from its edges."""
    age = np.clip(1 - _from_edge(sheet) / (60 * sheet.scale), 0, 1)[..., None] ** 2 * 0.10
    return np.asarray(1 - age * np.array([0.3, 0.6, 1.0], np.float32), np.float32)
