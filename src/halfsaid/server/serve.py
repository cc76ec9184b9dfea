"""`halfsaid serve`: uvicorn, and the words on the terminal."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import cast

import segno
import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from halfsaid import __version__
from halfsaid.bots import BotWorker, VisionBot
from halfsaid.server.address import doors, own_name, own_names, shared_address
from halfsaid.server.app import open_server
from halfsaid.server.authority import Authority, BadAuthority
from halfsaid.server.crowd import Crowd, ForwardedCrowd, descriptors_allowed, raise_descriptors
from halfsaid.server.door import Door
from halfsaid.server.protocols import ImpatientProtocol, PushingWebSocket
from halfsaid.server.settings import Settings
from halfsaid.server.socket import LONGEST_MESSAGE
from halfsaid.store import described, sole_server
from halfsaid.tables import House

_GOODBYE_SECONDS = 1.0
_VOUCH_EVERY = 60.0
_HANDSHAKE_SECONDS = 10.0

log = logging.getLogger(__name__)


def serve(settings: Settings) -> None:
    """Serve until told to stop. Clients are asked to come back, and find everything as it was."""
    raise_descriptors()
    spare_the_collector()
    with (
        _opened(settings) as opened,
        sole_server(settings.store_url()),
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(_serve(settings, opened))


class _Opened(Struct):
    """Sockets that are ours before anything else is done, but at which nobody is answered yet."""

    plain: list[socket.socket]
    https: list[socket.socket]
    authority: Authority | None


@contextmanager
def _opened(settings: Settings) -> Iterator[_Opened]:
    with ExitStack() as stack:
        plain = [stack.enter_context(door) for door in doors(settings.host, settings.port)]
        if not settings.https:
            yield _Opened(plain, [], None)
            return
        https = [stack.enter_context(door) for door in doors(settings.host, settings.https_port, option="--https-port")]
        authority = Authority(settings.data / "https", own_name())
        authority.vouch_for(own_names(settings))
        yield _Opened(plain, https, authority)


def _port(sockets: list[socket.socket]) -> int:
    return int(sockets[0].getsockname()[1])


def spare_the_collector() -> None:
    """Look for garbage in cycles rarely: a table makes next to none, and each look passes over all that is alive."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: not on Windows."""
    with suppress(ImportError):
        return cast("Callable[[], asyncio.AbstractEventLoop]", import_module("uvloop").new_event_loop)
    return None


async def _serve(settings: Settings, opened: _Opened) -> None:
    endpoint = settings.endpoint()
    bot_worker = BotWorker.in_background(None if endpoint is None else VisionBot(endpoint))
    try:
        async with open_server(settings, bot_worker=bot_worker) as server:
            app: ASGIApp = server.app
            if opened.authority is not None:
                app = Door(app, opened.authority, _port(opened.plain), _port(opened.https))
            keeping = asyncio.create_task(_keep_vouching(settings, opened.authority))
            await _Greeter(uvicorn_config(app, settings), settings, server.house, opened).serve(opened.plain)
            keeping.cancel()
    finally:
        bot_worker.close()
    log.info("Halfsaid is closed.")


async def _keep_vouching(settings: Settings, authority: Authority | None) -> None:
    """A machine may get another address, and a certificate ends: whoever comes then finds a fresh one."""
    while authority is not None:
        await asyncio.sleep(_VOUCH_EVERY)
        try:
            if await asyncio.to_thread(lambda: authority.vouch_for(own_names(settings))):
                log.info("The certificate was renewed.")
        except BadAuthority as trouble:
            log.error("%s", trouble.sentence)  # noqa: TRY400  # the sentence says it all


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    most = most_connections(settings)
    return uvicorn.Config(
        ForwardedCrowd(app, Crowd(most)),
        host=settings.host,
        port=settings.port,
        http=cast("type[asyncio.Protocol]", partial(ImpatientProtocol, crowd=Crowd(most, settings.proxies))),
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


def most_connections(settings: Settings) -> int:
    """How many one address may hold: as set, but never all that this process can open."""
    descriptors = descriptors_allowed()
    return settings.connections if descriptors is None else min(settings.connections, max(descriptors // 2, 1))


class _Greeter(uvicorn.Server):
    """A uvicorn server that says where it is when it is there, and goodbye when it goes."""

    def __init__(self, config: uvicorn.Config, settings: Settings, house: House, opened: _Opened) -> None:
        super().__init__(config)
        self._settings = settings
        self._house = house
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._start_https()
            self._greet()

    async def _start_https(self) -> None:
        """The same application and the same limits, behind TLS."""
        protocol = partial(
            cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

        for door in self._opened.https:
            assert self._opened.authority is not None
            self.servers.append(
                await asyncio.get_running_loop().create_server(
                    protocol,
                    sock=door,
                    ssl=self._opened.authority.context,
                    ssl_handshake_timeout=_HANDSHAKE_SECONDS,
                    backlog=self.config.backlog,
                )
            )

    def _greet(self) -> None:
        settings, decks = self._settings, self._house.decks.values()
        port, authority = _port(self._opened.plain), self._opened.authority
        shared = shared_address(settings, port)
        log.info(
            "Halfsaid %s is open: %s, %s, decks: %s.",
            __version__,
            shared or f"http://localhost:{port}/",
            described(settings.store_url()),
            ", ".join(f"{deck.id} ({len(deck.cards)} cards)" for deck in decks),
        )
        if authority is not None:
            log.info(
                "https is on port %d; the mark of %s is %s",
                _port(self._opened.https),
                authority.name,
                authority.fingerprint,
            )
        if sys.stdout.isatty():
            _welcome(f"http://localhost:{port}/", shared)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everyone hears goodbye before uvicorn hangs up; who does not listen is not waited for.

        The doors close first: behind a proxy those who come back at once shall find another server, not this one.
        """
        for server in self.servers:
            server.close()
        for door in (*self._opened.plain, *self._opened.https):
            door.close()  # the kernel would go on to let people in, whom nobody answers
        for connection in list(self.server_state.connections):
            if isinstance(connection, ImpatientProtocol):  # a proxy keeps some that are idle
                connection.shutdown()
        self._house.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                while any(live.watchers for live in self._house.live.values()):
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
