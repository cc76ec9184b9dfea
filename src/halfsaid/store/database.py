"""The interface to the two databases, and retries after a failed attempt."""

import logging
import time
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct, UnsetType

from halfsaid.store.contract import Unavailable

if TYPE_CHECKING:
    from halfsaid.store.listener import Listener

T = TypeVar("T")

PATIENCE = 10.0
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 1.0
_LATELY = 15.0  # seconds for which a failure counts, if nobody has tried since

log = logging.getLogger(__name__)


class RefusedByDatabase(Unavailable):
    """The database answers, and refuses; it would refuse again."""


class Failure(Struct, frozen=True):
    """A kind of failure. Anyone may see its sentence: it holds no data, no path and no password."""

    sentence: str
    may_pass: bool = False  # it is worth another try
    is_outage: bool = True  # every request will fail, not this one alone


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
    """The new values of a table's row when entries are added."""

    head: int
    touched: float
    due: float | UnsetType | None


Values = Sequence[Any] | Mapping[str, Any]  # Any: what a column holds, and the statement's author knows


class Rows(Protocol):
    """What a statement found, as both drivers hand it out."""

    @property
    def description(self) -> Sequence[Any] | None: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """A connection to either database. It begins no transaction by itself; a value has a name: `:code`."""

    def execute(self, statement: str, values: Values = (), /) -> Rows: ...

    def executemany(self, statement: str, rows: Iterable[Values], /) -> object: ...

    def close(self) -> None: ...


class Dialect(Struct, frozen=True):
    """Where the two databases' SQL differs."""

    begin: str  # a transaction that may write
    begin_snapshot: str  # one that sees the database as it was at its first statement
    binary: str  # the type of bytes
    byte_order: str  # the collation that sorts by bytes
    table_names: str  # a statement that finds them
    alone: bool  # nobody else keeps tables there
    skip_locked: str  # leaves out rows that another writer holds
    key_share: str  # holds a row against its deletion


class Database(ABC):
    """One database. Methods that take a connection run inside the caller's transaction."""

    dialect: Dialect
    described: str  # what it is and where, for people; without a password
    error: type[Exception]  # the driver's, of all kinds
    doubled: type[Exception]  # the driver's, for something that is there already

    def __init__(self) -> None:
        self._spare: list[Connection] = []

    @abstractmethod
    def connect(self) -> Connection:
        """Return a new connection."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for a single statement that reads, a spare one if there is one.

        When one fails, the others may be broken too: none is kept.
        """
        try:
            connection = self._spare.pop()
        except IndexError:
            connection = self.connect()
        try:
            yield connection
        except BaseException:
            discard(connection, self.error)
            self.close()
            raise
        self._spare.append(connection)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection and a transaction of its own, for one that writes beside the writer."""
        with self._connected() as connection, self.transaction(connection):
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees the database as it was at its first statement."""
        with self._connected() as connection:
            connection.execute(self.dialect.begin_snapshot)
            yield connection

    @contextmanager
    def transaction(self, connection: Connection) -> Iterator[None]:
        """Commit at the end. After a failure the connection is to be discarded, which undoes what was done."""
        connection.execute(self.dialect.begin)
        yield
        self.commit(connection)

    def commit(self, connection: Connection) -> None:
        connection.execute("COMMIT")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        connection = self.connect()
        try:
            yield connection
        finally:
            discard(connection, self.error)

    def close(self) -> None:
        """Close connections that nobody uses."""
        while self._spare:
            discard(self._spare.pop(), self.error)

    def stream(self, connection: Connection, statement: str, at_once: int) -> Iterator[Any]:  # Any: see Values
        """Yield a statement's rows while they are read, so many at once."""
        rows = connection.execute(statement)
        while row := rows.fetchone():
            yield row

    @abstractmethod
    def lock_out(self, connection: Connection) -> None:
        """Keep other servers from writing until the transaction ends."""

    @abstractmethod
    def prepare(self, retry: "Retry") -> None:
        """Make the database where there is none, bring its schema up to date, and see that it can be written to.

        Or raise BadStore or Unavailable. `retry` explains failures with `judge_at_start`.
        """

    def listener(self, _loop: AbstractEventLoop) -> "Listener | None":
        """Return a thread that receives other servers' notices; None where only one server may use this database."""
        return None

    def foreseen(self) -> Failure | None:
        """Return a failure that is near, such as a nearly full disk, though a small write still succeeds."""
        return None

    @abstractmethod
    def judge(self, error: Exception) -> Failure:
        """Return the kind of this failure."""

    @abstractmethod
    def judge_at_start(self, error: Exception) -> Failure:
        """Return the same with the database's own words, for the operator who starts the server.

        Not for later failures: the database's words may quote data.
        """

    @abstractmethod
    def claim(self, connection: Connection, wanted: Collection[NewTable]) -> set[str]:
        """Create these tables; their first entries are added later. Return the codes that were free."""

    @abstractmethod
    def heads(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        """Return the last number of each of these tables that exists."""

    @abstractmethod
    def hold(self, connection: Connection, codes: Collection[str]) -> dict[str, int]:
        """Return `heads`, and lock these tables against other writers until the transaction ends."""

    @abstractmethod
    def entry(self, connection: Connection, code: str, seq: int) -> tuple[float, bytes] | None:
        """The time and the data of this entry, if it is there."""

    @abstractmethod
    def add(self, connection: Connection, entries: list[NewEntry], touches: Mapping[str, Touch]) -> None:
        """Add entries to tables that were claimed or are held."""

    @abstractmethod
    def tell(self, connection: Connection, heads: Mapping[str, int], announcements: Iterable[tuple[str, str]]) -> None:
        """Send notices to the other servers when the transaction commits."""


def failed_request(error: Exception) -> Failure:
    """Return a failure of one request that names its kind only: the database's own words may quote data."""
    return Failure(f"The database does not do its work ({type(error).__name__}).", is_outage=False)


def discard(connection: Connection, error: type[Exception]) -> None:
    """Close a connection that may be broken. What it has not committed is undone."""
    with suppress(error):
        connection.close()


class Retry:
    """Tries again while the database is out of reach, up to `patience` seconds after an outage began.

    All writers share one, and all readers: a call that comes late to an outage does not wait from the start. An outage
    is logged when it begins and when it ends.
    """

    def __init__(self, patience: float, error: type[Exception], judge: Callable[[Exception], Failure]) -> None:
        self._patience = patience
        self._error = error
        self._judge = judge
        self._lost_at: float | None = None
        self._outage: Failure | None = None
        self._seen_at = 0.0
        self._flipping = Lock()
        self._closing = Event()

    def stop(self) -> None:
        """From now on try everything once only."""
        self._closing.set()

    def run(self, attempt: Callable[[bool], T]) -> T:
        """Return what `attempt` returns, or raise Unavailable or RefusedByDatabase.

        `attempt` is called with whether an earlier try may have taken effect.
        """
        pause, in_doubt = _FIRST_PAUSE, False
        while True:
            try:
                result = attempt(in_doubt)
            except self._error as error:
                failure = self._judge(error)
                gives_up = not failure.may_pass or self._out_of_patience()
                # A failure that passes at the second try is not logged.
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
        """Return the outage of the last seconds, if there was one. Damage always counts: it does not heal."""
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
            log.error("%s", failure.sentence)

    def _back(self) -> None:
        if self._outage is None or self._outage is DAMAGED:
            return
        with self._flipping:
            outage, self._outage = self._outage, None
        if outage is not None:
            log.warning("The database does its work again.")
