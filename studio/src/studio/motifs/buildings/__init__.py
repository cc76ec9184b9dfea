"""What people build: houses, a steeple, a viaduct, and what stands about a yard.

Houses have lit windows by option, and carry the anchors `door`, `chimney` and `window`. Any of them can be made
crooked with `forms.crooked`.
"""

from studio.motifs.buildings.bridges import arches, viaduct
from studio.motifs.buildings.houses import cottage, town_house, village
from studio.motifs.buildings.towers import steeple
from studio.motifs.buildings.walls import Quad, casement, chimney_stack, house_door
from studio.motifs.buildings.yard import hive, smoke

__all__ = [
    "Quad",
    "arches",
    "casement",
    "chimney_stack",
    "cottage",
    "hive",
    "house_door",
    "smoke",
    "steeple",
    "town_house",
    "viaduct",
    "village",
]
