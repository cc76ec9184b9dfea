"""What hangs is ended by name, with what it waited for; and the next test runs."""

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


def test_a_hanging_test_is_ended_and_says_what_it_waited_for(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(HANGING)
    again = "from support import hanging; hanging._AGAIN = 0.3; import pytest; raise SystemExit(pytest.main())"
    options = ["-p", "support.hanging", "--timeout=0.3", f"--rootdir={tmp_path}"]
    told = subprocess.run(
        [sys.executable, "-c", again, *options, tmp_path / "tests"],
        cwd=Path(__file__).parent, capture_output=True, text=True, check=False, timeout=50,
    ).stdout  # fmt: skip
    assert "3 failed, 1 passed" in told, told
    for name, waits_at in (
        ("plain", "threading.Event().wait()"),
        ("coroutine", "await asyncio.Event().wait()"),
        ("tidying_up_hangs_too", "await deep()"),
    ):
        _, _, about = told.partition(f"test_{name} hangs: it was not done after 0.3 seconds.")
        assert waits_at in about.partition("____")[0], told
