"""People for tests: they open, join and play over real HTTP and a real WebSocket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from ssl import SSLContext
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from halfsaid.bots import RandomBot
from halfsaid.rules import View
from halfsaid.tables.acts import SeatId

Json = dict[str, Any]


class Player:
    """A seat, its key, and what its eyes have seen."""

    def __init__(self, url: str, code: str, key: str | None) -> None:
        self.url, self.code, self.key = url, code, key
        self.room: Json = {}
        self.game: Json | None = None
        self.you: Json | None = None
        self.guest: Json | None = None  # what one of the audience alone sees
        self.seq = 0
        self.talk: list[Json] = []
        self.bye: Json | None = None
        self.frames: list[str] = []
        self.answers: dict[str | None, Json] = {}  # by the ask's id; None: it could not be read
        self._ids = count(1)
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, ssl: SSLContext | None = None, screen: bool = False) -> "Player":
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        await self.disconnect()
        self.bye = None
        self._socket = await connect(address, max_size=None, compression=None, ssl=ssl)
        await self._socket.send(json.dumps({"msg": "hello", "key": self.key, "screen": screen}))
        self._reading = asyncio.create_task(self._read())
        return self

    async def disconnect(self) -> None:
        """Hang up, if anything is left to hang up on."""
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                await self._take_in(str(frame))
        except Exception as error:  # a server may be killed under a test's feet
            self.bye = self.bye or {"code": "lost", "sentence": str(error)}
        async with self._changed:
            self.bye = self.bye or {"code": "lost", "sentence": "closed"}
            self._changed.notify_all()

    async def _take_in(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        match message.pop("msg"):
            case "update":
                self.seq = message["seq"]
                for part in ("room", "game", "you", "guest"):
                    if part in message:
                        setattr(self, part, message[part])
            case "talk":
                self.talk += message["lines"]
            case "done" | "refused":
                self.answers[message.get("id", "")] = message
            case "bye":
                self.bye = message
        async with self._changed:
            self._changed.notify_all()

    async def until(self, condition: Callable[["Player"], object], seconds: float = 20) -> None:
        """Wait until this is so, or fail."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: condition(self))

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def ask(self, ask: Json, id: str | None = None) -> Json:
        """Ask for something; the answer, done or refused."""
        name = id or f"m{next(self._ids)}"
        self.answers.pop(name, None)
        await self.send(json.dumps({"msg": "do", "id": name, "ask": ask}))
        await self.until(lambda _: name in self.answers or self.bye)
        return self.answers.get(name) or {"code": "lost"}

    async def do(self, act: str, **words: Any) -> Json:
        return await self.ask({"act": act, **words})

    def may(self) -> list[Json]:
        mine = (self.you or {}).get("game")
        return mine["may"] if mine else []

    @property
    def place(self) -> int | None:
        """Where this seat is in the game."""
        return self.you["place"] if self.you else None

    def is_awaited(self) -> bool:
        return bool(self.game and self.place in self.game["waiting"])

    def you_seat(self) -> SeatId:
        assert self.you is not None
        return SeatId(self.you["seat"])

    def legal_ask(self, rng: Random) -> Json:
        """Something legal for this seat to play."""
        assert self.you is not None
        view = msgspec.convert({"public": self.game, "mine": self.you["game"]}, View)
        return {"act": "play", "move": msgspec.to_builtins(RandomBot().choose(view, {}, rng))}

    async def play_one(self, rng: Random) -> Json:
        return await self.ask(self.legal_ask(rng))


async def open_table(http: httpx.AsyncClient, name: str = "Ada") -> Player:
    answer = await http.post("/api/tables", json={"name": name})
    assert answer.status_code == 201, answer.text
    seat = answer.json()
    return Player(str(http.base_url).rstrip("/"), seat["code"], seat["key"])


async def join(http: httpx.AsyncClient, code: str, name: str, **words: Any) -> Player:
    answer = await http.post(f"/api/tables/{code}/seats", json={"name": name, **words})
    assert answer.status_code == 201, answer.text
    return Player(str(http.base_url).rstrip("/"), code, answer.json()["key"])


async def join_audience(http: httpx.AsyncClient, code: str, name: str, **words: Any) -> Player:
    answer = await http.post(f"/api/tables/{code}/audience", json={"name": name, **words})
    assert answer.status_code == 201, answer.text
    return Player(str(http.base_url).rstrip("/"), code, answer.json()["key"])


def bearer(player: Player) -> dict[str, str]:
    """The header that a key goes into."""
    return {"authorization": f"Bearer {player.key}"}


async def offer(http: httpx.AsyncClient, player: Player, seat: SeatId | None = None) -> httpx.Response:
    """Somebody asks for a link that hands over a seat, their own if none is named."""
    return await http.post(f"/api/tables/{player.code}/offers", json={"seat": seat}, headers=bearer(player))


async def link_to(http: httpx.AsyncClient, player: Player, seat: SeatId | None = None) -> str:
    made = await offer(http, player, seat)
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


async def take(http: httpx.AsyncClient, code: str, link: str, name: str | None = None) -> Json:
    """Somebody takes the seat that this link leads to: what is answered, and its status."""
    answer = await http.post(f"/api/tables/{code}/takeovers", json={"token": link, "name": name})
    return dict(answer.json(), status=answer.status_code)


async def part(players: Iterable[Player]) -> None:
    """Everyone hangs up."""
    for player in players:
        await player.disconnect()


NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kira", "Luca")


async def seated(http: httpx.AsyncClient, players: int) -> list[Player]:
    """Seat and connect this many people at a new table. The first is the host."""
    host = await open_table(http, NAMES[0])
    others = [await join(http, host.code, name) for name in NAMES[1:players]]
    for player in (host, *others):
        await player.connect()
    await host.until(lambda player: [seat["present"] for seat in player.room.get("seats", ())] == [True] * players)
    return [host, *others]


async def all_up_to_date(players: list[Player]) -> None:
    newest = max(player.seq for player in players)
    for player in players:
        await player.until(lambda each: each.seq >= newest or each.bye)


async def play_to_the_end(players: list[Player], rng: Random) -> None:
    """Everyone plays something legal whenever the game waits for them."""
    host = players[0]
    while host.room["stage"] == "playing":
        for player in players:
            if player.is_awaited() and player.room["stage"] == "playing":
                await player.play_one(rng)
        await all_up_to_date(players)


# The server hangs up after five idle seconds. By itself httpx does so too, and a question asked in that moment is lost.
SOON_LET_GO = httpx.Limits(keepalive_expiry=1)


@asynccontextmanager
async def visitor(url: str = "", timeout: float = 20) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=timeout, limits=SOON_LET_GO) as http:
        yield http
