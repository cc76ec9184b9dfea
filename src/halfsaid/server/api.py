"""HTTP: opening, joining, resuming and handing over; decks, records and replays."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import starmap
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response

from halfsaid import records
from halfsaid.decks import Card, Manifest
from halfsaid.languages import LANGUAGES
from halfsaid.replays import TooLarge, moments_of, refuse_too_large, replay_bytes, steps_of
from halfsaid.rules import Refusal, edition_named
from halfsaid.server.address import asked_as, shared_address
from halfsaid.server.doorman import Counted, Doorman, is_our_page, is_this_machine
from halfsaid.server.media import media
from halfsaid.server.messages import (
    Address,
    Album,
    ClaimScreen,
    DeckCard,
    DeckSummary,
    GuestKey,
    JoinAsAudience,
    JoinTable,
    KeptSeat,
    KeptSeats,
    ListedTable,
    OfferMade,
    OpenScreen,
    OpenTable,
    Problem,
    PushKey,
    RecordedGame,
    RecordingKept,
    ScreenKey,
    ScreenShows,
    SeatHeld,
    SeatKey,
    SeatOffer,
    TableSummary,
    Takeover,
)
from halfsaid.server.metrics import Metrics
from halfsaid.server.packing import Packed, Shelf, answer_packed, pack
from halfsaid.server.protocols import wait_for_recording
from halfsaid.server.screens import NoScreen, Screens
from halfsaid.server.settings import Settings
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import SeatId
from halfsaid.tables.asks import VIDEO_BYTES
from halfsaid.tables.keys import KeyHash, hash_key, tidy_code
from halfsaid.tables.table import AudienceMember, NotAllowed, Place, Table, free_seats

MOST_KEPT_SEATS = 24

_LONGEST_BODY = 4096
_LONGEST_FILE = 1024 * 1024
_SHELF_BYTES = 32 * 1024 * 1024
_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}

_T = TypeVar("_T")
_encode = msgspec.json.Encoder().encode


class HttpProblem(Exception):
    """A problem and its HTTP status."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


class Api:
    """The HTTP endpoints of one server."""

    def __init__(self, house: House, doorman: Doorman, metrics: Metrics, settings: Settings) -> None:
        self._house = house
        self._doorman = doorman
        self._metrics = metrics
        self._settings = settings
        self._screens = Screens(house)
        self._shelf = Shelf(_SHELF_BYTES)
        self._seldom: dict[str, tuple[str, str, Packed]] = {}  # what seldom changes: its edition, its tag, and itself
        self._packing = asyncio.Lock()  # one at a time: a very long game takes a second and some megabytes

    async def answer(
        self, handler: Callable[["Api", Request], Awaitable[Response]], takes: Sequence[str], request: Request
    ) -> Response:
        """What this handler, one of those below, answers; its refusals become answers too.

        `takes`: the media types it is sent, if any: a page of another site could send a form without asking us.
        """
        try:
            if takes:
                self._refuse_strangers(request, takes)
            return await handler(self, request)
        except HttpProblem as why:
            # Whatever of a long body is still to come is not waited for.
            hang_up = {"connection": "close"} if why.status == 413 else None
            return answer_json(why.problem, why.status, hang_up)
        except Refusal as refusal:
            self._metrics.refusals.labels(refusal.code).inc()
            return answer_json(Problem(refusal.code, refusal.sentence), 409)
        except Gone:
            return answer_json(Problem("no_table", "No table has that code."), 404)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        except Unavailable:
            return answer_json(Problem("away", "The server cannot reach its memory just now; try again."), 503)

    async def open_table(self, request: Request) -> Response:
        asked = await _body(request, OpenTable)
        self._count("openings", request)
        live, seat, key = await self._house.open_table(asked.name, asked.colour)
        return answer_json(SeatKey(live.table.code, seat, key), 201)

    async def summary(self, request: Request) -> Response:
        table = (await self._table(request)).table
        return answer_json(
            TableSummary(
                code=table.code,
                stage=table.stage,
                edition=table.edition,
                names=tuple(place.name for place in table.sitting),
                colours=tuple(place.colour for place in table.sitting),
                locked=table.locked,
                has_password=table.password is not None,
            )
        )

    async def join(self, request: Request) -> Response:
        asked = await _body(request, JoinTable)
        live = await self._table(request)
        seat, key = await self._let_in(request, live, partial(live.sit, asked.name, asked.colour, asked.password))
        return answer_json(SeatKey(live.table.code, seat, key), 201)

    async def join_audience(self, request: Request) -> Response:
        asked = await _body(request, JoinAsAudience)
        live = await self._table(request)
        self._count("arrivals", request)
        guest, key = await self._let_in(request, live, partial(live.join_audience, asked.name, asked.password))
        return answer_json(GuestKey(live.table.code, guest, key), 201)

    async def _let_in(
        self, request: Request, live: LiveTable, come_in: Callable[[], Awaitable[tuple[SeatId, str]]]
    ) -> tuple[SeatId, str]:
        """Let somebody in, by the password if there is one; who guesses at it is counted."""
        try:
            if live.table.password is None:
                return await come_in()
            async with self._doorman.turn(_address(request)):
                self._refuse_the_barred(request)
                return await come_in()
        except Refusal as refusal:
            if refusal.code == "password":
                self._doorman.missed(_address(request))
                raise HttpProblem(403, refusal.code, refusal.sentence) from None
            raise

    async def listed(self, request: Request) -> Response:
        self._count("listings", request)
        return answer_json([_listed(live.table) for live in await self._house.at_the_door()])

    async def resume(self, request: Request) -> Response:
        live = await self._table(request)
        holder, _ = await self._holder(request, live)
        return answer_json(_seat_held(live, holder))

    async def seats(self, request: Request) -> Response:
        """Which seats a device's keys still open. Of the others nothing is told: not even whether there is a table."""
        asked_at = asyncio.get_running_loop().time()
        asked = await _body(request, KeptSeats)
        if len(asked.seats) > MOST_KEPT_SEATS:
            raise HttpProblem(413, "too_long", "That is too much text.")
        self._count("returns", request)
        held = [found for seat in asked.seats if (found := await self._still_held(seat))]
        if len(held) < len(asked.seats):
            await self._doorman.keep_waiting(asked_at)
        return answer_json(held)

    async def _still_held(self, seat: KeptSeat) -> SeatHeld | None:
        code = tidy_code(seat.code)
        live = await self._house.find(code) if code else None
        holder = await live.holder(hash_key(seat.key)) if live else None
        return _seat_held(live, holder) if live and holder else None

    async def offer(self, request: Request) -> Response:
        asked = await _body(request, SeatOffer)
        live = await self._table(request)
        key = await self._sitter(request, live)
        return answer_json(OfferMade(await live.offer(key, asked.seat)), 201)

    async def take(self, request: Request) -> Response:
        asked = await _body(request, Takeover)
        live = await self._table(request, partial(LiveTable.is_offered, token=hash_key(asked.token)))
        try:
            seat, key = await live.take(asked.token, asked.name)
        except Refusal as refusal:
            if refusal.code == "offer_over":
                self._count("takeovers", request)
            raise
        return answer_json(SeatKey(live.table.code, seat, key), 201)

    async def record(self, request: Request) -> Response:
        live = await self._table(request)
        await self._sitter(request, live)
        number = await live.finished_game(_game_asked(request))

        async def made() -> Packed:
            record = await live.record(number)
            return await asyncio.to_thread(lambda: pack((records.write(record), b"\n")))

        packed = await self._kept(request, _name("record", live, number), live.table.seq, made)
        name = f"halfsaid-{live.table.code}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return answer_packed(request, packed, "application/jsonl", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game of a table, for who sits there: with its recorded clues, which a record does not name."""
        live = await self._table(request)
        await self._sitter(request, live)
        number = await live.finished_game(_game_asked(request))

        async def made() -> Packed:
            record = await live.record(number)
            _, games = await live.album()
            recordings = [turn.reveal.clue.recording for turn in games[number - 1].turns]
            _check_size(record, 409)
            self._count("replays", request, replay_bytes(record))
            return await asyncio.to_thread(pack, _replay(record, recordings))

        packed = await self._kept(request, _name("replay", live, number), 2 * live.table.seq, made)
        return answer_packed(request, packed, "application/json")

    async def replay_file(self, request: Request) -> Response:
        """A file of records from anywhere."""
        number = _game_asked(request)
        too_large = HttpProblem(413, "record_large", "A file of records has at most 1 MB.")
        data = await _bytes(request, _LONGEST_FILE, too_large)
        async with self._packing:
            self._count("replays", request, max(1, len(data)))
            try:
                games, chosen = await asyncio.to_thread(_read_file, data, number)
            except records.Fault as fault:
                raise HttpProblem(400, "record", _sentence(str(fault))) from None
            if chosen is not None:
                _check_size(chosen, 413)
                self._count("replays", request, replay_bytes(chosen))
            packed = await asyncio.to_thread(pack, _record_file(games, chosen))
        return answer_packed(request, packed, "application/json", 201)

    async def album(self, request: Request) -> Response:
        live = await self._table(request)
        new = live.table.seq - live.album_read_to
        self._count("folds", request, max(1, new))
        as_of, games = await live.album()

        async def made() -> Packed:
            return await asyncio.to_thread(lambda: pack([_encode(Album(live.table.code, games))]))

        turns = sum(len(game.turns) for game in games)
        packed = await self._kept(request, _name("album", live, as_of), turns, made)
        return answer_packed(request, packed, "application/json")

    async def keep_recording(self, request: Request) -> Response:
        live = await self._table(request)
        key = await self._sitter(request, live)
        await live.refuse_recordings(key)
        self._count("recordings", request)
        wait_for_recording(request)
        too_large = HttpProblem(413, "recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
        data = await _bytes(request, VIDEO_BYTES, too_large)
        kept = await live.keep_recording(key, data)
        return answer_json(RecordingKept(kept.id, kept.kind, kept.seconds), 201)

    async def recording(self, request: Request) -> Response:
        """Without a key, which a player of sounds cannot send: who knows the id has seen the clue."""
        name = request.path_params["recording"]
        live = await self._table(request, partial(LiveTable.has_recording, name=name))
        found = await live.recording(name)
        if found is None:
            self._doorman.missed(_address(request))
            raise HttpProblem(404, "no_recording", "There is no such recording at this table.")
        return media(partial(live.recording_piece, name), *found, request.headers.get("range"))

    async def open_screen(self, request: Request) -> Response:
        await _body(request, OpenScreen)
        self._count("screens", request)
        return answer_json(ScreenKey(*self._screens.open()), 201)

    async def screen(self, request: Request) -> Response:
        self._refuse_the_barred(request)
        code = self._at_screen(request, partial(self._screens.code_for, secret=_bearer(request)))
        return answer_json(ScreenShows(code))

    async def claim_screen(self, request: Request) -> Response:
        """By the host alone, and of a television that shows nothing yet: nobody takes over another's."""
        asked = await _body(request, ClaimScreen)
        live = await self._table(request, code=asked.code)
        holder, _ = await self._holder(request, live)
        if holder.id != live.table.host:
            raise NotAllowed("host_only", "Only the host can do that.")
        self._at_screen(request, partial(self._screens.claim, code=live.table.code))
        return answer_json(ScreenShows(live.table.code), 201)

    def _at_screen(self, request: Request, what: Callable[[str], _T]) -> _T:
        """Something is done with the television that is asked for; who guesses at names is counted."""
        try:
            return what(request.path_params["screen"])
        except NoScreen:
            self._doorman.missed(_address(request))
            raise HttpProblem(404, "no_screen", "This television shows a new code by now; scan that one.") from None

    async def address(self, request: Request) -> Response:
        """Our place in a network behind doors is told at this machine alone, to a page opened under its own name.

        Strangers have no use for it, even if a proxy or their page in a browser here brings their question; nor has who
        comes from outside a container, where we would only find the container's own address.
        """
        if not (is_this_machine(_address(request)) and is_this_machine(asked_as(request.headers))):
            return answer_json(Address(self._settings.public_url))
        _, port = request.scope["server"]  # where we listen, whatever the Host header says
        return answer_json(Address(shared_address(self._settings, port)))

    async def push_key(self, _: Request) -> Response:
        return answer_json(PushKey((await self._house.pushes.pusher()).public_key))

    async def decks(self, request: Request) -> Response:
        decks = [deck.manifest for deck in self._house.decks.values()]
        edition = " ".join(deck.edition for deck in self._house.decks.values())
        return await self._seldom_new(request, "decks", edition, lambda: list(map(_deck_summary, decks)))

    async def deck(self, request: Request) -> Response:
        deck = self._house.decks.get(request.path_params["deck"])
        if deck is None:
            raise HttpProblem(404, "no_deck", "There is no such deck here.")
        cards = deck.cards.items()
        return await self._seldom_new(
            request, f"deck {deck.id}", deck.edition, lambda: list(starmap(_deck_card, cards))
        )

    async def picture(self, request: Request) -> Response:
        deck = self._house.decks.get(request.path_params["deck"])
        path = deck.file(request.path_params["file"]) if deck else None
        if path is None:
            raise HttpProblem(404, "no_picture", "There is no such picture here.")
        return FileResponse(path, headers=_FOR_EVER)

    async def alive(self, _: Request) -> Response:
        return Response("ok", media_type="text/plain")

    async def ready(self, _: Request) -> Response:
        if trouble := await self._house.store.trouble():
            raise HttpProblem(503, "away", trouble)
        return Response("ready", media_type="text/plain")

    async def metrics(self, _: Request) -> Response:
        return Response(self._metrics.page(), media_type="text/plain; version=0.0.4")

    async def _table(
        self,
        request: Request,
        opens: Callable[[LiveTable], Awaitable[object]] | None = None,
        code: str | None = None,
    ) -> LiveTable:
        """The table that is asked for, by its address or by this code.

        `opens`: whether a secret in the request opens something there; else its key.

        A secret of 128 bits that fits is never barred: nothing can be guessed with it, and a game is not to go on
        without somebody because their neighbours guess.
        """
        asked_at, key = asyncio.get_running_loop().time(), _key(request)
        if opens is None and key is not None:
            opens = partial(LiveTable.holder, key=key)
        if opens is None:
            self._refuse_the_barred(request)
        code = tidy_code(request.path_params["code"] if code is None else code)
        live = await self._house.find(code) if code else None
        if self._doorman.is_barred(_address(request)) and not (live and opens and await opens(live)):
            await self._doorman.keep_waiting(asked_at)
            raise self._barred("misses")
        if live is None:
            self._doorman.missed(_address(request))
            raise HttpProblem(404, "no_table", "No table has that code.")
        return live

    def _refuse_the_barred(self, request: Request) -> None:
        if self._doorman.is_barred(_address(request)):
            raise self._barred("misses")

    async def _sitter(self, request: Request, live: LiveTable) -> KeyHash:
        """The key with which somebody asks who sits at the table."""
        holder, key = await self._holder(request, live)
        if live.table.member(holder.id) is not None:
            raise HttpProblem(401, "bad_key", "This key opens no seat at this table.")
        return key

    async def _holder(self, request: Request, live: LiveTable) -> tuple[Place | AudienceMember, KeyHash]:
        """Who asks, and with which key. Whatever they ask for is judged by that key again when it is written: it may
        have ended by then."""
        key = _key(request)
        place = None if key is None else await live.holder(key)
        if key is None or place is None:
            self._doorman.missed(_address(request))
            raise HttpProblem(401, "bad_key", "This key opens no seat at this table.")
        return place, key

    async def _kept(self, request: Request, name: Hashable, much: int, make: Callable[[], Awaitable[Packed]]) -> Packed:
        """What is on the shelf under this name, or is made now, one at a time; `much`: entries to be read for it."""
        found = self._shelf.find(name)
        if found is None:
            async with self._packing:
                found = self._shelf.find(name)
                if found is None:
                    self._count("folds", request, max(1, much))
                    found = await make()
                    self._shelf.keep(name, found)
        return found

    async def _seldom_new(self, request: Request, name: str, edition: str, whole: Callable[[], Any]) -> Response:
        """A browser keeps this, asks again each time, and is told if it is still so. It is packed once an edition."""
        found = self._seldom.get(name)  # Any above: as JSON
        if found is None or found[0] != edition:
            body = _encode(whole())
            tag = f'W/"{sha256(body).hexdigest()[:32]}"'  # weak: the bytes on the wire may be compressed
            found = self._seldom[name] = edition, tag, await asyncio.to_thread(pack, [body])
        _, tag, packed = found
        headers = {"cache-control": "no-cache", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return answer_packed(request, packed, "application/json", headers=headers)

    def too_many_at_once(self) -> Response:
        """For an address that is being given many such answers already."""
        return answer_json(self._barred("at_once").problem, 429)

    def _refuse_strangers(self, request: Request, takes: Sequence[str]) -> None:
        if not is_our_page(request.headers, self._settings.public_host()):
            self._metrics.barred.labels("origin").inc()
            raise HttpProblem(403, "origin", "A page of another site cannot do that here.")
        sent_as = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if sent_as not in takes:
            raise HttpProblem(415, "media_type", f"This must be sent as {' or '.join(takes)}.")

    def _count(self, what: Counted, request: Request, much: float = 1) -> None:
        """One more of these from this address, or so much more; or too many of them."""
        if not self._doorman.may(what, _address(request), much):
            raise self._barred(what)

    def _barred(self, why: str) -> HttpProblem:
        self._metrics.barred.labels(why).inc()
        return HttpProblem(429, "too_many", "Too many tries; wait a little.")


def _seat_held(live: LiveTable, holder: Place | AudienceMember) -> SeatHeld:
    table = live.table
    host = table.place(table.host)
    return SeatHeld(
        code=table.code,
        seat=holder.id,
        name=holder.name,
        host=host.name,
        colour=host.colour,
        stage=table.stage,
        people=len(table.sitting),
        turn=table.game.turn if table.stage == "playing" and table.game else None,
        is_awaited=holder in table.awaited,
        at=table.touched_at,
        in_audience=table.member(holder.id) is not None,
    )


def _game_asked(request: Request) -> int | None:
    number = request.query_params.get("game")
    if number is not None and not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise HttpProblem(400, "game", "A game's number is a whole number.")
    return None if number is None else int(number)


def _key(request: Request) -> KeyHash | None:
    key = _bearer(request)
    return None if key is None else hash_key(key)


def _bearer(request: Request) -> str | None:
    """The secret that is sent along, if any is."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else None


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request, kind: type[_T]) -> _T:
    """The request's JSON as this struct, or an HttpProblem."""
    body = await _bytes(request, _LONGEST_BODY, HttpProblem(413, "too_long", "That is too much text."))
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HttpProblem(
            400, "unreadable", f"This needs JSON as {kind.__name__} in the protocol's description."
        ) from None


async def _bytes(request: Request, most: int, too_long: HttpProblem) -> bytes:
    """The request's body, or this problem; a long one is not read to its end."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_long
    return bytes(body)


def answer_json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer's struct as a response."""  # Any: one of the messages, or a list of them
    return Response(_encode(answer), status, headers, media_type="application/json")


def _name(what: str, live: LiveTable, number: int) -> Hashable:
    """What an answer is called on the shelf. A code may be another table's one day, but not of the same moment."""
    return what, live.table.code, live.table.opened_at, number


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def _check_size(game: records.Record, status: int) -> None:
    try:
        refuse_too_large(game)
    except TooLarge as why:
        raise HttpProblem(status, "replay_large", str(why)) from None


def _read_file(data: bytes, number: int | None) -> tuple[tuple[records.Record, ...], records.Record | None]:
    """The games of a file, and the one that was asked for or is the only one."""
    games = records.read_file(data)
    if number is not None and not 1 <= number <= len(games):
        raise HttpProblem(404, "no_game", "There is no such game in this file.")
    chosen = 1 if number is None and len(games) == 1 else number
    return games, None if chosen is None else games[chosen - 1]


def _record_file(games: Sequence[records.Record], chosen: records.Record | None) -> Iterator[bytes]:
    """A RecordFile as JSON, piece by piece."""
    yield b'{"games":%b,"replay":' % _encode([_recorded_game(place, game) for place, game in enumerate(games, 1)])
    yield from [b"null"] if chosen is None else _replay(chosen)
    yield b"}"


def _replay(game: records.Record, recordings: Sequence[str | None] | None = None) -> Iterator[bytes]:
    """A Replay as JSON, piece by piece: it is never whole in memory."""
    yield b'{"seats":%b,"steps":[' % _encode(game.seats)
    for number, step in enumerate(steps_of(moments_of(game, recordings))):
        yield (b"," if number else b"") + _encode(step)
    yield b"]}"


def _recorded_game(number: int, game: records.Record) -> RecordedGame:
    return RecordedGame(
        number=number,
        edition=edition_named(game.edition).name,
        names=tuple(seat.name for seat in game.seats),
        turns=len(game.turns),
        is_over=game.winners is not None,
    )


def _listed(table: Table) -> ListedTable:
    return ListedTable(
        code=table.code,
        host=table.place(table.host).name,
        people=len(table.people),
        edition=table.edition,
        stage=table.stage,
        free_seats=free_seats(table),
        has_password=table.password is not None,
    )


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
    ours = {tongue: card.description[tongue] for tongue in LANGUAGES if tongue in card.description}
    return DeckCard(name, card.picture, ours or dict(card.description))
