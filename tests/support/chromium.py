"""The browser that journeys are made with: the system's Chromium where there is one, else the one Playwright brings."""

import json
import os
import shutil
import subprocess
from importlib.resources import files


def found() -> str | None:
    """The system's, or the one that was named; None: Playwright's."""
    return os.environ.get("HALFSAID_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def version() -> str:
    """Asked without starting it."""
    if named := found():
        said = subprocess.run([named, "--version"], capture_output=True, text=True, check=False)
        return f"{said.stdout.strip() or 'no browser'} ({named})"
    known = json.loads((files("playwright") / "driver" / "package" / "browsers.json").read_bytes())["browsers"]
    return next(f"Chromium {each['browserVersion']} (Playwright’s)" for each in known if each["name"] == "chromium")
