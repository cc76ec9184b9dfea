"""Makes a deck of people's pictures: all of them, or none if it is interrupted.

Cards are made in a hidden folder on the shelf. If this is interrupted they stay there, and the next try goes on from
them. A card's id is the hash of its picture, and cards are ordered by id. So a deck shows neither the names of the
files nor who brought them when.
"""

import errno
import re
import shutil
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from halfsaid.decks import (
    FINISHED,
    FORMAT,
    MANIFEST,
    BadDeck,
    Card,
    Deck,
    Manifest,
    Picture,
    check_names,
    named_files,
    read_deck,
)
from halfsaid.decks.sources import Source, Sources, Unreadable
from halfsaid.decks.texts import CardWords, Words
from halfsaid.files import AlreadyLocked, locked, write_whole
from halfsaid.lookalikes import look_alike
from halfsaid.pictures import BadPicture, Darkroom, Mat, Print, Wish, near, one_line

_WRAPPING = ("cover", "back")  # pictures with these names become a deck's cover and back, and no cards
_ENDINGS = {"AVIF": (".avif",), "WEBP": (".webp",), "JPEG": (".jpg", ".jpeg"), "PNG": (".png",)}
_BACK_OF = "inkwell"  # its back is the default: where decks are mixed, a back must not show a card's deck


class Wishes(Struct, frozen=True):
    """What people say about a deck that they add: its title and so on."""

    title: str
    licence: str = "private"
    credit: str = ""
    language: str = "en"  # of the title, and of texts that name no language
    twins: Literal["both", "first"] = "both"  # which of two pictures that look nearly the same are kept


class Added(Struct):
    """The report of what was added. Files have the names of where they came from."""

    deck: Deck
    new: int = 0
    on_mat: int = 0
    worded: int = 0
    told: int = 0  # pictures whose metadata had a place or a time
    refused: list[tuple[str, str]] = field(default_factory=list)
    same: list[tuple[str, str]] = field(default_factory=list)
    twins: list[tuple[str, str]] = field(default_factory=list)


class _Kept(Struct, frozen=True):
    """A card that was made, as it is kept in a file beside its pictures."""

    id: str
    picture: Picture
    fingerprint: int
    on_mat: bool
    captions: Mapping[str, str]
    told: bool


class _Refused(Struct, frozen=True):
    sentence: str


def id_for(title: str) -> str:
    """Return the id of a deck with this title, in letters that an address can have."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-")
    return slug or f"deck-{_digest(title.encode())}"


def add_deck(
    sources: Sources,
    wishes: Wishes,
    shelf: Path,
    others: Mapping[str, Deck],
    darkroom: Darkroom,
    tell: Callable[[str], None] = lambda _: None,
) -> Added:
    """Make a new deck of these pictures on this shelf, or raise BadDeck. `tell` is called with each file's name."""
    title = one_line(wishes.title)
    name = id_for(title)
    if (other := _taken(name, [title], others)) is not None:
        raise BadDeck(
            f"There is a deck called {title!r} already, or one that looks like it: choose another --title, "
            f"or put the pictures into it with --to {other.id}."
        )
    return _add(sources, wishes, shelf / name, None, darkroom, tell)


def _taken(name: str, titles: Iterable[str], others: Mapping[str, Deck]) -> Deck | None:
    """Return the other deck with this name or one of these titles, or with one that looks the same."""
    for other in others.values():
        known = other.manifest.title.values()
        if look_alike(other.id, name) or any(look_alike(title, each) for title in titles for each in known):
            return other
    return None


def add_to(
    deck: Deck, sources: Sources, wishes: Wishes, darkroom: Darkroom, tell: Callable[[str], None] = lambda _: None
) -> Added:
    """Add these pictures to a deck, or raise BadDeck."""
    return _add(sources, wishes, deck.folder, deck, darkroom, tell)


def _add(
    sources: Sources, wishes: Wishes, folder: Path, old: Deck | None, darkroom: Darkroom, tell: Callable[[str], None]
) -> Added:
    words = Words(sources.texts, wishes.language)
    with _staged(folder) as staging:
        made = _develop_all(sources, staging, darkroom, tell)
        kept = {each.name: card for each in sources.pictures if isinstance(card := made[each.name], _Kept)}
        refused = [(name, why.sentence) for name, why in made.items() if isinstance(why, _Refused)]
        sorted_out = _Sorting(old, wishes.twins, words)
        for source in sources.pictures:
            if source.name in kept:
                sorted_out.take(source, kept[source.name])
        if not sorted_out.cards:
            raise BadDeck(_nothing(len(sources.pictures), [*sources.refused, *refused], sorted_out.same))
        manifest = sorted_out.manifest(folder.name, wishes, staging)
        deck = _put(staging, folder, manifest)
    report = Added(deck, refused=[*sources.refused, *words.refused, *refused])
    report.new, report.same, report.twins = len(sorted_out.cards), sorted_out.same, sorted_out.twins
    report.on_mat, report.worded = sorted_out.on_mat, sorted_out.worded
    report.told = sum(card.told for card in kept.values())
    return report


def _nothing(pictures: int, refused: list[tuple[str, str]], same: list[tuple[str, str]]) -> str:
    if same:
        return "All these pictures are in the deck already."
    if not refused:
        return "There is no picture here."
    name, why = refused[0]
    return f"None of {pictures or len(refused)} files became a card. The first one, {name}: {why}"


@contextmanager
def _staged(folder: Path) -> Iterator[Path]:
    """Yield a hidden folder beside this one. It stays after an interruption, and is removed after a failure."""
    staging = folder.parent / f".adding-{folder.name}"
    try:
        staging.mkdir(parents=True, exist_ok=True)
        with locked(folder.parent / f".adding-{folder.name}.lock"):
            yield staging
    except AlreadyLocked:
        raise BadDeck(f"Somebody adds pictures to {folder.name!r} just now.") from None
    except OSError as error:
        shutil.rmtree(staging, ignore_errors=True)
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise BadDeck("The disk is full: nothing was added.") from None
        raise
    except Exception:
        shutil.rmtree(staging, ignore_errors=True)
        raise
    finally:
        if not staging.exists():
            (folder.parent / f".adding-{folder.name}.lock").unlink(missing_ok=True)


def _develop_all(
    sources: Sources, staging: Path, darkroom: Darkroom, tell: Callable[[str], None]
) -> dict[str, _Kept | _Refused]:
    made: dict[str, _Kept | _Refused] = {}
    for source, outcome in darkroom.over(lambda source: _developed(source, staging, darkroom), sources.pictures):
        made[source.name] = outcome
        tell(source.name)
    return made


def _developed(source: Source, staging: Path, darkroom: Darkroom) -> _Kept | _Refused:
    """Return the card of one picture, made now or in an earlier try."""
    try:
        content = source.read()
        record = staging / f"{blake2b(content, digest_size=16).hexdigest()}.json"
        if record.exists():
            return msgspec.json.decode(record.read_bytes(), type=_Kept)
        made = darkroom.develop(content, Wish(source.frame))
    except Unreadable as why:
        return _Refused(str(why))
    except BadPicture as bad:
        return _Refused(bad.problem.sentence)
    kept = _keep(made, staging)
    write_whole(record, msgspec.json.encode(kept))
    return kept


def _keep(made: Print, staging: Path) -> _Kept:
    name = _digest(made.large)
    picture = Picture(
        f"{name}.{_digest(made.small)}.avif",
        f"{name}.{_digest(made.large)}.avif",
        f"{name}.{_digest(made.fallback)}.webp",
    )
    for file, content in zip(msgspec.structs.astuple(picture), (made.small, made.large, made.fallback), strict=True):
        write_whole(staging / file, content)
    return _Kept(name, picture, made.fingerprint, isinstance(made.frame, Mat), made.words, made.told_where_or_when)


class _Sorting:
    """Chooses the cards of a deck, one picture after the other: no picture twice, and pictures alike are named."""

    def __init__(self, old: Deck | None, twins: Literal["both", "first"], words: Words) -> None:
        self.old = old
        self.cards: dict[str, Card] = {}
        self.wrapping: dict[str, Picture] = {}
        self.same: list[tuple[str, str]] = []
        self.twins: list[tuple[str, str]] = []
        self.on_mat = self.worded = 0
        self._keep_twins = twins == "both"
        self._words = words
        self._names = {} if old is None else {card.id: "a card of the deck" for card in old.manifest.cards}
        self._prints: list[tuple[str, int]] = []

    def take(self, source: Source, kept: _Kept) -> None:
        if source.stem.casefold() in _WRAPPING:
            self.wrapping[source.stem.casefold()] = kept.picture
        elif kept.id in self._names:
            self.same.append((source.name, self._names[kept.id]))
        elif self._is_spare_twin(source, kept):
            pass
        else:
            self._add(source, kept)

    def _is_spare_twin(self, source: Source, kept: _Kept) -> bool:
        twin = next((name for name, other in self._prints if near(kept.fingerprint, other)), None)
        if twin is not None:
            self.twins.append((source.name, twin))
        return twin is not None and not self._keep_twins

    def _add(self, source: Source, kept: _Kept) -> None:
        words: CardWords = self._words.of(source, kept.captions)
        self.cards[kept.id] = Card(kept.id, kept.picture, words.description, words.clues, credit=words.credit)
        self._names[kept.id] = source.name
        self._prints.append((source.name, kept.fingerprint))
        self.on_mat += kept.on_mat
        self.worded += bool(words.description)

    def manifest(self, name: str, wishes: Wishes, staging: Path) -> Manifest:
        """Return the manifest. Back and cover are the new ones, else those it has, else the default."""
        first = next(iter(self.cards.values()))
        old = None if self.old is None else self.old.manifest
        cards = (*(() if old is None else old.cards), *self.cards.values())
        back = self.wrapping.get("back") or (old.back if old else _common_back(staging))
        return Manifest(
            FORMAT,
            name if old is None else old.id,
            {wishes.language: one_line(wishes.title)} if old is None else old.title,
            {} if old is None else old.about,
            wishes.licence if old is None else old.licence,
            self.wrapping.get("cover") or (old.cover if old else first.picture),
            back,
            tuple(sorted(cards, key=lambda card: card.id)),
            wishes.credit if old is None else old.credit,
        )


def _common_back(staging: Path) -> Picture:
    back = read_deck(FINISHED / _BACK_OF).manifest.back
    for file in msgspec.structs.astuple(back):
        write_whole(staging / file, (FINISHED / _BACK_OF / file).read_bytes())
    return back


def _put(staging: Path, folder: Path, manifest: Manifest) -> Deck:
    """Move the deck to its place: a new one by one rename; into an old one picture by picture, the manifest last."""
    for record in staging.glob("*.json"):
        record.unlink()
    named = set(named_files(manifest))
    for path in list(staging.iterdir()):
        if path.name not in named:
            path.unlink()  # of a picture that became no card of this deck
    book = _book(manifest)
    if folder.exists():
        for path in list(staging.iterdir()):
            path.replace(folder / path.name)
        write_whole(folder / MANIFEST, book)
        staging.rmdir()
    else:
        write_whole(staging / MANIFEST, book)
        staging.rename(folder)
    return read_deck(folder)


def _book(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"


def put_deck(manifest: Manifest, shelf: Path, others: Mapping[str, Deck], read: Callable[[str], bytes]) -> Deck:
    """Put a deck on this shelf, in place of the one with its id if there is one; or raise BadDeck: its title is taken.

    `read`: the content of a file that the manifest names.
    """
    apart = {name: other for name, other in others.items() if name != manifest.id}
    if (other := _taken(manifest.id, manifest.title.values(), apart)) is not None:
        raise BadDeck(f"There is a deck called {other.title()!r} already, or one that looks like it.")
    folder = shelf / manifest.id
    before = read_deck(folder).files() if folder.exists() else []
    with _staged(folder) as staging:
        for name in set(named_files(manifest)):
            if not (folder / name).exists():
                write_whole(staging / name, read(name))
        deck = _put(staging, folder, manifest)
    for name in set(before) - set(deck.files()):
        (folder / name).unlink(missing_ok=True)  # of a card that it has no longer
    return deck


def word_card(deck: Deck, card: str, language: str, description: str, clues: tuple[str, ...]) -> Deck:
    """Say in this language what a card shows, and with which clues. Return the deck as it is then."""
    cards = tuple(
        each
        if each.id != card
        else replace(
            each,
            description={**each.description, language: description},
            clues={**each.clues, language: clues} if clues else each.clues,
        )
        for each in deck.manifest.cards
    )
    write_whole(deck.folder / MANIFEST, _book(replace(deck.manifest, cards=cards)))
    return read_deck(deck.folder)


def adopt_deck(sources: Sources, shelf: Path, others: Mapping[str, Deck], darkroom: Darkroom) -> Deck:
    """Put a deck that another server exported on this shelf, or raise BadDeck. Every picture in it is checked."""
    if len(sources.manifests) > 1:
        raise BadDeck(f"There are {len(sources.manifests)} decks here: add one at a time.")
    book = sources.manifests[0]
    try:
        manifest = msgspec.json.decode(book.read(), type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Unreadable) as error:
        raise BadDeck(f"{book.name} is not a deck: {error}. Without it the pictures here can be added.") from None
    check_names(Path(book.name), manifest)
    if _taken(manifest.id, manifest.title.values(), others) is not None or (shelf / manifest.id).exists():
        raise BadDeck(f"There is a deck called {manifest.id!r} already, or one that looks like it.")
    wanted = {book.name.removesuffix(MANIFEST) + file for file in named_files(manifest)}
    with _staged(shelf / manifest.id) as staging:
        named = [each for each in sources.pictures if each.name in wanted]
        for source, content in darkroom.over(lambda each: _seen(each, darkroom), named):
            write_whole(staging / source.file, content)
        write_whole(staging / MANIFEST, book.read())
        read_deck(staging)  # or a BadDeck: a picture may be missing
        staging.rename(shelf / manifest.id)
    return read_deck(shelf / manifest.id)


def _seen(source: Source, darkroom: Darkroom) -> bytes:
    """Return the bytes of a picture whose kind fits its name and which has no metadata. Or raise BadDeck."""
    try:
        content = source.read()
        found = darkroom.inspect(content)
    except Unreadable as why:
        raise BadDeck(f"{source.name}: {why}") from None
    except BadPicture as bad:
        raise BadDeck(f"{source.name}: {bad.problem.sentence}") from None
    if PurePosixPath(source.name).suffix.lower() not in _ENDINGS.get(found.kind, ()):
        raise BadDeck(
            f"{source.name} is of the kind {found.kind}: no picture of a finished deck, or not as its name says."
        )
    if found.tells:
        raise BadDeck(
            f"{source.name} carries metadata, such as where a photo was taken: add the pictures without {MANIFEST}."
        )
    return content


def remove_deck(deck: Deck) -> None:
    """Delete a deck. Other files in its folder stay."""
    (deck.folder / MANIFEST).unlink()  # from here on it is no deck
    for name in deck.files():
        (deck.folder / name).unlink(missing_ok=True)
    with suppress(OSError):  # not empty: the photos it was made of
        deck.folder.rmdir()


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=6).hexdigest()
