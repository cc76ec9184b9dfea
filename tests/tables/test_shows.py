"""The server holds the clocks for a show that the page stages: both count the same seconds."""

from pathlib import Path

import msgspec

from halfsaid.rules import EDITIONS, Clue, EditionId, Reveal
from halfsaid.tables.pacing import LONGEST_SHOW, show_seconds

_SHOWS = Path(__file__).parents[2] / "web" / "tests" / "shows.json"


class Show(msgspec.Struct):
    """A finished turn, and how long its show lasts. The page's own tests read the same file."""

    edition: EditionId
    storyteller: int
    owners: tuple[int, ...]
    votes: tuple[tuple[int, ...], ...]
    veto: int | None
    seconds: float


def test_a_show_lasts_as_long_as_the_page_stages_it() -> None:
    shows = msgspec.json.decode(_SHOWS.read_bytes(), type=list[Show])
    assert {(show.edition, len(show.votes)) for show in shows} == {
        (name, players) for name, edition in EDITIONS.items() for players in edition.players
    }
    for show in shows:
        board = tuple(f"deck/{slot}" for slot in range(len(show.owners)))
        reveal = Reveal(
            show.storyteller, Clue("text", "Almost home"), board, show.owners, show.votes, show.veto, (), (), (), False
        )
        assert round(show_seconds(reveal, EDITIONS[show.edition]), 3) == show.seconds <= LONGEST_SHOW
