"""The Thirteenth Hat: count the hats, then count the plates."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Scene, Sunlight, group

DRAWN = Sheet("inkwell/thirteenth_hat")
LIGHT = Sunlight((-0.5, -0.6, 0.6))
# Round the table; after the tortoise somebody is missing.
THERE = ("fox", "hare", "mouse", "pig", "bear", "crocodile", "tortoise", "zebra", "elephant", "tiger", "sheep", "lion")


@card("thirteenth_hat")
def thirteenth_hat(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        floor(palette),
        DRAWN("backs"),
        DRAWN("table", palette),
        group(*(item for guest in THERE for item in DRAWN(guest)), name="company"),
        DRAWN("nobody", palette),
        focal="company",
    )


def floor(palette: Palette) -> Group:
    tiles = [
        rectangle(x, y, x + 100, y + 100) for x in range(0, 800, 100) for y in range((x // 100) % 2 * 100, 1200, 200)
    ]
    return group(
        plain(rectangle(-20, -20, 820, 1220), palette.floor, "floor", weight=0.5, form=FLAT, line=0.0),
        plain(solid(*tiles), palette.tile, "tile", weight=0.6, form=FLAT, modelling=0.2, line=1.2),
    )
