"""What is refused of a new act though a log may hold it: too long, too many, unknown, or meant for an older state.

Limits change, and a log is read for ever. Therefore only new acts are checked here, never those of a log.
"""

from msgspec import UNSET

from halfsaid.bots.characters import CHARACTERS
from halfsaid.languages import LANGUAGES
from halfsaid.lookalikes import look_alike
from halfsaid.rules import COLOURS, Setup, edition_named, effective_options
from halfsaid.rules.words import is_line
from halfsaid.tables.acts import (
    Act,
    AddBot,
    Begin,
    ChooseColour,
    Configure,
    Explain,
    JoinAudience,
    KeepRecording,
    Open,
    Rename,
    Say,
    Sit,
    TakeSeat,
    Timers,
)
from halfsaid.tables.seating import tidy_name
from halfsaid.tables.table import NotAllowed, Table

NAME_LENGTH = 24
TALK_LENGTH = 300
MOST_SEATS = 12
MOST_AUDIENCE = 50
MOST_RECORDED = 100 * 1024 * 1024  # bytes, of all recordings at a table
MOST_DECKS, _DECK_LENGTH = 32, 64
_SHORTEST_TIMER, _LONGEST_TIMER = 5, 30 * 24 * 3600


def check_new(act: Act, after: Table) -> None:
    """Refuse this act if it is beyond a limit. `after`: the table as it would be then."""
    match act:
        case Open(host=Sit(name=name)) | Rename(name=name) | TakeSeat(name=str(name)):
            _check_name(name, after)
        case Sit(name=name) | AddBot(name=name):
            _check_name(name, after)
            if len(after.sitting) > MOST_SEATS:
                raise NotAllowed("full", f"This table is full: it has {MOST_SEATS} seats.")
            if isinstance(act, AddBot) and act.mind is not None and act.mind not in CHARACTERS:
                raise NotAllowed("mind", "There is no such bot.")
        case JoinAudience(name=name):
            _check_name(name, after)
            if len(after.audience) > MOST_AUDIENCE:
                raise NotAllowed("audience_full", f"The audience is full: {MOST_AUDIENCE} guess along already.")
        case ChooseColour() if act.colour not in COLOURS:
            raise NotAllowed("colour", "There is no such colour.")
        case Say() if not is_line(act.text.strip(), TALK_LENGTH):
            raise NotAllowed("talk", f"Say something, in one line of at most {TALK_LENGTH} characters.")
        case Explain() if act.text.strip() and not is_line(act.text.strip(), TALK_LENGTH):
            raise NotAllowed("why", f"Say why in one line of at most {TALK_LENGTH} characters.")
        case Configure():
            _check_choices(act, after)
        case Begin():
            _check_setup(act.setup, after)
        case KeepRecording() if sum(each.size for each in after.recordings) > MOST_RECORDED:
            raise NotAllowed("recordings_full", "This table has no room for more recordings; say or write the clue.")


def _check_name(name: str, after: Table) -> None:
    tidy = tidy_name(name)
    if not is_line(tidy, NAME_LENGTH):
        raise NotAllowed("name", f"A name has one to {NAME_LENGTH} characters.")
    names = [*(place.name for place in after.sitting), *(each.name for each in after.audience)]
    if any(other != tidy and look_alike(other, tidy) for other in names):
        raise NotAllowed("name_taken", "Somebody here has a name that looks the same.")


def _check_choices(act: Configure, after: Table) -> None:
    if act.language is not UNSET and act.language not in LANGUAGES:
        raise NotAllowed("language", "Bots do not speak that language.")
    if act.timers is not UNSET:
        _check_timers(act.timers)
    if act.decks is not UNSET:
        _check_decks(act.decks)
    if act.options is not UNSET:
        effective_options(edition_named(after.edition), len(after.places), act.options)


def _check_timers(timers: Timers) -> None:
    for seconds in (timers.clue, timers.hand_in, timers.vote, timers.absent):
        if seconds is not None and not _SHORTEST_TIMER <= seconds <= _LONGEST_TIMER:
            raise NotAllowed("timer", "A timer is between five seconds and thirty days.")


def _check_decks(decks: tuple[str, ...]) -> None:
    """Refuse a list that is too long or has no names. Whether there are such decks is checked in `asks`."""
    proper = all(is_line(name, _DECK_LENGTH) for name in decks)
    if len(set(decks)) != len(decks) or len(decks) > MOST_DECKS or not proper:
        raise NotAllowed("decks", f"Choose up to {MOST_DECKS} different decks by their names.")


def _check_setup(setup: Setup, after: Table) -> None:
    """Refuse a setup for other people or another choice: somebody may have come or gone since it was made."""
    edition, players = edition_named(after.edition), len(after.places)
    dealt = effective_options(edition, players) if setup.options is None else setup.options
    chosen = effective_options(edition, players, after.options)
    if (setup.edition, setup.players, dealt) != (edition.name, players, chosen):
        raise NotAllowed("table_changed", "The table has changed meanwhile; look, and begin again.")
