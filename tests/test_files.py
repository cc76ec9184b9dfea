"""A file appears whole or not at all."""

import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from halfsaid.files import whole_file


def test_it_appears_when_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_bytes(b"old")
    with whole_file(file) as output:
        output.write(b"new")
        output.flush()
        assert file.read_bytes() == b"old"
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("trouble", [OSError, KeyboardInterrupt])
def test_what_was_there_stays_when_it_fails(tmp_path: Path, trouble: type[BaseException]) -> None:
    file = tmp_path / "games"
    file.write_bytes(b"old")
    with suppress(trouble), whole_file(file) as output:
        output.write(b"half")
        raise trouble
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_private_one_is_private_whatever_was_there(tmp_path: Path) -> None:
    file, link = tmp_path / "secrets", tmp_path / "link"
    file.touch(mode=0o644)
    link.symlink_to(file)
    with whole_file(link, private=True) as output:
        assert {path for path in tmp_path.iterdir() if path.stat().st_mode & 0o077} == {file, link}
        output.write(b"new")
    assert link.is_symlink()
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (b"new", 0o600)


def test_a_folder_that_cannot_be_synced_is_no_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows and on some disks across the network: what was written is there."""
    real = os.fsync

    def files_only(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise PermissionError
        real(handle)

    monkeypatch.setattr(os, "fsync", files_only)
    with whole_file(tmp_path / "games") as output:
        output.write(b"new")
    assert (tmp_path / "games").read_bytes() == b"new"
