"""The same evening in three browsers, on a phone and on a laptop: no script fails and nothing is too wide."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.driven import Driven
from support.engines import STARTS, Engine, started
from support.servers import running

pytestmark = [
    pytest.mark.everywhere,
    pytest.mark.timeout(300),
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),  # selenium warns of itself
    pytest.mark.parametrize("engine", STARTS),
]

RECORDINGS = Path(__file__).parents[1] / "recordings" / "browsers"
# What devices with such a browser record.
TAKEN = {
    "firefox": {"Record": "firefox_audio.webm", "Mime": "firefox_vp8.webm"},
    "webkit": {"Record": "opus.ogg", "Mime": "chromium_vp8.webm"},
    "chromium": {"Record": "chromium_audio.webm", "Mime": "chromium_vp8.webm"},
}
SIZES = {"phone": (390, 844), "laptop": (1440, 900)}
LET_THEM = re.compile("^Let them (hear|see) it$")
ROLES = {"tell", "hand_in", "vote", "on"}


def spend_an_evening(engine: Engine, url: str, device: str) -> None:
    ada = Driven(engine, url, "Ada", device)
    code = ada.open()
    ada.add_bots(3)
    ada.turn_on("Time to think", "Bots in a hurry")
    ada.looks_at("lobby")
    ada.press("Begin")
    ada.play(turns=3)
    while ada.did != ROLES:
        ada.play(turns=1)
    ada.goto("/rules")
    ada.until(lambda: ada.all("h1"), "the rulebook")
    ada.looks_at("rulebook")
    ada.goto(f"/tv/{code}")
    ada.until(lambda: ada.all("main[data-scene]"), "the television")
    ada.looks_at("television")
    ada.goto(f"/{code}/album")
    ada.sees("Every engine hums in its own key")
    ada.looks_at("album")


def give_a_recorded_clue(engine: Engine, url: str, device: str, way: str, recording: Path) -> None:
    """Over plain http no browser lends a microphone: the device's own recorder hands a file over."""
    ada = Driven(engine, url, "Ada", device)
    ada.open()
    ada.add_bots(2)
    ada.press("Begin")
    assert engine.driver.execute_script("return isSecureContext") is False
    ada.press(way, "[role=tab]")
    ada.looks_at(way)
    if "cannot" in (ada.only(f"[role=tab][aria-label='{way}']").get_attribute("class") or ""):
        ada.sees("Without https this browser cannot record anything")  # and the tab was dim before it was pressed
        return
    ada.only("input[type=file]").send_keys(str(recording))
    ada.until(lambda: ada.named(LET_THEM) or ada.all("[role=alert]"), "a recording, or why there is none")
    if ada.all("[role=alert]"):  # Debian's WebKit has no encoders: then it says so, and other ways are at hand
        assert device.startswith("webkit"), ada.all("[role=alert]")
        ada.press("Say aloud", "[role=tabpanel] button")
        ada.press("I have said it")
    else:
        ada.press(LET_THEM)
    ada.until(lambda: not ada.all("[role=tab]"), "the clue to be told")


async def visit(folder: Path, engine: str, how: Callable[[Engine, str], None], at_home: bool = False) -> None:
    """A house with the finished decks, and this browser to visit it. `at_home`: under an address of the home."""

    def visited(url: str) -> None:
        with started(engine, folder) as browser:
            how(browser, url)

    (folder / "house" / "decks").mkdir(parents=True)
    async with running(folder / "house") as server, seen_from_home(server.url) as home:
        await asyncio.to_thread(visited, home if at_home else server.url)


@asynccontextmanager
async def seen_from_home(url: str) -> AsyncIterator[str]:
    """The same server under this machine's address in its network: no browser takes that for a safe one."""
    port = urlsplit(url).port

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inward, outward = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pour(reader, outward), pour(inward, writer))

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65536):
            writer.write(piece)
        writer.close()

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # sends nothing, but has to choose an address to send it from
        address = asking.getsockname()[0]
    async with await asyncio.start_server(carry, address, 0) as door:
        yield f"http://{address}:{door.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("size", SIZES)
async def test_an_evening(tmp_path: Path, engine: str, size: str) -> None:
    def spent(browser: Engine, url: str) -> None:
        browser.resize(*SIZES[size])
        spend_an_evening(browser, url, f"{engine}-{size}")
        assert not browser.troubles()

    await visit(tmp_path, engine, spent)


@pytest.mark.parametrize("way", ["Record", "Mime"])
async def test_a_clue_recorded_by_the_device_itself(tmp_path: Path, engine: str, way: str) -> None:
    def given(browser: Engine, url: str) -> None:
        browser.resize(*SIZES["phone"])
        give_a_recorded_clue(browser, url, f"{engine}-home", way, RECORDINGS / TAKEN[engine][way])
        assert not browser.troubles()

    await visit(tmp_path, engine, given, at_home=True)


async def test_a_script_that_fails_is_noticed(tmp_path: Path, engine: str) -> None:
    def provoked(browser: Engine, url: str) -> None:
        ada = Driven(browser, url, "Ada", engine)
        ada.goto("/")
        browser.driver.execute_script("setTimeout(() => { throw new Error('provoked'); })")
        ada.until(lambda: [said for said in browser.troubles() if "provoked" in said], "the error")
        ada.goto("/rules")
        assert [said for said in browser.troubles() if "provoked" in said]

    await visit(tmp_path, engine, provoked)
