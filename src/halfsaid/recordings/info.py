"""The facts about a recording, and the errors of reading one."""

from typing import Literal

from msgspec import Struct

LONGEST_SECONDS = 20.0
MOST_PARTS = 20_000  # elements, pages or boxes, and samples: twenty seconds have some 2,000

Kind = Literal["audio", "video"]
# The only types that a recording is ever served with.
MediaType = Literal["audio/webm", "video/webm", "audio/ogg", "audio/mp4", "video/mp4"]


class BadRecording(Exception):
    """These bytes are no recording that we take; the message says why, for developers."""


class RecordingInfo(Struct, frozen=True):
    """The kind and length of a recording, by what its container says."""

    kind: Kind
    media_type: MediaType
    seconds: float


class PartBudget:
    """Counts the parts of a file: a hostile one may hold millions of empty ones."""

    def __init__(self) -> None:
        self._left = MOST_PARTS

    def take(self, parts: int = 1) -> None:
        self._left -= parts
        if self._left < 0:
            raise BadRecording("It is in too many parts.")
