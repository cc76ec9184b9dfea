"""One readable game of each edition. After a wanted change: `make golden`, then read the diff."""

from pathlib import Path

import pytest

from support.games import setup_for
from support.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "classic": setup_for("classic", 4, deck_size=30, target=7),
    "original": setup_for("original", 3, deck_size=28, target=9, mime_or_song=True),
    "odyssey": setup_for("odyssey", 7, target=8, begins="random"),
    "party": setup_for("party", 6, deck_size=37),
    "team": setup_for("team", 6, deck_size=29),
}


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_as_it_was(name: str, regenerate: bool) -> None:
    path = GOLDEN / f"{name}.txt"
    text = playthrough(GAMES[name], seed=4)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
