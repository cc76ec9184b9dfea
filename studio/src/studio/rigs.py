"""Rigs: the weather and the light of a card as one value.

A rig is sky, light, glaze, shadow and haze. A card takes one, replaces what it wants otherwise, and composes into it:

    rig = lamplit((120, 640), wall=palette.ochre)
    return rig.scene(floor, table, cat, focal="cat")

Every card wants a key of its own: begin with a rig and leave it.
"""

from dataclasses import dataclass, replace

from studio.colour import Colour, colour
from studio.geometry import Box, Point
from studio.landscape import graded_sky, wall
from studio.scene import Glaze, Group, Lamplight, Light, Scene, Sky, Sunlight

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

    def at(self, place: Point) -> "Rig":
        """The same weather, lit from a lamp at that place."""
        return replace(self, light=Lamplight(place))


def lamplit(at: Point, paint: Colour, dark: Colour | None = None, glaze: Colour = colour("#2a1a34")) -> Rig:
    """A room at night: one lamp, walls that go dark away from it."""
    return Rig(
        wall(paint, dark or paint.darker(0.35), lines=0.4),
        Lamplight(at),
        Glaze(glaze, 0.34),
        glaze.lighter(0.15),
    )


def daylit(paint: Colour, low: Colour | None = None, direction: tuple[float, float, float] = (-0.5, -0.55, 0.6)) -> Rig:
    """A room by day, lit from a window outside the card."""
    return Rig(wall(paint, low or paint.darker(0.2), lines=0.4), Sunlight(direction), Glaze(paint.darker(0.5), 0.2))


def moonlit(moon: Point, reach: float = 240.0) -> Rig:
    """Open country under a moon."""
    stops = ((0.0, "#1c2440", 1.1), (0.45, "#3a4a78", 1.0), (0.8, "#7a86a8", 0.8), (1.0, "#a8a8b0", 0.6))
    return Rig(
        graded_sky(*stops, lines=0.6, halo=(*moon, reach)),
        Lamplight(moon),
        Glaze(colour("indigo"), 0.4),
        colour("#3a4470"),
        colour("mist blue"),
    )


def overcast() -> Rig:
    """Cold flat light from everywhere: sleet, fog, a working day."""
    stops = ((0.0, "#44546c", 0.95), (0.2, "#7d8ca0", 0.8), (0.5, "#b8c0c8", 0.6))
    return Rig(
        graded_sky(*stops, lines=0.6, unrest=1.2),
        Sunlight((-0.5, -0.6, 0.6)),
        Glaze(colour("#4a5878"), 0.2),
        colour("#4c5a7c"),
    )


def noon() -> Rig:
    """High sun, short hard shadows, a high key."""
    stops = ((0.0, "#8fc0dc", 0.7), (0.6, "#d8ecec", 0.4), (1.0, "#fbf4dc", 0.3))
    return Rig(graded_sky(*stops, lines=0.25, unrest=0.4), Sunlight((-0.2, -0.9, 0.4)), None, colour("#6a7aa8"))


def afterglow(sun: Point) -> Rig:
    """The sun just gone: everything that stands before it is dark against it."""
    stops = ((0.0, "#33406c", 1.05), (0.4, "#6a78a4", 0.9), (0.75, "#d8a8a0", 0.75), (1.0, "#e8c0a0", 0.6))
    return Rig(
        graded_sky(*stops, lines=0.5, halo=(*sun, 160)),
        Lamplight(sun),
        Glaze(colour("#3a3a6c"), 0.34),
        colour("#5a5480"),
        colour("#8f8cb0"),
    )


def snow_dusk() -> Rig:
    """Blue snow under a sky with a last warm line."""
    stops = ((0.0, "#3c4c74", 1.0), (0.5, "#8c9cc0", 0.75), (0.85, "#e8c8b8", 0.55), (1.0, "#f0dcc8", 0.4))
    return Rig(
        graded_sky(*stops, lines=0.4),
        Sunlight((-0.6, -0.4, 0.6)),
        Glaze(colour("#44548c"), 0.25),
        colour("#5a6aa0"),
        colour("#b8c4dc"),
    )
