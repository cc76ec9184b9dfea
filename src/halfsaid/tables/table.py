"""The state of a table, what can be asked of it, and permissions. No clock, no I/O.

A table changes by `fold` alone. The functions at the end (`self_of`, `host_only`, `running`, …) return what was asked
about, or refuse.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from halfsaid.bots.characters import CharacterId
from halfsaid.recordings import Kind, MediaType
from halfsaid.rules import (
    EDITIONS,
    EditionId,
    Game,
    MayGiveClue,
    Refusal,
    awaited,
    edition_named,
    effective_options,
    legal,
)
from halfsaid.rules.editions import check_players
from halfsaid.tables.acts import (
    BotReason,
    Entry,
    FlagReason,
    OptionValue,
    Printed,
    Reaction,
    SeatId,
    Subscribe,
    Timers,
)

# Whether a table takes people's own pictures; if not, why: the owner wants none, or an invitation first, or several
# servers have no place for pictures that they share.
Takes = Literal["yes", "off", "invitation", "unshared"]
Stage = Literal["lobby", "playing", "over"]
RemarkedMove = Literal["give_clue", "hand_in", "cast_votes"]

GONE_REASONS: tuple[BotReason, ...] = ("left", "kicked")
LISTED_OVER_SECONDS = 15 * 60.0  # seconds for which a table stays listed after its game


class NotAllowed(Refusal):
    """A refusal: this cannot be done at this table now. Nothing has changed."""


class Place(Struct, frozen=True, gc=False):
    """A seat at the table and who is in it."""

    id: SeatId
    name: str
    colour: str
    key: str | None  # the hash of its player's key; None: a bot's own seat, or one whose key was ended
    is_bot: bool = False
    played_by_bot: BotReason | None = None  # a person's seat that a bot plays, or just played, and why
    mind: str | None = None  # a bot's character; None: by the number of its seat
    muted: bool = False


class Offer(Struct, frozen=True, gc=False):
    """A link that moves a seat to the one who opens it."""

    seat: SeatId
    token: str
    until: float
    is_own: bool  # made by the seat's holder; else by the host


class HandOver(Struct, frozen=True, gc=False):
    """A seat changed hands. Everyone is told, because its new holder sees its cards."""

    seq: int
    at: float
    seat: SeatId
    was: str  # its name until then
    name: str  # and from then on
    by: Literal["holder", "host"]  # whose link it was
    from_bot: bool  # whether it was a bot's own seat


class Said(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of talk, or a reaction."""

    seq: int
    at: float
    seat: SeatId
    text: str | None = None
    reaction: Reaction | None = None


class Remark(Struct, frozen=True, gc=False):
    """Why a bot did what it did this turn."""

    seat: SeatId
    move: RemarkedMove
    text: str
    mind: CharacterId | None = None  # the bot that stood in for the seat's player; None: the seat is the bot's own


class Subscribed(Struct, frozen=True, gc=False):
    """A browser that is called when the game waits for its seat. Its endpoint is a secret: it lets anyone call."""

    seat: SeatId
    where: Subscribe


class FinishedTurn(Struct, frozen=True, gc=False):
    """A finished turn: its storyteller, and why they gave that clue, if they say so."""

    game: int
    turn: int
    seat: SeatId
    why: str | None
    mind: CharacterId | None = None  # the bot that says why, where it stood in for the seat's player


class Recording(Struct, frozen=True, gc=False):
    """A recorded clue in the store. Its id cannot be guessed, and is shown with its clue only."""

    id: str
    seat: SeatId
    kind: Kind
    media_type: MediaType
    size: int
    told: bool = False  # whether a clue was given with it


class AudienceMember(Struct, frozen=True, gc=False):
    """Somebody who watches and guesses along."""

    id: SeatId
    name: str
    key: str  # the hash of the key that lets them back in
    score: int = 0  # right guesses in this game
    guess: int | None = None  # of the turn being played: secret until it is over


class Guessed(Struct, frozen=True, gc=False):
    """A guess of somebody in the audience, open with the reveal."""

    id: SeatId
    slot: int
    right: bool


class SeatAsk(Struct, frozen=True, gc=False):
    """Somebody in the audience asks for a bot's seat."""

    guest: SeatId
    seat: SeatId


class Nudged(Struct, frozen=True, gc=False):
    """Somebody who is waited for was reminded of it, in this phase."""

    seq: int
    seat: SeatId
    by: SeatId


class Proposal(Struct, frozen=True, gc=False):
    """One of a pair proposes which of the two hands in."""

    by: SeatId
    hands_in: SeatId


class Times(Struct, frozen=True, gc=False):
    """The moments at which phases, shows and pauses began, by one clock: the log's, or the steady one of a server."""

    phase: float = 0.0  # the phase of the game
    show: float | None = None  # the show of the last reveal; None: it was ended, or there was none
    show_seconds: float = 0.0  # how long that lasts
    more: float = 0.0  # seconds that the host gave this phase beyond its limit
    last_call: float | None = None  # the host's last call in this phase
    pause: float | None = None  # the pause, while there is one
    resumed: float | None = None  # the end of the last pause in this game
    acted: float | None = None  # the last act of a person while nobody has begun yet


NOBODY = SeatId(-1)  # the bringer of a picture whose bringer has gone: no seat has this id


class Brought(Struct, frozen=True, gc=False):
    """A picture that somebody brought. Its bringer is always secret; while it lies face down, all of it is."""

    id: str
    seat: SeatId  # or `NOBODY`
    card: str
    sent: str
    fingerprint: int
    printed: Printed
    face_down: bool  # not in the deck yet
    is_secret: bool  # it lay face down: the host never sees more of it than everybody
    description: dict[str, str] = {}
    clues: dict[str, tuple[str, ...]] = {}


class Flagged(Struct, frozen=True, gc=False):
    """A card that somebody did not want here, and in which turn. It is told when the turn is over, without a name."""

    card: str
    game: int
    turn: int
    reason: FlagReason | None


class OwnDeck(Struct, frozen=True, gc=False):
    """The pictures that people brought to a table."""

    id: str | None = None  # cannot be guessed: knowing it is permission to look at its cards
    title: str = ""
    guests: bool = False  # whether others than the host may add to it
    bringing: bool = False  # everyone brings ten, face down
    pictures: tuple[Brought, ...] = ()
    changes: int = 0  # of its cards, so far
    is_invited: bool = False  # the host showed an invitation of the server's owner
    flags: tuple[Flagged, ...] = ()  # cards of any deck
    thrown_out: tuple[str, ...] = ()  # its cards that went while a game was on
    cleared: int = 0  # how often the host deleted it: the next one is called otherwise
    for_all: str | None = None  # what its copy is called that all tables here may play with
    for_all_changes: int = 0  # how many changes that copy has seen


class Table(Struct, frozen=True, gc=False):
    """Everything about a table, its secrets included. Only `wire` may show any of it."""

    code: str
    seq: int
    opened_at: float
    touched_at: float
    places: tuple[Place, ...]  # clockwise
    host: SeatId
    next_id: SeatId
    decks: tuple[str, ...]
    edition: EditionId = "classic"
    options: dict[str, OptionValue] = {}
    timers: Timers = Timers()
    descriptions: bool = False
    hurry: bool = False
    locked: bool = False
    password: str | None = None
    stage: Stage = "lobby"
    game: Game | None = None
    games: int = 0  # begun so far
    times: Times = Times()
    offers: tuple[Offer, ...] = ()
    handovers: tuple[HandOver, ...] = ()  # the last ones
    agreed: frozenset[SeatId] = frozenset()  # seats that agree to stop the game
    talk: tuple[Said, ...] = ()
    recordings: tuple[Recording, ...] = ()
    finished_turns: tuple[FinishedTurn, ...] = ()  # every finished turn of every game
    explained: int = 0  # how often somebody said why
    subscriptions: tuple[Subscribed, ...] = ()
    called: frozenset[SeatId] = frozenset()  # seats that were called and have not come yet
    language: str = "en"  # what the host reads, bots say and a television shows
    clues: tuple[str, ...] = ()  # of this game: a bot says nothing twice
    unsaid: tuple[Remark, ...] = ()  # of the turn being played: secret until it is over
    remarks: tuple[Remark, ...] = ()  # of the turn that just ended
    listed: bool = False  # whether strangers find it at the door
    asked_why: tuple[SeatId, ...] = ()  # those who asked why, of the turn that just ended
    audience: tuple[AudienceMember, ...] = ()
    audience_last: tuple[Guessed, ...] = ()  # their guesses of the turn that just ended
    seat_asks: tuple[SeatAsk, ...] = ()
    seen: frozenset[SeatId] = frozenset()  # seats that have looked at the last reveal
    nudges: tuple[Nudged, ...] = ()  # of this phase
    proposals: tuple[Proposal, ...] = ()  # of this phase
    host_away: SeatId | None = None  # the seat from which the house took the host's role, and to which it returns
    own: OwnDeck = OwnDeck()

    def place(self, seat: SeatId) -> Place:
        return self.at(self.number_of(seat))

    def number_of(self, seat: SeatId) -> int:
        """The seat's number in the game: its place, counted clockwise from 0."""
        for number, place in enumerate(self.places):
            if place.id == seat:
                return number
        raise NotAllowed("no_seat", "There is no such seat at this table.")

    def at(self, number: int) -> Place:
        """The place of the seat with this number in the game."""
        return self.places[number]

    @property
    def awaited(self) -> tuple[Place, ...]:
        """The places that the game waits for, if one is on."""
        if self.stage != "playing" or self.game is None:
            return ()
        return tuple([self.at(number) for number in awaited(self.game)])

    def partner(self, seat: SeatId) -> Place | None:
        """The place of this seat's partner, in `team`."""
        if self.game is None:
            return None
        number = self.game.edition.partner(self.number_of(seat), self.game.players)
        return None if number is None else self.at(number)

    @property
    def sitting(self) -> tuple[Place, ...]:
        """The places that somebody sits in. After a game, places that people have left stay until the rematch."""
        if self.stage != "over":
            return self.places
        return tuple(place for place in self.places if place.key is not None or place.played_by_bot not in GONE_REASONS)

    @property
    def people(self) -> tuple[Place, ...]:
        """The places whose key somebody holds."""
        return tuple([place for place in self.places if place.key is not None])

    @property
    def everyone(self) -> tuple[Place | AudienceMember, ...]:
        return (*self.places, *self.audience)

    def holder(self, key: str) -> Place | AudienceMember | None:
        """The holder of this key, given its hash: in a place at the table, or in the audience."""
        for each in self.everyone:
            if each.key == key:
                return each
        return None

    def seat_of(self, key: str) -> SeatId:
        """The id of the holder of this key, given its hash; or a refusal."""
        holder = self.holder(key)
        if holder is None:
            raise NotAllowed("no_seat", "This seat is no longer yours.")
        return holder.id

    def member(self, guest: SeatId | None) -> AudienceMember | None:
        """The member of the audience with this id, if there is one."""
        return next((each for each in self.audience if each.id == guest), None)

    @property
    def last_turn(self) -> FinishedTurn | None:
        """The last finished turn of the present game."""
        turn = self.finished_turns[-1] if self.finished_turns else None
        return turn if turn is not None and self.game is not None and turn.game == self.games else None

    def offered(self, token: str) -> Offer | None:
        """The link that has this token, given its hash."""
        return next((offer for offer in self.offers if offer.token == token), None)

    def __repr__(self) -> str:
        return f"Table({self.stage}, {len(self.places)} seats, seq {self.seq})"


def seat_changed(table: Table, seat: SeatId, **changes: Any) -> Table:  # Any: the fields of Place
    places = tuple(replace(place, **changes) if place.id == seat else place for place in table.places)
    return replace(table, places=places)


def is_listed(table: Table, now: float) -> bool:
    """Whether strangers are to find this table: its host wants it, it is not locked, and its game is not long over."""
    is_fresh = table.stage != "over" or now - table.touched_at < LISTED_OVER_SECONDS
    return table.listed and not table.locked and is_fresh


def free_seats(table: Table) -> int:
    """How many newcomers could still play: before a game up to the edition's most, in a game in place of bots."""
    if table.stage == "playing":
        return sum(place.key is None for place in table.places)
    return max(0, max(EDITIONS[table.edition].players) - len(table.sitting))


def without_member(table: Table, guest: SeatId) -> Table:
    """The table without this member of the audience and without their ask for a seat."""
    return replace(
        table,
        audience=tuple(each for each in table.audience if each.id != guest),
        seat_asks=tuple(each for each in table.seat_asks if each.guest != guest),
    )


def unready(table: Table) -> Refusal | None:
    """The reason why the game cannot begin as the table is; None: it can. The size of the decks is not checked here."""
    try:
        edition = edition_named(table.edition)
        check_players(edition, len(table.places))
        effective_options(edition, len(table.places), table.options)
    except Refusal as refusal:
        return refusal
    return None


def recordable(table: Table, seat: SeatId) -> frozenset[Kind]:
    """The kinds of recorded clue that this seat may give now."""
    game, number = table.game, table.number_of(seat)
    if table.stage != "playing" or game is None:
        return frozenset()
    may = [choice for choice in legal(game, number) if isinstance(choice, MayGiveClue)]
    return frozenset(kind for choice in may for kind in choice.kinds if kind in ("audio", "video"))


def colour_of(table: Table, number: int) -> str:
    """The colour of the place with this number; in `team` both partners have the first one's."""
    game = table.game
    edition = EDITIONS[table.edition] if game is None else game.edition
    players = len(table.places) if game is None else game.players
    if edition.pairs and players in edition.players and number < players:
        number = number % (players // 2)
    return table.at(number).colour


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
