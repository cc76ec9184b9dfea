"""What only a table's whole log can tell: records, the album, the cards seen before. Folded beside the event loop."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import TypeVar

from halfsaid.records import Record
from halfsaid.store import Store
from halfsaid.tables.acts import Entry
from halfsaid.tables.album import AlbumGame, Story, game_record
from halfsaid.tables.log_writer import entries_of

_T = TypeVar("_T")


Album = tuple[int, tuple[AlbumGame, ...]]  # the entry of the log that changed it last, and the games


class Archive:
    """What the whole log of one table tells. `reading`: held while a long log is read, one at a time on a server."""

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
        """Return the record of the finished game of this number, from 1."""

        def fold(entries: Iterable[Entry]) -> Record:
            return game_record(self._code, entries, number)

        return await self._in_turn(self._folded(fold))

    async def seen_cards(self) -> tuple[str, ...]:
        return await self._in_turn(self._seen_cards())

    async def album(self) -> Album:
        """Return every finished turn of every game, and which entry of the log changed it last."""
        return await self._in_turn(self._whole_album())

    async def _seen_cards(self) -> tuple[str, ...]:
        return (await self._told()).seen_cards()

    async def _whole_album(self) -> Album:
        story = await self._told()
        if self._album_of != story.told_at:
            self._album = await asyncio.to_thread(story.album)
            self._album_of = story.told_at
        return self._album_of, self._album

    async def _in_turn(self, work: Coroutine[None, None, _T]) -> _T:
        """Do this work when no other long log is read. It is finished even if nobody waits for it any more."""

        async def turn() -> _T:
            async with self._reading:
                return await work

        return await asyncio.shield(turn())

    async def _told(self) -> Story:
        return await self._folded(self._story.read_on, after=self.read_to)

    async def _folded(self, fold: Callable[[Iterable[Entry]], _T], after: int = 0) -> _T:
        stored = await self._store.read(self._code, after)
        return await asyncio.to_thread(lambda: fold(entries_of(stored)))
