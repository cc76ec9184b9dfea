"""Decks in a store that several servers share, such as S3, and this machine's copy of them.

The store has a folder for every deck, as a shelf has. Pictures are named by their content and never change, so only
manifests are compared. The pictures are copied first, and the manifest when all are there.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path

import msgspec
import obstore
from obstore.exceptions import BaseError, NotFoundError
from obstore.store import ObjectStore, from_url

from halfsaid.decks import MANIFEST, BadDeck, BadDeckStore, Deck, Manifest, check_names, named_files, read_deck
from halfsaid.decks.adding import remove_deck
from halfsaid.files import write_whole

_MARKS = ".shared.json"  # which version of which deck was copied from the store
_SECONDS = "20s"
_MISSING = (NotFoundError, FileNotFoundError)  # as stores across a network say it, and as folders do
_BROUGHT = "brought"  # before the names of pictures that people brought to tables


def _opened(url: str) -> ObjectStore:
    """The store at an address such as s3://bucket/decks; keys are taken from the environment, as AWS's tools do."""
    with _troubles():
        return from_url(
            url,
            # In one's own network a store may speak plain http: its address, which the owner set, says so.
            client_options={
                "timeout": _SECONDS,
                "connect_timeout": "5s",
                "allow_http": os.environ.get("AWS_ENDPOINT_URL", "").startswith("http://"),
            },
        )


class BroughtStore:
    """The pictures that people brought to tables, beside the decks in a store that several servers share."""

    def __init__(self, url: str) -> None:
        self._store = _opened(url)
        self.place = blake2b(url.encode(), digest_size=8).hexdigest()

    def put(self, name: str, content: bytes) -> None:
        with _troubles():
            obstore.put(self._store, f"{_BROUGHT}/{name}", content)

    def read(self, name: str) -> bytes | None:
        """What is kept under this name, if anything is."""
        try:
            with _troubles(*_MISSING):
                return bytes(obstore.get(self._store, f"{_BROUGHT}/{name}").bytes())
        except _MISSING:
            return None

    def remove(self, name: str) -> None:
        with _troubles(), suppress(*_MISSING):
            obstore.delete(self._store, f"{_BROUGHT}/{name}")

    def remove_all(self, deck: str) -> None:
        with _troubles():
            paths = [str(meta["path"]) for batch in obstore.list(self._store, f"{_BROUGHT}/{deck}/") for meta in batch]
            for path in paths:
                obstore.delete(self._store, path)


class DeckStore:
    """The decks at an address such as s3://bucket/decks."""

    def __init__(self, url: str) -> None:
        self._store = _opened(url)

    def pull(self, shelf: Path) -> None:
        """Bring this copy up to date: fetch decks that are new in the store, delete those that are gone from it."""
        shelf.mkdir(parents=True, exist_ok=True)
        known = _marks(shelf)
        with _troubles():
            there = self._versions()
            for name, version in there.items():
                if known.get(name) != version:
                    self._fetch(name, shelf)
                    _mark(shelf, {**_marks(shelf), name: version})
        for name in known.keys() - there.keys():
            if (shelf / name / MANIFEST).exists():
                remove_deck(read_deck(shelf / name))
            _mark(shelf, {each: version for each, version in _marks(shelf).items() if each != name})

    def push(self, deck: Deck) -> None:
        """Put this deck into the store, in place of the one with its id if there is one."""
        named = {f"{deck.id}/{file}": deck.folder / file for file in deck.files()}
        book = f"{deck.id}/{MANIFEST}"
        with _troubles():
            there = set(self._files_of(deck.id))
            for path in named.keys() - there:
                obstore.put(self._store, path, named[path].read_bytes())
            obstore.put(self._store, book, (deck.folder / MANIFEST).read_bytes())
            for path in there - named.keys() - {book}:
                obstore.delete(self._store, path)  # of a card that it has no longer
            versions = self._versions()
        _mark(deck.folder.parent, {**_marks(deck.folder.parent), deck.id: versions[deck.id]})

    def remove(self, name: str) -> None:
        """Delete a deck from the store: its manifest first, so that no server begins to copy it."""
        with _troubles():
            for path in sorted(self._files_of(name), key=lambda path: not path.endswith(f"/{MANIFEST}")):
                obstore.delete(self._store, path)

    def _files_of(self, name: str) -> list[str]:
        return [str(meta["path"]) for batch in obstore.list(self._store, f"{name}/") for meta in batch]

    def _versions(self) -> dict[str, str]:
        """Return every deck in the store, with the version of its manifest."""
        found: dict[str, str] = {}
        for batch in obstore.list(self._store):
            for meta in batch:
                name, _, file = str(meta["path"]).partition("/")
                if file == MANIFEST:
                    found[name] = str(meta["e_tag"] or meta["last_modified"])
        return found

    def _fetch(self, name: str, shelf: Path) -> None:
        book = self._read(f"{name}/{MANIFEST}")
        try:
            manifest = msgspec.json.decode(book, type=Manifest)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadDeck(f"{name}/{MANIFEST} in the store is not a deck: {error}.") from None
        check_names(shelf / name, manifest)
        if manifest.id != name:
            raise BadDeck(f"{name}/{MANIFEST} in the store is that of another deck, {manifest.id!r}.")
        folder = shelf / name
        folder.mkdir(exist_ok=True)
        before = read_deck(folder).files() if (folder / MANIFEST).exists() else []
        for file in named_files(manifest):
            if not (folder / file).exists():
                write_whole(folder / file, self._read(f"{name}/{file}"))
        write_whole(folder / MANIFEST, book)
        for file in set(before) - set(named_files(manifest)):
            (folder / file).unlink(missing_ok=True)  # of a card that it has no longer

    def _read(self, path: str) -> bytes:
        return bytes(obstore.get(self._store, path).bytes())


@contextmanager
def _troubles(*let_through: type[Exception]) -> Iterator[None]:
    try:
        yield
    except let_through:
        raise
    except (BaseError, ValueError) as error:
        first = next(iter(str(error).splitlines()), "")
        raise BadDeckStore(f"The decks' store cannot be used: {first.rstrip('.')}.") from None


def _marks(shelf: Path) -> dict[str, str]:
    path = shelf / _MARKS
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def _mark(shelf: Path, marks: dict[str, str]) -> None:
    write_whole(shelf / _MARKS, msgspec.json.encode(marks))
