"""HTTP: opening, joining, resuming and handing over; decks and records. Every answer is a struct below."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from halfsaid import records
from halfsaid.decks import LANGUAGES, Card, Manifest, Picture
from halfsaid.recordings import Kind
from halfsaid.rules import EditionId, Refusal
from halfsaid.server.guard import Doorman
from halfsaid.server.media import media
from halfsaid.server.metrics import Metrics
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House, LivingTable
from halfsaid.tables.album import AlbumGame
from halfsaid.tables.keys import tidy_code
from halfsaid.tables.living import VIDEO_BYTES
from halfsaid.tables.table import Place, Stage

_LONGEST_BODY = 4096
_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}

_T = TypeVar("_T")
_encode = msgspec.json.Encoder().encode


class Problem(Struct, frozen=True):
    """Why something was not done."""

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


class OfferSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/offers: hand over one's own seat, or as the host anyone's"""

    seat: int | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/takeovers"""

    token: str
    name: str | None = None


class SeatKey(Struct, frozen=True):
    """A seat, and the key that opens it from any device. Shown once; only its hash is kept."""

    code: str
    seat: int
    key: str


class SeatHeld(Struct, frozen=True):
    """The seat that a key opens."""

    code: str
    seat: int
    name: str


class RecordingKept(Struct, frozen=True):
    """A recorded clue that this seat may now tell with, by naming its `id`."""

    id: str
    kind: Kind
    seconds: float


class Album(Struct, frozen=True):
    """Every game at a table, by its finished turns."""

    code: str
    games: tuple[AlbumGame, ...]


class PushKey(Struct, frozen=True):
    """The key by which push services know this installation: a browser's `applicationServerKey`."""

    key: str


class OfferMade(Struct, frozen=True):
    """A token for the link that moves a seat; good once, for a day."""

    token: str


class TableSummary(Struct, frozen=True):
    """What a newcomer may know of a table before sitting down."""

    code: str
    stage: Stage
    edition: EditionId
    names: tuple[str, ...]
    colours: tuple[str, ...]
    locked: bool
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


class DeckCard(Struct, frozen=True):
    """A card as the client needs it: its pictures, and its description for those who cannot see them."""

    id: str
    picture: Picture
    description: dict[str, str]


class Fault(Exception):
    """A problem and its HTTP status."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


class Api:
    """The HTTP endpoints of one server."""

    def __init__(self, house: House, doorman: Doorman, metrics: Metrics) -> None:
        self._house = house
        self._doorman = doorman
        self._metrics = metrics

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables", self._guarded(self.open_table), methods=["POST"]),
            Route("/api/tables/{code}", self._guarded(self.summary), methods=["GET"]),
            Route("/api/tables/{code}/seats", self._guarded(self.join), methods=["POST"]),
            Route("/api/tables/{code}/seat", self._guarded(self.resume), methods=["GET"]),
            Route("/api/tables/{code}/offers", self._guarded(self.offer), methods=["POST"]),
            Route("/api/tables/{code}/takeovers", self._guarded(self.take), methods=["POST"]),
            Route("/api/tables/{code}/record", self._guarded(self.record), methods=["GET"]),
            Route("/api/tables/{code}/album", self._guarded(self.album), methods=["GET"]),
            Route("/api/tables/{code}/recordings", self._guarded(self.keep_recording), methods=["POST"]),
            Route("/api/tables/{code}/recordings/{recording}", self._guarded(self.recording), methods=["GET"]),
            Route("/api/push", self._guarded(self.push_key), methods=["GET"]),
            Route("/api/decks", self._guarded(self.decks), methods=["GET"]),
            Route("/api/decks/{deck}", self._guarded(self.deck), methods=["GET"]),
            Route("/decks/{deck}/{file}", self._guarded(self.picture), methods=["GET"]),
            Route("/healthz", self._guarded(self.alive), methods=["GET"]),
            Route("/readyz", self._guarded(self.ready), methods=["GET"]),
            Route("/metrics", self._guarded(self.metrics), methods=["GET"]),
        ]

    async def open_table(self, request: Request) -> Response:
        asked = await _body(request, OpenTable)
        if not self._doorman.may_open(_address(request)):
            raise self._barred("openings")
        table, seat, key = await self._house.open_table(asked.name, asked.colour)
        return answer_json(SeatKey(table.table.code, seat, key), 201)

    async def summary(self, request: Request) -> Response:
        table = (await self._table(request)).table
        return answer_json(
            TableSummary(
                code=table.code,
                stage=table.stage,
                edition=table.edition,
                names=tuple(place.name for place in table.places),
                colours=tuple(place.colour for place in table.places),
                locked=table.locked,
                has_password=table.password is not None,
            )
        )

    async def join(self, request: Request) -> Response:
        asked = await _body(request, JoinTable)
        living = await self._table(request)
        try:
            if living.table.password is None:
                seat, key = await living.sit(asked.name, asked.colour, asked.password)
            else:
                async with self._doorman.turn(_address(request)):
                    self._refuse_the_barred(request)
                    seat, key = await living.sit(asked.name, asked.colour, asked.password)
        except Refusal as refusal:
            if refusal.code == "password":
                self._doorman.missed(_address(request))
                raise Fault(403, refusal.code, refusal.sentence) from None
            raise
        return answer_json(SeatKey(living.table.code, seat, key), 201)

    async def resume(self, request: Request) -> Response:
        living = await self._table(request)
        place = self._holder(request, living)
        return answer_json(SeatHeld(living.table.code, place.id, place.name))

    async def offer(self, request: Request) -> Response:
        asked = await _body(request, OfferSeat)
        living = await self._table(request)
        place = self._holder(request, living)
        return answer_json(OfferMade(await living.offer(place.id, place.id if asked.seat is None else asked.seat)), 201)

    async def take(self, request: Request) -> Response:
        asked = await _body(request, TakeSeat)
        living = await self._table(request)
        try:
            seat, key = await living.take(asked.token, asked.name)
        except Refusal as refusal:
            if refusal.code == "offer_over":
                self._doorman.missed(_address(request))
            raise
        return answer_json(SeatKey(living.table.code, seat, key), 201)

    async def record(self, request: Request) -> Response:
        living = await self._table(request)
        self._holder(request, living)
        number = request.query_params.get("game")
        if number is not None and not (number.isascii() and number.isdecimal() and len(number) < 6):
            raise Fault(400, "game", "A game's number is a whole number.")
        record = await living.record(None if number is None else int(number))
        name = f"halfsaid-{living.table.code}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(records.write(record) + b"\n", media_type="application/jsonl", headers=headers)

    async def album(self, request: Request) -> Response:
        living = await self._table(request)
        return answer_json(Album(living.table.code, await living.album()))

    async def keep_recording(self, request: Request) -> Response:
        living = await self._table(request)
        await living.refuse_recordings(self._holder(request, living).id)
        if not self._doorman.may_record(_address(request)):
            raise self._barred("recordings")
        too_large = Fault(413, "recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
        data = await _bytes(request, VIDEO_BYTES, too_large)
        place = self._holder(request, living)  # a minute later the seat may be somebody else's
        kept = await living.keep_recording(place.id, data)
        return answer_json(RecordingKept(kept.id, kept.kind, kept.seconds), 201)

    async def recording(self, request: Request) -> Response:
        """Without a key, which a player of sounds cannot send: who knows the id has seen the clue."""
        living = await self._table(request)
        found = await living.recording(request.path_params["recording"])
        if found is None:
            self._doorman.missed(_address(request))
            raise Fault(404, "no_recording", "There is no such recording at this table.")
        return media(*found, request.headers.get("range"))

    async def push_key(self, _: Request) -> Response:
        return answer_json(PushKey((await self._house.pusher()).public_key))

    async def decks(self, _: Request) -> Response:
        return answer_json([_deck_summary(deck.manifest) for deck in self._house.decks.values()])

    async def deck(self, request: Request) -> Response:
        deck = self._house.decks.get(request.path_params["deck"])
        if deck is None:
            raise Fault(404, "no_deck", "There is no such deck here.")
        return answer_json([_deck_card(name, card) for name, card in deck.cards.items()])

    async def picture(self, request: Request) -> Response:
        deck = self._house.decks.get(request.path_params["deck"])
        path = deck.file(request.path_params["file"]) if deck else None
        if path is None:
            raise Fault(404, "no_picture", "There is no such picture here.")
        return FileResponse(path, headers=_FOR_EVER)

    async def alive(self, _: Request) -> Response:
        return Response("ok", media_type="text/plain")

    async def ready(self, _: Request) -> Response:
        if not await self._house.store.ready():
            raise Fault(503, "away", "The database does not answer.")
        return Response("ready", media_type="text/plain")

    async def metrics(self, _: Request) -> Response:
        return Response(self._metrics.page(), media_type="text/plain; version=0.0.4")

    async def _table(self, request: Request) -> LivingTable:
        self._refuse_the_barred(request)
        code = tidy_code(request.path_params["code"])
        living = await self._house.find(code) if code else None
        self._refuse_the_barred(request)  # by tries that were under way at the same time
        if living is None:
            self._doorman.missed(_address(request))
            raise Fault(404, "no_table", "No table has that code.")
        return living

    def _refuse_the_barred(self, request: Request) -> None:
        if self._doorman.is_barred(_address(request)):
            raise self._barred("misses")

    def _holder(self, request: Request, living: LivingTable) -> Place:
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        place = living.holder(key) if scheme.lower() == "bearer" else None
        if place is None:
            self._doorman.missed(_address(request))
            raise Fault(401, "bad_key", "This key opens no seat at this table.")
        return place

    def _barred(self, why: str) -> Fault:
        self._metrics.barred.labels(why).inc()
        return Fault(429, "too_many", "Too many tries; wait a little.")

    def _guarded(self, endpoint: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint whose refusals become answers."""

        async def answer(request: Request) -> Response:
            try:
                return await endpoint(request)
            except Fault as fault:
                # Whatever of a long body is still to come is not waited for.
                hang_up = {"connection": "close"} if fault.status == 413 else None
                return answer_json(fault.problem, fault.status, hang_up)
            except Refusal as refusal:
                self._metrics.refusals.labels(refusal.code).inc()
                return answer_json(Problem(refusal.code, refusal.sentence), 409)
            except Gone:
                return answer_json(Problem("no_table", "No table has that code."), 404)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody hears it
            except Unavailable:
                return answer_json(Problem("away", "The server cannot reach its memory just now; try again."), 503)

        return answer


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request, kind: type[_T]) -> _T:
    """The request's JSON as this struct, or a Fault."""
    body = await _bytes(request, _LONGEST_BODY, Fault(413, "too_long", "That is too much text."))
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault(400, "unreadable", f"This needs JSON as {kind.__name__} in the protocol's description.") from None


async def _bytes(request: Request, most: int, too_long: Fault) -> bytes:
    """The request's body, or this Fault; a long one is not read to its end."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_long
    return bytes(body)


def answer_json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer's struct as a response."""  # Any: one of the structs above, or a list of them
    return Response(_encode(answer), status, headers, media_type="application/json")


def _deck_summary(manifest: Manifest) -> DeckSummary:
    return DeckSummary(
        id=manifest.id,
        title=dict(manifest.title),
        about=dict(manifest.about),
        licence=manifest.licence,
        cards=len(manifest.cards),
        cover=manifest.cover,
        back=manifest.back,
    )


def _deck_card(name: str, card: Card) -> DeckCard:
    return DeckCard(
        name, card.picture, {tongue: card.description[tongue] for tongue in LANGUAGES if tongue in card.description}
    )
