"""The sentence in which a bot explains its choice, shown after the reveal, and which of a turn's are worth saying."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import get_args

from halfsaid.bots.characters import Temper
from halfsaid.bots.lexicon import SEEN, LexiconEntry, entry_for, framed, reasons
from halfsaid.bots.words import fold, stem, stems
from halfsaid.languages import BOT_LANGUAGES

_WORD = re.compile(r"\w+")
_SAME = 0.4  # two sentences that share a larger part of their words repeat each other


def linked(motif: str, clue: str, temper: Temper, language: str, teller: str = "") -> str:
    """Return a sentence that names what linked clue and picture.

    The same choice of the same bot always gets the same sentence; `teller` tells bots apart. No sentence quotes a clue
    that names the thing itself.
    """
    entry = entry_for(motif) or _unlisted(motif)
    shapes = _shapes(temper, entry.kind, names(clue, motif, language), language)
    return framed(Random(f"{teller} {motif} {clue}").choice(shapes), entry, language, clue.rstrip(".… "))


def may_be_named(motif: str) -> bool:
    """Whether a motif can be named in a sentence. Those of two senses cannot: which is meant is unknown."""
    entry = entry_for(motif)
    return entry is None or entry.kind != "unsaid"


def guessed(language: str, place: int = 0) -> str:
    """Return a sentence of a bot that had nothing to go by. Twelve places in a row get twelve different ones."""
    return _at("guessed", language, place)


def unseeing(language: str, place: int = 0) -> str:
    """Return a sentence of a bot that gave its clue before it saw its cards."""
    return _at("unseeing", language, place)


def names(clue: str, motif: str, language: str) -> bool:
    """Whether a clue names this thing, in any of its forms."""
    entry = entry_for(motif) or _unlisted(motif)
    said = _all_stems(clue, language)
    return any(_all_stems(noun, language) <= said for noun in entry.nouns(language))


def worth_saying(remarks: Sequence[str], clue: str) -> list[int]:
    """Return the places of a turn's remarks that are worth saying: none repeats an earlier one or echoes the clue."""
    chosen: list[int] = []
    for place, remark in enumerate(remarks):
        if remark and not any(_repeats(remark, other) for other in (clue, *(remarks[at] for at in chosen))):
            chosen.append(place)
    return chosen


def _shapes(temper: Temper, kind: str, named: bool, language: str) -> tuple[str, ...]:
    """Return the sentences of a temper that a noun of this kind can stand in."""
    seen = reasons(f"{temper}, seen", language) if kind in SEEN else ()
    return tuple(shape for shape in (*reasons(temper, language), *seen) if not (named and "{clue}" in shape))


def _all_stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of all words. A thing in a picture may have a short name: fox, key, sea."""
    return frozenset(stem(fold(word), language) for word in _WORD.findall(text))


def _at(kind: str, language: str, place: int) -> str:
    sentences = reasons(kind, language)
    return sentences[place % len(sentences)]


def _repeats(one: str, other: str) -> bool:
    return _shape(one) == _shape(other) or _likeness(one, other) > _SAME


@lru_cache(maxsize=2_000)
def _shape(remark: str) -> str:
    """Return the sentence that a remark is, whatever it names; a remark that is none of ours is its own."""
    return next((shape.pattern for shape in _all_shapes() if shape.fullmatch(remark)), remark)


@cache
def _all_shapes() -> tuple[re.Pattern[str], ...]:
    return tuple(
        re.compile(re.sub(r"\\{.*?\\}", "(.+)", re.escape(shape)))
        for language in BOT_LANGUAGES
        for temper in get_args(Temper)
        for shape in (*reasons(temper, language), *reasons(f"{temper}, seen", language))
    )


def _likeness(one: str, other: str) -> float:
    """Return the share of the words of both that are in both, in any language."""
    words, others = (stems(text, "en") for text in (one, other))
    return len(words & others) / max(1, len(words | others))


def _unlisted(motif: str) -> LexiconEntry:
    """Return an entry for a motif that the lexicon lacks: quoted, since its gender and forms are unknown."""
    romanian = f"„{motif}”"
    return LexiconEntry("thing", motif, f"«\u00a0{motif}\u00a0»", (romanian,), (romanian, f"lui {romanian}"))
