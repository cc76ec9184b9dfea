"""Table codes in words: the same code, in every language, however it is typed."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from halfsaid.languages import LANGUAGES
from halfsaid.spoken import CODE_LENGTH, LETTERS, WORDS, _folded, heard, spoken
from halfsaid.tables.keys import new_code, tidy_code

CODES = st.text(LETTERS, min_size=CODE_LENGTH, max_size=CODE_LENGTH)


@given(CODES)
def test_every_code_is_said_and_heard_in_every_language(code: str) -> None:
    words = spoken(code)
    assert words.keys() == LANGUAGES.keys()
    for said in words.values():
        assert heard(said) == tidy_code(said) == code


@pytest.mark.parametrize("code", ["BBBBBB", "ZZZZZZ", "BBBBBC", "XBRFFQ"])
def test_case_accents_spaces_and_hyphens_do_not_matter(code: str) -> None:
    for said in spoken(code).values():
        for typed in (
            said.upper(),
            said.title(),
            said.replace(" ", "-"),
            said.replace(" ", ""),
            f"  {said} ",
            _folded(said),
        ):
            assert tidy_code(typed) == code, typed


def test_letters_are_what_they_were() -> None:
    for _ in range(100):
        code = new_code()
        assert tidy_code(code) == tidy_code(f" {code[:3].lower()} {code[3:]} ") == code


def test_no_two_codes_sound_the_same_in_any_language() -> None:
    """As many pairs of words as there are, all different when they are typed in one, whatever the language."""
    folded = [[_folded(word) for word in words] for words in WORDS.values()]
    pairs = [first + second for words in folded for first, second in product(words, repeat=2)]
    assert len(set(pairs)) == len(pairs)
    assert all(len(words) ** 2 * 1000 >= len(LETTERS) ** CODE_LENGTH for words in folded)


def test_no_two_words_of_a_language_are_nearly_the_same() -> None:
    for words in WORDS.values():
        near = [(one, other) for one, other in combinations(map(_folded, words), 2) if nearly(one, other)]
        assert near == []


def nearly(one: str, other: str) -> bool:
    """Whether one letter makes the difference, or one word begins with the other."""
    short, long = sorted((one, other), key=len)
    if long.startswith(short):
        return True
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) < 2
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


@pytest.mark.parametrize(
    "typed",
    ["", "kite", "kite lantern", "427", "kite 427", "kite lantern 4270", "kite lanterne 427", "kite lanternă 4",
     "tortoise tortoise 999", "kite lantern \u0664", "\ud800", "x" * 500, "kite" * 20 + "1"],
)  # fmt: skip
def test_what_was_never_said_is_no_code(typed: str) -> None:
    assert tidy_code(typed) is None
