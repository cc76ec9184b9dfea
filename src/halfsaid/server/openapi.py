"""The OpenAPI description of the HTTP API, made from the structs that the endpoints read and write."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from halfsaid import __version__
from halfsaid.server.desk import Desk
from halfsaid.server.endpoints import ENDPOINTS, Endpoint, answers, bodies
from halfsaid.server.messages import Problem

_SCHEMAS = "#/components/schemas/{name}"
_ALSO = {304: {"description": "As you have it"}}


async def _itself(_: Desk, __: Request) -> Response:
    return Response(_page(), media_type="application/json")


DESCRIBED = (*ENDPOINTS, Endpoint("GET", "/api/openapi.json", _itself, "This description", "application/json"))


def openapi() -> dict[str, Any]:  # Any: JSON
    """Return the description as plain dicts and lists."""
    types = [*answers(), *bodies()]
    schemas, components = msgspec.json.schema_components(types, ref_template=_SCHEMAS)
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in DESCRIBED:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
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


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    done = "201" if endpoint.method == "POST" else "200"
    answer = {"description": endpoint.what, "content": _content(endpoint.answer, schema_of)}
    operation = {
        "summary": endpoint.what,
        "parameters": [*_in_path(endpoint.path), *_in_query(endpoint.query)],
        "responses": {done: answer}
        | {str(status): _ALSO.get(status, answer) for status in endpoint.also}
        | {str(status): _problem(schema_of) for status in endpoint.problems},
    }
    if endpoint.asked is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.asked, schema_of)}
    if endpoint.with_key:
        operation["security"] = [{"seat_key": []}]
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(names: tuple[str, ...]) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0, "maximum": 99999}
    return [{"name": name, "in": "query", "required": False, "schema": number} for name in names]


def _content(answer: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if isinstance(answer, str | tuple):
        return {media_type: {} for media_type in ([answer] if isinstance(answer, str) else answer)}
    return {"application/json": {"schema": schema_of[str(answer)]}}


def _problem(schema_of: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Why not", "content": _content(Problem, schema_of)}
