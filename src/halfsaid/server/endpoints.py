"""Every HTTP endpoint, what it takes and what it answers. Routes, OpenAPI and the page's types are made from it."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, get_args

from msgspec import Struct
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfsaid.recordings import MediaType
from halfsaid.replays import Replay
from halfsaid.server.api import Api
from halfsaid.server.doorman import AtOnce, Doorman
from halfsaid.server.messages import (
    Address,
    Album,
    ClaimScreen,
    DeckCard,
    DeckSummary,
    GuestKey,
    JoinAsAudience,
    JoinTable,
    KeptSeats,
    ListedTable,
    OfferMade,
    OpenScreen,
    OpenTable,
    Problem,
    PushKey,
    RecordFile,
    RecordingKept,
    ScreenKey,
    ScreenShows,
    SeatHeld,
    SeatKey,
    SeatOffer,
    TableSummary,
    Takeover,
)

AT_ONCE = 48  # a house full of people and their televisions
FILES_AT_ONCE = 4


class Endpoint(Struct, frozen=True):
    """One endpoint. `answer`: a struct, a list of them, or the media types of something else; `asked` likewise."""

    method: str
    path: str
    handler: Callable[[Api, Request], Awaitable[Response]]
    what: str
    answer: Any  # Any: what msgspec takes for a type
    asked: type[Struct] | tuple[str, ...] | None = None
    with_key: bool = False
    problems: tuple[int, ...] = ()
    also: tuple[int, ...] = ()  # 206: a part of it; 304: the asker has it already
    query: tuple[str, ...] = ()
    at_once: int | None = None  # to one address, where an answer is large or a long time in coming; None: no matter

    @property
    def takes(self) -> tuple[str, ...]:
        """The media types of what is sent here. None of them is one that a form of another site's page can have."""
        return ("application/json",) if isinstance(self.asked, type) else self.asked or ()


_AT_TABLE = (404, 429, 503)
_ASKED = (400, 403, 413, 415)
_RECORDS = ("application/jsonl", "application/x-ndjson", "application/json")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "POST", "/api/tables", Api.open_table, "Open a table", SeatKey, OpenTable, problems=(*_ASKED, 409, 429, 503)
    ),
    Endpoint("GET", "/api/tables", Api.listed, "Tables at the door", list[ListedTable], problems=(429, 503)),
    Endpoint("GET", "/api/tables/{code}", Api.summary, "What a newcomer may know", TableSummary, problems=_AT_TABLE),
    Endpoint(
        "POST",
        "/api/tables/{code}/seats",
        Api.join,
        "Take a seat",
        SeatKey,
        JoinTable,
        problems=(*_ASKED, 403, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/audience",
        Api.join_audience,
        "Guess along",
        GuestKey,
        JoinAsAudience,
        problems=(*_ASKED, 409, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/seat",
        Api.resume,
        "Which seat a key opens",
        SeatHeld,
        with_key=True,
        problems=(401, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/seats",
        Api.seats,
        "Which of these seats their keys still open",
        list[SeatHeld],
        KeptSeats,
        problems=(*_ASKED, 429, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/offers",
        Api.offer,
        "Offer a seat",
        OfferMade,
        SeatOffer,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/takeovers",
        Api.take,
        "Take an offered seat",
        SeatKey,
        Takeover,
        problems=(*_ASKED, 409, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/record",
        Api.record,
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
        Api.replay,
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
        Api.album,
        "Every finished turn",
        Album,
        problems=_AT_TABLE,
        at_once=AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/recordings",
        Api.keep_recording,
        "Bring a recorded clue",
        RecordingKept,
        ("application/octet-stream", *get_args(MediaType)),
        with_key=True,
        problems=(401, 403, 409, 413, 415, *_AT_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/recordings/{recording}",
        Api.recording,
        "A recorded clue",
        get_args(MediaType),
        problems=(*_AT_TABLE, 416),
        also=(206,),
        at_once=AT_ONCE,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        Api.replay_file,
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
        Api.open_screen,
        "A television waits",
        ScreenKey,
        OpenScreen,
        problems=(*_ASKED, 409, 429),
    ),
    Endpoint(
        "GET",
        "/api/screens/{screen}",
        Api.screen,
        "What a television shows",
        ScreenShows,
        with_key=True,
        problems=(404, 429),
    ),
    Endpoint(
        "POST",
        "/api/screens/{screen}/claim",
        Api.claim_screen,
        "Show a table on a television",
        ScreenShows,
        ClaimScreen,
        with_key=True,
        problems=(*_ASKED, 401, 409, *_AT_TABLE),
    ),
    Endpoint("GET", "/api/address", Api.address, "Where others find this house", Address),
    Endpoint("GET", "/api/push", Api.push_key, "The key for push subscriptions", PushKey, problems=(503,)),
    Endpoint("GET", "/api/decks", Api.decks, "The decks", list[DeckSummary], also=(304,)),
    Endpoint("GET", "/api/decks/{deck}", Api.deck, "A deck's cards", list[DeckCard], problems=(404,), also=(304,)),
    Endpoint("GET", "/decks/{deck}/{file}", Api.picture, "A picture", "image/*", problems=(404,), also=(206,)),
    Endpoint("GET", "/healthz", Api.alive, "Whether the server runs", "text/plain"),
    Endpoint("GET", "/readyz", Api.ready, "Whether its database answers", "text/plain", problems=(503,)),
    Endpoint("GET", "/metrics", Api.metrics, "Figures for Prometheus", "text/plain"),
)


def bodies() -> list[type[Struct]]:
    """What people send."""
    return list(dict.fromkeys(each.asked for each in ENDPOINTS if isinstance(each.asked, type)))


def answers() -> list[Any]:  # Any: what msgspec takes for a type
    """What they get back."""
    told = dict.fromkeys(each.answer for each in ENDPOINTS if not isinstance(each.answer, str | tuple))
    return [Problem, *told]


def routes(api: Api, doorman: Doorman, endpoints: Iterable[Endpoint]) -> list[Route]:
    """Where this server answers."""

    def at_once(each: Endpoint) -> list[Middleware]:
        if each.at_once is None:
            return []
        return [Middleware(AtOnce, doorman, each.path, each.at_once, api.too_many_at_once)]

    return [
        Route(
            each.path,
            partial(api.answer, each.handler, each.takes),
            methods=[each.method],
            middleware=at_once(each),
        )
        for each in endpoints
    ]
