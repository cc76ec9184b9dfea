"""The facts of a card, and the part of them that one bot remembers."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Protocol

from msgspec import Struct

from halfsaid.bots.pixels import words_for
from halfsaid.bots.words import content, in_english, stems

_READ = ("en", "fr")  # the languages the sentence model reads; Romanian reaches it as a gloss
_CLUES_KEPT, _MOTIFS_KEPT = 0.75, 0.85  # shares of a card's texts that one bot remembers


class CardFacts(Struct, frozen=True):
    """All facts of a card that a bot can see. Any of them may be missing."""

    description: Mapping[str, str] = {}
    clues: Mapping[str, tuple[str, ...]] = {}
    motifs: tuple[str, ...] = ()
    mood: tuple[str, ...] = ()
    picture: str | None = None  # the path of an image file


class DescribedCard(Protocol):
    """The part of a deck's card that bots read."""

    @property
    def description(self) -> Mapping[str, str]: ...
    @property
    def clues(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def motifs(self) -> tuple[str, ...]: ...
    @property
    def mood(self) -> tuple[str, ...]: ...


def facts_of(card: DescribedCard, picture: Path | None = None) -> CardFacts:
    """Return the facts of a deck's card; `picture` is its image file."""
    return CardFacts(card.description, card.clues, card.motifs, card.mood, None if picture is None else str(picture))


class Memory(Struct, frozen=True):
    """The part of a card's texts that one bot remembers, in languages that its model reads."""

    card: str
    scenes: tuple[str, ...]  # descriptions
    clues: tuple[str, ...]
    motifs: tuple[str, ...]
    mood: tuple[str, ...]
    own_words: frozenset[str]  # stems of descriptions and motifs, each in its own language
    described: Mapping[str, frozenset[str]]  # stems of the description, by language
    clue_words: tuple[frozenset[str], ...]  # stems of each clue, in its own language
    spoken: Mapping[str, tuple[str, ...]]  # the clues by language, as written
    things: tuple[str, ...]  # motifs, and the scenes word by word
    texts: tuple[str, ...]  # scenes, clues, motifs one by one, then all motifs and all moods, each as one text


def remember(card: str, facts: CardFacts, seed: str) -> Memory:
    """Return what a bot with this seed remembers of a card.

    The same seed always remembers the same part. Bots with different seeds remember different parts: if all knew the
    same list of clues, they would find each other's cards too easily.
    """
    if facts.picture is not None and not (facts.description or facts.clues or facts.motifs):
        facts = CardFacts(motifs=words_for(facts.picture))
    return _remember(card, _key(facts), seed)


Key = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...], tuple[str, ...]]


def _key(facts: CardFacts) -> Key:
    """Return the facts as a hashable value, so that a memory can be cached."""
    return tuple(facts.description.items()), tuple(facts.clues.items()), facts.motifs, facts.mood


@lru_cache(maxsize=4096)
def _remember(card: str, key: Key, seed: str) -> Memory:
    descriptions, all_clues, all_motifs, mood = key
    rng = Random(f"{seed} {card}")
    spoken = {language: _part(clues, _CLUES_KEPT, rng) for language, clues in all_clues}
    motifs = _part(all_motifs, _MOTIFS_KEPT, rng)
    scenes = {language: in_english(text, language) for language, text in descriptions}
    readable = tuple(scenes[language] for language in _READ if language in scenes) or tuple(scenes.values())
    clues = tuple(in_english(clue, language) for language, clues in spoken.items() for clue in clues)
    described = {language: stems(text, language) for language, text in descriptions}
    return Memory(
        card=card,
        scenes=readable,
        clues=clues,
        motifs=motifs,
        mood=mood,
        own_words=frozenset().union(*described.values(), *(stems(motif, "en") for motif in motifs)),
        described=described,
        clue_words=tuple(stems(clue, language) for language, clues in spoken.items() for clue in clues),
        spoken=spoken,
        things=tuple(dict.fromkeys((*motifs, *(word for scene in readable for word in content(scene))))),
        texts=(*readable, *clues, *motifs, ", ".join(motifs), ", ".join(mood)),
    )


def _part(items: tuple[str, ...], share: float, rng: Random) -> tuple[str, ...]:
    count = min(len(items), max(1, round(len(items) * share)))
    kept = sorted(rng.sample(range(len(items)), count))
    return tuple(items[at] for at in kept)
