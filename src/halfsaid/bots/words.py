"""Words in three languages: folded, stemmed, and carried over into English.

No small sentence model reads Romanian. A word-by-word gloss into English does better than any that was
tried: one that reads English then understands most of a clue.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct

LANGUAGES = ("en", "fr", "ro")
_WORD = re.compile(r"\w+")
_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("ing", "ies", "ed", "es", "s"),
    "fr": ("aient", "ement", "euse", "eux", "ent", "ait", "ant", "ees", "ee", "er", "es", "e", "s", "x"),
    "ro": ("lor", "lui", "ul", "le", "ii", "ei", "ia", "ua", "a", "e", "i", "u", "o"),
}  # fmt: skip
_LAYERS = {"ro": 2}  # articles come behind endings
_ROMANIAN_PLURAL = re.compile(r"uri(le|lor)?$")
_SHORTEST_STEM = 3
_LIKELY_SAME = 5  # so many first letters alike, in a tongue that bends its words as Romanian does
_TYPED = str.maketrans({"’": "'", "…": "...", "\u00a0": " ", "\u202f": " "})  # the model knows print less well
_SMALL = frozenset(
    _WORD.findall(
        """the a an of and to is in on at it my me you your our we they he she his her its for from with without not no
        by as be are was this that who what where which when how i am one over under up down out so
        le la les un une des du de et dans sur sous sans pour par au aux ce cette ces se sa son ses mon ma mes ton ta
        tes il elle on nous vous ils qui que quoi ne pas est sont à en d l s j c n qu y"""
    )
)
_ROMANIAN = re.compile(r"[ășțşţ]|\b(și|si|nu|de|la|cu|pe|un|care|mai|fără|fara|unde|când|cine|lui|este|sub|din)\b")
_FRENCH = re.compile(
    r"[éèêçœùûô]|\b(le|la|les|des|du|une|et|dans|sur|sans|est|qui|pour|au|aux|ne|pas)\b|\b[ldcjnsqm]['’]"
)
_ENGLISH = re.compile(r"\b(the|of|and|to|is|my|you|it|with|on|not|for|who|are|we|that|at|by|from|was)\b")
_NOUNS = ("motif", "concept", "figure")
_ARTICLES = ("le ", "la ", "l’", "les ")
_OF = {"le ": "du ", "les ": "des "}
_TO = {"le ": "au ", "les ": "aux "}


class Entry(Struct, frozen=True):
    """One line of the lexicon; French nouns with their article."""

    kind: str
    english: str
    french: str
    romanian: tuple[str, ...]  # the first is said, all are understood
    bent: tuple[str, ...] = ()  # a Romanian noun with its article, and in the genitive

    def forms(self, language: str) -> Mapping[str, str]:
        """The noun in every form that a frame can ask for, each by that form of the word for house."""
        match language:
            case "fr":
                return _french_forms(self.french)
            case "ro":
                return dict(zip(("casă", "casa", "casei"), (self.romanian[0], *self.bent), strict=True))
        return {"house": self.english, "the house": self.english if self.kind == "concept" else f"the {self.english}"}


def fold(text: str) -> str:
    """Small letters without their marks."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark)).replace("œ", "oe")


def stem(word: str, language: str) -> str:
    """What stays of a folded word without its ending."""
    for _ in range(_LAYERS.get(language, 1)):
        for ending in _ENDINGS.get(language, ()):
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
                word = word[: -len(ending)]
                break
    return word


@lru_cache(maxsize=20_000)
def content(text: str) -> tuple[str, ...]:
    """The words of a text that is in English or French, without the small ones; of a text that has no others, all."""
    words = tuple(dict.fromkeys(_WORD.findall(text.lower())))
    return tuple(word for word in words if word not in _SMALL) or words or (text,)


@lru_cache(maxsize=20_000)
def stems(text: str, language: str) -> frozenset[str]:
    """The stems of the words that carry meaning: the short ones mostly do not."""
    return frozenset(stem(fold(word), language)[:7] for word in _WORD.findall(text) if len(word) > 3)


def language_of(text: str, otherwise: str) -> str:
    """The language a clue is in, as far as its small words and marks tell."""
    lowered = text.lower()
    counts = {
        language: len(pattern.findall(lowered))
        for language, pattern in (("ro", _ROMANIAN), ("fr", _FRENCH), ("en", _ENGLISH))
    }
    most = max(counts.values())
    return otherwise if counts.get(otherwise, 0) == most else max(counts, key=lambda language: counts[language])


def in_english(text: str, language: str) -> str:
    """What a reader of English and French can make of it: Romanian word by word, the rest as a keyboard types it."""
    if language != "ro":
        return text.translate(_TYPED)
    glossed = [gloss for word in _WORD.findall(text.lower()) if (gloss := _gloss(word)) is not None]
    return " ".join(glossed) or text


@cache
def lexicon(kind: str) -> tuple[Entry, ...]:
    """The entries of one kind: motif, mood, concept (abstract), figure (one of several) or common."""
    return tuple(entry for entry in _entries() if entry.kind == kind)


@cache
def entry_for(english: str) -> Entry | None:
    """The lexicon's line for an English noun."""
    return next((entry for entry in _entries() if entry.english == english and entry.kind in _NOUNS), None)


@cache
def sayings(language: str) -> tuple[tuple[str, str], ...]:
    """(kind, words): sayings broken off, half-quotations, fragments, sounds."""
    return tuple(sections(f"sayings.{language}.txt"))


@cache
def frames(kind: str, language: str) -> tuple[str, ...]:
    """What can be said around a noun of this kind."""
    return tuple(line for section, line in sections(f"frames.{language}.txt") if section == kind)


@cache
def reasons(kind: str, language: str) -> tuple[str, ...]:
    """Why one chose, in the words of a temper; or that one `guessed`, or told `unseeing`."""
    return tuple(line for section, line in sections(f"reasons.{language}.txt") if section == kind)


def framed(frame: str, entry: Entry, language: str, clue: str = "") -> str:
    """The frame with this noun where it says house."""
    text = frame.format(clue=clue, **entry.forms(language))
    return text[:1].upper() + text[1:]


def sections(file: str) -> Iterator[tuple[str, str]]:
    kind = ""
    for line in files("halfsaid.bots").joinpath("phrases", file).read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            kind = line[2:]
        elif line:
            yield kind, line


@cache
def _entries() -> tuple[Entry, ...]:
    return tuple(_entry(kind, *line.split("|")) for kind, line in sections("lexicon.txt"))


def _entry(kind: str, english: str, french: str, romanian: str, *bent: str) -> Entry:
    return Entry(kind, english, french, tuple(romanian.split(",")), bent)


def _french_forms(noun: str) -> Mapping[str, str]:
    article = next((article for article in _ARTICLES if noun.startswith(article)), "")
    bare = noun.removeprefix(article)
    return {
        "la maison": noun,
        "de la maison": _OF.get(article, f"de {article}") + bare,
        "à la maison": _TO.get(article, f"à {article}") + bare,
        "de maison": ("d’" if article == "l’" else "de ") + bare,
    }


@cache
def _glosses() -> tuple[dict[str, str], dict[str, str]]:
    """English by Romanian word as written, and by its folded stem."""
    written: dict[str, str] = {}
    stemmed: dict[str, str] = {}
    for entry in (*lexicon("motif"), *lexicon("concept"), *lexicon("figure"), *lexicon("mood"), *lexicon("common")):
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
