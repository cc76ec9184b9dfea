"""Recorded clues as browsers make them: finds their kind and length from their bytes alone.

    info = examine(data)       # RecordingInfo(kind="audio", media_type="audio/webm", seconds=3.2), or BadRecording

The containers are walked by a few lines of our own, not by a media library. Whatever can play every format is
hundreds of thousands of lines of C that would read a stranger's bytes inside the server; here nothing is decoded,
nothing is allocated by what a file claims, every step goes forward and their number is limited. All that is asked of
a file is what a server must know: which container, which codecs, how long. What is not among the few that browsers
record is refused, whatever it may be.
"""

from halfsaid.recordings import mp4, ogg, webm
from halfsaid.recordings.info import LONGEST_SECONDS as LONGEST_SECONDS
from halfsaid.recordings.info import BadRecording as BadRecording
from halfsaid.recordings.info import Kind as Kind
from halfsaid.recordings.info import MediaType as MediaType
from halfsaid.recordings.info import RecordingInfo as RecordingInfo


def examine(data: bytes) -> RecordingInfo:
    """Return what this recording is, or raise BadRecording. It takes up to some 20 ms: not for the event loop."""
    for is_one, walk in ((webm.is_one, webm.walk), (ogg.is_one, ogg.walk), (mp4.is_one, mp4.walk)):
        if is_one(data):
            return walk(data)
    raise BadRecording("This is no container that browsers record to.")


def mended(data: bytes) -> bytes:
    """Return an examined recording so that all browsers play it. It has as many bytes as before."""
    return webm.mended(data) if webm.is_one(data) else data
