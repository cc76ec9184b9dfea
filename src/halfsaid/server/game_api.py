"""Records, replays and albums of games, and the recorded clues in them."""

import asyncio
from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from halfsaid import records
from halfsaid.replays import TooLarge, moments_of, refuse_too_large, replay_bytes, steps_of
from halfsaid.rules import edition_named
from halfsaid.server.desk import Desk, HttpProblem, answer_json, client_of, encode, read_bytes
from halfsaid.server.media import media
from halfsaid.server.messages import Album, RecordedGame, RecordingKept
from halfsaid.server.packing import Packed, answer_packed, pack
from halfsaid.server.protocols import wait_for
from halfsaid.tables import LiveTable
from halfsaid.tables.asks import VIDEO_BYTES

LONGEST_FILE = 1024 * 1024


async def record(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    await desk.sitter(request, live)
    number = await live.finished_game(_game_asked(request))

    async def made() -> Packed:
        record = await live.record(number)
        return await asyncio.to_thread(lambda: pack((records.write(record), b"\n")))

    packed = await desk.kept(request, _name("record", live, number), live.table.seq, made)
    name = f"halfsaid-{live.table.code}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return answer_packed(request, packed, "application/jsonl", headers=headers)


async def replay(desk: Desk, request: Request) -> Response:
    """Answer with a finished game, for the table's people. It has the recorded clues, which a record does not name."""
    live = await desk.table(request)
    await desk.sitter(request, live)
    number = await live.finished_game(_game_asked(request))

    async def made() -> Packed:
        record = await live.record(number)
        _, games = await live.album()
        recordings = [turn.reveal.clue.recording for turn in games[number - 1].turns]
        _check_size(record, 409)
        desk.count("replays", request, replay_bytes(record))
        return await asyncio.to_thread(pack, _replay(record, recordings))

    packed = await desk.kept(request, _name("replay", live, number), 2 * live.table.seq, made)
    return answer_packed(request, packed, "application/json")


async def replay_file(desk: Desk, request: Request) -> Response:
    """Answer with the games in a file of records, from this server or another."""
    number = _game_asked(request)
    too_large = HttpProblem(413, "record_large", "A file of records has at most 1 MB.")
    data = await read_bytes(request, LONGEST_FILE, too_large)
    async with desk.packing:
        desk.count("replays", request, max(1, len(data)))
        try:
            games, chosen = await asyncio.to_thread(_read_file, data, number)
        except records.Fault as fault:
            raise HttpProblem(400, "record", _sentence(str(fault))) from None
        if chosen is not None:
            _check_size(chosen, 413)
            desk.count("replays", request, replay_bytes(chosen))
        packed = await asyncio.to_thread(pack, _record_file(games, chosen))
    return answer_packed(request, packed, "application/json", 201)


async def album(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    new = live.table.seq - live.album_read_to
    desk.count("folds", request, max(1, new))
    as_of, games = await live.album()

    async def made() -> Packed:
        return await asyncio.to_thread(lambda: pack([encode(Album(live.table.code, games))]))

    turns = sum(len(game.turns) for game in games)
    packed = await desk.kept(request, _name("album", live, as_of), turns, made)
    return answer_packed(request, packed, "application/json")


async def keep_recording(desk: Desk, request: Request) -> Response:
    live = await desk.table(request)
    key = await desk.sitter(request, live)
    await live.refuse_recordings(key)
    desk.count("recordings", request)
    wait_for("recording", request)
    too_large = HttpProblem(413, "recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
    data = await read_bytes(request, VIDEO_BYTES, too_large)
    kept = await live.keep_recording(key, data)
    return answer_json(RecordingKept(kept.id, kept.kind, kept.seconds), 201)


async def recording(desk: Desk, request: Request) -> Response:
    """Answer with a recording, without a key: <audio> cannot send one, and only those who saw its clue know the id."""
    name = request.path_params["recording"]
    live = await desk.table(request, partial(LiveTable.has_recording, name=name))
    found = await live.recording(name)
    if found is None:
        desk.doorman.count_miss(client_of(request))
        raise HttpProblem(404, "no_recording", "There is no such recording at this table.")
    return media(partial(live.recording_piece, name), *found, request.headers.get("range"))


def _game_asked(request: Request) -> int | None:
    number = request.query_params.get("game")
    if number is not None and not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise HttpProblem(400, "game", "A game's number is a whole number.")
    return None if number is None else int(number)


def _name(what: str, live: LiveTable, number: int) -> Hashable:
    """Return the cache key of an answer. It has the table's opening time, because codes are used again one day."""
    return what, live.table.code, live.table.opened_at, number


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def _check_size(game: records.Record, status: int) -> None:
    try:
        refuse_too_large(game)
    except TooLarge as why:
        raise HttpProblem(status, "replay_large", str(why)) from None


def _read_file(data: bytes, number: int | None) -> tuple[tuple[records.Record, ...], records.Record | None]:
    """Return the games of a file, and the one that was asked for or is the only one."""
    games = records.read_file(data)
    if number is not None and not 1 <= number <= len(games):
        raise HttpProblem(404, "no_game", "There is no such game in this file.")
    chosen = 1 if number is None and len(games) == 1 else number
    return games, None if chosen is None else games[chosen - 1]


def _record_file(games: Sequence[records.Record], chosen: records.Record | None) -> Iterator[bytes]:
    """Yield a RecordFile as JSON, piece by piece."""
    yield b'{"games":%b,"replay":' % encode([_recorded_game(place, game) for place, game in enumerate(games, 1)])
    yield from [b"null"] if chosen is None else _replay(chosen)
    yield b"}"


def _replay(game: records.Record, recordings: Sequence[str | None] | None = None) -> Iterator[bytes]:
    """Yield a Replay as JSON, piece by piece: it is never whole in memory."""
    yield b'{"seats":%b,"steps":[' % encode(game.seats)
    for number, step in enumerate(steps_of(moments_of(game, recordings))):
        yield (b"," if number else b"") + encode(step)
    yield b"]}"


def _recorded_game(number: int, game: records.Record) -> RecordedGame:
    return RecordedGame(
        number=number,
        edition=edition_named(game.edition).name,
        names=tuple(seat.name for seat in game.seats),
        turns=len(game.turns),
        is_over=game.winners is not None,
    )
