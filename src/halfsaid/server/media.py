"""A recorded clue as an HTTP answer, whole or as the byte range that was asked for."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.responses import Response, StreamingResponse

_PIECE = 128 * 1024
_RANGE = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
_HEADERS = {
    "accept-ranges": "bytes",  # Safari plays nothing that it cannot have in parts
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",  # should it ever be opened as a page
}

# Reads `size` bytes from `start` on; fewer at the end.
Read = Callable[[int, int], Awaitable[bytes]]


def media(read: Read, size: int, media_type: str, wanted: str | None) -> Response:
    """Return the recording, or the one range of bytes that is wanted; 416 if there are no such bytes.

    It is read piece by piece as the client takes it, so a slow client costs the memory of one piece.
    """
    found = _RANGE.fullmatch(wanted.strip()) if wanted else None
    start, end, status, told = 0, size, 200, _HEADERS
    if found is not None and any(found.groups()):
        start, end = _part(found[1], found[2], size)
        if start >= end:
            return Response(b"", 416, {"content-range": f"bytes */{size}"})
        status, told = 206, _HEADERS | {"content-range": f"bytes {start}-{end - 1}/{size}"}
    headers = told | {"content-length": str(end - start)}
    return StreamingResponse(_pieces(read, start, end), status, headers, media_type)


async def _pieces(read: Read, start: int, end: int) -> AsyncIterator[bytes]:
    while start < end:
        piece = await read(start, min(_PIECE, end - start))
        if not piece:
            return  # it has gone meanwhile, with its table
        yield piece
        start += len(piece)


def _part(first: str, last: str, size: int) -> tuple[int, int]:
    """Return the first byte of the range, and the byte after its last one."""
    if not first:  # `bytes=-500`: the last 500
        return max(0, size - int(last)), size
    return int(first), min(size, int(last) + 1) if last else size
