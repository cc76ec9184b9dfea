"""A table that is alive: what people ask for is done, everyone is shown it, and what is due is done by itself.

Store first, then tell: an act is checked and stored by the `scribe`, and only then shown and answered.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator, Mapping
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
from halfsaid.tables.clock import on_steady
from halfsaid.tables.dealing import cards_of, new_setup
from halfsaid.tables.deeds import BotMoves, Deed, HouseActs, TooLate, bot_act, deeds
from halfsaid.tables.keys import KeyHash, hash_key, hash_password, is_password, new_key
from halfsaid.tables.limits import Bucket
from halfsaid.tables.powers import held
from halfsaid.tables.presence import Looking, Presence
from halfsaid.tables.recorded import brought
from halfsaid.tables.scribe import Answers, Desk, Doer, Happening, Scribe
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
_OFFER_BURST, _OFFERS_PER_SECOND = 20, 0.1
_SOON, _LATER = 0.05, 5.0  # seconds until a deed that was refused, or that failed, is tried again

_T = TypeVar("_T")


class Keeper(Desk, Protocol):
    """What a table needs of the house it stands in."""

    steady: Callable[[], float]  # a clock that nobody sets, for whatever lasts a while
    decks: Mapping[str, Deck]
    bot_worker: BotWorker
    reading: asyncio.Lock

    def forget(self, living: "LivingTable") -> None:
        """This table is no more."""

    def tell_presence(self, living: "LivingTable") -> None:
        """Let the other servers know who looks from here."""

    def call(self, living: "LivingTable", seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn."""


class LivingTable:
    """A table in memory. Made by the house, which also lets it go."""

    def __init__(self, keeper: Keeper, table: Table, answers: Answers | None = None, size: int = 0) -> None:
        self.is_gone = False
        self.idle_since = keeper.steady()
        self._keeper = keeper
        self._scribe = Scribe(keeper, table, answers, size)
        self._under_way: set[asyncio.Task[object]] = set()
        self._bringing = asyncio.Lock()
        self._is_resting = False
        self._talk = defaultdict[SeatId, Bucket](lambda: Bucket(_TALK_BURST, _TALK_PER_SECOND, keeper.steady))
        self._offers = defaultdict[SeatId, Bucket](lambda: Bucket(_OFFER_BURST, _OFFERS_PER_SECOND, keeper.steady))
        self._alarm: asyncio.TimerHandle | None = None
        self._attending: asyncio.Task[None] | None = None
        self._archive = Archive(keeper.store, table.code, keeper.reading)
        self._thoughts = Thoughts(keeper.bot_worker, keeper.decks)
        self._presence = Presence()
        self._presence.note_missing(table, keeper.steady())
        self._phase_since = on_steady(table.phase_since, keeper.now(), keeper.steady())
        self._showing = Showing(table, self._room())
        self.watchers = self._showing.watchers

    @property
    def table(self) -> Table:
        """Its state, as of what was read or written last."""
        return self._scribe.table

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read just now."""
        return self._scribe.is_busy

    async def ask(self, key: KeyHash, ask: Ask, ref: str) -> int:
        """Do what the holder of a key asks for; the number under which it is in the log. Or a Refusal.

        What was done is answered as done however often it is asked for, whatever came since.
        """
        if (done := self.done(key, ref)) is not None:
            return done
        return await self.do(await self._happening(ask, key, ref), key, ref)

    def done(self, key: KeyHash, ref: str) -> int | None:
        """The number of what was asked with this key and under this name, if it is known here to be done."""
        return self._scribe.done(key, ref)

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
            return OfferSeat(theirs, hash_key(token), self._keeper.now() + OFFER_SECONDS)

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
        act = await asyncio.to_thread(brought, data)
        await self._check(act, key)
        await self._to_the_end(self._bring(act, key, await asyncio.to_thread(mended, data)))
        return act

    async def _bring(self, act: KeepRecording, key: KeyHash, data: bytes) -> None:
        """Its bytes are stored before it is in the log, so what the log names is there."""
        store, code = self._keeper.store, self.table.code
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
        size = await self._keeper.store.recording_size(self.table.code, name) if known else None
        return None if known is None or size is None else (size, known.media_type)

    async def recording_piece(self, name: str, start: int, size: int) -> bytes:
        """So many bytes of a recording; none if it has gone meanwhile."""
        return await self._keeper.store.recording(self.table.code, name, start, size) or b""

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

    async def do(self, happening: Happening, by: KeyHash | None, ref: str | None = None) -> int:
        """Store what happens and show it; its number in the log. Or a Refusal.

        `by`: the key with which it is asked for, which must open a seat when it happens. None: in nobody's name.
        """
        return await self._to_the_end(self._write(happening, by, ref))

    async def catch_up(self) -> None:
        """Another server has written: read on."""
        with self._showing_news():
            await self._scribe.read_on()

    def watch(self, key: KeyHash | None = None) -> Watcher:
        """Somebody looks, from the seat that this key opens, or without one. Or a Refusal."""
        self._show_news()  # to the others: who comes now is told everything below
        watcher = Watcher(None if key is None else held(self.table, key), key)
        self.watchers.add(watcher)
        watcher.tell(sights.Welcome(self._keeper.steady(), __version__))
        if self.table.talk:
            watcher.tell(sights.Talk(self.table.talk))
        self._presence_changed()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.idle_since = self._keeper.steady()
        if not self.is_gone:
            self._presence_changed()

    def presence_here(self) -> Looking:
        """For the other servers: who looks from here."""
        return self._presence.here

    def presence_there(self, server: str, looking: Looking) -> None:
        """Another server says who looks from there."""
        self._presence.look_there(server, looking, self._keeper.steady())
        self._presence_changed(tell=False)

    def retell_presence(self) -> None:
        """Who looks, told anew before it is forgotten elsewhere; and forgotten here if nobody retells it."""
        if self._presence.forget_old_words(self._keeper.steady()):
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

    async def _happening(self, ask: Ask, key: KeyHash, ref: str) -> Happening:
        """What this ask comes to. What it may be refused for is looked at when its turn to be written has come, after
        whether it was done before."""
        match ask:
            case Start():
                return await self._beginning(key, ref)
            case ChoosePassword():
                return await self._password_chosen(ask.password, key, ref)
            case Say() | React() | Explain():
                return _sparingly(ask, key, self._talk, NotAllowed("talk_fast", "Slowly: let the others read."))
        return lambda _: _known(ask, self._keeper.decks)

    async def _beginning(self, key: KeyHash, ref: str) -> Happening:
        """The cards are dealt for those who sit there when it happens, not for those who sat there when it was asked
        for."""

        def begin(table: Table, seen: tuple[str, ...] = ()) -> Act:
            return Begin(new_setup(table, self._keeper.decks, seen))

        await self._check(begin, key, ref)
        return partial(begin, seen=await self._archive.seen_cards()) if self.table.games else begin

    async def _password_chosen(self, password: str | None, key: KeyHash, ref: str) -> Happening:
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
            return await self._scribe.found(look)

    async def _recording_named(self, name: str) -> Recording | None:
        return await self._found(lambda table: next((each for each in table.recordings if each.id == name), None))

    async def _check(self, happening: Happening, by: KeyHash, ref: str | None = None) -> None:
        with self._showing_news():
            await self._scribe.check(happening, by, ref)

    async def _write(self, happening: Happening, by: Doer, ref: str | None = None) -> int:
        with self._showing_news():
            return await self._scribe.write(happening, by, ref)

    async def _to_the_end(self, work: Coroutine[None, None, _T]) -> _T:
        """Whoever waits for this may give up; what was begun is done all the same, taken in and shown."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

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
            self._presence.note_missing(table, self._keeper.steady())
        if before.phase_since != table.phase_since:
            self._phase_since = on_steady(table.phase_since, self._keeper.now(), self._keeper.steady())
        if before.talk is not table.talk:
            self._showing.tell(sights.Talk(tuple(said for said in table.talk if said.seq > before.seq)))
        self._showing.show(table, self._room() if sights.room_changed(before, table) else None)
        self._set_alarm()

    def _presence_changed(self, tell: bool = True) -> None:
        self._show_news()
        self._presence.look_here(watcher.seat for watcher in self.watchers)
        self._presence.reckon(self.table, self._keeper.steady())
        self._showing.show(self.table, self._room())
        self._set_alarm()
        if tell:
            self._keeper.tell_presence(self)

    async def _attend(self) -> None:
        wait = _SOON
        try:
            while (deed := self._next_deed(self._deeds())) is not None and deed.at <= self._keeper.steady():
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
                await self._to_the_end(self._write(act, by))
                if isinstance(act, Call):
                    self._keeper.call(self, act.seat)
            case BotMoves():
                thought = max(map(self._thoughts.take, deed.seats), key=lambda each: each.sureness)
                place = self.table.at(thought.move.seat)
                moved = partial(bot_act, thought=thought, why=deed.why)
                with suppress(TooLate):
                    await self._to_the_end(self._write(moved, place.id if place.is_bot else None))

    def _set_alarm(self, at_least: float = 0.0) -> None:
        if self._is_resting:
            return
        self._stop_alarm()
        all_deeds = self._deeds()
        self._think_ahead(all_deeds)
        deed = self._next_deed(all_deeds)
        if deed is not None:
            wait = max(deed.at - self._keeper.steady(), at_least)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.attend)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _think_ahead(self, all_deeds: list[Deed]) -> None:
        """Let bots think as soon as they are waited for, and those who step in when it is time."""
        now = self._keeper.steady()
        for deed in all_deeds:
            if isinstance(deed, BotMoves) and (deed.why is None or deed.at <= now):
                for seat in deed.seats:
                    self._thoughts.begin(self.table, seat, wake=self.attend)

    def _next_deed(self, all_deeds: list[Deed]) -> Deed | None:
        """The next thing the house can do here. A bot that still thinks when it is to move holds up nothing else: it is
        heard when it has come to something."""
        now = self._keeper.steady()
        able = (
            deed
            for deed in all_deeds
            if isinstance(deed, HouseActs) or deed.at > now or all(map(self._thoughts.is_there, deed.seats))
        )
        return min(able, key=lambda deed: deed.at, default=None)

    def _deeds(self) -> list[Deed]:
        table, now = self.table, self._keeper.steady()
        self._thoughts.turn_to(table)
        if self._scribe.is_full:
            return []
        return list(
            deeds(table, self._presence, lambda place: self._thoughts.seen_until(place, now), self._phase_since)
        )

    def _room(self) -> sights.Room:
        """The table around the game, as everyone sees it now."""
        presence = self._presence
        return sights.room(self.table, presence.seats, presence.spectators, self._phase_since)


def _sparingly(happening: Happening, key: KeyHash, buckets: Mapping[SeatId, Bucket], too_fast: NotAllowed) -> Happening:
    """The same, unless its seat does such things too often. It counts once, however often it is tried to be written."""
    may = False

    def spared(table: Table) -> Act:
        nonlocal may
        may = may or buckets[held(table, key)].take()
        if not may:
            raise too_fast
        return happening(table) if callable(happening) else happening

    return spared


def _known(ask: Act, decks: Mapping[str, Deck]) -> Act:
    """This ask, or a refusal of what it names and there is not."""
    match ask:
        case AddBot(mind=str() as mind) if mind not in CHARACTERS:
            raise NotAllowed("mind", "There is no such bot.")
        case Configure(language=str() as language) if language not in LANGUAGES:
            raise NotAllowed("language", "Bots do not speak that language.")
        case Configure(decks=tuple() as names) if names:
            cards_of(names, decks)  # or a refusal that names the missing one
        case Subscribe():
            try:
                check_subscription(Subscription(ask.endpoint, ask.p256dh, ask.auth))
            except BadSubscription:
                raise NotAllowed("subscription", "This is no browser that can be called.") from None
    return ask
