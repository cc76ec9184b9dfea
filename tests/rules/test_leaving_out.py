"""A picture that somebody does not want stays for the turn, then leaves the game, and the record still verifies."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from halfsaid.records import Fault, Record, read, record, verify, write
from halfsaid.replays import moments_of
from halfsaid.rules import Game, IllegalMove, Setup, cards_in_play, deal, edition_named, leave_out, play
from halfsaid.simulation import RandomPlayers, seat_lines
from support.games import setup_for, setups

GOLDEN = Path(__file__).parent / "golden" / "left_out.jsonl"
OFTEN = 0.15


def flagged_game(setup: Setup, rng: Random) -> Iterator[Game]:
    """A random game in which now and then somebody does not want a card, wherever it lies."""
    players, game = RandomPlayers(rng), deal(setup)
    yield game
    while game.winners is None:
        if rng.random() < OFTEN and (left := sorted(cards_in_play(game) - set(game.unwanted))):
            game = leave_out(game, rng.choice(left))
            yield game
        game = play(game, players.next_move(game))
        yield game


def flagged_record(setup: Setup, seed: int) -> Record:
    return record(flagged_game(setup, Random(seed)), seat_lines(edition_named(setup.edition), setup.players))


@settings(max_examples=60)
@given(setups(), st.integers(0, 1000))
def test_no_card_is_lost_and_no_hand_is_short(setup: Setup, seed: int) -> None:
    size = edition_named(setup.edition).hand_size(setup.players)
    smallest = edition_named(setup.edition).smallest_deck(setup.players)
    gone: set[str] = set()
    for game in flagged_game(setup, Random(seed)):
        if game.last is not None:
            gone |= set(game.last.left_out)
        assert cards_in_play(game) == set(setup.deck) - gone
        assert len(cards_in_play(game)) >= smallest
        if game.phase == "clue":
            assert {len(hand) for hand in game.hands} == {size}


@settings(max_examples=60)
@given(setups(), st.integers(0, 1000))
def test_the_record_verifies_and_can_be_stepped_through(setup: Setup, seed: int) -> None:
    made = flagged_record(setup, seed)
    again = read(write(made))
    assert again == made
    verify(again)
    left: set[str] = set()
    for moment in moments_of(made):
        if moment.what == "drawn":
            left |= set(made.turns[moment.turn - 2].left_out)
            for hand in (mine.hand for mine in moment.seats):
                assert not left & set(hand)


def test_a_card_stays_for_its_turn_and_leaves_at_its_end() -> None:
    game = deal(setup_for("classic", 4, deck_size=84))
    rng = Random(5)
    players = RandomPlayers(rng)
    in_hand, in_pile = game.hands[2][0], game.pile[3]
    game = leave_out(leave_out(game, in_hand), in_pile)
    assert in_hand in game.hands[2]
    while game.turn == 1:
        assert {in_hand, in_pile} <= cards_in_play(game)
        game = play(game, players.next_move(game))
    assert not {in_hand, in_pile} & cards_in_play(game)
    assert game.last is not None
    assert set(game.last.left_out) == {in_hand, in_pile}
    assert game.unwanted == ()


def test_a_deck_that_is_just_enough_spares_no_card() -> None:
    smallest = edition_named("classic").smallest_deck(4)
    game = deal(setup_for("classic", 4, deck_size=smallest))
    unwanted = game.hands[0][0]
    game, players = leave_out(game, unwanted), RandomPlayers(Random(5))
    while game.turn == 1:
        game = play(game, players.next_move(game))
    assert unwanted in cards_in_play(game)
    assert game.unwanted == (unwanted,)


@pytest.mark.parametrize(("card", "code"), [("nowhere", "no_card"), (None, "flagged")])
def test_what_is_refused(card: str | None, code: str) -> None:
    game = deal(setup_for("classic", 4))
    with pytest.raises(IllegalMove) as refused:
        leave_out(leave_out(game, game.pile[0]), card or game.pile[0])
    assert refused.value.code == code


def test_what_is_tampered_with_is_named() -> None:
    made = json.loads(write(flagged_record(setup_for("classic", 4), 3)))
    number = next(at for at, turn in enumerate(made["turns"]) if turn.get("left_out"))
    left = made["turns"][number]["left_out"]
    for said, fault in (
        ([*left, "c999"], "not in the deck"),
        ([*left, left[0]], "which lies elsewhere"),
        ([], "seed gives other cards|holds|draws"),
    ):
        game = json.loads(json.dumps(made))
        game["turns"][number]["left_out"] = said
        with pytest.raises(Fault, match=fault) as found:
            verify(read(json.dumps(game).encode()))
        assert found.value.turn is not None
        assert found.value.turn >= number + 1


def test_no_card_leaves_after_the_last_turn() -> None:
    made = json.loads(write(flagged_record(setup_for("classic", 4), 3)))
    made["turns"][-1]["left_out"] = [made["deck"][0]]
    with pytest.raises(Fault, match="after its last turn"):
        verify(read(json.dumps(made).encode()))


def test_records_of_such_games_are_read_for_ever() -> None:
    """These records were written once. Every later version must verify them."""
    lines = GOLDEN.read_bytes().splitlines()
    assert len(lines) == 5
    for line in lines:
        game = read(line)
        verify(game)
        assert any(turn.left_out for turn in game.turns)
