"""Hands: whoever turns a scene into pixels.

A hand sees only the scene, the card's `paint` stream and the size wanted. Everything about ink, gouache or
paper lives in the hand; nothing about it leaks into motifs or cards.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from studio.chance import Chance
from studio.scene import Scene

Picture = NDArray[np.uint8]  # (height, width, 3), sRGB


class UnknownHandError(LookupError):
    """No hand of that name paints here."""


class Hand(Protocol):
    def paint(self, scene: Scene, chance: Chance, size: tuple[int, int]) -> Picture:
        """The scene as an RGB picture of `size` = (width, height). Same input, same bytes."""
        ...


def hand_called(name: str, framed: bool = True) -> Hand:
    """The hand of that name; `framed=False` paints to the paper's edge."""
    from studio.hands.inkwell import InkwellHand  # noqa: PLC0415  (a hand compiles much: load on demand)

    if name != "inkwell":
        raise UnknownHandError(name)
    return InkwellHand(framed=framed)
