"""Sends the browsers of a seat word that it is their turn."""

import asyncio
from contextlib import suppress

import msgspec

from halfsaid.store import Store
from halfsaid.tables.acts import ForgetBrowser, SeatId, Subscribe
from halfsaid.tables.calling import your_turn
from halfsaid.tables.publishing import PublishedTable
from halfsaid.tables.table import NotAllowed
from halfsaid.webpush import Pusher, Subscription, new_private_key

_PUSH_KEY = "push_key"  # the setting that holds it


class Pushes:
    """The calls of one server. `contact`: whom push services may write to."""

    def __init__(self, store: Store, contact: str | None) -> None:
        self._store = store
        self._contact = contact
        self._pusher: Pusher | None = None

    async def pusher(self) -> Pusher:
        """Return what sends pushes, with the one key of all servers on this database; it is made when first wanted."""
        if self._pusher is None:
            self._pusher = Pusher(await self._store.keep(_PUSH_KEY, new_private_key()), self._contact)
        return self._pusher

    async def call(self, live: PublishedTable, seat: SeatId) -> None:
        """Call every browser of a seat. A browser that its push service does not know any more is forgotten."""
        told = your_turn(live.table, seat)
        if told is not None:
            browsers = [each.where for each in live.table.subscriptions if each.seat == seat]
            await asyncio.gather(*(self._push(live, seat, browser, msgspec.json.encode(told)) for browser in browsers))

    async def _push(self, live: PublishedTable, seat: SeatId, to: Subscribe, told: bytes) -> None:
        where = Subscription(to.endpoint, to.p256dh, to.auth)
        if await (await self.pusher()).push(where, told, topic=live.table.code) == "gone":
            with suppress(NotAllowed):
                await live.do_due(ForgetBrowser(seat, to.endpoint), by=None)
