"""The shell round the hand: decks, commands, the README, and who may import whom."""

import ast
import re
import subprocess
import sys
import threading
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner
from PIL import Image

import studio
from studio.cards import UnknownCardError, deck, find_card
from studio.cli import app
from studio.colour import colour
from studio.figures.sheets import SHEETS
from studio.geometry import ellipse, solid
from studio.scene import Scene, Shape, group

SOURCE = Path(studio.__file__).parent
README = SOURCE.parents[1] / "README.md"
# From the ground up: a layer imports only layers before it.
LAYERS = (
    ("compiled", "pigments"),
    ("chance", "colour"),
    ("noise",),
    ("geometry",),
    ("scene", "raster"),
    ("gists", "landscape", "swarm", "hands", "skies"),
    ("materials",),
    ("drawings", "rigs", "stage", "texts"),
    ("figures",),
    ("motifs", "preview"),
    ("cards",),
    ("darkroom", "measures", "quotas"),
    ("lettering", "proofs", "watching"),
    ("check", "press"),
    ("faces",),
    ("cli",),
    ("__main__",),
)


def test_the_deck_finds_its_cards() -> None:
    assert {"wheat_whale", "reflected_procession"} <= set(deck("inkwell"))
    with pytest.raises(UnknownCardError):
        find_card("inkwell", "no_such_card")


def test_a_card_goes_to_a_file(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["render", "inkwell", "wheat_whale", "--out", str(tmp_path), "--width", "160"])
    assert result.exit_code == 0, result.output
    with Image.open(tmp_path / "wheat_whale.png") as picture:
        assert picture.size == (160, 240)


def test_contact_sheets_come_in_two_sizes(tmp_path: Path) -> None:
    Image.new("RGB", (800, 1200)).save(tmp_path / "wheat_whale.png")
    result = CliRunner().invoke(app, ["sheet", "inkwell", "wheat_whale", "--out", str(tmp_path), "--no-fresh"])
    assert result.exit_code == 0, result.output
    assert (tmp_path / "sheet-360.png").exists() and (tmp_path / "sheet-160.png").exists()


def test_a_model_sheet_comes_large_and_as_small_as_on_a_phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dot = group(Shape(solid(ellipse(50, 75, 30)), colour("poppy red")), name="dot")
    monkeypatch.setitem(SHEETS, "dots", lambda: Scene(None, (dot,), "dot", width=100, height=150))
    result = CliRunner().invoke(app, ["sheet", "dots", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    with Image.open(tmp_path / "dots.png") as large, Image.open(tmp_path / "dots-small.png") as small:
        assert large.size == (100, 150) and small.size == (20, 30)


def test_an_unknown_card_is_refused_kindly(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["render", "inkwell", "nonsense", "--out", str(tmp_path)])
    assert result.exit_code == 1 and "nonsense" in result.output


def test_a_watched_card_is_painted_after_every_change(tmp_path: Path) -> None:
    said = ["inkwell", "heron_fitting", str(tmp_path), "80"]
    command = [sys.executable, "-m", "studio.watching", *said]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as watching:
        assert watching.stdout is not None
        try:
            assert "heron_fitting.png" in watching.stdout.readline()
            painted = (tmp_path / "heron_fitting.png").stat().st_mtime_ns
            # Only the dates of a drawing change. The watch may begin a moment after the first painting: until it is
            # heard, it is told again.
            heard = threading.Event()
            Thread(target=_touching, args=(SOURCE / "drawings" / "inkwell" / "heron_fitting.svg", heard)).start()
            try:
                assert "heron_fitting.png" in watching.stdout.readline()
            finally:
                heard.set()
            assert (tmp_path / "heron_fitting.png").stat().st_mtime_ns > painted
        finally:
            watching.terminate()


def _touching(path: Path, heard: threading.Event) -> None:
    while not heard.wait(0.5):
        path.touch()


def test_every_command_is_in_the_readme() -> None:
    text = README.read_text()
    assert app.commands and all(f"`studio {name} " in text for name in app.commands)


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for snippet in re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL):
        exec(compile(snippet, "README.md", "exec"), {"__name__": "readme"})
    assert (tmp_path / "kept_moon.png").exists()


def test_imports_go_downwards() -> None:
    height = {name: level for level, names in enumerate(LAYERS) for name in names}
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if room == "__init__":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("studio."):
                other = (node.module or "").split(".")[1]
                assert other == room or height[other] < height[room], f"{path.name} imports {node.module}"
