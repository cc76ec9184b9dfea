"""Clues that a bot could give for a card: of many kinds, and none that reads out its description."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from random import Random

from msgspec import Struct

from halfsaid.bots.characters import Source
from halfsaid.bots.lexicon import LexiconEntry, entry_for, framed, frames, lexicon, sayings
from halfsaid.bots.meaning import HeardClue, Understanding
from halfsaid.bots.memory import Memory
from halfsaid.bots.words import content, in_english, stems
from halfsaid.languages import LANGUAGES

_SAYINGS_DRAWN, _CONCEPTS_DRAWN = 40, 14  # how many of all phrases are considered for one clue
_EACH = 2  # how many clues of one source are weighed for a card
_TOO_PLAIN = 0.6  # a clue with a larger share of its words from the description reads it out


class Idea(Struct, frozen=True):
    """A clue that could be given, and its source."""

    text: str
    source: Source
    card: str | None = None


def ideas(
    memories: Sequence[Memory], language: str, understanding: Understanding, said: Collection[str], rng: Random
) -> Iterator[Idea]:
    """Yield clues for these cards: a few from each source for each card, and none that was said before."""
    phrases = _drawn_phrases(language, rng)
    fits = understanding.fits([HeardClue(phrase.text, language) for phrase in phrases], memories)
    for column, memory in enumerate(memories):
        near = sorted(range(len(phrases)), key=lambda row: -fits[row][column])
        by_source: dict[str, int] = {}
        for row in near:
            phrase = phrases[row]
            by_source[phrase.source] = by_source.get(phrase.source, 0) + 1
            if by_source[phrase.source] <= (_EACH if phrase.source != "sound" else 1):
                yield from _if_fresh(Idea(phrase.text, phrase.source, memory.card), memory, language, said)
        for idea in (*_of_motifs(memory, language, rng), *_from_list(memory, language, rng)):
            yield from _if_fresh(idea, memory, language, said)


def unseen(language: str, taste: Mapping[Source, float], said: Collection[str], rng: Random) -> str:
    """Return a clue for a storyteller who has seen no card: one that many pictures could answer."""
    phrases = [phrase for phrase in _drawn_phrases(language, rng) if phrase.source != "sound"]
    free = [phrase for phrase in phrases if phrase.text.casefold() not in said] or phrases
    best = max(free, key=lambda phrase: taste.get(phrase.source, 0.0) + rng.random())
    return best.text


def all_phrases() -> Iterator[str]:
    """Yield every phrase as the model reads it, so that all can be encoded ahead of play."""
    for language in LANGUAGES:
        for reading in chain(*(HeardClue(text, language).readings for _, text in sayings(language))):
            yield reading.readable
            yield from content(reading.readable)
        for entry in (*lexicon("concept"), *lexicon("figure")):
            for form in entry.forms(language).values():
                yield from content(in_english(form, language))


def _drawn_phrases(language: str, rng: Random) -> list[Idea]:
    known = sayings(language)
    some = rng.sample(known, min(_SAYINGS_DRAWN, len(known)))
    concepts = rng.sample((*lexicon("concept"), *lexicon("figure")), _CONCEPTS_DRAWN)
    return [
        *(Idea(text, _source(kind)) for kind, text in some),
        *(Idea(_in_a_frame(entry, language, rng), "concept") for entry in concepts),
    ]


def _source(kind: str) -> Source:
    match kind:
        case "quote" | "fragment" | "sound":
            return kind
    return "saying"


def _in_a_frame(entry: LexiconEntry, language: str, rng: Random) -> str:
    return framed(rng.choice(frames(entry.kind, language)), entry, language)


def _of_motifs(memory: Memory, language: str, rng: Random) -> Iterator[Idea]:
    entries = [entry for motif in memory.motifs if (entry := entry_for(motif)) is not None and entry.kind == "motif"]
    for entry in rng.sample(entries, min(_EACH, len(entries))):
        yield Idea(_in_a_frame(entry, language, rng), "motif", memory.card)


def _from_list(memory: Memory, language: str, rng: Random) -> Iterator[Idea]:
    listed = memory.spoken.get(language, ())
    for text in rng.sample(listed, min(2, len(listed))):
        yield Idea(text, "idea", memory.card)


def _if_fresh(idea: Idea, memory: Memory, language: str, said: Collection[str]) -> Iterator[Idea]:
    """Yield the idea unless it was said before or reads out the card's description."""
    if idea.text.casefold() not in said and not reads_out(idea.text, memory, language):
        yield idea


def reads_out(clue: str, memory: Memory, language: str) -> bool:
    """Whether most of a clue's words stand in the card's description in the same language."""
    words = stems(clue, language)
    return len(words) > 2 and len(words & memory.described.get(language, frozenset())) > _TOO_PLAIN * len(words)
