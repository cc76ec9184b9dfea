"""The sheet: paper seen through what the washes and the ink let pass.

picture = paper x stain x ink. Both layers start at 1 (all light passes). A wash multiplies the stain by
exp(-density * -log colour), so that two washes darken like two washes; a solid thing first erases both
layers beneath it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from studio.chance import Stream
from studio.colour import Colour
from studio.geometry import Points
from studio.noise import Field, cloudiness
from studio.raster import Mask, Offsets, Window, blurred, filled, moved, smoothstep, stroked, window_round

PAPER = Colour(0.953, 0.906, 0.804)
# Distant ink turns to the grey of dust.
DUST = np.array([0.45, 0.42, 0.42], np.float32)

Layer = NDArray[np.float32]  # (height, width, 3)


@dataclass(frozen=True)
class Grounds:
    """Noise fields somewhat larger than the sheet; every use takes another cut-out."""

    broad: Field
    drift: Field
    middle: Field
    fine: Field
    grain: Field
    spare: int


@lru_cache(maxsize=4)
def grounds(width: int, height: int, scale: float) -> Grounds:
    """The noise of the paper itself: the same for all cards of one size."""
    spare = max(8, int(400 * scale))
    tall, wide = height + spare, width + spare
    stream = Stream("inkwell paper")
    return Grounds(
        broad=cloudiness(tall, wide, 320 * scale, 5, stream),
        drift=cloudiness(tall, wide, 260 * scale, 4, stream),
        middle=cloudiness(tall, wide, 90 * scale, 4, stream),
        fine=cloudiness(tall, wide, 22 * scale, 3, stream),
        grain=cloudiness(tall, wide, max(3.4 * scale, 1.6), 2, stream, 0.9),
        spare=spare,
    )


def absorption(colour: Colour) -> NDArray[np.float32]:
    """How much of each primary a full wash of this colour swallows."""
    return -np.log(np.clip(np.array(colour, np.float32), 0.02, 0.995))


@dataclass(frozen=True)
class Brush:
    """How a wash behaves while it dries. Lengths in card units."""

    edge: float = 0.55  # pigment gathered at the rim
    bleed: float = 1.6  # how far the rim wanders
    variation: float = 0.18  # cloudiness inside
    bloom: float = 0.3  # back-runs
    granulation: float = 0.13  # pigment settling in the tooth of the paper
    slip: float = 0.6  # misregistration against the line

    @classmethod
    def still(cls) -> "Brush":
        """A wash that stays exactly where it is put: shading."""
        return cls(edge=0.0, bleed=0.0, variation=0.2, bloom=0.0, slip=0.0)

    @classmethod
    def in_register(cls) -> "Brush":
        """A quiet wash that ends where its shape ends: what has no outline of its own."""
        return cls(edge=0.25, bleed=0.0, variation=0.12, bloom=0.0, granulation=0.08, slip=0.0)


class Sheet:
    """Paper under work."""

    def __init__(self, width: int, height: int, scale: float, stream: Stream) -> None:
        self.width, self.height, self.scale = width, height, scale
        # Below half size a true-to-scale line would vanish: pens stop shrinking.
        self.unit = max(scale, 0.5)
        self.stream = stream
        self.stain: Layer = np.ones((height, width, 3), np.float32)
        self.ink: Layer = np.ones((height, width, 3), np.float32)
        self.paper = np.array(PAPER, np.float32)
        self.grounds = grounds(width, height, scale)
        self.far = 0.0

    @property
    def whole(self) -> Window:
        return Window(0, 0, self.width, self.height)

    def noise(self, field: Field, window: Window) -> Field:
        """A cut-out of a noise field for this window, from a random place."""
        down, right = self.stream.integer(0, self.grounds.spare), self.stream.integer(0, self.grounds.spare)
        return field[down : down + window.height, right : right + window.width]

    def mask(self, rings: Sequence[Points], pad: float = 14.0) -> tuple[Mask, Window]:
        """Coverage of rings given in card units."""
        pixels = [np.asarray(ring * self.scale, np.float64) for ring in rings]
        window = window_round(pixels, pad * self.scale + 2, self.width, self.height)
        if window.empty:
            return np.zeros((0, 0), np.float32), window
        return filled(pixels, window), window

    def erase(self, mask: Mask, window: Window) -> None:
        """Back to bare paper where the mask covers."""
        covered = mask[..., None]
        for layer in (self.stain, self.ink):
            view = layer[window.cut]
            view += (1 - view) * covered

    def body_colour(self, mask: Mask, window: Window, colour: Colour, over_ink: float = 1.0) -> None:
        """Opaque paint, able to be lighter than what is below."""
        covered = np.clip(mask * np.clip(1 + 0.1 * self.noise(self.grounds.grain, window), 0, 1.1), 0, 1)[..., None]
        view = self.stain[window.cut]
        view += (np.array(colour, np.float32) / self.paper - view) * covered
        view = self.ink[window.cut]
        view += (1 - view) * covered * over_ink

    def wash(
        self,
        mask: Mask,
        window: Window,
        colour: Colour,
        weight: float,
        brush: Brush,
        below: Colour | None = None,
    ) -> None:
        """Transparent colour with a life of its own; `below` is the colour it grades into downwards."""
        pool = self._pool(mask, window, brush)
        uneven = 0.6 * self.noise(self.grounds.broad, window) + 0.55 * self.noise(self.grounds.middle, window)
        density = pool * (1 + brush.variation * uneven)
        if brush.edge:
            sigma = 2.2 * self.unit + 0.012 * min(mask.shape)
            density = density + 1.5 * brush.edge * np.clip(pool - blurred(pool, sigma), 0, 1) * pool
        if brush.bloom and mask.size > 9000 * self.scale**2:
            density = density * self._back_runs(window, brush.bloom)
        density = density * (weight * (1 + brush.granulation * self.noise(self.grounds.grain, window)))
        self.absorb(np.clip(density, 0, 4), window, colour, below)

    def absorb(self, density: Mask, window: Window, colour: Colour, below: Colour | None = None) -> None:
        """Multiply the stain by what `density` layers of the colour let pass."""
        swallowed = absorption(colour)
        if below is not None:
            place = np.linspace(0, 1, window.height, dtype=np.float32)[:, None]
            share = np.clip(place + 0.16 * self.noise(self.grounds.broad, window), 0, 1)[..., None]
            swallowed = swallowed * (1 - share) + absorption(below) * share
        self.stain[window.cut] *= np.exp(-density[..., None].astype(np.float32) * swallowed)

    def _pool(self, mask: Mask, window: Window, brush: Brush) -> Mask:
        """The mask as wet paint fills it: rim wandering, the whole slipped a little off the drawing."""
        pool = mask
        bleed = min(brush.bleed * self.scale, 0.12 * min(mask.shape))
        if bleed > 0.3:
            rim = blurred(mask, bleed) + 0.10 * self.noise(self.grounds.fine, window)
            pool = smoothstep(0.34, 0.66, rim + 0.05 * self.noise(self.grounds.grain, window))
        if brush.slip:
            slip = self.stream.normal(0, brush.slip * self.scale, count=2)
            pool = moved(pool, float(slip[0]), float(slip[1]))
        return pool

    def _back_runs(self, window: Window, bloom: float) -> Mask:
        """Factors for the cauliflower rings that a drop of water pushes into a drying wash."""
        factor = np.ones((window.height, window.width), np.float32)
        down = np.arange(window.height, dtype=np.float32)[:, None]
        across = np.arange(window.width, dtype=np.float32)[None, :]
        for _ in range(1 + self.stream.integer(0, 3)):
            if not self.stream.happens(bloom * 1.6):
                continue
            x, y = self.stream.uniform(0, window.width), self.stream.uniform(0, window.height)
            radius = self.stream.uniform(0.10, 0.30) * min(max(window.height, window.width), 600 * self.scale)
            ring = np.hypot(across - x, down - y) / radius + 0.16 * self.noise(self.grounds.fine, window)
            ring = ring + 0.13 * self.noise(self.grounds.middle, window)
            factor *= 1 - 0.34 * smoothstep(1.0, 0.55, ring) + 0.30 * np.exp(-(((ring - 1.02) / 0.07) ** 2))
        return factor

    def lay_ink(
        self, flat: Points, widths: NDArray[np.float64], offsets: Offsets, colour: Colour, strength: float
    ) -> None:
        """Ink ribbons, in pixels, onto the ink layer; far ones thin out into dust."""
        if len(flat) < 2:
            return
        window = window_round([flat], 2 + float(widths.max(initial=0.0)), self.width, self.height)
        if not window.empty:
            self.ink_mask(stroked(flat, widths, offsets, window), window, colour, strength)

    def ink_mask(self, mask: Mask, window: Window, colour: Colour, strength: float) -> None:
        grain = self.grounds.grain[window.cut]
        covered = strength * (1 - 0.62 * self.far) * mask * np.clip(1 + 0.13 * grain, 0.55, 1.05)
        pigment = np.array(colour, np.float32)
        pigment = pigment + (DUST - pigment) * np.float32(0.35 * self.far)
        view = self.ink[window.cut]
        view += (pigment - view) * covered[..., None]

    def lift(self, x: float, y: float, radius: float, colour: Colour, strength: float, falloff: float) -> None:
        """Light: lift the wash round a point (pixels) and tint what shines through."""
        left, top = max(0, int(x - radius)), max(0, int(y - radius))
        right, bottom = min(self.width, int(x + radius)), min(self.height, int(y + radius))
        window = Window(left, top, right, bottom)
        if window.empty:
            return
        down = np.arange(top, bottom, dtype=np.float32)[:, None] - y
        across = np.arange(left, right, dtype=np.float32)[None, :] - x
        reach = 1 - np.hypot(across, down) / radius
        reach = np.clip(reach + 0.05 * np.clip(reach * 4, 0, 1) * self.noise(self.grounds.middle, window), 0, 1)
        share = np.clip(reach**falloff * strength, 0, 1)[..., None].astype(np.float32)
        view = self.stain[window.cut]
        view += (np.array(colour, np.float32) / self.paper - view) * share
        view = self.ink[window.cut]
        view += (1 - view) * share * np.float32(0.35)
