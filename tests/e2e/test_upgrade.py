"""The page is older than its server: files it knows by name are no longer there.

A browser may ask for a missing file once or twice, so pages are counted and requests are not.
"""

from playwright.async_api import Request, Route

from support.evening import Evening
from support.guest import Guest

LOBBY = "**/assets/Lobby-*.js"


def pages_asked_for(guest: Guest) -> list[str]:
    """Every whole page that this device asks for from now on."""
    pages: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            pages.append(request.url)

    guest.page.on("request", note)
    return pages


async def test_a_page_whose_files_are_gone_comes_anew(tonight: Evening) -> None:
    ada = await tonight.guest("Ada", service_workers="block")
    pages = pages_asked_for(ada)

    async def gone_from_the_first_page(route: Route) -> None:
        await (route.fulfill(status=404) if len(pages) == 1 else route.continue_())

    await ada.context.route(LOBBY, gone_from_the_first_page)
    await ada.open()
    assert len(pages) == 2


async def test_a_page_that_cannot_be_had_says_so_and_does_not_go_round_in_circles(tonight: Evening) -> None:
    ada = await tonight.guest("Ada", service_workers="block")
    pages = pages_asked_for(ada)
    await ada.context.route(LOBBY, lambda route: route.fulfill(status=404))
    await ada.page.goto(tonight.url)
    await ada.page.get_by_label("Your name").fill("Ada")
    async with ada.page.expect_event("domcontentloaded"):  # of the second page
        await ada.button("Open a table for friends").click()
    await ada.sees("A page of this book is missing")
    # A page that is opened now asks this first: once we have an answer, so would the page.
    await ada.page.evaluate("fetch('/healthz', { cache: 'no-store' }).then(() => true)")
    assert len(pages) == 2
    await ada.context.unroute(LOBBY)
    await ada.button("Open the book again").click()
    await ada.sees("Around the table")
    assert len(pages) == 3
