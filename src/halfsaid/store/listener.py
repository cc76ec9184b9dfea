"""The thread that receives the notices of other servers on the same PostgreSQL."""

import logging
import selectors
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Any

import psycopg

from halfsaid.store.contract import BadStore, Notice, Resync
from halfsaid.store.notices import CHANNEL, understand

_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 5.0
_HEARD_WITHIN = 15.0  # seconds; a notification comes at once unless it is lost, but a machine may be busy

Driver = psycopg.Connection[tuple[Any, ...]]

log = logging.getLogger(__name__)


class Listener:
    """A thread with a connection of its own. It reconnects whenever the connection is lost."""

    def __init__(self, connect: Callable[[], Driver], server: str, loop: AbstractEventLoop) -> None:
        self._open = connect
        self._server = server
        self._loop = loop
        self._hear: Callable[[Notice], None] | None = None
        self._closing = Event()
        connection = self._connect()
        self._make_sure(connection)
        self._waker, self._woken = socket.socketpair()
        self._thread = Thread(target=self._run, args=(connection,), name="halfsaid-listener", daemon=True)
        self._thread.start()

    def listen(self, hear: Callable[[Notice], None]) -> None:
        self._hear = hear

    def close(self) -> None:
        self._closing.set()
        self._waker.close()
        self._thread.join()
        self._woken.close()

    def _run(self, connection: Driver | None) -> None:
        while connection is not None:
            try:
                self._listen_on(connection)
            except (psycopg.Error, OSError):
                log.warning("The connection for notices was lost.")
            connection.close()
            connection = self._connect_again()
            if connection is not None:
                log.warning("The connection for notices is back.")
                self._tell([Resync()])

    def _listen_on(self, driver: Driver) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(driver.fileno(), selectors.EVENT_READ)
            selector.register(self._woken, selectors.EVENT_READ)
            while not self._closing.is_set():
                heard = [understand(each.payload, self._server) for each in driver.notifies(timeout=0)]
                if any(heard):
                    self._tell([notice for notices in heard for notice in notices])
                selector.select()

    def _connect_again(self) -> Driver | None:
        """Return a new connection, however long that takes; None if the store is closed first."""
        pause = _FIRST_PAUSE
        while not self._closing.wait(pause):
            try:
                return self._connect()
            except psycopg.Error:
                pause = min(2 * pause, _LONGEST_PAUSE)
        return None

    def _connect(self) -> Driver:
        connection = self._open()
        try:
            connection.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            connection.close()
            raise
        return connection

    def _make_sure(self, connection: Driver) -> None:
        """Raise BadStore if notifications do not arrive: a pooler in between may share connections by transaction."""
        with closing(self._open()) as other:
            other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._server} listens"))
        if not list(connection.notifies(timeout=_HEARD_WITHIN, stop_after=1)):
            connection.close()
            raise BadStore(
                "The database's notifications do not arrive. A PgBouncer before it must be in session mode "
                "(pool_mode = session); or connect to PostgreSQL itself."
            )

    def _tell(self, notices: list[Notice]) -> None:
        # The loop may be closed already when a server ends in a hurry.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._hand_over, notices)

    def _hand_over(self, notices: list[Notice]) -> None:
        if self._hear is not None and not self._closing.is_set():
            for notice in notices:
                self._hear(notice)
