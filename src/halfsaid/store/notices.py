"""Notices between servers through the database, as the payloads of notifications."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct

from halfsaid.store.contract import Announced, Appended, Notice

CHANNEL = "halfsaid"
LONGEST_PAYLOAD = 7900  # PostgreSQL takes less than 8000 bytes
_ENVELOPE = 100  # bytes, more than the rest of a payload needs


class _Heads(Struct, frozen=True, array_like=True, tag="heads"):
    server: str
    heads: list[tuple[str, int]]


class _Announcement(Struct, frozen=True, array_like=True, tag="word"):
    server: str
    table: str
    text: str


_DECODER = msgspec.json.Decoder(_Heads | _Announcement)


def payloads(server: str, heads: Mapping[str, int], announcements: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Encode these heads and announcements in few payloads, each short enough."""
    for part in _parts(heads):
        yield msgspec.json.encode(_Heads(server, part)).decode()
    for table, text in announcements:
        yield msgspec.json.encode(_Announcement(server, table, text)).decode()


def check_announcement(table: str, text: str) -> None:
    """Raise ValueError if this is too long for one payload."""
    if len(msgspec.json.encode(_Announcement("", table, text))) > LONGEST_PAYLOAD - _ENVELOPE:
        raise ValueError("An announcement may have about 7,800 bytes.")


def understand(payload: str, server: str) -> list[Notice]:
    """Return another server's notices in this payload; none if it is our own or cannot be read."""
    try:
        said = _DECODER.decode(payload)
    except msgspec.DecodeError:
        return []
    if said.server == server:
        return []
    if isinstance(said, _Heads):
        return [Appended(table, seq) for table, seq in said.heads]
    return [Announced(said.table, said.text)]


def _parts(heads: Mapping[str, int]) -> Iterator[list[tuple[str, int]]]:
    part: list[tuple[str, int]] = []
    room = LONGEST_PAYLOAD - _ENVELOPE
    for code, head in heads.items():
        size = len(code) + len(str(head)) + 6  # with brackets, quotes and commas
        if size > room:
            yield part
            part, room = [], LONGEST_PAYLOAD - _ENVELOPE
        part.append((code, head))
        room -= size
    if part:
        yield part
