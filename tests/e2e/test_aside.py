"""What is said aside is seen where one looks, and the book lies over the board, not under it."""

from pathlib import Path

from playwright.async_api import expect

from company import Company
from evening import Evening, evening, run
from guest import Guest


async def at_the_vote(tonight: Evening) -> tuple[Guest, Company]:
    """Ada with a phone before the pictures of a vote, and three others."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", "Dan")
    company = await Company(*seats).arrive()
    ada = await tonight.guest("Ada", seat=seats[0])
    await company.players[0].do("start")
    await company.tell(company.players[1])
    await company.move()
    await expect(ada.picture(4)).to_be_visible()
    return ada, company


def test_what_is_said_shows_for_a_moment_and_waits_in_the_book(tmp_path: Path) -> None:
    async def game() -> None:
        async with evening(tmp_path) as tonight:
            ada, company = await at_the_vote(tonight)
            _, ben, cleo, _ = company.players
            aside = ada.page.get_by_role("log")
            await ben.do("say", text="Look at the moon.")
            await expect(aside).to_have_text("Ben Look at the moon.")
            await cleo.do("react", reaction="applause")
            await expect(aside.get_by_role("img", name="Applause")).to_be_visible()
            await expect(aside).to_be_empty()
            await ada.button("The book: one new line said").click()
            await expect(ada.page.get_by_role("tab", name="Talk")).to_have_attribute("aria-selected", "true")
            await expect(ada.page.get_by_role("tabpanel").get_by_text("Look at the moon.")).to_be_visible()
            await ada.page.keyboard.press("Escape")
            await expect(ada.button("The book: rules, people, settings")).to_be_visible()
            assert tonight.troubles == []

    run(game())


def test_no_vote_is_cast_behind_the_open_book(tmp_path: Path) -> None:
    async def game() -> None:
        async with evening(tmp_path) as tonight:
            ada, _ = await at_the_vote(tonight)
            number = (await ada.choosable())[0]
            await ada.button("The book").click()
            await expect(ada.page.get_by_role("dialog")).to_be_visible()
            await ada.page.keyboard.press(str(number))
            await ada.page.keyboard.press("v")
            await ada.page.keyboard.press("Escape")
            await expect(ada.page.get_by_role("dialog")).to_have_count(0)
            await ada.sees("Which one is the true one?")
            await ada.page.keyboard.press(str(number))
            await ada.page.keyboard.press("v")
            await ada.sees(f"Your seal is on picture {number}.")
            assert tonight.troubles == []

    run(game())
