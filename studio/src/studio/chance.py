"""Randomness as an input: two independent streams per card, the same on every machine.

`layout` decides where things are, `paint` how the hand trembles. A card may be repainted at another
size or by another hand without a single leaf changing its place.
"""

import hashlib
import math
from collections.abc import Sequence
from typing import TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Choice = TypeVar("Choice")
Floats = NDArray[np.float64]


class Stream:
    """Numbers drawn in order from a named source.

    Only the raw 64-bit output of PCG64 is used, which numpy promises never to change; its higher
    methods carry no such promise.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        digest = hashlib.blake2b(name.encode(), digest_size=16).digest()
        self._source = np.random.PCG64(int.from_bytes(digest, "little"))

    def child(self, name: str | int) -> "Stream":
        """An independent stream, so that one more leaf here moves nothing over there."""
        return Stream(f"{self.name}/{name}")

    def fractions(self, count: int) -> Floats:
        """`count` numbers in [0, 1)."""
        return np.asarray(self._source.random_raw(count) >> np.uint64(11), np.float64) * 2.0**-53

    @overload
    def uniform(self, low: float = ..., high: float = ..., count: None = ...) -> float: ...
    @overload
    def uniform(self, low: float = ..., high: float = ..., *, count: int) -> Floats: ...
    def uniform(self, low: float = 0.0, high: float = 1.0, count: int | None = None) -> float | Floats:
        """Evenly spread in [low, high): one number, or an array of `count`."""
        if count is None:
            return low + (high - low) * float(self.fractions(1)[0])
        return low + (high - low) * self.fractions(count)

    @overload
    def normal(self, mean: float = ..., spread: float = ..., count: None = ...) -> float: ...
    @overload
    def normal(self, mean: float = ..., spread: float = ..., *, count: int) -> Floats: ...
    def normal(self, mean: float = 0.0, spread: float = 1.0, count: int | None = None) -> float | Floats:
        """Bell-shaped round `mean`: one number, or an array of `count`."""
        wanted = 1 if count is None else count
        radius = np.sqrt(-2.0 * np.log1p(-self.fractions(wanted)))
        values = mean + spread * radius * np.cos(math.tau * self.fractions(wanted))
        return float(values[0]) if count is None else values

    def points(self, count: int, spread: float = 1.0) -> Floats:
        """`count` points scattered like darts round the origin, shape (count, 2)."""
        return self.normal(0.0, spread, count=2 * count).reshape(count, 2)

    def integer(self, low: int, high: int) -> int:
        """A whole number in [low, high)."""
        return low + int(self.fractions(1)[0] * (high - low))

    def happens(self, probability: float) -> bool:
        return float(self.fractions(1)[0]) < probability

    def choice(self, options: Sequence[Choice]) -> Choice:
        return options[self.integer(0, len(options))]

    def order(self, count: int) -> NDArray[np.intp]:
        """The numbers 0 … count-1 in random order."""
        return np.argsort(self.fractions(count), kind="stable")


class Chance:
    """The two streams of one version of one card."""

    def __init__(self, card: str, version: int = 1) -> None:
        self.card = card
        self.version = version
        self.layout = Stream(f"{card}@{version}:layout")
        self.paint = Stream(f"{card}@{version}:paint")
