"""The decks: every module under `studio.cards.<deck>` registers its cards with `@card`.

A deck is painted by the hand of the same name.

@card("moon_door")
def moon_door(chance: Chance) -> Scene: ...
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

from studio.chance import Chance
from studio.scene import Scene

Compose = Callable[[Chance], Scene]


class UnknownCardError(LookupError):
    """No card of that name in the deck."""


@dataclass(frozen=True)
class Card:
    """A composed card: raise `version` to reshuffle its chance."""

    slug: str
    deck: str
    version: int
    compose: Compose

    def chance(self) -> Chance:
        return Chance(self.slug, self.version)

    def scene(self, chance: Chance) -> Scene:
        return self.compose(chance)


_cards: dict[str, dict[str, Card]] = {}


def card(slug: str, version: int = 1) -> Callable[[Compose], Compose]:
    """Register a composing function under its card's name, in the deck of the module it is written in."""

    def register(compose: Compose) -> Compose:
        deck = compose.__module__.split(".")[2]
        _cards.setdefault(deck, {})[slug] = Card(slug, deck, version, compose)
        return compose

    return register


def deck(name: str) -> dict[str, Card]:
    """All cards of a deck by name, its modules imported."""
    package = importlib.import_module(f"studio.cards.{name}")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return dict(sorted(_cards.get(name, {}).items()))


def find_card(deck_name: str, slug: str) -> Card:
    cards = deck(deck_name)
    if slug not in cards:
        raise UnknownCardError(f"no card {slug!r} in the deck {deck_name!r}; there are: {', '.join(cards) or 'none'}")
    return cards[slug]
