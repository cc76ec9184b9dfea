"""An evening in real browsers: a real server, devices to visit it with, and seats to sit down on."""

import re
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Literal
from uuid import uuid4

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    StorageState,
    async_playwright,
    expect,
)
from playwright.async_api import Error as BrowserError

from support import chromium
from support.guest import PATIENCE, Guest
from support.players import Json, Player, join, open_table, visitor
from support.servers import Running, running

expect.set_options(timeout=PATIENCE)

Size = Literal["phone", "laptop"]
SIZES: dict[str, tuple[int, int, float]] = {"phone": (390, 844, 2), "laptop": (1440, 900, 1)}
_EXPECTED = re.compile(
    r"Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED"
    r"|Cross-Origin-Opener-Policy header has been ignored"  # said of every page under plain http
)
_QUIETLY = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip


@asynccontextmanager
async def evening(folder: Path, *switches: str, whole: bool = False, **more: Any) -> AsyncIterator["Evening"]:
    """A server with the finished decks, and a browser. At the end no page may have had an error.

    `switches`: the browser's. `whole`: not its headless shell. `more`: the server's settings.
    """
    (folder / "decks").mkdir(exist_ok=True)
    async with async_playwright() as playwright, AsyncExitStack() as house:
        server = await house.enter_async_context(running(folder, **more))
        browser = await launch(playwright, *switches, whole=whole)
        try:
            tonight = Evening(folder, house, server, browser)
            yield tonight
            assert not tonight.troubles, tonight.troubles
        finally:
            await browser.close()


async def launch(playwright: Playwright, *more: str, whole: bool = False) -> Browser:
    path = chromium.found(whole)
    channel = "chromium" if whole and path is None else None
    try:
        return await playwright.chromium.launch(executable_path=path, channel=channel, args=[*_QUIETLY, *more])
    except BrowserError as trouble:
        raise RuntimeError("No Chromium was found: install one, or name it in HALFSAID_CHROMIUM.") from trouble


class Evening:
    def __init__(self, folder: Path, house: AsyncExitStack, server: Running, browser: Browser) -> None:
        self.folder, self.house, self.server, self.browser = folder, house, server, browser
        self.url = server.url
        self.troubles: list[str] = []

    async def close_house(self) -> None:
        """Stop the server while pages are open."""
        await self.house.aclose()

    async def open_house(self) -> None:
        """Start the server again, on the same data and at the same address."""
        port = int(self.url.rsplit(":", 1)[1])
        self.server = await self.house.enter_async_context(running(self.folder, port=port))

    async def guest(
        self, name: str, size: Size | tuple[int, int, float] = "phone", language: str = "en-GB", still: bool = True,
        seat: Player | None = None, **more: Any,
    ) -> Guest:  # fmt: skip
        """Somebody with a device of their own. `still`: prefers reduced motion. `seat`: the one this device holds."""
        width, height, scale = SIZES[size] if isinstance(size, str) else size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, locale=language,
            has_touch=width < 900, reduced_motion="reduce" if still else "no-preference",
            storage_state=_kept(self.url, seat), **more,
        )  # fmt: skip
        guest = Guest(self.url, await self.page(context), name)
        if seat:
            await guest.page.goto(f"{self.url}/{seat.code}")
        return guest

    async def page(self, context: BrowserContext) -> Page:
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._note)
        return page

    def _note(self, said: ConsoleMessage) -> None:
        # A browser also reports every refused request and every broken line here, which tests bring about on purpose.
        if said.type == "error" and not _EXPECTED.search(said.text):
            self.troubles.append(said.text)

    async def seats(self, *names: str, **setup: Any) -> list[Player]:
        """A table with these people at it, none of them looking yet; the first is the host. `setup`: as configured."""
        async with visitor(self.url) as http:
            host = await open_table(http, names[0])
            others = [await join(http, host.code, name) for name in names[1:]]
        await self.ask(host, *([{"act": "configure", **setup}] if setup else []))
        return [host, *others]

    async def ask(self, seat: Player, *asks: Json) -> None:
        """Have somebody ask for something, without a browser."""
        player = await Player(self.url, seat.code, seat.key).connect()
        for ask in asks:
            answer = await player.ask(ask, id=uuid4().hex)
            assert "seq" in answer, answer
        await player.disconnect()

    async def described(self, cards: Collection[str], language: str = "en") -> list[str]:
        async with visitor(self.url) as http:
            decks = {card.split("/")[0] for card in cards}
            known = [card for deck in decks for card in (await http.get(f"/api/decks/{deck}")).json()]
        shows = {card["id"]: card["description"][language] for card in known}
        return [shows[card] for card in cards]

    async def witness(self, code: str) -> Player:
        """Somebody who watches what the server says."""
        player = await Player(self.url, code, None).connect()
        await player.until(lambda each: each.room)
        return player


def _kept(url: str, seat: Player | None) -> StorageState:
    """Return the storage of a device that holds this seat."""
    if seat is None:
        return {"cookies": [], "origins": []}
    name, key = f"halfsaid.seat.{seat.code}", seat.key or ""
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": name, "value": key}]}]}
