"""Stepping through a record shows what was seen at the table, at every moment and from every seat."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from halfsaid.records import Record, read, record, write
from halfsaid.replays import (
    LARGEST_REPLAY,
    Happening,
    Replay,
    ReplayMoment,
    TooLarge,
    moments_of,
    refuse_too_large,
    replay_bytes,
    steps_of,
)
from halfsaid.rules import Game, Mine, Options, Public, Setup, View, deal, edition_named, effective_options, view
from halfsaid.simulation import random_game, random_records, seat_lines
from support.games import COMBINATIONS, all_hand_in, clue, setup_for, setups

Moment = tuple[Happening, int]


def announced(setup: Setup) -> Setup:
    """A record does not say who would have begun before anybody spoke; so let nobody know."""
    assert setup.options is not None
    return replace(setup, options=replace(setup.options, begins="announce"))


def stepped(games: list[Game]) -> list[ReplayMoment]:
    first = games[0]
    return list(moments_of(read(write(record(games, seat_lines(edition_named(first.edition.name), first.players))))))


def lived(games: list[Game]) -> Iterator[tuple[Moment, Game]]:
    """The moments that a replay has, as they were at the table; a clue as it was mended in the end."""
    yield ("dealt", 1), games[0]
    words = {game.turn: game.clue for game in games if game.clue is not None}
    for before, after in pairwise(games):
        if (before.phase, after.phase) == ("clue", "hand_in"):
            yield ("told", after.turn), replace(after, clue=words[after.turn])
        elif (before.phase, after.phase) == ("hand_in", "vote"):
            yield ("laid", after.turn), after
        elif before.phase == "vote" != after.phase:
            yield ("revealed", before.turn), after
            yield ("drawn" if after.winners is None else "over", after.turn), after


def eyes(moment: ReplayMoment, seat: int) -> View:
    return View(moment.public, moment.seats[seat])


def tidy(seen: View) -> View:
    """Return the view without the seed's promise, which no record has, and with hands in one order."""
    assert seen.mine is not None
    held = replace(seen.mine, hand=tuple(sorted(seen.mine.hand)))
    return View(replace(seen.public, promise="", seed=None, salt=None), held)


@settings(max_examples=60)
@given(setups().map(announced), st.integers(0, 1000), st.integers(1, 400))
def test_every_seat_sees_what_it_saw(setup: Setup, seed: int, states: int) -> None:
    games = list(random_game(setup, Random(seed)))[:states]
    shown = {(moment.what, moment.turn): moment for moment in stepped(games)}
    finished = max((moment.turn for moment in shown.values() if moment.what == "revealed"), default=0)
    for at, game in lived(games):
        if at[0] in ("dealt", "drawn", "over") or at[1] <= finished:
            for seat in range(game.players):
                assert tidy(eyes(shown[at], seat)) == tidy(view(game, seat)), at


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_before_the_board_lies_and_before_the_reveal_a_seat_knows_its_own_only(name: str, players: int) -> None:
    """These two moments pass in no time at a table: what is seen in them is what was seen just before or after."""
    (game,) = random_records(name, players, games=1, seed=2)
    shown = {(moment.what, moment.turn): moment for moment in moments_of(game)}
    for number, turn in enumerate(game.turns, 1):
        laid, handed_in, voted = (shown[what, number] for what in ("laid", "handed_in", "voted"))
        votes = {entry.seat: entry.slots for entry in turn.votes}
        assert handed_in.public == replace(laid.public, phase="hand_in", board=(), waiting=(), voted=(False,) * players)
        assert voted.public == replace(laid.public, waiting=(), voted=tuple(seat in votes for seat in range(players)))
        for seat, (at_board, at_hand, at_vote) in enumerate(zip(laid.seats, handed_in.seats, voted.seats, strict=True)):
            veto = turn.veto if seat == turn.storyteller else None
            assert without_may(at_hand) == without_may(at_board)
            assert without_may(at_vote) == replace(without_may(at_board), votes=votes.get(seat, ()), veto=veto)


def without_may(mine: Mine) -> Mine:
    return replace(mine, may=())


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_it_ends_as_the_game_ended(name: str, players: int) -> None:
    games = list(random_game(setup_for(name, players, deck_size=edition_named(name).smallest_deck(players)), Random(7)))
    last, end = stepped(games)[-1], games[-1]
    assert last.what == "over"
    assert (last.public.scores, last.public.winners) == (end.scores, end.winners)
    assert [sorted(mine.hand) for mine in last.seats] == [sorted(hand) for hand in end.hands]
    assert any(moment.public.last and moment.public.last.reshuffled for moment in stepped(games))


def test_the_moments_of_a_turn_come_in_their_order() -> None:
    (game,) = random_records("classic", 4, games=1, seed=1)
    moments = [(moment.what, moment.turn) for moment in moments_of(game)]
    turn = ("told", "handed_in", "laid", "voted", "revealed", "drawn")
    last = len(game.turns)
    whole = [(what, number + (what == "drawn")) for number in range(1, last + 1) for what in turn]
    assert moments == [("dealt", 1), *whole[:-1], ("over", last)]


def test_a_game_that_nobody_has_played_yet_opens() -> None:
    games = [deal(setup_for("party", 6))]
    (only,) = stepped(games)
    assert only.what == "dealt"
    assert {(mine.hand, mine.face_down) for mine in only.seats} == {((), True)}


def test_a_running_game_opens_up_to_its_last_reveal() -> None:
    game = deal(setup_for("classic", 4))
    running = stepped([game, clue(game, 0), all_hand_in(clue(game, 0))])
    assert [moment.what for moment in running] == ["dealt"]


@pytest.mark.parametrize("deck_size", [28, 32])  # 28: the pile is empty and would have to be renewed
def test_where_nobody_has_drawn_yet_hands_and_pile_stay_as_they_are(deck_size: int) -> None:
    (whole,) = random_records("classic", 4, games=1, seed=1, deck_size=deck_size)
    first = whole.turns[0]
    pile = deck_size - 4 * 6
    turn = replace(first, drawn=((),) * 4, pile=pile, reshuffled=False)
    *_, voted, revealed = moments_of(replace(whole, turns=(turn,), winners=None, seed=None))
    assert (revealed.what, revealed.public.pile, revealed.public.discard) == ("revealed", pile, 4)
    assert [mine.hand for mine in revealed.seats] == [mine.hand for mine in voted.seats]
    assert revealed.public.last is not None
    assert not revealed.public.last.reshuffled


def test_recordings_are_named_where_their_table_is_known() -> None:
    options = Options(target=1, rounds=None, bonus_cap=None, lone_finder=False, mime_or_song=True)
    games = random_game(Setup("original", 4, tuple("abcdefghijklmnopqrstuvwxyz012345"), "s", "", options), Random(1))
    game = record(games, seat_lines(edition_named("original"), 4))
    hummed = replace(game, turns=tuple(replace(turn, clue=replace(turn.clue, kind="audio")) for turn in game.turns))
    told = next(moment for moment in moments_of(hummed, ["hum"] * len(game.turns)) if moment.what == "told")
    assert isinstance(told.public, Public)
    assert told.public.clue is not None
    assert told.public.clue.recording == "hum"


def sized(name: str, players: int, cards: Sequence[str], **options: object) -> Record:
    """A whole game by random players, with these cards."""
    edition = edition_named(name)
    setup = Setup(edition.name, players, tuple(cards), "sized", "", effective_options(edition, players, options))
    return record(random_game(setup, Random(3)), seat_lines(edition, players))


def in_bytes(game: Record) -> int:
    return len(msgspec.json.encode(Replay(game.seats, tuple(steps_of(moments_of(game))))))


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
@pytest.mark.parametrize("length", [1, 20, 120])
def test_no_replay_is_larger_than_was_reckoned(name: str, players: int, length: int) -> None:
    """Nor so much smaller that honest games would be refused."""
    edition = edition_named(name)
    cards = [f"{'é' if length > 100 else 'c'}{number}".rjust(length, '"') for number in range(84)]
    game = sized(name, players, cards, **({"target": 12} if edition.ends_by == "points" else {}))
    assert in_bytes(game) <= replay_bytes(game) <= 3 * in_bytes(game)


def test_the_longest_honest_game_is_stepped_through() -> None:
    """Twelve hundred turns of twelve are some thirty evenings."""
    game = sized("party", 12, [f"inkwell/a_card_with_a_name_{number:02}" for number in range(84)], rounds=100)
    assert len(game.turns) == 1200
    refuse_too_large(game)
    assert replay_bytes(game) < LARGEST_REPLAY


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (lambda: sized("party", 6, [f"{number:0130}" for number in range(84)]), "a name of more than 129 characters"),
        (lambda: sized("party", 6, [str(number) for number in range(5001)]), "5,001 cards"),
        (lambda: sized("party", 6, [str(number) for number in range(84)], rounds=501), "3,006 turns"),
        (lambda: sized("party", 12, [f"{number:0129}" for number in range(84)], rounds=60), "too long"),
        (
            lambda: replace(
                (whole := sized("party", 6, [str(number) for number in range(84)])),
                seats=(replace(whole.seats[0], name="A" * 65), *whole.seats[1:]),
            ),
            "a name or a colour of more than 64 characters",
        ),
    ],
)
def test_what_would_be_endless_is_refused_before_it_is_built(game: Callable[[], Record], why: str) -> None:
    with pytest.raises(TooLarge, match=why):
        refuse_too_large(game())
