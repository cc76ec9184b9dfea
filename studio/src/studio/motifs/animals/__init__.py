"""Animals. Four-legged ones and birds are kinds (data) in poses; fish and frogs are functions of their own.

    fox("walking")   rabbit("sitting", gaze="viewer")   mouse("upright", attire="coat", reach=((-0.8, 0.2),))
    crow("perched")  swan("floating")                   fish("carp", bend=1.0)   frog("upright", waistcoat=True)

`shadowed(animal, colour(...))` makes a dark silhouette of any.
"""

from studio.motifs.animals.birds import Bird, BirdPose, bird, crow, pigeon, swan, wren
from studio.motifs.animals.breeds import fox, mouse, rabbit
from studio.motifs.animals.dress import Attire
from studio.motifs.animals.fishes import FishKind, fish
from studio.motifs.animals.quadruped import Gaze, Reach, quadruped
from studio.motifs.animals.skeleton import Build
from studio.motifs.animals.small import frog
from studio.motifs.animals.stances import Pose

__all__ = [
    "Attire",
    "Bird",
    "BirdPose",
    "Build",
    "FishKind",
    "Gaze",
    "Pose",
    "Reach",
    "bird",
    "crow",
    "fish",
    "fox",
    "frog",
    "mouse",
    "pigeon",
    "quadruped",
    "rabbit",
    "swan",
    "wren",
]
