"""What players do. One definition for the engine, the log and the wire.

Old logs must decode for ever: tags stay, and a new field needs a default.
"""

from typing import Literal

from msgspec import Struct

from halfsaid.rules.refusals import IllegalMove
from halfsaid.rules.words import is_one_line, says_something

CLUE_LENGTH = 200

ClueKind = Literal["text", "aloud", "audio", "video"]


class Clue(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What the storyteller says. `aloud`: said, sung or mimed at the table, so there need be no text.

    `recording`: where those who keep recordings have this one; what is in it is not the rules' affair.
    """

    kind: ClueKind
    text: str | None = None
    recording: str | None = None


class GiveClue(Struct, frozen=True, tag="give_clue", tag_field="move", gc=False):
    """The storyteller speaks, holding `card`; in `party` tied to no card (None)."""

    seat: int
    clue: Clue
    card: str | None = None


class MendClue(Struct, frozen=True, tag="mend_clue", tag_field="move", gc=False):
    """The storyteller writes the clue anew, before anybody has answered it."""

    seat: int
    text: str


class HandIn(Struct, frozen=True, tag="hand_in", tag_field="move", gc=False):
    """A seat slips in its card (two with three players)."""

    seat: int
    cards: tuple[str, ...]


class TakeBack(Struct, frozen=True, tag="take_back", tag_field="move", gc=False):
    """A seat takes back what it handed in, or its vote, while somebody else is still choosing."""

    seat: int


class CastVotes(Struct, frozen=True, tag="cast_votes", tag_field="move", gc=False):
    """A seat votes, or votes anew while somebody else is still thinking. `veto`: `party`'s storyteller."""

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
