"""What only a table's whole log can tell: records, the album, the cards seen before. Folded beside the event loop."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import TypeVar

from halfsaid.records import Record
from halfsaid.store import Store, StoredEntry
from halfsaid.tables.acts import Entry, decode_entry
from halfsaid.tables.album import AlbumGame, Story, game_record

_STRETCH = 100  # entries that are folded before the event loop may go first
_PAUSE = 0.0002  # seconds in which it has the interpreter for itself

_T = TypeVar("_T")


class Archive:
    """Of one table. `reading`: held by whoever reads a long log on this server, one at a time."""

    def __init__(self, store: Store, code: str, reading: asyncio.Lock) -> None:
        self._store = store
        self._code = code
        self._reading = reading
        self._story = Story(code)
        self._album: tuple[AlbumGame, ...] = ()
        self._album_of = 0  # the entry of the log that the album is as of

    @property
    def read_to(self) -> int:
        """The entry of the log up to which the next album need not be read again."""
        return self._story.table.seq if self._story.table else 0

    async def record(self, number: int) -> Record:
        """The record of the finished game of this number, from 1."""

        def fold(entries: Iterable[Entry]) -> Record:
            return game_record(self._code, entries, number)

        return await self._in_turn(self._folded(fold))

    async def seen_cards(self) -> tuple[str, ...]:
        return await self._in_turn(self._seen_cards())

    async def album(self) -> tuple[int, tuple[AlbumGame, ...]]:
        """The entry of the log that changed the album last, and every finished turn of every game."""
        return await self._in_turn(self._whole_album())

    async def _seen_cards(self) -> tuple[str, ...]:
        return (await self._told()).seen_cards()

    async def _whole_album(self) -> tuple[int, tuple[AlbumGame, ...]]:
        story = await self._told()
        if self._album_of != story.told_at:
            self._album = await asyncio.to_thread(story.album)
            self._album_of = story.told_at
        return self._album_of, self._album

    async def _in_turn(self, work: Coroutine[None, None, _T]) -> _T:
        """Who gives up waiting does not stop what is under way: the next would come into the middle of it."""

        async def turn() -> _T:
            async with self._reading:
                return await work

        return await asyncio.shield(turn())

    async def _told(self) -> Story:
        return await self._folded(self._story.read_on, after=self.read_to)

    async def _folded(self, fold: Callable[[Iterable[Entry]], _T], after: int = 0) -> _T:
        stored = await self._store.read(self._code, after)
        return await asyncio.to_thread(lambda: fold(entries_of(stored)))


def entries_of(stored: Iterable[StoredEntry]) -> Iterator[Entry]:
    """For a thread that folds a log: now and then it lets the event loop go first."""
    for number, entry in enumerate(stored, 1):
        yield decode_entry(entry.data)
        if number % _STRETCH == 0:
            time.sleep(_PAUSE)
