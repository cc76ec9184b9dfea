"""The house's due work at a table, as a function of who plays and who is there, without a loop or a clock."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from halfsaid.bots import Thought
from halfsaid.rules import CastVotes, HandIn
from halfsaid.tables.acts import (
    AddBot,
    BotPlay,
    BotReason,
    Call,
    Configure,
    HandToBot,
    Heed,
    Leave,
    NextTurn,
    Nudge,
    PassHost,
    Pause,
    Play,
    Propose,
    Return,
    Say,
    SeatId,
    Seen,
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
    Presence,
    TooLate,
    bot_act,
    due_work,
)
from halfsaid.tables.pacing import clear_at, clock_start, deadline
from halfsaid.tables.wire import Looking
from support.games import game_of
from support.tables import ADA, BEN, CLEO, HOST, Log, clue_of

THOUGHT = 1000.0  # when every bot has thought


def there(log: Log, *seats: SeatId, since: float = 0.0) -> Presence:
    """Somebody looks from these seats; the others are missing since then."""
    presence = Presence()
    presence.look_from_here(seats)
    presence.recount(log.table, since)
    return presence


def due(log: Log, presence: Presence) -> list[DueWork]:
    """Return the due work by the log's clock, which these tests take for the steady one."""
    return list(due_work(log.table, presence, lambda place: THOUGHT + place.id, log.table.times, log.table.touched_at))


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


def test_a_person_alone_with_bots_begins() -> None:
    log = with_bots(2)
    log.begin()
    assert due(log, there(log, ADA)) == []
    log.do(Configure(timers=Timers(clue=60)), HOST)
    limit = log.table.times.phase + 60
    assert due(log, there(log, ADA)) == [DueBotMove(limit, (SeatId(1),)), DueBotMove(limit, (SeatId(2),))]


def test_nobody_loses_the_first_turn_because_all_phones_sleep() -> None:
    log = with_bots(1, "Ben")
    log.do(Configure(timers=Timers(clue=60)), HOST)
    log.begin()
    assert due(log, there(log)) == [DueBotMove(log.table.times.phase + 60, (SeatId(2),))]


def test_of_several_people_bots_wait_until_none_does_anything() -> None:
    log = with_bots(1, "Ben")
    log.begin()
    log.do(Say("Let me think."), BEN, at=300.0)
    assert due(log, there(log, ADA, BEN)) == [DueBotMove(420.0, (SeatId(2),))]
    assert due(log, there(log, BEN)) == [DueAct(HOST_AWAY_SECONDS, PassHost(BEN))], "one of them is there"


def test_where_bots_play_for_all_who_are_there_they_begin_at_once() -> None:
    log = with_bots(2)
    log.do(HandToBot(HOST), HOST)
    log.begin()
    assert [work.at for work in due(log, there(log, ADA))] == [THOUGHT, THOUGHT + 1, THOUGHT + 2]


def test_with_nobody_there_nothing_happens_before_the_time_is_up() -> None:
    log = told(with_bots(1, "Ben"))
    assert due(log, there(log)) == []
    log.do(Configure(timers=Timers(hand_in=60)), HOST)
    limit = log.table.times.phase + 60
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


def test_patience_begins_when_somebody_is_awaited() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.do(clue_of(log.table), HOST, at=597.0)
    assert due(log, there(log, ADA, CLEO, since=500.0)) == [DueBotMove(687.0, (BEN,), "absent")]


def test_nobodys_clue_is_told_for_them_but_when_time_is_up() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.play(1)
    teller = log.table.awaited[0].id
    others = there(log, *({ADA, BEN, CLEO} - {teller}))
    assert [work for work in due(log, others) if isinstance(work, DueBotMove)] == []
    log.do(Configure(timers=Timers(clue=60)), HOST)
    limit = deadline(log.table, log.table.times)
    assert limit is not None
    assert [work for work in due(log, others) if isinstance(work, DueBotMove)] == [DueBotMove(limit, (teller,), "time")]
    log.do(Configure(timers=Timers()), HOST)
    log.do(HandToBot(teller), HOST)
    assert [work.seats for work in due(log, others) if isinstance(work, DueBotMove)] == [(teller,)]


def test_for_whom_time_ran_out_a_bot_plays_at_once_until_they_act() -> None:
    log = Log("Ben", "Cleo")
    log.do(Configure(timers=Timers(hand_in=30, vote=5000)), HOST)
    told(log)
    log.do(StandIn(HandIn(1, game_of(log.table).hands[1][:2]), "time"))
    log.do(Play(HandIn(2, game_of(log.table).hands[2][:2])), CLEO)
    everyone = there(log, ADA, BEN, CLEO)
    limit = log.table.times.phase + 5000
    assert due(log, everyone) == [
        DueBotMove(limit, (BEN,), "time"),
        DueBotMove(THOUGHT + BEN, (BEN,), "time"),
        DueBotMove(limit, (CLEO,), "time"),
    ]
    log.do(Nudge(CLEO), BEN)
    assert due(log, everyone) == [DueBotMove(limit, (BEN,), "time"), DueBotMove(limit, (CLEO,), "time")]


def test_in_a_game_for_weeks_each_phase_has_its_time() -> None:
    log = Log("Ben", "Cleo")
    log.do(Configure(timers=Timers(hand_in=30, vote=5000, absent=None)), HOST)
    told(log)
    log.do(StandIn(HandIn(1, game_of(log.table).hands[1][:2]), "time"))
    log.do(Play(HandIn(2, game_of(log.table).hands[2][:2])), CLEO)
    limit = log.table.times.phase + 5000
    assert {work.at for work in due(log, there(log, ADA, BEN, CLEO))} == {limit}


def test_who_was_missing_and_is_there_again_plays() -> None:
    log = told(Log("Ben", "Cleo"))
    log.do(StandIn(HandIn(1, game_of(log.table).hands[1][:2]), "absent"))
    assert due(log, there(log, ADA, BEN, CLEO)) == [DueAct(0.0, Return(), BEN)]
    log.do(Return(), BEN)
    assert due(log, there(log, ADA, BEN, CLEO)) == []


def test_a_show_ends_when_everybody_who_is_there_has_seen_it() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.play(1)
    log.do(Seen(1, 1), ADA, at=log.table.times.phase)
    both = there(log, ADA, BEN, since=log.table.times.phase)
    assert DueAct(0.0, NextTurn()) not in due(log, both)
    log.do(Seen(1, 1), BEN, at=log.table.times.phase)
    assert DueAct(0.0, NextTurn()) in due(log, both), "Cleo is not there"
    assert DueAct(0.0, NextTurn()) not in due(log, there(log)), "to nobody nothing is shown"
    log.do(Say("Well."), ADA, at=log.table.times.phase + 100)
    assert DueAct(0.0, NextTurn()) not in due(log, both), "it is over"


def test_a_bot_tells_when_the_stage_is_clear() -> None:
    log = with_bots(2)
    log.begin()
    log.do(clue_of(log.table), HOST)
    log.play(1)
    assert game_of(log.table).storyteller == 1
    clear = clear_at(log.table, log.table.times)
    assert clear is not None

    def ready(thought: float) -> float:
        presence, times = there(log, ADA), log.table.times
        (work,) = due_work(log.table, presence, lambda _: thought, times, log.table.touched_at)
        return work.at

    assert ready(clear - 5) == clear
    assert ready(clear + 5) == clear + 5
    log.do(Configure(hurry=True), HOST)
    assert ready(clear + 5) == 0.0


def test_while_paused_only_the_hosts_role_goes_its_way() -> None:
    log = with_bots(1, "Ben", "Cleo")
    log.do(Configure(timers=Timers(hand_in=60)), HOST)
    told(log)
    log.do(Pause(True), HOST)
    assert due(log, there(log, ADA, BEN)) == []
    assert due(log, there(log, BEN)) == [DueAct(HOST_AWAY_SECONDS, PassHost(BEN))]
    thought = Thought(HandIn(3, game_of(log.table).hands[3][:1]), "")
    with pytest.raises(TooLate):
        bot_act(log.table, thought, None)
    log.do(Pause(False), HOST, at=2000.0)
    assert DueBotMove(2090.0, (CLEO,), "absent") in due(log, there(log, ADA, BEN)), "a pause is no waiting"


def test_a_host_who_returns_is_host_again() -> None:
    log = Log("Ben", "Cleo")
    log.do(PassHost(BEN))
    assert due(log, there(log, BEN, CLEO)) == []
    assert due(log, there(log, ADA, BEN, CLEO)) == [DueAct(0.0, PassHost(ADA))]


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


def test_a_bot_agrees_with_its_partner_and_hands_in_or_waits() -> None:
    log, bot = team(bots=4), SeatId(4)

    def theirs() -> list[DueWork]:
        work = due(log, there(log, ADA, BEN))
        return [each for each in work if bot in (each.seats if isinstance(each, DueBotMove) else (each.by,))]

    log.do(Propose(bot), BEN)
    assert theirs() == [DueAct(0.0, Propose(bot), bot), DueBotMove(0.0, (bot,))]
    log.do(Propose(bot), bot)
    assert theirs() == [DueBotMove(0.0, (bot,))]
    log.do(Propose(BEN), BEN)
    assert theirs() == [DueAct(0.0, Propose(BEN), bot)]
    log.do(Propose(BEN), bot)
    assert theirs() == [], "Ben hands in himself"


@settings(deadline=None)
@given(st.integers(1, 4), st.integers(0, 3), st.integers(0, 40), st.data(), st.booleans(), st.booleans(), st.booleans())
def test_nobody_is_played_for_before_it_is_time(
    people: int, bots: int, moves: int, data: st.DataObject, limited: bool, hurry: bool, paused: bool
) -> None:
    log = with_bots(max(bots, 3 - people), *("Ben", "Cleo", "Dan")[: people - 1])
    timers = Timers(clue=70, hand_in=50, vote=40) if limited else Timers()
    log.do(Configure(timers=timers, hurry=hurry, options={"target": 300}), HOST)
    log.begin()
    for number in range(moves):
        move = log.next_move(number)
        place = log.table.at(move.seat)
        whys: list[BotReason | None] = [None, None, "time", "absent"]
        why = data.draw(st.sampled_from(whys)) if not place.is_bot else None
        act = StandIn(move, why) if why else BotPlay(move) if place.is_bot else Play(move)
        log.do(act, None if why else place.id)
    if paused:
        log.do(Pause(True), HOST)
    present = data.draw(st.sets(st.sampled_from([place.id for place in log.table.people])))
    since = log.table.touched_at + data.draw(st.floats(-200, 0))
    presence, game, times = there(log, *present, since=since), game_of(log.table), log.table.times
    start, limit = clock_start(log.table, times), deadline(log.table, times)
    themselves = [place for place in log.table.people if place.id in present and place.played_by_bot != "asked"]
    for work in due(log, presence):
        if paused or isinstance(work, DueAct):
            assert isinstance(work, DueAct)
            assert not paused or isinstance(work.act, PassHost)
            continue
        place = log.table.place(work.seats[0])
        if work.why == "absent":
            assert game.phase != "clue"
            assert work.at >= max(start, since) + (0 if place.played_by_bot else 90)
        elif work.why == "time":
            assert limit is not None
            assert work.at == limit or (place.played_by_bot == "time" and work.at >= start)
        elif game.phase == "clue" and game.storyteller is None and themselves:
            assert work.at == limit or (len(themselves) > 1 and work.at >= start + 120)
        elif game.phase == "clue" and not hurry:
            assert work.at >= start or work.at == limit


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
    presence.look_from_here([ADA, None])
    presence.look_from_there("b", msgspec.json.encode(Looking(frozenset({BEN}), 2)), 100.0)
    presence.recount(log.table, 100.0)
    assert (presence.seats, presence.spectators, presence.missing_since) == (frozenset({ADA, BEN}), 3, {CLEO: 100.0})
    assert not presence.forget_silent_servers(120.0)
    assert presence.forget_silent_servers(131.0)
    presence.recount(log.table, 131.0)
    assert (presence.seats, presence.spectators) == (frozenset({ADA}), 1)
    assert presence.missing_since == {BEN: 131.0, CLEO: 100.0}, "each since they were last seen"
