"""A real server for tests, in this process on its own event loop, on a port of its own."""

import asyncio
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from halfsaid.server.app import Server, open_server
from halfsaid.server.doorman import Doorman
from halfsaid.server.serve import loop_factory, uvicorn_config
from halfsaid.server.settings import Settings
from support.decks import plain_deck


def run(evening: Coroutine[Any, Any, None]) -> None:
    """Run this on the kind of event loop that the server uses."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(evening)


def free_port() -> int:
    """A port for a server in a process of its own. It was used just now, so the system gives it to nobody else."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = int(listening.getsockname()[1])
        with socket.create_connection(("127.0.0.1", port)) as there:
            here, _ = listening.accept()
            here.close()
            there.recv(1)
    return port


class Running:
    """A running server: its address, and the object itself for tests that look inside."""

    def __init__(self, server: Server, url: str) -> None:
        self.server, self.url = server, url


@asynccontextmanager
async def running(
    folder: Path,
    database: str | None = None,
    deck_size: int = 84,
    doorman: Doorman | None = None,
    host: str = "127.0.0.1",
    port: int = 0,
    **more: Any,
) -> AsyncIterator[Running]:
    """Run a server until the block ends. It listens to this machine only, whatever `host` the settings get.

    `port`: 0 for any. `more`: other settings.
    """
    decks = folder / "decks"
    deck = plain_deck(decks, size=deck_size) if not decks.exists() else None
    settings = Settings(host=host, port=0, data=folder, database=database, **more)
    known = {deck.id: deck} if deck else None
    async with open_server(settings, known, doorman) as server:
        listening = socket.create_server(("127.0.0.1", port))
        asgi = uvicorn.Server(uvicorn_config(server.app, settings))
        serving = asyncio.create_task(asgi.serve(sockets=[listening]))
        while not asgi.started:
            await asyncio.sleep(0.005)
        try:
            yield Running(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
        finally:
            asgi.should_exit = True
            server.house.close()
            with suppress(asyncio.CancelledError):
                await serving
