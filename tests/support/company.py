"""The other players around a table. They play over the WebSocket, and only when a test tells them to."""

from random import Random
from typing import Any

from playwright.async_api import expect

from support.evening import Evening
from support.guest import Guest
from support.players import Json, Player, visitor

CLUE = "The stairs went on without us"


class Company:
    def __init__(self, *players: Player) -> None:
        self.players = players
        self.chance = Random(4)

    async def arrive(self) -> "Company":
        for player in self.players:
            await player.connect()
            await player.until(lambda each: each.room)
        return self

    async def leave(self) -> None:
        for player in self.players:
            await player.disconnect()

    async def move(self, *players: Player) -> None:
        """Let these players, or all, do something legal if they are awaited. Wait first until one of them is."""
        moving = players or self.players
        await moving[0].until(lambda each: each.game and {player.place for player in moving} & {*each.game["waiting"]})
        for player in moving:
            await self._up_to_date(player)
            if player.is_awaited():
                await self.play(player, player.legal_ask(self.chance)["move"])

    async def tell(self, player: Player, clue: str = CLUE) -> None:
        await self._give(player, {"kind": "text", "text": clue})

    async def let_hear(self, player: Player, recording: bytes) -> None:
        """Give a recorded clue, as some browser made it."""
        async with visitor(player.url) as http:
            where = f"/api/tables/{player.code}/recordings"
            headers = {"authorization": f"Bearer {player.key}", "content-type": "application/octet-stream"}
            brought = await http.post(where, content=recording, headers=headers)
        kept = brought.json()
        await self._give(player, {"kind": kept["kind"], "recording": kept["id"]})

    async def _give(self, player: Player, clue: Json) -> None:
        """Give this clue, with the first card of the hand where the edition asks for one."""
        await player.until(lambda each: each.may())
        assert player.you is not None
        hand = player.you["game"]["hand"]
        card = hand[0] if hand else None
        await self.play(player, {"move": "give_clue", "seat": player.place, "clue": clue, "card": card})

    async def play(self, player: Player, move: Json) -> None:
        """Make a move, and wait until the player sees it: the answer may come before the update."""
        answer = await player.do("play", move=move)
        assert "seq" in answer, answer
        await player.until(lambda each: each.seq >= answer["seq"])

    async def reach(self, phase: str, turn: int = 1) -> None:
        for player in self.players:
            await player.until(lambda each: each.game and (each.game["phase"], each.game["turn"]) == (phase, turn))

    async def _up_to_date(self, player: Player) -> None:
        newest = max(each.seq for each in self.players)
        await player.until(lambda each: each.seq >= newest)


async def four(tonight: Evening, **device: Any) -> tuple[Guest, Company]:
    """Ada with a phone, and three others, before the game. The company can play for all four."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", "Dan")
    company = await Company(*seats).arrive()
    return await tonight.guest("Ada", seat=seats[0], **device), company


async def at_the_vote(ada: Guest, company: Company, teller: int = 1) -> None:
    """Play until Ada votes: one player gives the clue, and everybody hands in."""
    await company.tell(company.players[teller])
    await company.move()
    await expect(ada.picture(4)).to_be_visible()
