"""Two bots do not recognise each other by a list: they find a bot's clue no more often than a person's."""

from statistics import fmean

import pytest
from bench.minds.fairness import Question, found, told_by_bots, told_by_people

from minds_at_hand import painted, sentences

_CHANCE = 0.05  # what so few tellings may be off by


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_a_bots_clue_is_found_no_more_often_than_a_persons(language: str) -> None:
    mind, known = sentences(), painted()
    told = list(told_by_bots(mind, known, language, 60))
    by_people = found(mind, known, language, told_by_people()[language], 2)
    assert fmean(found(mind, known, language, told, 2)) <= fmean(by_people) + _CHANCE


def test_a_clue_read_out_from_the_deck_is_found_no_more_often_than_a_persons() -> None:
    mind, known = sentences(), painted()
    listed = [Question(texts.clues["en"][0], card) for card, texts in known.items()]
    by_people = found(mind, known, "en", told_by_people()["en"], 2)
    assert fmean(found(mind, known, "en", listed, 2)) <= fmean(by_people) + _CHANCE
