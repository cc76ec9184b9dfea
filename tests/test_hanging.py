"""A test that hangs is ended and named, with what it waited for. The next test runs."""

import os
import subprocess
import sys
from pathlib import Path

HANGING = """
import asyncio, threading

async def deep():
    await asyncio.Event().wait()

def test_plain():
    threading.Event().wait()

def test_coroutine():
    asyncio.run(deep())

def test_tidying_up_hangs_too():
    async def stubborn():
        try:
            await deep()
        finally:
            await deep()

    asyncio.run(stubborn())

def test_fine():
    pass
"""


DEAF = """
import signal, threading

def test_deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    threading.Event().wait()
"""


DEAF_AT_LAST = """
import signal, threading

def test_deaf_at_last():
    try:
        threading.Event().wait()
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        threading.Event().wait()
"""


PROPERTY = """
import threading
from hypothesis import given, strategies

@given(strategies.integers())
def test_property(number):
    print("tried")
    threading.Event().wait()
"""


def told_by(tests: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Return what pytest prints of these tests, with a short timeout."""
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(tests)
    again = "from support import hanging; hanging._AGAIN = 0.3; import pytest; raise SystemExit(pytest.main())"
    options = ["-p", "pytest_timeout", "-p", "support.hanging", "--timeout=0.3", f"--rootdir={folder}"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take long to load
    return subprocess.run(
        [sys.executable, "-c", again, *options, folder / "tests"],
        cwd=Path(__file__).parent, env=alone, capture_output=True, text=True, check=False, timeout=50,
    )  # fmt: skip


def test_what_hears_no_signal_is_ended_with_its_process(tmp_path: Path) -> None:
    ended = told_by(DEAF, tmp_path)
    assert ended.returncode == 1
    assert 'test_it.py", line 6 in test_deaf' in ended.stderr


def test_what_cannot_be_tidied_up_is_named_before_its_process_ends(tmp_path: Path) -> None:
    ended = told_by(DEAF_AT_LAST, tmp_path)
    assert ended.returncode == 1
    _, _, waits_at = ended.stderr.partition("test_deaf_at_last hangs: it was not done after 0.3 seconds.")
    assert "threading.Event().wait()" in waits_at, ended.stderr


def test_a_property_that_hangs_is_not_tried_again(tmp_path: Path) -> None:
    told = told_by(PROPERTY, tmp_path).stdout
    assert "test_property hangs: it was not done after" in told, told
    assert told.count("tried\n") < 2, told  # a busy machine may end it before the first


def test_a_hanging_test_is_ended_and_says_what_it_waited_for(tmp_path: Path) -> None:
    told = told_by(HANGING, tmp_path).stdout
    assert "3 failed, 1 passed" in told, told
    for name, waits_at in (
        ("plain", "threading.Event().wait()"),
        ("coroutine", "await asyncio.Event().wait()"),
        ("tidying_up_hangs_too", "await deep()"),
    ):
        _, _, about = told.partition(f"test_{name} hangs: it was not done after 0.3 seconds.")
        assert waits_at in about.partition("____")[0], told
