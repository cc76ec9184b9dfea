"""A deck made of people's pictures: all of them or, if anything stops it, none yet.

Cards are made in a hidden folder on the shelf and stay there if this is interrupted, so that the next try goes on where
this one ended. What a card is called tells nobody anything: its id is its picture's hash, and cards lie in the order of
their ids, so neither a file's name nor who brought it when can be told from a deck.
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
from halfsaid.decks.texts import CardWords, Words, line
from halfsaid.files import Held, mastered, whole_file
from halfsaid.lookalikes import look_alike
from halfsaid.pictures import BadPicture, Darkroom, Mat, Print, near

_WRAPPING = ("cover", "back")  # pictures with these names become a deck's cover and back, and no cards
_ENDINGS = {"AVIF": (".avif",), "WEBP": (".webp",), "JPEG": (".jpg", ".jpeg"), "PNG": (".png",)}
_BACK_OF = "inkwell"  # whose back all have that bring none: in a mix of decks no back may tell a card's deck


class Wishes(Struct, frozen=True):
    """What is asked for beside the pictures."""

    title: str
    licence: str = "private"
    credit: str = ""
    language: str = "en"  # of the title, and of texts that name no language
    twins: Literal["both", "first"] = "both"  # which of two pictures that look nearly the same are kept


class Added(Struct):
    """What became of it all; files are called as they were where they came from."""

    deck: Deck
    new: int = 0
    on_mat: int = 0
    worded: int = 0
    told: int = 0  # pictures that told a place or a time
    refused: list[tuple[str, str]] = field(default_factory=list)
    same: list[tuple[str, str]] = field(default_factory=list)
    twins: list[tuple[str, str]] = field(default_factory=list)


class _Kept(Struct, frozen=True):
    """A card that was made, as it is remembered beside its files."""

    id: str
    picture: Picture
    fingerprint: int
    on_mat: bool
    captions: Mapping[str, str]
    told: bool


class _Refused(Struct, frozen=True):
    sentence: str


def id_for(title: str) -> str:
    """The name of a deck with this title, in letters that an address can have."""
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
    """A new deck of these pictures on this shelf, beside these other decks; or a BadDeck. `tell` hears of each file."""
    title = line(wishes.title)
    name = id_for(title)
    if (other := _taken(name, [title], others)) is not None:
        raise BadDeck(
            f"There is a deck called {title!r} already, or one that looks like it: choose another --title, "
            f"or put the pictures into it with --to {other.id}."
        )
    return _add(sources, wishes, shelf / name, None, darkroom, tell)


def _taken(name: str, titles: Iterable[str], others: Mapping[str, Deck]) -> Deck | None:
    """The other deck that is called so, or so that people could not tell the two apart."""
    for other in others.values():
        known = other.manifest.title.values()
        if look_alike(other.id, name) or any(look_alike(title, each) for title in titles for each in known):
            return other
    return None


def add_to(
    deck: Deck, sources: Sources, wishes: Wishes, darkroom: Darkroom, tell: Callable[[str], None] = lambda _: None
) -> Added:
    """The deck with these pictures added to its own."""
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
    """A hidden folder beside this one. Whoever is interrupted finds it again; whoever fails leaves nothing."""
    staging = folder.parent / f".adding-{folder.name}"
    try:
        staging.mkdir(parents=True, exist_ok=True)
        with mastered(folder.parent / f".adding-{folder.name}.lock"):
            yield staging
    except Held:
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
    """The card of one picture, made now or in an earlier try."""
    try:
        content = source.read()
        record = staging / f"{blake2b(content, digest_size=16).hexdigest()}.json"
        if record.exists():
            return msgspec.json.decode(record.read_bytes(), type=_Kept)
        made = darkroom.develop(content, source.frame)
    except Unreadable as why:
        return _Refused(str(why))
    except BadPicture as bad:
        return _Refused(bad.problem.sentence)
    kept = _keep(made, staging)
    _write(record, msgspec.json.encode(kept))
    return kept


def _keep(made: Print, staging: Path) -> _Kept:
    name = _digest(made.large)
    picture = Picture(
        f"{name}.{_digest(made.small)}.avif",
        f"{name}.{_digest(made.large)}.avif",
        f"{name}.{_digest(made.fallback)}.webp",
    )
    for file, content in zip(msgspec.structs.astuple(picture), (made.small, made.large, made.fallback), strict=True):
        _write(staging / file, content)
    return _Kept(name, picture, made.fingerprint, isinstance(made.frame, Mat), made.words, made.told_where_or_when)


class _Sorting:
    """Which cards a deck has, taken one picture after the other: no picture twice, and twins named."""

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
        """The deck's book. Its back and cover are those that were brought, or that it has, or ours."""
        first = next(iter(self.cards.values()))
        old = None if self.old is None else self.old.manifest
        cards = (*(() if old is None else old.cards), *self.cards.values())
        back = self.wrapping.get("back") or (old.back if old else _common_back(staging))
        return Manifest(
            FORMAT,
            name if old is None else old.id,
            {wishes.language: line(wishes.title)} if old is None else old.title,
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
        _write(staging / file, (FINISHED / _BACK_OF / file).read_bytes())
    return back


def _put(staging: Path, folder: Path, manifest: Manifest) -> Deck:
    """The deck in its place: in one step, or into a folder that is there already with the manifest as the last step."""
    for record in staging.glob("*.json"):
        record.unlink()
    named = set(named_files(manifest))
    for path in list(staging.iterdir()):
        if path.name not in named:
            path.unlink()  # of a picture that became no card of this deck
    book = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
    if folder.exists():
        for path in list(staging.iterdir()):
            path.replace(folder / path.name)
        _write(folder / MANIFEST, book)
        staging.rmdir()
    else:
        _write(staging / MANIFEST, book)
        staging.rename(folder)
    return read_deck(folder)


def adopt_deck(sources: Sources, shelf: Path, others: Mapping[str, Deck], darkroom: Darkroom) -> Deck:
    """A finished deck, as another server exported it, on this shelf; or a BadDeck. Every picture in it is looked at."""
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
            _write(staging / source.file, content)
        _write(staging / MANIFEST, book.read())
        read_deck(staging)  # or a BadDeck: a picture may be missing
        staging.rename(shelf / manifest.id)
    return read_deck(shelf / manifest.id)


def _seen(source: Source, darkroom: Darkroom) -> bytes:
    """The bytes of a finished picture that is what it is called and tells nothing; or a BadDeck."""
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
    """Take a deck off the shelf; what else lies in its folder stays."""
    (deck.folder / MANIFEST).unlink()  # from here on it is no deck
    for name in deck.files():
        (deck.folder / name).unlink(missing_ok=True)
    with suppress(OSError):  # not empty: the photos it was made of
        deck.folder.rmdir()


def _write(path: Path, content: bytes) -> None:
    with whole_file(path) as file:
        file.write(content)


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=6).hexdigest()
