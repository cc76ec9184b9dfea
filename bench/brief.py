"""Everything that is asked of a server's speed, as ratios, in one run of under four minutes on a quiet machine.

    python -m bench.brief

The same measurements as `bench.load`, `bench.growth` and `bench.boardgame`, each shorter.
"""

import asyncio
from time import perf_counter

from bench import boardgame, growth, load
from halfsaid.server.serve import loop_factory

_TABLES = 100
_SECONDS = 2.0  # of each stretch of play
_ROUNDS = 2
_MOST = {"tables": 3000, "seats": 50, "servers": 50, "connections": 10_000}


def main() -> None:
    load.say_where()
    began = perf_counter()
    load.measure_rules()
    load.measure_start()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        house, least = runner.run(load.measure(_TABLES, _SECONDS, _ROUNDS))
        _print_beside_boardgame(house.fastest, least.fastest)
        for part, most in _MOST.items():
            runner.run(growth.measure(part, most, _SECONDS))
    print(f"all of this took {perf_counter() - began:.0f} s (aim 240)")


def _print_beside_boardgame(ours: load.Stretch, least: load.Stretch) -> None:
    theirs = boardgame.measure(2 * _SECONDS)
    if theirs is None:
        print("boardgame.io is not installed: npm ci --prefix bench/boardgame_io")
        return
    boardgame.print_boardgame(theirs)
    print("  moves against theirs, full speed                  by the clock   by processor   aim 5")
    for name, mine in (("ours", ours), ("of the least room: no game and no log", least)):
        by_clock, by_processor = mine.moves() / theirs.moves(), theirs.cost_of_move() / mine.cost_of_move()
        print(f"    {name:<48} {by_clock:>10.2f} {by_processor:>14.2f}")


if __name__ == "__main__":
    main()
