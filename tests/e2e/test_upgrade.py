"""The page is older than its server: files it knows by name are no longer there."""

import asyncio

from playwright.async_api import Route

from evening import Evening

LOBBY = "**/assets/Lobby-*.js"


async def test_a_page_whose_files_are_gone_comes_anew(tonight: Evening) -> None:
    ada = await tonight.guest("Ada", service_workers="block")
    asked: list[str] = []

    async def gone_at_first(route: Route) -> None:
        asked.append(route.request.url)
        await (route.fulfill(status=404) if len(asked) == 1 else route.continue_())

    await ada.context.route(LOBBY, gone_at_first)
    await ada.open()
    assert len(asked) == 2


async def test_a_page_that_cannot_be_had_says_so_and_does_not_go_round_in_circles(tonight: Evening) -> None:
    ada = await tonight.guest("Ada", service_workers="block")
    asked: list[str] = []
    twice = asyncio.Event()

    async def gone(route: Route) -> None:
        asked.append(route.request.url)
        await route.fulfill(status=404)
        if len(asked) > 1:
            twice.set()

    await ada.context.route(LOBBY, gone)
    await ada.page.goto(tonight.url)
    await ada.page.get_by_label("Your name").fill("Ada")
    await ada.button("Open a new table").click()
    await twice.wait()
    await ada.sees("A page of this book is missing")
    assert len(asked) == 2
    await ada.context.unroute(LOBBY)
    await ada.button("Open the book anew").click()
    await ada.sees("Around the table")
