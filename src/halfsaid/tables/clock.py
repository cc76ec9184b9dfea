"""Two clocks, when to believe the first, and how fast something may be done.

The system's clock tells the time of day. It is in the log, where it outlives the process, and it may be wrong: set by
hand, or by a network an hour after the start. So whatever lasts for a while (a bot's thought, a phase's time, a limit)
is measured by a steady one, which nobody can set; and nothing is deleted because it seems to be late.
"""

import time
from collections.abc import Callable
from math import inf


class SteadyClock:
    """Seconds since 1970 by what the system's clock said when this one was made; from there it only goes on."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._began = now() - time.monotonic()

    def __call__(self) -> float:
        return self._began + time.monotonic()


class Witness:
    """How late it surely is: as late as the newest entry that is there for long, and the time seen to pass since.

    A clock that jumps ahead is not believed for it, nor one that was wrong before this process began; only what has
    been written for long by the same clock, or time that really passed, makes anything old.
    """

    def __init__(self) -> None:
        self._until = -inf
        self._seen_at: float | None = None

    def late(self, now: float, steady: float, newest: float | None) -> float:
        """Return how late it is at least. `newest`: the time of the newest entry that is not new any more, if any."""
        passed = 0.0 if self._seen_at is None else steady - self._seen_at
        self._seen_at = steady
        self._until = min(now, max(self._until + passed, -inf if newest is None else newest))
        return self._until


class Bucket:
    """A limit on how fast something is done: `burst` at once, and `per_second` after that."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left = burst
        self._at = now()

    def take(self, much: float = 1) -> bool:
        """Take this much, if it is left. Return whether it was."""
        if not self.has(much):
            return False
        self._left -= much
        return True

    def has(self, much: float = 1) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= much

    def is_full(self) -> bool:
        """Whether nothing was taken for so long that this bucket can be forgotten."""
        return self.has(self._burst)
