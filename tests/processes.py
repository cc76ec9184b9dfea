"""`halfsaid` as a process of its own, as people start it."""

import subprocess
import sys

_CLI = "from halfsaid.cli import main; main()"


def halfsaid(*words: str, before: str = "") -> subprocess.Popen[str]:
    """The command with these words. `before`: Python that runs in the process first."""
    command = ["-c", f"{before}\n{_CLI}"] if before else ["-m", "halfsaid"]
    return subprocess.Popen(
        [sys.executable, *command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def first_words(server: subprocess.Popen[str]) -> str:
    """What the server says on the terminal until it is open."""
    assert server.stdout is not None
    said = ""
    while "here:" not in said:
        line = server.stdout.readline()
        assert line, server.communicate()[1]
        said += line
    return said
