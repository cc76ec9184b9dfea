"""Talk is shown where people look, and the book lies over the board, not under it."""

from playwright.async_api import expect

from support.company import at_the_vote, four
from support.evening import Evening
from support.players import link_to, take, visitor


async def test_what_is_said_shows_for_a_moment_and_waits_in_the_book(tonight: Evening) -> None:
    ada, company = await four(tonight)
    _, ben, cleo, _ = company.players
    await ada.start()
    await at_the_vote(ada, company)
    aside = ada.page.get_by_role("log")
    await ada.stop_time()
    await ben.do("say", text="Look at the moon.")
    await expect(aside).to_have_text("Ben Look at the moon.")
    await cleo.do("react", reaction="applause")
    await expect(aside.get_by_role("img", name="Applause")).to_be_visible()
    await ada.page.clock.run_for(10_000)
    await expect(aside).to_be_empty()
    await ada.button("The book: one new line said").click()
    await expect(ada.page.get_by_role("tab", name="Talk")).to_have_attribute("aria-selected", "true")
    await expect(ada.page.get_by_role("tabpanel").get_by_text("Look at the moon.")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.button("The book: rules, people, settings")).to_be_visible()


async def test_everyone_is_told_of_a_seat_that_changed_hands(tonight: Evening) -> None:
    ada, company = await four(tonight)
    host, ben, cleo, _ = company.players
    await ada.start()
    await at_the_vote(ada, company)
    aside = ada.page.get_by_role("log")
    await ada.stop_time()
    async with visitor(tonight.url) as http:
        await take(http, host.code, await link_to(http, ben))
        await expect(aside).to_have_text("Ben’s seat has moved to another device.")
        await ada.page.clock.run_for(10_000)
        await expect(aside).to_be_empty()
        await take(http, host.code, await link_to(http, host, cleo.you_seat()), "Clara")
        await expect(aside).to_have_text("The host has handed Cleo’s seat to Clara.")
    await ada.button("The book: 2 new lines said").click()
    lines = ada.page.get_by_role("tabpanel").get_by_role("listitem")
    await expect(lines).to_have_text(
        ["Ben’s seat has moved to another device.", "The host has handed Cleo’s seat to Clara."]
    )
    await ada.page.reload()
    await expect(ada.button("The book: rules, people, settings")).to_be_visible()
    await expect(aside).to_be_empty()


async def test_no_vote_is_cast_behind_the_open_book(tonight: Evening) -> None:
    ada, company = await four(tonight)
    await ada.start()
    await at_the_vote(ada, company)
    number = (await ada.choosable())[0]
    await ada.button("The book: rules, people, settings").click()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await ada.page.keyboard.press(str(number))
    await ada.page.keyboard.press("v")
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    await ada.sees("Tap a picture to look closer")
    await ada.page.keyboard.press(str(number))
    await ada.page.keyboard.press("v")
    await ada.sees(f"Your vote is on picture {number}.")
