"""Animals. Four-legged ones and birds are kinds (data) in poses; sea and small creatures are functions of their own.

    fox("walking")   cat("sitting", gaze="viewer")   badger("upright", attire="coat", reach=((-0.8, 0.2),))
    crow("perched")  swan("floating")                owl("asleep")     peacock(displaying=True)
    whale()          fish("carp", bend=1.0)          snail("reaching") frog("upright", waistcoat=True)

`wearing(animal, hat_kind="bowler", scarfed=True, bespectacled=True)` hangs small clothes on the anchors eye, head
and neck, which all animals with a face have. `shadowed(animal, colour(...))` makes a dark silhouette of any.
"""

from studio.motifs.animals.birds import (
    BIRDS,
    Bird,
    BirdPose,
    bird,
    crane,
    crow,
    dove,
    duck,
    finch,
    goose,
    gull,
    hen,
    heron,
    magpie,
    mirrored_below,
    parrot,
    pigeon,
    raven,
    robin,
    rooster,
    sparrow,
    stork,
    swallow,
    swan,
    wren,
)
from studio.motifs.animals.breeds import (
    BUILDS,
    badger,
    bear,
    camel,
    cat,
    cow,
    doe,
    dog,
    donkey,
    elephant,
    fox,
    giraffe,
    goat,
    hare,
    hedgehog,
    horse,
    hound,
    kitten,
    lion,
    mole,
    mouse,
    pig,
    rabbit,
    ram,
    rat,
    sheep,
    squirrel,
    stag,
    tabby,
    tiger,
    wolf,
)
from studio.motifs.animals.dress import Attire, Hat, hat, scarf, spectacles, wearing
from studio.motifs.animals.fishes import FishKind, fish, fishbone
from studio.motifs.animals.insects import ant, bee, beetle, butterfly, dragonfly, firefly, moth, spider, web
from studio.motifs.animals.owls import OwlPose, owl, peacock
from studio.motifs.animals.quadruped import Gaze, Reach, quadruped
from studio.motifs.animals.sea import (
    crab,
    jellyfish,
    octopus,
    scallop,
    seahorse,
    starfish,
    tortoise,
    turtle,
    whale,
    whelk,
)
from studio.motifs.animals.skeleton import Build
from studio.motifs.animals.small import bat, frog, lizard, snail, snake, toad, worm
from studio.motifs.animals.stances import Pose

__all__ = [
    "BIRDS", "BUILDS", "Attire", "Bird", "BirdPose", "Build", "FishKind", "Gaze", "Hat", "OwlPose", "Pose", "Reach",
    "ant",
    "badger", "bat", "bear", "bee", "beetle", "bird", "butterfly", "camel", "cat", "cow", "crab", "crane", "crow",
    "doe", "dog", "donkey", "dove", "dragonfly", "duck", "elephant", "finch", "firefly", "fish", "fishbone", "fox",
    "frog", "giraffe", "goat", "goose", "gull", "hare", "hat", "hedgehog", "hen", "heron", "horse", "hound",
    "jellyfish", "kitten", "lion", "lizard", "magpie", "mirrored_below", "mole", "moth", "mouse", "octopus", "owl",
    "parrot", "peacock", "pig", "pigeon", "quadruped", "rabbit", "ram", "rat", "raven", "robin", "rooster",
    "scallop", "scarf", "seahorse", "sheep", "snail", "snake", "sparrow", "spectacles", "spider", "squirrel",
    "stag", "starfish", "stork", "swallow", "swan", "tabby", "tiger", "toad", "tortoise", "turtle", "wearing",
    "web", "whale", "whelk", "wolf", "worm", "wren",
]  # fmt: skip
