"""All tables: which are in memory, which must be woken, and which are too old."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from math import inf
from secrets import token_hex

from halfsaid import lookalikes
from halfsaid.bots import BotWorker, facts_of
from halfsaid.decks import Deck
from halfsaid.store import Announced, Appended, Gone, Notice, Resync, Store, Unavailable
from halfsaid.tables.acts import Entry, Open, SeatId, Sit, decode_entry
from halfsaid.tables.autopilot import NoPictures, OwnPictures, Pushes
from halfsaid.tables.keys import hash_key, new_key
from halfsaid.tables.live_table import LiveTable
from halfsaid.tables.log_writer import entries_of, new_log, replayed
from halfsaid.tables.publishing import PublishedTable

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0  # seconds for which a table that nobody looks at stays in memory
KEEP_DAYS = 30.0
MOST_LISTED = 50  # listed tables that are shown

_LISTED, _LISTED_SECONDS = "listed", 30.0  # what another server announces of a listed table, and how long it counts
_MOST_LISTED_ELSEWHERE = 1000

_READ_AHEAD_AFTER = 3.0
_WAKE_EVERY = 2.0
_SWEEP_EVERY = 15.0
_EXPIRE_EVERY = 3600.0
_WRONG_AT_MOST = 24 * 3600.0  # a clock that is wrong for longer is taken to be right
_SHORT_LOG = 500  # entries that are folded sooner than a thread is there to do it


class House:
    """Every table this server has in memory, and the way to all the others."""

    def __init__(
        self,
        store: Store,
        decks: Mapping[str, Deck],
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        idle_seconds: float = IDLE_SECONDS,
        keep_days: float = KEEP_DAYS,
        bot_worker: BotWorker | None = None,
        contact: str | None = None,
        pictures: OwnPictures | None = None,
    ) -> None:
        self.store = store
        self.decks = decks
        self.pictures: OwnPictures = pictures or NoPictures()
        self.now = now
        self.steady = steady or SteadyClock(now)
        self.bot_worker = bot_worker or BotWorker()
        self.live: dict[str, LiveTable] = {}
        self.reading = asyncio.Lock()  # held while a long log is read, one at a time, so that others need not wait
        self.pushes = Pushes(store, contact)
        self._server = token_hex(8)
        self._idle_seconds = idle_seconds
        self._keep_seconds = keep_days * 24 * 3600
        self._expiry_clock = ExpiryClock()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._listed_elsewhere: dict[str, float] = {}  # codes that another server announced, and until when they count
        self._handlers: dict[str, Callable[[str, str], None]] = {_LISTED: self._note_listed}

    async def open_table(self, name: str, colour: str | None) -> tuple[LiveTable, SeatId, str]:
        """Open a table. Return it, its host's seat and the key to that."""
        key = new_key()
        opening = Open(Sit(name, hash_key(key), colour), tuple(self.decks)[:1])
        table, size = await new_log(self.store, Entry(1, self.now(), opening))
        live = self.live[table.code] = LiveTable(self, table, size=size)
        return live, table.host, key

    async def find(self, code: str) -> LiveTable | None:
        """Return the table with this code, from memory or from its log; None if there is none."""
        live = self.live.get(code)
        if live is None:
            try:
                live = await asyncio.shield(self._load_once(code))
            except Gone:
                return None
        live.idle_since = self.steady()
        return live

    def _load_once(self, code: str) -> asyncio.Task[LiveTable]:
        """Read a table once, however many look for it, and even if some of them give up."""
        if code not in self._loading:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return self._loading[code]

    async def _load(self, code: str) -> LiveTable:
        stored = await self.store.read(code)
        if len(stored) < _SHORT_LOG:
            folded = replayed(code, (decode_entry(entry.data) for entry in stored))
        else:
            async with self.reading:
                folded = await asyncio.to_thread(replayed, code, entries_of(stored))
        if code not in self.live:
            self.live[code] = LiveTable(self, *folded, sum(len(entry.data) for entry in stored))
        return self.live[code]

    async def listed_tables(self) -> list[LiveTable]:
        """Return the tables that strangers may find here: listed ones at which somebody is, on any server."""
        elsewhere = {code for code, until in self._listed_elsewhere.items() if until > self.steady()}
        for code in list(elsewhere - self.live.keys())[:MOST_LISTED]:
            await self.find(code)
        found = [live for code, live in self.live.items() if live.is_listed and (live.has_people or code in elsewhere)]
        found.sort(key=lambda live: (live.table.stage != "lobby", -live.table.touched_at))
        return found[:MOST_LISTED]

    def forget(self, live: PublishedTable) -> None:
        """Drop a table from memory. If its log exists, it can be found again."""
        if self.live.get(live.table.code) is live:
            del self.live[live.table.code]

    def call(self, live: PublishedTable, seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn. A failure affects nothing else."""
        self._soon(self.pushes.call(live, seat))

    def tell_presence(self, live: PublishedTable) -> None:
        """Tell the other servers who looks from here."""
        text = f"{self._server} {live.presence_here().decode()}"
        self._soon(self.store.announce(live.table.code, text))
        if live.is_listed and live.has_people:
            self.announce(live.table.code, _LISTED)

    def announce(self, about: str, text: str) -> None:
        """Send the other servers a text about a table, or about something else with a name."""
        self._soon(self.store.announce(about, f"{self._server} {text}"))

    def on_announced(self, kind: str, call: Callable[[str, str], None]) -> None:
        """From now on call this with other servers' announcements of this kind: the name, and the rest of the text."""
        self._handlers[kind] = call

    async def run(self) -> None:
        """Keep house until cancelled: hear other servers, wake tables that are due, drop idle ones, delete old ones."""
        self.store.listen(self.hear)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._read_ahead())
            group.create_task(self._every(_WAKE_EVERY, self.wake_due))
            group.create_task(self._every(_SWEEP_EVERY, self.sweep))
            group.create_task(self._every(_EXPIRE_EVERY, self.expire))

    def close(self) -> None:
        """Disconnect everyone with the word to come back. What they did is in the log."""
        for live in list(self.live.values()):
            live.close()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Unavailable:
                log.warning("the database is away")
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _read_ahead(self) -> None:
        """Read ahead what people and bots will want; let bots read every card. If that fails they are only slower.

        Not at once: while a library in C is loaded no other thread runs, and whoever waits for the server comes first.
        """
        await asyncio.sleep(_READ_AHEAD_AFTER)
        await asyncio.to_thread(lookalikes.load)  # so that newcomers do not wait for it
        try:
            await self.bot_worker.prepare(
                facts_of(card) for deck in self.decks.values() for card in deck.cards.values()
            )
        except Exception:
            log.exception("bots could not read ahead")

    async def wake_due(self) -> None:
        """Let every table do its due work, also those that are not in memory. `run` does this every few seconds."""
        codes = await self.store.due(self.now())
        await asyncio.gather(*(_quietly(self._wake(code)) for code in codes))

    async def _wake(self, code: str) -> None:
        live = await self.find(code)
        if live is not None:
            live.attend()

    async def sweep(self) -> None:
        """Read what other servers wrote, in case a notice was lost; then unload tables that nobody looks at."""
        await self._catch_up_all()
        for live in list(self.live.values()):
            if live.watchers:
                live.retell_presence()
            elif self.steady() - live.idle_since > self._idle_seconds and not live.is_busy:
                live.rest()
                self.forget(live)

    async def _catch_up_all(self) -> None:
        codes = list(self.live)
        for start in range(0, len(codes), 500):
            batch = codes[start : start + 500]
            heads = await self.store.heads(batch)
            behind = [
                live
                for code in batch
                if (live := self.live.get(code)) is not None and _is_behind(live, heads.get(code))
            ]
            await asyncio.gather(*(_quietly(live.catch_up()) for live in behind))

    async def expire(self) -> None:
        """Delete tables that are too old, by the `ExpiryClock`: a system clock that is wrong for less than a day
        deletes none too early."""
        now = self.now()
        newest = await self.store.newest(before=now - min(_WRONG_AT_MOST, self._keep_seconds))
        late = self._expiry_clock.at_least(now, self.steady(), newest)
        for code in await self.store.expire(late - self._keep_seconds):
            if code in self.live:
                self.live[code].go()
        await self.pictures.sweep()

    def hear(self, notice: Notice) -> None:
        """Take in what another server did."""
        match notice:
            case Appended():
                live = self.live.get(notice.table)
                if live is not None and notice.seq > live.table.seq:
                    self._soon(live.catch_up())
            case Announced():
                live = self.live.get(notice.table)
                server, _, told = notice.text.partition(" ")
                kind, _, rest = told.partition(" ")
                if kind in self._handlers:
                    self._handlers[kind](notice.table, rest)
                elif live is not None:
                    live.presence_there(server, told)
            case Resync():
                self._soon(self._catch_up_all())

    def _note_listed(self, code: str, _: str) -> None:
        now = self.steady()
        self._listed_elsewhere = {other: until for other, until in self._listed_elsewhere.items() if until > now}
        if len(self._listed_elsewhere) < _MOST_LISTED_ELSEWHERE:
            self._listed_elsewhere[code] = now + _LISTED_SECONDS

    async def settled(self) -> None:
        """Return when all work that was begun in the background is done, such as calls to browsers."""
        while self._background:
            await asyncio.gather(*self._background)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _is_behind(live: LiveTable, head: int | None) -> bool:
    """Whether a table has missed entries of its log, which reaches to `head`; None: the log is gone.

    A table that is being written to is left alone: its writer will notice.
    """
    return not live.is_busy and (head is None or head > live.table.seq)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    """Do work and log its failure: the next sweep, or the next visitor, tries again."""
    try:
        await work
    except (Unavailable, Gone):
        pass
    except Exception:
        log.exception("something that the house does for a table failed")


class SteadyClock:
    """Seconds since 1970 by what the system's clock said when this one was made; from there it only goes on.

    The system's clock tells the time of day. The log keeps that, because it outlives the process. But it may be wrong:
    set by hand, or by a network an hour after the start. So whatever lasts for a while (a bot's thought, a phase's
    time, a limit) is measured by this clock, which nobody can set.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._began = now() - time.monotonic()

    def __call__(self) -> float:
        return self._began + time.monotonic()


class ExpiryClock:
    """A time that is surely not too late, by which old tables are deleted.

    It is the newest entry that is a day old, plus the time that this process has seen pass since. So a system clock
    that jumps ahead, or that was wrong before this process began, deletes nothing.
    """

    def __init__(self) -> None:
        self._until = -inf
        self._seen_at: float | None = None

    def at_least(self, now: float, steady: float, newest: float | None) -> float:
        """Return how late it is at least. `newest`: the time of the newest entry that is a day old, if any."""
        passed = 0.0 if self._seen_at is None else steady - self._seen_at
        self._seen_at = steady
        self._until = min(now, max(self._until + passed, -inf if newest is None else newest))
        return self._until
