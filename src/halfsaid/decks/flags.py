"""Cards that people at some table did not want to see, for the server's owner: which, when and why, but never who.

A card that was flagged leaves that table's games. Only the owner takes one out of every game.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from halfsaid.files import AlreadyLocked, locked, whole_file

_FILE, _LOCK = "flagged.json", ".flagged.lock"
_MOST = 5000  # cards; beyond that somebody plays with the list, not with the cards


class FlaggedCard(Struct, frozen=True, omit_defaults=True):
    """A card on the owner's list."""

    card: str  # deck and card
    day: str  # of the last time, 2026-11-17
    times: int = 1
    reasons: tuple[str, ...] = ()  # those that were given, once each
    is_out: bool = False  # for good: it is dealt nowhere


class FlagList:
    """The list in one data folder."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._path = data / _FILE

    def all(self) -> tuple[FlaggedCard, ...]:
        """Every card on it, the newest last."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=tuple[FlaggedCard, ...])
        except FileNotFoundError:
            return ()

    def out(self) -> frozenset[str]:
        """The cards that are dealt nowhere."""
        return frozenset(each.card for each in self.all() if each.is_out)

    def note(self, card: str, day: str, reason: str | None) -> None:
        """Somebody did not want this card. If another program writes the list just now, this time is not counted."""
        try:
            with locked(self._data / _LOCK):
                known = {each.card: each for each in self.all()}
                old = known.pop(card, FlaggedCard(card, day, 0))
                reasons = old.reasons if reason is None or reason in old.reasons else (*old.reasons, reason)
                known[card] = FlaggedCard(card, day, old.times + 1, reasons, old.is_out)
                self._keep(_newest(list(known.values())))
        except AlreadyLocked:
            pass

    def decide(self, card: str, *, out: bool) -> bool:
        """Take this card out for good, or off the list. Return whether it was on it."""
        self._data.mkdir(parents=True, exist_ok=True)
        with locked(self._data / _LOCK, wait=True):
            there = [each for each in self.all() if each.card == card]
            others = [each for each in self.all() if each.card != card]
            self._keep([*others, *(msgspec.structs.replace(each, is_out=True) for each in there if out)])
        return bool(there)

    def _keep(self, cards: Iterable[FlaggedCard]) -> None:
        self._data.mkdir(parents=True, exist_ok=True)
        with whole_file(self._path) as file:
            file.write(msgspec.json.encode(tuple(cards)))


def _newest(cards: list[FlaggedCard]) -> list[FlaggedCard]:
    """As many as the list holds. What the owner took out is never forgotten."""
    newest = {each.card for each in cards[-_MOST:]}
    return [each for each in cards if each.is_out or each.card in newest]
