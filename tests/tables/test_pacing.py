"""How long things last at a table, and who may hurry or hold them: by the log alone."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from halfsaid.rules import EDITIONS, Reveal
from halfsaid.tables import wire
from halfsaid.tables.acts import (
    AddBot,
    Configure,
    HandToBot,
    Kick,
    LastCall,
    Leave,
    MoreTime,
    Mute,
    NextTurn,
    Nudge,
    OfferSeat,
    PassHost,
    Pause,
    Play,
    Propose,
    SeatId,
    Seen,
    StandIn,
    TakeSeat,
    Timers,
)
from halfsaid.tables.archive import LogHistory
from halfsaid.tables.pacing import (
    LONGEST_SHOW,
    clear_at,
    clock_start,
    deadline,
    is_paused,
    moved_on,
    on_clock,
    resumed,
    show_seconds,
)
from halfsaid.tables.table import Table, Times
from halfsaid.tables.wire import Looking
from support.games import game_of
from support.tables import ADA, BEN, CLEO, CODE, DAN, HOST, Log, clue_of


def reveal_of(board: int, truth: int, *votes: int) -> Reveal:
    """Return a turn with this many pictures, in which voters chose these slots. `truth` is a slot, too."""
    owners = tuple(range(board))
    ballots = tuple((slot,) for slot in votes)
    return replace(
        _A_TURN, storyteller=truth - 1, board=tuple(f"c{at}" for at in owners), owners=owners, votes=ballots, veto=None
    )


def _a_turn() -> Reveal:
    log = Log("Ben", "Cleo")
    log.begin()
    log.play(1)
    last = game_of(log.table).last
    assert last is not None
    return last.reveal


_A_TURN = _a_turn()


@pytest.mark.parametrize(
    ("reveal", "seconds"),
    [
        (reveal_of(4, 1, 2, 1, 1), 14.0),  # a decoy, a sweep
        (reveal_of(4, 1, 2, 3, 1), 17.2),
        (reveal_of(6, 1, 1, 1, 1, 1, 1), 10.8),  # everyone found it
        (reveal_of(6, 1, 2, 2, 3, 3, 3), 17.2),  # nobody did
        (reveal_of(8, 1, 2, 3, 4, 1, 1, 1, 1), 20.0),
        (reveal_of(12, 1, 2, 2, 3, 3, 4, 5, 6, 1, 1, 1, 1), 19.6),  # two alone, three together
        (reveal_of(12, 1, 2, 2, 3, 3, 4, 4, 5, 6, 1, 1, 1), 20.0),
    ],
)
def test_a_show_lasts_as_long_as_there_is_to_see(reveal: Reveal, seconds: float) -> None:
    assert show_seconds(reveal, EDITIONS["classic"]) == pytest.approx(seconds)


def test_where_nothing_is_true_the_largest_crowd_comes_last() -> None:
    turn = reveal_of(8, 1, 2, 3, 3, 4, 4, 4, 4, 4)
    assert show_seconds(turn, EDITIONS["party"]) == pytest.approx(17.6), "one alone, a pair, a sweep, the crowd"


@given(st.integers(3, 12), st.data(), st.sampled_from(sorted(EDITIONS)))
def test_no_show_is_too_long(board: int, data: st.DataObject, edition: str) -> None:
    slots = st.integers(1, board)
    reveal = reveal_of(board, data.draw(slots), *data.draw(st.lists(slots, min_size=board - 1, max_size=board)))
    assert 10.0 < show_seconds(reveal, next(each for each in EDITIONS.values() if each.name == edition)) <= LONGEST_SHOW


def told(*people: str, **timers: int) -> Log:
    """A turn is over, and its reveal is being shown."""
    log = Log(*(people or ("Ben", "Cleo")))
    log.do(Configure(timers=Timers(**timers)), HOST)
    log.begin()
    log.play(1)
    return log


def clear(**timers: int) -> Log:
    """A turn is over and was shown, and the clock of the next one starts at 1000."""
    log = told(**timers)
    log.table = replace(log.table, times=replace(log.table.times, phase=1000.0, show=None))
    return log


def by_log(log: Log, of: Callable[[Table, Times], float | None]) -> float | None:
    return of(log.table, log.table.times)


def test_the_clock_of_a_phase_starts_when_the_stage_is_clear() -> None:
    log = told(clue=60, hand_in=30)
    began, clear = log.table.times.phase, by_log(log, clear_at)
    assert clear is not None
    assert began < clear <= began + LONGEST_SHOW
    assert by_log(log, deadline) == clear + 60
    teller = game_of(log.table).storyteller
    assert teller is not None
    move = log.next_move()
    log.do(Play(move), log.table.at(teller).id, at=began + 1)
    assert by_log(log, deadline) == clear + 30, "the others may still look"


def test_the_first_phase_of_a_game_starts_at_once() -> None:
    log = Log("Ben", "Cleo")
    log.do(Configure(timers=Timers(clue=60)), HOST)
    log.begin()
    assert by_log(log, clear_at) is None
    assert by_log(log, deadline) == log.table.times.phase + 60


def test_the_host_ends_a_show_and_nobody_else() -> None:
    log = told(clue=60)
    log.refuses(NextTurn(), BEN, "host_only")
    at = log.table.times.phase + 5
    log.do(NextTurn(), HOST, at)
    assert (by_log(log, clear_at), by_log(log, deadline)) == (None, at + 60)
    log.refuses(NextTurn(), HOST, "no_show")
    assert Log("Ben").table.stage == "lobby"


def test_a_show_that_is_over_is_not_shortened_when_somebody_says_so_late() -> None:
    log = told(clue=60)
    limit = by_log(log, deadline)
    log.do(NextTurn(), None, at=log.table.times.phase + 50)
    assert by_log(log, deadline) == limit


def test_who_has_seen_a_reveal_reads_no_more() -> None:
    log = told()
    everyone = Looking(frozenset({ADA, BEN, CLEO}))
    assert wire.room(log.table, everyone).reading == (ADA, BEN, CLEO)
    assert wire.room(log.table, Looking(frozenset({BEN}))).reading == (BEN,), "only who is there"
    log.do(Seen(1, 1), BEN)
    log.do(Seen(1, 1), BEN)
    assert wire.room(log.table, everyone).reading == (ADA, CLEO)
    log.refuses(Seen(1, 2), CLEO, "no_turn")
    log.refuses(Seen(1, 1), None, "no_seat")
    move = log.next_move()
    log.do(Play(move), log.table.at(move.seat).id)
    assert log.table.at(move.seat).id not in wire.room(log.table, everyone).reading, "who plays has seen it"
    log.play(1)
    assert wire.room(log.table, everyone).reading == (ADA, BEN, CLEO)
    log.do(Seen(1, 1), BEN)
    assert log.table.seen == frozenset(), "that was another one"


def test_while_the_host_pauses_no_time_passes() -> None:
    log = clear(clue=60)
    log.refuses(Pause(True), BEN, "host_only")
    log.do(Pause(True), HOST, at=1010.0)
    assert is_paused(log.table)
    assert by_log(log, deadline) is None
    log.do(Pause(True), HOST, at=1500.0)
    log.do(Pause(False), HOST, at=2000.0)
    log.do(Pause(False), HOST, at=2001.0)
    assert by_log(log, deadline) == 2050.0
    assert not is_paused(log.table)


def test_moves_are_taken_in_a_pause_and_what_begins_in_it_begins_when_it_ends() -> None:
    log = told(hand_in=30)
    log.do(Pause(True), HOST, at=1000.0)
    move = log.next_move()
    log.do(Play(move), log.table.at(move.seat).id, at=1200.0)
    assert game_of(log.table).phase == "hand_in"
    log.do(Pause(False), HOST, at=3000.0)
    assert by_log(log, deadline) == 3030.0


def test_a_pause_holds_the_show() -> None:
    log = told()
    began, clear = log.table.times.phase, by_log(log, clear_at)
    assert clear is not None
    log.do(Pause(True), HOST, at=began + 4)
    assert by_log(log, clear_at) == clear
    log.do(Pause(False), HOST, at=began + 104)
    assert by_log(log, clear_at) == clear + 100


def test_a_pause_ends_with_its_game() -> None:
    log = told()
    log.do(Pause(True), HOST)
    log.stop()
    assert not wire.room(log.table, Looking()).paused
    log.refuses(Pause(False), HOST, "no_game")


def test_more_time_and_a_last_call() -> None:
    log = clear(clue=60)
    log.refuses(MoreTime(), BEN, "host_only")
    log.refuses(LastCall(), BEN, "host_only")
    log.do(MoreTime(), HOST)
    log.do(MoreTime(), HOST)
    assert by_log(log, deadline) == 1120.0
    log.do(LastCall(), HOST, at=1030.0)
    assert by_log(log, deadline) == 1040.0
    assert wire.room(log.table, Looking()).last_call
    log.refuses(LastCall(), HOST, "last_call")
    log.do(MoreTime(), HOST, at=1035.0)
    assert by_log(log, deadline) == 1070.0, "the host has thought better of it"
    move = log.next_move()
    log.do(Play(move), log.table.at(move.seat).id, at=1050.0)
    assert not wire.room(log.table, Looking()).last_call
    log.refuses(MoreTime(), HOST, "no_limit")
    log.do(LastCall(), HOST, at=1060.0)
    assert by_log(log, deadline) == 1070.0, "also where there was no limit"


def test_a_last_call_gives_nobody_more_time() -> None:
    log = clear(clue=60)
    with pytest.raises(Exception, match="At most 10 seconds"):
        log.do(LastCall(), HOST, at=1055.0)


def test_a_last_call_ends_the_show() -> None:
    log = told()
    at = log.table.times.phase + 1
    log.do(LastCall(), HOST, at)
    assert (by_log(log, clear_at), by_log(log, deadline)) == (None, at + 10)


def test_the_awaited_are_nudged_once_by_each() -> None:
    log = Log("Ben", "Cleo", "Dan")
    robin = log.do(AddBot("Robin"), HOST).places[4].id
    log.refuses(Nudge(BEN), HOST, "not_awaited")
    log.begin()
    log.do(clue_of(log.table), HOST)
    log.refuses(Nudge(HOST), BEN, "not_awaited")
    log.refuses(Nudge(robin), HOST, "not_awaited")
    log.refuses(Nudge(BEN), BEN, "nudge_self")
    log.refuses(Nudge(BEN), None, "no_seat")
    log.do(Nudge(BEN), HOST)
    log.refuses(Nudge(BEN), HOST, "nudged")
    log.do(Nudge(BEN), CLEO)
    log.do(Mute(DAN, True), HOST)
    log.refuses(Nudge(BEN), DAN, "muted")
    assert [(nudge.seat, nudge.by) for nudge in wire.room(log.table, Looking()).nudges] == [(BEN, HOST), (BEN, CLEO)]
    log.play(1)
    assert log.table.nudges == ()


def test_a_pair_says_which_of_the_two_hands_in() -> None:
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.do(Configure(edition="team"), HOST)
    log.begin()
    log.refuses(Propose(BEN), BEN, "no_choice")
    log.do(clue_of(log.table), HOST)
    eva = SeatId(4)
    log.refuses(Propose(HOST), HOST, "no_choice")
    log.refuses(Propose(DAN), DAN, "no_choice")
    log.refuses(Propose(CLEO), BEN, "not_your_pair")
    log.do(Propose(BEN), BEN)
    log.do(Propose(eva), BEN)
    log.do(Propose(eva), eva)
    assert [(each.by, each.hands_in) for each in wire.room(log.table, Looking()).proposals] == [(BEN, eva), (eva, eva)]
    log.play(1)
    assert log.table.proposals == ()


def test_elsewhere_there_are_no_pairs() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.do(clue_of(log.table), HOST)
    log.refuses(Propose(BEN), BEN, "no_choice")


def test_the_role_returns_to_whom_the_house_took_it_from() -> None:
    log = Log("Ben", "Cleo")
    log.do(PassHost(BEN))
    assert (log.table.host, log.table.host_away) == (BEN, ADA)
    log.do(PassHost(CLEO))
    assert (log.table.host, log.table.host_away) == (CLEO, ADA), "not to the one between"
    log.do(PassHost(ADA))
    assert (log.table.host, log.table.host_away) == (ADA, None)


def test_the_role_waits_for_nobody_who_gave_it_up() -> None:
    def passed_on() -> Log:
        log = Log("Ben", "Cleo")
        log.do(PassHost(BEN))
        return log

    log = passed_on()
    log.do(PassHost(CLEO), BEN)
    assert log.table.host_away is None, "the new host passed it on"
    log = passed_on()
    log.do(Leave(), ADA)
    assert log.table.host_away is None
    log = passed_on()
    log.do(Kick(ADA), BEN)
    assert log.table.host_away is None
    log = passed_on()
    log.do(OfferSeat(ADA, "token", until=1e9), BEN)
    log.do(TakeSeat("token", "another's key"))
    assert log.table.host_away is None, "somebody else sits there"
    log = passed_on()
    log.do(OfferSeat(ADA, "token", until=1e9), ADA)
    log.do(TakeSeat("token", "another device's key"))
    assert log.table.host_away == ADA


def test_a_bot_that_stood_in_speaks_in_its_own_name() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    move = clue_of(log.table).move
    log.do(StandIn(move, "time", "The gap."))
    log.play(1)
    (said,) = [remark for remark in log.table.remarks if remark.move == "give_clue"]
    assert (said.seat, said.text, said.mind) == (HOST, "The gap.", "ottoline")
    (turn,) = LogHistory(CODE).read_on(log.entries).album()[0].turns
    assert (turn.why, turn.mind) == ("The gap.", "ottoline")


def test_a_bot_in_its_own_seat_needs_no_other_name() -> None:
    log = Log("Ben")
    log.do(AddBot("Robin"), HOST)
    log.do(HandToBot(BEN), BEN)
    log.begin()
    log.play(1)
    assert {remark.mind for remark in log.table.remarks} == {None}


MOMENTS = st.one_of(st.none(), st.floats(0, 100))
TIMES = st.builds(
    Times,
    phase=st.floats(0, 100),
    show=MOMENTS,
    show_seconds=st.floats(0, 20),
    more=st.floats(0, 60),
    last_call=MOMENTS,
    pause=MOMENTS,
    resumed=MOMENTS,
    acted=MOMENTS,
)


@given(TIMES, st.floats(-1000, 1000))
def test_another_clock_moves_every_moment_and_no_length(times: Times, ahead: float) -> None:
    moved = on_clock(times, lambda at: at + ahead)
    assert (moved.show_seconds, moved.more) == (times.show_seconds, times.more)
    assert moved.phase == times.phase + ahead
    assert (moved.pause is None) == (times.pause is None)


@given(TIMES, st.floats(101, 200), st.floats(-1e6, 1e6))
def test_a_clock_that_is_set_moves_nothing_that_was_known(times: Times, at: float, jump: float) -> None:
    """The steady clock says the same as the log's, until that one is set."""
    paused = replace(times, pause=times.phase + 1)
    after = resumed(paused, at + jump)
    on_steady = moved_on(paused, paused, after, lambda _: at)
    assert on_steady.phase == pytest.approx(at - 1), "it had run for a second"
    assert moved_on(paused, paused, replace(paused, more=5.0), lambda _: pytest.fail("nothing is new")).more == 5.0


@given(TIMES, st.floats(101, 200))
def test_a_pause_takes_nothing_and_gives_nothing(times: Times, at: float) -> None:
    paused = replace(times, pause=100.0, phase=min(times.phase, 100.0))
    log = told(clue=60)
    before, after = clock_start(log.table, paused), clock_start(log.table, resumed(paused, at))
    assert after - at == pytest.approx(before - 100.0, abs=1e-6)
