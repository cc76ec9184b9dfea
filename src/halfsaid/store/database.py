"""What the two databases do each in its own way, and how both are tried again when they fail."""

import logging
import time
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from threading import Event, Lock
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct, UnsetType
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from halfsaid.store.contract import Unavailable

if TYPE_CHECKING:
    from halfsaid.store.listener import Listener

T = TypeVar("T")

PATIENCE = 10.0
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 1.0
_LATELY = 15.0  # seconds for which a failure counts, if nobody has tried since

_LOGGER = logging.getLogger(__name__)


class RefusedByDatabase(Unavailable):
    """The database is there and says no; it would say no again."""


class Failure(Struct, frozen=True):
    """What kind of failure this is. Its sentence is for everyone: no data, no path, no password is in it."""

    sentence: str
    may_pass: bool = False  # it is worth another try
    is_outage: bool = True  # whatever is asked will fail, not this alone


AWAY = Failure("The database does not answer.", may_pass=True)
FULL = Failure("The disk is full: nothing can be stored.", may_pass=True)
DAMAGED = Failure("The database is damaged: stop the server and restore a backup.")


class NewTable(Struct, frozen=True, gc=False):
    code: str
    at: float


class NewEntry(Struct, frozen=True, gc=False, array_like=True):
    code: str
    seq: int
    at: float
    data: bytes


class Touch(Struct, gc=False):
    """What a table's row becomes when entries were added."""

    head: int
    touched: float
    due: float | UnsetType | None


class Database(ABC):
    """One database. Whatever is given a connection runs inside the caller's transaction."""

    byte_order: str  # the name of the collation that sorts by bytes
    described: str  # what it is and where, for people; without a password

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def reading_connection(self) -> Connection:
        """One for a single statement that reads."""
        return self.engine.connect()

    def snapshot_connection(self) -> Connection:
        """One whose transactions see the database as it was at their first look."""
        return self.engine.connect()

    def writing_connection(self) -> Connection:
        """One whose transactions may write."""
        return self.engine.connect().execution_options(halfsaid_writes=True)

    @abstractmethod
    def prepare(self, persistence: "Persistence") -> None:
        """Make the database where there is none, bring its schema up to date, and see that it can be written to.

        Or BadStore, or Unavailable. The persistence is one that judges as at the start.
        """

    def listener(self, _loop: AbstractEventLoop) -> "Listener | None":
        """A thread that hears what other servers say, where several may use this database."""
        return None

    def foreseen(self) -> Failure | None:
        """What is about to go wrong, though a small thing can still be written."""
        return None

    @abstractmethod
    def judge(self, error: DBAPIError) -> Failure:
        """What kind of failure this is."""

    @abstractmethod
    def judge_at_start(self, error: DBAPIError) -> Failure:
        """The same in the database's own words, for whoever starts it; not for failures that may quote data."""

    @abstractmethod
    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        """Make these tables, with one entry each still to be added; which of them were free."""

    @abstractmethod
    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""

    @abstractmethod
    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        """`heads`, and nobody else adds to these tables or deletes them before the transaction ends."""

    @abstractmethod
    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        """Add entries to tables that were claimed or are held."""

    @abstractmethod
    def tell(self, connection: Connection, heads: Mapping[str, int], words: Iterable[tuple[str, str]]) -> None:
        """Let the other servers know, once and if the transaction commits."""


def mishap(error: DBAPIError) -> Failure:
    """A failure of one request, by the name of its kind only: a database's own words may quote the data."""
    return Failure(f"The database does not do its work ({type(error.orig).__name__}).", is_outage=False)


def discard(connection: Connection) -> None:
    """Close a connection, which may be broken, and never use it again."""
    with suppress(DBAPIError):
        connection.invalidate()
    connection.close()


class Persistence:
    """Tries again while the database is out of reach, and gives up at once when it has been so for long.

    Shared by all who do the same: those who come late to an outage do not wait all over again. An outage is logged
    when it begins and when it ends.
    """

    def __init__(self, patience: float, judge: Callable[[DBAPIError], Failure]) -> None:
        self._patience = patience
        self._judge = judge
        self._lost_at: float | None = None
        self._outage: Failure | None = None
        self._seen_at = 0.0
        self._flipping = Lock()
        self._closing = Event()

    def hurry(self) -> None:
        """From now on nothing is tried twice."""
        self._closing.set()

    def run(self, attempt: Callable[[bool], T]) -> T:
        """What `attempt` returns; or Unavailable, or RefusedByDatabase.

        The attempt is told whether an earlier one may have taken effect.
        """
        pause, in_doubt = _FIRST_PAUSE, False
        while True:
            try:
                result = attempt(in_doubt)
            except DBAPIError as error:
                failure = self._judge(error)
                gives_up = not failure.may_pass or self._out_of_patience()
                # What passes at the second try is not worth a word.
                if failure.is_outage and (in_doubt or gives_up):
                    self._lost(failure)
                if gives_up:
                    raise (Unavailable if failure.may_pass else RefusedByDatabase)(failure.sentence) from None
            else:
                self._lost_at = None
                self._back()
                return result
            self._closing.wait(pause)
            pause, in_doubt = min(2 * pause, _LONGEST_PAUSE), True

    def outage(self) -> Failure | None:
        """What kept everyone from what we do, lately and as far as is known. Damage does not heal by itself."""
        outage = self._outage
        return outage if outage is DAMAGED or time.monotonic() - self._seen_at < _LATELY else None

    def _out_of_patience(self) -> bool:
        now = time.monotonic()
        if self._lost_at is None:
            self._lost_at = now
        return self._closing.is_set() or now - self._lost_at > self._patience

    def _lost(self, failure: Failure) -> None:
        with self._flipping:
            is_news = self._outage not in (failure, DAMAGED)
            self._seen_at = time.monotonic()
            if is_news:
                self._outage = failure
        if is_news and not self._closing.is_set():
            _LOGGER.error("%s", failure.sentence)

    def _back(self) -> None:
        if self._outage is None or self._outage is DAMAGED:
            return
        with self._flipping:
            outage, self._outage = self._outage, None
        if outage is not None:
            _LOGGER.warning("The database does its work again.")
