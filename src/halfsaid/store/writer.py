"""The one thread that writes: whatever waits when it comes round shares a transaction."""

import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, select

from halfsaid.store.contract import Conflict, Gone, Taken, Unavailable
from halfsaid.store.database import Database, NewEntry, NewTable, Persistence, RefusedByDatabase, Touch, discard
from halfsaid.store.schema import log

T = TypeVar("T")

MOST_REQUESTS = 512
MOST_BYTES = 8_000_000

_LOGGER = logging.getLogger(__name__)


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
    """Something else to write, in a transaction of its own. Doing it twice is the same as doing it once."""

    work: Callable[[Connection], None]
    answer: "Future[None]"


Shared = Create | Append | Announce
Request = Shared | Alone
Outcome = Exception | None


class Writer:
    """Takes requests from the event loop; answers them when they are durable."""

    def __init__(self, database: Database, persistence: Persistence, loop: AbstractEventLoop) -> None:
        self._database = database
        self._persistence = persistence
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
        """All that wait, up to a limit, and at least one. At the end of all requests, perhaps none."""
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
            # One of them is to blame, and the others shall not suffer for it.
            return [outcome for request in requests for outcome in self._write_shared([request], doubted=True)]
        except Unavailable as unavailable:
            return [Unavailable(*unavailable.args) for _ in requests]
        except Exception:
            sentence = _mishap()
            return [Unavailable(sentence) for _ in requests]

    def _write_alone(self, request: Alone) -> Outcome:
        try:
            self._commit(lambda connection, _in_doubt: request.work(connection))
        except Unavailable as unavailable:
            return unavailable
        except Exception:
            return Unavailable(_mishap())
        return None

    def _commit(self, work: Callable[[Connection, bool], T]) -> T:
        return self._persistence.run(lambda in_doubt: self._commit_once(work, in_doubt))

    def _commit_once(self, work: Callable[[Connection, bool], T], in_doubt: bool) -> T:
        try:
            if self._connection is None:
                self._connection = self._database.writing_connection()
            with self._connection.begin():
                return work(self._connection, in_doubt)
        except BaseException:
            self._drop_connection()
            raise

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            discard(connection)

    def _answer(self, requests: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
        # The loop may be closed already when a server ends in a hurry.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_answer, requests, outcomes)


def _answer(requests: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    for request, outcome in zip(requests, outcomes, strict=True):
        if request.answer.done():
            continue  # whoever asked was cancelled
        if outcome is None:
            request.answer.set_result(None)
        else:
            request.answer.set_exception(outcome)


def _mishap() -> str:
    """A mistake of ours must not stop the thread on which everyone waits."""
    _LOGGER.exception("Writing failed for a reason that nobody thought of.")
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
        self._words: list[tuple[str, str]] = []

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
        if self._news or self._words:
            self._database.tell(self._connection, self._news, self._words)
        return outcomes

    def _judge(self, request: Shared) -> Outcome:
        match request:
            case Append():
                return self._append(request)
            case Create():
                return self._create(request)
            case Announce():
                self._words.append((request.table, request.text))
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
        """Whether this very entry is there, committed by an earlier try whose answer was lost."""
        if not self._in_doubt:
            return False
        there = select(log.c.at, log.c.data).where(log.c.code == request.table, log.c.seq == seq)
        return self._connection.execute(there).one_or_none() == (request.at, request.data)
