"""A table in memory: people's asks are done, and everyone is shown what came of them.

Store first, then tell: an act is checked and stored by the `log_writer`, and only then shown and answered. What is done
without being asked for is the `autopilot`'s business.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Protocol, TypeVar

from halfsaid import __version__
from halfsaid.bots import BotWorker
from halfsaid.decks import Deck
from halfsaid.recordings import MediaType, mended
from halfsaid.records import Record
from halfsaid.rules import Refusal
from halfsaid.store import Gone
from halfsaid.tables import wire
from halfsaid.tables.acts import (
    Act,
    Ask,
    Begin,
    ChoosePassword,
    Explain,
    KeepRecording,
    OfferSeat,
    React,
    Say,
    SeatId,
    SetPassword,
    Sit,
    Start,
    TakeSeat,
)
from halfsaid.tables.album import AlbumGame
from halfsaid.tables.archive import Archive
from halfsaid.tables.asks import check_names, new_setup, recording_act
from halfsaid.tables.autopilot import Autopilot
from halfsaid.tables.broadcast import Broadcast, Watcher
from halfsaid.tables.clock import on_steady
from halfsaid.tables.due import DueWork, due_work
from halfsaid.tables.keys import KeyHash, hash_key, hash_password, is_password, new_key
from halfsaid.tables.log_writer import ActOrMaker, Answers, Doer, LogContext, LogWriter
from halfsaid.tables.permissions import held
from halfsaid.tables.presence import Looking, Presence
from halfsaid.tables.rate import Bucket
from halfsaid.tables.table import NotAllowed, Place, Recording, Table, recordable
from halfsaid.tables.wire import Bye

log = logging.getLogger(__name__)

OFFER_SECONDS = 24 * 3600.0

_PASSWORD_LENGTH = 64
_TALK_BURST, _TALK_PER_SECOND = 6, 0.5
_OFFER_BURST, _OFFERS_PER_SECOND = 20, 0.1

_T = TypeVar("_T")


class TableServices(LogContext, Protocol):
    """What a table needs of the house it stands in."""

    steady: Callable[[], float]  # a clock that nobody sets, for whatever lasts a while
    decks: Mapping[str, Deck]
    bot_worker: BotWorker
    reading: asyncio.Lock

    def forget(self, live: "LiveTable") -> None:
        """This table is no more."""

    def tell_presence(self, live: "LiveTable") -> None:
        """Let the other servers know who looks from here."""

    def call(self, live: "LiveTable", seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn."""


class LiveTable:
    """A table in memory. Made by the house, which also lets it go."""

    def __init__(self, services: TableServices, table: Table, answers: Answers | None = None, size: int = 0) -> None:
        self.is_gone = False
        self.idle_since = services.steady()
        self._services = services
        self._log = LogWriter(services, table, answers, size)
        self._under_way: set[asyncio.Task[object]] = set()
        self._bringing = asyncio.Lock()
        self._talk = defaultdict[SeatId, Bucket](lambda: Bucket(_TALK_BURST, _TALK_PER_SECOND, services.steady))
        self._offers = defaultdict[SeatId, Bucket](lambda: Bucket(_OFFER_BURST, _OFFERS_PER_SECOND, services.steady))
        self._archive = Archive(services.store, table.code, services.reading)
        self._autopilot = Autopilot(self, services)
        self._presence = Presence()
        self._presence.note_missing(table, services.steady())
        self._phase_since = on_steady(table.phase_since, services.now(), services.steady())
        self._broadcast = Broadcast(table, self._room())
        self.watchers = self._broadcast.watchers

    @property
    def table(self) -> Table:
        """Its state, as of what was read or written last."""
        return self._log.table

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._log.is_busy

    async def ask(self, key: KeyHash, ask: Ask, ref: str) -> int:
        """Do what the holder of a key asks for; the number under which it is in the log. Or a Refusal.

        What was done is answered as done however often it is asked for, whatever came since.
        """
        if (done := self.done(key, ref)) is not None:
            return done
        return await self.do(await self._act_for(ask, key, ref), key, ref)

    def done(self, key: KeyHash, ref: str) -> int | None:
        """The number of what was asked with this key and under this name, if it is known here to be done."""
        return self._log.done(key, ref)

    async def sit(self, name: str, colour: str | None, password: str | None) -> tuple[SeatId, str]:
        """A newcomer takes a seat: (its id, its key)."""
        opened = await self._open_with((password or "")[:_PASSWORD_LENGTH])
        key = new_key()

        def sit(table: Table) -> Act:
            if table.password != opened:
                raise NotAllowed("password", "This table has a password, and that is not it.")
            return Sit(name, hash_key(key), colour)

        await self.do(sit, by=None)
        return held(self.table, hash_key(key)), key

    async def offer(self, key: KeyHash, seat: SeatId | None = None) -> str:
        """A token that moves a seat to whoever brings it; None: one's own."""
        token = new_key()

        def offered(table: Table) -> Act:
            theirs = held(table, key) if seat is None else seat
            return OfferSeat(theirs, hash_key(token), self._services.now() + OFFER_SECONDS)

        too_fast = NotAllowed("offer_fast", "So many links at once; wait a little.")
        await self.do(_sparingly(offered, key, self._offers, too_fast), key)
        return token

    async def take(self, token: str, name: str | None) -> tuple[SeatId, str]:
        """Take the seat that was offered with this token: (its id, its new key). The old key ends."""
        key = new_key()

        def taken(table: Table) -> Act:
            offer = table.offered(hash_key(token))
            is_muted = offer is not None and table.place(offer.seat).muted
            return TakeSeat(hash_key(token), hash_key(key), name, is_muted)

        await self.do(taken, by=None)
        return held(self.table, hash_key(key)), key

    async def holder(self, key: KeyHash) -> Place | None:
        """Whose key this is."""
        return await self._found(lambda table: table.holder(key))

    async def is_offered(self, token: KeyHash) -> bool:
        """Whether a seat is offered with this token."""
        return await self._found(lambda table: table.offered(token)) is not None

    async def refuse_recordings(self, key: KeyHash) -> None:
        """Refuse if who holds this key may give no recorded clue now: asked before a long body is read."""
        if not await self._found(lambda table: recordable(table, held(table, key))):
            raise NotAllowed("recording_now", "Only who may give such a recorded clue now can bring one.")

    async def keep_recording(self, key: KeyHash, data: bytes) -> KeepRecording:
        """Keep a recording for a clue of who holds this key, and tell what it is; or a Refusal."""
        act = await asyncio.to_thread(recording_act, data)
        await self._check(act, key)
        await self._to_the_end(self._bring(act, key, await asyncio.to_thread(mended, data)))
        return act

    async def _bring(self, act: KeepRecording, key: KeyHash, data: bytes) -> None:
        """Its bytes are stored before it is in the log, so what the log names is there."""
        store, code = self._services.store, self.table.code
        async with self._bringing:  # one after the other, so that each sees what it replaces
            await store.keep_recording(code, act.id, data)
            before = self.table.recordings
            try:
                await self.do(act, key)
            except Refusal:
                await store.drop_recording(code, act.id)
                raise
            for dropped in {each.id for each in before} - {each.id for each in self.table.recordings}:
                await store.drop_recording(code, dropped)

    async def has_recording(self, name: str) -> bool:
        return await self._recording_named(name) is not None

    async def recording(self, name: str) -> tuple[int, MediaType] | None:
        """The size of a recording of this table and what it is, if there is one of this name."""
        known = await self._recording_named(name)
        size = await self._services.store.recording_size(self.table.code, name) if known else None
        return None if known is None or size is None else (size, known.media_type)

    async def recording_piece(self, name: str, start: int, size: int) -> bytes:
        """So many bytes of a recording; none if it has gone meanwhile."""
        return await self._services.store.recording(self.table.code, name, start, size) or b""

    async def finished_game(self, number: int | None = None) -> int:
        """The number of this game, the newest if none is given; or a refusal, if there is no such finished one."""

        def is_over(table: Table) -> bool:
            wanted = table.games if number is None else number
            return 1 <= wanted < table.games or (wanted == table.games > 0 and table.stage != "playing")

        found = await self._found(is_over)
        wanted = self.table.games if number is None else number
        if not 1 <= wanted <= self.table.games:
            raise NotAllowed("no_game", "There is no such game at this table.")
        if not found:
            raise NotAllowed("still_running", "This game is still running; its record opens when it is over.")
        return wanted

    async def record(self, number: int | None = None) -> Record:
        """The record of a finished game, the newest if no number is given."""
        return await self._archive.record(await self.finished_game(number))

    async def album(self) -> tuple[int, tuple[AlbumGame, ...]]:
        """The entry of the log that changed the album last, and every finished turn of every game here."""
        return await self._archive.album()

    @property
    def album_read_to(self) -> int:
        """The entry of the log up to which an album need not be read again."""
        return self._archive.read_to

    async def do(self, act: ActOrMaker, by: KeyHash | None, ref: str | None = None) -> int:
        """Store what happens and show it; its number in the log. Or a Refusal.

        `by`: the key with which it is asked for, which must open a seat when it happens. None: in nobody's name.
        """
        return await self._to_the_end(self._write(act, by, ref))

    async def catch_up(self) -> None:
        """Another server has written: read on."""
        with self._showing_news():
            await self._log.read_on()

    def watch(self, key: KeyHash | None = None) -> Watcher:
        """Somebody looks, from the seat that this key opens, or without one. Or a Refusal."""
        self._show_news()  # to the others: who comes now is told everything below
        watcher = Watcher(None if key is None else held(self.table, key), key)
        self.watchers.add(watcher)
        watcher.tell(wire.Welcome(self._services.steady(), __version__))
        if self.table.talk:
            watcher.tell(wire.Talk(self.table.talk))
        self._presence_changed()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.idle_since = self._services.steady()
        if not self.is_gone:
            self._presence_changed()

    def presence_here(self) -> Looking:
        """For the other servers: who looks from here."""
        return self._presence.here

    def presence_there(self, server: str, looking: Looking) -> None:
        """Another server says who looks from there."""
        self._presence.look_there(server, looking, self._services.steady())
        self._presence_changed(tell=False)

    def retell_presence(self) -> None:
        """Who looks, told anew before it is forgotten elsewhere; and forgotten here if nobody retells it."""
        if self._presence.forget_old_words(self._services.steady()):
            self._presence_changed()
        else:
            self._services.tell_presence(self)

    def go(self) -> None:
        """The table is no more."""
        self.is_gone = True
        self._services.forget(self)
        self._broadcast.end(Bye("gone", "This table is no more."))
        self.rest()

    def rest(self) -> None:
        """Out of memory until somebody looks again; everything is in the log. Whatever is still under way here ends
        in the log too, but nothing more begins."""
        self._autopilot.stop()

    def attend(self) -> None:
        """Do whatever is due."""
        self._autopilot.attend()

    async def do_due(self, act: ActOrMaker, by: SeatId | None) -> int:
        """Store and show what the house does by itself, for a seat or in nobody's name."""
        return await self._to_the_end(self._write(act, by))

    def due_work(self, ready_at: Callable[[Place], float]) -> list[DueWork]:
        """All that the house has to do here as things stand. `ready_at`: until when a bot is seen to think."""
        if self._log.is_full:
            return []
        return list(due_work(self.table, self._presence, ready_at, self._phase_since))

    async def _act_for(self, ask: Ask, key: KeyHash, ref: str) -> ActOrMaker:
        """What this ask comes to. What it may be refused for is looked at when its turn to be written has come, after
        whether it was done before."""
        match ask:
            case Start():
                return await self._beginning(key, ref)
            case ChoosePassword():
                return await self._password_chosen(ask.password, key, ref)
            case Say() | React() | Explain():
                return _sparingly(ask, key, self._talk, NotAllowed("talk_fast", "Slowly: let the others read."))
        return lambda _: check_names(ask, self._services.decks)

    async def _beginning(self, key: KeyHash, ref: str) -> ActOrMaker:
        """The cards are dealt for those who sit there when it happens, not for those who sat there when it was asked
        for."""

        def begin(table: Table, seen: tuple[str, ...] = ()) -> Act:
            return Begin(new_setup(table, self._services.decks, seen))

        await self._check(begin, key, ref)
        return partial(begin, seen=await self._archive.seen_cards()) if self.table.games else begin

    async def _password_chosen(self, password: str | None, key: KeyHash, ref: str) -> ActOrMaker:
        await self._check(SetPassword(None), key, ref)
        if password is None:
            return SetPassword(None)
        if not 1 <= len(password) <= _PASSWORD_LENGTH:
            raise NotAllowed("password_length", f"A password has one to {_PASSWORD_LENGTH} characters.")
        return SetPassword(await asyncio.to_thread(hash_password, password))

    async def _open_with(self, password: str) -> str | None:
        """The hash that this password opens, None if there is no password here; or a refusal."""

        async def opens(kept: str | None) -> bool:
            return kept is None or await asyncio.to_thread(is_password, password, kept)

        kept = self.table.password
        if not await opens(kept):
            await self.catch_up()
            refused, kept = kept, self.table.password
            if kept == refused or not await opens(kept):
                raise NotAllowed("password", "This table has a password, and that is not it.")
        return kept

    async def _found(self, look: Callable[[Table], _T | None]) -> _T | None:
        with self._showing_news():
            return await self._log.found(look)

    async def _recording_named(self, name: str) -> Recording | None:
        return await self._found(lambda table: next((each for each in table.recordings if each.id == name), None))

    async def _check(self, act: ActOrMaker, by: KeyHash, ref: str | None = None) -> None:
        with self._showing_news():
            await self._log.check(act, by, ref)

    async def _write(self, act: ActOrMaker, by: Doer, ref: str | None = None) -> int:
        with self._showing_news():
            return await self._log.write(act, by, ref)

    async def _to_the_end(self, work: Coroutine[None, None, _T]) -> _T:
        """Whoever waits for this may give up; what was begun is done all the same, taken in and shown."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    @contextmanager
    def _showing_news(self) -> Iterator[None]:
        """Whatever comes of it, what the log_writer has read or written is shown."""
        try:
            yield
        except Gone:
            self.go()
            raise
        finally:
            self._show_news()

    def _show_news(self) -> None:
        """Show and tell what has happened since the last time, and think of what is to be done now."""
        before, table = self._broadcast.table, self.table
        if table is before:
            return
        if before.places is not table.places:
            self._broadcast.send_away(table)
            self._presence.note_missing(table, self._services.steady())
        if before.phase_since != table.phase_since:
            self._phase_since = on_steady(table.phase_since, self._services.now(), self._services.steady())
        if before.talk is not table.talk:
            self._broadcast.tell(wire.Talk(tuple(said for said in table.talk if said.seq > before.seq)))
        self._broadcast.show(table, self._room() if wire.room_changed(before, table) else None)
        self._autopilot.schedule()

    def _presence_changed(self, tell: bool = True) -> None:
        self._show_news()
        self._presence.look_here(watcher.seat for watcher in self.watchers)
        self._presence.reckon(self.table, self._services.steady())
        self._broadcast.show(self.table, self._room())
        self._autopilot.schedule()
        if tell:
            self._services.tell_presence(self)

    def _room(self) -> wire.Room:
        """The table around the game, as everyone sees it now."""
        presence = self._presence
        return wire.room(self.table, presence.seats, presence.spectators, self._phase_since)


def _sparingly(act: ActOrMaker, key: KeyHash, buckets: Mapping[SeatId, Bucket], too_fast: NotAllowed) -> ActOrMaker:
    """The same, unless its seat does such things too often. It counts once, however often it is tried to be written."""
    may = False

    def spared(table: Table) -> Act:
        nonlocal may
        may = may or buckets[held(table, key)].take()
        if not may:
            raise too_fast
        return act(table) if callable(act) else act

    return spared
