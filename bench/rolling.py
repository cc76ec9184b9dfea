"""Two servers restart one after the other behind a proxy: how long is anybody without a table?

python -m bench.rolling [nginx] [caddy]

The proxies run with the files in deploy/, changed in nothing but names, ports and places. Four people sit at one
table and come back as the page does: at once, then after half a second to a second, and so on. A gap is the time from
the last word of the old connection to the first one of the new. Fails if any is longer than a second.
"""

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from statistics import median

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.servers import wait_until_open
from halfsaid.server.authority import Authority
from support.postgres import Postgres
from support.servers import free_port

LONGEST_GAP = 1.0
ROUNDS = 2
_DEPLOY = Path(__file__).parent.parent / "deploy"
_BETWEEN = 3.0  # seconds from a server that is back to the next that goes


class Server:
    """`halfsaid serve`, on a port that it keeps."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self._words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder)]
        self._words += ["--database", database, "--log-level", "error"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen([sys.executable, "-m", "halfsaid", *self._words])  # noqa: S603
        wait_until_open(self.port, 120.0)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def restart(self) -> None:
        """Restart as systemd does."""
        self.stop()
        self.start()


@contextmanager
def nginx(folder: Path, port: int, servers: list[Server]) -> Iterator[None]:
    authority = Authority(folder / "certificate", "localhost")
    authority.vouch_for(set())
    text = (_DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"listen \[::\].*\n", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace(
        "listen 443", f"listen 127.0.0.1:{port}"
    )
    text = re.sub(r"/etc/letsencrypt/live/[^/]+/fullchain.pem", str(folder / "certificate" / "house.crt"), text)
    text = re.sub(r"/etc/letsencrypt/live/[^/]+/privkey.pem", str(folder / "certificate" / "house.key"), text)
    text = text.replace("/var/log/nginx/error.log", str(folder / "error.log")).replace("play.example.org", "localhost")
    line = re.search(r"server 127\.0\.0\.1:8000(.*)\n", text)
    assert line is not None
    text = text.replace(line[0], "".join(f"server 127.0.0.1:{server.port}{line[1]}\n" for server in servers))
    temporary = "".join(f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy"))
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; user root; pid {folder}/pid; error_log {folder}/error.log crit;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    )
    with _running(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], port):
        yield


@contextmanager
def caddy(folder: Path, port: int, servers: list[Server]) -> Iterator[None]:
    """With an authority of its own, which it is kept from entering in the machine's list."""
    text = (_DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    ours = (
        f"{{\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
    )
    (folder / "Caddyfile").write_text(ours + text)
    upstreams = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    site = {"HALFSAID_SITE": f"https://localhost:{port}", "HALFSAID_SERVERS": upstreams, "HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, port, site):
        yield


@contextmanager
def _running(command: list[str], port: int, more: dict[str, str] | None = None) -> Iterator[None]:
    environment = {"PATH": "/usr/local/sbin:/usr/sbin:/usr/bin:/bin", **(more or {})}
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)  # noqa: S603
        try:
            wait_until_open(port)
            yield
        finally:
            process.terminate()
            process.wait()


class Guest:
    """Somebody at the table, who comes back whenever the line is lost."""

    def __init__(self, url: str, code: str, key: str, chance: Random) -> None:
        self._url = f"{url.replace('https', 'wss')}/api/tables/{code}/socket"
        self._key, self._chance = key, chance
        self.gaps: list[tuple[float, int]] = []  # seconds, and how many tries it took
        self.tries = 0
        self.at_first = 0.0  # seconds to a table when nothing restarts: what this machine can do just now

    async def sit(self) -> None:
        lost_at: float | None = None
        began = time.monotonic()
        while True:
            pause = 0.0 if self.tries == 0 else min(2.0 ** (self.tries - 1), 30.0) * (0.5 + self._chance.random() / 2)
            await asyncio.sleep(pause)
            self.tries += 1
            with suppress(OSError, WebSocketException):
                line = await connect(self._url, ssl=_unchecked(), compression=None)
                await line.send(json.dumps({"msg": "hello", "key": self._key}))
                async for frame in line:
                    message = json.loads(frame)["msg"]
                    if message == "welcome":
                        if lost_at is None:
                            self.at_first = time.monotonic() - began
                        else:
                            self.gaps.append((time.monotonic() - lost_at, self.tries))
                        self.tries = 0
                    elif message == "bye":
                        break
                line.transport.abort()  # the page does not wait for a goodbye in return either
            lost_at = time.monotonic() if self.tries == 0 else lost_at


@cache
def _unchecked() -> ssl.SSLContext:
    """Return a TLS context that accepts any certificate. It is made once, because that takes longer than to connect."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def _until_it_answers(http: httpx.AsyncClient) -> None:
    """Wait until the proxy answers: Caddy makes its certificate only when it is open."""
    for _ in range(200):
        with suppress(httpx.TransportError):
            if (await http.get("/readyz")).is_success:
                return
        await asyncio.sleep(0.1)


async def _measure(url: str, servers: list[Server]) -> tuple[list[tuple[float, int]], float]:
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=30) as http:  # noqa: S501  # see above
        await _until_it_answers(http)
        seats = [(await http.post("/api/tables", json={"name": "Ada"})).json()]
        code = seats[0]["code"]
        for name in ("Ben", "Cleo", "Dan"):
            seats.append((await http.post(f"/api/tables/{code}/seats", json={"name": name})).json())
    guests = [Guest(url, code, seat["key"], Random(number)) for number, seat in enumerate(seats)]
    sitting = [asyncio.create_task(guest.sit()) for guest in guests]
    for _ in range(ROUNDS):
        for server in servers:
            await asyncio.sleep(_BETWEEN)
            await asyncio.to_thread(server.restart)
    await asyncio.sleep(_BETWEEN)
    gaps = [gap for guest in guests for gap in guest.gaps]
    assert all(guest.tries == 0 for guest in guests), "everyone is back"
    for task in sitting:
        task.cancel()
    return gaps, median(guest.at_first for guest in guests)


def main(*names: str) -> None:
    longest = 0.0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(Postgres()).fresh_database()
        servers = [Server(folder / name, database) for name in ("one", "two")]
        for server in servers:
            stack.callback(server.stop)
            server.start()
        for name, proxy in {"nginx": nginx, "caddy": caddy}.items():
            if names and name not in names:
                continue
            if shutil.which(name) is None:
                sys.exit(f"{name} is not installed.")
            port, place = free_port(), folder / name
            place.mkdir()
            with proxy(place, port, servers):
                gaps, at_first = asyncio.run(_measure(f"https://localhost:{port}", servers))
            most, seconds = max(tries for _, tries in gaps), [gap for gap, _ in gaps]
            told = f"{2 * ROUNDS} restarts, {len(gaps)} lost lines, at most {most} tries"
            print(f"{name}: {told}, the longest gap {max(seconds):.2f} s, half of them under {median(seconds):.2f} s;")
            print(f"  to come to a table when nothing restarts took {at_first:.2f} s")
            longest = max(longest, *seconds)
    sys.exit(longest > LONGEST_GAP)


if __name__ == "__main__":
    main(*sys.argv[1:])
