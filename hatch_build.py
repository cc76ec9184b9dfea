"""`pip install .` builds the page people play on. In a checkout `make` does, whenever its sources change."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NPM = Path(__file__).parent / "web" / "npm.py"


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "editable":
            return
        for words in (("ci", "--silent"), ("run", "--silent", "build")):
            subprocess.run([sys.executable, str(_NPM), *words], check=True)  # noqa: S603
