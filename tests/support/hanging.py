"""A test that hangs is ended, and says what it waited for. How long it may take is pytest-timeout's business."""

import asyncio
import faulthandler
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import nullcontext
from traceback import StackSummary, walk_stack
from types import FrameType

import pytest
from pytest_timeout import Settings

_AGAIN = 15  # seconds: tidying up after it may hang too
_TRIES = 3  # before the process is ended: what waits outside of Python hears of no signal
_HUNG = pytest.StashKey[str]()
_TERMINAL = pytest.StashKey[int]()  # a copy of stderr: what pytest has caught is lost when the process is ended

Place = tuple[FrameType, int]


class Hanging(BaseException):
    """No failure in the eyes of Hypothesis, which would run a test that hangs again and again for a smaller example."""


def pytest_configure(config: pytest.Config) -> None:
    capture = config.pluginmanager.getplugin("capturemanager")
    with capture.global_and_fixture_disabled() if capture else nullcontext():
        config.stash[_TERMINAL] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[_TERMINAL])


def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool | None:
    """In place of the timer that knows of threads alone: what waits is a coroutine more often."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        return None

    def too_late(_: int, frame: FrameType | None) -> None:
        loop = asyncio._get_running_loop()
        again = _HUNG in item.stash
        if not again:
            said = f"{item.nodeid} hangs: it was not done after {settings.timeout:g} seconds."
            found = "\n".join([said, *_whereabouts(frame, loop, str(item.config.rootpath / "tests"))])
            item.stash[_HUNG] = found
            os.write(item.config.stash[_TERMINAL], f"\n{found}\n".encode())  # tidying up may end the process
        if loop is None or asyncio.current_task(loop):
            raise Hanging(item.stash[_HUNG])
        # An idle event loop may swallow what is raised in it. It is interrupted first, and stopped if it goes on.
        if again:
            loop.call_soon_threadsafe(loop.stop)
        else:
            signal.raise_signal(signal.SIGINT)

    signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout, _AGAIN)
    faulthandler.dump_traceback_later(settings.timeout + _TRIES * _AGAIN, exit=True, file=item.config.stash[_TERMINAL])
    return True


def pytest_timeout_cancel_timer() -> bool | None:
    if not hasattr(signal, "SIGALRM"):
        return None
    faulthandler.cancel_dump_traceback_later()
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    try:
        return (yield)
    except BaseException:
        if _HUNG not in pyfuncitem.stash:
            raise
    raise pytest.fail.Exception(pyfuncitem.stash[_HUNG], pytrace=False)


def _whereabouts(frame: FrameType | None, loop: asyncio.AbstractEventLoop | None, tests: str) -> Iterator[str]:
    """Where every thread and every coroutine is that came through the folder of tests."""
    for thread in threading.enumerate():
        top = frame if thread is threading.current_thread() else sys._current_frames().get(thread.ident or 0)
        yield from _shown(f"{thread.name} is at", reversed([*walk_stack(top)]), tests)
    for task in asyncio.all_tasks(loop) if loop else ():
        yield from _shown(f"{task.get_name()} waits at", _awaited(task.get_coro()), tests)


def _awaited(what: object) -> Iterator[Place]:
    """A coroutine's place, then the place in what it awaits, and so on."""
    while what is not None:
        frame = getattr(what, "cr_frame", None) or getattr(what, "gi_frame", None)
        if frame is not None:
            yield frame, frame.f_lineno
        what = getattr(what, "cr_await", None) or getattr(what, "gi_yieldfrom", None)


def _shown(title: str, places: Iterable[Place], tests: str) -> Iterator[str]:
    """Lines of tests, and the last of all."""
    stack = StackSummary.extract(iter(places))
    ours = [place for place in stack if place.filename.startswith(tests) and place.filename != __file__]
    if ours:
        last = [] if stack[-1] is ours[-1] else [stack[-1]]
        yield f"\n{title}"
        yield from (line.rstrip() for line in StackSummary.from_list([*ours, *last]).format())
