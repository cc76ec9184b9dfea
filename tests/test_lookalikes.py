"""Texts that look the same, and texts that do not: in any script, with emoji, with characters that nobody sees."""

from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from halfsaid.lookalikes import as_seen, look_alike
from halfsaid.rules.words import is_line
from halfsaid.tables.keys import new_code, tidy_code

INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\ufe0f\u034f\u061c\u200e\u200f\U000e0041\U000e0100"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *((("Ada", f"A{mark}da")) for mark in INVISIBLE),
        ("Ada", "ADA"),
        ("Ada", "Ａｄａ"),
        ("Ada", "Аdа"),  # two letters are Cyrillic
        ("Ada", "Αda"),  # one is Greek
        ("Ada", "𝐀𝐝𝐚"),
        ("Bill", "BiII"),
        ("Bill", "Bi11"),
        ("Arno", "Amo"),
        ("Zoe\u0308", "Zoë"),
        ("Jo", "Jo\u2800"),
        ("A  da", "A\u00a0da"),
        ("❤️", "❤"),
    ],
)
def test_what_nobody_can_tell_apart(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Eda"),
        ("Ian", "Lan"),
        ("Zoe", "Zoë"),
        ("Ana", "Anna"),
        ("Bot 1", "Bot 2"),
        ("Анна", "Anna"),
        ("Мария", "Марина"),
        ("王", "玉"),
        ("さくら", "サクラ"),
        ("👩‍💻", "👩‍🚒"),
        ("👍", "👍🏽"),
        ("🇫🇷", "🇷🇴"),
        ("نور", "نورا"),
    ],
)
def test_what_can_be_told_apart(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d👩\u200d👧\u200d👦",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "❤\ufe0f\u200d🔥",
        "نیم\u200cفاصله",
        "क्\u200dष",
        "ශ්\u200dරී",
        "\u200fשלום",
        "José",
        "李小龙",
        "Ωmega",
    ],
)
def test_names_of_every_kind_are_names(name: str) -> None:
    assert is_line(name, 24)
    assert as_seen(name)
    assert look_alike(name, name)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_has_a_look_and_its_own_only_if_it_is_seen_so(one: str, other: str) -> None:
    assert as_seen(one) == as_seen(f" {one}\u200b")
    assert look_alike(one, other) == look_alike(other, one)


@given(st.text(ascii_letters + digits + " ", max_size=12), st.sampled_from(INVISIBLE), st.integers(0, 12))
def test_an_invisible_character_makes_no_other_name(name: str, mark: str, at: int) -> None:
    assert look_alike(name, name[:at] + mark + name[at:])


def test_a_code_is_the_one_it_looks_like() -> None:
    for code in [new_code() for _ in range(200)]:
        assert tidy_code(code) == tidy_code(code.lower()) == tidy_code(f" {code[:3]}\u200b {code[3:]}") == code
        assert tidy_code("".join(chr(ord(letter) + 0xFEE0) for letter in code)) == code, "in fullwidth letters"
    assert tidy_code("ХВСТНК") == "XBCTHK", "in Cyrillic ones"
    assert tidy_code("XBRFF") is tidy_code("XBRFFI") is tidy_code("X" * 4000) is None
