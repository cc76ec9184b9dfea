"""People who bring their own pictures to a table, over real HTTP."""

from pathlib import Path

import httpx

from halfsaid.server.invited import UploadInvitations
from support.photos import file, picture
from support.players import Json, Player, bearer

COLOURS = [(40, 90, 160), (180, 60, 50), (70, 140, 80), (200, 180, 90), (90, 60, 130), (30, 30, 40)]


def photo(number: int) -> bytes:
    """A small picture that is like no other of these."""
    return file(picture((300, 420), COLOURS[number % len(COLOURS)], number * 37 % 256), quality=60)


async def bring(http: httpx.AsyncClient, player: Player, content: bytes) -> httpx.Response:
    return await http.post(
        f"/api/tables/{player.code}/pictures",
        content=content,
        headers={**bearer(player), "content-type": "application/octet-stream"},
    )


async def brought(http: httpx.AsyncClient, player: Player, content: bytes) -> Json:
    answer = await bring(http, player, content)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def listed(http: httpx.AsyncClient, player: Player) -> list[Json]:
    answer = await http.get(f"/api/tables/{player.code}/pictures", headers=bearer(player))
    assert answer.status_code == 200
    found: list[Json] = answer.json()
    return found


async def show_invitation(http: httpx.AsyncClient, player: Player, folder: Path) -> None:
    """One that the owner of the server with this data folder has given."""
    secret = UploadInvitations(folder).invite(days=1)
    answer = await http.post(f"/api/tables/{player.code}/invitation", json={"secret": secret}, headers=bearer(player))
    assert answer.status_code == 200


async def keep_for_all(http: httpx.AsyncClient, player: Player) -> httpx.Response:
    return await http.post(f"/api/tables/{player.code}/deck/for_all", json={}, headers=bearer(player))


async def keep_for_us(http: httpx.AsyncClient, player: Player) -> httpx.Response:
    return await http.delete(f"/api/tables/{player.code}/deck/for_all", headers=bearer(player))


def kept_files(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "brought").rglob("*.*") if path.is_file() and path.name != ".place")
