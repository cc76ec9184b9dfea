"""What the bots of one table think: each once in a moment of the game, all at the same time, ahead of their moves."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from random import SystemRandom

from msgspec import Struct

from halfsaid.bots import BotSeat, BotWorker, CardFacts, Thought, character_for, facts_of, in_sight
from halfsaid.decks import Deck
from halfsaid.rules import Phase, view
from halfsaid.tables.acts import SeatId
from halfsaid.tables.table import Place, Table

log = logging.getLogger(__name__)

_chance = SystemRandom()  # keeps no state: there are many tables


class Moment(Struct, frozen=True):
    """As long as it lasts, what a bot has thought is good."""

    game: int
    turn: int
    phase: Phase


class Thoughts:
    """By seat."""

    def __init__(self, bot_worker: BotWorker, decks: Mapping[str, Deck]) -> None:
        self._bot_worker = bot_worker
        self._decks = decks
        self._moment: Moment | None = None
        self._seen_until: dict[SeatId, float] = {}
        self._tasks: dict[SeatId, asyncio.Task[Thought]] = {}

    def turn_to(self, table: Table) -> None:
        """This is how things stand; what was thought of another moment is forgotten."""
        game = table.game
        moment = None if game is None or table.stage != "playing" else Moment(table.games, game.turn, game.phase)
        if moment != self._moment:
            self.forget()
            self._moment = moment

    def seen_until(self, place: Place, now: float) -> float:
        """Until when the bot in this place is seen to think."""
        if place.id not in self._seen_until:
            self._seen_until[place.id] = now + _chance.uniform(*character_for(place.mind, place.id).pace)
        return self._seen_until[place.id]

    def begin(self, table: Table, seat: SeatId, wake: Callable[[], None]) -> None:
        """Let the bot in this seat think, if it does not yet; and `wake` whoever waits for it when it has thought."""
        if seat not in self._tasks:
            thinking = self._tasks[seat] = asyncio.create_task(self._think(table, table.place(seat)))
            thinking.add_done_callback(partial(_thought, wake=wake))

    def is_there(self, seat: SeatId) -> bool:
        """Whether the bot in this seat has come to something."""
        task = self._tasks.get(seat)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def take(self, seat: SeatId) -> Thought:
        """What it is, once: if the rules refuse it, the bot thinks anew."""
        return self._tasks.pop(seat).result()

    def forget(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._seen_until.clear()

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
        """What a bot that sees this card may know of it."""
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
