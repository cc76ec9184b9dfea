"""python -m bench.bots.weights: fit the weights of `halfsaid.bots.meaning` again.

The data are the deck's own clues in three languages, each judged as if it stood in nobody's list: a conditional
logit over the card it was written for and five others. The benchmark's questions play no part in this.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from halfsaid.bots import CardFacts, HeardClue, facts_of, meaning
from halfsaid.bots.memory import Memory, remember
from halfsaid.decks import finished_decks

_BOTS, _DRAWS, _STEPS = 1, 3, 400
_SHRINK = 0.001
_TRAITS = 9

Floats = NDArray[np.float64]
Weighing = meaning.SentenceMeaning | meaning.WordOverlap


def main() -> None:
    known = {card.id: facts_of(card) for card in finished_decks()["inkwell"].manifest.cards}
    for understanding in (meaning.SentenceMeaning(), meaning.WordOverlap()):
        boards = np.array([board for bot in range(_BOTS) for board in _boards(understanding, known, f"bot {bot}")])
        weights = _fitted(boards)
        odds = boards @ weights
        right = odds[:, 0] > odds[:, 1:].max(1)
        listed = ", ".join(f"{weight:.1f}" for weight in weights)
        print(f"{understanding.name}: {listed} ({right.mean():.0%} of {len(right)})")


def _boards(understanding: Weighing, known: dict[str, CardFacts], seed: str) -> list[Floats]:
    """Return, for every clue of the deck, the traits of six cards, the one it was written for first."""
    memories = [remember(card, texts, seed) for card, texts in known.items()]
    rng, boards = Random(seed), []
    for meant, texts in enumerate(known.values()):
        for language, clues in texts.clues.items():
            for clue in clues:
                for _ in range(_DRAWS):
                    others = rng.sample([at for at in range(len(memories)) if at != meant], 5)
                    six = [memories[at] for at in (meant, *others)]
                    boards.append(np.array(_traits(understanding, HeardClue(clue, language), six)))
    return boards


def _traits(understanding: Weighing, clue: HeardClue, memories: Sequence[Memory]) -> list[tuple[float, ...]]:
    """The traits themselves: weights that pick out one of them at a time."""
    by_trait = []
    for trait in range(_TRAITS):
        understanding.weights = meaning.Traits(*(float(trait == each) for each in range(_TRAITS)))
        by_trait.append(understanding.fits([clue], memories)[0])
    return list(zip(*by_trait, strict=True))


def _fitted(boards: Floats) -> Floats:
    """Gradient descent (Adam) on the log-likelihood of the first card."""
    weights = np.ones(_TRAITS)
    drift, spread = np.zeros(_TRAITS), np.zeros(_TRAITS)
    for step in range(1, _STEPS + 1):
        odds = boards @ weights
        chances = np.exp(odds - odds.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = ((chances[:, :, None] * boards).sum(1) - boards[:, 0]).mean(0) + _SHRINK * weights
        drift, spread = 0.9 * drift + 0.1 * slope, 0.999 * spread + 0.001 * slope**2
        weights -= 0.1 * (drift / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-9)
    return weights


if __name__ == "__main__":
    main()
