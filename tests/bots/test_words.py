"""Words in three languages."""

import re

import pytest

from halfsaid.bots.lexicon import entry_for, frames, lexicon, reasons, sayings
from halfsaid.bots.words import in_english, language_of, stems
from support.bots import painted


@pytest.mark.parametrize(
    ("romanian", "english"),
    [
        ("Luna e prizonieră", "moon is prisoner"),
        ("Spitalul ceasurilor", "hospital clock"),
        ("pește", "fish"),  # not `peste`, which is above
        ("Moștenirea ne desparte", "inheritance we divide"),
        ("xyzzy", "xyzzy"),
    ],
)
def test_romanian_is_carried_over_word_by_word(romanian: str, english: str) -> None:
    assert in_english(romanian, "ro") == english
    assert in_english(romanian, "fr") == romanian


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The end of the road", "en"),
        ("La fin des haricots", "fr"),
        ("Fără griji, și gata", "ro"),
        ("Jailbreak", "ro"),
        ("L'évasion", "fr"),
    ],
)
def test_small_words_and_marks_tell_the_language(text: str, language: str) -> None:
    assert language_of(text, otherwise="ro") == language


def test_a_stem_forgets_endings_and_marks() -> None:
    assert stems("Pădurile", "ro") == stems("padure", "ro")
    assert stems("walking", "en") == stems("walked", "en")


def test_every_line_of_the_lexicon_is_whole() -> None:
    for kind in ("motif", "mood", "concept", "figure"):
        assert lexicon(kind)
        assert all(entry.english and entry.french and all(entry.romanian) for entry in lexicon(kind))


def test_every_romanian_noun_has_its_article_and_its_genitive() -> None:
    for entry in (*lexicon("motif"), *lexicon("concept"), *lexicon("figure")):
        definite, genitive = entry.bent
        assert re.match(r"\w+?(l|le|a|ii)\b", definite), entry
        assert re.match(r"\w+?(lui|ei|ii|lor)\b", genitive), entry
        assert " " in definite or in_english(definite, "ro") == in_english(genitive, "ro"), entry


def test_the_lexicon_knows_the_things_in_the_pictures() -> None:
    motifs = {motif for known in painted().values() for motif in known.motifs}
    unknown = {motif for motif in motifs if entry_for(motif) is None}
    assert len(unknown) < len(motifs) / 10, sorted(unknown)


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_sayings_are_short_and_none_is_there_twice(language: str) -> None:
    texts = [text for _, text in sayings(language)]
    assert len(texts) > 260
    assert len(texts) == len(set(texts))
    assert max(map(len, texts)) < 60
    assert {kind for kind, _ in sayings(language)} == {"saying", "quote", "fragment", "sound"}


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_what_bots_say_is_typeset(language: str) -> None:
    told = [text for _, text in sayings(language)]
    for kind in ("motif", "concept", "figure"):
        told += frames(kind, language)
        told += [form for entry in lexicon(kind) for form in entry.forms(language).values()]
    for kind in ("poetic", "literal", "mischievous", "shy", "grand", "guessed", "unseeing"):
        told += reasons(kind, language)
    assert [text for text in told if "'" in text or "..." in text or re.search(r" [;:!?]", text)] == []


def test_a_clue_from_a_keyboard_and_one_from_a_book_read_alike() -> None:
    assert in_english("L’évasion\u202f?", "fr") == in_english("L'évasion ?", "fr")
