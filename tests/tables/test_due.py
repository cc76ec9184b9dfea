"""What the house has to do at a table, and when: by who plays and who is there, without a loop or a clock."""

import msgspec
import pytest

from halfsaid.bots import Thought
from halfsaid.rules import CastVotes, HandIn
from halfsaid.tables.acts import (
    AddBot,
    BotPlay,
    Call,
    Configure,
    HandToBot,
    Heed,
    Leave,
    PassHost,
    Play,
    Return,
    SeatId,
    StandIn,
    Subscribe,
    Timers,
)
from halfsaid.tables.due import (
    CALL_SECONDS,
    HOST_AWAY_SECONDS,
    DueAct,
    DueBotMove,
    DueWork,
    TooLate,
    bot_act,
    due_work,
)
from halfsaid.tables.presence import Looking, Presence
from support.games import game_of
from support.tables import ADA, BEN, CLEO, HOST, Log, clue_of

THOUGHT = 1000.0  # when every bot has thought


def there(log: Log, *seats: SeatId, since: float = 0.0) -> Presence:
    """Somebody looks from these seats; the others are missing since then."""
    presence = Presence()
    presence.look_here(seats)
    presence.reckon(log.table, since)
    return presence


def due(log: Log, presence: Presence) -> list[DueWork]:
    return list(due_work(log.table, presence, lambda place: THOUGHT + place.id, log.table.phase_since))


def told(log: Log) -> Log:
    """Ada has given a clue, so all others are waited for."""
    log.begin()
    log.do(clue_of(log.table), HOST)
    return log


def with_bots(bots: int, *people: str) -> Log:
    log = Log(*people)
    for number in range(bots):
        log.do(AddBot(f"Bot {number}"), HOST)
    return log


def test_where_everyone_is_there_and_plays_there_is_nothing_to_do() -> None:
    log = Log("Ben", "Cleo")
    assert due(log, there(log, ADA, BEN, CLEO)) == []
    assert due(told(log), there(log, ADA, BEN, CLEO)) == []


def test_bots_move_when_they_have_thought() -> None:
    log = told(with_bots(2))
    assert due(log, there(log, ADA)) == [DueBotMove(THOUGHT + 1, (SeatId(1),)), DueBotMove(THOUGHT + 2, (SeatId(2),))]
    log.do(Configure(hurry=True), HOST)
    assert [work.at for work in due(log, there(log, ADA))] == [0.0, 0.0]


def test_bots_let_people_begin() -> None:
    log = with_bots(2)
    log.begin()
    assert all(work.at > THOUGHT + 20 for work in due(log, there(log, ADA)) if isinstance(work, DueBotMove))


def test_with_nobody_there_nothing_happens_before_the_time_is_up() -> None:
    log = told(with_bots(1, "Ben"))
    assert due(log, there(log)) == []
    log.do(Configure(timers=Timers(hand_in=60)), HOST)
    limit = log.table.phase_since + 60
    assert due(log, there(log)) == [
        DueBotMove(limit, (BEN,), "time"),
        DueBotMove(min(limit, THOUGHT + 2), (SeatId(2),)),
    ]


def test_who_is_missing_is_waited_for_then_played_for() -> None:
    log = told(Log("Ben", "Cleo"))
    presence = there(log, ADA, CLEO, since=500.0)
    assert due(log, presence) == [DueBotMove(590.0, (BEN,), "absent")]
    log.do(StandIn(HandIn(1, game_of(log.table).hands[1][:2]), "absent"))
    log.do(Play(HandIn(2, game_of(log.table).hands[2][:2])), CLEO)
    assert DueBotMove(500.0, (BEN,), "absent") in due(log, presence), "the second time nobody waits"
    log.do(Configure(timers=Timers(absent=None)), HOST)
    assert due(log, presence) == [], "in a game for weeks everybody is waited for"


def test_a_host_who_stays_away_passes_the_role_on() -> None:
    log = with_bots(1, "Ben")
    assert due(log, there(log, BEN, since=100.0)) == [DueAct(100.0 + HOST_AWAY_SECONDS, PassHost(BEN))]
    assert due(log, there(log, since=100.0)) == [], "to whom?"


def test_who_is_waited_for_is_called_once_until_they_come() -> None:
    log = Log("Ben", "Cleo")
    log.do(Configure(timers=Timers(absent=None)), HOST)
    log.do(Subscribe("https://push.example.net/ben", "key", "auth"), BEN)
    told(log)
    assert due(log, there(log, ADA, CLEO, since=100.0)) == [DueAct(100.0 + CALL_SECONDS, Call(BEN))]
    log.do(Call(BEN))
    assert due(log, there(log, ADA, CLEO, since=100.0)) == []
    assert due(log, there(log, ADA, BEN, CLEO)) == [DueAct(0.0, Heed(BEN))]


def team(bots: int) -> Log:
    """Six at the table, so that 0 and 3, 1 and 4, 2 and 5 are partners; the bots come last."""
    log = with_bots(bots, *("Ben", "Cleo", "Dan", "Eva", "Finn")[: 5 - bots])
    log.do(Configure(edition="team"), HOST)
    return told(log)


def test_two_bots_of_a_team_move_together_and_a_bot_waits_for_a_human_partner() -> None:
    log = team(bots=4)  # 2, 3, 4 and 5
    assert [(work.at, work.seats) for work in due(log, there(log, ADA, BEN)) if isinstance(work, DueBotMove)] == [
        (THOUGHT + 5, (2, 5)),
        (THOUGHT + 3, (3,)),  # the storyteller's partner has nobody to agree with
        (THOUGHT + 4 + 30, (4,)),
    ]
    missing = due(log, there(log, ADA))
    assert DueBotMove(THOUGHT + 4, (SeatId(4),)) in missing, "who is not there is not left the choice"


def test_a_bot_that_steps_in_says_why() -> None:
    log = told(with_bots(1, "Ben"))
    hands = game_of(log.table).hands
    of_a_bot, of_ben = (Thought(HandIn(at, hands[at][:1]), "red") for at in (2, 1))
    assert bot_act(log.table, of_a_bot, None) == BotPlay(of_a_bot.move, "red")
    assert bot_act(log.table, of_ben, "time") == StandIn(of_ben.move, "time", "red")
    assert bot_act(log.table, of_ben, "absent") == StandIn(of_ben.move, "absent", "red")
    log.do(Leave(), BEN)
    assert bot_act(log.table, of_ben, None) == StandIn(of_ben.move, "left", "red")


def test_who_left_a_game_and_is_there_at_its_end_is_back() -> None:
    log = told(Log("Ben", "Cleo"))
    log.do(Leave(), BEN)
    assert not any(isinstance(work, DueAct) for work in due(log, there(log, ADA, BEN, CLEO))), "may be on the way out"
    log.stop()
    assert due(log, there(log, ADA, CLEO)) == []
    (work,) = due(log, there(log, ADA, BEN, CLEO))
    assert work == DueAct(0.0, Return(), BEN)
    log.do(Return(), BEN)
    assert due(log, there(log, ADA, BEN, CLEO)) == []


def test_a_bot_that_is_too_late_does_nothing() -> None:
    log = told(Log("Ben", "Cleo"))
    hands = game_of(log.table).hands
    late = Thought(HandIn(1, hands[1][:2]), "")
    log.do(HandToBot(BEN), BEN)
    log.do(Return(), BEN)
    with pytest.raises(TooLate):
        bot_act(log.table, late, None)
    log.do(Play(HandIn(1, hands[1][2:4])), BEN)
    with pytest.raises(TooLate):
        bot_act(log.table, late, "time")
    log.do(Play(HandIn(2, hands[2][:2])), CLEO)
    board = game_of(log.table).board
    slot = next(at for at, card in enumerate(board, 1) if card not in game_of(log.table).handed_in[1])
    log.do(Play(CastVotes(1, (slot,))), BEN)
    with pytest.raises(TooLate):
        bot_act(log.table, Thought(CastVotes(1, (slot,)), ""), "time")


def test_what_other_servers_say_of_who_is_there_holds_for_a_while() -> None:
    log, presence = Log("Ben", "Cleo"), Presence()
    presence.look_here([ADA, None])
    presence.look_there("b", msgspec.json.encode(Looking(frozenset({BEN}), 2)), 100.0)
    presence.reckon(log.table, 100.0)
    assert (presence.seats, presence.spectators, presence.missing_since) == (frozenset({ADA, BEN}), 3, {CLEO: 100.0})
    assert not presence.forget_old_words(120.0)
    assert presence.forget_old_words(131.0)
    presence.reckon(log.table, 131.0)
    assert (presence.seats, presence.spectators) == (frozenset({ADA}), 1)
    assert presence.missing_since == {BEN: 131.0, CLEO: 100.0}, "each since they were last seen"
