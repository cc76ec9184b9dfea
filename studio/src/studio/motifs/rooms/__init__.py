"""Interiors: a room in perspective, its window, and what stands in it.

`Room` is the box: `room.shell()` paints floor, walls and ceiling, `room.on_floor` and `room.on_back` put a motif
where it belongs at the right size. Furniture is seen from the front, a little from above and from the right, as
`forms.block` draws boxes, and carries anchors for what lies or sits on it: `seat`, `top`, `pillow`, `shelf_1` …
"""

from studio.motifs.rooms.beds import bed, cradle, hammock, straw_bed
from studio.motifs.rooms.furniture import (
    armchair,
    bench,
    chair,
    chest_of_drawers,
    counter,
    dresser,
    dust_sheet,
    rocking_chair,
    round_table,
    rug,
    shelves,
    stool,
    table,
    wardrobe,
)
from studio.motifs.rooms.hearths import fireplace, oven, stove
from studio.motifs.rooms.openings import barred_window, cobweb, curtains, drape, inner_window, pegs, wall_mirror
from studio.motifs.rooms.sections import burrow, cutaway, staircase, vault
from studio.motifs.rooms.space import Paper, Room

__all__ = [
    "Paper",
    "Room",
    "armchair",
    "barred_window",
    "bed",
    "bench",
    "burrow",
    "chair",
    "chest_of_drawers",
    "cobweb",
    "counter",
    "cradle",
    "curtains",
    "cutaway",
    "drape",
    "dresser",
    "dust_sheet",
    "fireplace",
    "hammock",
    "inner_window",
    "oven",
    "pegs",
    "rocking_chair",
    "round_table",
    "rug",
    "shelves",
    "staircase",
    "stool",
    "stove",
    "straw_bed",
    "table",
    "vault",
    "wall_mirror",
    "wardrobe",
]
