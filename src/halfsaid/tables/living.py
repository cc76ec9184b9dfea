"""A table that is alive: one writer, its watchers, its clock, its bots.

Store first, then tell: an act is checked against the state, stored under the next number, and only then shown
and answered. If another server was faster (`Conflict`), the state is brought up to date and the act
checked again.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct

from halfsaid.bots import CHARACTERS, Character, Seated, Thought, character_for, in_sight
from halfsaid.recordings import LONGEST_SECONDS, BadRecording, MediaType, examine
from halfsaid.records import Record
from halfsaid.rules import GiveClue, Refusal, Setup, awaited, check_table, edition_named, effective_options, view
from halfsaid.store import Conflict, Gone, Unavailable
from halfsaid.tables import sights
from halfsaid.tables.acts import (
    Act,
    AddBot,
    Ask,
    Begin,
    BotPlay,
    Call,
    ChoosePassword,
    Entry,
    Explain,
    Heed,
    KeepRecording,
    OfferSeat,
    PassHost,
    Play,
    React,
    Say,
    SetPassword,
    Sit,
    StandIn,
    Start,
    Subscribe,
    TakeSeat,
    Why,
)
from halfsaid.tables.album import AlbumGame, album, fresh, seen_cards
from halfsaid.tables.keys import hash_key, hash_password, is_password, new_key
from halfsaid.tables.limits import Bucket
from halfsaid.tables.sights import Bye
from halfsaid.tables.table import (
    NotAllowed,
    Place,
    Recording,
    Table,
    deadline,
    game_record,
    happen,
    open_table,
    recordable,
)
from halfsaid.tables.watchers import Seal, Watcher
from halfsaid.webpush import BadSubscription, Pusher, Subscription

if TYPE_CHECKING:
    from halfsaid.tables.house import House

log = logging.getLogger(__name__)

OFFER_SECONDS = 24 * 3600.0
HOST_AWAY_SECONDS = 60.0
AUDIO_BYTES, VIDEO_BYTES = 1024 * 1024, 4 * 1024 * 1024  # of a recorded clue
PRESENCE_SECONDS = 30.0  # how long another server's word on who is there holds

CALL_SECONDS = 15.0  # who was just here may be back before a push is
COMFORTABLE_DECK = 84  # what the published games have; so many are dealt from, however many were seen before

_TRIES = 8
_REFS_KEPT = 512
_PEOPLE_FIRST_SECONDS = 25.0  # when anybody may begin, bots let people find their words
_PARTNER_SECONDS = 30.0  # a bot leaves the choice of who hands in to its human partner for so long
_PASSWORD_LENGTH = 64
_TALK_BURST, _TALK_PER_SECOND = 6, 0.5
_GRACE_SECONDS = 1.0  # people and browsers stop a recording late

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry)


Moment = tuple[int, int, int, str]  # place, game, turn and phase: a bot thinks once in each


class Deed(Struct, frozen=True):
    """Something the house has to do, and when. What exactly is decided when the time comes."""

    at: float
    act: Callable[[], Awaitable[Act]]
    by: int | None = None


class LivingTable:
    """A table in memory. Made by the house, which also lets it go."""

    def __init__(self, house: "House", table: Table, refs: Iterable[tuple[str, int]] = ()) -> None:
        self.house = house
        self.table = table
        self.watchers: set[Watcher] = set()
        self.is_gone = False
        self.idle_since = house.now()
        self._refs = OrderedDict(refs)
        self._turn = asyncio.Lock()
        self._bringing = asyncio.Lock()
        self._is_stale = False
        self._due: float | None = None
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self._missing_since: dict[int, float] = {}
        self._thinking: dict[Moment, float] = {}  # until when a bot is seen to think
        self._thoughts: dict[Moment, asyncio.Task[Thought]] = {}
        self._talk: dict[int, Bucket] = {}
        self._album: tuple[int, tuple[AlbumGame, ...]] | None = None  # as of this number of the log
        self._random = Random(token_hex())
        self._alarm: asyncio.TimerHandle | None = None
        self._attending: asyncio.Task[None] | None = None
        self._present: frozenset[int] = frozenset()
        self._shown = Seal(0, b"", b"")
        self._you: dict[int | None, bytes] = {None: b"null"}
        self._sealed = table  # as it was when `_you` was made
        self._note_the_missing()
        self._seal(room=True)

    # -- what people ask for

    async def ask(self, seat: int, ask: Ask, ref: str) -> int:
        """Do what a seat asks for; the number under which it is in the log. Or a Refusal."""
        if isinstance(ask, Say | React | Explain):
            bucket = self._talk.setdefault(seat, Bucket(_TALK_BURST, _TALK_PER_SECOND, self.house.now))
            if not bucket.take():
                raise NotAllowed("talk_fast", "Slowly: let the others read.")
        if isinstance(ask, ChoosePassword):
            # Refused before the slow hash, not after it.
            happen(self.table, Entry(self.table.seq + 1, self.house.now(), SetPassword(None), seat))
        await self._learn_of_recording(ask)
        return await self.do(await self._act_for(ask), seat, ref)

    async def sit(self, name: str, colour: str | None, password: str | None) -> tuple[int, str]:
        """A newcomer takes a seat: (its id, its key)."""
        kept = self.table.password
        if kept is not None and not await asyncio.to_thread(is_password, (password or "")[:_PASSWORD_LENGTH], kept):
            raise NotAllowed("password", "This table has a password, and that is not it.")
        key = new_key()
        await self.do(Sit(name, hash_key(key), colour), by=None)
        place = self.table.holder(hash_key(key))
        assert place is not None, "who has just sat down has a seat"
        return place.id, key

    async def offer(self, by: int, seat: int) -> str:
        """A token that moves a seat to whoever brings it."""
        token = new_key()
        await self.do(OfferSeat(seat, hash_key(token), self.house.now() + OFFER_SECONDS), by)
        return token

    async def take(self, token: str, name: str | None) -> tuple[int, str]:
        """Take the seat that was offered with this token: (its id, its new key). The old key ends."""
        key = new_key()
        await self.do(TakeSeat(hash_key(token), hash_key(key), name), by=None)
        place = self.table.holder(hash_key(key))
        assert place is not None, "who has just taken a seat has it"
        return place.id, key

    async def refuse_recordings(self, seat: int) -> None:
        """Refuse if this seat may give no recorded clue now: asked before a long body is read."""
        if not recordable(self.table, seat):
            await self.catch_up()
        if not recordable(self.table, seat):
            raise NotAllowed("recording_now", "Only who may give such a recorded clue now can bring one.")

    async def keep_recording(self, seat: int, data: bytes) -> KeepRecording:
        """Keep a recording for this seat's clue, and tell what it is; or a Refusal.

        Its bytes are stored before it is in the log, so what the log names is there.
        """
        act = await asyncio.to_thread(_recording, data)
        store, code = self.house.store, self.table.code
        happen(self.table, Entry(self.table.seq + 1, self.house.now(), act, seat))  # refused before it is stored
        async with self._bringing:  # one after the other, so that each sees what it replaces
            await store.keep_recording(code, act.id, data)
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
        known = self._recording_named(name)
        if known is None:
            await self.catch_up()
            known = self._recording_named(name)
        data = await self.house.store.recording(self.table.code, name) if known else None
        return None if known is None or data is None else (data, known.media_type)

    def _recording_named(self, name: str) -> Recording | None:
        return next((each for each in self.table.recordings if each.id == name), None)

    async def _learn_of_recording(self, ask: Ask) -> None:
        """A recording may have come in through another server, whose word on it is still on its way."""
        if isinstance(ask, Play) and isinstance(ask.move, GiveClue):
            name = ask.move.clue.recording
            if name is not None and self._recording_named(name) is None:
                await self.catch_up()

    def holder(self, key: str) -> Place | None:
        """Whose key this is."""
        return self.table.holder(hash_key(key))

    async def record(self, number: int | None = None) -> Record:
        """The record of a finished game, the newest if no number is given."""
        return game_record(self.table.code, await self._entries(), self.table.games if number is None else number)

    async def album(self) -> tuple[AlbumGame, ...]:
        """Every finished turn of every game here; folded once for all who look at it."""
        seq = self.table.seq
        if self._album is None or self._album[0] != seq:
            entries = await self._entries()
            self._album = entries[-1].seq, await asyncio.to_thread(album, self.table.code, entries)
        return self._album[1]

    async def _entries(self) -> list[Entry]:
        return [_entry.decode(entry.data) for entry in await self.house.store.read(self.table.code)]

    # -- the log

    async def do(self, act: Act, by: int | None, ref: str | None = None) -> int:
        """Store an act and show it; its number in the log. A resend is answered, not done again."""
        async with self._turn:
            for _ in range(_TRIES):
                if self._is_stale:
                    await self._read_on()
                if ref is not None and (done := self._refs.get(f"{by} {ref}")) is not None:
                    return done
                entry = Entry(self.table.seq + 1, self.house.now(), act, by, ref)
                after = happen(self.table, entry)
                if await self._store(entry, after):
                    self._advance([(entry, after)])
                    return entry.seq
            raise NotAllowed("busy", "Too much is happening at this table at once; try again.")

    async def catch_up(self) -> None:
        """Another server has written: read on."""
        async with self._turn:
            await self._read_on()

    async def _store(self, entry: Entry, after: Table) -> bool:
        due = deadline(after)
        try:
            await self.house.store.append(
                self.table.code, entry.seq, _encode(entry), entry.at, UNSET if due == self._due else due
            )
        except Conflict:
            self._is_stale = True
            return False
        except Unavailable:
            # It may be in the log or not: nobody knows before we have read on.
            self._is_stale = True
            raise
        except Gone:
            self.go()
            raise
        except asyncio.CancelledError:
            self._is_stale = True
            raise
        self._due = due
        return True

    async def _read_on(self) -> None:
        try:
            entries = await self.house.store.read(self.table.code, after=self.table.seq)
        except Gone:
            self.go()
            raise
        steps = []
        table = self.table
        for stored in entries:
            entry = _entry.decode(stored.data)
            table = happen(table, entry)
            steps.append((entry, table))
        self._is_stale = False
        self._advance(steps)

    def _advance(self, steps: list[tuple[Entry, Table]]) -> None:
        if not steps:
            return
        before, self.table = self.table, steps[-1][1]
        for entry, _ in steps:
            if entry.ref is not None:
                self._refs[f"{entry.by} {entry.ref}"] = entry.seq
        while len(self._refs) > _REFS_KEPT:
            self._refs.popitem(last=False)
        if before.places is not self.table.places:
            self._send_away()
            self._note_the_missing()
        if before.talk is not self.table.talk:
            lines = tuple(said for said in self.table.talk if said.seq > before.seq)
            for watcher in self.watchers:
                watcher.tell(sights.Talk(lines))
        self._seal(room=sights.room_changed(before, self.table))
        self._set_alarm()

    # -- who is looking

    def watch(self, seat: int | None, key: str | None) -> Watcher:
        """Somebody looks, from a seat or without one."""
        watcher = Watcher(seat, None if key is None else hash_key(key))
        self.watchers.add(watcher)
        watcher.tell(sights.Welcome(self.house.now(), self.house.version))
        if self.table.talk:
            watcher.tell(sights.Talk(self.table.talk))
        self._presence_changed()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.idle_since = self.house.now()
        if not self.is_gone:
            self._presence_changed()

    def presence_here(self) -> tuple[list[int], int]:
        """For the other servers: the seats and the number of spectators that look from here."""
        seats = Counter(watcher.seat for watcher in self.watchers)
        return sorted(seat for seat in seats if seat is not None), seats[None]

    def presence_there(self, server: str, seats: Iterable[int], spectators: int) -> None:
        """Another server says who looks from there."""
        self._elsewhere[server] = (frozenset(seats), spectators, self.house.now() + PRESENCE_SECONDS)
        self._presence_changed(tell=False)

    def retell_presence(self) -> None:
        """Who looks, told anew before it is forgotten elsewhere; and forgotten here if nobody retells it."""
        fresh = {server: word for server, word in self._elsewhere.items() if word[2] > self.house.now()}
        if len(fresh) < len(self._elsewhere):
            self._elsewhere = fresh
            self._presence_changed()
        else:
            self.house.tell_presence(self)

    def go(self) -> None:
        """The table is no more."""
        self.is_gone = True
        self.house.forget(self)
        for watcher in self.watchers:
            watcher.end(Bye("gone", "This table is no more."))
        self._stop_alarm()
        self._stop_thinking()

    def rest(self) -> None:
        """Out of memory until somebody looks again; everything is in the log."""
        self._stop_alarm()
        self._stop_thinking()
        if self._attending is not None:
            self._attending.cancel()

    def _fresh_elsewhere(self) -> list[tuple[frozenset[int], int, float]]:
        now = self.house.now()
        return [word for word in self._elsewhere.values() if word[2] > now]

    def _presence_changed(self, tell: bool = True) -> None:
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        self._present = frozenset(here.union(*(seats for seats, _, _ in self._fresh_elsewhere())))
        self._note_the_missing()
        self._seal(room=True)
        self._set_alarm()
        if tell:
            self.house.tell_presence(self)

    def _note_the_missing(self) -> None:
        """Since when each seat has been empty; a bot's is never."""
        now, before = self.house.now(), self._missing_since
        people = [place.id for place in self.table.places if not place.is_bot and place.id not in self._present]
        self._missing_since = {seat: before.get(seat, now) for seat in people}

    def _send_away(self) -> None:
        """Let go of those whose key has ended."""
        keys = {place.id: place.key for place in self.table.places}
        for watcher in self.watchers:
            if watcher.seat is not None and keys.get(watcher.seat) != watcher.key:
                watcher.end(Bye("seat_ended", "This seat is no longer yours."))

    def _seal(self, room: bool) -> None:
        """Encode what changed, once, and show it to everyone."""
        table, shown = self.table, self._shown
        new_room = shown.room
        if room:
            spectators = self.presence_here()[1] + sum(count for _, count, _ in self._fresh_elsewhere())
            new_room = _kept(shown.room, _encode(sights.room(table, self._present, spectators)))
        self._shown = Seal(table.seq, new_room, _kept(shown.game, _encode(sights.game(table))))
        self._you = {None: b"null"} | {
            place.id: self._you_at(index, place.id) for index, place in enumerate(table.places) if not place.is_bot
        }
        self._sealed = table
        for watcher in self.watchers:
            if watcher.seat in self._you:
                watcher.show(self._shown, self._you[watcher.seat])

    def _you_at(self, index: int, seat: int) -> bytes:
        before = self._you.get(seat, b"")
        if before and sights.same_you(self._sealed, self.table, index):
            return before
        return _kept(before, _encode(sights.you(self.table, seat)))

    # -- what the house does by itself

    def attend(self) -> None:
        """Do whatever is due."""
        if self._attending is None or self._attending.done():
            self._attending = asyncio.create_task(self._attend())

    async def _attend(self) -> None:
        try:
            while (deed := self._next_deed()) is not None and deed.at <= self.house.now():
                act = await deed.act()
                await self.do(act, deed.by)
                if isinstance(act, Call):
                    self.house.call(self, act.seat)
        except (Refusal, Gone):
            pass  # somebody else was faster: the alarm below looks again
        except Unavailable:
            log.warning("the database is away; a table waits")
        if not self.is_gone:
            self._set_alarm(at_least=0.05)

    def _set_alarm(self, at_least: float = 0.0) -> None:
        self._stop_alarm()
        self._think_ahead()
        deed = self._next_deed()
        if deed is not None:
            wait = max(deed.at - self.house.now(), at_least)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.attend)

    def _stop_thinking(self) -> None:
        for thinking in self._thoughts.values():
            thinking.cancel()
        self._thoughts.clear()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _next_deed(self) -> Deed | None:
        """The next thing the house has to do at this table, unless somebody does something before."""
        deeds = [*self._host_deeds(), *self._game_deeds(), *self._call_deeds()]
        return min(deeds, key=lambda deed: deed.at, default=None)

    def _host_deeds(self) -> Iterable[Deed]:
        """A host who stays away hands the role to somebody who is there."""
        away = self._missing_since.get(self.table.host)
        if away is None:
            return
        heirs = [place.id for place in self.table.places if place.id in self._present and not place.is_bot]
        if heirs:
            yield Deed(away + HOST_AWAY_SECONDS, partial(_at_once, PassHost(heirs[0])))

    def _game_deeds(self) -> Iterable[Deed]:
        game = self.table.game
        if game is None or self.table.stage != "playing":
            return
        limit = deadline(self.table)
        if (
            limit is None
            and not self._missing_since
            and not any(place.is_bot or place.played_by_bot for place in self.table.places)
        ):
            return  # everyone is here and plays: there is nothing to do for anybody
        somebody_looks = bool(self._present)
        for index in awaited(game):
            place = self.table.places[index]
            if limit is not None:
                yield self._stand_in(limit, index, "time")
            if not somebody_looks and limit is None:
                continue  # nobody to play for: the table waits
            if _is_botlike(place):
                yield self._bot_move(self._thought_at(index), index)
            elif somebody_looks and (gone_at := self._given_up_at(place)) is not None:
                yield self._stand_in(gone_at, index, "absent")

    def _call_deeds(self) -> Iterable[Deed]:
        """Who is waited for and not here is called, once until they come; it is in the log, so by one server only."""
        table, game = self.table, self.table.game
        if not table.subscriptions and not table.called:
            return
        for seat in table.called & self._present:
            yield Deed(0.0, partial(_at_once, Heed(seat)))
        if game is None or table.stage != "playing":
            return
        reachable = {each.seat for each in table.subscriptions} - table.called
        for place in [table.places[index] for index in awaited(game)]:
            away = self._missing_since.get(place.id)
            if away is not None and place.id in reachable and not _is_botlike(place):
                yield Deed(max(away, table.phase_since) + CALL_SECONDS, partial(_at_once, Call(place.id)))

    def _given_up_at(self, place: Place) -> float | None:
        """When the table stops waiting for somebody who is not there."""
        missing, patience = self._missing_since.get(place.id), self.table.timers.absent
        if missing is None or patience is None:
            return None
        return missing if place.played_by_bot == "absent" else missing + patience

    def _thought_at(self, index: int) -> float:
        """When a bot has thought long enough to be believed."""
        game = self.table.game
        assert game is not None
        if self.table.hurry:
            return 0.0
        moment = self._moment(index)
        if moment not in self._thinking:
            self._thinking = {when: at for when, at in self._thinking.items() if when[1:] == moment[1:]}
            seconds = self._random.uniform(*self._character(index).pace)
            if game.phase == "clue" and game.storyteller is None:
                seconds += _PEOPLE_FIRST_SECONDS
            if game.phase == "hand_in" and self._has_human_partner(index):
                seconds += _PARTNER_SECONDS
            self._thinking[moment] = self.house.now() + seconds
        return self._thinking[moment]

    def _has_human_partner(self, index: int) -> bool:
        partner = edition_named(self.table.edition).partner(index, len(self.table.places))
        if partner is None:
            return False
        place = self.table.places[partner]
        return not place.is_bot and place.played_by_bot is None and place.id not in self._missing_since

    def _bot_move(self, at: float, index: int) -> Deed:
        async def act() -> BotPlay:
            thought = await self._thought(index)
            return BotPlay(thought.move, thought.why or None)

        place = self.table.places[index]
        return Deed(at, act, place.id) if place.is_bot else self._stand_in(at, index, "absent")

    def _stand_in(self, at: float, index: int, why: Why) -> Deed:
        async def act() -> StandIn:
            thought = await self._thought(index)
            return StandIn(thought.move, why, thought.why or None)

        return Deed(at, act)

    # -- what bots think

    def _think_ahead(self) -> None:
        """Let bots begin to think as soon as they are waited for, all at once; forget what is over."""
        game, now = self.table.game, self._moment(0)[1:]
        for moment in [moment for moment in self._thoughts if moment[1:] != now]:
            self._thoughts.pop(moment).cancel()
        if game is None or self.table.stage != "playing" or not self._present:
            return
        for index in awaited(game):
            if _is_botlike(self.table.places[index]):
                self._begin_to_think(index)

    def _begin_to_think(self, index: int) -> asyncio.Task[Thought]:
        moment = self._moment(index)
        if moment not in self._thoughts:
            self._thoughts[moment] = asyncio.create_task(self._think(index))
        return self._thoughts[moment]

    async def _thought(self, index: int) -> Thought:
        """What the bot in this place has come to. Taken once: if the rules refuse it, it thinks anew."""
        moment = self._moment(index)
        thought = await self._begin_to_think(index)
        self._thoughts.pop(moment, None)
        return thought

    async def _think(self, index: int) -> Thought:
        game, table = self.table.game, self.table
        assert game is not None
        seen = view(game, index)
        # The seed makes a bot remember the same things all through a game, on whatever server it plays.
        seed = f"{table.code} {table.games} {table.places[index].id}"
        seated = Seated(self._character(index), seed, table.language, table.clues)
        cards = {card: known for card in in_sight(seen) if (known := self.house.known(card)) is not None}
        return await self.house.minds.think(seated, seen, cards, str(self._random.random()))

    def _character(self, index: int) -> Character:
        place = self.table.places[index]
        return character_for(place.mind, place.id)

    def _moment(self, index: int) -> Moment:
        game = self.table.game
        return (index, self.table.games, 0, "") if game is None else (index, self.table.games, game.turn, game.phase)

    # -- turning asks into acts

    async def _act_for(self, ask: Ask) -> Act:
        match ask:
            case AddBot(mind=str() as mind) if mind not in CHARACTERS:
                raise NotAllowed("mind", "There is no such bot.")
            case Subscribe():
                try:
                    Pusher.check(Subscription(ask.endpoint, ask.p256dh, ask.auth))
                except BadSubscription:
                    raise NotAllowed("subscription", "This is no browser that can be called.") from None
            case Start():
                return Begin(await self._setup())
            case ChoosePassword():
                if ask.password is None:
                    return SetPassword(None)
                if not 1 <= len(ask.password) <= _PASSWORD_LENGTH:
                    raise NotAllowed("password_length", f"A password has one to {_PASSWORD_LENGTH} characters.")
                return SetPassword(await asyncio.to_thread(hash_password, ask.password))
        return ask

    async def _setup(self) -> Setup:
        table = self.table
        edition, players = edition_named(table.edition), len(table.places)
        cards = self.house.cards_of(table.decks)
        check_table(edition, players, cards)
        enough = max(COMFORTABLE_DECK, edition.smallest_deck(players))
        if table.games and len(cards) > enough:
            cards = fresh(cards, await asyncio.to_thread(seen_cards, table.code, await self._entries()), enough)
        options = effective_options(edition, players, table.options)
        return Setup(edition.name, players, cards, seed=token_hex(32), salt=token_hex(16), options=options)


async def _at_once(act: Act) -> Act:
    return act


def _is_botlike(place: Place) -> bool:
    """Whether a bot plays this seat without waiting for anybody."""
    return place.is_bot or place.played_by_bot in ("asked", "left", "kicked")


def replayed(code: str, entries: Iterable[Entry]) -> tuple[Table, list[tuple[str, int]]]:
    """A table from its log, and what its clients called the last things they did."""
    table: Table | None = None
    refs: list[tuple[str, int]] = []
    for entry in entries:
        table = open_table(code, entry) if table is None else happen(table, entry)
        if entry.ref is not None:
            refs.append((f"{entry.by} {entry.ref}", entry.seq))
    assert table is not None, "a table has a first entry"
    return table, refs[-_REFS_KEPT:]


def _recording(data: bytes) -> KeepRecording:
    """A recording under a new name, or a refusal of what is none, too long or too large."""
    try:
        heard = examine(data)
    except BadRecording:
        raise NotAllowed("recording_unknown", "This is no sound or film as browsers record them.") from None
    if heard.seconds > LONGEST_SECONDS + _GRACE_SECONDS:
        raise NotAllowed("recording_long", f"A recorded clue lasts at most {LONGEST_SECONDS:.0f} seconds.")
    if len(data) > (AUDIO_BYTES if heard.kind == "audio" else VIDEO_BYTES):
        raise NotAllowed("recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
    return KeepRecording(new_key(), heard.kind, heard.media_type, heard.seconds, len(data))


def _kept(before: bytes, now: bytes) -> bytes:
    """The same object if the same bytes: watchers tell news by identity."""
    return before if before == now else now
