"""What the two databases do each in its own way, and how both are tried again when they fail."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from threading import Event
from typing import TypeVar

from msgspec import Struct, UnsetType
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from halfsaid.store.contract import Unavailable

T = TypeVar("T")

PATIENCE = 10.0
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 1.0


class Refused(Unavailable):
    """The database is there and says no; it would say no again."""


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
        """Make the database where there is none, and bring its schema up to date; or BadStore, or Unavailable."""

    @abstractmethod
    def sentence(self, error: DBAPIError) -> str:
        """What went wrong, in the database's own words; not for failures that may quote data."""

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


def kind_of_failure(error: DBAPIError) -> str:
    """A sentence that names the kind of failure only: a database's own words may quote the data."""
    return f"The database does not do its work ({type(error.orig).__name__})."


def discard(connection: Connection) -> None:
    """Close a connection, which may be broken, and never use it again."""
    with suppress(DBAPIError):
        connection.invalidate()
    connection.close()


class Persistence:
    """Tries again while the database is out of reach, and gives up at once when it has been so for long.

    Shared by all who do the same: those who come late to an outage do not wait all over again.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._lost_at: float | None = None
        self._closing = Event()

    def hurry(self) -> None:
        """From now on nothing is tried twice."""
        self._closing.set()

    def run(self, attempt: Callable[[bool], T], explain: Callable[[DBAPIError], str] = kind_of_failure) -> T:
        """What `attempt` returns; or Unavailable, or Refused.

        The attempt is told whether an earlier one may have taken effect.
        """
        pause, in_doubt = _FIRST_PAUSE, False
        while True:
            try:
                result = attempt(in_doubt)
            except DBAPIError as error:
                if not _may_pass(error):
                    raise Refused(explain(error)) from None
                if self._out_of_patience():
                    raise Unavailable(explain(error)) from None
            else:
                self._lost_at = None
                return result
            self._closing.wait(pause)
            pause, in_doubt = min(2 * pause, _LONGEST_PAUSE), True

    def _out_of_patience(self) -> bool:
        now = time.monotonic()
        if self._lost_at is None:
            self._lost_at = now
        return self._closing.is_set() or now - self._lost_at > self._patience


def _may_pass(error: DBAPIError) -> bool:
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
