"""Others hardly notice who asks for much. The small version is part of every test run; `make soak` asks for longer."""

from pathlib import Path
from statistics import median

from bench.strain import LONGEST_WAIT, MOST_MEMORY, measured


async def test_others_play_on_while_somebody_asks_for_records_and_albums(tmp_path: Path) -> None:
    found = await measured(tmp_path, entries=3000, seconds=3.0)
    assert found.answers.keys() <= {200, 201}
    assert found.peak - found.before < MOST_MEMORY
    # A busy machine keeps everyone waiting; folding a log for every question kept others waiting forty times as long.
    assert median(found.strained) < max(LONGEST_WAIT, 8 * median(found.quiet))
