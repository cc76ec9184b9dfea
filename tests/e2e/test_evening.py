"""Clues that are hummed and mimed, and the album that keeps them."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from support.company import Company
from support.evening import Evening, evening
from support.guest import PATIENCE, Guest
from support.players import NAMES

FAKE_DEVICES = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
LENT = ["microphone", "camera"]
LARGEST_ALBUM = 10_000_000
LONGEST_SOUND = 20 * 64_000 // 8  # bytes, as the page records it
WHY = "<b>It hummed</b> & so did I"
_RUNNING = re.compile(r"^0:1[0-8]$")  # of twenty seconds, some are gone
TOUCHED_FIRST = "--autoplay-policy=document-user-activation-required"
UNTOUCHED = "--autoplay-policy=no-user-gesture-required"
TELEVISION = (1920, 1080, 1.0)
_BROWSERS = Path(__file__).parents[1] / "recordings" / "browsers"
# How many pictures are here; fails if one cannot be shown.
_WHOLE = "async all => { await Promise.all(all.map(each => each.decode())); return all.length }"
_CHOICE = re.compile(r"^Let them (hear|see) it$")


async def two_of_four(tonight: Evening, **device: Any) -> tuple[Guest, Guest, Company]:
    """Ada with a phone and Ben with a laptop, in the first clue; Cleo and Dan play over the wire."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", "Dan", options={"begins": "announce"})
    await tonight.ask(seats[0], {"act": "start"})
    ada = await tonight.guest("Ada", seat=seats[0], **device)
    ben = await tonight.guest("Ben", "laptop", seat=seats[1], **device)
    return ada, ben, await Company(*seats).arrive()


def tab(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("tab", name=name)


async def record(guest: Guest, way: str, begin: str) -> None:
    """Record until the clock has moved, and stop."""
    await tab(guest, way).click()
    await guest.button(begin).click()
    await expect(guest.page.get_by_text(_RUNNING)).to_be_visible()
    await guest.button("Stop recording").click()
    await expect(guest.button(_CHOICE)).to_be_enabled()


async def plays(media: Locator) -> None:
    """Its time passes."""
    await expect(media).not_to_have_js_property("currentTime", 0)


async def to_the_reveal(company: Company, turn: int) -> None:
    await company.move()
    await company.reach("vote", turn)
    await company.move()


async def hum(ada: Guest, ben: Guest) -> None:
    """Ada hums, tries again, and lets them hear it; Ben does."""
    await record(ada, "Record", "Record a sound, 20 seconds at most")
    await expect(ada.button("Hear the clue")).to_be_visible()
    await ada.button("Again").click()
    await expect(ada.page.get_by_text(_RUNNING)).to_be_visible()
    await ada.button("Stop recording").click()
    await ada.shot("clue-record-phone")
    await ada.button("Let them hear it").click()
    await ben.button("Hear the clue").click()
    await plays(ben.page.locator("audio"))


async def mime(ben: Guest, ada: Guest) -> None:
    """Ben mimes and lets them see it; Ada does."""
    await record(ben, "Mime", "Record a mime, 20 seconds at most")
    await ben.shot("clue-mime-laptop")
    await ben.button("Let them see it").click()
    await ada.button("See the clue").click()
    await plays(ada.page.get_by_role("dialog").locator("video"))
    await ada.button("Close").click()


async def keep_album(ada: Guest, file: Path) -> None:
    """Look at the album, say why, and save it."""
    await ada.page.goto(f"{ada.page.url}/album")
    clues = ada.page.get_by_role("heading", level=3)
    await expect(clues.filter(has_text="A sound")).to_be_visible()
    await expect(clues.filter(has_text="A mime")).to_be_visible()
    await ada.button("Why I said that").click()
    await ada.page.get_by_label("Why I said that").fill(WHY)
    await ada.button("Write it in").click()
    await ada.sees(WHY)
    await ada.shot("album-recorded-phone", whole=True)
    await save_album(ada, file)


async def save_album(guest: Guest, file: Path) -> None:
    await guest.button("Keep or print").click()
    async with guest.page.expect_download() as kept:
        await guest.button("Keep the album").click()
    await (await kept.value).save_as(file)


async def opens_by_itself(tonight: Evening, file: Path) -> None:
    """Offline and without scripts: everything is inside."""
    context = await tonight.browser.new_context(java_script_enabled=False, offline=True)
    page = await tonight.page(context)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url[:100]))
    await page.goto(file.as_uri())
    await expect(page.get_by_text(WHY)).to_be_visible()
    assert await page.locator("image").evaluate_all(_WHOLE) == 2 * 4
    inside = await page.locator("image").evaluate_all("images => images.map(({ id }) => `#${id}`)")
    shown = await page.locator(":is(.plate, figure) .picture use").evaluate_all(
        "uses => uses.map(use => use.getAttribute('href'))"
    )
    assert sorted(shown) == sorted(inside)  # in two turns no card lies on the table twice
    letters = "document.fonts.ready.then(() => [...document.fonts].some(({ status }) => status === 'loaded'))"
    assert await page.evaluate(letters)
    for kind in ("audio", "video"):
        await expect(page.locator(kind)).not_to_have_js_property("readyState", 0)
    assert not [url for url in asked if not url.startswith(("file:", "data:"))]


@pytest.mark.journey
async def test_clues_are_hummed_and_mimed_and_the_album_keeps_them(tmp_path: Path) -> None:
    async with evening(tmp_path, *FAKE_DEVICES) as tonight:
        ada, ben, company = await two_of_four(tonight, permissions=LENT)
        await hum(ada, ben)
        await to_the_reveal(company, 1)
        await expect(ada.button("Hear the clue")).to_be_visible()
        await ada.on()
        await ben.on()
        await mime(ben, ada)
        await to_the_reveal(company, 2)
        await company.reach("clue", 3)
        await keep_album(ada, tmp_path / "album.html")
        assert (tmp_path / "album.html").stat().st_size < LARGEST_ALBUM
        await opens_by_itself(tonight, tmp_path / "album.html")


@pytest.mark.journey
async def test_twelve_turns_of_twelve_players_are_a_file_one_can_send(tonight: Evening, tmp_path: Path) -> None:
    options = {"target": 100, "begins": "announce"}
    seats = await tonight.seats(*NAMES, edition="odyssey", options=options)
    await tonight.ask(seats[0], {"act": "start"})
    company = await Company(*seats).arrive()
    for turn, teller in enumerate(seats, 1):
        await company.reach("clue", turn)
        await company.tell(teller)
        await to_the_reveal(company, turn)
    await company.leave()
    ada = await tonight.guest("Ada", seat=seats[0])
    await ada.page.goto(f"{ada.page.url}/album")
    await save_album(ada, tmp_path / "album.html")
    sounds = 12 * LONGEST_SOUND * 4 // 3  # had every clue been sung: as text a byte takes four thirds
    assert (tmp_path / "album.html").stat().st_size + sounds < LARGEST_ALBUM


async def television(tonight: Evening, code: str) -> Guest:
    """Somebody turns it on, and nobody touches it."""
    tv = await tonight.guest("Tv", TELEVISION)
    await tv.page.goto(f"{tonight.url}/tv/{code}")
    return tv


async def seen_from_afar(tv: Guest, text: str) -> None:
    """Wait for these words without a touch: any other way of asking the page counts as one for the browser."""
    line = await tv.context.new_cdp_session(tv.page)
    appears = f"""new Promise((done) => {{
        const look = () => document.body.innerText.includes({json.dumps(text)}) && done();
        new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
        look();
    }})"""
    await line.send("Runtime.evaluate", {"expression": appears, "awaitPromise": True})
    await line.detach()


async def hummed(tonight: Evening) -> tuple[Guest, Company]:
    """Ada hummed in Firefox, and a television shows it."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", options={"begins": "announce"})
    await tonight.ask(seats[0], {"act": "start"})
    company = await Company(*seats).arrive()
    tv = await television(tonight, seats[0].code)
    await seen_from_afar(tv, "Whoever has an idea first is the storyteller.")
    await company.let_hear(seats[0], (_BROWSERS / "firefox_audio.webm").read_bytes())
    return tv, company


@pytest.mark.journey
async def test_a_television_that_must_be_touched_first_says_so_and_then_sounds(tmp_path: Path) -> None:
    async with evening(tmp_path, TOUCHED_FIRST) as tonight:
        tv, company = await hummed(tonight)
        await seen_from_afar(tv, "Press or click once")
        sound, silent = tv.page.locator("audio"), tv.page.get_by_text("Press or click once")
        await expect(silent).to_be_visible()
        await tv.shot("tv-silent")
        await expect(sound).to_have_js_property("currentTime", 0)
        await sound.evaluate("one => { one.rounds = 0; one.onended = () => { one.rounds += 1; }; }")
        for times in (2, 3):  # twice by itself, then once for every press
            await tv.page.keyboard.press("Enter")
            await expect(silent).to_be_hidden()
            await expect(sound).to_have_js_property("rounds", times)
        await company.move()
        await company.reach("vote")
        await tv.sees("Ada recorded it")
        await tv.page.keyboard.press("Enter")
        await plays(sound)


@pytest.mark.journey
async def test_a_television_plays_by_itself_what_was_recorded(tmp_path: Path) -> None:
    async with evening(tmp_path, UNTOUCHED) as tonight:
        tv, company = await hummed(tonight)
        await plays(tv.page.locator("audio"))
        await tv.shot("tv-hummed")
        await to_the_reveal(company, 1)
        await company.reach("clue", 2)
        await company.let_hear(company.players[1], (_BROWSERS / "firefox_vp8.webm").read_bytes())
        film = tv.page.locator("video")  # comes when the last reveal has been shown, and counts to three first
        await expect(film).to_be_attached(timeout=3 * PATIENCE)
        await film.evaluate("one => { one.rounds = 0; one.addEventListener('ended', () => { one.rounds += 1; }); }")
        await tv.shot("tv-mimed")
        await expect(film).to_have_js_property("rounds", 2)
        await expect(film).to_have_js_property("paused", True)
        await company.move()
        await company.reach("vote", 2)
        await tv.sees("Ben mimed it")
        await expect(film).to_have_count(0)
        await tv.page.keyboard.press("Enter")
        await plays(film)


@pytest.mark.journey
async def test_a_television_speaks_as_the_host_does_unless_somebody_chose(tonight: Evening) -> None:
    (host,) = await tonight.seats("Ada")
    await tonight.guest("Ada", seat=host, language="fr-FR")
    tv = await television(tonight, host.code)
    await tv.sees("La table d’Ada")
    await tv.page.evaluate("localStorage.setItem('halfsaid.language', 'ro')")
    await tv.page.reload()
    await tv.sees("Masa deschisă de Ada")


async def test_a_table_opened_at_the_machine_itself_invites_under_the_address_of_the_house(tmp_path: Path) -> None:
    async with evening(tmp_path, public_url="https://play.example.org") as tonight:
        ada = await tonight.guest("Ada", "laptop", permissions=["clipboard-read", "clipboard-write"])
        code = await ada.open()
        await ada.sees("at play.example.org")
        await ada.button("Copy the link").click()
        await expect(ada.button("Copied")).to_be_visible()
        assert await ada.page.evaluate("navigator.clipboard.readText()") == f"https://play.example.org/{code}"
        tv = await television(tonight, code)
        await tv.sees("play.example.org, or scan this code")


async def test_a_microphone_that_is_refused_leaves_other_ways(tonight: Evening) -> None:
    ada, _, company = await two_of_four(tonight)
    await tab(ada, "Record").click()
    await ada.button("Record a sound, 20 seconds at most").click()
    await expect(ada.page.get_by_role("alert")).to_contain_text("another way")
    await ada.page.get_by_role("tabpanel").get_by_role("button", name="Say aloud").click()
    await expect(tab(ada, "Say aloud")).to_have_attribute("aria-selected", "true")
    await ada.button("I have said it").click()
    await company.reach("hand_in")


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[Guest, Guest]]:
    """Two at a table in its first clue, under an address of the home: there no browser lends a microphone."""
    async with evening(folder, "--host-resolver-rules=MAP home.test 127.0.0.1", UNTOUCHED) as tonight:
        seats = await tonight.seats("Ada", "Ben", "Cleo", options={"begins": "announce"})
        await tonight.ask(seats[0], {"act": "start"})
        tonight.url = tonight.url.replace("127.0.0.1", "home.test")
        ada, ben = [await tonight.guest(name, seat=seat) for name, seat in zip(("Ada", "Ben"), seats, strict=False)]
        assert await ada.page.evaluate("isSecureContext") is False
        yield ada, ben


@pytest.mark.parametrize(
    ("way", "kept", "sent"), [("Record", "chromium_audio.webm", "Hear"), ("Mime", "chromium_vp8.webm", "See")]
)
async def test_over_plain_http_the_device_records_and_the_page_makes_it_small(
    tmp_path: Path, way: str, kept: str, sent: str
) -> None:
    async with at_home(tmp_path) as (ada, ben):
        await tab(ada, way).click()
        await ada.page.locator("input[type=file]").set_input_files(_BROWSERS / kept)
        await ada.button(_CHOICE).click()
        await expect(ben.button(f"{sent} the clue")).to_be_visible()


async def test_over_plain_http_a_file_that_is_no_sound_is_said_to_be_none(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (ada, _):
        await tab(ada, "Record").click()
        await ada.page.locator("input[type=file]").set_input_files(__file__)
        await expect(ada.page.get_by_role("alert")).to_contain_text("cannot read that recording")
        await ada.page.locator("input[type=file]").set_input_files(_BROWSERS / "chromium_audio.webm")
        await expect(ada.button("Hear the clue")).to_be_visible()
