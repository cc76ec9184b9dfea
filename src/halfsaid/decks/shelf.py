"""The decks of a house as they are now, and the folders beside them that are no decks."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from halfsaid.decks import FINISHED, MANIFEST, BadDeck, Deck, check_apart, deck_folders, read_deck, read_decks

_KINDS = frozenset((".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif", ".bmp", ".tif", ".tiff", ".heic", ".heif"))

_Marks = tuple[tuple[str, int, int, int], ...]


class DeckShelf(Mapping[str, Deck]):
    """The finished decks and those in one's own folder, by id. The constructor may raise BadDeck; `look_again` not."""

    def __init__(self, own: Path, finished: Path = FINISHED) -> None:
        self._shelves = finished, own
        self._marks = _marks(*self._shelves)
        self._decks: Mapping[str, Deck] = read_decks(*self._shelves)

    def __getitem__(self, name: str) -> Deck:
        return self._decks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._decks)

    def __len__(self) -> int:
        return len(self._decks)

    def look_again(self) -> list[str]:
        """Take in what was added, changed or removed since the last look. Return sentences about decks that cannot be
        read; of each of them the version that was read before stays."""
        marks = _marks(*self._shelves)
        if marks == self._marks:
            return []
        before = {deck.folder: deck for deck in self._decks.values()}
        decks: dict[str, Deck] = {}
        troubles: list[str] = []
        for folder in deck_folders(*self._shelves):
            try:
                deck = read_deck(folder)
                check_apart(deck, decks.values())
            except BadDeck as bad:
                troubles.append(str(bad))
                if folder not in before:
                    continue
                deck = before[folder]
            decks[deck.id] = deck
        self._decks, self._marks = decks, marks
        return troubles


def _marks(*shelves: Path) -> _Marks:
    """Return what changes whenever a manifest on these shelves is written."""
    marks = []
    for folder in deck_folders(*shelves):
        try:
            found = (folder / MANIFEST).stat()
        except OSError:
            continue  # gone just now
        marks.append((str(folder), found.st_mtime_ns, found.st_size, found.st_ino))
    return tuple(marks)


def strays(own: Path) -> dict[Path, str]:
    """Return the folders on this shelf that are no deck, each with a sentence that says what to do."""
    found: dict[Path, str] = {}
    for folder in sorted(own.iterdir()) if own.is_dir() else []:
        if folder.name.startswith(".") or not folder.is_dir():
            continue
        if (folder / MANIFEST).is_file():
            try:
                read_deck(folder)
            except BadDeck as bad:
                found[folder] = str(bad)
        elif pictures := _pictures_in(folder):
            counted = "1 picture" if pictures == 1 else f"{pictures} pictures"
            found[folder] = f"no deck: {counted} without {MANIFEST}. Make it one: halfsaid decks add {folder}"
    return found


def _pictures_in(folder: Path) -> int:
    return sum(path.suffix.lower() in _KINDS for path in folder.iterdir())
