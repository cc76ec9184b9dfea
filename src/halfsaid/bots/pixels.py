"""Words for a picture that came without texts, from its pixels alone.

They tell colour, light, how busy the picture is, and whether there may be a face. That is little, and a bot that has
nothing else plays accordingly.
"""

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

_SIDE = 64
_HUES = (
    (14, ("red", "blood", "passion", "danger")),
    (28, ("orange", "fire", "warmth", "autumn")),
    (43, ("yellow", "gold", "sun", "joy")),
    (110, ("green", "forest", "garden", "spring")),
    (135, ("turquoise", "water", "ice")),
    (180, ("blue", "sea", "sky", "cold", "dream")),
    (215, ("violet", "magic", "dusk", "mystery")),
    (240, ("pink", "flower", "tenderness")),
    (256, ("red", "blood", "passion", "danger")),
)
_COLOURFUL, _LIT = 60, 45  # the least saturation and brightness of a pixel that counts as coloured
_MUCH = 0.18  # the least share of a picture that a colour must fill to be named
_SKIN = 0.22  # the least share of the middle in colours of skin for a face to be likely
_BUSY, _CALM = 42.0, 18.0  # mean strength of edges


@lru_cache(maxsize=4096)
def words_for(path: str) -> tuple[str, ...]:
    """Return words for the picture in this file, or none if it cannot be read."""
    try:
        from PIL import Image, UnidentifiedImageError  # noqa: PLC0415  # of the optional extra `minds`
    except ImportError:
        return ()
    try:
        with Image.open(Path(path)) as picture:
            small = picture.convert("RGB").resize((_SIDE, _SIDE))
    except (OSError, UnidentifiedImageError, Image.DecompressionBombError):
        return ()
    return (*_light(small), *_colours(small), *_bustle(small), *_face(small))


def _light(picture: "Image") -> tuple[str, ...]:
    grey = list(picture.convert("L").tobytes())
    mean = sum(grey) / len(grey)
    upper, lower = (sum(half) / len(half) for half in (grey[: len(grey) // 2], grey[len(grey) // 2 :]))
    words = ("darkness", "night", "secret", "fear") if mean < 80 else ("light", "day", "hope") if mean > 165 else ()
    return (*words, "horizon", "landscape") if upper - lower > 35 else words


def _colours(picture: "Image") -> tuple[str, ...]:
    data = picture.convert("HSV").tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    seen = Counter(
        next(words for limit, words in _HUES if hue < limit)
        for hue, saturation, value in pixels
        if saturation >= _COLOURFUL and value >= _LIT
    )
    if sum(seen.values()) < _MUCH * len(pixels):
        return ("grey", "winter", "memory", "dust")
    return tuple(word for words, count in seen.most_common(2) if count > _MUCH * len(pixels) for word in words)


def _bustle(picture: "Image") -> tuple[str, ...]:
    from PIL import ImageFilter, ImageStat  # noqa: PLC0415

    edges = ImageStat.Stat(picture.convert("L").filter(ImageFilter.FIND_EDGES)).mean[0]
    return ("crowd", "chaos", "work") if edges > _BUSY else ("silence", "loneliness", "peace") if edges < _CALM else ()


def _face(picture: "Image") -> tuple[str, ...]:
    quarter = _SIDE // 4
    data = picture.crop((quarter, quarter // 2, 3 * quarter, 3 * quarter)).tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    skin = sum(
        red > 95 and green > 40 and blue > 20 and red > green > blue and red - green > 15 for red, green, blue in pixels
    )
    return ("face", "person") if skin > _SKIN * len(pixels) else ()
