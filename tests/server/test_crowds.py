"""The number of connections of one address is limited, however they are made. Other addresses still get in."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from halfsaid.server.connections import ConnectionLimit
from halfsaid.server.serve import most_connections
from halfsaid.server.settings import Settings
from support.players import Player, open_table, visitor
from support.processes import first_words, halfsaid
from support.raw_connections import GET, heard, raw, socket_address, until_hung_up
from support.servers import Running, free_port, run, running

NO_PROXY_HERE = "192.0.2.9"
MOST = 5


async def spectator(server: Running, host: Player, seen_as: str | None = None) -> ClientConnection:
    """Somebody who looks on, perhaps through a proxy that says who they are."""
    headers = {} if seen_as is None else {"x-forwarded-for": seen_as}
    address = socket_address(server, host.code)
    # All that comes is taken in, read or not: behind a full queue nobody would hear that the server hangs up as well.
    door = await connect(address, compression=None, max_queue=None, additional_headers=headers)
    await door.send('{"msg":"hello"}')
    await heard(door, "welcome")
    return door


async def gets_in(server: Running) -> bool:
    """Whether a plain connection is answered what it asks for."""
    reader, writer = await raw(server)
    writer.write(GET + b"connection: close\r\n\r\n")
    answer = await until_hung_up(reader)
    writer.close()
    return answer.startswith(b"HTTP/1.1 200 ")


async def until_let_in(server: Running) -> None:
    """That a connection has gone is heard a moment after it was closed."""
    while not await gets_in(server):
        await asyncio.sleep(0.01)


def test_plain_connections_of_an_address_are_counted(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running(tmp_path, connections=MOST, proxies=NO_PROXY_HERE) as server:
            held = [await raw(server) for _ in range(MOST)]
            reader, writer = await raw(server)
            answer = await until_hung_up(reader)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b'"code":"too_many"' in answer
            writer.close()
            held[0][1].close()
            await until_let_in(server)
            for _, each in held:
                each.close()

    run(evening())


def test_websockets_of_an_address_are_counted(tmp_path: Path, calm: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running(tmp_path, connections=MOST, proxies=NO_PROXY_HERE) as server:
            async with visitor(server.url) as http:
                host = await open_table(http)
            await until_let_in(server)
            held = [await spectator(server, host) for _ in range(MOST)]
            assert not await gets_in(server)
            await held[0].close()
            await until_let_in(server)
            held[0] = await spectator(server, host)
            assert not await gets_in(server)
            for door in held:
                await door.close()
            await until_let_in(server)

    run(evening())


@pytest.mark.parametrize(
    ("crowd", "same", "other"),
    [
        ("198.51.100.7", "198.51.100.7", "198.51.100.8"),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"),
    ],
)
def test_behind_a_proxy_each_player_is_counted(
    tmp_path: Path, calm: pytest.LogCaptureFixture, crowd: str, same: str, other: str
) -> None:
    async def evening() -> None:
        async with (
            running(tmp_path, connections=MOST) as server,
            visitor(server.url) as http,
            AsyncExitStack() as stack,
        ):
            host = await open_table(http)
            for _ in range(MOST):
                await stack.enter_async_context(await spectator(server, host, seen_as=crowd))
            with pytest.raises(InvalidStatus):
                await spectator(server, host, seen_as=same)
            refused = await http.get("/healthz", headers={"x-forwarded-for": same})
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
            await stack.enter_async_context(await spectator(server, host, seen_as=other))
            for _ in range(MOST + 1):  # the proxy itself, or somebody at this machine
                await stack.enter_async_context(await spectator(server, host))
            await stack.aclose()
            while (await http.get("/healthz", headers={"x-forwarded-for": same})).status_code != 200:
                await asyncio.sleep(0.01)

    run(evening())


def test_who_has_gone_is_forgotten() -> None:
    crowd = ConnectionLimit(1, "127.0.0.1, 10.0.0.0/8")
    leave = crowd.enter("192.0.2.1")
    assert leave is not None
    assert crowd.enter("::ffff:192.0.2.1") is None, "the same address, written otherwise"
    leave()
    assert crowd._held == {}
    assert all(crowd.enter("10.1.2.3") for _ in range(3))


def test_no_address_may_take_all_that_the_machine_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.server.serve.descriptors_allowed", lambda: 1024)
    assert most_connections(Settings()) == 512
    assert most_connections(Settings(connections=100)) == 100
    monkeypatch.setattr("halfsaid.server.serve.descriptors_allowed", lambda: None)
    assert most_connections(Settings()) == 1000


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="where Linux tells a process's limits")
def test_a_server_has_all_the_descriptors_it_may(tmp_path: Path) -> None:
    few_at_first = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 3000))"
    words = ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)]
    with halfsaid(*words, before=few_at_first) as server:
        first_words(server)
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        server.terminate()
        server.communicate()
    (line,) = (line for line in limits.splitlines() if line.startswith("Max open files"))
    assert line.split()[3:5] == ["3000", "3000"]
