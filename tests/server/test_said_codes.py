"""A table is found by its code in words, wherever the letters would do."""

from pathlib import Path
from urllib.parse import quote

from halfsaid.languages import LANGUAGES
from support.players import Player, part, seated, visitor
from support.servers import run, running


def test_a_table_is_found_by_what_was_said(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 2)
            said = people[0].room["spoken"]
            assert said.keys() == LANGUAGES.keys()
            for words in said.values():
                for typed in (words, words.upper(), words.replace(" ", "-")):
                    summary = await http.get(f"/api/tables/{quote(typed)}")
                    assert summary.json()["code"] == people[0].code
                onlooker = await Player(server.url, quote(words), None).connect()
                await onlooker.until(lambda each: each.room)
                assert onlooker.room["code"] == people[0].code
                await onlooker.disconnect()
            first, second, number = said["en"].split()
            wrong = await http.get(f"/api/tables/{quote(f'{second} {first} {number}x')}")
            assert wrong.status_code == 404
            await part(people)

    run(evening())
