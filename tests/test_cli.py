"""The commands, run as people run them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from halfsaid import __version__


def halfsaid(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "halfsaid", *words], input=stdin, capture_output=True, text=True, check=False
    )


def test_simulated_games_verify(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    made = halfsaid(
        "simulate", "--edition", "team", "--players", "8", "--games", "3", "--seed", "4", "--out", str(games)
    )
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    to_stdout = halfsaid("simulate", "--edition", "team", "--players", "8", "--games", "3", "--seed", "4")
    assert to_stdout.stdout == games.read_text()
    checked = halfsaid("verify", str(games))
    assert (checked.returncode, checked.stdout) == (0, f"{games}: 3 games, 24 turns, 0 faults\n")


def test_verify_names_game_turn_and_fault(tmp_path: Path) -> None:
    lines = halfsaid("simulate", "--edition", "classic", "--players", "4", "--games", "2").stdout.splitlines()
    second = json.loads(lines[1])
    second["turns"][2]["points"][0] += 7
    games = tmp_path / "games.jsonl"
    games.write_text("\n".join([lines[0], "", json.dumps(second), lines[0][:-40]]))
    checked = halfsaid("verify", str(games))
    assert checked.returncode == 1
    assert "game 2: turn 3: the points are" in checked.stdout
    assert "game 3: it is not whole JSON" in checked.stdout
    assert "3 games" in checked.stdout
    assert "2 faults" in checked.stdout
    assert checked.stderr == ""


def test_an_empty_file_is_not_a_game(tmp_path: Path) -> None:
    (tmp_path / "none.jsonl").write_text("\n")
    assert halfsaid("verify", str(tmp_path / "none.jsonl")).returncode == 1


TURN = {
    "edition": "classic",
    "players": 4,
    "storyteller": 0,
    "handed_in": [{"seat": seat, "cards": [card]} for seat, card in enumerate("abcd")],
    "votes": [{"seat": 1, "slots": [1]}, {"seat": 2, "slots": [2]}, {"seat": 3, "slots": [2]}],
}


def test_score_gives_points_with_reasons() -> None:
    scored = json.loads(halfsaid("score", stdin=json.dumps(TURN)).stdout)
    assert scored["points"] == [3, 5, 0, 0]
    assert [reason["text"] for reason in scored["reasons"][1]] == [
        "found the storyteller's card +3",
        "2 votes on your card +2",
    ]
    laid = {**TURN, "board": ["d", "a", "c", "b"], "options": {"bonus_cap": 0}}
    assert json.loads(halfsaid("score", stdin=json.dumps(laid)).stdout)["points"] == [3, 0, 3, 3]


CLASSIC = "--edition classic --players 4"
PARTY = "--edition party --players 6"


@pytest.mark.parametrize(
    ("words", "stdin", "says"),
    [
        ("simulate --edition chess --players 4", {}, "'chess' is not one of"),
        ("simulate --edition classic", {}, "Missing option '--players'"),
        ("simulate --edition classic --players many", {}, "'many' is not a valid integer"),
        ("simulate --edition classic --players 9", {}, "Classic is for 3 to 8 players, not 9."),
        ("simulate --edition team --players 7", {}, "Team is for 6, 8, 10 or 12 players, not 7."),
        (f"simulate {CLASSIC} --games 0", {}, "0 is not in the range"),
        (f"simulate {CLASSIC} --deck-size 27", {}, "needs at least 28 cards"),
        (f"simulate {CLASSIC} --out /nowhere/games", {}, "Cannot write /nowhere/games"),
        (f"simulate {PARTY} --option bonus_cap=3", {}, "Party takes no option 'bonus_cap'."),
        (f"simulate {PARTY} --option loud", {}, "An option is written key=value"),
        (f"simulate {PARTY} --option rounds=2 --option rounds=3", {}, "The option 'rounds' is given twice."),
        ("verify /nowhere/games", {}, "Cannot read /nowhere/games"),
        ("verify", {}, "Missing argument"),
        ("score", {}, "This is not a turn as JSON"),
        ("score", {**TURN, "votes": [{"seat": 1, "slots": [2]}]}, "Seat 1 votes for a card of its own."),
        ("score", {**TURN, "players": 5}, "Seat 4 hands in nothing."),
        ("score", {**TURN, "options": {"target": "x"}}, "The option 'target' is a whole number"),
        ("score", {**TURN, "colour": "red"}, "unknown field `colour`"),
        ("sing", {}, "No such command 'sing'"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_two(words: str, stdin: dict[str, object], says: str) -> None:
    done = halfsaid(*words.split(), stdin=json.dumps(stdin))
    assert says in done.stderr
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_nothing_half_written_is_left_behind(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    target.mkdir()
    done = halfsaid("simulate", "--edition", "classic", "--players", "4", "--out", str(target))
    assert done.returncode == 2
    assert list(tmp_path.iterdir()) == [target]


def test_help_and_version() -> None:
    assert halfsaid("--version").stdout == f"halfsaid, version {__version__}\n"
    for command in ("simulate", "verify", "score"):
        assert command in halfsaid("--help").stdout
        assert "Example" in halfsaid(command, "--help").stdout or command == "verify"
