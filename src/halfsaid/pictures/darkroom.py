"""A pool of decoders: one process each, started when needed, replaced when a file has ended it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Timer
from types import TracebackType
from typing import Self, TypeVar

from halfsaid.pictures.decoder import Order, Outcome, outcome_decoder, receive, send
from halfsaid.pictures.prints import AS_IT_SUITS, BadPicture, Inspected, PictureProblem, Print, Wish, problem

PATIENCE = 120.0  # seconds by the clock; the decoder's own limit is in seconds of the processor

_XCPU, _KILL = (getattr(signal, name, 0) for name in ("SIGXCPU", "SIGKILL"))  # Windows has neither
_T = TypeVar("_T")
_R = TypeVar("_R")
# A decoder's environment: where Python and its libraries are, and one thread for numpy.
_KEPT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "VIRTUAL_ENV", "COVERAGE_PROCESS_START")
_ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "1"}


class Darkroom:
    """A pool of decoders. Its methods may be called from any thread; each waits for a free decoder."""

    def __init__(self, decoders: int | None = None, patience: float = PATIENCE) -> None:
        self.decoders = decoders or max(1, os.cpu_count() or 1)
        self._patience = patience
        self._free: SimpleQueue[_Decoder] = SimpleQueue()
        self._all = [_Decoder() for _ in range(self.decoders)]
        for decoder in self._all:
            self._free.put(decoder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.close()

    def warm(self) -> None:
        """Start the decoders that are free: a process takes a moment to begin."""
        for _ in range(self._free.qsize()):
            try:
                decoder = self._free.get_nowait()
            except Empty:
                return
            decoder.start()
            self._free.put(decoder)

    def develop(self, content: bytes, wish: Wish = AS_IT_SUITS) -> Print:
        """Return the prints of the picture in this file, or raise BadPicture, also if the file ends its decoder."""
        made = self._do(Order(content, wish))
        assert isinstance(made, Print), "the decoder answers the question it was asked"
        return made

    def inspect(self, content: bytes) -> Inspected:
        """Decode this file to its last pixel and return what it is, or raise BadPicture."""
        found = self._do(Order(content, only_inspect=True))
        assert isinstance(found, Inspected), "the decoder answers the question it was asked"
        return found

    def over(self, work: Callable[[_T], _R], tasks: Iterable[_T]) -> Iterator[tuple[_T, _R]]:
        """Do this work with every task, as many at a time as there are decoders. Yield each task with its result, as
        they finish. Tasks are taken one by one, so that no more than needed are in memory."""
        with ThreadPoolExecutor(self.decoders, "darkroom") as threads:
            running: dict[Future[_R], _T] = {}
            try:
                for task in tasks:
                    running[threads.submit(work, task)] = task
                    if len(running) > self.decoders:
                        yield from _done(running)
                while running:
                    yield from _done(running)
            finally:
                for future in running:
                    future.cancel()

    def close(self) -> None:
        """End every decoder."""
        for decoder in self._all:
            decoder.end()

    def _do(self, order: Order) -> Print | Inspected:
        decoder = self._free.get()
        try:
            made = decoder.do(order, self._patience)
        finally:
            self._free.put(decoder)
        if isinstance(made, PictureProblem):
            raise BadPicture(made)
        return made


def _done(running: dict[Future[_R], _T]) -> Iterator[tuple[_T, _R]]:
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()


class _Decoder:
    """One process, which runs from its first order on."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._running()

    def do(self, order: Order, patience: float) -> Outcome:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        overdue = Timer(patience, process.kill)
        overdue.start()
        try:
            send(process.stdin, order)
            answer = receive(process.stdout)
        except (BrokenPipeError, ConnectionResetError):
            answer = None
        finally:
            late = not overdue.is_alive()
            overdue.cancel()
        return self._fallen(late=late) if answer is None else outcome_decoder.decode(answer)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            environment = {name: os.environ[name] for name in _KEPT if name in os.environ} | _ALONE
            self._process = subprocess.Popen(
                [sys.executable, "-m", "halfsaid.pictures.decoder"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
                start_new_session=True,  # Ctrl-C goes to the parent alone, which then ends the decoder
            )
        return self._process

    def _fallen(self, *, late: bool) -> PictureProblem:
        """Return why the process has ended."""
        assert self._process is not None
        status = self._process.wait()
        self.end()
        if late or status == -_XCPU:
            return problem("time")
        # Linux kills a process when memory runs out.
        return problem("memory" if status == -_KILL else "crash")

    def end(self) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
