"""Which room may open the door to which: the arrows of docs/architecture.md."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "halfsaid"

# Each room, and the rooms of ours it may import. A new room must be entered here.
ARROWS: dict[str, set[str]] = {
    "rules": set(),
    "records": {"rules"},
    "simulation": {"rules", "records"},
    "decks": set(),
    "bots": {"rules"},
    "arena": {"rules", "bots", "decks"},
    "store": set(),
    "recordings": set(),
    "webpush": set(),
    "tables": {"rules", "recordings", "webpush", "records", "bots", "decks", "store"},
    "server": {"rules", "recordings", "records", "bots", "decks", "store", "tables"},
    "hosting": {"store", "server"},
    "cli": {"rules", "records", "simulation", "arena", "hosting"},
}
PURE = {
    "rules": {"collections", "hashlib", "msgspec", "typing", "unicodedata"},
    "records": {"collections", "json", "msgspec", "re", "typing"},
}


def modules() -> list[Path]:
    return sorted(
        path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.stem not in ("__init__", "__main__")
    )


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: absolute imports only"
            names |= (
                {f"{node.module}.{alias.name}" for alias in node.names} if node.module == "halfsaid" else {node.module}
            )
    return names


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    room = room_of(path)
    assert room in ARROWS, f"{room} is a new room: say in ARROWS what it may import"
    assert "halfsaid" not in imports_of(path), "import a room, not the whole house"
    rooms = {name.split(".")[1] for name in imports_of(path) if name.startswith("halfsaid.")}
    assert rooms - {room, "__version__"} <= ARROWS[room]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_is_pure(path: Path) -> None:
    allowed = PURE.get(room_of(path))
    if allowed is None:
        return
    assert {name.split(".")[0] for name in imports_of(path)} - {"halfsaid"} <= allowed
    assert not re.search(r"\b(open|print|input)\(", path.read_text(encoding="utf-8"))


def test_no_arrow_goes_round_in_a_circle() -> None:
    seen: set[str] = set()
    while rest := set(ARROWS) - seen:
        free = {room for room in rest if ARROWS[room] <= seen}
        assert free, f"these rooms import each other in a circle: {rest}"
        seen |= free
