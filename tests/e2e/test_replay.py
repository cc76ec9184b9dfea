"""A game stepped through again: from a file that somebody kept, and from the table it was played at."""

import json
import re
from random import Random

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, expect

from halfsaid.decks import finished_decks
from halfsaid.records import Record, RecordClue, record, write
from halfsaid.rules import Setup, edition_named, effective_options
from halfsaid.simulation import random_game, seat_lines
from support.company import CLUE, Company
from support.evening import Evening
from support.guest import Guest

STRANGERS = tuple(f"strangers/card-{number}" for number in range(84))


def played(deck: tuple[str, ...]) -> Record:
    """A game of four, short, with clues in words."""
    edition = edition_named("classic")
    setup = Setup(edition.name, 4, deck, "replayed", "", effective_options(edition, 4, {"target": 5}))
    game = record(random_game(setup, Random(2)), seat_lines(edition, 4))
    said = [RecordClue("text", f"What was said in turn {number}") for number in range(1, len(game.turns) + 1)]
    return replace(game, turns=tuple(replace(turn, clue=clue) for turn, clue in zip(game.turns, said, strict=True)))


def our_cards() -> tuple[str, ...]:
    return tuple(card for deck in finished_decks().values() for card in deck.cards)


async def open_file(guest: Guest, name: str, data: bytes) -> None:
    await guest.page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/jsonl", "buffer": data}
    )


async def drop_file(guest: Guest, data: bytes) -> None:
    dropped = await guest.page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'game.jsonl')); return all; }",
        data.decode(),
    )
    choosing = guest.page.locator("main", has=guest.page.locator("input[type=file]"))
    await choosing.dispatch_event("drop", {"dataTransfer": dropped})


async def step(guest: Guest, sees: str, key: str = "ArrowRight") -> None:
    await guest.page.keyboard.press(key)
    await expect(guest.page.locator(".happens")).to_contain_text(sees)


async def look_through(guest: Guest, eyes: str) -> None:
    await guest.page.get_by_label("Through whose eyes").select_option(label=eyes)


def seals(guest: Guest) -> Locator:
    return guest.page.get_by_role("img", name="’s vote")


async def to_the_end_and_back(somebody: Guest, game: Record) -> None:
    await somebody.page.keyboard.press("End")
    scores = dict(zip((seat.name for seat in game.seats), game.turns[-1].scores, strict=True))
    assert await somebody.standing() == scores
    await somebody.button(f"Turn {len(game.turns)} of {len(game.turns)}").click()
    await somebody.page.get_by_role("dialog").get_by_role("button", name=game.turns[-1].clue.text or "").click()
    await expect(somebody.page.locator(".happens")).to_contain_text("Hands are filled up.")
    await step(somebody, "The cards are dealt.", "Home")
    await somebody.button("Let it run").click()
    await expect(somebody.page.locator(".happens")).to_contain_text("gives the clue.")
    await expect(somebody.button("Stay here")).to_be_visible()


async def test_a_file_is_stepped_through_from_everyones_and_from_one_seats_eyes(tonight: Evening) -> None:
    game = played(our_cards())
    turn = game.turns[0]
    voter = turn.votes[0].seat

    somebody = await tonight.guest("Nobody")
    await somebody.page.goto(f"{tonight.url}/replay")
    await drop_file(somebody, write(game))
    await somebody.sees("The cards are dealt.")
    await expect(somebody.page.locator(".hand button")).to_have_count(4 * 6)
    await step(somebody, "gives the clue.")
    await somebody.sees(turn.clue.text or "")
    await look_through(somebody, game.seats[voter].name)
    await expect(somebody.page.locator(".hand button")).to_have_count(6)
    await expect(somebody.page.get_by_role("img", name="slipped in")).to_have_count(0)
    await step(somebody, "All are in, face down.")
    await expect(somebody.page.get_by_role("img", name="slipped in")).to_have_count(1)
    await step(somebody, "The pictures lie open.")
    await expect(somebody.page.locator("figcaption .rabbit")).to_have_count(1)
    await step(somebody, "All have voted")
    await expect(seals(somebody)).to_have_count(1)
    await look_through(somebody, "Everyone")
    await expect(seals(somebody)).to_have_count(len(turn.votes))
    await expect(somebody.page.locator("figcaption .rabbit")).to_have_count(4)
    await somebody.page.keyboard.press("ArrowRight")
    await expect(somebody.page.get_by_role("region", name="Points of this turn")).to_be_visible()
    await somebody.page.locator(".board button").first.click()
    await expect(somebody.page.get_by_role("dialog")).to_be_visible()
    await somebody.page.keyboard.press("Escape")
    await expect(somebody.page.get_by_role("dialog")).to_have_count(0)
    await to_the_end_and_back(somebody, game)


async def test_what_does_not_open_is_explained_and_strangers_cards_keep_their_names(tonight: Evening) -> None:
    game = played(STRANGERS)
    wrong = json.loads(write(game))
    wrong["turns"][1]["points"][0] += 1

    somebody = await tonight.guest("Nobody", "laptop")
    await somebody.page.goto(f"{tonight.url}/replay")
    await open_file(somebody, "wrong.jsonl", json.dumps(wrong).encode())
    await expect(somebody.page.get_by_role("alert")).to_contain_text("It is not a saved game, or not a whole one.")
    await open_file(somebody, "two.jsonl", b"\n".join([write(game), write(game)]))
    await somebody.button(re.compile("^2. Classic")).click()
    await somebody.sees("The cards are dealt.")
    await somebody.sees(game.deal[0][0].removeprefix("strangers/").replace("-", " "))
    await expect(somebody.page.get_by_role("alert")).to_have_count(0)
    await somebody.button("Another file").click()
    await expect(somebody.button(re.compile("^1. Classic"))).to_be_visible()


@pytest.mark.journey
async def test_a_finished_table_is_stepped_through_by_those_who_sat_there(tonight: Evening) -> None:
    seats = await tonight.seats("Ada", "Ben", "Cleo", options={"target": 1})
    company = await Company(*seats).arrive()
    await tonight.ask(seats[0], {"act": "start"})
    ada = await tonight.guest("Ada", seat=seats[0])
    await expect(ada.clue_field()).to_be_visible()
    await company.tell(seats[1])
    await company.move()
    await company.move()
    await ada.on()
    await ada.button("Watch again").click()
    await ada.sees("The cards are dealt.")
    await step(ada, "Ben gives the clue.")
    await ada.sees(CLUE)
    await ada.page.keyboard.press("End")
    await expect(ada.page.get_by_role("list", name="Standings")).to_be_visible()
    await expect(ada.page).to_have_url(f"{tonight.url}/{seats[0].code}/replay#turn=1")
    await ada.page.get_by_role("link", name="Back to the table").click()
    await ada.button("The album").click()
    album = ada.page.get_by_role("dialog", name="The album")
    await album.get_by_role("button", name="Watch again").click()
    await ada.sees("The cards are dealt.")
    stranger = await tonight.guest("Nobody")
    await stranger.page.goto(f"{tonight.url}/{seats[0].code}/replay")
    await expect(stranger.page.get_by_role("alert")).to_contain_text("Only those with a seat at this table")
