"""Ogg with Opus, as Firefox records sound: pages as RFC 3533 has them, times as RFC 7845."""

import struct

from halfsaid.recordings.info import BadRecording, PartBudget, RecordingInfo

_PAGE = struct.Struct("<4sBBqIIIB")
_BEGINS = 2  # the flag of a stream's first page
_RATE = 48_000  # Opus always counts in these, at any rate of recording
_NOWHERE = -1  # the position of a page on which no packet ends


def is_one(data: bytes) -> bool:
    return data.startswith(b"OggS")


def walk(data: bytes) -> RecordingInfo:
    steps = PartBudget()
    at, last, stream, skipped = 0, 0, None, 0
    while at < len(data):
        steps.take()
        if at + _PAGE.size > len(data):
            raise BadRecording("A page is cut off.")
        mark, version, flags, position, serial, _, _, segments = _PAGE.unpack_from(data, at)
        start = at + _PAGE.size + segments
        end = start + sum(data[at + _PAGE.size : start])
        if mark != b"OggS" or version != 0 or end > len(data):
            raise BadRecording("A page is cut off.")
        if stream is None:
            stream, skipped = serial, _opus_skips(flags, data[start:end])
        elif serial != stream or flags & _BEGINS:
            raise BadRecording("It holds more than one stream.")
        if position < _NOWHERE:
            raise BadRecording("Its clock makes no sense.")
        last = max(last, position)
        at = end
    if last <= 0:
        raise BadRecording("There is nothing to hear.")
    return RecordingInfo("audio", "audio/ogg", max(0, last - skipped) / _RATE)


def _opus_skips(flags: int, head: bytes) -> int:
    """Return how many samples at the start are not played, by the header that must come first."""
    if not flags & _BEGINS or not head.startswith(b"OpusHead") or len(head) < 19:
        raise BadRecording("It is not Opus.")
    return int.from_bytes(head[10:12], "little")
