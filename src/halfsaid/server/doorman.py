"""Who is let in: no guessers, no floods, no strangers' pages."""

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from halfsaid.tables.clock import Bucket

Counted = Literal[
    "misses", "openings", "recordings", "replays", "takeovers", "folds", "acts", "written", "listings", "arrivals",
    "screens", "returns",
]  # fmt: skip


class Limit(NamedTuple):
    """How much an address, or a seat, may at once and in the long run."""

    burst: int
    per_second: float


LIMITS: dict[Counted, Limit] = {
    "misses": Limit(20, 0.2),
    "openings": Limit(30, 0.1),
    "arrivals": Limit(30, 0.1),  # of guests in an audience
    "listings": Limit(60, 1),
    "screens": Limit(20, 0.1),
    "recordings": Limit(10, 0.1),
    "takeovers": Limit(20, 0.2),
    "returns": Limit(30, 0.2),  # devices that ask where they may go back to
    "replays": Limit(64 * 1024 * 1024, 1024 * 1024),  # bytes, read and sent
    "folds": Limit(200_000, 5_000),  # entries of logs, read to find out what nobody has at hand
    "acts": Limit(60, 20),  # of a seat, from however many connections
    "written": Limit(4 * 1024 * 1024, 32 * 1024),  # bytes of acts
}
BARRED_SECONDS = 0.25  # until who is barred, and brought a key that opens nothing, hears so

_MOST_ADDRESSES = 20_000


class Doorman:
    """Counts what each address does and asks for, how many of its answers are under way, and how much a seat does."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._counts: dict[Counted, dict[str, Bucket]] = {what: {} for what in LIMITS}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._under_way: Counter[tuple[str, str]] = Counter()

    def may(self, what: Counted, who: str, much: float = 1) -> bool:
        """Whether this address, or this seat, may do one more of these, or so much more. It counts."""
        known, buckets = neighbourhood(who), self._counts[what]
        if known not in buckets:
            _make_room(buckets)
            buckets[known] = Bucket(*LIMITS[what], self._now)
        return buckets[known].take(much)

    @contextmanager
    def under_way(self, what: str, address: str, most: int) -> Iterator[bool]:
        """Whether an answer of this kind may be given, besides those that this address is being given."""
        known = what, neighbourhood(address)
        self._under_way[known] += 1
        try:
            yield self._under_way[known] <= most
        finally:
            self._under_way[known] -= 1
            if not self._under_way[known]:
                del self._under_way[known]

    def missed(self, address: str) -> bool:
        """Somebody knocked with a wrong code, key or password; whether they may go on trying."""
        return self.may("misses", address)

    def is_barred(self, address: str) -> bool:
        """Whether this address has guessed too often to be answered."""
        bucket = self._counts["misses"].get(neighbourhood(address))
        return bucket is not None and not bucket.has()

    async def keep_waiting(self, since: float) -> None:
        """Until who asked then, by the event loop's clock, may hear that they are barred: looking for a table takes
        longer where there is one, and nobody is to learn codes from that."""
        await asyncio.sleep(since + BARRED_SECONDS - asyncio.get_running_loop().time())

    def turn(self, address: str) -> asyncio.Lock:
        """Held while a password is tried: many tries at once would all be under way before the first one counts."""
        return self._turns.setdefault(neighbourhood(address), asyncio.Lock())


class AtOnce:
    """What stands before an endpoint of which an address is given so many answers at once, to their last bytes."""

    def __init__(self, app: ASGIApp, doorman: Doorman, what: str, most: int, refuse: Callable[[], ASGIApp]) -> None:
        self._app, self._doorman, self._what, self._most, self._refuse = app, doorman, what, most, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, _ = scope.get("client") or ("", 0)
        with self._doorman.under_way(self._what, address, self._most) as may:
            await (self._app if may else self._refuse())(scope, receive, send)


def is_our_page(headers: Headers, public_host: str | None) -> bool:
    """Whether a page of ours asks, or no page. Programs that are no browser send no origin."""
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
    """Whether this is a name or an address by which a machine means itself."""
    known = address_of(host)
    return host == "localhost" or host.endswith(".localhost") or (known is not None and known.is_loopback)


def _make_room(buckets: dict[str, Bucket]) -> None:
    """Forget addresses that have been quiet; if all are at it, the first half of them: memory has an end."""
    if len(buckets) < _MOST_ADDRESSES:
        return
    for known in [known for known, bucket in buckets.items() if bucket.is_full()]:
        del buckets[known]
    if len(buckets) >= _MOST_ADDRESSES:
        for known in list(buckets)[: _MOST_ADDRESSES // 2]:
            del buckets[known]


def neighbourhood(address: str) -> str:
    """An IPv4 address, or the /64 that one IPv6 household owns whole."""
    known = address_of(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(known), 64), strict=False))
    return str(known or address)


def address_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address however it is written; None if it is none."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known
