"""No input makes the server answer or log an error of its own, or end.

HALFSAID_FUZZ_EXAMPLES says how many tries each of these gets; `make fuzz` gives them many more.
"""

import asyncio
import json
import logging
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from halfsaid.recordings import MediaType
from halfsaid.server.doorman import Counted, Doorman
from halfsaid.server.openapi import openapi
from halfsaid.server.serve import loop_factory
from support.asks import AUDIENCE_ASKS, HOST_ASKS, OWN_ASKS
from support.players import SOON_LET_GO, open_table, seated, visitor
from support.servers import Running, running

EXAMPLES = int(os.environ.get("HALFSAID_FUZZ_EXAMPLES", "10"))
# Headers that say where a request ends and what becomes of its line. A wrong one is refused in HTTP's own plain words
# before our code sees anything: tests/server/test_nonsense.py sends such requests.
FRAMING = ("connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding", "upgrade")

thorough = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=EXAMPLES < 100,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)


class Forgiving(Doorman):
    """A doorman without limits, because the code behind it is tested."""

    def is_barred(self, address: str) -> bool:
        return False

    def may(self, what: Counted, who: str, much: float = 1) -> bool:
        return True


class Target:
    """A server in a thread of its own, with a table and one player's key."""

    def __init__(self) -> None:
        self.url = self.code = self.key = ""
        self.errors: list[logging.LogRecord] = []
        self.http: httpx.Client

    async def serve(self, folder: Path, ready: threading.Event, over: threading.Event) -> None:
        async with running(folder, doorman=Forgiving()) as server, visitor(server.url) as http:
            await self._prepare(server, http)
            ready.set()
            await asyncio.to_thread(over.wait)

    async def _prepare(self, server: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 4)
        assert "seq" in await people[0].do("start")
        for player in people:
            await player.disconnect()
        host = await open_table(http)
        self.url, self.code, self.key = server.url, host.code, str(host.key)
        self.playing, self.hand = people[0].code, str(people[0].key)

    def is_alive(self) -> bool:
        return self.http.get("/readyz").status_code == 200


class Errors(logging.Handler):
    def __init__(self, found: list[logging.LogRecord]) -> None:
        super().__init__(logging.WARNING)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        ours = not record.name.startswith("websockets.client")  # which does not like to be hung up on
        if ours and (record.levelno >= logging.ERROR or record.exc_info):
            self._found.append(record)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target, ready, over = Target(), threading.Event(), threading.Event()
    handler = Errors(target.errors)
    logging.getLogger().addHandler(handler)

    def serve() -> None:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(target.serve(tmp_path_factory.mktemp("fuzz"), ready, over))

    thread = threading.Thread(target=serve)
    thread.start()
    assert ready.wait(30)
    with httpx.Client(base_url=target.url, timeout=20, limits=SOON_LET_GO) as target.http:
        yield target
    over.set()
    thread.join()
    logging.getLogger().removeHandler(handler)


@schemathesis.serializer("application/jsonl", "application/x-ndjson")
def one_a_line(_: schemathesis.SerializationContext, value: Any) -> bytes:
    return b"\n".join(json.dumps(line).encode() for line in (value if isinstance(value, list) else [value]))


@schemathesis.serializer(*get_args(MediaType))
def as_it_is(_: schemathesis.SerializationContext, value: Any) -> bytes:
    return value if isinstance(value, bytes) else json.dumps(value).encode()


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@thorough
def test_no_request_finds_an_error(case: schemathesis.Case[Any], target: Target) -> None:
    _aim(case, target)
    response = case.call(base_url=target.url, timeout=20)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
    assert not target.errors, target.errors[0]


def _aim(case: schemathesis.Case[Any], target: Target) -> None:
    """Three in four knock at a door that exists, with a key that opens it."""
    for name in FRAMING:
        case.headers.pop(name, None)
    choice = len(json.dumps(str(case.body))) % 4
    if choice and "code" in (case.path_parameters or {}):
        case.path_parameters["code"] = (target.code, target.playing, target.code)[choice - 1]
        key = (target.key, target.hand, "nonsense")[choice - 1]
        case.headers["authorization"] = f"Bearer {key}"
    if choice and "deck" in (case.path_parameters or {}):
        case.path_parameters["deck"] = "plain"


def test_the_server_outlives_http(target: Target) -> None:
    assert target.is_alive()
    assert not target.errors


def real_messages() -> list[Any]:
    known = HOST_ASKS | OWN_ASKS | AUDIENCE_ASKS
    asks = [{"act": act, **words} for act, words in known.items() if act != "start"]
    moves: list[Any] = [
        {"move": "give_clue", "seat": 0, "clue": {"kind": "text", "text": "hush"}, "card": "plain/c01"},
        {"move": "hand_in", "seat": 0, "cards": ["plain/c01"]},
        {"move": "cast_votes", "seat": 0, "slots": [1, 2], "veto": 3},
    ]
    timers = {"clue": 30, "hand_in": None, "vote": 10, "absent": 90}
    asks += [{"act": "play", "move": move} for move in moves]
    asks += [{"act": "configure", "edition": "team", "options": {"target": 9}, "decks": ["plain"], "timers": timers}]
    return [{"msg": "do", "id": "x", "ask": ask} for ask in asks] + [{"msg": "hello", "key": None}]


odd_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**300]),
    st.floats(allow_nan=False),
    st.text(max_size=40),
    st.sampled_from(["", "\x00", "\u202e", "\ud800", "a" * 5000, "plain/c01", "__proto__", "💥" * 300, "\r\n"]),
    st.lists(st.integers(), max_size=4),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    st.builds(lambda depth: json.loads("[" * depth + "]" * depth), st.integers(1, 300)),
    st.just(["x"] * 2000),
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A real message, changed in a few places: another type, another size, something missing, something more."""
    message = json.loads(json.dumps(draw(st.sampled_from(real_messages()))))
    for _ in range(draw(st.integers(0, 3))):
        message = _with_one_change(message, draw)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    return _broken(text, draw)


def _with_one_change(value: Any, draw: st.DrawFn) -> Any:
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        name = draw(st.sampled_from(sorted(value)))
        kind = draw(st.sampled_from(["deeper", "deeper", "drop", "rename", "more"]))
        if kind == "drop":
            return {other: kept for other, kept in value.items() if other != name}
        if kind == "rename":
            return {(draw(st.text(max_size=8)) if other == name else other): kept for other, kept in value.items()}
        if kind == "more":
            return value | {draw(st.text(max_size=8)): draw(odd_values)}
        return value | {name: _with_one_change(value[name], draw)}
    return draw(odd_values)


def _broken(text: str, draw: st.DrawFn) -> bytes:
    data = text.encode(errors="surrogatepass")
    at = draw(st.integers(0, len(data) - 1))
    kinds = ["whole", "whole", "whole", "cut", "flip", "latin", "binary", "twice", "deep", "large"]
    kind = draw(st.sampled_from(kinds))
    return {
        "whole": data,
        "cut": data[:at],
        "flip": data[:at] + draw(st.binary(min_size=1, max_size=4)) + data[at + 1 :],
        "latin": data[:at] + b"\xff" + data[at + 1 :],
        "binary": draw(st.binary(max_size=200)),
        "twice": data + data,
        "deep": data[:-1] + b',"more":' + b"[" * (100 * at % 9000),
        "large": data[:-1] + b" " * (15_900 + at % 500) + data[-1:],
    }[kind]


class Session:
    """One connection to a table of its own: the host's, in the lobby or in a game."""

    def __init__(self, target: Target, in_game: bool) -> None:
        seat = target.http.post("/api/tables", json={"name": "Ada"}).json()
        for name in ("Ben", "Cleo"):
            assert target.http.post(f"/api/tables/{seat['code']}/seats", json={"name": name}).status_code == 201
        self._key, self._in_game, self._hand = seat["key"], in_game, ["plain/c01"]
        self._where = f"{target.url.replace('http', 'ws', 1)}/api/tables/{seat['code']}/socket"

    def say(self, messages: list[bytes], as_text: bool, hello: bool = True) -> list[dict[str, Any]]:
        """What is answered to all that, in the protocol's own words."""
        answers: list[dict[str, Any]] = []
        with connect(self._where, compression=None, open_timeout=20, close_timeout=20, max_size=None) as door:
            try:
                if hello:
                    self._greet(door)
                for message in messages:
                    door.send(message.replace(b"plain/c01", self._hand[0].encode()), text=as_text)
                door.send('{"msg":"do","id":"last","ask":{"act":"return"}}')
                while not answers or not (answers[-1].get("id") == "last" or answers[-1]["msg"] == "bye"):
                    answers.append(json.loads(door.recv(timeout=20)))
            except ConnectionClosed as closed:
                answers.append({"msg": "closed", "status": closed.rcvd.code if closed.rcvd else None})
        return answers

    def _greet(self, door: ClientConnection) -> None:
        door.send(json.dumps({"msg": "hello", "key": self._key}))
        if self._in_game:
            door.send('{"msg":"do","id":"start","ask":{"act":"start"}}')
            while not (mine := (json.loads(door.recv(timeout=20)).get("you") or {}).get("game")):
                pass
            self._hand = mine["hand"]


@settings(thorough, max_examples=EXAMPLES * 4)
@given(st.lists(mutated(), min_size=1, max_size=25), st.booleans(), st.booleans(), st.integers(0, 9))
def test_no_message_finds_an_error(
    target: Target, messages: list[bytes], as_text: bool, in_game: bool, luck: int
) -> None:
    for answer in Session(target, in_game).say(messages, as_text, hello=luck > 0):
        match answer["msg"]:
            case "refused" | "bye":
                assert answer["code"]
                assert answer["sentence"]
                assert "our side" not in answer["sentence"]
            case "closed":
                assert answer["status"] in (1000, 1008, 1009, None)  # None: it came while we were still talking
            case other:
                assert other in ("welcome", "update", "talk", "done")
    assert not target.errors, target.errors[0].getMessage()


def test_real_messages_are_understood(target: Target) -> None:
    """The fuzzer's examples are valid before it changes them, so that they reach the code behind the decoder."""
    sent = [json.dumps(message).encode() for message in real_messages() if message["msg"] == "do"]
    for in_game in (False, True):
        answers = Session(target, in_game).say(sent, as_text=True)
        assert not [answer for answer in answers if answer.get("code") == "unreadable"]
        assert [answer for answer in answers if answer["msg"] == "done"]


def test_the_server_outlives_the_websocket(target: Target) -> None:
    assert target.is_alive()
    assert not target.errors
