"""The files of pictures that people brought to tables: a folder for each table's own deck, in it one for each picture.

The name of a picture's folder cannot be guessed. Every file has the same time, so that nothing tells when it came.
With a store that several servers share, files are put there too, and fetched from it by whoever lacks one.
"""

import errno
import os
import shutil
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import TYPE_CHECKING

from halfsaid.decks import BadDeckStore
from halfsaid.files import whole_file

if TYPE_CHECKING:
    from halfsaid.decks.sharing import BroughtStore

OWN = "own-"  # how a deck of a table's own is called, before what nobody can guess
KEPT = "kept-"  # how a deck of the house is called that a table made of its own

_COMING = ".coming"  # files that are being sent
_TABLE = "table"  # which table a deck belongs to
_PLACE = ".place"  # what tells this folder from any other
_LONG_AGO = (0, 0)
_UNDER_WAY = 2 * 3600.0  # seconds, far longer than a picture may take to come and to be kept


class DiskFull(Exception):
    """There is no room on the disk. Nothing was kept."""


class BroughtFiles:
    """The pictures in one folder. Its methods wait for the disk, and some for the store: they are for threads."""

    def __init__(self, folder: Path, store: "BroughtStore | None" = None) -> None:
        self.folder = folder
        self._store = store
        self._lock = Lock()
        self._sizes: dict[str, int] = {}

    def open(self) -> str:
        """Make the folder ready. Return what tells it, or the store, from any other: servers that agree share it."""
        (self.folder / _COMING).mkdir(parents=True, exist_ok=True)
        self.forget_cut_off()
        self._sizes = {deck: _size(self.folder / deck) for deck in self.decks()}
        if self._store is not None:
            return self._store.place
        place = self.folder / _PLACE
        if not place.exists():
            with whole_file(place, private=True) as file:
                file.write(token_hex(8).encode())
        return place.read_text()

    def forget_cut_off(self) -> None:
        """Delete what a restart cut off while it came. Other servers may share this folder: what is new stays."""
        for left in (self.folder / _COMING).iterdir():
            if not _is_new(left):
                left.unlink(missing_ok=True)

    @property
    def size(self) -> int:
        """The bytes of all pictures here."""
        return sum(self._sizes.values())

    def decks(self) -> list[str]:
        """The names of all decks here."""
        return [path.name for path in self.folder.iterdir() if path.name.startswith(OWN)]

    def owner_of(self, deck: str) -> str | None:
        """Return the table of this deck, as noted with its first picture; None if there is no such deck."""
        path = self._there(f"{deck}/{_TABLE}")
        return None if path is None else path.read_text()

    @contextmanager
    def coming(self) -> Iterator[Path]:
        """A file for what is being sent; it is gone when the block ends."""
        path = self.folder / _COMING / token_hex(8)
        try:
            yield path
        finally:
            path.unlink(missing_ok=True)

    def keep(self, owner: str, deck: str, picture: str, files: Mapping[str, bytes]) -> None:
        """Keep these files of a picture, all of them or none; or DiskFull. They are safe on return.

        Files are called by their content: one that is there already stays, whatever becomes of the others.
        """
        folder = self.folder / deck / picture
        made = {name: content for name, content in files.items() if not (folder / name).exists()}
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not (self.folder / deck / _TABLE).exists():
                _write(self.folder / deck / _TABLE, owner.encode())
                self._share(f"{deck}/{_TABLE}")
            for name, content in made.items():
                _write(folder / name, content)
                self._share(f"{deck}/{picture}/{name}")
        except BadDeckStore:
            self._drop_here(deck, picture, list(made))
            raise
        except OSError as error:
            self._drop_here(deck, picture, list(made))
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise DiskFull from None
            raise
        with self._lock:
            self._sizes[deck] = self._sizes.get(deck, 0) + sum(map(len, made.values()))

    def file(self, deck: str, picture: str, name: str) -> Path | None:
        """Return the path of this file of a picture, if it is here or in the store."""
        return self._there(f"{deck}/{picture}/{name}")

    def drop(self, deck: str, picture: str, names: list[str]) -> None:
        """Delete these files of a picture in the store and here; if the store is away, nothing, to be found later."""
        for name in names:
            self._unshare(f"{deck}/{picture}/{name}")
        gone = self._drop_here(deck, picture, names)
        with self._lock:
            self._sizes[deck] = max(0, self._sizes.get(deck, 0) - gone)

    def _drop_here(self, deck: str, picture: str, names: list[str]) -> int:
        """Delete these files on this machine. Return how many bytes they had."""
        folder, gone = self.folder / deck / picture, 0
        for path in (folder / name for name in names):
            gone += path.stat().st_size if path.exists() else 0
            path.unlink(missing_ok=True)
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
        return gone

    def drop_all_but(self, deck: str, kept: Mapping[str, Collection[str]]) -> None:
        """Delete what no picture of a deck needs. `kept`: the files that each does. What is new may be on its way into
        the table's log, and stays."""
        for folder in [path for path in (self.folder / deck).glob("*") if path.is_dir() and not _is_new(path)]:
            needed = kept.get(folder.name, ())
            if stale := [path.name for path in folder.glob("*") if path.name not in needed]:
                self.drop(deck, folder.name, stale)

    def drop_deck(self, deck: str, *, everywhere: bool = True) -> None:
        """Delete a whole deck, here and in the store; or only our copy."""
        if everywhere and self._store is not None:
            self._store.remove_all(deck)
        shutil.rmtree(self.folder / deck, ignore_errors=True)
        with self._lock:
            self._sizes.pop(deck, None)

    def _there(self, name: str) -> Path | None:
        path = self.folder / name
        if not path.is_file():
            content = None if self._store is None else self._store.read(name)
            if content is None:
                return None
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write(path, content)
        return path

    def _unshare(self, name: str) -> None:
        if self._store is not None:
            self._store.remove(name)

    def _share(self, name: str) -> None:
        if self._store is not None:
            self._store.put(name, (self.folder / name).read_bytes())


def hashed(name: str, content: bytes, ending: str) -> str:
    """Return the name of a file with this content. Other content has another name."""
    return f"{name}.{digest(content)}.{ending}"


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=6).hexdigest()


def _write(path: Path, content: bytes) -> None:
    with whole_file(path, private=True) as file:
        file.write(content)
    os.utime(path, _LONG_AGO)


def _is_new(path: Path) -> bool:
    """Whether this file or folder was changed so lately that somebody may still be at it."""
    try:
        return time.time() - path.stat().st_mtime < _UNDER_WAY
    except FileNotFoundError:
        return True


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
