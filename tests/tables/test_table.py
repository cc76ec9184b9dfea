"""A table as a fold: who may do what, when, and what it says if not."""

import msgspec
import pytest

from halfsaid.rules import Refusal, Setup, TakeBack, deal, replay
from halfsaid.tables.acts import (
    Act,
    AddBot,
    AgreeToStop,
    Arrange,
    Begin,
    ChooseColour,
    Configure,
    Entry,
    HandToBot,
    Kick,
    Leave,
    Lock,
    Mute,
    OfferSeat,
    Open,
    PassHost,
    Play,
    React,
    Rematch,
    Rename,
    Return,
    Say,
    SetPassword,
    Sit,
    StandIn,
    TakeSeat,
    Timers,
)
from halfsaid.tables.table import Table, colour_of, deadline, game_record, happen, open_table, unready
from tables import deck_of, random_log, setup_for

HOST = 0


class Log:
    """A table and how it came about."""

    def __init__(self, *people: str) -> None:
        first = Entry(1, 0.0, Open(Sit("Ada", "key Ada"), ("plain",)))
        self.entries = [first]
        self.table = open_table("BCDFGH", first)
        for name in people:
            self.do(Sit(name, f"key {name}"))

    def do(self, act: Act, by: int | None = None, at: float | None = None) -> Table:
        entry = Entry(self.table.seq + 1, float(self.table.seq) if at is None else at, act, by)
        stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
        assert stored == entry, "the log keeps every act as it was"
        self.table = happen(self.table, stored)
        self.entries.append(entry)
        return self.table

    def refuses(self, act: Act, by: int | None, code: str) -> None:
        before = self.table
        with pytest.raises(Refusal) as refusal:
            self.do(act, by)
        assert refusal.value.code == code
        assert self.table is before

    def begin(self, **changes: object) -> Table:
        setup = Setup(self.table.edition, len(self.table.places), deck_of(), "seed", "salt")
        return self.do(Begin(msgspec.structs.replace(setup, **changes)), HOST)


def test_people_sit_down_with_a_name_and_a_colour_of_their_own() -> None:
    log = Log("Ben")
    log.refuses(Sit("ben", "key"), None, "name_taken")
    log.refuses(Sit(" ", "key"), None, "name")
    log.refuses(Sit("x" * 25, "key"), None, "name")
    log.refuses(Sit("tur\u202ened", "key"), None, "name")
    table = log.do(Sit("  Cleo  the   Great ", "key", colour=log.table.places[0].colour))
    assert table.places[2].name == "Cleo the Great"
    assert len({place.colour for place in table.places}) == 3
    log.refuses(ChooseColour(table.places[0].colour), 2, "colour_taken")
    log.refuses(ChooseColour("puce"), 2, "colour")
    assert log.do(ChooseColour("quince"), 2).places[2].colour == "quince"
    log.refuses(Rename("ADA"), 2, "name_taken")
    assert log.do(Rename("Zoe"), 2).places[2].name == "Zoe"


def test_a_table_has_twelve_seats() -> None:
    log = Log(*(f"Guest {number}" for number in range(11)))
    log.refuses(Sit("One too many", "key"), None, "full")
    log.refuses(AddBot("One too many"), HOST, "full")


@pytest.mark.parametrize(
    "act",
    [
        AddBot("Bot"), Kick(1), Arrange((1, 0, 2)), Configure(edition="party"), SetPassword("x"), Lock(True),
        PassHost(1), Mute(1, True), HandToBot(1), OfferSeat(1, "token", 99.0), Rematch(),
        Begin(Setup("classic", 3, deck_of(), "seed", "salt")),
    ],
    ids=lambda act: type(act).__name__,
)  # fmt: skip
def test_host_powers_are_the_hosts(act: Act) -> None:
    Log("Ben", "Cleo").refuses(act, 2, "host_only")


def test_nobody_plays_for_the_house() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.refuses(StandIn(TakeBack(1), "time"), 1, "house_only")
    log.refuses(Play(TakeBack(2)), 1, "not_your_seat")
    log.refuses(Play(TakeBack(7)), 1, "not_your_seat")
    log.refuses(Play(TakeBack(-1)), 2, "not_your_seat")
    log.refuses(Play(TakeBack(1)), None, "no_seat")
    log.refuses(Open(Sit("x", "key"), ()), HOST, "open")


def test_a_locked_table_takes_nobody_and_a_running_game_neither() -> None:
    log = Log("Ben", "Cleo")
    log.do(Lock(True), HOST)
    log.refuses(Sit("Dan", "key"), None, "locked")
    log.do(Lock(False), HOST)
    log.begin()
    log.refuses(Sit("Dan", "key"), None, "playing")
    log.refuses(Arrange((0, 1, 2)), HOST, "playing")
    log.refuses(Configure(edition="team"), HOST, "playing")
    assert log.do(Configure(timers=Timers(clue=30)), HOST).timers.clue == 30


def test_the_host_seats_people_and_teams_wear_one_colour() -> None:
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.refuses(Arrange((0, 1)), HOST, "order")
    log.do(Configure(edition="team"), HOST)
    table = log.do(Arrange((5, 4, 3, 2, 1, 0)), HOST)
    assert [place.id for place in table.places] == [5, 4, 3, 2, 1, 0]
    assert [colour_of(table, index) for index in range(6)] == [place.colour for place in table.places[:3]] * 2


def test_what_cannot_start_says_why() -> None:
    log = Log("Ben")
    assert (why := unready(log.table)) is not None
    assert why.sentence == "classic is for 3 to 8 players, not 2."
    log.do(Sit("Cleo", "key"))
    assert unready(log.table) is None
    log.refuses(Configure(options={"rounds": 2}), HOST, "option_not_here")
    log.refuses(Configure(edition="chess"), HOST, "edition")
    log.refuses(Configure(timers=Timers(clue=1)), HOST, "timer")
    log.do(Configure(options={"target": 10}), HOST)
    assert log.do(Configure(edition="odyssey"), HOST).options == {}


def test_leaving_the_lobby_frees_the_seat_and_leaving_a_game_leaves_a_bot() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.do(Leave(), 3)
    assert [place.name for place in log.table.places] == ["Ada", "Ben", "Cleo"]
    log.begin()
    table = log.do(Leave(), HOST)
    assert (table.places[0].played_by_bot, table.host) == ("left", 1)
    assert log.do(Return(), 0).places[0].played_by_bot is None


def test_the_last_one_does_not_leave_and_the_host_is_not_kicked() -> None:
    log = Log()
    log.refuses(Leave(), HOST, "last_one")
    log.refuses(Kick(HOST), HOST, "host_stays")


def test_a_kicked_player_is_out_and_a_bot_keeps_the_seat() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.do(Kick(3), HOST)
    assert len(log.table.places) == 3
    log.begin()
    table = log.do(Kick(1), HOST)
    assert (table.places[1].key, table.places[1].played_by_bot) == (None, "kicked")
    assert table.holder("key Ben") is None


def test_a_seat_is_handed_over_once_and_the_old_key_ends() -> None:
    log = Log("Ben", "Cleo")
    log.do(OfferSeat(1, "token", until=100.0), 1, at=10.0)
    table = log.do(TakeSeat("token", "new key"), None, at=20.0)
    assert (table.holder("key Ben"), table.holder("new key")) == (None, table.places[1])
    log.refuses(TakeSeat("token", "another"), None, "offer_over")
    log.do(OfferSeat(2, "host's token", until=100.0), HOST, at=30.0)
    log.refuses(TakeSeat("guess", "another"), None, "offer_over")
    with pytest.raises(Refusal, match="run out"):
        log.do(TakeSeat("host's token", "another"), None, at=100.0)


def test_a_newcomer_takes_a_bots_seat_in_a_running_game() -> None:
    log = Log("Ben")
    log.do(AddBot("Robin"), HOST)
    log.begin()
    log.do(OfferSeat(2, "token", until=1000.0), HOST)
    table = log.do(TakeSeat("token", "key", name="Dora"))
    assert (table.places[2].name, table.places[2].is_bot) == ("Dora", False)


def test_talk_is_short_kept_for_a_while_and_can_be_muted() -> None:
    log = Log("Ben")
    log.refuses(Say("x" * 301), 1, "talk")
    log.refuses(Say("two\nlines"), 1, "talk")
    log.refuses(Say(" "), 1, "talk")
    for number in range(70):
        log.do(Say(f"line {number}"), 1)
    log.do(React("laugh"), 0)
    assert len(log.table.talk) == 60
    assert (log.table.talk[0].text, log.table.talk[-1].reaction) == ("line 11", "laugh")
    log.do(Mute(1, True), HOST)
    log.refuses(Say("hello?"), 1, "muted")
    log.refuses(React("heart"), 1, "muted")


def test_the_house_may_move_the_host_but_never_to_a_bot() -> None:
    log = Log("Ben")
    log.do(AddBot("Robin"), HOST)
    log.refuses(PassHost(2), HOST, "host_person")
    assert log.do(PassHost(1), None).host == 1


def test_phases_have_deadlines_when_there_are_timers() -> None:
    log = Log("Ben", "Cleo")
    assert deadline(log.begin()) is None
    table = log.do(Configure(timers=Timers(clue=60, hand_in=45, vote=None)), HOST)
    assert deadline(table) == table.phase_since + 60
    move = random_log(setup_for("classic", 3, seed="seed", deck_size=84), seed=1)[0]
    table = log.do(Play(move), move.seat, at=500.0)
    assert deadline(table) == 545.0


def test_a_game_stops_when_every_person_agrees_and_its_record_opens() -> None:
    log = Log("Ben")
    log.do(AddBot("Robin"), HOST)
    log.begin()
    log.do(AgreeToStop(True), 1)
    log.do(AgreeToStop(False), 1)
    log.do(AgreeToStop(True), 0)
    assert log.table.stage == "playing"
    log.do(HandToBot(1), HOST)
    log.do(AgreeToStop(True), 0)
    assert log.table.stage == "playing", "the host cannot hand others to bots and decide alone"
    with pytest.raises(Refusal, match="still running"):
        game_record("BCDFGH", log.entries, 1)
    assert log.do(AgreeToStop(True), 1).stage == "over"
    record = game_record("BCDFGH", log.entries, 1)
    assert (record.winners, record.seed, record.turns) == (None, None, ())
    with pytest.raises(Refusal, match="no such game"):
        game_record("BCDFGH", log.entries, 2)


def test_a_rematch_keeps_the_people_and_each_game_has_its_record() -> None:
    log = Log("Ben", "Cleo")
    log.refuses(Rematch(), HOST, "not_over")
    for _ in range(2):
        log.begin()
        for move in random_log(Setup("classic", 3, deck_of(), "seed", "salt"), seed=3):
            log.do(Play(move), move.seat)
        assert log.table.stage == "over"
        log.do(Rematch(), HOST)
    assert (log.table.stage, log.table.game, len(log.table.places)) == ("lobby", None, 3)
    log.begin()
    log.do(Kick(1), HOST)
    log.do(AgreeToStop(True), 0)
    log.do(AgreeToStop(True), 2)
    assert [place.name for place in log.do(Rematch(), HOST).places] == ["Ada", "Cleo"]
    first, second = (game_record("BCDFGH", log.entries, number) for number in (1, 2))
    assert first == second
    assert first.winners == deal_winners()


def deal_winners() -> tuple[int, ...] | None:
    setup = Setup("classic", 3, deck_of(), "seed", "salt")
    return replay(setup, random_log(setup, seed=3)).winners


def test_nothing_secret_is_in_a_tables_repr() -> None:
    log = Log("Ben", "Cleo")
    table = log.begin()
    assert "key" not in repr(table)
    assert deal(Setup("classic", 3, deck_of(), "seed", "salt")).hands[0][0] not in repr(table)
