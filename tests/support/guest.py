"""Somebody at the table with a browser. Only what the page shows is used, as a person would."""

import os
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Self

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from support.players import Player

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "screens"
PATIENCE = 20_000  # milliseconds; the machine may be busy, and nothing waits longer than it must
_QUICK = 10_000  # somebody else may have been quicker: look again

ON = re.compile(r"^(Next, .+|.+ has given the clue( · .+)?|See who won)$")
SLIP_IN = re.compile(r"^(Slip this one in|This one, and one more|Slip these two in)$")
TELL = re.compile(r"^(Give this clue|Give it, and see my cards)$")
THINK = re.compile(r"^I (think it is|vote for) number \d+$")
_VOTE = re.compile(r"^(Vote \d|Only number \d)")
SHEETS = {
    "Game": re.compile("^(Play to|Everyone gives)"),
    "Time to think": re.compile("^Time to think:"),
    "Who may join": re.compile("^Who may join:"),
}
NOT_CHOOSABLE = re.compile(r", (yours|your pair’s)(,|$)")
QUESTION = re.compile(r"^Tap a picture to look closer$")


class Guest:
    def __init__(self, url: str, page: Page, name: str) -> None:
        self.url, self.page, self.context, self.name = url, page, page.context, name
        self.chance = Random(name)
        self.reveals = 0  # how many were looked at
        self.votes = 1  # how many to give where there is a choice
        self.yields = False  # in a pair: lets the partner hand in
        self.partner: Guest | None = None  # whom to ask aloud before handing in

    async def open(self) -> str:
        await self.page.goto(self.url)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.button("Open a table for friends").click()
        await expect(self.page.get_by_text("Join with the code")).to_be_visible()
        return self.page.url.rstrip("/").rsplit("/", 1)[1]

    async def join(self, code: str) -> Self:
        await self.page.goto(f"{self.url}/{code}")
        await self.page.get_by_label("Your name").fill(self.name)
        await self.button("Take a seat").click()
        await expect(self.page.get_by_text("Around the table")).to_be_visible()
        return self

    async def watch(self, code: str) -> Self:
        await self.page.goto(f"{self.url}/{code}")
        await self.button("Watch").click()
        return self

    async def seat(self, code: str) -> Player:
        """The seat this device holds, for those who must look into it."""
        key = await self.page.evaluate(f"localStorage.getItem('halfsaid.seat.{code}')")
        return Player(self.url, code, key)

    async def add_bots(self, count: int) -> None:
        seats = self.page.locator(".seats .seat")
        for _ in range(count):
            before = await seats.count()
            await self.button("add a bot").click()
            await expect(seats).to_have_count(before + 1)

    async def choose_edition(self, name: str) -> None:
        radio = self.page.get_by_role("radio", name=re.compile(f"^{name}"))
        await self.page.get_by_text(name, exact=True).first.click()
        await expect(radio).to_be_checked()

    async def turn_on(self, sheet: str, switch: str) -> None:
        """A switch on one of the lobby's sheets."""
        await self.button(SHEETS[sheet]).click()
        found = self.page.get_by_role("switch", name=re.compile(f"^{switch}"))
        await found.check()
        await expect(found).to_be_checked()
        await self._close_sheet()

    async def choose(self, sheet: str, what: str, value: str) -> None:
        """A choice on one of the lobby's sheets."""
        await self.button(SHEETS[sheet]).click()
        await self.page.get_by_role("combobox", name=re.compile(f"^{what}")).select_option(label=value)
        await self._close_sheet()

    async def _close_sheet(self) -> None:
        await self.page.keyboard.press("Escape")
        await expect(self.page.get_by_role("dialog")).to_have_count(0)

    async def start(self) -> None:
        await self.button("Begin").click()

    async def tell(self, clue: str) -> None:
        await self.clue_field().fill(clue)
        await self.button(TELL).click(timeout=_QUICK)
        await expect(self.clue_field()).to_be_hidden()

    async def hand_in(self) -> None:
        """The picture in front, or two where two are asked for."""
        await expect(self.button(SLIP_IN)).to_be_visible()
        while await self.button(SLIP_IN).count():
            before = await self.button(SLIP_IN).inner_text()
            await self.button(SLIP_IN).click(timeout=_QUICK)
            if before != "This one, and one more":
                break
            await self.button("Next picture").click()
            await expect(self.button("Slip these two in")).to_be_visible()
        await expect(self.button(SLIP_IN)).to_be_hidden()

    async def hand_in_for_pair(self) -> None:
        aloud = self.button("I have one. Shall I hand in?")
        if self.partner and await aloud.count():
            await aloud.click(timeout=_QUICK)
            await self.partner.sees("I have one. Shall I hand in?")
        await self.button("Choose a picture to slip in").click(timeout=_QUICK)
        await self.button(re.compile("^Slip (it|this one) in")).click(timeout=_QUICK)
        await expect(self.page.get_by_role("dialog")).to_have_count(0)
        await expect(self.button("Choose a picture to slip in")).to_be_hidden()

    async def vote(self, *numbers: int) -> None:
        """Open pictures and say that it is these; without numbers, some that are not one's own."""
        two = await self.page.get_by_text("You may vote once or twice.").count()
        veto = await self.button(re.compile("^The veto")).count()
        chosen = numbers or self.chance.sample(await self.choosable(), self.votes if two else 1)
        for number in chosen:
            await self.picture(number).click()
            await self.button(THINK).click()
        if veto:
            await self.picture(self.chance.choice(await self.choosable())).click()
            await self.button(re.compile("^Veto ")).click()
        if two or veto:
            await self.button(_VOTE).click()
        await expect(self.page.get_by_text(re.compile("^Your votes? (is|are) on")).or_(self.button(ON))).to_be_visible()

    async def on(self) -> None:
        """Past the reveal."""
        self.reveals += 1
        with suppress(TooLate):  # who is the last one missing is taken along, and needs no button
            await self.button(ON).click(timeout=_QUICK)
        await expect(self.page.locator(".reveal")).to_have_count(0)

    async def play(self, turns: int = 1000, at_reveal: Callable[["Guest"], Awaitable[None]] | None = None) -> Self:
        """Do what the page asks for next, until the standing is shown or this many reveals were looked at."""
        last = self.reveals + turns
        while self.reveals < last:
            asked = await self.asked()
            if asked == "end":
                break
            if asked == "on" and at_reveal:
                await at_reveal(self)
            try:
                await self._answer(asked)
            except TooLate:  # what was asked a moment ago is still asked, or this fails for good
                if await self.asked() == asked:
                    raise
        return self

    async def _answer(self, asked: str) -> None:
        match asked:
            case "tell":
                await self.tell(f"What {self.name} dreamt in turn {self.reveals + 1}")
            case "hand_in":
                await self.hand_in()
            case "pair":
                await self.hand_in_for_pair()
            case "vote":
                await self.vote()
            case "on":
                await self.on()

    async def asked(self) -> str:
        """Wait until the page asks for something, and return what."""
        asks = self._asks()
        anything, *others = asks.values()
        for other in others:
            anything = anything.or_(other)
        await expect(anything.first).to_be_visible(timeout=3 * PATIENCE)
        for ask, where in asks.items():
            if await where.count():
                return ask
        return await self.asked()

    def _asks(self) -> dict[str, Locator]:
        choose = self.button("Choose a picture to slip in")
        if self.yields:
            choose = self.page.get_by_text("You slip in a picture too").and_(self.page.locator(".act .say"))
        return {
            "end": self.page.get_by_role("list", name="Standings"),
            "on": self.button(ON),
            "tell": self.clue_field(),
            "hand_in": self.button(SLIP_IN),
            "pair": choose,
            "vote": self.page.locator(".act").get_by_text(QUESTION),
        }

    async def stop_time(self) -> None:
        """Stop the page's clock, so that what shows for a moment stays until a test lets time pass."""
        await self.page.clock.install()
        await self.page.clock.pause_at(await self.page.evaluate("Date.now()") + PATIENCE)

    async def sees(self, what: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_text(what).first).to_be_visible()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button with all of this name. A part of it would also be found in what some picture shows: eyes closed."""
        return self.page.get_by_role("button", name=name, exact=True)

    def clue_field(self) -> Locator:
        return self.page.get_by_role("textbox", name="Your clue", exact=True)

    def picture(self, number: int) -> Locator:
        board = self.page.get_by_role("list", name="The pictures on the table")
        return board.get_by_role("button", name=re.compile(rf"^Picture {number}\b"))

    async def choosable(self) -> list[int]:
        names = await self.names(self.page.get_by_role("list", name="The pictures on the table").get_by_role("button"))
        assert names
        return [number for number, name in enumerate(names, 1) if not NOT_CHOOSABLE.search(name)]

    async def hand(self) -> list[str]:
        """Return the descriptions of the pictures in the hand."""
        names = await self.names(self.page.get_by_role("group", name="Your hand").get_by_role("button"))
        return [re.sub(r"^Picture \d+: ", "", name) for name in names]

    async def names(self, buttons: Locator) -> list[str]:
        await expect(buttons.first).to_be_visible()
        return [str(name) for name in await buttons.evaluate_all("all => all.map(one => one.ariaLabel)")]

    async def ledger(self) -> dict[str, int]:
        """The points of this turn, by name."""
        lines = self.page.get_by_role("region", name="Points of this turn").get_by_role("listitem")
        await expect(self.button(ON)).to_be_visible()
        names, sums = await lines.locator(".name").all_inner_texts(), await lines.locator(".sum").all_inner_texts()
        return {name.replace("You", self.name): int(points) for name, points in zip(names, sums, strict=True)}

    async def standing(self) -> dict[str, int]:
        lines = self.page.get_by_role("list", name="Standings").get_by_role("listitem")
        await expect(lines.first).to_be_visible()
        names, sums = await lines.locator(".name").all_inner_texts(), await lines.locator("b").all_inner_texts()
        return {name: int(points) for name, points in zip(names, sums, strict=True)}

    async def shot(self, name: str, whole: bool = False) -> None:
        """Keep what is seen, for people to look at, when they ask for it: `make screens`."""
        if not os.environ.get("HALFSAID_SCREENS"):
            return
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.evaluate("document.fonts.ready")
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=whole)
