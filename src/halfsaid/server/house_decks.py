"""Decks of the house that are made and deleted while it is open: tables' own, which are kept for all tables."""

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from msgspec.structs import replace

from halfsaid.decks import Deck, Manifest
from halfsaid.decks.adding import put_deck, remove_deck
from halfsaid.decks.shelf import DeckShelf
from halfsaid.server.settings import Settings


class HouseDecks:
    """The decks in the data folder, and in the store that several servers share. Its methods are for threads."""

    def __init__(self, settings: Settings) -> None:
        self.decks: Mapping[str, Deck] = {}  # of the house, as they are known to it
        self._shelf = settings.decks_folder()
        self._shared = settings.decks
        self._lock = Lock()

    def size(self, beginning: str) -> int:
        """The bytes of all decks whose names begin so."""
        return sum(deck.size() for name, deck in list(self.decks.items()) if name.startswith(beginning))

    def put(self, manifest: Manifest, read: Callable[[str], bytes]) -> Deck:
        """Put a deck on the shelf, or raise BadDeck; see `put_deck`."""
        with self._lock:
            return self._put(manifest, read)

    def drop(self, name: str, card: str) -> None:
        """Take a card out of a deck, if it is in it; with its last one the deck goes."""
        with self._lock:
            deck = self.decks.get(name)
            cards = () if deck is None else tuple(each for each in deck.manifest.cards if each.id != card)
            if deck is None or len(cards) == len(deck.manifest.cards):
                return
            if cards:
                left = replace(deck.manifest, cards=cards, cover=cards[0].picture)
                self._put(left, lambda name: (deck.folder / name).read_bytes())
                return
        self.remove(name)

    def remove(self, name: str) -> None:
        """Delete a deck, if it is there."""
        with self._lock:
            deck = self.decks.get(name)
            if deck is None:
                return
            if self._shared is not None:
                from halfsaid.decks.sharing import DeckStore  # noqa: PLC0415  # most houses have no such store

                DeckStore(self._shared).remove(name)
            remove_deck(deck)
            self._look_again()

    def _put(self, manifest: Manifest, read: Callable[[str], bytes]) -> Deck:
        if self._shared is not None:
            from halfsaid.decks.sharing import DeckStore  # noqa: PLC0415

            with TemporaryDirectory() as staging:  # the store first: while it is away, nothing is put anywhere
                DeckStore(self._shared).push(put_deck(manifest, Path(staging), self.decks, read))
        deck = put_deck(manifest, self._shelf, self.decks, read)
        self._look_again()
        return deck

    def _look_again(self) -> None:
        if isinstance(self.decks, DeckShelf):
            self.decks.look_again()
