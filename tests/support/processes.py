"""`halfsaid` as a process of its own, as people start it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

_CLI = "from halfsaid.cli import main; main()"


def halfsaid(*words: str, before: str = "", **more: Any) -> subprocess.Popen[str]:
    """Start the command with these arguments; its bots have no language model.

    `before`: Python that runs in the process first.
    """
    command = [sys.executable, *(["-c", f"{before}\n{_CLI}"] if before else ["-m", "halfsaid"]), *words]
    more.setdefault("env", words_only())
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def words_only() -> dict[str, str]:
    """The environment of a server whose bots go by words in common.

    Else each one, as long as it runs, encodes some 17,000 texts ahead of play, on a core that its test needs.
    """
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parent / "words_only")}


def first_words(server: subprocess.Popen[str]) -> str:
    """Return what the server logs until it is open."""
    assert server.stderr is not None
    said = ""
    while "is open" not in said:
        line = server.stderr.readline()
        assert line, said
        said += line
    return said
