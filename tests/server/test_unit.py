"""The server under deploy/halfsaid.service: what the unit forbids it can do without."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.photos import file, picture
from support.system_calls import Unit, allowed_calls, library

FILE = Path(__file__).parent.parent.parent / "deploy" / "halfsaid.service"
CONFINED = Path(__file__).parents[1] / "support" / "system_calls.py"


def test_the_unit_starts_the_server_and_keeps_it_in() -> None:
    unit = Unit(FILE)
    assert unit.values("ExecStart")[0].endswith("/bin/halfsaid serve")
    for name in ("DynamicUser", "NoNewPrivileges", "MemoryDenyWriteExecute"):
        assert unit.values(name) == ["yes"]
    assert "HOME=%S/halfsaid" in unit.values("Environment")


def test_the_filter_is_one() -> None:
    allowed = allowed_calls(Unit(FILE))
    assert {"read", "futex", "epoll_wait"} <= allowed
    assert not {"mbind", "mount", "ptrace", "setuid", "reboot"} & allowed


@pytest.mark.skipif(library() is None, reason="libseccomp is not installed, and without it nothing can be forbidden")
def test_bots_understand_sentences_under_its_filter(tmp_path: Path) -> None:
    """Loading the model asks for memory near a core, which the filter forbids: it is told no, and goes on."""
    command = [sys.executable, "-m", "halfsaid", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    said: list[str] = []
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "2"}
    confined = [sys.executable, str(CONFINED), str(FILE), *command]
    with subprocess.Popen(confined, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stderr is not None
        for line in server.stderr:
            said.append(json.loads(line)["what"])
            if said[-1].startswith("bots understand"):
                server.terminate()
    assert "bots understand sentences" in said
    assert said[-1] == "Halfsaid is closed."
    assert server.returncode == 0


@pytest.mark.skipif(library() is None, reason="libseccomp is not installed, and without it nothing can be forbidden")
def test_pictures_are_developed_under_its_filter(tmp_path: Path) -> None:
    """A decoder would let others go first, which the filter forbids: it is told no, and goes on."""
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(file(picture()))
    program = "import sys, pathlib; from halfsaid.pictures import Darkroom; made = Darkroom(1)"
    program += ".develop(pathlib.Path(sys.argv[1]).read_bytes()); print(len(made.large))"
    confined = [sys.executable, str(CONFINED), str(FILE), sys.executable, "-c", program, str(photo)]
    done = subprocess.run(confined, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 1000
