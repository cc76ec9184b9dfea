"""Peacetime: what else did these hands learn to make?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import Camera
from studio.figures.hands import Gesture, Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import Outline, Points, curve, limb, points, rectangle, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Scene, Sunlight, group

DRAWN = Sheet("inkwell/folded_sword")
LIGHT = Sunlight((-0.45, -0.7, 0.6))
PINCHING = Gesture((16, 22, 30, 40), (30, 34, 42, 50), 4, (24, 16, 8))


@card("folded_sword")
def folded_sword(chance: Chance, palette: Palette) -> Scene:
    held = group(
        *(fist(side, palette, "thumb", False) for side in (-1, 1)),
        DRAWN("crane").placed(404, 948, 1.12),
        *(fist(side, palette, "thumb", True) for side in (-1, 1)),
        name="held",
    )
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.air, weight=0.7)),
        body(palette),
        warrior(palette).placed(396, -6, 0.98, 0.07),
        held,
        focal="held",
    )


def both(path: str) -> Outline:
    """A shape and its mirror image on the other side of the face."""
    ring = curve(path, closed=True)
    return solid(ring, ring * [-1, 1])


def laced(ring: Outline, paint: Colour, palette: Palette, lace: list[Points]) -> list[Item]:
    """A row of lacquered scales with its lacing."""
    return [
        metal(ring, paint, "scales", form=14, line=2.2),
        Clip(
            ring, group(plain(solid(*(limb(way, [5, 5]) for way in lace)), palette.snow, "lace", weight=0.3, line=0.0))
        ),
    ]


def body(palette: Palette) -> Group:
    """Breastplate and shoulder plates, cut by the frame."""
    items: list[Item] = [
        metal(solid(curve("150,700! 400,660 650,700! 720,1230! 80,1230!", closed=True)), palette.deep, "chest", form=30)
    ]
    for side in (-1, 1):
        for row in range(6):
            top = 700 + 92 * row
            quad = np.array([(190 - 10 * row, top), (460, top + 44), (460, top + 150), (200 - 10 * row, top + 98)])
            lace = [
                points((x, top - 10 + (x - 190) * 0.16), (x + 4, top + 46 + (x - 190) * 0.16))
                for x in range(214, 460, 26)
            ]
            shift = np.array([400.0, 0.0])
            items += laced(
                solid(quad * [side, 1] + shift), palette.indigo if row % 2 else palette.blue, palette,
                [way * [side, 1] + shift for way in lace],
            )  # fmt: skip
    return group(*items, name="body")


def warrior(palette: Palette) -> Group:
    """The face nobody has seen: between peak and mask only the eyes are left."""
    return group(*neck_guard(palette), DRAWN("eyes"), DRAWN("mask"), DRAWN("helmet"), name="warrior")


def neck_guard(palette: Palette) -> list[Item]:
    items: list[Item] = []
    for row in range(4, -1, -1):
        low, wide = 400 + 72 * row, 222 + 32 * row
        ring = both(
            f"120,{low - 90}! {wide - 22},{low - 100}! {wide + 14},{low}! {wide - 90},{low + 34} 120,{low + 40}!"
        )
        lace = [points((x, low - 70), (x + 0.1 * x, low - 16)) for x in range(134, 420, 24)]
        items += laced(
            ring, palette.indigo if row % 2 else palette.blue, palette, [*lace, *(way * [-1, 1] for way in lace)]
        )
    return items


def fist(side: int, palette: Palette, word: str, chosen: bool) -> Group:
    """A gloved hand without its thumb, which lies behind the paper, or the thumb alone, which lies before it."""
    wrist = Wrist(vec(side * 7.6, -4.6, 0), vec(-side * 0.93, 0.34, 0.1), vec(0, 0.2, -0.98), side > 0, 10.6)
    arm = tube(
        [vec(side * 7.2, -4.8, 0), vec(side * 12, -8.4, 0.4), vec(side * 24, -19, 0)], [1.7, 2.6, 3.9], capped=False
    )
    parts = [
        *hand(wrist, PINCHING, palette.glove, "g", frozenset({"gsleeve"}), slim=1.15, detail=1.6),
        Part("gsleeve", arm.mesh(), palette.indigo, "sleeve", "garment", 1.0, 0.6, 1.6),
    ]
    return stage(
        [part for part in parts if (word in part.name) == chosen], Camera((404, 960), 25.0), LIGHT, "fist", pen=2.0
    )
