"""Rigs: the weather and the light of a card as one value.

A rig is sky, light, glaze, shadow and haze. A card has one of its own, and composes into it:

    rig = Rig(graded((palette.dusk, palette.ochre)), Lamplight((120, 640)), Glaze(palette.dusk, 0.3))
    return rig.scene(floor, table, cat, focal="cat")
"""

from dataclasses import dataclass

from studio.colour import Colour
from studio.geometry import Box
from studio.scene import Glaze, Group, Light, Scene, Sky, Sunlight

SUN = Sunlight()
VIOLET = Colour(0.416, 0.435, 0.588)


@dataclass(frozen=True)
class Rig:
    """How a card is lit. `dataclasses.replace` changes what a card wants otherwise."""

    sky: Sky | None
    light: Light = SUN
    glaze: Glaze | None = None
    shadow: Colour = VIOLET
    haze: Colour | None = None

    def scene(self, *layers: Group, focal: str | Box) -> Scene:
        """The scene of these layers in this light, far layers first."""
        return Scene(self.sky, layers, focal, self.light, self.glaze, self.shadow, self.haze)
