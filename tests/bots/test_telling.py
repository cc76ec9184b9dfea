"""What bots say around a noun, and why they chose: grammatical in three languages, whatever the noun."""

import re
from string import Formatter

import pytest

from halfsaid.bots import worth_saying
from halfsaid.bots.characters import CHARACTERS
from halfsaid.bots.lexicon import NOUNS, SEEN, entry_for, framed, frames, lexicon, reasons
from halfsaid.bots.reasons import guessed, linked, may_be_named, names, unseeing
from halfsaid.languages import BOT_LANGUAGES

FRAMED = ("concept", "event", "person", "creature", "thing")
TEMPERS = [character.temper for character in CHARACTERS.values()]
# What stands before a noun, and the forms it then can have; the first that fits decides.
ASKED: dict[str, list[tuple[str, set[str]]]] = {
    "en": [(r"\b(the|this|my) $", {"house"}), (r"\ban? $", set()), ("", {"house", "the house"})],
    "fr": [
        (r"\b(de|du|des|à|aux?|le|la|les|une?) $|’$", set()),  # the noun brings its own
        (r"^$|: $", {"maison", "la maison"}),
        ("", {"la maison", "de la maison", "à la maison", "de maison"}),
    ],
    "ro": [
        (r"\b(al|a|ai|ale|arta|așteptarea|cauza|elogiul|fața|pielea|preajma|prețul|pricina|spatele) $", {"casei"}),
        (r"\b(umbra|i spune) $", {"casei"}),
        (r"\b(de|din|dinspre|după|fără|în|la|lângă|pe|pentru|peste|prin|spre|sub) $", {"casă"}),
        (r"\ba luat $", {"casa"}),  # asked of things only
        (r"\bs-a \w+ $", {"casa"}),  # the noun is who did it
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


@pytest.mark.parametrize("language", BOT_LANGUAGES)
@pytest.mark.parametrize("kind", FRAMED)
def test_every_frame_takes_every_noun_of_its_kind(kind: str, language: str) -> None:
    shapes = frames(kind, language)
    assert 5 <= len(shapes) == len(set(shapes))
    assert [misfit for frame in shapes for misfit in misfits(frame, language)] == []
    if language == "fr" and kind != "concept":
        verbs = [frame for frame in shapes if "{la maison} n’" in frame]
        assert not verbs or not any(entry.french.startswith("les ") for entry in lexicon(kind))
    said = [framed(frame, entry, language) for frame in shapes for entry in lexicon(kind)]
    assert [text for text in said if broken(text, language) or not text[0].isupper() or len(text) > 60] == []


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_a_reason_names_what_linked_and_mostly_not_the_clue(language: str) -> None:
    for temper in TEMPERS:
        anything, seen = reasons(temper, language), reasons(f"{temper}, seen", language)
        shapes = (*anything, *seen)
        assert len(shapes) >= 10
        assert len(anything) >= 5, "there are enough without the clue and without things"
        fields = [{name for _, name, _, _ in Formatter().parse(shape) if name} for shape in shapes]
        assert all(names - {"clue"} for names in fields)
        assert sum("clue" in names for names in fields) <= len(shapes) / 3
        assert [misfit for shape in shapes for misfit in misfits(shape, language)] == []
        for shape in shapes:
            kinds = SEEN if shape in seen else NOUNS
            told = [framed(shape, entry, language, "…") for kind in kinds for entry in lexicon(kind)]
            assert [text for text in told if broken(text, language) or text[-1] not in ".…?!"] == []


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_tempers_can_be_told_apart_by_their_reasons(language: str) -> None:
    said = {linked("birdcage", "Freedom", temper, language) for temper in TEMPERS}
    assert len(said) == len(TEMPERS)
    assert linked("birdcage", "Freedom", "shy", language) in said, "of the same choice always the same"
    assert len({linked("birdcage", f"Clue {number}", "shy", language) for number in range(60)}) >= 8
    assert len({linked("birdcage", "Freedom", "shy", language, f"bot {number}") for number in range(60)}) >= 8


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_what_cannot_be_touched_is_not_pointed_at(language: str) -> None:
    pointing = {temper: reasons(f"{temper}, seen", language) for temper in TEMPERS}
    for motif in ("theft", "farewell", "mourning", "thaw"):
        entry = entry_for(motif)
        assert entry is not None
        for temper, shapes in pointing.items():
            told = {linked(motif, f"Clue {number}", temper, language) for number in range(60)}
            assert told.isdisjoint(framed(shape, entry, language) for shape in shapes)
    told = {linked("birdcage", f"Clue {number}", "shy", language) for number in range(60)}
    cage = entry_for("birdcage")
    assert cage is not None
    assert not told.isdisjoint(framed(shape, cage, language) for shape in pointing["shy"])


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "Ask the rabbit"), ("fr", "Sans oublier le lapin"), ("ro", "Secretul iepurelui")]
)
def test_a_reason_does_not_quote_a_clue_that_names_the_thing(language: str, clue: str) -> None:
    for temper in TEMPERS:
        assert not any(clue in linked("rabbit", clue, temper, language, f"bot {number}") for number in range(60))
        assert any(clue in linked("moon", clue, temper, language, f"bot {number}") for number in range(60)) or (
            not any("{clue}" in shape for shape in reasons(temper, language))
        )


def test_a_noun_of_two_senses_is_not_named() -> None:
    assert not may_be_named("spring")
    assert may_be_named("moon")
    assert may_be_named("zeppelin"), "a word of somebody's own deck"


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


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_who_saw_nothing_says_so(language: str) -> None:
    assert guessed(language) != unseeing(language)


@pytest.mark.parametrize("language", BOT_LANGUAGES)
def test_twelve_bots_that_hear_nothing_say_twelve_things(language: str) -> None:
    assert len({guessed(language, seat) for seat in range(12)}) == 12


def test_no_remark_repeats_another() -> None:
    said = ["Don’t look at me, look at the gap.", "Don’t look at me, look at the landing.", "", "Behold the branch!"]
    assert worth_saying(said, "Freedom") == [0, 3]


def test_no_remark_echoes_the_clue() -> None:
    assert worth_saying(["The secret garden gate!", "Only the key… maybe."], "The secret garden gate") == [1]


@pytest.mark.parametrize(
    ("language", "clue", "motif", "named"),
    [
        ("en", "Ask the fox", "fox", True),
        ("en", "Two foxes", "fox", True),
        ("en", "A box", "fox", False),
        ("fr", "Ruses de renards", "fox", True),
        ("fr", "Le ver est dans le fruit", "worm", True),
        ("fr", "Il fait vert", "worm", False),
        ("ro", "Secretul iepurelui", "rabbit", True),
        ("ro", "Cheia problemei", "key", True),
        ("ro", "Om de zăpadă", "snowman", True),
        ("ro", "Prea multă zăpadă", "snowman", False),
    ],
)
def test_a_clue_names_a_thing_by_its_noun_in_any_form(language: str, clue: str, motif: str, named: bool) -> None:
    assert names(clue, motif, language) is named
