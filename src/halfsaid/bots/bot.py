"""The interface of a bot: it sees exactly what a person in its seat sees, and answers with a move."""

from collections.abc import Mapping
from random import Random
from typing import Protocol

from msgspec import Struct

from halfsaid.bots.characters import Character
from halfsaid.bots.memory import CardFacts
from halfsaid.rules import Move, View


class Thought(Struct, frozen=True):
    """A move, the reason for it in one sentence, and how sure the bot is of it (0 to 1)."""

    move: Move
    why: str
    sureness: float = 0.5


class BotSeat(Struct, frozen=True):
    """A character in a seat. `seed` decides what it remembers; `said` are the clues of this game so far."""

    character: Character
    seed: str
    language: str = "en"
    said: tuple[str, ...] = ()


class Bot(Protocol):
    """Anything that can play a seat."""

    def choose(self, view: View, cards: Mapping[str, CardFacts], rng: Random) -> Move:
        """Return a legal move for the view's seat, which must have one to make.

        `cards` holds what is known of the cards that the seat can see.
        """


def in_sight(view: View) -> tuple[str, ...]:
    """Return the cards a seat can see: its hand, the board, and the turn that just ended."""
    hand = () if view.mine is None else view.mine.hand
    last = () if view.public.last is None else view.public.last.board
    return tuple(dict.fromkeys((*hand, *view.public.board, *last)))
