"""A table that is alive: what people ask for is done, everyone is shown it, and what is due is done by itself.

Store first, then tell: an act is checked and stored by the `scribe`, and only then shown and answered.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Protocol, TypeVar

from halfsaid import __version__
from halfsaid.bots import CHARACTERS, BotWorker
from halfsaid.decks import Deck
from halfsaid.languages import LANGUAGES
from halfsaid.recordings import MediaType, mended
from halfsaid.records import Record
from halfsaid.rules import Refusal
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import sights
from halfsaid.tables.acts import (
    Act,
    AddBot,
    Ask,
    Begin,
    Call,
    ChoosePassword,
    Configure,
    Explain,
    KeepRecording,
    OfferSeat,
    React,
    Say,
    SeatId,
    SetPassword,
    Sit,
    Start,
    Subscribe,
    TakeSeat,
)
from halfsaid.tables.album import AlbumGame
from halfsaid.tables.archive import Archive
from halfsaid.tables.dealing import new_setup
from halfsaid.tables.deeds import BotMoves, Deed, HouseActs, TooLate, bot_act, deeds
from halfsaid.tables.keys import hash_key, hash_password, is_password, new_key
from halfsaid.tables.limits import Bucket
from halfsaid.tables.presence import Looking, Presence
from halfsaid.tables.recorded import brought
from halfsaid.tables.scribe import Desk, Happening, Scribe
from halfsaid.tables.showing import Showing
from halfsaid.tables.sights import Bye
from halfsaid.tables.table import NotAllowed, Place, Recording, Table, recordable
from halfsaid.tables.thoughts import Thoughts
from halfsaid.tables.watchers import Watcher
from halfsaid.webpush import BadSubscription, Subscription, check_subscription

log = logging.getLogger(__name__)

OFFER_SECONDS = 24 * 3600.0

_PASSWORD_LENGTH = 64
_TALK_BURST, _TALK_PER_SECOND = 6, 0.5
_SOON, _LATER = 0.05, 5.0  # seconds until a deed that was refused, or that failed, is tried again

_T = TypeVar("_T")


class Keeper(Desk, Protocol):
    """What a table needs of the house it stands in."""

    decks: Mapping[str, Deck]
    bot_worker: BotWorker

    def forget(self, living: "LivingTable") -> None:
        """This table is no more."""

    def tell_presence(self, living: "LivingTable") -> None:
        """Let the other servers know who looks from here."""

    def call(self, living: "LivingTable", seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn."""


class LivingTable:
    """A table in memory. Made by the house, which also lets it go."""

    def __init__(self, keeper: Keeper, table: Table, refs: Iterable[tuple[str, int]] = ()) -> None:
        self.is_gone = False
        self.idle_since = keeper.now()
        self._keeper = keeper
        self._scribe = Scribe(keeper, table, refs)
        self._bringing = asyncio.Lock()
        self._is_resting = False
        self._talk: dict[SeatId, Bucket] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._attending: asyncio.Task[None] | None = None
        self._archive = Archive(keeper.store, table.code)
        self._thoughts = Thoughts(keeper.bot_worker, keeper.decks)
        self._presence = Presence()
        self._presence.note_missing(table, keeper.now())
        self._showing = Showing(table, self._presence)
        self.watchers = self._showing.watchers

    @property
    def table(self) -> Table:
        """Its state, as of what was read or written last."""
        return self._scribe.table

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._scribe.is_busy

    async def ask(self, seat: SeatId, ask: Ask, ref: str) -> int:
        """Do what a seat asks for; the number under which it is in the log. Or a Refusal."""
        if isinstance(ask, Say | React | Explain):
            bucket = self._talk.setdefault(seat, Bucket(_TALK_BURST, _TALK_PER_SECOND, self._keeper.now))
            if not bucket.take():
                raise NotAllowed("talk_fast", "Slowly: let the others read.")
        return await self.do(await self._happening(ask, seat), seat, ref)

    async def sit(self, name: str, colour: str | None, password: str | None) -> tuple[SeatId, str]:
        """A newcomer takes a seat: (its id, its key)."""
        opened = await self._open_with((password or "")[:_PASSWORD_LENGTH])
        key = new_key()

        def sit(table: Table) -> Act:
            if table.password != opened:
                raise NotAllowed("password", "This table has a password, and that is not it.")
            return Sit(name, hash_key(key), colour)

        await self.do(sit, by=None)
        return self._seat_of(key), key

    async def offer(self, by: SeatId, seat: SeatId) -> str:
        """A token that moves a seat to whoever brings it."""
        token = new_key()
        await self.do(OfferSeat(seat, hash_key(token), self._keeper.now() + OFFER_SECONDS), by)
        return token

    async def take(self, token: str, name: str | None) -> tuple[SeatId, str]:
        """Take the seat that was offered with this token: (its id, its new key). The old key ends."""
        key = new_key()
        await self.do(TakeSeat(hash_key(token), hash_key(key), name), by=None)
        return self._seat_of(key), key

    async def holder(self, key: str) -> Place | None:
        """Whose key this is."""
        hashed = hash_key(key)
        return await self._found(lambda table: table.holder(hashed))

    async def refuse_recordings(self, seat: SeatId) -> None:
        """Refuse if this seat may give no recorded clue now: asked before a long body is read."""
        if not await self._found(lambda table: recordable(table, seat)):
            raise NotAllowed("recording_now", "Only who may give such a recorded clue now can bring one.")

    async def keep_recording(self, seat: SeatId, data: bytes) -> KeepRecording:
        """Keep a recording for this seat's clue, and tell what it is; or a Refusal.

        Its bytes are stored before it is in the log, so what the log names is there.
        """
        act = await asyncio.to_thread(brought, data)
        await self._check(act, seat)
        store, code = self._keeper.store, self.table.code
        async with self._bringing:  # one after the other, so that each sees what it replaces
            await store.keep_recording(code, act.id, await asyncio.to_thread(mended, data))
            before = self.table.recordings
            try:
                await self.do(act, seat)
            except Refusal:
                await store.drop_recording(code, act.id)
                raise
            for dropped in {each.id for each in before} - {each.id for each in self.table.recordings}:
                await store.drop_recording(code, dropped)
        return act

    async def recording(self, name: str) -> tuple[bytes, MediaType] | None:
        """A recording of this table and what it is, if there is one of this name."""

        def named(table: Table) -> Recording | None:
            return next((each for each in table.recordings if each.id == name), None)

        known = await self._found(named)
        data = await self._keeper.store.recording(self.table.code, name) if known else None
        return None if known is None or data is None else (data, known.media_type)

    async def record(self, number: int | None = None) -> Record:
        """The record of a finished game, the newest if no number is given."""
        return await self._archive.record(self.table.games if number is None else number)

    async def album(self) -> tuple[AlbumGame, ...]:
        """Every finished turn of every game here."""
        return await self._archive.album(self.table)

    async def do(self, happening: Happening, by: SeatId | None, ref: str | None = None) -> int:
        """Store what happens and show it; its number in the log. Or a Refusal."""
        with self._showing_news():
            return await self._scribe.write(happening, by, ref)

    async def catch_up(self) -> None:
        """Another server has written: read on."""
        with self._showing_news():
            await self._scribe.read_on()

    def watch(self, seat: SeatId | None, key: str | None) -> Watcher:
        """Somebody looks, from a seat or without one."""
        self._show_news()  # to the others: who comes now is told everything below
        watcher = Watcher(seat, None if key is None else hash_key(key))
        self.watchers.add(watcher)
        watcher.tell(sights.Welcome(self._keeper.now(), __version__))
        if self.table.talk:
            watcher.tell(sights.Talk(self.table.talk))
        self._presence_changed()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.idle_since = self._keeper.now()
        if not self.is_gone:
            self._presence_changed()

    def presence_here(self) -> Looking:
        """For the other servers: who looks from here."""
        return self._presence.here

    def presence_there(self, server: str, looking: Looking) -> None:
        """Another server says who looks from there."""
        self._presence.look_there(server, looking, self._keeper.now())
        self._presence_changed(tell=False)

    def retell_presence(self) -> None:
        """Who looks, told anew before it is forgotten elsewhere; and forgotten here if nobody retells it."""
        if self._presence.forget_old_words(self._keeper.now()):
            self._presence_changed()
        else:
            self._keeper.tell_presence(self)

    def go(self) -> None:
        """The table is no more."""
        self.is_gone = True
        self._keeper.forget(self)
        self._showing.end(Bye("gone", "This table is no more."))
        self.rest()

    def rest(self) -> None:
        """Out of memory until somebody looks again; everything is in the log. Whatever is still under way here ends
        in the log too, but nothing more begins."""
        self._is_resting = True
        self._stop_alarm()
        self._thoughts.forget()
        if self._attending is not None and self._attending is not asyncio.current_task():
            self._attending.cancel()

    def attend(self) -> None:
        """Do whatever is due."""
        if not self._is_resting and (self._attending is None or self._attending.done()):
            self._attending = asyncio.create_task(self._attend())

    async def _happening(self, ask: Ask, seat: SeatId) -> Happening:
        match ask:
            case AddBot(mind=str() as mind) if mind not in CHARACTERS:
                raise NotAllowed("mind", "There is no such bot.")
            case Configure(language=str() as language) if language not in LANGUAGES:
                raise NotAllowed("language", "Bots do not speak that language.")
            case Subscribe():
                try:
                    check_subscription(Subscription(ask.endpoint, ask.p256dh, ask.auth))
                except BadSubscription:
                    raise NotAllowed("subscription", "This is no browser that can be called.") from None
            case Start():
                return await self._beginning(seat)
            case ChoosePassword():
                return await self._password_chosen(ask.password, seat)
        return ask

    async def _beginning(self, seat: SeatId) -> Happening:
        """The cards are dealt for those who sit there when it happens, not for those who sat there when it was asked
        for."""

        def begin(table: Table, seen: tuple[str, ...] = ()) -> Act:
            return Begin(new_setup(table, self._keeper.decks, seen))

        await self._check(begin, seat)
        return partial(begin, seen=await self._archive.seen_cards()) if self.table.games else begin

    async def _password_chosen(self, password: str | None, seat: SeatId) -> Happening:
        await self._check(SetPassword(None), seat)
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

    def _seat_of(self, key: str) -> SeatId:
        place = self.table.holder(hash_key(key))
        assert place is not None, "who has just been given a key has a seat"
        return place.id

    async def _found(self, look: Callable[[Table], _T | None]) -> _T | None:
        with self._showing_news():
            return await self._scribe.found(look)

    async def _check(self, happening: Happening, by: SeatId) -> None:
        with self._showing_news():
            await self._scribe.check(happening, by)

    @contextmanager
    def _showing_news(self) -> Iterator[None]:
        """Whatever comes of it, what the scribe has read or written is shown."""
        try:
            yield
        except Gone:
            self.go()
            raise
        finally:
            self._show_news()

    def _show_news(self) -> None:
        """Show and tell what has happened since the last time, and think of what is to be done now."""
        before, table = self._showing.table, self.table
        if table is before:
            return
        if before.places is not table.places:
            self._showing.send_away(table)
            self._presence.note_missing(table, self._keeper.now())
        if before.talk is not table.talk:
            self._showing.tell(sights.Talk(tuple(said for said in table.talk if said.seq > before.seq)))
        self._showing.show(table, self._presence if sights.room_changed(before, table) else None)
        self._set_alarm()

    def _presence_changed(self, tell: bool = True) -> None:
        self._show_news()
        self._presence.look_here(watcher.seat for watcher in self.watchers)
        self._presence.reckon(self.table, self._keeper.now())
        self._showing.show(self.table, self._presence)
        self._set_alarm()
        if tell:
            self._keeper.tell_presence(self)

    async def _attend(self) -> None:
        wait = _SOON
        try:
            while (deed := self._next_deed(self._deeds())) is not None and deed.at <= self._keeper.now():
                await self._do_deed(deed)
        except (Refusal, Gone):
            pass  # somebody else was faster: the alarm looks again
        except Unavailable:
            log.warning("the database is away; a table waits")
            wait = _LATER
        except Exception:
            log.exception("what the house has to do at a table failed")
            wait = _LATER
        finally:
            self._set_alarm(wait)

    async def _do_deed(self, deed: Deed) -> None:
        match deed:
            case HouseActs(act=act, by=by):
                await self.do(act, by)
                if isinstance(act, Call):
                    self._keeper.call(self, act.seat)
            case BotMoves():
                thought = max(map(self._thoughts.take, deed.seats), key=lambda each: each.sureness)
                place = self.table.at(thought.move.seat)
                with suppress(TooLate):
                    await self.do(partial(bot_act, thought=thought, why=deed.why), place.id if place.is_bot else None)

    def _set_alarm(self, at_least: float = 0.0) -> None:
        if self._is_resting:
            return
        self._stop_alarm()
        all_deeds = self._deeds()
        self._think_ahead(all_deeds)
        deed = self._next_deed(all_deeds)
        if deed is not None:
            wait = max(deed.at - self._keeper.now(), at_least)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.attend)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _think_ahead(self, all_deeds: list[Deed]) -> None:
        """Let bots think as soon as they are waited for, and those who step in when it is time."""
        now = self._keeper.now()
        for deed in all_deeds:
            if isinstance(deed, BotMoves) and (deed.why is None or deed.at <= now):
                for seat in deed.seats:
                    self._thoughts.begin(self.table, seat, wake=self.attend)

    def _next_deed(self, all_deeds: list[Deed]) -> Deed | None:
        """The next thing the house can do here. A bot that still thinks when it is to move holds up nothing else: it is
        heard when it has come to something."""
        now = self._keeper.now()
        able = (
            deed
            for deed in all_deeds
            if isinstance(deed, HouseActs) or deed.at > now or all(map(self._thoughts.is_there, deed.seats))
        )
        return min(able, key=lambda deed: deed.at, default=None)

    def _deeds(self) -> list[Deed]:
        table, now = self.table, self._keeper.now()
        self._thoughts.turn_to(table)
        return list(deeds(table, self._presence, lambda place: self._thoughts.seen_until(place, now)))
