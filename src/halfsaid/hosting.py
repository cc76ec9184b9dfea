"""The commands that run the server, and back up and restore its data. `cli` imports it only when needed."""

import ipaddress
import logging
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, BinaryIO

import click

from halfsaid.decks import BadDeck, deck_folders
from halfsaid.server.address import BadAuthority, CannotListen
from halfsaid.server.logs import log_to
from halfsaid.server.serve import serve as serve_tables
from halfsaid.server.settings import Settings, data_folder
from halfsaid.store import BadBackup, BadStore, Unavailable
from halfsaid.store import backup as backup_to
from halfsaid.store import restore as restore_from

_DEFAULT = Settings(data=Path())
_TELL_EVERY = 1000  # rows

log = logging.getLogger(__name__)


def _home() -> Path:
    try:
        return data_folder()
    except RuntimeError:
        raise click.UsageError("This user has no home folder: say with --data where to keep everything.") from None


def _home_as_shown() -> str:
    try:
        return str(data_folder())
    except RuntimeError:
        return "none: this user has no home"


_database = click.option(
    "--database", envvar="HALFSAID_DATABASE", metavar="URL", help="postgresql://…; else SQLite in the data folder."
)
data_option = click.option(
    "--data",
    envvar="HALFSAID_DATA",
    type=click.Path(path_type=Path, file_okay=False),
    default=_home,
    show_default=_home_as_shown(),
    help="The folder for everything that is kept.",
)
decks_option = click.option(
    "--decks", envvar="HALFSAID_DECKS", metavar="URL",
    help="s3://…: where several servers share decks; else decks/ in the data folder.",
)  # fmt: skip
_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))


def _address(example: str) -> Callable[[click.Context, click.Parameter, str | None], str | None]:
    """Return a check for a whole address with scheme and host."""

    def check(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
        if url is not None and not re.fullmatch(r"https?://[^/?#@\s]+(/[^?#\s]*)?", url, re.IGNORECASE):
            raise click.BadParameter(f"'{url}' is no address such as {example}.")
        return url

    return check


def _proxies(_: click.Context, __: click.Parameter, addresses: str) -> str:
    for address in (each.strip() for each in addresses.split(",") if each.strip() not in ("", "*")):
        try:
            ipaddress.ip_network(address)
        except ValueError:
            raise click.BadParameter(
                f"'{address}' is no address such as 10.0.0.2, nor a network such as 10.0.0.0/24."
            ) from None
    return addresses


@click.command
@click.option("--host", envvar="HALFSAID_HOST", default=_DEFAULT.host, show_default=True, help="Address to listen on.")
@click.option("--port", envvar="HALFSAID_PORT", type=click.IntRange(0, 65535), default=_DEFAULT.port, show_default=True,
              help="Port to listen on; 0: any free one.")  # fmt: skip
@click.option("--https", envvar="HALFSAID_HTTPS", is_flag=True,
              help="Also https, with a certificate of our own that devices can be taught to trust.")  # fmt: skip
@click.option("--https-port", envvar="HALFSAID_HTTPS_PORT", type=click.IntRange(0, 65535), default=_DEFAULT.https_port,
              show_default=True, help="The port for it.")  # fmt: skip
@data_option
@decks_option
@_database
@click.option("--public-url", envvar="HALFSAID_PUBLIC_URL", metavar="URL", callback=_address("https://play.example.org"),
              help="The address players use, behind a proxy or a container's door.")  # fmt: skip
@click.option("--proxies", envvar="HALFSAID_PROXIES", default=_DEFAULT.proxies, show_default=True, callback=_proxies,
              metavar="ADDRESSES", help="Proxies whose word on a player's address is believed.")  # fmt: skip
@click.option("--connections", envvar="HALFSAID_CONNECTIONS", type=click.IntRange(min=1),
              default=_DEFAULT.connections, show_default=True,
              help="So many may one address hold at once; proxies are not counted.")  # fmt: skip
@click.option("--keep-days", envvar="HALFSAID_KEEP_DAYS", type=click.FloatRange(min=0.01), default=_DEFAULT.keep_days,
              show_default=True, help="Tables untouched for so long are deleted.")  # fmt: skip
@click.option("--uploads", envvar="HALFSAID_UPLOADS", type=click.Choice(["off", "tables", "owner"]),
              show_default="tables at home, owner where the world finds us",
              help="Who may bring pictures: nobody, every table, or tables with an invitation of yours.")  # fmt: skip
@click.option("--uploads-table", envvar="HALFSAID_UPLOADS_TABLE", type=click.FloatRange(min=1), metavar="MB",
              default=_DEFAULT.uploads_table, show_default=True, help="So much may a table keep of them.")  # fmt: skip
@click.option("--uploads-total", envvar="HALFSAID_UPLOADS_TOTAL", type=click.FloatRange(min=0.1), metavar="GB",
              default=_DEFAULT.uploads_total, show_default=True, help="So much all tables together.")  # fmt: skip
@click.option("--log-level", envvar="HALFSAID_LOG_LEVEL", default="info", show_default=True,
              type=click.Choice(["debug", "info", "warning", "error"]), help="How much is told.")  # fmt: skip
@click.option("--mind-url", envvar="HALFSAID_MIND_URL", metavar="URL", callback=_address("http://localhost:11434/v1"),
              help="An OpenAI-compatible endpoint with a vision model, for stronger bots.")  # fmt: skip
@click.option("--mind-model", envvar="HALFSAID_MIND_MODEL", metavar="NAME", help="Which of its models.")
@click.option("--mind-key", envvar="HALFSAID_MIND_KEY", metavar="KEY",
              help="Its key; better in the variable, where nobody sees it.")  # fmt: skip
@click.pass_context
def serve(context: click.Context, /, **chosen: Any) -> None:  # Any: each option has the type of its field in Settings
    """Serve tables until stopped with Ctrl-C.

    Every option can also be set by an environment variable: HALFSAID_ and its name in capitals.
    """
    settings = Settings(**chosen)
    log_to(level=settings.log_level)
    _warn_of_unknown_variables({str(each.envvar) for each in context.command.params if isinstance(each, click.Option)})
    with _troubles():
        serve_tables(settings)


def _warn_of_unknown_variables(known: set[str]) -> None:
    """Warn of HALFSAID_ variables that are no setting: they may be mistyped."""
    for name in sorted(name for name in os.environ if name.startswith("HALFSAID_") and name not in known):
        nearest = get_close_matches(name, known, n=1)
        log.warning("%s is no setting%s", name, f"; is {nearest[0]} meant?" if nearest else ".")


@click.command
@_file
@data_option
@_database
def backup(file: Path, data: Path, database: str | None) -> None:
    """Save every table, its log and all settings to FILE, while the server may go on.

    FILE may be -, for standard output. It fits either database: one saved from SQLite can be restored into PostgreSQL.
    """
    to = _stream(file, sys.stdout)
    with _troubles(), _counting() as tick:
        counts = backup_to(Settings(data=data, database=database).store_url(), to or file, tick)
    where = "" if to else f" to '{click.format_filename(file)}'"
    click.echo(f"Saved {_tables(counts.tables)}{where}.", err=to is not None)
    if deck_folders(data / "decks"):
        click.echo(f"Decks are not in it: keep '{data / 'decks'}' too.", err=to is not None)
    if any((data / "brought").glob("own-*")):
        click.echo(f"Pictures brought to tables are not in it: they are in '{data / 'brought'}'.", err=to is not None)


@click.command
@_file
@data_option
@_database
def restore(file: Path, data: Path, database: str | None) -> None:
    """Fill an empty database from FILE: all of it or, if anything is wrong, nothing.

    FILE may be -, for standard input.
    """
    with _troubles(), _counting() as tick:
        source = _stream(file, sys.stdin) or file
        counts = restore_from(source, Settings(data=data, database=database).store_url(), tick=tick)
    click.echo(f"Restored {_tables(counts.tables)}.")


def _stream(file: Path, standard: Any) -> BinaryIO | None:  # Any: typeshed has no type for what may be closed
    """Return the standard stream if the file is a dash; None: it is a file."""
    if str(file) != "-":
        return None
    if standard is None:
        raise click.ClickException("A standard stream that this needs is closed.")
    stream: BinaryIO = standard.buffer
    return stream


@contextmanager
def _counting() -> Iterator[Callable[[], None]]:
    """Show on a terminal how many rows were done. Yield what to call for each row."""
    count, shows = 0, sys.stderr is not None and sys.stderr.isatty()

    def tick() -> None:
        nonlocal count
        count += 1
        if shows and count % _TELL_EVERY == 0:
            click.echo(f"\r{count:,} rows ", err=True, nl=False)

    try:
        yield tick
    finally:
        if shows and count >= _TELL_EVERY:
            click.echo("\r\033[K", err=True, nl=False)


def _tables(number: int) -> str:
    return f"{number} table" if number == 1 else f"{number} tables"


@contextmanager
def _troubles() -> Iterator[None]:
    try:
        yield
    except (BadAuthority, BadBackup, BadDeck, BadStore, CannotListen, Unavailable) as trouble:
        raise click.ClickException(str(trouble)) from None
