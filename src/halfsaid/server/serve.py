"""`halfsaid serve`: uvicorn, its start and end, and what it says on the terminal."""

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
from typing import TYPE_CHECKING, cast

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from halfsaid import __version__
from halfsaid.bots import BotWorker, VisionBot
from halfsaid.server.address import BadAuthority, listening_sockets, own_name, own_names, shared_address
from halfsaid.server.app import open_server
from halfsaid.server.connections import ConnectionLimit, ForwardedLimit, descriptors_allowed, raise_descriptors
from halfsaid.server.protocols import ImpatientProtocol, StraightWebSocket
from halfsaid.server.settings import Settings
from halfsaid.server.socket import LONGEST_MESSAGE
from halfsaid.store import described, sole_server
from halfsaid.tables import House

if TYPE_CHECKING:
    from halfsaid.server.authority import Authority

_GOODBYE_SECONDS = 1.0
_VOUCH_EVERY = 60.0
_HANDSHAKE_SECONDS = 10.0

log = logging.getLogger(__name__)


def serve(settings: Settings) -> None:
    """Serve until a signal. Clients are then told to come back, and find everything as it was."""
    raise_descriptors()
    tune_garbage_collector()
    with (
        _opened(settings) as opened,
        sole_server(settings.store_url()),
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(_serve(settings, opened))


class _Opened(Struct):
    """Bound sockets, opened before anything else. They do not listen yet."""

    plain: list[socket.socket]
    https: list[socket.socket]
    authority: "Authority | None"


@contextmanager
def _opened(settings: Settings) -> Iterator[_Opened]:
    with ExitStack() as stack:
        plain = [stack.enter_context(each) for each in listening_sockets(settings.host, settings.port)]
        if not settings.https:
            yield _Opened(plain, [], None)
            return
        encrypted = listening_sockets(settings.host, settings.https_port, option="--https-port")
        https = [stack.enter_context(each) for each in encrypted]
        from halfsaid.server.authority import Authority  # noqa: PLC0415  # cryptography is slow to load

        authority = Authority(settings.data / "https", own_name())
        authority.vouch_for(own_names(settings))
        yield _Opened(plain, https, authority)


def _port(sockets: list[socket.socket]) -> int:
    return int(sockets[0].getsockname()[1])


def tune_garbage_collector() -> None:
    """Collect cycles rarely: a table makes next to none, and each collection visits every living object."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's factory; None where it is not installed, as on Windows."""
    with suppress(ImportError):
        return cast("Callable[[], asyncio.AbstractEventLoop]", import_module("uvloop").new_event_loop)
    return None


async def _serve(settings: Settings, opened: _Opened) -> None:
    endpoint = settings.vision_endpoint()
    bot_worker = BotWorker.in_background(None if endpoint is None else VisionBot(endpoint))
    try:
        async with open_server(settings, bot_worker=bot_worker) as server:
            app: ASGIApp = server.app
            if opened.authority is not None:
                from halfsaid.server.door import Door  # noqa: PLC0415  # only https has one

                app = Door(app, opened.authority, _port(opened.plain), _port(opened.https))
            keeping = asyncio.create_task(_keep_vouching(settings, opened.authority))
            await _Greeter(uvicorn_config(app, settings), settings, server.house, opened).serve(opened.plain)
            keeping.cancel()
    finally:
        bot_worker.close()
    log.info("Halfsaid is closed.")


async def _keep_vouching(settings: Settings, authority: "Authority | None") -> None:
    """Renew the certificate when this machine gets another address, or before it expires."""
    while authority is not None:
        await asyncio.sleep(_VOUCH_EVERY)
        try:
            if await asyncio.to_thread(lambda: authority.vouch_for(own_names(settings))):
                log.info("The certificate was renewed.")
        except BadAuthority as trouble:
            log.error("%s", trouble)  # noqa: TRY400  # the sentence says it all


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    most = most_connections(settings)
    return uvicorn.Config(
        ForwardedLimit(app, ConnectionLimit(most)),
        host=settings.host,
        port=settings.port,
        # Typed as a class, but uvicorn only calls it.
        http=cast("type[asyncio.Protocol]", partial(ImpatientProtocol, limit=ConnectionLimit(most, settings.proxies))),
        ws=StraightWebSocket,
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
    """Return how many connections one address may hold: as set, but at most half of what this process can open."""
    descriptors = descriptors_allowed()
    return settings.connections if descriptors is None else min(settings.connections, max(descriptors // 2, 1))


class _Greeter(uvicorn.Server):
    """A uvicorn server that prints its address when it is open, and says goodbye to clients when it ends."""

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
        """Listen with TLS too, with the same application and the same limits."""
        protocol = partial(
            cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

        for listening in self._opened.https:
            assert self._opened.authority is not None
            self.servers.append(
                await asyncio.get_running_loop().create_server(
                    protocol,
                    sock=listening,
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
        """Send every client a goodbye before uvicorn disconnects it; slow clients are not waited for.

        Listening ends first, so that behind a proxy clients that reconnect at once reach another server.
        """
        for server in self.servers:
            server.close()
        for listening in (*self._opened.plain, *self._opened.https):
            listening.close()  # else the kernel would go on to accept connections that nobody answers
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
        """Stop on a signal. uvicorn's own method would raise it again at the end, before the database is closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _welcome(here: str, shared: str | None) -> None:
    """Print the address for the person who started it, and a QR code for the phones in the room."""
    lines = ["", "  Halfsaid is open. Ctrl-C closes it; tables are kept.", "", f"  here:           {here}"]
    if shared:
        lines.append(f"  for the others: {shared}")
    print("\n".join(lines), flush=True)  # noqa: T201
    if shared:
        import segno  # noqa: PLC0415  # a service has no terminal, and starts sooner without it

        segno.make(shared).terminal(compact=True)
