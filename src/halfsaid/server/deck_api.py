"""Decks and their pictures."""

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from halfsaid.decks import Card, Deck, Manifest
from halfsaid.decks.brought import KEPT
from halfsaid.languages import LANGUAGES
from halfsaid.server.desk import Desk, HttpProblem
from halfsaid.server.messages import Credits, DeckCard, DeckSummary

_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
_FOR_A_WEEK = {"cache-control": "private, max-age=604800, immutable"}  # people's own pictures: no proxy may keep them


async def decks(desk: Desk, request: Request) -> Response:
    decks = [deck.manifest for deck in desk.house.decks.values()]
    edition = " ".join(deck.edition for deck in desk.house.decks.values())
    return await desk.seldom_new(request, "decks", edition, lambda: list(map(_deck_summary, decks)))


async def deck(desk: Desk, request: Request) -> Response:
    deck = await _deck(desk, request)
    if deck is None:
        raise HttpProblem(404, "no_deck", "There is no such deck here.")
    return await desk.seldom_new(request, f"deck {deck.id}", deck.edition, lambda: _deck_cards(deck))


async def credits(desk: Desk, request: Request) -> Response:
    """Apart from the cards: who plays a game is not to be told a picture's title with it. A table's own deck has none:
    they could tell who brought a picture."""
    deck = desk.house.decks.get(request.path_params["deck"])
    if deck is None:
        raise HttpProblem(404, "no_deck", "There is no such deck here.")
    book = deck.manifest
    cards = {name: card.credit for name, card in deck.cards.items() if card.credit}
    return await desk.seldom_new(
        request, f"credits {deck.id}", deck.edition, lambda: Credits(book.credit, book.licence, cards)
    )


async def picture(desk: Desk, request: Request) -> Response:
    deck = await _deck(desk, request)
    path = deck.file(request.path_params["file"]) if deck else None
    if deck is None or path is None:
        raise HttpProblem(404, "no_picture", "There is no such picture here.")
    if deck.id in desk.house.decks:
        return FileResponse(path, headers=_FOR_A_WEEK if deck.id.startswith(KEPT) else _FOR_EVER)
    there = await desk.uploads.fetched(path)
    if there is None:
        raise HttpProblem(404, "no_picture", "There is no such picture here.")
    return FileResponse(there, headers=_FOR_A_WEEK)


async def _deck(desk: Desk, request: Request) -> Deck | None:
    """Return the deck that is asked for: everybody's, or a table's own."""
    name = request.path_params["deck"]
    return desk.house.decks.get(name) or await desk.uploads.deck_named(name)


def _deck_summary(manifest: Manifest) -> DeckSummary:
    return DeckSummary(
        id=manifest.id,
        title=dict(manifest.title),
        about=dict(manifest.about),
        licence=manifest.licence,
        cards=len(manifest.cards),
        cover=manifest.cover,
        back=manifest.back,
    )


def _deck_cards(deck: Deck) -> list[DeckCard]:
    dealt = [_deck_card(name, card, retired=False) for name, card in deck.cards.items()]
    return dealt + [_deck_card(name, card, retired=True) for name, card in deck.retired.items()]


def _deck_card(name: str, card: Card, *, retired: bool) -> DeckCard:
    ours = {tongue: card.description[tongue] for tongue in LANGUAGES if tongue in card.description}
    return DeckCard(name, card.picture, ours or dict(card.description), retired)
