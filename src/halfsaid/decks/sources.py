"""Where pictures come from: folders, zips and single files. Names and endings are not trusted, only bytes.

Nothing is unpacked under a name from a zip, no link is followed, and no file is read beyond the limit of one picture.
"""

import os
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Self

from msgspec import Struct

from halfsaid.decks import MANIFEST
from halfsaid.pictures import LARGEST_FILE, Frame

MOST_FILES = 20_000
MOST_PICTURES = 2_000
MOST_UNPACKED = 4 * 1024**3
_LONGEST_TEXT = 256 * 1024
_TEXTS = (".txt", ".csv")
_BESIDE = (".json", ".md", ".html", ".xmp", ".aae", ".ini", ".db")  # what programs leave beside pictures
_MEGA = 1024**2


class BadSource(Exception):
    """Nothing can be taken from this place; the message is one sentence that says why."""


class Unreadable(Exception):
    """This one file cannot be taken; the message is one sentence that says why."""


class Source(Struct, frozen=True):
    """One file: its name where it comes from, and a function that reads its bytes or raises Unreadable."""

    name: str
    read: Callable[[], bytes]
    frame: Frame | None = None  # None: the one that suits it

    @property
    def stem(self) -> str:
        return PurePosixPath(self.name).stem

    @property
    def file(self) -> str:
        return PurePosixPath(self.name).name


class Sources:
    """Everything that was found in these places, open until the block ends."""

    def __init__(self, places: Sequence[Path]) -> None:
        self.pictures: list[Source] = []
        self.texts: list[Source] = []
        self.manifests: list[Source] = []
        self.refused: list[tuple[str, str]] = []  # names, each with a sentence
        self._files = 0
        self._unpacked = 0
        self._stack = ExitStack()
        try:
            for place in places:
                self._take(place)
        except BaseException:
            self._stack.close()
            raise
        if len(self.pictures) > MOST_PICTURES:
            raise BadSource(f"{len(self.pictures):,} pictures are too many; one deck may have {MOST_PICTURES:,}.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self._stack.close()

    def _take(self, place: Path) -> None:
        if place.is_dir():
            for name, path in _walk(place):
                self._count(place)
                self._sort(Source(name, partial(_read, path)), path)
        elif place.suffix.lower() == ".zip" or _is_zip(place):
            self._take_zip(place)
        else:
            place.stat()  # or an OSError that names it
            self._sort(Source(place.name, partial(_read, place)), place)

    def _sort(self, source: Source, path: Path | None = None) -> None:
        """Sort a file by its name. Whether a picture is one is decided later, by its bytes."""
        if path is not None and not stat.S_ISREG(path.lstat().st_mode):
            self.refused.append((source.name, "It is a link or a device, and no file."))
            return
        suffix = PurePosixPath(source.name).suffix.lower()
        if source.file == MANIFEST:
            self.manifests.append(source)
        elif suffix in _TEXTS:
            self.texts.append(source)
        elif suffix not in _BESIDE:
            self.pictures.append(source)

    def _count(self, place: Path) -> None:
        self._files += 1
        if self._files > MOST_FILES:
            raise BadSource(f"{place} holds more than {MOST_FILES:,} files: choose the folder with the pictures.")

    def _take_zip(self, place: Path) -> None:
        try:
            archive = self._stack.enter_context(zipfile.ZipFile(place))
        except (zipfile.BadZipFile, ValueError, EOFError, NotImplementedError):
            raise BadSource(f"{place} is no zip, or a damaged one.") from None
        for entry in archive.infolist():
            if entry.is_dir() or _is_hidden(entry.filename):
                continue
            self._count(place)
            if why := _distrust(entry):
                self.refused.append((entry.filename, why))
            else:
                self._sort(Source(entry.filename, partial(self._unpack, archive, entry)))

    def _unpack(self, archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
        try:
            with archive.open(entry) as packed:
                content = packed.read(LARGEST_FILE + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError):
            raise Unreadable("It cannot be unpacked: the zip is damaged, or packed in an unusual way.") from None
        self._unpacked += len(content)
        if self._unpacked > MOST_UNPACKED:
            raise BadSource(f"{archive.filename} unpacks to more than {MOST_UNPACKED // 1024**3} GB.")
        return content


def read_text(source: Source) -> str:
    """Read a short text file, in UTF-8 or else in the encoding of old Windows programs. Or raise Unreadable."""
    content = source.read()
    if len(content) > _LONGEST_TEXT:
        raise Unreadable(f"A text beside pictures may have {_LONGEST_TEXT // 1024} KB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _walk(place: Path) -> Iterator[tuple[str, Path]]:
    for folder, folders, files in os.walk(place):
        folders[:] = sorted(name for name in folders if not _is_hidden(name))
        for name in sorted(files):
            path = Path(folder) / name
            if not _is_hidden(name):
                yield path.relative_to(place).as_posix(), path


def _is_hidden(name: str) -> bool:
    return any(part.startswith(".") or part in ("__MACOSX", "@eaDir") for part in name.split("/") if part != "..")


def _distrust(entry: zipfile.ZipInfo) -> str | None:
    parts = entry.filename.replace("\\", "/").split("/")
    if ".." in parts or parts[0] == "" or ":" in parts[0]:
        return "Its name leads out of the zip."
    if stat.S_ISLNK(entry.external_attr >> 16):
        return "It is a link, and no file."
    if entry.flag_bits & 1:
        return "It is locked with a password."
    if entry.file_size > LARGEST_FILE:
        return _too_large(entry.file_size)
    return None


def _is_zip(path: Path) -> bool:
    """Whether the file begins as a zip does. A picture with a zip appended to it is a picture."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"PK\x03\x04"


def _read(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise Unreadable(_too_large(size))
        return path.read_bytes()
    except OSError as error:
        raise Unreadable(f"It cannot be read: {error.strerror}.") from None


def _too_large(size: int) -> str:
    return f"{size / _MEGA:.0f} MB; one picture may have {LARGEST_FILE // _MEGA}."
