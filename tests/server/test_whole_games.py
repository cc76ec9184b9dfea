"""Whole games over real HTTP and WebSockets, in every edition."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from halfsaid import records
from support.players import play_to_the_end, seated, visitor
from support.servers import running


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic", 3), ("classic", 6), ("original", 4), ("odyssey", 7), ("odyssey", 12), ("party", 6), ("team", 6)],
)
def test_a_whole_game_ends_with_a_record_that_verifies(tmp_path: Path, edition: str, players: int) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, players)
            host = people[0]
            short = {"target": 9} if edition in ("classic", "original", "odyssey") else {}
            assert (await host.do("configure", edition=edition, options=short))["seq"]
            assert (await host.do("start"))["seq"]
            for player in people:
                await player.until(lambda each: each.room.get("stage") == "playing" and each.may() is not None)
            still = await http.get(f"/api/tables/{host.code}/record", headers={"authorization": f"Bearer {host.key}"})
            assert still.json()["code"] == "still_running"
            await play_to_the_end(people, Random(1))
            done = await http.get(f"/api/tables/{host.code}/record", headers={"authorization": f"Bearer {host.key}"})
            records.verify(records.read(done.content.strip()))
            for player in people:
                await player.disconnect()

    asyncio.run(evening())
