"""The studio's commands: a thin shell on `darkroom`, `check`, `press`, and `faces`."""

import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click
from halfsaid.decks import FINISHED

from studio import press
from studio.cards import WRAPPING, UnknownCardError, deck, deck_names, find_card
from studio.check import Report, check_cards
from studio.darkroom import Print, contact_sheet, over_cores, print_card
from studio.faces import FACES, PAGE, print_face
from studio.figures import sheets as model_sheets
from studio.proofs import KEPT
from studio.texts import BadTextsError

FOLDER = click.Path(path_type=Path, file_okay=False)

deck_argument = click.argument("deck_name", metavar="DECK")
cards_argument = click.argument("cards", nargs=-1, metavar="[CARD]...")
out_option = click.option("--out", type=FOLDER, default="out", show_default=True, help="Where the pictures go.")
workers_option = click.option("--workers", type=click.IntRange(min=1), help="Processes; one per core if not given.")
decks_help = "The folder of all published decks; the game's own if not given."
proofs_option = click.option(
    "--proofs", type=FOLDER, default=KEPT, help="Where painted cards are kept until they change."
)


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=f"Decks: {', '.join(deck_names())}. Where CARD may be given, all cards are meant if none is.",
)
def app() -> None:
    """Paint the cards of Halfsaid."""


def _slugs(deck_name: str, cards: Sequence[str]) -> list[str]:
    """The cards asked for, all when none is named."""
    try:
        return [find_card(deck_name, slug).slug for slug in cards] if cards else list(deck(deck_name))
    except UnknownCardError as problem:
        raise click.ClickException(str(problem)) from problem


def _paint(deck_name: str, slugs: Sequence[str], out: Path, width: int, workers: int | None) -> None:
    """Paint cards, saying of each how long it took."""
    work = partial(print_card, deck_name=deck_name, out=out, size=(width, width * 3 // 2))
    for count, printed in enumerate(over_cores(work, slugs, workers), 1):
        _tell(printed, count, len(slugs))


def _tell(printed: Print, count: int, total: int) -> None:
    click.echo(f"{count:3}/{total}  {printed.seconds:5.1f} s  {printed.path}")


@app.command()
@deck_argument
@cards_argument
@out_option
@click.option("--width", type=click.IntRange(min=40), default=800, show_default=True, help="In pixels.")
@workers_option
def render(deck_name: str, cards: tuple[str, ...], out: Path, width: int, workers: int | None) -> None:
    """Paint cards of a deck."""
    _paint(deck_name, _slugs(deck_name, cards), out, width, workers)


@app.command()
@deck_argument
@cards_argument
@out_option
@workers_option
@click.option("--fresh/--no-fresh", default=True, help="Paint again what is already in --out.")
@click.option("--names", is_flag=True, help="Write each card's name below it.")
def sheet(deck_name: str, cards: tuple[str, ...], out: Path, workers: int | None, fresh: bool, names: bool) -> None:
    """Paint cards and lay them side by side, 360 and 160 pixels wide: which two would you confuse?

    Instead of a deck: `people`, `figures`, or one model sheet (heads, moods, hands, poses, pairs, animals, …).
    """
    if models := model_sheets.names_of(deck_name):
        out.mkdir(parents=True, exist_ok=True)
        for path in (path for name in models for path in model_sheets.print_sheet(name, out)):
            click.echo(path)
        return
    slugs = _slugs(deck_name, cards)
    if missing := [slug for slug in slugs if fresh or not (out / f"{slug}.png").exists()]:
        _paint(deck_name, missing, out, 800, workers)
    for width, columns in ((360, 6), (160, 12)):
        path = out / f"sheet-{width}.png"
        contact_sheet([out / f"{slug}.png" for slug in slugs], path, width, columns, names)
        click.echo(path)


@app.command()
@deck_argument
@cards_argument
@click.option("--measures", is_flag=True, help="Print what every card measures.")
@click.option("--decks", type=FOLDER, default=FINISHED, help=decks_help)
@proofs_option
@workers_option
def check(
    deck_name: str, cards: tuple[str, ...], measures: bool, decks: Path, proofs: Path, workers: int | None
) -> None:
    """Measure cards and name their faults, one a line; fails when there is any.

    Cards named one by one are compared with the others as these were last painted; quotas need the whole deck.
    """
    slugs = _slugs(deck_name, cards)
    with click.progressbar(length=len(slugs), label=deck_name) as bar:
        try:
            report = check_cards(deck_name, slugs, not cards, decks, proofs, workers, lambda _: bar.update(1))
        except BadTextsError as problem:
            raise click.ClickException(str(problem)) from problem
    if measures:
        for row in _rows(report):
            click.echo(row)
    for fault in report.faults:
        click.echo(fault)
    click.echo(f"{len(slugs)} cards, {len(report.faults)} faults")
    if report.faults:
        raise click.exceptions.Exit(1)


def _rows(report: Report) -> list[str]:
    """The measures in columns."""
    form = "{:<24} {:>8} {:<6} {:>7} {:>6} {:<8} {:>7}  {}".format
    rows = [form("card", "contrast", "", "subject", "third", "", "letters", "nearest")]
    for name, card in report.cards.items():
        numbers = card.measures
        other, gap = report.nearest(name)
        rows.append(
            form(
                card.slug,
                f"{numbers.contrast:.3f}",
                "region" if numbers.region else "",
                f"{numbers.share:.1%}",
                f"{numbers.third:.0%}",
                numbers.third_name,
                numbers.letters or "–",
                f"{gap:.2f} {other.removeprefix(name.split('/')[0] + '/')}",
            )
        )
    return rows


@app.command()
@deck_argument
@click.option("--out", type=FOLDER, default=FINISHED, help=decks_help)
@proofs_option
@workers_option
def publish(deck_name: str, out: Path, proofs: Path, workers: int | None) -> None:
    """Print all cards, the cover and the back in every size the game needs, and the deck's manifest."""
    total = len(_slugs(deck_name, ())) + len(WRAPPING)
    printed: list[str] = []

    def tell(made: press.Impression) -> None:
        printed.append(made.slug)
        click.echo(f"{len(printed):3}/{total}  {made.seconds:5.1f} s  {made.size / 1024:4.0f} KB  {made.slug}")

    try:
        edition = press.publish(deck_name, out, proofs, workers, tell)
    except (press.PressError, BadTextsError) as problem:
        raise click.ClickException(str(problem)) from problem
    click.echo(f"{edition.cards} cards, {edition.size / 1024**2:.1f} MB in {edition.folder}")
    if edition.removed:
        click.echo(f"{len(edition.removed)} old pictures removed")


@app.command()
@click.option("--out", type=FOLDER, default=PAGE, help="The folder of faces; the page's own if not given.")
def faces(out: Path) -> None:
    """Paint the bots' faces, small squares to be seen through a circle."""
    out.mkdir(parents=True, exist_ok=True)
    for name in FACES:
        path = print_face(name, out)
        click.echo(f"{path.stat().st_size / 1024:4.1f} KB  {path}")


@app.command()
@click.argument("card_name", metavar="CARD")
@click.option("--deck", "deck_name", default="inkwell", show_default=True, help="The deck it belongs to.")
@out_option
@click.option("--width", type=click.IntRange(min=40), default=400, show_default=True, help="In pixels.")
def watch(card_name: str, deck_name: str, out: Path, width: int) -> None:
    """Paint a card again after every change of its code, its drawings or its texts."""
    _slugs(deck_name, [card_name])
    # A process of its own, which has nothing in memory but the painting hand: see `watching`.
    said = [deck_name, card_name, str(out), str(width)]
    raise click.exceptions.Exit(subprocess.call([sys.executable, "-m", "studio.watching", *said]))


if __name__ == "__main__":
    app()
