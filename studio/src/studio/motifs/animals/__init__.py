"""Animals. Birds are kinds (data) in poses; fish and frogs are functions of their own; four legs are in `figures`.

crow("perched")   pigeon("standing")   fish("carp", bend=1.0)   frog()
"""

from studio.motifs.animals.birds import Bird, BirdPose, bird, crow, pigeon, wren
from studio.motifs.animals.fishes import FishKind, fish
from studio.motifs.animals.small import frog

__all__ = [
    "Bird",
    "BirdPose",
    "FishKind",
    "bird",
    "crow",
    "fish",
    "frog",
    "pigeon",
    "wren",
]
