"""How fast the rules are on one core.

The machine may be busy with other things: every figure is of processor time, and the best of several rounds.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

import msgspec

from halfsaid import records
from halfsaid.rules import EDITIONS, Game, Move, Setup, deal, mine, play, public, same_mine
from halfsaid.simulation import RandomPlayers, random_game, seat_lines

_ROUNDS = 5
_GAMES = 60
_DECK = tuple(f"c{number:02}" for number in range(1, 85))
_ENCODE = msgspec.json.Encoder().encode

Log = tuple[Setup, list[Move]]


def main() -> None:
    _measure(Setup("classic", 6, _DECK, "", "salt"))
    _measure(Setup("odyssey", 12, _DECK, "", "salt"))
    _measure_everything()


def speeds() -> tuple[float, float]:
    """Moves a second of six people's games: the rules alone, and with every view built and encoded."""
    logs = [_log(Setup("classic", 6, _DECK, str(seed), "salt")) for seed in range(_GAMES)]
    moves = sum(len(log) for _, log in logs)
    return moves / _best(lambda: _replay(logs, _nothing)), moves / _best(lambda: _replay(logs, _AllViews()))


def _measure(setup: Setup) -> None:
    logs = [_log(msgspec.structs.replace(setup, seed=str(seed))) for seed in range(_GAMES)]
    moves = sum(len(log) for _, log in logs)
    lines = [records.write(_record(log[0])) for log in logs]
    print(f"{setup.edition}, {setup.players} players: {len(logs)} games, {moves} moves")
    plain = _best(lambda: _replay(logs, _nothing))
    views = _best(lambda: _replay(logs, _AllViews()))
    print(f"  moves played                                {moves / plain:>10,.0f} /s")
    print(f"  moves played, {setup.players + 1:2} views built and encoded    {moves / views:>10,.0f} /s")
    print(f"  games read and verified                     {len(logs) / _best(lambda: _verify(lines)):>10,.0f} /s")
    print(f"  showing everyone a move costs {views / plain - 1:.1f} times what playing it does")


def _measure_everything() -> None:
    tables = [(edition.name, players) for edition in EDITIONS.values() for players in edition.players]
    start = perf_counter()
    for edition, players in tables:
        for seed in range(200):
            setup = Setup(edition, players, _DECK, str(seed), "salt")
            records.verify(records.read(records.write(_record(setup))))
    took = perf_counter() - start
    print(f"{len(tables)} kinds of table: {200 * len(tables)} games played, written and verified in {took:.0f} s")


def _log(setup: Setup) -> Log:
    players, game, moves = RandomPlayers(Random(setup.seed)), deal(setup), list[Move]()
    while game.winners is None:
        moves.append(players.next_move(game))
        game = play(game, moves[-1])
    return setup, moves


def _record(setup: Setup) -> records.Record:
    return records.record(random_game(setup, Random(setup.seed)), seat_lines(EDITIONS[setup.edition], setup.players))


def _replay(logs: list[Log], after_each: Callable[[Game], None]) -> None:
    for setup, moves in logs:
        game = deal(setup)
        for move in moves:
            game = play(game, move)
            after_each(game)


def _nothing(_: Game) -> None:
    pass


class _AllViews:
    """Everything that is to be seen, encoded after each move. Like the server it keeps what is surely the same."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._mine: list[bytes] = []

    def __call__(self, game: Game) -> None:
        was, self._game = self._game, game
        _ENCODE(public(game))
        same = [False] * game.players if was is None else same_mine(was, game)
        self._mine = [self._mine[seat] if same[seat] else _ENCODE(mine(game, seat)) for seat in range(game.players)]


def _verify(lines: list[bytes]) -> None:
    for line in lines:
        records.verify(records.read(line))


def _best(work: Callable[[], None]) -> float:
    times = []
    for _ in range(_ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
