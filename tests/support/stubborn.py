"""Tests that are run many times in a row, and how often each of them failed: `make stubborn`.

As a command: run another while every core is kept busy.

    python tests/support/stubborn.py pytest tests/e2e --count 5
"""

import multiprocessing
import os
import re
import subprocess
import sys
from collections import Counter

import pytest

_ROUND = re.compile(r"-?\d+-(\d+)(?=\]$)")  # of the names that pytest-repeat gives


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    times = config.getoption("count", 1)
    if times == 1:
        return
    reports = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
    failed = Counter(_ROUND.sub("", each.nodeid).replace("[]", "") for each in reports)
    terminalreporter.section(f"{times} times in a row")
    for test, often in failed.most_common():
        terminalreporter.write_line(f"failed {often:3} of {times}  {test}")
    if not failed:
        terminalreporter.write_line("No test failed once.")


def _keep_busy(until_gone: int) -> None:
    while os.getppid() == until_gone:
        pass


def while_busy(command: list[str]) -> int:
    """The command's exit code."""
    others = [multiprocessing.Process(target=_keep_busy, args=[os.getpid()]) for _ in range(os.cpu_count() or 2)]
    for other in others:
        other.start()
    try:
        return subprocess.run(command, check=False).returncode
    finally:
        for other in others:
            other.kill()


if __name__ == "__main__":
    sys.exit(while_busy(sys.argv[1:]))
