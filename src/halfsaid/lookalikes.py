"""Texts that people cannot tell apart: one rule for the names of players, for codes and for decks.

The Unicode consortium's table of confusable characters (UTS #39) is the one in `confusable-homoglyphs`. Of that package
only the table is used: its functions tell which scripts a text mixes, not whether two texts look the same.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

# What Unicode calls "default ignorable": no font shows it, wherever it stands. Joiners shape what is beside them, as in
# Persian, in Indian scripts and in emoji, so they are allowed in a text; but they tell no two texts apart.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_BLANK = "\u2800"  # a character of Braille without a dot
_AROUND_RIGHT_TO_LEFT = "\u200e"  # the table has it about Hebrew and Arabic

_Homoglyphs = dict[str, list[dict[str, str]]]


def look_alike(one: str, other: str) -> bool:
    """Whether these could be taken for each other: as they are written, or in small letters."""
    return as_seen(one) == as_seen(other) or as_seen(one.casefold()) == as_seen(other.casefold())


def as_seen(text: str) -> str:
    """Return a text that is equal for all texts that look the same. It is not for reading."""
    shown = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text.replace(_BLANK, " ")))
    prototypes = load()
    return " ".join("".join(prototypes.get(mark, mark) for mark in shown).split())


@cache
def load() -> dict[str, str]:
    """Return the representative of every character that looks like another. It takes some 50 ms, once."""
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    likes: dict[str, set[str]] = {}
    for mark, homoglyphs in msgspec.json.decode(table, type=_Homoglyphs).items():
        for homoglyph in homoglyphs:
            one, other = mark.strip(_AROUND_RIGHT_TO_LEFT), homoglyph["c"].strip(_AROUND_RIGHT_TO_LEFT)
            likes.setdefault(one, set()).add(other)
            likes.setdefault(other, set()).add(one)
    prototypes: dict[str, str] = {}
    for group in _groups(likes):
        prototype = _prototype(group, likes)
        prototypes |= {mark: prototype for mark in group if len(mark) == 1 and mark != prototype}
    return prototypes


def _groups(likes: dict[str, set[str]]) -> Iterable[set[str]]:
    """Return the groups of characters that look alike, directly or by way of a third."""
    grouped = set[str]()
    for mark in likes:
        group, new = set[str](), {mark} - grouped
        while new:
            group |= new
            new = set[str]().union(*(likes[each] for each in new)) - group
        grouped |= group
        if group:
            yield group


def _prototype(group: set[str], likes: dict[str, set[str]]) -> str:
    """Return what most of a group look like; of two, the longer one: `rn` is always two letters."""
    return max(group, key=lambda mark: (len(likes[mark]), len(mark), mark))
