"""How long a room waits after its last vote: for the truth, and for the clock of the next clue.

    python -m bench.shows                   every edition and size, 40 random games each

Counted from the beats of each show, which the page stages and the server holds the clocks for; nobody waits.
"""

from random import Random
from statistics import median

from halfsaid.rules import EDITIONS, Edition, Setup, view
from halfsaid.simulation import random_game
from halfsaid.tables.pacing import CROWD, POINTS, TRUTH, show_seconds

_GAMES = 40
_DECK = tuple(f"deck/{number}" for number in range(200))
_WORDS = 1.0  # the clue alone, before its picture
_MEETING = 1.9  # the largest crowd, before it is known whether it counts


def main() -> None:
    print("| edition | players | to the truth: median | longest | to the clock: median | longest |")
    print("| --- | --- | --- | --- | --- | --- |")
    for edition in EDITIONS.values():
        for players in edition.players:
            shows = _shows(edition, players)
            after_truth = POINTS + (CROWD - _MEETING if edition.clue_before_hand else TRUTH - _WORDS)
            figures = [median(shows) - after_truth, max(shows) - after_truth, median(shows), max(shows)]
            print(f"| {edition.name} | {players} | {' | '.join(f'{seconds:.1f} s' for seconds in figures)} |")


def _shows(edition: Edition, players: int) -> list[float]:
    """The seconds of every show of some random games."""
    seconds = []
    for seed in range(_GAMES):
        setup = Setup(edition.name, players, _DECK, seed=f"show {seed}", salt="")
        before = None
        for game in random_game(setup, Random(seed)):
            if game.last is not before and (reveal := view(game).public.last) is not None:
                seconds.append(show_seconds(reveal, edition))
            before = game.last
    return seconds


if __name__ == "__main__":
    main()
