"""Table codes as words that can be said across a room: "kite lantern 427" is a code as good as its six letters.

A code is a number below 64 million, and so are two words and a number up to 999: the one is written as the other,
in each language by a list of its own. So a spoken code is as hard to guess as the letters (26 bits), and is the same
table's in every language. No word is in two lists, and no two words of a list differ by one letter.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from halfsaid.languages import LANGUAGES

# Consonants only: a code spells no word, and none of its letters is mistaken for another.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6

_NUMBERS = 1000
_SHORTEST_WORD = 3
_SAID = re.compile(r"([a-z]{6,40})([0-9]{1,3})")

# A language that is still being translated lacks some: codes are said in it when it has all.
_WORDS_OF_A_LANGUAGE = 256
WORDS: Mapping[str, tuple[str, ...]] = {
    code: words
    for code, language in LANGUAGES.items()
    if len(words := tuple(" ".join(language.code_words).split())) == _WORDS_OF_A_LANGUAGE
}


def _folded(text: str) -> str:
    """Return the text in lower case, reduced to letters and digits, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in plain if mark.isalnum())


_PLACES = {language: {_folded(word): place for place, word in enumerate(words)} for language, words in WORDS.items()}


@lru_cache(maxsize=4096)
def spoken(code: str) -> dict[str, str]:
    """Return a code in the words of every language."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    pair, said = divmod(number, _NUMBERS)
    return {language: _said(words, pair, said) for language, words in WORDS.items()}


def heard(text: str) -> str | None:
    """Return the code that these words mean, in any language, case and spelling of accents; None if they mean none."""
    found = _SAID.fullmatch(_folded(text))
    if found is None:
        return None
    for language, places in _PLACES.items():
        for at in range(_SHORTEST_WORD, len(found[1]) - _SHORTEST_WORD + 1):
            first, second = places.get(found[1][:at]), places.get(found[1][at:])
            if first is not None and second is not None:
                return _code((first * len(WORDS[language]) + second) * _NUMBERS + int(found[2]))
    return None


def _said(words: tuple[str, ...], pair: int, number: int) -> str:
    first, second = divmod(pair, len(words))
    return f"{words[first]} {words[second]} {number}"


def _code(number: int) -> str | None:
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return None if number else "".join(reversed(letters))
