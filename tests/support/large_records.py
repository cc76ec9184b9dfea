"""Games of people who keep the cards with long names: they stand twice in a record, and in every hand of its replay."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from halfsaid.records import record, write
from halfsaid.rules import Choice, Game, HandIn, MayHandIn, Move, Setup, deal, edition_named, effective_options, play
from halfsaid.simulation import RandomPlayers, seat_lines

HAND = 5  # in `party`


class _Hoarders(RandomPlayers):
    def _choose(self, game: Game, seat: int, choice: Choice) -> Move:
        if isinstance(choice, MayHandIn):
            return HandIn(seat, (min(game.hands[seat], key=len),))
        return super()._choose(game, seat, choice)


def hoarded(players: int, rounds: int, length: int) -> bytes:
    """Return a legal record of `party` in which all but one card of every hand have names of this length."""
    long = [f"{number:0{length}}" for number in range((HAND - 1) * players)]
    short = [f"c{number}" for number in range(3 * players)]
    hands = tuple((*long[(HAND - 1) * seat : (HAND - 1) * (seat + 1)], short[seat]) for seat in range(players))
    return write(
        replace(record(_played(players, rounds, hands, short), seat_lines(edition_named("party"), players)), seed=None)
    )


def _played(players: int, rounds: int, hands: tuple[tuple[str, ...], ...], short: list[str]) -> Iterator[Game]:
    edition = edition_named("party")
    deck = tuple({card: None for hand in hands for card in hand} | dict.fromkeys(short))
    setup = Setup("party", players, deck, "", "", effective_options(edition, players, {"rounds": rounds}))
    game = replace(deal(setup), hands=hands, pile=tuple(short[players:]))
    everyone = _Hoarders(Random(1))
    yield game
    while game.winners is None:
        game = play(game, everyone.next_move(game))
        yield game
