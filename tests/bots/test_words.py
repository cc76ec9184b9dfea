"""Words in three languages."""

import re
from collections import Counter
from itertools import chain

import pytest

from halfsaid.bots.expressions import meant_by
from halfsaid.bots.lexicon import NOUNS, entry_for, frames, lexicon, reasons, sayings, sections
from halfsaid.bots.words import fold, in_english, language_of, stems
from halfsaid.languages import BOT_LANGUAGES
from support.bots import painted

FILES = ("sayings", "expressions", "frames", "reasons")


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


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_a_clue_at_its_own_table_is_taken_for_what_it_is(language: str) -> None:
    """Languages share small words: “Jour de fête” has one of Romanian's."""
    said = [clue for known in painted().values() for clue in known.clues[language]]
    taken_wrongly = [clue for clue in said if language_of(clue, otherwise=language) != language]
    assert len(taken_wrongly) <= 0.01 * len(said), taken_wrongly


def test_a_stem_forgets_endings_and_marks() -> None:
    assert stems("Pădurile", "ro") == stems("padure", "ro")
    assert stems("walking", "en") == stems("walked", "en")


def test_every_line_of_the_lexicon_is_whole() -> None:
    for kind in (*NOUNS, "mood"):
        assert lexicon(kind)
        assert all(entry.english and entry.french and all(entry.romanian) for entry in lexicon(kind))


def test_every_romanian_noun_has_its_article_and_its_genitive() -> None:
    for entry in chain(*(lexicon(kind) for kind in NOUNS)):
        definite, genitive = entry.bent
        assert re.match(r"\w+?(l|le|a|ii)\b", definite), entry
        assert re.match(r"\w+?(lui|ei|ii|lor)\b", genitive), entry
        assert " " in definite or in_english(definite, "ro") == in_english(genitive, "ro"), entry


@pytest.mark.parametrize(
    ("english", "french", "romanian"),
    [("weed", "l’algue", "alga"), ("yoke", "la palanche", "cobilița"), ("fool", "le nigaud", "prostul")],
)
def test_a_noun_is_translated_as_the_pictures_mean_it(english: str, french: str, romanian: str) -> None:
    entry = entry_for(english)
    assert entry is not None
    assert (entry.french, entry.bent[0]) == (french, romanian)


def test_the_lexicon_knows_the_things_in_the_pictures() -> None:
    motifs = {motif for known in painted().values() for motif in known.motifs}
    unknown = {motif for motif in motifs if entry_for(motif) is None}
    assert len(unknown) < len(motifs) / 10, sorted(unknown)


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_sayings_are_short_and_none_is_there_twice(language: str) -> None:
    texts = [saying.text for saying in sayings(language)]
    assert len(texts) > 900
    assert len(texts) == len({re.sub(r"\W+", " ", fold(text)) for text in texts})
    assert [text for text in texts if len(text) > 60 or not (text[0].isupper() or text[0] in "À„")] == []
    assert {saying.kind for saying in sayings(language)} == {"saying", "quote", "fragment", "sound"}


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_every_saying_says_what_it_means(language: str) -> None:
    """In English, since that is what the model reads best, and in a few words."""
    for saying in sayings(language):
        assert meant_by(saying.text, language) == saying.meaning
        assert 0 < len(saying.meaning) < 100, saying
        assert saying.meaning.isascii() or "’" in saying.meaning, saying


@pytest.mark.parametrize("file", ["lexicon.txt", *(f"{name}.{at}.txt" for name in FILES for at in BOT_LANGUAGES)])
def test_no_file_of_phrases_says_anything_twice(file: str) -> None:
    lines = Counter(sections(file))
    assert [line for line, times in lines.items() if times > 1] == []
    assert all(kind and line == line.strip() for kind, line in lines)


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_what_bots_say_is_typeset(language: str) -> None:
    told = [saying.text for saying in sayings(language)]
    for kind in NOUNS:
        told += frames(kind, language)
        told += [form for entry in lexicon(kind) for form in entry.forms(language).values()]
    for kind in ("poetic", "literal", "mischievous", "shy", "grand", "guessed", "unseeing"):
        told += (*reasons(kind, language), *reasons(f"{kind}, seen", language))
    assert [text for text in told if "'" in text or "..." in text or re.search(r" [;:!?]", text)] == []


def test_a_clue_from_a_keyboard_and_one_from_a_book_read_alike() -> None:
    assert in_english("L’évasion\u202f?", "fr") == in_english("L'évasion ?", "fr")
