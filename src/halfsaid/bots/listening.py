"""How other players are likely to vote, computed from how well a clue fits each card."""

from collections.abc import Sequence
from math import exp, log
from random import Random

from msgspec import Struct
from msgspec.structs import replace

_PRIOR_WEIGHT = 3.0  # how many cards the usual fit of unrelated clues counts for
_HAND = 6
_SAMPLES = 10
_COMMON_DOUBT = 0.9  # spread of how differently the whole table may see a card from how the bot does
_HERD = 1.5  # in Party people guess what people choose, which sharpens every preference


class ImaginedBoard(Struct, frozen=True):
    """Decoys that a bot imagines: samples of the fits of the cards that the others would hand in."""

    samples: tuple[tuple[float, ...], ...]
    doubts: tuple[float, ...]
    each: int  # how many of the decoys one listener hands in

    def scaled(self, mean: float, spread: float) -> "ImaginedBoard":
        return replace(self, samples=tuple(tuple(mean + spread * z for z in sample) for sample in self.samples))


def shares(fits: Sequence[float], haze: float = 1.0) -> list[float]:
    """Return the probability that each of these cards is the one meant."""
    top = max(fits)
    weights = [exp((fit - top) / haze) for fit in fits]
    return [weight / sum(weights) for weight in weights]


def blurred(fits: Sequence[float], haze: float, rng: Random) -> list[float]:
    """Return the fits with Gumbel noise: choosing the largest then follows `shares` at this haze."""
    return [fit - haze * log(-log(_open(rng))) for fit in fits]


def imagine(decoys: int, rng: Random, each: int = 1) -> ImaginedBoard:
    """Return imagined decoys, each the best of a hand whose fits have mean 0 and spread 1."""
    return ImaginedBoard(
        tuple(tuple(max(rng.gauss(0, 1) for _ in range(_HAND)) for _ in range(decoys)) for _ in range(_SAMPLES)),
        tuple(rng.gauss(0.0, _COMMON_DOUBT) for _ in range(_SAMPLES)),
        each,
    )


def believed(strangers: Sequence[float], usual: tuple[float, float]) -> tuple[float, float]:
    """Return mean and spread of a clue's fits to cards it was not given for.

    They are estimated from the fits to `strangers`, cards the bot can see. `usual` is the mean and spread of any clue;
    it decides while few strangers have been seen.
    """
    weight = len(strangers) + _PRIOR_WEIGHT
    mean = (sum(strangers) + _PRIOR_WEIGHT * usual[0]) / weight
    variance = (sum((fit - mean) ** 2 for fit in strangers) + _PRIOR_WEIGHT * usual[1] ** 2) / weight
    return mean, variance**0.5


def found_by_some(fit: float, board: ImaginedBoard) -> tuple[float, float]:
    """Return (the chance that some but not all find a card of this fit, the share of voters who find it).

    Everyone who handed in a decoy votes, but not for their own card.
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


def votes_drawn(fit: float, board: ImaginedBoard) -> float:
    """Return the chance that one voter takes a decoy of this fit, beside the storyteller's card and other decoys."""
    pull = exp(fit)
    return sum(
        pull / (pull + sum(exp(decoy) for decoy in decoys) + exp(max(decoys) + doubt))
        for decoys, doubt in zip(board.samples, board.doubts, strict=True)
    ) / len(board.samples)


def one_or_two(chances: Sequence[float]) -> int:
    """Return how many votes to place where a second vote is allowed. `chances` are sorted, best first.

    A lone vote that finds the card pays 4 points, one of two pays 3.
    """
    return 2 if len(chances) > 1 and 3 * (chances[0] + chances[1]) > 4 * chances[0] else 1


def popular(fits: Sequence[float], players: int) -> list[float]:
    """Return what a vote on each picture is worth in Party.

    It earns a point for each who votes alike, five at most, and nothing on a vetoed picture.
    """
    likely = shares([fit * _HERD for fit in fits])
    order = sorted(range(len(fits)), key=lambda at: -likely[at])
    # The storyteller wants company too, and therefore spares the favourite and strikes its rival.
    vetoed = [0.1] * len(fits)
    vetoed[order[0]] = 0.2
    if len(order) > 1:
        vetoed[order[1]] = 0.5
    joined = [min(5.0, 1.0 + (players - 1) * share) if share * players > 0.5 else 0.5 for share in likely]
    return [(1.0 - veto) * count for veto, count in zip(vetoed, joined, strict=True)]


def _open(rng: Random) -> float:
    """Return a random number strictly between 0 and 1, whose logarithm is finite."""
    return min(max(rng.random(), 1e-12), 1 - 1e-12)
