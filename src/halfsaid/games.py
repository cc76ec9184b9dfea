"""The commands about games and their records: simulate, verify, score. Read by `cli` only when called for."""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

import click
import msgspec
from msgspec import Struct

from halfsaid import records, simulation
from halfsaid.files import whole_file
from halfsaid.rules import EDITIONS, Award, edition_named, effective_options, explain
from halfsaid.rules.editions import check_players
from halfsaid.rules.scoring import total
from halfsaid.rules.turns import HandedIn, PlayedTurn, Votes, judge
from halfsaid.rules.words import shown


class ScoreInput(Struct, forbid_unknown_fields=True):
    """The input of `halfsaid score`."""

    edition: str
    players: int
    storyteller: int
    handed_in: tuple[HandedIn, ...]
    votes: tuple[Votes, ...]
    board: tuple[str, ...] | None = None
    veto: int | None = None
    options: dict[str, int | str | bool | None] = {}


class ScoredReason(Struct):
    reason: str
    points: int
    votes: int
    text: str


class ScoreOutput(Struct):
    """The output of `halfsaid score`. Lists are by seat, in `team` by team."""

    points: list[int]
    reasons: list[list[ScoredReason]]


@click.command
@click.option("--edition", type=click.Choice(list(EDITIONS)), required=True, help="Which rules to play.")
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same bytes.")
@click.option("--deck-size", type=click.IntRange(1, 100_000), default=84, show_default=True, help="Cards in the deck.")
@click.option("--option", "pairs", multiple=True, metavar="KEY=VALUE", help="An option of the game; may be repeated.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="A file instead of standard output.")
def simulate(
    edition: str, players: int, games: int, seed: int, deck_size: int, pairs: tuple[str, ...], out: Path | None
) -> None:
    """Play random legal games and write their records, one a line.

    A file given with --out appears whole or not at all.

    \b
    Options of a game, as KEY=VALUE:
      target=20           points that end it (classic, original, odyssey)
      rounds=2            times everyone tells (party, team)
      bonus_cap=3         most points a turn for votes on one's card, or none (all but party)
      lone_finder=true    a single finder and the storyteller get 4 (original)
      mime_or_song=true   the clue may be mimed or sung (original)
      finish_round=true   the game ends when everyone has told equally often (classic, original, odyssey)
      begins=random       who tells first: announce or random

    \b
    Example:
      halfsaid simulate --edition odyssey --players 9 --games 100 --seed 7 --out games.jsonl
    """
    games_played = simulation.random_records(edition, players, games, seed, deck_size, _options(pairs))
    with (
        _output(out) as file,
        click.progressbar(
            games_played, length=games, label="Playing", file=sys.stderr, hidden=not sys.stderr.isatty()
        ) as bar,
    ):
        for game in bar:
            file.write(records.write(game) + b"\n")


@click.command
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
def verify(files: tuple[Path, ...]) -> None:
    """Check files of records, one a line, against the rules.

    Prints each fault with its game and turn, then the counts. The exit status is 0 if every game is
    right and 1 if any is not. Where a record carries its seed, the deal, every board and every draw are
    checked against it too.

    \b
    Example:
      halfsaid verify games.jsonl
    """
    contents = [(path, _lines(path)) for path in files]
    faults = sum([_verify_file(path, lines) for path, lines in contents])
    sys.exit(1 if faults else 0)


@click.command
def score() -> None:
    """Score one turn: JSON on standard input, points with their reasons on standard output.

    Seats count from 0, slots from 1. "board" (the cards, slot 1 first) may be left out: then the slots
    are the handed-in cards in the order given. "options", and "veto" except in party, may be left out.

    \b
    Example:
      echo '{"edition": "classic", "players": 4, "storyteller": 0,
             "handed_in": [{"seat": 0, "cards": ["a"]}, {"seat": 1, "cards": ["b"]},
                           {"seat": 2, "cards": ["c"]}, {"seat": 3, "cards": ["d"]}],
             "votes": [{"seat": 1, "slots": [1]}, {"seat": 2, "slots": [2]},
                       {"seat": 3, "slots": [2]}]}' | halfsaid score
    \b
    gives
      {"points": [3, 5, 0, 0],
       "reasons": [[{"reason": "told", "points": 3, "votes": 0, "text": "some found your card, but not all +3"}], …]}
    In party add "veto": 2; options are written as in a record: "options": {"bonus_cap": null}.
    """
    try:
        text = _standard(sys.stdin).read()
        turn = msgspec.json.decode(text, type=ScoreInput)
        records.refuse_twins(text)
    except (ValueError, RecursionError) as error:
        raise click.ClickException(f"This is not a turn as JSON: {error}.") from None
    edition = edition_named(turn.edition)
    check_players(edition, turn.players)
    options = effective_options(edition, turn.players, turn.options)
    handed_in = tuple([card for entry in turn.handed_in for card in entry.cards])
    board = handed_in if turn.board is None else turn.board
    played = PlayedTurn(turn.storyteller, turn.handed_in, board, turn.votes, turn.veto)
    awards = judge(edition, options, turn.players, played)
    result = ScoreOutput([total(each) for each in awards], [[_reason(award) for award in each] for each in awards])
    click.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))


def _options(pairs: Iterable[str]) -> dict[str, object]:
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.ClickException(f"An option is written key=value, not {pair!r}.")
        if name in given:
            raise click.ClickException(f"The option {name!r} is given twice.")
        given[name] = _value(value)
    return given


def _value(text: str) -> object:
    words: dict[str, object] = {"true": True, "false": False, "none": None, "null": None}
    if text.lower() in words:
        return words[text.lower()]
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


def _standard(stream: TextIO | None) -> BinaryIO:
    if stream is None:
        raise click.ClickException("A standard stream that this needs is closed.")
    return stream.buffer


@contextmanager
def _output(path: Path | None) -> Iterator[BinaryIO]:
    """Standard output, or a file that appears when it is whole."""
    if path is None:
        yield _standard(sys.stdout)
        return
    try:
        with whole_file(path) as file:
            yield file
    except OSError as error:
        raise click.ClickException(f"Cannot write {path}: {error.strerror}.") from None


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().splitlines()
    except OSError as error:
        raise click.ClickException(f"Cannot read {path}: {error.strerror}.") from None


def _verify_file(path: Path, lines: list[bytes]) -> int:
    name = click.format_filename(path)
    games = turns = faults = 0
    for line in lines:
        if not line.strip():
            continue
        games += 1
        try:
            record = records.read(line)
            turns += len(record.turns)
            records.verify(record)
        except records.Fault as fault:
            faults += 1
            click.echo(f"{name}: game {games}: {shown(str(fault))}")
    if games == 0:
        click.echo(f"{name}: there is no game in it")
        return 1
    click.echo(f"{name}: {_count(games, 'game')}, {_count(turns, 'turn')}, {_count(faults, 'fault')}")
    return faults


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _reason(award: Award) -> ScoredReason:
    return ScoredReason(award.reason, award.points, award.votes, explain(award))
