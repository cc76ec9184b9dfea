"""The sentence in which a bot explains its choice, shown after the reveal, and which of a turn's sentences to show."""

from collections.abc import Sequence
from functools import cache
from random import Random

from halfsaid.bots.characters import Temper
from halfsaid.bots.lexicon import SEEN, LexiconEntry, entry_for, framed, reasons
from halfsaid.bots.words import stems
from halfsaid.languages import LANGUAGES

_SAME = 0.4  # two sentences that share a larger part of their words repeat each other


def linked(motif: str, clue: str, temper: Temper, language: str, teller: str = "") -> str:
    """Return a sentence that names what linked clue and picture.

    The same choice of the same bot always gets the same sentence; `teller` tells bots apart. No sentence quotes a clue
    that names the thing itself.
    """
    entry = entry_for(motif) or _unlisted(motif)
    shapes = _shapes(temper, entry.kind, _names(clue, entry, language), language)
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


def best_remarks(remarks: Sequence[str], clue: str, most: int = 1) -> list[int]:
    """Return which of a turn's remarks are worth showing, best first: their places, `most` at most.

    A remark that gives a reason goes before one that echoes the clue, and the earlier before the later: put the
    storyteller's first. A remark without a reason is worth showing only if there is no other, and none that repeats
    another is.
    """
    order = sorted(
        (place for place, remark in enumerate(remarks) if remark),
        key=lambda place: (remarks[place] in _without_reason(), _likeness(remarks[place], clue) > _SAME, place),
    )
    chosen: list[int] = []
    for place in order:
        idle = chosen and remarks[place] in _without_reason()
        if len(chosen) < most and not idle and not any(_repeats(remarks[place], remarks[other]) for other in chosen):
            chosen.append(place)
    return chosen


def _shapes(temper: Temper, kind: str, named: bool, language: str) -> tuple[str, ...]:
    """Return the sentences of a temper that a noun of this kind can stand in."""
    seen = reasons(f"{temper}, seen", language) if kind in SEEN else ()
    return tuple(shape for shape in (*reasons(temper, language), *seen) if not (named and "{clue}" in shape))


def _names(clue: str, entry: LexiconEntry, language: str) -> bool:
    return any(stems(form, language) & stems(clue, language) for form in entry.forms(language).values())


def _at(kind: str, language: str, place: int) -> str:
    sentences = reasons(kind, language)
    return sentences[place % len(sentences)]


@cache
def _without_reason() -> frozenset[str]:
    return frozenset(
        text for language in LANGUAGES for kind in ("guessed", "unseeing") for text in reasons(kind, language)
    )


def _repeats(one: str, other: str) -> bool:
    return _likeness(one, other) > _SAME


def _likeness(one: str, other: str) -> float:
    """Return the share of the words of both that are in both, in any language."""
    words, others = (stems(text, "en") for text in (one, other))
    return len(words & others) / max(1, len(words | others))


def _unlisted(motif: str) -> LexiconEntry:
    """Return an entry for a motif that the lexicon lacks: quoted, since its gender and forms are unknown."""
    romanian = f"„{motif}”"
    return LexiconEntry("thing", motif, f"«\u00a0{motif}\u00a0»", (romanian,), (romanian, f"lui {romanian}"))
