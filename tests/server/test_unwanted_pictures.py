"""Not a picture for us: a card stays for the turn, leaves the game at its end, and nobody learns who asked."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from halfsaid.decks.flags import FlagList
from halfsaid.records import read, verify
from support.players import Player, all_up_to_date, bearer, part, seated, visitor
from support.servers import run, running


async def begun(http: httpx.AsyncClient) -> list[Player]:
    people = await seated(http, 3)
    await people[0].do("configure", options={"target": 5})
    assert (await people[0].do("start")).get("code") is None
    await all_up_to_date(people)
    return people


async def play_on(people: list[Player], turn: int, rng: Random) -> None:
    """Until this turn has begun, or the game is over."""
    host = people[0]
    while host.room["stage"] == "playing" and host.game is not None and host.game["turn"] < turn:
        for player in people:
            if player.is_awaited() and player.room["stage"] == "playing":
                await player.play_one(rng)
        await all_up_to_date(people)


def hand(player: Player) -> list[str]:
    assert player.you is not None
    cards: list[str] = player.you["game"]["hand"]
    return cards


def test_what_the_owner_took_out_is_never_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.decks.flags._MOST", 3)
    flags = FlagList(tmp_path)
    for number in range(6):
        flags.note(f"plain/c{number}", "2026-11-17", None)
        if number == 0:
            assert flags.decide("plain/c0", out=True)
    assert [each.card for each in flags.all()] == ["plain/c0", "plain/c3", "plain/c4", "plain/c5"]
    assert flags.out() == {"plain/c0"}


def test_a_card_in_a_hand_leaves_when_the_turn_is_over_and_is_replaced(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            people = await begun(http)
            ben = people[1]
            card = hand(ben)[0]
            assert (await people[2].do("flag", card=card))["code"] == "no_card", "they do not see it"
            assert (await ben.do("flag", card=card, reason="private")).get("code") is None
            assert (await ben.do("flag", card=card))["code"] == "flagged"
            for player in people:
                assert player.room["shelf"]["left_out"] == [], "nobody hears of it in this turn"
            assert card in hand(ben)
            await play_on(people, 2, Random(1))
            for player in people:
                await player.until(lambda each: each.room["shelf"]["left_out"] == [card] or each.bye)
                assert card not in hand(player)
                assert len(hand(player)) == len(hand(people[0]))
            heard = "".join("".join(player.frames) for player in (people[0], people[2]))
            assert "private" not in heard
            await play_on(people, 10_000, Random(2))
            record = await http.get(f"/api/tables/{ben.code}/record", headers=bearer(ben))
            game = read(record.content)
            verify(game)
            assert game.turns[0].left_out == (card,)
            assert all(card not in turn.board for turn in game.turns[1:])
            await people[0].do("rematch")
            await people[0].do("start")
            table = house.server.house.live[ben.code].table
            assert table.game is not None
            assert card not in table.game.setup.deck
            await part(people)

    run(evening())


def test_the_owner_sees_it_without_names_and_decides(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            people = await begun(http)
            card = hand(people[1])[0]
            await people[1].do("flag", card=card, reason="blurred")
            flags = FlagList(tmp_path)
            while not flags.all():  # it is written beside the game
                await asyncio.sleep(0.005)
            [flagged] = flags.all()
            assert (flagged.card, flagged.times, flagged.reasons) == (card, 1, ("blurred",))
            assert flags.decide(card, out=True)
            assert not flags.decide("plain/nowhere", out=True)
            assert flags.out() == {card}
            others = await begun(http)
            table = house.server.house.live[others[0].code].table
            assert table.game is not None
            assert card not in table.game.setup.deck
            assert flags.decide(card, out=False)
            assert flags.all() == ()
            await part([*people, *others])

    run(evening())
