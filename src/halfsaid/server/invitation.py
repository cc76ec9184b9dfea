"""The preview of a link to this house in messengers: a title, a line and a picture (OpenGraph).

The tags of a table's link name its host, and tell nothing else of the table. A wrong code gets the same tags as no
code, and counts as a guess.
"""

from html import escape
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import Request

from halfsaid.languages import FALLBACK, LANGUAGES
from halfsaid.server.address import requested_host, shared_address
from halfsaid.server.doorman import Doorman, is_this_machine
from halfsaid.server.settings import Settings
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House
from halfsaid.tables.keys import tidy_code
from halfsaid.tables.table import Table

_ICON = "icon-512.png"


def asked_language(headers: Headers) -> str | None:
    """Return the first of our languages that a browser asks for, if it asks for one."""
    wanted = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), None)


class Invitations:
    """Makes the OpenGraph tags of every address that a person may open."""

    def __init__(self, house: House, doorman: Doorman, settings: Settings) -> None:
        self._house = house
        self._doorman = doorman
        self._settings = settings

    async def tags(self, request: Request, path: str) -> str:
        table, base = await self._table(request, path), self._base(request)
        language = asked_language(request.headers) or (table.language if table else FALLBACK)
        words = LANGUAGES[language].invitation
        if table is None:
            told = {"og:title": "Halfsaid", "og:description": words.motto, "og:url": base}
        else:
            title = words.invites.format(name=table.place(table.host).name)
            told = {"og:title": title, "og:description": words.come, "og:url": f"{base}{table.code}"}
        told |= {"og:site_name": "Halfsaid", "og:type": "website", "og:locale": words.locale}
        tags = [*told.items(), ("twitter:card", "summary")]
        tags += [("og:image", f"{base}{picture}") for picture in (*self._cover(table), _ICON)]
        metas = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags]
        return "".join([*metas, *_ahead(table)])

    async def _table(self, request: Request, path: str) -> Table | None:
        """Return the table at this path; None if there is none, or if this address has guessed too often."""
        code = tidy_code(path)
        address = request.client.host if request.client else ""
        if code is None or self._doorman.is_barred(address):
            return None
        try:
            live = await self._house.find(code)
        except (Gone, Unavailable):
            return None
        if live is None:
            self._doorman.count_miss(address)
            return None
        return live.table

    def _cover(self, table: Table | None) -> list[str]:
        """Return the path of a cover: of the table's first deck, else of the first deck here."""
        names = table.decks if table else tuple(self._house.decks)
        decks = [self._house.decks[name] for name in names if name in self._house.decks]
        return [f"decks/{quote(deck.id)}/{quote(deck.manifest.cover.fallback)}" for deck in decks[:1]]

    def _base(self, request: Request) -> str:
        """Return our address with a slash at its end: --public-url, else the one in the request."""
        if self._settings.public_url:
            return self._settings.public_url.rstrip("/") + "/"
        if is_this_machine(requested_host(request.headers)):
            _, port = request.scope["server"]
            return shared_address(self._settings, port) or str(request.base_url)
        return str(request.base_url)


def _ahead(table: Table | None) -> list[str]:
    """Have a table's cards fetched beside the page, which learns only later that it needs them."""
    decks = table.decks if table else ()
    where = [f"/api/decks/{quote(deck)}" for deck in decks]
    return [f'<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="{each}" />' for each in where]
