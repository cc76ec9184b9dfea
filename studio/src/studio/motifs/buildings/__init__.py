"""What people build: houses and towers, bridges and walls, and what stands about a yard.

Houses have lit windows by option, and carry the anchors `door`, `chimney` and `window`. Any of them can be made
crooked with `forms.crooked`. Streets and stairwells in perspective are in `studio.motifs.streets`.
"""

from studio.motifs.buildings.bridges import Arch, arches, bridge, footbridge, stairway, steps, viaduct
from studio.motifs.buildings.houses import GableKind, cottage, hut, roofs, ruin, town_house, village
from studio.motifs.buildings.towers import castle, lighthouse, steeple, tower, windmill
from studio.motifs.buildings.walls import Quad, casement, chimney_stack, house_door
from studio.motifs.buildings.yard import (
    VaneKind,
    fence,
    gate,
    gravestone,
    hive,
    letterbox,
    market_stall,
    milestone,
    pedestal,
    pole,
    smoke,
    steam,
    tent,
    vane_figure,
    weathercock,
    well,
)

__all__ = [
    "Arch",
    "GableKind",
    "Quad",
    "VaneKind",
    "arches",
    "bridge",
    "casement",
    "castle",
    "chimney_stack",
    "cottage",
    "fence",
    "footbridge",
    "gate",
    "gravestone",
    "hive",
    "house_door",
    "hut",
    "letterbox",
    "lighthouse",
    "market_stall",
    "milestone",
    "pedestal",
    "pole",
    "roofs",
    "ruin",
    "smoke",
    "stairway",
    "steam",
    "steeple",
    "steps",
    "tent",
    "tower",
    "town_house",
    "vane_figure",
    "viaduct",
    "village",
    "weathercock",
    "well",
    "windmill",
]
