"""`halfsaid` as a process of its own, as people start it."""

import subprocess
import sys
from typing import Any

_CLI = "from halfsaid.cli import main; main()"


def halfsaid(*words: str, before: str = "", **more: Any) -> subprocess.Popen[str]:
    """Start the command with these arguments. `before`: Python that runs in the process first."""
    command = [sys.executable, *(["-c", f"{before}\n{_CLI}"] if before else ["-m", "halfsaid"]), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def first_words(server: subprocess.Popen[str]) -> str:
    """Return what the server logs until it is open."""
    assert server.stderr is not None
    said = ""
    while "is open" not in said:
        line = server.stderr.readline()
        assert line, said
        said += line
    return said
