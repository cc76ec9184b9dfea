"""How many connections one address may hold at once: no single one takes all that this machine has."""

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

CROWDED = msgspec.json.encode(Problem("too_many", "Too many connections from this address; close some."))


class Crowd:
    """Counts what each address holds. `besides`: proxies, and this machine, which are never too many."""

    def __init__(self, most: int, besides: str = "") -> None:
        self._most = most
        # A proxy is whoever uvicorn takes for one: what it is told of a player's address is believed by the same list.
        self._besides = ProxyHeadersMiddleware(_nothing, besides).trusted_hosts
        self._held: Counter[str] = Counter()

    def enter(self, address: str) -> Callable[[], None] | None:
        """One more from this address, and how to say that it has gone; None: it is one too many."""
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


class ForwardedCrowd:
    """The same for those who come through a proxy: what counts is what they have under way, requests and WebSockets."""

    def __init__(self, app: ASGIApp, crowd: Crowd) -> None:
        self.app = app
        self._crowd = crowd

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        leave = self._crowd.enter(client[0] if client else "")
        if leave is None:
            await _turn_away(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            leave()


def raise_descriptors() -> None:
    """Let this process have as many open files and connections as the system allows it."""
    with suppress(ImportError, ValueError, OSError):  # Windows knows no such limit; macOS says "none" and means one
        resource = import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors_allowed() -> int | None:
    """How many open files and connections this process may have; None: nobody counts."""
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
        await Response(CROWDED, 429, media_type="application/json")(scope, receive, send)


async def _nothing(_: object, __: object, ___: object) -> None:
    """An application for a middleware of which only the list is wanted."""


def _nobody_leaves() -> None: ...
