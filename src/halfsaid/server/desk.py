"""The way in for every HTTP request: checks who asks, from where and how often, and turns refusals into answers.

The handlers are in `table_api`, `game_api`, `deck_api`, `picture_api` and `house_api`. Each is given the desk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from halfsaid.rules import Refusal
from halfsaid.server.doorman import Counted, Doorman, is_our_page
from halfsaid.server.messages import Problem
from halfsaid.server.metrics import Metrics
from halfsaid.server.packing import Packed, PackedCache, answer_packed, pack
from halfsaid.server.screens import Screens
from halfsaid.server.settings import Settings
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import KeyHash
from halfsaid.tables.keys import hash_key, tidy_code
from halfsaid.tables.table import AudienceMember, Place

if TYPE_CHECKING:
    from halfsaid.server.uploads import Uploads

LONGEST_BODY = 4096

_SHELF_BYTES = 32 * 1024 * 1024
_MOST_SELDOM = 200  # answers: lists of cards, of which each table may have one of its own

_T = TypeVar("_T")
encode = msgspec.json.Encoder().encode


class HttpProblem(Exception):
    """A problem and its HTTP status."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


class Desk:
    """Where the requests to one server arrive."""

    def __init__(
        self, house: House, doorman: Doorman, metrics: Metrics, settings: Settings, uploads: "Uploads"
    ) -> None:
        self.house = house
        self.uploads = uploads
        self.doorman = doorman
        self.metrics = metrics
        self.settings = settings
        self.screens = Screens(house)
        self.packing = asyncio.Lock()  # one at a time: a very long game takes a second and some megabytes
        self._shelf = PackedCache(_SHELF_BYTES)
        self._seldom: dict[str, tuple[str, str, Packed]] = {}  # what seldom changes: its edition, its tag, and itself

    async def answer(
        self, handler: Callable[["Desk", Request], Awaitable[Response]], takes: Sequence[str], request: Request
    ) -> Response:
        """Return the handler's answer. Its refusals become answers too.

        `takes`: the media types it is sent, if any: a page of another site could send a form without asking us.
        """
        try:
            if request.method not in ("GET", "HEAD"):
                self._refuse_strangers(request, takes)
            return await handler(self, request)
        except HttpProblem as why:
            # The rest of a body that is too long is not read.
            hang_up = {"connection": "close"} if why.status == 413 else None
            return answer_json(why.problem, why.status, hang_up)
        except Refusal as refusal:
            self.metrics.refusals[refusal.code] += 1
            return answer_json(Problem(refusal.code, refusal.sentence), 409)
        except Gone:
            return answer_json(Problem("no_table", "No table has that code."), 404)
        except ClientDisconnect:
            return Response(status_code=400)  # the client is gone
        except Unavailable:
            return answer_json(Problem("away", "The server cannot reach its memory just now; try again."), 503)

    async def table(
        self,
        request: Request,
        opens: Callable[[LiveTable], Awaitable[object]] | None = None,
        code: str | None = None,
    ) -> LiveTable:
        """Return the table with the code in the path, or with this code. Or raise a problem: barred, or no table.

        `opens`: whether a secret in the request opens something at a table; by default its key. A request with a secret
        that fits is never barred: a player must not lose their game because a neighbour guesses.
        """
        asked_at, key = asyncio.get_running_loop().time(), key_of(request)
        if opens is None and key is not None:
            opens = partial(LiveTable.holder, key=key)
        if opens is None:
            self.refuse_the_barred(request)
        code = tidy_code(request.path_params["code"] if code is None else code)
        live = await self.house.find(code) if code else None
        if self.doorman.is_barred(client_of(request)) and not (live and opens and await opens(live)):
            await self.doorman.delay_refusal(asked_at)
            raise self.barred("misses")
        if live is None:
            self.doorman.count_miss(client_of(request))
            raise HttpProblem(404, "no_table", "No table has that code.")
        return live

    def refuse_the_barred(self, request: Request) -> None:
        if self.doorman.is_barred(client_of(request)):
            raise self.barred("misses")

    async def sitter(self, request: Request, live: LiveTable) -> KeyHash:
        """Return the key of the request, which opens a seat at this table."""
        holder, key = await self.holder(request, live)
        if live.table.member(holder.id) is not None:
            raise HttpProblem(401, "bad_key", "This key opens no seat at this table.")
        return key

    async def holder(self, request: Request, live: LiveTable) -> tuple[Place | AudienceMember, KeyHash]:
        """Return the person who asks, and their key. The key is checked again when their act is written."""
        key = key_of(request)
        place = None if key is None else await live.holder(key)
        if key is None or place is None:
            self.doorman.count_miss(client_of(request))
            raise HttpProblem(401, "bad_key", "This key opens no seat at this table.")
        return place, key

    async def kept(self, request: Request, name: Hashable, much: int, make: Callable[[], Awaitable[Packed]]) -> Packed:
        """Return the cached answer of this name, or make it, one at a time. `much`: log entries that it must read."""
        found = self._shelf.find(name)
        if found is None:
            async with self.packing:
                found = self._shelf.find(name)
                if found is None:
                    self.count("folds", request, max(1, much))
                    found = await make()
                    self._shelf.keep(name, found)
        return found

    async def seldom_new(self, request: Request, name: str, edition: str, whole: Callable[[], Any]) -> Response:
        """Answer with something that seldom changes. Browsers keep it and ask each time whether it is still valid.

        It is packed once for each `edition` of it.
        """
        found = self._seldom.get(name)  # Any above: as JSON
        if found is None or found[0] != edition:
            body = encode(whole())
            tag = f'W/"{sha256(body).hexdigest()[:32]}"'  # weak: the bytes on the wire may be compressed
            found = self._seldom[name] = edition, tag, await asyncio.to_thread(pack, [body])
            if len(self._seldom) > _MOST_SELDOM:
                del self._seldom[next(iter(self._seldom))]
        _, tag, packed = found
        headers = {"cache-control": "no-cache", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return answer_packed(request, packed, "application/json", headers=headers)

    def too_many_at_once(self) -> Response:
        """Refuse an address that is being sent many such answers already."""
        return answer_json(self.barred("at_once").problem, 429)

    def _refuse_strangers(self, request: Request, takes: Sequence[str]) -> None:
        if not is_our_page(request.headers, self.settings.public_host()):
            self.metrics.barred["origin"] += 1
            raise HttpProblem(403, "origin", "A page of another site cannot do that here.")
        sent_as = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if takes and sent_as not in takes:
            raise HttpProblem(415, "media_type", f"This must be sent as {' or '.join(takes)}.")

    def count(self, what: Counted, request: Request, much: float = 1) -> None:
        """Count one more of these from this address, or this much more. Or raise a problem: too many."""
        if not self.doorman.may(what, client_of(request), much):
            raise self.barred(what)

    def barred(self, why: str) -> HttpProblem:
        self.metrics.barred[why] += 1
        return HttpProblem(429, "too_many", "Too many tries; wait a little.")


def key_of(request: Request) -> KeyHash | None:
    key = bearer(request)
    return None if key is None else hash_key(key)


def bearer(request: Request) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else None


def client_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def read_body(request: Request, kind: type[_T], most: int = LONGEST_BODY) -> _T:
    """Decode the request's JSON as this struct, or raise HttpProblem."""
    body = await read_bytes(request, most, HttpProblem(413, "too_long", "That is too much text."))
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HttpProblem(
            400, "unreadable", f"This needs JSON as {kind.__name__} in the protocol's description."
        ) from None


async def read_bytes(request: Request, most: int, too_long: HttpProblem) -> bytes:
    """Return the request's body, or raise `too_long` without reading the rest."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_long
    return bytes(body)


def answer_json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return an answer's struct as a response."""  # Any: one of the messages, or a list of them
    return Response(encode(answer), status, headers, media_type="application/json")
