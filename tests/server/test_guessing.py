"""Clients that guess codes, keys or passwords, or flood the server, are turned away. Their neighbours are not."""

import asyncio
from pathlib import Path

import pytest

from halfsaid.server.doorman import BARRED_SECONDS, Doorman
from halfsaid.tables.keys import new_code, tidy_code
from support.players import open_table, visitor
from support.raw_connections import NOBODYS, knock
from support.servers import run, running


class Clock:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_who_guesses_codes_is_barred_and_recovers(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            statuses = [(await http.get(f"/api/tables/{new_code()}")).status_code for _ in range(30)]
            assert statuses == [404] * 20 + [429] * 10
            barred = await http.get(f"/api/tables/{host.code}")
            assert (barred.status_code, barred.json()["code"]) == (429, "too_many"), "a right guess tells nothing"
            assert await knock(server, host.code) == "too_many", "nor does it over a WebSocket"
            clock.at += 5.1
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 200
            assert (await http.get(f"/api/tables/{NOBODYS}")).status_code == 404
            assert (await http.get(f"/api/tables/{NOBODYS}")).status_code == 429

    run(evening())


def test_guesses_over_websockets_count_as_well(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            said = [await knock(server, new_code()) for _ in range(22)]
            assert said == ["gone"] * 20 + ["too_many"] * 2
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 429
            clock.at += 5.1
            assert await knock(server, host.code) == "welcome"

    run(evening())


def test_guessing_all_at_once_helps_nobody(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            guesses = [http.get(f"/api/tables/{new_code()}") for _ in range(80)]
            statuses = [answer.status_code for answer in await asyncio.gather(*guesses)]
            assert statuses.count(404) == 20
            assert statuses.count(429) == 60

    run(evening())


def test_passwords_cannot_be_guessed_all_at_once(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def wrong(word: str, _: str) -> bool:
        tried.append(word)
        return False

    monkeypatch.setattr("halfsaid.tables.live_table.is_password", wrong)

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await (await open_table(http)).connect()
            assert (await host.do("choose_password", password="sesame"))["seq"]  # noqa: S106
            guesses = [
                http.post(f"/api/tables/{host.code}/seats", json={"name": f"M{number}", "password": str(number)})
                for number in range(80)
            ]
            statuses = [answer.status_code for answer in await asyncio.gather(*guesses)]
            assert statuses.count(403) == len(tried) == 20
            assert statuses.count(429) == 60
            await host.disconnect()

    run(evening())


def test_wrong_keys_count(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            for _ in range(20):
                forged = {"authorization": "Bearer forged"}
                assert (await http.get(f"/api/tables/{host.code}/seat", headers=forged)).status_code == 401
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 429

    run(evening())


def test_wrong_codes_never_bar_a_good_key(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host = await open_table(http)
            table, mine = f"/api/tables/{host.code}", {"authorization": f"Bearer {host.key}"}
            offered = (await http.post(f"{table}/offers", json={}, headers=mine)).json()
            for _ in range(25):
                await http.get(f"/api/tables/{new_code()}")
            assert (await http.get(f"{table}/seat", headers=mine)).json()["name"] == "Ada"
            assert (await http.get(f"{table}/record", headers=mine)).status_code == 409, "asked, and answered"
            assert await knock(server, host.code, key=host.key) == "welcome"
            taken = await http.post(f"{table}/takeovers", json={"token": offered["token"]})
            assert taken.status_code == 201, "a link that hands a seat over is as hard to guess"
            assert (await http.get(f"{table}/seat", headers=mine)).status_code == 429, "the old key has ended"
            mine = {"authorization": f"Bearer {taken.json()['key']}"}
            assert (await http.get(f"{table}/seat", headers=mine)).status_code == 200

    run(evening())


def test_the_barred_learn_nothing_by_bringing_a_key(tmp_path: Path, clock: Clock) -> None:
    """Neither what a code or a key is good for, nor by how long it takes to say no."""

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            host, forged = await open_table(http), {"authorization": "Bearer forged"}
            for _ in range(25):
                await http.get(f"/api/tables/{new_code()}")

            async def refused(code: str, path: str) -> tuple[int, bytes]:
                began = asyncio.get_running_loop().time()
                answer = await http.get(f"/api/tables/{code}{path}", headers=forged)
                assert asyncio.get_running_loop().time() - began >= BARRED_SECONDS
                return answer.status_code, answer.content

            answers = {await refused(code, path) for code in (host.code, NOBODYS) for path in ("", "/seat", "/album")}
            assert [status for status, _ in answers] == [429]
            said = {await knock(server, code, key="forged") for code in (host.code, NOBODYS)}
            assert said == {"too_many"}
            token = await http.post(f"/api/tables/{host.code}/takeovers", json={"token": "forged"})
            assert token.status_code == 429

    run(evening())


def test_one_ipv6_household_is_one_guesser_and_neighbours_are_not(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:

            async def guess(address: str) -> int:
                forwarded = {"x-forwarded-for": address}
                return (await http.get(f"/api/tables/{NOBODYS}", headers=forwarded)).status_code

            assert [await guess(f"2001:db8:1:2:{number:x}::1") for number in range(20)] == [404] * 20
            assert await guess("2001:db8:1:2:ffff:ffff:ffff:ffff") == 429
            assert await guess("2001:db8:1:3::1") == 404
            assert await guess("192.0.2.1") == 404

    run(evening())


def test_whose_forwarded_address_is_believed(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        strangers = running(tmp_path, doorman=Doorman(clock), proxies="192.0.2.9")
        async with strangers as server, visitor(server.url) as http:
            for number in range(20):
                forged = {"x-forwarded-for": f"198.51.100.{number}"}
                assert (await http.get(f"/api/tables/{NOBODYS}", headers=forged)).status_code == 404
            forged = {"x-forwarded-for": "198.51.100.99"}
            assert (await http.get(f"/api/tables/{NOBODYS}", headers=forged)).status_code == 429

    run(evening())


def test_ipv4_guests_of_an_ipv6_server_are_told_apart(clock: Clock) -> None:
    doorman = Doorman(clock)
    for _ in range(21):
        doorman.count_miss("::ffff:192.0.2.1")
    assert doorman.is_barred("192.0.2.1")
    assert not doorman.is_barred("::ffff:192.0.2.2")


@pytest.mark.parametrize("address", ["", "unix:", "fe80::1%eth0", "testclient", "256.1.1.1", "::/0"])
def test_odd_addresses_are_counted_too(clock: Clock, address: str) -> None:
    doorman = Doorman(clock)
    assert [doorman.count_miss(address) for _ in range(21)] == [True] * 20 + [False]
    assert doorman.is_barred(address)


def test_the_doorman_does_not_remember_without_end(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.doorman._MOST_ADDRESSES", 100)
    doorman = Doorman(clock)
    for number in range(1000):
        doorman.count_miss(f"10.0.{number // 256}.{number % 256}")
    assert len(doorman._counts["misses"]) <= 100
    for _ in range(20):
        doorman.count_miss("192.0.2.1")
    assert doorman.is_barred("192.0.2.1"), "the newest are remembered"


def test_an_address_opens_so_many_tables(tmp_path: Path, clock: Clock) -> None:
    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            opened = [(await http.post("/api/tables", json={"name": "Ada"})).status_code for _ in range(33)]
            assert opened == [201] * 30 + [429] * 3
            clock.at += 10.1
            assert (await http.post("/api/tables", json={"name": "Ada"})).status_code == 201

    run(evening())


def test_codes_tell_nothing_of_each_other(tmp_path: Path, clock: Clock) -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) > 1990
    assert len({code[:3] for code in codes}) > 1200
    assert all(tidy_code(code) == code for code in codes)

    async def evening() -> None:
        async with running(tmp_path, doorman=Doorman(clock)) as server, visitor(server.url) as http:
            answers = [await http.get(f"/api/tables/{code}") for code in (NOBODYS, "AAAAAA", "1", "%00", "é" * 6)]
            assert len({(answer.status_code, answer.content) for answer in answers}) == 1

    run(evening())
