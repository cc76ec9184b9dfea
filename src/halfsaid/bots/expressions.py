"""What everybody knows without taking it word for word: idioms, proverbs, tales. “Entre chien et loup” is dusk."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from halfsaid.bots.words import fold, sections, stem

_FILE = "expressions.{}.txt"
_SMALL = "small words"  # the section with those that say too little to know an expression by
_WORD = re.compile(r"\w+")
_SHORTEST_STEM, _LONGEST_STEM = 4, 7
_ENOUGH, _MOSTLY, _RATHER = 3, 0.75, 0.6  # so many words in common, or such a part of all, leave no doubt


class Phrase(Struct, frozen=True):
    """A clue or an expression: its words, the stems of those that tell something, and what may be a name."""

    words: frozenset[str]
    telling: frozenset[str]
    names: frozenset[str]

    def alike(self, other: "Phrase") -> float:
        return len(self.words & other.words) / len(self.words | other.words)


class Expression(Struct, frozen=True):
    """Something everybody knows, and what it means, in English."""

    phrase: Phrase
    meaning: str

    def is_in(self, said: Phrase) -> bool:
        """Whether a clue says it, whole or half or with a twist."""
        telling = self.phrase.telling
        if len(telling) < 2:
            named = self.phrase.names & said.names and len(said.telling) <= 2  # else it may be anybody's
            return bool(named) or (telling == said.telling and self.phrase.alike(said) >= _MOSTLY)
        both = len(telling & said.telling)
        half = both >= _ENOUGH and both == len(said.telling)
        twisted = both >= _ENOUGH and both >= _MOSTLY * len(telling)
        rather = both > 1 and self.phrase.alike(said) >= _RATHER
        return both == len(telling) or half or twisted or rather


@lru_cache(maxsize=20_000)
def meant_by(text: str, language: str) -> str | None:
    """What a clue means that is, or holds, a known expression; None for any other."""
    said = _phrase(text, language)
    by_word = _known(language)
    near = {each for word in said.words | said.telling for each in by_word.get(word, ()) if each.is_in(said)}
    if not near:
        return None
    # Of several the one most like it; the meaning breaks a tie, for a set has no order of its own.
    return max(near, key=lambda each: (each.phrase.alike(said), each.meaning)).meaning


@cache
def expressions(language: str) -> Mapping[str, str]:
    """The meaning, in English, of everything one knows by heart."""
    return dict(line.split(" = ") for kind, line in sections(_FILE.format(language)) if kind != _SMALL)


@cache
def _known(language: str) -> Mapping[str, tuple[Expression, ...]]:
    """Every expression, by each of its words and stems."""
    by_word: dict[str, tuple[Expression, ...]] = {}
    for expression, meaning in expressions(language).items():
        phrase = _phrase(expression, language)
        known = Expression(phrase, meaning)
        for word in phrase.words | phrase.telling:
            by_word[word] = (*by_word.get(word, ()), known)
    return by_word


def _phrase(text: str, language: str) -> Phrase:
    written, small = _WORD.findall(text), _small(language)
    words = frozenset(fold(word) for word in written)
    names = frozenset(fold(word) for word in written if word[0].isupper())
    return Phrase(words, frozenset(_stem(word, language) for word in words - small), names - small)


def _stem(word: str, language: str) -> str:
    """Of a short word all of it: too many others begin alike."""
    short = stem(word, language)[:_LONGEST_STEM]
    return short if len(short) >= _SHORTEST_STEM else word


@cache
def _small(language: str) -> frozenset[str]:
    return frozenset(" ".join(line for kind, line in sections(_FILE.format(language)) if kind == _SMALL).split())
