"""Checks of what people type: whether it can be shown as one line, and whether anything can be seen of it."""

import unicodedata

_NOT_ON_ONE_LINE = {"Cc", "Cs", "Zl", "Zp"}
# These reverse the direction of the words beside them: a name or a clue could rewrite the page around it.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_LOOKS_EMPTY = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def is_line(text: str, most: int) -> bool:
    """Whether this is one visible line of at most `most` characters."""
    return len(text) <= most and is_one_line(text) and says_something(text)


def is_one_line(text: str) -> bool:
    """Whether this stays on one line, and changes nothing around it, wherever it is shown."""
    if text.isascii() and text.isprintable():
        return True
    return not any(unicodedata.category(mark) in _NOT_ON_ONE_LINE or mark in _TURNING for mark in text)


def says_something(text: str) -> bool:
    """Whether this has a visible character: a letter, a number or a sign, in any script."""
    return any(unicodedata.category(mark)[0] in "LNPS" and mark not in _LOOKS_EMPTY for mark in text)


def shown(text: str) -> str:
    """Return text from a file in a form that is harmless to a terminal."""
    return "".join(mark if mark.isprintable() else "\ufffd" for mark in text)
