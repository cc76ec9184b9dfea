"""The studio's commands: a thin shell on `darkroom`, `check`, `press` and `faces`."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from watchfiles import watch as watch_files

import studio
from studio import press
from studio.cards import UnknownCardError, deck, find_card
from studio.check import Report, check_cards
from studio.darkroom import Print, contact_sheet, print_cards
from studio.faces import FACES, PAGE, print_face
from studio.figures import sheets as model_sheets
from studio.proofs import KEPT, WRAPPING
from studio.texts import BadTextsError

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Paint the cards of Halfsaid.")
console = Console()

DeckName = Annotated[str, typer.Argument(help="inkwell, gloaming or lantern")]
CardNames = Annotated[list[str] | None, typer.Argument(help="cards to paint; all when none is named")]
Out = Annotated[Path, typer.Option(help="where the pictures go")]
Width = Annotated[int, typer.Option(help="width in pixels; the height is half as much again")]
Workers = Annotated[int | None, typer.Option(help="processes; one per core when not given")]
Decks = Annotated[Path, typer.Option(help="the folder of all published decks")]
Proofs = Annotated[Path, typer.Option(help="where painted cards are kept until they change")]


def _slugs(deck_name: str, cards: list[str] | None) -> list[str]:
    """The cards asked for, all when none is named."""
    try:
        return [find_card(deck_name, slug).slug for slug in cards] if cards else list(deck(deck_name))
    except (UnknownCardError, ModuleNotFoundError) as problem:
        raise _refusal(problem) from problem


def _refusal(problem: Exception) -> typer.Exit:
    console.print(f"[red]{problem}[/red]")
    return typer.Exit(1)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console)


def _paint(deck_name: str, cards: list[str] | None, out: Path, width: int, workers: int | None) -> list[Print]:
    """Paint with a progress bar, printing the time of each card; returns them in the order asked for."""
    slugs = _slugs(deck_name, cards)
    done: dict[str, Print] = {}
    with _progress() as progress:
        task = progress.add_task(deck_name, total=len(slugs))
        for printed in print_cards(deck_name, slugs, out, (width, width * 3 // 2), workers):
            done[printed.slug] = printed
            progress.console.print(f"{printed.seconds:5.1f} s  {printed.path}")
            progress.advance(task)
    return [done[slug] for slug in slugs]


@app.command()
def render(
    deck_name: DeckName, cards: CardNames = None, out: Out = Path("out"), width: Width = 800, workers: Workers = None
) -> None:
    """Paint cards of a deck."""
    _paint(deck_name, cards, out, width, workers)


@app.command()
def sheet(
    deck_name: DeckName,
    cards: CardNames = None,
    out: Out = Path("out"),
    workers: Workers = None,
    fresh: Annotated[bool, typer.Option(help="paint again what is already in --out")] = True,
    names: Annotated[bool, typer.Option("--names", help="write each card's name below it")] = False,
) -> None:
    """Paint cards and lay them side by side, 360 and 160 pixels wide: which two would you confuse?

    Instead of a deck: `people`, `figures`, or one model sheet (heads, moods, hands, poses, pairs, animals, …).
    """
    models = model_sheets.names_of(deck_name)
    if models:
        out.mkdir(parents=True, exist_ok=True)
        for name in models:
            for path in model_sheets.print_sheet(name, out):
                console.print(path)
        return
    slugs = cards or list(deck(deck_name))
    missing = [slug for slug in slugs if fresh or not (out / f"{slug}.png").exists()]
    if missing:
        _paint(deck_name, missing, out, 800, workers)
    pictures = [out / f"{slug}.png" for slug in slugs]
    for width, columns in ((360, 6), (160, 12)):
        path = out / f"sheet-{width}.png"
        contact_sheet(pictures, path, width, columns, names)
        console.print(path)


@app.command()
def check(
    deck_name: DeckName,
    cards: CardNames = None,
    measures: Annotated[bool, typer.Option("--measures", help="print what every card measures")] = False,
    decks: Decks = press.DECKS,
    proofs: Proofs = KEPT,
    workers: Workers = None,
) -> None:
    """Measure cards and name their faults, one a line; fails when there is any.

    Cards named one by one are compared with the others as these were last painted; quotas need the whole deck.
    """
    slugs = _slugs(deck_name, cards)
    with _progress() as progress:
        task = progress.add_task(deck_name, total=len(slugs))
        try:
            report = check_cards(deck_name, slugs, not cards, decks, proofs, workers, lambda _: progress.advance(task))
        except BadTextsError as problem:
            raise _refusal(problem) from problem
    if measures:
        console.print(_table(report))
    for fault in report.faults:
        print(fault)
    console.print(f"{len(slugs)} cards, {len(report.faults)} faults")
    raise typer.Exit(1 if report.faults else 0)


def _table(report: Report) -> Table:
    table = Table("card", "contrast", "subject", "barest third", "letters", "nearest", box=None)
    for column in table.columns:
        column.no_wrap = True
    for name, card in report.cards.items():
        numbers = card.measures
        other, gap = report.nearest(name)
        table.add_row(
            card.slug,
            f"{numbers.contrast:.3f}{' region' if numbers.region else ''}",
            f"{numbers.share:.1%}",
            f"{numbers.third:.0%} {numbers.third_name}",
            str(numbers.letters or "–"),
            f"{gap:.2f} {other.removeprefix(name.split('/')[0] + '/')}",
        )
    return table


@app.command()
def publish(
    deck_name: DeckName,
    out: Decks = press.DECKS,
    proofs: Proofs = KEPT,
    workers: Workers = None,
) -> None:
    """Print all cards, the cover and the back in every size the game needs, and the deck's manifest."""
    with _progress() as progress:
        task = progress.add_task(deck_name, total=len(_slugs(deck_name, None)) + len(WRAPPING))

        def tell(printed: press.Impression) -> None:
            progress.console.print(f"{printed.seconds:5.1f} s  {printed.size / 1024:4.0f} KB  {printed.slug}")
            progress.advance(task)

        try:
            edition = press.publish(deck_name, out, proofs, workers, tell)
        except (press.PressError, BadTextsError) as problem:
            raise _refusal(problem) from problem
    console.print(f"{edition.cards} cards, {edition.size / 1024**2:.1f} MB in {edition.folder}")
    if edition.removed:
        console.print(f"{len(edition.removed)} old pictures removed")


@app.command()
def faces(out: Annotated[Path, typer.Option(help="the folder of the page's faces")] = PAGE) -> None:
    """Paint the bots' faces, small squares to be seen through a circle."""
    out.mkdir(parents=True, exist_ok=True)
    for name in FACES:
        path = print_face(name, out)
        console.print(f"{path.stat().st_size / 1024:4.1f} KB  {path}")


@app.command()
def watch(
    card_name: Annotated[str, typer.Argument(help="the card to repaint whenever the source changes")],
    deck_name: Annotated[str, typer.Option("--deck")] = "inkwell",
    out: Out = Path("out"),
) -> None:
    """Repaint one card after every change of the source, in a fresh process so that the change counts."""
    command = [sys.executable, "-m", "studio", "render", deck_name, card_name, "--out", str(out)]
    subprocess.run(command, check=False)
    for _ in watch_files(Path(studio.__file__).parent, watch_filter=lambda _, path: path.endswith(".py")):
        subprocess.run(command, check=False)


if __name__ == "__main__":
    app()
