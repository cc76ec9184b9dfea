"""A recorded clue as it is brought to a table: told from its bytes, or refused."""

from halfsaid.recordings import LONGEST_SECONDS, BadRecording, examine
from halfsaid.tables.acts import KeepRecording
from halfsaid.tables.keys import new_key
from halfsaid.tables.table import NotAllowed

AUDIO_BYTES, VIDEO_BYTES = 1024 * 1024, 4 * 1024 * 1024

_GRACE_SECONDS = 1.0  # people and browsers stop a recording late


def brought(data: bytes) -> KeepRecording:
    """A recording under a new name, or a refusal of what is none, too long or too large."""
    try:
        heard = examine(data)
    except BadRecording:
        raise NotAllowed("recording_unknown", "This is no sound or film as browsers record them.") from None
    if heard.seconds > LONGEST_SECONDS + _GRACE_SECONDS:
        raise NotAllowed("recording_long", f"A recorded clue lasts at most {LONGEST_SECONDS:.0f} seconds.")
    if len(data) > (AUDIO_BYTES if heard.kind == "audio" else VIDEO_BYTES):
        raise NotAllowed("recording_large", "A recorded sound has at most 1 MB, a film 4 MB.")
    return KeepRecording(new_key(), heard.kind, heard.media_type, heard.seconds, len(data))
