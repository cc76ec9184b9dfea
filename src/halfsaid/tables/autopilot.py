"""Does what is due at a table, when it is due: timers, bots' moves, calls. `due` tells what that is."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from halfsaid.bots import BotSeat, BotWorker, CardFacts, Thought, character_for, facts_of, in_sight, worth_saying
from halfsaid.decks import Deck
from halfsaid.rules import Clue, GiveClue, Phase, Refusal, view
from halfsaid.store import Gone, Store, Unavailable
from halfsaid.tables.acts import Act, Call, Flag, ForgetBrowser, SeatId, Subscribe
from halfsaid.tables.due import DueAct, DueBotMove, DueWork, TooLate, bot_act
from halfsaid.tables.table import NotAllowed, Place, Table, Takes
from halfsaid.tables.wire import your_turn

if TYPE_CHECKING:
    from halfsaid.tables.publishing import PublishedTable
    from halfsaid.webpush import Pusher

log = logging.getLogger(__name__)

_SOON, _LATER = 0.05, 5.0  # seconds until work that was refused, or that failed, is tried again
_PUSH_KEY = "push_key"  # the setting that holds it
_chance = SystemRandom()  # keeps no state: there are many tables


class OwnPictures(Protocol):
    """Where the pictures are that people bring to tables."""

    @property
    def offers_words(self) -> bool:
        """Whether a vision model describes them, if somebody asks it to."""

    def takes(self, table: Table) -> Takes:
        """Whether people may bring some to this table."""

    def deck_of(self, table: Table) -> Deck | None:
        """The table's own deck, if it has a card."""

    def unwanted(self) -> frozenset[str]:
        """Cards of any deck that the server's owner has taken out of play."""

    def note_flag(self, flag: Flag) -> None:
        """Note for the server's owner that somebody did not want a card."""

    async def sweep(self) -> None:
        """Delete those of tables that are no more."""


class NoPictures:
    """The own pictures of a house that takes none."""

    offers_words = False

    def takes(self, _: Table) -> Takes:
        return "off"

    def deck_of(self, _: Table) -> Deck | None:
        return None

    def unwanted(self) -> frozenset[str]:
        return frozenset()

    def note_flag(self, _: Flag) -> None:
        pass

    async def sweep(self) -> None:
        pass


class AutopilotServices(Protocol):
    """The services of the house that an autopilot needs."""

    steady: Callable[[], float]  # a clock that nobody can set, for durations
    decks: Mapping[str, Deck]
    pictures: OwnPictures
    bot_worker: BotWorker

    def call(self, live: "PublishedTable", seat: SeatId) -> None:
        """Tell the browsers of a seat that it is their turn."""


def decks_at(services: AutopilotServices, table: Table) -> Mapping[str, Deck]:
    """The decks that can be played with at a table in this state: everybody's, and its own."""
    own = services.pictures.deck_of(table)
    return services.decks if own is None else {**services.decks, own.id: own}


class Autopilot:
    """Does the due work of one table, when its time comes."""

    def __init__(self, table: "PublishedTable", services: AutopilotServices) -> None:
        self._table = table
        self._services = services
        self._bot_tasks = BotTasks(services.bot_worker, partial(decks_at, services))
        self._alarm: asyncio.TimerHandle | None = None
        self._attending: asyncio.Task[None] | None = None
        self._is_stopped = False

    def attend(self) -> None:
        """Do all work that is due."""
        if not self._is_stopped and (self._attending is None or self._attending.done()):
            self._attending = asyncio.create_task(self._attend())

    def stop(self) -> None:
        """Begin nothing more. What is being written is written to its end."""
        self._is_stopped = True
        self._stop_alarm()
        self._bot_tasks.forget()
        if self._attending is not None and self._attending is not asyncio.current_task():
            self._attending.cancel()

    @property
    def thinking(self) -> frozenset[SeatId]:
        """The seats whose bots think, or have thought and not moved yet."""
        return self._bot_tasks.seats

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing will be done here by itself: no alarm is set, nothing is being done, and no bot thinks."""
        is_attending = self._attending is not None and not self._attending.done()
        return self._alarm is None and not is_attending and not self.thinking

    async def settled(self) -> None:
        """Return when all that is due now is done, and the bots have thought to the end."""
        while at_work := {task for task in (self._attending, *self._bot_tasks.all()) if task and not task.done()}:
            await asyncio.wait(at_work)

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
                moved = partial(_bot_act, thought=thought, why=work.why)
                with suppress(TooLate):
                    await self._table.do_due(moved, place.id if place.is_bot else None)

    def schedule(self, at_least: float = 0.0) -> None:
        """Set the alarm for the next thing that is due, and let bots think ahead of their moves."""
        if self._is_stopped:
            return
        self._stop_alarm()
        if not (all_work := self._due_work()):
            return
        self._think_ahead(all_work)
        work = self._next_due(all_work)
        if work is not None:
            wait = max(work.at - self._services.steady(), at_least)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.attend()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _think_ahead(self, all_work: list[DueWork]) -> None:
        """Let bots think as soon as they are waited for, and those who step in when it is time."""
        now = self._services.steady()
        for work in all_work:
            if isinstance(work, DueBotMove) and (work.why is None or work.at <= now):
                for seat in work.seats:
                    self._bot_tasks.begin(self._table.table, seat, wake=self.attend)

    def _next_due(self, all_work: list[DueWork]) -> DueWork | None:
        """Return the next work that can be done. A bot that still thinks does not hold up other work."""
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

    def __init__(self, bot_worker: BotWorker, decks_at: Callable[[Table], Mapping[str, Deck]]) -> None:
        self._bot_worker = bot_worker
        self._decks_at = decks_at
        self._moment: Moment | None = None
        self._ready_at: dict[SeatId, float] = {}
        self._tasks: dict[SeatId, asyncio.Task[Thought]] = {}

    @property
    def seats(self) -> frozenset[SeatId]:
        return frozenset(self._tasks)

    def all(self) -> list[asyncio.Task[Thought]]:
        return list(self._tasks.values())

    def sync(self, table: Table) -> None:
        """Forget what was thought of another moment of the game."""
        game = table.game if table.stage == "playing" else None
        moment = None if game is None else Moment(table.games, game.turn, game.phase, game.clue)
        if moment != self._moment:
            self.forget()
            self._moment = moment

    def ready_at(self, place: Place, now: float) -> float:
        """Return until when the bot in this place seems to think."""
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
        """Take out the bot's thought. If the rules refuse it, the bot thinks again."""
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
        # The seed makes a bot remember the same things all through a game, on any server.
        seed = f"{table.code} {table.games} {place.id}"
        seated = BotSeat(character_for(place.mind, place.id), seed, table.language, table.clues)
        decks = self._decks_at(table)
        cards = {card: known for card in in_sight(seen) if (known := _known(card, decks)) is not None}
        return await self._bot_worker.think(seated, seen, cards, str(_chance.random()))


def _known(card: str, decks: Mapping[str, Deck]) -> CardFacts | None:
    """Return what a bot that sees this card may know of it."""
    deck = decks.get(card.partition("/")[0])
    found = None if deck is None else deck.card(card)
    return None if deck is None or found is None else facts_of(found, deck.file(found.picture.fallback))


def _bot_act(table: Table, thought: Thought, why: Literal["absent", "time"] | None) -> Act:
    """A bot's act. Of bots that think alike only the first says why: the others' reasons are dropped."""
    move, waiting = thought.move, [remark.text for remark in table.unsaid]
    clue = move.clue.text if isinstance(move, GiveClue) else table.clues[-1] if table.clues else None
    is_new = len(waiting) in worth_saying([*waiting, thought.why], clue or "")
    return bot_act(table, thought if is_new else replace(thought, why=""), why)


def _thought(task: asyncio.Task[Thought], wake: Callable[[], None]) -> None:
    if task.cancelled():
        return
    if (trouble := task.exception()) is not None:
        log.error("a bot could not think", exc_info=trouble)
    else:
        wake()


class Pushes:
    """The calls of one server. `contact`: whom push services may write to."""

    def __init__(self, store: Store, contact: str | None) -> None:
        self._store = store
        self._contact = contact
        self._pusher: Pusher | None = None

    async def pusher(self) -> "Pusher":
        """Return what sends pushes, with the one key of all servers on this database; it is made when first wanted."""
        if self._pusher is None:
            from halfsaid.webpush import Pusher, new_private_key  # noqa: PLC0415  # cryptography is slow to load

            self._pusher = Pusher(await self._store.keep(_PUSH_KEY, new_private_key()), self._contact)
        return self._pusher

    async def call(self, live: "PublishedTable", seat: SeatId) -> None:
        """Call every browser of a seat. A browser that its push service does not know any more is forgotten."""
        told = your_turn(live.table, seat)
        if told is not None:
            browsers = [each.where for each in live.table.subscriptions if each.seat == seat]
            await asyncio.gather(*(self._push(live, seat, browser, msgspec.json.encode(told)) for browser in browsers))

    async def _push(self, live: "PublishedTable", seat: SeatId, to: Subscribe, told: bytes) -> None:
        from halfsaid.webpush import Subscription  # noqa: PLC0415

        where = Subscription(to.endpoint, to.p256dh, to.auth)
        if await (await self.pusher()).push(where, told, topic=live.table.code) == "gone":
            with suppress(NotAllowed):
                await live.do_due(ForgetBrowser(seat, to.endpoint), by=None)
