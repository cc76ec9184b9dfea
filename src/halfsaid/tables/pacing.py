"""The length of a phase, of the show of a reveal and of a pause, and what people can do to hurry or hold them.

A finished turn is shown before the next one is timed: a phase's clock starts when the show is over. A pause stops every
clock; when it ends, all of them go on.

The moments are in `Times`. The fold keeps them by the time of day. A server converts them to its steady clock once.
Every function here takes either.
"""

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from halfsaid.rules import Edition, Reveal
from halfsaid.tables.acts import Entry, LastCall, MoreTime, NextTurn, Nudge, Pacing, Pause, Propose, SeatId, Seen
from halfsaid.tables.table import (
    GONE_REASONS,
    NotAllowed,
    Nudged,
    Place,
    Proposal,
    Table,
    Times,
    host_only,
    running,
    seat_changed,
    self_of,
    speaker,
)

MORE_SECONDS = 30.0
LAST_CALL_SECONDS = 10.0

# The beats of a show, in seconds.
HUSH, SMALL, ALONE, SWEEP, TRUTH, CROWD, POINTS = 1.2, 2.4, 3.2, 1.6, 4.0, 5.2, 4.0
LONGEST_SHOW = 20.0
MOST_ALONE = 3  # pictures that are shown one by one before the last one

_MOMENTS = ("phase", "show", "last_call", "pause", "resumed", "acted")


def after(table: Table, entry: Entry, act: Pacing) -> Table:  # noqa: PLR0911  # a line for each
    """The table after somebody hurried or held the game, or said that they have seen the reveal; or a refusal."""
    match act:
        case Seen():
            return _seen(table, entry, act)
        case NextTurn():
            return _next_turn(table, entry)
        case Pause():
            return _pause(table, entry, act)
        case MoreTime():
            return _more_time(table, entry)
        case LastCall():
            return _last_call(table, entry)
        case Nudge():
            return _nudge(table, entry, act)
        case Propose():
            return _propose(table, entry, act)


def show_seconds(reveal: Reveal, edition: Edition) -> float:
    """How long the show of a finished turn lasts.

    Pictures that got votes come one by one, the fewest first; if there are many, those with one vote come together.
    One sweep has those that nobody chose. Last is the storyteller's picture, in `party` the one that most chose. Then
    the points.
    """
    votes = Counter(slot for slots in reveal.votes for slot in slots)
    slots = range(1, len(reveal.board) + 1)
    if edition.clue_before_hand:
        last, last_seconds = max(slots, key=lambda slot: votes[slot]), CROWD
    else:
        last, last_seconds = reveal.owners.index(reveal.storyteller) + 1, TRUTH
    chosen = [votes[slot] for slot in slots if votes[slot] and slot != last]
    alone, together = len(chosen), 0
    if edition.clue_before_hand or len(chosen) > MOST_ALONE:
        alone = min(MOST_ALONE, sum(count > 1 for count in chosen))
        together = len(chosen) - alone
    is_swept = any(not votes[slot] and slot != last for slot in slots)
    fixed = HUSH + SMALL * bool(together) + SWEEP * is_swept + last_seconds + POINTS
    return min(fixed + ALONE * alone, LONGEST_SHOW)


def clear_at(table: Table, times: Times) -> float | None:
    """Until when the last reveal is shown; None: no show was begun, or it was ended. A pause holds the show."""
    return None if table.game is None or times.show is None else times.show + times.show_seconds


def clock_start(table: Table, times: Times) -> float:
    """When the clock of the present phase starts: when the phase has begun and the show is over."""
    clear = clear_at(table, times)
    return times.phase if clear is None else max(times.phase, clear)


def is_paused(table: Table) -> bool:
    return table.stage == "playing" and table.times.pause is not None


def deadline(table: Table, times: Times) -> float | None:
    """When the present phase runs out; None: never, or a pause holds it."""
    if table.stage != "playing" or table.game is None or times.pause is not None:
        return None
    if times.last_call is not None:
        return times.last_call + LAST_CALL_SECONDS + times.more
    timers = table.timers
    seconds = {"clue": timers.clue, "hand_in": timers.hand_in, "vote": timers.vote}.get(table.game.phase)
    return None if seconds is None else clock_start(table, times) + seconds + times.more


def readers(table: Table, present: frozenset[SeatId]) -> tuple[SeatId, ...]:
    """The people of the game who are there and have not said that they have seen the last reveal."""
    if table.game is None or table.game.last is None:
        return ()
    playing = table.places[: table.game.players]
    people = [place.id for place in playing if place.key is not None and place.played_by_bot not in GONE_REASONS]
    return tuple([seat for seat in people if seat in present and seat not in table.seen])


def next_phase(times: Times, at: float) -> Times:
    """The times after another phase has begun."""
    return replace(times, phase=at, more=0.0, last_call=None)


def resumed(times: Times, at: float) -> Times:
    """The times after a pause. What ran before it goes on from there; what began during it begins now."""

    pause = at if times.pause is None else times.pause

    def moved(moment: float) -> float:
        return at - max(pause - moment, 0.0)

    show = None if times.show is None else moved(times.show)
    last_call = None if times.last_call is None else moved(times.last_call)
    return replace(times, phase=moved(times.phase), show=show, last_call=last_call, pause=None, resumed=at)


def on_steady(at: float, now: float, steady: float) -> float:
    """Convert a time of the log to the steady clock.

    A time that seems to lie in the future counts as now: the system's clock was ahead then, or is behind now.
    """
    return steady - max(now - at, 0.0)


def on_clock(times: Times, convert: Callable[[float], float]) -> Times:
    """The log's times by another clock. `convert` converts one moment."""
    moments = [(name, at) for name in _MOMENTS if (at := getattr(times, name)) is not None]
    return replace(times, **{name: convert(at) for name, at in moments})


def moved_on(known: Times, before: Times, times: Times, convert: Callable[[float], float]) -> Times:
    """The log's times by another clock. `known`: the times `before`, as converted already.

    Only new moments are converted, so that setting the system's clock moves none that was known.
    """
    if before.pause is not None and times.pause is None and times.resumed is not None:
        before, known = resumed(before, times.resumed), resumed(known, convert(times.resumed))
    new = {}
    for name in _MOMENTS:
        at = getattr(times, name)
        is_same = at == getattr(before, name)
        new[name] = getattr(known, name) if is_same else None if at is None else convert(at)
    return replace(times, **new)


def noted(table: Table, entry: Entry) -> Table:
    """The table after an entry. While nobody has begun a turn, note when a person last did something."""
    game = table.game
    if table.stage != "playing" or game is None or game.storyteller is not None or entry.by is None:
        return table
    return replace(table, times=replace(table.times, acted=entry.at))


def _seen(table: Table, entry: Entry, act: Seen) -> Table:
    place = self_of(table, entry)
    if not any((turn.game, turn.turn) == (act.game, act.turn) for turn in table.finished_turns):
        raise NotAllowed("no_turn", "There is no such finished turn at this table.")
    last = table.finished_turns[-1]
    is_last = table.game is not None and (last.game, last.turn) == (act.game, act.turn)
    return replace(table, seen=table.seen | {place.id}) if is_last else table


def _next_turn(table: Table, entry: Entry) -> Table:
    if entry.by is not None:
        host_only(table, entry)
    if clear_at(table, table.times) is None:
        raise NotAllowed("no_show", "No reveal is being shown.")
    return replace(table, times=_cleared(table, entry.at))


def _cleared(table: Table, at: float) -> Times:
    """The times without the show. If it was on, the clock of the phase starts now."""
    return replace(table.times, show=None, phase=min(at, clock_start(table, table.times)))


def _pause(table: Table, entry: Entry, act: Pause) -> Table:
    host_only(table, entry)
    running(table)
    if act.paused == is_paused(table):
        return table
    times = replace(table.times, pause=entry.at) if act.paused else resumed(table.times, entry.at)
    return replace(table, times=times)


def _more_time(table: Table, entry: Entry) -> Table:
    host_only(table, entry)
    running(table)
    if deadline(table, replace(table.times, pause=None)) is None:
        raise NotAllowed("no_limit", "This phase has no limit that could be longer.")
    return replace(table, times=replace(table.times, more=table.times.more + MORE_SECONDS))


def _last_call(table: Table, entry: Entry) -> Table:
    host_only(table, entry)
    running(table)
    if table.times.last_call is not None:
        raise NotAllowed("last_call", "The last call was made in this phase already.")
    limit = deadline(table, table.times)
    if limit is not None and limit <= entry.at + LAST_CALL_SECONDS:
        raise NotAllowed("last_call", f"At most {LAST_CALL_SECONDS:.0f} seconds are left already.")
    return replace(table, times=replace(_cleared(table, entry.at), last_call=entry.at, more=0.0))


def _nudge(table: Table, entry: Entry, act: Nudge) -> Table:
    by, place = speaker(table, entry), table.place(act.seat)
    if place.id == by.id:
        raise NotAllowed("nudge_self", "Somebody else can be nudged.")
    if place not in table.awaited or place.is_bot:
        raise NotAllowed("not_awaited", "Nobody waits for them.")
    if any((nudge.seat, nudge.by) == (place.id, by.id) for nudge in table.nudges):
        raise NotAllowed("nudged", "You have nudged them already.")
    return replace(_here(table, by), nudges=(*table.nudges, Nudged(entry.seq, place.id, by.id)))


def _propose(table: Table, entry: Entry, act: Propose) -> Table:
    place, game = self_of(table, entry), running(table)
    partner = table.partner(place.id)
    teller = None if game.storyteller is None else table.at(game.storyteller)
    if partner is None or game.phase != "hand_in" or teller in (place, partner):
        raise NotAllowed("no_choice", "There is nothing for a pair to agree on now.")
    if act.hands_in not in (place.id, partner.id):
        raise NotAllowed("not_your_pair", "One of your own pair hands in.")
    others = tuple(each for each in table.proposals if each.by != place.id)
    return replace(_here(table, place), proposals=(*others, Proposal(place.id, act.hands_in)))


def _here(table: Table, place: Place) -> Table:
    """The table after somebody did what only a person does: a bot that played for them when time ran out steps back."""
    return seat_changed(table, place.id, played_by_bot=None) if place.played_by_bot == "time" else table
