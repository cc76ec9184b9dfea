"""A recorded clue as an answer: as what it was found to be and nothing else, whole or the part that was asked for."""

import re

from starlette.responses import Response

_RANGE = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
_HEADERS = {
    "accept-ranges": "bytes",  # Safari plays nothing that it cannot have in parts
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",  # should it ever be opened as a page
}


def media(data: bytes, media_type: str, wanted: str | None) -> Response:
    """All of it; or the one range of bytes that is wanted; 416 if there are no such bytes."""
    found = _RANGE.fullmatch(wanted.strip()) if wanted else None
    if found is None or not any(found.groups()):
        return Response(data, 200, _HEADERS, media_type)
    start, end = _part(found[1], found[2], len(data))
    if start >= end:
        return Response(b"", 416, {"content-range": f"bytes */{len(data)}"})
    told = {"content-range": f"bytes {start}-{end - 1}/{len(data)}"}
    return Response(data[start:end], 206, _HEADERS | told, media_type)


def _part(first: str, last: str, size: int) -> tuple[int, int]:
    """From where up to, not including, where."""
    if not first:  # so many from the end
        return max(0, size - int(last)), size
    return int(first), min(size, int(last) + 1) if last else size
