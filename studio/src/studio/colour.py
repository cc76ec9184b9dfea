"""Colours: named pigments, and mixing in OKLab so that a mix keeps its life."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from studio.pigments import PIGMENTS

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_FROM_LMS = np.linalg.inv(_TO_LMS)
_FROM_LAB = np.linalg.inv(_TO_LAB)


class UnknownColourError(KeyError):
    """No pigment of that name."""


class Colour(NamedTuple):
    """sRGB, each part in 0 … 1."""

    red: float
    green: float
    blue: float

    def mixed(self, other: "Colour", share: float) -> "Colour":
        """This colour with a share (0 … 1) of another, mixed in OKLab."""
        return mix(self, other, share)

    def lighter(self, share: float) -> "Colour":
        return mix(self, Colour(1.0, 0.98, 0.93), share)

    def darker(self, share: float) -> "Colour":
        """Towards a warm near-black: pure black kills every neighbour."""
        return mix(self, Colour(0.13, 0.10, 0.13), share)

    @property
    def lightness(self) -> float:
        """OKLab lightness: 0 black … 1 white."""
        return _lightness(self)


def colour(name: str) -> Colour:
    """`colour('moss green')` or `colour('#7a8450')`."""
    code = name if name.startswith("#") else PIGMENTS.get(name.lower())
    if code is None:
        raise UnknownColourError(name)
    return Colour(*(int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)))


def to_oklab(srgb: NDArray[np.float64]) -> NDArray[np.float64]:
    """OKLab of sRGB values in 0 … 1, along the last axis."""
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T, np.float64)


def from_oklab(lab: NDArray[np.float64]) -> NDArray[np.float64]:
    """sRGB in 0 … 1 (clipped to what a screen can show) of OKLab values along the last axis."""
    linear = np.clip(((lab @ _FROM_LAB.T) ** 3) @ _FROM_LMS.T, 0.0, 1.0)
    return np.asarray(np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055), np.float64)


@lru_cache(4096)
def _lightness(paint: Colour) -> float:
    return float(to_oklab(np.array(paint))[0])


@lru_cache(4096)
def mix(first: Colour, second: Colour, share: float) -> Colour:
    blend = to_oklab(np.array(first)) * (1 - share) + to_oklab(np.array(second)) * share
    red, green, blue = from_oklab(blend)
    return Colour(float(red), float(green), float(blue))


class Palette(Mapping[str, Colour]):
    """The colours of one card, by name: palette["fox rust"], or palette.fox_rust."""

    def __init__(self, **colours: Colour) -> None:
        self._colours = {name.replace("_", " "): paint for name, paint in colours.items()}

    def __getitem__(self, name: str) -> Colour:
        return self._colours[name.replace("_", " ")]

    def __getattr__(self, name: str) -> Colour:
        try:
            return self.__dict__["_colours"][name.replace("_", " ")]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(f"no colour {name!r} here; there are: {', '.join(self)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._colours)

    def __len__(self) -> int:
        return len(self._colours)

    def __hash__(self) -> int:
        return hash(tuple(self._colours.items()))


def ramp(stops: Sequence[Colour], count: int) -> list[Colour]:
    """`count` colours evenly spaced along the stops, in OKLab."""
    labs = to_oklab(np.array(stops))
    places = np.linspace(0, len(stops) - 1, count)
    channels = [np.interp(places, np.arange(len(stops)), labs[:, i]) for i in range(3)]
    return [Colour(*map(float, row)) for row in from_oklab(np.stack(channels, axis=1))]
