"""What bots say around a noun, and why they chose: grammatical in three languages, whatever the noun."""

import re
from string import Formatter

import pytest

from halfsaid.bots.characters import CHARACTERS
from halfsaid.bots.lexicon import entry_for, framed, frames, lexicon, reasons
from halfsaid.bots.reasons import guessed, linked, unseeing
from halfsaid.languages import LANGUAGES

KINDS = ("motif", "concept", "figure")
TEMPERS = [character.temper for character in CHARACTERS.values()]
# What stands before a noun, and the forms it then can have; the first that fits decides.
ASKED: dict[str, list[tuple[str, set[str]]]] = {
    "en": [(r"\b(the|this|my) $", {"house"}), (r"\ban? $", set()), ("", {"house", "the house"})],
    "fr": [
        (r"\b(de|du|des|à|aux?|le|la|les|une?) $|’$", set()),  # the noun brings its own
        ("", {"la maison", "de la maison", "à la maison", "de maison"}),
    ],
    "ro": [
        (r"\b(al|a|ai|ale|așteptarea|barba|cauza|fața|locul|numele|preajma|rețeta|secretul) $", {"casei"}),
        (r"\b(umbra|urmele|vina|vorba|înaintea|i spune) $", {"casei"}),
        (r"\b(de|din|după|fără|în|la|lângă|pe|pentru|peste|prin|spre|sub) $", {"casă"}),
        (r"\b(am|ai|a|au|să) \w+ $", set()),  # one who is found or seen would need *pe*
        ("", {"casă", "casa"}),
    ],
}
APART = re.compile(r"\b(de|à) les?\b|\b(de|que|le|la) [aeiouéêœ]", re.IGNORECASE)  # what French runs together


def misfits(shape: str, language: str) -> list[str]:
    """The nouns of a frame or a reason that are not in the form which the words before them ask for."""
    nouns = [(before, form) for before, form, _, _ in Formatter().parse(shape) if form not in (None, "clue")]
    return [f"{before}{form}" for before, form in nouns if form not in fitting(before, language)]


def fitting(before: str, language: str) -> set[str]:
    return next(forms for words, forms in ASKED[language] if re.search(words, before, re.IGNORECASE))


def broken(text: str, language: str) -> bool:
    return language == "fr" and APART.search(text) is not None


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
    assert [misfit for frame in shapes for misfit in misfits(frame, language)] == []
    said = [framed(frame, entry, language) for frame in shapes for entry in lexicon(kind)]
    assert [text for text in said if broken(text, language) or not text[0].isupper() or len(text) > 60] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_what_linked_and_mostly_not_the_clue(language: str) -> None:
    for temper in TEMPERS:
        shapes = reasons(temper, language)
        assert len(shapes) >= 5
        fields = [{name for _, name, _, _ in Formatter().parse(shape) if name} for shape in shapes]
        assert all(names - {"clue"} for names in fields)
        assert sum("clue" in names for names in fields) <= len(shapes) / 3
        assert [misfit for shape in shapes for misfit in misfits(shape, language)] == []
        for shape in shapes:
            told = [framed(shape, entry, language, "…") for kind in KINDS for entry in lexicon(kind)]
            assert [text for text in told if broken(text, language) or text[-1] not in ".…?!"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tempers_can_be_told_apart_by_their_reasons(language: str) -> None:
    said = {linked("birdcage", "Freedom", temper, language) for temper in TEMPERS}
    assert len(said) == len(TEMPERS)
    assert linked("birdcage", "Freedom", "shy", language) in said, "of the same choice always the same"
    assert len({linked("birdcage", f"Clue {number}", "shy", language) for number in range(40)}) >= 5


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Because of the zeppelin, obviously."),
        ("fr", "À cause de «\u00a0zeppelin\u00a0», évidemment."),
        ("ro", "Din cauza lui „zeppelin”, evident."),
    ],
)
def test_a_word_that_only_the_deck_knows_is_quoted_as_it_is(language: str, sentence: str) -> None:
    assert sentence in {linked("zeppelin", f"Clue {number}", "literal", language) for number in range(40)}
    assert all("zeppelin" in linked("zeppelin", "War", temper, language) for temper in TEMPERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_saw_nothing_says_so(language: str) -> None:
    assert guessed(language) != unseeing(language)
