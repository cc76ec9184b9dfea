"""Clues that a bot could give for a card: of many kinds, and none that reads out its description."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from statistics import fmean

from msgspec import Struct

from halfsaid.bots.characters import Source
from halfsaid.bots.lexicon import SEEN, LexiconEntry, entry_for, framed, frames, lexicon, sayings
from halfsaid.bots.meaning import HeardClue, Understanding
from halfsaid.bots.memory import Memory
from halfsaid.bots.words import content, stems
from halfsaid.languages import BOT_LANGUAGES

_IDEAS = ("concept", "event", "person")  # the kinds of nouns that need not be in the picture
_LISTED = 6  # how many clues of a card's list are weighed
_SAYINGS_IN_MIND, _IDEAS_IN_MIND = 0.5, 0.8  # the shares of all sayings and ideas that a bot thinks of at one time
_SAYINGS_NEAR, _IDEAS_NEAR = 8, 3  # how many of those are judged closely for a card
_EACH = 2  # how many clues of one source are weighed for a card
_FROM_LIST = 0.85  # how often a bot goes by the clues that came with its cards, if they did, and not by its own stock
_ALONE = 0.7  # how often an idea is said as one word, without a frame
_TOO_PLAIN = 0.6  # a clue with a larger share of its words from the description reads it out


class Idea(Struct, frozen=True):
    """A clue that could be given, and its source."""

    text: str
    source: Source
    card: str | None = None


def ideas(
    memories: Sequence[Memory], language: str, understanding: Understanding, said: Collection[str], rng: Random
) -> Iterator[Idea]:
    """Yield clues for these cards: those that came with the cards, or some of the bot's own. None was said before."""
    by_list = rng.random() < _FROM_LIST and all(memory.spoken.get(language) for memory in memories)
    found = _of_lists(memories, language, rng) if by_list else _of_stock(memories, language, understanding, rng)
    by_card = {memory.card: memory for memory in memories}
    for idea in found:
        memory = by_card[str(idea.card)]
        if idea.text.casefold() not in said and not reads_out(idea.text, memory, language):
            yield idea


def _of_lists(memories: Sequence[Memory], language: str, rng: Random) -> Iterator[Idea]:
    for memory in memories:
        listed = memory.spoken[language]
        for text in rng.sample(listed, min(_LISTED, len(listed))):
            yield Idea(text, "idea", memory.card)


def _of_stock(memories: Sequence[Memory], language: str, understanding: Understanding, rng: Random) -> Iterator[Idea]:
    """Yield a few clues from each source for each card, of those that come to mind."""
    phrases = list[Idea]()
    for drawn, near in ((_sayings(language, rng), _SAYINGS_NEAR), (_ideas(language, rng), _IDEAS_NEAR)):
        places = understanding.nearest([HeardClue(phrase.text, language) for phrase in drawn], memories, near)
        phrases += [drawn[at] for at in places]
    fits = understanding.fits([HeardClue(phrase.text, language) for phrase in phrases], memories)
    for column, memory in enumerate(memories):
        # A phrase that fits the whole hand says nothing of this card.
        order = sorted(range(len(phrases)), key=lambda row: fmean(fits[row]) - fits[row][column])
        by_source: dict[Source, int] = {}
        for row in order:
            phrase = phrases[row]
            by_source[phrase.source] = by_source.get(phrase.source, 0) + 1
            # An idea in one word is worth saying only where nothing says it better.
            if phrase.source == "concept" and row != order[0]:
                continue
            if by_source[phrase.source] <= (_EACH if phrase.source != "sound" else 1):
                yield Idea(phrase.text, phrase.source, memory.card)
        if not memory.spoken.get(language):
            yield from _of_motifs(memory, language, rng)


def unseen(language: str, taste: Mapping[Source, float], said: Collection[str], rng: Random) -> str:
    """Return a clue for a storyteller who has seen no card: one that many pictures could answer."""
    drawn = (*_sayings(language, rng), *_ideas(language, rng))
    phrases = [phrase for phrase in drawn if phrase.source != "sound"]
    free = [phrase for phrase in phrases if phrase.text.casefold() not in said] or phrases
    best = max(free, key=lambda phrase: taste.get(phrase.source, 0.0) + rng.random())
    return best.text


def all_phrases() -> Iterator[str]:
    """Yield every phrase as the model reads it, so that all can be encoded ahead of play."""
    for language in BOT_LANGUAGES:
        nouns = (form for entry in _nouns() for form in entry.forms(language).values())
        for text in (*(saying.text for saying in sayings(language)), *nouns):
            for reading in HeardClue(text, language).readings:
                yield reading.readable
                yield from content(reading.readable)


def _sayings(language: str, rng: Random) -> list[Idea]:
    """Return the sayings that come to mind."""
    known = sayings(language)
    some = rng.sample(known, round(_SAYINGS_IN_MIND * len(known)))
    return [Idea(saying.text, _source(saying.kind)) for saying in some]


def _ideas(language: str, rng: Random) -> list[Idea]:
    """Return the ideas that come to mind: as a word, or in a frame."""
    some = rng.sample(_nouns(), round(_IDEAS_IN_MIND * len(_nouns())))
    return [Idea(_of_idea(entry, language, rng), "concept") for entry in some]


@cache
def _nouns() -> tuple[LexiconEntry, ...]:
    return tuple(chain(*(lexicon(kind) for kind in _IDEAS)))


def _source(kind: str) -> Source:
    match kind:
        case "quote" | "fragment" | "sound":
            return kind
    return "saying"


def _of_idea(entry: LexiconEntry, language: str, rng: Random) -> str:
    return entry.bare(language) if rng.random() < _ALONE else _in_a_frame(entry, language, rng)


def _in_a_frame(entry: LexiconEntry, language: str, rng: Random) -> str:
    return framed(rng.choice(frames(entry.kind, language)), entry, language)


def _of_motifs(memory: Memory, language: str, rng: Random) -> Iterator[Idea]:
    entries = [entry for motif in memory.motifs if (entry := entry_for(motif)) is not None and entry.kind in SEEN]
    for entry in rng.sample(entries, min(_EACH, len(entries))):
        yield Idea(_in_a_frame(entry, language, rng), "motif", memory.card)


def reads_out(clue: str, memory: Memory, language: str) -> bool:
    """Whether most of a clue's words stand in the card's description in the same language."""
    words = stems(clue, language)
    return len(words) > 2 and len(words & memory.described.get(language, frozenset())) > _TOO_PLAIN * len(words)
