"""The acts at a table, besides the game's own moves: one definition for the log and the wire.

Old logs must always decode: tags stay, and a new field needs a default. Seats are named by their id,
which a seat keeps wherever it is moved; a game's moves name them by their numbers in it, counted clockwise.
"""

from typing import Literal, NewType

import msgspec
from msgspec import UNSET, Struct, UnsetType

from halfsaid.decks import Picture
from halfsaid.pictures.prints import Frame
from halfsaid.recordings import Kind, MediaType
from halfsaid.rules import Move, Setup

SeatId = NewType("SeatId", int)  # given to somebody who sits down or joins the audience; never given again
KeyHash = NewType("KeyHash", str)  # the hash of a key, by which its holder is known
Reaction = Literal["laugh", "wonder", "applause", "heart", "sleepy", "aha"]
BotReason = Literal["asked", "left", "kicked", "absent", "time"]  # why a bot plays a person's seat
OptionValue = int | str | bool | None
FlagReason = Literal["private", "company", "blurred"]  # it shows somebody; it is not for these people; it is too dark


class _Act(Struct, frozen=True, tag_field="act", omit_defaults=True):
    pass


class Timers(Struct, frozen=True):
    """Seconds for each phase; None: no limit. `absent`: how long a missing player is waited for."""

    clue: int | None = None
    hand_in: int | None = None
    vote: int | None = None
    absent: int | None = 90


class Sit(_Act, frozen=True, tag="sit"):
    """Somebody takes a seat. `key`: the hash of the key that lets them back in."""

    name: str
    key: str
    colour: str | None = None


class Open(_Act, frozen=True, tag="open"):
    """Somebody sets the table up, and is its host."""

    host: Sit
    decks: tuple[str, ...]


class Leave(_Act, frozen=True, tag="leave"):
    """A player leaves. In a game a bot keeps the seat; the key still opens it."""


class Kick(_Act, frozen=True, tag="kick"):
    """The host sends somebody away: their key ends. In a game a bot keeps the seat."""

    seat: SeatId


class Rename(_Act, frozen=True, tag="rename"):
    name: str


class ChooseColour(_Act, frozen=True, tag="choose_colour"):
    colour: str


class AddBot(_Act, frozen=True, tag="add_bot"):
    """The host adds a bot. `mind`: its character; None: by the number of its seat."""

    name: str
    mind: str | None = None


class Arrange(_Act, frozen=True, tag="arrange"):
    """The host changes the order of the seats. `seats`: every seat's id, clockwise."""

    order: tuple[SeatId, ...]


class Configure(_Act, frozen=True, tag="configure"):
    """The host chooses what is played, and how. Fields that are left out stay as they are."""

    edition: str | UnsetType = UNSET
    options: dict[str, OptionValue] | UnsetType = UNSET
    decks: tuple[str, ...] | UnsetType = UNSET
    timers: Timers | UnsetType = UNSET
    descriptions: bool | UnsetType = UNSET  # card descriptions shown to everyone
    hurry: bool | UnsetType = UNSET  # bots answer at once
    language: str | UnsetType = UNSET  # what the host reads, bots say and a television shows


class SetPassword(_Act, frozen=True, tag="set_password"):
    """`kept`: the password's slow hash; None takes it away."""

    kept: str | None


class Lock(_Act, frozen=True, tag="lock"):
    """The host lets no newcomers in, or lets them in again."""

    locked: bool


class ListTable(_Act, frozen=True, tag="list_table"):
    """The host lets strangers find this table at the house's door, or no longer."""

    listed: bool


class PassHost(_Act, frozen=True, tag="pass_host"):
    seat: SeatId


class Begin(_Act, frozen=True, tag="begin"):
    """The cards are dealt. It holds the seed, which never leaves the server before the end."""

    setup: Setup


class Play(_Act, frozen=True, tag="play"):
    """A move of the game, by a person; in old logs by a bot in its own seat too."""

    move: Move


class BotPlay(_Act, frozen=True, tag="bot_play"):
    """A bot moves in its own seat. `remark`: why, in a sentence that nobody sees before the turn is over."""

    move: Move
    remark: str | None = None


class KeepRecording(_Act, frozen=True, tag="keep_recording"):
    """A recording is in the store, for a clue of this seat. It replaces an earlier one that the seat has not used."""

    id: str
    kind: Kind
    media_type: MediaType
    seconds: float
    size: int


class StandIn(_Act, frozen=True, tag="stand_in"):
    """A bot plays in a person's seat. `remark`: as in `BotPlay`."""

    move: Move
    why: BotReason
    remark: str | None = None


class HandToBot(_Act, frozen=True, tag="hand_to_bot"):
    """A bot plays this seat until its player returns: one's own, or any by the host."""

    seat: SeatId


class Return(_Act, frozen=True, tag="return"):
    """A player takes their own seat back from the bot."""


class OfferSeat(_Act, frozen=True, tag="offer_seat"):
    """A link that moves a seat to another device or person: one's own, or any by the host."""

    seat: SeatId
    token: str  # its hash
    until: float


class TakeSeat(_Act, frozen=True, tag="take_seat"):
    """The holder of the link takes the seat; the old key ends."""

    token: str  # its hash
    key: str  # the new key's hash
    name: str | None = None
    muted: bool = False  # whether the seat was muted: it stays so; in old logs a hand-over unmuted


class Say(_Act, frozen=True, tag="say"):
    text: str


class Explain(_Act, frozen=True, tag="explain"):
    """The storyteller of a finished turn explains the clue, for the album; without text takes that back."""

    game: int
    turn: int
    text: str


class AskWhy(_Act, frozen=True, tag="ask_why"):
    """Somebody asks the storyteller of the last turn for the reason, once. `Explain` answers it."""

    game: int
    turn: int


class React(_Act, frozen=True, tag="react"):
    reaction: Reaction


class Subscribe(_Act, frozen=True, tag="subscribe"):
    """A browser is to be called when it is this seat's turn and nobody looks from the seat."""

    endpoint: str
    p256dh: str
    auth: str


class Unsubscribe(_Act, frozen=True, tag="unsubscribe"):
    """That browser is not to be called any more; None: no browser of this seat."""

    endpoint: str | None = None


class ForgetBrowser(_Act, frozen=True, tag="forget_browser"):
    """Its push service says that this browser is gone."""

    seat: SeatId
    endpoint: str


class Call(_Act, frozen=True, tag="call"):
    """The house calls a person who is awaited but absent: once, until they come."""

    seat: SeatId


class Heed(_Act, frozen=True, tag="heed"):
    """A person who was called has come. The next time they are called again."""

    seat: SeatId


class Mute(_Act, frozen=True, tag="mute"):
    seat: SeatId
    muted: bool


class AgreeToStop(_Act, frozen=True, tag="agree_to_stop"):
    """When every person at the table agrees, the game stops where it is and its record is open to all."""

    agrees: bool


class Rematch(_Act, frozen=True, tag="rematch"):
    """Back to the lobby with the same people."""


class JoinAudience(_Act, frozen=True, tag="join_audience"):
    """Somebody who watches guesses along, under a name. `key`: the hash of the key that lets them back in."""

    name: str
    key: str


class Guess(_Act, frozen=True, tag="guess"):
    """Somebody in the audience guesses, or changes their guess, while people vote. It is secret until the reveal."""

    slot: int


class AskSeat(_Act, frozen=True, tag="ask_seat"):
    """Somebody in the audience would play on in this seat, which a bot has."""

    seat: SeatId


class AnswerSeat(_Act, frozen=True, tag="answer_seat"):
    """The host lets somebody of the audience have the seat they asked for, or not."""

    guest: SeatId
    yes: bool


class Seen(_Act, frozen=True, tag="seen"):
    """A player has looked at the reveal of that turn."""

    game: int
    turn: int


class NextTurn(_Act, frozen=True, tag="next_turn"):
    """The show of the last reveal ends: the host says so, or everybody who is there has seen it."""


class Pause(_Act, frozen=True, tag="pause"):
    """The host lets clocks, bots and patience stand still, or go on."""

    paused: bool


class MoreTime(_Act, frozen=True, tag="more_time"):
    """The host gives this phase half a minute more."""


class LastCall(_Act, frozen=True, tag="last_call"):
    """The host lets this phase end in ten seconds, once."""


class Nudge(_Act, frozen=True, tag="nudge"):
    """Somebody who is waited for is reminded of it."""

    seat: SeatId


class Propose(_Act, frozen=True, tag="propose"):
    """One of a pair says which of the two hands in."""

    hands_in: SeatId


class Printed(Struct, frozen=True, gc=False):
    """A picture of one's own as it is kept: its files, and how it was made from the whole of it."""

    picture: Picture
    whole: str  # the file with the whole picture, from which it can be framed again
    width: int  # of the whole, turned, in pixels
    height: int
    frame: Frame
    turn: int  # quarters, clockwise
    size: int  # bytes of all its files


class KeepPicture(_Act, frozen=True, tag="keep_picture"):
    """A picture that somebody brought is a card of the table's own deck, or lies face down until all are opened."""

    deck: str  # what the deck is called if this is its first picture
    id: str  # cannot be guessed: knowing it is permission to look
    card: str  # its name in the deck, by its content
    sent: str  # the SHA-256 of the file that was sent
    fingerprint: int
    printed: Printed
    description: dict[str, str] = {}


class ChangePicture(_Act, frozen=True, tag="change_picture"):
    """A picture is framed or turned differently, or has other words. Fields that are left out stay as they are."""

    id: str
    printed: Printed | UnsetType = UNSET
    description: dict[str, str] | UnsetType = UNSET
    clues: dict[str, tuple[str, ...]] | UnsetType = UNSET


class DropPicture(_Act, frozen=True, tag="drop_picture"):
    """A picture is thrown out."""

    id: str


class ClearShelf(_Act, frozen=True, tag="clear_shelf"):
    """The host deletes the table's own deck, with the pictures that lie face down."""


class Shelve(_Act, frozen=True, tag="shelve"):
    """The host names the table's own deck, and says whether guests may add to it. Fields that are left out stay."""

    title: str | UnsetType = UNSET
    guests: bool | UnsetType = UNSET


class Bring(_Act, frozen=True, tag="bring"):
    """The host lets everyone bring ten pictures, face down; or no longer."""

    bringing: bool


class OpenBook(_Act, frozen=True, tag="open_book"):
    """The host shuffles what lies face down into the table's own deck."""


class Flag(_Act, frozen=True, tag="flag"):
    """Somebody does not want this picture here. It stays for this turn, then leaves the game."""

    card: str
    reason: FlagReason | None = None


class LetBring(_Act, frozen=True, tag="let_bring"):
    """The host showed an invitation of the server's owner: pictures may be brought to this table."""


class KeepForAll(_Act, frozen=True, tag="keep_for_all"):
    """The table's own deck, as it is now, is a deck of the house for all tables; or no longer."""

    deck: str | None  # what it is called there


Seating = (
    Sit | AddBot | Leave | Kick | Rename | ChooseColour | Arrange | OfferSeat | TakeSeat | PassHost | Lock | SetPassword
    | ListTable | JoinAudience | Guess | AskSeat | AnswerSeat
)  # fmt: skip
Playing = Configure | Begin | Play | BotPlay | StandIn | KeepRecording | HandToBot | Return | AgreeToStop | Rematch
Talking = Say | React | Explain | AskWhy | Mute | Subscribe | Unsubscribe | ForgetBrowser | Call | Heed
Pacing = Seen | NextTurn | Pause | MoreTime | LastCall | Nudge | Propose
Bringing = (
    KeepPicture | ChangePicture | DropPicture | ClearShelf | Shelve | Bring | OpenBook | Flag | LetBring | KeepForAll
)  # fmt: skip
Act = Open | Seating | Playing | Talking | Pacing | Bringing


class Start(_Act, frozen=True, tag="start"):
    """The host asks for the cards to be dealt; the house answers with Begin."""


class ChoosePassword(_Act, frozen=True, tag="choose_password"):
    """The host asks for this password; the house keeps its hash with SetPassword."""

    password: str | None


# The acts that people at the table may ask for. All others are done by the house.
Ask = (
    Leave | Kick | Rename | ChooseColour | AddBot | Arrange | Configure | ChoosePassword | Lock | PassHost | Start
    | Play | HandToBot | Return | Say | Explain | React | Subscribe | Unsubscribe | Mute | AgreeToStop | Rematch
    | ListTable | AskWhy | Guess | AskSeat | AnswerSeat
    | Seen | NextTurn | Pause | MoreTime | LastCall | Nudge | Propose
    | Shelve | Bring | OpenBook | Flag
)  # fmt: skip


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log."""

    seq: int
    at: float
    act: Act
    by: SeatId | None = None  # the seat or the guest in the audience that did it; None: the house
    ref: str | None = None  # what the client called it, so that a resend is not done twice


_entry = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    """Return an entry as the store keeps it."""
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> Entry:
    return _entry.decode(data)
