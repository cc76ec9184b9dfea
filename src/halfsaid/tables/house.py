"""All tables: which are in memory, which must be woken, and which are too old."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from secrets import token_hex

from halfsaid.bots import BotWorker, facts_of
from halfsaid.decks import Deck
from halfsaid.store import Announced, Appended, Gone, Notice, Resync, Store, Unavailable
from halfsaid.tables.acts import Entry, Open, SeatId, Sit, decode_entry
from halfsaid.tables.clock import SteadyClock, Witness
from halfsaid.tables.keys import hash_key, new_key
from halfsaid.tables.live_table import LiveTable
from halfsaid.tables.log_writer import entries_of, new_log, replayed
from halfsaid.tables.publishing import PublishedTable
from halfsaid.tables.pushing import Pushes

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0  # a table nobody looks at stays in memory so long
KEEP_DAYS = 30.0
MOST_AT_THE_DOOR = 50  # listed tables that are shown

_LISTED, _LISTED_SECONDS = "listed", 30.0  # what another server says of a table at its door, and how long that holds
_MOST_LISTED_ELSEWHERE = 1000

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
    ) -> None:
        self.store = store
        self.decks = decks
        self.now = now
        self.steady = steady or SteadyClock(now)
        self.bot_worker = bot_worker or BotWorker()
        self.live: dict[str, LiveTable] = {}
        self.reading = asyncio.Lock()  # held by whoever reads a long log, one at a time: nobody else is to wait for it
        self.pushes = Pushes(store, contact)
        self._server = token_hex(8)
        self._idle_seconds = idle_seconds
        self._keep_seconds = keep_days * 24 * 3600
        self._witness = Witness()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._listed_elsewhere: dict[str, float] = {}  # by another server's word, and until when it holds
        self._ears: dict[str, Callable[[str, str], None]] = {_LISTED: self._note_listed}

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
        """Read a table once, however many look for it and whoever of them gives up."""
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

    async def at_the_door(self) -> list[LiveTable]:
        """Return the tables that strangers may find here: listed ones at which somebody is, on whatever server."""
        elsewhere = {code for code, until in self._listed_elsewhere.items() if until > self.steady()}
        for code in list(elsewhere - self.live.keys())[:MOST_AT_THE_DOOR]:
            await self.find(code)
        found = [live for code, live in self.live.items() if live.is_listed and (live.has_people or code in elsewhere)]
        found.sort(key=lambda live: (live.table.stage != "lobby", -live.table.touched_at))
        return found[:MOST_AT_THE_DOOR]

    def forget(self, live: PublishedTable) -> None:
        """Let go of a table; it is found in its log if it is there."""
        if self.live.get(live.table.code) is live:
            del self.live[live.table.code]

    def call(self, live: PublishedTable, seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn. What comes of it disturbs nobody."""
        self._soon(self.pushes.call(live, seat))

    def tell_presence(self, live: PublishedTable) -> None:
        """Tell the other servers who looks from here."""
        text = f"{self._server} {live.presence_here().decode()}"
        self._soon(self.store.announce(live.table.code, text))
        if live.is_listed and live.has_people:
            self.tell(live.table.code, _LISTED)

    def tell(self, about: str, word: str) -> None:
        """Tell the other servers something about a table, or about whatever has such a name."""
        self._soon(self.store.announce(about, f"{self._server} {word}"))

    def hear(self, kind: str, ear: Callable[[str, str], None]) -> None:
        """From now on call this with what other servers tell that begins with this word: about what, and the rest."""
        self._ears[kind] = ear

    async def run(self) -> None:
        """Keep house until cancelled: hear other servers, wake what is due, let go of what is idle or old."""
        self.store.listen(self._hear)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._read_ahead())
            group.create_task(self._every(_WAKE_EVERY, self._wake_due))
            group.create_task(self._every(_SWEEP_EVERY, self._sweep))
            group.create_task(self._every(_EXPIRE_EVERY, self._expire))

    def close(self) -> None:
        """Send everyone away for a moment; what they did is in the log."""
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
        """Let bots read every card before they are asked. Without it they are only slower."""
        try:
            await self.bot_worker.prepare(
                facts_of(card) for deck in self.decks.values() for card in deck.cards.values()
            )
        except Exception:
            log.exception("bots could not read ahead")

    async def _wake_due(self) -> None:
        codes = await self.store.due(self.now())
        await asyncio.gather(*(_quietly(self._wake(code)) for code in codes))

    async def _wake(self, code: str) -> None:
        live = await self.find(code)
        if live is not None:
            live.attend()

    async def _sweep(self) -> None:
        """Catch up with what no notice told us, then let go of what nobody looks at."""
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
                if (live := self.live.get(code)) is not None and heads.get(code, 0) != live.table.seq
            ]
            await asyncio.gather(*(_quietly(live.catch_up()) for live in behind))

    async def _expire(self) -> None:
        """Delete what is too old.

        A clock that is wrong for less than a day costs nobody their table: how late it is follows from entries that are
        a day old, and from the time that this process has seen pass.
        """
        now = self.now()
        newest = await self.store.newest(before=now - min(_WRONG_AT_MOST, self._keep_seconds))
        late = self._witness.late(now, self.steady(), newest)
        for code in await self.store.expire(late - self._keep_seconds):
            if code in self.live:
                self.live[code].go()

    def _hear(self, notice: Notice) -> None:
        match notice:
            case Appended():
                live = self.live.get(notice.table)
                if live is not None and notice.seq > live.table.seq:
                    self._soon(live.catch_up())
            case Announced():
                live = self.live.get(notice.table)
                server, _, told = notice.text.partition(" ")
                kind, _, rest = told.partition(" ")
                if kind in self._ears:
                    self._ears[kind](notice.table, rest)
                elif live is not None:
                    live.presence_there(server, told)
            case Resync():
                self._soon(self._catch_up_all())

    def _note_listed(self, code: str, _: str) -> None:
        now = self.steady()
        self._listed_elsewhere = {other: until for other, until in self._listed_elsewhere.items() if until > now}
        if len(self._listed_elsewhere) < _MOST_LISTED_ELSEWHERE:
            self._listed_elsewhere[code] = now + _LISTED_SECONDS

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    """Do work whose failure concerns nobody else: the sweep, or the next visitor, will try again."""
    try:
        await work
    except (Unavailable, Gone):
        pass
    except Exception:
        log.exception("something that the house does for a table failed")
