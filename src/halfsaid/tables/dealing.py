"""What a game is dealt from: the table as it stands, the cards of its decks, and chance."""

from collections.abc import Mapping
from secrets import token_hex

from halfsaid.decks import Deck
from halfsaid.rules import BadSetup, Setup, check_table, edition_named, effective_options
from halfsaid.tables.album import fresh
from halfsaid.tables.table import Table

COMFORTABLE_DECK = 84  # what the published games have; so many are dealt from, however many were seen before


def new_setup(table: Table, decks: Mapping[str, Deck], seen: tuple[str, ...] = ()) -> Setup:
    """The next game of this table, or a refusal. `seen`: cards that are rather left out, the last seen last."""
    edition, players = edition_named(table.edition), len(table.places)
    cards = cards_of(table.decks, decks)
    check_table(edition, players, cards)
    options = effective_options(edition, players, table.options)
    enough = max(COMFORTABLE_DECK, edition.smallest_deck(players))
    return Setup(edition.name, players, fresh(cards, seen, enough), token_hex(32), token_hex(16), options)


def cards_of(names: tuple[str, ...], decks: Mapping[str, Deck]) -> tuple[str, ...]:
    """Every card of these decks, or a refusal that names the missing deck."""
    missing = [name for name in names if name not in decks]
    if missing or not names:
        raise BadSetup("deck_missing", f"There is no deck {missing[0]!r} here." if missing else "Choose a deck.")
    return tuple(card for name in names for card in decks[name].cards)
