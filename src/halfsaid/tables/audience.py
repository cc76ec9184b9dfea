"""Those who watch and guess along: their guesses, their points, and how one of them comes into the game.

An audience changes no point of the game, and nothing that players see but who watches.
"""

from collections import Counter

from msgspec.structs import replace

from halfsaid.rules import Edition, Reveal
from halfsaid.tables.acts import AnswerSeat, AskSeat, Entry, Guess, JoinAudience, SeatId, Watching
from halfsaid.tables.permissions import host_only, house_only, running
from halfsaid.tables.seating import free_name, handed_over
from halfsaid.tables.table import AudienceMember, Guessed, NotAllowed, Place, SeatAsk, Table, without_member


def after(table: Table, entry: Entry, act: Watching) -> Table:
    """The table after somebody joined its audience, guessed, or asked for a seat; or a refusal."""
    match act:
        case JoinAudience():
            return _join(table, entry, act)
        case Guess():
            return _guess(table, entry, act)
        case AskSeat():
            return _ask_seat(table, entry, act)
        case AnswerSeat():
            return _answer_seat(table, entry, act)


def for_a_new_game(table: Table) -> Table:
    """The table with an audience that has guessed nothing yet."""
    members = tuple(replace(each, score=0, guess=None) for each in table.audience)
    return replace(table, audience=members, audience_last=(), seat_asks=())


def judged(table: Table, edition: Edition, reveal: Reveal) -> Table:
    """The table after a turn is revealed, and with it what the audience guessed."""
    if not table.audience:
        return table
    right = right_slots(edition, reveal)
    guessed = tuple(Guessed(each.id, each.guess, each.guess in right) for each in table.audience if each.guess)
    points = Counter(each.id for each in guessed if each.right)
    members = tuple(replace(each, score=each.score + points[each.id], guess=None) for each in table.audience)
    return replace(table, audience=members, audience_last=guessed)


def right_slots(edition: Edition, reveal: Reveal) -> set[int]:
    """The pictures that it was right to guess: the one that was told; where none is, those that most people chose."""
    if not edition.clue_before_hand:
        return {reveal.owners.index(reveal.storyteller) + 1}
    crowd = Counter(slot for slots in reveal.votes for slot in slots if slot != reveal.veto)
    return {slot for slot, voters in crowd.items() if voters == max(crowd.values())}


def _join(table: Table, entry: Entry, act: JoinAudience) -> Table:
    house_only(entry)
    if table.locked:
        raise NotAllowed("locked", "The host has locked this table.")
    name = free_name(table, act.name)
    if any(each.name.casefold() == name.casefold() for each in table.audience):
        raise NotAllowed("name_taken", f"Somebody here is called {name} already.")
    member = AudienceMember(table.next_id, name, act.key)
    return replace(table, audience=(*table.audience, member), next_id=SeatId(table.next_id + 1))


def _guess(table: Table, entry: Entry, act: Guess) -> Table:
    member, game = _self_of(table, entry), running(table)
    if game.phase != "vote":
        raise NotAllowed("not_now", "The audience guesses while people vote.")
    if not 1 <= act.slot <= len(game.board):
        raise NotAllowed("slot", f"There is no picture number {act.slot}.")
    guessed = replace(member, guess=act.slot)
    return replace(table, audience=tuple(guessed if each is member else each for each in table.audience))


def _ask_seat(table: Table, entry: Entry, act: AskSeat) -> Table:
    member = _self_of(table, entry)
    running(table)
    _free_place(table, act.seat)
    others = tuple(each for each in table.seat_asks if each.guest != member.id)
    return replace(table, seat_asks=(*others, SeatAsk(member.id, act.seat)))


def _answer_seat(table: Table, entry: Entry, act: AnswerSeat) -> Table:
    """A seat changes hands at once: who watched has seen nothing that its bot, or any player, has not."""
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


def _self_of(table: Table, entry: Entry) -> AudienceMember:
    member = table.member(entry.by)
    if member is None:
        raise NotAllowed("not_audience", "Only the audience can do that; those who have a seat play.")
    return member
