"""Who sits where at a table, under which name and colour, who is the host, and how seats change hands."""

from msgspec.structs import replace

from halfsaid.rules import COLOURS
from halfsaid.tables.acts import (
    AddBot,
    Arrange,
    BotReason,
    ChooseColour,
    Entry,
    Kick,
    Leave,
    ListTable,
    Lock,
    OfferSeat,
    PassHost,
    Rename,
    SeatId,
    Seating,
    SetPassword,
    Sit,
    TakeSeat,
)
from halfsaid.tables.calling import without_calls
from halfsaid.tables.permissions import host_only, not_while_playing, self_of, sitter
from halfsaid.tables.table import HandOver, NotAllowed, Offer, Place, Table, seat_changed, without_member

HANDOVERS_KEPT = 20


def after(table: Table, entry: Entry, act: Seating) -> Table:  # noqa: PLR0911, PLR0912  # a line for each
    """The table after somebody came, went or changed something about their seat; or a refusal."""
    match act:
        case Sit():
            return _sit(table, act)
        case AddBot():
            return _add_bot(table, entry, act)
        case Leave():
            return _leave(table, entry)
        case Kick():
            return _kick(table, entry, act)
        case Rename():
            place = self_of(table, entry)
            return seat_changed(table, place.id, name=free_name(table, act.name, besides=place.id))
        case ChooseColour():
            return _choose_colour(table, entry, act)
        case Arrange():
            return _arrange(table, entry, act)
        case OfferSeat():
            return _offer_seat(table, entry, act)
        case TakeSeat():
            return _take_seat(table, entry, act)
        case PassHost():
            return _pass_host(table, entry, act)
        case Lock():
            host_only(table, entry)
            return replace(table, locked=act.locked)
        case ListTable():
            host_only(table, entry)
            return replace(table, listed=act.listed)
        case SetPassword():
            host_only(table, entry)
            return replace(table, password=act.kept)


def first_place(host: Sit) -> Place:
    """The place of the person who opens a table."""
    return Place(SeatId(0), tidy_name(host.name), _free_colour((), host.colour), host.key)


def back(table: Table, seat: SeatId | None) -> Table:
    """The table after this seat did something: a person who had left the game, or was missing, is back."""
    for place in table.places:
        if place.id == seat and place.key is not None and place.played_by_bot in ("left", "absent"):
            return seat_changed(table, place.id, played_by_bot=None)
    return table


def tidy_name(name: str) -> str:
    return " ".join(name.split())


def _sit(table: Table, act: Sit) -> Table:
    if table.locked:
        raise NotAllowed("locked", "The host has locked this table.")
    if table.stage == "playing":
        raise NotAllowed("playing", "The game has begun: you can watch, or ask the host for a seat.")
    name, colour = free_name(table, act.name), _free_colour(table.sitting, act.colour)
    return _with_place(table, Place(table.next_id, name, colour, act.key))


def _add_bot(table: Table, entry: Entry, act: AddBot) -> Table:
    host_only(table, entry)
    not_while_playing(table)
    name, colour = free_name(table, act.name), _free_colour(table.sitting, None)
    return _with_place(table, Place(table.next_id, name, colour, None, is_bot=True, mind=act.mind))


def _with_place(table: Table, place: Place) -> Table:
    return replace(table, places=(*table.places, place), next_id=SeatId(table.next_id + 1))


def _leave(table: Table, entry: Entry) -> Table:
    if (member := table.member(entry.by)) is not None:
        return without_member(table, member.id)
    place = self_of(table, entry)
    if table.stage == "playing":
        left = _given_up(seat_changed(table, place.id, played_by_bot="left"), place.id)
        return replace(_with_host_elsewhere(left, place.id), agreed=table.agreed - {place.id})
    if len(table.people) == 1:
        raise NotAllowed("last_one", "You are the last one here; the table clears itself away when you go.")
    return _with_host_elsewhere(_without(table, place.id, "left"), place.id)


def _kick(table: Table, entry: Entry, act: Kick) -> Table:
    host_only(table, entry)
    if (member := table.member(act.seat)) is not None:
        return without_member(table, member.id)
    place = sitter(table, act.seat)
    if place.id == table.host:
        raise NotAllowed("host_stays", "The host cannot send themselves away.")
    if table.stage != "playing":
        return _without(table, place.id, "kicked")
    if place.is_bot:
        raise NotAllowed("bot_plays", "A bot stays until the game is over.")
    return _emptied(table, place.id, "kicked")


def _without(table: Table, seat: SeatId, why: BotReason) -> Table:
    """The table without this seat; if a game counts by its place, that stays, empty, until the next one."""
    emptied = _emptied(table, seat, why)
    if table.game is not None and table.number_of(seat) < table.game.players:
        return emptied
    return replace(emptied, places=tuple(place for place in table.places if place.id != seat))


def _emptied(table: Table, seat: SeatId, why: BotReason) -> Table:
    """The table after nobody holds this seat any more, and no link leads to it."""
    nobody = _given_up(seat_changed(table, seat, key=None, played_by_bot=why), seat)
    return replace(nobody, offers=tuple(offer for offer in table.offers if offer.seat != seat))


def _given_up(table: Table, seat: SeatId) -> Table:
    """The table after somebody gave this seat up: they are not called, and no role waits for them."""
    return replace(without_calls(table, seat), host_away=None if table.host_away == seat else table.host_away)


def _with_host_elsewhere(table: Table, seat: SeatId) -> Table:
    """The table after this seat is given up: the host's role goes to another person, rather one who has not left."""
    if table.host != seat:
        return table
    heirs = [place for place in table.people if place.id != seat]
    heirs.sort(key=lambda place: place.played_by_bot == "left")
    return replace(table, host=heirs[0].id) if heirs else table


def _choose_colour(table: Table, entry: Entry, act: ChooseColour) -> Table:
    place = self_of(table, entry)
    not_while_playing(table)
    if any(other.colour == act.colour and other.id != place.id for other in table.sitting):
        raise NotAllowed("colour_taken", "Somebody else wears that colour.")
    return seat_changed(table, place.id, colour=act.colour)


def _arrange(table: Table, entry: Entry, act: Arrange) -> Table:
    host_only(table, entry)
    not_while_playing(table)
    if table.stage == "over":
        raise NotAllowed("not_in_lobby", "People are seated anew in the lobby.")
    if sorted(act.order) != sorted(place.id for place in table.places):
        raise NotAllowed("order", "The order must name every seat once.")
    return replace(table, places=tuple(table.place(seat) for seat in act.order))


def _offer_seat(table: Table, entry: Entry, act: OfferSeat) -> Table:
    if entry.by != act.seat:
        host_only(table, entry)
    if sitter(table, act.seat).is_bot and table.stage != "playing":
        raise NotAllowed("bot_seat", "Before the game a newcomer simply joins; remove the bot if there is no room.")
    made = Offer(act.seat, act.token, act.until, is_own=entry.by == act.seat)
    others = tuple(offer for offer in table.offers if offer.until > entry.at and not _is_replaced(offer, made))
    return replace(table, offers=(*others, made))


def _is_replaced(offer: Offer, by: Offer) -> bool:
    """Whether a new link ends an old one. A seat has one link of its holder and one of the host, and neither ends the
    other."""
    return (offer.seat, offer.is_own) == (by.seat, by.is_own)


def _take_seat(table: Table, entry: Entry, act: TakeSeat) -> Table:
    offer = table.offered(act.token)
    if offer is None or offer.until <= entry.at:
        raise NotAllowed("offer_over", "This link has been used or has run out; ask for a new one.")
    place = table.place(offer.seat)
    taken = handed_over(table, entry, place, act.key, act.name or place.name, act.muted, offer.is_own)
    links = tuple(other for other in table.offers if other is not offer and not _ends_with(other, offer))
    return replace(taken, offers=links)


def handed_over(
    table: Table, entry: Entry, place: Place, key: str, name: str, muted: bool = False, by_holder: bool = False
) -> Table:
    """The table after a seat has gone to whoever has this key, with its cards and points; everyone is told of it."""
    name = free_name(table, name, besides=place.id)
    taken = seat_changed(table, place.id, key=key, name=name, is_bot=False, played_by_bot=None, muted=muted)
    told = HandOver(
        entry.seq, entry.at, place.id, place.name, name, "holder" if by_holder else "host", from_bot=place.is_bot
    )
    return replace(
        without_calls(taken, place.id),
        handovers=(*table.handovers[1 - HANDOVERS_KEPT :], told),
        agreed=table.agreed - {place.id},
        seat_asks=tuple(each for each in table.seat_asks if each.seat != place.id),
        host_away=table.host_away if by_holder or table.host_away != place.id else None,
    )


def _ends_with(other: Offer, used: Offer) -> bool:
    """Whether a link ends when another one is used. A person whose seat the host gave away has no link back to it; the
    host's link outlasts a holder's change of device."""
    return other.seat == used.seat and not used.is_own


def _pass_host(table: Table, entry: Entry, act: PassHost) -> Table:
    if entry.by is not None:
        host_only(table, entry)
    place = table.place(act.seat)
    if place.is_bot or place.key is None:
        raise NotAllowed("host_person", "The host must be a person.")
    return replace(table, host=place.id, host_away=_host_away(table, entry, place.id))


def _host_away(table: Table, entry: Entry, heir: SeatId) -> SeatId | None:
    """Who gets the role back when they return: whom the house first took it from, unless a host passed it on."""
    if entry.by is not None or heir == table.host_away:
        return None
    return table.host if table.host_away is None else table.host_away


def free_name(table: Table, name: str, besides: SeatId | None = None) -> str:
    tidy = tidy_name(name)
    if any(place.name.casefold() == tidy.casefold() for place in table.sitting if place.id != besides):
        raise NotAllowed("name_taken", f"Somebody here is called {tidy} already.")
    return tidy


def _free_colour(places: tuple[Place, ...], wish: str | None) -> str:
    worn = {place.colour for place in places}
    if wish in COLOURS and wish not in worn:
        return str(wish)
    return next((colour for colour in COLOURS if colour not in worn), COLOURS[0])
