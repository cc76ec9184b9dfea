"""The browser that journeys are made with: the system's Chromium where there is one, else the one Playwright brings."""

import json
import os
import shutil
import subprocess
from importlib.resources import files


def found(whole: bool = False) -> str | None:
    """The path of the system's Chromium, or of the one that was named; None: use Playwright's.

    Where there is a headless shell it is taken: it starts in half the time. It shows no notifications. A test that
    needs them asks for the whole browser.
    """
    shell = None if whole else shutil.which("chromium-headless-shell")
    return os.environ.get("HALFSAID_CHROMIUM") or shell or shutil.which("chromium") or shutil.which("chromium-browser")


def version() -> str:
    """The browser's name and version, found out without opening it."""
    if named := found():
        said = subprocess.run([named, "--version"], capture_output=True, text=True, check=False)
        return f"{said.stdout.strip() or 'no browser'} ({named})"
    known = json.loads((files("playwright") / "driver" / "package" / "browsers.json").read_bytes())["browsers"]
    return next(f"Chromium {each['browserVersion']} (Playwright’s)" for each in known if each["name"] == "chromium")
