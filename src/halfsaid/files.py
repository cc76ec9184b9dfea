"""Files that appear whole or not at all, and files of which one process at a time is the master."""

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


class Held(Exception):
    """Another process is this file's master."""


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """What is written here is at this path, safe on the disk, when the block ends; or, if it fails, nothing is.

    A link is followed; a pipe or a device takes the bytes as they come. A file that was there keeps its rights; a
    `private` one is for its owner alone. On Linux not even a process that is killed leaves half a file behind.
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
                # The folder is of no account, but only with one does Python follow this link.
                os.link(_OWN_HANDLES / str(handle), part, src_dir_fd=handle, follow_symlinks=True)
        if target.exists() and not private:
            part.chmod(target.stat().st_mode)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(target.parent)


@contextmanager
def mastered(path: Path) -> Iterator[None]:
    """Be the only process that holds this file, which is made if need be; or Held. It is let go however we end."""
    handle = own_file(path, os.O_RDWR)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Held from None
            except OSError:
                pass  # a disk across the network that knows no locks
        yield
    finally:
        os.close(handle)


def own_file(path: Path, flags: int) -> int:
    """Open a file that only its owner may read, made if need be: root makes it for the owner of its folder."""
    try:
        handle = os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(path, flags)
    folder = path.parent.stat()
    if hasattr(os, "geteuid") and os.geteuid() == 0 != folder.st_uid:
        os.chown(handle, folder.st_uid, folder.st_gid)
    return handle


def _nameless(folder: Path, mode: int) -> int | None:
    """A file that is gone with its last handle, unless it is given a name; None where there is no such thing."""
    if not (hasattr(os, "O_TMPFILE") and _OWN_HANDLES.exists()):
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, mode)
    except OSError:
        return None  # this disk knows none; if nothing can be written at all, the next try says so


def _named(part: Path, mode: int) -> int:
    return os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)


def _sync_folder(folder: Path) -> None:
    """The file's name outlasts a power cut too, where a system lets folders be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
