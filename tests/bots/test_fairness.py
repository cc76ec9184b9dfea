"""Two bots do not recognise each other by a list: they find a bot's clue no more often than one plainly said."""

from random import Random

import pytest

from halfsaid.bots import CHARACTERS, Heard, Reader
from halfsaid.bots.known import remember
from halfsaid.rules import GiveClue, deal, view
from minds_at_hand import PLAINLY_SAID, painted, sentences
from tables import setup_for


def found(clues: list[tuple[str, str]], language: str) -> float:
    """How often another bot thinks the card that was meant the best of six."""
    mind, known, rng = sentences(), painted(), Random(4)
    hits = tries = 0
    for number, (clue, card) in enumerate(clues):
        memories = [remember(name, texts, f"listener {number % 3}") for name, texts in known.items()]
        fits = dict(zip(known, mind.fits([Heard(clue, language)], memories)[0], strict=True))
        for _ in range(12):
            others = rng.sample(sorted(set(known) - {card}), 5)
            hits += fits[card] > max(fits[other] for other in others)
            tries += 1
    return hits / tries


def told_by_bots(language: str, count: int = 20) -> list[tuple[str, str]]:
    mind, cards, told = sentences(), painted(), []
    for turn in range(count):
        hand = Random(turn).sample(sorted(cards), 6)
        game = deal(setup_for("classic", 6, seed=str(turn)))
        real = dict(zip(game.hands[0], hand, strict=True))
        reader = Reader(list(CHARACTERS.values())[turn % 5], mind, f"teller {turn}", language)
        move = reader.choose(view(game, 0), {card: cards[name] for card, name in real.items()}, Random(turn))
        assert isinstance(move, GiveClue)
        told.append((str(move.clue.text), real[str(move.card)]))
    return told


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_a_bots_clue_is_found_no_more_often_than_a_plain_one(language: str) -> None:
    by_plain_words = found(list(PLAINLY_SAID[language].items()), language)
    assert found(told_by_bots(language), language) <= by_plain_words + 0.05


def test_a_clue_read_out_from_the_deck_is_found_no_more_often_than_a_plain_one() -> None:
    listed = [(texts.clues["en"][0], card) for card, texts in list(painted().items())[:30]]
    assert found(listed, "en") <= found(list(PLAINLY_SAID["en"].items()), "en") + 0.05
