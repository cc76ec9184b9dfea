"""A deck: a folder with pictures and one manifest, `deck.json`.

A card is named everywhere by deck and card, "inkwell/wheat_whale". Pictures carry their content's hash in
their file name, so that browsers may keep them for ever.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from halfsaid.lookalikes import look_alike

FORMAT = "halfsaid-deck/1"
MANIFEST = "deck.json"
FINISHED = Path(__file__).parent  # the shelf of the decks that come with the game
CARDS_A_PLAYER = 7  # a hand of six, and one to draw
_FEWEST, _FULL_TABLE = 3, 12

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,127}")


class Picture(Struct, frozen=True):
    """The files of one picture, by purpose."""

    small: str  # AVIF, about 360 px wide: a hand of cards
    large: str  # AVIF, about 960 px wide: one card opened
    fallback: str  # WebP, about 480 px wide: browsers without AVIF


class Card(Struct, frozen=True, omit_defaults=True):
    """A card and its texts, each in every language of the deck."""

    id: str
    picture: Picture
    description: Mapping[str, str] = {}  # neutral, for players who cannot see it
    clues: Mapping[str, tuple[str, ...]] = {}
    motifs: tuple[str, ...] = ()
    mood: tuple[str, ...] = ()
    credit: str = ""  # the picture's author, if not the deck's; often a clue, so not for players in a game


class Manifest(Struct, frozen=True, omit_defaults=True):
    """`deck.json`."""

    format: str
    id: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    licence: str
    cover: Picture
    back: Picture
    cards: tuple[Card, ...]
    credit: str = ""  # whose pictures they are
    retired: tuple[Card, ...] = ()  # nobody is dealt them; albums, replays and games begun before still show them


class BadDeck(Exception):
    """This folder is no deck; the message is one sentence that says why."""


class BadDeckStore(Exception):
    """The store that several servers share cannot be used just now; the message is one sentence that says why."""


class Deck:
    """A manifest and the folder it describes."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.id = manifest.id
        self.edition = blake2b(msgspec.json.encode(manifest), digest_size=8).hexdigest()  # another after any change
        self.cards = {f"{manifest.id}/{card.id}": card for card in manifest.cards}
        self.retired = {f"{manifest.id}/{card.id}": card for card in manifest.retired}
        self._files = frozenset(named_files(manifest))

    def card(self, name: str) -> Card | None:
        """Return the card of this name, retired or not."""
        return self.cards.get(name) or self.retired.get(name)

    def file(self, name: str) -> Path | None:
        """Return the path of a file that the manifest names; None for every other name."""
        return self.folder / name if name in self._files else None

    def files(self) -> list[str]:
        """Return every file that the manifest names, once."""
        return sorted(self._files)

    def size(self) -> int:
        """Return the bytes of all its pictures."""
        return sum((self.folder / name).stat().st_size for name in self._files)

    def title(self, language: str = "en") -> str:
        """Return the title in this language, or in any that the deck has."""
        titles = self.manifest.title
        return titles.get(language) or next(iter(titles.values()), self.id)


def read_deck(folder: Path) -> Deck:
    """Return the deck in this folder, or raise BadDeck."""
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except OSError as error:
        raise BadDeck(f"{folder} has no readable {MANIFEST}: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadDeck(f"{folder / MANIFEST} is not a deck: {error}.") from None
    _check(folder, manifest)
    return Deck(folder, manifest)


def read_decks(*shelves: Path) -> dict[str, Deck]:
    """Return every deck in the folders on these shelves, by id. Or raise BadDeck, also where two have one id."""
    decks: dict[str, Deck] = {}
    for folder in deck_folders(*shelves):
        deck = read_deck(folder)
        check_apart(deck, decks.values())
        decks[deck.id] = deck
    return decks


def deck_folders(*shelves: Path) -> list[Path]:
    """Return the folders on these shelves that have a manifest, without hidden ones, where decks are being made."""
    found = [path.parent for shelf in shelves for path in sorted(shelf.glob(f"*/{MANIFEST}"))]
    return [folder for folder in found if not folder.name.startswith(".")]


def enough_for(cards: int) -> int:
    """Return for how many players this many cards are enough, up to a full table; 0: not even for three."""
    players = min(cards // CARDS_A_PLAYER, _FULL_TABLE)
    return players if players >= _FEWEST else 0


def finished_decks() -> dict[str, Deck]:
    """Return the decks that come with the game."""
    return read_decks(FINISHED)


def check_apart(deck: Deck, others: Iterable[Deck]) -> None:
    """Raise BadDeck if this deck has the id or title of another, or one that looks the same."""
    for other in others:
        _check_two(other, deck)


def _check_two(one: Deck, other: Deck) -> None:
    if look_alike(one.id, other.id):
        raise BadDeck(f"{one.folder} and {other.folder} are both called {one.id!r}, or look like it.")
    for language in one.manifest.title.keys() & other.manifest.title.keys():
        title = one.manifest.title[language]
        if look_alike(title, other.manifest.title[language]):
            raise BadDeck(f"{one.folder} and {other.folder} both have the title {title!r}, or one that looks like it.")


def _check(folder: Path, manifest: Manifest) -> None:
    check_names(folder, manifest)
    for file in named_files(manifest):
        if not (folder / file).is_file():
            raise BadDeck(f"{folder} lacks the picture {file}.")


def check_names(folder: Path, manifest: Manifest) -> None:
    """Raise BadDeck if an id or file name in a manifest is not a plain name; a path would lead out of the folder."""
    if manifest.format != FORMAT:
        raise BadDeck(f"{folder} is a deck of format {manifest.format!r}, not {FORMAT!r}.")
    names = [card.id for card in (*manifest.cards, *manifest.retired)]
    for name in (manifest.id, *names):
        if not _ID.fullmatch(name):
            raise BadDeck(f"{folder}: {name!r} is no name for a deck or a card.")
    if len(set(names)) != len(names):
        raise BadDeck(f"{folder} names a card twice.")
    for file in named_files(manifest):
        if not _FILE.fullmatch(file):
            raise BadDeck(f"{folder}: {file!r} is no name for a picture.")


def named_files(manifest: Manifest) -> Iterator[str]:
    """Yield the files of all its pictures. Some may be named more than once."""
    cards = (*manifest.cards, *manifest.retired)
    for picture in (manifest.cover, manifest.back, *(card.picture for card in cards)):
        yield from (picture.small, picture.large, picture.fallback)
