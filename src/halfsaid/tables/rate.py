"""How much of something, how fast."""

from collections.abc import Callable


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left = burst
        self._at = now()

    def take(self, much: float = 1) -> bool:
        """Take one, or so much, if it is left."""
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
        """Whether nothing was taken for long enough to forget this bucket."""
        return self.has(self._burst)
