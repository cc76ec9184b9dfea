"""`halfsaid serve`: uvicorn, and the words on the terminal."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import cast

import segno
import uvicorn
from starlette.types import ASGIApp

from halfsaid.bots import BotWorker, VisionBot
from halfsaid.server.address import listening, shared_address
from halfsaid.server.app import open_server
from halfsaid.server.logs import log_to
from halfsaid.server.protocols import ImpatientProtocol, PushingWebSocket
from halfsaid.server.settings import Settings
from halfsaid.server.socket import LONGEST_MESSAGE
from halfsaid.tables import House

_GOODBYE_SECONDS = 1.0


def serve(settings: Settings) -> None:
    """Serve until told to stop. Clients are asked to come back, and find everything as it was."""
    log_to(level=settings.log_level)
    spare_the_collector()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings))


def spare_the_collector() -> None:
    """Look for garbage in cycles rarely: a table makes next to none, and each look passes over all that is alive."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: not on Windows."""
    with suppress(ImportError):
        return cast("Callable[[], asyncio.AbstractEventLoop]", import_module("uvloop").new_event_loop)
    return None


async def _serve(settings: Settings) -> None:
    endpoint = settings.endpoint()
    bot_worker = BotWorker.in_background(None if endpoint is None else VisionBot(endpoint))
    try:
        async with open_server(settings, bot_worker=bot_worker) as server:
            greeter = _Greeter(uvicorn_config(server.app, settings), settings, server.house)
            await greeter.serve(listening(settings))
    finally:
        bot_worker.close()


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=ImpatientProtocol,
        ws=PushingWebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory and time than the bytes are worth
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=5,
    )


class _Greeter(uvicorn.Server):
    """A uvicorn server that says where it is when it is there, and goodbye when it goes."""

    def __init__(self, config: uvicorn.Config, settings: Settings, house: House) -> None:
        super().__init__(config)
        self._settings = settings
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            _greet(self._settings, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everyone hears goodbye before uvicorn hangs up; who does not listen is not waited for."""
        self._house.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while any(living.watchers for living in self._house.living.values()):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, but live to close the database: uvicorn's own would raise it anew at the end."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _greet(settings: Settings, port: int) -> None:
    local = f"http://localhost:{port}/"
    shared = shared_address(settings, port) or local
    lines = ["", "  Halfsaid is open.", f"  here:           {local}"]
    if shared != local:
        lines.append(f"  for the others: {shared}")
    print("\n".join(lines), flush=True)  # noqa: T201  # words for the person who started it
    if sys.stdout.isatty():
        segno.make(shared).terminal(compact=True)
