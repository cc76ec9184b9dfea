"""The commands: where each is defined, and how their errors are reported.

A command's module is read when the command is called for: help and completion answer at once.
"""

import signal
import sys
from importlib import import_module
from typing import NamedTuple, NoReturn

import click
from click.shell_completion import CompletionItem

from halfsaid import __version__


class _Place(NamedTuple):
    """Where a command is defined, and the line that help has for it."""

    module: str
    line: str


_COMMANDS = {
    "arena": _Place("halfsaid.arena", "Let bots play each other, and count."),
    "backup": _Place("halfsaid.hosting", "Save every table to a file."),
    "decks": _Place("halfsaid.collection", "List decks; add, show, remove, move, check and print your own."),
    "restore": _Place("halfsaid.hosting", "Fill an empty database from a saved file."),
    "score": _Place("halfsaid.games", "Score one turn, with the reason for every point."),
    "serve": _Place("halfsaid.hosting", "Open the house: the game's server."),
    "simulate": _Place("halfsaid.games", "Play random legal games and write their records."),
    "verify": _Place("halfsaid.games", "Check records against the rules."),
}


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(import_module(_COMMANDS[cmd_name].module), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, place.line) for name, place in _COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        fitting = [(name, place.line) for name, place in _COMMANDS.items() if name.startswith(incomplete)]
        options = click.Command.shell_complete(self, ctx, incomplete)
        return [*(CompletionItem(name, help=line) for name, line in fitting), *options]


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, "-V", "--version", prog_name="halfsaid")
def app() -> None:
    """Halfsaid: a self-hosted table for picture-and-clue games."""


def main() -> None:
    """Run the commands. Any fault in the input becomes one sentence and status 2."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was half-written is removed
    try:
        app(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.ClickException as error:
        _fail(error.format_message())
    except click.Abort:
        sys.exit(130)
    except OSError as error:
        where = f" {click.format_filename(error.filename)!r}" if error.filename else ""
        _fail(f"Cannot read or write{where}: {error.strerror or error}.")
    except Exception as error:
        from halfsaid.rules import Refusal  # noqa: PLC0415  # help does without the rules

        if not isinstance(error, Refusal):
            raise
        _fail(error.sentence[:1].upper() + error.sentence[1:])  # begins with a seat's or an edition's name


def _fail(sentence: str) -> NoReturn:
    from halfsaid.rules.words import shown  # noqa: PLC0415  # help does without the rules

    click.echo(f"{shown(' '.join(sentence.split())).rstrip('.')}.", err=True)
    sys.exit(2)
