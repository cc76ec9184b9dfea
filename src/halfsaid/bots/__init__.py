"""Who plays when nobody does. A bot sees exactly what a person in its seat sees."""

from collections.abc import Mapping
from random import Random
from typing import Protocol

from halfsaid.bots.chancer import Chancer as Chancer
from halfsaid.rules import Move, View


class Mind(Protocol):
    """Anything that can play. `cards`: what is known of the cards the bot can see, by card."""

    def choose(self, view: View, cards: Mapping[str, object], rng: Random) -> Move:
        """A legal move for the view's seat, which must have one to make."""
