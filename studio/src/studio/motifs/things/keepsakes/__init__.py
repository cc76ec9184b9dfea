"""Things worth a tale: suitcases and umbrellas, hats and boots, a crown, a globe, a doll."""

from studio.motifs.things.keepsakes.apparel import HatKind, boot, boots, hat
from studio.motifs.things.keepsakes.luggage import carpet_bag, hatbox, suitcase, umbrella
from studio.motifs.things.keepsakes.toys import doll
from studio.motifs.things.keepsakes.treasures import crown, globe

__all__ = [
    "HatKind",
    "boot",
    "boots",
    "carpet_bag",
    "crown",
    "doll",
    "globe",
    "hat",
    "hatbox",
    "suitcase",
    "umbrella",
]
