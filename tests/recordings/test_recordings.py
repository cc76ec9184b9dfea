"""Recordings of browsers are recognised. Everything else is refused, and quickly."""

import struct
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from halfsaid.recordings import BadRecording, RecordingInfo, examine, mended

# Those named after a browser are its own MediaRecorder's; the others were made with ffmpeg, in the containers and
# codecs of Safari, and some more.
FILES = {path.name: path.read_bytes() for path in sorted((Path(__file__).parent / "browsers").iterdir())}
KNOWN = {
    "aac_fragments.mp4": ("audio/mp4", 2.0),
    "chromium_audio.webm": ("audio/webm", 1.4),
    "chromium_opus.mp4": ("audio/mp4", 1.5),
    "chromium_vp8.webm": ("video/webm", 1.4),
    "chromium_vp9.mp4": ("video/mp4", 1.5),
    "chromium_vp9.webm": ("video/webm", 1.4),
    "firefox_audio.webm": ("audio/webm", 1.2),
    "firefox_opus.ogg": ("audio/ogg", 1.2),
    "firefox_vp8.webm": ("video/webm", 1.4),
    "h264_fragments.mp4": ("video/mp4", 2.4),
    "h264_whole.mp4": ("video/mp4", 2.0),
    "opus.ogg": ("audio/ogg", 2.0),
    "vp9_whole.webm": ("video/webm", 2.0),
    "webkit_aac.mp4": ("audio/mp4", 0.9),
}


@pytest.mark.parametrize("name", FILES)
def test_what_browsers_record_is_known(name: str) -> None:
    media_type, seconds = KNOWN[name]
    info = examine(FILES[name])
    assert (info.media_type, round(info.seconds, 1)) == (media_type, seconds)
    assert info.kind == media_type.partition("/")[0]


def element(kind: int, *contents: bytes, size: bool = True) -> bytes:
    """An EBML element; without `size` one that ends nobody knows where."""
    inside = b"".join(contents)
    length = (len(inside) | 1 << 28).to_bytes(4, "big") if size else b"\x01" + b"\xff" * 7
    return kind.to_bytes((kind.bit_length() + 7) // 8, "big") + length + inside


def block(ticks: int, flags: int = 0) -> bytes:
    return element(0xA3, b"\x81" + struct.pack(">hB", ticks, flags) + b"sound")


def webm(
    *clusters: bytes, codec: bytes = b"A_OPUS", doc: bytes = b"webm", info: bytes = b"", size: bool = True
) -> bytes:
    tracks = element(0x1654AE6B, element(0xAE, element(0x86, codec)))
    segment = element(0x18538067, element(0x1549A966, info), tracks, *clusters, size=size)
    return element(0x1A45DFA3, element(0x4282, doc)) + segment


def cluster(at: int, *blocks: bytes, size: bool = True) -> bytes:
    return element(0x1F43B675, element(0xE7, at.to_bytes(4, "big")), *blocks, size=size)


def page(position: int, body: bytes = b"sound", flags: int = 0, serial: int = 7, mark: bytes = b"OggS") -> bytes:
    return struct.pack("<4sBBqIIIBB", mark, 0, flags, position, serial, 0, 0, 1, len(body)) + body


OPUS = page(0, b"OpusHead\x01\x01" + struct.pack("<H", 312) + b"\x80\xbb\0\0\0\0\0", flags=2)


def box(kind: bytes, *contents: bytes) -> bytes:
    inside = b"".join(contents)
    return struct.pack(">I", 8 + len(inside)) + kind + inside


def mp4(*more: bytes, codec: bytes = b"mp4a", handler: bytes = b"soun", rate: int = 1000, claimed: int = 0) -> bytes:
    media = box(
        b"mdia",
        box(b"mdhd", struct.pack(">IIIIII", 0, 0, 0, rate, claimed, 0)),
        box(b"hdlr", struct.pack(">II", 0, 0), handler, bytes(13)),
        box(b"minf", box(b"stbl", box(b"stsd", struct.pack(">II", 0, 1), box(codec, bytes(28))))),
    )
    track = box(b"trak", box(b"tkhd", struct.pack(">IIII", 0, 0, 0, 1), bytes(68)), media)
    each = box(b"mvex", box(b"trex", struct.pack(">IIIIII", 0, 1, 1, 20, 0, 0)))
    return b"".join([box(b"ftyp", b"iso5", bytes(4)), box(b"moov", track, each), *more, box(b"mdat", b"sound")])


def fragment(at: int, samples: int) -> bytes:
    run = box(b"trun", struct.pack(">II", 0, samples))
    return box(
        b"moof", box(b"traf", box(b"tfhd", struct.pack(">II", 0, 1)), box(b"tfdt", struct.pack(">II", 0, at)), run)
    )


@pytest.mark.parametrize(
    ("data", "seconds"),
    [
        (webm(cluster(0, block(0), block(20)), cluster(1000, block(30))), 1.03),
        (webm(cluster(0, block(0), size=False), cluster(21_000, block(5), size=False), size=False), 21.005),
        (webm(cluster(0, block(0)), info=element(0x4489, struct.pack(">d", 90_000.0))), 90.0),
        (webm(cluster(3, block(0)), info=element(0x2AD7B1, (10**9).to_bytes(4, "big"))), 3.0),
        (webm(cluster(0, element(0xA0, element(0xA1, b"\x81\0\x05\0x"), element(0x9B, b"\x40")))), 0.064),
        (OPUS + page(0, b"OpusTags") + page(48_000 * 25 + 312), 25.0),
        (OPUS + page(48_312) + page(-1), 1.0),
        (mp4(fragment(0, 50), fragment(1000, 50)), 2.0),
        (mp4(fragment(30_000, 1)), 30.02),
        (mp4(fragment(0, 50), claimed=60_000), 60.0),
        (mp4(fragment(0, 50), claimed=2**32 - 1), 1.0),
    ],
)
def test_how_long_it_is_by_its_parts_and_by_its_word(data: bytes, seconds: float) -> None:
    assert examine(data).seconds == pytest.approx(seconds)


def test_a_sound_may_be_begun_at_every_packet() -> None:
    assert mended(webm(cluster(0, block(0), block(20)))) == webm(cluster(0, block(0, 0x80), block(20, 0x80)))
    firefox = FILES["firefox_audio.webm"]
    assert mended(firefox) != firefox
    assert examine(mended(firefox)) == examine(firefox)


@pytest.mark.parametrize("name", sorted(FILES.keys() - {"firefox_audio.webm"}))
def test_what_is_well_stays_as_it_is(name: str) -> None:
    assert mended(FILES[name]) == FILES[name]


HTML = b"<!doctype html><script>alert(1)</script>"
HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "a page": HTML,
    "a page in disguise": b"\x1a\x45\xdf\xa3" + HTML,
    "a page called Ogg": b"OggS" + HTML,
    "a page called MP4": b"\0\0\0\x20ftypisom" + HTML * 3,
    "a page behind a recording": FILES["chromium_audio.webm"] + HTML,
    "a page behind Ogg": FILES["opus.ogg"] + HTML,
    "a page behind MP4": FILES["h264_whole.mp4"] + HTML,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "MP3": b"ID3\x03\0\0\0\0\0\0" + bytes(100),
    "WAV": b"RIFF\x24\0\0\0WAVEfmt " + bytes(100),
    "an SVG": b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "Matroska": webm(cluster(0, block(0)), doc=b"matroska"),
    "another codec in WebM": webm(cluster(0, block(0)), codec=b"V_MPEG4/ISO/AVC"),
    "subtitles in WebM": webm(cluster(0, block(0)), codec=b"S_TEXT/WEBVTT"),
    "WebM without a block": webm(cluster(0)),
    "WebM with an attachment": webm(element(0x1941A469, HTML), cluster(0, block(0))),
    "WebM that never ticks": webm(cluster(0, block(0)), info=element(0x2AD7B1, b"\0")),
    "WebM of no duration": webm(cluster(0, block(0)), info=element(0x4489, struct.pack(">d", float("nan")))),
    "WebM of minus a second": webm(cluster(0, block(0)), info=element(0x4489, struct.pack(">f", -1.0))),
    "a block without a size": webm(b"\xa3\x01" + b"\xff" * 7),
    "three tracks": webm(*[element(0x1654AE6B, element(0xAE, element(0x86, b"A_OPUS")))] * 2, cluster(0, block(0))),
    "Ogg Vorbis": page(0, b"\x01vorbis" + bytes(23), flags=2) + page(48_000),
    "two Ogg streams": OPUS + page(48_000) + page(48_000, serial=8),
    "a chain of Ogg streams": OPUS + page(48_000) + OPUS + page(48_000),
    "silent Ogg": OPUS,
    "Ogg that goes back": OPUS + page(-5),
    "MP4 with another codec": mp4(fragment(0, 50), codec=b"ac-3"),
    "MP4 with text": mp4(fragment(0, 50), codec=b"tx3g", handler=b"text"),
    "MP4 that never ticks": mp4(fragment(0, 50), rate=0),
    "MP4 with nothing in it": mp4(),
    "MP4 with a stranger's box": mp4(fragment(0, 50), box(b"evil", HTML)),
    "a million empty elements": webm(b"\xec\x80" * 1_000_000),
    "a million empty boxes": mp4(box(b"free") * 500_000),
    "a run without end": mp4(fragment(0, 2**32 - 1)),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_whatever_else_is_refused_at_once(what: str) -> None:
    began = time.process_time()
    with pytest.raises(BadRecording):
        examine(HOSTILE[what])
    assert time.process_time() - began < 1.0


def outcome(data: bytes) -> RecordingInfo | None:
    try:
        return examine(data)
    except BadRecording:
        return None


@pytest.mark.parametrize("name", FILES)
def test_what_was_cut_off_raises_nothing_else(name: str) -> None:
    whole = FILES[name]
    for end in [*range(min(len(whole), 1200)), *range(1200, len(whole), 37)]:
        outcome(whole[:end])


@settings(max_examples=400)
@given(st.sampled_from(sorted(FILES)), st.data())
def test_what_was_tampered_with_raises_nothing_else(name: str, data: st.DataObject) -> None:
    whole = bytearray(FILES[name])
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(whole) - 1) | st.integers(0, min(len(whole), 700) - 1))
        whole[at : at + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=9))
        whole = whole or bytearray(b"?")
    heard = outcome(bytes(whole))
    assert heard is None or heard.seconds >= 0


@settings(max_examples=200)
@given(st.sampled_from([b"\x1a\x45\xdf\xa3", b"OggS", b"\0\0\0\x08ftyp"]), st.binary(max_size=300))
def test_noise_raises_nothing_else(start: bytes, noise: bytes) -> None:
    outcome(start + noise)


def test_every_file_is_looked_at() -> None:
    assert sorted(FILES) == sorted(KNOWN)
    assert sum(map(len, FILES.values())) < 100_000
