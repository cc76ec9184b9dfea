"""Who plays when nobody does. A bot sees exactly what a person in its seat sees."""

from collections.abc import Mapping
from random import Random
from typing import Protocol

from halfsaid.bots.chancer import Chancer as Chancer
from halfsaid.bots.characters import CHARACTERS as CHARACTERS
from halfsaid.bots.characters import Character as Character
from halfsaid.bots.characters import Seated as Seated
from halfsaid.bots.characters import character_for as character_for
from halfsaid.bots.known import Known as Known
from halfsaid.bots.known import known_of as known_of
from halfsaid.bots.meaning import Heard as Heard
from halfsaid.bots.meaning import Understanding as Understanding
from halfsaid.bots.meaning import understanding as understanding
from halfsaid.bots.oracle import Endpoint as Endpoint
from halfsaid.bots.oracle import Oracle as Oracle
from halfsaid.bots.reader import Reader as Reader
from halfsaid.bots.reader import Thought as Thought
from halfsaid.bots.thinking import Minds as Minds
from halfsaid.rules import Move, View


class Mind(Protocol):
    """Anything that can play. `cards`: what is known of the cards the bot can see, by card."""

    def choose(self, view: View, cards: Mapping[str, Known], rng: Random) -> Move:
        """A legal move for the view's seat, which must have one to make."""


def in_sight(view: View) -> tuple[str, ...]:
    """The cards a seat can see: its hand, the board, and the turn that just ended."""
    hand = () if view.mine is None else view.mine.hand
    last = () if view.public.last is None else view.public.last.board
    return tuple(dict.fromkeys((*hand, *view.public.board, *last)))
