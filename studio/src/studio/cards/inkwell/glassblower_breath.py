"""The Glassblower's Breath: which of the two is holding the other up?"""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import limb, outline, rim, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import Group, Lamplight, Scene, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/glassblower_breath")
JOIN, LIPS = (420.0, 640.0), (434.0, 762.0)  # where the glass ends, and where he does


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    wall = graded((palette.soot, palette.ember, palette.furnace), weight=1.0)
    return Rig(wall, Lamplight((470.0, 1060.0)), None, palette.shade).scene(
        DRAWN("shop", palette), DRAWN("bubble", palette), blower(palette), focal="bubble"
    )


def blower(palette: Palette) -> Group:
    """The cap has not reached the floor yet."""
    man = DRAWN.outline("man")
    cap = outline("232,1010! 226,986 250,968 284,974 296,996! 316,1002 322,1012 300,1014!")
    shadow = limb("330,1166 430,1172 520,1166", [8, 34, 8])
    return group(
        Wash(solid(shadow), palette.soot, "shadow", 1.0, 5),
        metal(limb([LIPS, JOIN], [11, 13]), palette.iron, "pipe", form=6, line=2.0),
        lit(man, palette.soot, "blower", weight=1.4),
        Veil(rim(man, 3, -6), palette.blaze, "light", 0.9, 1.2),
        plain(cap, palette.soot, "cap", weight=1.3, form=8, line=2.0),
        name="blower",
    )
