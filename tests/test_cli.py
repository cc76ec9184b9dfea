"""The commands, run as people run them."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote

import click
import pytest

from halfsaid import __version__
from halfsaid.cli import app


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
        ("simulate --edition classic --players 13", {}, "Classic is for 3 to 8 players, not 13."),
        ("simulate --edition team --players 1", {}, "Team is for 6, 8, 10 or 12 players, not 1."),
        (f"simulate {CLASSIC} --option target=--5", {}, "The option 'target' is a whole number"),
        (f"simulate {CLASSIC} --option target=\u0663\u0660", {}, "The option 'target' is a whole number"),
        (f"simulate {PARTY} --option bonus_cap=none", {}, "Party takes no option 'bonus_cap'."),
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


def writes_into(process: int, folder: Path) -> bool:
    """Whether it has a file open there, be it one without a name."""
    with suppress(FileNotFoundError):  # a handle that was closed meanwhile, or no /proc
        return any(folder in handle.readlink().parents for handle in Path(f"/proc/{process}/fd").iterdir())
    return len(list(folder.iterdir())) > 1


@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, 143), (signal.SIGKILL, -9)])
def test_nothing_half_written_is_left_behind(tmp_path: Path, how: int, status: int) -> None:
    target = tmp_path / "games.jsonl"
    target.write_text("what was there before")
    words = ["simulate", *CLASSIC.split(), "--games", "100000", "--out", str(target)]
    with subprocess.Popen([sys.executable, "-m", "halfsaid", *words]) as command:
        while not writes_into(command.pid, tmp_path) and command.poll() is None:
            pass
        command.send_signal(how)
    assert command.returncode == status
    assert list(tmp_path.iterdir()) == [target]
    assert target.read_text() == "what was there before"


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    words = ["simulate", *CLASSIC.split(), "--out", str(pipe)]
    with subprocess.Popen([sys.executable, "-m", "halfsaid", *words]):
        assert pipe.read_text().startswith('{"format"')
    assert pipe.is_fifo()


def test_a_file_keeps_its_rights_and_a_link_its_target(tmp_path: Path) -> None:
    target, link = tmp_path / "games.jsonl", tmp_path / "link"
    target.touch(0o600)
    link.symlink_to(target)
    assert halfsaid("simulate", *CLASSIC.split(), "--out", str(link)).returncode == 0
    assert link.is_symlink()
    assert target.stat().st_mode & 0o777 == 0o600
    assert target.stat().st_size


@pytest.mark.parametrize("redirect", ["score <&-", f"simulate {CLASSIC} >&-", f"simulate {CLASSIC} >/dev/full"])
def test_closed_and_full_streams_get_a_sentence(redirect: str) -> None:
    words = f"{quote(sys.executable)} -m halfsaid {redirect}"
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_fault_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text('{"format": "halfsaid-record/1", "\\u001b[31m": 1}')
    assert "\x1b" not in halfsaid("verify", str(tmp_path / "bad.jsonl")).stdout


def test_help_and_version() -> None:
    assert halfsaid("--version").stdout == halfsaid("-V").stdout == f"halfsaid, version {__version__}\n"
    help = halfsaid("--help").stdout
    assert halfsaid().stdout == help
    for command in ("simulate", "verify", "score"):
        assert command in help
        assert "Example" in halfsaid(command, "--help").stdout


def test_help_and_completion_read_no_more_than_they_show() -> None:
    """They answer at once: neither the rules, nor the server, nor a database's driver is read for them."""
    code = (
        "import sys; from halfsaid.cli import app; app(['--help'], standalone_mode=False); print(sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not re.findall(r"'(halfsaid\.(?!cli)\w+|msgspec|sqlite3|psycopg|starlette|asyncio)'", done.stdout)
    environment = {**os.environ, "_HALFSAID_COMPLETE": "bash_complete", "COMP_WORDS": "halfsaid ser", "COMP_CWORD": "1"}
    words = [sys.executable, "-c", "import sys; sys.argv[0] = 'halfsaid'; from halfsaid.cli import main; main()"]
    assert subprocess.run(words, env=environment, capture_output=True, text=True, check=False).stdout == "plain,serve\n"


def test_every_command_has_its_line_in_the_help() -> None:
    context = click.Context(app)
    for name in app.list_commands(context):
        command = app.get_command(context, name)
        assert command is not None
        assert command.name == name
