"""People's own pictures at a table: brought, looked at, changed, thrown out. Each sees no more than they may."""

from collections.abc import Callable
from contextlib import ExitStack, suppress
from mimetypes import guess_type
from typing import TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from halfsaid.pictures import Wish
from halfsaid.server.desk import Desk, HttpProblem, answer_json, client_of, read_body
from halfsaid.server.messages import (
    AskForWords,
    Deleted,
    InvitationTaken,
    KeepDeckForAll,
    KeptForAll,
    OwnPicture,
    PictureChanges,
    ShowInvitation,
)
from halfsaid.server.protocols import wait_for
from halfsaid.server.uploads import JUST_SO, Came, check_frame
from halfsaid.tables import LiveTable
from halfsaid.tables.acts import ChangePicture, LetBring, SeatId
from halfsaid.tables.bringing import (
    cards_of_own,
    check_may_bring,
    check_may_keep_for_all,
    picture_for,
    picture_with,
    seen_by,
    twin_of,
)
from halfsaid.tables.table import Brought, NotAllowed, Table

LONGEST_WORDS = 16 * 1024  # bytes of what is said of a picture

_T = TypeVar("_T")
_FOR_A_DAY = {"cache-control": "private, max-age=86400, immutable"}


async def bring(desk: Desk, request: Request) -> Response:
    """Take in one picture. The answer comes when it is a card."""
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    desk.uploads.refuse(live.table)
    await _newest(live, lambda table: check_may_bring(table, table.seat_of(key)))
    desk.count("pictures", request)
    wait_for("picture", request)
    with ExitStack() as coming:
        path = coming.enter_context(desk.uploads.files.coming())
        sent = await desk.uploads.received(request.stream(), path)
        brought, came = await desk.uploads.bring(live, key, coming.pop_all(), path, sent)
    seat = live.table.seat_of(key)
    twin = None if came.same else twin_of(live.table, seat, brought)
    return answer_json(_shown(live.table, seat, brought, came, twin), 200 if came.same else 201)


async def pictures(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    seat = live.table.seat_of(await desk.sitter(request, live))
    with suppress(NotAllowed, HttpProblem):
        desk.uploads.refuse(live.table)
        check_may_bring(live.table, seat)
        desk.uploads.expect()  # whoever looks at their pictures may be about to bring more
    return answer_json([_shown(live.table, seat, each) for each in seen_by(live.table, seat)])


async def change(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, PictureChanges, LONGEST_WORDS)
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    desk.count("pictures", request)
    desk.count("written", request, len(msgspec.json.encode(asked)))
    async with desk.uploads.alone_with(request.path_params["picture"]):
        picture = await _picture(request, live, live.table.seat_of(key))
        turn = picture.printed.turn if asked.turn is UNSET else asked.turn % 4
        frame = picture.printed.frame if turn == picture.printed.turn else None
        wish = Wish(frame if asked.frame is UNSET else asked.frame, turn)
        check_frame(wish, picture)
        act = ChangePicture(picture.id, description=asked.description, clues=asked.clues)
        changed = await desk.uploads.change(live, key, picture, wish, act)
    return answer_json(_shown(live.table, live.table.seat_of(key), changed))


async def throw_out(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    async with desk.uploads.alone_with(request.path_params["picture"]):
        picture = await _picture(request, live, live.table.seat_of(key))
        await desk.uploads.throw_out(live, key, picture)
    return answer_json(Deleted(len(cards_of_own(live.table.own))))


async def offer_words(desk: Desk, request: Request) -> Response:
    """The picture goes to the owner's vision endpoint, and nowhere unless somebody asks here for words."""
    asked = await read_body(request, AskForWords)
    live = await desk.table(request)
    seat = live.table.seat_of(await desk.sitter(request, live))
    desk.count("pictures", request)
    picture = await _picture(request, live, seat)
    return answer_json(await desk.uploads.offered_words(live.table, picture, asked.language))


async def keep_for_all(desk: Desk, request: Request) -> Response:
    await read_body(request, KeepDeckForAll)
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    desk.count("pictures", request)
    await _newest(live, lambda table: check_may_keep_for_all(table, table.seat_of(key)))
    deck = await desk.uploads.keep_for_all(live, key)
    return answer_json(KeptForAll(deck.id, len(deck.cards)), 201)


async def keep_for_us(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    await desk.uploads.keep_for_us(live, await desk.sitter(request, live))
    return answer_json(Deleted(len(cards_of_own(live.table.own))))


async def delete_deck(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    await desk.uploads.delete_deck(live, key)
    return answer_json(Deleted(0))


async def file(desk: Desk, request: Request) -> Response:
    """Answer with a file, without a key: <img> cannot send one, and only those who may change it know its id."""
    name, wanted = request.path_params["picture"], request.path_params["file"]

    async def found(live: LiveTable) -> Brought | None:
        if picture_with(live.table, name, wanted) is None:
            await live.catch_up()  # it may have come to another server
        return picture_with(live.table, name, wanted)

    live = await desk.table(request, found)
    picture = await found(live)
    path = None if picture is None else await desk.uploads.file(live.table, picture, wanted)
    if path is None:
        if all(each.id != name for each in live.table.own.pictures):  # else a page is late, and nobody guesses
            desk.doorman.count_miss(client_of(request))
        raise HttpProblem(404, "no_picture", "There is no such picture here.")
    return FileResponse(path, headers=_FOR_A_DAY, media_type=guess_type(wanted)[0])


async def show_invitation(desk: Desk, request: Request) -> Response:
    asked = await read_body(request, ShowInvitation)
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    desk.refuse_the_barred(request)
    if not await desk.uploads.is_invitation(asked.secret):
        desk.doorman.count_miss(client_of(request))
        raise HttpProblem(403, "invitation", "This invitation opens nothing, or no longer.")
    await live.do(LetBring(), key)
    return answer_json(InvitationTaken(live.table.code))


async def _newest(live: LiveTable, check: Callable[[Table], _T]) -> _T:
    """Check the table. Before a refusal read what other servers wrote, because it must rest on the newest state."""
    try:
        return check(live.table)
    except NotAllowed:
        await live.catch_up()
        return check(live.table)


async def _picture(request: Request, live: LiveTable, seat: SeatId) -> Brought:
    name = request.path_params["picture"]
    try:
        return await _newest(live, lambda table: picture_for(table, seat, name))
    except NotAllowed as refusal:
        raise HttpProblem(404, "no_picture", refusal.sentence) from None


def _shown(
    table: Table, seat: SeatId, brought: Brought, came: Came = JUST_SO, twin: Brought | None = None
) -> OwnPicture:
    printed = brought.printed
    return OwnPicture(
        id=brought.id,
        card=f"{table.own.id}/{brought.card}",
        face_down=brought.face_down,
        yours=brought.seat == seat,
        sent=brought.sent,
        picture=printed.picture,
        whole=printed.whole,
        width=printed.width,
        height=printed.height,
        frame=printed.frame,
        turn=printed.turn,
        description=brought.description,
        clues=brought.clues,
        same=came.same,
        twin=None if twin is None else twin.id,
        told=came.told,
    )
