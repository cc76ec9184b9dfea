"""What stands in a room, seen from the front and a little from above, with anchors for what lies or sits on it."""

from studio.motifs.rooms.furniture import stool

__all__ = [
    "stool",
]
