"""The structs of HTTP requests and answers. Those of records and replays are in their own modules."""

from msgspec import UNSET, Struct, UnsetType

from halfsaid.decks import Picture
from halfsaid.pictures import Frame
from halfsaid.recordings import Kind
from halfsaid.replays import Replay
from halfsaid.rules import EditionId
from halfsaid.tables.acts import SeatId
from halfsaid.tables.archive import AlbumGame
from halfsaid.tables.table import Stage


class Problem(Struct, frozen=True):
    """The reason why something was not done."""

    code: str
    sentence: str


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    name: str
    colour: str | None = None


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/seats"""

    name: str
    colour: str | None = None
    password: str | None = None


class JoinAsAudience(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/audience"""

    name: str
    password: str | None = None


class SeatOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/offers: hand over one's own seat, or as the host anyone's"""

    seat: SeatId | None = None


class Takeover(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/takeovers"""

    token: str
    name: str | None = None


class SeatKey(Struct, frozen=True):
    """A seat, and the key that opens it from any device. Shown once; only its hash is kept."""

    code: str
    seat: SeatId
    key: str


class GuestKey(Struct, frozen=True):
    """A place in the audience, and the key that lets its guest back in. Shown once; only its hash is kept."""

    code: str
    guest: SeatId
    key: str


class KeptSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A key that a device keeps, and the table where it opened a seat."""

    code: str
    key: str


class KeptSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seats: what a device keeps"""

    seats: tuple[KeptSeat, ...]


class SeatHeld(Struct, frozen=True):
    """The seat, or the place in the audience, that a key opens, and the state of its table."""

    code: str
    seat: SeatId  # or the guest's id
    name: str
    host: str  # the name of the table's host
    colour: str  # and their colour
    stage: Stage
    people: int  # who sits there, bots among them
    turn: int | None  # of the game that is on
    is_awaited: bool  # whether the game waits for this seat
    at: float  # when something last happened there, in seconds since 1970
    in_audience: bool


class RecordingKept(Struct, frozen=True):
    """A recorded clue that this seat may now tell with, by naming its `id`."""

    id: str
    kind: Kind
    seconds: float


class Album(Struct, frozen=True):
    """Every game at a table, by its finished turns."""

    code: str
    games: tuple[AlbumGame, ...]


class RecordedGame(Struct, frozen=True):
    """One game of a file of records."""

    number: int  # from 1
    edition: EditionId
    names: tuple[str, ...]
    turns: int
    is_over: bool


class RecordFile(Struct, frozen=True):
    """The games in a file of records, and the one that was asked for, or the only one, step by step."""

    games: tuple[RecordedGame, ...]
    replay: Replay | None


class Address(Struct, frozen=True):
    """The address for other devices, for a page that was opened as `localhost`."""

    url: str | None  # None: nobody but the asker's own machine, as far as we know


class PushKey(Struct, frozen=True):
    """The key by which push services know this installation: a browser's `applicationServerKey`."""

    key: str


class OfferMade(Struct, frozen=True):
    """A token for the link that moves a seat; good once, for a day."""

    token: str


class TableSummary(Struct, frozen=True):
    """A table as a newcomer may see it before sitting down."""

    code: str
    stage: Stage
    edition: EditionId
    names: tuple[str, ...]
    colours: tuple[str, ...]
    locked: bool
    has_password: bool


class OpenScreen(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/screens: a television asks for a name"""


class ScreenKey(Struct, frozen=True):
    """A waiting television: the name it shows, and the secret with which it asks for its table."""

    screen: str
    secret: str


class ScreenShows(Struct, frozen=True):
    """The table that a television is to show."""

    code: str | None  # a table's; None: nobody has claimed it yet


class ClaimScreen(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/screens/{screen}/claim: the host's table is to be shown there"""

    code: str


class ListedTable(Struct, frozen=True):
    """A table that its host lets strangers find."""

    code: str
    host: str  # the host's name
    people: int
    edition: EditionId
    stage: Stage
    free_seats: int  # in a game: those that bots have
    has_password: bool


class DeckSummary(Struct, frozen=True):
    """A deck, without its cards."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    licence: str
    cards: int
    cover: Picture
    back: Picture


class DeckCard(Struct, frozen=True, omit_defaults=True):
    """A card as the client needs it: its pictures, and its description for those who cannot see them."""

    id: str
    picture: Picture
    description: dict[str, str]
    retired: bool = False  # shown where it was played, dealt to nobody


class Credits(Struct, frozen=True):
    """Whose the pictures of a deck are. A title is a clue, so clients show it of cards that a reveal has shown."""

    deck: str  # whose they are, where a card does not say; may be empty
    licence: str
    cards: dict[str, str]  # of those that say so


class OwnPicture(Struct, frozen=True):
    """A picture that somebody brought, as those who may change it see it."""

    id: str  # a secret: its files are at /api/tables/{code}/pictures/{id}/{file}
    card: str  # what it is, or will be, called in a game
    face_down: bool  # not in the deck yet, and seen by nobody else
    yours: bool  # brought from this seat; the host is shown others' too, and not whose
    sent: str  # the SHA-256 of the file that was sent
    picture: Picture
    whole: str  # the file with all of it, upright and not turned
    width: int  # of the whole, turned
    height: int
    frame: Frame  # of the whole, turned
    turn: int  # quarters, clockwise
    description: dict[str, str]
    clues: dict[str, tuple[str, ...]]
    same: bool = False  # when it is brought: this very file was here already
    twin: str | None = None  # when it is brought: the id of another one of these that looks nearly the same
    told: bool = False  # when it is brought: its file told a place or a time, which is gone now


class PictureChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/pictures/{picture}: what is left out stays"""

    turn: int | UnsetType = UNSET  # quarters, clockwise; then it is framed anew unless `frame` says how
    frame: Frame | UnsetType | None = UNSET  # None: as it suits the picture
    description: dict[str, str] | UnsetType = UNSET
    clues: dict[str, tuple[str, ...]] | UnsetType = UNSET


class AskForWords(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/pictures/{picture}/words"""

    language: str  # what they are to be in


class KeptForAll(Struct, frozen=True):
    """The table's own deck is one of the house."""

    deck: str  # what it is called there
    cards: int


class Deleted(Struct, frozen=True):
    """A picture, or the table's own deck, was deleted."""

    cards: int  # left in the table's own deck


class ShowInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/invitation"""

    secret: str


class KeepDeckForAll(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/deck/for_all"""


class InvitationTaken(Struct, frozen=True):
    """Pictures may be brought to this table now."""

    code: str
