"""The Python packages a house is installed with, each with its licence: python requirements/licences.py

Reads what is pinned in serve.txt and what the installed packages say of themselves; writes LICENSES/python.txt.
"""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

_ROOT = Path(__file__).parent.parent
_LONGEST = 60  # characters: some put the whole text where the name should be


def main() -> None:
    pinned = re.findall(r"^([\w.-]+)==([\w.]+)", (_ROOT / "requirements" / "serve.txt").read_text(), re.MULTILINE)
    lines = [f"{name} {version}: {_licence(name)}" for name, version in pinned]
    text = "Python packages that a house is installed with. Each brings its own notices.\n\n" + "\n".join(lines) + "\n"
    (_ROOT / "LICENSES" / "python.txt").write_text(text)


def _licence(name: str) -> str:
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return "on other systems only"
    said = next((str(about[name]) for name in ("License-Expression", "License") if name in about), "")
    if said and len(said) <= _LONGEST and "\n" not in said:
        return said
    classified = [each.split(" :: ")[-1] for each in about.get_all("Classifier") or () if each.startswith("License")]
    return ", ".join(classified) or "see its own notices"


if __name__ == "__main__":
    main()
