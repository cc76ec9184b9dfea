"""Makes a card of a picture that people bring, or says in one sentence why it becomes none.

A file is decoded in a process of its own (`Darkroom`) with limited memory and time, which can write no file. Only
pixels and captions come out of it. Metadata such as place and time do not.
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
    Wish,
    near,
    one_line,
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
    "Wish",
    "near",
    "one_line",
]
