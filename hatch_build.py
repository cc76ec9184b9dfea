"""`pip install .` builds the page people play on. In a checkout `make` does, whenever its sources change."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
from npm import npm


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version != "editable" and (npm("ci", "--silent") or npm("run", "--silent", "build")):
            raise RuntimeError("The page could not be built.")
