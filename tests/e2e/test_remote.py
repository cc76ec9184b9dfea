"""The pace of a game: the host's commands, people who still read, moves that can be mended; and the audience."""

import re
from typing import Any

from playwright.async_api import Locator, expect

from support.company import CLUE, Company
from support.evening import Evening
from support.guest import SLIP_IN, Guest


async def two_phones(tonight: Evening, **setup: Any) -> tuple[Guest, Guest, Company]:
    """Ada, who is the host, and Ben with a phone each; the company plays for all four. The game has begun."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", "Dan", options={"begins": "announce"}, **setup)
    await tonight.ask(seats[0], {"act": "start"})
    ada, ben = await tonight.guest("Ada", seat=seats[0]), await tonight.guest("Ben", seat=seats[1])
    return ada, ben, await Company(*seats).arrive()


async def remote(host: Guest) -> Locator:
    await host.button("The host’s remote").click()
    return host.page.get_by_role("dialog", name="The host’s remote")


def eclipse(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name="The moon holds its breath")


def clock(guest: Guest) -> Locator:
    return guest.page.get_by_role("timer").first


async def test_the_host_pauses_gives_time_nudges_and_calls(tonight: Evening) -> None:
    ada, ben, company = await two_phones(tonight, timers={"clue": None, "hand_in": 300, "vote": None, "absent": None})
    cleo = company.players[2]
    await company.tell(cleo)
    await expect(clock(ben)).to_be_visible()

    before = cleo.room["deadline"]
    at_hand = await remote(ada)
    await at_hand.get_by_role("button", name="30 seconds").click()
    await cleo.until(lambda each: each.room["deadline"] == before + 30)

    await at_hand.get_by_role("button", name="Pause").click()
    await expect(clock(ben)).to_be_hidden()
    await eclipse(ben).get_by_role("button", name="I am back").click()
    await expect(eclipse(ben)).to_be_hidden()
    await ben.sees("Ada has paused. Nothing is lost.")
    await eclipse(ada).get_by_role("button", name="Go on").click()
    await expect(eclipse(ada)).to_be_hidden()
    await expect(clock(ben)).to_be_visible()

    at_hand = await remote(ada)
    ben_s = at_hand.get_by_role("listitem").filter(has_text="Ben")
    await ben_s.get_by_role("button", name="Nudge").click()
    await ben.sees("Ada nudges you: they’re waiting for you.")
    await expect(ben_s.get_by_role("button", name="Nudge")).to_be_disabled()
    await at_hand.get_by_role("button", name="Last call").click()
    await expect(clock(ben)).to_have_text(re.compile(r"^0:(10|0\d)$"))


async def test_a_slip_is_mended_a_vote_taken_back_and_nobody_left_reading(tonight: Evening) -> None:
    ada, ben, company = await two_phones(tonight)
    host, second, cleo, dan = company.players

    await ada.tell("A slip of the pne")
    await ada.button("Correct the clue").click()
    await ada.clue_field().fill("A slip of the pen")
    await ada.button("Correct it").click()
    await ben.sees("A slip of the pen")
    await company.move(second, cleo, dan)
    await expect(ada.button("Correct the clue")).to_be_hidden()

    number, other = (await ben.choosable())[:2]
    await ben.vote(number)
    await ben.button("Take it back").click()
    await ben.vote(other)
    await ben.sees(f"Your vote is on picture {other}.")
    await company.move(cleo, dan)

    await ben.button("Ada, why?").click()
    await ada.page.get_by_label("Ben asks: why?").fill("It would not stay on the page")
    await ada.button("Say it").click()
    await ben.sees("It would not stay on the page")

    await ada.on()
    await ada.sees("Ben is still reading")
    await ben.on()
    await expect(ada.page.get_by_text("Ben is still reading")).to_be_hidden()
    await ben.tell(CLUE)
    await company.move(host, cleo, dan)
    await company.reach("vote", 2)
    await company.move(host, cleo, dan)

    await company.tell(cleo, "Nobody told the tide")
    await expect(ben.button(re.compile("^Cleo has given the clue"))).to_be_visible()
    await ada.on()
    await company.move(host, dan)
    await expect(ben.button(SLIP_IN)).to_be_visible()  # although Ben pressed nothing


async def test_whoever_comes_late_guesses_along_and_is_let_in(tonight: Evening) -> None:
    seats = await tonight.seats("Ada", "Ben", "Cleo", options={"begins": "announce"}, hurry=True)
    await tonight.ask(seats[0], {"act": "add_bot", "name": "Pip", "mind": "pip"}, {"act": "start"})
    ada, company = await tonight.guest("Ada", seat=seats[0]), await Company(*seats).arrive()
    eve = await tonight.guest("Eve")
    await eve.page.goto(f"{tonight.url}/{seats[0].code}")
    await eve.page.get_by_label("Your name").fill("Eve")
    await eve.button("Guess along").click()
    await eve.sees("You guess along")

    await company.tell(company.players[1])
    await company.move()
    await company.reach("vote")
    for number in (1, 2):
        await eve.picture(number).click()
        await eve.button(f"I think it is number {number}").click()
        await expect(eve.page.get_by_role("dialog")).to_have_count(0)
        await eve.sees(f"Your guess is number {number}.")
    await company.move()
    await eve.sees(re.compile(r"^(You found it, too\.|You guessed number 2\.)$"))
    await eve.on()

    await eve.button("Ask for a seat").click()
    await eve.button("Ask for Pip’s seat").click()
    await eve.sees("You asked for Pip’s seat. Ada says yes or no.")
    await ada.on()
    at_hand = await remote(ada)
    await expect(at_hand.get_by_text("Eve asks for the seat of Pip, a bot.")).to_be_visible()
    await at_hand.get_by_role("button", name="Let in").click()
    await expect(eve.button(re.compile(r"^You have .* Open the standings$"))).to_be_visible()
