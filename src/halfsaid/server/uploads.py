"""People's own pictures on one server: taken in, made into cards beside the event loop, kept, deleted.

A file is streamed to the disk, decoded in a process of its own, and gone when its card is made. What a table has is in
its log; here are the files beside it.
"""

import asyncio
import errno
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from datetime import date
from functools import cache, partial
from hashlib import blake2b, sha256
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from halfsaid.bots import NoAnswer, OfferedWords, VisionModel, describe
from halfsaid.decks import FINISHED, FORMAT, BadDeck, BadDeckStore, Card, Deck, Manifest, Picture, read_deck
from halfsaid.decks.adding import id_for
from halfsaid.decks.brought import KEPT, OWN, BroughtFiles, DiskFull, digest, hashed
from halfsaid.decks.flags import FlagList
from halfsaid.languages import LANGUAGES
from halfsaid.pictures import LARGEST_FILE, BadPicture, Crop, Darkroom, Print, Wish
from halfsaid.rules import Refusal
from halfsaid.server.address import is_at_home
from halfsaid.server.desk import HttpProblem
from halfsaid.server.house_decks import HouseDecks
from halfsaid.server.invited import UploadInvitations
from halfsaid.server.settings import Settings
from halfsaid.store import Store
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import (
    ChangePicture,
    ClearShelf,
    DropPicture,
    Flag,
    KeepForAll,
    KeepPicture,
    KeyHash,
    Printed,
    SeatId,
)
from halfsaid.tables.bringing import all_files_of, cards_for_all, cards_of_own, files_of, picture_for, sent_before
from halfsaid.tables.keys import new_key
from halfsaid.tables.limits import MOST_LANGUAGES, is_language
from halfsaid.tables.table import Brought, NotAllowed, OwnDeck, Table, Takes

MEGA, GIGA = 1024**2, 1024**3

_NEEDED = ("PIL", "pi_heif", "numpy", "defusedxml")
_PIECE = 256 * 1024  # bytes that are written at once
_DECODERS_REST = 60.0  # seconds without a picture, after which decoders end
_TOLD_EVERY, _BELIEVED = 20.0, 90.0  # seconds: how often we tell where our pictures are, and believe what others told
_PLACE, _GONE = "pictures_at", "pictures_gone"  # what servers tell each other
_MOST_DECKS = 1000  # whose lists of cards are at hand
_NAME = re.compile(rf"{OWN}[0-9a-f]{{20}}")
_SHAPE, _NEARLY = 2 / 3, 0.02  # of a card, and how far a crop may be from it
_LEAST = 0.02  # of a picture's width and height, in a crop
_T = TypeVar("_T")

log = logging.getLogger(__name__)


class Came(NamedTuple):
    """How a picture came, for the one who sent it."""

    same: bool = False  # its very file was here already
    told: bool = False  # its file told a place or a time


JUST_SO = Came()


class Uploads:
    """What this server does with people's own pictures. Use after `open`, and `close` it."""

    def __init__(self, settings: Settings, files: BroughtFiles) -> None:
        self._policy = settings.uploads or ("tables" if is_at_home(settings) else "owner")
        self._table_bytes = round(settings.uploads_table * MEGA)
        self._all_bytes = round(settings.uploads_total * GIGA)
        self.files = files
        self._house_decks = HouseDecks(settings)
        endpoint = settings.vision_endpoint()
        self._model = None if endpoint is None else VisionModel(endpoint)
        self._flags = FlagList(settings.data)
        self._invitations = UploadInvitations(settings.data)
        self._darkroom = Darkroom()
        self._threads = ThreadPoolExecutor(self._darkroom.decoders, "pictures")
        self._busy = 0
        self._resting: asyncio.TimerHandle | None = None
        self._under_way: dict[tuple[str, SeatId, str], asyncio.Task[tuple[Brought, Came]]] = {}
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._place = ""
        self._secret = b""
        self._mark = ""
        self._others: dict[str, float] = {}  # other places for pictures, by other servers' word, and until when
        self._house: House | None = None
        self._decks: dict[str, tuple[OwnDeck, Deck | None]] = {}
        self._back = read_deck(FINISHED / "inkwell").manifest.back

    async def open(self, store: Store) -> None:
        """Make everything ready."""
        try:
            self._place = await asyncio.to_thread(self.files.open)
        except OSError as error:
            log.warning("no pictures can be brought: %s cannot be written: %s", self.files.folder, error.strerror)
            self._policy = "off"
        self._secret = (await store.keep("own_decks", token_hex(16))).encode()
        self._mark = blake2b(self._secret, digest_size=8).hexdigest()

    def settle(self, house: House) -> None:
        """From now on hear and tell the other servers of this house."""
        self._house = house
        self._house_decks.decks = house.decks
        house.on_announced(_PLACE, self._note_place)
        house.on_announced(_GONE, self._note_gone)

    async def keep(self) -> None:
        """Tell the other servers again and again where our pictures are, until cancelled."""
        while self._house is not None:
            self._house.announce(_PLACE, f"{_PLACE} {self._place}")
            await asyncio.sleep(_TOLD_EVERY)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._resting is not None:
            self._resting.cancel()
        self._darkroom.close()

    def takes(self, table: Table) -> Takes:
        """Whether people may bring pictures of their own to this table."""
        if self._policy == "off" or not _can_develop():
            return "off"
        if self._is_alone_of_several():
            return "unshared"
        return "invitation" if self._policy == "owner" and not table.own.is_invited else "yes"

    @property
    def offers_words(self) -> bool:
        """Whether a vision model describes pictures, if somebody asks it to."""
        return self._model is not None

    async def offered_words(self, table: Table, picture: Brought, language: str) -> OfferedWords:
        """What the owner's vision model says of a picture, which is sent there for it."""
        if self._model is None:
            raise HttpProblem(404, "no_model", "Nothing here describes pictures.")
        if language not in LANGUAGES:
            raise NotAllowed("language", "Halfsaid does not speak that language.")
        path = await self.file(table, picture, picture.printed.picture.large)
        if path is None:
            raise _no_picture()
        try:
            return await describe(self._model, str(path), language)
        except NoAnswer as trouble:
            log.warning("the vision endpoint offered no words (%s)", trouble)
            raise HttpProblem(503, "model_away", "What describes pictures gave no answer; try again.") from None

    def refuse(self, table: Table) -> None:
        """Refuse pictures for this table, if it takes none."""
        match self.takes(table):
            case "off":
                raise HttpProblem(403, "uploads_off", "This server takes no pictures.")
            case "invitation":
                raise HttpProblem(
                    403, "uploads_invited", "Here only tables with an invitation of the owner take pictures."
                )
            case "unshared":
                raise HttpProblem(
                    403, "uploads_unshared", "These servers share no place for pictures, so none can be brought."
                )

    def deck_of(self, table: Table) -> Deck | None:
        """The table's own deck, if it has a card."""
        known = self._decks.get(table.code)
        if known is None or known[0] is not table.own:
            known = self._decks[table.code] = table.own, _own_deck(table.own, self.files.folder, self._back)
            if len(self._decks) > _MOST_DECKS:
                del self._decks[next(iter(self._decks))]
        return known[1]

    async def deck_named(self, name: str) -> Deck | None:
        """The deck of this name, whichever table's own it is."""
        if self._house is None or not _NAME.fullmatch(name):
            return None
        owner = await self._beside(self.files.owner_of, name)
        code = (owner or "").partition(" ")[0]
        live = await self._house.find(code) if code else None
        deck = self.deck_of(live.table) if live else None
        return deck if deck is not None and deck.id == name else None

    def expect(self) -> None:
        """Make decoders ready, while somebody still chooses pictures or one is on its way."""
        if not self._busy:
            self._threads.submit(self._darkroom.warm)
            self._rest_later()

    async def received(self, pieces: AsyncIterator[bytes], path: Path) -> str:
        """Write what is sent to this file. Return its SHA-256, or refuse what is too large, before it is whole."""
        self._refuse_if_full()
        self.expect()
        known, waiting, size = sha256(), bytearray(), 0
        with _full_disk(), ExitStack() as stack:
            file = stack.enter_context(path.open("wb"))
            async for piece in pieces:
                known.update(piece)
                waiting += piece
                size += len(piece)
                if size > LARGEST_FILE:
                    raise HttpProblem(413, "picture_large", f"One picture may have {LARGEST_FILE // MEGA} MB.")
                if len(waiting) >= _PIECE:
                    await asyncio.to_thread(file.write, bytes(waiting))
                    waiting.clear()
            await asyncio.to_thread(file.write, bytes(waiting))
        return known.hexdigest()

    async def bring(
        self, live: LiveTable, key: KeyHash, coming: ExitStack, path: Path, sent: str
    ) -> tuple[Brought, Came]:
        """Make a card of the file at this path, to the end even if nobody waits for it; then close `coming`."""
        with coming:
            seat = live.table.seat_of(key)
            if (before := sent_before(live.table, seat, sent)) is not None:
                return before, Came(same=True)
            name = live.table.code, seat, sent
            if (task := self._under_way.get(name)) is not None:
                return (await asyncio.shield(task))[0], Came(same=True)
            task = asyncio.create_task(self._bring(live, key, path, sent))
            self._under_way[name] = task
            task.add_done_callback(partial(self._brought, name, coming.pop_all()))
        return await asyncio.shield(task)

    def _brought(self, name: tuple[str, SeatId, str], coming: ExitStack, task: asyncio.Task[Any]) -> None:
        del self._under_way[name]
        coming.close()
        if not task.cancelled():
            task.exception()  # seen: a caller that still waits gets the error

    async def _bring(self, live: LiveTable, key: KeyHash, path: Path, sent: str) -> tuple[Brought, Came]:
        made = await self._develop(path.read_bytes, Wish(with_whole=True))
        picture, deck, card = new_key(), self._deck_id(live.table), digest(made.large)
        printed, files = _printed(card, made, 0)
        act = KeepPicture(deck, picture, card, sent, made.fingerprint, printed, _captions(made, live.table.language))
        await self._beside(self.files.keep, self._owner(live.table), deck, picture, files)

        def kept(table: Table) -> KeepPicture:
            if self._deck_id(table) != deck:
                raise NotAllowed("deck_deleted", "The deck was deleted meanwhile; bring this picture again.")
            self._refuse_if_large(table, picture, printed)
            return act

        try:
            await live.do(kept, key)
        except Refusal:
            await self._beside(self.files.drop, deck, picture, list(files))
            raise
        brought = _picture(live.table, picture)
        if brought is None:
            raise _no_picture()  # thrown out, or its deck deleted, as soon as it was there
        return brought, Came(told=made.told_where_or_when)

    def alone_with(self, picture: str) -> AbstractAsyncContextManager[None]:
        """Nobody else changes the picture of this id, or throws it out, within the block."""
        return self._alone.setdefault(picture, asyncio.Lock())

    async def change(self, live: LiveTable, key: KeyHash, picture: Brought, wish: Wish, act: ChangePicture) -> Brought:
        """Frame or turn a picture anew and change its words, as this act says but for its prints."""
        printed, deck = picture.printed, self._deck_id(live.table)
        if (wish.frame, wish.turn) != (printed.frame, printed.turn):
            act = await self._framed_anew(live.table, picture, wish, act)
        made = act.printed if isinstance(act.printed, Printed) else printed

        def changing(table: Table) -> ChangePicture:
            if made is not printed:
                self._refuse_if_large(table, picture.id, made)
            return act

        try:
            await live.do(changing, key)
        except Refusal:
            await self._drop_stale(live.table, deck, picture.id, made)
            raise
        await self._drop_stale(live.table, deck, picture.id, printed)
        return picture_for(live.table, live.table.seat_of(key), picture.id)

    async def _framed_anew(self, table: Table, picture: Brought, wish: Wish, act: ChangePicture) -> ChangePicture:
        self._refuse_if_full()
        deck = self._deck_id(table)
        whole = await self._beside(self.files.file, deck, picture.id, picture.printed.whole)
        if whole is None:
            raise _no_picture()
        try:
            made = await self._develop(whole.read_bytes, wish)
        except FileNotFoundError:
            raise _no_picture() from None  # thrown out meanwhile, on another server
        printed, files = _printed(picture.card, made, wish.turn, picture.printed)
        await self._beside(self.files.keep, self._owner(table), deck, picture.id, files)
        return ChangePicture(act.id, printed, act.description, act.clues)

    async def _drop_stale(self, table: Table, deck: str, picture: str, printed: Printed) -> None:
        """Delete those of these prints of a picture that it does not have now."""
        now = _picture(table, picture)
        names = sorted(set(files_of(printed.picture)) - set(files_of(now.printed.picture) if now else ()))
        if names:
            await self._beside(self.files.drop, deck, picture, names)

    def _refuse_if_full(self) -> None:
        if self.files.size > self._all_bytes:
            raise NotAllowed("house_full", "This server has no room for more pictures.")

    def _refuse_if_large(self, table: Table, picture: str, printed: Printed) -> None:
        """Refuse these prints of a picture if the table has no room for them."""
        others = sum(each.printed.size for each in table.own.pictures if each.id != picture)
        if others + printed.size > self._table_bytes:
            raise NotAllowed("shelf_full", "This table's shelf is full.")

    async def file(self, table: Table, picture: Brought, name: str) -> Path | None:
        """Where this file of a picture is."""
        return await self._beside(self.files.file, self._deck_id(table), picture.id, name)

    async def fetched(self, path: Path) -> Path | None:
        """This file of a deck, which may have to be fetched from where other servers put it."""
        deck, picture, name = path.relative_to(self.files.folder).parts
        return await self._beside(self.files.file, deck, picture, name)

    async def throw_out(self, live: LiveTable, key: KeyHash, picture: Brought) -> None:
        """Delete a picture at once; from the deck for all first: if its store is away, nothing has happened."""
        deck, own = self._deck_id(live.table), live.table.own
        left = replace(own, pictures=tuple(each for each in own.pictures if each.id != picture.id))
        if own.for_all is not None and picture.card not in cards_for_all(left):
            await live.catch_up()  # the act is judged too late for this: so by the newest state there is
            picture_for(live.table, live.table.seat_of(key), picture.id)
            await self._beside(self._house_decks.drop, own.for_all, picture.card)
        await live.do(DropPicture(picture.id), key)
        await self._beside(self.files.drop, deck, picture.id, list(all_files_of(picture.printed)))

    async def delete_deck(self, live: LiveTable, key: KeyHash) -> None:
        """Delete a table's own deck with all its files, here and on the other servers."""
        deck = ""

        def clearing(table: Table) -> ClearShelf:
            nonlocal deck
            deck = self._deck_id(table)
            return ClearShelf()

        await self._remove_for_all(live, key)
        await live.do(clearing, key)
        await self._beside(self.files.drop_deck, deck)
        if self._house is not None:
            self._house.announce(deck, _GONE)

    async def _remove_for_all(self, live: LiveTable, key: KeyHash) -> None:
        """Delete the deck of the house that a table made of its own, if its host asks. This comes before the act that
        says so: if the store is away, nothing has happened and the host can ask again."""
        await live.catch_up()
        deck = live.table.own.for_all
        if deck is not None and live.table.seat_of(key) == live.table.host:
            await self._beside(self._house_decks.remove, deck)

    async def keep_for_all(self, live: LiveTable, key: KeyHash) -> Deck:
        """Make a deck of the house of a table's own as it is now: all tables may play with it, until it is deleted."""
        async with self.alone_with(f"for all {live.table.code}"):
            own, found = live.table.own, cards_for_all(live.table.own)
            if own.id is None or not found:
                raise NotAllowed("keep_nothing", "There is no picture here that may be kept for all tables.")
            if not own.title:
                raise NotAllowed("keep_title", "Give the deck a title first.")
            manifest = _manifest(own, own.for_all or _name_for_all(own), live.table.language, self._back, found)
            pictures = _OwnFiles(self.files.folder / own.id, manifest, found.values())
            deck = await self._beside(self._put_for_all, manifest, pictures)
            try:
                await live.do(KeepForAll(deck.id), key)
            except Refusal:
                if own.for_all is None:
                    await self._beside(self._house_decks.remove, deck.id)
                raise
            return deck

    def _put_for_all(self, manifest: Manifest, pictures: "_OwnFiles") -> Deck:
        if self.files.size + self._house_decks.size(KEPT) > self._all_bytes:
            raise NotAllowed("house_full", "This server has no room for more pictures.")

        def read(name: str) -> bytes:
            path = pictures.file(name)
            if path is None:
                return (FINISHED / "inkwell" / name).read_bytes()  # of its back
            there = self.files.file(pictures.folder.name, path.parent.name, name)
            if there is None:
                raise _no_picture()
            return there.read_bytes()

        return self._house_decks.put(manifest, read)

    async def keep_for_us(self, live: LiveTable, key: KeyHash) -> None:
        """Delete the deck of the house that a table made of its own."""
        async with self.alone_with(f"for all {live.table.code}"):
            await self._remove_for_all(live, key)
            await live.do(KeepForAll(None), key)

    def unwanted(self) -> frozenset[str]:
        """Cards of any deck that the owner has taken out of play."""
        return self._flags.out()

    def note_flag(self, flag: Flag) -> None:
        """Put a card that somebody did not want on the owner's list."""
        day = date.today().isoformat()  # as the owner counts days
        asyncio.get_running_loop().run_in_executor(None, self._flags.note, flag.card, day, flag.reason)

    async def is_invitation(self, secret: str) -> bool:
        """Whether the owner gave this invitation, and it still holds."""
        return await asyncio.to_thread(self._invitations.opens, secret)

    async def sweep(self) -> None:
        """Delete the pictures of tables that are no more, and what is in no table's log: of people who have gone, and
        of a picture that was not kept after all."""
        if self._house is None:
            return
        owners = await asyncio.to_thread(lambda: {deck: self.files.owner_of(deck) for deck in self.files.decks()})
        codes = {deck: code for deck, owner in owners.items() if (code := self._code_of_ours(owner)) is not None}
        there = await self._house.store.heads(codes.values())
        await asyncio.to_thread(self.files.forget_cut_off)
        for deck, code in codes.items():
            live = await self._house.find(code) if code in there else None
            if live is None:
                await asyncio.to_thread(self.files.drop_deck, deck)
                continue
            await live.catch_up()
            own = live.table.own
            kept = {each.id: all_files_of(each.printed) for each in own.pictures if own.id == deck}
            await asyncio.to_thread(self.files.drop_all_but, deck, kept)

    def _owner(self, table: Table) -> str:
        """A table, and a mark of the database that it is in."""
        return f"{table.code} {self._mark}"

    def _code_of_ours(self, owner: str | None) -> str | None:
        """The table's code, if it was one of this database: of others we do not know whether they are there."""
        code, _, mark = (owner or "").partition(" ")
        return code if mark == self._mark else None

    async def _develop(self, read: Callable[[], bytes], wish: Wish) -> Print:
        self._busy += 1
        try:
            developing = partial(self._darkroom.develop, wish=wish)
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: developing(read()))
        except BadPicture as bad:
            raise _refusal(bad) from None
        finally:
            self._busy -= 1
            self._rest_later()

    async def _beside(self, work: Callable[..., _T], *given: object) -> _T:
        """Do this beside the event loop, and not behind pictures that wait for a decoder."""
        try:
            return await asyncio.to_thread(work, *given)
        except DiskFull:
            raise _no_disk() from None
        except BadDeck as bad:
            raise NotAllowed("keep_taken", str(bad)) from None
        except BadDeckStore as bad:
            log.warning("%s", bad)
            raise HttpProblem(503, "away", "The server cannot reach its memory just now; try again.") from None

    def _rest_later(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(_DECODERS_REST, self._rest)

    def _rest(self) -> None:
        if not self._busy:
            self._darkroom.close()

    def _deck_id(self, table: Table) -> str:
        """What the table's own deck is called, or will be. Nobody can guess it. After it was deleted, the next one is
        called otherwise: whoever deletes late deletes nothing that came since."""
        if table.own.id is not None:
            return table.own.id
        told = f"{table.code} {table.opened_at} {table.own.cleared or ''}".rstrip().encode()
        return OWN + blake2b(told, key=self._secret, digest_size=10).hexdigest()

    def _is_alone_of_several(self) -> bool:
        now = asyncio.get_running_loop().time()
        return any(until > now for until in self._others.values())

    def _note_place(self, _: str, place: str) -> None:
        if place == self._place:
            return
        is_new = not self._is_alone_of_several()
        now = asyncio.get_running_loop().time()
        self._others = {other: until for other, until in self._others.items() if until > now}
        self._others[place] = now + _BELIEVED
        if is_new and self._house is not None:
            self._house.announce(_PLACE, f"{_PLACE} {self._place}")  # so that it need not wait for our next word

    def _note_gone(self, deck: str, _: str) -> None:
        if deck.startswith(OWN):
            asyncio.get_running_loop().run_in_executor(None, partial(self.files.drop_deck, deck, everywhere=False))


class _OwnFiles(Deck):
    """A table's own deck, whose pictures lie in folders that are called by secrets."""

    def __init__(self, folder: Path, manifest: Manifest, pictures: Iterable[Brought]) -> None:
        super().__init__(folder, manifest)
        self._places = {file: each.id for each in pictures for file in files_of(each.printed.picture)}

    def file(self, name: str) -> Path | None:
        return self.folder / self._places[name] / name if name in self._places else None


def _own_deck(own: OwnDeck, folder: Path, back: Picture) -> Deck | None:
    """A table's own deck as a deck, if it has a card. `folder`: where all of them are."""
    found = cards_of_own(own)
    if own.id is None or not found:
        return None
    return _OwnFiles(folder / own.id, _manifest(own, own.id, "en", back, found), found.values())


def _manifest(own: OwnDeck, name: str, language: str, back: Picture, found: Mapping[str, Brought]) -> Manifest:
    cards = tuple(Card(card, each.printed.picture, each.description, each.clues) for card, each in found.items())
    title = {language: own.title} if own.title else {}
    return Manifest(FORMAT, name, title, {}, "private", cards[0].picture, back, cards)


def _name_for_all(own: OwnDeck) -> str:
    """What the house calls a table's own deck. No other is called so, and its secret name cannot be told from it."""
    mark = blake2b((own.id or "").encode(), digest_size=4).hexdigest()
    return f"{KEPT}{id_for(own.title)}-{mark}"


def _picture(table: Table, name: str) -> Brought | None:
    return next((each for each in table.own.pictures if each.id == name), None)


def _no_picture() -> NotAllowed:
    return NotAllowed("no_picture", "There is no such picture here.")


@cache
def _can_develop() -> bool:
    """Whether what makes cards of pictures is installed. Looking for it takes longer than a move."""
    return all(find_spec(name) is not None for name in _NEEDED)


@contextmanager
def _full_disk() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise _no_disk() from None
        raise


def _no_disk() -> HttpProblem:
    return HttpProblem(507, "disk_full", "The server's disk is full; nothing is lost, but nothing can be added.")


def _printed(card: str, made: Print, turn: int, old: Printed | None = None) -> tuple[Printed, dict[str, bytes]]:
    """A picture as it is kept, and the new files of it by their names. `old`: what it was framed anew from."""
    picture = Picture(
        hashed(card, made.small, "avif"), hashed(card, made.large, "avif"), hashed(card, made.fallback, "webp")
    )
    files = dict(zip(files_of(picture), (made.small, made.large, made.fallback), strict=True))
    if made.whole is not None:
        files[hashed("whole", made.whole, "jpg")] = made.whole
    whole = old.whole if old else next(name for name in files if name.startswith("whole."))
    size = max(old.size if old else 0, sum(map(len, files.values())))
    return Printed(picture, whole, made.width, made.height, made.frame, turn, size), files


def _captions(made: Print, language: str) -> dict[str, str]:
    """What the file says of the picture, as a description."""
    said = {tongue or language: text for tongue, text in made.words.items() if is_language(tongue or language)}
    return dict(islice(said.items(), MOST_LANGUAGES))


def _refusal(bad: BadPicture) -> NotAllowed:  # noqa: PLR0911  # a line for each
    why = bad.problem.sentence
    match bad.problem.code:
        case "empty":
            return NotAllowed("picture_empty", why)
        case "svg":
            return NotAllowed("picture_svg", why)
        case "not_picture":
            return NotAllowed("picture_unknown", why)
        case "broken":
            return NotAllowed("picture_broken", why)
        case "file_size":
            return NotAllowed("picture_large", why)
        case "pixels":
            return NotAllowed("picture_pixels", why)
        case "small":
            return NotAllowed("picture_small", why)
        case "time":
            return NotAllowed("picture_time", why)
        case "memory":
            return NotAllowed("picture_memory", why)
        case "crash":
            return NotAllowed("picture_crash", why)


def check_frame(wish: Wish, picture: Brought) -> None:
    """Refuse a crop that is not within the picture, or would stretch it."""
    frame = wish.frame
    if not isinstance(frame, Crop):
        return
    turned = (wish.turn - picture.printed.turn) % 2 == 1
    width, height = picture.printed.width, picture.printed.height
    width, height = (height, width) if turned else (width, height)
    inside = frame.left >= 0 and frame.top >= 0 and frame.width >= _LEAST and frame.height >= _LEAST
    inside = inside and frame.left + frame.width <= 1.001 and frame.top + frame.height <= 1.001
    if not inside or abs(frame.width * width / (frame.height * height) / _SHAPE - 1) > _NEARLY:
        raise NotAllowed("frame", "This frame does not fit the picture.")
