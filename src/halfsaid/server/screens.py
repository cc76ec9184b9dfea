"""Televisions that show no table yet: each waits a while for the first host who claims it.

They are in memory, on every server of a database. A server announces to the others what was opened or claimed there. If
an announcement is lost, the television shows a new code after a while, and is claimed by that.
"""

import hmac
import time
from collections.abc import Callable
from secrets import token_urlsafe

from msgspec import Struct
from msgspec.structs import replace

from halfsaid.tables import House
from halfsaid.tables.keys import hash_key, new_key
from halfsaid.tables.table import NotAllowed

WAITING_SECONDS = 15 * 60.0
MOST_SCREENS = 1000  # that wait, on all servers together

_OPENED, _CLAIMED = "screen_opened", "screen_claimed"


class NoScreen(Exception):
    """No television waits under this name, or not with this secret."""


class _Waiting(Struct, frozen=True):
    secret: str  # its hash
    until: float
    code: str | None = None  # of the table that it is to show


class Screens:
    """The televisions that wait, as this server knows them."""

    def __init__(self, house: House, now: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._now = now
        self._waiting: dict[str, _Waiting] = {}
        house.on_announced(_OPENED, self._hear_opened)
        house.on_announced(_CLAIMED, self._hear_claimed)

    def open(self) -> tuple[str, str]:
        """Return a name for a new television, which it shows on its screen, and its secret."""
        screen, secret = token_urlsafe(12), new_key()
        if not self._keep(screen, hash_key(secret)):
            raise NotAllowed("screens_full", "Too many televisions wait already; try again in a while.")
        self._house.announce(screen, f"{_OPENED} {hash_key(secret)}")
        return screen, secret

    def code_for(self, screen: str, secret: str | None) -> str | None:
        """Return the table that this television is to show; None: nobody has claimed it yet. Or NoScreen."""
        known = self._known(screen)
        if secret is None or not hmac.compare_digest(known.secret, hash_key(secret)):
            raise NoScreen
        return known.code

    def claim(self, screen: str, code: str) -> None:
        """Let this television show that table, or refuse. The first claim stands."""
        known = self._known(screen)
        if known.code is not None and known.code != code:
            raise NotAllowed("screen_taken", "This television shows another table already.")
        self._waiting[screen] = replace(known, code=code)
        self._house.announce(screen, f"{_CLAIMED} {code}")

    def _known(self, screen: str) -> _Waiting:
        known = self._waiting.get(screen)
        if known is None or known.until <= self._now():
            raise NoScreen
        return known

    def _keep(self, screen: str, secret: str) -> bool:
        """Keep a waiting television. Return whether there was room for it."""
        now = self._now()
        if len(self._waiting) >= MOST_SCREENS:
            self._waiting = {name: known for name, known in self._waiting.items() if known.until > now}
        if len(self._waiting) >= MOST_SCREENS:
            return False
        self._waiting[screen] = _Waiting(secret, now + WAITING_SECONDS)
        return True

    def _hear_opened(self, screen: str, secret: str) -> None:
        if screen not in self._waiting:
            self._keep(screen, secret)

    def _hear_claimed(self, screen: str, code: str) -> None:
        known = self._waiting.get(screen)
        if known is not None and known.code is None:
            self._waiting[screen] = replace(known, code=code)
