"""What only a table's whole log can tell: records, the album, the cards seen before. Folded beside the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from halfsaid.records import Record
from halfsaid.store import Store, StoredEntry
from halfsaid.tables.acts import Entry, decode_entry
from halfsaid.tables.album import AlbumGame, album, game_record, seen_cards
from halfsaid.tables.table import Table

_T = TypeVar("_T")


class Archive:
    """Of one table."""

    def __init__(self, store: Store, code: str) -> None:
        self._store = store
        self._code = code
        self._looking = asyncio.Lock()
        self._album: tuple[object, tuple[AlbumGame, ...]] | None = None  # as of this stage of the evening

    async def record(self, number: int) -> Record:
        """The record of the finished game of this number, from 1."""
        return await self._folded(partial(game_record, number=number))

    async def seen_cards(self) -> tuple[str, ...]:
        return await self._folded(seen_cards)

    async def album(self, table: Table) -> tuple[AlbumGame, ...]:
        """Every finished turn of every game; folded once for all who look between two turns."""
        async with self._looking:
            stage = (table.games, len(table.tales), table.explained, table.stage, table.places)
            if self._album is None or self._album[0] != stage:
                self._album = stage, await self._folded(album)
            return self._album[1]

    async def _folded(self, fold: Callable[[str, Iterable[Entry]], _T]) -> _T:
        stored = await self._store.read(self._code)
        return await asyncio.to_thread(lambda: fold(self._code, _entries(stored)))


def _entries(stored: Iterable[StoredEntry]) -> list[Entry]:
    return [decode_entry(entry.data) for entry in stored]
