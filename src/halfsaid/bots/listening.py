"""What others are likely to do with a clue, and what a listener does about it. Plain arithmetic on fits."""

from collections.abc import Sequence
from math import exp, log
from random import Random

from msgspec import Struct
from msgspec.structs import replace

_PRIOR_WEIGHT = 3.0  # cards' worth of belief in how clues fit cards they were not given for
_HAND = 6
_SAMPLES = 10
_COMMON_DOUBT = 0.9  # how differently a whole table may see a card from how I do
_HERD = 1.5  # in `party` people guess what people choose, which sharpens every preference


class Board(Struct, frozen=True):
    """Imagined decoys: samples of the fits of the cards that the others would hand in."""

    samples: tuple[tuple[float, ...], ...]
    doubts: tuple[float, ...]
    each: int  # how many of them are one listener's

    def scaled(self, mean: float, spread: float) -> "Board":
        return replace(self, samples=tuple(tuple(mean + spread * z for z in sample) for sample in self.samples))


def shares(fits: Sequence[float], haze: float = 1.0) -> list[float]:
    """How likely each of these cards is meant."""
    top = max(fits)
    weights = [exp((fit - top) / haze) for fit in fits]
    return [weight / sum(weights) for weight in weights]


def blurred(fits: Sequence[float], haze: float, rng: Random) -> list[float]:
    """The fits as a character of this haze sees them now."""
    return [fit - haze * log(-log(_open(rng))) for fit in fits]


def imagine(decoys: int, rng: Random, each: int = 1) -> Board:
    """So many decoys, each the best of a hand, where any clue fits any card as much as another: mean 0, spread 1."""
    return Board(
        tuple(tuple(max(rng.gauss(0, 1) for _ in range(_HAND)) for _ in range(decoys)) for _ in range(_SAMPLES)),
        tuple(rng.gauss(0.0, _COMMON_DOUBT) for _ in range(_SAMPLES)),
        each,
    )


def believed(strangers: Sequence[float], usual: tuple[float, float]) -> tuple[float, float]:
    """Mean and spread of a clue's fits to cards it was not given for, from those one has seen; `usual`: of any clue,
    for one who has seen few."""
    weight = len(strangers) + _PRIOR_WEIGHT
    mean = (sum(strangers) + _PRIOR_WEIGHT * usual[0]) / weight
    variance = (sum((fit - mean) ** 2 for fit in strangers) + _PRIOR_WEIGHT * usual[1] ** 2) / weight
    return mean, variance**0.5


def found_by_some(fit: float, board: Board) -> tuple[float, float]:
    """(the chance that some but not all find a card of this fit, the share of the voters who do).

    Whoever handed in decoys votes, and not for their own.
    """
    some = finders = 0.0
    for decoys, doubt in zip(board.samples, board.doubts, strict=True):
        target = exp(fit + doubt)
        pulls = [exp(decoy) for decoy in decoys]
        total = sum(pulls)
        own = [sum(pulls[at : at + board.each]) for at in range(0, len(pulls), board.each)]
        everyone, nobody = 1.0, 1.0
        for pull in own:
            finds = target / (target + total - pull)
            everyone, nobody = everyone * finds, nobody * (1.0 - finds)
            finders += finds / len(own)
        some += 1.0 - everyone - nobody
    return some / len(board.samples), finders / len(board.samples)


def votes_drawn(fit: float, board: Board) -> float:
    """The share of a voter that a decoy of this fit gets, on a board with the storyteller's card and other decoys."""
    pull = exp(fit)
    return sum(
        pull / (pull + sum(exp(decoy) for decoy in decoys) + exp(max(decoys) + doubt))
        for decoys, doubt in zip(board.samples, board.doubts, strict=True)
    ) / len(board.samples)


def one_or_two(chances: Sequence[float]) -> int:
    """How many votes to place where a second is allowed and a lone one pays a point more when it finds: the order
    is that of `chances`, best first."""
    return 2 if len(chances) > 1 and 3 * (chances[0] + chances[1]) > 4 * chances[0] else 1


def popular(fits: Sequence[float], players: int) -> list[float]:
    """What a vote on each picture is worth in `party`: as many as join, five at most, nothing under the veto."""
    likely = shares([fit * _HERD for fit in fits])
    order = sorted(range(len(fits)), key=lambda at: -likely[at])
    # The storyteller wants company too, so spares the favourite and strikes its rival.
    vetoed = [0.1] * len(fits)
    vetoed[order[0]] = 0.2
    if len(order) > 1:
        vetoed[order[1]] = 0.5
    joined = [min(5.0, 1.0 + (players - 1) * share) if share * players > 0.5 else 0.5 for share in likely]
    return [(1.0 - veto) * count for veto, count in zip(vetoed, joined, strict=True)]


def _open(rng: Random) -> float:
    """Strictly between 0 and 1."""
    return min(max(rng.random(), 1e-12), 1 - 1e-12)
