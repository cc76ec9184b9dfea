"""The same evening in three browsers, on a phone and on a laptop: no script fails and nothing is too wide."""

import asyncio
from collections.abc import Callable
from pathlib import Path

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

SIZES = {"phone": (390, 844), "laptop": (1440, 900)}
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


async def visit(folder: Path, engine: str, how: Callable[[Engine, str], None]) -> None:
    """A house with the finished decks, and this browser to visit it."""

    def visited(url: str) -> None:
        with started(engine, folder) as browser:
            how(browser, url)

    (folder / "house" / "decks").mkdir(parents=True)
    async with running(folder / "house") as server:
        await asyncio.to_thread(visited, server.url)


@pytest.mark.parametrize("size", SIZES)
async def test_an_evening(tmp_path: Path, engine: str, size: str) -> None:
    def spent(browser: Engine, url: str) -> None:
        browser.resize(*SIZES[size])
        spend_an_evening(browser, url, f"{engine}-{size}")
        assert not browser.troubles()

    await visit(tmp_path, engine, spent)


async def test_a_script_that_fails_is_noticed(tmp_path: Path, engine: str) -> None:
    def provoked(browser: Engine, url: str) -> None:
        ada = Driven(browser, url, "Ada", engine)
        ada.goto("/")
        browser.driver.execute_script("setTimeout(() => { throw new Error('provoked'); })")
        ada.until(lambda: [said for said in browser.troubles() if "provoked" in said], "the error")
        ada.goto("/rules")
        assert [said for said in browser.troubles() if "provoked" in said]

    await visit(tmp_path, engine, provoked)
