"""Which browsers are called when their seat is waited for and nobody looks from it, and who has been called."""

from msgspec.structs import replace

from halfsaid.tables.acts import Call, Calling, Entry, ForgetBrowser, Heed, SeatId, Subscribe, Unsubscribe
from halfsaid.tables.permissions import house_only, self_of
from halfsaid.tables.table import NotAllowed, Subscribed, Table
from halfsaid.tables.wire import YourTurn

MOST_BROWSERS = 5  # of one seat, that are called


def after(table: Table, entry: Entry, act: Calling) -> Table:
    """The table after a browser is to be called, or not any more, or was called; or a refusal."""
    match act:
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


def without_calls(table: Table, seat: SeatId) -> Table:
    """The table after somebody gave this seat up: whoever has it next is not called on their browsers."""
    if not any(each.seat == seat for each in table.subscriptions):
        return table
    others = tuple(each for each in table.subscriptions if each.seat != seat)
    return replace(table, subscriptions=others, called=table.called - {seat})


def your_turn(table: Table, seat: SeatId) -> YourTurn | None:
    """What the browsers of this seat are told, if a game is on."""
    if table.game is None:
        return None
    return YourTurn(table.code, table.games, table.game.turn, table.game.phase, seat, table.place(seat).name)


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
