"""A release, in dist/: wheel, sdist, the pinned requirements and their checksums. `make release` runs it.

Made of what is committed, nothing else. The sdist is built twice and the wheel twice, from the sdist and in different
places: the same bytes must come out. Then the wheel alone is installed where nothing else is, without Node, and a turn
is played on it.
"""

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from halfsaid import __version__
from support.players import all_up_to_date, seated, visitor
from support.servers import free_port

ROOT = Path(__file__).parent
DIST = ROOT / "dist"
UV = ROOT / ".tools" / "bin" / "uv"


NAME = f"halfsaid-{__version__}"


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="halfsaid-release-") as name:
        place = Path(name)
        sdist, wheel = build(place)
        look_into(sdist, wheel)
        try_out(place / "clean", wheel)
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        for file in (sdist, wheel):
            shutil.copy(file, DIST)
        shutil.copy(ROOT / "requirements" / "serve.txt", DIST / f"{NAME}-requirements.txt")
    sums = [f"{checksum(file)}  {file.name}\n" for file in sorted(DIST.iterdir())]
    (DIST / "SHA256SUMS").write_text("".join(sums))
    print("".join(sums), end="")


def build(place: Path) -> tuple[Path, Path]:
    """The sdist of what is committed, and the wheel of that."""
    committed = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, check=True)  # noqa: S607
    os.environ["SOURCE_DATE_EPOCH"] = committed.stdout.decode().strip()
    sdists = [built("sdist", checked_out(place / number)) for number in ("one", "two and a space")]
    same(sdists)
    wheels = [built("wheel", unpacked(sdists[0], place / f"from {number}")) for number in ("one", "two")]
    same(wheels)
    return sdists[0], wheels[0]


def checked_out(folder: Path) -> Path:
    folder.mkdir()
    with subprocess.Popen(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE) as archive:  # noqa: S607
        assert archive.stdout is not None
        with tarfile.open(fileobj=archive.stdout, mode="r|") as tar:
            tar.extractall(folder, filter="data")
    return folder


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as tar:
        tar.extractall(folder, filter="data")
    return folder / NAME


def built(kind: str, source: Path) -> Path:
    print(f"building the {kind} …", flush=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", kind], cwd=source, check=True)
    (file,) = (source / "dist").iterdir()
    return file


def same(files: list[Path]) -> None:
    if len({checksum(file) for file in files}) != 1:
        sys.exit(f"{files[0].name} is another one each time it is built: {', '.join(map(str, files))}")


def checksum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def look_into(sdist: Path, wheel: Path) -> None:
    """What must be in it, and what must not."""
    inside = zipfile.ZipFile(wheel).namelist()
    wanted = [
        f"{NAME}.dist-info/licenses/{name}" for name in ("LICENSE", "LICENSES/OFL-1.1.txt", "LICENSES/CC-BY-4.0.txt")
    ]
    wanted += [
        "halfsaid/server/static/index.html",
        "halfsaid/server/static/licences.txt",
        "halfsaid/server/doorstep/door.js",
    ]
    missing = [name for name in wanted if name not in inside]
    strange = [
        name for name in inside if "__pycache__" in name or not name.startswith(("halfsaid/", f"{NAME}.dist-info/"))
    ]
    if missing or strange:
        sys.exit(f"{wheel.name} lacks {missing} and has {strange}")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, {sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB")


def try_out(folder: Path, wheel: Path) -> None:
    """Install it where there is nothing, serve, and play a turn."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    install = [str(UV), "pip", "install", "--quiet", "--python", str(folder / "bin" / "python")]
    subprocess.run([*install, "--require-hashes", "--requirements", ROOT / "requirements" / "serve.txt"], check=True)
    subprocess.run([*install, "--no-deps", wheel], check=True)
    with serving(folder) as url:
        asyncio.run(play_a_turn(url))
    print("the wheel alone serves the page, and a turn was played on it")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    port, home = free_port(), folder / "home"
    home.mkdir()
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(home)}
    words = [str(folder / "bin" / "halfsaid"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(words, cwd=home, env=environment, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            while "bots understand sentences" not in (line := server.stderr.readline()):
                assert line, "it did not open"
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.communicate()


async def play_a_turn(url: str) -> None:
    async with visitor(url) as http:
        for path in ("/", "/licences.txt", "/api/decks", "/readyz"):
            (await http.get(path)).raise_for_status()
        people = await seated(http, 4)
        await people[0].do("start")
        chance = Random(1)
        for player in people:
            await player.until(lambda each: each.game)
        while people[0].game and people[0].game["turn"] == 1:
            for player in people:
                if player.is_awaited():
                    await player.play_one(chance)
            await all_up_to_date(people)
        for player in people:
            await player.disconnect()


if __name__ == "__main__":
    main()
