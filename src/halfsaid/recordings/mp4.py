"""MP4: what Safari records, AAC with H.264; and Chromium if asked to, with Opus and VP9.

Whole or in fragments; of both the samples' times are added up, and what the headers claim counts if it is more. Boxes
are as ISO/IEC 14496-12 has them.
"""

import struct
from collections.abc import Iterator

from halfsaid.recordings.info import BadRecording, PartBudget, RecordingInfo

_TOP = {b"ftyp", b"moov", b"moof", b"mdat", b"mfra", b"free", b"skip", b"wide", b"sidx", b"styp", b"prft"}
_CODECS = {b"soun": {b"mp4a", b"Opus"}, b"vide": {b"avc1", b"avc3", b"vp09"}}
_LONGEST_CLOCK = 1_000_000  # ticks a second
_MOST_TRACKS = 2

Box = tuple[bytes, int, int]  # what it is, and where its contents begin and end


def is_one(data: bytes) -> bool:
    return data[4:8] == b"ftyp"


def walk(data: bytes) -> RecordingInfo:
    return _Walk(data).info()


class _Track:
    def __init__(self) -> None:
        self.number = 0
        self.handler = b""
        self.codecs: list[bytes] = []
        self.rate = 0  # ticks a second
        self.claimed = 0  # ticks, as its header says
        self.ends = 0  # ticks, as its samples say
        self.each = 0  # ticks a sample, if a fragment does not say


class _Walk:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._steps = PartBudget()
        self._tracks: dict[int, _Track] = {}
        self._has_media = False

    def info(self) -> RecordingInfo:
        for kind, start, end in self._boxes(0, len(self._data)):
            if kind not in _TOP:
                raise BadRecording("It holds what no browser records.")
            if kind == b"moov":
                self._movie(start, end)
            elif kind == b"moof":
                for part in self._all(b"traf", start, end):
                    self._fragment(*part)
            elif kind == b"mdat":
                self._has_media = True
        tracks = self._tracks.values()
        if not tracks or not self._has_media or not any(track.ends for track in tracks):
            raise BadRecording("There is nothing to hear or to see.")
        seconds = max(max(track.ends, track.claimed) / track.rate for track in tracks)
        if any(track.handler == b"vide" for track in tracks):
            return RecordingInfo("video", "video/mp4", seconds)
        return RecordingInfo("audio", "audio/mp4", seconds)

    def _movie(self, start: int, end: int) -> None:
        if self._tracks:
            raise BadRecording("It holds more than one film.")
        for at, stop in self._all(b"trak", start, end):
            track = self._track(at, stop)
            self._tracks[track.number] = track
        if len(self._tracks) > _MOST_TRACKS:
            raise BadRecording("It has more than one sound and one picture.")
        for at, stop in self._all(b"mvex", start, end):
            for begins, _ in self._all(b"trex", at, stop):
                number, _, each = self._numbers(">III", begins + 4)
                if number in self._tracks:
                    self._tracks[number].each = each

    def _track(self, start: int, end: int) -> _Track:
        track = _Track()
        at, _ = self._one(b"tkhd", start, end)
        (track.number,) = self._numbers(">I", at + (20 if self._version(at) else 12))
        media = self._one(b"mdia", start, end)
        track.rate, track.claimed = self._clock(*self._one(b"mdhd", *media))
        at, _ = self._one(b"hdlr", *media)
        track.handler = self._data[at + 8 : at + 12]
        tables = self._one(b"stbl", *self._one(b"minf", *media))
        at, stop = self._one(b"stsd", *tables)
        track.codecs = [kind for kind, _, _ in self._boxes(at + 8, stop)]
        if not track.codecs or not set(track.codecs) <= _CODECS.get(track.handler, set()):
            raise BadRecording("It holds nothing that browsers record to MP4.")
        for begins, _ in self._all(b"stts", *tables):
            track.ends = sum(count * each for count, each in self._pairs(begins + 4))
        return track

    def _clock(self, at: int, _: int) -> tuple[int, int]:
        if self._version(at):
            rate, claimed = self._numbers(">IQ", at + 20)
            unknown = 2**64 - 1
        else:
            rate, claimed = self._numbers(">II", at + 12)
            unknown = 2**32 - 1
        if not 1 <= rate <= _LONGEST_CLOCK:
            raise BadRecording("Its clock makes no sense.")
        return rate, 0 if claimed == unknown else claimed

    def _fragment(self, start: int, end: int) -> None:
        at, _ = self._one(b"tfhd", start, end)
        flags, number = self._numbers(">II", at)
        track = self._tracks.get(number)
        if track is None:
            raise BadRecording("A fragment belongs to no track.")
        each = track.each
        if flags & 0x08:
            (each,) = self._numbers(">I", at + 8 + 8 * bool(flags & 0x01) + 4 * bool(flags & 0x02))
        now = track.ends
        for begins, _ in self._all(b"tfdt", start, end):
            (now,) = self._numbers(">Q" if self._version(begins) else ">I", begins + 4)
        for begins, _ in self._all(b"trun", start, end):
            now += self._run(begins, each)
        track.ends = max(track.ends, now)

    def _run(self, at: int, each: int) -> int:
        """Return the length of all samples of a run."""
        flags, count = self._numbers(">II", at)
        self._steps.take(count)
        if not flags & 0x100:
            return count * each
        at += 8 + 4 * bool(flags & 0x01) + 4 * bool(flags & 0x04)
        width = 4 * (flags >> 8 & 0xF).bit_count()
        return sum(self._numbers(">I", at + width * sample)[0] for sample in range(count))

    def _pairs(self, at: int) -> Iterator[tuple[int, int]]:
        (count,) = self._numbers(">I", at)
        self._steps.take(count)
        for pair in range(count):
            first, second = self._numbers(">II", at + 4 + 8 * pair)
            yield first, second

    def _one(self, wanted: bytes, start: int, end: int) -> tuple[int, int]:
        for found in self._all(wanted, start, end):
            return found
        raise BadRecording(f"A box is missing: {wanted.decode()}.")

    def _all(self, wanted: bytes, start: int, end: int) -> Iterator[tuple[int, int]]:
        return ((at, stop) for kind, at, stop in self._boxes(start, end) if kind == wanted)

    def _boxes(self, start: int, end: int) -> Iterator[Box]:
        while start < end:
            self._steps.take()
            size, kind, head = *self._numbers(">I", start), self._data[start + 4 : start + 8], 8
            if size == 1:
                (size,), head = self._numbers(">Q", start + 8), 16
            elif size == 0:
                size = end - start  # to the end
            if size < head or start + size > end:
                raise BadRecording("A box is cut off.")
            yield kind, start + head, start + size
            start += size

    def _version(self, at: int) -> int:
        return self._numbers(">B", at)[0]

    def _numbers(self, form: str, at: int) -> tuple[int, ...]:
        try:
            return struct.unpack_from(form, self._data, at)
        except struct.error:
            raise BadRecording("A box is cut off.") from None
