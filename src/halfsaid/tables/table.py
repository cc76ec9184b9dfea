"""A table as a pure fold: its state after every entry of its log. No clock, no I/O.

    table = open_table(code, first_entry)
    table = happen(table, entry)        # the next state, or a refusal

Whoever runs a table (`living`) checks an entry here first, stores it, and only then shows it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from halfsaid.decks import LANGUAGES
from halfsaid.recordings import Kind, MediaType
from halfsaid.records import Record, RecordSeat, record
from halfsaid.rules import (
    COLOURS,
    EDITIONS,
    Clue,
    EditionId,
    Game,
    GiveClue,
    HandIn,
    MayGiveClue,
    Move,
    Refusal,
    TakeBack,
    deal,
    edition_named,
    effective_options,
    legal,
    play,
)
from halfsaid.rules.editions import check_players
from halfsaid.rules.words import is_one_line, says_something
from halfsaid.tables.acts import (
    AddBot,
    AgreeToStop,
    Arrange,
    Begin,
    BotPlay,
    Call,
    ChooseColour,
    Configure,
    Entry,
    Explain,
    ForgetBrowser,
    HandToBot,
    Heed,
    KeepRecording,
    Kick,
    Leave,
    Lock,
    Mute,
    OfferSeat,
    Open,
    OptionValue,
    PassHost,
    Play,
    React,
    Reaction,
    Rematch,
    Rename,
    Return,
    Say,
    SetPassword,
    Sit,
    StandIn,
    Subscribe,
    TakeSeat,
    Timers,
    Unsubscribe,
)
from halfsaid.webpush import LONGEST_ENDPOINT, Subscription

NAME_LENGTH = 24
TALK_LENGTH = 300
MOST_SEATS = 12
MOST_BROWSERS = 5  # of one seat, that are called
MOST_RECORDED = 100 * 1024 * 1024  # bytes, of all recordings at a table
_TALK_KEPT = 60
_MOST_DECKS, _DECK_LENGTH = 32, 64
_LONGEST_TIMER = 30 * 24 * 3600

Stage = Literal["lobby", "playing", "over"]
BotReason = Literal["asked", "left", "kicked", "absent", "time"]
RemarkedMove = Literal["give_clue", "hand_in", "cast_votes"]

_T = TypeVar("_T")


class NotAllowed(Refusal):
    """This cannot be done at this table now; nothing has changed."""


class Place(Struct, frozen=True, gc=False):
    """A seat at the table and who is in it."""

    id: int
    name: str
    colour: str
    key: str | None  # the hash of what lets its player back in; None: a bot's own seat, or one whose key was ended
    is_bot: bool = False
    played_by_bot: BotReason | None = None  # a person's seat that a bot plays, or just played, and why
    mind: str | None = None  # which character a bot is; None: whoever's turn it is
    muted: bool = False


class Offer(Struct, frozen=True, gc=False):
    """A link that is out, waiting for whoever takes the seat."""

    seat: int
    token: str
    until: float


class Said(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of talk, or a reaction."""

    seq: int
    at: float
    seat: int
    text: str | None = None
    reaction: Reaction | None = None


class Remark(Struct, frozen=True, gc=False):
    """Why a bot did what it did this turn."""

    seat: int  # its id
    move: RemarkedMove
    text: str


class Subscribed(Struct, frozen=True, gc=False):
    """A browser that is called when its seat is waited for. Who knows its endpoint can bother it."""

    seat: int
    where: Subscription


class Tale(Struct, frozen=True, gc=False):
    """A finished turn: who told it, and what they say of it."""

    game: int
    turn: int
    seat: int  # its id
    why: str | None


class Recording(Struct, frozen=True, gc=False):
    """A recorded clue in the store. Its id cannot be guessed, and is seen with its clue only."""

    id: str
    seat: int
    kind: Kind
    media_type: MediaType
    size: int
    told: bool = False  # whether a clue was given with it


class Table(Struct, frozen=True, gc=False):
    """Everything about a table, its secrets included. Only `sights` may show any of it."""

    code: str
    seq: int
    opened_at: float
    touched_at: float
    places: tuple[Place, ...]  # clockwise
    host: int  # a seat's id
    next_id: int
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
    phase_since: float = 0.0
    offers: tuple[Offer, ...] = ()
    agreed: frozenset[int] = frozenset()  # seats that agree to stop the game
    talk: tuple[Said, ...] = ()
    recordings: tuple[Recording, ...] = ()
    tales: tuple[Tale, ...] = ()  # every finished turn of every game
    explained: int = 0  # how often somebody said why
    subscriptions: tuple[Subscribed, ...] = ()
    called: frozenset[int] = frozenset()  # seats that were called and have not come yet
    language: str = "en"  # what bots speak
    clues: tuple[str, ...] = ()  # of this game: a bot says nothing twice
    unsaid: tuple[Remark, ...] = ()  # of the turn being played: secret until it is over
    remarks: tuple[Remark, ...] = ()  # of the turn that just ended

    def place(self, seat: int) -> Place:
        """The place with this id."""
        return self.places[self.index(seat)]

    def index(self, seat: int) -> int:
        """Where, clockwise, the seat with this id is: its number in the game."""
        for index, place in enumerate(self.places):
            if place.id == seat:
                return index
        raise NotAllowed("no_seat", "There is no such seat at this table.")

    def holder(self, key: str) -> Place | None:
        """Whose key this is, given its hash."""
        return next((place for place in self.places if place.key is not None and place.key == key), None)

    def __repr__(self) -> str:
        return f"Table({self.stage}, {len(self.places)} seats, seq {self.seq})"


def open_table(code: str, entry: Entry) -> Table:
    """The table after its first entry."""
    if not isinstance(entry.act, Open):
        raise TypeError("a log begins with Open")
    host = entry.act.host
    place = Place(0, _checked_name(host.name), _free_colour((), host.colour), host.key)
    return Table(code, entry.seq, entry.at, entry.at, (place,), host=0, next_id=1, decks=entry.act.decks)


def happen(table: Table, entry: Entry) -> Table:
    """The table after this entry, or a Refusal. The given table never changes."""
    after = _DOING[type(entry.act)](table, entry, entry.act)
    return replace(after, seq=entry.seq, touched_at=entry.at)


def unready(table: Table) -> Refusal | None:
    """Why the game cannot begin as the table stands, or None if it can. The deck's size is not known here."""
    try:
        edition = edition_named(table.edition)
        check_players(edition, len(table.places))
        effective_options(edition, len(table.places), table.options)
    except Refusal as refusal:
        return refusal
    return None


def deadline(table: Table) -> float | None:
    """When the present phase of the game runs out, if it does."""
    if table.stage != "playing" or table.game is None:
        return None
    timers = table.timers
    seconds = {"clue": timers.clue, "hand_in": timers.hand_in, "vote": timers.vote}.get(table.game.phase)
    return None if seconds is None else table.phase_since + seconds


def recordable(table: Table, seat: int) -> frozenset[Kind]:
    """The kinds of recorded clue that this seat may give now."""
    game, index = table.game, table.index(seat)
    if table.stage != "playing" or game is None:
        return frozenset()
    may = [choice for choice in legal(game, index) if isinstance(choice, MayGiveClue)]
    return frozenset(kind for choice in may for kind in choice.kinds if kind in ("audio", "video"))


def game_record(code: str, entries: Iterable[Entry], number: int) -> Record:
    """The record of the table's game of this number, from 1. Refuses while that game runs."""
    games: list[Game] = []
    seats: tuple[RecordSeat, ...] = ()
    table: Table | None = None
    for entry in entries:
        table = open_table(code, entry) if table is None else happen(table, entry)
        if table.game is not None and table.games == number:
            if table.stage == "playing" or not games or games[-1] is not table.game:
                games.append(table.game)
                seats = record_seats(table)  # when it is over, people leave and others sit down
            ended = table.stage == "over"
    if not games:
        raise NotAllowed("no_game", "There is no such game at this table.")
    if not ended:
        raise NotAllowed("still_running", "This game is still running; its record opens when it is over.")
    return record(games, seats)


def record_seats(table: Table) -> tuple[RecordSeat, ...]:
    edition, players = edition_named(table.edition), len(table.places)
    return tuple(
        RecordSeat(place.name, colour_of(table, index), edition.scorer(index, players) if edition.pairs else None)
        for index, place in enumerate(table.places)
    )


def colour_of(table: Table, index: int) -> str:
    """A seat's colour; in `team` both partners wear the first one's."""
    if EDITIONS[table.edition].pairs and len(table.places) in EDITIONS[table.edition].players:
        index = index % (len(table.places) // 2)
    return table.places[index].colour


def _sit(table: Table, entry: Entry, act: Sit) -> Table:
    if table.locked:
        raise NotAllowed("locked", "The host has locked this table.")
    if table.stage == "playing":
        raise NotAllowed("playing", "The game has begun: you can watch, or ask the host for a seat.")
    name = _free_name(table, act.name)
    return _add_place(table, Place(table.next_id, name, _free_colour(table.places, act.colour), act.key))


def _add_bot(table: Table, entry: Entry, act: AddBot) -> Table:
    _host_only(table, entry)
    _before_or_after(table)
    name = _free_name(table, act.name)
    return _add_place(
        table, Place(table.next_id, name, _free_colour(table.places, None), None, is_bot=True, mind=act.mind)
    )


def _add_place(table: Table, place: Place) -> Table:
    if len(table.places) >= MOST_SEATS:
        raise NotAllowed("full", f"This table is full: it has {MOST_SEATS} seats.")
    return replace(table, places=(*table.places, place), next_id=table.next_id + 1)


def _leave(table: Table, entry: Entry, act: Leave) -> Table:
    place = _self(table, entry)
    if table.stage == "playing":
        left = _without_calls(_seat_changed(table, place.id, played_by_bot="left"), place.id)
        return _with_host_elsewhere(left, place.id)
    if len([other for other in table.places if not other.is_bot]) == 1:
        raise NotAllowed("last_one", "You are the last one here; the table goes by itself when you do.")
    return _with_host_elsewhere(_without(table, place.id), place.id)


def _kick(table: Table, entry: Entry, act: Kick) -> Table:
    _host_only(table, entry)
    place = table.place(act.seat)
    if place.id == table.host:
        raise NotAllowed("host_stays", "The host cannot send themselves away.")
    if table.stage == "playing":
        if place.is_bot:
            raise NotAllowed("bot_plays", "A bot stays until the game is over.")
        kicked = _without_calls(_seat_changed(table, place.id, key=None, played_by_bot="kicked"), place.id)
        return replace(kicked, offers=tuple(offer for offer in table.offers if offer.seat != place.id))
    return _without(table, place.id)


def _without_calls(table: Table, seat: int) -> Table:
    """Whoever has this seat next is not to be called on the browsers of who had it."""
    if not any(each.seat == seat for each in table.subscriptions):
        return table
    others = tuple(each for each in table.subscriptions if each.seat != seat)
    return replace(table, subscriptions=others, called=table.called - {seat})


def _without(table: Table, seat: int) -> Table:
    return replace(
        _without_calls(table, seat),
        places=tuple(place for place in table.places if place.id != seat),
        offers=tuple(offer for offer in table.offers if offer.seat != seat),
    )


def _with_host_elsewhere(table: Table, seat: int) -> Table:
    if table.host != seat:
        return table
    people = [place.id for place in table.places if not place.is_bot and place.id != seat and place.key]
    return replace(table, host=people[0]) if people else table


def _rename(table: Table, entry: Entry, act: Rename) -> Table:
    place = _self(table, entry)
    return _seat_changed(table, place.id, name=_free_name(table, act.name, besides=place.id))


def _choose_colour(table: Table, entry: Entry, act: ChooseColour) -> Table:
    place = _self(table, entry)
    _before_or_after(table)
    if act.colour not in COLOURS:
        raise NotAllowed("colour", "There is no such colour.")
    if any(other.colour == act.colour and other.id != place.id for other in table.places):
        raise NotAllowed("colour_taken", "Somebody else wears that colour.")
    return _seat_changed(table, place.id, colour=act.colour)


def _arrange(table: Table, entry: Entry, act: Arrange) -> Table:
    _host_only(table, entry)
    _before_or_after(table)
    if sorted(act.order) != sorted(place.id for place in table.places):
        raise NotAllowed("order", "The order must name every seat once.")
    return replace(table, places=tuple(table.place(seat) for seat in act.order))


def _configure(table: Table, entry: Entry, act: Configure) -> Table:
    _host_only(table, entry)
    changes = {name: value for name, value in asdict(act).items() if value is not UNSET}
    if "timers" in changes:
        _check_timers(changes["timers"])
    if "decks" in changes:
        _check_decks(changes["decks"])
    if changes.get("language", LANGUAGES[0]) not in LANGUAGES:
        raise NotAllowed("language", "Bots do not speak that language.")
    if not changes.keys() <= {"timers", "descriptions", "hurry", "language"}:
        _before_or_after(table)
    if "edition" in changes:
        # Options belong to an edition; another one starts with its own published values.
        changes = {"options": {}, **changes, "edition": edition_named(changes["edition"]).name}
    if "options" in changes:
        edition = edition_named(changes.get("edition", table.edition))
        effective_options(edition, len(table.places), changes["options"])
    return replace(table, **changes)


def _check_timers(timers: Timers) -> None:
    for seconds in (timers.clue, timers.hand_in, timers.vote, timers.absent):
        if seconds is not None and not 5 <= seconds <= _LONGEST_TIMER:
            raise NotAllowed("timer", "A timer is between five seconds and thirty days.")


def _check_decks(decks: tuple[str, ...]) -> None:
    """Which decks there are, only the house knows; here no list may be without end."""
    if len(set(decks)) != len(decks) or len(decks) > _MOST_DECKS or any(len(name) > _DECK_LENGTH for name in decks):
        raise NotAllowed("decks", f"Choose up to {_MOST_DECKS} different decks by their names.")


def _set_password(table: Table, entry: Entry, act: SetPassword) -> Table:
    _host_only(table, entry)
    return replace(table, password=act.kept)


def _lock(table: Table, entry: Entry, act: Lock) -> Table:
    _host_only(table, entry)
    return replace(table, locked=act.locked)


def _pass_host(table: Table, entry: Entry, act: PassHost) -> Table:
    if entry.by is not None:
        _host_only(table, entry)
    place = table.place(act.seat)
    if place.is_bot or place.key is None:
        raise NotAllowed("host_person", "The host must be a person.")
    return replace(table, host=place.id)


def _begin(table: Table, entry: Entry, act: Begin) -> Table:
    _host_only(table, entry)
    if table.stage != "lobby":
        raise NotAllowed("not_in_lobby", "A game begins from the lobby.")
    return replace(
        table,
        places=tuple(_afresh(place) for place in table.places),
        stage="playing",
        game=deal(act.setup),
        games=table.games + 1,
        phase_since=entry.at,
        agreed=frozenset(),
        clues=(),
        unsaid=(),
        remarks=(),
    )


def _play(table: Table, entry: Entry, act: Play) -> Table:
    place = _self(table, entry)
    game = _running(table)
    if act.move.seat != table.index(place.id):
        raise NotAllowed("not_your_seat", "That is somebody else's seat.")
    moved = play(game, act.move)
    if isinstance(act.move, GiveClue) and act.move.clue.recording is not None:
        table = _told_with(table, place.id, act.move.clue)
    after = _after_move(table, moved, entry.at)
    return _seat_changed(after, place.id, played_by_bot=None) if place.played_by_bot else after


def _told_with(table: Table, seat: int, clue: Clue) -> Table:
    """The table whose recording this seat tells with, or a refusal: a clue names only what its teller brought."""
    for recording in table.recordings:
        if recording.id == clue.recording and recording.seat == seat and recording.kind == clue.kind:
            told = replace(recording, told=True)
            return replace(table, recordings=tuple(told if each is recording else each for each in table.recordings))
    raise NotAllowed("no_recording", "You have brought no such recording.")


def _keep_recording(table: Table, entry: Entry, act: KeepRecording) -> Table:
    place = _self(table, entry)
    if act.kind not in recordable(table, place.id):
        raise NotAllowed("recording_now", "Only who may give such a recorded clue now can bring one.")
    kept = tuple(each for each in table.recordings if each.told or each.seat != place.id)
    if sum(each.size for each in kept) + act.size > MOST_RECORDED:
        raise NotAllowed("recordings_full", "This table has no room for more recordings; say or write the clue.")
    return replace(table, recordings=(*kept, Recording(act.id, place.id, act.kind, act.media_type, act.size)))


def _bot_play(table: Table, entry: Entry, act: BotPlay) -> Table:
    place = _self(table, entry)
    if not place.is_bot or act.move.seat != table.index(place.id):
        raise NotAllowed("not_your_seat", "That is somebody else's seat.")
    noted = _noted(table, place.id, act.move, act.remark)
    return _after_move(noted, play(_running(table), act.move), entry.at)


def _noted(table: Table, seat: int, move: Move, text: str | None) -> Table:
    """A remark kept back until the turn is over; a second thought replaces the first."""
    if not text or isinstance(move, TakeBack):
        return table
    name: RemarkedMove = (
        "give_clue" if isinstance(move, GiveClue) else "hand_in" if isinstance(move, HandIn) else "cast_votes"
    )
    others = tuple(remark for remark in table.unsaid if (remark.seat, remark.move) != (seat, name))
    return replace(table, unsaid=(*others, Remark(seat, name, text)))


def _stand_in(table: Table, entry: Entry, act: StandIn) -> Table:
    _house_only(entry)
    game = _running(table)
    noted = _noted(table, table.places[act.move.seat].id, act.move, act.remark)
    after = _after_move(noted, play(game, act.move), entry.at)
    place = after.places[act.move.seat]
    return after if place.is_bot or place.played_by_bot else _seat_changed(after, place.id, played_by_bot=act.why)


def _after_move(table: Table, game: Game, at: float) -> Table:
    before = table.game
    if before is not None and game.phase == before.phase and game.turn == before.turn:
        return replace(table, game=game)
    stage: Stage = "over" if game.winners is not None else "playing"
    said = () if game.clue is None or game.phase != "hand_in" else (game.clue.text or "",)
    moved = replace(table, game=game, phase_since=at, stage=stage, clues=(*table.clues, *said))
    if before is None or game.last is before.last:
        return moved
    return replace(moved, unsaid=(), remarks=table.unsaid, tales=(*table.tales, _tale(table, before)))


def _tale(table: Table, game: Game) -> Tale:
    """The turn that was just played. A bot that told it has said why already."""
    assert game.storyteller is not None
    teller = table.places[game.storyteller].id
    why = next((each.text for each in table.unsaid if each.seat == teller and each.move == "give_clue"), None)
    return Tale(table.games, game.turn, teller, why)


def _hand_to_bot(table: Table, entry: Entry, act: HandToBot) -> Table:
    if entry.by != act.seat:
        _host_only(table, entry)
    place = table.place(act.seat)
    if place.is_bot:
        raise NotAllowed("bot_plays", "A bot plays that seat already.")
    return _seat_changed(table, place.id, played_by_bot="asked")


def _return(table: Table, entry: Entry, act: Return) -> Table:
    return _seat_changed(table, _self(table, entry).id, played_by_bot=None)


def _offer_seat(table: Table, entry: Entry, act: OfferSeat) -> Table:
    if entry.by != act.seat:
        _host_only(table, entry)
    if table.place(act.seat).is_bot and table.stage != "playing":
        raise NotAllowed("bot_seat", "Before the game a newcomer simply joins; remove the bot if there is no room.")
    others = tuple(offer for offer in table.offers if offer.seat != act.seat and offer.until > entry.at)
    return replace(table, offers=(*others, Offer(act.seat, act.token, act.until)))


def _take_seat(table: Table, entry: Entry, act: TakeSeat) -> Table:
    offer = next((offer for offer in table.offers if offer.token == act.token), None)
    if offer is None or offer.until <= entry.at:
        raise NotAllowed("offer_over", "This link has been used or has run out; ask for a new one.")
    place = table.place(offer.seat)
    name = place.name if act.name is None else _free_name(table, act.name, besides=place.id)
    taken = _seat_changed(table, place.id, key=act.key, name=name, is_bot=False, played_by_bot=None, muted=False)
    return replace(_without_calls(taken, place.id), offers=tuple(other for other in table.offers if other is not offer))


def _say(table: Table, entry: Entry, act: Say) -> Table:
    place = _speaker(table, entry)
    text = act.text.strip()
    if not text or len(text) > TALK_LENGTH or not (is_one_line(text) and says_something(text)):
        raise NotAllowed("talk", f"Say something, in one line of at most {TALK_LENGTH} characters.")
    return _heard(table, Said(entry.seq, entry.at, place.id, text=text))


def _react(table: Table, entry: Entry, act: React) -> Table:
    return _heard(table, Said(entry.seq, entry.at, _speaker(table, entry).id, reaction=act.reaction))


def _explain(table: Table, entry: Entry, act: Explain) -> Table:
    place = _speaker(table, entry)
    tale = next((each for each in table.tales if (each.game, each.turn) == (act.game, act.turn)), None)
    if tale is None:
        raise NotAllowed("no_turn", "There is no such finished turn at this table.")
    if tale.seat != place.id:
        raise NotAllowed("not_teller", "Only who told that turn can say why.")
    text = act.text.strip()
    if len(text) > TALK_LENGTH or not is_one_line(text) or (text and not says_something(text)):
        raise NotAllowed("why", f"Say why in one line of at most {TALK_LENGTH} characters.")
    told = replace(tale, why=text or None)
    tales = tuple(told if each is tale else each for each in table.tales)
    return replace(table, tales=tales, explained=table.explained + 1)


def _speaker(table: Table, entry: Entry) -> Place:
    place = _self(table, entry)
    if place.muted:
        raise NotAllowed("muted", "The host has muted you.")
    return place


def _heard(table: Table, said: Said) -> Table:
    return replace(table, talk=(*table.talk[1 - _TALK_KEPT :], said))


def _subscribe(table: Table, entry: Entry, act: Subscribe) -> Table:
    """Whether the keys are some and where the address leads, only the house knows; here nothing is without end."""
    seat = _self(table, entry).id
    if max(len(act.endpoint), len(act.p256dh), len(act.auth)) > LONGEST_ENDPOINT:
        raise NotAllowed("subscription", "This is no browser that can be called.")
    where = Subscription(act.endpoint, act.p256dh, act.auth)
    mine = [each for each in table.subscriptions if each.seat == seat and each.where.endpoint != act.endpoint]
    others = tuple(each for each in table.subscriptions if each.seat != seat)
    return replace(table, subscriptions=(*others, *mine[1 - MOST_BROWSERS :], Subscribed(seat, where)))


def _unsubscribe(table: Table, entry: Entry, act: Unsubscribe) -> Table:
    return _without_browser(table, _self(table, entry).id, act.endpoint)


def _forget_browser(table: Table, entry: Entry, act: ForgetBrowser) -> Table:
    _house_only(entry)
    return _without_browser(table, act.seat, act.endpoint)


def _without_browser(table: Table, seat: int, endpoint: str | None) -> Table:
    def stays(each: Subscribed) -> bool:
        return each.seat != seat or (endpoint is not None and each.where.endpoint != endpoint)

    return replace(table, subscriptions=tuple(each for each in table.subscriptions if stays(each)))


def _call(table: Table, entry: Entry, act: Call) -> Table:
    _house_only(entry)
    if act.seat in table.called:
        raise NotAllowed("called", "They have been called already.")
    return replace(table, called=table.called | {table.place(act.seat).id})


def _heed(table: Table, entry: Entry, act: Heed) -> Table:
    _house_only(entry)
    if act.seat not in table.called:
        raise NotAllowed("called", "They have not been called.")
    return replace(table, called=table.called - {act.seat})


def _mute(table: Table, entry: Entry, act: Mute) -> Table:
    _host_only(table, entry)
    return _seat_changed(table, table.place(act.seat).id, muted=act.muted)


def _agree_to_stop(table: Table, entry: Entry, act: AgreeToStop) -> Table:
    place = _self(table, entry)
    _running(table)
    agreed = table.agreed | {place.id} if act.agrees else table.agreed - {place.id}
    gone = ("left", "absent")
    asked = {other.id for other in table.places if not other.is_bot and other.key and other.played_by_bot not in gone}
    return replace(table, agreed=agreed, stage="over" if asked <= agreed else "playing")


def _rematch(table: Table, entry: Entry, act: Rematch) -> Table:
    _host_only(table, entry)
    if table.stage != "over":
        raise NotAllowed("not_over", "A rematch follows when the game is over.")
    still_here = tuple(_afresh(place) for place in table.places if place.played_by_bot not in ("left", "kicked"))
    return replace(table, places=still_here, stage="lobby", game=None, unsaid=(), remarks=())


def _afresh(place: Place) -> Place:
    """A new game forgets who was late or missing in the last one."""
    return replace(place, played_by_bot=None) if place.played_by_bot in ("absent", "time") else place


def _open_again(table: Table, entry: Entry, act: Open) -> Table:
    raise NotAllowed("open", "The table is open already.")


def _self(table: Table, entry: Entry) -> Place:
    if entry.by is None:
        raise NotAllowed("no_seat", "You have no seat at this table.")
    place = table.place(entry.by)
    if place.key is None and not place.is_bot:
        raise NotAllowed("no_seat", "This seat is no longer yours.")
    return place


def _host_only(table: Table, entry: Entry) -> None:
    if entry.by != table.host:
        raise NotAllowed("host_only", "Only the host can do that.")


def _house_only(entry: Entry) -> None:
    if entry.by is not None:
        raise NotAllowed("house_only", "Only the house can do that.")


def _before_or_after(table: Table) -> None:
    if table.stage == "playing":
        raise NotAllowed("playing", "That cannot be changed while the game is on.")


def _running(table: Table) -> Game:
    if table.stage != "playing" or table.game is None:
        raise NotAllowed("no_game", "No game is on.")
    return table.game


def _seat_changed(table: Table, seat: int, **changes: Any) -> Table:  # Any: the fields of Place
    places = tuple(replace(place, **changes) if place.id == seat else place for place in table.places)
    return replace(table, places=places)


def _checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > NAME_LENGTH or not (is_one_line(tidy) and says_something(tidy)):
        raise NotAllowed("name", f"A name has one to {NAME_LENGTH} characters.")
    return tidy


def _free_name(table: Table, name: str, besides: int | None = None) -> str:
    tidy = _checked_name(name)
    if any(place.name.casefold() == tidy.casefold() for place in table.places if place.id != besides):
        raise NotAllowed("name_taken", f"Somebody here is called {tidy} already.")
    return tidy


def _free_colour(places: tuple[Place, ...], wish: str | None) -> str:
    worn = {place.colour for place in places}
    if wish in COLOURS and wish not in worn:
        return str(wish)
    return next((colour for colour in COLOURS if colour not in worn), COLOURS[0])


# Any: each function takes the act it is listed under.
_DOING: dict[type, Callable[[Table, Entry, Any], Table]] = {
    Open: _open_again,
    Sit: _sit,
    Leave: _leave,
    Kick: _kick,
    Rename: _rename,
    ChooseColour: _choose_colour,
    AddBot: _add_bot,
    Arrange: _arrange,
    Configure: _configure,
    SetPassword: _set_password,
    Lock: _lock,
    PassHost: _pass_host,
    Begin: _begin,
    Play: _play,
    BotPlay: _bot_play,
    KeepRecording: _keep_recording,
    StandIn: _stand_in,
    HandToBot: _hand_to_bot,
    Return: _return,
    OfferSeat: _offer_seat,
    TakeSeat: _take_seat,
    Say: _say,
    Explain: _explain,
    Subscribe: _subscribe,
    Unsubscribe: _unsubscribe,
    ForgetBrowser: _forget_browser,
    Call: _call,
    Heed: _heed,
    React: _react,
    Mute: _mute,
    AgreeToStop: _agree_to_stop,
    Rematch: _rematch,
}
