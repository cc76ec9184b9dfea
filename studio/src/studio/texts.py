"""What is said about a deck and its cards: `cards/<deck>/texts.json`, beside the cards it speaks of.

A card's texts follow its picture: whoever changes the drawing changes them there. The brief is the idea the card
began with and is not published.
"""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "fr", "ro")
FEWEST_CLUES = 3
CARDS = Path(__file__).parent / "cards"


class BadTextsError(ValueError):
    """A texts.json that cannot be read; the message says where."""


@dataclass(frozen=True)
class Brief:
    """What the painter set out to paint."""

    scene: str
    composition: str
    light: str
    palette: tuple[str, ...]


@dataclass(frozen=True)
class CardTexts:
    """One card in words; `description` and `clues` by language."""

    title: str
    description: Mapping[str, str]  # neutral, for players who cannot see the card
    clues: Mapping[str, tuple[str, ...]]
    motifs: tuple[str, ...]
    mood: tuple[str, ...]
    brief: Brief


@dataclass(frozen=True)
class DeckTexts:
    title: Mapping[str, str]
    about: Mapping[str, str]
    licence: str
    cards: Mapping[str, CardTexts]


def read_texts(deck_name: str, folder: Path = CARDS) -> DeckTexts:
    """The texts of a deck, in the order they were written."""
    path = folder / deck_name / "texts.json"
    try:
        book = json.loads(path.read_text(encoding="utf-8"))
        cards = {slug: _card_texts(entry) for slug, entry in book["cards"].items()}
        return DeckTexts(dict(book["title"]), dict(book["about"]), str(book["licence"]), cards)
    except OSError as problem:
        raise BadTextsError(f"{deck_name} has no readable texts.json: {problem.strerror}") from problem
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        raise BadTextsError(f"texts.json of {deck_name} is not as it should be: {problem!r}") from problem


def read_all_texts(folder: Path = CARDS) -> dict[str, DeckTexts]:
    """The texts of every deck that has some."""
    return {path.parent.name: read_texts(path.parent.name, folder) for path in sorted(folder.glob("*/texts.json"))}


def _card_texts(entry: dict[str, object]) -> CardTexts:
    brief = _mapping(entry["brief"])
    return CardTexts(
        title=str(entry["title"]),
        description={language: str(text) for language, text in _mapping(entry["description"]).items()},
        clues={language: _words(clues) for language, clues in _mapping(entry["clues"]).items()},
        motifs=_words(entry["motifs"]),
        mood=_words(entry["mood"]),
        brief=Brief(str(brief["scene"]), str(brief["composition"]), str(brief["light"]), _words(brief["palette"])),
    )


def _mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} should be an object")
    return value


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} should be a list")
    return tuple(str(word) for word in value)


_TYPED = re.compile(r"'|\.\.\.| [;:!?»]|« ")


def text_faults(texts: CardTexts) -> list[str]:
    """What a card's texts lack in one of the languages."""
    faults = []
    for language in LANGUAGES:
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
