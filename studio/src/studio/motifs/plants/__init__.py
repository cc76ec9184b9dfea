"""What grows: firs and forests, flowers, leaves, roots that follow a given line; and a nest."""

from studio.motifs.plants.blooms import FlowerKind, flower
from studio.motifs.plants.foliage import LeafKind, leaves
from studio.motifs.plants.harvest import nest
from studio.motifs.plants.trees import crown_of_blossom, roots
from studio.motifs.plants.woods import fir, fir_from_above, forest

__all__ = [
    "FlowerKind",
    "LeafKind",
    "crown_of_blossom",
    "fir",
    "fir_from_above",
    "flower",
    "forest",
    "leaves",
    "nest",
    "roots",
]
