"""Finds the salient parts of a picture, and chooses the crop that fills a card.

Saliency is found without a model: by the spectral residual (what a picture's spectrum has beyond the average of all
pictures; Hou and Zhang, 2007), by how far a colour is from the picture's mean (Achanta and others, 2009), by tones of
skin, and by a mild preference for the middle. Each finds what the others miss: a small sail, a red coat, a face. If the
best crop loses more than a quarter of the saliency, the whole picture is put on a mat.
"""

from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from halfsaid.pictures.prints import Crop, Frame, Mat

CARD = (960, 1440)
_SHAPE = CARD[0] / CARD[1]
_SIDE = 96  # pixels of the longer side, in which the salient is looked for
_MOST_LOST = 1 / 4  # of what is salient, before a mat is better than a crop
_NEARLY_A_CARD = 0.8  # a crop that keeps this share of a picture is always good enough
_MARGIN = 0.055  # of a card's width, around a picture on its mat
_OPTICAL_MIDDLE = 0.47  # of the height: the exact middle looks too low
_PAPER, _NIGHT = (239, 230, 214), (34, 30, 38)
_DRAWN_TO = 0.72  # how far the mat is drawn from the picture's mean towards paper or night

_Array = np.ndarray[Any, np.dtype[np.float64]]


def choose_frame(picture: Image.Image) -> Frame:
    """Return the crop that keeps most of what is salient in this RGB picture; a mat if every crop loses the subject."""
    width, height = picture.size
    share = min(1.0, _SHAPE * height / width), min(1.0, width / height / _SHAPE)
    salient = saliency(picture)
    along = salient.sum(axis=0 if share[0] < 1 else 1)
    start, kept = _best_stretch(along, share[0] * share[1])
    if kept < 1 - _MOST_LOST and share[0] * share[1] < _NEARLY_A_CARD:
        return Mat()
    return Crop(start, 0.0, *share) if share[0] < 1 else Crop(0.0, start, *share)


def _best_stretch(along: _Array, share: float) -> tuple[float, float]:
    """Return where the best stretch of this length begins, and which share of the total it keeps."""
    total = np.concatenate([[0.0], np.cumsum(along)])
    places = np.linspace(0.0, 1.0 - share, 65)
    marks = np.linspace(0.0, 1.0, len(total))
    kept = np.interp(places + share, marks, total) - np.interp(places, marks, total)
    off_middle = np.abs(places + share / 2 - 0.5)
    best = int(np.argmax(kept - 0.08 * total[-1] * off_middle))
    return float(places[best]), float(kept[best] / total[-1])


def saliency(picture: Image.Image) -> _Array:
    """Return how salient each part of a small copy of this RGB picture is; never zero."""
    small = picture.copy()
    small.thumbnail((_SIDE, _SIDE), Image.Resampling.BOX)
    pixels = np.asarray(small, dtype=np.float64)
    found = 1.0 * _to_one(_residual(pixels)) + 1.0 * _to_one(_unusual(pixels)) + 0.6 * _skin(small)
    height, width = found.shape
    down, across = np.ogrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    found *= np.exp(-(down**2 + across**2) / 2.2)
    salient: _Array = np.clip(found - found.mean() - 0.5 * found.std(), 0.0, None) ** 1.5
    return salient + 1e-9


def _residual(pixels: _Array) -> _Array:
    grey = pixels.mean(axis=2)
    spectrum = np.fft.fft2(grey)
    amplitude = np.log(np.abs(spectrum) + 1e-9)
    usual = _smooth(amplitude, 1)
    back = np.fft.ifft2(np.exp(amplitude - usual + 1j * np.angle(spectrum)))
    return _smooth(np.abs(back) ** 2, 3)


def _unusual(pixels: _Array) -> _Array:
    red, green, blue = (_smooth(pixels[:, :, each], 1) for each in range(3))
    # As the eye has them: light, red against green, yellow against blue.
    seen = np.stack([(red + green + blue) / 3, red - green, (red + green) / 2 - blue])
    distance: _Array = np.sqrt(((seen - seen.mean(axis=(1, 2), keepdims=True)) ** 2).sum(axis=0))
    return distance


def _skin(small: Image.Image) -> _Array:
    light, blue, red = np.moveaxis(np.asarray(small.convert("YCbCr"), dtype=np.float64), 2, 0)
    skin = (light > 60) & (blue > 85) & (blue < 122) & (red > 138) & (red < 168)
    spread = _smooth(skin.astype(np.float64), 3)
    return spread if skin.mean() < 0.35 else np.zeros_like(spread)  # sand, wood and evening light are no faces


def _smooth(array: _Array, radius: int) -> _Array:
    """Blur with a square mean, twice, which is nearly a Gaussian."""
    for _ in range(2):
        padded = np.pad(array, radius, mode="edge")
        sums = np.pad(padded.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
        side = 2 * radius + 1
        array = (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side**2
    return array


def _to_one(array: _Array) -> _Array:
    low, high = np.percentile(array, (5, 99))
    scaled: _Array = np.clip((array - low) / (high - low + 1e-9), 0.0, 1.0)
    return scaled


def framed(picture: Image.Image, frame: Frame) -> Image.Image:
    """Return this RGB picture as a card in its largest size."""
    return _on_mat(picture) if isinstance(frame, Mat) else _cropped(picture, frame)


def _cropped(picture: Image.Image, crop: Crop) -> Image.Image:
    width, height = picture.size
    box = (
        crop.left * width,
        crop.top * height,
        min(crop.left + crop.width, 1.0) * width,
        min(crop.top + crop.height, 1.0) * height,
    )
    return picture.resize(CARD, Image.Resampling.LANCZOS, box=box)


def _on_mat(picture: Image.Image) -> Image.Image:
    margin = round(_MARGIN * CARD[0])
    room = CARD[0] - 2 * margin, CARD[1] - 2 * margin
    scale = min(room[0] / picture.width, room[1] / picture.height)
    size = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    card = Image.new("RGB", CARD, mat_tone(picture))
    left = (CARD[0] - size[0]) // 2
    top = min(max(margin, round(CARD[1] * _OPTICAL_MIDDLE - size[1] / 2)), CARD[1] - margin - size[1])
    ImageDraw.Draw(card).rectangle((left - 4, top - 4, left + size[0] + 3, top + size[1] + 3), fill=(250, 246, 238))
    card.paste(picture.resize(size, Image.Resampling.LANCZOS), (left, top))
    return card


def mat_tone(picture: Image.Image) -> tuple[int, int, int]:
    """Return the picture's mean colour, mixed with paper if it is light and with night if it is dark."""
    mean = np.asarray(picture.resize((16, 16), Image.Resampling.BOX), dtype=np.float64).mean(axis=(0, 1))
    goal = np.array(_PAPER if mean.mean() > 96 else _NIGHT)
    red, green, blue = (round(tone) for tone in mean + _DRAWN_TO * (goal - mean))
    return red, green, blue
