"""Random legal play: whole games, rare branches included.

Repeatable on any machine and Python: of `random.Random` only `random()` is used, whose sequence the
language guarantees.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

from halfsaid.records import Record, RecordSeat, record
from halfsaid.rules import (
    COLOURS,
    CastVotes,
    Choice,
    Clue,
    Edition,
    Game,
    GiveClue,
    HandIn,
    MayGiveClue,
    MayHandIn,
    MayMendClue,
    MayTakeBack,
    MayVote,
    MendClue,
    Move,
    Setup,
    TakeBack,
    awaited,
    check_table,
    deal,
    edition_named,
    effective_options,
    legal,
    play,
)

_T = TypeVar("_T")

_SECOND_THOUGHTS = 0.12  # how often somebody else moves, perhaps one who was done
_HERD = 0.2  # how often a turn's voters all like one picture: without it twelve hardly ever agree

_WORDS = (
    "almost", "before", "lantern", "nobody", "river", "seven", "under", "glass", "letter", "winter",
    "borrowed", "echo", "uncle", "midnight", "salt", "feather", "homesick", "thief", "hush", "again",
)  # fmt: skip
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kira", "Luca")


class RandomPlayers:
    """All players of one table. They play any legal move in any order."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random
        self._favourite = 0.0  # the picture that this turn's voters like, as a share of the board
        self._herd = False

    def next_move(self, game: Game) -> Move:
        """Return a legal move of a random seat. The game must not be over."""
        seat = self._one_of(awaited(game))
        if self._random() < _SECOND_THOUGHTS:
            others = [other for other in range(game.players) if other != seat and legal(game, other)]
            seat = self._one_of(others) if others else seat
        choices = legal(game, seat)
        return self._choose(game, seat, choices[0] if len(choices) == 1 else self._one_of(choices))

    def _choose(self, game: Game, seat: int, choice: Choice) -> Move:
        match choice:
            case MayGiveClue():
                return self._give_clue(game, seat, choice)
            case MayMendClue():
                return MendClue(seat, self._words())
            case MayHandIn():
                return HandIn(seat, self._some_of(game.hands[seat], choice.cards))
            case MayTakeBack():
                return TakeBack(seat)
            case MayVote():
                return self._vote(game, seat, choice)

    def _give_clue(self, game: Game, seat: int, choice: MayGiveClue) -> GiveClue:
        self._favourite, self._herd = self._random(), self._random() < _HERD
        kind = "text" if self._random() < 0.8 else self._one_of(choice.kinds)
        words = self._words()
        return GiveClue(
            seat,
            Clue(kind, words) if kind == "text" else Clue(kind),
            self._one_of(game.hands[seat]) if choice.with_card else None,
        )

    def _words(self) -> str:
        return " ".join(self._some_of(_WORDS, 1 + int(self._random() * 3)))

    def _vote(self, game: Game, seat: int, choice: MayVote) -> CastVotes:
        count = 1 if choice.most == 1 or self._random() < 0.5 else 2
        slots = self._some_of(choice.slots, count)
        favourite = 1 + int(self._favourite * len(game.board))
        if self._herd and favourite in choice.slots and favourite not in slots:
            slots = (favourite, *slots[1:])
        veto = 1 + int(self._random() * len(game.board)) if choice.veto else None
        return CastVotes(seat, slots, veto)

    def _one_of(self, items: Sequence[_T]) -> _T:
        return items[int(self._random() * len(items))]

    def _some_of(self, items: tuple[_T, ...], count: int) -> tuple[_T, ...]:
        rest = list(items)
        return tuple(rest.pop(int(self._random() * len(rest))) for _ in range(count))


def random_game(setup: Setup, rng: Random) -> Iterator[Game]:
    """Yield every state of a random game, the deal first, the end last."""
    players = RandomPlayers(rng)
    game = deal(setup)
    yield game
    while game.winners is None:
        game = play(game, players.next_move(game))
        yield game


def random_records(
    edition_name: str,
    players: int,
    games: int,
    seed: int,
    deck_size: int = 84,
    given: Mapping[str, object] | None = None,
) -> Iterator[Record]:
    """Yield records of random games. The same arguments give the same records. Wrong arguments are refused at once."""
    edition = edition_named(edition_name)
    deck = tuple(f"c{number:02}" for number in range(1, deck_size + 1))
    check_table(edition, players, deck)
    options = effective_options(edition, players, given)
    seats = seat_lines(edition, players)
    setups = (Setup(edition.name, players, deck, f"{seed}/{number}", "simulated", options) for number in range(games))
    return (record(random_game(setup, Random(setup.seed)), seats) for setup in setups)


def seat_lines(edition: Edition, players: int) -> tuple[RecordSeat, ...]:
    """Return names and colours for random players."""
    return tuple(
        RecordSeat(_NAMES[seat], COLOURS[side := edition.scorer(seat, players)], side if edition.pairs else None)
        for seat in range(players)
    )
