"""Idioms, proverbs and tales are understood by what they mean."""

import pytest

from halfsaid.bots import HeardClue
from halfsaid.bots.expressions import expressions, meant_by
from halfsaid.languages import BOT_LANGUAGES


@pytest.mark.parametrize(
    ("clue", "language", "thought_of"),
    [
        ("Hold your horses!", "en", "patience"),
        ("We were holding our horses", "en", "patience"),
        ("Entre chien et loup", "fr", "dusk"),
        ("Icare", "fr", "wax wings"),
        ("Icare, le retour", "fr", "wax wings"),
        ("Méduse", "fr", "snakes"),
        ("Haina nu face pe om", "ro", "deceives"),
        ("Qui va à la chasse perd son chapeau", "fr", "place"),
        ("Prietenul la nevoie", "ro", "friend"),
        ("Five more minutes!", "en", "bed"),
        ("Encore cinq minutes…", "fr", "bed"),
    ],
)
def test_an_expression_is_known_whole_half_or_with_a_twist(clue: str, language: str, thought_of: str) -> None:
    assert thought_of in str(meant_by(clue, language))


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("Something up there is watching", "en"),
        ("The wind again", "en"),
        ("Now or not", "en"),
        ("Et qui garde le chat ?", "fr"),
        ("Où est-il ?", "fr"),
        ("Et la lune dans tout ça ?", "fr"),
        ("Un homme dans la lune", "fr"),
        ("Demandez à la méduse", "fr"),
        ("Jeter un œil", "fr"),
        ("Moucher la chandelle", "fr"),
        ("Pour tous les goûts", "fr"),
        ("Scrisoare la o stea", "ro"),
        ("Mâna meșterului", "ro"),
        ("Drac", "ro"),
        ("Five minutes of fame, no more", "en"),  # a remark of everyday words is known almost whole only
        ("Encore cinq minutes de gloire", "fr"),
        ("Cinci minute de liniște", "ro"),
        ("", "ro"),
    ],
)
def test_a_word_in_common_is_no_expression(clue: str, language: str) -> None:
    assert meant_by(clue, language) is None
    assert HeardClue(clue, language).readings == (HeardClue(clue, language),)


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_every_expression_is_recognised_and_has_a_meaning(language: str) -> None:
    known = expressions(language)
    assert len(known) > 1100
    assert {expression: meant_by(expression, language) for expression in known} == known
