import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden file of scenes anew")


def pytest_collection_finish() -> None:
    """A scene is made of a million small things and no ring of references: looking for one is a sixth of the time."""
    gc.disable()


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
