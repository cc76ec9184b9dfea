"""A table in memory: it turns what people ask for into acts, and answers questions from its log.

Only what somebody asks for is here. How an act is stored and shown is in `publishing`; what is done at a table without
being asked for is in `autopilot`.
"""

import asyncio
from collections import defaultdict
from functools import partial

from halfsaid.records import Record
from halfsaid.tables.acts import (
    Act,
    Ask,
    AskSeat,
    Begin,
    ChoosePassword,
    Configure,
    Explain,
    Flag,
    Guess,
    JoinAudience,
    KeepRecording,
    KeyHash,
    OfferSeat,
    Play,
    React,
    Say,
    SeatId,
    Seen,
    SetPassword,
    Sit,
    Start,
    Subscribe,
    TakeSeat,
)
from halfsaid.tables.archive import Album, Archive
from halfsaid.tables.asks import check_available, new_setup, rate_limited, recording_act
from halfsaid.tables.autopilot import decks_at
from halfsaid.tables.keys import hash_key, hash_password, is_password, new_key
from halfsaid.tables.limits import Bucket
from halfsaid.tables.log_writer import ActOrMaker, Answers
from halfsaid.tables.publishing import PublishedTable, TableServices
from halfsaid.tables.table import AudienceMember, NotAllowed, Place, Recording, Table, recordable

OFFER_SECONDS = 24 * 3600.0

_PASSWORD_LENGTH = 64
_TALK_BURST, _TALK_PER_SECOND = 6, 0.5
_OFFER_BURST, _OFFERS_PER_SECOND = 20, 0.1
_GUESS_BURST, _GUESSES_PER_SECOND = 12, 0.2


class LiveTable(PublishedTable):
    """A table in memory and what people do there. The house makes it, and lets it go."""

    def __init__(self, services: TableServices, table: Table, answers: Answers | None = None, size: int = 0) -> None:
        super().__init__(services, table, answers, size)
        self._bringing = asyncio.Lock()
        self._talk = defaultdict[SeatId, Bucket](lambda: Bucket(_TALK_BURST, _TALK_PER_SECOND, services.steady))
        self._offers = defaultdict[SeatId, Bucket](lambda: Bucket(_OFFER_BURST, _OFFERS_PER_SECOND, services.steady))
        self._guesses = defaultdict[SeatId, Bucket](lambda: Bucket(_GUESS_BURST, _GUESSES_PER_SECOND, services.steady))
        self._archive = Archive(services.store, table.code, services.reading)

    async def ask(self, key: KeyHash, ask: Ask, ref: str) -> int:
        """Do what the holder of a key asks for. Return its number in the log, or raise a Refusal.

        An ask that was done before is answered as done, however often it is sent and whatever came since.
        """
        if (done := self.done(key, ref)) is not None:
            return done
        act = ask if isinstance(ask, Play | Seen) else await self._act_for(ask, key, ref)
        seq = await self.do(act, key, ref)
        if isinstance(ask, Flag):
            self._services.pictures.note_flag(ask)
        return seq

    def done(self, key: KeyHash, ref: str) -> int | None:
        """Return the number of the ask that this key sent under this name, if it is known here to be done."""
        return self._log.done(key, ref)

    async def sit(self, name: str, colour: str | None, password: str | None) -> tuple[SeatId, str]:
        """Give a newcomer a seat. Return its id and its key."""
        key = new_key()
        return await self._let_in(Sit(name, hash_key(key), colour), key, password)

    async def join_audience(self, name: str, password: str | None) -> tuple[SeatId, str]:
        """Let a newcomer guess along. Return their id and their key."""
        key = new_key()
        return await self._let_in(JoinAudience(name, hash_key(key)), key, password)

    async def _let_in(self, act: Sit | JoinAudience, key: str, password: str | None) -> tuple[SeatId, str]:
        opened = await self._open_with((password or "")[:_PASSWORD_LENGTH])

        def let_in(table: Table) -> Act:
            if table.password != opened:
                raise NotAllowed("password", "This table has a password, and that is not it.")
            return act

        await self.do(let_in, by=None)
        return self.table.seat_of(hash_key(key)), key

    async def offer(self, key: KeyHash, seat: SeatId | None = None) -> str:
        """Return a token that moves a seat to the one who brings it; None: the asker's own seat."""
        token = new_key()

        def offered(table: Table) -> Act:
            theirs = table.seat_of(key) if seat is None else seat
            return OfferSeat(theirs, hash_key(token), self._services.now() + OFFER_SECONDS)

        too_fast = NotAllowed("offer_fast", "Too many links at once; wait a little.")
        await self.do(rate_limited(offered, key, self._offers, too_fast), key)
        return token

    async def take(self, token: str, name: str | None) -> tuple[SeatId, str]:
        """Take the seat that was offered with this token. Return its id and its new key; the old key ends."""
        key = new_key()

        def taken(table: Table) -> Act:
            offer = table.offered(hash_key(token))
            is_muted = offer is not None and table.place(offer.seat).muted
            return TakeSeat(hash_key(token), hash_key(key), name, is_muted)

        await self.do(taken, by=None)
        return self.table.seat_of(hash_key(key)), key

    async def holder(self, key: KeyHash) -> Place | AudienceMember | None:
        """Return who holds this key, at the table or in its audience, if anybody does."""
        return await self._log.found(lambda table: table.holder(key))

    async def is_offered(self, token: KeyHash) -> bool:
        return await self._log.found(lambda table: table.offered(token)) is not None

    async def refuse_recordings(self, key: KeyHash) -> None:
        """Refuse if this key's seat may give no recorded clue now. Asked before a long body is read."""
        if not await self._log.found(lambda table: recordable(table, table.seat_of(key))):
            raise NotAllowed("recording_now", "Only the one who may now give such a recorded clue can bring one.")

    async def keep_recording(self, key: KeyHash, data: bytes) -> KeepRecording:
        """Keep a recording for a clue of this key's seat. Return what it is, or raise a Refusal."""
        act, mended = await asyncio.to_thread(recording_act, data)
        await self._log.check(act, key)
        await self._to_the_end(self._bring(act, key, mended))
        return act

    async def _bring(self, act: KeepRecording, key: KeyHash, data: bytes) -> None:
        """Store a recording's bytes, then write it to the log: what the log names is always there."""
        store, code = self._services.store, self.table.code
        async with self._bringing:  # one after the other, so that each sees what it replaces
            await store.keep_recording(code, act.id, data)
            before = self.table.recordings
            try:
                await self.do(act, key)
            except NotAllowed:
                await store.drop_recording(code, act.id)
                raise
            for dropped in {each.id for each in before} - {each.id for each in self.table.recordings}:
                await store.drop_recording(code, dropped)

    async def has_recording(self, name: str) -> bool:
        return await self._recording_named(name) is not None

    async def recording(self, name: str) -> tuple[int, str] | None:
        """Return the size and the media type of the recording of this name, if there is one at this table."""
        known = await self._recording_named(name)
        size = await self._services.store.recording_size(self.table.code, name) if known else None
        return None if known is None or size is None else (size, known.media_type)

    async def recording_piece(self, name: str, start: int, size: int) -> bytes:
        """Return at most `size` bytes of a recording from `start` on; none if it has gone meanwhile."""
        return await self._services.store.recording(self.table.code, name, start, size) or b""

    async def finished_game(self, number: int | None = None) -> int:
        """Return the number of a finished game, the newest if none is given. Refuse if there is no such game."""

        def is_over(table: Table) -> bool:
            wanted = table.games if number is None else number
            return 1 <= wanted < table.games or (wanted == table.games > 0 and table.stage != "playing")

        found = await self._log.found(is_over)
        wanted = self.table.games if number is None else number
        if not 1 <= wanted <= self.table.games:
            raise NotAllowed("no_game", "There is no such game at this table.")
        if not found:
            raise NotAllowed("still_running", "This game is still running; its record opens when it is over.")
        return wanted

    async def record(self, number: int | None = None) -> Record:
        """Return the record of a finished game, the newest if no number is given."""
        return await self._archive.record(await self.finished_game(number))

    async def album(self) -> Album:
        """Return every finished turn of every game here, and which entry of the log changed it last."""
        return await self._archive.album()

    @property
    def album_read_to(self) -> int:
        """The entry of the log up to which an album need not be read again."""
        return self._archive.read_to

    def _publish(self, before: Table, table: Table) -> None:
        super()._publish(before, table)
        self._archive.follow(before, table)

    async def _act_for(self, ask: Ask, key: KeyHash, ref: str) -> ActOrMaker:
        """Return the act that this ask comes to, or how it is made.

        An act is made, and refused, when its turn to be written has come: an ask that was done before is not refused.
        """
        match ask:
            case Start():
                return await self._beginning(key, ref)
            case ChoosePassword():
                return await self._password_chosen(ask.password, key, ref)
            case Say() | React() | Explain():
                return rate_limited(ask, key, self._talk, NotAllowed("talk_fast", "Slowly: let the others read."))
            case Guess() | AskSeat():
                return rate_limited(ask, key, self._guesses, NotAllowed("guess_fast", "Slowly: one guess will do."))
            case Configure() | Subscribe():
                return lambda table: check_available(ask, decks_at(self._services, table))
        return ask

    async def _beginning(self, key: KeyHash, ref: str) -> ActOrMaker:
        """Deal for those who sit at the table when the deal is written, not when it was asked for."""

        def begin(table: Table, seen: tuple[str, ...] = ()) -> Act:
            return Begin(new_setup(table, decks_at(self._services, table), seen, self._services.pictures.unwanted()))

        await self._log.check(begin, key, ref)
        return partial(begin, seen=await self._archive.seen_cards(self.table)) if self.table.games else begin

    async def _password_chosen(self, password: str | None, key: KeyHash, ref: str) -> ActOrMaker:
        await self._log.check(SetPassword(None), key, ref)
        if password is None:
            return SetPassword(None)
        if not 1 <= len(password) <= _PASSWORD_LENGTH:
            raise NotAllowed("password_length", f"A password has one to {_PASSWORD_LENGTH} characters.")
        return SetPassword(await asyncio.to_thread(hash_password, password))

    async def _open_with(self, password: str) -> str | None:
        """Return the hash that this password opens, None if the table has no password. Or refuse."""

        async def opens(kept: str | None) -> bool:
            return kept is None or await asyncio.to_thread(is_password, password, kept)

        kept = self.table.password
        if not await opens(kept):
            await self.catch_up()
            refused, kept = kept, self.table.password
            if kept == refused or not await opens(kept):
                raise NotAllowed("password", "This table has a password, and that is not it.")
        return kept

    async def _recording_named(self, name: str) -> Recording | None:
        return await self._log.found(lambda table: next((each for each in table.recordings if each.id == name), None))
