"""How each texture is hatched, and the marks some of them carry: courses of stone, scales, tufts."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from studio.chance import Stream
from studio.geometry import Points, ellipse, place, rectangle
from studio.hands.inkwell.hatch import Strokes
from studio.scene import Texture


@dataclass(frozen=True)
class Manner:
    """What the hand does with a texture."""

    strokes: Strokes = Strokes()
    follow: Literal["form", "flow", "contour"] = "form"
    bend: float = 1.0  # how much form-following lines curve
    hatching: float = 1.0  # of the usual amount
    shading: float = 0.55  # weight of the shadow wash
    contrast: float = 1.0  # of light and shade
    everywhere: float = 0.0  # tone added regardless of light, so that the lit side is drawn too
    mottled: float = 0.0  # tone wandering by itself
    default_flow: float | None = None  # when the shape gives none
    restate: float = 0.25
    in_register: bool = False  # the wash keeps to its edge: no outline would hide a gap


PLAIN = Manner()

MANNERS: dict[Texture, Manner] = {
    "plain": PLAIN,
    "fur": Manner(
        Strokes(2.2, 5.0, length=13, threshold=0.28, cross=1.0, jitter=0.28, weight=0.85),
        follow="contour", everywhere=0.16, mottled=0.08, restate=0.5,
    ),
    "feather": Manner(
        Strokes(2.4, 5.0, length=10, threshold=0.3, cross=1.0, jitter=0.12), follow="flow", everywhere=0.14
    ),
    "scales": Manner(Strokes(2.6, 5.5, length=16, cross=0.85), hatching=0.7),
    "bark": Manner(
        Strokes(2.1, 5.0, length=28, threshold=0.33, cross=0.72, jitter=0.1), bend=1.5, mottled=0.1, shading=0.7
    ),
    "wood": Manner(
        Strokes(2.6, 6.5, length=70, threshold=0.3, cross=0.85, jitter=0.06),
        follow="flow", everywhere=0.1, mottled=0.16,
    ),
    "straw": Manner(
        Strokes(2.3, 5.0, length=22, threshold=0.28, cross=1.0, jitter=0.2),
        follow="flow", everywhere=0.28, default_flow=math.pi / 2,
    ),
    "leaf": Manner(Strokes(2.4, 5.0, length=10, cross=0.9, jitter=0.3), hatching=0.9, mottled=0.1),
    "brick": Manner(Strokes(2.8, 6.5, length=30, threshold=0.42, cross=0.8), hatching=0.8, shading=0.45),
    "stone": Manner(Strokes(2.8, 6.5, length=22, threshold=0.42, cross=0.8), hatching=0.8, shading=0.45),
    "cloth": Manner(Strokes(2.4, 5.5, length=60, cross=0.75), bend=0.7, default_flow=1.35),
    "metal": Manner(Strokes(2.2, 4.6, length=24, cross=0.62), contrast=1.35, shading=0.65),
    "glass": Manner(Strokes(3.2, 7.0, length=30, cross=1.0, strength=0.5), hatching=0.4, shading=0.2),
    "paper": Manner(Strokes(3.0, 6.5, length=40, cross=0.85, strength=0.6), hatching=0.5, shading=0.35),
    "ground": Manner(Strokes(3.0, 8.0, length=60, threshold=0.3, cross=0.72), shading=0.35, restate=0.5),
    "wave": Manner(Strokes(2.8, 7.0, length=54, threshold=0.3, cross=1.0, strength=0.7), shading=0.0),
    "cloud": Manner(
        Strokes(2.8, 7.0, length=40, threshold=0.42, cross=0.8, strength=0.7), bend=1.4, hatching=0.75, shading=0.45
    ),
    "shadow": Manner(
        Strokes(2.6, 5.0, length=70, threshold=0.3, cross=0.5, weight=1.1, strength=0.75), shading=0.0, restate=0.0
    ),
    "skin": Manner(Strokes(2.4, 5.5, length=16, threshold=0.6), hatching=0.35, shading=0.3, in_register=True),
    "hair": Manner(
        Strokes(2.4, 5.0, length=30, threshold=0.4, cross=1.0), follow="contour", hatching=0.6, shading=0.5,
        in_register=True,
    ),
    "garment": Manner(
        Strokes(2.6, 5.5, length=46, threshold=0.44, cross=0.9), bend=0.8, hatching=0.7, shading=0.4, default_flow=1.35,
        in_register=True,
    ),
    "coat": Manner(
        Strokes(2.4, 5.2, length=11, threshold=0.34, cross=1.0, jitter=0.25, weight=0.85),
        follow="contour", everywhere=0.08, hatching=0.8, shading=0.45, in_register=True,
    ),
}  # fmt: skip


def marks(texture: Texture, left: float, top: float, right: float, bottom: float, stream: Stream) -> list[Points]:
    """Pen paths (card units) covering a box; the caller keeps only what falls inside the shape."""
    if texture == "brick":
        return _courses(left, top, right, bottom, stream, 26.0, 11.0, 0.42)
    if texture == "stone":
        return _courses(left, top, right, bottom, stream, 40.0, 18.0, 0.7)
    if texture == "scales":
        return _scallops(left, top, right, bottom)
    return []


def _courses(
    left: float,
    top: float,
    right: float,
    bottom: float,
    stream: Stream,
    wide: float,
    tall: float,
    share: float,
) -> list[Points]:
    """Masonry: some blocks drawn, most left to the imagination."""
    drawn = []
    for row in range(int((bottom - top) / tall) + 1):
        y = top + row * tall
        for column in range(-1, int((right - left) / wide) + 1):
            x = left + (column + 0.5 * (row % 2)) * wide + stream.normal(0, wide * 0.04)
            if stream.happens(share * 0.75):
                drawn.append(np.array([(x, y), (x + wide * 0.94, y + stream.normal(0, 0.6))]))
            if stream.happens(share * 0.7):
                drawn.append(np.array([(x, y), (x + stream.normal(0, 0.6), y + tall * 0.92)]))
            if stream.happens(0.04):
                block = rectangle(x + 2, y + 2, x + wide - 2, y + tall - 2)
                drawn.append(np.vstack([block, block[:1]]))
    return drawn


def _scallops(left: float, top: float, right: float, bottom: float) -> list[Points]:
    arc = ellipse(0, 0, 7.5, 7.0, start=-1.3, end=1.3, count=9)
    return [
        place(arc, left + column * 11 + 5.5 * (row % 2), top + row * 10)
        for row in range(int((bottom - top) / 10) + 1)
        for column in range(int((right - left) / 11) + 1)
    ]
