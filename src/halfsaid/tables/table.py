"""Everything that is known of a table, and what can be asked of it. No clock, no I/O; it changes by `fold`."""

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
from halfsaid.tables.acts import BotReason, OptionValue, Reaction, SeatId, Subscribe, Timers

Stage = Literal["lobby", "playing", "over"]
RemarkedMove = Literal["give_clue", "hand_in", "cast_votes"]

GONE: tuple[BotReason, ...] = ("left", "kicked")
LISTED_OVER_SECONDS = 15 * 60.0  # a table stands at the door so long after its game


class NotAllowed(Refusal):
    """This cannot be done at this table now; nothing has changed."""


class Place(Struct, frozen=True, gc=False):
    """A seat at the table and who is in it."""

    id: SeatId
    name: str
    colour: str
    key: str | None  # the hash of what lets its player back in; None: a bot's own seat, or one whose key was ended
    is_bot: bool = False
    played_by_bot: BotReason | None = None  # a person's seat that a bot plays, or just played, and why
    mind: str | None = None  # which character a bot is; None: whoever's turn it is
    muted: bool = False


class Offer(Struct, frozen=True, gc=False):
    """A link that is out, waiting for whoever takes the seat."""

    seat: SeatId
    token: str
    until: float
    is_own: bool  # made by the seat's holder; else by the host


class HandOver(Struct, frozen=True, gc=False):
    """A seat changed hands. Everyone is told: whoever has it now sees its cards."""

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
    """A browser that is called when its seat is waited for. Anybody who has its endpoint could bother it."""

    seat: SeatId
    where: Subscribe


class Tale(Struct, frozen=True, gc=False):
    """A finished turn: who told it, and what they say of it."""

    game: int
    turn: int
    seat: SeatId
    why: str | None
    mind: CharacterId | None = None  # the bot that says why, where it stood in for the seat's player


class Recording(Struct, frozen=True, gc=False):
    """A recorded clue in the store. Its id cannot be guessed, and is seen with its clue only."""

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
    key: str  # the hash of what lets them back in
    score: int = 0  # right guesses in this game
    guess: int | None = None  # of the turn being played: secret until it is over


class Guessed(Struct, frozen=True, gc=False):
    """What somebody in the audience guessed, open with the reveal."""

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
    """Which of a pair hands in, as one of the two says."""

    by: SeatId
    hands_in: SeatId


class Times(Struct, frozen=True, gc=False):
    """When things began that last a while, by one clock: the log's, or the steady one of a server."""

    phase: float = 0.0  # the phase of the game
    show: float | None = None  # the show of the last reveal; None: it was ended, or there was none
    show_seconds: float = 0.0  # how long that lasts
    more: float = 0.0  # seconds that the host gave this phase beyond its limit
    last_call: float | None = None  # the host's last call in this phase
    pause: float | None = None  # the pause, while there is one
    resumed: float | None = None  # the end of the last pause in this game
    acted: float | None = None  # the last act of a person while nobody has begun yet


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
    tales: tuple[Tale, ...] = ()  # every finished turn of every game
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
    host_away: SeatId | None = None  # whom the house took the host's role from; it returns to them

    def place(self, seat: SeatId) -> Place:
        return self.at(self.number_of(seat))

    def number_of(self, seat: SeatId) -> int:
        """What the game calls this seat: how many places on it is, clockwise."""
        for number, place in enumerate(self.places):
            if place.id == seat:
                return number
        raise NotAllowed("no_seat", "There is no such seat at this table.")

    def at(self, number: int) -> Place:
        """The place that the game calls by this number."""
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
        """The places that somebody sits in. A game that is over still counts by places, and some may be empty since."""
        if self.stage != "over":
            return self.places
        return tuple(place for place in self.places if place.key is not None or place.played_by_bot not in GONE)

    @property
    def people(self) -> tuple[Place, ...]:
        """The places that somebody holds the key of."""
        return tuple(place for place in self.places if place.key is not None)

    @property
    def everyone(self) -> tuple[Place | AudienceMember, ...]:
        """All places, and the audience."""
        return (*self.places, *self.audience)

    def holder(self, key: str) -> Place | AudienceMember | None:
        """Who holds this key, given its hash: in a place at the table, or in the audience."""
        return next((each for each in self.everyone if each.key is not None and each.key == key), None)

    def seat_of(self, key: str) -> SeatId:
        """The id of who holds this key, given its hash; or a refusal."""
        holder = self.holder(key)
        if holder is None:
            raise NotAllowed("no_seat", "This seat is no longer yours.")
        return holder.id

    def member(self, guest: SeatId | None) -> AudienceMember | None:
        """Who has this id in the audience, if anybody has."""
        return next((each for each in self.audience if each.id == guest), None)

    @property
    def last_tale(self) -> Tale | None:
        """The last finished turn of the game that lies on the table."""
        tale = self.tales[-1] if self.tales else None
        return tale if tale is not None and self.game is not None and tale.game == self.games else None

    def offered(self, token: str) -> Offer | None:
        """The link that has this token, given its hash."""
        return next((offer for offer in self.offers if offer.token == token), None)

    def __repr__(self) -> str:
        return f"Table({self.stage}, {len(self.places)} seats, seq {self.seq})"


def seat_changed(table: Table, seat: SeatId, **changes: Any) -> Table:  # Any: the fields of Place
    places = tuple(replace(place, **changes) if place.id == seat else place for place in table.places)
    return replace(table, places=places)


def stands_at_door(table: Table, now: float) -> bool:
    """Whether strangers are to find this table: its host wants it, it takes newcomers, and it is not over for long."""
    is_fresh = table.stage != "over" or now - table.touched_at < LISTED_OVER_SECONDS
    return table.listed and not table.locked and is_fresh


def free_seats(table: Table) -> int:
    """How many could still come in: before a game to the edition's most, in a game in place of its bots."""
    if table.stage == "playing":
        return sum(place.key is None for place in table.places)
    return max(0, max(EDITIONS[table.edition].players) - len(table.sitting))


def without_member(table: Table, guest: SeatId) -> Table:
    """The table after this one has gone from its audience, with whatever they asked for."""
    return replace(
        table,
        audience=tuple(each for each in table.audience if each.id != guest),
        seat_asks=tuple(each for each in table.seat_asks if each.guest != guest),
    )


def unready(table: Table) -> Refusal | None:
    """Why the game cannot begin as the table stands, or None if it can. The deck's size is not known here."""
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
    """The colour worn in the place of this number; in `team` both partners wear the first one's."""
    game = table.game
    edition = EDITIONS[table.edition] if game is None else game.edition
    players = len(table.places) if game is None else game.players
    if edition.pairs and players in edition.players and number < players:
        number = number % (players // 2)
    return table.at(number).colour
