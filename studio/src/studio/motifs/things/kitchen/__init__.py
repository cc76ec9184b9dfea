"""On the table: cups, bowls, pots."""

from studio.motifs.things.kitchen.crockery import bowl, cup, pot, teapot

__all__ = [
    "bowl",
    "cup",
    "pot",
    "teapot",
]
