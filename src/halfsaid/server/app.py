"""Where everything is put together: store, decks, house and routes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from halfsaid.bots import BotWorker
from halfsaid.decks import BadDeck, BadDeckStore, Deck
from halfsaid.decks.brought import BroughtFiles
from halfsaid.decks.shelf import DeckShelf, strays
from halfsaid.server.desk import Desk, answer_json
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
from halfsaid.server.uploads import Uploads
from halfsaid.store import open_store
from halfsaid.tables import House

_LOOK_EVERY = 2.0  # seconds
_COPY_EVERY = 10.0  # seconds: a store across the network is asked, and paid for

log = logging.getLogger(__name__)


class Server:
    """One server: an ASGI application over a house. Use within `open_server`."""

    def __init__(self, house: House, settings: Settings, uploads: Uploads, doorman: Doorman | None = None) -> None:
        self.house = house
        self.uploads = uploads
        doorman, metrics = doorman or Doorman(), Metrics(house)
        sockets = Sockets(house, doorman, metrics, settings.public_host())
        all_routes: list[BaseRoute] = [
            *routes(Desk(house, doorman, metrics, settings, uploads), doorman, DESCRIBED),
            WebSocketRoute("/api/tables/{code}/socket", sockets.endpoint),
            page(Invitations(house, doorman, settings)),
        ]
        starlette = Starlette(routes=all_routes, exception_handlers={HTTPException: _plain_problem, 500: _our_fault})
        self.app = SecurityHeaders(starlette)

    async def keep(self) -> None:
        """Do the house's work beside the requests, until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.house.run())
            group.create_task(self.uploads.keep())


@asynccontextmanager
async def open_server(
    settings: Settings,
    decks: Mapping[str, Deck] | None = None,
    doorman: Doorman | None = None,
    bot_worker: BotWorker | None = None,
) -> AsyncIterator[Server]:
    """Open a server on its database until the block ends. Without `bot_worker` bots compare words, not meanings."""
    all_of_them = decks if decks is not None else all_decks(settings)
    store = await open_store(settings.store_url())
    uploads = _uploads(settings)
    await uploads.open(store)
    house = House(
        store,
        all_of_them,
        keep_days=settings.keep_days,
        bot_worker=bot_worker,
        contact=settings.public_url,
        pictures=uploads,
    )
    uploads.settle(house)
    server = Server(house, settings, uploads, doorman)
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
        uploads.close()
        await store.close()


def _uploads(settings: Settings) -> Uploads:
    store = None
    if settings.decks is not None:
        from halfsaid.decks.sharing import BroughtStore  # noqa: PLC0415  # most houses have no such store

        store = BroughtStore(settings.decks)
    return Uploads(settings, BroughtFiles(settings.brought_folder(), store))


def all_decks(settings: Settings) -> DeckShelf:
    """Return the finished decks and those in the data folder, or raise BadDeck. Folders without a deck are logged."""
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
    from halfsaid.decks.sharing import DeckStore  # noqa: PLC0415  # most houses have no such store

    try:
        DeckStore(settings.decks).pull(settings.decks_folder())
    except (BadDeck, BadDeckStore) as bad:
        log.warning("%s", bad)


async def _watch(decks: Mapping[str, Deck], settings: Settings) -> None:
    """Notice decks that are added or removed while the server runs."""
    while isinstance(decks, DeckShelf):
        await asyncio.sleep(_LOOK_EVERY if settings.decks is None else _COPY_EVERY)
        try:
            await asyncio.to_thread(_copy_shared, settings)
            for sentence in await asyncio.to_thread(decks.look_again):
                log.warning("%s", sentence)
        except OSError:
            log.exception("the decks' folder cannot be read")


def _say_if_ended(keeping: asyncio.Task[None]) -> None:
    """Log that housekeeping ended. No failure in it should end it; if one does, the operator must know."""
    if not keeping.cancelled():
        log.critical("housekeeping has ended: restart the server", exc_info=keeping.exception())


async def _plain_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: "There is nothing here.", 405: "That cannot be done here."}
    problem = Problem("http", sentences.get(error.status_code, "The request was not understood."))
    return answer_json(problem, error.status_code, dict(error.headers or {}))


async def _our_fault(_: Request, __: Exception) -> Response:
    return answer_json(Problem("our_fault", "Something went wrong on our side; it has been noted."), 500)
