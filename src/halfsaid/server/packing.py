"""Large answers: packed once, beside the event loop, and sent in pieces."""

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable, Iterable, Iterator, Mapping

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

_PIECE = 64 * 1024
_GZIP = 31  # zlib's number for its own format with gzip's head and tail
_STRETCH, _PAUSE = 0.002, 0.0003  # seconds of work, and then as many for the event loop alone


class Packed(Struct, frozen=True, gc=False):
    """An answer packed with gzip, and its size when unpacked."""

    data: bytes
    size: int


def pack(pieces: Iterable[bytes]) -> Packed:
    """Pack these pieces as one answer. Call it in a thread: it pauses now and then for the event loop."""
    packer, packed, size = zlib.compressobj(wbits=_GZIP), bytearray(), 0
    for piece in _in_size(_with_pauses(pieces)):
        packed += packer.compress(piece)
        size += len(piece)
    return Packed(bytes(packed + packer.flush()), size)


def answer_packed(
    request: Request, packed: Packed, media_type: str, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return a response that sends a packed answer in pieces; unpacked on the way if the client cannot do it."""
    told = {"vary": "accept-encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told |= {"content-encoding": "gzip", "content-length": str(len(packed.data))}
        return StreamingResponse(_pieces(packed.data), status, told, media_type)
    told["content-length"] = str(packed.size)
    return StreamingResponse(_unpacked(packed.data), status, told, media_type)


class PackedCache:
    """Packed answers that do not change, up to `most` bytes in all. The least recently used are dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()

    def find(self, name: Hashable) -> Packed | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def keep(self, name: Hashable, packed: Packed) -> None:
        self._drop(name)
        self._kept[name] = packed
        self._size += len(packed.data)
        while self._size > self._most:
            self._drop(next(iter(self._kept)))

    def _drop(self, name: Hashable) -> None:
        if (packed := self._kept.pop(name, None)) is not None:
            self._size -= len(packed.data)


def _with_pauses(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Pause briefly after each stretch of work: otherwise Python switches threads every five milliseconds only."""
    begun = time.perf_counter()
    for piece in pieces:
        yield piece
        if time.perf_counter() - begun > _STRETCH:
            time.sleep(_PAUSE)
            begun = time.perf_counter()


def _in_size(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Join small pieces into larger ones, so that the packer is called less often."""
    gathered = bytearray()
    for piece in pieces:
        gathered += piece
        if len(gathered) >= _PIECE:
            yield bytes(gathered)
            gathered.clear()
    if gathered:
        yield bytes(gathered)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), _PIECE):
        yield data[start : start + _PIECE]


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    unpacker = zlib.decompressobj(wbits=_GZIP)
    async for piece in _pieces(data):
        rest, whole = piece, True
        while rest or whole:
            unpacked = unpacker.decompress(rest, _PIECE)
            rest, whole = unpacker.unconsumed_tail, len(unpacked) == _PIECE
            yield unpacked
            await asyncio.sleep(0)
