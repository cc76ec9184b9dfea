"""Decoders in processes of their own: what a file does to one of them is done to nobody else."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from halfsaid.pictures import BadPicture, Darkroom, Print
from halfsaid.pictures import darkroom as module
from halfsaid.pictures.decoder import MEMORY, Order, send
from support.photos import (
    file,
    jpeg_of_claimed_size,
    outcome,
    picture,
    png_bomb,
    png_of_claimed_size,
    tiff_bomb,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def decoders() -> list[int]:
    """Our children that decode, whichever of our threads has begun them: the thread itself may be gone."""
    return [int(each.name) for each in Path("/proc").glob("[0-9]*") if _is_our_decoder(each)]


def the_decoder() -> int:
    """The one there is, which has been begun: for a moment a new process does not say yet what it runs."""
    while not (found := decoders()):
        pass
    return found[0]


def _is_our_decoder(process: Path) -> bool:
    try:
        parent = process.joinpath("stat").read_text().rpartition(")")[2].split()[1]
        return parent == str(os.getpid()) and b"halfsaid.pictures.decoder" in process.joinpath("cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False  # it ended while we looked


def test_pictures_come_as_they_are_done_each_with_its_task() -> None:
    tasks = {number: file(picture(number=number), "PNG") for number in range(6)} | {6: b"no picture"}
    with Darkroom(2) as darkroom:
        made = dict(darkroom.over(lambda number: outcome(darkroom, tasks[number]), tasks))
        assert len(decoders()) == 2
    assert decoders() == []
    assert sorted(made) == list(range(7))
    prints = [each for each in made.values() if isinstance(each, Print)]
    assert len({each.large for each in prints}) == 6


@pytest.fixture
def just_before(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """Do something when a decoder was found to run and is about to be sent its order."""

    def do(this: Callable[[], None]) -> None:
        def sent(stream: IO[bytes], order: Order) -> None:
            monkeypatch.setattr(module, "send", send)  # once
            this()
            send(stream, order)

        monkeypatch.setattr(module, "send", sent)

    return do


@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGSEGV, "crash"), (signal.SIGXCPU, "time"), (signal.SIGKILL, "memory")]
)
def test_a_decoder_that_falls_takes_one_picture_with_it(
    how: signal.Signals, code: str, just_before: Callable[[Callable[[], None]], None]
) -> None:
    with Darkroom(1) as darkroom:
        darkroom.develop(file(picture()))
        (process,) = decoders()
        just_before(lambda: os.kill(process, how))
        with pytest.raises(BadPicture) as refused:
            darkroom.develop(file(picture()))
        assert refused.value.problem.code == code
        assert darkroom.develop(file(picture())).small


def test_a_decoder_that_never_answers_is_ended(just_before: Callable[[Callable[[], None]], None]) -> None:
    with Darkroom(1, patience=0.2) as darkroom:
        just_before(lambda: os.kill(the_decoder(), signal.SIGSTOP))
        with pytest.raises(BadPicture) as refused:
            darkroom.develop(file(picture()))
    assert refused.value.problem.code == "time"


BOMBS = {
    "largest picture that is taken whole": lambda: file(picture((8000, 6200)), "PNG", compress_level=1),
    "claims 50 megapixels": lambda: png_of_claimed_size(7070, 7070),
    "claims 900 megapixels": lambda: png_of_claimed_size(30_000, 30_000),
    "claims more than there is": lambda: png_of_claimed_size(2**30, 2**30),
    "photo that claims 90 megapixels": lambda: jpeg_of_claimed_size(9000, 10_000),
    "profile that unpacks to 1 GB": lambda: png_bomb(b"iCCP", 2**30),
    "text that unpacks to 1 GB": lambda: png_bomb(b"zTXt", 2**30),
    "black picture of 49 megapixels": lambda: tiff_bomb(7000),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS.keys())
def test_memory_is_bounded(bomb: Callable[[], bytes]) -> None:
    """Whatever a file unpacks to, its decoder stays under 400 MB, answers, and makes the next card."""
    with Darkroom(1) as darkroom:
        outcome(darkroom, bomb())
        (process,) = decoders()
        status = Path(f"/proc/{process}/status").read_text()
        assert int(status.partition("VmHWM:")[2].split()[0]) * 1024 < 400e6
        limits = Path(f"/proc/{process}/limits").read_text()
        assert int(limits.partition("Max address space")[2].split()[0]) < 2 * MEMORY
        assert darkroom.develop(file(picture())).small
        assert decoders() == [process], "it did not fall"


def test_a_decoder_can_write_no_file_and_knows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HALFSAID_MIND_KEY", "a secret")
    with Darkroom(1) as darkroom:
        darkroom.develop(file(picture()))
        (process,) = decoders()
        assert b"a secret" not in Path(f"/proc/{process}/environ").read_bytes()
        assert "Max file size             0" in Path(f"/proc/{process}/limits").read_text()
