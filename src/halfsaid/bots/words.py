"""Words in three languages: folded, stemmed, and glossed into English.

No small sentence model reads Romanian. With a word-by-word gloss, a model that reads English understands most of a
Romanian clue, and better than any multilingual model that was tried.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain

from halfsaid.bots.lexicon import NOUNS, lexicon

_WORD = re.compile(r"\w+")
_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("ing", "ies", "ed", "es", "s"),
    "fr": ("aient", "ement", "euse", "eux", "ent", "ait", "ant", "ees", "ee", "er", "es", "e", "s", "x"),
    "ro": ("lor", "lui", "ul", "le", "ii", "ei", "ia", "ua", "a", "e", "i", "u", "o"),
}  # fmt: skip
_LAYERS = {"ro": 2}  # how many endings a word may carry: Romanian adds its article behind another ending
_ROMANIAN_PLURAL = re.compile(r"uri(le|lor)?$")
_SHORTEST_STEM = 3
_LIKELY_SAME = 5  # Romanian words that share this many first letters are probably forms of one word
# The model reads text as a keyboard types it better than as it is printed.
_TYPED = str.maketrans({"’": "'", "…": "...", "\u00a0": " ", "\u202f": " "})
_SMALL = frozenset(
    _WORD.findall(
        """the a an of and to is in on at it my me you your our we they he she his her its for from with without not no
        by as be are was this that who what where which when how i am one over under up down out so
        le la les un une des du de et dans sur sous sans pour par au aux ce cette ces se sa son ses mon ma mes ton ta
        tes il elle on nous vous ils qui que quoi ne pas est sont à en d l s j c n qu y"""
    )
)
# A word of two languages stands in the patterns of both: at a table of either, a clue is then taken to be in its own.
_ROMANIAN = re.compile(
    r"[ășțşţ]|\b(și|si|nu|de|la|cu|pe|un|care|mai|fără|fara|unde|când|cine|lui|este|sub|din|are|au|le|ne|se|ce|tu|pas)\b"
)
_FRENCH = re.compile(
    r"[éèêçœùûô]|\b[ldcjnsqm]['’]"
    r"|\b(le|la|les|des|du|de|un|une|et|dans|sur|sans|est|qui|pour|au|aux|ne|pas|on|il|elle|je|tu|se|ce|si)\b"
)
_ENGLISH = re.compile(r"\b(the|of|and|to|is|my|you|it|with|on|not|for|who|are|we|that|at|by|from|was)\b")


def fold(text: str) -> str:
    """Return the text in lower case and without diacritics."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark)).replace("œ", "oe")


def stem(word: str, language: str) -> str:
    """Return a folded word without its ending."""
    for _ in range(_LAYERS.get(language, 1)):
        for ending in _ENDINGS.get(language, ()):
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
                word = word[: -len(ending)]
                break
    return word


@lru_cache(maxsize=20_000)
def content(text: str) -> tuple[str, ...]:
    """Return the words of an English or French text without stop words; all of them if there are no others."""
    words = tuple(dict.fromkeys(_WORD.findall(text.lower())))
    return tuple(word for word in words if word not in _SMALL) or words or (text,)


@lru_cache(maxsize=20_000)
def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of words of four letters or more; shorter ones mostly carry no meaning."""
    return frozenset(stem(fold(word), language)[:7] for word in _WORD.findall(text) if len(word) > 3)


def language_of(text: str, otherwise: str) -> str:
    """Guess a clue's language from its stop words and diacritics; `otherwise` wins a tie."""
    lowered = text.lower()
    counts = {
        language: len(pattern.findall(lowered))
        for language, pattern in (("ro", _ROMANIAN), ("fr", _FRENCH), ("en", _ENGLISH))
    }
    most = max(counts.values())
    return otherwise if counts.get(otherwise, 0) == most else max(counts, key=lambda language: counts[language])


@lru_cache(maxsize=20_000)
def in_english(text: str, language: str) -> str:
    """Return the text for a reader of English and French: Romanian is glossed word by word."""
    if language != "ro":
        return text.translate(_TYPED)
    glossed = [gloss for word in _WORD.findall(text.lower()) if (gloss := _gloss(word)) is not None]
    return " ".join(glossed) or text


@cache
def _glosses() -> tuple[dict[str, str], dict[str, str]]:
    """Return two dictionaries from Romanian to English: by the word as written, and by its folded stem."""
    written: dict[str, str] = {}
    stemmed: dict[str, str] = {}
    for entry in chain(*(lexicon(kind) for kind in (*NOUNS, "mood", "common"))):
        for word in (*entry.romanian, *entry.bent):
            written.setdefault(word, entry.english)
        for word in entry.romanian:
            stemmed.setdefault(stem(fold(word), "ro"), entry.english)
    return written, stemmed


@lru_cache(maxsize=20_000)
def _gloss(word: str) -> str | None:
    written, stemmed = _glosses()
    folded = fold(word)
    found = (
        written.get(word)
        or stemmed.get(stem(folded, "ro"))
        or stemmed.get(stem(_ROMANIAN_PLURAL.sub("", folded), "ro"))
    )
    if found is not None:
        return found
    for length in range(len(folded) - 1, _LIKELY_SAME - 1, -1):
        beginning = folded[:length]
        kin = [known for known in stemmed if known.startswith(beginning) and len(known) <= length + 2]
        if kin:
            return stemmed[min(kin)]
    return None
