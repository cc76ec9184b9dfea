"""Those who watch and guess along: they see nothing before its time, change no point, and may come into the game."""

from random import Random

import msgspec
import pytest

from halfsaid.rules import EDITIONS, Reveal, edition_named
from halfsaid.simulation import RandomPlayers
from halfsaid.tables import wire
from halfsaid.tables.acts import (
    AddBot,
    AnswerSeat,
    AskSeat,
    AskWhy,
    BotPlay,
    Configure,
    Explain,
    Guess,
    JoinAudience,
    Kick,
    Leave,
    ListTable,
    Lock,
    Mute,
    Play,
    Rematch,
    Say,
    SeatId,
)
from halfsaid.tables.fold import states
from halfsaid.tables.limits import MOST_AUDIENCE
from halfsaid.tables.seating import right_slots
from halfsaid.tables.table import LISTED_OVER_SECONDS, Guessed, SeatAsk, Table, free_seats, is_listed
from halfsaid.tables.wire import Looking
from support.games import COMBINATIONS, game_of
from support.tables import ADA, BEN, CLEO, CODE, HOST, Log, clue_of


def with_audience(*names: str, bots: int = 1) -> tuple[Log, list[SeatId]]:
    """Ada, Ben, Cleo and bots, with these who watch."""
    log = Log("Ben", "Cleo")
    for number in range(bots):
        log.do(AddBot(f"Bot {number}"), HOST)
    return log, [joined(log, name) for name in names]


def joined(log: Log, name: str) -> SeatId:
    return log.do(JoinAudience(name, f"key {name}")).audience[-1].id


def play_until(log: Log, phase: str, seed: int = 1) -> Table:
    """By anybody's random moves."""
    players = RandomPlayers(Random(seed))
    while game_of(log.table).phase != phase:
        step(log, players)
    return log.table


def step(log: Log, players: RandomPlayers) -> None:
    move = players.next_move(game_of(log.table))
    place = log.table.at(move.seat)
    log.do(BotPlay(move) if place.is_bot else Play(move), place.id)


def to_the_reveal(log: Log, seed: int = 1) -> Reveal:
    players, turn = RandomPlayers(Random(seed)), game_of(log.table).turn
    while log.table.stage == "playing" and game_of(log.table).turn == turn:
        step(log, players)
    last = game_of(log.table).last
    assert last is not None
    return last.reveal


def everything_seen(table: Table) -> list[bytes]:
    """Return what everyone at the table, and a spectator, is shown."""
    shown = [wire.room(table, Looking()), wire.game(table), *(wire.you(table, each.id) for each in table.people)]
    return [msgspec.json.encode(part) for part in shown]


def test_a_guess_is_hidden_until_the_reveal() -> None:
    """Everyone else sees that there is a guess and no more: views of different guesses are equal byte for byte."""
    log, (dora, emil) = with_audience("Dora", "Emil")
    log.begin()
    play_until(log, "vote")
    board = len(game_of(log.table).board)
    before = everything_seen(log.table)
    seen = []
    for slot in range(1, board + 1):
        table = log.do(Guess(slot), dora)
        seen.append(everything_seen(table))
        assert wire.your_guess(table.audience[0]).slot == slot
        assert wire.your_guess(table.audience[1]).slot is None
    assert all(each == seen[0] for each in seen)
    assert seen[0][1:] == before[1:], "the game and every seat are as they were"
    assert seen[0][0] == before[0].replace(b'"has_guessed":false', b'"has_guessed":true', 1)
    assert emil not in {each.id for each in log.table.audience_last}


@pytest.mark.parametrize(("name", "players"), COMBINATIONS)
def test_an_audience_changes_no_point(name: str, players: int) -> None:
    def evening(guessing: bool) -> Table:
        log = Log(*(f"Guest {number}" for number in range(1, players)))
        ends: dict[str, int | str | bool | None] = {"target": 8} if edition_named(name).ends_by == "points" else {}
        log.do(Configure(edition=name, options=ends), HOST)
        dora = joined(log, "Dora")
        log.begin()
        somebody = RandomPlayers(Random(3))
        while log.table.stage == "playing":
            if guessing and game_of(log.table).phase == "vote":
                log.do(Guess(1 + log.table.seq % len(game_of(log.table).board)), dora)
            step(log, somebody)
        return log.table

    watched, unwatched = evening(True), evening(False)
    assert game_of(watched) == game_of(unwatched)
    assert watched.audience[0].score <= game_of(watched).turn
    assert unwatched.audience[0].score == 0


def test_guesses_open_with_the_reveal_and_score_one_each() -> None:
    log, (dora, emil, fay) = with_audience("Dora", "Emil", "Fay")
    log.begin()
    game = game_of(play_until(log, "vote"))
    told = game.board.index(game.handed_in[game.storyteller or 0][0]) + 1
    other = told % len(game.board) + 1
    log.do(Guess(other), dora)
    log.do(Guess(told), dora)
    log.do(Guess(other), emil)
    to_the_reveal(log)
    assert log.table.audience_last == (Guessed(dora, told, True), Guessed(emil, other, False))
    assert [(each.score, each.guess) for each in log.table.audience] == [(1, None), (0, None), (0, None)]
    log.refuses(Guess(1), dora, "not_now")
    log.stop()
    log.do(Rematch(), HOST)
    log.begin()
    assert [each.score for each in log.table.audience] == [0, 0, 0], "points are those of a game"
    assert not log.table.audience_last
    assert fay in {each.id for each in log.table.audience}


def test_in_party_the_picture_that_most_chose_is_right() -> None:
    def revealed(votes: tuple[int, ...], veto: int) -> Reveal:
        ballots = tuple((slot,) for slot in votes)
        return Reveal(0, None, ("a", "b", "c"), (0, 1, 2), ballots, veto, (), (), (), False)  # type: ignore[arg-type]

    party = EDITIONS["party"]
    assert right_slots(party, revealed((1, 1, 1, 2, 2, 3), veto=3)) == {1}
    assert right_slots(party, revealed((1, 1, 1, 2, 2, 3), veto=1)) == {2}
    assert right_slots(party, revealed((1, 1, 2, 2, 3, 3), veto=3)) == {1, 2}
    assert right_slots(party, revealed((1, 1, 1), veto=1)) == set()


def test_only_the_audience_guesses_and_does_nothing_else() -> None:
    log, (dora,) = with_audience("Dora")
    log.refuses(Guess(1), dora, "no_game")
    log.begin()
    log.refuses(Guess(1), dora, "not_now")
    play_until(log, "vote")
    for slot in (0, -1, 99):
        log.refuses(Guess(slot), dora, "slot")
    log.refuses(Guess(1), BEN, "not_audience")
    log.refuses(AskSeat(SeatId(3)), BEN, "not_audience")
    log.refuses(JoinAudience("Zoe", "key"), BEN, "house_only")
    log.refuses(Say("hello"), dora, "no_seat")
    log.refuses(Play(RandomPlayers(Random(1)).next_move(game_of(log.table))), dora, "no_seat")
    log.refuses(AskWhy(1, 1), dora, "no_seat")
    log.refuses(Kick(BEN), dora, "host_only")
    log.refuses(AnswerSeat(dora, True), dora, "host_only")


def test_names_and_numbers_have_bounds() -> None:
    log, (dora,) = with_audience("Dora")
    for name, code in (("ben", "name_taken"), ("dora", "name_taken"), ("", "name"), ("x" * 25, "name")):
        log.refuses(JoinAudience(name, "key"), None, code)
    log.refuses(JoinAudience("D\u043era", "key"), None, "name_taken")  # a Cyrillic o
    for number in range(MOST_AUDIENCE - 1):
        joined(log, f"Guest {number}")
    log.refuses(JoinAudience("One more", "key"), None, "audience_full")
    log.do(Leave(), dora)
    log.do(Kick(log.table.audience[0].id), HOST)
    log.do(Lock(True), HOST)
    log.refuses(JoinAudience("One more", "key"), None, "locked")
    assert len(log.table.audience) == MOST_AUDIENCE - 2


def test_a_latecomer_takes_a_bots_seat_with_its_cards_and_points() -> None:
    log, (dora, emil) = with_audience("Dora", "Emil")
    bot = log.table.places[3]
    log.refuses(AskSeat(bot.id), dora, "no_game")
    log.begin()
    log.play(turns=2)
    play_until(log, "vote")
    log.refuses(AskSeat(BEN), dora, "seat_held")
    log.do(AskSeat(bot.id), dora)
    log.do(AskSeat(bot.id), emil)
    assert wire.room(log.table, Looking()).seat_asks == (SeatAsk(dora, bot.id), SeatAsk(emil, bot.id))
    log.do(AnswerSeat(emil, False), HOST)
    log.refuses(AnswerSeat(emil, True), HOST, "no_ask")
    before = game_of(log.table)
    table = log.do(AnswerSeat(dora, True), HOST)
    place = table.places[3]
    assert (place.id, place.name, place.is_bot, place.key) == (bot.id, "Dora", False, "key Dora")
    assert game_of(table) is before, "cards, votes and points stay with the seat"
    assert table.seat_of("key Dora") == bot.id
    assert [each.name for each in table.audience] == ["Emil"]
    assert (table.handovers[-1].was, table.handovers[-1].from_bot) == (bot.name, True)
    log.refuses(AskSeat(bot.id), emil, "seat_held")
    log.play()
    *_, replayed = states(CODE, log.entries)
    assert replayed == log.table


def test_why_is_asked_once_by_each_and_answered_for_all() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.refuses(AskWhy(1, 1), BEN, "no_turn")
    log.do(clue_of(log.table), ADA)
    to_the_reveal(log)
    log.refuses(AskWhy(1, 2), BEN, "no_turn")
    log.refuses(AskWhy(1, 1), ADA, "own_turn")
    log.do(AskWhy(1, 1), BEN)
    log.refuses(AskWhy(1, 1), BEN, "asked")
    log.do(Mute(CLEO, True), HOST)
    log.refuses(AskWhy(1, 1), CLEO, "muted")
    room = wire.room(log.table, Looking())
    assert (room.asked_why, room.why) == ((BEN,), None)
    table = log.do(Explain(1, 1, "The lamp was lit."), ADA)
    assert wire.room(table, Looking()).why == "The lamp was lit."
    log.do(Mute(CLEO, False), HOST)
    log.refuses(AskWhy(1, 1), CLEO, "why_known")
    log.play(turns=1)
    room = wire.room(log.table, Looking())
    assert (room.asked_why, room.why) == ((), None)


def test_a_listed_table_stands_at_the_door_until_it_is_closed_or_over_for_long() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.refuses(ListTable(True), BEN, "host_only")
    assert not is_listed(log.table, 0.0)
    assert is_listed(log.do(ListTable(True), HOST), 0.0)
    assert wire.room(log.table, Looking()).listed
    assert not is_listed(log.do(Lock(True), HOST), 0.0)
    log.do(Lock(False), HOST)
    assert free_seats(log.table) == 4
    log.begin()
    assert free_seats(log.table) == 0
    over = log.stop()
    assert is_listed(over, over.touched_at + LISTED_OVER_SECONDS - 1)
    assert not is_listed(over, over.touched_at + LISTED_OVER_SECONDS + 1)
    assert not is_listed(log.do(ListTable(False), HOST), 0.0)
