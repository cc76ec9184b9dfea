"""WebM: what Chromium and Firefox record, Opus with VP8 or VP9.

A recording made live often has no duration, and segments and clusters of unknown size; so the blocks are walked, and
the last one's time counts. Elements are as RFC 8794 and RFC 9559 have them.
"""

import struct
from collections.abc import Callable, Iterator

from halfsaid.recordings.info import BadRecording, PartBudget, RecordingInfo

_EBML, _DOC_TYPE = 0x1A45DFA3, 0x4282
_SEGMENT, _INFO, _TRACKS, _CLUSTER = 0x18538067, 0x1549A966, 0x1654AE6B, 0x1F43B675
_TIMESTAMP_SCALE, _DURATION = 0x2AD7B1, 0x4489
_TRACK, _CODEC = 0xAE, 0x86
_TIMESTAMP, _SIMPLE_BLOCK, _BLOCK_GROUP, _BLOCK, _BLOCK_DURATION = 0xE7, 0xA3, 0xA0, 0xA1, 0x9B
_SEEK_HEAD, _CUES, _TAGS, _VOID, _CRC = 0x114D9B74, 0x1C53BB6B, 0x1254C367, 0xEC, 0xBF
_CLUSTER_POSITION, _CLUSTER_BEFORE = 0xA7, 0xAB
_PASSED_OVER = {_SEEK_HEAD, _CUES, _TAGS, _VOID, _CRC, _CLUSTER_POSITION, _CLUSTER_BEFORE}

_AUDIO, _VIDEO = {b"A_OPUS"}, {b"V_VP8", b"V_VP9"}
_NANOSECONDS = 1_000_000_000
_MOST_TRACKS = 2
_MAY_BEGIN = 0x80  # among a simple block's flags

Element = tuple[int, int, int]  # what it is, and where its contents begin and end


def is_one(data: bytes) -> bool:
    return data.startswith(b"\x1a\x45\xdf\xa3")


def walk(data: bytes) -> RecordingInfo:
    return _Walk(data).info()


def mended(data: bytes) -> bytes:
    """Return the sound with every packet marked as a start, which is true of Opus.

    Firefox does not mark them. Chromium then finds no start to go back to, and plays such a sound once, or never.
    """
    walked = _Walk(data)
    if walked.info().kind != "audio":
        return data
    better = bytearray(data)
    for at in walked.flags:
        better[at] |= _MAY_BEGIN
    return bytes(better)


class _Walk:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._steps = PartBudget()
        self._codecs: list[bytes] = []
        self._scale = 1_000_000  # nanoseconds a tick
        self._duration = 0.0  # in ticks, as is said at the start
        self._ticks = 0  # when the present cluster begins
        self._last = -1  # in ticks, as the blocks have it
        self.flags: list[int] = []  # where those of each simple block are
        self._doing: dict[int, Callable[[int, int], None]] = {
            _INFO: self._info,
            _TRACKS: self._tracks,
            _CLUSTER: self._cluster,
            _TIMESTAMP: self._timestamp,
            _SIMPLE_BLOCK: self._simple_block,
            _BLOCK_GROUP: self._group,
        }

    def info(self) -> RecordingInfo:
        self._whole()
        if not self._codecs or not set(self._codecs) <= _AUDIO | _VIDEO or self._last < 0:
            raise BadRecording("It holds nothing that browsers record to WebM.")
        seconds = max(self._duration, self._last) * self._scale / _NANOSECONDS
        if _VIDEO.isdisjoint(self._codecs):
            return RecordingInfo("audio", "audio/webm", seconds)
        return RecordingInfo("video", "video/webm", seconds)

    def _whole(self) -> None:
        _, start, end = self._element(0, len(self._data))
        if self._child(_DOC_TYPE, start, end) != b"webm":
            raise BadRecording("It is Matroska, but not WebM.")
        kind, start, end = self._element(end, len(self._data))
        if kind != _SEGMENT or end != len(self._data):
            raise BadRecording("It is not one whole segment.")
        # A cluster of unknown size ends where the next part of the segment begins, so both are walked as one.
        while start < end:
            kind, at, stop = self._element(start, end)
            if kind in self._doing:
                self._doing[kind](at, stop)
            elif kind not in _PASSED_OVER:
                raise BadRecording("It holds what no browser records.")
            start = at if kind == _CLUSTER else stop

    def _cluster(self, start: int, end: int) -> None:
        self._ticks = 0

    def _timestamp(self, start: int, end: int) -> None:
        self._ticks = self._number(start, end)

    def _info(self, start: int, end: int) -> None:
        for kind, at, stop in self._children(start, end):
            if kind == _TIMESTAMP_SCALE:
                self._scale = self._number(at, stop)
            elif kind == _DURATION:
                self._duration = self._float(at, stop)
        if not 1 <= self._scale <= _NANOSECONDS:
            raise BadRecording("Its clock makes no sense.")

    def _tracks(self, start: int, end: int) -> None:
        for kind, at, stop in self._children(start, end):
            if kind == _TRACK:
                codec = self._child(_CODEC, at, stop)
                self._codecs.append((codec or b"").rstrip(b"\0"))
        if len(self._codecs) > _MOST_TRACKS:
            raise BadRecording("It has more than one sound and one picture.")

    def _group(self, start: int, end: int) -> None:
        lasts = 0
        for kind, at, stop in self._children(start, end):
            if kind == _BLOCK_DURATION:
                lasts = self._number(at, stop)
            elif kind == _BLOCK:
                self._block(at, stop)
        self._last = max(self._last, self._ticks + lasts)

    def _simple_block(self, start: int, end: int) -> None:
        self.flags.append(self._block(start, end))

    def _block(self, start: int, end: int) -> int:
        """Return where the block's flags are. Before them: its track, and its time since the cluster's, as int16."""
        _, at = self._vint(start, end, keep_mark=False)
        if at + 3 > end:
            raise BadRecording("A block is cut off.")
        (offset,) = struct.unpack_from(">h", self._data, at)
        self._last = max(self._last, self._ticks + offset)
        return at + 2

    def _child(self, wanted: int, start: int, end: int) -> bytes | None:
        return next((self._data[at:stop] for kind, at, stop in self._children(start, end) if kind == wanted), None)

    def _children(self, start: int, end: int) -> Iterator[Element]:
        while start < end:
            element = self._element(start, end)
            yield element
            start = element[2]

    def _element(self, at: int, end: int) -> Element:
        """Return the element here. Only a segment or a cluster may have an unknown size: it ends with what holds it."""
        self._steps.take()
        kind, at = self._vint(at, end, keep_mark=True)
        size, start = self._vint(at, end, keep_mark=False)
        if size == (1 << 7 * (start - at)) - 1:
            if kind not in (_SEGMENT, _CLUSTER):
                raise BadRecording("An element has no size.")
            return kind, start, end
        if start + size > end:
            raise BadRecording("An element is cut off.")
        return kind, start, start + size

    def _vint(self, at: int, end: int, keep_mark: bool) -> tuple[int, int]:
        """Return a number that tells its own length by its leading zeros, and where it ends."""
        first = self._data[at] if at < end else 0
        length = 9 - first.bit_length()
        if length > 8 or at + length > end:
            raise BadRecording("A number is cut off.")
        number = int.from_bytes(self._data[at : at + length], "big")
        return (number if keep_mark else number - (1 << 7 * length)), at + length

    def _number(self, start: int, end: int) -> int:
        if end - start > 8:
            raise BadRecording("A number is too long.")
        return int.from_bytes(self._data[start:end], "big")

    def _float(self, start: int, end: int) -> float:
        form = {4: ">f", 8: ">d"}.get(end - start)
        number = struct.unpack_from(form, self._data, start)[0] if form else 0.0
        if not 0 <= number < 1e12:  # nor is NaN
            raise BadRecording("Its duration makes no sense.")
        return float(number)
