"""The moves of players. One definition for the engine, the log and the wire.

Old logs must always decode: tags stay, and a new field needs a default.
"""

from typing import Literal

from msgspec import Struct

from halfsaid.rules.refusals import IllegalMove
from halfsaid.rules.words import is_one_line, says_something

CLUE_LENGTH = 200

ClueKind = Literal["text", "aloud", "audio", "video"]


class Clue(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The storyteller's clue. `aloud`: said, sung or mimed at the table, so the text may be missing.

    `recording`: the name under which a recorded clue is kept. The rules do not look into it.
    """

    kind: ClueKind
    text: str | None = None
    recording: str | None = None


class GiveClue(Struct, frozen=True, tag="give_clue", tag_field="move", gc=False):
    """The storyteller gives the clue for `card`. In `party` it belongs to no card (None)."""

    seat: int
    clue: Clue
    card: str | None = None


class MendClue(Struct, frozen=True, tag="mend_clue", tag_field="move", gc=False):
    """The storyteller rewrites the clue before anybody has answered it."""

    seat: int
    text: str


class HandIn(Struct, frozen=True, tag="hand_in", tag_field="move", gc=False):
    """A seat hands in its card, or two cards in a game of three."""

    seat: int
    cards: tuple[str, ...]


class TakeBack(Struct, frozen=True, tag="take_back", tag_field="move", gc=False):
    """A seat takes back what it handed in, or its vote, while somebody else is still choosing."""

    seat: int


class CastVotes(Struct, frozen=True, tag="cast_votes", tag_field="move", gc=False):
    """A seat votes, or changes its vote while somebody else is still thinking. `veto`: of `party`'s storyteller."""

    seat: int
    slots: tuple[int, ...]
    veto: int | None = None


Move = GiveClue | MendClue | HandIn | TakeBack | CastVotes


def check_clue(clue: Clue, kinds: tuple[ClueKind, ...]) -> None:
    """Refuse a clue that this game does not take."""
    if clue.kind not in kinds:
        raise IllegalMove("clue_kind", f"This game takes no {clue.kind} clues.")
    if clue.text is None:
        if clue.kind == "text":
            raise IllegalMove("clue_blank", "A clue needs at least one word.")
    else:
        _check_words(clue.text)
    if clue.recording is not None and clue.kind not in ("audio", "video"):
        raise IllegalMove("clue_recording", "Only a recorded clue names a recording.")


def _check_words(text: str) -> None:
    if len(text) > CLUE_LENGTH:
        raise IllegalMove("clue_long", f"A clue has at most {CLUE_LENGTH} characters; this one has {len(text)}.")
    if not is_one_line(text):
        raise IllegalMove("clue_unprintable", "A clue is one line of ordinary characters.")
    if not says_something(text):
        raise IllegalMove("clue_blank", "A clue needs at least one word.")
