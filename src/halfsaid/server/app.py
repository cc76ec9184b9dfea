"""Where everything is put together: store, decks, house, doors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from halfsaid import lookalikes
from halfsaid.bots import BotWorker
from halfsaid.decks import BadDeck, Deck
from halfsaid.decks.shelf import DeckShelf, strays
from halfsaid.server.api import Api, answer_json
from halfsaid.server.doorman import Doorman
from halfsaid.server.endpoints import routes
from halfsaid.server.headers import SecurityHeaders
from halfsaid.server.invitation import Invitations
from halfsaid.server.messages import Problem
from halfsaid.server.metrics import Metrics
from halfsaid.server.openapi import DESCRIBED
from halfsaid.server.page import page
from halfsaid.server.settings import Settings
from halfsaid.server.socket import Sockets
from halfsaid.store import open_store
from halfsaid.tables import House

_LOOK_EVERY = 2.0  # seconds
_COPY_EVERY = 10.0  # seconds: a store across the network is asked, and paid for

log = logging.getLogger(__name__)


class Server:
    """One server: an ASGI application over a house. Use within `open_server`."""

    def __init__(self, house: House, settings: Settings, doorman: Doorman | None = None) -> None:
        self.house = house
        doorman, metrics = doorman or Doorman(), Metrics(house)
        sockets = Sockets(house, doorman, metrics, settings.public_host())
        doors: list[BaseRoute] = [
            *routes(Api(house, doorman, metrics, settings), doorman, DESCRIBED),
            WebSocketRoute("/api/tables/{code}/socket", sockets.endpoint),
            page(Invitations(house, doorman, settings)),
        ]
        starlette = Starlette(routes=doors, exception_handlers={HTTPException: _plain_problem, 500: _our_fault})
        self.app = SecurityHeaders(starlette)

    async def keep(self) -> None:
        """What goes on beside the requests, until cancelled."""
        await self.house.run()


@asynccontextmanager
async def open_server(
    settings: Settings,
    decks: Mapping[str, Deck] | None = None,
    doorman: Doorman | None = None,
    bot_worker: BotWorker | None = None,
) -> AsyncIterator[Server]:
    """A server on its database, keeping house until the block ends. Without `bot_worker` its bots go by words alone."""
    lookalikes.load()  # now, rather than when the first guest is at the door
    all_of_them = decks if decks is not None else all_decks(settings)
    store = await open_store(settings.store_url())
    house = House(store, all_of_them, keep_days=settings.keep_days, bot_worker=bot_worker, contact=settings.public_url)
    server = Server(house, settings, doorman)
    keeping = asyncio.create_task(server.keep())
    keeping.add_done_callback(_say_if_ended)
    watching = asyncio.create_task(_watch(all_of_them, settings))
    try:
        yield server
    finally:
        watching.cancel()
        house.close()
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await store.close()


def all_decks(settings: Settings) -> DeckShelf:
    """The finished decks, and those in the data folder; or a BadDeck. What lies there and is no deck is told."""
    own = settings.decks_folder()
    _copy_shared(settings)
    decks = DeckShelf(own)
    for folder, sentence in strays(own).items():
        log.warning("%s: %s", folder, sentence)
    return decks


def _copy_shared(settings: Settings) -> None:
    """Bring the copy of shared decks up to date. If the store is away, what was copied before is served."""
    if settings.decks is None:
        return
    from halfsaid.decks.sharing import BadDeckStore, DeckStore  # noqa: PLC0415  # most houses have no such store

    try:
        DeckStore(settings.decks).pull(settings.decks_folder())
    except (BadDeck, BadDeckStore) as bad:
        log.warning("%s", bad)


async def _watch(decks: Mapping[str, Deck], settings: Settings) -> None:
    """See what is put on the shelf and taken off it while we serve."""
    while isinstance(decks, DeckShelf):
        await asyncio.sleep(_LOOK_EVERY if settings.decks is None else _COPY_EVERY)
        try:
            await asyncio.to_thread(_copy_shared, settings)
            for sentence in await asyncio.to_thread(decks.look_again):
                log.warning("%s", sentence)
        except OSError:
            log.exception("the decks' folder cannot be read")


def _say_if_ended(keeping: asyncio.Task[None]) -> None:
    """Nothing that goes wrong in keeping house ends it, as far as we know; if it does, nobody is to wonder."""
    if not keeping.cancelled():
        log.critical("housekeeping has ended: restart the server", exc_info=keeping.exception())


async def _plain_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: "There is nothing here.", 405: "That cannot be done here."}
    problem = Problem("http", sentences.get(error.status_code, "The request was not understood."))
    return answer_json(problem, error.status_code, dict(error.headers or {}))


async def _our_fault(_: Request, __: Exception) -> Response:
    return answer_json(Problem("our_fault", "Something went wrong on our side; it has been noted."), 500)
