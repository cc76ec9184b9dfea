"""A sky without the engraver's lines: a graded ground."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Colour
from studio.geometry import Box
from studio.scene import HEIGHT, WIDTH, Sky, Stop

WHOLE: Box = (0.0, 0.0, WIDTH, HEIGHT)


def graded(tones: Sequence[Colour], box: Box = WHOLE, weight: float = 0.8, lines: float = 0.0) -> Sky:
    """A ground from the first colour at the top to the last at the bottom."""
    places = np.linspace(0, 1, len(tones))
    return Sky(tuple(Stop(float(at), tone, weight) for at, tone in zip(places, tones, strict=True)), box, lines=lines)
