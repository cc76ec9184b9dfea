"""Writes one table's log on one server: one act after the other, each checked against the state before it.

The entry's number is the lock. If another server was faster (`Conflict`), the state is brought up to date and the act
is checked again. An act is refused only on the newest state: before a refusal, what other servers wrote is read.

Permission is checked at the same time and against the same state, by the key that the act is asked with. An act that
waits for its turn while its key ends is therefore refused, whichever way it came in.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Protocol, TypeVar

from msgspec import UNSET, UnsetType

from halfsaid.rules import Refusal
from halfsaid.store import Conflict, Gone, Store, StoredEntry, Taken
from halfsaid.tables.acts import (
    Act,
    AgreeToStop,
    AskSeat,
    Begin,
    BotPlay,
    ChangePicture,
    Entry,
    Guess,
    JoinAudience,
    KeepPicture,
    KeyHash,
    SeatId,
    StandIn,
    decode_entry,
    encode_entry,
)
from halfsaid.tables.fold import apply_logged, apply_new, open_table, states
from halfsaid.tables.keys import new_code
from halfsaid.tables.pacing import deadline
from halfsaid.tables.table import NotAllowed, Table

# Limits of a log. Twelve people write some 250 entries and 30 KB a game with their talk, and in a year of evenings less
# than half of this. A game can begin in the first half of a log only, so that the second half is left to end it in. The
# last hundredth is for agreeing to stop.
MOST_ENTRIES, MOST_BYTES = 60_000, 16 * 1024 * 1024
LONGEST_ENTRY = 2048  # bytes of what people ask for

_HOUSES_OWN = (Begin, BotPlay, StandIn, KeepPicture, ChangePicture)
# The part of a log in which an act may be written. An audience of strangers cannot fill it.
_ROOM_FOR_AUDIENCE, _ROOM_FOR_ALL = 0.25, 0.99
_ROOM: dict[type[Act], float] = {
    Begin: 0.5, AgreeToStop: 1.0,
    JoinAudience: _ROOM_FOR_AUDIENCE, Guess: _ROOM_FOR_AUDIENCE, AskSeat: _ROOM_FOR_AUDIENCE,
}  # fmt: skip

_TRIES = 32  # many: a writer that lost a race reads first, and so is slower in the next race too
_CODE_TRIES = 20
_STRETCH = 100  # entries that are folded before the event loop may go first
_PAUSE = 0.0002  # seconds for which the event loop has the interpreter for itself
_REFS_KEPT = 128  # of each key
_KEYS_KEPT = 64  # of a table; only ended ones are forgotten

_T = TypeVar("_T")

# An act, or a function that makes it from the state that it is checked against.
ActOrMaker = Act | Callable[[Table], Act]
# The author of an act: the holder of the key with this hash; or the house, for this seat or in nobody's name.
Doer = KeyHash | SeatId | None


class LogContext(Protocol):
    """The services of the server that a log writer needs."""

    store: Store
    now: Callable[[], float]  # the time of day, which the log keeps


class Answers:
    """The numbers in the log of each key's last asks, by the ids that its client gave them.

    A key's new asks push out its own old ones only, so that a client can resend its last ask even after weeks. Ended
    keys are remembered too, because a goodbye may overtake an answer.
    """

    def __init__(self) -> None:
        self._by_key: dict[str, dict[str, int]] = {}

    def to(self, key: str, ref: str) -> int | None:
        return self._by_key.get(key, {}).get(ref)

    def note(self, before: Table, entry: Entry) -> None:
        """Remember the number of this entry. `before`: the table before it."""
        if entry.ref is None or (key := _key_of(before, entry.by)) is None:
            return
        answers = self._by_key[key] = self._by_key.pop(key, {})  # to the end: keys quiet for longest come first
        answers[entry.ref] = entry.seq
        if len(answers) > _REFS_KEPT:
            del answers[next(iter(answers))]
        if len(self._by_key) > _KEYS_KEPT:
            self._forget_one(besides={each.key for each in before.everyone})

    def _forget_one(self, besides: set[str | None]) -> None:
        ended = next((key for key in self._by_key if key not in besides), None)
        if ended is not None:
            del self._by_key[ended]


def _key_of(table: Table, who: SeatId | None) -> str | None:
    for each in table.everyone:
        if each.id == who:
            return each.key
    return None


class LogWriter:
    """One table's log, and the state as of what was read or written last.

    `changed` is called with the state before and after whatever was read or written, `gone` when there is no log any
    more.
    """

    def __init__(
        self,
        context: LogContext,
        table: Table,
        changed: Callable[[Table, Table], None],
        gone: Callable[[], None],
        answers: Answers | None = None,
        size: int = 0,
    ) -> None:
        self.table = table
        self._changed = changed
        self._gone = gone
        self._size = size  # of the log, in bytes
        self._context = context
        self._answers = answers or Answers()
        self._turn = asyncio.Lock()
        self._is_stale = False
        self._due: float | UnsetType | None = UNSET  # as the store has it; UNSET: unknown

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._turn.locked()

    @property
    def is_full(self) -> bool:
        """Whether the log is full: nothing more can happen at this table."""
        return self._has_reached(_ROOM_FOR_ALL)

    async def write(self, act: ActOrMaker, by: Doer, ref: str | None = None) -> int:
        """Store an act. Return its number in the log, or raise a Refusal. A resend is answered, not done again."""
        is_newest = False
        async with self._turn:
            for _ in range(_TRIES):
                if self._is_stale:
                    await self._read_on()
                    is_newest = True
                if (done := self.done(by, ref)) is not None:
                    return done
                try:
                    entry, data, after = self._next(act, by, ref)
                except Refusal:
                    if is_newest:
                        raise
                    self._is_stale = True
                    continue
                if await self._store(entry, data, after):
                    before = self.table
                    self._take_in(entry, after)
                    self._changed(before, after)
                    return entry.seq
            raise NotAllowed("busy", "Too much is happening at this table at once; try again.")

    async def check(self, act: ActOrMaker, by: Doer, ref: str | None = None) -> None:
        """Refuse what would be refused, before something slow is done for it."""
        try:
            self._would(act, by, ref)
        except Refusal:
            await self.read_on()
            self._would(act, by, ref)

    def done(self, by: Doer, ref: str | None) -> int | None:
        """Return the number of what was done before under this name, as far as is known here."""
        return self._answers.to(by, ref) if isinstance(by, str) and ref is not None else None

    async def found(self, look: Callable[[Table], _T | None]) -> _T | None:
        """Return what `look` finds at the table, if anything; before nothing, read what other servers wrote."""
        found = look(self.table)
        if not found:
            await self.read_on()
            found = look(self.table)
        return found

    async def read_on(self) -> None:
        """Take in what other servers have written."""
        async with self._turn:
            await self._read_on()

    def _would(self, act: ActOrMaker, by: Doer, ref: str | None) -> None:
        if self.done(by, ref) is None:
            self._next(act, by, ref)

    def _next(self, act: ActOrMaker, by: Doer, ref: str | None) -> tuple[Entry, bytes, Table]:
        """Return the next entry, as it is stored, and the state after it. Or raise a Refusal."""
        seat = self.table.seat_of(by) if isinstance(by, str) else by  # a key may have ended since it was let in
        act = act(self.table) if callable(act) else act
        if self._has_reached(_ROOM.get(type(act), _ROOM_FOR_ALL)):
            raise NotAllowed("log_full", "So much has happened at this table that it is full; open a new one.")
        entry = Entry(self.table.seq + 1, self._context.now(), act, seat, ref)
        data = encode_entry(entry)
        if not isinstance(act, _HOUSES_OWN) and len(data) > LONGEST_ENTRY:
            raise NotAllowed("too_long", "That is too much text.")
        return entry, data, apply_new(self.table, entry)

    def _has_reached(self, part: float) -> bool:
        return self.table.seq >= part * MOST_ENTRIES or self._size >= part * MOST_BYTES

    async def _store(self, entry: Entry, data: bytes, after: Table) -> bool:
        """Store an entry. Return whether it is in the log; if not, another server was faster."""
        due = deadline(after, after.times)
        self._is_stale = True  # if this fails, the entry may be in the log or not
        try:
            await self._context.store.append(
                self.table.code, entry.seq, data, entry.at, UNSET if due == self._due else due
            )
        except Conflict:
            return False
        except Gone:
            self._gone()
            raise
        self._is_stale = False
        self._due = due
        self._size += len(data)
        return True

    async def _read_on(self) -> None:
        before = self.table
        try:
            news = await self._context.store.read(before.code, after=before.seq)
        except Gone:
            self._gone()
            raise
        for stored in news:
            entry = decode_entry(stored.data)
            self._take_in(entry, apply_logged(self.table, entry))
            self._due = UNSET
            self._size += len(stored.data)
        self._is_stale = False
        if news:
            self._changed(before, self.table)

    def _take_in(self, entry: Entry, after: Table) -> None:
        self._answers.note(self.table, entry)
        self.table = after


async def new_log(store: Store, first: Entry) -> tuple[Table, int]:
    """Begin a log under a code that nobody has. Return the table and the size of its log, or raise a Refusal."""
    data = encode_entry(first)
    for _ in range(_CODE_TRIES):
        table = open_table(new_code(), first)
        with suppress(Taken):
            await store.create(table.code, data, first.at)
            return table, len(data)
    raise NotAllowed("no_code", "No free table code was found; try again.")


def entries_of(stored: Iterable[StoredEntry]) -> Iterator[Entry]:
    """Decode a log for a thread that folds it. Now and then the thread lets the event loop go first."""
    for number, entry in enumerate(stored, 1):
        yield decode_entry(entry.data)
        if number % _STRETCH == 0:
            time.sleep(_PAUSE)


def replayed(code: str, entries: Iterable[Entry]) -> tuple[Table, Answers]:
    """Return a table from its log, and what its clients called the last things they did."""
    past, answers, table = list(entries), Answers(), None
    for entry, after in zip(past, states(code, past), strict=True):
        if table is not None:
            answers.note(table, entry)
        table = after
    assert table is not None, "a log begins with Open"
    return table, answers
