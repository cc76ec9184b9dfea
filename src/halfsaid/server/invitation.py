"""What a link to this house looks like where it is sent: a title, a line and a picture (OpenGraph).

Whoever has a table's link may know whose it is, as the summary tells it too; nothing else of a table is told here. A
wrong code looks like no code, and counts as a guess.
"""

from html import escape
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import Request

from halfsaid.languages import LANGUAGES
from halfsaid.server.address import asked_as, shared_address
from halfsaid.server.doorman import Doorman, is_this_machine
from halfsaid.server.settings import Settings
from halfsaid.store import Gone, Unavailable
from halfsaid.tables import House
from halfsaid.tables.keys import tidy_code
from halfsaid.tables.table import Table

_ICON = "icon-512.png"
_LOCALES = {"en": "en_GB", "fr": "fr_FR", "ro": "ro_RO"}
_MOTTO = {
    "en": "Say half of it. Let them find the rest.",
    "fr": "Dites-en la moitié. Ils trouveront le reste.",
    "ro": "Spune jumătate. Restul îl găsesc ei.",
}
_INVITES = {"en": "{name} invites you", "fr": "{name} vous invite", "ro": "{name} te invită"}
_COME = {
    "en": "One says half of it, the others look for the picture. Come to the table.",
    "fr": "On en dit la moitié, les autres cherchent l’image. Venez à table.",
    "ro": "Cineva spune jumătate, ceilalți caută imaginea. Hai la masă.",
}


def asked_language(headers: Headers) -> str | None:
    """The first of our languages that a browser asks for, if it does."""
    wanted = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), None)


class Invitations:
    """The tags of every address that a person may open."""

    def __init__(self, house: House, doorman: Doorman, settings: Settings) -> None:
        self._house = house
        self._doorman = doorman
        self._settings = settings

    async def tags(self, request: Request, path: str) -> str:
        """The tags for what is at this path."""
        table, base = await self._table(request, path), self._base(request)
        language = asked_language(request.headers) or (table.language if table else "en")
        if table is None:
            told = {"og:title": "Halfsaid", "og:description": _MOTTO[language], "og:url": base}
        else:
            title = _INVITES[language].format(name=table.place(table.host).name)
            told = {"og:title": title, "og:description": _COME[language], "og:url": f"{base}{table.code}"}
        told |= {"og:site_name": "Halfsaid", "og:type": "website", "og:locale": _LOCALES[language]}
        tags = [*told.items(), ("twitter:card", "summary")]
        tags += [("og:image", f"{base}{picture}") for picture in (*self._cover(table), _ICON)]
        return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags)

    async def _table(self, request: Request, path: str) -> Table | None:
        """The table that this path leads to, for who has not guessed too often."""
        code = tidy_code(path)
        address = request.client.host if request.client else ""
        if code is None or self._doorman.is_barred(address):
            return None
        try:
            live = await self._house.find(code)
        except (Gone, Unavailable):
            return None
        if live is None:
            self._doorman.missed(address)
            return None
        return live.table

    def _cover(self, table: Table | None) -> list[str]:
        """The picture of a deck: the table's, else the first one here."""
        names = table.decks if table else tuple(self._house.decks)
        decks = [self._house.decks[name] for name in names if name in self._house.decks]
        return [f"decks/{quote(deck.id)}/{quote(deck.manifest.cover.fallback)}" for deck in decks[:1]]

    def _base(self, request: Request) -> str:
        """Where others find us, with a stroke at its end: as the operator says, else as we were asked."""
        if self._settings.public_url:
            return self._settings.public_url.rstrip("/") + "/"
        if is_this_machine(asked_as(request.headers)):
            _, port = request.scope["server"]
            return shared_address(self._settings, port) or str(request.base_url)
        return str(request.base_url)
