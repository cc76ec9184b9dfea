"""What everybody knows without taking it word for word: idioms, proverbs, tales. “Entre chien et loup” is dusk."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from halfsaid.bots.words import fold, sections, stem

_FILE = "expressions.{}.txt"
_WORD = re.compile(r"\w+")
_LOOSE = "words that come and go"  # when an expression is bent into a clue
_ENOUGH, _MOSTLY = 3, 0.75  # so many words in common, and such a part of the expression's, leave no doubt


class Expression(Struct, frozen=True):
    """Its words as stems, and what it means, in English."""

    words: frozenset[str]
    meaning: str

    def is_in(self, said: frozenset[str]) -> bool:
        """Whether a clue of these stems says it, whole or half or with a twist."""
        both = len(self.words & said)
        if both == len(self.words):
            return both > 1 or len(said) <= 2  # a lone name stands for a tale only where little else is said
        return both >= _ENOUGH and (both == len(said) or both >= _MOSTLY * len(self.words))


@lru_cache(maxsize=20_000)
def meant_by(text: str, language: str) -> str | None:
    """What a clue means that is, or holds, a known expression; None for any other."""
    said = _stems(text, language)
    by_word = _known(language)
    near = {each for word in said for each in by_word.get(word, ()) if each.is_in(said)}
    if not near:
        return None
    # Of several the one that leaves least unsaid; the meaning breaks a tie, for a set has no order of its own.
    return max(near, key=lambda each: (len(each.words & said) / len(each.words | said), each.meaning)).meaning


@cache
def expressions(language: str) -> Mapping[str, str]:
    """The meaning, in English, of everything one knows by heart."""
    return dict(line.split(" = ") for kind, line in sections(_FILE.format(language)) if kind != _LOOSE)


@cache
def _known(language: str) -> Mapping[str, tuple[Expression, ...]]:
    """Every expression, by each of its words."""
    by_word: dict[str, tuple[Expression, ...]] = {}
    for expression, meaning in expressions(language).items():
        known = Expression(_stems(expression, language), meaning)
        for word in known.words:
            by_word[word] = (*by_word.get(word, ()), known)
    return by_word


def _stems(text: str, language: str) -> frozenset[str]:
    loose, words = _loose(language), (fold(word) for word in _WORD.findall(text))
    return frozenset(stem(word, language)[:7] for word in words if word not in loose)


@cache
def _loose(language: str) -> frozenset[str]:
    return frozenset(" ".join(line for kind, line in sections(_FILE.format(language)) if kind == _LOOSE).split())
