"""Documents are promises: what they show must run, and what there is must be in them."""

import re
from pathlib import Path

import click
import pytest

from halfsaid.cli import app

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]


def snippets() -> list[tuple[str, str]]:
    return [
        (path.name, code)
        for path in DOCUMENTS
        for code in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    ]


@pytest.mark.parametrize(("name", "code"), snippets(), ids=lambda part: part if part.endswith(".md") else "")
def test_python_in_the_documents_runs(name: str, code: str) -> None:
    exec(compile(code, name, "exec"), {})  # noqa: S102


def test_the_readme_plays_a_turn() -> None:
    assert any(name == "README.md" and "play(game" in code for name, code in snippets())


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    names = app.list_commands(click.Context(app))
    assert {name for name in names if f"`halfsaid {name}`" not in readme} == set()


def test_every_make_word_is_explained() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    words = re.findall(r"^# make ([a-z-]+)", makefile, re.MULTILINE)
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {word for word in words if f"make {word}" not in contributing} == set()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_test_that_is_named_is_there(path: Path) -> None:
    for named in re.findall(r"`(tests/[\w/.]+)`", path.read_text(encoding="utf-8")):
        assert (ROOT / named).exists(), named
