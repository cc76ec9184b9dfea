"""People's own pictures at a table: bringing, changing and throwing out, and cards that somebody does not want.

The bringer of a picture is known here and shown to nobody: not by a name, an order, a size or a time. A card is called
by its content, and cards lie in the order of their names.
"""

from msgspec import UNSET
from msgspec.structs import asdict, replace

from halfsaid.decks import Picture
from halfsaid.pictures.prints import near
from halfsaid.rules import cards_in_play, leave_out, mine
from halfsaid.tables.acts import (
    Bring,
    Bringing,
    ChangePicture,
    ClearShelf,
    DropPicture,
    Entry,
    Flag,
    KeepForAll,
    KeepPicture,
    LetBring,
    OpenBook,
    Printed,
    SeatId,
    Shelve,
)
from halfsaid.tables.table import (
    GONE_REASONS,
    NOBODY,
    Brought,
    Flagged,
    NotAllowed,
    OwnDeck,
    Table,
    host_only,
    not_while_playing,
    self_of,
)

TEN = 10  # pictures that each seat brings, face down
CROWD = 3  # people whose pictures are opened together: of two, each knows the other's


def after(table: Table, entry: Entry, act: Bringing) -> Table:  # noqa: PLR0911  # a line for each
    """The table after something was done about people's own pictures; or a refusal."""
    match act:
        case KeepPicture():
            return _keep(table, entry, act)
        case ChangePicture():
            return _change(table, entry, act)
        case DropPicture():
            return _drop(table, entry, act)
        case ClearShelf():
            return _clear(table, entry)
        case Shelve():
            return _shelve(table, entry, act)
        case Bring():
            host_only(table, entry)
            not_while_playing(table)
            return replace(table, own=replace(table.own, bringing=act.bringing))
        case OpenBook():
            return _open_book(table, entry)
        case Flag():
            return _flag(table, entry, act)
        case LetBring():
            host_only(table, entry)
            return replace(table, own=replace(table.own, is_invited=True))
        case KeepForAll():
            check_may_keep_for_all(table, self_of(table, entry).id)
            return replace(table, own=replace(table.own, for_all=act.deck, for_all_changes=table.own.changes))


def check_may_bring(table: Table, seat: SeatId) -> None:
    """Refuse if this seat may bring no picture now. Asked before a long body is read, too."""
    not_while_playing(table)
    own = table.own
    if not (own.bringing or own.guests or seat == table.host):
        raise NotAllowed("pictures_host", "The host has not let guests add pictures.")
    if own.bringing and sum(each.face_down and each.seat == seat for each in own.pictures) >= TEN:
        raise NotAllowed("pictures_ten", f"You have brought {TEN} already; throw one out to bring another.")


def check_may_keep_for_all(table: Table, seat: SeatId) -> None:
    """Refuse if this seat may not make the table's own deck one of the house."""
    if seat != table.host:
        raise NotAllowed("host_only", "Only the host can do that.")
    if not table.own.is_invited:
        raise NotAllowed(
            "keep_invited", "Only with an invitation of the server's owner can a deck be kept for all tables."
        )


def cards_for_all(own: OwnDeck) -> dict[str, Brought]:
    """Those cards that may be shown to all tables. What was brought face down was brought to this one."""
    return {card: each for card, each in cards_of_own(own).items() if not each.is_secret}


def cards_of_own(own: OwnDeck) -> dict[str, Brought]:
    """The pictures in the table's own deck by their cards' names, in the order of these.

    Two people may have brought the same picture: it is one card, and which of their frames it has follows from the
    frames alone.
    """
    found: dict[str, Brought] = {}
    for each in sorted(own.pictures, key=lambda each: (each.card, each.printed.picture.large)):
        if not each.face_down:
            found.setdefault(each.card, each)
    return found


def files_of(picture: Picture) -> tuple[str, str, str]:
    return picture.small, picture.large, picture.fallback


def all_files_of(printed: Printed) -> tuple[str, ...]:
    return *files_of(printed.picture), printed.whole


def seen_by(table: Table, seat: SeatId) -> list[Brought]:
    """The pictures that this seat may look at and change: its own, and for the host those that were not brought face
    down. In the order of their cards, which tells nothing."""
    theirs = [each for each in table.own.pictures if _is_for(table, seat, each)]
    return sorted(theirs, key=lambda each: (each.card, each.printed.picture.large))


def picture_for(table: Table, seat: SeatId, name: str) -> Brought:
    """The picture of this id, if this seat may change it; else a refusal that tells nothing of it."""
    for each in table.own.pictures:
        if each.id == name and _is_for(table, seat, each):
            return each
    raise NotAllowed("no_picture", "There is no such picture here.")


def picture_with(table: Table, name: str, file: str) -> Brought | None:
    """The picture of this id, if this is one of its files."""
    named = (each for each in table.own.pictures if each.id == name)
    return next((each for each in named if file in all_files_of(each.printed)), None)


def twin_of(table: Table, seat: SeatId, picture: Brought) -> Brought | None:
    """Another picture that this seat may see and that looks nearly the same. Of others' nothing is told."""
    for each in seen_by(table, seat):
        if each.id != picture.id and near(each.fingerprint, picture.fingerprint):
            return each
    return None


def sent_before(table: Table, seat: SeatId, sent: str) -> Brought | None:
    """The picture that this seat brought with the very same file."""
    return next((each for each in table.own.pictures if (each.seat, each.sent) == (seat, sent)), None)


def left_out(table: Table) -> tuple[str, ...]:
    """The cards that people do not want to see here, once the turn in which they said so is over."""
    game = table.game
    turn = game.turn if table.stage == "playing" and game is not None else None
    over = {flag.card for flag in table.own.flags if (flag.game, flag.turn) != (table.games, turn)}
    here = {f"{table.own.id}/{card}" for card in cards_of_own(table.own)}  # some of them again
    return tuple(sorted(over | (set(table.own.thrown_out) - here)))


def flagged_cards(table: Table) -> frozenset[str]:
    """The cards that are not dealt at this table any more."""
    return frozenset(flag.card for flag in table.own.flags)


def without_bringer(table: Table, seat: SeatId) -> Table:
    """The table after this seat's person has gone: what they brought face down went with them, and of what lies in the
    deck nobody learns who brought it, not even who gets the seat next."""
    pictures = (each for each in table.own.pictures if not (each.face_down and each.seat == seat))
    nobodys = tuple(replace(each, seat=NOBODY) if each.seat == seat else each for each in pictures)
    return replace(table, own=replace(table.own, pictures=nobodys))


def _is_for(table: Table, seat: SeatId, picture: Brought) -> bool:
    return picture.seat == seat or (seat == table.host and not picture.is_secret)


def _keep(table: Table, entry: Entry, act: KeepPicture) -> Table:
    place, own = self_of(table, entry), table.own
    check_may_bring(table, place.id)
    if not own.bringing and act.card in cards_of_own(own):
        raise NotAllowed("picture_here", "Already here, left out.")
    brought = Brought(
        id=act.id,
        seat=place.id,
        card=act.card,
        sent=act.sent,
        fingerprint=act.fingerprint,
        printed=act.printed,
        face_down=own.bringing,
        is_secret=own.bringing,
        description=act.description,
    )
    return _with(table, replace(own, id=own.id or act.deck, pictures=(*own.pictures, brought)))


def _change(table: Table, entry: Entry, act: ChangePicture) -> Table:
    picture = picture_for(table, self_of(table, entry).id, act.id)
    not_while_playing(table)
    changes = {
        name: value
        for name, value in (("printed", act.printed), ("description", act.description), ("clues", act.clues))
        if value is not UNSET
    }
    changed = replace(picture, **changes)
    pictures = tuple(changed if each is picture else each for each in table.own.pictures)
    return _with(table, replace(table.own, pictures=pictures))


def _drop(table: Table, entry: Entry, act: DropPicture) -> Table:
    picture = picture_for(table, self_of(table, entry).id, act.id)
    pictures = tuple(each for each in table.own.pictures if each is not picture)
    own = replace(table.own, pictures=pictures)
    if not cards_for_all(own):
        own = replace(own, for_all=None)
    card = f"{own.id}/{picture.card}"
    if picture.card in cards_of_own(own) or picture.face_down:
        return _with(table, own)  # somebody else brought the same one, or nobody has seen it
    return _unwanted(_with(table, replace(own, thrown_out=(*own.thrown_out, card))), card)


def _clear(table: Table, entry: Entry) -> Table:
    host_only(table, entry)
    own = table.own
    cards = tuple(f"{own.id}/{card}" for card in cards_of_own(own))
    kept = OwnDeck(
        is_invited=own.is_invited,
        changes=own.changes,
        flags=own.flags,
        thrown_out=(*own.thrown_out, *cards),
        cleared=own.cleared + 1,
    )
    return replace(_with(table, kept), decks=tuple(name for name in table.decks if name != own.id))


def _shelve(table: Table, entry: Entry, act: Shelve) -> Table:
    host_only(table, entry)
    changes = {name: value for name, value in asdict(act).items() if value is not UNSET}
    if isinstance(act.title, str):
        changes["title"] = act.title.strip()
    return replace(table, own=replace(table.own, **changes))


def _open_book(table: Table, entry: Entry) -> Table:
    host_only(table, entry)
    not_while_playing(table)
    bringers = {each.seat for each in table.own.pictures if each.face_down}
    if not bringers:
        raise NotAllowed("nothing_brought", "Nothing lies face down yet.")
    here = sum(place.played_by_bot not in GONE_REASONS for place in table.people)
    if len(bringers) < min(CROWD, here):
        raise NotAllowed("brought_few", "Too few have brought pictures: it could be told whose they are.")
    pictures = tuple(replace(each, face_down=False) for each in table.own.pictures)
    return _with(table, replace(table.own, pictures=pictures, bringing=False))


def _flag(table: Table, entry: Entry, act: Flag) -> Table:
    place, game = self_of(table, entry), table.game
    number = table.number_of(place.id)
    if game is None:
        raise NotAllowed("no_game", "No game is on.")
    hand = mine(game, number).hand if number < game.players else ()
    if act.card not in (*game.board, *(game.last.reveal.board if game.last else ()), *hand):
        raise NotAllowed("no_card", "You see no such picture now.")
    if act.card in flagged_cards(table):
        raise NotAllowed("flagged", "This picture leaves the game already.")
    flag = Flagged(act.card, table.games, game.turn, act.reason)
    return _unwanted(replace(table, own=replace(table.own, flags=(*table.own.flags, flag))), act.card)


def _unwanted(table: Table, card: str) -> Table:
    """The table whose game, if one is on and has this card, goes on without it from its next turn on."""
    game = table.game
    if table.stage != "playing" or game is None or card in game.unwanted or card not in cards_in_play(game):
        return table
    return replace(table, game=leave_out(game, card))


def _with(table: Table, own: OwnDeck) -> Table:
    """The table with this deck of its own, of which everyone is to ask anew if its cards are others."""
    was, now = cards_of_own(table.own), cards_of_own(own)
    same = was.keys() == now.keys() and all(was[card] is now[card] for card in was)
    return replace(table, own=own if same else replace(own, changes=table.own.changes + 1))
