"""Properties that hold in every game."""

from collections import Counter
from contextlib import suppress
from itertools import combinations, permutations
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from halfsaid.rules import (
    CastVotes,
    Choice,
    Clue,
    Game,
    GiveClue,
    HandIn,
    IllegalMove,
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
    deal,
    legal,
    play,
    replay,
)
from halfsaid.rules.chance import commitment, pick, shuffled
from halfsaid.simulation import RandomPlayers
from support.games import COMBINATIONS, random_log, setup_for, setups, states

ENCODE = msgspec.json.encode


def every_card(game: Game) -> Counter[str]:
    on_table = [card for cards in game.handed_in for card in cards]
    held = [card for hand in game.hands for card in hand]
    return Counter([*held, *on_table, *game.pile, *game.discard])


def wild_moves() -> st.SearchStrategy[Move]:
    text, numbers = st.text(max_size=3), st.lists(st.integers(), max_size=3).map(tuple)
    clues = st.builds(Clue, st.sampled_from(["text", "aloud", "audio", "video"]), st.none() | text)
    return st.one_of(
        st.builds(GiveClue, st.just(0), clues, st.none() | text),
        st.builds(HandIn, st.just(0), st.lists(text, max_size=3).map(tuple)),
        st.builds(TakeBack, st.just(0)),
        st.builds(MendClue, st.just(0), text),
        st.builds(CastVotes, st.just(0), numbers, st.none() | st.integers()),
    )


class AnyGame(RuleBasedStateMachine):
    """Somebody plays something legal, or something wild; the promises hold after each."""

    @initialize(setup=setups(), seed=st.integers(0, 10_000))
    def sit_down(self, setup: Setup, seed: int) -> None:
        self.players = RandomPlayers(Random(seed))
        self.game = deal(setup)
        self.log: list[Move] = []

    @rule()
    def play_something_legal(self) -> None:
        if self.game.winners is None:
            self._play(self.players.next_move(self.game))

    @rule(move=wild_moves(), seat=st.integers(-1, 12))
    def play_something_wild(self, move: Move, seat: int) -> None:
        move = msgspec.structs.replace(move, seat=seat)
        before = ENCODE(self.game)
        with suppress(IllegalMove):
            self._play(move)
            return
        assert ENCODE(self.game) == before

    def _play(self, move: Move) -> None:
        before, was = self.game, ENCODE(self.game)
        self.game = play(before, move)
        self.log.append(move)
        assert ENCODE(before) == was, "play must not change the state it is given"

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        if hasattr(self, "game"):
            assert every_card(self.game) == Counter(self.game.setup.deck)

    @invariant()
    def the_game_goes_on_until_it_is_over(self) -> None:
        if hasattr(self, "game"):
            waiting = awaited(self.game)
            assert bool(waiting) == (self.game.winners is None)
            assert all(set(legal(self.game, seat)) - {MayTakeBack(), MayMendClue()} for seat in waiting)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert replay(self.game.setup, self.log) == self.game


def test_any_game_keeps_its_promises() -> None:
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=60, stateful_step_count=60))


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_every_combination_plays_to_its_end_and_replays_from_its_log(name: str, players: int) -> None:
    setup = setup_for(name, players)
    moves = random_log(setup, seed=1)
    wire = msgspec.json.decode(ENCODE(moves), type=list[Move])
    stored = msgspec.json.decode(ENCODE(setup), type=Setup)
    game = replay(stored, wire)
    assert game.winners
    assert game == replay(setup, moves)
    assert random_log(setup, seed=1) == moves


def allowed(choices: tuple[Choice, ...], game: Game, move: Move) -> bool:
    """Whether `legal`'s answer, read as its docstrings say, holds this move."""
    hand = game.hands[move.seat]
    for choice in choices:
        match choice, move:
            case MayGiveClue(), GiveClue():
                return move.clue.kind in choice.kinds and (move.card in hand if choice.with_card else move.card is None)
            case MayHandIn(), HandIn():
                return len(set(move.cards)) == len(move.cards) == choice.cards and set(move.cards) <= set(hand)
            case (MayTakeBack(), TakeBack()) | (MayMendClue(), MendClue()):
                return True
            case MayVote(), CastVotes():
                slots_fit = 1 <= len(move.slots) <= choice.most and len(set(move.slots)) == len(move.slots)
                veto_fits = move.veto in range(1, len(game.board) + 1) if choice.veto else move.veto is None
                return slots_fit and set(move.slots) <= set(choice.slots) and veto_fits
    return False


def candidates(game: Game, seat: int) -> list[Move]:
    """Legal and illegal moves of every kind, near the edges."""
    stranger = game.hands[(seat + 1) % game.players][:1]
    cards = (*game.hands[seat][:3], *stranger, "nowhere")
    slots = range(len(game.board) + 2)
    moves: list[Move] = [TakeBack(seat), MendClue(seat, "y"), HandIn(seat, ())]
    moves += [
        GiveClue(seat, Clue(kind, "x"), card) for kind in ("text", "aloud", "audio", "video") for card in (*cards, None)
    ]
    moves += [HandIn(seat, (card,)) for card in cards]
    moves += [HandIn(seat, pair) for pair in permutations(cards, 2)] + [HandIn(seat, (cards[0], cards[0]))]
    moves += [
        CastVotes(seat, chosen, veto)
        for veto in (None, 0, 1, len(game.board) + 1)
        for chosen in ((), *((slot,) for slot in slots))
    ]
    moves += [CastVotes(seat, chosen) for chosen in (*combinations(slots, 2), *combinations(slots, 3), (1, 1))]
    return moves


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(states())
def test_legal_and_play_agree_both_ways(game: Game) -> None:
    for seat in range(game.players):
        choices = legal(game, seat)
        for move in candidates(game, seat):
            try:
                play(game, move)
                accepted = True
            except IllegalMove:
                accepted = False
            assert accepted == allowed(choices, game, move), move


def test_shuffles_are_the_same_for_ever() -> None:
    """These outcomes stand in the logs of people's games: changing them breaks every replay."""
    assert shuffled("abcdefgh", "seed", "deal") == ("a", "b", "d", "c", "e", "g", "f", "h")
    assert shuffled("hgfedcba", "seed", "deal") == shuffled("abcdefgh", "seed", "deal")
    assert shuffled("abcdefgh", "seed", "board 1") != shuffled("abcdefgh", "seed", "deal")
    assert pick(6, "seed", "first") == 0
    assert commitment("seed", "salt") == "4f471099c596203888f8715a3ae2dc5a151cc753982a01f9194044017bc50a5e"


def test_shuffles_favour_no_place() -> None:
    places = Counter(
        (card, place) for seed in range(2000) for place, card in enumerate(shuffled("abcde", str(seed), "x"))
    )
    assert len(places) == 25
    assert all(320 < count < 480 for count in places.values()), "each card in each place about 400 times"
