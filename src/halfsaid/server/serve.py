"""`halfsaid serve`: uvicorn, and the words on the terminal."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from typing import cast

import segno
import uvicorn
from starlette.types import ASGIApp

from halfsaid import __version__
from halfsaid.bots import Minds, Oracle
from halfsaid.server.address import doors, shared_address
from halfsaid.server.app import Server, open_server
from halfsaid.server.protocols import ImpatientProtocol, PushingWebSocket
from halfsaid.server.settings import Settings
from halfsaid.server.socket import LONGEST_MESSAGE
from halfsaid.store import described, sole_server

_GOODBYE_SECONDS = 1.0

log = logging.getLogger(__name__)


def serve(settings: Settings) -> None:
    """Serve until told to stop. Clients are asked to come back, and find everything as it was."""
    spare_the_collector()
    with (
        _opened(settings) as sockets,
        sole_server(settings.store_url()),
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(_serve(settings, sockets))


@contextmanager
def _opened(settings: Settings) -> Iterator[list[socket.socket]]:
    """Doors that are ours before anything else is done, but at which nobody is answered yet."""
    with ExitStack() as stack:
        yield [stack.enter_context(door) for door in doors(settings.host, settings.port)]


def spare_the_collector() -> None:
    """Look for garbage in cycles rarely: a table makes next to none, and each look passes over all that is alive."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: not on Windows."""
    with suppress(ImportError):
        return cast("Callable[[], asyncio.AbstractEventLoop]", import_module("uvloop").new_event_loop)
    return None


async def _serve(settings: Settings, sockets: list[socket.socket]) -> None:
    endpoint = settings.endpoint()
    minds = Minds.in_background(None if endpoint is None else Oracle(endpoint))
    try:
        async with open_server(settings, minds=minds) as server:
            await _Greeter(uvicorn_config(server.app, settings), settings, server).serve(sockets)
    finally:
        minds.close()
    log.info("Halfsaid is closed.")


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

    def __init__(self, config: uvicorn.Config, settings: Settings, server: Server) -> None:
        super().__init__(config)
        self._settings = settings
        self._house = server.house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._greet(port)

    def _greet(self, port: int) -> None:
        settings, decks = self._settings, self._house.decks.values()
        shared = shared_address(settings, port)
        log.info(
            "Halfsaid %s is open: %s, %s, decks: %s.",
            __version__,
            shared or f"http://localhost:{port}/",
            described(settings.store_url()),
            ", ".join(f"{deck.id} ({len(deck.cards)} cards)" for deck in decks),
        )
        if sys.stdout.isatty():
            _welcome(f"http://localhost:{port}/", shared)

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


def _welcome(here: str, shared: str | None) -> None:
    """For the person who started it, and the phones in the room."""
    lines = ["", "  Halfsaid is open. Ctrl-C closes it; tables are kept.", "", f"  here:           {here}"]
    if shared:
        lines.append(f"  for the others: {shared}")
    print("\n".join(lines), flush=True)  # noqa: T201
    if shared:
        segno.make(shared).terminal(compact=True)
