import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from inspect import iscoroutinefunction, signature
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from evening import Evening


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine. Of what it is given, all that can be opened is open while it runs."""
    test = pyfuncitem.obj
    if not iscoroutinefunction(test):
        return None
    from running import run  # noqa: PLC0415  # the rules are tested without a server

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
    from evening import evening  # noqa: PLC0415  # all but these are tested without a browser

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
