"""The decks: every module under `studio.cards.<deck>` registers what it composes with `@card`.

A deck is painted by the hand of the same name.

@card("moon_door")
def moon_door(chance: Chance) -> Scene: ...

@card("moon_door")
def moon_door(chance: Chance, palette: Palette) -> Scene: ...  # with the colours its brief names

Besides its cards a deck has a cover and a back. They are composed like cards and go by these names.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

from studio.chance import Chance
from studio.colour import Palette
from studio.scene import Scene
from studio.texts import read_palette

WRAPPING = ("cover", "back")

Compose = Callable[[Chance], Scene]
ComposeInColours = Callable[[Chance, Palette], Scene]
Composing = TypeVar("Composing", Compose, ComposeInColours)


class UnknownCardError(LookupError):
    """No deck of that name, or no card of that name in it."""


@dataclass(frozen=True)
class Card:
    """A composed card: raise `version` to reshuffle its chance."""

    slug: str
    deck: str
    version: int
    compose: Compose | ComposeInColours

    def chance(self) -> Chance:
        return Chance(self.slug, self.version)

    @property
    def framed(self) -> bool:
        """Whether it has a border of its own: the back has one, cards and cover are painted to their edge."""
        return self.slug == "back"

    def scene(self, chance: Chance) -> Scene:
        if len(inspect.signature(self.compose).parameters) == 1:
            return cast(Compose, self.compose)(chance)
        return cast(ComposeInColours, self.compose)(chance, read_palette(self.deck, self.slug))


_compositions: dict[str, dict[str, Card]] = {}


def card(slug: str, version: int = 1) -> Callable[[Composing], Composing]:
    """Register a composing function under its card's name, in the deck of the module it is written in."""

    def register(compose: Composing) -> Composing:
        deck = compose.__module__.split(".")[2]
        _compositions.setdefault(deck, {})[slug] = Card(slug, deck, version, compose)
        return compose

    return register


def deck_names() -> list[str]:
    """The decks that are being composed here."""
    return [module.name for module in pkgutil.iter_modules(__path__)]


@cache
def compositions(deck_name: str) -> dict[str, Card]:
    """Everything a deck is made of, cards, cover and back, by name; its modules imported."""
    if deck_name not in deck_names():
        raise UnknownCardError(f"no deck {deck_name!r}; there are: {', '.join(deck_names())}")
    package = importlib.import_module(f"studio.cards.{deck_name}")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return dict(sorted(_compositions.get(deck_name, {}).items()))


def deck(name: str) -> dict[str, Card]:
    """All cards of a deck by name."""
    return {slug: card for slug, card in compositions(name).items() if slug not in WRAPPING}


def find_card(deck_name: str, slug: str) -> Card:
    """A card of the deck, or its cover or back."""
    # A card alone is found quickly in the module of its name; only when there is none are all of them imported.
    if (Path(__file__).parent / deck_name / f"{slug}.py").exists():
        importlib.import_module(f"studio.cards.{deck_name}.{slug}")
    found = _compositions.get(deck_name, {})
    if slug not in found:
        found = compositions(deck_name)
    if slug not in found:
        raise UnknownCardError(f"no card {slug!r} in the deck {deck_name!r}; there are: {', '.join(found) or 'none'}")
    return found[slug]
