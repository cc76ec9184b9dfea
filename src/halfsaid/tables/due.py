"""The presence of people at a table, and the work that the server has to do there by itself, and when.

`Presence` knows who looks, on this server and on others, and since when people are missing. It has no clock: `now` is
given.

Work is done when its time comes, unless somebody acts before that: then other work is due. While the table is paused
only the host's role may change, because somebody must be able to end the pause.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct

from halfsaid.bots import Thought
from halfsaid.rules import Game, Refusal, awaited
from halfsaid.tables.acts import Act, BotPlay, Call, Heed, NextTurn, PassHost, Propose, Return, SeatId, StandIn
from halfsaid.tables.pacing import clear_at, clock_start, deadline, is_paused, readers
from halfsaid.tables.table import Place, Table, Times
from halfsaid.tables.wire import Looking

PRESENCE_SECONDS = 30.0  # for which another server's report counts
HOST_AWAY_SECONDS = 60.0
CALL_SECONDS = 15.0  # a person who was just here may be back before a push is

_PEOPLE_FIRST_SECONDS = 120.0  # when anybody may begin, bots let people find their words until nobody does anything
_PARTNER_SECONDS = 30.0  # seconds for which a bot lets its human partner choose who hands in
_NEVER = float("inf")

_looking = msgspec.json.Decoder(Looking)


class _Report(Struct, frozen=True):
    """A report of another server, and until when it counts."""

    looking: Looking
    until: float


class Presence:
    """The people who look at one table, as one server knows it."""

    def __init__(self) -> None:
        self.here = Looking()
        self.seats: frozenset[SeatId] = frozenset()  # from which somebody looks, here or on another server
        self.spectators = 0
        self.screens = 0
        self.missing_since: dict[SeatId, float] = {}  # people's seats from which nobody looks, and since when
        self._elsewhere: dict[str, _Report] = {}

    def look_from_here(self, seats: Iterable[SeatId | None], screens: int = 0) -> None:
        """Set who looks from this server now: their seats, None for each spectator, and the number of televisions."""
        count = Counter(seats)
        self.here = Looking(frozenset(seat for seat in count if seat is not None), count[None], screens)

    def encoded(self) -> bytes:
        """Return who looks from this server, encoded for the other servers."""
        return msgspec.json.encode(self.here)

    def look_from_there(self, server: str, told: str | bytes, now: float) -> None:
        """Set who looks from another server. A report that cannot be read is ignored: its version may differ."""
        with suppress(msgspec.DecodeError):
            self._elsewhere[server] = _Report(_looking.decode(told), now + PRESENCE_SECONDS)

    def forget_silent_servers(self, now: float) -> bool:
        """Forget servers whose last report is too old. Return whether there were any."""
        fresh = {server: report for server, report in self._elsewhere.items() if report.until > now}
        is_less = len(fresh) < len(self._elsewhere)
        self._elsewhere = fresh
        return is_less

    def recount(self, table: Table, now: float) -> None:
        """Compute from all reports who is there, and who is missing."""
        everywhere = [self.here, *(report.looking for report in self._elsewhere.values() if report.until > now)]
        self.seats = frozenset().union(*(looking.seats for looking in everywhere))
        self.spectators = sum(looking.spectators for looking in everywhere)
        self.screens = sum(looking.screens for looking in everywhere)
        self.note_missing(table, now)

    def note_missing(self, table: Table, now: float) -> None:
        missing = [place.id for place in table.places if not place.is_bot and place.id not in self.seats]
        self.missing_since = {seat: self.missing_since.get(seat, now) for seat in missing}


class DueAct(Struct, frozen=True):
    """An act of the house, in nobody's name or for a seat."""

    at: float
    act: Act
    by: SeatId | None = None


class DueBotMove(Struct, frozen=True):
    """A bot moves, for itself or for a person. If two partners could, the surer one moves."""

    at: float
    seats: tuple[SeatId, ...]
    why: Literal["absent", "time"] | None = None  # why a bot stands in for a person; None: the seat is a bot's


DueWork = DueAct | DueBotMove


class TooLate(Refusal):
    """Somebody has moved, or come back, before the bot."""

    def __init__(self) -> None:
        super().__init__("too_late", "A person was faster than the bot.")


def due_work(
    table: Table, presence: Presence, thought_at: Callable[[Place], float], times: Times, now: float
) -> list[DueWork]:
    """Return all work that is due now or later, as the table is.

    `thought_at`: until when the bot in a place seems to think. `times`: the table's times. All moments are by the
    server's steady clock, not by the log's.
    """
    work = _hosting(table, presence)
    if is_paused(table):
        return work
    work += _coming_back(table, presence)
    work += _ending_the_show(table, presence, times, now)
    work += _calls(table, presence, times)
    if table.game is not None and table.stage == "playing":
        limit = deadline(table, times)
        if limit is not None or (presence.seats and not _all_play_themselves(table, presence)):
            work += _Moves(table, table.game, presence, thought_at, times, limit).due()
    return work


def bot_act(table: Table, thought: Thought, why: Literal["absent", "time"] | None) -> Act:
    """The act that a bot's thought comes to, as the table is now. Or TooLate."""
    game, number = table.game, thought.move.seat
    if game is None or table.stage != "playing" or number not in awaited(game) or is_paused(table):
        raise TooLate
    place = table.at(number)
    if place.is_bot:
        return BotPlay(thought.move, thought.why or None)
    if why is None and not _is_botlike(place):
        raise TooLate
    return StandIn(thought.move, why or place.played_by_bot or "absent", thought.why or None)


def _hosting(table: Table, presence: Presence) -> list[DueWork]:
    """A host who stays away hands the role to somebody who is there, and has it again when they are back."""
    if table.host_away in presence.seats and table.place(table.host_away).key is not None:
        return [DueAct(0.0, PassHost(table.host_away))]
    away = presence.missing_since.get(table.host)
    if away is None:
        return []
    heirs = [place.id for place in table.places if place.id in presence.seats and not place.is_bot]
    return [DueAct(away + HOST_AWAY_SECONDS, PassHost(heirs[0]))] if heirs else []


def _coming_back(table: Table, presence: Presence) -> list[DueWork]:
    """People whom a bot played for, because they were missing, play themselves when they are there again. People who
    left a game, but are there when it is over, stay for the next one."""
    over = "left" if table.stage == "over" else "absent"
    return [
        DueAct(0.0, Return(), place.id)
        for place in table.places
        if place.played_by_bot == over and place.key is not None and place.id in presence.seats
    ]


def _ending_the_show(table: Table, presence: Presence, times: Times, now: float) -> list[DueWork]:
    """The show of a reveal ends when all people who are there have seen it."""
    until = clear_at(table, times)
    if until is None or until <= now or not presence.seats or readers(table, presence.seats):
        return []
    return [DueAct(0.0, NextTurn())]


def _calls(table: Table, presence: Presence, times: Times) -> Iterator[DueWork]:
    """A person who is awaited but missing is called, once until they come. The log sees to it that one server does."""
    if not (table.called or table.subscriptions):
        return
    for seat in table.called & presence.seats:
        yield DueAct(0.0, Heed(seat))
    reachable = {each.seat for each in table.subscriptions} - table.called
    for place in table.awaited:
        away = presence.missing_since.get(place.id)
        if away is not None and place.id in reachable and not _is_botlike(place):
            yield DueAct(max(away, _waited_since(table, times)) + CALL_SECONDS, Call(place.id))


def _waited_since(table: Table, times: Times) -> float:
    """Since when the game waits for those who are awaited. A pause does not count."""
    start = clock_start(table, times)
    return start if times.resumed is None else max(start, times.resumed)


def _all_play_themselves(table: Table, presence: Presence) -> bool:
    return not presence.missing_since and not [1 for each in table.places if each.is_bot or each.played_by_bot]


class _Moves:
    """The moves that bots make in one moment of a game, for themselves and for people. `limit`: when its time is up."""

    def __init__(
        self,
        table: Table,
        game: Game,
        presence: Presence,
        thought_at: Callable[[Place], float],
        times: Times,
        limit: float | None,
    ) -> None:
        self._table = table
        self._game = game
        self._presence = presence
        self._thought_at = thought_at
        self._times = times
        self._limit = limit

    def due(self) -> Iterator[DueWork]:
        limit = self._limit
        waited = self._table.awaited
        bot_begins = self._game.storyteller is None and self._game.phase == "clue" and any(map(_is_botlike, waited))
        for place in waited:
            if not _is_botlike(place):
                yield from () if bot_begins else self._stepping_in(place)
            elif place == (agreeing := self._agreeing(waited, place))[0]:
                ready = max(map(self._ready_at, agreeing))
                at = ready if limit is None else min(limit, ready)
                yield from self._answering(place)
                if at < _NEVER:
                    yield DueBotMove(at, tuple(each.id for each in agreeing))

    def _agreeing(self, waited: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
        """The bots of which one moves: in `team` both partners if either could hand in, else this one alone."""
        team = (place, self._table.partner(place.id) if self._game.phase == "hand_in" else None)
        return tuple(each for each in waited if each in team and _is_botlike(each))

    def _ready_at(self, bot: Place) -> float:
        """When a bot moves: after a natural time to think, and after people where they should go first."""
        thought = 0.0 if self._table.hurry else self._thought_at(bot)
        if self._game.phase == "clue":
            return self._begins_at(thought) if self._game.storyteller is None else self._tells_at(thought)
        if self._game.phase == "hand_in" and (partner := self._human_partner(bot)) is not None:
            return self._hands_in_at(bot, partner, thought)
        return thought

    def _begins_at(self, thought: float) -> float:
        """When a bot begins, where anybody may. At once if people only look on. Never for a person alone, or if all are
        away. For several people, bots wait until none has done anything for a while."""
        people = [place for place in self._table.awaited if place.id in self._presence.seats and not _is_botlike(place)]
        if not people and self._presence.seats:
            return thought
        if len(people) < 2:  # one, or nobody
            return _NEVER
        last_act = self._times.acted or 0.0
        return max(_waited_since(self._table, self._times), last_act) + _PEOPLE_FIRST_SECONDS

    def _tells_at(self, thought: float) -> float:
        """When a bot gives its clue: not before the show is over, unless the table is in a hurry."""
        return thought if self._table.hurry else max(thought, clock_start(self._table, self._times))

    def _hands_in_at(self, bot: Place, partner: Place, thought: float) -> float:
        """When a bot hands in: it lets its human partner choose first, for a while."""
        chosen = self._proposed_by(partner)
        if chosen is None:
            return thought if self._table.hurry else thought + _PARTNER_SECONDS
        return 0.0 if chosen == bot.id else _NEVER

    def _human_partner(self, bot: Place) -> Place | None:
        """The partner who is there, plays themselves, and could hand in as well as the bot."""
        partner = self._table.partner(bot.id)
        if partner is None or self._table.number_of(partner.id) == self._game.storyteller:
            return None
        plays = not partner.is_bot and partner.played_by_bot is None and partner.id not in self._presence.missing_since
        return partner if plays else None

    def _proposed_by(self, place: Place) -> SeatId | None:
        return next((each.hands_in for each in self._table.proposals if each.by == place.id), None)

    def _answering(self, bot: Place) -> Iterator[DueWork]:
        """A bot agrees with what its human partner proposes."""
        partner = self._human_partner(bot)
        chosen = None if partner is None or not bot.is_bot else self._proposed_by(partner)
        if chosen is not None and self._proposed_by(bot) != chosen:
            yield DueAct(0.0, Propose(chosen), bot.id)

    def _stepping_in(self, place: Place) -> Iterator[DueWork]:
        """A bot moves for a person whose time is up, or for whom the table has waited long enough.

        While others are there, nobody's clue is told for them unless their time is up. A person for whom a bot has
        moved is not waited for again until they act or return.
        """
        if self._limit is not None:
            yield DueBotMove(self._limit, (place.id,), "time")
        missing, patience = self._presence.missing_since.get(place.id), self._table.timers.absent
        if self._game.phase == "clue" or patience is None or not self._presence.seats:
            return
        since = _waited_since(self._table, self._times)
        if missing is not None:
            was_missing = place.played_by_bot is not None
            yield DueBotMove(max(missing, since) + (0.0 if was_missing else patience), (place.id,), "absent")
        elif place.played_by_bot == "time" and self._limit is not None:
            yield DueBotMove(max(since, self._thought_at(place)), (place.id,), "time")


def _is_botlike(place: Place) -> bool:
    """Whether a bot plays this seat without waiting for anybody."""
    return place.is_bot or place.played_by_bot in ("asked", "left", "kicked")
