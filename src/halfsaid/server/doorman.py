"""Limits against guessing and floods, and against requests from other sites' pages."""

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Literal, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from halfsaid.tables.limits import Bucket

Counted = Literal[
    "misses", "openings", "recordings", "replays", "takeovers", "folds", "acts", "written", "listings", "arrivals",
    "screens", "returns", "pictures",
]  # fmt: skip


class Limit(NamedTuple):
    """How much an address, or a seat, may do at once and in the long run."""

    burst: int
    per_second: float


LIMITS: dict[Counted, Limit] = {
    "misses": Limit(20, 0.2),
    "openings": Limit(30, 0.1),
    "arrivals": Limit(30, 0.1),  # of guests in an audience
    "listings": Limit(60, 1),
    "screens": Limit(20, 0.1),
    "recordings": Limit(10, 0.1),
    "pictures": Limit(400, 1),  # of people's own, brought or framed anew: a full table brings 120
    "takeovers": Limit(20, 0.2),
    "returns": Limit(30, 0.2),  # devices that ask where they may go back to
    "replays": Limit(64 * 1024 * 1024, 1024 * 1024),  # bytes, read and sent
    "folds": Limit(200_000, 5_000),  # entries of logs that are read for an answer that is not cached
    "acts": Limit(60, 20),  # of a seat, from however many connections
    "written": Limit(4 * 1024 * 1024, 32 * 1024),  # bytes of acts
}
BARRED_SECONDS = 0.25  # after which a barred address with a key that opens nothing is answered

_MOST_ADDRESSES = 20_000


class Doorman:
    """Counts what each address and each seat does, and how many answers to an address are under way."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._counts: dict[Counted, dict[str, Bucket]] = {what: {} for what in LIMITS}
        self._password_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._under_way: Counter[tuple[str, str]] = Counter()

    def may(self, what: Counted, who: str, much: float = 1) -> bool:
        """Count one more of these, or this much more, by an address or a seat. Return whether it is allowed."""
        known, buckets = neighbourhood(who), self._counts[what]
        if known not in buckets:
            _make_room(buckets)
            buckets[known] = Bucket(*LIMITS[what], self._now)
        return buckets[known].take(much)

    @contextmanager
    def under_way(self, what: str, address: str, most: int) -> Iterator[bool]:
        """Count an answer of this kind as under way until the block ends. Yield whether it is allowed."""
        known = what, neighbourhood(address)
        self._under_way[known] += 1
        try:
            yield self._under_way[known] <= most
        finally:
            self._under_way[known] -= 1
            if not self._under_way[known]:
                del self._under_way[known]

    def count_miss(self, address: str) -> bool:
        """Count a wrong code, key or password from this address. Return whether it may go on trying."""
        return self.may("misses", address)

    def is_barred(self, address: str) -> bool:
        """Whether this address has guessed too often to be answered."""
        bucket = self._counts["misses"].get(neighbourhood(address))
        return bucket is not None and not bucket.has()

    async def delay_refusal(self, since: float) -> None:
        """Wait until a barred address may be answered that asked at `since`, by the event loop's clock.

        Looking for a table takes longer where there is one. A fixed delay keeps codes from being learnt by that.
        """
        await asyncio.sleep(since + BARRED_SECONDS - asyncio.get_running_loop().time())

    def password_lock(self, address: str) -> asyncio.Lock:
        """Return this address's lock for trying passwords: many tries at once would all begin before one counts."""
        return self._password_locks.setdefault(neighbourhood(address), asyncio.Lock())


class ConcurrencyLimit:
    """Limits how many answers of one endpoint an address gets at once, each counted until its last byte."""

    def __init__(self, app: ASGIApp, doorman: Doorman, what: str, most: int, refuse: Callable[[], ASGIApp]) -> None:
        self._app, self._doorman, self._what, self._most, self._refuse = app, doorman, what, most, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, _ = scope.get("client") or ("", 0)
        with self._doorman.under_way(self._what, address, self._most) as may:
            await (self._app if may else self._refuse())(scope, receive, send)


def is_our_page(headers: Headers, public_host: str | None) -> bool:
    """Whether the request comes from our own page, or from no page: programs that are no browser send no origin."""
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(page) and page in (headers.get("host"), public_host)


def is_this_machine(host: str) -> bool:
    """Whether this is a loopback name or address."""
    known = address_of(host)
    return host == "localhost" or host.endswith(".localhost") or (known is not None and known.is_loopback)


def _make_room(buckets: dict[str, Bucket]) -> None:
    """If there are too many buckets, forget those of quiet addresses; if none is quiet, the older half."""
    if len(buckets) < _MOST_ADDRESSES:
        return
    for known in [known for known, bucket in buckets.items() if bucket.is_full()]:
        del buckets[known]
    if len(buckets) >= _MOST_ADDRESSES:
        for known in list(buckets)[: _MOST_ADDRESSES // 2]:
            del buckets[known]


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Return an IPv4 address as it is, and an IPv6 address as its /64 network, which belongs to one household."""
    known = address_of(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(known), 64), strict=False))
    return str(known or address)


def address_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address; an IPv4 one inside IPv6 counts as IPv4. None: it is no address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known
