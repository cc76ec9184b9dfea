"""The prints of a picture, its limits, and the reasons to refuse one: shared by decoder and pool."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

MEGA = 1024**2
LARGEST_FILE = 40 * MEGA
MOST_PIXELS = 100_000_000  # of a JPEG, which can be decoded smaller than it is
MOST_PIXELS_WHOLE = 50_000_000  # of all others: they are in memory with every pixel
LEAST_SIDE = 64
NEAR_BITS = 8  # of 64, in which the fingerprints of twins may differ

LONGEST_LINE = 500  # characters of a text about a picture

ProblemCode = Literal[
    "empty", "svg", "not_picture", "broken", "file_size", "pixels", "small", "time", "memory", "crash"
]


class PictureProblem(Struct, frozen=True, tag="problem"):
    """The reason why a file became no card: a code for programs and a sentence for people."""

    code: ProblemCode
    sentence: str


class BadPicture(Exception):
    """This file becomes no card."""

    def __init__(self, problem: PictureProblem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


def problem(code: ProblemCode, **numbers: float) -> PictureProblem:
    return PictureProblem(code, _SENTENCES[code].format(**numbers))


_SENTENCES: dict[ProblemCode, str] = {
    "empty": "It is empty.",
    "svg": "Drawings in SVG can hide programs. Save it as PNG.",
    "not_picture": "This is no picture, whatever its name says.",
    "broken": "It is damaged, or breaks off halfway. Send it again from where it came.",
    "file_size": "{megabytes:.0f} MB; one picture may have {most:.0f}.",
    "pixels": "{megapixels:.0f} megapixels; one picture of this kind may have {most:.0f}.",
    "small": "{width} × {height} pixels are too few for a card; each side needs {least}.",
    "time": "It takes too long to read.",
    "memory": "It needs more memory than one picture may have. Save it smaller.",
    "crash": "Reading it failed badly. It may be damaged: save it anew with another program.",
}


class Crop(Struct, frozen=True, tag="crop"):
    """The part of the upright picture that fills the card, each number a share of its width or height."""

    left: float
    top: float
    width: float
    height: float


class Mat(Struct, frozen=True, tag="mat"):
    """The whole picture, on a mat in its own tone."""


Frame = Crop | Mat


class Wish(Struct, frozen=True):
    """The wishes for a picture that becomes a card."""

    frame: Frame | None = None  # of the turned picture; None: the one that suits it
    turn: int = 0  # quarters of a turn, clockwise, from how its file has it
    with_whole: bool = False  # whether all of it is wanted too


AS_IT_SUITS = Wish()


class Print(Struct, frozen=True, tag="print"):
    """A picture as a card: its files by purpose, and what was found out about it."""

    small: bytes
    large: bytes
    fallback: bytes
    frame: Frame
    fingerprint: int  # 64 bits that differ little for pictures that look alike
    words: Mapping[str, str]  # captions in the file by language; "" where it names none
    told_where_or_when: bool  # the file held a place or a time, which the prints do not
    width: int  # of the turned picture that it was framed from, in pixels
    height: int
    whole: bytes | None = None  # all of the picture, upright and not turned, with nothing but its pixels: a JPEG


class Inspected(Struct, frozen=True, tag="inspected"):
    """The facts about a finished picture file."""

    kind: str  # AVIF, WEBP, JPEG …
    width: int
    height: int
    tells: bool  # it carries metadata


def one_line(text: str) -> str:
    """Return a text about a picture as one line of at most LONGEST_LINE characters."""
    line = " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"


def near(one: int, other: int) -> bool:
    """Whether two fingerprints are those of twins."""
    return (one ^ other).bit_count() <= NEAR_BITS
