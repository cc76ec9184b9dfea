"""Somebody at the table in any browser: what a `Guest` does, as far as every engine's driver can."""

import re
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.common.exceptions import TimeoutException as TooLate
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from support.engines import Engine
from support.guest import ARTEFACTS, NOT_CHOOSABLE, ON, PATIENCE, QUESTION, SLIP_IN, TELL, THINK

T = TypeVar("T")
_NOT_NOW = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)
_PICTURES = "[aria-label='The pictures on the table'] button"

# Everything of this kind that can be seen, with the name it is read out by.
_SEEN = """
const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const seen = [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length > 0);
return seen.map((one) => [one, tidy(one.ariaLabel || one.labels?.[0]?.innerText || one.textContent)]);
"""
_TEXT = "return document.body.innerText.replace(/\\s+/g, ' ').toLowerCase()"
_SIDEWAYS = "return document.scrollingElement.scrollWidth - document.documentElement.clientWidth"


class Driven:
    def __init__(self, engine: Engine, url: str, name: str, device: str) -> None:
        self.engine, self.driver, self.url, self.name, self.device = engine, engine.driver, url, name, device
        self.did: set[str] = set()
        self.screens: list[str] = []

    def open(self) -> str:
        self.goto("/")
        self.write("Your name", self.name)
        self.looks_at("arrive")
        self.press("Open a table for friends")
        self.sees("Join with the code")
        return self.driver.current_url.rstrip("/").rsplit("/", 1)[1]

    def add_bots(self, count: int) -> None:
        for seats in range(2, count + 2):
            self.press("add a bot")
            self.until(partial(self.counts, ".seats .seat", seats), "another seat")

    def turn_on(self, sheet: str, switch: str) -> None:
        """A switch on one of the lobby's sheets: `Time to think`."""
        self.press(re.compile(f"^{sheet}:"))
        self.press(re.compile(f"^{switch}"), "[role=switch]")
        self.until(lambda: self.named(re.compile(f"^{switch}"), "[role=switch]:checked"), f"{switch} turned on")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.until(lambda: not self.all("dialog[open]"), "the sheet closed")

    def play(self, turns: int) -> None:
        """Do what the page asks for next, until this many reveals were looked at."""
        reveals = 0
        while reveals < turns:
            asked = self.until(self.asked, "something to do")
            self.looks_at(asked)
            try:
                getattr(self, asked)()
            except AssertionError:  # a bot was quicker; or what was asked is still asked, and this fails for good
                if self.until(self.asked, "something to do") == asked:
                    raise
                continue
            self.did.add(asked)
            reveals += asked == "on"

    def asked(self) -> str | None:
        """Return what the page asks for, if anything."""
        if self.named(ON):
            return "on"
        if self.named("Your clue", "textarea, input"):
            return "tell"
        if self.named(SLIP_IN):
            return "hand_in"
        return "vote" if any(QUESTION.search(text) for _, text in self.all(".act *")) else None

    def tell(self) -> None:
        self.write("Your clue", "Every engine hums in its own key")
        self.press(TELL)
        self.until(lambda: not self.named("Your clue", "textarea, input"), "the clue to be told")

    def hand_in(self) -> None:
        self.press(SLIP_IN)
        self.until(lambda: not self.named(SLIP_IN), "the picture to be slipped in")

    def vote(self) -> None:
        """For the first picture that is not one's own."""
        self.until(lambda: self.all(_PICTURES), "the pictures")
        name = next(name for _, name in self.all(_PICTURES) if not NOT_CHOOSABLE.search(name))
        self.press(name, _PICTURES)
        self.looks_at("vote-open")
        self.press(THINK)
        self.until(lambda: self.reads("Your vote is on") or self.named(ON), "the seal")

    def on(self) -> None:
        """Past the reveal."""
        self.press(ON)
        self.until(lambda: not self.all(".reveal"), "the next turn")

    def goto(self, path: str) -> None:
        self.engine.goto(self.url + path)

    def looks_at(self, screen: str) -> None:
        """Nothing is wider than the screen; kept once for people to look at."""
        sideways = self.driver.execute_script(_SIDEWAYS)
        assert sideways <= 0, f"{screen} on {self.device} is {sideways} pixels too wide"
        if screen not in self.screens:
            self.screens.append(screen)
            self._keep(screen)

    def sees(self, text: str) -> None:
        self.until(lambda: self.reads(text), f"the words {text!r}")

    def reads(self, text: str) -> bool:
        return text.lower() in self.driver.execute_script(_TEXT)

    def press(self, name: str | re.Pattern[str], kind: str = "button, a[href]") -> None:
        self._handle(name, kind, lambda element: element.click())

    def write(self, field: str, text: str) -> None:
        self._handle(field, "textarea, input", lambda element: element.send_keys(text))

    def _handle(self, name: str | re.Pattern[str], kind: str, how: Callable[[WebElement], None]) -> None:
        def done() -> bool:
            element = self.named(name, kind)
            if element is None:
                return False
            self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)  # not under a bar
            how(element)
            return True

        self.until(done, name if isinstance(name, str) else name.pattern)

    def named(self, name: str | re.Pattern[str], kind: str = "button, a[href]") -> WebElement | None:
        """Return the first visible element of this kind whose text has this name."""
        wanted = name if isinstance(name, re.Pattern) else re.compile(re.escape(name), re.IGNORECASE)
        return next((element for element, text in self.all(kind) if wanted.search(text)), None)

    def all(self, kind: str) -> list[tuple[WebElement, str]]:
        return [(element, text) for element, text in self.driver.execute_script(_SEEN, kind)]

    def counts(self, kind: str, number: int) -> bool:
        return len(self.all(kind)) == number

    def until(self, so: Callable[[], T | None], what: str) -> T:
        waiting = WebDriverWait(self.driver, PATIENCE / 1000, poll_frequency=0.1, ignored_exceptions=_NOT_NOW)
        try:
            found = waiting.until(lambda _: so())
        except TooLate:
            self._keep("waiting")
            raise AssertionError(f"{self.device} waited for {what}") from None
        assert found is not None
        return found

    def _keep(self, screen: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(ARTEFACTS / f"{self.device}-{screen}.png"))
