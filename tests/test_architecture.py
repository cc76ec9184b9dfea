"""Which room may open the door to which: the arrows of docs/architecture.md."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "halfsaid"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

# Each room, and the rooms of ours it may import, as the page has it. A new room must be entered there.
ARROWS: dict[str, set[str]] = {
    room: set() if others == "nothing of ours" else set(others.split(", "))
    for room, others in re.findall(r"^\| `halfsaid\.(\w+)` \|[^|]*\| ([^|]*) \|$", PAGE, re.MULTILINE)
}
# Pure rooms, without I/O, clock or randomness of their own, and the foreign packages that each may import.
PURE = {
    "rules": {"collections", "hashlib", "msgspec", "typing", "unicodedata"},
    "records": {"collections", "json", "msgspec", "re", "typing"},
    "replays": {"collections", "itertools", "msgspec", "typing"},
    "recordings": {"collections", "msgspec", "struct", "typing"},
    "lookalikes": {"collections", "functools", "importlib", "msgspec", "re", "unicodedata"},  # reads a table
    "spoken": {"collections", "functools", "re", "unicodedata"},
    "bots.characters": {"collections", "msgspec", "typing"},
    "languages": {"collections", "importlib", "msgspec"},  # reads what is said in each
    "pictures.prints": {"collections", "msgspec", "typing"},
} | {
    f"tables.{module}": {"collections", "contextlib", "itertools", "msgspec", "operator", "typing"}
    for module in (
        "acts", "table", "seating", "playing", "talking", "pacing", "limits", "fold", "wire", "due", "bringing",
    )
}  # fmt: skip
MOST_IMPORTS = 10  # of our own modules, by one module of the tables
TAKES_A_STRUCT = {
    "tables.due": {"bots"},  # what a bot thought
    **{name: {"decks"} for name in ("tables.acts", "tables.wire", "tables.bringing")},  # the files of a picture
}


def modules() -> list[Path]:
    return sorted(
        path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.stem not in ("__init__", "__main__")
    )


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """What a module is made of, but for what its tables of words hold."""
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if not isinstance(node, ast.expr)]


def imports_of(path: Path) -> set[str]:
    names: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: absolute imports only"
            names |= {_imported(node.module, alias.name) for alias in node.names}
    return names


def _imported(module: str, name: str) -> str:
    """`from module import name`: the module of that name, if it is one of ours, else the one it is taken from."""
    file = PACKAGE.parent.joinpath(*module.split("."), f"{name}.py")
    return f"{module}.{name}" if module == "halfsaid" or file.exists() else module


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    room = room_of(path)
    assert room in ARROWS, f"{room} is a new room: say in docs/architecture.md what it may import"
    assert "halfsaid" not in imports_of(path), "import a room, not the whole house"
    rooms = {name.split(".")[1] for name in imports_of(path) if name.startswith("halfsaid.")}
    assert rooms - {room, "__version__"} <= ARROWS[room]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


def pure_part(name: str) -> str | None:
    """The module, or its whole room, if that is pure."""
    return next((part for part in (name, name.partition(".")[0]) if part in PURE), None)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_is_pure(path: Path) -> None:
    name = name_of(path)
    part = pure_part(name)
    if part is None:
        return
    imported = imports_of(path)
    ours = {module.removeprefix("halfsaid.") for module in imported if module.startswith("halfsaid.")}
    assert {module.split(".")[0] for module in imported} - {"halfsaid"} <= PURE[part]
    assert {module for module in ours if pure_part(module) is None} <= TAKES_A_STRUCT.get(name, set())
    assert not re.search(r"\b(open|print|input)\(", path.read_text(encoding="utf-8"))


def test_every_pure_part_is_there() -> None:
    names = {name_of(path) for path in modules()}
    assert PURE.keys() <= names | {name.split(".")[0] for name in names}


def test_no_arrow_goes_round_in_a_circle() -> None:
    seen: set[str] = set()
    while rest := set(ARROWS) - seen:
        free = {room for room in rest if ARROWS[room] <= seen}
        assert free, f"these rooms import each other in a circle: {rest}"
        seen |= free


@pytest.mark.parametrize("path", sorted((PACKAGE / "tables").glob("*.py")), ids=lambda path: path.stem)
def test_no_module_of_the_tables_needs_all_the_others(path: Path) -> None:
    ours = {module for module in imports_of(path) if module.startswith("halfsaid.")} - {"halfsaid.__version__"}
    assert len(ours) <= MOST_IMPORTS


def test_every_room_is_there() -> None:
    assert ARROWS.keys() == {room_of(path) for path in modules()}


@pytest.mark.parametrize(
    ("room", "rows"), re.findall(r"^Inside `(\w+)`:\n\n((?:\|.*\n)+)", PAGE, re.MULTILINE), ids=lambda part: part[:9]
)
def test_a_room_is_told_module_by_module(room: str, rows: str) -> None:
    told = {name for row in rows.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert told == {path.stem for path in (PACKAGE / room).glob("*.py")} - {"__init__"}


def test_the_way_of_a_vote_names_what_is_there_and_is_short() -> None:
    way = PAGE.partition("## The way of a vote")[2].partition("\n## ")[0]
    steps = re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`:((?:,?\s+`#?\w+`)+)", way)
    named = {(file, name) for file, names in steps for name in re.findall(r"`(#?\w+)`", names)}
    for file, name in named:
        text = (ROOT / file if file.startswith("web/") else PACKAGE / file).read_text(encoding="utf-8")
        assert re.search(rf"(def|function|const|async|override|^ ) *{re.escape(name)}\b", text, re.MULTILINE), (
            file,
            name,
        )
    assert len(named) <= 80
    assert len({file for file, _ in named}) <= 28


def test_no_two_public_classes_have_one_name() -> None:
    homes: dict[str, list[str]] = {}
    for path in modules():
        for node in nodes_of(path):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(name_of(path))
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}
