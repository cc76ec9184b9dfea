"""On the table: cups and kettles, bowls and pots, a spoon."""

from studio.motifs.things.kitchen.crockery import bowl, cup, kettle, pot, teapot
from studio.motifs.things.kitchen.larder import spoon

__all__ = [
    "bowl",
    "cup",
    "kettle",
    "pot",
    "spoon",
    "teapot",
]
