"""What the server has to do at a table by itself, and when: a pure function of who plays and who is there.

Work is done when its time comes, unless somebody acts before that: then other work is due.
"""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct

from halfsaid.bots import Thought
from halfsaid.rules import Game, Refusal, awaited
from halfsaid.tables.acts import Act, BotPlay, Call, Heed, PassHost, Return, SeatId, StandIn
from halfsaid.tables.presence import Presence
from halfsaid.tables.table import Place, Table, deadline

HOST_AWAY_SECONDS = 60.0
CALL_SECONDS = 15.0  # who was just here may be back before a push is

_PEOPLE_FIRST_SECONDS = 25.0  # when anybody may begin, bots let people find their words
_PARTNER_SECONDS = 30.0  # a bot leaves the choice of who hands in to its human partner for so long


class DueAct(Struct, frozen=True):
    """The house does something, in nobody's name or for a seat."""

    at: float
    act: Act
    by: SeatId | None = None


class DueBotMove(Struct, frozen=True):
    """A bot moves, for itself or for somebody. Of partners who both could, the surer one."""

    at: float
    seats: tuple[SeatId, ...]
    why: Literal["absent", "time"] | None = None  # for whom a bot only steps in; None: the seat is a bot's


DueWork = DueAct | DueBotMove


class TooLate(Refusal):
    """Somebody has moved, or come back, before the bot."""

    def __init__(self) -> None:
        super().__init__("too_late", "A person was faster than the bot.")


def due_work(
    table: Table, presence: Presence, thought_at: Callable[[Place], float], phase_since: float
) -> Iterator[DueWork]:
    """All that is to be done as things stand. `thought_at`: until when the bot in a place is seen to think;
    `phase_since`: since when the game's phase runs. All times are by one steady clock, not by the log's."""
    yield from _passing_on_the_host(table, presence)
    yield from _coming_back(table, presence)
    yield from _calls(table, presence, phase_since)
    if table.game is not None and table.stage == "playing":
        yield from _moves(table, table.game, presence, thought_at, deadline(table, phase_since))


def bot_act(table: Table, thought: Thought, why: Literal["absent", "time"] | None) -> Act:
    """What a bot does with its thought as things stand now; or TooLate."""
    game, number = table.game, thought.move.seat
    if game is None or table.stage != "playing" or number not in awaited(game):
        raise TooLate
    place = table.at(number)
    if place.is_bot:
        return BotPlay(thought.move, thought.why or None)
    if why is None and not _is_botlike(place):
        raise TooLate
    return StandIn(thought.move, why or place.played_by_bot or "absent", thought.why or None)


def _passing_on_the_host(table: Table, presence: Presence) -> Iterator[DueWork]:
    """A host who stays away hands the role to somebody who is there."""
    away = presence.missing_since.get(table.host)
    if away is None:
        return
    heirs = [place.id for place in table.places if place.id in presence.seats and not place.is_bot]
    if heirs:
        yield DueAct(away + HOST_AWAY_SECONDS, PassHost(heirs[0]))


def _coming_back(table: Table, presence: Presence) -> Iterator[DueWork]:
    """People who left a game, but are there when it is over, stay for the next one."""
    if table.stage == "over":
        for place in table.people:
            if place.played_by_bot == "left" and place.id in presence.seats:
                yield DueAct(0.0, Return(), place.id)


def _calls(table: Table, presence: Presence, phase_since: float) -> Iterator[DueWork]:
    """A person who is waited for and not here is called, once until they come. By the log only one server does it."""
    for seat in table.called & presence.seats:
        yield DueAct(0.0, Heed(seat))
    if not table.subscriptions:
        return
    reachable = {each.seat for each in table.subscriptions} - table.called
    for place in table.awaited:
        away = presence.missing_since.get(place.id)
        if away is not None and place.id in reachable and not _is_botlike(place):
            yield DueAct(max(away, phase_since) + CALL_SECONDS, Call(place.id))


def _moves(
    table: Table, game: Game, presence: Presence, thought_at: Callable[[Place], float], limit: float | None
) -> Iterator[DueWork]:
    if limit is None and (not presence.seats or _all_play_themselves(table, presence)):
        return  # nobody to play for, or nobody who needs it
    waited = table.awaited
    for place in waited:
        if not _is_botlike(place):
            yield from _stepping_in(table, presence, place, limit)
        elif place == (agreeing := _agreeing(table, game, waited, place))[0]:
            ready = max(_ready_at(table, game, presence, thought_at, each) for each in agreeing)
            yield DueBotMove(ready if limit is None else min(limit, ready), tuple(each.id for each in agreeing))


def _all_play_themselves(table: Table, presence: Presence) -> bool:
    return not presence.missing_since and not any(place.is_bot or place.played_by_bot for place in table.places)


def _agreeing(table: Table, game: Game, waited: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    """The bots of which one moves: in `team` both partners if either could hand in, else this one alone."""
    team = (place, table.partner(place.id) if game.phase == "hand_in" else None)
    return tuple(each for each in waited if each in team and _is_botlike(each))


def _ready_at(table: Table, game: Game, presence: Presence, thought_at: Callable[[Place], float], bot: Place) -> float:
    """When a bot has thought long enough to be believed, and let people go first where that is polite."""
    if table.hurry:
        return 0.0
    if game.phase == "clue" and game.storyteller is None:
        return thought_at(bot) + _PEOPLE_FIRST_SECONDS
    if game.phase == "hand_in" and _has_human_partner(table, game, presence, bot):
        return thought_at(bot) + _PARTNER_SECONDS
    return thought_at(bot)


def _has_human_partner(table: Table, game: Game, presence: Presence, bot: Place) -> bool:
    partner = table.partner(bot.id)
    if partner is None or table.number_of(partner.id) == game.storyteller:
        return False
    return not partner.is_bot and partner.played_by_bot is None and partner.id not in presence.missing_since


def _stepping_in(table: Table, presence: Presence, place: Place, limit: float | None) -> Iterator[DueWork]:
    """A bot moves for a person whose time is up, or for whom the table has waited long enough."""
    if limit is not None:
        yield DueBotMove(limit, (place.id,), "time")
    missing, patience = presence.missing_since.get(place.id), table.timers.absent
    if presence.seats and missing is not None and patience is not None:
        yield DueBotMove(missing if place.played_by_bot == "absent" else missing + patience, (place.id,), "absent")


def _is_botlike(place: Place) -> bool:
    """Whether a bot plays this seat without waiting for anybody."""
    return place.is_bot or place.played_by_bot in ("asked", "left", "kicked")
