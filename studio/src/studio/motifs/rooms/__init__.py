"""Interiors: windows, hearths, beds, and what else stands in a room. Floors and walls are in `studio.stage`.

Furniture is seen from the front, a little from above and from the right, as
`forms.block` draws boxes, and carries anchors for what lies or sits on it: `seat`, `top`, `pillow`, `shelf_1` …
"""

from studio.motifs.rooms.beds import bed, cradle, hammock
from studio.motifs.rooms.furniture import (
    armchair,
    bench,
    chair,
    counter,
    dresser,
    rocking_chair,
    round_table,
    rug,
    shelves,
    stool,
    table,
    wardrobe,
)
from studio.motifs.rooms.hearths import fireplace, stove
from studio.motifs.rooms.openings import cobweb, curtains, drape, inner_window, pegs
from studio.motifs.rooms.sections import burrow, cutaway, staircase, vault

__all__ = [
    "armchair",
    "bed",
    "bench",
    "burrow",
    "chair",
    "cobweb",
    "counter",
    "cradle",
    "curtains",
    "cutaway",
    "drape",
    "dresser",
    "fireplace",
    "hammock",
    "inner_window",
    "pegs",
    "rocking_chair",
    "round_table",
    "rug",
    "shelves",
    "staircase",
    "stool",
    "stove",
    "table",
    "vault",
    "wardrobe",
]
