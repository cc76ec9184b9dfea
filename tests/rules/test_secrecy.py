"""Nothing a seat may not see changes what it sees, byte for byte."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from halfsaid.rules import CastVotes, Game, HandIn, TakeBack, deal, play, view
from halfsaid.rules.chance import commitment
from halfsaid.rules.game import own_cards
from halfsaid.simulation import RandomPlayers
from support.games import COMBINATIONS, all_hand_in, clue, setup_for, states


def seen(game: Game, seat: int | None) -> bytes:
    return msgspec.json.encode(view(game, seat))


def scrambled(game: Game, seat: int | None, rng: Random) -> Game:
    """Another game that looks the same from this seat (None: from the public): every secret is different."""
    game = _other_hands(game, seat, rng)
    game = _other_votes(game, seat, rng)
    game = _other_owners(game, seat, rng)
    if game.phase != "over":
        setup = replace(game.setup, seed=f"other {rng.random()}", salt="other salt")
        game = replace(game, setup=setup)
    return replace(game, discard=tuple(rng.sample(game.discard, len(game.discard))))


def _sees_hand(game: Game, seat: int) -> bool:
    mine = view(game, seat).mine
    return mine is not None and not mine.face_down


def _other_hands(game: Game, seat: int | None, rng: Random) -> Game:
    """Return the game with all hands that the seat does not see, and the pile, dealt again from the same cards."""
    hidden = [other for other in range(game.players) if other != seat or not _sees_hand(game, other)]
    cards = [card for other in hidden for card in game.hands[other]] + list(game.pile)
    rng.shuffle(cards)
    hands = list(game.hands)
    for other in hidden:
        hands[other] = tuple(cards.pop() for _ in hands[other])
    return replace(game, hands=tuple(hands), pile=tuple(cards))


def _other_owners(game: Game, seat: int | None, rng: Random) -> Game:
    """Cards on the table change owners, but for those that the seat knows to be its own or its partner's."""
    known = set() if seat is None else set(game.handed_in[seat])
    if seat is not None and game.phase == "vote" and not game.handed_in[seat]:
        known |= set(own_cards(game, seat))
    cards = [card for cards in game.handed_in for card in cards if card not in known]
    rng.shuffle(cards)
    handed = tuple(tuple(card if card in known else cards.pop() for card in mine) for mine in game.handed_in)
    return replace(game, handed_in=handed)


def _other_votes(game: Game, seat: int | None, rng: Random) -> Game:
    slots = range(1, len(game.board) + 1)
    votes = tuple(
        cast if other == seat or not cast else tuple(rng.sample(slots, len(cast)))
        for other, cast in enumerate(game.votes)
    )
    veto = game.veto if game.veto is None or seat == game.storyteller else rng.choice(slots)
    return replace(game, votes=votes, veto=veto)


@settings(max_examples=150)
@given(states(), st.integers(0, 1000))
def test_hidden_things_leave_every_view_unchanged(game: Game, seed: int) -> None:
    for seat in (None, *range(game.players)):
        assert seen(scrambled(game, seat, Random(seed)), seat) == seen(game, seat)


def test_the_comparison_can_fail() -> None:
    """Scrambling is real: what is hidden from one seat changes in another's view."""
    game = all_hand_in(clue(deal(setup_for("classic", 6)), 0))
    game = play(
        game, CastVotes(3, tuple(slot for slot in (1, 2, 3) if game.board[slot - 1] not in game.handed_in[3])[:1])
    )
    other = scrambled(game, 1, Random(1))
    assert all(seen(other, seat) != seen(game, seat) for seat in (0, 2, 3, 4, 5))
    shown = replace(other, phase="over")
    assert seen(shown, 1) != seen(replace(game, phase="over"), 1), "the seed differs, and shows when the game is over"


def test_a_passed_hand_does_not_tell_what_was_taken_back() -> None:
    """In `party` the left neighbour gets the whole hand: its order must not show a change of mind."""

    def after_a_turn(second_thoughts: bool) -> Game:
        game = clue(deal(setup_for("party", 6)), 2)
        if second_thoughts:
            game = play(play(game, HandIn(0, game.hands[0][1:2])), TakeBack(0))
        game = all_hand_in(play(game, HandIn(0, (deal(setup_for("party", 6)).hands[0][3],))))
        for seat in range(6):
            game = play(game, CastVotes(seat, (1,), 1 if seat == 2 else None))
        return game

    assert seen(after_a_turn(True), 1) == seen(after_a_turn(False), 1)


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_seed_and_salt_stay_hidden_until_the_end_and_keep_the_promise(name: str, players: int) -> None:
    setup = replace(setup_for(name, players), seed="a-secret-seed", salt="a-secret-salt")
    game, somebody = deal(setup), RandomPlayers(Random(7))
    while game.winners is None:
        for seat in (None, *range(players)):
            assert b"a-secret" not in seen(game, seat)
        game = play(game, somebody.next_move(game))
    public = view(game).public
    assert public.seed is not None
    assert public.salt is not None
    assert commitment(public.seed, public.salt) == public.promise
