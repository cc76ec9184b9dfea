"""The HTTP API described for programs, from the same structs that the endpoints read and write."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfsaid import __version__
from halfsaid.server import api

_PATH = "/api/openapi.json"
_SCHEMAS = "#/components/schemas/{name}"


class _Told(Struct, frozen=True):
    """One endpoint. `answer`: a struct, a list of them, or the media type of something else; `asked` likewise."""

    what: str
    answer: Any  # Any: what msgspec takes for a type
    asked: type[Struct] | str | None = None
    with_key: bool = False
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = ()


_AT_TABLE = (404, 429, 503)
_ASKED = (400, 413)

_ENDPOINTS: dict[tuple[str, str], _Told] = {
    ("POST", "/api/tables"): _Told("Open a table", api.SeatKey, api.OpenTable, problems=(*_ASKED, 409, 429, 503)),
    ("GET", "/api/tables/{code}"): _Told("What a newcomer may know", api.TableSummary, problems=_AT_TABLE),
    ("POST", "/api/tables/{code}/seats"): _Told(
        "Take a seat", api.SeatKey, api.JoinTable, problems=(*_ASKED, 403, 409, *_AT_TABLE)
    ),
    ("GET", "/api/tables/{code}/seat"): _Told(
        "Which seat a key opens", api.SeatHeld, with_key=True, problems=(401, *_AT_TABLE)
    ),
    ("POST", "/api/tables/{code}/offers"): _Told(
        "Offer a seat", api.OfferMade, api.OfferSeat, with_key=True, problems=(*_ASKED, 401, 409, *_AT_TABLE)
    ),
    ("POST", "/api/tables/{code}/takeovers"): _Told(
        "Take an offered seat", api.SeatKey, api.TakeSeat, problems=(*_ASKED, 409, *_AT_TABLE)
    ),
    ("GET", "/api/tables/{code}/record"): _Told(
        "A finished game's record",
        "application/jsonl",
        with_key=True,
        problems=(400, 401, 409, *_AT_TABLE),
        query=("game",),
    ),
    ("GET", "/api/tables/{code}/album"): _Told("Every finished turn", api.Album, problems=_AT_TABLE),
    ("POST", "/api/tables/{code}/recordings"): _Told(
        "Bring a recorded clue",
        api.RecordingKept,
        "application/octet-stream",
        with_key=True,
        problems=(401, 409, 413, *_AT_TABLE),
    ),
    ("GET", "/api/tables/{code}/recordings/{recording}"): _Told(
        "A recorded clue", "audio/*", problems=(*_AT_TABLE, 416)
    ),
    ("GET", "/api/push"): _Told("The key for push subscriptions", api.PushKey, problems=(503,)),
    ("GET", "/api/decks"): _Told("The decks", list[api.DeckSummary]),
    ("GET", "/api/decks/{deck}"): _Told("A deck's cards", list[api.DeckCard], problems=(404,)),
    ("GET", "/decks/{deck}/{file}"): _Told("A picture", "image/*", problems=(404,)),
    ("GET", "/healthz"): _Told("Whether the server runs", "text/plain"),
    ("GET", "/readyz"): _Told("Whether its database answers", "text/plain", problems=(503,)),
    ("GET", "/metrics"): _Told("Figures for Prometheus", "text/plain"),
    ("GET", _PATH): _Told("This description", "application/json"),
}


def openapi_route() -> Route:
    async def tell(_: Request) -> Response:
        return Response(_page(), media_type="application/json")

    return Route(_PATH, tell, methods=["GET"])


def openapi() -> dict[str, Any]:  # Any: JSON
    """The description, as JSON's own types."""
    types = [told.answer for told in _ENDPOINTS.values() if not isinstance(told.answer, str)]
    types += [told.asked for told in _ENDPOINTS.values() if not isinstance(told.asked, str | None)]
    schemas, components = msgspec.json.schema_components([*types, api.Problem], ref_template=_SCHEMAS)
    schema_of = dict(zip(map(str, [*types, api.Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), told in _ENDPOINTS.items():
        paths.setdefault(path, {})[method.lower()] = _operation(method, path, told, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Halfsaid", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat_key": {"type": "http", "scheme": "bearer"}},
        },
    }


@cache
def _page() -> bytes:
    return msgspec.json.encode(openapi())


def _operation(method: str, path: str, told: _Told, schema_of: dict[str, Any]) -> dict[str, Any]:
    done = "201" if method == "POST" else "200"
    operation = {
        "summary": told.what,
        "parameters": [*_in_path(path), *_in_query(told.query)],
        "responses": {done: {"description": told.what, "content": _content(told.answer, schema_of)}}
        | {str(status): _problem(schema_of) for status in told.problems},
    }
    if told.asked is not None:
        operation["requestBody"] = {"required": True, "content": _content(told.asked, schema_of)}
    if told.with_key:
        operation["security"] = [{"seat_key": []}]
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(names: tuple[str, ...]) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0, "maximum": 99999}
    return [{"name": name, "in": "query", "required": False, "schema": number} for name in names]


def _content(answer: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if isinstance(answer, str):
        return {answer: {}}
    return {"application/json": {"schema": schema_of[str(answer)]}}


def _problem(schema_of: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Why not", "content": _content(api.Problem, schema_of)}
