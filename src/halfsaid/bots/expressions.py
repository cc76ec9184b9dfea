"""Idioms, proverbs and tales that everybody knows, with what they mean: “entre chien et loup” is dusk.

Bots say many of them, and understand all.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from halfsaid.bots.lexicon import sayings, sections
from halfsaid.bots.words import fold, stem

_FILE = "expressions.{}.txt"
_SMALL = "small words"  # the section of words too common to recognise an expression by
_EVERYDAY = ("fragment", "sound")
_WORD = re.compile(r"\w+")
_SHORTEST_STEM, _LONGEST_STEM = 4, 7
_ENOUGH, _MOSTLY, _RATHER = 3, 0.75, 0.6  # words in common, or shares of all words, that make a match certain


class Phrase(Struct, frozen=True):
    """A clue or an expression: all words, the stems of the telling ones, and words that may be names."""

    words: frozenset[str]
    telling: frozenset[str]
    names: frozenset[str]

    def alike(self, other: "Phrase") -> float:
        """Return the share of all words that both have (Jaccard's index)."""
        return len(self.words & other.words) / len(self.words | other.words)


class Expression(Struct, frozen=True):
    """An expression and its meaning in English."""

    phrase: Phrase
    meaning: str
    of_everyday_words: bool  # a remark or a sound: its words are in many other clues too

    def is_in(self, said: Phrase) -> bool:
        """Whether a clue says this expression: whole, half, or with a twist; one of everyday words, almost whole."""
        telling = self.phrase.telling
        if self.of_everyday_words:
            return self.phrase.alike(said) >= _MOSTLY
        if len(telling) < 2:
            # In a longer clue the name may be anybody's.
            named = self.phrase.names & said.names and len(said.telling) <= 2
            return bool(named) or (telling == said.telling and self.phrase.alike(said) >= _MOSTLY)
        both = len(telling & said.telling)
        half = both >= _ENOUGH and both == len(said.telling)
        twisted = both >= _ENOUGH and both >= _MOSTLY * len(telling)
        rather = both > 1 and self.phrase.alike(said) >= _RATHER
        return both == len(telling) or half or twisted or rather


@lru_cache(maxsize=20_000)
def meant_by(text: str, language: str) -> str | None:
    """Return the meaning of a clue that is, or contains, a known expression; None for any other clue."""
    said = _phrase(text, language)
    by_word = _known(language)
    near = {each for word in said.words | said.telling for each in by_word.get(word, ()) if each.is_in(said)}
    if not near:
        return None
    # The meaning breaks a tie between equally similar ones, because a set has no stable order.
    return max(near, key=lambda each: (each.phrase.alike(said), each.meaning)).meaning


@cache
def expressions(language: str) -> Mapping[str, str]:
    """Return the English meaning of every expression of a language."""
    only_understood = dict(line.split(" = ") for kind, line in sections(_FILE.format(language)) if kind != _SMALL)
    return {saying.text: saying.meaning for saying in sayings(language)} | only_understood


@cache
def _known(language: str) -> Mapping[str, tuple[Expression, ...]]:
    """Return the expressions by the words and stems they can be recognised by."""
    by_word: dict[str, tuple[Expression, ...]] = {}
    everyday = {saying.text for saying in sayings(language) if saying.kind in _EVERYDAY}
    for expression, meaning in expressions(language).items():
        phrase = _phrase(expression, language)
        known = Expression(phrase, meaning, expression in everyday)
        for word in phrase.telling | phrase.names or phrase.words:
            by_word[word] = (*by_word.get(word, ()), known)
    return by_word


def _phrase(text: str, language: str) -> Phrase:
    written, small = _WORD.findall(text), _small(language)
    words = frozenset(fold(word) for word in written)
    names = frozenset(fold(word) for word in written if word[0].isupper())
    return Phrase(words, frozenset(_stem(word, language) for word in words - small), names - small)


def _stem(word: str, language: str) -> str:
    """Return a stem of at least four letters; a shorter one is replaced by the word, since too many words share it."""
    short = stem(word, language)[:_LONGEST_STEM]
    return short if len(short) >= _SHORTEST_STEM else word


@cache
def _small(language: str) -> frozenset[str]:
    return frozenset(" ".join(line for kind, line in sections(_FILE.format(language)) if kind == _SMALL).split())
