"""Whole games in every edition, by people with phones and laptops, from opening the table to the podium."""

import asyncio
import json
import re

import pytest
from playwright.async_api import expect

from support.evening import Evening, Size
from support.guest import Guest
from support.players import Json, Player


class Scorekeeper:
    """Watches what the server says, and holds the screens to it."""

    def __init__(self, witness: Player, pairs: bool = False) -> None:
        self.witness, self.pairs = witness, pairs

    async def check_reveal(self, guest: Guest) -> None:
        turn = guest.reveals + 1
        await self.witness.until(lambda _: self._last_turn() >= turn)
        assert await guest.ledger() == self._named(self.game()["last"]["points"])

    async def check_end(self, *guests: Guest) -> None:
        await self.witness.until(lambda _: self.game()["phase"] == "over")
        for guest in guests:
            assert await guest.standing() == self._named(self.game()["scores"])

    def reveals(self) -> list[Json]:
        """Every finished turn."""
        games = [json.loads(frame).get("game") for frame in self.witness.frames]
        turns = {game["turn"] - (game["phase"] != "over"): game["last"] for game in games if game and game["last"]}
        return [turns[turn] for turn in sorted(turns)]

    def game(self) -> Json:
        assert self.witness.game is not None
        return self.witness.game

    def _last_turn(self) -> int:
        game = self.game()
        return int(game["turn"]) - int(game["phase"] != "over")

    def _named(self, scores: list[int]) -> dict[str, int]:
        names = [seat["name"] for seat in self.witness.room["seats"]]
        if self.pairs:
            half = len(names) // 2
            names = [" · ".join(pair) for pair in zip(names[:half], names[half:], strict=True)]
        return dict(zip(names, scores, strict=True))


async def gather(tonight: Evening, **devices: Size) -> tuple[str, list[Guest]]:
    """People by name, each with a device: the first one opens a table, whose code this is, and the others join."""
    host, *others = guests = [await tonight.guest(name, device) for name, device in devices.items()]
    code = await host.open()
    for guest in others:
        await guest.join(code)
    return code, guests


async def play_out(tonight: Evening, code: str, *guests: Guest, pairs: bool = False) -> Scorekeeper:
    """Everyone plays until the podium; every reveal and the end agree with the server."""
    keeper = Scorekeeper(await tonight.witness(code), pairs)
    await asyncio.gather(*(guest.play(at_reveal=keeper.check_reveal) for guest in guests))
    await keeper.check_end(*guests)
    return keeper


async def test_classic_with_bots_to_ten(tonight: Evening) -> None:
    ada, ben = await tonight.guest("Ada", "laptop"), await tonight.guest("Ben")
    code = await ada.open()
    await ada.sees("Two more and you can begin.")
    await ben.join(code)
    await ada.add_bots(2)
    await ada.choose("Game", "Played to", "10 points")
    await ada.turn_on("Time to think", "Bots in a hurry")
    await ben.sees("Ada begins when everyone is here.")
    await ada.start()
    keeper = await play_out(tonight, code, ada, ben)
    assert max(keeper.game()["scores"]) >= 10
    await ben.sees("Ada can start another game")
    await ada.button("Play again").click()
    await expect(ada.clue_field()).to_be_visible()
    await expect(ben.clue_field()).to_be_visible()


async def test_original_with_three_people_and_a_lone_finder(tonight: Evening) -> None:
    code, (ada, ben, cleo) = await gather(tonight, Ada="phone", Ben="phone", Cleo="phone")
    await ada.choose_edition("Original")
    await ada.choose("Game", "Played to", "10 points")
    await ada.button(re.compile("^Play to")).click()
    await expect(ada.page.get_by_role("switch", name=re.compile("^Lone finder"))).to_be_checked()
    await ada.page.keyboard.press("Escape")
    await ada.start()

    await ben.clue_field().fill("Something Ben will not get to say")
    await ada.tell("Three hares, one moon")
    await ben.sees("Ada was quicker.")
    await ben.sees("With three players, each slips in two.")
    await asyncio.gather(ben.hand_in(), cleo.hand_in())
    await expect(ben.page.get_by_role("list", name="The pictures on the table").get_by_role("button")).to_have_count(5)
    assert len(await ben.choosable()) == 3

    keeper = await play_out(tonight, code, ada, ben, cleo)
    assert keeper.witness.room["options"]["target"] == 10


@pytest.mark.journey
async def test_long_table_of_seven_with_one_vote_or_two(tonight: Evening) -> None:
    code, (ada, ben, cleo) = await gather(tonight, Ada="phone", Ben="laptop", Cleo="phone")
    await ada.add_bots(4)
    await ada.choose_edition("Long table")
    await ada.choose("Game", "Played to", "10 points")
    await ada.turn_on("Time to think", "Bots in a hurry")
    await ada.start()
    ben.votes, cleo.votes = 2, 2
    keeper = await play_out(tonight, code, ada, ben, cleo)
    of_ada, of_ben = zip(*(turn["votes"][:2] for turn in keeper.reveals()), strict=True)
    assert {len(votes) for votes in of_ada} <= {0, 1}
    assert 2 in {len(votes) for votes in of_ben}


def last_hand(player: Player, turn: int) -> list[str]:
    """Return the cards that were left in a hand when that turn ended."""
    hand: list[str] = []
    now = 0
    for frame in map(json.loads, player.frames):
        now = (frame.get("game") or {}).get("turn", now)
        if now == turn and "you" in frame:
            hand = frame["you"]["game"]["hand"]
    return hand


@pytest.mark.journey
async def test_party_of_six_passes_its_hands(tonight: Evening) -> None:
    code, (ada, ben, cleo) = await gather(tonight, Ada="phone", Ben="phone", Cleo="phone")
    await ada.add_bots(3)
    await ada.choose_edition("Party")
    await ada.choose("Game", "The first storyteller", "drawn by lot")
    await ada.turn_on("Time to think", "Bots in a hurry")
    ears = [await (await guest.seat(code)).connect() for guest in (ada, ben)]
    keeper = Scorekeeper(await tonight.witness(code))
    await ada.start()
    await asyncio.gather(*(guest.play(turns=1, at_reveal=keeper.check_reveal) for guest in (ada, ben, cleo)))
    # The one who tells next holds the hand face down.
    ben_tells = (keeper.witness.game or {})["storyteller"] == 1
    giver, taker, name = (ears[1], cleo, "Ben") if ben_tells else (ears[0], ben, "Ada")
    await taker.sees(f"this one came from {name}.")
    assert set(await tonight.described(last_hand(giver, turn=1))) < set(await taker.hand())

    await asyncio.gather(*(guest.play(at_reveal=keeper.check_reveal) for guest in (ada, ben, cleo)))
    await keeper.check_end(ada, ben, cleo)
    assert all(turn["veto"] for turn in keeper.reveals())


@pytest.mark.journey
async def test_team_of_six_talks_hands_in_and_votes(tonight: Evening) -> None:
    ada, ben = await tonight.guest("Ada"), await tonight.guest("Ben", "laptop")
    code = await ada.open()
    await ada.add_bots(2)
    await ben.join(code)
    await ada.add_bots(2)
    await ada.choose_edition("Team")
    await ada.choose("Game", "The first storyteller", "drawn by lot")
    await ada.turn_on("Time to think", "Bots in a hurry")
    await ada.start()
    ada.partner, ben.yields = ben, True
    keeper = await play_out(tonight, code, ada, ben, pairs=True)
    guessed = [turn for turn in keeper.reveals() if turn["storyteller"] not in (0, 3)]
    assert guessed
    assert all((len(turn["votes"][0]), len(turn["votes"][3])) == (0, 1) for turn in guessed)


@pytest.mark.journey
async def test_twelve_people_on_twelve_devices(tonight: Evening) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kira", "Luca")
    seats = await tonight.seats(*names, edition="odyssey", options={"target": 3})
    sizes: tuple[Size, ...] = ("phone", "phone", "laptop")
    guests = await asyncio.gather(*(tonight.guest(name, sizes[i % 3], seat=seats[i]) for i, name in enumerate(names)))
    await guests[0].start()
    await guests[3].tell("Twelve of us, and one kettle")
    await asyncio.gather(*(guest.sees("Twelve of us, and one kettle") for guest in guests))
    await play_out(tonight, seats[0].code, *guests)
