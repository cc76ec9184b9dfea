"""The characters that bots play: each has a name, a temper and a strength."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

CharacterId = Literal["ottoline", "bram", "pip", "wren", "aurelio"]
Temper = Literal["poetic", "literal", "mischievous", "shy", "grand"]
Source = Literal["idea", "saying", "quote", "fragment", "sound", "concept", "motif"]


class Character(Struct, frozen=True):
    """The traits of a character. A smaller `haze` means a sharper eye."""

    id: CharacterId
    name: str
    temper: Temper
    taste: Mapping[Source, float]  # how much each source of its own clues appeals to it
    words: int  # how many words it likes a clue to have
    ease: float  # above 0: wants more people to find its clue; below 0: fewer
    vote_haze: float  # noise in its choice of a slot, in units of fit
    decoy_haze: float  # noise in its choice of a decoy
    craft: float  # weight of the listeners' likely votes in the choice of a clue, against taste and whim
    pace: tuple[float, float]  # seconds of thought, at least and at most


CHARACTERS: Mapping[str, Character] = {
    character.id: character
    for character in (
        # Strength: the clue that one listener finds and the rest do not.
        Character(
            "ottoline", "Ottoline", "poetic",
            {"fragment": 0.35, "quote": 0.3, "saying": 0.1, "concept": -0.3, "motif": -0.6, "sound": -0.2},
            words=4, ease=-0.3, vote_haze=1.2, decoy_haze=0.8, craft=3.2, pace=(2.2, 5.5),
        ),
        # Strength: finding. Sees what is there; tells plainly, sometimes too plainly.
        Character(
            "bram", "Bram", "literal",
            {"saying": 0.25, "fragment": 0.2, "concept": -0.2, "motif": -0.2, "sound": 0.0, "quote": -0.3},
            words=2, ease=0.0, vote_haze=0.4, decoy_haze=1.8, craft=2.4, pace=(1.6, 3.2),
        ),
        # Strength: decoys. Would rather mislead than be understood.
        Character(
            "pip", "Pip", "mischievous",
            {"saying": 0.35, "fragment": 0.3, "sound": 0.1, "quote": 0.0, "motif": -0.2, "concept": -0.4},
            words=3, ease=0.0, vote_haze=1.6, decoy_haze=0.0, craft=2.3, pace=(1.0, 2.6),
        ),
        # Strength: second at finding and at decoys, last at nothing. Few words.
        Character(
            "wren", "Wren", "shy",
            {"fragment": 0.35, "sound": 0.2, "saying": 0.15, "concept": -0.1, "quote": -0.1, "motif": -0.6},
            words=1, ease=0.0, vote_haze=0.85, decoy_haze=0.55, craft=3.2, pace=(2.8, 6.0),
        ),
        # Strength: the clue for the gallery: large words for large things, which most can follow.
        Character(
            "aurelio", "Aurelio", "grand",
            {"quote": 0.35, "saying": 0.3, "concept": -0.1, "fragment": 0.0, "motif": -0.6, "sound": -0.5},
            words=5, ease=0.3, vote_haze=1.2, decoy_haze=0.8, craft=3.2, pace=(1.8, 4.5),
        ),
    )
}  # fmt: skip


def character_for(name: str | None, seat: int) -> Character:
    """Return the character of this name. Without a name, or with an unknown one, the seat's number chooses."""
    return CHARACTERS.get(name or "") or list(CHARACTERS.values())[seat % len(CHARACTERS)]
