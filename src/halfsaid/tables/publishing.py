"""A table that is written to its log, and shown to everyone who looks.

Store first, then show: the log writer checks and stores an act, and calls `_publish` with the state before and after
it. Nothing else changes what people see, except people who come and go.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol, TypeVar

from halfsaid.tables import wire
from halfsaid.tables.acts import KeyHash, SeatId
from halfsaid.tables.autopilot import Autopilot, AutopilotServices
from halfsaid.tables.broadcast import Broadcast, Watcher
from halfsaid.tables.due import DueWork, Presence, due_work
from halfsaid.tables.log_writer import ActOrMaker, Answers, LogContext, LogWriter
from halfsaid.tables.pacing import moved_on, on_clock, on_steady
from halfsaid.tables.table import Place, Table, is_listed

_T = TypeVar("_T")


class TableServices(LogContext, AutopilotServices, Protocol):
    """The services of the house that a table needs."""

    reading: asyncio.Lock  # held while a long log is read

    def forget(self, live: "PublishedTable") -> None:
        """Let go of a table that was deleted."""

    def tell_presence(self, live: "PublishedTable") -> None:
        """Tell the other servers who looks from here."""


class PublishedTable:
    """A table in memory with its log, its watchers and its autopilot."""

    def __init__(self, services: TableServices, table: Table, answers: Answers | None = None, size: int = 0) -> None:
        self.is_gone = False
        self.idle_since = services.steady()
        self._services = services
        self._loop = asyncio.get_running_loop()  # each question which one runs is one to the system
        self._log = LogWriter(services, table, self._publish, self.go, answers, size)
        self._under_way: set[asyncio.Task[object]] = set()
        self.autopilot = Autopilot(self, services)
        self._presence = Presence()
        self._presence.note_missing(table, services.steady())
        self._times = on_clock(table.times, self._steady)  # the table's, by the steady clock
        self._room = self._new_room()
        self._broadcast = Broadcast(table, self._room)
        self.watchers = self._broadcast.watchers

    @property
    def table(self) -> Table:
        """Its state, as of what was read or written last."""
        return self._log.table

    @property
    def is_busy(self) -> bool:
        """Whether its log is being written or read just now."""
        return self._log.is_busy

    @property
    def is_listed(self) -> bool:
        """Whether strangers are to find this table at the house's door."""
        return is_listed(self.table, self._services.now())

    @property
    def has_people(self) -> bool:
        """Whether somebody looks from a seat, on this server or, by its report, on another."""
        return bool(self._presence.seats)

    async def do(self, act: ActOrMaker, by: KeyHash | None, ref: str | None = None) -> int:
        """Store an act and show what came of it. Return its number in the log, or raise a Refusal.

        `by`: the key with which it is asked for, which must open a seat when it happens. None: in nobody's name.
        """
        return await self._to_the_end(self._log.write(act, by, ref))

    async def do_due(self, act: ActOrMaker, by: SeatId | None) -> int:
        """Store and show what the house does by itself, for a seat or in nobody's name."""
        return await self._to_the_end(self._log.write(act, by))

    async def catch_up(self) -> None:
        """Read and show what another server has written."""
        await self._log.read_on()

    def watch(self, key: KeyHash | None = None, is_screen: bool = False) -> Watcher:
        """Return a new watcher, of the seat that this key opens or of a spectator. Or raise a Refusal.

        `is_screen`: it is a television, which counts as nobody.
        """
        seat = None if key is None else self.table.seat_of(key)
        watcher = Watcher(seat, key, self.table.member(seat) is not None, is_screen and key is None)
        self._broadcast.welcome(watcher, self.table.talk, self._services.steady())
        self._presence_changed()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.idle_since = self._services.steady()
        if not self.is_gone:
            self._presence_changed()

    def presence_here(self) -> bytes:
        """Return who looks from this server, as the other servers read it."""
        return self._presence.encoded()

    def presence_there(self, server: str, told: str) -> None:
        """Take in who looks from another server."""
        self._presence.look_from_there(server, told, self._services.steady())
        self._presence_changed(tell=False)

    def retell_presence(self) -> None:
        """Report who looks again before other servers forget it, and forget servers whose reports are old."""
        if self._presence.forget_silent_servers(self._services.steady()):
            self._presence_changed()
        else:
            self._services.tell_presence(self)

    def go(self) -> None:
        """Send everyone away for good: the table has been deleted."""
        self.is_gone = True
        self._services.forget(self)
        self._broadcast.end(wire.Bye("gone", "This table is no more."))
        self.rest()

    def close(self) -> None:
        """Send everyone away for a moment: the server ends, and the table is in the log."""
        self._broadcast.end(wire.Bye("restart", "The server restarts; come back in a moment."))
        self.rest()

    def rest(self) -> None:
        """Begin nothing more here, until the table is read from its log again. A write that was begun is finished."""
        self.autopilot.stop()

    def attend(self) -> None:
        """Do all work that is due."""
        self.autopilot.attend()

    def due_work(self, ready_at: Callable[[Place], float]) -> list[DueWork]:
        """Return all that the house has to do here. `ready_at`: until when a bot is seen to think."""
        if self._log.is_full:
            return []
        return due_work(self.table, self._presence, ready_at, self._times, self._services.steady())

    def run(self, work: Coroutine[None, None, _T]) -> asyncio.Task[_T]:
        """Begin work here that is finished even if nobody waits for it any more."""
        task = self._loop.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _to_the_end(self, work: Coroutine[None, None, _T]) -> _T:
        """Finish this work in any case: what was begun is stored, taken in and shown."""
        if asyncio.current_task(self._loop) in self._under_way:
            return await work
        return await asyncio.shield(self.run(work))

    def _publish(self, before: Table, table: Table) -> None:
        """Show and tell what changed, and plan what is to be done now."""
        if before.places is not table.places or before.audience is not table.audience:
            self._broadcast.send_away(table)
            self._presence.note_missing(table, self._services.steady())
        if before.times != table.times:
            self._times = moved_on(self._times, before.times, table.times, self._steady)
        if before.talk is not table.talk:
            self._broadcast.tell(wire.Talk(tuple(said for said in table.talk if said.seq > before.seq)))
        self._broadcast.show(before, table, self._room_after(before, table))
        self.autopilot.schedule()

    def _presence_changed(self, tell: bool = True) -> None:
        people = [None if each.is_guest else each.seat for each in self.watchers if not each.is_screen]
        self._presence.look_from_here(people, screens=len(self.watchers) - len(people))
        self._presence.recount(self.table, self._services.steady())
        self._room = self._new_room()
        self._broadcast.show(self.table, self.table, self._room)
        self.autopilot.schedule()
        if tell:
            self._services.tell_presence(self)

    def _room_after(self, before: Table, table: Table) -> wire.Room | None:
        """The table around the game after an act, if that changed it."""
        shown = self._room
        after = wire.room_after(shown, before, table, self._presence.seats, self._times)
        self._room = self._new_room() if after is None else after
        return None if self._room is shown else self._room

    def _new_room(self) -> wire.Room:
        """The table around the game, as everyone sees it now."""
        presence = self._presence
        looking = wire.Looking(presence.seats, presence.spectators, presence.screens)
        pictures = self._services.pictures
        return wire.room(self.table, looking, self._times, pictures.takes(self.table), pictures.offers_words)

    def _steady(self, at: float) -> float:
        """When a moment of the log was, by the steady clock."""
        return on_steady(at, self._services.now(), self._services.steady())
