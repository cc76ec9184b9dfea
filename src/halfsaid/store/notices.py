"""What servers tell each other through the database, as the payloads of notifications."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct

from halfsaid.store.contract import Announced, Appended, Notice

CHANNEL = "halfsaid"
LONGEST_PAYLOAD = 7900  # PostgreSQL takes less than 8000 bytes
_ENVELOPE = 100  # more than all that is not a head or a word


class _Heads(Struct, frozen=True, array_like=True, tag="heads"):
    server: str
    heads: list[tuple[str, int]]


class _Word(Struct, frozen=True, array_like=True, tag="word"):
    server: str
    table: str
    text: str


_DECODER = msgspec.json.Decoder(_Heads | _Word)


def payloads(server: str, heads: Mapping[str, int], words: Iterable[tuple[str, str]]) -> Iterator[str]:
    """These heads and words as few payloads, each short enough."""
    for part in _parts(heads):
        yield msgspec.json.encode(_Heads(server, part)).decode()
    for table, text in words:
        yield msgspec.json.encode(_Word(server, table, text)).decode()


def check_word(table: str, text: str) -> None:
    """A ValueError if this is too long for one payload."""
    if len(msgspec.json.encode(_Word("", table, text))) > LONGEST_PAYLOAD - _ENVELOPE:
        raise ValueError("An announcement may have about 7,800 bytes.")


def understand(payload: str, server: str) -> list[Notice]:
    """What another server says with this payload; nothing if it is our own, or nonsense."""
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
