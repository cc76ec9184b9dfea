"""Where everything is put together: store, decks, house, doors."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from halfsaid.bots import Minds
from halfsaid.decks import Deck, finished_decks, read_decks
from halfsaid.server.api import Api, Problem, answer_json
from halfsaid.server.guard import Doorman, SecurityHeaders
from halfsaid.server.metrics import Metrics
from halfsaid.server.openapi import openapi_route
from halfsaid.server.page import page
from halfsaid.server.settings import Settings
from halfsaid.server.socket import Sockets
from halfsaid.store import open_store
from halfsaid.tables import House


class Server:
    """One server: an ASGI application over a house. Use within `open_server`."""

    def __init__(self, house: House, settings: Settings, doorman: Doorman | None = None) -> None:
        self.house = house
        doorman, metrics = doorman or Doorman(), Metrics(house)
        sockets = Sockets(house, doorman, metrics, settings.public_host())
        routes: list[BaseRoute] = [
            *Api(house, doorman, metrics).routes(),
            openapi_route(),
            WebSocketRoute("/api/tables/{code}/socket", sockets.endpoint),
            page(),
        ]
        starlette = Starlette(routes=routes, exception_handlers={HTTPException: _plain_problem, 500: _our_fault})
        self.app = SecurityHeaders(starlette)

    async def keep(self) -> None:
        """What goes on beside the requests, until cancelled."""
        await self.house.run()


@asynccontextmanager
async def open_server(
    settings: Settings,
    decks: Mapping[str, Deck] | None = None,
    doorman: Doorman | None = None,
    minds: Minds | None = None,
) -> AsyncIterator[Server]:
    """A server on its database, keeping house until the block ends. Without `minds` its bots go by words alone."""
    store = await open_store(settings.store_url())
    all_of_them = decks if decks is not None else all_decks(settings)
    house = House(store, all_of_them, keep_days=settings.keep_days, minds=minds, contact=settings.public_url)
    server = Server(house, settings, doorman)
    keeping = asyncio.create_task(server.keep())
    try:
        yield server
    finally:
        house.close()
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await store.close()


def all_decks(settings: Settings) -> dict[str, Deck]:
    """The finished decks, and those in the data folder."""
    return finished_decks() | read_decks(settings.data / "decks")


async def _plain_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {404: "There is nothing here.", 405: "That cannot be done here."}
    problem = Problem("http", sentences.get(error.status_code, "The request was not understood."))
    return answer_json(problem, error.status_code, dict(error.headers or {}))


async def _our_fault(_: Request, __: Exception) -> Response:
    return answer_json(Problem("our_fault", "Something went wrong on our side; it has been noted."), 500)
