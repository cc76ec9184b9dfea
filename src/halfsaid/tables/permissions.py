"""Who may do what, and when. Each of these functions returns what was asked about, or refuses."""

from halfsaid.rules import Game
from halfsaid.tables.acts import Entry, SeatId
from halfsaid.tables.table import NotAllowed, Place, Table


def self_of(table: Table, entry: Entry) -> Place:
    """Return the place of the person or bot that does this."""
    if entry.by is None:
        raise NotAllowed("no_seat", "You have no seat at this table.")
    place = table.place(entry.by)
    if (place.key is None and not place.is_bot) or place not in table.sitting:
        raise NotAllowed("no_seat", "This seat is no longer yours.")
    return place


def speaker(table: Table, entry: Entry) -> Place:
    place = self_of(table, entry)
    if place.muted:
        raise NotAllowed("muted", "The host has muted you.")
    return place


def sitter(table: Table, seat: SeatId) -> Place:
    """Return the place of somebody who is still at the table."""
    place = table.place(seat)
    if place not in table.sitting:
        raise NotAllowed("no_seat", "Whoever had this seat has gone.")
    return place


def host_only(table: Table, entry: Entry) -> None:
    if entry.by != table.host:
        raise NotAllowed("host_only", "Only the host can do that.")


def house_only(entry: Entry) -> None:
    if entry.by is not None:
        raise NotAllowed("house_only", "Only the house can do that.")


def not_while_playing(table: Table) -> None:
    if table.stage == "playing":
        raise NotAllowed("playing", "That cannot be changed while the game is on.")


def running(table: Table) -> Game:
    if table.stage != "playing" or table.game is None:
        raise NotAllowed("no_game", "No game is on.")
    return table.game
