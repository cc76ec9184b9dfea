"""What an ask needs before it becomes an act: decks that are here, a recording that is one, cards to deal.

None of this is part of the fold: it looks at what this server has today, and draws by lot. What is refused of a new
act wherever it is done is in `limits`.
"""

from collections.abc import Mapping
from secrets import token_hex

from halfsaid.decks import Deck
from halfsaid.recordings import LONGEST_SECONDS, BadRecording, examine, mended
from halfsaid.rules import BadSetup, Setup, check_table, edition_named, effective_options
from halfsaid.tables.acts import Act, Configure, KeepRecording, Subscribe
from halfsaid.tables.album import fresh
from halfsaid.tables.keys import new_key
from halfsaid.tables.table import NotAllowed, Table
from halfsaid.webpush import BadSubscription, Subscription, check_subscription

AUDIO_BYTES, VIDEO_BYTES = 1024 * 1024, 4 * 1024 * 1024  # of one recording
COMFORTABLE_DECK = 84  # what the published games have; so many are dealt from, however many were seen before

_GRACE_SECONDS = 1.0  # people and browsers stop a recording late


def new_setup(table: Table, decks: Mapping[str, Deck], seen: tuple[str, ...] = ()) -> Setup:
    """Return the setup of this table's next game, or refuse. `seen`: cards to leave out, the last seen last."""
    edition, players = edition_named(table.edition), len(table.places)
    cards = cards_of(table.decks, decks)
    check_table(edition, players, cards)
    options = effective_options(edition, players, table.options)
    enough = max(COMFORTABLE_DECK, edition.smallest_deck(players))
    return Setup(edition.name, players, fresh(cards, seen, enough), token_hex(32), token_hex(16), options)


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


def check_here(ask: Configure | Subscribe, decks: Mapping[str, Deck]) -> Act:
    """Return this ask, or refuse a deck that this server does not have, or a browser that nobody can call."""
    match ask:
        case Configure(decks=tuple() as names) if names:
            cards_of(names, decks)  # or a refusal that names the missing one
        case Subscribe():
            try:
                check_subscription(Subscription(ask.endpoint, ask.p256dh, ask.auth))
            except BadSubscription:
                raise NotAllowed("subscription", "This is no browser that can be called.") from None
    return ask


def cards_of(names: tuple[str, ...], decks: Mapping[str, Deck]) -> tuple[str, ...]:
    """Return every card of these decks, or refuse and name the missing deck."""
    missing = [name for name in names if name not in decks]
    if missing or not names:
        raise BadSetup("deck_missing", f"There is no deck {missing[0]!r} here." if missing else "Choose a deck.")
    return tuple(card for name in names for card in decks[name].cards)
