"""The errors with which the rules refuse something.

Refusal             a stable `code` for programs, a `sentence` for people
├── BadSetup        this game cannot be dealt
└── IllegalMove     this move cannot be played now; the game is unchanged
"""


class Refusal(Exception):
    """An expected no. Never carries a secret: neither a hand, nor an owner, nor a vote."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class BadSetup(Refusal):
    """This game cannot be dealt."""


class IllegalMove(Refusal):
    """This move cannot be played now; the game is unchanged."""
