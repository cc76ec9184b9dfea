"""Finding something to say: clues of many kinds for a card, none of them its description."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from random import Random

from msgspec import Struct

from halfsaid.bots.characters import Source
from halfsaid.bots.known import Memory
from halfsaid.bots.meaning import Heard, Understanding
from halfsaid.bots.words import (
    LANGUAGES,
    Entry,
    content,
    entry_for,
    framed,
    frames,
    in_english,
    lexicon,
    sayings,
    stems,
)

_SAYINGS_IN_MIND, _CONCEPTS_IN_MIND = 40, 14  # what comes to mind at one telling, of all that one knows
_EACH = 2  # how many of a kind are thought through for a card
_TOO_PLAIN = 0.6  # more of a clue's words than that from the description would be reading it out


class Idea(Struct, frozen=True):
    """A clue that could be given, and where it came from."""

    text: str
    source: Source
    card: str | None = None


def ideas(
    memories: Sequence[Memory], language: str, mind: Understanding, said: Collection[str], rng: Random
) -> Iterator[Idea]:
    """Clues for these cards, a few of each kind for each; none that was said before."""
    phrases = _come_to_mind(language, rng)
    fits = mind.fits([Heard(phrase.text, language) for phrase in phrases], memories)
    for column, memory in enumerate(memories):
        near = sorted(range(len(phrases)), key=lambda row: -fits[row][column])
        by_source: dict[str, int] = {}
        for row in near:
            phrase = phrases[row]
            by_source[phrase.source] = by_source.get(phrase.source, 0) + 1
            if by_source[phrase.source] <= (_EACH if phrase.source != "sound" else 1):
                yield from _fresh(Idea(phrase.text, phrase.source, memory.card), memory, said)
        for idea in (*_of_motifs(memory, language, rng), *_from_list(memory, language, rng)):
            yield from _fresh(idea, memory, said)


def unseen(language: str, taste: Mapping[Source, float], said: Collection[str], rng: Random) -> str:
    """A clue given before seeing any card: something that many pictures could answer."""
    phrases = [phrase for phrase in _come_to_mind(language, rng) if phrase.source != "sound"]
    free = [phrase for phrase in phrases if phrase.text.casefold() not in said] or phrases
    best = max(free, key=lambda phrase: taste.get(phrase.source, 0.0) + rng.random())
    return best.text


def stock() -> Iterator[str]:
    """All that may come to mind, as it is understood: for reading ahead."""
    for language in LANGUAGES:
        for reading in chain(*(Heard(text, language).readings for _, text in sayings(language))):
            yield reading.readable
            yield from content(reading.readable)
        for entry in (*lexicon("concept"), *lexicon("figure")):
            for form in entry.forms(language).values():
                yield from content(in_english(form, language))


def _come_to_mind(language: str, rng: Random) -> list[Idea]:
    known = sayings(language)
    some = rng.sample(known, min(_SAYINGS_IN_MIND, len(known)))
    concepts = rng.sample((*lexicon("concept"), *lexicon("figure")), _CONCEPTS_IN_MIND)
    return [
        *(Idea(text, _source(kind)) for kind, text in some),
        *(Idea(_in_a_frame(entry, language, rng), "concept") for entry in concepts),
    ]


def _source(kind: str) -> Source:
    match kind:
        case "quote" | "fragment" | "sound":
            return kind
    return "saying"


def _in_a_frame(entry: Entry, language: str, rng: Random) -> str:
    return framed(rng.choice(frames(entry.kind, language)), entry, language)


def _of_motifs(memory: Memory, language: str, rng: Random) -> Iterator[Idea]:
    entries = [entry for motif in memory.motifs if (entry := entry_for(motif)) is not None and entry.kind == "motif"]
    for entry in rng.sample(entries, min(_EACH, len(entries))):
        yield Idea(_in_a_frame(entry, language, rng), "motif", memory.card)


def _from_list(memory: Memory, language: str, rng: Random) -> Iterator[Idea]:
    listed = memory.spoken.get(language, ())
    for text in rng.sample(listed, min(2, len(listed))):
        yield Idea(text, "idea", memory.card)


def _fresh(idea: Idea, memory: Memory, said: Collection[str]) -> Iterator[Idea]:
    words = stems(idea.text, "en")
    scene = stems(" ".join(memory.scenes), "en")
    reads_out = len(words) > 2 and len(words & scene) > _TOO_PLAIN * len(words)
    if idea.text.casefold() not in said and not reads_out:
        yield idea
