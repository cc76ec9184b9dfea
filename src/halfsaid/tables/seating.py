"""The people at a table: their seats, names and colours, the host, and how seats change hands.

The audience watches and guesses along. It changes no point of the game, and nothing that players see but who watches.
"""

from collections import Counter

from msgspec.structs import replace

from halfsaid.rules import COLOURS, Edition, Reveal
from halfsaid.tables.acts import (
    AddBot,
    AnswerSeat,
    Arrange,
    AskSeat,
    BotReason,
    ChooseColour,
    Entry,
    Guess,
    JoinAudience,
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
from halfsaid.tables.bringing import without_bringer
from halfsaid.tables.table import (
    AudienceMember,
    Guessed,
    HandOver,
    NotAllowed,
    Offer,
    Place,
    SeatAsk,
    Table,
    host_only,
    house_only,
    not_while_playing,
    running,
    seat_changed,
    self_of,
    sitter,
    without_member,
)
from halfsaid.tables.talking import without_calls

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
        case JoinAudience():
            return _join_audience(table, entry, act)
        case Guess():
            return _guess(table, entry, act)
        case AskSeat():
            return _ask_seat(table, entry, act)
        case AnswerSeat():
            return _answer_seat(table, entry, act)


def first_place(host: Sit) -> Place:
    """The place of the person who opens a table."""
    return Place(SeatId(0), tidy_name(host.name), _free_colour((), host.colour), host.key)


def returned(table: Table, seat: SeatId | None) -> Table:
    """The table after this seat did something. If its person had left the game or was missing, they are back."""
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
    """The table without this seat. If it belongs to a game, its place stays, empty, until the rematch."""
    emptied = _emptied(table, seat, why)
    if table.game is not None and table.number_of(seat) < table.game.players:
        return emptied
    return replace(emptied, places=tuple(place for place in table.places if place.id != seat))


def _emptied(table: Table, seat: SeatId, why: BotReason) -> Table:
    """The table after this seat's key and its links have ended."""
    nobody = _given_up(seat_changed(without_bringer(table, seat), seat, key=None, played_by_bot=why), seat)
    return replace(nobody, offers=tuple(offer for offer in table.offers if offer.seat != seat))


def _given_up(table: Table, seat: SeatId) -> Table:
    """The table after somebody gave this seat up: no calls to their browsers, no host's role kept for them."""
    return replace(without_calls(table, seat), host_away=None if table.host_away == seat else table.host_away)


def _with_host_elsewhere(table: Table, seat: SeatId) -> Table:
    """The table after this seat is given up. If it was the host's, another person is host, rather one who stays."""
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
    """Whether a new link ends an old one. A seat has one link of its holder and one of the host; neither ends the
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
    """The table after a seat went to the holder of this key, with its cards and points. Everyone is told of it.

    Pictures that were brought from the seat stay with the person who brought them.
    """
    table = table if by_holder else without_bringer(table, place.id)
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
    """Whether a link ends when another one is used. If the host gave a seat away, its old holder has no link back. If a
    holder changed devices, the host's link stays."""
    return other.seat == used.seat and not used.is_own


def _pass_host(table: Table, entry: Entry, act: PassHost) -> Table:
    if entry.by is not None:
        host_only(table, entry)
    place = table.place(act.seat)
    if place.is_bot or place.key is None:
        raise NotAllowed("host_person", "The host must be a person.")
    return replace(table, host=place.id, host_away=_host_away(table, entry, place.id))


def _host_away(table: Table, entry: Entry, heir: SeatId) -> SeatId | None:
    """The seat that gets the host's role back when its person returns, if the house took it from there."""
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


def audience_begins(table: Table) -> Table:
    """The table with an audience that has guessed nothing yet in a new game."""
    members = tuple(replace(each, score=0, guess=None) for each in table.audience)
    return replace(table, audience=members, audience_last=(), seat_asks=())


def audience_judged(table: Table, edition: Edition, reveal: Reveal) -> Table:
    """The table after a turn is revealed, and with it what the audience guessed."""
    if not table.audience:
        return table
    right = right_slots(edition, reveal)
    guessed = tuple(Guessed(each.id, each.guess, each.guess in right) for each in table.audience if each.guess)
    points = Counter(each.id for each in guessed if each.right)
    members = tuple(replace(each, score=each.score + points[each.id], guess=None) for each in table.audience)
    return replace(table, audience=members, audience_last=guessed)


def right_slots(edition: Edition, reveal: Reveal) -> set[int]:
    """The slots that were right to guess: the storyteller's; in Party, which has none, those with most votes."""
    if not edition.clue_before_hand:
        return {reveal.owners.index(reveal.storyteller) + 1}
    crowd = Counter(slot for slots in reveal.votes for slot in slots if slot != reveal.veto)
    return {slot for slot, voters in crowd.items() if voters == max(crowd.values())}


def _join_audience(table: Table, entry: Entry, act: JoinAudience) -> Table:
    house_only(entry)
    if table.locked:
        raise NotAllowed("locked", "The host has locked this table.")
    name = free_name(table, act.name)
    if any(each.name.casefold() == name.casefold() for each in table.audience):
        raise NotAllowed("name_taken", f"Somebody here is called {name} already.")
    member = AudienceMember(table.next_id, name, act.key)
    return replace(table, audience=(*table.audience, member), next_id=SeatId(table.next_id + 1))


def _guess(table: Table, entry: Entry, act: Guess) -> Table:
    member, game = _guest_of(table, entry), running(table)
    if game.phase != "vote":
        raise NotAllowed("not_now", "The audience guesses while people vote.")
    if not 1 <= act.slot <= len(game.board):
        raise NotAllowed("slot", f"There is no picture number {act.slot}.")
    guessed = replace(member, guess=act.slot)
    return replace(table, audience=tuple(guessed if each is member else each for each in table.audience))


def _ask_seat(table: Table, entry: Entry, act: AskSeat) -> Table:
    member = _guest_of(table, entry)
    running(table)
    _free_place(table, act.seat)
    others = tuple(each for each in table.seat_asks if each.guest != member.id)
    return replace(table, seat_asks=(*others, SeatAsk(member.id, act.seat)))


def _answer_seat(table: Table, entry: Entry, act: AnswerSeat) -> Table:
    """Give a guest the seat at once: the audience has seen nothing that its bot has not seen."""
    host_only(table, entry)
    running(table)
    ask, member = next((each for each in table.seat_asks if each.guest == act.guest), None), table.member(act.guest)
    if ask is None or member is None:
        raise NotAllowed("no_ask", "They no longer ask for a seat.")
    if not act.yes:
        return replace(table, seat_asks=tuple(each for each in table.seat_asks if each is not ask))
    place = _free_place(table, ask.seat)
    taken = handed_over(without_member(table, member.id), entry, place, member.key, member.name)
    return replace(taken, offers=tuple(offer for offer in table.offers if offer.seat != place.id))


def _free_place(table: Table, seat: SeatId) -> Place:
    """The place of this seat, if no person holds it."""
    place = table.place(seat)
    if place.key is not None:
        raise NotAllowed("seat_held", "Somebody holds that seat; ask for a bot's.")
    return place


def _guest_of(table: Table, entry: Entry) -> AudienceMember:
    member = table.member(entry.by)
    if member is None:
        raise NotAllowed("not_audience", "Only the audience can do that; those who have a seat play.")
    return member
