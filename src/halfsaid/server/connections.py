"""How many connections one address may hold at once, so that no address can take all of them."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from halfsaid.server.doorman import neighbourhood
from halfsaid.server.messages import Problem

TOO_MANY = msgspec.json.encode(Problem("too_many", "Too many connections from this address; close some."))


class ConnectionLimit:
    """Counts the connections of each address. `besides`: proxies and this machine, which have no limit."""

    def __init__(self, most: int, besides: str = "") -> None:
        self._most = most
        # uvicorn's own list decides who is a proxy: it believes the same ones about a player's address.
        self._besides = ProxyHeadersMiddleware(_nothing, besides).trusted_hosts
        self._held: Counter[str] = Counter()

    def enter(self, address: str) -> Callable[[], None] | None:
        """Count one more connection. Return what to call when it ends; None: this is one too many."""
        if address in self._besides:
            return _nobody_leaves
        known = neighbourhood(address)
        if self._held[known] >= self._most:
            return None
        self._held[known] += 1
        return lambda: self._leave(known)

    def _leave(self, known: str) -> None:
        self._held[known] -= 1
        if not self._held[known]:
            del self._held[known]


class ForwardedLimit:
    """Limits clients behind a proxy: counts their requests and WebSockets that are under way."""

    def __init__(self, app: ASGIApp, limit: ConnectionLimit) -> None:
        self.app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        leave = self._limit.enter(client[0] if client else "")
        if leave is None:
            await _turn_away(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            leave()


def raise_descriptors() -> None:
    """Raise this process's limit of open files and connections to what the system allows."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit; macOS reports none and has one
        resource = import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors_allowed() -> int | None:
    """Return how many open files and connections this process may have; None: no limit."""
    with suppress(ImportError):
        resource = import_module("resource")
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else int(soft)
    return None


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    else:
        await Response(TOO_MANY, 429, media_type="application/json")(scope, receive, send)


async def _nothing(_: object, __: object, ___: object) -> None:
    """Stand in for an application: of the middleware only the list of proxies is used."""


def _nobody_leaves() -> None: ...
