"""Tools and thread: what is held has its origin at the grip, its business end up unless it says otherwise."""

from studio.motifs.things.tools.needlework import button, scissors, thread
from studio.motifs.things.tools.ropes import rope_ladder

__all__ = [
    "button",
    "rope_ladder",
    "scissors",
    "thread",
]
