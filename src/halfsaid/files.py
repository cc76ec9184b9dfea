"""Files that appear whole or not at all, and files that one process at a time may lock."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # Windows, where nobody is kept from starting twice
    fcntl = None  # type: ignore[assignment]

_OWN_HANDLES = Path("/proc/self/fd")


class AlreadyLocked(Exception):
    """Another process holds this file's lock."""


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Write a file that appears at this path, safe on the disk, when the block ends; if the block fails, nothing does.

    Links are followed. A pipe or a device gets the bytes as they are written. A file that was there keeps its rights;
    only its owner may read a `private` one. On Linux even a killed process leaves no half-written file behind.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        with target.open("wb") as stream:
            yield stream
        return
    mode = 0o600 if private else 0o666
    part = target.with_name(f".{target.name}.{token_hex(4)}")
    handle = _nameless(target.parent, mode)
    try:
        with open(_named(part, mode) if handle is None else handle, "wb") as file:  # noqa: PTH123  # a handle
            yield file
            file.flush()
            os.fsync(file.fileno())
            if handle is not None:
                # The folder is ignored here, but Python follows the link only if one is given.
                os.link(_OWN_HANDLES / str(handle), part, src_dir_fd=handle, follow_symlinks=True)
        if target.exists() and not private:
            part.chmod(target.stat().st_mode)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(target.parent)


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write these bytes to a file that appears whole or not at all."""
    with whole_file(path, private=private) as file:
        file.write(content)


@contextmanager
def locked(path: Path, *, wait: bool = False) -> Iterator[None]:
    """Hold this file's lock until the block ends. If another has it, wait for it, or raise AlreadyLocked. The file is
    made if it is not there.

    The system lets the lock go when this process ends, however it ends.
    """
    handle = own_file(path, os.O_RDWR)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise AlreadyLocked from None
            except OSError:
                pass  # a network file system without locks
        yield
    finally:
        os.close(handle)


def own_file(path: Path, flags: int) -> int:
    """Open a file that only its owner may read, or create it. Root creates it for the owner of its folder."""
    try:
        handle = os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(path, flags)
    folder = path.parent.stat()
    if hasattr(os, "geteuid") and os.geteuid() == 0 != folder.st_uid:
        os.chown(handle, folder.st_uid, folder.st_gid)
    return handle


def _nameless(folder: Path, mode: int) -> int | None:
    """Open a file without a name, which vanishes unless it is linked; None where the system has no such files."""
    if not (hasattr(os, "O_TMPFILE") and _OWN_HANDLES.exists()):
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, mode)
    except OSError:
        return None  # not on this file system; if nothing can be written at all, the next try says so


def _named(part: Path, mode: int) -> int:
    return os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)


def _sync_folder(folder: Path) -> None:
    """Make the file's name outlast a power cut too, where a system lets folders be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
