"""What a bot knows of a card, and the part of it that it happens to remember."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Protocol

from msgspec import Struct

from halfsaid.bots.looks import looks
from halfsaid.bots.words import content, in_english, stems

_READ = ("en", "fr")  # what the sentence model reads; Romanian reaches it as a gloss
_CLUES_KEPT, _MOTIFS_KEPT = 0.75, 0.85


class Known(Struct, frozen=True):
    """What there is to know of a card that a bot can see. All of it may be missing."""

    description: Mapping[str, str] = {}
    clues: Mapping[str, tuple[str, ...]] = {}
    motifs: tuple[str, ...] = ()
    mood: tuple[str, ...] = ()
    picture: str | None = None  # a file that shows it


class Described(Protocol):
    """A card as a deck holds it."""

    @property
    def description(self) -> Mapping[str, str]: ...
    @property
    def clues(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def motifs(self) -> tuple[str, ...]: ...
    @property
    def mood(self) -> tuple[str, ...]: ...


def known_of(card: Described, picture: Path | None = None) -> Known:
    """What may be known of a card, and which file shows it."""
    return Known(card.description, card.clues, card.motifs, card.mood, None if picture is None else str(picture))


class Memory(Struct, frozen=True):
    """A bot's own part of a card's texts, in words that its understanding reads."""

    card: str
    scenes: tuple[str, ...]  # descriptions
    clues: tuple[str, ...]
    motifs: tuple[str, ...]
    mood: tuple[str, ...]
    own_words: frozenset[str]  # stems of scenes and motifs, each in its own language
    clue_words: tuple[frozenset[str], ...]  # stems of each clue, in its own language
    spoken: Mapping[str, tuple[str, ...]]  # the clues by language, as written
    things: tuple[str, ...]  # motifs, and the scenes word by word
    texts: tuple[str, ...]  # scenes, clues, motifs one by one, then all motifs and all moods, each as one text


def remember(card: str, known: Known, seed: str) -> Memory:
    """The same part for the same seed; another bot's is another part, so that no two share a list."""
    if known.picture is not None and not (known.description or known.clues or known.motifs):
        known = Known(motifs=looks(known.picture))
    return _remember(card, _key(known), seed)


Key = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...], tuple[str, ...]]


def _key(known: Known) -> Key:
    return tuple(known.description.items()), tuple(known.clues.items()), known.motifs, known.mood


@lru_cache(maxsize=4096)
def _remember(card: str, key: Key, seed: str) -> Memory:
    descriptions, all_clues, all_motifs, mood = key
    rng = Random(f"{seed} {card}")
    spoken = {language: _part(clues, _CLUES_KEPT, rng) for language, clues in all_clues}
    motifs = _part(all_motifs, _MOTIFS_KEPT, rng)
    scenes = {language: in_english(text, language) for language, text in descriptions}
    readable = tuple(scenes[language] for language in _READ if language in scenes) or tuple(scenes.values())
    clues = tuple(in_english(clue, language) for language, clues in spoken.items() for clue in clues)
    own = [stems(text, language) for language, text in descriptions]
    return Memory(
        card=card,
        scenes=readable,
        clues=clues,
        motifs=motifs,
        mood=mood,
        own_words=frozenset().union(*own, *(stems(motif, "en") for motif in motifs)),
        clue_words=tuple(stems(clue, language) for language, clues in spoken.items() for clue in clues),
        spoken=spoken,
        things=tuple(dict.fromkeys((*motifs, *(word for scene in readable for word in content(scene))))),
        texts=(*readable, *clues, *motifs, ", ".join(motifs), ", ".join(mood)),
    )


def _part(items: tuple[str, ...], share: float, rng: Random) -> tuple[str, ...]:
    count = min(len(items), max(1, round(len(items) * share)))
    kept = sorted(rng.sample(range(len(items)), count))
    return tuple(items[at] for at in kept)
