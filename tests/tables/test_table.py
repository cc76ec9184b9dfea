"""A table as a fold: who may do what, when, and what it says if not."""

import pytest

from halfsaid.rules import (
    Clue,
    GiveClue,
    HandIn,
    MayMendClue,
    MendClue,
    Mine,
    Refusal,
    Setup,
    TakeBack,
    deal,
    replay,
)
from halfsaid.tables import wire
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
    SeatId,
    SetPassword,
    Sit,
    StandIn,
    TakeSeat,
    Timers,
)
from halfsaid.tables.archive import game_record
from halfsaid.tables.fold import apply_logged, apply_new
from halfsaid.tables.pacing import deadline
from halfsaid.tables.table import Table, colour_of, unready
from support.games import deck_of, game_of, random_log, setup_for
from support.tables import ADA, BEN, CLEO, CODE, DAN, EVA, FINN, GITA, HOST, Log, clue_of


def test_people_sit_down_with_a_name_and_a_colour_of_their_own() -> None:
    log = Log("Ben")
    log.refuses(Sit("ben", "key"), None, "name_taken")
    log.refuses(Sit(" ", "key"), None, "name")
    log.refuses(Sit("x" * 25, "key"), None, "name")
    log.refuses(Sit("tur\u202ened", "key"), None, "name")
    table = log.do(Sit("  Cleo  the   Great ", "key", colour=log.table.places[0].colour))
    assert table.places[2].name == "Cleo the Great"
    assert len({place.colour for place in table.places}) == 3
    log.refuses(ChooseColour(table.places[0].colour), CLEO, "colour_taken")
    log.refuses(ChooseColour("puce"), CLEO, "colour")
    assert log.do(ChooseColour("quince"), CLEO).places[2].colour == "quince"
    log.refuses(Rename("ADA"), CLEO, "name_taken")
    assert log.do(Rename("Zoe"), CLEO).places[2].name == "Zoe"


def test_no_two_names_look_the_same_unless_a_log_has_them() -> None:
    log = Log("Ben")
    log.refuses(Sit("Ben\u200b", "key"), None, "name_taken")
    log.refuses(AddBot("Bеn"), HOST, "name_taken")  # a Cyrillic letter
    log.refuses(Rename("Аda"), BEN, "name_taken")
    table = log.do(Rename("B\u200ben"), BEN)
    assert table.places[1].name == "B\u200ben", "they have looked like this all the time"
    of_old = apply_logged(table, Entry(table.seq + 1, 9.0, Sit("Ben\u200b", "key")))
    assert [place.name for place in of_old.places] == ["Ada", "B\u200ben", "Ben\u200b"]
    assert apply_new(of_old, Entry(of_old.seq + 1, 10.0, Say("hello"), SeatId(2))).talk


def test_a_table_has_twelve_seats() -> None:
    log = Log(*(f"Guest {number}" for number in range(11)))
    log.refuses(Sit("One too many", "key"), None, "full")
    log.refuses(AddBot("One too many"), HOST, "full")


@pytest.mark.parametrize(
    "act",
    [
        AddBot("Bot"), Kick(BEN), Arrange((BEN, ADA, CLEO)), Configure(edition="party"), SetPassword("x"), Lock(True),
        PassHost(BEN), Mute(BEN, True), HandToBot(BEN), OfferSeat(BEN, "token", 99.0), Rematch(),
        Begin(Setup("classic", 3, deck_of(), "seed", "salt")),
    ],
    ids=lambda act: type(act).__name__,
)  # fmt: skip
def test_host_powers_are_the_hosts(act: Act) -> None:
    Log("Ben", "Cleo").refuses(act, CLEO, "host_only")


def test_nobody_plays_for_the_house() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.refuses(StandIn(TakeBack(1), "time"), BEN, "house_only")
    log.refuses(Play(TakeBack(2)), BEN, "not_your_seat")
    log.refuses(Play(TakeBack(7)), BEN, "not_your_seat")
    log.refuses(Play(TakeBack(-1)), CLEO, "not_your_seat")
    log.refuses(Play(TakeBack(1)), None, "no_seat")
    log.refuses(Open(Sit("x", "key"), ()), HOST, "open")


def test_a_locked_table_takes_nobody_and_a_running_game_neither() -> None:
    log = Log("Ben", "Cleo")
    log.do(Lock(True), HOST)
    log.refuses(Sit("Dan", "key"), None, "locked")
    log.do(Lock(False), HOST)
    log.begin()
    log.refuses(Sit("Dan", "key"), None, "playing")
    log.refuses(Arrange((ADA, BEN, CLEO)), HOST, "playing")
    log.refuses(Configure(edition="team"), HOST, "playing")
    assert log.do(Configure(timers=Timers(clue=30)), HOST).timers.clue == 30


def test_the_host_seats_people_and_teams_wear_one_colour() -> None:
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.refuses(Arrange((ADA, BEN)), HOST, "order")
    log.do(Configure(edition="team"), HOST)
    table = log.do(Arrange((FINN, EVA, DAN, CLEO, BEN, ADA)), HOST)
    assert [place.id for place in table.places] == [FINN, EVA, DAN, CLEO, BEN, ADA]
    assert [colour_of(table, number) for number in range(6)] == [place.colour for place in table.places[:3]] * 2


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
    log.do(Leave(), DAN)
    assert [place.name for place in log.table.places] == ["Ada", "Ben", "Cleo"]
    log.begin()
    table = log.do(Leave(), HOST)
    assert (table.places[0].played_by_bot, table.host) == ("left", BEN)
    assert log.do(Return(), ADA).places[0].played_by_bot is None


def test_the_last_one_does_not_leave_and_the_host_is_not_kicked() -> None:
    log = Log()
    log.refuses(Leave(), HOST, "last_one")
    log.refuses(Kick(HOST), HOST, "host_stays")


def test_a_kicked_player_is_out_and_a_bot_keeps_the_seat() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.do(Kick(DAN), HOST)
    assert len(log.table.places) == 3
    log.begin()
    table = log.do(Kick(BEN), HOST)
    assert (table.places[1].key, table.places[1].played_by_bot) == (None, "kicked")
    assert table.holder("key Ben") is None


def test_a_seat_is_handed_over_once_and_the_old_key_ends() -> None:
    log = Log("Ben", "Cleo")
    log.do(OfferSeat(BEN, "token", until=100.0), BEN, at=10.0)
    table = log.do(TakeSeat("token", "new key"), None, at=20.0)
    assert (table.holder("key Ben"), table.holder("new key")) == (None, table.places[1])
    log.refuses(TakeSeat("token", "another"), None, "offer_over")
    log.do(OfferSeat(CLEO, "host's token", until=100.0), HOST, at=30.0)
    log.refuses(TakeSeat("guess", "another"), None, "offer_over")
    with pytest.raises(Refusal, match="run out"):
        log.do(TakeSeat("host's token", "another"), None, at=100.0)


def test_a_newcomer_takes_a_bots_seat_in_a_running_game() -> None:
    log = Log("Ben")
    robin = log.do(AddBot("Robin"), HOST).places[2].id
    log.begin()
    log.do(OfferSeat(robin, "token", until=1000.0), HOST)
    table = log.do(TakeSeat("token", "key", name="Dora"))
    assert (table.place(robin).name, table.place(robin).is_bot) == ("Dora", False)


def test_talk_is_short_kept_for_a_while_and_can_be_muted() -> None:
    log = Log("Ben")
    log.refuses(Say("x" * 301), BEN, "talk")
    log.refuses(Say("two\nlines"), BEN, "talk")
    log.refuses(Say(" "), BEN, "talk")
    for number in range(70):
        log.do(Say(f"line {number}"), BEN)
    log.do(React("laugh"), ADA)
    assert len(log.table.talk) == 60
    assert (log.table.talk[0].text, log.table.talk[-1].reaction) == ("line 11", "laugh")
    log.do(Mute(BEN, True), HOST)
    log.refuses(Say("hello?"), BEN, "muted")
    log.refuses(React("heart"), BEN, "muted")


def test_the_house_may_move_the_host_but_never_to_a_bot() -> None:
    log = Log("Ben")
    robin = log.do(AddBot("Robin"), HOST).places[2].id
    log.refuses(PassHost(robin), HOST, "host_person")
    assert log.do(PassHost(BEN), None).host == BEN


def test_phases_have_deadlines_when_there_are_timers() -> None:
    log = Log("Ben", "Cleo")
    table = log.begin()
    assert deadline(table, table.times) is None
    table = log.do(Configure(timers=Timers(clue=60, hand_in=45, vote=None)), HOST)
    assert deadline(table, table.times) == table.times.phase + 60
    move = random_log(setup_for("classic", 3, seed="seed", deck_size=84), seed=1)[0]
    table = log.do(Play(move), log.table.at(move.seat).id, at=500.0)
    assert deadline(table, table.times) == 545.0


def test_a_game_stops_when_every_person_agrees_and_its_record_opens() -> None:
    log = Log("Ben")
    log.do(AddBot("Robin"), HOST)
    log.begin()
    log.do(AgreeToStop(True), BEN)
    log.do(AgreeToStop(False), BEN)
    log.do(AgreeToStop(True), ADA)
    assert log.table.stage == "playing"
    log.do(HandToBot(BEN), HOST)
    log.do(AgreeToStop(True), ADA)
    assert log.table.stage == "playing", "the host cannot hand others to bots and decide alone"
    with pytest.raises(Refusal, match="still running"):
        game_record(CODE, log.entries, 1)
    assert log.do(AgreeToStop(True), BEN).stage == "over"
    record = game_record(CODE, log.entries, 1)
    assert (record.winners, record.seed, record.turns) == (None, None, ())
    with pytest.raises(Refusal, match="no such game"):
        game_record(CODE, log.entries, 2)


def test_a_rematch_keeps_the_people_and_each_game_has_its_record() -> None:
    log = Log("Ben", "Cleo")
    log.refuses(Rematch(), HOST, "not_over")
    for _ in range(2):
        log.begin()
        for move in random_log(Setup("classic", 3, deck_of(), "seed", "salt"), seed=3):
            log.do(Play(move), log.table.at(move.seat).id)
        assert log.table.stage == "over"
        log.do(Rematch(), HOST)
    assert (log.table.stage, log.table.game, len(log.table.places)) == ("lobby", None, 3)
    log.begin()
    log.do(Kick(BEN), HOST)
    log.do(AgreeToStop(True), ADA)
    log.do(AgreeToStop(True), CLEO)
    assert [place.name for place in log.do(Rematch(), HOST).places] == ["Ada", "Cleo"]
    first, second = (game_record(CODE, log.entries, number) for number in (1, 2))
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


@pytest.mark.parametrize(
    "act", [Leave(), Sit("Eva", "key Eva"), Configure(edition="odyssey"), Configure(options={"target": 10})], ids=repr
)
def test_no_game_is_dealt_for_another_table_than_this(act: Act) -> None:
    log = Log("Ben", "Cleo", "Dan")
    dealt = Begin(log.setup())
    log.do(act, None if isinstance(act, Sit) else DAN if isinstance(act, Leave) else HOST)
    log.refuses(dealt, HOST, "table_changed")
    assert len(log.begin().places) == game_of(log.table).players


@pytest.mark.parametrize("goes", [(Leave(), BEN), (Kick(BEN), HOST)], ids=["leaves", "is sent away"])
def test_who_goes_when_the_game_is_over_leaves_an_empty_place(goes: tuple[Act, SeatId]) -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.begin()
    hands = {place.id: mine_of(log.table, place.id) for place in log.stop().places}
    table = log.do(*goes)
    assert [place.name for place in table.places] == ["Ada", "Ben", "Cleo", "Dan"], "as on the podium"
    assert {seat: mine_of(table, seat) for seat in (ADA, CLEO, DAN)} == {seat: hands[seat] for seat in (ADA, CLEO, DAN)}
    assert (table.holder("key Ben"), [place.name for place in table.sitting]) == (None, ["Ada", "Cleo", "Dan"])
    log.refuses(Say("Anybody?"), BEN, "no_seat")
    for act in (Kick(BEN), Mute(BEN, True), HandToBot(BEN), OfferSeat(BEN, "token", 1000.0)):
        log.refuses(act, HOST, "no_seat")
    table = log.do(Sit("Ben", "another key", colour=table.places[1].colour))
    assert (table.places[4].name, table.places[4].colour) == ("Ben", table.places[1].colour), "he may come again"
    newcomer = table.places[4].id
    assert wire.you(table, newcomer).game is None
    log.do(Leave(), newcomer)
    table = log.do(Sit("Eva", "key Eva"))
    assert [place.id for place in table.places] == [0, 1, 2, 3, 5], "who did not play simply goes"
    assert [place.name for place in log.do(Rematch(), HOST).places] == ["Ada", "Cleo", "Dan", "Eva"]


def test_places_stay_as_they_were_played_until_the_next_game() -> None:
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.do(Configure(edition="team"), HOST)
    log.begin()
    colours = [colour_of(log.stop(), number) for number in range(6)]
    log.refuses(Arrange((FINN, EVA, DAN, CLEO, BEN, ADA)), HOST, "not_in_lobby")
    log.do(Sit("Gita", "key Gita"))
    table = log.do(Configure(edition="classic"), HOST)
    assert [colour_of(table, number) for number in range(6)] == colours, "partners wear one colour still"
    log.do(Rematch(), HOST)
    assert log.do(Arrange((GITA, FINN, EVA, DAN, CLEO, BEN, ADA)), HOST).places[0].name == "Gita"


def test_bots_sent_away_after_the_game_are_gone_in_the_next() -> None:
    log = Log()
    for name in ("Robin", "Wren", "Pip"):
        log.do(AddBot(name), HOST)
    log.begin()
    log.stop()
    table = log.do(Kick(log.table.places[2].id), HOST)
    assert (len(table.places), len(table.sitting)) == (4, 3)
    assert [place.name for place in log.do(Rematch(), HOST).places] == ["Ada", "Robin", "Pip"]


def test_a_table_that_was_full_has_room_when_somebody_goes() -> None:
    log = Log(*(f"Guest {number}" for number in range(11)))
    log.do(Configure(edition="odyssey"), HOST)
    log.begin()
    log.stop()
    log.refuses(Sit("Late", "key"), None, "full")
    log.do(Leave(), log.table.places[4].id)
    log.do(Sit("Late", "key"))
    log.refuses(Sit("Too late", "key"), None, "full")
    assert len(log.do(Rematch(), HOST).places) == 12


def test_who_left_a_game_is_back_with_whatever_they_do() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.begin()
    for seat in (BEN, CLEO, DAN):
        log.do(Leave(), seat)
    assert log.do(Say("Here again"), BEN).places[1].played_by_bot is None
    log.do(Leave(), HOST)
    assert log.table.host == BEN, "rather who has not left"
    log.do(AgreeToStop(True), DAN)
    log.stop()
    assert [place.name for place in log.do(Rematch(), BEN).places] == ["Ben", "Dan"]


def test_a_table_keeps_its_host_when_the_only_person_left_and_came_back() -> None:
    log = Log()
    for name in ("Robin", "Wren"):
        log.do(AddBot(name), HOST)
    log.begin()
    log.do(Leave(), HOST)
    log.do(AgreeToStop(True), HOST)
    table = log.do(Rematch(), HOST)
    assert (table.stage, table.place(table.host).name) == ("lobby", "Ada")


def test_those_sent_away_are_nobody_to_leave_a_table_to() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.do(Kick(BEN), HOST)
    log.do(Kick(CLEO), HOST)
    log.stop()
    log.refuses(Leave(), HOST, "last_one")


@pytest.mark.parametrize(
    "goes",
    [(Leave(), CLEO), (Kick(CLEO), HOST), (StandIn(GiveClue(2, Clue("text", "dusk"), None), "absent"), None)],
    ids=["leaves", "is sent away", "is missing"],
)
def test_all_agree_also_when_who_did_not_is_there_no_more(goes: tuple[Act, SeatId | None]) -> None:
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn")
    log.do(Configure(edition="party"), HOST)
    log.begin()
    for seat in (ADA, BEN, DAN, EVA, FINN):
        assert log.do(AgreeToStop(True), seat).stage == "playing"
    assert log.do(*goes).stage == "over"


def test_a_game_that_everybody_left_is_not_stopped() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.do(AgreeToStop(True), BEN)
    for seat in (CLEO, BEN, ADA):
        assert log.do(Leave(), seat).stage == "playing"


def test_who_takes_a_seat_over_is_asked_anew_whether_to_stop() -> None:
    log = Log("Ben", "Cleo")
    log.begin()
    log.do(AgreeToStop(True), BEN)
    log.do(OfferSeat(BEN, "token", until=1000.0), HOST)
    log.do(TakeSeat("token", "key"))
    log.do(AgreeToStop(True), ADA)
    assert log.do(AgreeToStop(True), CLEO).stage == "playing"


def mine_of(table: Table, seat: SeatId) -> Mine:
    mine = wire.you(table, seat).game
    assert mine is not None
    return mine


def test_a_mended_clue_is_what_was_said() -> None:
    """Bots repeat nothing that was said, and answer what is said now; its teller sees until when it can be mended."""
    log = Log("Ben", "Cleo", "Dan")
    log.begin()
    told = log.do(clue_of(log.table), ADA)
    mended = log.do(Play(MendClue(0, "whole said")), ADA)
    assert (told.clues, mended.clues) == (("half said",), ("whole said",))
    assert (told.times.phase, wire.you(mended, ADA)) == (mended.times.phase, wire.you(told, ADA))
    answered = log.do(Play(HandIn(1, game_of(mended).hands[1][:1])), BEN)
    assert not wire.same_you(mended, answered)[0]
    may = [you.game.may for table in (mended, answered) if (you := wire.you(table, ADA)).game is not None]
    assert may == [(MayMendClue(),), ()]
    log.refuses(Play(MendClue(0, "too late")), ADA, "clue_answered")
    log.refuses(Play(MendClue(0, "not mine")), BEN, "not_your_seat")
