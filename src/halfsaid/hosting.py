"""The commands that open the house and look after what it keeps. Read by `cli` only when called for."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from halfsaid.decks import BadDeck
from halfsaid.server.serve import serve as serve_tables
from halfsaid.server.settings import Settings
from halfsaid.store import BadBackup, BadStore, Unavailable
from halfsaid.store import backup as backup_to
from halfsaid.store import restore as restore_from

_database = click.option(
    "--database", envvar="HALFSAID_DATABASE", metavar="URL", help="postgresql://…; else SQLite in the data folder."
)
_data = click.option(
    "--data",
    envvar="HALFSAID_DATA",
    type=click.Path(path_type=Path, file_okay=False),
    default=Settings().data,
    show_default=True,
    help="The folder for everything that is kept.",
)


def _whole_address(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """It goes into invitations as it is."""
    if url is not None and not re.fullmatch(r"https?://[^/?#@\s]+(/[^?#\s]*)?", url, re.IGNORECASE):
        raise click.BadParameter(f"'{url}' is no address such as https://play.example.org.")
    return url


@click.command(short_help="Open the house: the game's server.")
@click.option(
    "--host", envvar="HALFSAID_HOST", default=Settings().host, show_default=True, help="Address to listen on."
)
@click.option(
    "--port", envvar="HALFSAID_PORT", type=click.IntRange(0, 65535), default=Settings().port, show_default=True
)
@_data
@_database
@click.option("--public-url", envvar="HALFSAID_PUBLIC_URL", metavar="URL", callback=_whole_address,
              help="The address players use, behind a proxy or a container's door.")  # fmt: skip
@click.option("--proxies", envvar="HALFSAID_PROXIES", default=Settings().proxies, show_default=True,
              metavar="ADDRESSES", help="Proxies whose word on a player's address is believed.")  # fmt: skip
@click.option("--connections", envvar="HALFSAID_CONNECTIONS", type=click.IntRange(min=1),
              default=Settings().connections, show_default=True,
              help="So many may one address hold at once; proxies are not counted.")  # fmt: skip
@click.option("--keep-days", envvar="HALFSAID_KEEP_DAYS", type=click.FloatRange(min=0.01), default=Settings().keep_days,
              show_default=True, help="Tables untouched for so long are deleted.")  # fmt: skip
@click.option("--log-level", envvar="HALFSAID_LOG_LEVEL", default="info", show_default=True,
              type=click.Choice(["debug", "info", "warning", "error"]))  # fmt: skip
@click.option("--mind-url", envvar="HALFSAID_MIND_URL", metavar="URL",
              help="An OpenAI-compatible endpoint with a vision model, for stronger bots.")  # fmt: skip
@click.option("--mind-model", envvar="HALFSAID_MIND_MODEL", metavar="NAME", help="Which of its models.")
@click.option("--mind-key", envvar="HALFSAID_MIND_KEY", metavar="KEY",
              help="Its key; better in the variable, where nobody sees it.")  # fmt: skip
def serve(**chosen: Any) -> None:  # Any: each option has the type that its field in Settings has
    """Serve tables until stopped with Ctrl-C.

    Every option can also be set by an environment variable: HALFSAID_ and its name in capitals.
    """
    with _troubles():
        serve_tables(Settings(**chosen))


@click.command(short_help="Save every table to a file.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@_data
@_database
def backup(file: Path, data: Path, database: str | None) -> None:
    """Save every table, its log and all settings to FILE, while the server may go on.

    The file fits either database: one saved from SQLite can be restored into PostgreSQL.
    """
    with _troubles():
        counts = backup_to(Settings(data=data, database=database).store_url(), file)
    click.echo(f"Saved {counts.tables} tables to {click.format_filename(file)}.")


@click.command(short_help="Fill an empty database from a saved file.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@_data
@_database
def restore(file: Path, data: Path, database: str | None) -> None:
    """Fill an empty database from FILE: all of it or, if anything is wrong, nothing."""
    with _troubles():
        counts = restore_from(file, Settings(data=data, database=database).store_url())
    click.echo(f"Restored {counts.tables} tables.")


@contextmanager
def _troubles() -> Iterator[None]:
    try:
        yield
    except (BadBackup, BadStore) as trouble:
        raise click.ClickException(trouble.sentence) from None
    except BadDeck as trouble:
        raise click.ClickException(str(trouble)) from None
    except Unavailable:
        raise click.ClickException("The database does not answer.") from None
