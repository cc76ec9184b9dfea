"""Random play reaches what real players rarely do."""

from collections import Counter
from random import Random

import pytest

from halfsaid.records import verify, write
from halfsaid.rules import CastVotes, MendClue, Refusal, TakeBack, deal, edition_named, play
from halfsaid.simulation import RandomPlayers, random_records
from support.games import COMBINATIONS, setup_for


def test_the_same_seed_gives_the_same_bytes() -> None:
    def run(seed: int) -> list[bytes]:
        return [write(game) for game in random_records("odyssey", 8, games=3, seed=seed)]

    assert run(5) == run(5)
    assert run(5) != run(6)


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_the_rare_branches_are_played(name: str, players: int) -> None:
    reasons: Counter[str] = Counter()
    ballots: Counter[int] = Counter()
    second_thoughts: Counter[str] = Counter()
    reshuffles = 0
    tight = edition_named(name).smallest_deck(players) + 2
    for seed in range(40):
        game = deal(setup_for(name, players, seed=str(seed), deck_size=tight))
        somebody = RandomPlayers(Random(seed))
        while game.winners is None:
            move = somebody.next_move(game)
            if isinstance(move, TakeBack):
                second_thoughts[f"take back in {game.phase}"] += 1
            second_thoughts["mend"] += isinstance(move, MendClue)
            if isinstance(move, CastVotes):
                ballots[len(move.slots)] += 1
                second_thoughts["vote anew"] += bool(game.votes[move.seat])
            turn, game = game.turn, play(game, move)
            if game.last and (game.turn != turn or game.winners):
                reasons.update(award.reason for awards in game.last.reveal.awards for award in awards)
                reshuffles += game.last.reveal.reshuffled
    expected = {"together", "alone", "vetoed"} if name == "party" else {"told_to_all", "told_to_none", "votes"}
    assert expected <= set(reasons)
    assert all(second_thoughts[what] for what in ("mend", "take back in hand_in", "take back in vote", "vote anew"))
    assert reshuffles
    assert set(ballots) == ({1, 2} if name == "odyssey" and players >= 7 else {1})


def test_some_victories_are_shared() -> None:
    assert any(len(game.winners or ()) > 1 for game in random_records("classic", 4, games=100, seed=1))


def test_what_cannot_be_dealt_is_refused_before_the_first_game() -> None:
    with pytest.raises(Refusal, match="party is for 6 to 12 players"):
        random_records("party", 5, games=1, seed=0)


def test_large_and_small_decks_verify() -> None:
    for size in (24 + 4, 500):
        for game in random_records("classic", 4, games=5, seed=1, deck_size=size):
            verify(game)
