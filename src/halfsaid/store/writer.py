"""The one thread that writes. All requests that wait when it looks share one transaction."""

import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType

from halfsaid.store.contract import Conflict, Gone, Taken, Unavailable
from halfsaid.store.database import Connection, Database, NewEntry, NewTable, RefusedByDatabase, Retry, Touch, discard

T = TypeVar("T")

MOST_REQUESTS = 512
MOST_BYTES = 8_000_000

log = logging.getLogger(__name__)


class Create(Struct):
    table: str
    data: bytes
    at: float
    answer: "Future[None]"


class Append(Struct):
    table: str
    seq: int
    data: bytes
    at: float
    due: float | UnsetType | None
    answer: "Future[None]"


class Announce(Struct):
    table: str
    text: str
    answer: "Future[None]"


class Alone(Struct):
    """Something else to write, in a transaction of its own. It must be safe to do twice."""

    work: Callable[[Connection], None]
    answer: "Future[None]"


Shared = Create | Append | Announce
Request = Shared | Alone
Outcome = Exception | None
Work = Callable[[Connection, bool], T]  # what is written; it is told whether an earlier try may have taken effect


class Writer:
    """Takes requests from the event loop, and answers each when it is durable."""

    def __init__(self, database: Database, retry: Retry, loop: AbstractEventLoop) -> None:
        self._database = database
        self._retry = retry
        self._loop = loop
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._closing = False
        self._thread = Thread(target=self._run, name="halfsaid-writer", daemon=True)
        self._thread.start()

    def put(self, request: Request) -> None:
        self._requests.put(request)

    def close(self) -> None:
        """Return when everything put before is answered."""
        self._requests.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closing:
            requests = self._next_requests()
            if shared := [request for request in requests if not isinstance(request, Alone)]:
                self._answer(shared, self._write_shared(shared))
            for request in requests:
                if isinstance(request, Alone):
                    self._answer([request], [self._write_alone(request)])
        self._drop_connection()

    def _next_requests(self) -> list[Request]:
        """Return all requests that wait, up to a limit: at least one, or perhaps none when the writer closes."""
        requests: list[Request] = []
        size = 0
        request = self._requests.get()
        while request is not None:
            requests.append(request)
            size += len(request.data) if isinstance(request, Create | Append) else 0
            if len(requests) == MOST_REQUESTS or size > MOST_BYTES:
                return requests
            try:
                request = self._requests.get_nowait()
            except Empty:
                return requests
        self._closing = True
        return requests

    def _write_shared(self, requests: Sequence[Shared], doubted: bool = False) -> list[Outcome]:
        def write(connection: Connection, in_doubt: bool) -> list[Outcome]:
            return _Batch(self._database, connection, in_doubt or doubted).write(requests)

        try:
            return self._commit(write)
        except RefusedByDatabase as refused:
            if len(requests) == 1:
                return [refused]
            # One of them is the cause: written one by one, the others succeed.
            return [outcome for request in requests for outcome in self._write_shared([request], doubted=True)]
        except Unavailable as unavailable:
            return [Unavailable(*unavailable.args) for _ in requests]
        except Exception:
            sentence = _logged_failure()
            return [Unavailable(sentence) for _ in requests]

    def _write_alone(self, request: Alone) -> Outcome:
        try:
            self._commit(lambda connection, _in_doubt: request.work(connection))
        except Unavailable as unavailable:
            return unavailable
        except Exception:
            return Unavailable(_logged_failure())
        return None

    def _commit(self, work: Work[T]) -> T:
        return self._retry.run(lambda in_doubt: self._commit_once(work, in_doubt))

    def _commit_once(self, work: Work[T], in_doubt: bool) -> T:
        try:
            if self._connection is None:
                self._connection = self._database.connect()
            with self._database.transaction(self._connection):
                return work(self._connection, in_doubt)
        except BaseException:
            self._drop_connection()
            self._database.close()  # in one process SQLite opens a file for reading only as long as anybody has it so
            raise

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            discard(connection, self._database.error)

    def _answer(self, requests: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
        # The loop may be closed already when a server ends in a hurry.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_answer, requests, outcomes)


def _answer(requests: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    for request, outcome in zip(requests, outcomes, strict=True):
        if request.answer.done():
            continue  # the caller was cancelled
        if outcome is None:
            request.answer.set_result(None)
        else:
            request.answer.set_exception(outcome)


def _logged_failure() -> str:
    """Log an unexpected error and return a sentence for it: no error may stop the thread that everyone waits for."""
    log.exception("Writing failed for a reason that nobody thought of.")
    return "The store failed for a reason that nobody thought of; the server's log says more."


class _Batch:
    """Requests that share a transaction. Each is judged by itself: a refused one writes nothing."""

    def __init__(self, database: Database, connection: Connection, in_doubt: bool) -> None:
        self._database = database
        self._connection = connection
        self._in_doubt = in_doubt
        self._free: set[str] = set()
        self._heads: dict[str, int] = {}
        self._entries: list[NewEntry] = []
        self._touches: dict[str, Touch] = {}
        self._news: dict[str, int] = {}
        self._announcements: list[tuple[str, str]] = []

    def write(self, requests: Sequence[Shared]) -> list[Outcome]:
        creates = {request.table: request.at for request in reversed(requests) if isinstance(request, Create)}
        if creates:
            self._free = self._database.claim(self._connection, [NewTable(code, at) for code, at in creates.items()])
        appends = {request.table for request in requests if isinstance(request, Append)}
        if appends:
            self._heads = self._database.hold(self._connection, appends)
        outcomes = [self._judge(request) for request in requests]
        if self._entries:
            self._database.add(self._connection, self._entries, self._touches)
        if self._news or self._announcements:
            self._database.tell(self._connection, self._news, self._announcements)
        return outcomes

    def _judge(self, request: Shared) -> Outcome:
        match request:
            case Append():
                return self._append(request)
            case Create():
                return self._create(request)
            case Announce():
                self._announcements.append((request.table, request.text))
                return None

    def _create(self, request: Create) -> Outcome:
        if request.table in self._free:
            self._free.remove(request.table)
            self._add(request, 1)
            return None
        return None if self._was_ours(request, 1) else Taken()

    def _append(self, request: Append) -> Outcome:
        head = self._heads.get(request.table)
        if head is None:
            return Gone()
        if request.seq != head + 1:
            return None if self._was_ours(request, request.seq) else Conflict()
        self._heads[request.table] = request.seq
        touch = self._touches.setdefault(request.table, Touch(0, 0.0, UNSET))
        touch.head, touch.touched = request.seq, request.at
        if request.due is not UNSET:
            touch.due = request.due
        self._add(request, request.seq)
        return None

    def _add(self, request: Create | Append, seq: int) -> None:
        self._entries.append(NewEntry(request.table, seq, request.at, request.data))
        self._news[request.table] = seq

    def _was_ours(self, request: Create | Append, seq: int) -> bool:
        """Whether an earlier try, whose answer was lost, has committed this very entry."""
        if not self._in_doubt:
            return False
        return self._database.entry(self._connection, request.table, seq) == (request.at, request.data)
