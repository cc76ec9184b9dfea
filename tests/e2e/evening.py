"""An evening in real browsers: a real server, and people with phones and laptops who use only what they see."""

import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, Self

from playwright.async_api import Browser, BrowserContext, Locator, Page, Playwright, async_playwright, expect

from running import Running, running

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "screens"
PATIENCE = 20_000  # milliseconds; the machine may be busy, and nothing waits longer than it must
expect.set_options(timeout=PATIENCE)

Size = Literal["phone", "laptop"]
_SIZES = {"phone": ({"width": 390, "height": 844}, 2), "laptop": ({"width": 1440, "height": 900}, 1)}
_QUIETLY = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator["Evening"]:
    """A house with the finished decks, and a browser to visit it."""
    (folder / "decks").mkdir()
    async with running(folder) as server, async_playwright() as playwright:
        browser = await launch(playwright)
        try:
            yield Evening(server, browser)
        finally:
            await browser.close()


async def launch(playwright: Playwright, *more: str) -> Browser:
    """The system's Chromium where there is one (Debian's), else Playwright's own."""
    found = os.environ.get("HALFSAID_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    return await playwright.chromium.launch(executable_path=found, args=[*_QUIETLY, *more])


class Evening:
    def __init__(self, server: Running, browser: Browser) -> None:
        self.server, self.browser, self.url = server, browser, server.url
        self.troubles: list[str] = []

    async def guest(self, name: str, size: Size = "phone", language: str = "en-GB", still: bool = True) -> "Guest":
        """Somebody with a device of their own. `still`: they prefer reduced motion, which is also quicker."""
        viewport, scale = _SIZES[size]
        context = await self.browser.new_context(
            viewport=viewport, device_scale_factor=scale, locale=language, has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
        )  # type: ignore[arg-type]  # fmt: skip  # the sizes are what Playwright takes
        return Guest(self, context, await self.page(context), name)

    async def page(self, context: BrowserContext) -> Page:
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self._note(said.text))
        return page

    def _note(self, text: str) -> None:
        # A browser also reports every refused request and every broken line here, which tests bring about on purpose.
        if not re.search(r"Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED", text):
            self.troubles.append(text)

    async def table(self, *guests: "Guest", bots: int = 0, edition: str = "Classic") -> str:
        """The first guest opens a table, the others join; bots fill it up. Its code."""
        host, *others = guests
        code = await host.open()
        for guest in others:
            await guest.join(code)
        for _ in range(bots):
            await host.add_bot()
        await host.choose_edition(edition)
        if bots:
            await host.hurry_bots()
        return code


class Guest:
    """Somebody at the table, and what they can do with eyes, fingers and keys."""

    def __init__(self, evening: Evening, context: BrowserContext, page: Page, name: str) -> None:
        self.evening, self.context, self.page, self.name = evening, context, page, name

    # -- arriving

    async def open(self) -> str:
        await self.page.goto(self.evening.url)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.button("Open a new table").click()
        await expect(self.page.get_by_text("Join with the code")).to_be_visible()
        return self.page.url.rstrip("/").rsplit("/", 1)[1]

    async def join(self, code: str) -> Self:
        await self.page.goto(f"{self.evening.url}/{code}")
        await self.page.get_by_label("Your name").fill(self.name)
        await self.button("Take a seat").click()
        await expect(self.page.get_by_text("Around the table")).to_be_visible()
        return self

    async def watch(self, code: str) -> Self:
        await self.page.goto(f"{self.evening.url}/{code}")
        await self.button("Watch", exact=True).click()
        return self

    # -- the lobby

    async def add_bot(self) -> None:
        seats = self.page.locator(".seats .seat")
        before = await seats.count()
        await self.button("add a bot").click()
        await expect(seats).to_have_count(before + 1)

    async def choose_edition(self, name: str) -> None:
        await self.page.get_by_role("radio", name=re.compile(f"^{name}")).check(force=True)
        await expect(self.page.get_by_role("radio", name=re.compile(f"^{name}"))).to_be_checked()

    async def hurry_bots(self) -> None:
        await self.button(re.compile("^Table:")).click()
        switch = self.page.get_by_role("switch", name=re.compile("Bots in a hurry"))
        await switch.check()
        await expect(switch).to_be_checked()
        await self.page.keyboard.press("Escape")

    async def play_to(self, points: int) -> None:
        """Set the points that end the game."""
        await self.button(re.compile("^Game:")).click()
        await self.page.get_by_label("Played to").select_option(str(points))
        await self.page.keyboard.press("Escape")

    async def start(self) -> None:
        await self.button("Open the book", exact=True).click()

    # -- the game

    async def tell(self, clue: str) -> None:
        await self.page.get_by_label("Your clue").fill(clue)
        await self.button(re.compile("^(Tell it|Say it, and turn my cards)$")).click()

    async def hand_in(self) -> None:
        """The first picture, or the first two where two are asked for."""
        one = self.button(re.compile("^(Slip this one in|This one, and one more)$"))
        await one.click()
        two = self.button("Slip these two in")
        if await self.page.get_by_text("One is chosen").count():
            await self.button("Next picture").click()
            await self.button("This one, and one more").click()
            await two.click()

    async def vote(self, no: int | None = None) -> int:
        """Open a picture and say that it is this one; without a number, the first that is not one's own."""
        no = no or await self.first_votable()
        await self.picture(no).click()
        await self.button(f"I think it is number {no}").click()
        return no

    async def first_votable(self) -> int:
        pictures = self.page.locator(".board .pick:not([aria-disabled=true])")
        await expect(pictures.first).to_be_visible()
        return int(await pictures.first.locator(".no").inner_text())

    async def on(self) -> None:
        """Past the reveal."""
        await self.page.locator(".reveal .act button").click()

    async def sees(self, what: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_text(what).first).to_be_visible()

    # -- finding things

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def picture(self, no: int) -> Locator:
        return self.page.locator(".board .pick").nth(no - 1)

    async def shot(self, name: str) -> None:
        """Keep what is seen, for people to look at."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.evaluate("document.fonts.ready")
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")


Act = Callable[[Guest], Awaitable[None]]
