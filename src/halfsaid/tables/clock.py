"""Two clocks and when to believe the first.

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


def on_steady(at: float, now: float, steady: float) -> float:
    """When something of the log was, by the steady clock. What seems to be still to come has just been: the clock was
    ahead then, or is behind now."""
    return steady - max(now - at, 0.0)


class Witness:
    """How late it surely is: as late as the newest entry that is there for long, and the time seen to pass since.

    A clock that jumps ahead is not believed for it, nor one that was wrong before this process began; only what has
    been written for long by the same clock, or time that really passed, makes anything old.
    """

    def __init__(self) -> None:
        self._until = -inf
        self._seen_at: float | None = None

    def late(self, now: float, steady: float, newest: float | None) -> float:
        """It is at least so late. `newest`: the time of the newest entry that is not new any more, if there is one."""
        passed = 0.0 if self._seen_at is None else steady - self._seen_at
        self._seen_at = steady
        self._until = min(now, max(self._until + passed, -inf if newest is None else newest))
        return self._until
