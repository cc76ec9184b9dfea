"""Connections to a server that are no player's: by WebSocket, or byte by byte."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from support.servers import Running

NOBODYS = "ZZZZZZ"
WAIT = 10.0
DEEP = "[" * 7000
GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


def socket_address(server: Running, code: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"


async def knock(server: Running, code: str, key: str | None = None, **more: Any) -> str:
    """Return the first answer to a connection to this code; without a key it is a spectator's."""
    async with connect(socket_address(server, code), compression=None, **more) as door:
        await door.send(json.dumps({"msg": "hello", "key": key}))
        message = json.loads(await door.recv())
        return str(message.get("code", message["msg"]))


async def heard(door: ClientConnection, msg: str) -> dict[str, Any]:
    """The next message of this kind."""
    async with asyncio.timeout(WAIT):
        while True:
            message: dict[str, Any] = json.loads(await door.recv())
            if message["msg"] == msg:
                return message


async def raw(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    here = urlsplit(server.url)
    return await asyncio.open_connection(here.hostname, here.port)


async def until_hung_up(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), WAIT)
    except ConnectionError:
        return b""
