"""Answers that need a table's whole log: the album of the evening, records of games, the cards seen before.

Only what has been revealed is copied into an album, so everyone who may look at the table may see it. A log is folded
in a thread beside the event loop, one log at a time on a server.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from itertools import chain, pairwise
from typing import Self, TypeVar

from msgspec import Struct

from halfsaid.bots.characters import CharacterId
from halfsaid.records import Record, RecordSeat, record
from halfsaid.rules import EditionId, Game, Options, Reveal
from halfsaid.store import Store
from halfsaid.tables.acts import Entry, SeatId
from halfsaid.tables.fold import states
from halfsaid.tables.log_writer import entries_of
from halfsaid.tables.table import FinishedTurn, NotAllowed, Place, Table, colour_of

_T = TypeVar("_T")


class AlbumSeat(Struct, frozen=True):
    """A seat of that game. Its place in the list is its number in the game."""

    id: SeatId
    name: str
    colour: str
    team: int | None  # in `team`
    is_bot: bool


class AlbumTurn(Struct, frozen=True):
    """A finished turn."""

    turn: int
    at: float  # when it was revealed, in seconds since 1970
    reveal: Reveal
    why: str | None  # what its storyteller says of the clue
    mind: CharacterId | None  # the bot that says so, where it stood in for the storyteller


class AlbumGame(Struct, frozen=True):
    """A game of the evening, to its end or as far as it is."""

    number: int
    edition: EditionId
    options: Options
    seats: tuple[AlbumSeat, ...]
    turns: tuple[AlbumTurn, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None  # None: it is still on, or everyone agreed to stop
    is_over: bool


Album = tuple[int, tuple[AlbumGame, ...]]  # the entry of the log that changed it last, and the games


class LogHistory:
    """The games, people and cards in a table's log, as far as it was read. Later reading continues from there.

    `table`: the state after the last entry that was read. `changed_at`: the last entry that changed the album.
    """

    def __init__(self, code: str) -> None:
        self._code = code
        self.table: Table | None = None
        self.changed_at = 0
        self._pages: list[_Page] = []
        self._people: list[frozenset[SeatId]] = []  # by game
        self._cards: list[dict[str, None]] = []  # by game, in the order in which they were last seen

    def read_on(self, entries: Iterable[Entry]) -> Self:
        """Take in the entries that follow."""
        for table in states(self._code, entries, self.table):
            self.take_in(self.table, table)
        return self

    def take_in(self, before: Table | None, table: Table) -> None:
        """Take in the next state, which follows this one."""
        self.table = table
        if before is not None and self._tells(before, table):
            self.changed_at = table.seq

    def album(self) -> tuple[AlbumGame, ...]:
        """Every game at this table."""
        finished_turns = self.table.finished_turns if self.table else ()
        told = {(each.game, each.turn): each for each in finished_turns}
        return tuple(page.shown(number, told) for number, page in enumerate(self._pages, 1))

    def seen_cards(self) -> tuple[str, ...]:
        """The cards that lay on the board or in a hand, in games of anybody who sits here now; the last seen last."""
        here = _people_at(self.table) if self.table else frozenset()
        order = [card for who, each in zip(self._people, self._cards, strict=True) if who & here for card in each]
        return tuple(dict.fromkeys(reversed(order)))[::-1]

    def _tells(self, before: Table, table: Table) -> bool:
        """Take in the next state. Return whether the album changed."""
        explained = table.explained != before.explained
        if (game := _moved(before, table)) is None:
            return explained
        if len(self._pages) < table.games:
            self._pages.append(_Page(game))
            self._people.append(_people_at(table))
            self._cards.append({})
        was = before.game
        if was is None or game.hands is not was.hands or game.last is not was.last:  # a vote shows no other card
            self._see(game)
        return self._pages[-1].take_in(table, game) or explained

    def _see(self, game: Game) -> None:
        cards = self._cards[-1]
        for card in (*(game.last.reveal.board if game.last else ()), *chain.from_iterable(game.hands)):
            cards.pop(card, None)  # so that it comes last
            cards[card] = None


class Archive:
    """The archive of one table's log. `reading`: held while a long log is read, one at a time on a server."""

    def __init__(self, store: Store, code: str, reading: asyncio.Lock) -> None:
        self._store = store
        self._code = code
        self._reading = reading
        self._history = LogHistory(code)
        self._album: tuple[AlbumGame, ...] = ()
        self._album_of = 0  # the entry of the log that the album is as of
        self._is_in_use = False  # just now, by a thread

    @property
    def read_to(self) -> int:
        """The number of the last entry that was read: the next album is read from there."""
        return self._history.table.seq if self._history.table else 0

    def follow(self, before: Table, table: Table) -> None:
        """Take in the entry that was just written, if all before it is known. Then the album need not be read later."""
        is_known = self.read_to == before.seq or (self.read_to == 0 and before.games == 0)
        if is_known and not self._is_in_use and table.seq == before.seq + 1:
            self._history.take_in(before, table)

    async def record(self, number: int) -> Record:
        """Return the record of the finished game of this number, from 1."""

        def fold(entries: Iterable[Entry]) -> Record:
            return game_record(self._code, entries, number)

        return await self._in_turn(self._folded(fold))

    async def seen_cards(self, now: Table) -> tuple[str, ...]:
        """Return the cards seen until now, as `LogHistory` tells them."""
        return self._history.seen_cards() if self.read_to == now.seq else await self._in_turn(self._seen_cards())

    async def album(self) -> Album:
        """Return every finished turn of every game, and which entry of the log changed it last."""
        return await self._in_turn(self._whole_album())

    async def _seen_cards(self) -> tuple[str, ...]:
        return (await self._told()).seen_cards()

    async def _whole_album(self) -> Album:
        history = await self._told()
        if self._album_of != history.changed_at:
            self._album = await asyncio.to_thread(history.album)
            self._album_of = history.changed_at
        return self._album_of, self._album

    async def _in_turn(self, work: Coroutine[None, None, _T]) -> _T:
        """Do this work while no other long log is read, and to its end, even if the caller is cancelled."""

        async def turn() -> _T:
            async with self._reading:
                self._is_in_use = True
                try:
                    return await work
                finally:
                    self._is_in_use = False

        return await asyncio.shield(turn())

    async def _told(self) -> LogHistory:
        return await self._folded(self._history.read_on, after=self.read_to)

    async def _folded(self, fold: Callable[[Iterable[Entry]], _T], after: int = 0) -> _T:
        stored = await self._store.read(self._code, after)
        return await asyncio.to_thread(lambda: fold(entries_of(stored)))


def game_record(code: str, entries: Iterable[Entry], number: int) -> Record:
    """The record of the table's game of this number, from 1. Refuses while that game runs."""
    turns: list[Game] = []  # its deal, and where each turn was over
    last: Game | None = None
    seats: tuple[RecordSeat, ...] = ()
    is_over = False
    for before, table in pairwise(states(code, entries)):
        if table.games > number:
            break
        if table.games == number and (game := _moved(before, table)) is not None:
            if last is None or game.last is not last.last:
                turns.append(game)
            last = game
            seats = _seats(table, game)
            is_over = table.stage == "over"
    if last is None:
        raise NotAllowed("no_game", "There is no such game at this table.")
    if not is_over:
        raise NotAllowed("still_running", "This game is still running; its record opens when it is over.")
    return record([*turns, last], seats)


def _people_at(table: Table) -> frozenset[SeatId]:
    return frozenset(place.id for place in table.places if not place.is_bot)


def _moved(before: Table, table: Table) -> Game | None:
    """The game, if this is its deal, a move in it, or its end."""
    return table.game if table.game is not before.game or table.stage != before.stage else None


def _seats(table: Table, game: Game) -> tuple[RecordSeat, ...]:
    edition, players = game.edition, game.players
    return tuple(
        RecordSeat(place.name, colour_of(table, number), edition.scorer(number, players) if edition.pairs else None)
        for number, place in enumerate(table.places[:players])
    )


class _Page:
    """One game of the album, while its log is being folded."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._places: tuple[Place, ...] = ()
        self._seats: tuple[AlbumSeat, ...] = ()
        self._turns: list[tuple[float, Reveal]] = []
        self._is_over = False

    def take_in(self, table: Table, game: Game) -> bool:
        """Take in the next state of the game. Return whether the album changed."""
        before = self._seats, len(self._turns), self._is_over
        if game.last is not None and game.last != self._game.last:  # also where one state was folded and one is live
            self._turns.append((table.touched_at, game.last.reveal))
        self._game = game
        self._is_over = table.stage == "over"
        if table.places is not self._places:
            self._places = table.places
            self._seats = tuple(
                AlbumSeat(place.id, seat.name, seat.colour, seat.team, place.is_bot)
                for place, seat in zip(table.places, _seats(table, game), strict=False)
            )
        return before != (self._seats, len(self._turns), self._is_over)

    def shown(self, number: int, told: dict[tuple[int, int], FinishedTurn]) -> AlbumGame:
        game = self._game
        return AlbumGame(
            number=number,
            edition=game.edition.name,
            options=game.options,
            seats=self._seats,
            turns=tuple(
                AlbumTurn(turn, at, reveal, told[number, turn].why, told[number, turn].mind)
                for turn, (at, reveal) in enumerate(self._turns, 1)
            ),
            scores=game.scores,
            winners=game.winners,
            is_over=self._is_over,
        )
