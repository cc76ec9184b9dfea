"""The Returned Hood: out of the white comes somebody who carries it very gently."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour, mix
from studio.drawings import Sheet
from studio.geometry import curve, limb, outline, rectangle, solid
from studio.landscape import snow
from studio.materials import bark
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Sky, Stop, Sunlight, Veil, group

DRAWN = Sheet("inkwell/wolf_returns_hood")
LIGHT = Sunlight((-0.5, -0.8, 0.2))
WHITE = colour("#ffffff")
# near trunks and far ones: x, breadth, how near
TRUNKS = (
    (36, 22, 0.12), (110, 16, 0.06), (366, 24, 0.14), (470, 16, 0.08), (590, 26, 0.16),
    (700, 20, 0.1), (274, 44, 0.36), (520, 70, 0.55), (742, 92, 0.8),
)  # fmt: skip


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.fog, 0.55), Stop(0.5, palette.pale, 0.3), Stop(1, palette.pale, 0.15)), lines=0.0)
    return Rig(sky, LIGHT, None, palette.fog.darker(0.3)).scene(
        group(Veil(solid(rectangle(-20, -20, 820, 1220)), WHITE, "fog", 0.7, 1.0, (0.3, 1.0))),
        birches(chance.layout.child("birches"), palette),
        DRAWN("waiting", palette),
        DRAWN("field", palette),
        DRAWN("wolf", palette),
        snow(chance.layout.child("flakes"), 60, (0, 0, 800, 1200), 8.0),
        focal="wolf",
    )


def birches(stream: Stream, palette: Palette) -> Group:
    """Trunks that are fog, and trunks that are nearly trees."""
    trunks: list[Item] = []
    for x, wide, near in TRUNKS:
        foot = 590 + 200 * near
        lean = stream.normal(0, 14)
        trunk = limb([(x + lean, -30), (x + 0.4 * lean, 320), (x, foot)], [0.8 * wide, 0.9 * wide, wide])
        marks = tuple(
            curve([(x - 0.4 * wide * s, y), (x + 0.1 * wide * s, y + 5), (x + 0.36 * wide * s, y - 2)])
            for y, s in zip(np.arange(40, foot - 40, 90) + stream.uniform(-30, 30), (1, -1) * 6, strict=False)
        )
        tone = mix(palette.fog, palette.bark, near)
        trunks.append(bark(trunk, tone, weight=0.45 + 0.4 * near, modelling=0.5 * near, line=1.6 * near))
        trunks.append(Lines(marks, 5.0 * near, palette.bark, strength=0.6))
    mist = Veil(outline("-60,500! 400,540 860,500! 860,960! -60,960!"), WHITE, "fog", 1.0, 60)
    return group(*trunks, mist, name="birches")
