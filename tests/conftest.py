import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import cache
from inspect import iscoroutinefunction, ismodule, signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.evening import Evening

pytest_plugins = ["support.hanging", "support.stubborn"]

JOURNEYS = Path(__file__).parent / "e2e"
LONG_WAY = 300  # seconds that a journey may take; other tests have a minute
WAITED_WITH = {"asyncio", "subprocess", "threading", "concurrent", "socket", "playwright", "selenium"}


def pytest_report_header(config: pytest.Config) -> str | None:
    """The browser, where tests are run that need one."""
    chosen = [config.invocation_params.dir / each.partition("::")[0] for each in config.args]
    if not any(each.is_relative_to(JOURNEYS) or JOURNEYS.is_relative_to(each) for each in chosen):
        return None
    from support import chromium  # noqa: PLC0415  # all but these are tested without a browser

    return f"browser: {chromium.version()}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("journey"):
            item.add_marker(pytest.mark.timeout(LONG_WAY))
        if isinstance(item, pytest.Function) and _can_wait(item.module):
            item.add_marker("waits")


@cache
def _can_wait(module: ModuleType) -> bool:
    """It has something to wait with, or what it took from our other modules of tests has."""
    homes = {what.__name__ if ismodule(what) else getattr(what, "__module__", None) for what in vars(module).values()}
    others = [sys.modules[home] for home in homes - {None, module.__name__} if home in sys.modules]
    return any(
        other.__name__.partition(".")[0] in WAITED_WITH or (_is_ours(other) and _can_wait(other)) for other in others
    )


def _is_ours(module: ModuleType) -> bool:
    return Path(getattr(module, "__file__", None) or "/").is_relative_to(Path(__file__).parent)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine. Of what it is given, all that can be opened is open while it runs."""
    test = pyfuncitem.obj
    if not iscoroutinefunction(test):
        return None
    from support.servers import run  # noqa: PLC0415  # the rules are tested without a server

    run(_with_all_open(test, {name: pyfuncitem.funcargs[name] for name in signature(test).parameters}))
    return True


async def _with_all_open(test: Callable[..., Awaitable[None]], given: dict[str, object]) -> None:
    async with AsyncExitStack() as stack:
        for name, what in given.items():
            if isinstance(what, AbstractAsyncContextManager):
                given[name] = await stack.enter_async_context(what)
        await test(**given)


@pytest.fixture
def tonight(tmp_path: Path) -> "AbstractAsyncContextManager[Evening]":
    """An evening for a test that is a coroutine: it is opened with the test."""
    from support.evening import evening  # noqa: PLC0415  # all but these are tested without a browser

    return evening(tmp_path)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Nothing that happens in this test is an error of ours."""
    caplog.set_level(logging.WARNING)
    yield caplog
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR or record.exc_info]
    assert not errors, errors
