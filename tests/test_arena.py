"""Bots against bots."""

import pytest
from click.testing import CliRunner

from halfsaid.arena import Arena, BadArena, Mean, Share, Tally, arena, named_bots, report
from halfsaid.bots.meaning import WordOverlap
from support.bots import painted

BOTS = ["bram", "pip", "random"]


def played(edition: str = "classic", players: int = 4, games: int = 2, seed: int = 0) -> dict[str, Tally]:
    contest = Arena(named_bots(BOTS, WordOverlap(), "en"), edition, players, painted(), seed)
    assert list(contest.play(games)) == list(range(games))
    return contest.tallies


def test_the_same_seed_plays_the_same_games() -> None:
    first = played()
    assert played() == first
    assert played(seed=1) != first


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 7), ("party", 6), ("team", 6), ("original", 3)])
def test_every_edition_is_counted(edition: str, players: int) -> None:
    tallies = played(edition, players, games=1)
    assert sum(sum(tally.won.values) for tally in tallies.values()) == pytest.approx(2 if edition == "team" else 1)
    assert all(bool(tally.found.of) == (edition != "party") for tally in tallies.values())


def test_intervals_say_how_little_is_known() -> None:
    share, lowest, highest = Share(3, 4).interval()
    assert lowest < share < highest
    assert highest - lowest > 0.5
    assert Share().interval() == (0.0, 0.0, 1.0)
    narrow = Share(300, 400).interval()
    assert narrow[2] - narrow[1] < 0.1
    assert Mean([1.0]).interval() == (1.0, 1.0, 1.0)
    assert Mean([1.0, 3.0]).interval()[0] == 2.0


def test_a_table_for_people() -> None:
    lines = report(played("party", 6, games=1))
    assert len(lines) == 1 + len(BOTS)
    assert "–" in lines[1]


def test_who_is_unknown_is_named() -> None:
    with pytest.raises(BadArena, match="There is no bot 'nobody'"):
        named_bots(["nobody"], WordOverlap(), "en")


def test_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.arena.best_understanding", WordOverlap)
    run = CliRunner().invoke(arena, ["--bots", "bram,random", "--games", "1", "--players", "4", "--language", "ro"])
    assert run.exit_code == 0, run.output
    assert "1 games of classic with 4 players; understanding by words" in run.output
    assert "random" in run.output
    wrong = CliRunner().invoke(arena, ["--bots", "bram,nobody"])
    assert wrong.exit_code == 1
    assert "There is no bot 'nobody'" in wrong.output
