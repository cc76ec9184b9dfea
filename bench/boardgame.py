"""boardgame.io beside us: a game of the same shape, in memory, with its own clients, as fast as it goes.

npm ci --prefix bench/boardgame_io      once; it is no part of the project
python -m bench.boardgame
"""

import json
import shutil
import subprocess
from pathlib import Path

from bench import servers
from bench.crowd import Tally
from bench.load import Stretch
from support.servers import free_port

_HERE = Path(__file__).parent / "boardgame_io"
_MATCHES = 100


def main() -> None:
    if (theirs := measure(10.0)) is None:
        print("boardgame.io is not installed: npm ci --prefix bench/boardgame_io")
    else:
        print_boardgame(theirs)


def measure(seconds: float) -> Stretch | None:
    """Play 100 matches of six. None if it is not installed."""
    node = shutil.which("node")
    if node is None or not (_HERE / "node_modules").is_dir():
        return None
    port = free_port()
    serving = subprocess.Popen([node, "server.cjs", str(port)], cwd=_HERE, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        servers.wait_until_open(port)
        return _play(node, servers.Process(serving.pid, port), seconds)
    finally:
        serving.terminate()
        serving.wait()


def _play(node: str, server: servers.Process, seconds: float) -> Stretch:
    words = [node, "players.cjs", str(server.port), str(_MATCHES), str(seconds)]
    with subprocess.Popen(words, cwd=_HERE, stdout=subprocess.PIPE, text=True) as players:  # noqa: S603
        assert players.stdout is not None
        players.stdout.readline()  # they have warmed up
        before = server.cpu_seconds()
        counts = json.loads(players.stdout.readline())
        used = server.cpu_seconds() - before
    tally = Tally()
    tally.moves, tally.deliveries = counts["moves"], counts["deliveries"]
    return Stretch(tally, seconds, used)


def print_boardgame(theirs: Stretch) -> None:
    print("boardgame.io, in memory, as fast as it goes")
    print(f"    {theirs.moves():>8,.0f} moves/s   {theirs.deliveries():>8,.0f} deliveries/s")
    print(f"    {theirs.cost():.1f} µs a delivery, {theirs.cost_of_move():.0f} µs a move")


if __name__ == "__main__":
    main()
