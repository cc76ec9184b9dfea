"""Inkwell: pen line, form-following hatching and colour washes on warm paper."""

from dataclasses import dataclass, field, replace

import numpy as np

from studio.chance import Chance, Stream
from studio.geometry import Points, ellipse, star
from studio.hands import Picture
from studio.hands.inkwell.finish import finished, glaze, rekindle
from studio.hands.inkwell.hatch import Strokes, hatch, level
from studio.hands.inkwell.pen import STEADY, Touch, draw
from studio.hands.inkwell.sheet import Brush, Sheet
from studio.hands.inkwell.solids import paint_shape
from studio.hands.inkwell.weather import paint_sky
from studio.raster import Mask, blurred, remapped
from studio.scene import (
    Clip,
    Dots,
    Glow,
    Group,
    Item,
    Light,
    Lines,
    Mirror,
    Scene,
    Shape,
    Sky,
    Veil,
    Wash,
    hazed,
    hazed_shape,
)

# Washes slip by a few pixels, so the paper shows along the edge of an unframed sheet: that much is cut off.
TRIM = 4


@dataclass(frozen=True)
class InkwellHand:
    """Paints scenes in ink and wash, to the edge; or `framed`, with a ragged plate edge and a ruled border."""

    framed: bool = True

    def paint(self, scene: Scene, chance: Chance, size: tuple[int, int]) -> Picture:
        trim = 0 if self.framed else TRIM
        sheet = _painted(scene, chance.paint, (size[0] + 2 * trim, size[1] + 2 * trim))
        sheet.stream = chance.paint.child("finish")
        picture = finished(sheet, self.framed)
        return picture[trim : trim + size[1], trim : trim + size[0]]


def _painted(scene: Scene, stream: Stream, size: tuple[int, int]) -> Sheet:
    """The scene on a fresh sheet, glazed but not yet finished."""
    sheet = Sheet(*size, size[0] / scene.width, stream.child("sky"))
    work = _Work(sheet, scene, stream)
    if scene.sky is not None:
        paint_sky(sheet, scene.sky)
    for layer in scene.layers:
        work.paint(layer, scene.light, 0.0)
    sheet.far, sheet.stream = 0.0, stream.child("glaze")
    if scene.glaze is not None:
        glaze(sheet, scene.glaze, work.glows)
        rekindle(sheet, work.glows)
    return sheet


@dataclass
class _Work:
    """One scene being painted: walks the items in order, each with its own stream of chance."""

    sheet: Sheet
    scene: Scene
    stream: Stream
    glows: list[Glow] = field(default_factory=list)
    done: int = 0

    def paint(self, item: Item, light: Light, far: float) -> None:
        if isinstance(item, Group):
            inherited = item.light or light
            for part in item.items:
                self.paint(part, inherited, max(far, item.far))
            return
        self.done += 1
        self.sheet.far = far
        self.sheet.stream = self.stream.child(self.done)
        if isinstance(item, Clip):
            self._clip(item, light, far)
        elif isinstance(item, Mirror):
            self._mirror(item)
        elif isinstance(item, Sky):
            paint_sky(self.sheet, item)
        elif isinstance(item, Shape):
            paint_shape(self.sheet, hazed_shape(item, far, self.scene.haze), light, self.scene.shadow)
        elif isinstance(item, Lines):
            touch = replace(STEADY, taper=item.taper) if item.steady else Touch(taper=item.taper, gaps=0.06)
            draw(self.sheet, item.paths, item.weight, item.colour, item.strength, touch)
        elif isinstance(item, Dots):
            self._dots(item)
        elif isinstance(item, Wash):
            self._wash(item)
        elif isinstance(item, Veil):
            self._veil(item)
        else:
            self._glow(item)

    def _clip(self, clip: Clip, light: Light, far: float) -> None:
        """Paint on, then put back what was there outside the outline."""
        sheet = self.sheet
        before = sheet.stain.copy(), sheet.ink.copy()
        self.paint(clip.group, light, far)
        kept = np.zeros((sheet.height, sheet.width, 1), np.float32)
        mask, window = sheet.mask(clip.outline, pad=0)
        if not window.empty:
            kept[window.cut] = mask[..., None]
        if not clip.inside:
            kept = 1 - kept
        for layer, old in zip((sheet.stain, sheet.ink), before, strict=True):
            layer *= kept
            layer += old * (1 - kept)

    def _mirror(self, mirror: Mirror) -> None:
        """The other world on a sheet of its own, turned over and rippled."""
        sheet = self.sheet
        size = (sheet.width, sheet.height)
        other = _painted(mirror.scene, self.stream.child("mirror"), size)
        line = round(mirror.waterline * sheet.scale)
        rows = min(sheet.height - line, line)
        down = np.arange(rows, dtype=np.float32)[:, None]
        across = np.arange(sheet.width, dtype=np.float32)[None, :]
        swell = mirror.ripple * sheet.scale * (0.25 + down / rows)
        wave = np.sin(down / ((5 + 9 * down / rows) * sheet.scale) + 1.5 * np.sin(across / (130 * sheet.scale)))
        find_x = (across + swell * (wave + 0.5 * sheet.grounds.middle[:rows, : sheet.width])).astype(np.float32)
        find_y = np.broadcast_to(line - 1 - down, find_x.shape).astype(np.float32)
        for source, target in ((other.stain, sheet.stain), (other.ink, sheet.ink)):
            target[line : line + rows] = remapped(source, find_x, find_y)
        if mirror.tint is not None:
            murk = np.broadcast_to(mirror.depth * down / rows, find_x.shape).astype(np.float32)
            window = sheet.whole._replace(top=line, bottom=line + rows)
            sheet.absorb(murk, window, mirror.tint)

    def _dots(self, dots: Dots) -> None:
        sheet = self.sheet
        # Specks smaller than a pixel would vanish on small sheets.
        radii = np.maximum(dots.radii, 0.55 / sheet.scale)
        rings = [_speck(x, y, radius, dots.kind) for (x, y), radius in zip(dots.centres, radii, strict=True)]
        if not rings:
            return
        mask, window = sheet.mask(rings, pad=3)
        if not window.empty:
            sheet.body_colour(mask * np.float32(dots.strength * (1 - 0.5 * sheet.far)), window, dots.colour)

    def _wash(self, wash: Wash) -> None:
        sheet = self.sheet
        mask, window = sheet.mask(wash.outline, pad=14 + 2 * wash.softness)
        if window.empty:
            return
        soft = blurred(mask, wash.softness * sheet.scale * 0.6) * _fading(mask, wash.fade)
        colour = hazed(wash.colour, sheet.far, self.scene.haze)
        sheet.wash(soft, window, colour, wash.weight, Brush(edge=0.25, bleed=0.0, bloom=0.0, slip=0.0))
        if wash.hatched:
            tone = (np.clip(soft * 0.7, 0, 1)).astype(np.float32)
            hatch(
                sheet,
                tone,
                window,
                level(tone.shape, 0.08),
                Strokes(3, 6, length=60, cross=1.0),
                colour.darker(0.5),
            )

    def _veil(self, veil: Veil) -> None:
        sheet = self.sheet
        mask, window = sheet.mask(veil.outline, pad=4 + 3 * veil.softness)
        if not window.empty:
            soft = blurred(mask, veil.softness * sheet.scale) * _fading(mask, veil.fade)
            sheet.body_colour(soft * np.float32(veil.strength), window, veil.colour, over_ink=0.7)

    def _glow(self, glow: Glow) -> None:
        self.glows.append(glow)
        x, y = glow.at[0] * self.sheet.scale, glow.at[1] * self.sheet.scale
        self.sheet.lift(x, y, glow.radius * self.sheet.scale, glow.colour, glow.strength, glow.falloff)


def _speck(x: float, y: float, radius: float, kind: str) -> Points:
    if kind == "star":
        return star(x, y, 2.6 * radius, 0.7 * radius, 4, 0.2)
    return ellipse(x, y, radius, count=10)


def _fading(mask: Mask, fade: tuple[float, float]) -> Mask:
    return np.linspace(fade[0], fade[1], mask.shape[0], dtype=np.float32)[:, None]
