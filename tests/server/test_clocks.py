"""A real server whose clock is wrong when it starts, or jumps while people play."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx

from support.decks import plain_deck
from support.players import open_table, visitor
from support.processes import first_words, halfsaid
from support.servers import free_port

HOUR, DAY = 3600.0, 24 * 3600.0


@contextmanager
def served(folder: Path, wrong: float) -> Iterator[tuple[str, Path]]:
    """Run a server whose clock is `wrong` seconds off. Yield its address, and the file that holds this number."""
    file, port = folder / "wrong", free_port()
    file.write_text(str(wrong))
    told = f"import pathlib, time; right = time.time; wrong = pathlib.Path({str(file)!r})\n"
    clock = "time.time = lambda: right() + float(wrong.read_text() or 0)"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    with halfsaid(*words, before=told + clock) as server:
        first_words(server)
        try:
            yield f"http://127.0.0.1:{port}", file
        finally:
            stop(server)


def stop(server: subprocess.Popen[str]) -> None:
    server.terminate()
    _, errors = server.communicate()
    assert "Traceback" not in errors


def opened(url: str) -> str:
    return str(httpx.post(f"{url}/api/tables", json={"name": "Ada"}).json()["code"])


def is_done(url: str, code: str) -> bool:
    return httpx.get(f"{url}/api/tables/{code}").status_code == 200


def test_a_start_forty_days_ahead_deletes_no_table(tmp_path: Path) -> None:
    plain_deck(tmp_path / "decks")
    with served(tmp_path, wrong=-100 * DAY) as (url, _):
        old = opened(url)
    with served(tmp_path, wrong=0.0) as (url, _):
        new = opened(url)
    with served(tmp_path, wrong=40 * DAY) as (url, _):
        while is_done(url, old):  # when that is gone, it has been looked for old ones
            pass
        assert is_done(url, new)
    with served(tmp_path, wrong=0.0) as (url, _):
        assert is_done(url, new)


def test_an_hour_back_in_mid_game_holds_up_nobody(tmp_path: Path) -> None:
    plain_deck(tmp_path / "decks")

    async def evening(url: str, file: Path) -> None:
        async with visitor(url) as http:
            ada = await (await open_table(http)).connect()
            for name in ("Bram", "Pip", "Wren"):
                await ada.do("add_bot", name=name)
            await ada.do("configure", timers={"clue": None, "hand_in": 10, "vote": 10})
            await ada.do("start")
            for _ in range(6):
                await ada.do("say", text="hey")
            await ada.play_one(Random(1))
            file.write_text(str(-HOUR))
            await ada.until(lambda each: each.game and each.game["phase"] == "vote", seconds=60)
            while "seq" not in await ada.do("say", text="again"):
                await asyncio.sleep(0.2)
            await ada.until(lambda each: each.game and each.game["turn"] == 2, seconds=60)
            await ada.disconnect()

    with served(tmp_path, wrong=0.0) as (url, file):
        asyncio.run(asyncio.wait_for(evening(url, file), 180))
