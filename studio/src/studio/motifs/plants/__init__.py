"""What grows: trees by rules of growth, flowers, reeds, ivy, wheat, fruit.

Trees carry the anchors `top` and `tip_1` … `tip_12`, places at the ends of their branches to hang things on.
`wheat`, `flowers` and `fallen_leaves` are drawn at given places, as `landscape.grass` is; `ivy`, `briar` and
`roots` follow a given line.
"""

from studio.motifs.plants.blooms import (
    FlowerKind,
    bouquet,
    briar,
    cactus,
    flower,
    flowers,
    ivy,
    potted_plant,
    seaweed,
    vine,
    wreath,
)
from studio.motifs.plants.foliage import LeafKind, fallen_leaves, leaf, leaves
from studio.motifs.plants.harvest import apple, mushroom, mushrooms, nest, pear, pumpkin, reeds, sheaf, wheat
from studio.motifs.plants.trees import (
    apple_tree,
    bare_tree,
    birch,
    bough,
    crown_of_blossom,
    leafy_tree,
    poplar,
    roots,
    stump,
    willow,
)
from studio.motifs.plants.woods import bush, fir, fir_from_above, forest, hedge, tree_trunks

__all__ = [
    "FlowerKind",
    "LeafKind",
    "apple",
    "apple_tree",
    "bare_tree",
    "birch",
    "bough",
    "bouquet",
    "briar",
    "bush",
    "cactus",
    "crown_of_blossom",
    "fallen_leaves",
    "fir",
    "fir_from_above",
    "flower",
    "flowers",
    "forest",
    "hedge",
    "ivy",
    "leaf",
    "leafy_tree",
    "leaves",
    "mushroom",
    "mushrooms",
    "nest",
    "pear",
    "poplar",
    "potted_plant",
    "pumpkin",
    "reeds",
    "roots",
    "seaweed",
    "sheaf",
    "stump",
    "tree_trunks",
    "vine",
    "wheat",
    "willow",
    "wreath",
]
