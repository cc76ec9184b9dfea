"""A card painted again after every change, at once.

What is slow to load, the painting hand and the libraries under it, is loaded once. Every painting happens in a fork of
this process, which imports the motifs and the card anew. When the hand itself changes, the process begins again.
"""

import os
import sys
import time
import traceback
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

from watchfiles import Change
from watchfiles import watch as changes_in

import studio
from studio.chance import Chance
from studio.hands import hand_called
from studio.scene import Scene

SOURCE = Path(studio.__file__).parent
KINDS = (".py", ".svg", ".json")


def watch(deck_name: str, slug: str, out: Path, width: int) -> None:
    """Paint a card into `out` now and after every change of the studio, until interrupted."""
    # Nothing is drawn, but all that painting needs is in memory from here on.
    hand_called(deck_name).paint(Scene(None, (), focal=(0, 0, 1, 1)), Chance("warm"), (40, 60))
    paint_in_fork(deck_name, slug, out, width)
    for changed in _changes():
        if changed & _loaded():
            os.execv(sys.executable, [sys.executable, "-m", "studio.watching", *sys.argv[1:]])
        paint_in_fork(deck_name, slug, out, width)


def paint_in_fork(deck_name: str, slug: str, out: Path, width: int) -> None:
    """Paint once, saying how long it took, or what is wrong with the card: the next change may mend it."""
    start = time.perf_counter()
    child = get_context("fork").Process(target=_paint, args=(deck_name, slug, out, width))
    child.start()
    child.join()
    if child.exitcode == 0:
        print(f"{time.perf_counter() - start:5.1f} s  {out / slug}.png", flush=True)


def _paint(deck_name: str, slug: str, out: Path, width: int) -> None:
    from studio.darkroom import print_card  # noqa: PLC0415  (it imports cards, which must stay out of the parent)

    try:
        print_card(slug, deck_name, out, (width, width * 3 // 2))
    except Exception:
        traceback.print_exc()
        sys.exit(1)


def _changes() -> Iterator[set[Path]]:
    def ours(_: Change, path: str) -> bool:
        return path.endswith(KINDS)

    for changes in changes_in(SOURCE, watch_filter=ours, raise_interrupt=False):
        yield {Path(path) for _, path in changes}


def _loaded() -> set[Path]:
    """The source files that the parent process has in memory."""
    files = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    return {Path(file) for file in files if file}


if __name__ == "__main__":
    watch(sys.argv[1], sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]))
