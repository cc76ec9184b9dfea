"""In any order of acts a table keeps a host, everyone sees their own cards, and the log tells all."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from halfsaid.rules import EDITIONS, Refusal
from halfsaid.simulation import RandomPlayers
from halfsaid.tables import wire
from halfsaid.tables.acts import (
    Act,
    AddBot,
    AgreeToStop,
    AnswerSeat,
    Arrange,
    AskSeat,
    AskWhy,
    Begin,
    BotPlay,
    ChooseColour,
    Configure,
    Guess,
    HandToBot,
    JoinAudience,
    Kick,
    LastCall,
    Leave,
    ListTable,
    MoreTime,
    NextTurn,
    Nudge,
    OfferSeat,
    PassHost,
    Pause,
    Play,
    Propose,
    Rematch,
    Rename,
    Return,
    Say,
    SeatId,
    Seen,
    Sit,
    StandIn,
    TakeSeat,
    Timers,
)
from halfsaid.tables.fold import states
from halfsaid.tables.limits import MOST_SEATS
from halfsaid.tables.pacing import clear_at, deadline, is_paused
from halfsaid.tables.table import Table
from halfsaid.tables.wire import Looking
from support.games import game_of
from support.tables import CODE, Log

SEATS = st.integers(0, 13)
SEEDS = st.integers(0, 1000)
NAMES = st.sampled_from(["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon"])
EDITION = st.sampled_from(sorted(EDITIONS))
COLOURS = st.sampled_from(["rose", "moss", "plum", "soot"])


class AnyEvening(RuleBasedStateMachine):
    """Mostly what may be done, by whom it may be; often enough what may not."""

    def __init__(self) -> None:
        super().__init__()
        self.log = Log()
        self.dealt_to: tuple[SeatId, ...] = ()  # the seats' ids by their place in the game

    @initialize(people=st.integers(0, 7), bots=st.integers(0, 3), edition=EDITION, short=st.booleans())
    def gather(self, people: int, bots: int, edition: str, short: bool) -> None:
        for number in range(people):
            self.sit(f"Guest {number}", "rose")
        for number in range(bots):
            self.add_bot(f"{number}")
        self.configure(edition, short)
        self.begin(0)

    def attempt(self, act: Act, by: SeatId | None, at: float | None = None) -> None:
        before = self.log.table
        try:
            table = self.log.do(act, by, before.touched_at + 1 if at is None else at)
        except Refusal:
            assert self.log.table is before
            return
        if isinstance(act, Begin):
            self.dealt_to = tuple(place.id for place in table.places)
        shown_again(before, table)

    def somebody(self, number: int) -> SeatId:
        places = self.log.table.places
        return places[number % len(places)].id

    @rule(name=NAMES, colour=COLOURS)
    def sit(self, name: str, colour: str) -> None:
        self.attempt(Sit(name, f"key {self.log.table.next_id}", colour), None)

    @rule(name=NAMES)
    def add_bot(self, name: str) -> None:
        self.attempt(AddBot(f"Bot {name}"), self.log.table.host)

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        self.attempt(Leave(), self.somebody(seat))

    @rule(seat=SEATS)
    def kick(self, seat: int) -> None:
        self.attempt(Kick(self.somebody(seat)), self.log.table.host)

    @rule(seat=SEATS, other=SEATS, act=st.sampled_from([PassHost, HandToBot, Kick]))
    def try_powers(self, seat: int, other: int, act: type[PassHost | HandToBot | Kick]) -> None:
        self.attempt(act(self.somebody(other)), self.somebody(seat))

    @rule(seed=SEEDS)
    def arrange(self, seed: int) -> None:
        order = [place.id for place in self.log.table.places]
        Random(seed).shuffle(order)
        self.attempt(Arrange(tuple(order)), self.log.table.host)

    @rule(edition=EDITION, short=st.booleans())
    def configure(self, edition: str, short: bool) -> None:
        ends = "rounds" if edition in ("party", "team") else "target"
        timers = Timers(clue=60, hand_in=30) if short else Timers()
        self.attempt(Configure(edition=edition, options={ends: 1} if short else {}, timers=timers), self.log.table.host)

    @rule(name=NAMES, seat=SEATS)
    def rename(self, name: str, seat: int) -> None:
        self.attempt(Rename(name), self.somebody(seat))

    @rule(colour=COLOURS, seat=SEATS)
    def choose_colour(self, colour: str, seat: int) -> None:
        self.attempt(ChooseColour(colour), self.somebody(seat))

    @rule(act=st.sampled_from([Return(), Say("So."), AgreeToStop(True), AgreeToStop(False)]), seat=SEATS)
    def do_for_oneself(self, act: Act, seat: int) -> None:
        self.attempt(act, self.somebody(seat))

    @rule(act=st.sampled_from([NextTurn(), Pause(True), Pause(False), MoreTime(), LastCall()]), late=st.floats(0, 200))
    def hurry_or_hold(self, act: Act, late: float) -> None:
        self.attempt(act, self.log.table.host, self.log.table.touched_at + late)

    @rule(heir=SEATS)
    def pass_on_and_return(self, heir: int) -> None:
        self.attempt(PassHost(self.somebody(heir)), None)
        if self.log.table.host_away is not None:
            self.attempt(PassHost(self.log.table.host_away), None)

    @rule(seat=SEATS, other=SEATS, act=st.sampled_from([Nudge, Propose]))
    def press(self, seat: int, other: int, act: type[Nudge | Propose]) -> None:
        self.attempt(act(self.somebody(other)), self.somebody(seat))

    @rule(seat=SEATS, late=st.floats(0, 30))
    def see(self, seat: int, late: float) -> None:
        for tale in self.log.table.finished_turns[-1:]:
            self.attempt(Seen(tale.game, tale.turn), self.somebody(seat), self.log.table.touched_at + late)

    @rule()
    def all_agree(self) -> None:
        for place in self.log.table.people:
            self.attempt(AgreeToStop(True), place.id)

    @rule(name=NAMES)
    def join_audience(self, name: str) -> None:
        self.attempt(JoinAudience(f"Guest {name}", f"key {self.log.table.next_id}"), None)

    @precondition(lambda self: self.log.table.audience)
    @rule(guest=SEATS, other=SEATS, slot=st.integers(0, 12), act=st.sampled_from([Guess, AskSeat, Leave, Kick]))
    def be_in_the_audience(self, guest: int, other: int, slot: int, act: type[Guess | AskSeat | Leave | Kick]) -> None:
        members = self.log.table.audience
        who = members[guest % len(members)].id
        if act is Kick:
            self.attempt(Kick(who), self.log.table.host)
        else:
            self.attempt(
                Guess(slot) if act is Guess else AskSeat(self.somebody(other)) if act is AskSeat else Leave(), who
            )

    @precondition(lambda self: self.log.table.seat_asks)
    @rule(yes=st.booleans(), seat=SEATS)
    def answer_an_ask(self, yes: bool, seat: int) -> None:
        asks = self.log.table.seat_asks
        self.attempt(AnswerSeat(asks[seat % len(asks)].guest, yes), self.log.table.host)

    @rule(seat=SEATS, listed=st.booleans())
    def ask_why_and_list(self, seat: int, listed: bool) -> None:
        tale = self.log.table.last_turn
        if tale is not None:
            self.attempt(AskWhy(tale.game, tale.turn), self.somebody(seat))
        self.attempt(ListTable(listed), self.somebody(seat))

    @precondition(lambda self: self.log.table.stage == "lobby")
    @rule(seed=SEEDS)
    def begin(self, seed: int) -> None:
        self.attempt(Begin(self.log.setup(seed=str(seed))), self.log.table.host)

    @precondition(lambda self: self.log.table.stage == "over")
    @rule()
    def rematch(self) -> None:
        self.attempt(Rematch(), self.log.table.host)

    @rule(seat=SEATS, old=st.booleans())
    def hand_over(self, seat: int, old: bool) -> None:
        token, key = f"token {self.log.table.seq}", f"new key {self.log.table.seq}"
        self.attempt(OfferSeat(self.somebody(seat), token, until=1e9), self.log.table.host)
        offers = self.log.table.offers
        if offers:
            self.attempt(TakeSeat(offers[0 if old else -1].token, key), None)

    @precondition(lambda self: self.log.table.stage == "playing")
    @rule(seed=SEEDS, moves=st.integers(1, 40), missing=st.booleans())
    def play(self, seed: int, moves: int, missing: bool) -> None:
        players = RandomPlayers(Random(seed))
        for _ in range(moves):
            if self.log.table.stage == "playing":
                move = players.next_move(game_of(self.log.table))
                place = self.log.table.at(move.seat)
                if place.is_bot:
                    self.attempt(BotPlay(move, "So I thought."), place.id)
                elif missing or place.key is None:
                    self.attempt(StandIn(move, place.played_by_bot or "absent"), None)
                else:
                    self.attempt(Play(move), place.id)

    @invariant()
    def a_person_is_host(self) -> None:
        table = self.log.table
        assert table.host in {place.id for place in table.people}

    @invariant()
    def nobody_is_mistaken_for_another(self) -> None:
        sitting = self.log.table.sitting
        assert len({place.id for place in self.log.table.places}) == len(self.log.table.places)
        assert len({place.name.casefold() for place in sitting}) == len(sitting) <= MOST_SEATS
        assert len({place.colour for place in sitting}) == len(sitting)

    @invariant()
    def the_game_and_the_places_agree(self) -> None:
        table = self.log.table
        assert (table.game is None) == (table.stage == "lobby")
        if table.game is not None:
            ids = tuple(place.id for place in table.places)
            assert ids[: table.game.players] == self.dealt_to
            assert table.stage == "over" or ids == self.dealt_to

    @invariant()
    def everyone_sees_their_own_hand(self) -> None:
        table, game = self.log.table, self.log.table.game
        for place in table.people:
            mine = wire.you(table, place.id).game
            if game is None or place.id not in self.dealt_to:
                assert mine is None
            else:
                assert mine is not None
                assert mine.hand == (() if mine.face_down else game.hands[self.dealt_to.index(place.id)])

    @invariant()
    def a_game_stops_when_all_who_are_asked_agree(self) -> None:
        table = self.log.table
        asked = {place.id for place in table.people if place.played_by_bot not in ("left", "absent")}
        assert table.stage != "playing" or not asked or not asked <= table.agreed

    @invariant()
    def nobody_is_in_two_places(self) -> None:
        table = self.log.table
        keys = [each.key for each in table.everyone if each.key is not None]
        assert len(set(keys)) == len(keys)
        assert len({each.id for each in table.everyone}) == len(table.everyone)
        assert {ask.guest for ask in table.seat_asks} <= {each.id for each in table.audience}

    @invariant()
    def every_clock_can_run_out(self) -> None:
        table = self.log.table
        limit, clear = deadline(table, table.times), clear_at(table, table.times)
        assert limit is None or (table.stage == "playing" and not is_paused(table))
        assert clear is None or table.game is not None
        assert limit is None or limit >= table.times.phase
        assert table.times.pause is None or table.times.pause <= table.touched_at

    @invariant()
    def a_pair_agrees_on_one_of_its_own(self) -> None:
        for each in self.log.table.proposals:
            partner = self.log.table.partner(each.by)
            assert partner is not None
            assert each.hands_in in (each.by, partner.id)

    @invariant()
    def the_role_waits_for_a_person(self) -> None:
        table = self.log.table
        assert table.host_away is None or table.host_away in {place.id for place in table.people}
        assert table.host_away != table.host

    @invariant()
    def links_lead_to_seats(self) -> None:
        assert {offer.seat for offer in self.log.table.offers} <= {place.id for place in self.log.table.places}

    def teardown(self) -> None:
        *_, table = states(CODE, self.log.entries)
        assert table == self.log.table


def shown_again(before: Table, after: Table) -> None:
    """Parts that are not encoded again, because they are surely the same, are the same."""
    everyone = Looking(frozenset(place.id for place in after.people))
    made_of_it = wire.room_after(wire.room(before, everyone), before, after, everyone.seats, after.times)
    assert made_of_it in (None, wire.room(after, everyone))
    for place, is_same in zip(after.places, wire.same_you(before, after), strict=True):
        if is_same:
            assert wire.you(before, place.id) == wire.you(after, place.id)


def test_any_evening() -> None:
    run_state_machine_as_test(AnyEvening, settings=settings(max_examples=60, stateful_step_count=40))
