"""What a table's whole log tells: the album of the evening, the record of a game, the cards that were seen.

Only what has been revealed is copied into an album, so it may be shown to whoever may look at the table.
"""

from collections.abc import Iterable
from itertools import chain, pairwise
from typing import Self

from msgspec import Struct

from halfsaid.bots.characters import CharacterId
from halfsaid.records import Record, RecordSeat, record
from halfsaid.rules import EditionId, Game, Options, Reveal
from halfsaid.tables.acts import Entry, SeatId
from halfsaid.tables.fold import states
from halfsaid.tables.table import NotAllowed, Table, Tale, colour_of


class AlbumSeat(Struct, frozen=True):
    """Who sat where in that game; the place in the list is the seat's number in it."""

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


class Story:
    """What a table's log has told so far. It is read on from there, so nothing is folded twice.

    `table` is the state it has come to, `told_at` the number of the last entry that changed the album.
    """

    def __init__(self, code: str) -> None:
        self._code = code
        self.table: Table | None = None
        self.told_at = 0
        self._pages: list[_Page] = []
        self._people: list[frozenset[SeatId]] = []  # by game
        self._cards: list[dict[str, None]] = []  # by game, in the order in which they were last seen

    def read_on(self, entries: Iterable[Entry]) -> Self:
        """Take in the entries that follow."""
        for table in states(self._code, entries, self.table):
            before, self.table = self.table, table
            if before is not None and self._tells(before, table):
                self.told_at = table.seq
        return self

    def album(self) -> tuple[AlbumGame, ...]:
        """Every game at this table."""
        tales = self.table.tales if self.table else ()
        told = {(tale.game, tale.turn): tale for tale in tales}
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
        self._see(game)
        return self._pages[-1].take_in(table, game) or explained

    def _see(self, game: Game) -> None:
        cards = self._cards[-1]
        for card in (*(game.last.reveal.board if game.last else ()), *chain.from_iterable(game.hands)):
            cards.pop(card, None)  # so that it comes last
            cards[card] = None


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


def fresh(cards: tuple[str, ...], seen: tuple[str, ...], enough: int) -> tuple[str, ...]:
    """These cards without those seen last, as long as `enough` are left."""
    spare = max(0, len(cards) - enough)
    here = set(cards)
    left_out = set([card for card in reversed(seen) if card in here][:spare])
    return tuple(card for card in cards if card not in left_out)


def _people_at(table: Table) -> frozenset[SeatId]:
    return frozenset(place.id for place in table.places if not place.is_bot)


def _moved(before: Table, table: Table) -> Game | None:
    """The game, if this is its deal, a move in it, or its end."""
    return table.game if table.game is not before.game or table.stage != before.stage else None


def _seats(table: Table, game: Game) -> tuple[RecordSeat, ...]:
    """The seats of this game, by place."""
    edition, players = game.edition, game.players
    return tuple(
        RecordSeat(place.name, colour_of(table, number), edition.scorer(number, players) if edition.pairs else None)
        for number, place in enumerate(table.places[:players])
    )


class _Page:
    """One game of the album, while its log is being folded."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats: tuple[AlbumSeat, ...] = ()
        self._turns: list[tuple[float, Reveal]] = []
        self._is_over = False

    def take_in(self, table: Table, game: Game) -> bool:
        """Take in the next state of the game. Return whether the album changed."""
        before = self._seats, len(self._turns), self._is_over
        if game.last is not None and game.last is not self._game.last:
            self._turns.append((table.touched_at, game.last.reveal))
        self._game = game
        self._is_over = table.stage == "over"
        self._seats = tuple(
            AlbumSeat(place.id, seat.name, seat.colour, seat.team, place.is_bot)
            for place, seat in zip(table.places, _seats(table, game), strict=False)
        )
        return before != (self._seats, len(self._turns), self._is_over)

    def shown(self, number: int, told: dict[tuple[int, int], Tale]) -> AlbumGame:
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
