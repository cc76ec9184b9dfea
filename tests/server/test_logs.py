"""The log has one JSON object on each line, and never a secret."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from halfsaid.server.logs import JsonLines, log_to
from support.players import Player, play_to_the_end, seated, visitor
from support.servers import Running, running

_LIBRARIES = ("halfsaid", "uvicorn", "uvicorn.error", "websockets", "psycopg", "asyncio")


@pytest.fixture
def written() -> Iterator[Callable[[], str]]:
    """Yield a function that returns everything logged since."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in ("", *_LIBRARIES)}
    stream = StringIO()
    log_to(stream, "debug")
    yield stream.getvalue
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def objects(text: str) -> list[dict[str, str]]:
    lines = [json.loads(line) for line in text.splitlines()]
    assert all(line.keys() >= {"at", "level", "where", "what"} for line in lines)
    return lines


@pytest.mark.parametrize(
    "forged", ['a\r\n{"level":"error"}', "a\x00b\x1b[31m", "half \ud83d", "\u2028", "%s %d", "\x85"]
)
def test_whatever_is_logged_is_one_line(forged: str) -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("apart")  # pytest's own handlers cannot pass half a character on
    logger.addHandler(handler)
    logger.warning("somebody said %s", forged)
    logger.error("it went wrong", exc_info=ValueError(forged))
    assert stream.getvalue().count("\n") == 2
    said, trace = objects(stream.getvalue())
    assert said["what"].startswith("somebody said ")
    assert "ValueError" in trace["trace"]


def test_our_own_words_are_logged_as_asked_and_of_others_warnings(written: Callable[[], str]) -> None:
    logging.getLogger("halfsaid.somewhere").debug("ours")
    for name in _LIBRARIES[1:]:
        logging.getLogger(name).info("a word too many")
        logging.getLogger(name).warning("theirs")
    assert [line["what"] for line in objects(written())] == ["ours", *["theirs"] * len(_LIBRARIES[1:])]


async def provoke(server: Running, host: Player, secret: str) -> None:
    """Everything that goes wrong on an evening, with a secret in every hand."""
    async with visitor(server.url) as http:
        for key in (secret, host.key):
            await http.get(f"/api/tables/{host.code}/seat?key={key}", headers={"authorization": f"Basic {key}"})
            await http.post(f"/api/tables/{host.code}/takeovers?{key}", json={"token": key})
            await http.post(
                f"/api/tables/{host.code}/seats",
                content=f'{{"name": "{key}", "password": "{key}", ',
                headers={"content-type": "application/json"},
            )
            await http.get(f"/{key}/%0d%0a%7b%22level%22:1%7d/{key}")
        stranger = await Player(server.url, host.code, secret).connect()
        await stranger.until(lambda each: each.bye)
        await stranger.disconnect()
        guest = await Player(server.url, host.code, host.key).connect()
        await guest.until(lambda each: each.you)
        for text in (secret, f'{{"msg":"hello","key":"{host.key}"}}', b"\xff" + secret.encode(), "[" * 9000):
            await guest.send(text)
        await guest.do("say", text=f"{secret}\r\n")
        await guest.do("rename", name=f"{secret[:9]}\r\n{{}}")
        await guest.disconnect()


async def fail(server: Running, host: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors of our own, and of the database in the middle of a move."""

    async def broken(*_: object) -> None:
        raise sqlite3.IntegrityError("UNIQUE constraint failed: log.code, log.seq")

    game = server.server.house.live[host.code].table.game
    assert game is not None
    with monkeypatch.context() as patch:
        patch.setattr(server.server.house.store, "append", broken)
        await host.do("rename", name="Unlucky")
        await host.until(lambda each: each.bye)
    with monkeypatch.context() as patch:
        patch.setattr("halfsaid.tables.House.find", broken)
        async with visitor(server.url) as http:
            answer = await http.get(f"/api/tables/{host.code}", headers={"authorization": f"Bearer {host.key}"})
            assert answer.status_code == 500
            assert host.key is not None
            assert host.key not in answer.text
    await host.connect()
    await host.until(lambda each: each.you)


def test_no_secret_is_ever_logged(
    tmp_path: Path, written: Callable[[], str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    password, made_up = "open-sesame-4711", "made-up-key-0815"
    secrets: set[str] = {password, made_up, "plain/c", "Bearer"}

    async def evening() -> None:
        async with running(tmp_path) as server, visitor(server.url) as http:
            people = await seated(http, 3)
            host = people[0]
            assert (await host.do("choose_password", password=password))["seq"]
            mine = {"authorization": f"Bearer {host.key}"}
            offered = await http.post(f"/api/tables/{host.code}/offers", json={}, headers=mine)
            secrets.add(offered.json()["token"])
            assert (await host.do("configure", options={"target": 5}))["seq"]
            assert (await host.do("start"))["seq"]
            for player in people:
                await player.until(lambda each: each.game)
                secrets.add(str(player.key))
            table = server.server.house.live[host.code].table
            assert table.game is not None
            secrets.update((table.game.setup.seed, table.game.setup.salt, table.code, str(table.password)))
            secrets.update(str(place.key) for place in table.places)
            secrets.update(offer.token for offer in table.offers)
            await provoke(server, host, made_up)
            await fail(server, host, monkeypatch)
            await play_to_the_end(people, Random(4))
            for player in people:
                await player.disconnect()

    asyncio.run(evening())
    text = written()
    assert "a message could not be answered" in text, "the errors were real"
    assert len([line for line in objects(text) if "trace" in line]) >= 2
    printed = "".join(capfd.readouterr())
    for secret in secrets:
        assert secret not in text
        assert secret not in printed
