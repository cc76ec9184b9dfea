"""The servers that are measured, each a process of its own, and what the kernel knows about them.

python -m bench.servers house FOLDER PORT DATABASE     the real one; DATABASE may be empty
python -m bench.servers plain FOLDER PORT DATABASE     the same, with every frame through ASGI
python -m bench.servers guarded FOLDER PORT DATABASE   the same, with limits by address
python -m bench.servers bare FOLDER PORT BYTES         rooms that repeat each message, filled up to so many bytes
python -m bench.servers least FOLDER PORT BYTES        the same on a WebSocket server in C, with no framework
"""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfsaid.bots import BotWorker, CardFacts
from halfsaid.decks import read_decks
from halfsaid.server.app import open_server
from halfsaid.server.doorman import Counted, Doorman
from halfsaid.server.protocols import ImpatientWebSocket
from halfsaid.server.serve import loop_factory, tune_garbage_collector, uvicorn_config
from halfsaid.server.settings import Settings
from support.decks import plain_deck
from support.servers import free_port

_HZ = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A server that runs, seen from outside."""

    def __init__(self, pid: int, port: int) -> None:
        self.port = port
        self.pid = pid

    def children(self) -> "list[Process]":
        """The processes that it has begun and that still run."""
        return [Process(pid, self.port) for pid in _pids() if _parent(pid) == self.pid]

    def cpu_seconds(self) -> float:
        """The time that all its threads have spent on a core, in the program and in the kernel for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _HZ

    def sleeps(self) -> int:
        """How often its threads, those that are there now, went to sleep because they had nothing to do."""
        tasks = [status.read_text() for status in Path(f"/proc/{self.pid}/task").glob("*/status")]
        return sum(int(task.partition("\nvoluntary_ctxt_switches:")[2].split()[0]) for task in tasks)

    def memory(self) -> int:
        """Bytes in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def forget_peak(self) -> None:
        """Reset `peak`."""
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> int:
        """The most bytes that were in memory."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024


def _pids() -> list[int]:
    return [int(each.name) for each in Path("/proc").glob("[0-9]*")]


def _parent(pid: int) -> int | None:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return None  # it ended while we looked


@contextmanager
def house(folder: Path, database: str = "", straight: bool = True) -> Iterator[Process]:
    """The real server, on SQLite in this folder or on another database. Its doorman counts nobody's tables.

    `straight`: whether frames go straight to the wire, as they do where people play.
    """
    if not (folder / "decks").exists():
        plain_deck(folder / "decks")
    with _running("house" if straight else "plain", folder, database) as process:
        yield process


@contextmanager
def guarded_house(folder: Path) -> Iterator[Process]:
    """The same on SQLite, with a doorman who counts. Its bots read no meaning, so its memory is soon what it is."""
    if not (folder / "decks").exists():
        plain_deck(folder / "decks")
    with _running("guarded", folder, "") as process:
        yield process


@contextmanager
def bare(folder: Path, size: int) -> Iterator[Process]:
    """Rooms without a game or a log on the same Starlette and uvicorn."""
    with _running("bare", folder, str(size)) as process:
        yield process


@contextmanager
def least(folder: Path, size: int) -> Iterator[Process]:
    """The same rooms with nothing of ours or of a framework's in them: the least that such a room takes."""
    with _running("least", folder, str(size)) as process:
        yield process


@contextmanager
def command(words: list[str], port: int, output: IO[bytes] | int = subprocess.DEVNULL) -> Iterator[Process]:
    """Run one of our serving commands until the block ends."""
    process = subprocess.Popen([sys.executable, "-m", *words], stdout=output)  # noqa: S603
    try:
        yield Process(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def wait_until_open(port: int, seconds: float = 120.0) -> None:
    deadline = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.002)
        else:
            return


@contextmanager
def _running(kind: str, folder: Path, more: str) -> Iterator[Process]:
    port = free_port()
    with command(["bench.servers", kind, str(folder), str(port), more], port) as process:
        wait_until_open(port)
        yield process


class _OpenDoor(Doorman):
    """A thousand tables from one address are no flood here."""

    def may(self, what: Counted, who: str, much: float = 1) -> bool:
        super().may(what, who, much)  # what counting costs is part of what is measured
        return True


class _NoBots(BotWorker):
    """Nobody plays with bots here, and their reading ahead would be counted as somebody's move."""

    async def prepare(self, cards: Iterable[CardFacts]) -> None:
        pass


async def _serve_house(settings: Settings, doorman: Doorman, straight: bool) -> None:
    async with open_server(settings, read_decks(settings.data / "decks"), doorman, _NoBots()) as server:
        config = uvicorn_config(server.app, settings)
        if not straight:
            config.ws = ImpatientWebSocket  # which knows nothing but ASGI
        await uvicorn.Server(config).serve()


async def _serve_bare(settings: Settings, size: int) -> None:
    rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        everyone = rooms[socket.path_params["code"]]
        everyone.append(socket)
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = (await socket.receive_bytes()).decode().ljust(size)
                for each in everyone:
                    await each.send_text(text)
        everyone.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/api/tables/{code}/socket", room)])
    await uvicorn.Server(uvicorn_config(app, settings)).serve()


class _Repeater(WSListener):
    """Somebody in a room of the least server."""

    def __init__(self, everyone: list[WSTransport], size: int) -> None:
        self._everyone = everyone
        self._size = size

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._everyone.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.CLOSE:
            transport.disconnect()
            return
        text = frame.get_payload_as_bytes().ljust(self._size)
        for each in self._everyone:
            each.send(WSMsgType.TEXT, text)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._everyone.remove(transport)


async def _serve_least(settings: Settings, size: int) -> None:
    rooms: defaultdict[bytes, list[WSTransport]] = defaultdict(list)

    def enter(request: WSUpgradeRequest) -> WSListener:
        return _Repeater(rooms[request.path], size)

    server = await ws_create_server(enter, settings.host, settings.port)
    await server.serve_forever()


def main(kind: str, folder: str, port: str, more: str) -> None:
    tune_garbage_collector()
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serving(kind, Path(folder), int(port), more))


def _serving(kind: str, folder: Path, port: int, more: str) -> Coroutine[None, None, None]:
    settings = Settings(host="127.0.0.1", port=port, data=folder, database=more or None)
    if kind == "bare":
        return _serve_bare(settings, int(more))
    if kind == "least":
        return _serve_least(settings, int(more))
    return _serve_house(settings, Doorman() if kind == "guarded" else _OpenDoor(), kind != "plain")


if __name__ == "__main__":
    main(*sys.argv[1:])
