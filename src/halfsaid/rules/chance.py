"""Shuffles that anyone can repeat at any time, in any programming language.

Every shuffle has a label ("deal", "board 3", "pile 12") and its own stretch of SHAKE-256, so one can
be checked without repeating those before it. The cards are sorted first: the result depends on which
cards there are, not on the order in which they came.
"""

from collections.abc import Iterable
from hashlib import sha256, shake_256

_WORD = 8


def shuffled(cards: Iterable[str], seed: str, label: str) -> tuple[str, ...]:
    """Return the cards in the order that this seed gives them under this label."""
    order = sorted(cards)
    words = _words(seed, label, len(order))
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words[last])
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def pick(among: int, seed: str, label: str) -> int:
    """Return a number from 0 up to, not including, `among`."""
    return _below(among, _words(seed, label, 1)[0])


def commitment(seed: str, salt: str) -> str:
    """Return the promise made at the deal. It proves later that the seed was not changed, and reveals nothing now."""
    return sha256(f"halfsaid {len(salt)} {salt} {seed}".encode()).hexdigest()


def _words(seed: str, label: str, count: int) -> list[int]:
    stream = shake_256(f"halfsaid/1 {label} {seed}".encode()).digest(_WORD * count)
    return [int.from_bytes(stream[at : at + _WORD], "big") for at in range(0, len(stream), _WORD)]


def _below(limit: int, word: int) -> int:
    # Scaling 64 bits down favours some cards by less than one part in 10^17.
    return word * limit >> (8 * _WORD)
