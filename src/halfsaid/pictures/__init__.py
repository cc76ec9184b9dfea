"""What becomes of a picture that people bring: a card, or one sentence that says why it is none.

A file is decoded in a process of its own (`Darkroom`), which may take so much memory and time and can write nothing.
Only pixels come out of it: place, time, names and whatever else a file carries stay behind.
"""

from halfsaid.pictures.darkroom import Darkroom
from halfsaid.pictures.prints import (
    LARGEST_FILE,
    BadPicture,
    Crop,
    Frame,
    Inspected,
    Mat,
    PictureProblem,
    Print,
    near,
)

__all__ = [
    "LARGEST_FILE",
    "BadPicture",
    "Crop",
    "Darkroom",
    "Frame",
    "Inspected",
    "Mat",
    "PictureProblem",
    "Print",
    "near",
]
