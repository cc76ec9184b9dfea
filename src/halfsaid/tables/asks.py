"""Prepares an ask before it becomes an act: finds its decks, checks its recording, chooses cards to deal.

None of this is part of the fold, because it depends on what this server has, and on chance. Limits that depend on the
table alone are in `limits`.
"""

from collections.abc import Mapping
from secrets import token_hex

from halfsaid.decks import Deck
from halfsaid.recordings import LONGEST_SECONDS, BadRecording, examine, mended
from halfsaid.rules import BadSetup, Setup, check_table, edition_named, effective_options
from halfsaid.tables.acts import Act, Configure, KeepRecording, KeyHash, SeatId, Subscribe
from halfsaid.tables.bringing import flagged_cards
from halfsaid.tables.keys import new_key
from halfsaid.tables.limits import Bucket
from halfsaid.tables.log_writer import ActOrMaker
from halfsaid.tables.table import NotAllowed, Table

AUDIO_BYTES, VIDEO_BYTES = 1024 * 1024, 4 * 1024 * 1024  # of one recording
COMFORTABLE_DECK = 84  # as in published games; at least this many are dealt from, even if some were seen before

_GRACE_SECONDS = 1.0  # people and browsers stop a recording late


def new_setup(
    table: Table, decks: Mapping[str, Deck], seen: tuple[str, ...] = (), unwanted: frozenset[str] = frozenset()
) -> Setup:
    """Return the setup of this table's next game, or refuse.

    `seen`: cards to leave out, the last seen last; `unwanted`: those that the server's owner takes out everywhere.
    """
    edition, players = edition_named(table.edition), len(table.places)
    allowed = tuple(card for card in cards_of(table.decks, decks) if card not in unwanted)
    cards = _wanted(allowed, flagged_cards(table), edition.smallest_deck(players))
    check_table(edition, players, cards)
    options = effective_options(edition, players, table.options)
    enough = max(COMFORTABLE_DECK, edition.smallest_deck(players))
    return Setup(edition.name, players, fresh(cards, seen, enough), token_hex(32), token_hex(16), options)


def _wanted(cards: tuple[str, ...], unwanted: frozenset[str], fewest: int) -> tuple[str, ...]:
    """These cards without the unwanted ones; with them, where there would be too few."""
    wanted = tuple(card for card in cards if card not in unwanted)
    return wanted if len(wanted) >= fewest else cards


def recording_act(data: bytes) -> tuple[KeepRecording, bytes]:
    """Return the act that keeps a recording under a new name, and the bytes to keep.

    Refuse what is no recording, or too long, or too large.
    """
    try:
        info = examine(data)
    except BadRecording:
        raise NotAllowed("recording_unknown", "This is no sound or film as browsers record them.") from None
    if info.seconds > LONGEST_SECONDS + _GRACE_SECONDS:
        raise NotAllowed("recording_long", f"A recorded clue lasts at most {LONGEST_SECONDS:.0f} seconds.")
    if len(data) > (AUDIO_BYTES if info.kind == "audio" else VIDEO_BYTES):
        raise NotAllowed("recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
    return KeepRecording(new_key(), info.kind, info.media_type, info.seconds, len(data)), mended(data)


def check_available(ask: Configure | Subscribe, decks: Mapping[str, Deck]) -> Act:
    """Return this ask, or refuse a deck that this server does not have, or a browser that cannot be called."""
    match ask:
        case Configure(decks=tuple() as names) if names:
            cards_of(names, decks)  # or a refusal that names the missing one
        case Subscribe():
            _check_browser(ask)
    return ask


def _check_browser(ask: Subscribe) -> None:
    from halfsaid.webpush import BadSubscription, Subscription, check_subscription  # noqa: PLC0415  # slow to load

    try:
        check_subscription(Subscription(ask.endpoint, ask.p256dh, ask.auth))
    except BadSubscription:
        raise NotAllowed("subscription", "This is no browser that can be called.") from None


def cards_of(names: tuple[str, ...], decks: Mapping[str, Deck]) -> tuple[str, ...]:
    """Return every card of these decks, or refuse and name the missing deck."""
    missing = [name for name in names if name not in decks]
    if missing or not names:
        raise BadSetup("deck_missing", f"There is no deck {missing[0]!r} here." if missing else "Choose a deck.")
    return tuple(card for name in names for card in decks[name].cards)


def fresh(cards: tuple[str, ...], seen: tuple[str, ...], enough: int) -> tuple[str, ...]:
    """Return these cards without those seen most recently, as long as `enough` are left."""
    spare = max(0, len(cards) - enough)
    here = set(cards)
    left_out = set([card for card in reversed(seen) if card in here][:spare])
    return tuple(card for card in cards if card not in left_out)


def rate_limited(act: ActOrMaker, key: KeyHash, buckets: Mapping[SeatId, Bucket], too_fast: NotAllowed) -> ActOrMaker:
    """Return a maker of this act that refuses if its seat acts too fast. It counts once, even if it is tried again."""
    may = False

    def spared(table: Table) -> Act:
        nonlocal may
        may = may or buckets[table.seat_of(key)].take()
        if not may:
            raise too_fast
        return act(table) if callable(act) else act

    return spared
