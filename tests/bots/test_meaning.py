"""How well a clue fits a card."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from halfsaid.bots import CardFacts, HeardClue, Understanding, best_understanding
from halfsaid.bots.meaning import WordOverlap
from halfsaid.bots.memory import remember
from support.bots import PLAINLY_SAID, painted, sentences, words

HARBOUR = CardFacts(
    {"en": "A ship leaves a harbour at dawn."}, {"en": ("Farewell", "Anchors up")}, ("ship", "sea"), ("sad",)
)
BAKERY = CardFacts(
    {"en": "A baker takes bread out of an oven."}, {"en": ("Our daily", "Crumbs")}, ("bread", "oven"), ("warm",)
)


@pytest.mark.parametrize("understanding", [words, sentences])
def test_a_clue_fits_what_it_speaks_of(understanding: Callable[[], Understanding]) -> None:
    memories = [remember("harbour", HARBOUR, "s"), remember("bakery", BAKERY, "s")]
    to_sea, to_bread = understanding().fits(
        [HeardClue("The ship at sea", "en"), HeardClue("Fresh bread", "en")], memories
    )
    assert to_sea[0] > to_sea[1]
    assert to_bread[1] > to_bread[0]


def test_words_understand_romanian_of_an_english_card() -> None:
    fits = WordOverlap().fits([HeardClue("pâine", "ro")], [remember("h", HARBOUR, "s"), remember("b", BAKERY, "s")])[0]
    assert fits[1] > fits[0]


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_people_are_mostly_understood(language: str) -> None:
    understanding, known, hits, tries = sentences(), painted(), 0, 0
    rng = Random(1)
    for clue, card in PLAINLY_SAID[language].items():
        memories = [remember(name, texts, "a bot") for name, texts in known.items()]
        fits = dict(zip(known, understanding.fits([HeardClue(clue, language)], memories)[0], strict=True))
        for _ in range(10):
            others = rng.sample(sorted(set(known) - {card}), 5)
            hits += fits[card] > max(fits[other] for other in others)
            tries += 1
    assert hits / tries > 0.6


def test_two_bots_remember_different_parts_and_each_the_same_part_always() -> None:
    known = painted()["wheat_whale"]
    one, other = remember("wheat_whale", known, "one"), remember("wheat_whale", known, "other")
    assert one == remember("wheat_whale", known, "one")
    assert set(one.clues) != set(other.clues)
    assert set(one.clues) < {*known.clues["en"], *known.clues["fr"], *one.clues}


@pytest.mark.parametrize("understanding", [words, sentences])
def test_to_have_read_the_same_list_is_no_help(understanding: Callable[[], Understanding]) -> None:
    """A remembered clue that says what is heard counts for nothing: the card fits as if it had not been listed."""
    memory = remember("harbour", HARBOUR, "s")
    clue, *others = memory.clues
    without = replace(
        memory,
        clues=tuple(others),
        clue_words=memory.clue_words[1:],
        texts=tuple(text for text in memory.texts if text != clue),
    )
    with_list, without_list = (
        understanding().fits([HeardClue(clue, "en")], [each])[0][0] for each in (memory, without)
    )
    assert with_list <= without_list + 1e-6


def test_without_the_model_words_do() -> None:
    assert best_understanding().name in ("sentences", "words")
