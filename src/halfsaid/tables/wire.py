"""Views of a table, and every message of the WebSocket. Views are built by copying what may be seen.

`room` and `game` are equal for everybody who looks. `you` is one seat's private part.
"""

from collections import Counter
from operator import attrgetter
from typing import Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from halfsaid.bots.characters import CharacterId, character_for
from halfsaid.decks import Picture
from halfsaid.rules import EditionId, Mine, Phase, Public, mine, public, same_mine
from halfsaid.spoken import spoken
from halfsaid.tables.acts import Ask, BotReason, OptionValue, SeatId, Timers
from halfsaid.tables.bringing import cards_of_own, left_out
from halfsaid.tables.pacing import clear_at, deadline, is_paused, readers
from halfsaid.tables.table import (
    AudienceMember,
    Guessed,
    HandOver,
    Nudged,
    Place,
    Proposal,
    Remark,
    Said,
    SeatAsk,
    Stage,
    Table,
    Takes,
    Times,
    colour_of,
    unready,
)


class Seat(Struct, frozen=True):
    """A seat as everyone sees it."""

    id: SeatId
    name: str
    colour: str
    is_bot: bool
    played_by_bot: BotReason | None
    present: bool
    muted: bool
    mind: CharacterId | None  # which character plays, where a bot does


class Why(Struct, frozen=True):
    """A reason, for programs and for people."""

    code: str
    sentence: str


class Guest(Struct, frozen=True):
    """Somebody in the audience as everyone sees them."""

    id: SeatId
    name: str
    score: int  # right guesses in this game
    has_guessed: bool  # whether, never what


class SeatBrought(Struct, frozen=True):
    """How many pictures a seat has brought, face down. Which, nobody else sees."""

    seat: SeatId
    pictures: int


class OwnShelf(Struct, frozen=True):
    """People's own pictures at this table, as everyone may know of them."""

    takes: Takes  # whether pictures can be brought here
    deck: str | None  # the table's own deck, once it has a card: one of those that can be chosen
    title: str  # empty until somebody gave it one
    cover: Picture | None
    cards: int
    guests: bool  # whether others than the host may add to it
    bringing: bool  # everyone brings ten
    brought: tuple[SeatBrought, ...]  # what lies face down, by seat
    changes: int  # grows whenever its cards are others than before: the deck is to be asked for again
    left_out: tuple[str, ...]  # cards of any deck that people do not want to see here: their back is shown
    offers_words: bool  # a vision model describes pictures here, if somebody asks it to
    invited: bool  # the host has shown an invitation of the server's owner
    for_all: str | None  # the deck of the house that is a copy of the table's own, if there is one
    for_all_is_old: bool  # the table's own was changed since


class Room(Struct, frozen=True):
    """The table around the game."""

    code: str
    spoken: dict[str, str]  # the code in words, by language
    stage: Stage
    seats: tuple[Seat, ...]  # clockwise: the place in this list is the seat's number in the game
    host: SeatId
    edition: EditionId
    options: dict[str, OptionValue]  # as the host chose; what is not in it is as published
    decks: tuple[str, ...]
    timers: Timers
    descriptions: bool
    hurry: bool
    locked: bool
    has_password: bool
    games: int
    explained: int  # grows whenever somebody says why they gave a clue: the album has it
    deadline: float | None  # when the phase runs out, by the clock of `Welcome`
    agreed: tuple[SeatId, ...]  # seats that agree to stop the game
    unready: Why | None  # in the lobby: why the game cannot begin
    spectators: int
    language: str  # what the host reads, bots say and a television shows
    remarks: tuple[Remark, ...]  # what bots say of the turn that just ended
    handovers: tuple[HandOver, ...]  # seats that changed hands, the last ones
    listed: bool  # whether strangers find this table at the house's door
    asked_why: tuple[SeatId, ...]  # seats that asked who told the last turn: why?
    why: str | None  # what they answered
    audience: tuple[Guest, ...]
    audience_last: tuple[Guessed, ...]  # what they guessed in the last turn
    seat_asks: tuple[SeatAsk, ...]  # members of the audience who ask to play on in a bot's seat
    screens: int  # televisions that watch
    clear_at: float | None  # until when the last reveal is shown, by the clock of `Welcome`; None: no show is on
    reading: tuple[SeatId, ...]  # people who are there and have not said that they have seen the last reveal
    paused: bool
    last_call: bool
    nudges: tuple[Nudged, ...]  # of this phase
    proposals: tuple[Proposal, ...]  # in `team`: who of a pair is to hand in
    shelf: OwnShelf


class You(Struct, frozen=True):
    """The part of a table that one seat alone sees."""

    seat: SeatId
    place: int  # its number in the game
    game: Mine | None


class YourGuess(Struct, frozen=True):
    """The part of a table that one guest in the audience alone sees."""

    guest: SeatId
    slot: int | None  # guessed in this turn


class Hello(Struct, frozen=True, tag="hello", tag_field="msg"):
    """The client's first word: with the key of a seat or of the audience, or without one to watch."""

    key: str | None = None
    screen: bool = False  # a television, without a key: it is not counted among those who watch


class Do(Struct, frozen=True, tag="do", tag_field="msg"):
    """The client asks for something. `id`: chosen by the client; a resend with the same id is done once."""

    id: str
    ask: Ask


class Welcome(Struct, frozen=True, tag="welcome", tag_field="msg"):
    """The server's first word: its clock, for deadlines, and its version."""

    now: float
    version: str


class Update(Struct, frozen=True, tag="update", tag_field="msg"):
    """The newest state. A part that is left out is as it was in the update before it."""

    seq: int
    room: Room | UnsetType = UNSET
    game: Public | UnsetType | None = UNSET
    you: You | UnsetType | None = UNSET
    guest: YourGuess | UnsetType = UNSET  # for the audience only


class Talk(Struct, frozen=True, tag="talk", tag_field="msg"):
    """Talk: the last lines on arrival, then each new one."""

    lines: tuple[Said, ...]


class Done(Struct, frozen=True, tag="done", tag_field="msg"):
    """An ask was done and is durable."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused", tag_field="msg"):
    """An ask was not done. Without an id: the message could not be read."""

    code: str
    sentence: str
    id: str | None = None


class YourTurn(Struct, frozen=True, tag="your_turn", tag_field="push"):
    """The content of a push, encrypted for one browser. It has no clue and no card: a locked screen may show it."""

    code: str
    game: int
    turn: int
    phase: Phase
    seat: SeatId
    name: str  # the seat's


class Bye(Struct, frozen=True, tag="bye", tag_field="msg"):
    """The server ends the connection, and why; on `restart` and `slow` come back at once."""

    code: Literal["seat_ended", "gone", "restart", "slow", "bad_key", "too_many"]
    sentence: str


FromClient = Hello | Do
FromServer = Welcome | Update | Talk | Done | Refused | Bye


class Looking(Struct, frozen=True):
    """The people and televisions that look from one server, as it tells the others."""

    seats: frozenset[SeatId] = frozenset()
    spectators: int = 0
    screens: int = 0  # televisions


def room(
    table: Table, looking: Looking, times: Times | None = None, takes: Takes = "off", offers_words: bool = False
) -> Room:
    """The table around the game. `times`: the table's by the clock of `Welcome`; None: by the log's."""
    times = table.times if times is None else times
    why = unready(table) if table.stage == "lobby" else None
    return Room(
        code=table.code,
        spoken=spoken(table.code),
        stage=table.stage,
        seats=tuple(
            Seat(
                id=place.id,
                name=place.name,
                colour=colour_of(table, number),
                is_bot=place.is_bot,
                played_by_bot=place.played_by_bot,
                present=place.is_bot or place.id in looking.seats,
                muted=place.muted,
                mind=_mind(place),
            )
            for number, place in enumerate(table.places)
        ),
        host=table.host,
        edition=table.edition,
        options=table.options,
        decks=table.decks,
        timers=table.timers,
        descriptions=table.descriptions,
        hurry=table.hurry,
        locked=table.locked,
        has_password=table.password is not None,
        games=table.games,
        explained=table.explained,
        deadline=deadline(table, times),
        agreed=tuple(sorted(table.agreed)),
        unready=None if why is None else Why(why.code, why.sentence),
        spectators=looking.spectators,
        language=table.language,
        remarks=table.remarks,
        handovers=table.handovers,
        listed=table.listed,
        asked_why=table.asked_why,
        why=_why(table),
        audience=tuple(Guest(each.id, each.name, each.score, each.guess is not None) for each in table.audience),
        audience_last=table.audience_last,
        seat_asks=table.seat_asks if table.stage == "playing" else (),
        screens=looking.screens,
        clear_at=clear_at(table, times),
        reading=readers(table, looking.seats),
        paused=is_paused(table),
        last_call=table.stage == "playing" and times.last_call is not None,
        nudges=table.nudges,
        proposals=table.proposals,
        shelf=_shelf(table, takes, offers_words),
    )


def _why(table: Table) -> str | None:
    return None if table.last_turn is None else table.last_turn.why


def _shelf(table: Table, takes: Takes, offers_words: bool) -> OwnShelf:
    own, cards = table.own, cards_of_own(table.own)
    face_down = Counter(each.seat for each in own.pictures if each.face_down)
    return OwnShelf(
        takes=takes,
        deck=own.id if cards else None,
        title=own.title,
        cover=next((each.printed.picture for each in cards.values()), None),
        cards=len(cards),
        guests=own.guests,
        bringing=own.bringing,
        brought=tuple(SeatBrought(seat, face_down[seat]) for seat in sorted(face_down)),
        changes=own.changes,
        left_out=left_out(table),
        offers_words=offers_words,
        invited=own.is_invited,
        for_all=own.for_all,
        for_all_is_old=own.for_all is not None and own.for_all_changes != own.changes,
    )


def _mind(place: Place) -> CharacterId | None:
    """The character that plays in this place, if a bot does. What an old log calls a character may be none any more."""
    if not (place.is_bot or place.played_by_bot):
        return None
    return character_for(place.mind, place.id).id


def room_after(shown: Room, before: Table, after: Table, present: frozenset[SeatId], times: Times) -> Room | None:
    """Return `room` after an act, made of the one `shown` before it if at most the pace of the game differs; None if
    more does.

    Most moves change nothing else, and making a room anew takes longer than all the rules do.
    """
    if _room_of(before) != _room_of(after) or after.own.flags:  # what was flagged is left out when its turn is over
        return None
    if _pace_of(before) == _pace_of(after):
        return shown
    return replace(
        shown,
        why=_why(after),
        deadline=deadline(after, times),
        clear_at=clear_at(after, times),
        reading=readers(after, present),
        paused=is_paused(after),
        last_call=after.stage == "playing" and times.last_call is not None,
        nudges=after.nudges,
        proposals=after.proposals,
    )


# Everything that `room` reads of a table. Of the game that is its phase, which begins with other times.
_pace_of = attrgetter("times", "seen", "nudges", "proposals")
_room_of = attrgetter(
    "places", "host", "edition", "options", "decks", "timers", "descriptions", "hurry", "locked", "password", "stage",
    "games", "handovers", "agreed", "explained", "language", "remarks", "listed", "asked_why", "audience",
    "audience_last", "seat_asks", "own",
)  # fmt: skip


def game(table: Table) -> Public | None:
    return None if table.game is None else public(table.game)


def you(table: Table, seat: SeatId) -> You:
    return you_at(table, table.number_of(seat))


def you_at(table: Table, number: int) -> You:
    """What the seat with this number in the game alone sees."""
    game = table.game
    return You(table.at(number).id, number, mine(game, number) if game is not None and number < game.players else None)


def your_guess(member: AudienceMember) -> YourGuess:
    return YourGuess(member.id, member.guess)


def same_you(before: Table, after: Table) -> list[bool]:
    """By place: whether `you` is surely the same in both states."""
    was, now = before.game, after.game
    if was is None or now is None or before.places is not after.places:
        return [False] * len(after.places)
    return same_mine(was, now) + [False] * (len(after.places) - now.players)


def your_turn(table: Table, seat: SeatId) -> YourTurn | None:
    """Return the push for the browsers of this seat, if a game is on."""
    if table.game is None:
        return None
    return YourTurn(table.code, table.games, table.game.turn, table.game.phase, seat, table.place(seat).name)
