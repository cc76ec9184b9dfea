"""Every HTTP endpoint with what it takes and answers. Routes, OpenAPI and the page's types are made from this list."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, get_args

from msgspec import Struct
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfsaid.bots import OfferedWords
from halfsaid.recordings import MediaType
from halfsaid.replays import Replay
from halfsaid.server import deck_api, game_api, house_api, picture_api, table_api
from halfsaid.server.desk import Desk
from halfsaid.server.doorman import ConcurrencyLimit, Doorman
from halfsaid.server.messages import (
    Address,
    Album,
    AskForWords,
    ClaimScreen,
    Credits,
    DeckCard,
    DeckSummary,
    Deleted,
    GuestKey,
    InvitationTaken,
    JoinAsAudience,
    JoinTable,
    KeepDeckForAll,
    KeptForAll,
    KeptSeats,
    ListedTable,
    OfferMade,
    OpenScreen,
    OpenTable,
    OwnPicture,
    PictureChanges,
    Problem,
    PushKey,
    RecordFile,
    RecordingKept,
    ScreenKey,
    ScreenShows,
    SeatHeld,
    SeatKey,
    SeatOffer,
    ShowInvitation,
    TableSummary,
    Takeover,
)

AT_ONCE = 48  # a house full of people and their televisions
FILES_AT_ONCE = 4
PICTURES_AT_ONCE = 16  # that an address sends: a household whose phones all bring their own


class Endpoint(Struct, frozen=True):
    """One endpoint. `answer` and `asked`: a struct, a list of structs, or media types of something else."""

    method: str
    path: str
    handler: Callable[[Desk, Request], Awaitable[Response]]
    what: str
    answer: Any  # Any: what msgspec takes for a type
    asked: type[Struct] | tuple[str, ...] | None = None
    with_key: bool = False
    problems: tuple[int, ...] = ()
    also: tuple[int, ...] = ()  # 200: nothing new was made; 206: a part of it; 304: the asker has it already
    query: tuple[str, ...] = ()
    at_once: int | None = None  # to one address, where an answer is large or a long time in coming; None: no matter

    @property
    def takes(self) -> tuple[str, ...]:
        """The media types of what is sent here. A form on another site's page can have none of them."""
        return ("application/json",) if isinstance(self.asked, type) else self.asked or ()


_AT_TABLE = (404, 429, 503)
_ASKED = (400, 403, 413, 415)
_PICTURES = ("application/octet-stream",)
_RECORDS = ("application/jsonl", "application/x-ndjson", "application/json")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "POST",
        "/api/tables",
        table_api.open_table,
        "Open a table",
        SeatKey,
        OpenTable,
        problems=(*_ASKED, 409, 429, 503),
    ),
    Endpoint("GET", "/api/tables", table_api.listed, "Tables at the door", list[ListedTable], problems=(429, 503)),
    Endpoint(
        "GET", "/api/tables/{code}", table_api.summary, "What a newcomer may know", TableSummary, problems=_AT_TABLE
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/seats",
        table_api.join,
        "Take a seat",
        SeatKey,
        JoinTable,
        problems=(*_ASKED, 403, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/audience",
        table_api.join_audience,
        "Guess along",
        GuestKey,
        JoinAsAudience,
        problems=(*_ASKED, 409, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/seat",
        table_api.resume,
        "Which seat a key opens",
        SeatHeld,
        with_key=True,
        problems=(401, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/seats",
        table_api.seats,
        "Which of these seats their keys still open",
        list[SeatHeld],
        KeptSeats,
        problems=(*_ASKED, 429, 503),
        also=(200,),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/offers",
        table_api.offer,
        "Offer a seat",
        OfferMade,
        SeatOffer,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/takeovers",
        table_api.take,
        "Take an offered seat",
        SeatKey,
        Takeover,
        problems=(*_ASKED, 409, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/record",
        game_api.record,
        "A finished game's record",
        "application/jsonl",
        with_key=True,
        problems=(400, 401, 409, *_AT_TABLE),
        query=("game",),
        at_once=AT_ONCE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay",
        game_api.replay,
        "A finished game, moment by moment",
        Replay,
        with_key=True,
        problems=(400, 401, 409, *_AT_TABLE),
        query=("game",),
        at_once=AT_ONCE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/album",
        game_api.album,
        "Every finished turn",
        Album,
        problems=_AT_TABLE,
        at_once=AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/recordings",
        game_api.keep_recording,
        "Bring a recorded clue",
        RecordingKept,
        ("application/octet-stream", *get_args(MediaType)),
        with_key=True,
        problems=(401, 403, 409, 413, 415, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/recordings/{recording}",
        game_api.recording,
        "A recorded clue",
        get_args(MediaType),
        problems=(*_AT_TABLE, 416),
        also=(206,),
        at_once=AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/pictures",
        picture_api.bring,
        "Bring a picture of one's own",
        OwnPicture,
        _PICTURES,
        with_key=True,
        problems=(401, 403, 409, 413, 415, *_AT_TABLE, 507),
        also=(200,),
        at_once=PICTURES_AT_ONCE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/pictures",
        picture_api.pictures,
        "The pictures that one may change",
        list[OwnPicture],
        with_key=True,
        problems=(401, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/pictures/{picture}",
        picture_api.change,
        "Frame a picture anew, or say what it shows",
        OwnPicture,
        PictureChanges,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE, 507),
        also=(200,),
        at_once=PICTURES_AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/pictures/{picture}/words",
        picture_api.offer_words,
        "Words for a picture, offered by a vision model",
        OfferedWords,
        AskForWords,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
        also=(200,),
        at_once=PICTURES_AT_ONCE,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{code}/pictures/{picture}",
        picture_api.throw_out,
        "Throw a picture out",
        Deleted,
        with_key=True,
        problems=(401, 403, 409, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/pictures/{picture}/{file}",
        picture_api.file,
        "A picture of one's own",
        "image/*",
        problems=_AT_TABLE,
        also=(206,),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{code}/deck",
        picture_api.delete_deck,
        "Delete the table's own deck",
        Deleted,
        with_key=True,
        problems=(401, 403, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/deck/for_all",
        picture_api.keep_for_all,
        "Keep the table's own deck for all tables",
        KeptForAll,
        KeepDeckForAll,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE, 507),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{code}/deck/for_all",
        picture_api.keep_for_us,
        "Keep it for this table alone",
        Deleted,
        with_key=True,
        problems=(401, 403, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/invitation",
        picture_api.show_invitation,
        "Show an invitation of the server's owner",
        InvitationTaken,
        ShowInvitation,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
        also=(200,),
    ),
    Endpoint(
        "POST",
        "/api/replays",
        game_api.replay_file,
        "A recorded game, moment by moment",
        RecordFile,
        _RECORDS,
        problems=(*_ASKED, 404, 429),
        query=("game",),
        at_once=FILES_AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/screens",
        table_api.open_screen,
        "A television waits",
        ScreenKey,
        OpenScreen,
        problems=(*_ASKED, 409, 429),
    ),
    Endpoint(
        "GET",
        "/api/screens/{screen}",
        table_api.screen,
        "What a television shows",
        ScreenShows,
        with_key=True,
        problems=(404, 429),
    ),
    Endpoint(
        "POST",
        "/api/screens/{screen}/claim",
        table_api.claim_screen,
        "Show a table on a television",
        ScreenShows,
        ClaimScreen,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
    ),
    Endpoint("GET", "/api/address", house_api.address, "Where others find this house", Address),
    Endpoint("GET", "/api/push", house_api.push_key, "The key for push subscriptions", PushKey, problems=(503,)),
    Endpoint("GET", "/api/decks", deck_api.decks, "The decks", list[DeckSummary], also=(304,)),
    Endpoint("GET", "/api/decks/{deck}", deck_api.deck, "A deck's cards", list[DeckCard], problems=(404,), also=(304,)),
    Endpoint(
        "GET",
        "/api/decks/{deck}/credits",
        deck_api.credits,
        "Whose a deck's pictures are",
        Credits,
        problems=(404,),
        also=(304,),
    ),
    Endpoint("GET", "/decks/{deck}/{file}", deck_api.picture, "A picture", "image/*", problems=(404,), also=(206,)),
    Endpoint("GET", "/healthz", house_api.alive, "Whether the server runs", "text/plain"),
    Endpoint("GET", "/readyz", house_api.ready, "Whether its database answers", "text/plain", problems=(503,)),
    Endpoint("GET", "/metrics", house_api.metrics, "Figures for Prometheus", "text/plain"),
)


def bodies() -> list[type[Struct]]:
    """The types of all request bodies."""
    return list(dict.fromkeys(each.asked for each in ENDPOINTS if isinstance(each.asked, type)))


def answers() -> list[Any]:  # Any: what msgspec takes for a type
    """The types of all answers."""
    told = dict.fromkeys(each.answer for each in ENDPOINTS if not isinstance(each.answer, str | tuple))
    return [Problem, *told]


def routes(desk: Desk, doorman: Doorman, endpoints: Iterable[Endpoint]) -> list[Route]:

    def at_once(each: Endpoint) -> list[Middleware]:
        if each.at_once is None:
            return []
        return [Middleware(ConcurrencyLimit, doorman, each.path, each.at_once, desk.too_many_at_once)]

    return [
        Route(
            each.path,
            partial(desk.answer, each.handler, each.takes),
            methods=[each.method],
            middleware=at_once(each),
        )
        for each in endpoints
    ]
