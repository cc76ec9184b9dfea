"""Opening, finding and joining tables; seats and their keys; televisions that wait."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from halfsaid.rules import Refusal
from halfsaid.server.desk import Desk, HttpProblem, answer_json, bearer, client_of, read_body
from halfsaid.server.messages import (
    ClaimScreen,
    GuestKey,
    JoinAsAudience,
    JoinTable,
    KeptSeat,
    KeptSeats,
    ListedTable,
    OfferMade,
    OpenScreen,
    OpenTable,
    ScreenKey,
    ScreenShows,
    SeatHeld,
    SeatKey,
    SeatOffer,
    TableSummary,
    Takeover,
)
from halfsaid.server.screens import NoScreen
from halfsaid.tables import LiveTable
from halfsaid.tables.acts import SeatId
from halfsaid.tables.keys import hash_key, tidy_code
from halfsaid.tables.table import AudienceMember, NotAllowed, Place, Table, free_seats

MOST_KEPT_SEATS = 24

_T = TypeVar("_T")


async def open_table(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, OpenTable)
    desk.count("openings", request)
    live, seat, key = await desk.house.open_table(asked.name, asked.colour)
    return answer_json(SeatKey(live.table.code, seat, key), 201)


async def summary(desk: Desk, request: Request) -> Response:
    table = (await desk.table(request)).table
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


async def join(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, JoinTable)
    live = await desk.table(request)
    seat, key = await _let_in(desk, request, live, partial(live.sit, asked.name, asked.colour, asked.password))
    return answer_json(SeatKey(live.table.code, seat, key), 201)


async def join_audience(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, JoinAsAudience)
    live = await desk.table(request)
    desk.count("arrivals", request)
    guest, key = await _let_in(desk, request, live, partial(live.join_audience, asked.name, asked.password))
    return answer_json(GuestKey(live.table.code, guest, key), 201)


async def _let_in(
    desk: Desk, request: Request, live: LiveTable, come_in: Callable[[], Awaitable[tuple[SeatId, str]]]
) -> tuple[SeatId, str]:
    """Let somebody in, with the password if there is one. Wrong passwords are counted."""
    try:
        if live.table.password is None:
            return await come_in()
        async with desk.doorman.password_lock(client_of(request)):
            desk.refuse_the_barred(request)
            return await come_in()
    except Refusal as refusal:
        if refusal.code == "password":
            desk.doorman.count_miss(client_of(request))
            raise HttpProblem(403, refusal.code, refusal.sentence) from None
        raise


async def listed(desk: Desk, request: Request) -> Response:
    desk.count("listings", request)
    return answer_json([_listed(live.table) for live in await desk.house.listed_tables()])


async def resume(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    holder, _ = await desk.holder(request, live)
    return answer_json(_seat_held(live, holder))


async def seats(desk: Desk, request: Request) -> Response:
    """Answer with the seats that a device's keys still open. Of other keys nothing is told, nor of their tables."""
    asked_at = asyncio.get_running_loop().time()
    asked = await read_body(request, KeptSeats)
    if len(asked.seats) > MOST_KEPT_SEATS:
        raise HttpProblem(413, "too_long", "That is too much text.")
    desk.count("returns", request)
    held = [found for seat in asked.seats if (found := await _still_held(desk, seat))]
    if len(held) < len(asked.seats):
        await desk.doorman.delay_refusal(asked_at)
    return answer_json(held)


async def _still_held(desk: Desk, seat: KeptSeat) -> SeatHeld | None:
    code = tidy_code(seat.code)
    live = await desk.house.find(code) if code else None
    holder = await live.holder(hash_key(seat.key)) if live else None
    return _seat_held(live, holder) if live and holder else None


async def offer(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, SeatOffer)
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    return answer_json(OfferMade(await live.offer(key, asked.seat)), 201)


async def take(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, Takeover)
    live = await desk.table(request, partial(LiveTable.is_offered, token=hash_key(asked.token)))
    try:
        seat, key = await live.take(asked.token, asked.name)
    except Refusal as refusal:
        if refusal.code == "offer_over":
            desk.count("takeovers", request)
        raise
    return answer_json(SeatKey(live.table.code, seat, key), 201)


async def open_screen(desk: Desk, request: Request) -> Response:
    await read_body(request, OpenScreen)
    desk.count("screens", request)
    return answer_json(ScreenKey(*desk.screens.open()), 201)


async def screen(desk: Desk, request: Request) -> Response:
    desk.refuse_the_barred(request)
    code = _at_screen(desk, request, partial(desk.screens.code_for, secret=bearer(request)))
    return answer_json(ScreenShows(code))


async def claim_screen(desk: Desk, request: Request) -> Response:
    """Let a television that shows nothing yet show a table. Only the table's host can do that."""
    asked = await read_body(request, ClaimScreen)
    live = await desk.table(request, code=asked.code)
    holder, _ = await desk.holder(request, live)
    if holder.id != live.table.host:
        raise NotAllowed("host_only", "Only the host can do that.")
    _at_screen(desk, request, partial(desk.screens.claim, code=live.table.code))
    return answer_json(ScreenShows(live.table.code), 201)


def _at_screen(desk: Desk, request: Request, what: Callable[[str], _T]) -> _T:
    """Do something with the television in the path. Wrong names are counted."""
    try:
        return what(request.path_params["screen"])
    except NoScreen:
        desk.doorman.count_miss(client_of(request))
        raise HttpProblem(404, "no_screen", "This television shows a new code by now; scan that one.") from None


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
