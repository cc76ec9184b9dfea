"""Replays over HTTP: of any file of records, and of a finished game for those who sit at its table."""

import json
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from halfsaid.records import read, write
from halfsaid.replays import ReplayMoment, moments_of, replay_bytes
from halfsaid.server import game_api
from halfsaid.server.doorman import LIMITS, Doorman, Limit
from halfsaid.simulation import random_records
from support.players import Json, Player, all_up_to_date, play_to_the_end, seated, visitor
from support.servers import run, running

HUM = (Path(__file__).parent.parent / "recordings" / "browsers" / "chromium_audio.webm").read_bytes()
GAMES = [write(game) for game in random_records("classic", 4, games=3, seed=5)]
FILE = b"\n".join(GAMES)


async def posted(http: httpx.AsyncClient, data: bytes, game: str | None = None) -> httpx.Response:
    headers = {"content-type": "application/jsonl"}
    return await http.post("/api/replays", content=data, headers=headers, params={} if game is None else {"game": game})


async def of_table(http: httpx.AsyncClient, player: Player, what: str = "replay") -> httpx.Response:
    return await http.get(f"/api/tables/{player.code}/{what}", headers={"authorization": f"Bearer {player.key}"})


def stepped(replay: Json) -> list[Json]:
    """A replay's moments, each laid over the one before."""
    moments: list[Json] = []
    before: Json = {"public": {}, "seats": [{}] * len(replay["seats"])}
    for step in replay["steps"]:
        seats = [seat | step["seats"].get(str(place), {}) for place, seat in enumerate(before["seats"])]
        before = {
            "what": step["what"],
            "turn": step["turn"],
            "public": before["public"] | step["public"],
            "seats": seats,
        }
        moments.append(before)
    return moments


def tampered(line: bytes) -> bytes:
    game: Json = json.loads(line)
    game["turns"][1]["points"][0] += 1
    return json.dumps(game).encode()


def test_a_file_with_one_game_is_opened_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            answer = await posted(http, GAMES[0] + b"\n")
            assert (answer.status_code, answer.headers["content-encoding"]) == (201, "gzip")
            opened = answer.json()
            assert [game["number"] for game in opened["games"]] == [1]
            assert [seat["name"] for seat in opened["replay"]["seats"]] == opened["games"][0]["names"]
            assert opened["replay"]["steps"][-1]["what"] == "over"
            assert msgspec.convert(stepped(opened["replay"]), list[ReplayMoment]) == list(moments_of(read(GAMES[0])))
            plain = await http.post(
                "/api/replays",
                content=GAMES[0],
                headers={"content-type": "application/json", "accept-encoding": "identity"},
            )
            assert "content-encoding" not in plain.headers
            assert plain.json() == opened
            laid_out = json.dumps(json.loads(GAMES[0]), indent=2).encode()
            assert (await posted(http, laid_out)).json() == opened

    run(evening())


def test_of_many_games_one_is_chosen(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            listed = (await posted(http, FILE)).json()
            assert [game["number"] for game in listed["games"]] == [1, 2, 3]
            assert listed["replay"] is None
            chosen = (await posted(http, FILE, "2")).json()
            assert chosen["replay"] == (await posted(http, GAMES[1])).json()["replay"]
            for number, status, code in (("0", 404, "no_game"), ("4", 404, "no_game"), ("two", 400, "game")):
                refused = await posted(http, FILE, number)
                assert (refused.status_code, refused.json()["code"]) == (status, code)

    run(evening())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "There is no game in it."),
        (b"\xff\xd8\xff\xe0 a photograph", "It is not whole JSON"),
        (b"[" * 100_000, "Expected `object`, got `array`."),
        (b'{"format": "pgn"}', "Its format is 'pgn', not 'halfsaid-record/1'"),
        (b'{"format": "halfsaid-record/1"}', "Object missing required field"),
        (tampered(GAMES[0]), "Turn 2: the points are"),
        (b"\n".join([*GAMES, tampered(GAMES[0])]), "Game 4, turn 2: the points are"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            answer = await posted(http, data)
            assert (answer.status_code, answer.json()["code"]) == (400, "record")
            assert sentence in answer.json()["sentence"]
            assert len(answer.json()["sentence"]) < 250

    run(evening())


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            answer = await posted(http, b" " * (game_api.LONGEST_FILE + 1))
            assert (answer.status_code, answer.json()["code"]) == (413, "record_large")

    run(evening())


def test_who_opens_very_much_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "replays", Limit(1_000_000, 0))

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            statuses = [(await posted(http, b"n" * 200_000)).status_code for _ in range(6)]
            assert statuses == [400] * 5 + [429], "by bytes, not by files"

    run(evening())


def test_what_is_built_counts_as_well_as_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = replay_bytes(read(GAMES[0]))
    monkeypatch.setitem(LIMITS, "replays", Limit(2 * (size + len(GAMES[0]) + 1), 0))

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(lambda: 1000.0)) as server, visitor(server.url) as http:
            assert [(await posted(http, GAMES[0])).status_code for _ in range(3)] == [201, 201, 429]

    run(evening())


def test_a_table_shows_its_game_when_it_is_over_to_those_who_sit_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 4)
            assert (await of_table(http, people[0])).json()["code"] == "no_game"
            await people[0].do("configure", options={"target": 3})
            await people[0].do("start")
            await all_up_to_date(people)
            running_one = await of_table(http, people[1])
            assert (running_one.status_code, running_one.json()["code"]) == (409, "still_running")
            await play_to_the_end(people, Random(1))
            stranger = await http.get(f"/api/tables/{people[0].code}/replay")
            assert (stranger.status_code, stranger.json()["code"]) == (401, "bad_key")
            shown = (await of_table(http, people[1])).json()
            record = (await of_table(http, people[1], "record")).content
            assert shown == (await posted(http, record)).json()["replay"]
            again = await of_table(http, people[2], "record")
            assert again.content == record
            assert again.headers["content-disposition"].startswith("attachment")
            for player in people:
                await player.disconnect()

    run(evening())


def test_a_hummed_clue_can_be_heard_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            await people[0].do("configure", options={"target": 1})
            await people[0].do("start")
            await people[0].until(lambda each: each.you and each.you["game"])
            assert people[0].you is not None
            kept = await http.post(
                f"/api/tables/{people[0].code}/recordings",
                content=HUM,
                headers={"authorization": f"Bearer {people[0].key}", "content-type": "audio/webm;codecs=opus"},
            )
            clue, card = {"kind": "audio", "recording": kept.json()["id"]}, people[0].you["game"]["hand"][0]
            move = {"move": "give_clue", "seat": people[0].you["place"], "clue": clue, "card": card}
            assert "seq" in await people[0].do("play", move=move)
            await play_to_the_end(people, Random(1))
            told = stepped((await of_table(http, people[2])).json())[1]
            assert (told["what"], told["public"]["clue"]) == ("told", clue)
            for player in people:
                await player.disconnect()

    run(evening())
