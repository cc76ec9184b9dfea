"""What bots say around a noun, and why they chose: grammatical in three languages, whatever the noun."""

import re
from string import Formatter

import pytest

from halfsaid.bots.characters import CHARACTERS
from halfsaid.bots.reasons import guessed, linked, unseeing
from halfsaid.bots.words import LANGUAGES, entry_for, framed, frames, lexicon, reasons

KINDS = ("motif", "concept", "figure")
TEMPERS = [character.temper for character in CHARACTERS.values()]
# What a frame and a noun must never make of each other: an article twice, apart what French runs together, or a
# Romanian owner who is not in the genitive.
BROKEN = {
    "en": re.compile(r"\b(the|an?) (the|an?)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(de|à) les?\b|\b(de|que|le|la) [aeiouéêœ]|\b(le|la|les) l[ea’]s? ", re.IGNORECASE),
    "ro": re.compile(r"\b(al|a|vorba|numele) \w+(ul|ea)\b", re.IGNORECASE),
}


def noun(english: str, language: str, frame: str) -> str:
    entry = entry_for(english)
    assert entry is not None
    return framed(frame, entry, language)


@pytest.mark.parametrize(
    ("english", "of_the", "to_the", "of"),
    [
        ("fox", "du renard", "au renard", "de renard"),
        ("birdcage", "de la cage", "à la cage", "de cage"),
        ("hope", "de l’espoir", "à l’espoir", "d’espoir"),
        ("owl", "du hibou", "au hibou", "de hibou"),  # an h that keeps its distance
        ("scissors", "des ciseaux", "aux ciseaux", "de ciseaux"),
        ("midnight", "de minuit", "à minuit", "de minuit"),
    ],
)
def test_french_runs_article_and_preposition_together(english: str, of_the: str, to_the: str, of: str) -> None:
    assert noun(english, "fr", "ici : {de la maison}") == f"Ici : {of_the}"
    assert noun(english, "fr", "ici : {à la maison}") == f"Ici : {to_the}"
    assert noun(english, "fr", "ici : {de maison}") == f"Ici : {of}"


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("fox", "Fără vulpe, vulpea, umbra vulpii"),
        ("wolf", "Fără lup, lupul, umbra lupului"),
        ("star", "Fără stea, steaua, umbra stelei"),
        ("snowman", "Fără om de zăpadă, omul de zăpadă, umbra omului de zăpadă"),
    ],
)
def test_romanian_bends_its_nouns(english: str, said: str) -> None:
    assert noun(english, "ro", "fără {casă}, {casa}, umbra {casei}") == said


def test_english_gives_things_an_article_and_abstractions_none() -> None:
    assert noun("owl", "en", "ask {the house}") == "Ask the owl"
    assert noun("hope", "en", "ask {the house}") == "Ask hope"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_frame_takes_every_noun(kind: str, language: str) -> None:
    shapes = frames(kind, language)
    assert 12 <= len(shapes) == len(set(shapes))
    said = [framed(frame, entry, language) for frame in shapes for entry in lexicon(kind)]
    assert [text for text in said if BROKEN[language].search(text) or not text[0].isupper() or len(text) > 60] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_what_linked_and_mostly_not_the_clue(language: str) -> None:
    for temper in TEMPERS:
        shapes = reasons(temper, language)
        assert len(shapes) >= 5
        fields = [{name for _, name, _, _ in Formatter().parse(shape) if name} for shape in shapes]
        assert all(names - {"clue"} for names in fields)
        assert sum("clue" in names for names in fields) <= len(shapes) / 3
        for shape in shapes:
            told = [framed(shape, entry, language, "…") for kind in KINDS for entry in lexicon(kind)]
            assert [text for text in told if BROKEN[language].search(text) or text[-1] not in ".…?!"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tempers_can_be_told_apart_by_their_reasons(language: str) -> None:
    said = {linked("birdcage", "Freedom", temper, language) for temper in TEMPERS}
    assert len(said) == len(TEMPERS)
    assert linked("birdcage", "Freedom", "shy", language) in said, "of the same choice always the same"
    assert len({linked("birdcage", f"Clue {number}", "shy", language) for number in range(40)}) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_only_the_deck_knows_is_quoted_as_it_is(language: str) -> None:
    assert all("zeppelin" in linked("zeppelin", "War", temper, language) for temper in TEMPERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_saw_nothing_says_so(language: str) -> None:
    assert guessed(language) != unseeing(language)
