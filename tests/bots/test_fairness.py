"""Two bots do not recognise each other by a list: they find a bot's clue no more often than the benchmark's."""

from statistics import fmean

import pytest
from bench.bots.fairness import Question, benchmark_clues, found, told_by_bots

from support.bots import painted, sentences

# The first to run encodes every phrase of a language: ten seconds of a core, which may be shared.
pytestmark = pytest.mark.timeout(300)

_CHANCE = 0.03  # what so few tellings may be off by


@pytest.mark.parametrize("players", [3, 12])
@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_a_bots_clue_is_found_no_more_often_than_the_benchmarks(language: str, players: int) -> None:
    understanding, known = sentences(), painted()
    told = list(told_by_bots(understanding, known, language, 80, players))
    of_benchmark = found(understanding, known, language, benchmark_clues()[language], 2)
    assert fmean(found(understanding, known, language, told, 2)) <= fmean(of_benchmark) + _CHANCE


def test_a_clue_read_out_from_the_deck_is_found_no_more_often_than_the_benchmarks() -> None:
    understanding, known = sentences(), painted()
    listed = [Question(texts.clues["en"][0], card) for card, texts in known.items()]
    of_benchmark = found(understanding, known, "en", benchmark_clues()["en"], 2)
    assert fmean(found(understanding, known, "en", listed, 2)) <= fmean(of_benchmark) + _CHANCE
