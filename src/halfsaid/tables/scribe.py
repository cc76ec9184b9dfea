"""Who writes a table's log, on one server: one thing after the other, each checked against the state before it.

The number is the lock: if another server was faster (`Conflict`), the state is brought up to date and the act checked
again. And "no" is said of the newest state only: before it is, what other servers wrote is read.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from msgspec import UNSET, UnsetType

from halfsaid.rules import Refusal
from halfsaid.store import Conflict, Store
from halfsaid.tables.acts import Act, Entry, SeatId, decode_entry, encode_entry
from halfsaid.tables.fold import happen, recall, states
from halfsaid.tables.table import NotAllowed, Table, deadline

_TRIES = 8
_REFS_KEPT = 512

_T = TypeVar("_T")

# What happens: an act, or how it follows from the state that it is checked against.
Happening = Act | Callable[[Table], Act]


class Desk(Protocol):
    """What a scribe needs."""

    store: Store
    now: Callable[[], float]


class Scribe:
    """Knows the state as of what was read or written last."""

    def __init__(self, desk: Desk, table: Table, refs: Iterable[tuple[str, int]] = ()) -> None:
        self.table = table
        self._desk = desk
        self._refs = OrderedDict(refs)
        self._turn = asyncio.Lock()
        self._is_stale = False
        self._due: float | UnsetType | None = UNSET  # as the store has it; UNSET: who knows

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._turn.locked()

    async def write(self, happening: Happening, by: SeatId | None, ref: str | None = None) -> int:
        """Store what happens; its number in the log. Or a Refusal. A resend is answered, not done again."""
        is_newest = False
        async with self._turn:
            for _ in range(_TRIES):
                if self._is_stale:
                    await self._read_on()
                    is_newest = True
                if ref is not None and (done := self._refs.get(f"{by} {ref}")) is not None:
                    return done
                try:
                    entry, after = self._next(happening, by, ref)
                except Refusal:
                    if is_newest:
                        raise
                    self._is_stale = True
                    continue
                if await self._store(entry, after):
                    self._take_in(entry, after)
                    return entry.seq
            raise NotAllowed("busy", "Too much is happening at this table at once; try again.")

    async def check(self, happening: Happening, by: SeatId | None) -> None:
        """Refuse what would be refused, before something slow is done for it."""
        try:
            self._next(happening, by)
        except Refusal:
            await self.read_on()
            self._next(happening, by)

    async def found(self, look: Callable[[Table], _T | None]) -> _T | None:
        """What is to be found at the table, if it is."""
        found = look(self.table)
        if not found:
            await self.read_on()
            found = look(self.table)
        return found

    async def read_on(self) -> None:
        """Another server has written, or may have."""
        async with self._turn:
            await self._read_on()

    def _next(self, happening: Happening, by: SeatId | None, ref: str | None = None) -> tuple[Entry, Table]:
        act = happening(self.table) if callable(happening) else happening
        entry = Entry(self.table.seq + 1, self._desk.now(), act, by, ref)
        return entry, happen(self.table, entry)

    async def _store(self, entry: Entry, after: Table) -> bool:
        """Whether it is in the log: otherwise another server was faster."""
        due = deadline(after)
        self._is_stale = True  # until we know better: if this fails, it may be in the log or not
        try:
            await self._desk.store.append(
                self.table.code, entry.seq, encode_entry(entry), entry.at, UNSET if due == self._due else due
            )
        except Conflict:
            return False
        self._is_stale = False
        self._due = due
        return True

    async def _read_on(self) -> None:
        for stored in await self._desk.store.read(self.table.code, after=self.table.seq):
            entry = decode_entry(stored.data)
            self._take_in(entry, recall(self.table, entry))
            self._due = UNSET
        self._is_stale = False

    def _take_in(self, entry: Entry, after: Table) -> None:
        self.table = after
        if entry.ref is not None:
            self._refs[f"{entry.by} {entry.ref}"] = entry.seq
            if len(self._refs) > _REFS_KEPT:
                self._refs.popitem(last=False)


def replayed(code: str, entries: Iterable[Entry]) -> tuple[Table, list[tuple[str, int]]]:
    """A table from its log, and what its clients called the last things they did."""
    past = list(entries)
    refs = [(f"{entry.by} {entry.ref}", entry.seq) for entry in past if entry.ref is not None]
    (table,) = deque(states(code, past), maxlen=1)
    return table, refs[-_REFS_KEPT:]
