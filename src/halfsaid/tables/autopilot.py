"""Does what is due at a table, when it is due: timers, bots' moves, calls. `due` tells what that is."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from halfsaid.bots import BotSeat, BotWorker, CardFacts, Thought, character_for, facts_of, in_sight
from halfsaid.decks import Deck
from halfsaid.rules import Clue, Phase, Refusal, view
from halfsaid.store import Gone, Unavailable
from halfsaid.tables.acts import Call, SeatId
from halfsaid.tables.due import DueAct, DueBotMove, DueWork, TooLate, bot_act
from halfsaid.tables.log_writer import LogContext
from halfsaid.tables.table import Place, Table

if TYPE_CHECKING:
    from halfsaid.tables.publishing import PublishedTable

log = logging.getLogger(__name__)

_SOON, _LATER = 0.05, 5.0  # seconds until work that was refused, or that failed, is tried again
_chance = SystemRandom()  # keeps no state: there are many tables


class TableServices(LogContext, Protocol):
    """What a table needs of the house it stands in."""

    steady: Callable[[], float]  # a clock that nobody sets, for whatever lasts a while
    decks: Mapping[str, Deck]
    bot_worker: BotWorker
    reading: asyncio.Lock  # held while a long log is read

    def forget(self, live: "PublishedTable") -> None:
        """Let go of a table that was deleted."""

    def tell_presence(self, live: "PublishedTable") -> None:
        """Tell the other servers who looks from here."""

    def call(self, live: "PublishedTable", seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn."""


class Autopilot:
    """Does the due work of one table, when its time comes."""

    def __init__(self, table: "PublishedTable", services: TableServices) -> None:
        self._table = table
        self._services = services
        self._bot_tasks = BotTasks(services.bot_worker, services.decks)
        self._alarm: asyncio.TimerHandle | None = None
        self._attending: asyncio.Task[None] | None = None
        self._is_stopped = False

    def attend(self) -> None:
        """Do whatever is due."""
        if not self._is_stopped and (self._attending is None or self._attending.done()):
            self._attending = asyncio.create_task(self._attend())

    def stop(self) -> None:
        """Begin nothing more. What is being written is written to its end."""
        self._is_stopped = True
        self._stop_alarm()
        self._bot_tasks.forget()
        if self._attending is not None and self._attending is not asyncio.current_task():
            self._attending.cancel()

    async def _attend(self) -> None:
        wait = _SOON
        try:
            while (work := self._next_due(self._due_work())) is not None and work.at <= self._services.steady():
                await self._do(work)
        except (Refusal, Gone):
            pass  # somebody else was faster; the alarm rings again soon
        except Unavailable:
            log.warning("the database is away; a table waits")
            wait = _LATER
        except Exception:
            log.exception("what is due at a table failed")
            wait = _LATER
        finally:
            self.schedule(wait)

    async def _do(self, work: DueWork) -> None:
        match work:
            case DueAct(act=act, by=by):
                await self._table.do_due(act, by)
                if isinstance(act, Call):
                    self._services.call(self._table, act.seat)
            case DueBotMove():
                thought = max(map(self._bot_tasks.take, work.seats), key=lambda each: each.sureness)
                place = self._table.table.at(thought.move.seat)
                moved = partial(bot_act, thought=thought, why=work.why)
                with suppress(TooLate):
                    await self._table.do_due(moved, place.id if place.is_bot else None)

    def schedule(self, at_least: float = 0.0) -> None:
        """Set the alarm for the next thing that is due, and let bots think ahead of their moves."""
        if self._is_stopped:
            return
        self._stop_alarm()
        all_work = self._due_work()
        self._think_ahead(all_work)
        work = self._next_due(all_work)
        if work is not None:
            wait = max(work.at - self._services.steady(), at_least)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.attend)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _think_ahead(self, all_work: list[DueWork]) -> None:
        """Let bots think as soon as they are waited for, and those who step in when it is time."""
        now = self._services.steady()
        for work in all_work:
            if isinstance(work, DueBotMove) and (work.why is None or work.at <= now):
                for seat in work.seats:
                    self._bot_tasks.begin(self._table.table, seat, wake=self.attend)

    def _next_due(self, all_work: list[DueWork]) -> DueWork | None:
        """Return the next thing that can be done. A bot that still thinks when it is to move holds up nothing else."""
        now = self._services.steady()
        able = (
            work
            for work in all_work
            if isinstance(work, DueAct) or work.at > now or all(map(self._bot_tasks.is_done, work.seats))
        )
        return min(able, key=lambda work: work.at, default=None)

    def _due_work(self) -> list[DueWork]:
        now = self._services.steady()
        self._bot_tasks.sync(self._table.table)
        return self._table.due_work(lambda place: self._bot_tasks.ready_at(place, now))


class Moment(Struct, frozen=True):
    """A phase of a turn, with its clue as it stands. A bot's thought is good for one of them."""

    game: int
    turn: int
    phase: Phase
    clue: Clue | None


class BotTasks:
    """The thoughts of one table's bots: each thinks once in a moment of the game, ahead of its move."""

    def __init__(self, bot_worker: BotWorker, decks: Mapping[str, Deck]) -> None:
        self._bot_worker = bot_worker
        self._decks = decks
        self._moment: Moment | None = None
        self._ready_at: dict[SeatId, float] = {}
        self._tasks: dict[SeatId, asyncio.Task[Thought]] = {}

    def sync(self, table: Table) -> None:
        """Forget what was thought of another moment of the game."""
        game = table.game if table.stage == "playing" else None
        moment = None if game is None else Moment(table.games, game.turn, game.phase, game.clue)
        if moment != self._moment:
            self.forget()
            self._moment = moment

    def ready_at(self, place: Place, now: float) -> float:
        """Return until when the bot in this place is seen to think."""
        if place.id not in self._ready_at:
            self._ready_at[place.id] = now + _chance.uniform(*character_for(place.mind, place.id).pace)
        return self._ready_at[place.id]

    def begin(self, table: Table, seat: SeatId, wake: Callable[[], None]) -> None:
        """Let the bot in this seat think, if it does not yet, and call `wake` when it has thought."""
        if seat not in self._tasks:
            thinking = self._tasks[seat] = asyncio.create_task(self._think(table, table.place(seat)))
            thinking.add_done_callback(partial(_thought, wake=wake))

    def is_done(self, seat: SeatId) -> bool:
        """Whether the bot in this seat has a thought."""
        task = self._tasks.get(seat)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def take(self, seat: SeatId) -> Thought:
        """Return its thought, once. If the rules refuse it, the bot thinks again."""
        return self._tasks.pop(seat).result()

    def forget(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._ready_at.clear()

    async def _think(self, table: Table, place: Place) -> Thought:
        game = table.game
        assert game is not None, "a bot thinks in a game"
        seen = view(game, table.number_of(place.id))
        # The seed makes a bot remember the same things all through a game, on whatever server it plays.
        seed = f"{table.code} {table.games} {place.id}"
        seated = BotSeat(character_for(place.mind, place.id), seed, table.language, table.clues)
        cards = {card: known for card in in_sight(seen) if (known := self._known(card)) is not None}
        return await self._bot_worker.think(seated, seen, cards, str(_chance.random()))

    def _known(self, card: str) -> CardFacts | None:
        """Return what a bot that sees this card may know of it."""
        deck = self._decks.get(card.partition("/")[0])
        found = None if deck is None else deck.cards.get(card)
        return None if deck is None or found is None else facts_of(found, deck.folder / found.picture.fallback)


def _thought(task: asyncio.Task[Thought], wake: Callable[[], None]) -> None:
    if task.cancelled():
        return
    if (trouble := task.exception()) is not None:
        log.error("a bot could not think", exc_info=trouble)
    else:
        wake()
