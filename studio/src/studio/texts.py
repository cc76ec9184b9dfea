"""What is said about a deck and its cards: `cards/<deck>/texts.json`, beside the cards it speaks of.

A card's texts follow its picture: whoever changes the drawing changes them there. The brief is the idea the card
began with and is not published.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from studio.colour import Palette, UnknownColourError, colour

FEWEST_CLUES = 3
CARDS = Path(__file__).parent / "cards"


class BadTextsError(ValueError):
    """A texts.json that cannot be read; the message says where."""


class Brief(Struct, frozen=True):
    """What the painter set out to paint."""

    scene: str
    composition: str
    light: str
    palette: tuple[str, ...]  # pigments, "fox rust", or colours of the card's own, "dusk #5a4a6c"
    key: tuple[str, ...] = ()  # what makes its look its own: "high-key", "two colours", "fog", "lamp in murk" …
    view: str = "eye level"  # or "above", "below", "very near", "very far"


class CardTexts(Struct, frozen=True):
    """One card in words; `description` and `clues` by language."""

    title: str
    description: Mapping[str, str]  # neutral, for players who cannot see the card
    clues: Mapping[str, tuple[str, ...]]
    motifs: tuple[str, ...]
    mood: tuple[str, ...]
    brief: Brief


class DeckTexts(Struct, frozen=True):
    """`texts.json`."""

    title: Mapping[str, str]
    about: Mapping[str, str]
    licence: str
    cards: Mapping[str, CardTexts]


def read_texts(deck_name: str, folder: Path = CARDS) -> DeckTexts:
    """The texts of a deck, in the order they were written."""
    try:
        return msgspec.json.decode((folder / deck_name / "texts.json").read_bytes(), type=DeckTexts)
    except OSError as problem:
        raise BadTextsError(f"{deck_name} has no readable texts.json: {problem.strerror}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadTextsError(f"texts.json of {deck_name} is not as it should be: {problem}") from problem


def read_all_texts(folder: Path = CARDS) -> dict[str, DeckTexts]:
    """The texts of every deck that has some."""
    return {path.parent.name: read_texts(path.parent.name, folder) for path in sorted(folder.glob("*/texts.json"))}


@cache
def read_palette(deck_name: str, slug: str, folder: Path = CARDS) -> Palette:
    """The colours a card's brief names."""
    cards = read_texts(deck_name, folder).cards
    if slug not in cards:
        raise BadTextsError(f"texts.json of {deck_name} has no card {slug!r} to take a palette from")
    try:
        named = dict(_named_colour(said) for said in cards[slug].brief.palette)
    except UnknownColourError as problem:
        raise BadTextsError(f"the palette of {deck_name}/{slug} names a colour nobody knows: {problem}") from problem
    return Palette(**{name: colour(code) for name, code in named.items()})


def _named_colour(said: str) -> tuple[str, str]:
    """The name and the code of a colour in a brief; a pigment is its own code."""
    name, _, code = said.partition(" #")
    colour(f"#{code}" if code else name)
    return name, f"#{code}" if code else name


# The game may speak a language that its cards are not written in yet.
WRITTEN = ("en", "fr", "ro")
_TYPED = re.compile(r"'|\.\.\.| [;:!?»]|« ")


def text_faults(texts: CardTexts) -> list[str]:
    """What a card's texts lack in one of the languages."""
    faults = []
    for language in WRITTEN:
        if not texts.description.get(language, "").strip():
            faults.append(f"has no description in {language}")
        if any(map(_TYPED.search, (texts.description.get(language, ""), *texts.clues.get(language, ())))):
            faults.append(f"is typed, not typeset, in {language}: curly apostrophes, and no plain space before ; : ! ?")
        count = len([clue for clue in texts.clues.get(language, ()) if clue.strip()])
        if count < FEWEST_CLUES:
            faults.append(f"has {count} clues in {language}; {FEWEST_CLUES} are needed")
    if not texts.motifs:
        faults.append("names no motifs")
    return faults


def repeated_clues(decks: Mapping[str, DeckTexts]) -> list[tuple[str, str, str]]:
    """Clues said twice in one language, on whatever cards of whatever decks: (first card, second card, clue)."""
    said: dict[tuple[str, str], str] = {}
    repeated = []
    for deck_name, deck in decks.items():
        for slug, texts in deck.cards.items():
            for language, clues in texts.clues.items():
                for clue in clues:
                    key = (language, spoken(clue))
                    if key in said:
                        repeated.append((said[key], f"{deck_name}/{slug}", clue))
                    said.setdefault(key, f"{deck_name}/{slug}")
    return repeated


def spoken(clue: str) -> str:
    """A clue as the ear hears it: no capitals, accents or punctuation."""
    letters = [letter for letter in unicodedata.normalize("NFKD", clue.casefold()) if not unicodedata.combining(letter)]
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())
