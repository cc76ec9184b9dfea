"""Talk at a table, muting, and the browsers that are called when the game waits for their seat."""

from msgspec.structs import replace

from halfsaid.tables.acts import (
    AskWhy,
    Call,
    Entry,
    Explain,
    ForgetBrowser,
    Heed,
    Mute,
    React,
    Say,
    SeatId,
    Subscribe,
    Talking,
    Unsubscribe,
)
from halfsaid.tables.table import (
    NotAllowed,
    Said,
    Subscribed,
    Table,
    host_only,
    house_only,
    seat_changed,
    self_of,
    sitter,
    speaker,
)

TALK_KEPT = 60
MOST_BROWSERS = 5  # of one seat, that are called


def after(table: Table, entry: Entry, act: Talking) -> Table:  # noqa: PLR0911  # a line for each
    """The table after something was said, somebody was muted, or a browser is to be called or was; or a refusal."""
    match act:
        case Say():
            return _heard(table, Said(entry.seq, entry.at, speaker(table, entry).id, text=act.text.strip()))
        case React():
            return _heard(table, Said(entry.seq, entry.at, speaker(table, entry).id, reaction=act.reaction))
        case Explain():
            return _explain(table, entry, act)
        case AskWhy():
            return _ask_why(table, entry, act)
        case Mute():
            host_only(table, entry)
            return seat_changed(table, sitter(table, act.seat).id, muted=act.muted)
        case Subscribe():
            return _subscribe(table, self_of(table, entry).id, act)
        case Unsubscribe():
            return _without_browser(table, self_of(table, entry).id, act.endpoint)
        case ForgetBrowser():
            house_only(entry)
            return _without_browser(table, act.seat, act.endpoint)
        case Call():
            return _call(table, entry, act)
        case Heed():
            return _heed(table, entry, act)


def _heard(table: Table, said: Said) -> Table:
    return replace(table, talk=(*table.talk[1 - TALK_KEPT :], said))


def _explain(table: Table, entry: Entry, act: Explain) -> Table:
    place = speaker(table, entry)
    turn = next((each for each in table.finished_turns if (each.game, each.turn) == (act.game, act.turn)), None)
    if turn is None:
        raise NotAllowed("no_turn", "There is no such finished turn at this table.")
    if turn.seat != place.id:
        raise NotAllowed("not_teller", "Only the storyteller of that turn can say why.")
    told = replace(turn, why=act.text.strip() or None, mind=None)
    finished_turns = tuple(told if each is turn else each for each in table.finished_turns)
    return replace(table, finished_turns=finished_turns, explained=table.explained + 1)


def _ask_why(table: Table, entry: Entry, act: AskWhy) -> Table:
    place, turn = speaker(table, entry), table.last_turn
    if turn is None or (turn.game, turn.turn) != (act.game, act.turn):
        raise NotAllowed("no_turn", "That is not the turn that just ended.")
    if turn.seat == place.id:
        raise NotAllowed("own_turn", "That was your clue; say why, if you like.")
    if turn.why is not None:
        raise NotAllowed("why_known", "Why has been said already.")
    if place.id in table.asked_why:
        raise NotAllowed("asked", "You have asked already.")
    return replace(table, asked_why=(*table.asked_why, place.id))


def without_calls(table: Table, seat: SeatId) -> Table:
    """The table without this seat's browsers: somebody gave the seat up, and is not called for its next holder."""
    if not any(each.seat == seat for each in table.subscriptions):
        return table
    others = tuple(each for each in table.subscriptions if each.seat != seat)
    return replace(table, subscriptions=others, called=table.called - {seat})


def _subscribe(table: Table, seat: SeatId, act: Subscribe) -> Table:
    mine = [each for each in table.subscriptions if each.seat == seat and each.where.endpoint != act.endpoint]
    others = tuple(each for each in table.subscriptions if each.seat != seat)
    return replace(table, subscriptions=(*others, *mine[1 - MOST_BROWSERS :], Subscribed(seat, act)))


def _without_browser(table: Table, seat: SeatId, endpoint: str | None) -> Table:
    def stays(each: Subscribed) -> bool:
        return each.seat != seat or (endpoint is not None and each.where.endpoint != endpoint)

    return replace(table, subscriptions=tuple(each for each in table.subscriptions if stays(each)))


def _call(table: Table, entry: Entry, act: Call) -> Table:
    house_only(entry)
    if act.seat in table.called:
        raise NotAllowed("called", "They have been called already.")
    return replace(table, called=table.called | {table.place(act.seat).id})


def _heed(table: Table, entry: Entry, act: Heed) -> Table:
    house_only(entry)
    if act.seat not in table.called:
        raise NotAllowed("called", "They have not been called.")
    return replace(table, called=table.called - {act.seat})
