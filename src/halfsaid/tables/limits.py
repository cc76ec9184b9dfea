"""Limits for new acts, which old logs may exceed: too long, too many, unknown, or made for an older state.

Limits change, and old logs stay readable. Therefore only new acts are checked here, never those of a log. A `Bucket`
limits how fast something is done.
"""

from collections.abc import Callable, Mapping

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
    ChangePicture,
    ChooseColour,
    Configure,
    Explain,
    JoinAudience,
    KeepPicture,
    KeepRecording,
    Open,
    Play,
    Rename,
    Say,
    Seen,
    Shelve,
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
MOST_PICTURES = 120  # of people's own, at a table
TITLE_LENGTH = 60
WORDS_LENGTH, MOST_CLUES, MOST_LANGUAGES = 500, 24, 8  # of a picture's description or idea; ideas in a language
_SHORTEST_TIMER, _LONGEST_TIMER = 5, 30 * 24 * 3600


def check_new(act: Act, after: Table) -> None:  # noqa: PLR0912  # a line for each
    """Refuse this act if it is beyond a limit. `after`: the table as it would be then."""
    match act:
        case Play() | Seen():
            pass  # most acts; the fold has checked all of them
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
        case KeepPicture() | ChangePicture() | Shelve():
            _check_own(act, after)


def _check_own(act: KeepPicture | ChangePicture | Shelve, after: Table) -> None:
    match act:
        case KeepPicture() if len(after.own.pictures) > MOST_PICTURES:
            raise NotAllowed("shelf_full", "This table's shelf is full.")
        case KeepPicture(description=description):
            _check_words(description, {})
        case ChangePicture(description=description, clues=clues):
            _check_words({} if description is UNSET else description, {} if clues is UNSET else clues)
        case Shelve(title=str(title)) if not is_line(title.strip(), TITLE_LENGTH):
            raise NotAllowed("title", f"A title has one to {TITLE_LENGTH} characters, in one line.")


def _check_name(name: str, after: Table) -> None:
    tidy = tidy_name(name)
    if not is_line(tidy, NAME_LENGTH):
        raise NotAllowed("name", f"A name has one to {NAME_LENGTH} characters.")
    names = [*(place.name for place in after.sitting), *(each.name for each in after.audience)]
    if any(other != tidy and look_alike(other, tidy) for other in names):
        raise NotAllowed("name_taken", "Somebody here has a name that looks the same.")


def _check_choices(act: Configure, after: Table) -> None:
    if act.language is not UNSET and act.language not in LANGUAGES:
        raise NotAllowed("language", "Halfsaid does not speak that language.")
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


def is_language(code: str) -> bool:
    """Whether this can be the code of a language, any language."""
    return len(code) in (2, 3) and code.isascii() and code.isalpha() and code.islower()


def _check_words(description: Mapping[str, str], clues: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse what is no text for a card. It may be in any language."""
    languages = {*description, *clues}
    lines = [*description.values(), *(clue for each in clues.values() for clue in each)]
    proper = all(map(is_language, languages)) and len(languages) <= MOST_LANGUAGES
    few = all(len(each) <= MOST_CLUES for each in clues.values())
    if not (proper and few and all(is_line(line, WORDS_LENGTH) for line in lines)):
        raise NotAllowed(
            "words", f"Each text of a picture is one line of at most {WORDS_LENGTH} characters, in a known language."
        )


def _check_setup(setup: Setup, after: Table) -> None:
    """Refuse a setup for other people or another choice: somebody may have come or gone since it was made."""
    edition, players = edition_named(after.edition), len(after.places)
    dealt = effective_options(edition, players) if setup.options is None else setup.options
    chosen = effective_options(edition, players, after.options)
    if (setup.edition, setup.players, dealt) != (edition.name, players, chosen):
        raise NotAllowed("table_changed", "The table has changed meanwhile; look, and begin again.")


class Bucket:
    """Limits how fast something is done: `burst` at once, then `per_second`."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_per_second")  # there are several for each connection

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left = burst
        self._at = now()

    def take(self, much: float = 1) -> bool:
        """Take this much if it is left. Return whether it was."""
        has = self.has(much)
        if has:
            self._left -= much
        return has

    def has(self, much: float = 1) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= much

    def is_full(self) -> bool:
        """Whether the bucket is full again, and so can be forgotten."""
        return self.has(self._burst)
