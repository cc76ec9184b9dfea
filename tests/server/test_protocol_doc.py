"""docs/protocol.md is complete and true: every message, act, endpoint, field, limit and refusal."""

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from msgspec import Struct, inspect
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Route, WebSocketRoute

from halfsaid import replays
from halfsaid.pictures.prints import LARGEST_FILE, LEAST_SIDE
from halfsaid.recordings import LONGEST_SECONDS
from halfsaid.replays import Happening
from halfsaid.rules import CLUE_LENGTH, COLOURS, Choice, EditionId, Move, Reason, Refusal
from halfsaid.server import desk, endpoints, game_api, picture_api, protocols, screens, socket, table_api
from halfsaid.server.app import open_server
from halfsaid.server.doorman import LIMITS
from halfsaid.server.endpoints import answers, bodies
from halfsaid.server.settings import Settings
from halfsaid.server.typescript import structs_in
from halfsaid.tables import asks, bringing, broadcast, limits, live_table, log_writer, seating, talking
from halfsaid.tables.acts import Ask, BotReason, Reaction
from halfsaid.tables.wire import Bye, FromClient, FromServer
from halfsaid.webpush import LONGEST_ENDPOINT

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "halfsaid"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

STRUCTS = structs_in([FromClient, FromServer, *bodies(), *answers()])
SENT = structs_in([FromClient, *bodies()])
UNIONS = {"Ask": Ask, "Move": Move, "Choice": Choice}


def kinds_of(refusal: type[Refusal]) -> Iterator[str]:
    yield refusal.__name__
    for kind in refusal.__subclasses__():
        yield from kinds_of(kind)


# The place of the code among the arguments of everything that says no; its sentence follows it.
SAYING_NO = dict.fromkeys([*kinds_of(Refusal), "Problem", "Refused", "Bye"], 0) | {"HttpProblem": 1}
NOT_ON_THE_WIRE = {SOURCE / "rules" / "turns.py"}  # judges records


def section(heading: str) -> str | None:
    """Return the text under a heading, up to the next heading of its rank or a higher one."""
    found = re.search(rf"^(#+) {re.escape(heading)}$\n(.*?)(?=^#{{1,3}} |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return found[2] if found else None


def row(first_cell: str, text: str = PAGE) -> str | None:
    """Return the line of a table that begins with this cell."""
    found = re.search(rf"^\| {re.escape(first_cell)} \|.*$", text, re.MULTILINE)
    return found[0] if found else None


def described(struct: inspect.StructType) -> str | None:
    """Return the page's text on a struct: its own section, its line, or its line in a union's section."""
    name = struct.cls.__name__
    for union, members in UNIONS.items():
        if struct.cls in get_args(members):
            return row(f"`{struct.tag}`", section(f"`{union}`") or "")
    return section(f"`{name}`") or row(f"`{name}`")


@pytest.mark.parametrize("name", STRUCTS)
def test_every_struct_is_described_with_every_field(name: str) -> None:
    text = described(STRUCTS[name])
    assert text is not None, f"{name} is not in docs/protocol.md"
    missing = [field.encode_name for field in STRUCTS[name].fields if f"`{field.encode_name}`" not in text]
    assert missing == [], f"docs/protocol.md does not describe these fields of {name}"


@pytest.mark.parametrize("name", [name for name in STRUCTS if section(f"`{name}`") is not None])
def test_no_other_field_is_described(name: str) -> None:
    described_fields = set(re.findall(r"^\| `(\w+)` \|", section(f"`{name}`") or "", re.MULTILINE))
    struct = STRUCTS[name]
    assert described_fields <= {field.encode_name for field in struct.fields} | {struct.tag_field}


@pytest.mark.parametrize("name", ["Hello", "Do", *(kind.__name__ for kind in get_args(FromServer))])
def test_every_message_has_an_example(name: str) -> None:
    assert f"```json {name}\n" in PAGE


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("`Said`", get_args(Reaction)),
        ("`Seat`", get_args(BotReason)),
        ("`Award`", get_args(Reason)),
        ("`Room`", get_args(EditionId)),
        ("`Bye`", get_args(Bye.__annotations__["code"])),
        ("Bye, and what to do", get_args(Bye.__annotations__["code"])),
        ("`Ask`", COLOURS),
        ("Replays", get_args(Happening)),
    ],
)
def test_every_name_is_listed(heading: str, names: tuple[str, ...]) -> None:
    text = section(heading)
    assert text is not None
    assert [name for name in names if f"`{name}`" not in text] == []


def test_every_endpoint_is_described_and_there_are_no_others(tmp_path: Path) -> None:
    async def endpoints() -> set[str]:
        async with open_server(Settings(data=tmp_path), decks={}) as server:
            return set(_endpoints(cast(Starlette, server.app.app).routes))

    listed = set(re.findall(r"^\| `((?:GET|POST|PUT|PATCH|DELETE|WebSocket) /\S*)` \|", PAGE, re.MULTILINE))
    assert listed == asyncio.run(endpoints())


def _endpoints(routes: list[BaseRoute]) -> Iterator[str]:
    for route in routes:
        if isinstance(route, Route):
            yield from (f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"})
        elif isinstance(route, WebSocketRoute):
            yield f"WebSocket {route.path}"


def examples() -> list[tuple[str, str]]:
    return re.findall(r"^```json ?(.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), examples(), ids=[name for name, _ in examples()])
def test_examples_are_what_they_claim_to_be(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=STRUCTS[name].cls)
    again = json.loads(msgspec.json.encode(decoded))
    if name in SENT:
        assert_within(json.loads(text), again)
    else:
        assert json.loads(text) == again


def assert_within(part: Any, whole: Any) -> None:
    """Assert that what a client sends has no field that is not read. Fields with defaults may be missing."""
    if isinstance(part, dict):
        assert part.keys() <= whole.keys()
        for name, value in part.items():
            assert_within(value, whole[name])
    else:
        assert part == whole


def said_no() -> Iterator[tuple[str, str | None]]:
    """Yield every code that the source says no with, and its sentence where it stands in the call."""
    for path in sorted(path for room in ("rules", "tables", "server") for path in (SOURCE / room).rglob("*.py")):
        if path not in NOT_ON_THE_WIRE:
            yield from said_no_in(path.read_text(encoding="utf-8"))


def said_no_in(source: str) -> Iterator[tuple[str, str | None]]:
    """Yield what this source says no with. Fails if a code is neither a literal nor passed on as `code`."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and (name := _last_name(call.func)) in SAYING_NO:
            code, sentence = call.args[SAYING_NO[name] :][:2]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield from ((code.value, each) for each in _sentences(sentence))
            else:
                assert _last_name(code) == "code", f"write the code of {ast.unparse(call)} as a literal"


def _last_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _sentences(node: ast.expr) -> list[str | None]:
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)]
        case ast.IfExp():
            return _sentences(node.body) + _sentences(node.orelse)
    return [None]


REFUSALS = section("Every refusal") or ""


def test_a_refusal_is_found_however_it_is_written() -> None:
    assert list(said_no_in("raise NotAllowed('a', 'A.')")) == [("a", "A.")]
    assert list(said_no_in("raise rules.IllegalMove('b', f'B {c}.' if d else 'E.')")) == [("b", "B …."), ("b", "E.")]
    assert list(said_no_in("HttpProblem(409, 'f', sentence)")) == [("f", None)]
    assert list(said_no_in("Problem(refusal.code, refusal.sentence)")) == []
    with pytest.raises(AssertionError, match="as a literal"):
        list(said_no_in("raise Refusal(CODES[0], 'A.')"))


def test_every_refusal_is_listed_with_its_sentences() -> None:
    unlisted = [
        f"| `{code}` | {sentence or '(any)'}"
        for code, sentence in said_no()
        if (line := row(f"`{code}`", REFUSALS)) is None or (sentence or "") not in line
    ]
    assert unlisted == [], "the table 'Every refusal' in docs/protocol.md lacks these"


def test_no_other_refusal_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", REFUSALS, re.MULTILINE)
    assert listed == sorted(listed)
    assert set(listed) == {code for code, _ in said_no()}


@pytest.mark.parametrize(
    ("what", "numbers"),
    [
        ("an HTTP body", [desk.LONGEST_BODY]),
        (
            "a recorded clue",
            [LONGEST_SECONDS, asks._GRACE_SECONDS, asks.AUDIO_BYTES / 2**20, asks.VIDEO_BYTES / 2**20],
        ),
        ("all recordings of a table", [limits.MOST_RECORDED / 2**20]),
        ("recordings from an address", [LIMITS["recordings"].burst, 1 / LIMITS["recordings"].per_second]),
        ("a picture of one's own", [LARGEST_FILE / 2**20, LEAST_SIDE]),
        ("pictures of a table", [limits.MOST_PICTURES, bringing.TEN]),
        (
            "pictures from an address",
            [LIMITS["pictures"].burst, LIMITS["pictures"].per_second, endpoints.PICTURES_AT_ONCE],
        ),
        ("the time to send a picture", [protocols.ImpatientProtocol.picture_patience]),
        (
            "words of a picture",
            [picture_api.LONGEST_WORDS / 2**10, limits.WORDS_LENGTH, limits.MOST_CLUES, limits.MOST_LANGUAGES],
        ),
        ("a file of records", [game_api.LONGEST_FILE / 2**20]),
        (
            "a game that is stepped through",
            [
                replays.MOST_TURNS,
                replays.MOST_CARDS,
                replays.LONGEST_CARD,
                replays.LONGEST_SEAT,
                replays.LARGEST_REPLAY / 2**20,
            ],
        ),
        (
            "replays for an address",
            [LIMITS["replays"].burst / 2**20, LIMITS["replays"].per_second / 2**20],
        ),
        (
            "records, replays and albums that are not at hand, for an address",
            [LIMITS["folds"].burst, LIMITS["folds"].per_second],
        ),
        ("such answers and recordings under way to an address", [endpoints.AT_ONCE, endpoints.FILES_AT_ONCE]),
        ("the time to send a recording", [protocols.ImpatientProtocol.recording_patience]),
        ("an HTTP request's headers", [protocols._LONGEST_HEADERS // 1024]),
        ("the time for a whole HTTP request", [protocols.ImpatientProtocol.patience]),
        ("a WebSocket message", [socket.LONGEST_MESSAGE // 1024, protocols._MOST_PIECES]),
        ("time until `hello`", [socket._HELLO_SECONDS]),
        ("messages on a connection", [socket._BURST, socket._PER_SECOND]),
        ("acts of a seat, from all its connections", [LIMITS["acts"].burst, LIMITS["acts"].per_second]),
        (
            "acts from an address",
            [LIMITS["written"].burst / 2**20, LIMITS["written"].per_second / 2**10, socket._DEAL_BYTES / 2**10],
        ),
        ("an act in the log", [log_writer.LONGEST_ENTRY]),
        ("a table's log", [log_writer.MOST_ENTRIES, log_writer.MOST_BYTES / 2**20]),
        ("time in which nothing that is sent is taken", [protocols.ImpatientWebSocket.patience]),
        ("answers and talk waiting unread", [broadcast._LONGEST_LINE]),
        ("an `id`", [socket._LONGEST_ID]),
        ("ids remembered", [log_writer._REFS_KEPT]),
        (
            "wrong codes, keys and passwords from an address",
            [LIMITS["misses"].burst, 1 / LIMITS["misses"].per_second],
        ),
        ("links made by a seat", [live_table._OFFER_BURST, 1 / live_table._OFFERS_PER_SECOND]),
        (
            "links tried from an address that open nothing",
            [LIMITS["takeovers"].burst, 1 / LIMITS["takeovers"].per_second],
        ),
        (
            "seats that a device asks for, and asks from an address",
            [table_api.MOST_KEPT_SEATS, LIMITS["returns"].burst, 1 / LIMITS["returns"].per_second],
        ),
        ("hand-overs shown", [seating.HANDOVERS_KEPT]),
        ("tables opened from an address", [LIMITS["openings"].burst, 1 / LIMITS["openings"].per_second]),
        ("televisions that wait", [screens.MOST_SCREENS, screens.WAITING_SECONDS / 60]),
        ("televisions from an address", [LIMITS["screens"].burst, 1 / LIMITS["screens"].per_second]),
        ("guests in an audience", [limits.MOST_AUDIENCE]),
        ("guests from an address", [LIMITS["arrivals"].burst, 1 / LIMITS["arrivals"].per_second]),
        (
            "guesses and asks for a seat of a guest",
            [live_table._GUESS_BURST, 1 / live_table._GUESSES_PER_SECOND],
        ),
        (
            "asking for the tables at the door, from an address",
            [LIMITS["listings"].burst, 1 / LIMITS["listings"].per_second],
        ),
        ("connections of an address", [Settings().connections]),
        ("connections to a table, on a server", [socket._MOST_SPECTATORS, socket._MOST_OF_A_SEAT]),
        ("seats", [limits.MOST_SEATS]),
        ("a name", [limits.NAME_LENGTH]),
        ("talk, and saying why", [limits.TALK_LENGTH, live_table._TALK_BURST, 1 / live_table._TALK_PER_SECOND]),
        ("talk kept", [talking.TALK_KEPT]),
        ("a clue", [CLUE_LENGTH]),
        ("a password", [live_table._PASSWORD_LENGTH]),
        ("browsers of a seat that are called", [talking.MOST_BROWSERS]),
        ("a browser's endpoint", [LONGEST_ENDPOINT]),
        ("decks in a game", [limits.MOST_DECKS]),
    ],
)
def test_limits_are_told_as_they_are(what: str, numbers: list[float]) -> None:
    line = row(what, section("Limits") or "")
    assert line is not None
    told = [float(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", line.split("|")[2])]
    assert told == [float(number) for number in numbers]


def test_every_struct_of_the_page_exists() -> None:
    claimed = set(re.findall(r"^### `(\w+)`$", PAGE, re.MULTILINE)) - UNIONS.keys()
    assert claimed <= STRUCTS.keys()
    assert all(issubclass(struct.cls, Struct) for struct in STRUCTS.values())
