"""A television that shows no table yet: the first host who scans it claims it, and nobody takes it over."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from halfsaid.server.doorman import LIMITS
from halfsaid.server.screens import MOST_SCREENS, WAITING_SECONDS, NoScreen, Screens
from halfsaid.tables.table import NotAllowed
from support.players import Json, Player, bearer, join, open_table, visitor
from support.servers import Running, run, running
from support.tables import evening


def with_tonight(folder: Path, work: Callable[[Running, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def tonight() -> None:
        async with running(folder) as server, visitor(server.url) as http:
            await work(server, http)

    run(tonight())


async def a_screen(http: httpx.AsyncClient) -> Json:
    answer = await http.post("/api/screens", json={})
    assert answer.status_code == 201
    return dict(answer.json())


async def shows(http: httpx.AsyncClient, screen: Json) -> httpx.Response:
    secret = {"authorization": f"Bearer {screen['secret']}"}
    return await http.get(f"/api/screens/{screen['screen']}", headers=secret)


async def claim(http: httpx.AsyncClient, screen: Json, player: Player) -> httpx.Response:
    where = f"/api/screens/{screen['screen']}/claim"
    return await http.post(where, json={"code": player.code.lower()}, headers=bearer(player))


def test_the_first_host_who_scans_it_claims_it(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        screen, ada, mallory = await a_screen(http), await open_table(http), await open_table(http, "Mallory")
        assert (await shows(http, screen)).json() == {"code": None}
        ben = await join(http, ada.code, "Ben")
        refused = await claim(http, screen, ben)
        assert (refused.status_code, refused.json()["code"]) == (409, "host_only")
        for _again in range(2):
            claimed = await claim(http, screen, ada)
            assert (claimed.status_code, claimed.json()) == (201, {"code": ada.code})
        late = await claim(http, screen, mallory)
        assert (late.status_code, late.json()["code"]) == (409, "screen_taken")
        assert (await shows(http, screen)).json() == {"code": ada.code}

    with_tonight(tmp_path, work)


def test_nobody_learns_or_changes_anything_without_the_secret_or_a_key(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        screen, ada = await a_screen(http), await open_table(http)
        for wrong in (screen | {"secret": "wrong"}, screen | {"screen": "wrong"}):
            answer = await shows(http, wrong)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_screen")
        assert (await http.get(f"/api/screens/{screen['screen']}")).status_code == 404
        stranger = Player(ada.url, ada.code, "nonsense")
        assert (await claim(http, screen, stranger)).status_code == 401
        assert (await claim(http, screen, Player(ada.url, "BCDFGH", ada.key))).status_code == 404
        assert (await claim(http, screen | {"screen": "wrong"}, ada)).status_code == 404
        elsewhere = await http.post("/api/screens", json={}, headers={"origin": "https://evil.example"})
        assert elsewhere.status_code == 403
        assert (await shows(http, screen)).json() == {"code": None}

    with_tonight(tmp_path, work)


def test_guesses_and_floods_are_counted(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        answers = [(await http.post("/api/screens", json={})).status_code for _ in range(LIMITS["screens"].burst + 2)]
        assert answers[-1] == 429
        guesses = [await shows(http, {"screen": f"{n}", "secret": "x"}) for n in range(LIMITS["misses"].burst + 3)]
        assert guesses[-1].status_code == 429

    with_tonight(tmp_path, work)


async def test_they_wait_for_a_while_and_there_are_only_so_many(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock):
        screens = Screens(house, clock.steady)
        screen, secret = screens.open()
        clock.time += WAITING_SECONDS - 1
        assert screens.code_for(screen, secret) is None
        clock.time += 2
        with pytest.raises(NoScreen):
            screens.code_for(screen, secret)
        with pytest.raises(NoScreen):
            screens.claim(screen, "BCDFGH")
        for _ in range(MOST_SCREENS):
            screens.open()
        with pytest.raises(NotAllowed, match="Too many televisions"):
            screens.open()
        clock.time += WAITING_SECONDS + 1
        assert screens.open()


async def test_another_server_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path / "here") as (here, clock), evening(tmp_path / "there") as (there, _):
        television, phone = Screens(here, clock.steady), Screens(there, clock.steady)
        for house, other in ((here, there), (there, here)):
            monkeypatch.setattr(house, "announce", lambda about, text, to=other._handlers: _told(to, about, text))
        screen, secret = television.open()
        phone.claim(screen, "BCDFGH")
        assert television.code_for(screen, secret) == "BCDFGH"
        with pytest.raises(NotAllowed, match="another table"):
            television.claim(screen, "CDFGHJ")


def _told(ears: dict[str, Callable[[str, str], None]], about: str, word: str) -> None:
    kind, _, rest = word.partition(" ")
    ears[kind](about, rest)
