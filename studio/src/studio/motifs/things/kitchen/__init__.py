"""On the table: a cup and a teapot."""

from studio.motifs.things.kitchen.crockery import cup, teapot

__all__ = [
    "cup",
    "teapot",
]
